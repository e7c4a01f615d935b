"""A whole position in one line, for tests, bug reports and puzzles:

    revised 12 standard; score 0-6; battle 2; first one; turn two; air A3 l5 +2 / s2; land - / L1; sea S2 / -;
    one A1 L2; two S3; deck A2 A6

Piles are written from the bottom, side one's before side two's; a lower-case code lies facedown, +2 are supplies; the
deck is written from the top. "epic" and "3 seats" or "4 seats" follow the scoring where they are so.
What is not said is as it would be if nothing special had happened (own cards and faceup cards are known, nothing
waits, the side to move is asked for its turn); what differs follows as `field=value`. Every state can be written so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

import numpy as np

from ...kernel.masks import mask
from ...kernel.mistake import Mistake
from .battle import take_turn
from .deeds import put, put_under_deck, show_to_all, show_to_side
from .invariants import flaw_of
from .notation import CODE, SEAT_NAMES, SUIT_NAMES
from .options import EDITIONS, FIRST_BOX, LONGEST, MODES, SCORING, Options, begin
from .state import NONE, OWN_CARDS, SEATS, SIDES, SUPPLIES, State
from .views import View
from .war import ask_chance, clear_table
from .words import side_of

SIDE_NAMES = SEAT_NAMES[:SIDES]
EDITION_NAMES = {**EDITIONS, "own": OWN_CARDS}
USUAL = {"standard": FIRST_BOX, "epic": SUIT_NAMES[:-1]}  # what waits to be laid out where nothing else is said
HIDDEN = tuple(code.lower() for code in CODE)
LONGEST_WAR = 2**15 - 1  # battles, as many as the state can count
CARD_SETS = ("hand", "known", "marked")  # fields written as cards; the others as numbers
_SECTION, _WORD = re.compile(r"[^;]+"), re.compile(r"\S+")


def write(s: State) -> str:
    """The position in one line."""
    parts = [*head(s, s.theaters, s.seats)]
    for column in range(s.theaters):
        piles = (" ".join(_pile(s, side, column)) or "-" for side in range(SIDES))
        suit = SUIT_NAMES[int(s.suit[column])] if s.suit[column] != NONE else "-"
        parts.append(f"{suit} {' / '.join(piles)}")
    for seat in range(s.seats):
        held = " ".join(code for card, code in enumerate(CODE) if int(s.hand[seat]) >> card & 1)
        parts.append(f"{SEAT_NAMES[seat]} {held or '-'}")
    parts.append(f"deck {' '.join(CODE[card] for card in _down_from(s, s.deck_top)) or '-'}")
    plain = "; ".join(parts)
    return "; ".join([plain, *_differences(s, _Reader(plain).state())])


def head(war: State | View, theaters: int, seats: int) -> Iterator[str]:
    """What a position, and what a seat sees of one, begin with."""
    edition = next(name for name, number in EDITION_NAMES.items() if number == war.edition)
    mode = next(name for name, number in MODES.items() if number == theaters)
    words = [edition, str(war.target), SCORING[war.beginner]]
    words += [mode] if mode != "standard" else []
    words += [f"{seats} seats"] if seats != SIDES else []
    yield " ".join(words)
    yield f"score {war.score[0]}-{war.score[1]}"
    yield f"battle {war.battle}"
    yield f"first {_side_name(war.first)}"
    yield f"turn {SEAT_NAMES[war.acting] if war.acting != NONE else '-'}"


def _side_name(side: int) -> str:
    return SIDE_NAMES[side] if side != NONE else "-"


def _down_from(s: State, card: int) -> list[int]:
    cards: list[int] = []
    while card != NONE:
        cards.append(int(card))
        card = int(s.under[card])
    return cards


def _pile(s: State, side: int, column: int) -> list[str]:
    cards = reversed(_down_from(s, int(s.top[side, column])))
    pile = [HIDDEN[card] if int(s.facedown) >> card & 1 else CODE[card] for card in cards]
    return pile + ([f"+{s.supplies[side, column]}"] if s.supplies[side, column] else [])


def _differences(s: State, plain: State) -> list[str]:
    """The fields that the plain text does not tell."""
    told: list[str] = []
    for field in State.dtype.names or ():
        mine, usual = np.atleast_1d(s[field]).ravel(), np.atleast_1d(plain[field]).ravel()
        for i in np.flatnonzero(mine != usual).tolist():
            place = f".{i}" if len(mine) > 1 else ""
            told.append(f"{field}{place}={_value(field, int(mine[i]))}")
    return told


def _value(field: str, number: int) -> str:
    if field in CARD_SETS:
        return "+".join(code for card, code in enumerate(CODE) if number >> card & 1) or "-"
    return str(number)


def read(text: str) -> State:
    """The state of a position in one line; a Mistake says at which column it cannot be read."""
    s = _Reader(text).state()
    flaw = flaw_of(s)
    if flaw:
        raise Mistake("position", column=len(text) + 1, expected=flaw)
    return s


class _Reader:
    """Reads section by section, word by word; every complaint points at the column where something else should be."""

    def __init__(self, text: str):
        self.sections = [
            (
                [(found.start() + word.start() + 1, word.group()) for word in _WORD.finditer(found.group())],
                found.end() + 1,
            )
            for found in _SECTION.finditer(text)
        ]
        self.words: list[tuple[int, str]] = []  # what is left of this section
        self.end = len(text) + 1  # of this section; of the text when none is left
        self.text_end = self.end
        self.used: set[int] = set()

    def state(self) -> State:
        s = self._war()
        waiting = s.options
        clear_table(s)
        s.score[0], s.score[1] = self._score()
        s.battle = self._number(self._one("battle"), 0, LONGEST_WAR)
        s.first = self._side(self._one("first"))
        turn = self._side(self._one("turn"), SEAT_NAMES[: s.seats])
        for column in range(s.theaters):
            self._theater(s, column)
        for seat, name in enumerate(SEAT_NAMES[: s.seats]):
            for at, word in self._several(name):
                card = self._card(at, word, CODE)
                s.hand[seat] |= mask(card)
                s.known[seat] |= mask(card)
        for at, word in self._several("deck"):
            put_under_deck(s, self._card(at, word, CODE))
        if turn != NONE:
            s.next_turn = 1 - side_of(turn)
            take_turn(s, turn, None)
        else:
            s.options = waiting if s.suit[0] == NONE else s.options
            ask_chance(s)
        while self.sections:
            self._open("=")
            self._difference(s, *self._word("="))
            self._close()
        return s

    def _war(self) -> State:
        self._open(", ".join(EDITION_NAMES))
        edition = self._choice(*self._word(", ".join(EDITION_NAMES)), tuple(EDITION_NAMES))
        target = self._number(self._word("number"), 1, LONGEST)
        scoring = self._choice(*self._word(", ".join(SCORING)), SCORING)
        mode = "epic" if self._says("epic") else "standard"
        seats = self._number(self._word("number"), SIDES + 1, SEATS) if self.words else SIDES
        if seats != SIDES:
            self._choice(*self._word("seats"), ("seats",))
        self._close()
        s = begin(Options(scoring=scoring, target=target, mode=mode, theaters=USUAL[mode], order="random"))
        s.edition, s.seats = EDITION_NAMES[edition], seats
        return s

    def _score(self) -> tuple[int, int]:
        at, word = self._one("score")
        one, sign, two = word.partition("-")
        if not sign:
            self._stop(at, "-")
        return self._number((at, one), 0, 2 * LONGEST), self._number((at, two), 0, 2 * LONGEST)

    def _theater(self, s: State, column: int) -> None:
        self._open("theater")
        at, name = self._word("theater")
        if name != "-":
            s.suit[column] = SUIT_NAMES.index(self._choice(at, name, SUIT_NAMES))
        self._pile(s, 0, column, "/")
        self._pile(s, 1, column, "end")

    def _pile(self, s: State, side: int, column: int, closing: str) -> None:
        while self.words or closing == "/":
            at, word = self._word(closing)
            if word == closing:
                return
            if word.startswith("+"):
                s.supplies[side, column] = self._number((at, word[1:]), 1, SUPPLIES)
            elif word != "-":
                up = word in CODE
                card = self._card(at, word, CODE if up else HIDDEN)
                put(s, side, card, column)
                if up:
                    show_to_all(s, card)
                else:
                    s.facedown |= mask(card)
                    show_to_side(s, side, card)

    def _difference(self, s: State, at: int, word: str) -> None:
        place, sign, value = word.partition("=")
        field, _, index = place.partition(".")
        if not sign or field not in (State.dtype.names or ()):
            self._stop(at, "=")
        flat = s[field].reshape(-1) if isinstance(s[field], np.ndarray) else None
        kind = State.dtype[field].base
        limits = np.iinfo(kind)
        if field in CARD_SETS:
            cards = [] if value == "-" else value.split("+")
            number = sum(1 << self._choice_at(at, code, CODE) for code in set(cards))
        else:
            number = self._number((at, value), int(limits.min), int(limits.max))
        if flat is None:
            s[field] = kind.type(number)
        else:
            flat[self._number((at, index), 0, len(flat) - 1)] = kind.type(number)

    # -- Words and where they stand

    def _open(self, expected: str) -> None:
        """Go on to the next section."""
        if not self.sections:
            self._stop(self.text_end, expected)
        self.words, self.end = self.sections.pop(0)

    def _word(self, expected: str) -> tuple[int, str]:
        if not self.words:
            self._stop(self.end, expected)
        return self.words.pop(0)

    def _says(self, word: str) -> bool:
        if self.words and self.words[0][1] == word:
            self.words.pop(0)
            return True
        return False

    def _close(self) -> None:
        if self.words:
            self._stop(self.words[0][0], "end")

    def _keyword(self, keyword: str) -> None:
        self._open(keyword)
        at, word = self._word(keyword)
        if word != keyword:
            self._stop(at, keyword)

    def _several(self, keyword: str) -> list[tuple[int, str]]:
        self._keyword(keyword)
        return [] if [word for _, word in self.words] == ["-"] else self.words

    def _one(self, keyword: str) -> tuple[int, str]:
        self._keyword(keyword)
        value = self._word("-")
        self._close()
        return value

    def _side(self, word: tuple[int, str], names: tuple[str, ...] = SIDE_NAMES) -> int:
        return NONE if word[1] == "-" else self._choice_at(*word, names)

    def _card(self, at: int, word: str, codes: tuple[str, ...]) -> int:
        card = self._choice_at(at, word, codes)
        if card in self.used:
            self._stop(at, "card")
        self.used.add(card)
        return card

    def _choice(self, at: int, word: str, choices: tuple[str, ...]) -> str:
        return choices[self._choice_at(at, word, choices)]

    def _choice_at(self, at: int, word: str, choices: tuple[str, ...]) -> int:
        if word not in choices:
            self._stop(at, "card" if choices in (CODE, HIDDEN) else ", ".join(choices))
        return choices.index(word)

    def _number(self, word: tuple[int, str], least: int, most: int) -> int:
        at, digits = word
        if not re.fullmatch(r"-?[0-9]{1,20}", digits) or not least <= int(digits) <= most:
            self._stop(at, "number")
        return int(digits)

    def _stop(self, at: int, expected: str) -> NoReturn:
        raise Mistake("position", column=at, expected=expected)
