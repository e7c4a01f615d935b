"""Random play by the million at every table: every battle ends, every state is sound, every branch is used.

    .venv/bin/python scripts/ten_million.py --battles 10000000

First, compiled: battles shared evenly among all tables of both boxes (each choice of theaters with 2, 3 and 4 players,
and the edition of 2019). Every state after every decision is checked for lost or doubled cards, piles that disagree with
masks, tokens and room in the row; every thousandth battle's last state is checked for everything a state must be. What
the journals tell is counted by card. Then, interpreted: how often each condition of each ability was true and false, and
what its rules answered. The exit status is 1 if a battle does not end, a state is not sound, or a branch is never used.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfronts.games import theaters
from allfronts.games.theaters import cards
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.games.theaters.cards import NAME
from allfronts.games.theaters.deeds import supplies_left
from allfronts.games.theaters.invariants import flaw_of
from allfronts.games.theaters.journals import (
    DECLINED,
    DESTROYED,
    DESTROYED_IN_PLAY,
    EXPOSED,
    FLIPPED_DOWN,
    FLIPPED_UP,
    KINDS,
    NOTHING_TO_DO,
    PLAYED_DOWN,
    PLAYED_UP,
    RESOLVES,
)
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import CARDS, COLUMNS, NONE, OVER, ROW, SEATS, SIDES, State
from allfronts.games.theaters.words import cards_in_battle
from allfronts.kernel.mass import random_play
from allfronts.kernel.masks import EMPTY, Mask, has, mask, size
from allfronts.kernel.protocol import rules_of
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.rule import compiled, interpreted, rule
from allfronts.kernel.struct import Masks, Numbers
from allfronts.lab.tables import every_table

ENDLESS = 10_000  # decisions: no battle of random play is nearly so long
PLAYED_OUT = 15  # of 16 battles nobody withdraws
ENDED, UNSOUND, DECISIONS, LONGEST = range(4)
BY = (FLIPPED_UP, FLIPPED_DOWN, DESTROYED, DESTROYED_IN_PLAY, EXPOSED)  # these tell which card did it

# Given by the game, as in `kernel.mass`.
chance: Any
deal: Any
legal: Any
act: Any
over: Any


# -- Compiled --------------------------------------------------------------------------------------------------


@rule
def walked(s: State, card: int, places: Mask) -> Mask:
    """The cards of a chain from its top; everything at once where the chain leaves its place or comes round again."""
    found = EMPTY
    while card != NONE:
        if has(found, card) or not has(places, card):
            return ~EMPTY
        found |= mask(card)
        card = int(s.under[card])
    return found


@rule
def is_sound(s: State) -> bool:
    """Every card of the battle is in exactly one place, and tokens and abilities have room."""
    every = cards_in_battle(s)
    found, n = EMPTY, 0
    for seat in range(SEATS):
        found |= s.hand[seat]
        n += size(s.hand[seat])
    for side in range(SIDES):
        for column in range(COLUMNS):
            cards = walked(s, int(s.top[side, column]), s.side[side] & s.column[column])
            found |= cards
            n += size(cards)
    cards = walked(s, int(s.deck_top), every)
    found |= cards
    n += size(cards)
    if s.drawn != NONE:
        found |= mask(s.drawn)
        n += 1
    return (
        found == every
        and n == size(every)
        and s.facedown & ~(s.side[0] | s.side[1]) == EMPTY
        and supplies_left(s) >= 0
        and 0 <= s.row_size <= ROW
    )


@rule
def count_told(log: NDArray[np.int16], told: NDArray[np.int64]) -> None:
    """Events by kind and card; what a card did to another counts for the card that did it."""
    for n in range(1, log[0, 0] + 1):
        kind, card, by = log[n, 0], log[n, 2], log[n, 4]
        does = kind == FLIPPED_UP or kind == FLIPPED_DOWN or kind == DESTROYED
        does = does or kind == DESTROYED_IN_PLAY or kind == EXPOSED
        if does and by >= 0:
            told[kind, by] += 1
        elif card >= 0 and not does:
            told[kind, card] += 1
    log[0, 0] = 0


@rule
def watch(
    states: Any,
    start: Any,
    rng: Masks,
    order: Numbers,
    out: NDArray[np.int16],
    log: NDArray[np.int16],
    told: NDArray[np.int64],
    found: NDArray[np.int64],
    battles: int,
) -> None:
    """Play so many battles at random and look at every state; stop at one that is not sound or does not end."""
    states[0] = start[0]
    for _ in range(battles):
        s = states[0]
        while over(s) or chance(s) > 0:
            if over(s):
                states[0] = start[0]
            else:
                shuffle(rng, order, chance(s))
                deal(s, order, log)
        barred = WITHDRAW if below(rng, PLAYED_OUT + 1) < PLAYED_OUT else NONE
        battle, decisions = s.battle, 0
        while not over(s) and chance(s) == 0 and s.battle == battle:
            n = legal(s, out)
            action = out[below(rng, n)]
            while action == barred:
                action = out[below(rng, n)]
            act(s, action, log)
            count_told(log, told)
            decisions += 1
            if not over(s) and chance(s) == 0 and not is_sound(s):
                found[UNSOUND] += 1
            if decisions == ENDLESS or found[UNSOUND] > 0:
                return
        found[ENDED] += 1
        found[DECISIONS] += decisions
        found[LONGEST] = max(found[LONGEST], decisions)


def tables() -> list[theaters.Options]:
    every = [table for players in (2, 3, 4) for table in every_table(players)]
    return [*every, theaters.Options(edition="2019")]


def watched(index: int, battles: int) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    """One table's share, in a process of its own choosing."""
    play = _watch()
    start, state = State.many(1), State.many(1)
    start[0] = theaters.begin(tables()[index])
    told, found = np.zeros((len(KINDS), CARDS), np.int64), np.zeros(4, np.int64)
    order, out, log = np.zeros(64, np.int8), np.zeros(theaters.MOST_LEGAL, np.int16), theaters.journal()
    rng, done = seeded(7, index), 0
    while done < battles:
        some = min(1000, battles - done)
        play(state, start, rng, order, out, log, told, found, some)
        done += some
        if found[ENDED] < done or (state[0].ask != OVER and flaw_of(state[0])):
            found[UNSOUND] += 1
            break
    return index, told, found


