"""The chance to win the war from every score: what a battle, and giving one up, is worth.

A battle is taken for a race of luck in which both sides see how it stands: after each card played it leans a little
more one way, and whoever is about to play may give it up for what that costs with so many cards left. Solved backwards,
from the scores next to the end, this gives the chance of the first player from every score.
"""

from __future__ import annotations

from functools import lru_cache
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...games.theaters.actions import ACTIONS, WITHDRAW, over
from ...games.theaters.position import read
from ...games.theaters.state import SIDES, State
from ...games.theaters.war import PLAYED_OUT, chance, points_for, withdrawal_cost
from ...games.theaters.words import side_of
from ...kernel.rule import rule
from ..search import CERTAIN

Prospects: TypeAlias = NDArray[np.float64]

LAST_CARDS = 2
FACES, FACEDOWN = 2, 0.15  # plays go in twos, facedown first; as often as Sergeant does it when it might play faceup
FARTHEST = 30  # points that a table goes to; from farther away they are taken in proportion
# How far a battle leans to the first player before a card is played, in deviations. With this the model's battles give
# the first player as many points as those of Colonel against itself: two thirds of a point more than the other side.
FIRST_AHEAD = 0.26
GRID = np.linspace(-4, 4, 81)  # how far it leans


def prospects_of(s: State) -> Prospects:
    """The table of a war of this kind, before any seat has learned anything."""
    brackets = tuple(tuple(int(n) for n in side) for side in s.cheap)
    return prospects(min(int(s.target), FARTHEST), brackets, 2 * int(s.theaters), bool(s.beginner))


@lru_cache(maxsize=64)
def prospects(target: int, brackets: tuple[tuple[int, ...], ...], cards: int, beginner: bool) -> Prospects:
    """By what the first player of the next battle lacks, and by what the other one lacks: the first one's chance."""
    table = np.zeros((target + 1, target + 1))
    table[0, 1:] = 1.0
    step, commanders = _step(2 * cards), np.array(brackets, np.int8)
    for lacking in range(2, 2 * target + 1):  # both together: what follows a battle is always nearer to the end
        mine = np.arange(max(1, lacking - target), min(target, lacking - 1) + 1)
        theirs = lacking - mine

        def won(points: int, mine: NDArray[np.int64] = mine, theirs: NDArray[np.int64] = theirs) -> Prospects:
            return 1 - table[theirs, np.maximum(mine - points, 0)]

        def lost(points: int, mine: NDArray[np.int64] = mine, theirs: NDArray[np.int64] = theirs) -> Prospects:
            return 1 - table[np.maximum(theirs - points, 0), mine]

        whole = points_for(beginner, PLAYED_OUT)
        stands = np.where(GRID[:, None] > 0, won(whole), lost(whole))
        for play in reversed(range(2 * cards)):
            stands = step @ stands
            cost = points_for(beginner, withdrawal_cost(commanders[play % SIDES], cards - play // SIDES))
            stands = np.maximum(stands, lost(cost)) if play % SIDES == 0 else np.minimum(stands, won(cost))
        table[mine, theirs] = [np.interp(FIRST_AHEAD, GRID, column) for column in stands.T]
    return table


def _step(plays: int) -> Prospects:
    """How likely it leans from anywhere to anywhere else after one card: a row each."""
    bell = NormalDist(0, plays**-0.5)
    near = np.array([[bell.pdf(float(there - here)) for there in GRID] for here in GRID])
    rows: Prospects = near / near.sum(axis=1, keepdims=True)
    return rows


@rule
def prospect(s: State, side: int, table: Prospects) -> float:
    """A side's chance to win the war, between two battles or after the last."""
    first = int(s.first)
    mine, theirs = lacking(s, first), lacking(s, 1 - first)
    farthest, most = max(mine, theirs), len(table) - 1
    if farthest > most:
        mine, theirs = (mine * most + farthest - 1) // farthest, (theirs * most + farthest - 1) // farthest
    wins = float(table[mine, theirs])
    return wins if side == first else 1.0 - wins


@rule
def lacking(s: State, side: int) -> int:
    return max(int(s.target) - int(s.score[side]), 0)


# -- What a search asks of a game (see `search.py`) --------------------------------------------------------------


@rule
def rests(s: State) -> bool:
    """Is this a place to stop and judge? Every battle's end is."""
    return over(s) or chance(s) > 0


@rule
def worth(s: State, seat: int, table: Prospects) -> float:
    return prospect(s, side_of(seat), table)


@rule
def allied(seat: int, other: int) -> bool:
    return side_of(seat) == side_of(other)


def habits() -> NDArray[np.int32]:
    """How people play when they do not think: rather faceup, and nobody gives a battle up."""
    usual = np.full(ACTIONS, CERTAIN, np.int32)
    usual[:WITHDRAW:FACES] = CERTAIN * FACEDOWN
    usual[WITHDRAW] = 0
    return usual


# -- Endings (see `endings.py`) ----------------------------------------------------------------------------------


def nearly_over(s: State) -> bool:
    """Are so few cards left in hands that all that can still happen may be laid out?"""
    return sum(int(hand).bit_count() for hand in s.hand) <= LAST_CARDS


def seats_of(s: State) -> int:
    return int(s.seats)


def smallest_ending() -> State:
    """An ending of no interest: what solves endings is compiled with it."""
    return read(
        "revised 12 standard; score 0-0; battle 1; first one; turn one; air A1 / -; land - / -; sea - / -;"
        " one A6; two L6; deck A2 A3 A4 A5 L1 L2 L3 L4 L5 S1 S2 S3 S4 S5 S6"
    )
