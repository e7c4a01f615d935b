"""Words of the rulebook as questions about a state. They change nothing."""

from __future__ import annotations

import numpy as np

from ...kernel.masks import EMPTY, ONE, Mask, has, mask
from ...kernel.rule import rule
from .state import COLUMNS, NONE, SIDES, SUITS, State

SIX = np.uint64(0b111111)  # the six cards of a suit


@rule
def strength_printed(card: int) -> int:
    return card % SUITS + 1


@rule
def suit_of(card: int) -> int:
    return card // SUITS


@rule
def faceup(s: State, card: int) -> bool:
    return has((s.side[0] | s.side[1]) & ~s.facedown, card)


@rule
def owner_of(s: State, card: int) -> int:
    """The side a card in play lies on."""
    return 0 if has(s.side[0], card) else 1


@rule
def faceup_for(s: State, card: int, side: int) -> bool:
    return has(s.side[side] & ~s.facedown, card)


@rule
def column_of(s: State, card: int) -> int:
    for column in range(s.theaters):
        if has(s.column[column], card):
            return column
    return NONE


@rule
def adjacent(a: int, b: int) -> bool:
    """Are two theaters side by side? What is in no theater is next to none."""
    return a != NONE and b != NONE and (a - b == 1 or b - a == 1)


@rule
def columns_next_to(s: State, here: int) -> Mask:
    columns = EMPTY
    for column in range(s.theaters):
        if adjacent(here, column):
            columns |= mask(column)
    return columns


@rule
def every_column(s: State) -> Mask:
    return mask(s.theaters) - ONE


@rule
def pile(side: int, column: int) -> int:
    """The number of a pile: a side's cards in a theater."""
    return side * COLUMNS + column


@rule
def piles_in(s: State, side: int, columns: Mask) -> Mask:
    """The piles of a side in these theaters that have an uncovered card."""
    piles = EMPTY
    for column in range(s.theaters):
        if has(columns, column) and s.top[side, column] != NONE:
            piles |= mask(pile(side, column))
    return piles


@rule
def every_pile_in(s: State, columns: Mask) -> Mask:
    return piles_in(s, 0, columns) | piles_in(s, 1, columns)


@rule
def covered_by(s: State, card: int) -> Mask:
    """The cards that lie beneath a card in its pile."""
    cards, beneath = EMPTY, int(s.under[card])
    while beneath != NONE:
        cards |= mask(beneath)
        beneath = int(s.under[beneath])
    return cards


@rule
def side_of(seat: int) -> int:
    return int(seat) % SIDES


@rule
def seat_of(s: State, side: int) -> int:
    """The seat that answers for a side."""
    return side


@rule
def hand_of(s: State, side: int) -> Mask:
    hand: Mask = s.hand[side]
    return hand


@rule
def cards_in_battle(s: State) -> Mask:
    """The cards of the theaters that were chosen."""
    cards: Mask = EMPTY
    for column in range(s.theaters):
        cards |= SIX << np.uint64(SUITS * s.suit[column])
    return cards
