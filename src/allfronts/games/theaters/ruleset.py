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
import unicodedata
from dataclasses import dataclass

from ...kernel.mistake import Mistake
from .cards import DISRUPT, HEAVY_BOMBERS, KIND, PLAIN
from .notation import CARD_NAMED, CODE, LETTERS
from .state import CARDS, SUITS

NO_ABILITY = "none"
COMMANDERS = ("first", "second")
MOST_POINTS, MOST_CARDS, LONGEST_TITLE = 999, 30, 30
ALL_CARDS = ", ".join(f"{letter}1-{letter}{SUITS}" for letter in LETTERS)
ALL_ABILITIES = ", ".join([NO_ABILITY, *(f"{letter}1-{letter}{SUITS - 1}" for letter in LETTERS)])
LOOK_ALIKES = str.maketrans("АЕІЅаеіѕ", "AEISaeis")  # whoever writes Ukrainian may write a card's code so, too
LONGEST_SHOWN = 60
_TITLE = re.compile(r"[^\W_](?:[^\W_]|[ '’.-])*")
_LINE_END = re.compile(r"\r\n|\r|\n")


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
        """The ruleset of a file's text; a Mistake says which row cannot be, what stands there, and what may."""
        return _Reader(text).ruleset()


def _like(own: OwnCard) -> str:
    return NO_ABILITY if own.like == HEAVY_BOMBERS else CODE[own.like]


class _Reader:
    def __init__(self, text: str):
        self.rows = _LINE_END.split(unicodedata.normalize("NFC", text))
        self.row = 0  # a line of a record may stand around all of this, so we speak of rows
        self.title, self.target = "", 0
        self.cards: dict[int, OwnCard] = {}
        self.commanders: dict[str, tuple[int, ...]] = {}
        self.row_of: dict[int | str, int] = {}  # cards and commanders

    def ruleset(self) -> Ruleset:
        for row in self.rows:
            self.row += 1
            said = " ".join(row.partition("#")[0].split())
            if said:
                self._read(said)
        if not self.title:
            raise Mistake("ruleset-nameless")
        ruleset = Ruleset(self.title, tuple(self.cards[n] for n in sorted(self.cards)), self._both(), self.target)
        self._check_disrupts(ruleset)
        return ruleset

    def _read(self, said: str) -> None:
        key, colon, value = (part.strip() for part in said.partition(":"))
        kind, _, what = key.partition(" ")
        kind = kind.lower()
        if colon and kind == "card":
            self._card(what, value)
        elif colon and kind == "commander":
            self._commander(what.lower(), value)
        elif colon and not what and kind == "name":
            self._once("name", self.title)
            self.title = self._titled(value)
        elif colon and not what and kind == "target":
            self._once("target", self.target)
            self._target(value)
        else:
            raise Mistake("ruleset-line", **self._found(said))

    def _card(self, what: str, value: str) -> None:
        code, _, title = what.partition(" ")
        usual = code.translate(LOOK_ALIKES).upper()
        if usual not in CODE:
            raise Mistake("ruleset-card", allowed=ALL_CARDS, **self._found(code))
        card = CODE.index(usual)
        self._once(f"card {usual}", card in self.cards)
        like = HEAVY_BOMBERS
        if value.lower() != NO_ABILITY:
            like = CARD_NAMED.get(value.translate(LOOK_ALIKES).lower(), -1)
            if like < 0:
                raise Mistake("ruleset-ability", allowed=ALL_ABILITIES, **self._found(value))
        self.cards[card] = OwnCard(card, self._titled(title), HEAVY_BOMBERS if KIND[like] == PLAIN else like)
        self.row_of[card] = self.row

    def _commander(self, what: str, value: str) -> None:
        if what not in COMMANDERS:
            raise Mistake("ruleset-commander", allowed=", ".join(COMMANDERS), **self._found(what))
        self._once(f"commander {what}", what in self.commanders)
        words = value.replace(",", " ").split()
        numbers = tuple(int(word) for word in words if re.fullmatch("[0-9]{1,2}", word))
        falling = sorted(numbers, reverse=True) == list(numbers)
        if len(words) != 3 or len(numbers) != 3 or not falling or numbers[0] > MOST_CARDS:
            raise Mistake("ruleset-numbers", most=MOST_CARDS, **self._found(value))
        self.commanders[what] = numbers
        self.row_of[what] = self.row

    def _target(self, value: str) -> None:
        if not re.fullmatch("[0-9]{1,3}", value) or not int(value):
            raise Mistake("ruleset-target", most=MOST_POINTS, **self._found(value))
        self.target = int(value)

    def _titled(self, title: str) -> str:
        if not _TITLE.fullmatch(title) or len(title) > LONGEST_TITLE:
            raise Mistake("ruleset-title", longest=LONGEST_TITLE, **self._found(title))
        return title

    def _both(self) -> tuple[tuple[int, ...], ...] | None:
        missing = [name for name in COMMANDERS if name not in self.commanders]
        if len(missing) == 1:
            (given,) = self.commanders
            self.row = self.row_of[given]
            raise Mistake("ruleset-half", missing=f"commander {missing[0]}", **self._found(f"commander {given}"))
        return None if missing else tuple(self.commanders[name] for name in COMMANDERS)

    def _check_disrupts(self, ruleset: Ruleset) -> None:
        """Two cards that disrupt can turn each other up for ever, and the players may have no other choice."""
        cards = [card for card, like in enumerate(ruleset.abilities()) if like == DISRUPT]
        if len(cards) > 1:
            self.row = max(self.row_of.get(card, 0) for card in cards)
            raise Mistake(
                "ruleset-disrupts", cards=", ".join(CODE[card] for card in cards), **self._found(CODE[DISRUPT])
            )

    def _once(self, what: str, already: object) -> None:
        if already:
            raise Mistake("ruleset-twice", **self._found(what))

    def _found(self, value: str) -> dict[str, str | int]:
        """Where a mistake is and what stands there, so that it fits a sentence and cannot garble a terminal."""
        shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in value)
        return {"row": self.row, "value": shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}…"}
