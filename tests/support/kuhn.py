"""Kuhn poker: three cards, two seats, one bet. Everything about it is known, so solvers are tried on it.

Enough of the kernel's protocol for that, and its own judgement: a bet is worth a quarter, more or less than half.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfronts.kernel.random import below
from allfronts.kernel.rule import rule
from allfronts.kernel.struct import Masks, Numbers, Struct, field

NAME, RULES_VERSION, PLAYERS, PUBLIC = "kuhn", 1, 2, 2
PASS, BET = range(2)
ACTIONS = MOST_LEGAL = 2
OBSERVATION = 5
VALUE = -1 / 18  # to seat 0, in bets


class State(Struct):
    card: Numbers = field("i1", 2)
    said: Numbers = field("i1", 3)  # 0 is nothing yet, then what was said and 1
    told: int = field("i1")


def worlds() -> Any:
    """All deals, equally likely."""
    deals = list(permutations(range(3), 2))
    states = State.many(len(deals))
    for state, deal in zip(states, deals, strict=True):
        state.card[:] = deal
    return states


def legal_actions(s: State) -> list[int]:
    return [PASS, BET]


def in_bets(value: float) -> float:
    return 4 * value - 2


@rule
def actor(s: State) -> int:
    return int(s.told) % 2


@rule
def legal(s: State, out: NDArray[np.int16]) -> int:
    out[0], out[1] = PASS, BET
    return 2


@rule
def act(s: State, action: int, log: NDArray[np.int16] | None) -> None:
    s.said[s.told] = action + 1
    s.told += 1


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    out[0], out[1] = s.card[seat] + 1, s.told
    for i in range(3):
        out[2 + i] = s.said[i]


@rule
def redeal(s: State, seat: int, rng: Masks) -> None:
    """The other seat has one of the two cards that are not its own."""
    s.card[1 - seat] = (int(s.card[seat]) + 1 + below(rng, 2)) % 3


@rule
def over(s: State) -> bool:
    """After a bet that was answered, or two passes."""
    last = s.said[s.told - 1] - 1 if s.told > 0 else BET
    return bool(s.told == 3 or (s.told == 2 and (last == PASS or s.said[0] - 1 == BET)))


@rule
def rests(s: State) -> bool:
    return over(s)


@rule
def worth(s: State, seat: int, judgement: Any) -> float:
    last, earlier = s.said[s.told - 1] - 1, s.said[s.told - 2] - 1
    if last == PASS and earlier == BET:
        return 0.75 if actor(s) == seat else 0.25  # the one who bet is next
    pot = 0.5 if last == BET else 0.25
    return 0.5 + pot if s.card[seat] > s.card[1 - seat] else 0.5 - pot


def allied(one: int, other: int) -> bool:
    return one == other
