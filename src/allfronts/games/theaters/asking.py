"""The open question: who answers, which card asks, among what, and may they decline. It is data in the state.

A step of an ability ends in one of four ways: DONE; ASKED, and it is called again, one step further, with the answer in
`s.pick`; NOTHING to choose from, and it goes on with the answer NONE, as what is impossible is ignored; or AGAIN, to go
on when what it has revealed has had its turn.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask
from ...kernel.rule import rule
from .state import CARD, COLUMN, NONE, PLAY, UNCOVERED, State
from .words import seat_of

DONE, AGAIN, NOTHING, ASKED = range(4)


@rule
def ask(s: State, kind: int, side: int, options: Mask, may_decline: bool) -> int:
    s.pick = NONE
    if options == EMPTY:
        return NOTHING
    s.ask, s.actor, s.options, s.may_decline = kind, seat_of(s, side), options, may_decline
    return ASKED


@rule
def ask_uncovered(s: State, side: int, piles: Mask) -> int:
    """Choose one of these piles: its uncovered card is meant."""
    return ask(s, UNCOVERED, side, piles, False)


@rule
def ask_card(s: State, side: int, cards: Mask, may_decline: bool) -> int:
    """Choose one of these cards, all of the asked side."""
    return ask(s, CARD, side, cards, may_decline)


@rule
def ask_column(s: State, side: int, columns: Mask) -> int:
    return ask(s, COLUMN, side, columns, False)


@rule
def ask_play(s: State, side: int, cards: Mask, columns: Mask, faces: int, may_decline: bool) -> int:
    """Play one of these cards to one of these theaters."""
    s.columns, s.faces = int(columns), faces
    return ask(s, PLAY, side, cards, may_decline)
