"""Colonel, level 3: searches the worlds that its seat cannot tell apart, for the war and not for the battle.

It is handed a view, thinks from the world in it, which is the same whatever is true, and spends what it was given:
simulations, or milliseconds on all cores. An ending that is small enough it solves instead. It plays any game that
`judge_of` knows a judge for.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property, partial
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ..games import theaters
from ..kernel.protocol import Game, rules_of
from ..kernel.random import seeded
from ..kernel.rule import compiled, interpreted
from ..kernel.warming import Warming
from .elsewhere import compile_elsewhere
from .endings import ENTRIES, Endings, Solution
from .search import DEEPEST, JUDGING, NOWHERE, THINGS, Counts, Edge, Node, Room, find
from .search import search as search_rule
from .theaters import prospects

PLAYED: dict[str, tuple[Game, Any]] = {theaters.NAME: (theaters, prospects)}  # games, and what judges each
CALL = 200  # simulations between two looks at the clock
FASTEST = 500  # simulations a millisecond: a tree has room for as many as there can be
MOST = 1 << 19  # and for no more than these
WORLDS, ITERATIONS = 400, 100  # of an ending that is solved
LINES = 200  # of play that are laid out and solved in a millisecond


Habits: TypeAlias = NDArray[np.int32]  # of each action: how likely it is taken when it comes to mind, out of CERTAIN


class Colonel:
    """With one thread and a number of simulations its choice depends on the view and the seed alone.

    `opponent`: what is known of the others' habits; it then plays against these and not against the best there is.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = 0,
        milliseconds: int = 0,
        threads: int = 0,
        opponent: Habits | None = None,
    ):
        self.game, self.seed, self.opponent = game, seed, opponent
        self.simulations, self.milliseconds = simulations, milliseconds
        self.threads = threads or os.cpu_count() or 1
        self._hurried = threading.Event()

    def hurry(self) -> None:
        """From another thread: answer now, with what has been found."""
        self._hurried.set()

    def decide(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        self._hurried = threading.Event()  # of this decision: an earlier one may still be on its way out
        deadline = self.deadline()
        solution = self.solution(view)
        if solution is not None:
            [action] = random.Random(f"{self.seed} {view}").choices(solution.actions, solution.shares)
            return action
        visits = self.visits(view, deadline)
        return max(actions, key=lambda action: int(visits[action]))

    def solution(self, view: Any) -> Solution | None:
        """How to play an ending that is small enough to be solved in the given time; None of any other."""
        s = self.game.State.from_bytes(view.world)
        judge = judge_of(self.game)
        if self.opponent is not None or not judge.nearly_over(s):
            return None
        solver = solving(self.game, judge.seats_of(s))
        if self.simulations:  # no clock runs
            solver.ready.wait()
        if not solver.ready.is_set():
            return None
        worlds, weights = solver.endings.worlds(s, view.viewer, WORLDS, seeded(self.seed))
        lines = LINES * self.milliseconds or self.simulations
        return solver.endings.solve(worlds, view.viewer, judge.prospects_of(s), lines, ITERATIONS, weights)

    def warm_up(self, seats: int) -> None:
        """Wait for all that is compiled: whoever measures strength does not want to measure compiling."""
        searching(self.game).ready.wait()
        solving(self.game, seats).ready.wait()

    def deadline(self) -> float:
        return time.monotonic() + self.milliseconds / 1000 if self.milliseconds else float("inf")

    def visits(self, view: Any, deadline: float) -> NDArray[np.int64]:
        """How often each action was tried: the more, the better it is."""
        search = searching(self.game)
        # Interpreted, threads only take turns; but so many simulations are always shared among so many trees.
        threads = self.threads if self.simulations or search.ready.is_set() else 1
        share = -(-self.simulations // threads) if self.simulations else MOST
        size = min(share, MOST, FASTEST * self.milliseconds or MOST)
        trees = [Tree(self.game, view, (self.seed, number), size, self.opponent) for number in range(threads)]
        with ThreadPoolExecutor(len(trees)) as pool:
            grown = [pool.submit(tree.grow, search, share, deadline, self._hurried) for tree in trees]
        for each in grown:
            each.result()  # what went wrong in a thread goes wrong here
        visits = trees[0].visits()
        for tree in trees[1:]:
            visits += tree.visits()
        return visits


class Tree:
    """One thread's search from one view, with room for so many simulations."""

    def __init__(self, game: Game, view: Any, seed: tuple[int, ...], size: int, opponent: Habits | None = None):
        judge = judge_of(game)
        usual, words = judge.habits(), np.zeros(-(-game.OBSERVATION // 8), np.uint64)
        self.game, self.seat, self.trusting = game, view.viewer, opponent is not None
        self.room = Room(
            root=game.State.many(1),
            world=game.State.many(1),
            judgement=judge.prospects_of(game.State.from_bytes(view.world)),
            habits=np.stack([usual, usual if opponent is None else opponent]),
            rng=seeded(*seed),
            nodes=Node.many(2 * size),
            edges=Edge.many(2 * size),
            counts=Counts.many(1),
            seen=words.view(np.int8),
            words=words,
            order=np.zeros(THINGS, np.int8),
            out=np.zeros(game.MOST_LEGAL, np.int16),
            edge_of=np.full(game.ACTIONS, NOWHERE, np.int32),
            path=np.zeros(DEEPEST, np.int32),
        )
        self.room.root[0] = game.State.from_bytes(view.world)
        self.room.counts[0].least, self.room.counts[0].most = 1.0, 0.0

    def simulate(self, search: Any, simulations: int) -> None:
        search(self.room, self.seat, self.trusting, simulations)

    def grow(self, search: Warming, simulations: int, deadline: float, hurried: threading.Event) -> None:
        """Until the time is up, or what is left of it can change nothing."""
        began, done, left = time.monotonic(), 0, float(simulations)
        while done == 0 or (left > 0 and not hurried.is_set() and (done < left or self.lead() <= left)):
            step = min(CALL, simulations - done) if search.ready.is_set() else 1
            self.simulate(search, step)
            done += step
            now = time.monotonic()
            left = min(simulations - done, (deadline - now) * done / (now - began))

    def lead(self) -> int:
        """By how many visits the best action is ahead of the next."""
        second, first = sorted([0, *(int(edge.visits) for edge in self.choices())])[-2:]
        return first - second

    def visits(self) -> NDArray[np.int64]:
        visits = np.zeros(self.game.ACTIONS, np.int64)
        for edge in self.choices():
            visits[edge.action] = edge.visits
        return visits

    def choices(self) -> Iterator[Any]:
        """The edges of the root."""
        edge = int(self.room.nodes[self.place].first)
        while edge != NOWHERE:
            yield self.room.edges[edge]
            edge = int(self.room.edges[edge].following)

    @cached_property
    def place(self) -> int:
        """Of the root, once there is one."""
        look, room = interpreted(find, **meanings_of(self.game)), self.room
        return int(look(room.root[0], self.seat, room.nodes, room.counts[0], room.seen, room.words))


def judge_of(game: Game) -> Any:
    """What knows where a search of this game may stop, and what the game is worth there."""
    return PLAYED[game.NAME][1]


def meanings_of(game: Game) -> dict[str, Any]:
    """What the names in `search.py` mean for a game."""
    return rules_of(game) | {name: getattr(judge_of(game), name) for name in JUDGING}


# -- What is compiled ----------------------------------------------------------------------------------------------


class Solving:
    """What solves endings of a game for so many seats, once it is compiled."""

    endings: Endings

    def __init__(self, game: Any, seats: int):
        self.ready = threading.Event()
        self._game, self._seats = game, seats
        threading.Thread(target=self._compile, name="compiling endings", daemon=True).start()

    def _compile(self) -> None:
        searching(self._game).ready.wait()  # that is needed more
        self.endings = compiled_endings(self._game, self._seats)
        self.ready.set()


def solving(game: Game, seats: int) -> Solving:
    """One for all who play this game with so many seats."""
    return _solving(cast(Any, game), seats)


def searching(game: Game) -> Warming:
    """The search of a game, interpreted at first: one for all who play it."""
    return _searching(cast(Any, game))


@cache
def _solving(game: Any, seats: int) -> Solving:
    return Solving(game, seats)


@cache
def _searching(game: Any) -> Warming:
    return Warming(search_rule, partial(compiled_search, game), **meanings_of(game))


def compiled_search(game: Game, elsewhere: bool = True) -> Any:
    """The search, called once: that compiles it, or loads it from disk."""
    if elsewhere:
        compile_elsewhere(game.NAME)
    twin = compiled([search_rule]).twin(search_rule, **meanings_of(game))
    s, shuffled = game.begin(game.Options()), np.arange(THINGS, dtype=np.int8)
    while things := game.chance(s):
        game.deal(s, shuffled[:things], None)
    Tree(game, game.view(s, game.actor(s)), (0,), 8).simulate(twin, 1)
    return twin


def compiled_endings(game: Game, seats: int) -> Endings:
    judge = judge_of(game)
    endings = Endings(game, judge, seats, compiled([*ENTRIES, game.observe, game.redeal]).twin)
    s = judge.smallest_ending()
    worlds, weights = endings.worlds(s, game.actor(s), 4, seeded(1))
    endings.solve(worlds, game.actor(s), judge.prospects_of(s), 1000, 1, weights)
    return endings


def compile_all(name: str) -> None:
    """Here and now: all that Colonel needs for a game."""
    game, _ = PLAYED[name]
    compiled_search(game, elsewhere=False)
    compiled_endings(game, 2)
