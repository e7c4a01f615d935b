"""The peer beside us: how many decisions a second OpenSpiel makes in random play of three of its card and dice games.

Two players, the games' own defaults, every legal action equally likely. Three loops play them:

- `compiled`: nothing but C++: legal actions, pick one, apply it. The wheel of OpenSpiel carries its headers and
  exports its functions, so `PLAIN_LOOP` is compiled against it on the spot (`c++ -O3`). It does less than any
  loop OpenSpiel itself has, so it is the one to compare with. Without a C++ compiler it is left out, with a warning.
- `bots`: `pyspiel.evaluate_bots` with uniform random bots, the quickest C++ loop to be had without a compiler: only its
  calls are timed. It also writes a policy for every decision and seeds a generator for every game. The others it
  passes over: `random_sim_test` checks the game as it goes, and rollouts are hidden inside searches.
- `python`: the same as `compiled`, from Python.

Decisions of players are counted; chance nodes are not, though their time is in it, as dealing is in ours. Nobody asks for
observations. Time is that of the processor, so a busy machine does not make the peer look slow. The rules are as fast
as the makers of the wheel compiled them; the compiler of this machine makes only the loop.
"""

from __future__ import annotations

import ctypes
import subprocess
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import thread_time
from types import ModuleType
from typing import NamedTuple, TypeAlias

from ..kernel.mistake import Mistake

GAMES = ("hanabi", "leduc_poker", "liars_dice")
DECISIONS = 50_000  # made between two looks at the clock
STATES = 500  # laid out before bots are timed

PLAIN_LOOP = """
#include <cstdint>
#include <random>
#include "open_spiel/spiel.h"

extern "C" long long play(const char* name, long long wanted, unsigned seed) {
  auto game = open_spiel::LoadGame(name);
  std::mt19937 rng(seed);
  long long decisions = 0;
  while (decisions < wanted) {
    auto state = game->NewInitialState();
    while (!state->IsTerminal()) {
      if (state->IsChanceNode()) {
        auto outcomes = state->ChanceOutcomes();
        double z = rng() * 0x1p-32;
        size_t i = 0;
        while (i + 1 < outcomes.size() && (z -= outcomes[i].second) >= 0) ++i;
        state->ApplyAction(outcomes[i].first);
      } else {
        auto actions = state->LegalActions();
        state->ApplyAction(actions[(uint64_t(rng()) * actions.size()) >> 32]);
        ++decisions;
      }
    }
  }
  return decisions;
}
"""


class Row(NamedTuple):
    """What one loop reached in one game."""

    game: str
    loop: str
    decisions_per_second: float


# Plays a game, by its name, until so many decisions are made; answers how many were, and in how many seconds.
Loop: TypeAlias = Callable[[str, int], tuple[int, float]]


def measure(seconds: float) -> list[Row]:
    """Every game with every loop, each for so long after warming up."""
    try:
        spiel = import_module("pyspiel")
    except ImportError as reason:
        raise Mistake("missing-package", package="open_spiel") from reason
    loops = {"bots": bots_loop(spiel), "python": python_loop(spiel)}
    if compiled := compiled_loop(spiel):
        loops = {"compiled": compiled, **loops}
    return [Row(game, loop, speed(loops[loop], game, seconds)) for game in GAMES for loop in loops]


def speed(loop: Loop, game: str, seconds: float) -> float:
    """Decisions a second; the first round only warms up."""
    loop(game, DECISIONS)
    made, spent = 0, 0.0
    while spent < seconds:
        decisions, took = loop(game, DECISIONS)
        made, spent = made + decisions, spent + took
    return made / spent


def compiled_loop(spiel: ModuleType) -> Loop | None:
    """`PLAIN_LOOP`, or None and a warning where it cannot be compiled."""
    try:
        play = _compiled(Path(str(spiel.__file__)))
    except OSError as reason:
        warnings.warn(f"OpenSpiel's compiled loop is left out: {reason}", RuntimeWarning, stacklevel=2)
        return None
    seeds = count()

    def loop(game: str, wanted: int) -> tuple[int, float]:
        started = thread_time()
        made = int(play(game.encode(), wanted, next(seeds)))
        return made, thread_time() - started

    return loop


def _compiled(library: Path) -> Callable[[bytes, int, int], int]:
    site = library.parent
    headers = [site, site / "open_spiel/abseil-cpp", site / "open_spiel/json/include"]
    with TemporaryDirectory() as folder:
        command = ["c++", "-O3", "-std=c++17", "-shared", "-fPIC", *(f"-I{place}" for place in headers)]
        command += ["-x", "c++", "-", "-o", f"{folder}/loop.so"]
        compiler = subprocess.run(command, input=PLAIN_LOOP, capture_output=True, text=True, check=False)
        if compiler.returncode:
            raise OSError(compiler.stderr.partition("\n")[0])
        ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)  # lets the loop find OpenSpiel's functions
        play = ctypes.CDLL(f"{folder}/loop.so").play
    play.argtypes = (ctypes.c_char_p, ctypes.c_longlong, ctypes.c_uint)
    play.restype = ctypes.c_longlong
    return play


def bots_loop(spiel: ModuleType) -> Loop:
    seeds = count()

    def loop(name: str, wanted: int) -> tuple[int, float]:
        game = spiel.load_game(name)
        bots = [spiel.make_uniform_random_bot(seat, next(seeds)) for seat in range(game.num_players())]
        made, spent = 0, 0.0
        while made < wanted:
            states = [game.new_initial_state() for _ in range(STATES)]
            started = thread_time()
            for state in states:
                spiel.evaluate_bots(state, bots, next(seeds))
            spent += thread_time() - started
            made += sum(step.player >= 0 for state in states for step in state.full_history())
        return made, spent

    return loop


def python_loop(spiel: ModuleType) -> Loop:
    random = Random(1).random

    def loop(name: str, wanted: int) -> tuple[int, float]:
        game, made, started = spiel.load_game(name), 0, thread_time()
        while made < wanted:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), random()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    made += 1
        return made, thread_time() - started

    return loop


def drawn(outcomes: Sequence[tuple[int, float]], z: float) -> int:
    """The outcome that a number from 0 up to 1 falls on."""
    for outcome, probability in outcomes:
        z -= probability
        if z < 0:
            return outcome
    return outcomes[-1][0]  # probabilities rounded to a little less than 1
