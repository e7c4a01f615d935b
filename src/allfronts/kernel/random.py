"""Random numbers for mass play and search: xorshift, one 64-bit word of state, the same on every machine.

Never used for a deal between people: that chance comes from `allfronts.fair`.
"""

from __future__ import annotations

import numpy as np

from .rule import rule
from .struct import Masks, Numbers

S13, S7, S17, S32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


def seeded(*seed: int) -> Masks:
    """A generator (an array of one word) from a seed; different seeds give unrelated streams."""
    word = np.random.SeedSequence(seed).generate_state(1, np.uint64)
    return np.maximum(word, np.uint64(1))


@rule
def below(rng: Masks, n: int) -> int:
    """A number from 0 to n - 1."""
    x = rng[0]
    x ^= x << S13
    x ^= x >> S7
    x ^= x << S17
    rng[0] = x
    return int(((x >> S32) * np.uint64(n)) >> S32)


@rule
def shuffle(rng: Masks, order: Numbers, n: int) -> None:
    """Fill `order` with 0..n-1 in random order."""
    for i in range(n):
        j = below(rng, i + 1)
        order[i] = order[j]
        order[j] = i
