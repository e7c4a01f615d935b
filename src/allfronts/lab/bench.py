"""How fast the rules run, measured beside others in the same run.

A decision is: list the legal actions, choose one at random, apply it and run on to the next question; dealing, scoring
and starting new wars take their time and do not count. Figures are medians of rounds in which every contestant runs.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from .. import __version__
from ..bots import Bot, Recruit, Sergeant
from ..bots.colonel import CALL, MOST, Tree, searching
from ..games import theaters
from ..games.theaters.actions import WITHDRAW
from ..kernel.mass import random_play
from ..kernel.match import Match
from ..kernel.mistake import Mistake
from ..kernel.protocol import Game, rules_of
from ..kernel.random import seeded
from ..kernel.rule import compiled, interpreted
from .tables import MEASURED, every_table

ROUNDS, NEVER = 5, -1
MILLION = 1_000_000


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, how much of what."""

    name: str
    value: float
    unit: str


def player(game: Game, options: Any, rules: Callable[..., Any], barred: int) -> Callable[[int], None]:
    """A function that plays so many random decisions; it goes on where it stopped."""
    start = game.State.many(1)
    start[0] = game.begin(options)
    states, rng = start.copy(), seeded(1)
    order, out = np.zeros(128, np.int8), np.zeros(game.MOST_LEGAL, np.int16)

    def play(decisions: int) -> None:
        rules(states, start, rng, order, out, decisions, barred)

    play(20)  # compiled here
    return play


def rate(play: Callable[[int], None], seconds: float) -> float:
    """Decisions a second, over about so many seconds."""
    done, batch, began = 0, 20, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        play(batch)
        done += batch
        batch = min(batch * 2, MILLION) if spent < seconds / 8 else batch
    return done / spent


def measure(seconds: float, against: str | None, cuda: bool) -> list[Row]:
    """All rows, about so many seconds for each speed."""
    if cuda:
        require_gpu()
    fast = compiled([random_play]).twin(random_play, **rules_of(theaters))
    slow = interpreted(random_play, **rules_of(theaters))
    speeds: dict[str, Callable[[float], float]] = {}
    for name, options in (MEASURED | {"2019": theaters.Options(edition="2019")}).items():
        speeds[name] = _timed(player(theaters, options, fast, NEVER))
        speeds[f"{name}, never withdrawing"] = _timed(player(theaters, options, fast, WITHDRAW))
    speeds["revised, interpreted"] = _timed(player(theaters, theaters.Options(), slow, NEVER))
    if against == "openspiel":
        from .openspiel_loops import loops

        speeds |= loops()
    rounds: dict[str, list[float]] = {name: [] for name in speeds}
    for _ in range(ROUNDS):
        for name, run in speeds.items():
            rounds[name].append(run(seconds / ROUNDS))
    rows = [Row(name, round(median(values)), "decisions/s") for name, values in rounds.items()]
    rows += [Row("state", theaters.State.dtype.itemsize, "bytes"), colonel(seconds)]
    rows += [longest_answer("Recruit", Recruit(1)), longest_answer("Sergeant", Sergeant(1)), *first_calls()]
    if cuda:
        rows += [
            Row(f"{name}, one GPU", round(on_gpu(options, seconds)), "decisions/s")
            for name, options in MEASURED.items()
        ]
    return rows


def _timed(play: Callable[[int], None]) -> Callable[[float], float]:
    return lambda seconds: rate(play, seconds)


def measure_tables(seconds: float) -> list[Row]:
    """Every choice of theaters with every number of seats, the slowest first."""
    fast = compiled([random_play]).twin(random_play, **rules_of(theaters))
    rows = [
        Row(_named(table), round(rate(player(theaters, table, fast, NEVER), seconds)), "decisions/s")
        for players in (2, 3, 4)
        for table in every_table(players)
    ]
    return sorted(rows, key=lambda row: row.value)


def _named(table: theaters.Options) -> str:
    return f"{', '.join(table.theaters)} · {table.players}"


def ratios(rows: list[Row]) -> list[Row]:
    """How many times faster the revised game is than each of the others' loops."""
    others = [row for row in rows if row.name.startswith("openspiel")]
    ours = next(row.value for row in rows if row.name == "revised") if others else 0
    return [Row(f"revised / {row.name}", round(ours / row.value, 2), "times") for row in others]


