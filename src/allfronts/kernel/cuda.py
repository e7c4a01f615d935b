"""Random play on a GPU: a game per thread, the same rules as everywhere.

Importing this loads Numba's CUDA: whoever wants it does so at the last moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np
from numba import cuda as numba_cuda
from numba.core import config

from .mass import random_play
from .protocol import Game, rules_of
from .rule import NOTHING, device
from .struct import Masks

cuda: Any = numba_cuda  # a global, as the simulator puts its own in this place
BLOCK = 128  # threads; enough of them hide each other's waiting
THINGS = 64  # more are never shuffled
REGISTERS = 32  # what waits is the fetching of instructions: more threads at once hide it better


class Played(NamedTuple):
    ended: int  # games that came to their end
    on_gpu: Any

    def states(self) -> Any:
        """The games as the threads have left them, copied field by field: what lies between fields is not theirs."""
        states = np.zeros(self.on_gpu.shape, self.on_gpu.dtype)
        states[:] = self.on_gpu.copy_to_host()
        return states


def play_on_gpu(
    game: Game, start: Any, seeds: Masks, decisions_per_thread: int, barred: int, settled: Mapping[str, Any] = NOTHING
) -> Played:
    """`random_play` in as many threads as there are seeds; a seed is a generator's word, so it is not 0.

    With what is `settled` of the kind of game that begins at `start`, a kernel of its own is compiled: it is faster.
    """
    begin = game.State.many(1)
    begin[0] = start
    states = cuda.device_array(len(seeds), game.State.dtype)
    ended = cuda.device_array(len(seeds), np.int32)
    blocks = (len(seeds) + BLOCK - 1) // BLOCK
    _kernel(cast(Any, game), tuple(settled.items()))[blocks, BLOCK](
        states, ended, cuda.to_device(begin), cuda.to_device(seeds), decisions_per_thread, barred
    )
    return Played(int(ended.copy_to_host().sum()), states)


@cache
def _kernel(game: Any, settled: tuple[tuple[str, Any], ...]) -> Any:
    """One for each game: its sizes are part of the code. The game stands in memory of the thread's own."""
    play = device(dict(settled)).twin(random_play, **rules_of(game))
    layout, choices = game.State.dtype, game.MOST_LEGAL

    def kernel(states: Any, ended: Any, start: Any, seeds: Any, decisions: int, barred: int) -> None:
        thread = cuda.grid(1)
        if thread < states.shape[0]:
            own = cuda.local.array(1, layout)
            rng = cuda.local.array(1, np.uint64)
            order = cuda.local.array(THINGS, np.int8)
            out = cuda.local.array(choices, np.int16)
            own[0] = start[0]
            rng[0] = seeds[thread]
            ended[thread] = play(own, start, rng, order, out, decisions, barred)
            states[thread] = own[0]

    settings: Any = config
    simulated = settings.ENABLE_CUDASIM  # the simulator has no registers to count
    return cuda.jit(kernel) if simulated else cuda.jit(kernel, max_registers=REGISTERS)
