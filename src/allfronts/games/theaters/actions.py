"""Every decision as a number: which are legal now, and what each does.

Nobody can read a facedown card out of a number: a card is named only to the seat that knows it, else its pile is.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.masks import EMPTY, lowest, without_lowest
from ...kernel.rule import rule
from ...kernel.struct import Numbers
from .battle import advance, pass_turn, play
from .cards import may_go_anywhere_faceup
from .journals import DECLINED, note
from .state import (
    CARD,
    CARDS,
    COLUMNS,
    DOWN,
    NONE,
    OVER,
    PLAY,
    SHUFFLE_COMMANDERS,
    SHUFFLE_THEATERS,
    SIDES,
    TURN,
    UNCOVERED,
    UP,
    Log,
    State,
)
from .war import ask_chance, deal_cards, deal_commanders, deal_theaters, withdraw
from .words import side_of, suit_of

PLAYS = 2 * COLUMNS  # ways to play a card: facedown and faceup in each theater
WITHDRAW = CARDS * PLAYS
PICK_PILE = WITHDRAW + 1
PICK_CARD = PICK_PILE + SIDES * COLUMNS
PICK_COLUMN = PICK_CARD + CARDS
DECLINE = PICK_COLUMN + COLUMNS
ACTIONS = DECLINE + 1
MOST_LEGAL = 128  # a hand of 10 in 5 theaters, and withdrawing, are 101


@rule
def legal(s: State, out: NDArray[np.int16]) -> int:
    """Write the legal actions to `out`, in order; return how many."""
    n, options = 0, s.options
    if s.ask == TURN or s.ask == PLAY:
        side = side_of(s.actor)
        while options != EMPTY:
            card = lowest(options)
            options = without_lowest(options)
            suit, anywhere = suit_of(card), may_go_anywhere_faceup(s, side, card)
            for column in range(s.theaters):
                if (s.columns >> column) & 1:
                    if s.faces & DOWN:
                        out[n] = card * PLAYS + column * 2
                        n += 1
                    if s.faces & UP and (anywhere or s.suit[column] == suit):
                        out[n] = card * PLAYS + column * 2 + 1
                        n += 1
        if s.ask == TURN:
            out[n] = WITHDRAW
            n += 1
    else:
        first = first_of(s.ask)
        while options != EMPTY:
            out[n] = first + lowest(options)
            options = without_lowest(options)
            n += 1
    if s.may_decline:
        out[n] = DECLINE
        n += 1
    return n


@rule
def first_of(kind: int) -> int:
    """The first action that answers this kind of question."""
    if kind == UNCOVERED:
        return PICK_PILE
    return PICK_CARD if kind == CARD else PICK_COLUMN


@rule
def act(s: State, action: int, log: Log) -> None:
    """Apply a legal action and run on to the next decision."""
    if action == WITHDRAW:
        withdraw(s, log)
        return
    if action < WITHDRAW:
        play(s, action // PLAYS, action % PLAYS // 2, UP if action % 2 else DOWN, log)
    elif action == DECLINE:
        s.pick = NONE
        note(s, log, DECLINED, side_of(s.actor), s.asking, NONE, NONE, NONE)
    else:
        s.pick = action - first_of(s.ask)
    advance(s, log)


@rule
def deal(s: State, order: Numbers, log: Log) -> None:
    """Chance's answer: what it was asked to shuffle, in its new order."""
    if s.ask == SHUFFLE_COMMANDERS:
        deal_commanders(s, order)
    elif s.ask == SHUFFLE_THEATERS:
        deal_theaters(s, order)
    else:
        deal_cards(s, order, log)
        pass_turn(s, log)
        return
    ask_chance(s)


@rule
def actor(s: State) -> int:
    """The seat that decides; NONE when chance does, or nobody."""
    return int(s.actor)


@rule
def over(s: State) -> bool:
    return bool(s.ask == OVER)


@rule
def returns(s: State, out: NDArray[np.float32]) -> None:
    """Who has won the war: 1 and -1; while it lasts, 0."""
    for seat in range(SIDES):
        out[seat] = 0.0 if s.winner == NONE else 1.0 if side_of(seat) == s.winner else -1.0
