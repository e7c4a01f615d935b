"""What can be done with cards: laid, taken up, flipped, moved, destroyed, and the row of abilities this sets off.

Every deed also says who knows the card afterwards. Which deed is allowed is asked elsewhere.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, has, mask, size
from ...kernel.rule import rule
from .asking import DONE
from .editions import REVEALED_RESOLVE_FIRST
from .journals import DREW, EXTRA_TURN, FLIPPED_DOWN, FLIPPED_UP, MOVED, PUT_BACK, RETURNED, note
from .state import COLUMNS, NONE, PLAYING, ROW, WATCHING, Log, State
from .words import column_of, owner_of, side_of

# -- Knowing -------------------------------------------------------------------------------------------


@rule
def show_to_all(s: State, card: int) -> None:
    for viewer in WATCHING:
        s.known[viewer] |= mask(card)
    s.left[card] = 0


@rule
def show_to_side(s: State, side: int, card: int) -> None:
    for seat in PLAYING:
        if side_of(seat) == side:
            s.known[seat] |= mask(card)


@rule
def leave_hand_unseen(s: State, seat: int, card: int) -> None:
    """Nobody else can tell any more whether a card they knew in this hand is still there."""
    if size(s.hand[seat]) > 1:
        for viewer in WATCHING:
            if viewer != seat:
                s.known[viewer] &= ~s.hand[seat]
    if somebody_traces(s):
        s.tick += 1
        s.left[card] = s.tick
    s.hand[seat] &= ~mask(card)


@rule
def somebody_traces(s: State) -> bool:
    traced = EMPTY
    for seat in PLAYING:
        traced |= s.traced[seat]
    return bool(traced)


@rule
def enter_hand(s: State, seat: int, card: int) -> None:
    """Whoever knew the card keeps a trace of it in this hand."""
    for viewer in PLAYING:
        if viewer != seat and has(s.known[viewer], card):
            s.traced[viewer] |= mask(card)
            s.since[card] = s.tick
    s.left[card], s.under[card] = 0, NONE
    s.hand[seat] |= mask(card)


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
    if s.deck_top == NONE:
        s.deck_top = card
    else:
        s.under[s.deck_bottom] = card
    s.under[card] = NONE
    s.deck_bottom = card


@rule
def put_on_deck(s: State, side: int, log: Log) -> None:
    """The drawn card goes back to where it was."""
    if s.deck_top == NONE:
        s.deck_bottom = s.drawn
    s.under[s.drawn] = s.deck_top
    s.deck_top = s.drawn
    s.drawn = NONE
    note(s, log, PUT_BACK, side, s.deck_top, NONE, NONE, NONE)


@rule
def draw(s: State, side: int, log: Log) -> None:
    """Hold the top card of the deck, seen by its side."""
    s.drawn = s.deck_top
    s.deck_top = s.under[s.drawn]
    if s.deck_top == NONE:
        s.deck_bottom = NONE
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
        flip(s, int(s.top[s.pick // COLUMNS, s.pick % COLUMNS]), by, log)
    return DONE


@rule
def move(s: State, card: int, column: int, log: Log) -> None:
    """To the top of its side's pile in another theater. This is not playing it."""
    side, here = owner_of(s, card), column_of(s, card)
    take(s, card)
    put(s, side, card, column)
    note(s, log, MOVED, side, card, column, here, NONE)


@rule
def return_to_hand(s: State, seat: int, card: int, log: Log) -> None:
    side, column = owner_of(s, card), column_of(s, card)
    take(s, card)
    s.facedown &= ~mask(card)
    drop_from_row(s, card)
    enter_hand(s, seat, card)
    note(s, log, RETURNED, side, card, column, NONE, NONE)


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
