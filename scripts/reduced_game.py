"""Is a battle of nine cards, two in each hand, really solved?

    PYTHONPATH=src python scripts/reduced_game.py [--iterations 200] [--first "A1 S2"]

All deals are laid out and solved by `allfronts.bots.endings`; what is left to gain against the solution is then found a
second time by playing the game itself (`allfronts.lab.answers`), which takes minutes. Both figures must agree and be
below 0.5 % of the stake, the swing between winning and losing 6 points; else the exit status is 1. `--first` gives the
first player a hand that is known to all.
"""

import argparse
import resource
import sys
import time

import numpy as np

from allfronts.bots.endings import CHOICES, ENDS, JUDGING, PLAYING, SETS, Endings
from allfronts.games import theaters as game
from allfronts.games.theaters.notation import CODE
from allfronts.kernel.rule import compiled
from allfronts.lab import reduced
from allfronts.lab.answers import BestAnswer

LINES = 24_000_000  # there are 20,750,027
BAR = 0.005  # of the stake
SEATS = 2


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--first", default="")
    asked = parser.parse_args()
    began = time.monotonic()

    def say(what: str) -> None:
        print(f"{time.monotonic() - began:6.1f} s  {what}", flush=True)

    twin, nothing = compiled().twin, np.zeros(1)
    endings = Endings(game, reduced, SEATS, twin)
    given = {name: getattr(game, name) for name in PLAYING} | {name: getattr(reduced, name) for name in JUDGING}
    answers = BestAnswer(endings, given, twin)
    worlds, weights = reduced.worlds(tuple(CODE.index(code) for code in asked.first.split()))
    say(f"{len(worlds):,} worlds")
    ending = endings.laid_out(worlds, nothing, LINES, weights)
    if ending is None:
        say(f"more than {LINES:,} lines")
        return 1
    sets, choices, lines = (int(ending.counted[kind]) for kind in (SETS, CHOICES, ENDS))
    say(f"{lines:,} lines, {sets:,} information sets, {choices:,} choices")
    endings.improve(ending, asked.iterations)
    left, points = endings.exploitability(ending), (endings.value(ending) - 0.5) * reduced.STAKE
    say(f"{asked.iterations} iterations: {points:+.4f} points to the first player")
    say(f"both together could gain {left:.4%} of the stake, says the solver")
    found = sum(answers.value(worlds, weights, ending, seat, nothing) for seat in range(SEATS)) - 1
    say(f"both together could gain {found:.4%} of the stake, says the game")
    say(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20:.1f} GB at most")
    return 0 if abs(found - left) < 1e-9 and found < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
