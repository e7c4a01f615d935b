"""The best answer to a fixed way of play, found by playing the game itself: it checks what `bots.endings` claims.

All worlds that have looked the same to the answering seat so far go on together, one decision at a time, and are told
apart by what it observes then, byte for byte. From the solver it takes how the others play, and nothing else.
"""

# ruff: noqa: F821 (the names of the game that is played)

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.endings import Ending, Endings
from ..bots.search import key_of
from ..kernel.rule import interpreted, rule
from ..kernel.struct import Masks, Numbers

# Given by the game that is played (see `Binding.twin`), the last two by what judges it.
actor: Callable[[Any], int]
legal: Callable[[Any, NDArray[np.int16]], int]
act: Callable[[Any, int, Any], None]
observe: Callable[[Any, int, Numbers], None]
rests: Callable[[Any], bool]
worth: Callable[[Any, int, Any], float]

Reals = NDArray[np.float64]
ENDED = -1
UNKNOWN = -2  # the solver has never come here


class Bundle(NamedTuple):
    """Worlds that the answering seat cannot tell apart."""

    states: Any
    weights: Reals  # how likely each is, times how often the others play so
    past: Masks  # as the solver keeps it, by world and seat


class BestAnswer:
    """What a seat gains at most against all others in an ending that is solved."""

    def __init__(self, endings: Endings, given: dict[str, Any], twin: Callable[..., Any] = interpreted):
        self.game, self.seats = endings.game, endings.seats
        words = np.zeros(-(-self.game.OBSERVATION // 8) + 1, np.uint64)
        self._scratch = words, words[:-1].view(np.int8), np.zeros(self.game.MOST_LEGAL, np.int16)
        self._look, self._go_on = twin(look, **given), twin(go_on, **given)

    def value(self, worlds: Any, weights: Reals, ending: Ending, seat: int, judgement: Any) -> float:
        past = np.tile(np.arange(1, self.seats + 1, dtype=np.uint64), (len(worlds), 1))
        return self._best(Bundle(worlds, weights / weights.sum(), past), ending, seat, judgement)

    def _best(self, bundle: Bundle, ending: Ending, seat: int, judgement: Any) -> float:
        n = len(bundle.states)
        seen, asked = np.zeros((n, self.game.OBSERVATION), np.int8), np.zeros((n, 2), np.int64)
        value = float(self._look(*bundle, seat, judgement, seen, asked, *self._scratch))
        alike: dict[bytes, list[int]] = defaultdict(list)
        for world, (decider, _) in enumerate(asked.tolist()):
            if decider != ENDED:
                alike[seen[world].tobytes()].append(world)
        for worlds in alike.values():
            part = Bundle(bundle.states[worlds], bundle.weights[worlds], bundle.past[worlds])
            deciders, choices = set(asked[worlds, 0].tolist()), asked[worlds, 1]
            if deciders == {seat}:
                (mine,) = set(choices.tolist())
                value += max(
                    self._best(self._after(part, ending, seat, choice, len(worlds)), ending, seat, judgement)
                    for choice in range(mine)
                )
            else:
                assert seat not in deciders
                after = self._after(part, ending, seat, 0, int(choices.sum()))
                value += self._best(after, ending, seat, judgement)
        return value

    def _after(self, bundle: Bundle, ending: Ending, seat: int, choice: int, most: int) -> Bundle:
        after = Bundle(self.game.State.many(most), np.zeros(most), np.zeros((most, self.seats), np.uint64))
        n = self._go_on(*bundle, *after, ending, seat, choice, self._scratch[2])
        assert n != UNKNOWN
        return Bundle(after.states[:n], after.weights[:n], after.past[:n])


@rule
def look(
    states: Any,
    weights: Reals,
    past: Masks,
    seat: int,
    judgement: Any,
    seen: Numbers,
    asked: NDArray[np.int64],
    words: Masks,
    room: Numbers,
    moves: NDArray[np.int16],
) -> float:
    """What the worlds that have ended are worth; of the others, who is asked, how many choices, what the seat sees."""
    value = 0.0
    for i in range(len(states)):
        s = states[i]
        if rests(s):
            asked[i, 0] = ENDED
            value += weights[i] * worth(s, seat, judgement)
            continue
        asked[i, 0], asked[i, 1] = actor(s), legal(s, moves)
        observe(s, seat, seen[i])
        for viewer in range(past.shape[1]):
            words[-1] = past[i, viewer]
            observe(s, viewer, room)
            past[i, viewer] = key_of(words)
    return value


@rule
def go_on(
    states: Any,
    weights: Reals,
    past: Masks,
    to: Any,
    to_weights: Reals,
    to_past: Masks,
    ending: Ending,
    seat: int,
    chosen: int,
    moves: NDArray[np.int16],
) -> int:
    """One decision further: the seat's own as chosen, those of others as they share them out. How many worlds then."""
    n = 0
    for i in range(len(states)):
        who, choices = actor(states[i]), legal(states[i], moves)
        first = UNKNOWN if who == seat else first_choice(ending, past[i, who])
        if who != seat and first == UNKNOWN:
            return UNKNOWN
        for choice in range(choices):
            share = (1.0 if choice == chosen else 0.0) if who == seat else ending.share[first + choice]
            if share > 0.0:
                to[n] = states[i]
                act(to[n], moves[choice], None)
                to_weights[n] = weights[i] * share
                to_past[n] = past[i]
                to_past[n, who] ^= np.uint64(choice + 1)
                n += 1
    return n


@rule
def first_choice(ending: Ending, key: Any) -> int:
    at = np.int64(key % np.uint64(len(ending.keys)))
    while ending.set_at[at] > 0:
        if ending.keys[at] == key:
            return int(ending.first[ending.set_at[at] - 1])
        at = at + 1 if at + 1 < len(ending.keys) else np.int64(0)
    return UNKNOWN
