"""Sets of up to 64 things as the bits of one integer: a hand, a theater, what a seat knows.

Only unsigned 64-bit constants may meet a mask: with a signed number the result would become a fraction.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from .rule import rule

Mask: TypeAlias = np.uint64

ONE, EMPTY = np.uint64(1), np.uint64(0)


@rule
def mask(thing: int) -> Mask:
    return ONE << int(thing)


@rule
def has(things: Mask, thing: int) -> bool:
    return bool((things >> int(thing)) & ONE)


@rule
def size(things: Mask) -> int:
    """How many there are (compilers know this loop: it is one instruction)."""
    n = 0
    while things != EMPTY:
        things &= things - ONE
        n += 1
    return n


@rule
def lowest(things: Mask) -> int:
    """The first of a set that is not empty."""
    return size((things & (~things + ONE)) - ONE)


@rule
def without_lowest(things: Mask) -> Mask:
    return things & (things - ONE)


@rule
def nth(things: Mask, n: int) -> int:
    """The n-th of a set, counted from 0."""
    for _ in range(n):
        things = without_lowest(things)
    return lowest(things)


@rule
def swapped(things: Mask, two: Mask) -> Mask:
    """The set with the places of two things exchanged."""
    found = things & two
    return things if found == EMPTY or found == two else things ^ two


def members(things: Mask) -> list[int]:
    """A set as Python's list, in order: no rule."""
    bits = int(things)
    return [thing for thing in range(bits.bit_length()) if bits >> thing & 1]
