"""What one viewer sees: made from what that viewer knows, closed by default. It is all that leaves the engine.

A viewer is a seat, or PUBLIC. When the war is over everybody sees everything.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import INSTANTS, strength_of, total
from .knowledge import knows
from .notation import legal_actions
from .state import CARDS, NONE, OPEN, OVER, SIDES, State
from .war import controls, withdrawal_points
from .words import cards_in_battle


@dataclass(frozen=True)
class Lying:
    """A card on the table: its number, or NONE where its face is not for the viewer."""

    card: int
    facedown: bool
    strength: int


@dataclass(frozen=True)
class Theater:
    suit: int
    piles: tuple[tuple[Lying, ...], ...]  # by side, from the bottom
    totals: tuple[int, ...]
    controlled_by: int


@dataclass(frozen=True)
class Hand:
    size: int
    cards: tuple[int, ...]  # those the viewer knows, in order


@dataclass(frozen=True)
class Question:
    """What is asked now. The choices are told only to the seat that answers."""

    kind: int
    seat: int
    card: int  # the card that asks
    target: int  # the card it is about, if the viewer knows it
    may_decline: bool
    actions: tuple[int, ...]


@dataclass(frozen=True)
class View:
    viewer: int
    edition: int
    target: int
    beginner: bool
    battle: int
    score: tuple[int, ...]
    first: int
    turn: int
    theaters: tuple[Theater, ...]
    hands: tuple[Hand, ...]
    deck: tuple[int, ...]  # from the top; NONE for a card the viewer does not know
    drawn: int | None  # a card being played from the deck
    waiting: tuple[int, ...]  # cards whose abilities resolve, in this order
    air_drop: tuple[bool, ...]
    extra_turns: tuple[int, ...]
    withdrawing: tuple[int, ...]  # what the other side would score
    question: Question
    winner: int


def view(s: State, viewer: int) -> View:
    """The state as a seat sees it, or as the public does."""
    known = int(cards_in_battle(s) if s.ask == OVER else knows(s, viewer)) if s.battle else 0

    def face(card: int) -> int:
        return int(card) if card != NONE and known >> int(card) & 1 else NONE

    def down_from(card: int) -> list[int]:
        cards: list[int] = []
        while card != NONE:
            cards.append(int(card))
            card = int(s.under[card])
        return cards

    def lying(card: int) -> Lying:
        return Lying(face(card), bool(int(s.facedown) >> card & 1), strength_of(s, card))

    def theater(column: int) -> Theater:
        piles = tuple(tuple(lying(card) for card in reversed(down_from(s.top[side, column]))) for side in range(SIDES))
        totals = tuple(total(s, side, column) for side in range(SIDES))
        return Theater(int(s.suit[column]), piles, totals, controls(s, column))

    def hand(seat: int) -> Hand:
        cards = [card for card in range(CARDS) if int(s.hand[seat]) >> card & 1]
        return Hand(len(cards), tuple(card for card in cards if face(card) != NONE))

    asked = viewer == s.actor
    return View(
        viewer=viewer,
        edition=int(s.edition),
        target=int(s.target),
        beginner=bool(s.beginner),
        battle=int(s.battle),
        score=tuple(int(points) for points in s.score),
        first=int(s.first),
        turn=int(s.turn),
        theaters=tuple(theater(column) for column in range(s.theaters)),
        hands=tuple(hand(seat) for seat in range(SIDES)),
        deck=tuple(face(card) for card in down_from(s.deck_top)),
        drawn=face(s.drawn) if s.drawn != NONE else None,
        waiting=_waiting(s),
        air_drop=tuple(bool(state == OPEN) for state in s.air_drop),
        extra_turns=tuple(int(n) for n in s.extra_turns),
        withdrawing=tuple(withdrawal_points(s, side) for side in range(SIDES)),
        question=Question(
            int(s.ask),
            int(s.actor),
            int(s.asking),
            face(s.chosen if s.chosen != NONE else s.drawn),
            bool(s.may_decline) and asked,
            tuple(legal_actions(s)) if asked else (),
        ),
        winner=int(s.winner),
    )


def _waiting(s: State) -> tuple[int, ...]:
    cards = [int(s.row[(s.row_head + n) % len(s.row)]) for n in range(s.row_size)]
    return tuple(card for card in cards if card != NONE and int(INSTANTS) >> card & 1)
