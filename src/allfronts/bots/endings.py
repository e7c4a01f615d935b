"""Endings solved exactly, for any game of the protocol: counterfactual regret minimisation over a set of worlds.

All lines of play below the worlds are laid out once. An information set is all that its seat has observed since the
root, after every decision, and all that it chose: nobody forgets anything on the way. What happened before the root is
there as `observe` tells it, so two pasts may be taken for one. Chance is not looked into: there a game rests, judged.
"Small enough" is the size of the arrays. What does not fit is refused, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.rule import interpreted, rule
from ..kernel.struct import Masks, Numbers
from .search import key_of

# Given by the game that is played (see `Binding.twin`), the last two by what judges it.
actor: Callable[[Any], int]
legal: Callable[[Any, NDArray[np.int16]], int]
act: Callable[[Any, int, Any], None]
observe: Callable[[Any, int, Numbers], None]
rests: Callable[[Any], bool]
worth: Callable[[Any, int, Any], float]

PLAYING, JUDGING = ("actor", "legal", "act", "observe"), ("rests", "worth")
FULL, CONTRADICTION = -1, -2  # there is no room; one information set is asked different questions
SETS, CHOICES, ENDS = range(3)  # what is counted
NO_CHOICE = 0  # a seat's last choice, before its first
DEEPEST = 256  # decisions of one line
FEW = 32

Reals = NDArray[np.float64]
Links = NDArray[np.int32]


class Ending(NamedTuple):
    """The lines of play as what each seat chose: a line ends after one last choice of every seat.

    Choices are numbered through, those of one information set one after the other. Whoever chooses remembers its choice
    before: so the chance that a seat plays its part of a line is one number, kept with its last choice.
    """

    counted: NDArray[np.int64]
    # Information sets, found by their keys
    keys: Masks
    set_at: Links  # where a key is; 0 is nowhere, so they are counted from 1 here
    decider: NDArray[np.int8]
    first: Links  # choice
    choices: NDArray[np.int16]  # how many
    before: Links  # the choice of the same seat that led here
    question: Masks
    # Ends of lines
    last: Links  # the last choice of each seat
    stake: Reals  # what the line is worth to seat 0, times the weight of its world
    # Choices
    share: Reals  # how often, when asked
    reach: Reals  # how often at all, as far as it is the seat's doing
    gain: Reals  # what it brings, times how often the others let it happen
    regret: Reals
    total: Reals  # of all iterations


class Walk(NamedTuple):
    """Room for one line of play, by depth."""

    states: Any
    moves: NDArray[np.int16]
    past: Masks  # a key of all that each seat has seen and done
    chosen: Links  # the last choice of each seat
    seen: Numbers
    words: Masks  # the same memory, and a word for the past
    asked: Masks
    judgement: Any


# -- Laying out ----------------------------------------------------------------------------------------------------


@rule
def lay_out(e: Ending, w: Walk, depth: int, weight: float) -> int:
    """Write down all lines of play from `w.states[depth]`: 0, or what hinders it."""
    s = w.states[depth]
    if rests(s):
        return end_line(e, w.chosen[depth], weight * worth(s, 0, w.judgement))
    if depth + 1 == len(w.states):
        return FULL
    seat, n = actor(s), legal(s, w.moves[depth])
    for viewer in range(len(w.past[depth])):
        w.words[-1] = w.past[depth, viewer]
        observe(s, viewer, w.seen)
        w.past[depth, viewer] = key_of(w.words)
    place = information_set(e, w, depth, seat, n)
    if place < 0:
        return place
    for i in range(n):
        w.states[depth + 1] = s
        act(w.states[depth + 1], w.moves[depth, i], None)
        w.past[depth + 1], w.chosen[depth + 1] = w.past[depth], w.chosen[depth]
        w.past[depth + 1, seat] ^= np.uint64(i + 1)
        w.chosen[depth + 1, seat] = e.first[place] + i
        hindered = lay_out(e, w, depth + 1, weight)
        if hindered < 0:
            return hindered
    return 0


@rule
def end_line(e: Ending, chosen: Links, stake: float) -> int:
    here = e.counted[ENDS]
    if here == len(e.stake):
        return FULL
    e.last[here] = chosen
    e.stake[here] = stake
    e.counted[ENDS] += 1
    return 0


@rule
def information_set(e: Ending, w: Walk, depth: int, seat: int, n: int) -> int:
    """The set of all that the seat knows here, a new one if there is none; or what hinders it."""
    key, before, question = w.past[depth, seat], w.chosen[depth, seat], question_of(w, depth, n)
    at = np.int64(key % np.uint64(len(e.keys)))
    while e.set_at[at] > 0 and e.keys[at] != key:
        at = at + 1 if at + 1 < len(e.keys) else np.int64(0)
    place = int(e.set_at[at]) - 1
    if place >= 0:
        same = e.question[place] == question and e.before[place] == before and e.decider[place] == seat
        return place if same else CONTRADICTION
    place, first = int(e.counted[SETS]), int(e.counted[CHOICES])
    if place == len(e.first) or first + n > len(e.share):
        return FULL
    e.keys[at], e.set_at[at] = key, place + 1
    e.decider[place], e.before[place], e.question[place] = seat, before, question
    e.first[place], e.choices[place] = first, n
    e.counted[SETS] += 1
    e.counted[CHOICES] += n
    return place


@rule
def question_of(w: Walk, depth: int, n: int) -> Any:
    """A key of the legal actions."""
    for i in range(n):
        w.asked[i] = np.uint64(w.moves[depth, i] + 1)
    return key_of(w.asked[:n])


# -- Solving -------------------------------------------------------------------------------------------------------


@rule
def solve_ending(e: Ending, signs: Reals, iterations: int) -> None:
    """Regret matching+, the seats one after the other, later iterations counting for more. `share` is then the mean."""
    for seat in range(len(signs)):
        match_regret(e, seat, 0.0)
    for iteration in range(iterations):
        for seat in range(len(signs)):
            gather_gains(e, seat, signs[seat])
            regret_choices(e, seat)
            match_regret(e, seat, iteration + 1.0)
    for seat in range(len(signs)):
        share_out(e, seat, e.total)


@rule
def gather_gains(e: Ending, seat: int, sign: float) -> None:
    """What every last choice of a seat brings, as the others play."""
    e.gain[: e.counted[CHOICES]] = 0.0
    for end in range(e.counted[ENDS]):
        stake = sign * e.stake[end]
        for other in range(e.last.shape[1]):
            if other != seat:
                stake *= e.reach[e.last[end, other]]
        e.gain[e.last[end, seat]] += stake


@rule
def regret_choices(e: Ending, seat: int) -> None:
    """Backwards, so that what a later choice brings is there when the earlier one is judged."""
    for place in range(e.counted[SETS] - 1, -1, -1):
        if e.decider[place] == seat:
            choices, mean = range(e.first[place], e.first[place] + e.choices[place]), 0.0
            for choice in choices:
                mean += e.share[choice] * e.gain[choice]
            for choice in choices:
                e.regret[choice] = max(e.regret[choice] + e.gain[choice] - mean, 0.0)
            e.gain[e.before[place]] += mean


@rule
def match_regret(e: Ending, seat: int, weight: float) -> None:
    """Choose as often as it is regretted not to have chosen; remember it for the mean."""
    share_out(e, seat, e.regret)
    for place in range(e.counted[SETS]):
        if e.decider[place] == seat:
            for choice in range(e.first[place], e.first[place] + e.choices[place]):
                e.total[choice] += weight * e.reach[choice]


@rule
def share_out(e: Ending, seat: int, by: Reals) -> None:
    """Every choice of a seat in proportion; where there is nothing to go by, all alike."""
    e.reach[NO_CHOICE] = 1.0
    for place in range(e.counted[SETS]):
        if e.decider[place] == seat:
            choices, whole = range(e.first[place], e.first[place] + e.choices[place]), 0.0
            for choice in choices:
                whole += by[choice]
            for choice in choices:
                e.share[choice] = by[choice] / whole if whole > 0.0 else 1.0 / e.choices[place]
                e.reach[choice] = e.reach[e.before[place]] * e.share[choice]


@rule
def best_answer(e: Ending, seat: int, sign: float) -> float:
    """What a seat could get if it knew how all others play. Between partners: one seat alone changes its play."""
    gather_gains(e, seat, sign)
    for place in range(e.counted[SETS] - 1, -1, -1):
        if e.decider[place] == seat:
            most = e.gain[e.first[place]]
            for choice in range(e.first[place], e.first[place] + e.choices[place]):
                most = max(most, e.gain[choice])
            e.gain[e.before[place]] += most
    return float(e.gain[NO_CHOICE])


@rule
def value_of(e: Ending) -> float:
    """What all worlds together are worth to seat 0, as everybody plays."""
    value = 0.0
    for end in range(e.counted[ENDS]):
        stake = e.stake[end]
        for seat in range(e.last.shape[1]):
            stake *= e.reach[e.last[end, seat]]
        value += stake
    return value


ENTRIES = lay_out, solve_ending, best_answer, value_of  # the rules that `Endings` calls

# -- For whoever decides -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solution:
    actions: tuple[int, ...]
    shares: tuple[float, ...]  # how often each of them is best chosen
    value: float  # what the worlds together are worth to the seat
    exploitability: float  # what both sides together could gain by knowing how the other plays
    lines: int
    sets: int
    iterations: int


class Endings:
    """Solves endings of one game, as one judgement sees them. `twin` says how the rules run (`Binding.twin`)."""

    def __init__(self, game: Any, judgement: Any, seats: int, twin: Callable[..., Any] = interpreted):
        given = {name: getattr(game, name) for name in PLAYING} | {name: getattr(judgement, name) for name in JUDGING}
        self.game, self.seats = game, seats
        self.signs = np.array([1.0 if judgement.allied(seat, 0) else -1.0 for seat in range(seats)])
        self._lay_out, self._observe, self._redeal = twin(lay_out, **given), twin(game.observe), twin(game.redeal)
        self._solve, self._best, self._value = twin(solve_ending), twin(best_answer), twin(value_of)

    def worlds(self, world: Any, seat: int, count: int, rng: Masks) -> tuple[Any, Reals]:
        """Worlds to solve for a seat, and how likely they are for all that everybody knows; all from one of its own.

        Every other one is what the seat holds possible, the next one what another seat then does: there the seat holds
        other cards, so nobody is taken to know its own. They count for as much as another seat must reckon with them.
        """
        worlds, mine = self.game.State.many(count), np.zeros(count, np.bool_)
        others = [other for other in range(self.seats) if other != seat]
        for i in range(count):
            worlds[i] = worlds[i - 1] if i % 2 else world
            self._redeal(worlds[i], others[i // 2 % len(others)] if i % 2 else seat, rng)
            mine[i] = self._observed(worlds[i], seat) == self._observed(world, seat)
        share = max(float(mine[1::2].mean()), 1 / count) if not mine.all() else 1.0
        return worlds, np.where(mine, share / mine.sum(), (1 - share) / max(1, count - mine.sum()))

    def _observed(self, world: Any, seat: int) -> bytes:
        seen = np.zeros(self.game.OBSERVATION, np.int8)
        self._observe(world, seat, seen)
        return seen.tobytes()

    def solve(
        self, worlds: Any, seat: int, judgement: Any, lines: int, iterations: int, weights: Reals | None = None
    ) -> Solution | None:
        """How the seat that is asked in the first world should play there; None if there are more lines than that.

        The worlds are those that all seats together hold possible, not the seat's alone: where a seat's cards are the
        same in all of them, the others know these cards. The weights are how likely they are.
        """
        ending = self.laid_out(worlds, judgement, lines, weights)
        if ending is None:
            return None
        assert ending.decider[0] == seat
        self.improve(ending, iterations)
        root = slice(int(ending.first[0]), int(ending.first[0]) + int(ending.choices[0]))
        return Solution(
            actions=tuple(self.game.legal_actions(worlds[0])),
            shares=tuple(ending.share[root].tolist()),
            value=self.value(ending) if self.signs[seat] > 0 else 1 - self.value(ending),
            exploitability=self.exploitability(ending),
            lines=int(ending.counted[ENDS]),
            sets=int(ending.counted[SETS]),
            iterations=iterations,
        )

    def laid_out(self, worlds: Any, judgement: Any, lines: int, weights: Reals | None = None) -> Ending | None:
        if weights is None:
            weights = np.ones(len(worlds))
        ending, walk = self._room_for(lines), self._room_for_a_line(judgement)
        for world, weight in zip(worlds, weights / weights.sum(), strict=True):
            walk.states[0], walk.chosen[0] = world, NO_CHOICE
            walk.past[0] = np.arange(1, self.seats + 1)
            hindered = self._lay_out(ending, walk, 0, weight)
            assert hindered != CONTRADICTION, "what a seat knows does not tell what it may do"
            if hindered == FULL:
                return None
        return ending

    def improve(self, ending: Ending, iterations: int) -> None:
        self._solve(ending, self.signs, iterations)

    def exploitability(self, ending: Ending) -> float:
        """Of one's partners only one changes its play, so between teams it is no more than a lower bound."""
        best: dict[float, float] = {}
        for seat, sign in enumerate(self.signs.tolist()):
            best[sign] = max(best.get(sign, -1.0), float(self._best(ending, seat, sign)))
        return sum(best.values())

    def value(self, ending: Ending) -> float:
        return float(self._value(ending))

    def _room_for(self, lines: int) -> Ending:
        """Most questions have several answers, and most information sets are met in several worlds."""
        sets, choices = lines // 2 + FEW, 2 * lines + FEW
        counted = np.zeros(3, np.int64)
        counted[CHOICES] = NO_CHOICE + 1
        return Ending(
            counted=counted,
            keys=np.zeros(2 * sets, np.uint64),
            set_at=np.zeros(2 * sets, np.int32),
            decider=np.zeros(sets, np.int8),
            first=np.zeros(sets, np.int32),
            choices=np.zeros(sets, np.int16),
            before=np.zeros(sets, np.int32),
            question=np.zeros(sets, np.uint64),
            last=np.zeros((lines, self.seats), np.int32),
            stake=np.zeros(lines),
            share=np.zeros(choices),
            reach=np.zeros(choices),
            gain=np.zeros(choices),
            regret=np.zeros(choices),
            total=np.zeros(choices),
        )

    def _room_for_a_line(self, judgement: Any) -> Walk:
        words = np.zeros(-(-self.game.OBSERVATION // 8) + 1, np.uint64)
        return Walk(
            states=self.game.State.many(DEEPEST),
            moves=np.zeros((DEEPEST, self.game.MOST_LEGAL), np.int16),
            past=np.zeros((DEEPEST, self.seats), np.uint64),
            chosen=np.zeros((DEEPEST, self.seats), np.int32),
            seen=words[:-1].view(np.int8),
            words=words,
            asked=np.zeros(self.game.MOST_LEGAL, np.uint64),
            judgement=judgement,
        )
