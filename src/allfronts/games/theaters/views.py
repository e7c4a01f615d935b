"""What one viewer sees: made from what that viewer knows, closed by default. It is all that leaves the engine.

A viewer is a seat, or PUBLIC. When the war is over everybody sees everything.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.masks import members
from ...kernel.random import seeded
from ...kernel.struct import copy_of, to_bytes
from .abilities import is_instant, total
from .cards import strength_of
from .deeds import supplies_left
from .knowledge import cards_down_from, forget, knows
from .notation import legal_actions
from .state import (
    CARD,
    COLUMN,
    NAMED,
    NONE,
    OPEN,
    OVER,
    OWN_CARDS,
    PUBLIC,
    SEAT,
    SIDES,
    UNCOVERED,
    State,
)
from .war import controls, winner_of, withdrawal_points
from .words import cards_in_battle, side_of, turn_of

NOT_IN_A_HAND = (UNCOVERED, CARD, COLUMN, NAMED, SEAT)  # questions whose choices both partners may see


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
    supplies: tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    size: int
    cards: tuple[int, ...]  # those the viewer knows, in order


@dataclass(frozen=True)
class Question:
    """What is asked now. The choices are told only to the seat that answers; to its partner, too, if not in a hand."""

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
    acting: int  # the seat that takes the turn
    theaters: tuple[Theater, ...]
    hands: tuple[Hand, ...]  # by seat
    deck: tuple[int, ...]  # from the top; NONE for a card the viewer does not know
    drawn: int | None  # a card being played from the deck
    waiting: tuple[int, ...]  # cards whose abilities resolve, in this order
    air_drop: tuple[bool, ...]
    extra_turns: tuple[int, ...]
    withdrawing: tuple[int, ...]  # what the other side would score
    commanders: tuple[tuple[int, ...], ...]  # withdrawing costs 2, 3, 4 points from so many cards left, else 6
    supplies: int  # left in the box
    named: tuple[tuple[int, ...], ...]  # what a side must play on its next turn if it holds it
    abilities: tuple[int, ...]  # whose ability each card has, where the table has cards of its own
    question: Question
    winner: int
    world: bytes = field(repr=False)  # told only to who answers: a state to think from, see `world_of`


def view(s: State, viewer: int) -> View:
    """The state as a seat sees it, or as the public does."""
    known = int(cards_in_battle(s) if s.ask == OVER else knows(s, viewer)) if s.battle else 0

    def face(card: int) -> int:
        return int(card) if card != NONE and known >> int(card) & 1 else NONE

    def lying(card: int) -> Lying:
        return Lying(face(card), bool(int(s.facedown) >> card & 1), strength_of(s, card))

    def pile(top: int) -> tuple[Lying, ...]:
        return tuple(lying(card) for card in reversed(cards_down_from(s, top)))

    def theater(column: int) -> Theater:
        piles = tuple(pile(int(s.top[side, column])) for side in range(SIDES))
        totals = tuple(total(s, side, column) for side in range(SIDES))
        supplies = tuple(int(n) for n in s.supplies[:, column])
        return Theater(int(s.suit[column]), piles, totals, controls(s, column), supplies)

    def hand(seat: int) -> Hand:
        cards = members(s.hand[seat])
        return Hand(len(cards), tuple(card for card in cards if face(card) != NONE))

    asked = viewer == s.actor
    partner = viewer != PUBLIC and s.actor != NONE and side_of(viewer) == side_of(s.actor)
    told = asked or (partner and (s.ask in NOT_IN_A_HAND or s.drawn != NONE))
    return View(
        viewer=viewer,
        edition=int(s.edition),
        target=int(s.target),
        beginner=bool(s.beginner),
        battle=int(s.battle),
        score=tuple(int(points) for points in s.score),
        first=int(s.first),
        turn=turn_of(s),
        acting=int(s.acting),
        theaters=tuple(theater(column) for column in range(s.theaters)),
        hands=tuple(hand(seat) for seat in range(s.seats)),
        deck=tuple(face(card) for card in cards_down_from(s, s.deck_top)),
        drawn=face(s.drawn) if s.drawn != NONE else None,
        waiting=_waiting(s),
        air_drop=tuple(bool(state == OPEN) for state in s.air_drop),
        extra_turns=tuple(int(n) for n in s.extra_turns),
        withdrawing=tuple(withdrawal_points(s, side) for side in range(SIDES)),
        commanders=tuple(tuple(int(n) for n in brackets) for brackets in s.cheap),
        supplies=supplies_left(s),
        named=tuple(tuple(members(s.marked[side])) if s.acting != NONE else () for side in range(SIDES)),
        abilities=tuple(int(card) for card in s.ability) if s.edition == OWN_CARDS else (),
        question=Question(
            int(s.ask),
            int(s.actor),
            int(s.asking),
            face(s.chosen if s.chosen != NONE else s.drawn),
            bool(s.may_decline) and told,
            tuple(legal_actions(s)) if told else (),
        ),
        winner=winner_of(s),
        world=to_bytes(world_of(s, viewer)) if asked else b"",
    )


def world_of(s: State, seat: int) -> State:
    """One of the worlds that a seat cannot tell apart, whichever of them is true always the same one."""
    world = copy_of(s)
    forget(world, seat, seeded(0))
    return world


def reveals(before: State, after: State) -> bool:
    """Has any seat learned something from one state to the other that taking it back would not make unlearned?"""
    if before.battle != after.battle or after.ask == OVER:
        return True
    shown = any(int(knows(after, seat)) & ~int(knows(before, seat)) for seat in range(after.seats))
    return shown or any(now < 0 and now != then for now, then in zip(after.seen, before.seen, strict=True))


def _waiting(s: State) -> tuple[int, ...]:
    cards = [int(s.row[(s.row_head + n) % len(s.row)]) for n in range(s.row_size)]
    return tuple(card for card in cards if card != NONE and is_instant(s, card))
