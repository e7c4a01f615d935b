"""A game being played: its options, its chance, and the list of actions. Everything else is folded from that list.

Undo takes actions off the list, replay and recovery put them on again. Chance is a function of how often it has been
asked and of how many things to shuffle, so the same list always gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import numpy as np

from .protocol import Game
from .struct import copy_of

Shuffles: TypeAlias = Callable[[int, int], Iterable[int]]  # (which time, how many things) -> their order


class Match:
    """`rules` may be a faster twin of the game's rules; the answers are the same."""

    def __init__(self, game: Game, options: Any, shuffles: Shuffles, actions: Iterable[int] = (), rules: Any = None):
        self.game, self.options = game, options
        self.state = game.begin(options)
        self.actions: list[int] = []
        self.told: list[list[Any]] = [[] for _ in range(game.PUBLIC + 1)]  # events, by viewer
        self._shuffles, self._rules, self._asked = shuffles, rules or game, 0
        self._run_chance()
        for action in actions:
            self.act(action)

    def act(self, action: int) -> None:
        """Apply one action; an illegal one is a Mistake and changes nothing."""
        self.game.require_legal(self.state, action)
        log = self.game.journal()
        self._rules.act(self.state, action, log)
        self.actions.append(action)
        self._tell(log)
        self._run_chance()

    def do(self, text: str) -> None:
        """Act by notation."""
        self.act(self.game.parse(self.state, text))

    def after(self, actions: int) -> Match:
        """The same match when only so many actions had been taken."""
        return Match(self.game, self.options, self._shuffles, self.actions[:actions], self._rules)

    def view(self, viewer: int) -> Any:
        return self.game.view(self.state, viewer)

    def copy_of_state(self) -> Any:
        return copy_of(self.state)

    def _run_chance(self) -> None:
        while things := self.game.chance(self.state):
            log = self.game.journal()
            order = np.fromiter(self._shuffles(self._asked, things), np.int8, things)
            self._rules.deal(self.state, order, log)
            self._asked += 1
            self._tell(log)

    def _tell(self, log: Any) -> None:
        for viewer, events in enumerate(self.told):
            events += self.game.events(log, viewer)
