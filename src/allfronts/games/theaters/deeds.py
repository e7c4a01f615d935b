"""What can be done with cards: laid, taken up, flipped, moved, destroyed, shown, and what this sets off.

Every deed also says who knows the card afterwards. Which deed is allowed is asked elsewhere.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, has, lowest, mask, size, without_lowest
from ...kernel.rule import rule
from .asking import DONE
from .editions import REVEALED_RESOLVE_FIRST
from .journals import (
    DESTROYED_IN_PLAY,
    DREW,
    EXTRA_TURN,
    FLIPPED_DOWN,
    FLIPPED_UP,
    GAINED,
    HOLDS,
    HOLDS_NOT,
    LESSER,
    MOVED,
    NO_SUPPLIES,
    PUT_BACK,
    RECEIVED,
    REVEALED,
    note,
)
from .state import CARDS, COLUMNS, NONE, PUBLIC, ROW, SEATS, SIDES, SUPPLIES, VIEWERS, Log, State
from .words import cards_in_battle, column_of, hand_of, holder_of, owner_of, partner, side_of, strength_printed, top_of

LAST_TICK = 30  # as many as fit into `seen`

# -- Knowing -------------------------------------------------------------------------------------------


@rule
def show_to_all(s: State, card: int) -> None:
    for viewer in range(VIEWERS):
        if viewer < s.seats or viewer == PUBLIC:
            s.known[viewer] |= mask(card)
    s.seen[card], s.left[card] = 0, 0


@rule
def show_to_side(s: State, side: int, card: int) -> None:
    s.known[side] |= mask(card)
    if s.seats > side + SIDES:
        s.known[side + SIDES] |= mask(card)


@rule
def moment(tick: int, hand: int) -> int:
    """A hand and a time in one small number that is not 0."""
    return tick * SEATS + hand + 1


@rule
def hand_at(moment: int) -> int:
    return (moment - 1) % SEATS


@rule
def tick_at(moment: int) -> int:
    return (moment - 1) // SEATS


@rule
def next_tick(s: State) -> None:
    """What is learned now is later than all before. When the numbers run out, what was learned before is forgotten."""
    if s.tick == LAST_TICK:
        s.tick, s.watched = 0, 0
        for card in range(CARDS):
            s.seen[card], s.left[card] = 0, 0
    s.tick += 1


@rule
def leave_hand_unseen(s: State, seat: int, card: int, partner_sees: bool) -> None:
    """Nobody else can tell any more whether a card they knew in this hand is still there."""
    if size(s.hand[seat]) > 1:
        sees = (seat + SIDES) % SEATS if partner_sees else NONE
        for viewer in range(VIEWERS):
            if viewer != seat and viewer != sees:
                s.known[viewer] &= ~s.hand[seat]
    if (s.watched >> seat) & 1:
        s.left[card] = moment(s.tick, seat)
    s.hand[seat] &= ~mask(card)


@rule
def enter_hand(s: State, seat: int, card: int) -> None:
    """Who knows the card keeps track of it in this hand; who does not loses track of what it might have been."""
    if not has(s.known[PUBLIC], card):
        forget_about(s, seat, int(s.left[card]))
    known = True
    for viewer in range(s.seats):
        known = known and (viewer == seat or has(s.known[viewer], card))
    s.known[seat] |= mask(card)
    s.left[card], s.under[card] = 0, NONE
    s.hand[seat] |= mask(card)
    if known:
        next_tick(s)
        keep_track(s, seat, card)


@rule
def keep_track(s: State, seat: int, card: int) -> None:
    """From now on it is in this hand, or among the cards that leave it unseen."""
    s.seen[card] = moment(s.tick, seat)
    s.watched |= 1 << seat


@rule
def rule_out(s: State, side: int, cards: Mask) -> None:
    """From now on none of these is in a hand of this side, nor among what leaves one unseen.

    One that was seen there is among what has left that hand since: if that is one card, it is this one. One that was
    seen in a hand of the other side is still looked for there.
    """
    next_tick(s)
    cards &= ~s.known[PUBLIC]
    while cards != EMPTY:
        card = lowest(cards)
        cards = without_lowest(cards)
        seen = int(s.seen[card])
        if seen > 0 and side_of(hand_at(seen)) == side and left_since(s, seen) == 1:
            show_to_all(s, card)
        elif seen <= 0 or side_of(hand_at(seen)) == side:
            s.seen[card] = -moment(s.tick, side)
    s.watched |= (1 << side) | (1 << (side + SIDES))


@rule
def left_since(s: State, seen: int) -> int:
    """How many hidden cards have left a hand unseen since this moment."""
    n = 0
    for card in range(CARDS):
        left = int(s.left[card])
        n += left > 0 and hand_at(left) == hand_at(seen) and tick_at(left) >= tick_at(seen)
    return n


@rule
def forget_about(s: State, seat: int, left: int) -> None:
    """A hidden card has entered a hand. It may be one that was ruled out there, or was tracked in the hand it left."""
    if s.watched == 0:
        return
    for card in range(CARDS):
        seen = int(s.seen[card])
        if seen < 0 and hand_at(-seen) == side_of(seat):
            s.seen[card] = 0
        elif seen > 0 and left > 0 and hand_at(seen) == hand_at(left) != seat and tick_at(seen) <= tick_at(left):
            s.seen[card] = 0


@rule
def show_in_hand(s: State, seat: int, card: int) -> None:
    """Everybody sees that the card is in this hand."""
    show_to_all(s, card)
    keep_track(s, seat, card)


@rule
def reveal(s: State, card: int, log: Log) -> None:
    """Show a card of a hand to all; it stays there."""
    seat = holder_of(s, card)
    next_tick(s)
    show_in_hand(s, seat, card)
    note(s, log, REVEALED, side_of(seat), card, NONE, partner(s, seat), NONE)


@rule
def reveal_lesser(s: State, side: int, strength: int, log: Log) -> None:
    """A side reveals every card in hand lesser than this; so everybody sees that the others are not lesser."""
    next_tick(s)
    cards, shown = hand_of(s, side), False
    while cards != EMPTY:
        card = lowest(cards)
        cards = without_lowest(cards)
        if strength_printed(card) < strength:
            shown = True
            show_in_hand(s, holder_of(s, card), card)
            note(s, log, REVEALED, side, card, NONE, partner(s, holder_of(s, card)), NONE)
    if not shown:
        note(s, log, LESSER, side, NONE, NONE, NONE, NONE)
    rule_out(s, side, lesser_cards(s, strength) & ~hand_of(s, side))


@rule
def lesser_cards(s: State, strength: int) -> Mask:
    """The cards of this battle with a printed strength lesser than this."""
    cards, every = EMPTY, cards_in_battle(s)
    while every != EMPTY:
        if strength_printed(lowest(every)) < strength:
            cards |= mask(lowest(every))
        every = without_lowest(every)
    return cards


@rule
def bind(s: State, side: int, named: int, log: Log) -> int:
    """A side must play this card on its next turn, if it holds it; everybody hears whether it does."""
    if has(hand_of(s, side), named):
        next_tick(s)
        show_in_hand(s, holder_of(s, named), named)
        s.marked[side] |= mask(named)
        note(s, log, HOLDS, side, named, NONE, partner(s, holder_of(s, named)), NONE)
    else:
        rule_out(s, side, mask(named))
        note(s, log, HOLDS_NOT, side, named, NONE, NONE, NONE)
    return DONE


# -- Laying and taking up --------------------------------------------------------------------------------


@rule
def put(s: State, side: int, card: int, column: int) -> None:
    """Lay a card on top of a side's pile in a theater."""
    s.under[card] = s.top[side, column]
    s.top[side, column] = card
    s.side[side] |= mask(card)
    s.column[column] |= mask(card)


