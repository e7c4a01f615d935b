"""The games that the conformance suite is run on, and with which options; and random positions of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.kernel.protocol import Game
from allfronts.kernel.random import seeded, shuffle
from allfronts.kernel.struct import to_bytes
from tests.support.modes import ALIKE, MODES


@dataclass(frozen=True)
class Entry:
    game: Game
    options: Any
    rarely: int  # the action that ends everything at once: taken seldom, or random play never gets far
    things: Callable[[Any], list[int]]  # what is never lost and never doubled

    def __str__(self) -> str:
        return f"{self.game.NAME} {self.options}"

    def begin(self) -> Any:
        return self.game.begin(self.options)


def cards_of_theaters(s: Any) -> list[int]:
    """The cards found in hands, in piles and in the deck, walked through one by one."""
    cards = [card for hand in s.hand for card in range(64) if int(hand) >> card & 1]
    for card in (*s.top.ravel().tolist(), int(s.deck_top)):
        while card >= 0:
            cards.append(card)
            card = int(s.under[card])
    return sorted([*cards, int(s.drawn)] if s.drawn >= 0 else cards)


ENTRIES = [
    Entry(theaters, options, WITHDRAW, cards_of_theaters)
    for options in (
        *MODES.values(),
        theaters.Options(scoring="beginner"),
        theaters.Options(edition="2019", scoring="beginner", target=2, first="two"),
        theaters.Options(target=18, theaters=("sea", "air", "land"), first="one"),
    )
]
alike = [MODES[mode] for mode in ALIKE]
each_game = pytest.mark.parametrize(
    "entry",
    [pytest.param(entry, id=str(entry), marks=[pytest.mark.slow] * (entry.options in alike)) for entry in ENTRIES],
)
sample = pytest.mark.parametrize("sample", [24, pytest.param(240, marks=pytest.mark.slow)])


def settle_chance(game: Game, s: Any, rng: Any, log: Any = None) -> None:
    order = np.zeros(64, np.int8)
    while things := game.chance(s):
        shuffle(rng, order, things)
        game.deal(s, order[:things], log)


def choose(entry: Entry, actions: list[int], rng: Any) -> int:
    """One of the actions, and hardly ever the one that ends everything."""
    often = [action for action in actions if action != entry.rarely]
    return int(rng.choice(often if often and rng.random() < 0.98 else actions))


def decisions(entry: Entry, seed: int) -> Iterator[Any]:
    """The state at every decision of a random game, and at its end: always the same object."""
    rng, own = seeded(seed), np.random.default_rng(seed)
    game, s = entry.game, entry.begin()
    settle_chance(game, s, rng)
    while not game.over(s):
        yield s
        game.act(s, choose(entry, game.legal_actions(s), own), None)
        settle_chance(game, s, rng)
    yield s


@cache
def positions(entry: Entry, n: int) -> list[Any]:
    """Random reachable positions, far from one another: each is from a game of its own, some from its end."""
    found: list[Any] = []
    for seed in range(n):
        stop = int(np.random.default_rng((1, seed)).integers(0, 60))
        last = b""
        for k, s in enumerate(decisions(entry, seed)):
            last = to_bytes(s)
            if k == stop:
                break
        found.append(last)
    state: Any = entry.game.State
    return [state.from_bytes(each) for each in found]
