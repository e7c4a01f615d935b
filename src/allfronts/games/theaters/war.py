"""The war around the battles: what chance deals, what a battle is worth, the next battle, the end."""

from __future__ import annotations

import numpy as np

from ...kernel.masks import EMPTY, mask, size
from ...kernel.rule import rule
from ...kernel.struct import Numbers
from .cards import total
from .journals import BATTLE_WON, CONTROLS, DEALT, SCORE, WAR_WON, WITHDREW, note
from .state import (
    CARDS,
    COLUMNS,
    NONE,
    NOT_IN_FORCE,
    OVER,
    SEATS,
    SHUFFLE_CARDS,
    SHUFFLE_COMMANDERS,
    SHUFFLE_THEATERS,
    SIDES,
    SUITS,
    VIEWERS,
    Log,
    State,
)
from .words import hand_of, side_of

PLAYED_OUT, BEGINNER = 6, 1  # points

# What the other side scores when one withdraws, by the cards left in its hand: the first player's, the second's.
WITHDRAWAL = np.array([[6, 4, 3, 3, 2, 2, 2], [6, 6, 4, 3, 3, 2, 2]], np.int8)


# -- Chance ----------------------------------------------------------------------------------------------


@rule
def ask_chance(s: State) -> None:
    """For the first thing that is not settled yet: who is first, how the theaters lie, the cards."""
    s.actor = NONE
    if s.first == NONE:
        s.ask = SHUFFLE_COMMANDERS
    elif s.suit[0] == NONE:
        s.ask = SHUFFLE_THEATERS
    else:
        s.ask = SHUFFLE_CARDS


@rule
def chance(s: State) -> int:
    """How many things chance has to shuffle now; 0 when nobody waits for it."""
    if s.ask == SHUFFLE_COMMANDERS:
        return SIDES
    if s.ask == SHUFFLE_THEATERS:
        return int(s.theaters)
    return SUITS * s.theaters if s.ask == SHUFFLE_CARDS else 0


@rule
def deal_commanders(s: State, order: Numbers) -> None:
    s.first = order[0]


@rule
def deal_theaters(s: State, order: Numbers) -> None:
    for column in range(s.theaters):
        s.suit[column] = order[column]


@rule
def deal_cards(s: State, order: Numbers, log: Log) -> None:
    """Cards are counted theater by theater from the left: a hand for each seat, the rest is the deck, top first."""
    clear_table(s)
    dealt = 0
    for seat in range(SIDES):
        for _ in range(s.hand_size):
            s.hand[seat] |= mask(numbered(s, order[dealt]))
            dealt += 1
        s.known[seat] = s.hand[seat]
    s.deck_top = numbered(s, order[dealt])
    s.deck_bottom = s.deck_top
    for place in range(dealt + 1, SUITS * s.theaters):
        s.under[s.deck_bottom] = numbered(s, order[place])
        s.deck_bottom = s.under[s.deck_bottom]
    s.battle += 1
    note(s, log, DEALT, s.first, NONE, NONE, s.battle, NONE)


@rule
def numbered(s: State, n: int) -> int:
    return int(s.suit[n // SUITS] * SUITS + n % SUITS)


@rule
def clear_table(s: State) -> None:
    s.facedown, s.options = EMPTY, EMPTY
    for seat in range(SEATS):
        s.hand[seat], s.traced[seat] = EMPTY, EMPTY
    for viewer in range(VIEWERS):
        s.known[viewer] = EMPTY
    for card in range(CARDS):
        s.under[card], s.since[card], s.left[card] = NONE, 0, 0
    for column in range(COLUMNS):
        s.column[column] = EMPTY
    for side in range(SIDES):
        s.side[side], s.air_drop[side], s.extra_turns[side] = EMPTY, NOT_IN_FORCE, 0
        for column in range(COLUMNS):
            s.top[side, column] = NONE
    s.deck_top, s.deck_bottom = NONE, NONE
    s.tick, s.drawn, s.asking, s.pick, s.chosen = 0, NONE, NONE, NONE, NONE
    s.may_decline, s.columns, s.faces = 0, 0, 0
    s.turn, s.next_turn = NONE, s.first


# -- The end of a battle -----------------------------------------------------------------------------------


@rule
def controls(s: State, column: int) -> int:
    """The side that controls a theater: the stronger one; on a tie, or with no card there, the first player's."""
    first = int(s.first)
    return 1 - first if total(s, 1 - first, column) > total(s, first, column) else first


@rule
def settle(s: State, log: Log) -> None:
    """All cards are played: who controls more theaters wins."""
    held = 0
    for column in range(s.theaters):
        side = controls(s, column)
        held += 1 if side == s.first else 0
        if log is not None:
            note(s, log, CONTROLS, side, NONE, column, total(s, side, column), total(s, 1 - side, column))
    end_battle(s, int(s.first) if 2 * held > s.theaters else 1 - s.first, PLAYED_OUT, log)


@rule
def withdrawal_points(s: State, side: int) -> int:
    """What the other side scores if this one withdraws now."""
    if s.beginner:
        return BEGINNER
    return int(WITHDRAWAL[0 if side == s.first else 1, size(hand_of(s, side))])


@rule
def withdraw(s: State, log: Log) -> None:
    side = side_of(s.actor)
    points = withdrawal_points(s, side)
    note(s, log, WITHDREW, side, NONE, NONE, size(hand_of(s, side)), points)
    end_battle(s, 1 - side, points, log)


@rule
def end_battle(s: State, winner: int, points: int, log: Log) -> None:
    if s.beginner:
        points = BEGINNER
    s.score[winner] += points
    note(s, log, BATTLE_WON, winner, NONE, NONE, points, NONE)
    note(s, log, SCORE, NONE, NONE, NONE, s.score[0], s.score[1])
    if s.score[winner] >= s.target:
        s.winner, s.ask, s.actor = winner, OVER, NONE
        note(s, log, WAR_WON, winner, NONE, NONE, s.score[winner], s.score[1 - winner])
    else:
        next_battle(s)


@rule
def next_battle(s: State) -> None:
    """Commanders change hands, every theater moves one place to the right, the last one to the far left."""
    s.first = 1 - s.first
    last = int(s.suit[s.theaters - 1])
    for column in range(s.theaters - 1, 0, -1):
        s.suit[column] = s.suit[column - 1]
    s.suit[0] = last
    ask_chance(s)
