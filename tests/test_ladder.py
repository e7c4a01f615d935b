"""Players by name: who there is, how a budget is written, and that nobody is swayed by what it cannot see."""

from __future__ import annotations

import sys

import pytest

from allfronts.bots import Recruit, Sergeant
from allfronts.bots.colonel import Colonel
from allfronts.bots.ladder import AtRandom, named
from allfronts.bots.program import Program
from allfronts.fair import Chance, Seed
from allfronts.games import theaters as game
from allfronts.kernel.match import Match
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.random import seeded


def test_every_rung_has_its_player() -> None:
    found = [type(named(game, name, 1)) for name in ("random", "recruit", "sergeant", "colonel")]
    assert found == [AtRandom, Recruit, Sergeant, Colonel]
    assert isinstance(named(game, f"program:{sys.executable} -c 'a line'", 1), Program)


@pytest.mark.parametrize(
    ("name", "simulations", "milliseconds"),
    [
        ("colonel", 0, 1000),
        ("colonel:100ms", 0, 100),
        ("colonel:2s", 0, 2000),
        ("colonel:0.25s", 0, 250),
        ("colonel:5000", 5000, 0),
    ],
)
def test_colonel_is_given_time_or_simulations(name: str, simulations: int, milliseconds: int) -> None:
    colonel = named(game, name, 1, threads=3)
    assert isinstance(colonel, Colonel)
    assert (colonel.simulations, colonel.milliseconds, colonel.threads) == (simulations, milliseconds, 3)


@pytest.mark.parametrize("budget", ["", "0", "0ms", "0.0s", "ms", "-5", "2 s", "1.5ms", "1e3", "²", "12345678", "2h"])
def test_a_budget_that_cannot_be_read_is_answered_with_examples(budget: str) -> None:
    with pytest.raises(Mistake) as caught:
        named(game, f"colonel:{budget}", 1)
    assert caught.value.word == "budget"
    assert "colonel:100ms" in str(caught.value)


@pytest.mark.parametrize("name", ["", "Recruit", "general", "recruit:2s", "random:", "program"])
def test_an_unknown_player_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(Mistake) as caught:
        named(game, name, 1)
    assert caught.value.word == "player"
    assert "random, recruit, sergeant, colonel" in str(caught.value)


@pytest.mark.parametrize("line", ["", "no-such-program-anywhere", "python3 'not closed"])
def test_a_program_that_is_not_there_is_a_mistake_before_the_first_war(line: str) -> None:
    with pytest.raises(Mistake, match="no-program"):
        named(game, f"program:{line}", 1)


def test_random_play_takes_every_action_equally_often_and_sees_nothing() -> None:
    match = Match(game, game.Options(), Chance(Seed(bytes(32)), (), "").permutation)
    seat = game.actor(match.state)
    actions = game.legal_actions(match.state)
    other = match.copy_of_state()
    game.redeal(other, seat, seeded(1))
    assert game.write(other) != game.write(match.state)
    views = match.view(seat), game.view(other, seat)
    taken, again = ([AtRandom(seed).decide(view, actions) for seed in range(1000)] for view in views)
    assert taken == again
    expected = len(taken) / len(actions)
    assert all(0.5 * expected < taken.count(action) < 1.6 * expected for action in actions)
