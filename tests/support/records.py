"""Recorded games for tests."""

from __future__ import annotations

import random
from functools import cache

from allfronts.archive import Record
from allfronts.fair import Seed
from allfronts.games import theaters as game


@cache
def played(seed: int, edition: str = "revised", decisions: int = 1000) -> Record:
    """A game of random actions, up to so many decisions."""
    rng = random.Random(seed)
    record = Record.begin("theaters", game.Options(edition=edition), ("Oksana", "Taras"), Seed(rng.randbytes(32)))
    match = record.match()
    while not game.over(match.state) and len(match.actions) < decisions:
        match.act(rng.choice(game.legal_actions(match.state)))
    return record.with_actions(match.actions)
