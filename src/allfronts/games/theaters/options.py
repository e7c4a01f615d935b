"""Which war is to be fought: edition, mode, theaters, seats, length, scoring, and what is left to chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from ...kernel.masks import ONE
from ...kernel.mistake import Mistake
from .notation import SUIT_NAMES
from .ruleset import Ruleset
from .state import AIR, CARDS, FIRST_EDITION, LAND, NONE, OWN_CARDS, REVISED, SEA, SIDES, State
from .war import ask_chance, clear_table
from .words import suit_of

EDITIONS = {"revised": REVISED, "2019": FIRST_EDITION}
MODES = {"standard": 3, "epic": 5}  # how many theaters
SCORING = ("standard", "beginner")
FIRST_BOX = SUIT_NAMES[AIR], SUIT_NAMES[LAND], SUIT_NAMES[SEA]
ORDERS = ("random", "given")
FIRST = {"random": NONE, "one": 0, "two": 1}
PLAYERS = {"2": 2, "3": 3, "4": 4}
LONGEST = 999
# What the rulebooks recommend, by mode and by whether partners play: an epic war of teams is a single battle.
TARGET = {("standard", False): 12, ("epic", False): 6, ("standard", True): 6, ("epic", True): 1}
BEGINNERS_TARGET = 3
# Withdrawing costs 2, 3 and 4 points from so many cards left on: the first player's commander, the second's.
COMMANDERS = {"standard": ((4, 2, 1), (5, 3, 2)), "epic": ((6, 3, 1), (7, 4, 2))}


@dataclass(frozen=True)
class Options:
    """Validated: an impossible choice is a Mistake that names what is allowed."""

    edition: str = "revised"
    scoring: str = "standard"
    target: int = 0  # points that win the war; 0: what the rulebooks recommend
    theaters: tuple[str, ...] = ()  # left out: those of the first box; epic mode needs five
    first: str = "random"  # who has the first turn of the war
    order: str = ""  # of the theaters: random, or as given; left out: given where theaters are
    mode: str = "standard"
    players: int = 2
    ruleset: Ruleset | None = None  # cards and commanders of the table's own

    def __post_init__(self) -> None:
        self._one_of("edition", self.edition, EDITIONS)
        self._one_of("scoring", self.scoring, SCORING)
        self._one_of("first", self.first, FIRST)
        self._one_of("mode", self.mode, MODES)
        self._one_of("players", str(self.players), PLAYERS)
        order = self.order or ("given" if self.theaters else "random")
        self._one_of("order", order, ORDERS)
        self._set("order", order)
        self._set("target", self.target or self._usual_target())
        if not 1 <= self.target <= LONGEST:
            raise Mistake("option", name="target", value=str(self.target), allowed=f"1-{LONGEST}")
        self._check_theaters()
        beyond = self._beyond_first_box() if self.edition == "2019" else ""
        if beyond:
            raise Mistake("only-revised", value=beyond)

    def _usual_target(self) -> int:
        if self.scoring == "beginner":
            return BEGINNERS_TARGET
        return (self.ruleset and self.ruleset.target) or TARGET[self.mode, self.players > 2]

    def _check_theaters(self) -> None:
        if not self.theaters and self.mode == "epic":
            raise Mistake("epic-theaters", allowed=", ".join(SUIT_NAMES))
        if not self.theaters:
            self._set("theaters", FIRST_BOX)
        needed = MODES[self.mode]
        wrong = any(name not in SUIT_NAMES for name in self.theaters)
        if wrong or len(set(self.theaters)) != needed or len(self.theaters) != needed:
            value = ",".join(self.theaters)
            raise Mistake("theaters", value=value, needed=needed, allowed=", ".join(SUIT_NAMES))

    def _beyond_first_box(self) -> str:
        """The first choice that only the revised edition has."""
        if self.mode != "standard":
            return f"mode={self.mode}"
        if sorted(self.theaters) != sorted(FIRST_BOX):
            return f"theaters={','.join(self.theaters)}"
        if self.players != 2:
            return f"players={self.players}"
        return f"ruleset={self.ruleset.title}" if self.ruleset else ""

    def _one_of(self, name: str, value: str, allowed: Iterable[str]) -> None:
        if value not in allowed:
            raise Mistake("option", name=name, value=value, allowed=", ".join(allowed))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def __str__(self) -> str:
        """One line that `parse` reads: in a fixed order, what goes beyond the first box only where it is chosen."""
        usual = self.order == "random" and self.theaters == FIRST_BOX
        row = "random" if usual else ",".join(self.theaters)
        words = [f"edition={self.edition}", f"scoring={self.scoring}", f"target={self.target}"]
        words += [f"theaters={row}", f"first={self.first}"]
        words += ["order=random"] if self.order == "random" and not usual else []
        words += [f"mode={self.mode}"] if self.mode != "standard" else []
        words += [f"players={self.players}"] if self.players != 2 else []
        return " ".join(words + ([f"ruleset={self.ruleset}"] if self.ruleset else []))

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
        players, ruleset = given.pop("players", "2"), given.pop("ruleset", "")
        if not (target.isascii() and target.isdecimal()):
            raise Mistake("option", name="target", value=target, allowed=f"1-{LONGEST}")
        if players not in PLAYERS:
            raise Mistake("option", name="players", value=players, allowed=", ".join(PLAYERS))
        row = () if theaters == "random" else tuple(theaters.split(","))
        own = Ruleset.parse(ruleset) if ruleset else None
        return cls(target=int(target[:6]), theaters=row, players=PLAYERS[players], ruleset=own, **given)


def settled(options: Options) -> dict[str, Any]:
    """What is always so in wars of these options: the constants of `words.py` that a compiler may be told."""
    abilities = options.ruleset.abilities() if options.ruleset else range(CARDS)
    possible = sum({1 << abilities[card] for card in range(CARDS) if SUIT_NAMES[suit_of(card)] in options.theaters})
    return {
        "ABILITIES": np.uint64(possible),
        "TEAMS": options.players > SIDES,
        "CARDS_OF_OWN": options.ruleset is not None,
    }


def begin(options: Options) -> State:
    """A war before its first card: chance is asked for what the options leave open."""
    s = State.blank()
    s.edition, s.target = EDITIONS[options.edition], options.target
    s.beginner = options.scoring == "beginner"
    s.theaters, s.seats = MODES[options.mode], options.players
    s.first, s.suit[:] = FIRST[options.first], NONE
    s.cheap[:] = (options.ruleset and options.ruleset.commanders) or COMMANDERS[options.mode]
    clear_table(s)
    suits = [SUIT_NAMES.index(theater) for theater in options.theaters]
    if options.order == "given":
        s.suit[: len(suits)] = suits
    else:
        for suit in suits:
            s.options |= ONE << type(ONE)(suit)
    if options.ruleset:
        s.edition, s.ability[:] = OWN_CARDS, options.ruleset.abilities()
    ask_chance(s)
    return s
