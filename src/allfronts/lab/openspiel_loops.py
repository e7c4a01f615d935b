"""The peer beside us: how many decisions a second OpenSpiel makes in random play of three of its games.

Two players, the games' own defaults, every legal action equally likely. Three loops play them:

- "C++": nothing else: legal actions, pick one, apply it. The wheel of OpenSpiel carries its headers and exports its
  functions, so `PLAIN_LOOP` is compiled against it on the spot. It does less than any loop OpenSpiel itself has,
  so it is the one to compare with. Without a C++ compiler it is left out, with a warning.
- "C++ bots": `pyspiel.evaluate_bots` with uniform random bots, the quickest loop in C++ that needs no compiler. It also
  writes a policy for every decision and seeds a generator for every game. Only its calls are timed. (Of the others,
  `random_sim_test` checks the game as it goes, and rollouts are inside searches, which do not count decisions.)
- "from Python": the same as the first, written in Python.

Decisions of players are counted; chance nodes are not, though their time is included, as dealing is in ours. Nobody
asks for observations or texts. The rules are as fast as the makers of the wheel compiled them; here only the loop is.
"""

from __future__ import annotations

import ctypes
import subprocess
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from types import ModuleType
from typing import TypeAlias

from ..kernel.mistake import Mistake

GAMES = ("hanabi", "leduc_poker", "liars_dice")
DECISIONS = 10_000  # made between two looks at the clock
STATES = 200  # laid out before bots are timed

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


# Makes at least so many decisions; answers how many, and in how many seconds.
Play: TypeAlias = Callable[[int], tuple[int, float]]


def loops() -> dict[str, Callable[[float], float]]:
    """By name, every loop of every game, warm: given seconds to run, each answers decisions a second."""
    try:
        spiel = import_module("pyspiel")
    except ImportError as reason:
        raise Mistake("missing-package", package="open_spiel") from reason
    library = compiled_loop(spiel)
    found: dict[str, Callable[[float], float]] = {}
    for game in GAMES:
        plays = {"C++ bots": play_by_bots(spiel, game), "from Python": play_from_python(spiel, game)}
        if library:
            plays = {"C++": play_compiled(library, game), **plays}
        for name, play in plays.items():
            play(DECISIONS)
            found[f"openspiel {game}, {name}"] = partial(speed, play)
    return found


def speed(play: Play, seconds: float) -> float:
    """Decisions a second."""
    made, spent = 0, 0.0
    while spent < seconds:
        decisions, took = play(DECISIONS)
        made, spent = made + decisions, spent + took
    return made / spent


def compiled_loop(spiel: ModuleType) -> ctypes.CDLL | None:
    """`PLAIN_LOOP` as a library, or None and a warning where it cannot be made."""
    library = Path(str(spiel.__file__))
    site = library.parent
    headers = [site, site / "open_spiel/abseil-cpp", site / "open_spiel/json/include"]
    with TemporaryDirectory() as folder:
        made = f"{folder}/loop.so"
        command = ["c++", "-O3", "-std=c++17", "-shared", "-fPIC", *(f"-I{place}" for place in headers)]
        try:
            _compile([*command, "-x", "c++", "-", "-o", made])
            ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)  # its functions, for the loop to find
            return ctypes.CDLL(made)
        except OSError as reason:
            warnings.warn(f"OpenSpiel's loop in C++ alone is left out: {reason}", RuntimeWarning, stacklevel=3)
            return None


def _compile(command: list[str]) -> None:
    compiler = subprocess.run(command, input=PLAIN_LOOP, capture_output=True, text=True, check=False)
    if compiler.returncode:
        raise OSError(compiler.stderr.partition("\n")[0])


def play_compiled(library: ctypes.CDLL, game: str) -> Play:
    play, seeds = library.play, count()
    play.argtypes = (ctypes.c_char_p, ctypes.c_longlong, ctypes.c_uint)
    play.restype = ctypes.c_longlong

    def timed(wanted: int) -> tuple[int, float]:
        began = perf_counter()
        made: int = play(game.encode(), wanted, next(seeds))
        return made, perf_counter() - began

    return timed


def play_by_bots(spiel: ModuleType, name: str) -> Play:
    game, seeds = spiel.load_game(name), count()
    bots = [spiel.make_uniform_random_bot(seat, next(seeds)) for seat in range(game.num_players())]

    def timed(wanted: int) -> tuple[int, float]:
        made, spent = 0, 0.0
        while made < wanted:
            states = [game.new_initial_state() for _ in range(STATES)]
            began = perf_counter()
            for state in states:
                spiel.evaluate_bots(state, bots, next(seeds))
            spent += perf_counter() - began
            made += sum(step.player >= 0 for state in states for step in state.full_history())
        return made, spent

    return timed


def play_from_python(spiel: ModuleType, name: str) -> Play:
    game, random = spiel.load_game(name), Random(1).random

    def timed(wanted: int) -> tuple[int, float]:
        made, began = 0, perf_counter()
        while made < wanted:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), random()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    made += 1
        return made, perf_counter() - began

    return timed


def drawn(outcomes: Sequence[tuple[int, float]], z: float) -> int:
    """The outcome that a number from 0 up to 1 falls on."""
    for outcome, probability in outcomes:
        z -= probability
        if z < 0:
            return outcome
    return outcomes[-1][0]  # probabilities that were rounded to a little less than 1
