"""Every decision as a number: which are legal now, and what each does.

Nobody can read a facedown card out of a number: a card is named only to the seat that knows it, else its pile is.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.masks import EMPTY, has, lowest, without_lowest
from ...kernel.rule import rule
from ...kernel.struct import Numbers
from .abilities import columns_for, columns_open
from .battle import advance, ask_exchange, is_about_the_turn, play, settle_turn
from .cards import aerodrome_lets, columns_facedown, supply_lines_let
from .journals import DECLINED, note
from .state import (
    CARDS,
    COLUMN,
    COLUMNS,
    DOWN,
    NONE,
    OVER,
    PLAY,
    SEAT,
    SEATS,
    SHUFFLE_COMMANDERS,
    SHUFFLE_THEATERS,
    SIDES,
    TURN,
    UNCOVERED,
    UP,
    Log,
    State,
)
from .war import ask_chance, deal_cards, deal_commanders, deal_theaters, winner_of, withdraw
from .words import every_column, side_of

PLAYS = 2 * COLUMNS  # ways to play a card: facedown and faceup in each theater
WITHDRAW = CARDS * PLAYS
PICK_PILE = WITHDRAW + 1
PICK_CARD = PICK_PILE + SIDES * COLUMNS
PICK_COLUMN = PICK_CARD + CARDS
PICK_SEAT = PICK_COLUMN + COLUMNS
DECLINE = PICK_SEAT + SEATS
ACTIONS = DECLINE + 1
MOST_LEGAL = 302  # were all cards of an epic battle in one hand: 30 cards, 10 ways each, and withdrawing


@rule
def legal(s: State, out: NDArray[np.int16]) -> int:
    """Write the legal actions to `out`, in order; return how many."""
    n, options = 0, s.options
    if s.ask == TURN or s.ask == PLAY:
        side, columns = side_of(s.actor), np.uint64(s.columns)
        down = columns & columns_facedown(s, side) if s.faces & DOWN else EMPTY
        opened = every_column(s) if supply_lines_let(s, side) else columns_open(s, side)
        light = aerodrome_lets(s, side)
        while options != EMPTY:
            card = lowest(options)
            options = without_lowest(options)
            faceup = columns & columns_for(s, card, opened, light) if s.faces & UP else EMPTY
            for column in range(s.theaters):
                if has(down, column):
                    out[n] = card * PLAYS + column * 2
                    n += 1
                if has(faceup, column):
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
    if kind == COLUMN:
        return PICK_COLUMN
    return PICK_SEAT if kind == SEAT else PICK_CARD


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
        if is_about_the_turn(s):
            settle_turn(s, log)
            return
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
        ask_exchange(s, 0, log)
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
    """Who has won the war: 1 and -1; while it lasts, and for seats that are not taken, 0."""
    for seat in range(SEATS):
        out[seat] = 0.0
        if over(s) and seat < s.seats:
            out[seat] = 1.0 if side_of(seat) == winner_of(s) else -1.0
