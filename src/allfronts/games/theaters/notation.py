"""Actions as people write them: "L6 to land", "Heavy Tanks facedown to sea", "flip their air", "withdraw".

A card is its code (theater and strength: A3, L6), "land 6" or its English name; a theater its name; a pile is
somebody's side of a theater, "my" or "their" as the seat that acts sees it.
"""

from __future__ import annotations

import re
from typing import cast

import numpy as np

from ...kernel.mistake import Mistake
from .actions import (
    DECLINE,
    MOST_LEGAL,
    PICK_CARD,
    PICK_COLUMN,
    PICK_PILE,
    PICK_SEAT,
    PLAYS,
    WITHDRAW,
    act,
    legal,
)
from .battle import plays_what_was_named
from .cards import NAME, columns_facedown
from .choices import Decline, PickCard, PickColumn, PickPile, PickSeat, Play, Withdraw, choice_of
from .state import (
    COLUMN,
    COLUMNS,
    NAMED,
    NONE,
    OVER,
    PLAY,
    SEAT,
    SUITS,
    TURN,
    UNCOVERED,
    UP,
    Log,
    State,
)
from .words import side_of, suit_of

SUIT_NAMES = ("air", "land", "sea", "intelligence", "diplomacy", "economics")
LETTERS = "ALSIDE"
SEAT_NAMES = ("one", "two", "three", "four")
VERBS = ("reveal", "give", "name")  # said before the card that is chosen
OWNERS = ("my", "their")
FACES = {"facedown": 0, "down": 0, "faceup": 1, "up": 1}

CODE = tuple(f"{letter}{strength}" for letter in LETTERS for strength in range(1, SUITS + 1))
CARD_BY_STRENGTH = {
    **{code.lower(): card for card, code in enumerate(CODE)},
    **{f"{SUIT_NAMES[card // SUITS]} {card % SUITS + 1}": card for card in range(len(CODE))},
}
CARD_NAMED = {
    **CARD_BY_STRENGTH,
    **{name.lower(): card for card, name in NAME.items() if list(NAME.values()).count(name) == 1},
    **{f"{SUIT_NAMES[suit_of(card)]} {name}".lower(): card for card, name in NAME.items()},
}
_WORD = re.compile(r"\S+")


def legal_actions(s: State) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int16)
    return [int(action) for action in out[: legal(s, out)]] if s.actor != NONE else []


def name(s: State, action: int) -> str:
    """An action of the seat that decides, as `parse` reads it."""
    match choice_of(action):
        case Play(card, column, faceup):
            return f"{CODE[card]} {'' if faceup else 'facedown '}to {_theater(s, column)}"
        case PickPile(side, column):
            return f"{OWNERS[int(side != side_of(s.actor))]} {_theater(s, column)}"
        case PickCard(card):
            return CODE[card]
        case PickColumn(column):
            return _theater(s, column)
        case PickSeat(seat):
            return SEAT_NAMES[seat]
        case Withdraw():
            return "withdraw"
        case Decline():
            return "decline"


def parse(s: State, text: str) -> int:
    """The legal action that a text means; else a Mistake that says where or why not, and what is possible."""
    if s.ask == OVER:
        raise Mistake("game-over", tried=text)
    action = _Reader(s, text).action()
    require_legal(s, action, text)
    return action


def require_legal(s: State, action: int, tried: str = "") -> None:
    """Nothing happens if the action is legal; else a Mistake names what was tried, why not, and what is possible."""
    actions = legal_actions(s)
    if action in actions:
        return
    tried = tried or (name(s, action) if 0 <= action <= DECLINE else str(action))
    if s.ask == OVER:
        raise Mistake("game-over", tried=tried)
    possible = ", ".join(name(s, each) for each in actions)
    if plays_what_was_named(s) and 0 <= action <= WITHDRAW and not int(s.options) >> action // PLAYS & 1:
        raise Mistake("bound", tried=tried, possible=possible)
    if action == WITHDRAW:
        raise Mistake("no-withdrawing", tried=tried, possible=possible)
    if 0 <= action < WITHDRAW and s.ask in (TURN, PLAY):
        play = cast(Play, choice_of(action))
        card, column, faceup = play.card, play.column, play.faceup
        if not int(s.options | s.hand[s.actor]) >> card & 1:
            raise Mistake("not-in-hand", tried=tried, card=CODE[card], possible=possible)
        if not faceup and column < s.theaters and not int(columns_facedown(s, side_of(s.actor))) >> column & 1:
            raise Mistake(
                "no-facedown-here", tried=tried, card=CODE[card], theater=_theater(s, column), possible=possible
            )
        if faceup and s.faces & UP and column < s.theaters and s.columns >> column & 1:
            suit, theater = SUIT_NAMES[suit_of(card)], _theater(s, column)
            raise Mistake("no-match", tried=tried, card=CODE[card], suit=suit, theater=theater, possible=possible)
    raise Mistake("not-an-option", tried=tried, possible=possible)


