"""Cards and commanders of a table's own, in a short text.

It puts other names and abilities on cards, for people whose box says otherwise; the abilities are those of both boxes.

    # From the box on our shelf
    name: Olena's box
    card I5 Interception: Containment
    card D5 Peace Talks: none
    commander first: 4 2 1
    commander second: 5 3 2
    target: 12

A commander says from how many cards left on withdrawing costs 2, 3 and 4 points; with fewer left it costs 6.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from ...kernel.mistake import Mistake
from .cards import HEAVY_BOMBERS
from .notation import CARD_NAMED, CODE
from .state import CARDS

NO_ABILITY = "none"
COMMANDERS = ("first", "second")
MOST_POINTS, MOST_CARDS, LONGEST_TITLE = 999, 30, 30
_TITLE = re.compile(r"[^\W_][\w '’.-]*")
_LINE = re.compile(r"\s*(?P<key>name|card|commander|target)\b\s*(?P<what>[^:]*?)\s*:\s*(?P<value>.*?)\s*$")


@dataclass(frozen=True)
class OwnCard:
    card: int
    title: str
    like: int  # the card of the boxes whose ability it has


@dataclass(frozen=True)
class Ruleset:
    title: str
    cards: tuple[OwnCard, ...] = ()
    commanders: tuple[tuple[int, ...], ...] | None = None
    target: int = 0

    def abilities(self) -> list[int]:
        """For every card, the card whose ability it has."""
        changed = {own.card: own.like for own in self.cards}
        return [changed.get(card, card) for card in range(CARDS)]

    def __str__(self) -> str:
        """Without spaces, as it stands in the options of a game."""
        lines = [f"name:{self.title}", *(f"card {CODE[own.card]} {own.title}:{_like(own)}" for own in self.cards)]
        for commander, numbers in zip(COMMANDERS, self.commanders or (), strict=False):
            lines.append(f"commander {commander}:{' '.join(map(str, numbers))}")
        lines += [f"target:{self.target}"] if self.target else []
        return ";".join(lines).replace(" ", "_")

    @classmethod
    def parse(cls, text: str) -> Ruleset:
        """What `str` writes."""
        return cls.read(text.replace("_", " ").replace(";", "\n"))

    @classmethod
    def read(cls, text: str) -> Ruleset:
        """The ruleset of a file's text; a Mistake says which line cannot be, and what may stand there."""
        return _Reader(text).ruleset()


def _like(own: OwnCard) -> str:
    return NO_ABILITY if own.like == HEAVY_BOMBERS else CODE[own.like]


class _Reader:
    def __init__(self, text: str):
        self.lines = text.splitlines()
        self.line = 0
        self.title, self.target = "", 0
        self.cards: dict[int, OwnCard] = {}
        self.commanders: dict[str, tuple[int, ...]] = {}

    def ruleset(self) -> Ruleset:
        for line in self.lines:
            self.line += 1
            if line.strip() and not line.lstrip().startswith("#"):
                found = _LINE.match(line)
                if not found:
                    self._stop(line.strip(), "name: ..., card I5 Interception: A5, commander first: 4 2 1, target: 12")
                getattr(self, f"_{found['key']}")(found["what"], found["value"])
        self.line = max(self.line, 1)
        if not self.title:
            self._stop("-", "name: ...")
        if len(self.commanders) == 1:
            self._stop(next(iter(self.commanders)), "commander first, commander second")
        both = tuple(self.commanders[name] for name in COMMANDERS) if self.commanders else None
        return Ruleset(self.title, tuple(self.cards[card] for card in sorted(self.cards)), both, self.target)

    def _name(self, what: str, value: str) -> None:
        if what or self.title:
            self._stop(what or value, "name: ...")
        self.title = self._titled(value)

    def _card(self, what: str, value: str) -> None:
        code, _, title = what.partition(" ")
        card = CODE.index(code.upper()) if code.upper() in CODE else -1
        if card < 0 or card in self.cards:
            self._stop(code or "-", ", ".join(each for n, each in enumerate(CODE) if n not in self.cards))
        like = HEAVY_BOMBERS if value.lower() == NO_ABILITY else CARD_NAMED.get(value.lower(), -1)
        if like < 0:
            self._stop(value or "-", ", ".join((NO_ABILITY, *CODE)))
        self.cards[card] = OwnCard(card, self._titled(title), like)

    def _commander(self, what: str, value: str) -> None:
        if what not in COMMANDERS or what in self.commanders:
            self._stop(what or "-", ", ".join(name for name in COMMANDERS if name not in self.commanders))
        words = value.split()
        numbers = tuple(int(word) for word in words if re.fullmatch("[0-9]{1,2}", word))
        falling = sorted(numbers, reverse=True) == list(numbers)
        if len(words) != 3 or len(numbers) != 3 or not falling or numbers[0] > MOST_CARDS:
            self._stop(value or "-", f"4 2 1 (0-{MOST_CARDS})")
        self.commanders[what] = numbers

    def _target(self, what: str, value: str) -> None:
        if what or self.target or not re.fullmatch("[0-9]{1,3}", value) or not int(value):
            self._stop(value or "-", f"1-{MOST_POINTS}")
        self.target = int(value)

    def _titled(self, title: str) -> str:
        title = " ".join(title.split())
        if not _TITLE.fullmatch(title) or "_" in title or len(title) > LONGEST_TITLE:
            self._stop(title or "-", f"1-{LONGEST_TITLE} a-z, 0-9, ' - .")
        return title

    def _stop(self, value: str, allowed: str) -> NoReturn:
        raise Mistake("ruleset-allowed", line=self.line, value=value, allowed=allowed)
