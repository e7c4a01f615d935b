"""Battles of teams played at random, decision by decision."""

from __future__ import annotations

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.kernel.match import Match
from tests.support import war

ROWS = {
    "standard": (("sea", "intelligence", "diplomacy"), ("economics", "intelligence", "land")),
    "epic": (("air", "land", "sea", "diplomacy", "intelligence"), ("economics", "land", "sea", "diplomacy", "air")),
}
tables = pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (4, "standard"), (3, "epic"), (4, "epic")])


def played_at_random(players: int, mode: str, seed: int) -> list[Match]:
    """The match at each decision of a war of one battle, in which nobody withdraws, and at its end."""
    rng, row = np.random.default_rng(seed), ROWS[mode][seed % 2]
    cards = rng.permutation(6 * len(row)).tolist()
    match = war(cards, players=players, mode=mode, theaters=row, first="one", target=1)
    while not game.over(match.state):
        choices = [action for action in game.legal_actions(match.state) if game.name(match.state, action) != "withdraw"]
        match.act(int(rng.choice(choices)))
    return [match.after(n) for n in range(len(match.actions) + 1)]
