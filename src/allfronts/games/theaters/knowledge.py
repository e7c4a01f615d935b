"""What a seat knows, and the worlds it cannot tell apart.

`known` holds the cards whose place a viewer knows. Of the others everybody may have learned where one is (in a hand,
or among what has left that hand unseen since) or where it is not (in a side's hands, or among what has left them
unseen since): `seen` and `left` keep that. Never anything is remembered that is not so, but less than a perfect mind
could work out: where several hands or several cards are mixed up later, and of a card that Blockade destroyed unseen,
which theaters it may match (Supply Lines paid for it, or Agent Network or Exposure left no other way).
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, has, lowest, mask, members, nth, size, swapped, without_lowest
from ...kernel.random import below
from ...kernel.rule import rule
from ...kernel.struct import Masks, Numbers
from .battle import plays_what_was_named
from .deeds import hand_at, tick_at
from .state import (
    CARD,
    CARDS,
    COLUMNS,
    EXCHANGE,
    HAND,
    NAMED,
    NONE,
    PLAY,
    SEATS,
    SIDES,
    TURN,
    VIEWERS,
    State,
)
from .words import cards_in_battle, holder_of, side_of, turn_of


@rule
def hidden_from(s: State, viewer: int) -> Mask:
    """The cards whose place a viewer does not know for certain."""
    return cards_in_battle(s) & ~s.known[viewer] if s.battle > 0 else EMPTY


@rule
def places_for(s: State, card: int, free: Mask) -> Mask:
    """Where a hidden card may be for all that has been learned, each place named by the hidden card that is there."""
    seen = int(s.seen[card])
    if seen == 0:
        return free
    places: Mask = EMPTY
    while free != EMPTY:
        here = lowest(free)
        free = without_lowest(free)
        if seen > 0 and was_in_hand(s, here, seen):
            places |= mask(here)
        elif seen < 0 and not was_in_hand_of_side(s, here, -seen):
            places |= mask(here)
    return places


@rule
def was_in_hand(s: State, card: int, moment: int) -> bool:
    """Has the card been in this hand at this time or since?"""
    left = int(s.left[card])
    return has(s.hand[hand_at(moment)], card) or (
        left > 0 and hand_at(left) == hand_at(moment) and tick_at(left) >= tick_at(moment)
    )


@rule
def was_in_hand_of_side(s: State, card: int, moment: int) -> bool:
    left, holder, side = int(s.left[card]), holder_of(s, card), hand_at(moment)
    if holder != NONE:
        return side_of(holder) == side
    return left > 0 and side_of(hand_at(left)) == side and tick_at(left) >= tick_at(moment)


@rule
def knows(s: State, viewer: int) -> Mask:
    """The cards whose place a viewer knows, and those of which a viewer can tell that there is only one place left.

    Of those last seen in the same hand the latest come first: as many of them as there are places for them leave none
    of these to the others.
    """
    known: Mask = s.known[viewer]
    if s.battle == 0:
        return known
    hidden, taken = hidden_from(s, viewer), EMPTY
    if s.watched == 0:  # nothing has been learned of any hand: a hidden card may be wherever another one is
        return known | hidden if is_one_place(s, hidden) else known
    for hand in range(s.seats):
        placed, full = 0, EMPTY
        tracked = tracked_in(s, hidden, hand)
        while tracked != EMPTY:
            card = latest(s, tracked)
            tracked &= ~mask(card)
            places = places_for(s, card, hidden)
            if is_one_place(s, places & ~full):
                known |= mask(card)
            placed += 1
            if size(places) == placed:
                full = places
        taken |= full
    others = hidden & ~taken
    rest = hidden
    while rest != EMPTY:
        card = lowest(rest)
        rest = without_lowest(rest)
        if s.seen[card] <= 0 and is_one_place(s, places_for(s, card, others)):
            known |= mask(card)
    return known


@rule
def tracked_in(s: State, cards: Mask, hand: int) -> Mask:
    """Those of some cards that were last seen in this hand."""
    tracked = EMPTY
    while cards != EMPTY:
        if s.seen[lowest(cards)] > 0 and hand_at(int(s.seen[lowest(cards)])) == hand:
            tracked |= mask(lowest(cards))
        cards = without_lowest(cards)
    return tracked


@rule
def is_one_place(s: State, places: Mask) -> bool:
    """A hand is one place, however many cards are in it."""
    for seat in range(s.seats):
        if places & ~s.hand[seat] == EMPTY:
            return True
    return size(places) == 1


# -- For learning ------------------------------------------------------------------------------------------

# For each card: where it is (as far as known), how deep in its pile, is it facedown, is it spoken for. For each pile:
# its height, its facedown cards unknown to the seat, its supplies. Then the table, the hands, the question and the war.
# A hand is counted from the seat: 1 is mine, 2 the next seat's (the opponent's), 3 my partner's, 4 the last one's. Of
# sides 1 is mine, -1 theirs.
IN_HAND, IN_PLAY, IN_DECK, DRAWN, FACEDOWN, SPOKEN_FOR, DEPTH = range(7)
CARD_PLANES = DEPTH + 1 + COLUMNS
PILE_AT, PILE_PLANES = CARDS * CARD_PLANES, 3
THEATER_AT = PILE_AT + SIDES * COLUMNS * PILE_PLANES
SIDE_AT, SIDE_PLANES = THEATER_AT + COLUMNS, 3
HAND_AT = SIDE_AT + SIDES * SIDE_PLANES
QUESTION_AT = HAND_AT + SEATS
OBSERVATION = QUESTION_AT + 13


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """What a seat knows, as small numbers."""
    for i in range(OBSERVATION):
        out[i] = 0
    me, known = side_of(seat), knows(s, seat)
    for side in range(SIDES):
        observe_side(s, side, 1 if side == me else -1, known, out)
    for holder in range(s.seats):
        observe_hand(s, holder, (holder - seat) % SEATS, known, out)
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
    out[at + 6], out[at + 7] = depth - 1, 1 if s.first == me else -1
    out[at + 8] = 0 if s.acting == NONE else (s.acting - seat) % SEATS + 1
    out[at + 9], out[at + 10], out[at + 11] = s.edition, s.beginner, s.seats
    if s.chosen != NONE and has(known, s.chosen):
        out[at + 12] = s.chosen + 1


@rule
def observe_hand(s: State, holder: int, place: int, known: Mask, out: Numbers) -> None:
    out[HAND_AT + place] = size(s.hand[holder])
    hand = s.hand[holder] & known
    while hand != EMPTY:
        here = lowest(hand) * CARD_PLANES
        out[here + IN_HAND] = place + 1
        # Before they are exchanged, the partners' choices are theirs alone.
        marked = has(s.marked[side_of(holder)], lowest(hand)) and (place == 0 or s.acting != NONE)
        if marked or (must_play_named(s) and side_of(holder) == turn_of(s) and has(s.options, lowest(hand))):
            out[here + SPOKEN_FOR] = 1
        hand = without_lowest(hand)


@rule
def must_play_named(s: State) -> bool:
    """Is the question which of the cards that were named is played, or where?"""
    return plays_what_was_named(s) or bool(s.ask == NAMED and s.asking == NONE)


@rule
def observe_side(s: State, side: int, mine: int, known: Mask, out: Numbers) -> None:
    for column in range(s.theaters):
        at = PILE_AT + ((0 if mine == 1 else COLUMNS) + column) * PILE_PLANES
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
        out[at + 2] = s.supplies[side, column]
    at = SIDE_AT + (0 if mine == 1 else SIDE_PLANES)
    out[at], out[at + 1] = s.air_drop[side], s.extra_turns[side]
    out[at + 2] = min(s.target - s.score[side], 127)


# -- The worlds a seat cannot tell apart -------------------------------------------------------------------


@rule
def redeal(s: State, seat: int, rng: Masks) -> None:
    """Change the state into one drawn from all that look the same to a seat.

    Cards last seen in a hand are placed first, the latest foremost: what has been learned later of the same hand allows
    a subset of the places, so whatever is chosen leaves the same number of ways to go on, and the draw is even. Then
    come the cards that are known not to be in a hand, then the rest. Where that leaves a card no place, it begins anew.
    """
    free = hidden_from(s, seat)
    while free != EMPTY:
        tracked, ruled_out = EMPTY, EMPTY
        if s.watched != 0:
            tracked, ruled_out = learned(s, free, 1), learned(s, free, -1)
        while free != EMPTY:
            card = latest(s, tracked) if tracked != EMPTY else lowest(ruled_out if ruled_out != EMPTY else free)
            places = places_for(s, card, free)
            if places == EMPTY:
                free = hidden_from(s, seat)
                break
            exchange(s, card, nth(places, below(rng, size(places))))
            free &= ~mask(card)
            tracked &= free
            ruled_out &= free


@rule
def learned(s: State, cards: Mask, sign: int) -> Mask:
    """Those of some cards that were last seen in a hand, or (-1) were last known not to be in a side's hands."""
    found = EMPTY
    while cards != EMPTY:
        if s.seen[lowest(cards)] * sign > 0:
            found |= mask(lowest(cards))
        cards = without_lowest(cards)
    return found


