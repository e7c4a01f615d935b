"""What the seat that decides sees, in one line: a position as `position.py` writes it, with ? for what it cannot know.

    revised 12 standard; score 0-6; battle 2; first one; turn two; air A3 ? +2 / s2; land - / L1; sea S2 / -;
    one ? ?; two S3 A1; deck ? ?; ask pile L2

Made from a view: two positions that a seat cannot tell apart are the same text. What seldom happens is said at the end,
and only where it has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .deeds import hand_at
from .notation import CODE, SEAT_NAMES, SUIT_NAMES
from .position import HIDDEN, SIDE_NAMES, head
from .state import (
    CARD,
    CARDS,
    COLUMN,
    EXCHANGE,
    HAND,
    NAMED,
    NEXT_TURN,
    NONE,
    OPEN,
    PLAY,
    SEAT,
    SIDES,
    TURN,
    UNCOVERED,
    State,
)
from .views import Lying, Theater, View
from .words import side_of, suit_of

UNKNOWN = "?"
ASKED = {
    TURN: "turn",
    PLAY: "play",
    UNCOVERED: "pile",
    CARD: "card",
    COLUMN: "theater",
    EXCHANGE: "exchange",
    HAND: "hand",
    NAMED: "name",
    SEAT: "partner",
}
AIR_DROP = {OPEN: "now", NEXT_TURN: "next turn"}


def sight(view: View) -> str:
    """All that the seat which decides may go by."""
    return "; ".join(
        [
            *head(view, len(view.theaters), len(view.hands)),
            *_table(view),
            *_question(view),
            *_seldom(view),
            *_remembered(view),
        ]
    )


def _table(view: View) -> Iterator[str]:
    for theater in view.theaters:
        piles = (" ".join(_pile(theater, side)) or "-" for side in range(SIDES))
        yield f"{SUIT_NAMES[theater.suit]} {' / '.join(piles)}"
    for seat, hand in enumerate(view.hands):
        unknown = [NONE] * (hand.size - len(hand.cards))
        yield f"{SEAT_NAMES[seat]} {_cards([*hand.cards, *unknown]) or '-'}"
    yield f"deck {_cards(view.deck) or '-'}"


def _pile(theater: Theater, side: int) -> list[str]:
    supplies = theater.supplies[side]
    return [_lying(card) for card in theater.piles[side]] + ([f"+{supplies}"] if supplies else [])


def _lying(lying: Lying) -> str:
    return UNKNOWN if lying.card == NONE else (HIDDEN if lying.facedown else CODE)[lying.card]


def _cards(cards: Iterable[int]) -> str:
    return " ".join(UNKNOWN if card == NONE else CODE[card] for card in cards)


def _question(view: View) -> Iterator[str]:
    question = view.question
    words = ["ask", ASKED[question.kind]]
    words += [CODE[question.card]] if question.card != NONE else []
    words += ["about", CODE[question.target]] if question.target != NONE else []
    words += ["or decline"] if question.may_decline else []
    yield " ".join(words)


def _seldom(view: View) -> Iterator[str]:
    world = State.from_bytes(view.world)
    if view.drawn is not None:
        yield f"drawn {_cards([view.drawn])}"
    if waiting := view.waiting[int(view.question.card in view.waiting[:1]) :]:
        yield f"waiting {_cards(waiting)}"
    for side, name in enumerate(SIDE_NAMES):
        if int(world.air_drop[side]) in AIR_DROP:
            yield f"air drop {name} {AIR_DROP[int(world.air_drop[side])]}"
        if view.extra_turns[side]:
            yield f"extra turns {name} {view.extra_turns[side]}"
        if view.named[side]:
            yield f"named {name} {_cards(view.named[side])}"


def _remembered(view: View) -> Iterator[str]:
    """Of cards out of sight: in whose hand each was last seen, and which side was found not to hold it."""
    world = State.from_bytes(view.world)
    suits = {theater.suit for theater in view.theaters}
    unseen = [card for card in range(CARDS) if suit_of(card) in suits and card not in _shown(view)]
    for seat, name in enumerate(SEAT_NAMES):
        held = [card for card in unseen if world.seen[card] > 0 and hand_at(int(world.seen[card])) == seat]
        if held:
            yield f"seen {name} {_cards(held)}"
    for side, name in enumerate(SIDE_NAMES):
        lacking = [card for card in unseen if world.seen[card] < 0 and side_of(hand_at(-int(world.seen[card]))) == side]
        if lacking:
            yield f"lacks {name} {_cards(lacking)}"


def _shown(view: View) -> set[int]:
    piles = (lying.card for theater in view.theaters for pile in theater.piles for lying in pile)
    hands = (card for hand in view.hands for card in hand.cards)
    return {*piles, *hands, *view.deck, NONE if view.drawn is None else view.drawn}