def longest_answer(name: str, bot: Bot) -> Row:
    """The longest it takes to answer in a war against itself: interpreted, the view made beforehand."""
    match, longest = _some_war(), 0.0
    while not theaters.over(match.state):
        view = match.view(theaters.actor(match.state))
        began = time.perf_counter()
        action = bot.decide(view, view.question.actions)
        longest = max(longest, time.perf_counter() - began)
        match.act(action)
    return Row(f"{name}, longest answer", round(1000 * longest, 2), "ms")


def colonel(seconds: float) -> Row:
    """How many battles it plays in its head at the start of one, on one core; the median of rounds."""
    match, search = _some_war(), searching(theaters)
    search.ready.wait()
    view, speeds = match.view(theaters.actor(match.state)), list[float]()
    for round_ in range(ROUNDS):
        tree, done = Tree(theaters, view, (round_,), MOST), 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / ROUNDS:
            tree.simulate(search, CALL)
            done += CALL
        speeds.append(done / spent)
    return Row("Colonel, simulated battles", round(median(speeds)), "battles/s")


def _some_war() -> Match:
    return Match(theaters, theaters.Options(), lambda k, n: np.random.default_rng(k).permutation(n).tolist())


# -- The first call ----------------------------------------------------------------------------------------

FIRST_CALL = """
import sys, time
began = time.perf_counter()
import allfronts
imported = time.perf_counter()
from pathlib import Path
from allfronts.games import theaters
from allfronts.kernel.mass import random_play
from allfronts.kernel.protocol import rules_of
from allfronts.kernel.rule import compiled
from allfronts.lab.bench import player
ready = time.perf_counter()
rules = compiled([random_play], Path(sys.argv[1])).twin(random_play, **rules_of(theaters))
player(theaters, theaters.Options(), rules, -1)
print(imported - began, time.perf_counter() - ready)
"""


def first_calls() -> list[Row]:
    """In new processes: importing the package, then the first compiled decisions, Numba's own import included."""
    with tempfile.TemporaryDirectory() as folder:
        cold = _first_call(Path(folder))
        cached = [_first_call(Path(folder)) for _ in range(3)]
    return [
        Row("import allfronts", round(min(imported for imported, _ in cached), 3), "s"),
        Row("first call, cold", round(cold[1], 2), "s"),
        Row("first call, from cache", round(min(called for _, called in cached), 3), "s"),
    ]


def _first_call(folder: Path) -> tuple[float, float]:
    command = [sys.executable, "-c", FIRST_CALL, str(folder)]
    imported, called = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(imported), float(called)


# -- The GPU -----------------------------------------------------------------------------------------------


def require_gpu() -> None:
    """Said before the other speeds are measured, not after."""
    from ..kernel.cuda import cuda

    if not cuda.is_available():
        raise Mistake("no-gpu")


def on_gpu(options: theaters.Options, seconds: float, threads: int = 1 << 19, batch: int = 2000) -> float:
    """Decisions a second of one GPU, copying included, the first launch (compilation) not."""
    from ..kernel.cuda import play_on_gpu

    start = theaters.begin(options)
    seeds = np.arange(1, threads + 1, dtype=np.uint64)
    settled = theaters.settled(options)
    play_on_gpu(theaters, start, seeds, 1, NEVER, settled)
    began, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        play_on_gpu(theaters, start, seeds, batch, NEVER, settled)
        done += threads * batch
    return done / spent


def report(rows: list[Row], as_json: bool) -> str:
    """The rows with what they were measured on, for people or for programs."""
    import numba

    setting = {"allfronts": __version__, "python": platform.python_version(), "processor": _processor()}
    setting |= {"numpy": np.__version__, "numba": numba.__version__}
    compared = ratios(rows)
    if as_json:
        return json.dumps({"setting": setting, "rows": [asdict(row) for row in rows + compared]}, indent=1)
    lines = [", ".join(f"{name} {value}" for name, value in setting.items())]
    width = max(len(row.name) for row in rows + compared)
    lines += [f"{row.name:{width}}  {row.value:>14,} {row.unit}" for row in rows + compared]
    return "\n".join(lines)


def _processor() -> str:
    """The processor's name where the system tells it."""
    try:
        told = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":")[1].strip() for line in told.splitlines() if "model name" in line), "unknown")
