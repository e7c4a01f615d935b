"""Words of the rulebook as questions about a state. They change nothing."""

from __future__ import annotations

import numpy as np

from ...kernel.masks import EMPTY, ONE, Mask, has, mask, size
from ...kernel.rule import rule
from .state import CARDS, COLUMNS, NONE, OWN_CARDS, SEATS, SIDES, SUITS, State

SIX = np.uint64(0b111111)  # the six cards of a suit

# What may happen in a war. `options.settled` says less of one kind of war, for a compiler to leave out the rest.
ABILITIES = np.uint64((1 << CARDS) - 1)
TEAMS, CARDS_OF_OWN = True, True


# -- Cards -------------------------------------------------------------------------------------------------


@rule
def strength_printed(card: int) -> int:
    return card % SUITS + 1


@rule
def suit_of(card: int) -> int:
    return card // SUITS


@rule
def ability_of(s: State, card: int) -> int:
    """The card whose ability this one has: itself, unless the table has cards of its own."""
    return int(s.ability[card]) if CARDS_OF_OWN and s.edition == OWN_CARDS else card


@rule
def has_ability(s: State, card: int, ability: int) -> bool:
    return has(ABILITIES, ability) and ability_of(s, card) == ability


@rule
def bearers(s: State, ability: int) -> Mask:
    """The cards that have an ability."""
    if not CARDS_OF_OWN or s.edition != OWN_CARDS:
        return mask(ability) & ABILITIES
    cards, abilities = EMPTY, s.ability
    for card in range(CARDS):
        if abilities[card] == ability:
            cards |= mask(card)
    return cards


@rule
def standing(s: State, ability: int) -> Mask:
    """The faceup cards in play that have an ability."""
    cards: Mask = bearers(s, ability) & (s.side[0] | s.side[1]) & ~s.facedown
    return cards


@rule
def standing_for(s: State, ability: int, side: int) -> Mask:
    cards: Mask = bearers(s, ability) & s.side[side] & ~s.facedown
    return cards


@rule
def faceup(s: State, card: int) -> bool:
    return has((s.side[0] | s.side[1]) & ~s.facedown, card)


@rule
def owner_of(s: State, card: int) -> int:
    """The side a card in play lies on."""
    return 0 if has(s.side[0], card) else 1


# -- Theaters ----------------------------------------------------------------------------------------------


@rule
def column_of(s: State, card: int) -> int:
    for column in range(s.theaters):
        if has(s.column[column], card):
            return column
    return NONE


@rule
def column_matching(s: State, card: int) -> int:
    """Where the theater of a card stands, if it is in play."""
    for column in range(s.theaters):
        if s.suit[column] == suit_of(card):
            return column
    return NONE


@rule
def every_column(s: State) -> Mask:
    return mask(s.theaters) - ONE


@rule
def columns_of(s: State, cards: Mask) -> Mask:
    """The theaters in which any of these cards lies."""
    columns = EMPTY
    for column in range(s.theaters):
        if s.column[column] & cards != EMPTY:
            columns |= mask(column)
    return columns


@rule
def columns_beside(s: State, cards: Mask) -> Mask:
    """The theaters adjacent to one in which any of these cards lies. What is in no theater is next to none."""
    if cards == EMPTY:
        return EMPTY
    columns = columns_of(s, cards)
    return ((columns << ONE) | (columns >> ONE)) & every_column(s)


@rule
def cards_in(s: State, columns: Mask) -> Mask:
    """The cards in these theaters."""
    cards: Mask = EMPTY
    for column in range(s.theaters):
        if has(columns, column):
            cards |= s.column[column]
    return cards


@rule
def cards_beside(s: State, column: int) -> Mask:
    """The cards in the theaters adjacent to this one."""
    cards: Mask = EMPTY
    if column > 0:
        cards |= s.column[column - 1]
    if column + 1 < s.theaters:
        cards |= s.column[column + 1]
    return cards


# -- Piles -------------------------------------------------------------------------------------------------


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
def top_of(s: State, pile: int) -> int:
    """The uncovered card of a pile; NONE of none."""
    return NONE if pile == NONE else int(s.top[pile // COLUMNS, pile % COLUMNS])


@rule
def columns_topped_by(s: State, card: int) -> Mask:
    """The theater in which a card lies uncovered, if it does."""
    columns = EMPTY
    for column in range(s.theaters):
        if s.top[0, column] == card or s.top[1, column] == card:
            columns |= mask(column)
    return columns


@rule
def covered_by(s: State, card: int) -> Mask:
    """The cards that lie beneath a card in its pile."""
    cards, beneath = EMPTY, int(s.under[card])
    while beneath != NONE:
        cards |= mask(beneath)
        beneath = int(s.under[beneath])
    return cards


@rule
def cards_in_battle(s: State) -> Mask:
    """The cards of the theaters that were chosen."""
    cards: Mask = EMPTY
    for column in range(s.theaters):
        cards |= SIX << np.uint64(SUITS * s.suit[column])
    return cards


# -- Sides and seats ---------------------------------------------------------------------------------------


@rule
def side_of(seat: int) -> int:
    return int(seat) % SIDES


@rule
def turn_of(s: State) -> int:
    """The side whose turn it is."""
    return NONE if s.acting == NONE else side_of(s.acting)


@rule
def hand_of(s: State, side: int) -> Mask:
    """The cards in the hands of a side."""
    cards: Mask = s.hand[side] | s.hand[side + SIDES]
    return cards


@rule
def is_team(s: State, side: int) -> bool:
    return TEAMS and bool(s.seats > side + SIDES)


@rule
def partners(side: int) -> Mask:
    """The two seats of a side."""
    return mask(side) | mask(side + SIDES)


@rule
def partner(s: State, seat: int) -> int:
    """The seat, where its side has another one; NONE where to name the side is enough."""
    return seat if is_team(s, side_of(seat)) else NONE


@rule
def fuller_hand(s: State, side: int) -> int:
    """The partner with more cards; NONE if their hands are equal."""
    if not is_team(s, side):
        return side
    one, other = size(s.hand[side]), size(s.hand[side + SIDES])
    if one == other:
        return NONE
    return side if one > other else side + SIDES


@rule
def spokesman(s: State, side: int) -> int:
    """The seat that answers for a side: who acts this turn, else who would act next."""
    if turn_of(s) == side:
        return int(s.acting)
    seat = fuller_hand(s, side)
    return side if seat == NONE else seat


@rule
def holder_of(s: State, card: int) -> int:
    for seat in range(SEATS):
        if has(s.hand[seat], card):
            return seat
    return NONE