@rule
def latest(s: State, tracked: Mask) -> int:
    found = lowest(tracked)
    while tracked != EMPTY:
        card = lowest(tracked)
        tracked = without_lowest(tracked)
        if tick_at(int(s.seen[card])) > tick_at(int(s.seen[found])):
            found = card
    return found


@rule
def exchange(s: State, a: int, b: int) -> None:
    """Two hidden cards change places, with all that the other seats know of these places."""
    if a == b:
        return
    two = mask(a) | mask(b)
    for owner in range(s.seats):
        s.hand[owner] = swapped(s.hand[owner], two)
    for side in range(SIDES):
        s.side[side] = swapped(s.side[side], two)
    for column in range(s.theaters):
        s.column[column] = swapped(s.column[column], two)
    s.facedown = swapped(s.facedown, two)
    for viewer in range(VIEWERS):
        s.known[viewer] = swapped(s.known[viewer], two)
    if marks_places(s):
        for side in range(SIDES):
            s.marked[side] = swapped(s.marked[side], two)
    if asks_among_places(s):
        s.options = swapped(s.options, two)
    under, top = s.under, s.top
    under[a], under[b] = under[b], under[a]
    s.left[a], s.left[b] = s.left[b], s.left[a]
    for card in range(CARDS):
        below = int(under[card])
        if below == a or below == b:
            under[card] = other(below, a, b)
    for side in range(SIDES):
        for column in range(s.theaters):
            top[side, column] = other(int(top[side, column]), a, b)
    s.deck_top = other(s.deck_top, a, b)
    s.drawn, s.chosen = other(s.drawn, a, b), other(s.chosen, a, b)


