"""Which war is to be fought: edition, length, scoring, and what is left to chance."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ...kernel.mistake import Mistake
from .state import FIRST_EDITION, NONE, REVISED, State
from .war import ask_chance, clear_table

EDITIONS = {"revised": REVISED, "2019": FIRST_EDITION}
SCORING = ("standard", "beginner")
THEATERS = ("air", "land", "sea")
FIRST = {"random": NONE, "one": 0, "two": 1}
LONGEST = 999


@dataclass(frozen=True)
class Options:
    """Validated: an impossible choice is a Mistake that names what is allowed."""

    edition: str = "revised"
    scoring: str = "standard"
    target: int = 0  # points that win the war; 0: the usual 12, for beginners 3
    theaters: tuple[str, ...] = ()  # from left to right; left out: in random order
    first: str = "random"  # who has the first turn of the war

    def __post_init__(self) -> None:
        if self.target == 0:
            object.__setattr__(self, "target", 3 if self.scoring == "beginner" else 12)
        self._one_of("edition", self.edition, EDITIONS)
        self._one_of("scoring", self.scoring, SCORING)
        self._one_of("first", self.first, FIRST)
        if not 1 <= self.target <= LONGEST:
            raise Mistake("option", name="target", value=self.target, allowed=f"1-{LONGEST}")
        if self.theaters and sorted(self.theaters) != sorted(THEATERS):
            allowed = f"{','.join(THEATERS)} (in any order)"
            raise Mistake("option", name="theaters", value=",".join(self.theaters), allowed=allowed)

    def _one_of(self, name: str, value: str, allowed: dict[str, int] | tuple[str, ...]) -> None:
        if value not in allowed:
            raise Mistake("option", name=name, value=value, allowed=", ".join(allowed))

    def __str__(self) -> str:
        """One line that `parse` reads: every choice, in a fixed order."""
        theaters = ",".join(self.theaters) or "random"
        return (
            f"edition={self.edition} scoring={self.scoring} target={self.target} theaters={theaters} first={self.first}"
        )

    @classmethod
    def parse(cls, line: str) -> Options:
        names = [field.name for field in fields(cls)]
        given: dict[str, str] = {}
        for word in line.split():
            name, sign, value = word.partition("=")
            if not sign or name not in names or name in given:
                raise Mistake("option", name=name, value=value, allowed=", ".join(names))
            given[name] = value
        target, theaters = given.pop("target", "0"), given.pop("theaters", "random")
        if not target.isdecimal():
            raise Mistake("option", name="target", value=target, allowed=f"1-{LONGEST}")
        row = () if theaters == "random" else tuple(theaters.split(","))
        return cls(target=int(target[:6]), theaters=row, **given)


def begin(options: Options) -> State:
    """A war before its first card: chance is asked for what the options leave open."""
    s = State.blank()
    s.edition, s.target = EDITIONS[options.edition], options.target
    s.beginner = options.scoring == "beginner"
    s.theaters, s.hand_size, s.winner = len(THEATERS), 6, NONE
    s.first, s.suit[:] = FIRST[options.first], NONE
    for column, theater in enumerate(options.theaters):
        s.suit[column] = THEATERS.index(theater)
    clear_table(s)
    ask_chance(s)
    return s
