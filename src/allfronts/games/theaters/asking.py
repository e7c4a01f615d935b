"""The open question: who answers, which card asks, among what, and may they decline. It is data in the state.

A step of an ability ends in one of four ways: DONE; ASKED, and it is called again, one step further, with the answer in
`s.pick`; NOTHING to choose from, and it goes on with the answer NONE, as what is impossible is ignored; or AGAIN, to go
on at once, or when what it has revealed has had its turn.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, mask
from ...kernel.rule import rule
from .state import CARD, COLUMN, DOWN, HAND, NAMED, NONE, PLAY, SEAT, SIDES, UNCOVERED, UP, State
from .words import cards_in_battle, every_column, fuller_hand, hand_of, is_team, partners, spokesman

DONE, AGAIN, NOTHING, ASKED = range(4)


@rule
def ask(s: State, kind: int, seat: int, options: Mask, may_decline: bool) -> int:
    s.pick = NONE
    if options == EMPTY:
        return NOTHING
    s.ask, s.actor, s.options, s.may_decline = kind, seat, options, may_decline
    return ASKED


@rule
def or_go_on(asked: int) -> int:
    """Where one half of an ability finds nothing to choose from, the other half still happens."""
    return AGAIN if asked == NOTHING else asked


@rule
def ask_uncovered(s: State, side: int, piles: Mask) -> int:
    """Choose one of these piles: its uncovered card is meant."""
    return ask(s, UNCOVERED, spokesman(s, side), piles, False)


@rule
def ask_card(s: State, side: int, cards: Mask, may_decline: bool) -> int:
    """Choose one of these cards, all in play and of the asked side."""
    return ask(s, CARD, spokesman(s, side), cards, may_decline)


@rule
def ask_column(s: State, side: int, columns: Mask) -> int:
    return ask(s, COLUMN, spokesman(s, side), columns, False)


@rule
def ask_play(s: State, seat: int, cards: Mask, columns: Mask, faces: int, may_decline: bool) -> int:
    """Play one of these cards to one of these theaters. What was chosen before is done with: whoever cannot tell which
    card came back to a hand is not told by the question."""
    s.columns, s.faces, s.chosen = int(columns), faces, NONE
    return ask(s, PLAY, seat, cards, may_decline)


@rule
def ask_name(s: State, side: int) -> int:
    """Name any card of this battle, wherever it is."""
    return ask(s, NAMED, spokesman(s, side), cards_in_battle(s), False)


@rule
def ask_any_play(s: State, side: int) -> int:
    """Play any card anywhere: of partners the one with more cards does, else who speaks for them."""
    fuller = fuller_hand(s, side)
    seat = spokesman(s, side) if fuller == NONE else fuller
    return ask_play(s, seat, s.hand[seat], every_column(s), UP | DOWN, False)


@rule
def ask_partner(s: State, side: int, card: int) -> int:
    """Choose the partner who gets a card, which waits as `s.chosen`. Who plays alone is not asked."""
    s.chosen = card
    if is_team(s, side):
        return ask(s, SEAT, spokesman(s, side), partners(side), False)
    s.pick = side
    return AGAIN


@rule
def ask_reveal(s: State, side: int, step: int) -> int:
    """You may reveal a card from your hand: its partners settle who does, and that one chooses the card."""
    if step == 0 and hand_of(s, side) == EMPTY:
        s.pick = NONE
        return NOTHING
    if step == 0 and is_team(s, side):
        return ask(s, SEAT, spokesman(s, side), with_cards(s, side), True)
    if step == 0:
        s.pick = side
    elif s.pick != NONE:
        return ask(s, HAND, int(s.pick), s.hand[s.pick], not is_team(s, side))
    return AGAIN


@rule
def with_cards(s: State, side: int) -> Mask:
    """The partners of a side who have cards."""
    seats = EMPTY
    for seat in range(side, s.seats, SIDES):
        if s.hand[seat] != EMPTY:
            seats |= mask(seat)
    return seats
