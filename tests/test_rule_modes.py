"""One source of rules, three ways to run it: the answers are the same bit for bit, and nobody waits for a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.kernel import rule as rules_module
from allfronts.kernel.mass import count_leaves, random_play
from allfronts.kernel.protocol import rules_of
from allfronts.kernel.random import seeded, shuffle
from allfronts.kernel.rule import Binding, cache_folder, compiled, interpreted, is_rule, rule
from allfronts.kernel.struct import copy_of, to_bytes
from allfronts.kernel.warming import Warming
from tests.support.modes import MODES, each_mode

ROOT = Path(__file__).parent.parent
BEGINNINGS = [
    game.Options(edition=edition, scoring=scoring, target=target, theaters=row, first=first)
    for edition, (scoring, target), row, first in product(
        ("revised", "2019"),
        (("standard", 12), ("standard", 1), ("beginner", 3)),
        ((), ("sea", "air", "land")),
        ("random", "one", "two"),
    )
] + list(MODES.values())


@pytest.fixture(scope="module")
def twins() -> Any:
    """The compiled rules by name, as a game would have them."""
    binding = compiled([*rules_of(game).values(), random_play, count_leaves])
    return {name: binding.twin(each) for name, each in rules_of(game).items()} | {
        each.__name__: binding.twin(each, **rules_of(game)) for each in (random_play, count_leaves)
    }


def played(play: Any, options: game.Options, seed: int, decisions: int, barred: int) -> tuple[bytes, int, int]:
    states, start = game.State.many(1), game.State.many(1)
    states[0] = start[0] = game.begin(options)
    rng = seeded(seed)
    ended = play(states, start, rng, np.zeros(36, np.int8), np.zeros(game.MOST_LEGAL, np.int16), decisions, barred)
    return to_bytes(states[0]), int(ended), int(rng[0])


@pytest.mark.slow
def test_compiled_rules_play_as_interpreted_ones_do_from_every_beginning(twins: dict[str, Any]) -> None:
    slowly, ended = interpreted(random_play, **rules_of(game)), 0
    for seed, options in enumerate(BEGINNINGS):
        for barred in (-1, WITHDRAW):
            expected = played(slowly, options, seed, 120, barred)
            assert played(twins["random_play"], options, seed, 120, barred) == expected, str(options)
            ended += expected[1]
    assert ended > 20


def answers(rules: Any, s: Any, seed: int) -> list[Any]:
    """All that the rules say of a state, and what becomes of it in every redeal."""
    out, observed = np.zeros(game.MOST_LEGAL, np.int16), np.zeros(game.OBSERVATION, np.int8)
    returned = np.zeros(game.PLAYERS, np.float32)
    n = int(rules["legal"](s, out)) if rules["actor"](s) >= 0 else 0
    rules["returns"](s, returned)
    said: list[Any] = [int(rules["chance"](s)), int(rules["actor"](s)), bool(rules["over"](s))]
    said += [out[:n].tolist(), returned.tolist()]
    for seat in range(s.seats):
        rules["observe"](s, seat, observed)
        world, rng = copy_of(s), seeded(seed, seat)
        rules["redeal"](world, seat, rng)
        said += [observed.tolist(), to_bytes(world), int(rng[0])]
    return said


@pytest.mark.slow
@each_mode
def test_every_compiled_rule_answers_as_the_interpreted_one_and_tells_the_same_events(
    mode: str, twins: dict[str, Any]
) -> None:
    plain, order, kinds = rules_of(game), np.zeros(36, np.int8), set[int]()
    for seed in range(4):
        rng, s = seeded(seed), game.begin(MODES[mode])
        twin = copy_of(s)
        for step in range(100):
            logs = game.journal(), game.journal()
            if things := game.chance(s):
                shuffle(rng, order, things)
                plain["deal"](s, order, logs[0])
                twins["deal"](twin, order, logs[1])
            elif game.over(s):
                break
            else:
                actions = [action for action in game.legal_actions(s) if action != WITHDRAW]
                action = actions[int(rng[0]) % len(actions)]
                shuffle(rng, order, 36)
                plain["act"](s, action, logs[0])
                twins["act"](twin, action, logs[1])
            assert to_bytes(s) == to_bytes(twin)
            assert logs[0].tolist() == logs[1].tolist()
            assert answers(plain, s, step) == answers(twins, twin, step)
            kinds |= set(logs[0][1 : 1 + logs[0][0, 0], 0].tolist())
    assert len(kinds) > 15


@pytest.mark.parametrize("decisions", ["5", pytest.param("40", marks=pytest.mark.slow)])
def test_a_gpu_plays_as_the_processor_does(decisions: str, tmp_path: Path) -> None:
    """In Numba's simulator; `scripts/cuda_agrees.py` does the same with many more games where there is a GPU."""
    command = [sys.executable, "-W", "error", str(ROOT / "scripts" / "cuda_agrees.py")]
    sizes = ["--games", "2", "--decisions", decisions, "--threads", "2"]
    setting = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    answer = subprocess.run([*command, *sizes], env=setting, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert "The GPU and the CPU agree." in answer.stdout
    assert answer.stdout.count("2 games, 0 differ") == 24 + 2 + 3 * 26 + 5


# -- Warming ----------------------------------------------------------------------------------------------------


def begun() -> tuple[Any, ...]:
    """What a random game needs, from its beginning."""
    states, start = game.State.many(1), game.State.many(1)
    states[0] = start[0] = game.begin(game.Options())
    return states, start, seeded(4), np.zeros(36, np.int8), np.zeros(game.MOST_LEGAL, np.int16)


def test_a_rule_answers_interpreted_until_its_twin_is_ready() -> None:
    go, table = threading.Event(), begun()
    slow, called = interpreted(random_play, **rules_of(game)), list[int]()

    def twin(*arguments: Any) -> None:
        called.append(1)
        slow(*arguments)

    def compile_twin() -> Any:
        assert go.wait(60)
        return twin

    play = Warming(random_play, compile_twin, **rules_of(game))
    play(*table, 10, WITHDRAW)
    assert not play.ready.is_set()
    assert not called
    go.set()
    assert play.ready.wait(60)
    play(*table, 10, WITHDRAW)
    assert called
    alone = begun()
    slow(*alone, 20, WITHDRAW)
    assert to_bytes(table[0][0]) == to_bytes(alone[0][0])


@pytest.mark.slow
def test_a_game_goes_on_the_same_when_the_compiled_rule_comes() -> None:
    table, done = begun(), 0
    play = Warming(random_play, lambda: compiled([random_play]).twin(random_play, **rules_of(game)), **rules_of(game))
    while not play.ready.is_set():
        play(*table, 20, WITHDRAW)
        done += 20
    play(*table, 500, WITHDRAW)
    alone = begun()
    interpreted(random_play, **rules_of(game))(*alone, done + 500, WITHDRAW)
    assert to_bytes(table[0][0]) == to_bytes(alone[0][0])


# -- What is kept on disk ---------------------------------------------------------------------------------------


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package's sources that the cache is made for."""
    package = tmp_path / "allfronts"
    for room in ("kernel", "games", "bots"):
        shutil.copytree(ROOT / "src" / "allfronts" / room, package / room)
    monkeypatch.setattr(rules_module, "__file__", str(package / "kernel" / "rule.py"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return package


def test_the_cache_of_one_source_is_never_found_by_another(sources: Path) -> None:
    before = cache_folder()
    assert before is not None
    assert before.is_dir()
    assert cache_folder() == before
    folders = {before}
    for changed in ("kernel/masks.py", "games/theaters/cards.py", "games/theaters/editions.py"):
        with (sources / changed).open("a") as source:
            source.write("# another word\n")
        folder = cache_folder()
        assert folder is not None
        assert folder not in folders
        folders.add(folder)


def test_caches_of_old_sources_do_not_pile_up(sources: Path) -> None:
    made: list[Path] = []
    for change in range(8):
        (sources / "kernel" / "masks.py").write_text(f"# {change}\n")
        folder = cache_folder()
        assert folder is not None
        os.utime(folder, (change, change))
        made.append(folder)
    assert made[-1].is_dir()
    assert [folder for folder in made if folder.is_dir()] == made[-rules_module.CACHES_KEPT :]


def test_where_nothing_can_be_written_nothing_is_kept(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (sources / "a file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(sources / "a file"))
    assert cache_folder() is None


# -- Binding ----------------------------------------------------------------------------------------------------


def unit() -> int:
    """Not a rule: it is called as it stands."""
    return 1


@rule
def halved(n: int) -> int:
    return n // 2


@rule
def halvings(n: int) -> int:
    return 0 if n <= unit() else 1 + halvings(halved(n))


@rule
def steps(n: int) -> int:
    """Calls itself with whatever `change` is given to mean."""
    return 0 if n <= 1 else 1 + steps(change(n))


change: Any = None


def test_a_rule_stays_a_plain_function() -> None:
    assert halvings(9) == 3
    assert is_rule(halvings)
    assert not is_rule(unit)
    assert not is_rule(9)


def test_a_twin_calls_the_twins_of_the_rules_it_names() -> None:
    calls: list[str] = []

    def counting(function: Any) -> Any:
        def twin(*arguments: Any) -> Any:
            calls.append(function.__name__)
            return function(*arguments)

        return twin

    binding = Binding(counting)
    assert binding.twin(halvings)(9) == 3
    assert calls == ["halvings", "halved"] * 3 + ["halvings"]
    assert binding.twin(halved) is binding.twin(halved)
    calls.clear()
    assert halvings(9) == 3
    assert calls == []


@each_mode
def test_rules_that_are_told_what_is_settled_play_the_same(mode: str) -> None:
    """What a compiler leaves out for a kind of war never happens in it."""
    options = MODES[mode]
    told = Binding(lambda function: function, game.settled(options)).twin(random_play, **rules_of(game))
    plain = interpreted(random_play, **rules_of(game))
    assert played(told, options, 3, 300, WITHDRAW) == played(plain, options, 3, 300, WITHDRAW)


def test_a_rule_for_any_game_is_given_the_meaning_of_its_words() -> None:
    assert interpreted(steps, change=halved)(9) == 3
    assert interpreted(halvings) is halvings
    assert Binding(lambda function: function).twin(steps, change=halved)(9) == 3
    with pytest.raises(TypeError):
        steps(9)


def test_a_compiled_twin_may_call_itself_in_either_way() -> None:
    @rule
    def decremented(n: int) -> int:
        return n - 1

    assert compiled().twin(steps, change=decremented)(9) == 8