@rule
def take(s: State, card: int) -> None:
    """Take a card out of its pile; what lay on it sinks."""
    side, column = owner_of(s, card), column_of(s, card)
    above = int(s.top[side, column])
    if above == card:
        s.top[side, column] = s.under[card]
    else:
        while s.under[above] != card:
            above = int(s.under[above])
        s.under[above] = s.under[card]
    s.side[side] &= ~mask(card)
    s.column[column] &= ~mask(card)


@rule
def put_under_deck(s: State, card: int) -> None:
    s.under[card] = NONE
    if s.deck_top == NONE:
        s.deck_top = card
        return
    last = int(s.deck_top)
    while s.under[last] != NONE:
        last = int(s.under[last])
    s.under[last] = card


@rule
def put_on_deck(s: State, side: int, log: Log) -> None:
    """The drawn card goes back to where it was."""
    s.under[s.drawn] = s.deck_top
    s.deck_top = s.drawn
    s.drawn = NONE
    note(s, log, PUT_BACK, side, s.deck_top, NONE, NONE, NONE)


@rule
def draw(s: State, side: int, log: Log) -> None:
    """Hold the top card of the deck, seen by its side."""
    s.drawn = s.deck_top
    s.deck_top = s.under[s.drawn]
    show_to_side(s, side, s.drawn)
    note(s, log, DREW, side, s.drawn, NONE, NONE, NONE)