def names_a_card(s: State) -> bool:
    """Is a card to be named, wherever it is, and not one of those that have been?"""
    return bool(s.ask == NAMED and s.asking != NONE)


def do(s: State, text: str, log: Log = None) -> None:
    """Act by notation."""
    act(s, parse(s, text), log)


def theaters(s: State) -> list[str]:
    return [_theater(s, column) for column in range(s.theaters)]


def _theater(s: State, column: int) -> str:
    return SUIT_NAMES[int(s.suit[column])] if 0 <= column < s.theaters else f"column {column + 1}"


class _Reader:
    """Reads one action word by word; every complaint points at a column."""

    def __init__(self, s: State, text: str):
        self.s, self.text = s, text
        self.words = [(match.start() + 1, match.group().lower()) for match in _WORD.finditer(text)]
        self.at = 0

    def action(self) -> int:
        if self._skip("withdraw"):
            action = WITHDRAW
        elif self._skip("decline"):
            action = DECLINE
        elif self.s.ask == UNCOVERED:
            self._skip("flip")
            action = self._pile()
        elif self.s.ask == COLUMN:
            self._skip("to")
            action = PICK_COLUMN + self._column()
        elif self.s.ask == SEAT:
            action = PICK_SEAT + self._seat()
        elif self.s.ask in (TURN, PLAY):
            self._skip("play")
            action = self._play(self._card())
        else:
            any(self._skip(verb) for verb in VERBS)
            action = PICK_CARD + (self._strength() if names_a_card(self.s) else self._card())
        if self.at < len(self.words):
            raise self._expected("end")
        return action

    def _play(self, card: int) -> int:
        up = 1
        if self.at < len(self.words) and self.words[self.at][1] in FACES:
            up = FACES[self.words[self.at][1]]
            self.at += 1
        self._skip("to")
        column = self._column()
        if self.at < len(self.words) and self.words[self.at][1] in FACES:
            up = FACES[self.words[self.at][1]]
            self.at += 1
        return card * PLAYS + column * 2 + up

    def _card(self) -> int:
        return self._one_of(CARD_NAMED, "card")

    def _strength(self) -> int:
        """To name a card is to say its theater and its strength: its title alone is not enough."""
        return self._one_of(CARD_BY_STRENGTH, "strength")

    def _one_of(self, cards: dict[str, int], what: str) -> int:
        for length in (4, 3, 2, 1):
            here = self.words[self.at : self.at + length]
            card = cards.get(" ".join(word for _, word in here))
            if card is not None and len(here) == length:
                self.at += length
                return card
        raise self._expected(what)

    def _column(self) -> int:
        names = theaters(self.s)
        if self.at < len(self.words) and self.words[self.at][1] in names:
            self.at += 1
            return names.index(self.words[self.at - 1][1])
        raise self._expected("theater")

    def _seat(self) -> int:
        for seat, name in enumerate(SEAT_NAMES):
            if self._skip(name):
                return seat
        raise self._expected("seat")

    def _pile(self) -> int:
        for side, owner in enumerate(OWNERS):
            if self._skip(owner):
                me = side_of(self.s.actor)
                return PICK_PILE + (me if side == 0 else 1 - me) * COLUMNS + self._column()
        raise self._expected("side")

    def _skip(self, word: str) -> bool:
        if self.at < len(self.words) and self.words[self.at][1] == word:
            self.at += 1
            return True
        return False

    def _expected(self, what: str) -> Mistake:
        column = self.words[self.at][0] if self.at < len(self.words) else len(self.text) + 1
        return Mistake("notation", text=self.text, column=column, expected=what)
