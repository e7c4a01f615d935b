"""Random play of any game, written once as a rule: on a core it is a benchmark, on a GPU a thread's work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .random import below, shuffle
from .rule import rule
from .struct import Masks, Numbers

# Given by the game that is played (see `Binding.twin`).
chance: Callable[[Any], int]
deal: Callable[[Any, Numbers, Any], None]
legal: Callable[[Any, NDArray[np.int16]], int]
act: Callable[[Any, int, Any], None]
over: Callable[[Any], bool]


@rule
def random_play(
    states: Any, start: Any, rng: Masks, order: Numbers, out: NDArray[np.int16], decisions: int, barred: int
) -> int:
    """Play `states[0]` at random until `decisions` are made, from `start[0]` anew whenever a game ends.

    `barred` is an action that is never chosen where there is another. Returns how many games have ended.
    """
    ended = 0
    for _ in range(decisions):
        s = states[0]
        while over(s) or chance(s) > 0:  # apart, so that the threads of a GPU come to their decisions together
            if over(s):
                states[0] = start[0]
                ended += 1
            else:
                shuffle(rng, order, chance(s))
                deal(s, order, None)
        n = legal(s, out)
        action = out[below(rng, n)]
        while action == barred:
            action = out[below(rng, n)]
        act(s, action, None)
    return ended


@rule
def count_leaves(states: Any, out: NDArray[np.int16], depth: int) -> int:
    """Perft: the lines of `depth` decisions from `states[depth]`; shorter lines end where the deal does.

    `states` is room for depth + 1 states, `out` for as many rows of actions.
    """
    if depth == 0 or over(states[depth]) or chance(states[depth]) > 0:
        return 1
    leaves = 0
    for i in range(legal(states[depth], out[depth])):
        states[depth - 1] = states[depth]
        act(states[depth - 1], out[depth, i], None)
        leaves += count_leaves(states, out, depth - 1)
    return leaves
