"""The way to one action, choice by choice: a card, then a theater, then a face.

Knows how legal actions are numbered and on what a finger would be put for each; which are legal it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.theaters import View, state
from ..games.theaters.choices import Decline, PickCard, PickColumn, PickPile, PickSeat, Play, Withdraw, choice_of
from ..games.theaters.telling import row_of
from ..games.theaters.words import pile, side_of, suit_of

HAND, THEATER, FACE, PILE, CARD, NO, RETREAT = "hand", "theater", "face", "pile", "card", "no", "retreat"
NAME, SEAT = "name", "seat"


class Thing(NamedTuple):
    """What can be pointed at: a card in hand, on the table or named, a theater, a pile, a face, a seat, an answer."""

    kind: str
    number: int = 0


class Choosing:
    """What has been pointed at so far for the open question, and what can be pointed at next."""

    def __init__(self, view: View):
        self._paths = {action: _path(view, action) for action in view.question.actions}
        self.chosen: tuple[Thing, ...] = ()

    def things(self) -> list[Thing]:
        """What can be chosen next. Withdrawing is not among it: nobody should come upon it by walking about."""
        n = len(self.chosen)
        found = dict.fromkeys(path[n] for path in self._fitting().values() if path[n].kind != RETREAT)
        return sorted(found, key=lambda thing: -thing.number if thing.kind == FACE else 0)  # faceup comes first

    def choose(self, thing: Thing) -> int | None:
        """Point at a thing; returns the action once there is only one left that it can mean."""
        self.chosen = (*self.chosen, thing)
        fitting = self._fitting()
        return next(iter(fitting)) if len(fitting) == 1 else None

    def back(self) -> bool:
        """Take the last choice back; False when there is none."""
        had = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had

    def would_be(self, thing: Thing) -> int | None:
        """The action that choosing this thing would settle."""
        fitting = [action for action, path in self._fitting().items() if path[len(self.chosen)] == thing]
        return fitting[0] if len(fitting) == 1 else None

    def _fitting(self) -> dict[int, tuple[Thing, ...]]:
        n = len(self.chosen)
        return {action: path for action, path in self._paths.items() if path[:n] == self.chosen}


def _path(view: View, action: int) -> tuple[Thing, ...]:
    match choice_of(action):
        case Play(card, column, _) if card == view.drawn:  # there is no other: only its theater is to be chosen
            return (Thing(THEATER, column),)
        case Play(card, column, faceup):
            return Thing(HAND, card), Thing(THEATER, column), Thing(FACE, int(faceup))
        case PickPile(side, column):
            return (Thing(PILE, pile(side, column)),)
        case PickCard(card):
            return _path_to_card(view, card)
        case PickColumn(column):
            return (Thing(THEATER, column),)
        case PickSeat(seat):
            return (Thing(SEAT, seat),)
        case Withdraw():
            return (Thing(RETREAT),)
        case Decline():
            return (Thing(NO),)


def _path_to_card(view: View, card: int) -> tuple[Thing, ...]:
    asked = view.question
    if asked.kind in (state.EXCHANGE, state.HAND):
        return (Thing(HAND, card),)
    if asked.kind != state.NAMED:
        return (Thing(CARD, card),)
    if asked.card == state.NONE:  # of a few that were named already
        return (Thing(NAME, card),)
    return Thing(THEATER, row_of(view).index(suit_of(card))), Thing(NAME, card)


# -- Where things are --------------------------------------------------------------------------------------


def numbers(things: Sequence[Thing]) -> dict[Thing, int]:
    """The key of each choice: seats have their own, 0 declines or else is the tenth."""
    tenth = 10 if Thing(NO) in things else 0

    def number(n: int, thing: Thing) -> int:
        if thing.kind == SEAT:
            return thing.number + 1
        return 0 if thing.kind == NO else tenth if n == 10 else n

    return {thing: number(n, thing) for n, thing in enumerate(things, start=1)}


def places(things: Sequence[Thing], view: View, columns: int) -> dict[Thing, tuple[int, int]]:
    """The choices from left to right, and where each is on the screen, in steps of the arrows."""
    side = side_of(view.viewer)
    rows = bool(things) and things[0].kind in (HAND, NAME)

    def place(n: int, thing: Thing) -> tuple[int, int]:
        if rows:
            return n % columns, n // columns
        if thing.kind == THEATER:
            return thing.number, 0
        if thing.kind == PILE:
            return thing.number % state.COLUMNS, int(thing.number // state.COLUMNS == side)
        if thing.kind == CARD:
            return next(
                (column, depth)
                for column, theater in enumerate(view.theaters)
                for depth, lying in enumerate(theater.piles[side])
                if lying.card == thing.number
            )
        return (state.COLUMNS, 0) if thing.kind == NO else (n, 0)

    found = {thing: place(n, thing) for n, thing in enumerate(things)}
    on_table = any(thing.kind in (THEATER, PILE, CARD) for thing in found)
    return dict(sorted(found.items(), key=lambda item: item[1])) if on_table else found


def in_rows(choosing: Choosing | None, cursor: Thing | None, view: View) -> list[Thing]:
    """What lies where the hand does: the hand, or cards that can be named."""
    if choosing is None or view.question.kind != state.NAMED:
        return [Thing(HAND, card) for card in view.hands[view.viewer].cards]
    pointed = [thing for thing in (*choosing.chosen, cursor) if thing and thing.kind == THEATER]
    if pointed:
        return [Thing(NAME, card) for card in suited(view.theaters[pointed[0].number].suit)]
    return [thing for thing in choosing.things() if thing.kind == NAME]


def cards_in(view: View) -> list[int]:
    """All that are in the battle."""
    return [card for theater in view.theaters for card in suited(theater.suit)]


def suited(suit: int) -> range:
    return range(suit * state.SUITS, (suit + 1) * state.SUITS)


def neighbour(places: dict[Thing, tuple[int, int]], here: Thing, step: tuple[int, int]) -> Thing:
    """The thing one step away on the screen; where there is none in that direction, the next or last in order."""
    x, y = places[here]
    found: Sequence[tuple[int, int, Thing]] = sorted(
        (_along(px - x, py - y, step), _aside(px - x, py - y, step), thing)
        for thing, (px, py) in places.items()
        if _along(px - x, py - y, step) > 0
    )
    straight = [thing for _, aside, thing in found if aside == 0]
    if straight or found:
        return straight[0] if straight else found[0][2]
    order = list(places)
    return order[(order.index(here) + sum(step)) % len(order)]


def _along(dx: int, dy: int, step: tuple[int, int]) -> int:
    return dx * step[0] + dy * step[1]


def _aside(dx: int, dy: int, step: tuple[int, int]) -> int:
    return abs(dx * step[1]) + abs(dy * step[0])
