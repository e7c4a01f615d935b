"""The way to one action, choice by choice: a card, then a theater, then a face.

Knows how legal actions are numbered and on what a finger would be put for each; which are legal it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.theaters import View
from ..games.theaters.actions import DECLINE, PICK_CARD, PICK_COLUMN, PICK_PILE, PLAYS, WITHDRAW

HAND, THEATER, FACE, PILE, CARD, NO, RETREAT = "hand", "theater", "face", "pile", "card", "no", "retreat"


class Thing(NamedTuple):
    """What can be pointed at: a card in hand or on the table, a theater, a pile, a face, or an answer."""

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
    if action == WITHDRAW:
        return (Thing(RETREAT),)
    if action == DECLINE:
        return (Thing(NO),)
    if action < WITHDRAW:
        card, column, face = action // PLAYS, action % PLAYS // 2, action % 2
        if card == view.drawn:  # there is no other: only its theater is to be chosen
            return (Thing(THEATER, column),)
        return Thing(HAND, card), Thing(THEATER, column), Thing(FACE, face)
    if action < PICK_CARD:
        return (Thing(PILE, action - PICK_PILE),)
    if action < PICK_COLUMN:
        return (Thing(CARD, action - PICK_CARD),)
    return (Thing(THEATER, action - PICK_COLUMN),)


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
