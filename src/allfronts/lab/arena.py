"""Players meet in duplicate deals: the same chance twice, with the sides exchanged, so that luck is shared.

A deal's k-th shuffle is a function of the seed, the deal, k and the number of things; so are the players' own seeds, of
their seat. Which of two players is named first changes nothing. Of a game this knows the protocol, and that it has two
sides whose seats alternate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from time import perf_counter
from typing import Any

import numpy as np

from ..archive.record import game_named
from ..bots import Bot, Colonel
from ..bots.ladder import named
from ..bots.program import Forfeit, Program
from ..fair import Chance, Seed
from ..kernel.mistake import Mistake

SIDES = 2


@dataclass(frozen=True)
class Setting:
    """What is to be found out: it fixes every war, but for what a clock decides."""

    game: str
    options: Any
    names: tuple[str, ...]
    seed: int

    def __post_init__(self) -> None:
        for name in self.names:
            named(game_named(self.game), name, self.seed)

    @property
    def meetings(self) -> list[tuple[str, str]]:
        if len(self.names) < 2 or len(set(self.names)) < len(self.names):
            raise Mistake("arena-players", value=", ".join(self.names) or "-")
        return list(combinations(self.names, 2))

    def duels(self, pairs: int) -> Iterator[Duel]:
        """Deal by deal, so that what is known is about everybody whenever it is interrupted."""
        for deal in range(pairs):
            for meeting in self.meetings:
                yield Duel(self, meeting, deal)


@dataclass(frozen=True)
class Duel:
    """Two wars over one deal."""

    setting: Setting
    names: tuple[str, str]
    deal: int


@dataclass(frozen=True)
class Reason:
    """Why somebody forfeited a war: what a Forfeit says, to be counted and kept."""

    word: str
    details: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a duel; where there are two figures, they are in the order of the names."""

    names: tuple[str, str]
    deal: int
    points: float  # of the first: the share of the two wars
    decisions: tuple[int, int]
    milliseconds: tuple[float, float]  # over all decisions
    forfeits: tuple[tuple[Reason, ...], tuple[Reason, ...]]

    @property
    def key(self) -> tuple[tuple[str, str], int]:
        return self.names, self.deal


@dataclass(frozen=True)
class War:
    """What came of one war; where there are two figures, they are by side."""

    points: float  # of the first side
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    forfeits: tuple[tuple[Reason, ...], tuple[Reason, ...]]


def duel(given: Duel) -> Outcome:
    """Both wars of a duel: what every core, or every machine, is handed."""
    one = war(given.setting, given.names, given.deal)
    other = war(given.setting, given.names[::-1], given.deal)
    return Outcome(
        given.names,
        given.deal,
        (one.points + 1 - other.points) / 2,
        (one.decisions[0] + other.decisions[1], one.decisions[1] + other.decisions[0]),
        (1000 * (one.seconds[0] + other.seconds[1]), 1000 * (one.seconds[1] + other.seconds[0])),
        (one.forfeits[0] + other.forfeits[1], one.forfeits[1] + other.forfeits[0]),
    )


def war(setting: Setting, names: Sequence[str], deal: int) -> War:
    """One war, the names by side: in teams a name has every seat of its side."""
    game, options = game_named(setting.game), setting.options
    with ExitStack() as leaving:
        players: list[Bot] = []
        for seat in range(options.players):
            # One thread each: the other cores have wars of their own.
            player = named(game, names[seat % SIDES], seed_of(setting, deal, seat), options, threads=1)
            players.append(player)
            if isinstance(player, Program):
                leaving.callback(player.close)
            if isinstance(player, Colonel):
                player.warm_up(options.players)
        return fight(setting, players, deal)


def fight(setting: Setting, players: Sequence[Bot], deal: int) -> War:
    """One war between these players, by seat. Who forfeits loses it."""
    game = game_named(setting.game)
    s, chance, asked = game.begin(setting.options), chance_of(setting, deal), 0
    decisions, seconds = [0] * SIDES, [0.0] * SIDES
    forfeits: list[tuple[Reason, ...]] = [()] * SIDES
    points = 0.0
    while not game.over(s) and not any(forfeits):
        if things := game.chance(s):
            game.deal(s, np.array(chance.permutation(asked, things), np.int8), None)
            asked += 1
            continue
        seat = game.actor(s)
        side, view, actions = seat % SIDES, game.view(s, seat), game.legal_actions(s)
        began = perf_counter()
        try:
            action = players[seat].decide(view, actions)
        except Forfeit as forfeit:
            forfeits[side] = (Reason(forfeit.word, tuple(forfeit.details.items())),)
            points = float(side)
        else:
            seconds[side] += perf_counter() - began
            decisions[side] += 1
            game.act(s, action, None)
    if game.over(s):
        returns = np.zeros(game.PLAYERS, np.float32)
        game.returns(s, returns)
        points = (1 + float(returns[0])) / 2
    return War(points, (decisions[0], decisions[1]), (seconds[0], seconds[1]), (forfeits[0], forfeits[1]))


def chance_of(setting: Setting, deal: int) -> Chance:
    return Chance(Seed(_drawn(setting, deal, "chance")), (), str(setting.options))


def seed_of(setting: Setting, deal: int, seat: int) -> int:
    """Of the player in a seat, whoever it is."""
    return int.from_bytes(_drawn(setting, deal, f"seat {seat}")[:4])


def _drawn(setting: Setting, deal: int, use: str) -> bytes:
    return sha256(f"allfronts arena 1: seed {setting.seed}, deal {deal}, {use}".encode()).digest()
