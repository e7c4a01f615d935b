"""What an action means, as a value to match on: for whoever tells, draws or weighs actions.

Rules count with the numbers themselves (`actions.py`), and so do compiled searches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .actions import DECLINE, PICK_CARD, PICK_COLUMN, PICK_PILE, PICK_SEAT, PLAYS, WITHDRAW
from .state import COLUMNS


@dataclass(frozen=True, slots=True)
class Play:
    card: int
    column: int
    faceup: bool


@dataclass(frozen=True, slots=True)
class PickPile:
    """Its uncovered card is meant."""

    side: int
    column: int


@dataclass(frozen=True, slots=True)
class PickCard:
    card: int


@dataclass(frozen=True, slots=True)
class PickColumn:
    column: int


@dataclass(frozen=True, slots=True)
class PickSeat:
    seat: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    pass


@dataclass(frozen=True, slots=True)
class Decline:
    pass


Choice: TypeAlias = Play | PickPile | PickCard | PickColumn | PickSeat | Withdraw | Decline


def choice_of(action: int) -> Choice:
    if action < WITHDRAW:
        return Play(action // PLAYS, action % PLAYS // 2, bool(action % 2))
    if action == WITHDRAW:
        return Withdraw()
    if action < PICK_CARD:
        return PickPile(*divmod(action - PICK_PILE, COLUMNS))
    if action < PICK_COLUMN:
        return PickCard(action - PICK_CARD)
    if action < PICK_SEAT:
        return PickColumn(action - PICK_COLUMN)
    return PickSeat(action - PICK_SEAT) if action < DECLINE else Decline()
