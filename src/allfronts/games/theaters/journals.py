"""What happened, in order, as rows of small numbers: the words for it are elsewhere.

A journal is an array of rows; row 0 counts the rest. Each event says who may see its card; everything else in it is
public. Without a journal (`None`) nothing is written and, compiled, nothing is left of the writing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel.masks import has
from ...kernel.rule import rule
from .state import NONE, VIEWERS, Log, State

(
    DEALT,  # side: of the first player; a: number of the battle
    TURN_BEGAN,
    PLAYED_UP,
    PLAYED_DOWN,
    PLAYED_UNSEEN,  # to a theater where it is destroyed, its face untold
    DESTROYED,  # a: by which card
    FLIPPED_UP,  # side: of the card; a: by which card
    FLIPPED_DOWN,
    MOVED,  # column: to; a: from
    RETURNED,  # a: the seat
    DREW,
    PUT_BACK,
    RESOLVES,  # an ability begins
    INTERRUPTED,  # 2019: the rest of an ability is lost
    NOTHING_TO_DO,  # an ability finds nothing it could do
    DECLINED,
    AIR_DROP_READY,
    EXTRA_TURN,
    SKIPPED,  # a side without cards
    WITHDREW,  # a: cards left, b: points for the opponent
    CONTROLS,  # a: total, b: the other side's total
    BATTLE_WON,  # a: points
    SCORE,  # a, b: points of side 0 and side 1
    WAR_WON,
    REVEALED,  # a: the seat that holds it
    LESSER,  # a side that had no lesser card to reveal
    NAMED_CARD,
    HOLDS,  # a: the seat that holds the named card
    HOLDS_NOT,
    MUST_PLAY,  # a: the seat that plays the named card
    EXPOSED,  # a: by which card
    GAINED,  # a: how many supplies
    NO_SUPPLIES,
    DESTROYED_IN_PLAY,  # side: of the card; a: by which card
    RECEIVED,  # from the deck; a: the seat
    TAKEN,  # from play; a: the seat
    EXCHANGED,  # a: the seat that gives, b: the one that receives
    ACTS,  # a: the partner who acts this turn
) = range(38)

KINDS = tuple(
    "dealt turn_began played_up played_down played_unseen destroyed flipped_up flipped_down moved returned drew "
    "put_back resolves interrupted nothing_to_do declined air_drop_ready extra_turn skipped withdrew controls "
    "battle_won score war_won revealed lesser named holds holds_not must_play exposed gained no_supplies "
    "destroyed_in_play received taken exchanged acts".split()
)

CAPACITY, FIELDS = 256, 7


class Event(NamedTuple):
    """One thing that happened, as one viewer may see it: `card` is NONE where its face is not for them."""

    kind: str
    side: int
    card: int
    column: int
    a: int
    b: int


def journal() -> NDArray[np.int16]:
    return np.zeros((CAPACITY, FIELDS), np.int16)


def events(log: NDArray[np.int16], viewer: int) -> list[Event]:
    """The events of a journal as a viewer (a seat, or PUBLIC) may see them."""
    told: list[Event] = []
    for kind, side, card, column, a, b, seen in log[1 : 1 + log[0, 0]].tolist():
        told.append(Event(KINDS[kind], side, card if seen >> viewer & 1 else NONE, column, a, b))
    return told


@rule
def note(s: State, log: Log, kind: int, side: int, card: int, column: int, a: int, b: int) -> None:
    if log is not None:
        n = log[0, 0] + 1
        seen, said = 0, kind == NAMED_CARD or kind == HOLDS_NOT  # aloud: it betrays nothing of where the card is
        for viewer in range(VIEWERS):
            if card != NONE and (said or has(s.known[viewer], card)):
                seen |= 1 << viewer
        log[0, 0] = n
        log[n, 0], log[n, 1], log[n, 2], log[n, 3] = kind, side, card, column
        log[n, 4], log[n, 5], log[n, 6] = a, b, seen
