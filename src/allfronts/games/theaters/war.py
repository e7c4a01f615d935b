"""The war around the battles: what chance deals, what a battle is worth, the next battle, the end."""

from __future__ import annotations

from ...kernel.masks import EMPTY, mask, nth, size
from ...kernel.rule import rule
from ...kernel.struct import Numbers
from .abilities import total
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
from .words import hand_of, is_team, side_of

PLAYED_OUT, BEGINNER = 6, 1  # points
WITHDRAWN = (2, 3, 4)  # what the other side scores when one withdraws with many cards left, with fewer, with few


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
        s.suit[column] = nth(s.options, order[column])


@rule
def deal_cards(s: State, order: Numbers, log: Log) -> None:
    """Cards are counted theater by theater from the left: a hand for each seat, the rest is the deck, top first."""
    clear_table(s)
    dealt = 0
    for seat in range(s.seats):
        for _ in range(hand_size(s, seat)):
            s.hand[seat] |= mask(numbered(s, order[dealt]))
            dealt += 1
        s.known[seat] = s.hand[seat]
    s.deck_top = numbered(s, order[dealt])
    for place in range(dealt + 1, SUITS * s.theaters):
        s.under[numbered(s, order[place - 1])] = numbered(s, order[place])
    s.battle += 1
    note(s, log, DEALT, s.first, NONE, NONE, s.battle, NONE)


@rule
def hand_size(s: State, seat: int) -> int:
    """Two cards for each theater; partners share them."""
    return int(s.theaters) if is_team(s, side_of(seat)) else 2 * int(s.theaters)


@rule
def numbered(s: State, n: int) -> int:
    return int(s.suit[n // SUITS] * SUITS + n % SUITS)


@rule
def clear_table(s: State) -> None:
    s.facedown, s.options = EMPTY, EMPTY
    for seat in range(SEATS):
        s.hand[seat] = EMPTY
    for viewer in range(VIEWERS):
        s.known[viewer] = EMPTY
    for card in range(CARDS):
        s.under[card], s.seen[card], s.left[card] = NONE, 0, 0
    for column in range(COLUMNS):
        s.column[column] = EMPTY
    for side in range(SIDES):
        s.side[side], s.marked[side] = EMPTY, EMPTY
        s.air_drop[side], s.extra_turns[side] = NOT_IN_FORCE, 0
        for column in range(COLUMNS):
            s.top[side, column], s.supplies[side, column] = NONE, 0
    s.deck_top, s.drawn, s.asking, s.pick, s.chosen = NONE, NONE, NONE, NONE, NONE
    s.tick, s.watched, s.may_decline, s.columns, s.faces = 0, 0, 0, 0, 0
    s.acting, s.next_turn = NONE, s.first


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
    return points_for(s.beginner, withdrawal_cost(s.cheap[0 if side == s.first else 1], size(hand_of(s, side))))


@rule
def withdrawal_cost(brackets: Numbers, cards: int) -> int:
    """By the table of a commander: from so many cards left in hand it costs 2, 3, 4 points."""
    for bracket in range(len(WITHDRAWN)):
        if cards >= brackets[bracket]:
            return WITHDRAWN[bracket]
    return PLAYED_OUT


@rule
def points_for(beginner: bool | int, points: int) -> int:
    """Beginners count battles, however they are won."""
    return BEGINNER if beginner else points


@rule
def withdraw(s: State, log: Log) -> None:
    side = side_of(s.actor)
    points = withdrawal_points(s, side)
    note(s, log, WITHDREW, side, NONE, NONE, size(hand_of(s, side)), points)
    end_battle(s, 1 - side, points, log)


@rule
def end_battle(s: State, winner: int, points: int, log: Log) -> None:
    points = points_for(s.beginner, points)
    s.score[winner] += points
    note(s, log, BATTLE_WON, winner, NONE, NONE, points, NONE)
    note(s, log, SCORE, NONE, NONE, NONE, s.score[0], s.score[1])
    if s.score[winner] >= s.target:
        s.ask, s.actor = OVER, NONE
        note(s, log, WAR_WON, winner, NONE, NONE, s.score[winner], s.score[1 - winner])
    else:
        next_battle(s)


@rule
def winner_of(s: State) -> int:
    """The side that has won the war, once it is over."""
    if s.ask != OVER:
        return NONE
    return 0 if s.score[0] >= s.target else 1


@rule
def next_battle(s: State) -> None:
    """Commanders change hands, every theater moves one place to the right, the last one to the far left."""
    s.first = 1 - s.first
    last = int(s.suit[s.theaters - 1])
    for column in range(s.theaters - 1, 0, -1):
        s.suit[column] = s.suit[column - 1]
    s.suit[0] = last
    ask_chance(s)
