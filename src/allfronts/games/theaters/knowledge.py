"""What a seat knows, and the worlds it cannot tell apart.

`known` holds the cards whose place a viewer knows. Less is known of a card once seen to enter a hand from which cards
have left facedown since: it is in that hand or among those (`traced`, `since`, `left`). That is all there is to know.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, has, lowest, mask, nth, size, swapped, without_lowest
from ...kernel.random import below
from ...kernel.rule import rule
from ...kernel.struct import Masks, Numbers
from .state import CARD, CARDS, COLUMNS, NONE, PLAY, PUBLIC, SEATS, SIDES, TURN, VIEWERS, State
from .words import cards_in_battle, side_of


@rule
def hidden_from(s: State, viewer: int) -> Mask:
    """The cards whose place a viewer does not know for certain."""
    return cards_in_battle(s) & ~s.known[viewer] if s.battle > 0 else EMPTY


@rule
def places_for(s: State, seat: int, card: int, free: Mask) -> Mask:
    """Where a hidden card may be for all a seat knows, each place named by the hidden card that is there."""
    if not has(s.traced[seat], card):
        return free
    places: Mask = EMPTY
    while free != EMPTY:
        here = lowest(free)
        free = without_lowest(free)
        if in_hand(s, here) or s.left[here] > s.since[card]:
            places |= mask(here)
    return places


@rule
def in_hand(s: State, card: int) -> bool:
    for seat in range(SEATS):
        if has(s.hand[seat], card):
            return True
    return False


@rule
def knows(s: State, viewer: int) -> Mask:
    """The cards whose place a viewer knows, and those of which a seat can tell that there is only one place left.

    Narrowly traced cards come first: as many of them as there are places for them leave none of these to the others.
    """
    known: Mask = s.known[viewer]
    if viewer == PUBLIC:
        return known
    hidden, taken, placed = hidden_from(s, viewer), EMPTY, 0
    traced = hidden & s.traced[viewer]
    others = hidden & ~traced
    while traced != EMPTY:
        card = latest(s, traced)
        traced &= ~mask(card)
        places = places_for(s, viewer, card, hidden)
        if is_one_place(s, places & ~taken):
            known |= mask(card)
        placed += 1
        if size(places) == placed:
            taken = places
    return known | others if is_one_place(s, hidden & ~taken) else known


@rule
def is_one_place(s: State, places: Mask) -> bool:
    """A hand is one place, however many cards are in it."""
    for seat in range(SEATS):
        if places & ~s.hand[seat] == EMPTY:
            return True
    return size(places) == 1


# -- For learning ------------------------------------------------------------------------------------------

# For each card: where it is (as far as known), how deep in its pile, is it facedown. For each pile: its height, its
# facedown cards unknown to the seat. Then the table, the question and the war. Sides are "mine" and "theirs".
IN_HAND, IN_PLAY, IN_DECK, DRAWN, FACEDOWN, DEPTH = range(6)
CARD_PLANES = DEPTH + 1 + COLUMNS
PILE_AT = CARDS * CARD_PLANES
THEATER_AT = PILE_AT + SIDES * COLUMNS * 2
SIDE_AT = THEATER_AT + COLUMNS
QUESTION_AT = SIDE_AT + SIDES * 4
OBSERVATION = QUESTION_AT + 11


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """What a seat knows, as small numbers: 1 is mine, -1 is theirs."""
    for i in range(OBSERVATION):
        out[i] = 0
    me, known = side_of(seat), knows(s, seat)
    for side in range(SIDES):
        mine = 1 if side == me else -1
        observe_side(s, side, mine, known, out)
    card, depth = int(s.deck_top), 1
    while card != NONE:
        if has(known, card):
            out[card * CARD_PLANES + IN_DECK] = depth
        card, depth = int(s.under[card]), depth + 1
    if s.drawn != NONE and has(known, s.drawn):
        out[int(s.drawn) * CARD_PLANES + DRAWN] = 1
    for column in range(s.theaters):
        out[THEATER_AT + column] = s.suit[column] + 1
    at = QUESTION_AT
    out[at], out[at + 1], out[at + 2] = s.ask, 1 if s.actor == seat else 0, s.asking + 1
    out[at + 3], out[at + 4], out[at + 5] = s.may_decline, s.columns, s.faces
    out[at + 6], out[at + 7], out[at + 8] = depth - 1, 1 if s.first == me else -1, 1 if s.turn == me else -1
    out[at + 9], out[at + 10] = s.edition, s.beginner


@rule
def observe_side(s: State, side: int, mine: int, known: Mask, out: Numbers) -> None:
    hand = s.hand[side] & known
    while hand != EMPTY:
        out[lowest(hand) * CARD_PLANES + IN_HAND] = mine
        hand = without_lowest(hand)
    for column in range(s.theaters):
        at = PILE_AT + (0 if mine == 1 else COLUMNS * 2) + column * 2
        card = int(s.top[side, column])
        while card != NONE:
            out[at] += 1
            if has(known, card):
                here = card * CARD_PLANES
                out[here + IN_PLAY], out[here + DEPTH + 1 + column] = mine, 1
                out[here + FACEDOWN], out[here + DEPTH] = 1 if has(s.facedown, card) else 0, out[at]
            else:
                out[at + 1] += 1
            card = int(s.under[card])
    at = SIDE_AT + (0 if mine == 1 else 4)
    out[at], out[at + 1] = size(s.hand[side]), s.air_drop[side]
    out[at + 2] = s.extra_turns[side]
    out[at + 3] = min(s.target - s.score[side], 127)


# -- The worlds a seat cannot tell apart -------------------------------------------------------------------


@rule
def redeal(s: State, seat: int, rng: Masks) -> None:
    """Change the state into one drawn evenly from all that look the same to a seat.

    Traced cards are placed first, the most narrowly traced one foremost: a later trace allows a subset of the places
    of an earlier one, so whatever is chosen leaves the same number of ways to go on, and the draw is even.
    """
    free = hidden_from(s, seat)
    traced = free & s.traced[seat]
    while traced != EMPTY:
        card = latest(s, traced)
        traced &= ~mask(card)
        places = places_for(s, seat, card, free)
        exchange(s, seat, card, nth(places, below(rng, size(places))))
        free &= ~mask(card)
    while free != EMPTY:
        card = lowest(free)
        exchange(s, seat, card, nth(free, below(rng, size(free))))
        free = without_lowest(free)


@rule
def latest(s: State, traced: Mask) -> int:
    found = lowest(traced)
    while traced != EMPTY:
        card = lowest(traced)
        traced = without_lowest(traced)
        if s.since[card] > s.since[found]:
            found = card
    return found


@rule
def exchange(s: State, seat: int, a: int, b: int) -> None:
    """Two hidden cards change places, with all that the other seats know of these places."""
    if a == b:
        return
    for owner in range(SEATS):
        s.hand[owner] = swapped(s.hand[owner], a, b)
    for side in range(SIDES):
        s.side[side] = swapped(s.side[side], a, b)
    for column in range(COLUMNS):
        s.column[column] = swapped(s.column[column], a, b)
    s.facedown = swapped(s.facedown, a, b)
    for viewer in range(VIEWERS):
        s.known[viewer] = swapped(s.known[viewer], a, b)
    if s.ask == TURN or s.ask == PLAY or s.ask == CARD:
        s.options = swapped(s.options, a, b)
    s.under[a], s.under[b] = s.under[b], s.under[a]
    s.left[a], s.left[b] = s.left[b], s.left[a]
    for card in range(CARDS):
        s.under[card] = other(s.under[card], a, b)
    for side in range(SIDES):
        for column in range(COLUMNS):
            s.top[side, column] = other(s.top[side, column], a, b)
    s.deck_top, s.deck_bottom = other(s.deck_top, a, b), other(s.deck_bottom, a, b)
    s.drawn, s.chosen = other(s.drawn, a, b), other(s.chosen, a, b)


@rule
def other(card: int, a: int, b: int) -> int:
    return b if card == a else a if card == b else card