def _watch() -> Any:
    if not _KEPT:
        _KEPT.append(compiled([watch]).twin(watch, **rules_of(theaters)))
    return _KEPT[0]


_KEPT: list[Any] = []


# -- Interpreted -------------------------------------------------------------------------------------------------

Branches = Counter[tuple[str, int, str, bool]]  # rule, line, condition, was it so


class _Watching(ast.NodeTransformer):
    """Wraps every condition of a function, and every answer of a function that has none."""

    def __init__(self, name: str, source: str):
        self.name, self.source, self.wrapped = name, source, 0

    def seen(self, node: ast.expr) -> ast.expr:
        self.wrapped += 1
        where = (self.name, node.lineno, " ".join((ast.get_source_segment(self.source, node) or "").split()))
        call = ast.Call(ast.Name("_seen", ast.Load()), [ast.Constant(where), self.visit(node)], [])
        return ast.copy_location(call, node)

    def visit_If(self, node: ast.If) -> ast.AST:
        node.test = self.parted(node.test)
        node.body, node.orelse = [self.visit(each) for each in node.body], [self.visit(each) for each in node.orelse]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self.parted(node.test)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test, node.body = self.parted(node.test), [self.visit(each) for each in node.body]
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if isinstance(node.value, ast.BoolOp):
            node.value = self.parted(node.value)
        elif node.value:
            node.value = self.visit(node.value)
        return node

    def parted(self, test: ast.expr) -> ast.expr:
        if isinstance(test, ast.BoolOp):
            test.values = [self.parted(each) for each in test.values]
            return test
        return self.seen(test)