@rule
def marks_places(s: State) -> bool:
    """What partners choose to exchange is a place; what is named later is a card."""
    return bool(s.acting == NONE)


@rule
def asks_among_places(s: State) -> bool:
    """Is the question about cards that lie or are held somewhere?"""
    return bool(s.ask == TURN or s.ask == PLAY or s.ask == CARD or s.ask == HAND or s.ask == EXCHANGE)


@rule
def other(card: int, a: int, b: int) -> int:
    return b if card == a else a if card == b else card


# -- One of these worlds for all of them -------------------------------------------------------------------

# Nothing but views is made with it: it is plain Python, never compiled.


def forget(s: State, seat: int, rng: Masks) -> None:
    """Change the state into one world of those that look the same to a seat, whichever of them it was.

    All that the seat does not know lies in order; where something has been learned of hands it need not be possible so,
    and is redealt by a generator that must always be the same.
    """
    hidden, places = members(hidden_from(s, seat)), list[int]()
    for hand in s.hand:
        places += sorted(members(hand), key=lambda card: told_of(s, card), reverse=True)
    for top in s.top[:, : s.theaters].flat:
        places += cards_down_from(s, int(top))
    places += [s.drawn, *cards_down_from(s, s.deck_top)]
    places = [card for card in places if card in hidden]
    rearrange(s, dict(zip(places, hidden, strict=True)))
    if s.watched != 0:
        redeal(s, seat, rng)


def cards_down_from(s: State, card: int) -> list[int]:
    """A card and those beneath it."""
    cards = list[int]()
    while card != NONE:
        cards.append(card)
        card = int(s.under[card])
    return cards


def told_of(s: State, card: int) -> tuple[bool, ...]:
    """What can be told of one card in a hand and not of another: is it spoken for, who knows it."""
    spoken_for = (s.options if asks_among_places(s) else EMPTY, *(s.marked if marks_places(s) else ()))
    return tuple(has(cards, card) for cards in (*spoken_for, *s.known))


def rearrange(s: State, comes: dict[int, int]) -> None:
    """To each place, named by the card that is there, comes another; what others know of the place stays as it is."""
    settled = ~sum(1 << here for here in comes)

    def of_places(cards: Mask) -> Mask:
        among = int(cards)
        return Mask(among & settled | sum(1 << card for here, card in comes.items() if among >> here & 1))

    for sets in (s.hand, s.side, s.column, s.known, *([s.marked] if marks_places(s) else [])):
        sets[:] = [of_places(cards) for cards in sets]
    s.facedown = of_places(s.facedown)
    if asks_among_places(s):
        s.options = of_places(s.options)
    under, left = s.under.copy(), s.left.copy()
    for here, card in comes.items():
        s.under[card], s.left[card] = under[here], left[here]
    for cards in (s.under, s.top.reshape(-1)):
        cards[:] = [comes.get(int(card), card) for card in cards]
    s.deck_top, s.drawn, s.chosen = (comes.get(card, card) for card in (s.deck_top, s.drawn, s.chosen))