# -- What abilities do -----------------------------------------------------------------------------------


@rule
def flip(s: State, card: int, by: int, log: Log) -> None:
    side, column = owner_of(s, card), column_of(s, card)
    s.facedown ^= mask(card)
    if has(s.facedown, card):
        note(s, log, FLIPPED_DOWN, side, card, column, by, NONE)
    else:
        show_to_all(s, card)
        note(s, log, FLIPPED_UP, side, card, column, by, NONE)
        trigger(s, card)


@rule
def flip_chosen(s: State, by: int, log: Log) -> int:
    """Flip the uncovered card of the chosen pile, if there was anything to choose."""
    if s.pick != NONE:
        flip(s, top_of(s, s.pick), by, log)
    return DONE


@rule
def move(s: State, card: int, column: int, log: Log) -> None:
    """To the top of its side's pile in another theater. This is not playing it."""
    side, here = owner_of(s, card), column_of(s, card)
    take(s, card)
    put(s, side, card, column)
    note(s, log, MOVED, side, card, column, here, NONE)


@rule
def leave_play(s: State, card: int) -> None:
    take(s, card)
    s.facedown &= ~mask(card)
    drop_from_row(s, card)


@rule
def return_to_hand(s: State, seat: int, card: int, kind: int, log: Log) -> None:
    """From play to a hand of its side; `kind` is the event: RETURNED or TAKEN."""
    side, column = owner_of(s, card), column_of(s, card)
    leave_play(s, card)
    enter_hand(s, seat, card)
    note(s, log, kind, side, card, column, partner(s, seat), NONE)


@rule
def receive(s: State, seat: int, log: Log) -> int:
    """Take the top card of the deck into a hand, seen by nobody else."""
    card = int(s.deck_top)
    s.deck_top = s.under[card]
    enter_hand(s, seat, card)
    note(s, log, RECEIVED, side_of(seat), card, NONE, partner(s, seat), NONE)
    return DONE


@rule
def destroy(s: State, card: int, by: int, log: Log) -> None:
    """From play to under the deck, facedown. Who knew the card still does."""
    side, column = owner_of(s, card), column_of(s, card)
    leave_play(s, card)
    put_under_deck(s, card)
    note(s, log, DESTROYED_IN_PLAY, side, card, column, by, NONE)


@rule
def gain_supplies(s: State, side: int, column: int, n: int, log: Log) -> None:
    """As many as are left in the box."""
    gained = min(n, supplies_left(s))
    if gained == 0:
        note(s, log, NO_SUPPLIES, side, NONE, column, NONE, NONE)
        return
    s.supplies[side, column] += gained
    note(s, log, GAINED, side, NONE, column, gained, NONE)


@rule
def supplies_left(s: State) -> int:
    left = SUPPLIES
    for side in range(SIDES):
        for column in range(COLUMNS):
            left -= int(s.supplies[side, column])
    return left


@rule
def owe_extra_turn(s: State, side: int, log: Log) -> int:
    s.extra_turns[side] += 1
    note(s, log, EXTRA_TURN, side, NONE, NONE, NONE, NONE)
    return DONE


# -- The row of abilities --------------------------------------------------------------------------------


@rule
def place_in_row(s: State, n: int) -> int:
    return (s.row_head + n) % ROW


@rule
def trigger(s: State, card: int) -> None:
    """A revealed card joins the row: revised, at its tail; in the first edition it goes before the rest."""
    if REVEALED_RESOLVE_FIRST[s.edition]:
        s.row_head = place_in_row(s, ROW - 1)
        place = int(s.row_head)
    else:
        place = place_in_row(s, s.row_size)
    s.row_size += 1
    s.row[place], s.owner[place], s.step[place] = card, owner_of(s, card), 0


@rule
def clear_head_of_row(s: State) -> None:
    s.row[s.row_head], s.owner[s.row_head], s.step[s.row_head] = 0, 0, 0
    s.row_size -= 1
    s.row_head = place_in_row(s, 1) if s.row_size > 0 else 0


@rule
def drop_from_row(s: State, card: int) -> None:
    """A card that leaves play takes its waiting ability with it; one that has begun goes on."""
    for n in range(s.row_size):
        place = place_in_row(s, n)
        if s.row[place] == card and s.step[place] == 0:
            s.row[place] = NONE