def watch_conditions(branches: Branches) -> list[str]:
    """Make the rules of the cards count; the names of those without a condition."""
    source = Path(cards.__file__).read_text("utf-8")
    plain: list[str] = []

    def seen(where: tuple[str, int, str], value: Any) -> Any:
        branches[(*where, bool(value))] += 1
        return value

    vars(cards)["_seen"] = seen
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            function: FunctionType = vars(cards)[node.name]
            watching = _Watching(node.name, source)
            node.decorator_list = []
            watching.visit(node)
            if not watching.wrapped:
                plain.append(node.name)
            code = compile(ast.fix_missing_locations(ast.Module([node], [])), cards.__file__, "exec")
            function.__code__ = next(part for part in code.co_consts if isinstance(part, CodeType))
    return plain


def conditions(decisions: int) -> tuple[Branches, list[str]]:
    """Interpreted play at every table, hardly ever withdrawing."""
    branches: Branches = Counter()
    plain = watch_conditions(branches)
    play = interpreted(random_play, **rules_of(theaters))
    order, out = np.zeros(64, np.int8), np.zeros(theaters.MOST_LEGAL, np.int16)
    for index, table in enumerate(tables()):
        start = State.many(1)
        start[0] = theaters.begin(table)
        play(start.copy(), start, seeded(8, index), order, out, decisions, WITHDRAW)
    return branches, plain


# -- The report --------------------------------------------------------------------------------------------------

TOLD = (PLAYED_UP, PLAYED_DOWN, RESOLVES, NOTHING_TO_DO, DECLINED, *BY)


def by_card(told: NDArray[np.int64]) -> Iterator[str]:
    yield f"{'':3}{'':18}" + "".join(f"{KINDS[kind].replace('_', ' '):>18}" for kind in TOLD)
    for card, name in sorted(NAME.items()):
        yield f"{CODE[card]:3}{name:18}" + "".join(f"{told[kind, card] or '':>18}" for kind in TOLD)


def by_branch(branches: Branches) -> Iterator[str]:
    for rule_name, line, condition in sorted({key[:3] for key in branches}, key=lambda key: key[1]):
        so, not_so = (branches[rule_name, line, condition, value] for value in (True, False))
        yield f"{'' if so and not_so else '!'}{rule_name}: {condition}: {so} times so, {not_so} times not"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=10_000_000)
    parser.add_argument("--decisions", type=int, default=3000, help="of each table, for the conditions")
    given = parser.parse_args()
    share = -(-given.battles // len(tables()))
    told, found = np.zeros((len(KINDS), CARDS), np.int64), np.zeros(4, np.int64)
    with ProcessPoolExecutor() as pool:
        for index, more_told, more_found in pool.map(watched, range(len(tables())), [share] * len(tables())):
            told += more_told
            found[:LONGEST] += more_found[:LONGEST]
            found[LONGEST] = max(found[LONGEST], more_found[LONGEST])
            if more_found[UNSOUND] or more_found[ENDED] < share:
                print(f"NOT SOUND OR ENDLESS: {tables()[index]}")
    print(f"{found[ENDED]:,} battles ended of {share * len(tables()):,} at {len(tables())} tables,")
    print(f"{found[DECISIONS]:,} decisions, the longest battle {found[LONGEST]}; {found[UNSOUND]} states not sound.\n")
    print("\n".join(by_card(told)))
    branches, plain = conditions(given.decisions)
    unused = [line for line in by_branch(branches) if line.startswith("!")]
    print("\n" + "\n".join(by_branch(branches)))
    print(f"\nWithout a condition: {', '.join(plain)}.")
    print(f"{len(branches)} branches used, {len(unused)} never.")
    return int(found[UNSOUND] > 0 or found[ENDED] < share * len(tables()) or bool(unused))


if __name__ == "__main__":
    sys.exit(main())
