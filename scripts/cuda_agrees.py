"""Does a GPU play exactly as the CPU does, and how fast?

On a GPU machine: PYTHONPATH=src python scripts/cuda_agrees.py
Without one (as the tests do it, with tiny sizes): NUMBA_ENABLE_CUDASIM=1 ... --games 2 --decisions 30 --threads 4

Every edition, scoring and way to begin, every table of both boxes and cards of a table's own are played at random from
many seeds on both; the states must be equal to the byte, else the exit status is 1. The CPU runs the compiled rules;
against the simulator of a GPU it runs them interpreted. Then random play is measured, launch and copying of the seeds
included.
"""

import argparse
import sys
import time
from itertools import product
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    numpy: Any = np
    numpy.row_stack = np.vstack  # numba-cuda still asks NumPy for the name it has dropped

from numba.core import config

from allfronts.games import theaters
from allfronts.games.theaters.notation import SUIT_NAMES
from allfronts.games.theaters.ruleset import Ruleset
from allfronts.kernel.cuda import BLOCK, THINGS, play_on_gpu
from allfronts.kernel.mass import random_play
from allfronts.kernel.protocol import rules_of
from allfronts.kernel.random import seeded
from allfronts.kernel.rule import NOTHING, compiled, interpreted
from allfronts.lab.tables import MEASURED, every_table

NEVER = -1  # no action is barred


def every_beginning() -> list[theaters.Options]:
    rows = (), ("sea", "air", "land")
    choices = product(
        ("revised", "2019"), (("standard", 12), ("standard", 18), ("beginner", 3)), rows, ("random", "two")
    )
    first_box = [
        theaters.Options(edition=edition, scoring=scoring, target=target, theaters=row, first=first)
        for edition, (scoring, target), row, first in choices
    ]
    own = Ruleset.read("name: Own\ncard I5 Interception: A5\ncard D3 Double Agent: I2\ncard E6 Front Office: none")
    others = (
        theaters.Options(theaters=SUIT_NAMES[3:], ruleset=own),
        theaters.Options(theaters=SUIT_NAMES[:3], players=4),
    )
    return [*first_box, *others, *(table for players in (2, 3, 4) for table in every_table(players))]


def played_on_cpu(play: Any, start: Any, seeds: Any, decisions: int) -> Any:
    states, begin = theaters.State.many(len(seeds)), theaters.State.many(1)
    begin[0] = start
    order, out = np.zeros(THINGS, np.int8), np.zeros(theaters.MOST_LEGAL, np.int16)
    for i, seed in enumerate(seeds):
        states[i] = start
        play(states[i : i + 1], begin, np.array([seed]), order, out, decisions, NEVER)
    return states


def disagreements(games: int, decisions: int) -> int:
    """How many games end differently on the two, and on a GPU that is told beforehand what those measured can be."""
    settings: Any = config
    play = interpreted if settings.ENABLE_CUDASIM else compiled().twin
    on_cpu, differ = play(random_play, **rules_of(theaters)), 0
    told = [(options, theaters.settled(options)) for options in MEASURED.values()]
    for number, (options, settled) in enumerate([*((each, NOTHING) for each in every_beginning()), *told]):
        start = theaters.begin(options)
        seeds = np.array([seeded(number, game)[0] for game in range(games)])
        here = played_on_cpu(on_cpu, start, seeds, decisions)
        there = play_on_gpu(theaters, start, seeds, decisions, NEVER, settled).states()
        wrong = sum(here[i].tobytes() != there[i].tobytes() for i in range(games))
        print(f"{options}{', settled' if settled else ''}: {games} games, {wrong} differ", flush=True)
        differ += wrong
    return differ


def speed(options: theaters.Options, threads: int, decisions: int) -> float:
    start = theaters.begin(options)
    seeds = np.arange(1, threads + 1, dtype=np.uint64)
    settled = theaters.settled(options)
    play_on_gpu(theaters, start, seeds, 1, NEVER, settled)
    began = time.perf_counter()
    play_on_gpu(theaters, start, seeds, decisions, NEVER, settled)
    return threads * decisions / (time.perf_counter() - began)


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--games", type=int, default=4096, help="seeds for every beginning")
    arguments.add_argument("--decisions", type=int, default=1000, help="in each game")
    arguments.add_argument("--threads", type=int, nargs="*", default=[1 << 18, 1 << 19, 1 << 20], help="to be measured")
    given = arguments.parse_args()
    differ = disagreements(given.games, given.decisions)
    print("The GPU and the CPU agree." if not differ else f"The GPU and the CPU differ in {differ} games.")
    for threads in given.threads:
        for name, options in MEASURED.items():
            rate = speed(options, threads, given.decisions)
            print(f"{name}, {threads} threads, {BLOCK} a block: {rate:,.0f} decisions/s", flush=True)
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
