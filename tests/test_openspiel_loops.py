"""How the peer is measured: what counts as a decision, and what is said where something is missing.

OpenSpiel itself is only there for those who installed it, so a small game in its manner stands in for it.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import pytest

from allfronts.kernel.mistake import Mistake
from allfronts.lab import openspiel_loops
from allfronts.lab.openspiel_loops import drawn, loops, play_by_bots, play_from_python, speed

CHANCE_PLAYER = -1


@dataclass(frozen=True)
class Step:
    player: int


@dataclass
class State:
    """A card is dealt, then two seats decide, then a card is dealt again and one seat decides."""

    steps: list[Step] = field(default_factory=list[Step])

    def is_terminal(self) -> bool:
        return len(self.steps) == 5

    def is_chance_node(self) -> bool:
        return len(self.steps) in (0, 3)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.is_chance_node()
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        assert not self.is_chance_node()
        assert not self.is_terminal()
        return [7, 8, 9]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (7, 8, 9))
        self.steps.append(Step(CHANCE_PLAYER if self.is_chance_node() else len(self.steps) % 2))

    def full_history(self) -> list[Step]:
        return self.steps


@dataclass
class Game:
    states: list[State] = field(default_factory=list[State])

    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> State:
        self.states.append(State())
        return self.states[-1]


class Spiel(ModuleType):
    """What of `pyspiel` is used; a bot is its seat."""

    def __init__(self, folder: Path) -> None:
        super().__init__("pyspiel")
        self.__file__ = str(folder / "pyspiel.so")
        self.games: dict[str, Game] = {}
        self.seeds: list[int] = []

    def load_game(self, name: str) -> Game:
        return self.games.setdefault(name, Game())

    def make_uniform_random_bot(self, seat: int, seed: int) -> int:
        self.seeds.append(seed)
        return seat

    def evaluate_bots(self, state: State, bots: Sequence[int], seed: int) -> None:
        assert list(bots) == [0, 1]
        self.seeds.append(seed)
        while not state.is_terminal():
            state.apply_action(0 if state.is_chance_node() else 7)


@pytest.fixture
def spiel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spiel:
    """OpenSpiel is installed, on a machine without a compiler; rounds are short."""
    module = Spiel(tmp_path)
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(openspiel_loops, "DECISIONS", 6)
    monkeypatch.setattr(openspiel_loops, "STATES", 2)
    return module


def compiler_that_says(complaint: str, folder: Path) -> None:
    compiler = folder / "c++"
    compiler.write_text(f"#!/bin/sh\necho '{complaint}' >&2\necho more >&2\nexit 1\n", "utf-8")
    compiler.chmod(0o755)


def test_without_openspiel_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Mistake) as caught:
        loops()
    assert caught.value.word == "missing-package"
    assert caught.value.details == {"package": "open_spiel"}


@pytest.mark.usefixtures("spiel")
def test_without_a_compiler_the_other_loops_are_measured_and_a_warning_tells() -> None:
    with pytest.warns(RuntimeWarning, match=r"left out: .*c\+\+"):
        measured = loops()
    assert list(measured) == [
        "openspiel hanabi, C++ bots",
        "openspiel hanabi, from Python",
        "openspiel leduc_poker, C++ bots",
        "openspiel leduc_poker, from Python",
        "openspiel liars_dice, C++ bots",
        "openspiel liars_dice, from Python",
    ]
    assert all(run(1e-4) > 0 for run in measured.values())


def test_what_the_compiler_complains_of_is_told(spiel: Spiel, tmp_path: Path) -> None:
    compiler_that_says("spiel.h: no such file", tmp_path)
    with pytest.warns(RuntimeWarning, match=r"left out: spiel\.h: no such file$"):
        assert openspiel_loops.compiled_loop(spiel) is None


def test_from_python_only_decisions_of_players_count(spiel: Spiel) -> None:
    made, seconds = play_from_python(spiel, "hanabi")(7)
    played = spiel.games["hanabi"].states
    assert made == 9  # three games of three decisions: a game that has begun is played to its end
    assert [len(state.steps) for state in played] == [5, 5, 5]
    assert seconds > 0


def test_of_bots_only_decisions_of_players_count(spiel: Spiel) -> None:
    made, seconds = play_by_bots(spiel, "hanabi")(7)
    played = spiel.games["hanabi"].states
    assert made == 12  # states are laid out two at a time
    assert [len(state.steps) for state in played] == [5, 5, 5, 5]
    assert seconds > 0


def test_no_two_games_of_bots_are_the_same(spiel: Spiel) -> None:
    play = play_by_bots(spiel, "hanabi")
    play(7)
    play(7)
    assert len(spiel.seeds) == 2 + 8
    assert len(set(spiel.seeds)) == len(spiel.seeds)


def test_speed_is_all_decisions_by_all_their_seconds() -> None:
    rounds = iter([(100, 0.5), (80, 0.25), (120, 0.25), (9999, 1.0)])
    assert speed(lambda wanted: next(rounds), 1.0) == 300


@pytest.mark.parametrize(("z", "outcome"), [(0.0, 4), (0.19, 4), (0.21, 6), (0.49, 6), (0.51, 9), (0.99999, 9)])
def test_chance_draws_each_outcome_as_often_as_it_is_probable(z: float, outcome: int) -> None:
    assert drawn([(4, 0.2), (6, 0.3), (9, 0.4999)], z) == outcome
