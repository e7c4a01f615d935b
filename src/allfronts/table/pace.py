"""How fast is played: as long as one likes, so long a move, or out of a bank that grows with every move."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..kernel.mistake import Mistake

LONGEST = 24 * 60 * 60  # seconds
ALLOWED = "none, move 60, bank 600, bank 600+5"
_TEXT = re.compile(r"(?P<kind>move|bank) (?P<seconds>[0-9]{1,5})(?:\+(?P<more>[0-9]{1,5}))?")


@dataclass(frozen=True)
class Pace:
    """Seconds. With neither of the first two nobody's time runs."""

    move: int = 0
    bank: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        sensible = all(0 <= each <= LONGEST for each in (self.move, self.bank, self.increment))
        if not sensible or (self.move and self.bank) or (self.increment and not self.bank):
            raise Mistake("option", name="pace", value=str(self), allowed=ALLOWED)

    def __str__(self) -> str:
        if self.move:
            return f"move {self.move}"
        if self.bank:
            return f"bank {self.bank}" + (f"+{self.increment}" if self.increment else "")
        return "none"

    @classmethod
    def parse(cls, text: str) -> Pace:
        found = _TEXT.fullmatch(text)
        if text == "none":
            return cls()
        if not found or (found["kind"] == "move" and found["more"]) or not int(found["seconds"]):
            raise Mistake("option", name="pace", value=text, allowed=ALLOWED)
        seconds = int(found["seconds"])
        return cls(move=seconds) if found["kind"] == "move" else cls(bank=seconds, increment=int(found["more"] or 0))

    @property
    def runs(self) -> bool:
        return bool(self.move or self.bank)

    def at_first(self) -> float:
        """What a seat begins a war with."""
        return float(self.move or self.bank)

    def after_a_move(self, left: float) -> float:
        return float(self.move) if self.move else left + self.increment
