"""The bounds that docs/termination.md proves, watched in random play and in play that hunts for long chains."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from allfronts.games import theaters as game
from allfronts.games.theaters import battle, deeds
from allfronts.games.theaters.actions import WITHDRAW, act, deal, legal
from allfronts.games.theaters.cards import DISRUPT
from allfronts.games.theaters.journals import KINDS, RESOLVES
from allfronts.games.theaters.state import OVER, SHUFFLE_CARDS, TURN, State
from allfronts.games.theaters.war import chance
from allfronts.kernel.masks import size
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.rule import compiled, rule
from allfronts.kernel.struct import Masks, Numbers

MOST_DECISIONS, MOST_WAITING = 184, {"revised": 4, "2019": 7}
REACHED = {"revised": 2, "2019": 5}  # the hunt is no use if it finds only short rows
LONGEST, WAITING = range(2)
editions = pytest.mark.parametrize("edition", ["revised", "2019"])


@rule
def number_that_falls(s: State) -> int:
    return 5 * (size(s.hand[0]) + size(s.hand[1])) + 4 * int(s.row_size) + 2 * size(s.facedown)


@rule
def number_below(rng: Masks, n: int) -> int:
    """Signed when compiled, too: it meets numbers that may be negative."""
    return int(np.int64(below(rng, n)))


@rule
def hunt(
    states: Any, rng: Masks, order: Numbers, out: NDArray[np.int16], found: NDArray[np.int64], steps: int, sloppy: int
) -> None:
    """Play from `states[0]` so that the number stays high and the row long; `sloppy` times of 100 at random.

    `states[1]` is room for what may happen, `states[2]` the beginning of the war.
    """
    decisions = 0
    while steps > 0:
        s = states[0]
        if s.ask == OVER:
            states[0] = states[2]
            decisions = 0
        elif chance(s) > 0:
            shuffle(rng, order, chance(s))
            deal(s, order, None)
            decisions = 0
        else:
            n = legal(s, out)
            best, most = number_below(rng, n), -1
            if number_below(rng, 100) >= sloppy:
                for i in range(n):
                    if out[i] != WITHDRAW:
                        states[1] = s
                        act(states[1], out[i], None)
                        left = 8 * (number_that_falls(states[1]) + 4 * int(states[1].row_size)) + number_below(rng, 8)
                        if left > most:
                            best, most = i, left
            act(s, out[best], None)
            steps -= 1
            decisions += 1
            found[LONGEST] = max(found[LONGEST], decisions)
            found[WAITING] = max(found[WAITING], int(s.row_size))


def hunted(hunting: Any, edition: str, seed: int, steps: int, sloppy: int) -> tuple[int, int]:
    """The longest battle and the longest row that were found."""
    states, found = State.many(3), np.zeros(2, np.int64)
    states[0] = states[2] = game.begin(game.Options(edition=edition))
    out = np.zeros(game.MOST_LEGAL, np.int16)
    hunting(states, seeded(seed), np.zeros(36, np.int8), out, found, steps, sloppy)
    return int(found[LONGEST]), int(found[WAITING])


@editions
@pytest.mark.parametrize("sloppy", [0, 30, 100])
def test_a_battle_and_its_row_stay_within_their_bounds(edition: str, sloppy: int) -> None:
    longest, waiting = hunted(hunt, edition, 1, 300, sloppy)
    assert 12 <= longest <= MOST_DECISIONS
    assert 1 <= waiting <= MOST_WAITING[edition]


@pytest.fixture(scope="module")
def compiled_hunt() -> Any:
    return compiled([hunt]).twin(hunt)


@editions
@pytest.mark.slow
def test_hunting_for_long_chains_stays_within_the_bounds(edition: str, compiled_hunt: Any) -> None:
    found = [hunted(compiled_hunt, edition, seed, 300_000, sloppy) for seed, sloppy in enumerate((0, 5, 20, 40, 100))]
    assert 30 <= max(longest for longest, _ in found) <= MOST_DECISIONS
    assert REACHED[edition] <= max(waiting for _, waiting in found) <= MOST_WAITING[edition]


@editions
def test_no_more_abilities_than_proved_are_ever_in_the_row(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also between two decisions, where `hunt` does not look."""
    sizes: list[int] = []
    original = deeds.trigger

    def watched(s: State, card: int) -> None:
        original(s, card)
        sizes.append(int(s.row_size))

    monkeypatch.setattr(deeds, "trigger", watched)
    monkeypatch.setattr(battle, "trigger", watched)
    hunted(hunt, edition, 2, 400, 20)
    assert 2 <= max(sizes) <= MOST_WAITING[edition]


@editions
def test_from_turn_to_turn_the_number_falls_by_the_decisions_outside_of_disrupt(edition: str) -> None:
    resolves, turns = KINDS[RESOLVES], 0
    for seed in range(12):
        rng = np.random.default_rng((7, seed))
        s, before, decisions, disrupts = game.begin(game.Options(edition=edition)), 0, 0, 0
        while s.battle < 2:
            while things := game.chance(s):
                opening = s.ask == SHUFFLE_CARDS
                game.deal(s, rng.permutation(things).astype(np.int8), None)
                if opening:
                    assert (before := int(number_that_falls(s))) == 60
            actions = [action for action in game.legal_actions(s) if action != WITHDRAW]
            log = game.journal()
            game.act(s, int(rng.choice(actions)), log)
            decisions += 1
            disrupts += sum(event.kind == resolves and event.card == DISRUPT for event in game.events(log, 0))
            assert log[0, 0] < len(log) // 4
            if s.ask == TURN and s.battle == 1:
                now = int(number_that_falls(s))
                assert 1 <= decisions <= before - now + 2 * disrupts
                before, decisions, disrupts, turns = now, 0, 0, turns + 1
            if s.ask == SHUFFLE_CARDS:
                break
    assert turns > 100
