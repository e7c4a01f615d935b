"""Random play by the million at every table: every battle ends, every state is sound, every branch is used.

    .venv/bin/python scripts/ten_million.py --battles 10000000

The battles are shared evenly among all tables of both boxes (each choice of theaters with 2, 3 and 4 players) and the
edition of 2019. Every state after every decision is checked for lost or doubled cards, piles that disagree with
masks, tokens and room in the row; every thousandth battle's last state for everything else a state must be. What the
journals tell is counted by card. One battle of 64 begins with next to no deck, its cards in the hands, and in one of
64 whatever can be done to empty the box of supplies is done: what abilities do then is never seen by chance. The
conditions in the rules of the cards count, too: how often each was so and was not so; of a rule without one, how
often its answer was something and was nothing. The exit status is 1 if a battle does not end, a state is not sound,
or a branch is never used.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfronts.games import theaters
from allfronts.games.theaters import cards
from allfronts.games.theaters.actions import WITHDRAW, act, deal, legal, over
from allfronts.games.theaters.cards import NAME, SUPPLY_LINES, strength_of
from allfronts.games.theaters.deeds import enter_hand, supplies_left
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
from allfronts.games.theaters.state import CARDS, COLUMNS, EXCHANGE, NONE, OVER, ROW, SEATS, SIDES, TURN, State
from allfronts.games.theaters.war import chance
from allfronts.games.theaters.words import cards_in_battle, standing
from allfronts.kernel.masks import EMPTY, Mask, has, lowest, mask, size, without_lowest
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.rule import compiled, rule
from allfronts.kernel.struct import Masks, Numbers
from allfronts.lab.tables import every_table

ENDLESS = 10_000  # decisions: no battle of random play is nearly so long
PLAYED_OUT = 15  # of 16 battles nobody withdraws
KINDS_OF_BATTLE = 64
SMALL_DECK, EMPTY_BOX = range(2)  # two of them; the rest are ordinary
ENDED, UNSOUND, DECISIONS, LONGEST = range(4)
BY = (FLIPPED_UP, FLIPPED_DOWN, DESTROYED, DESTROYED_IN_PLAY, EXPOSED)  # these tell which card did it


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
    laid, columns = EMPTY, EMPTY
    for side in range(SIDES):
        for column in range(COLUMNS):
            cards = walked(s, int(s.top[side, column]), s.side[side] & s.column[column])
            laid |= cards
            columns |= s.column[column]
            n += size(cards)
    found |= laid
    cards = walked(s, int(s.deck_top), every)
    found |= cards
    n += size(cards)
    if s.drawn != NONE:
        found |= mask(s.drawn)
        n += 1
    return (
        found == every
        and n == size(every)
        and laid == (s.side[0] | s.side[1])
        and laid == columns
        and s.side[0] & s.side[1] == EMPTY
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
def anything(out: NDArray[np.int16], n: int, rng: Masks, barred: int) -> int:
    action = int(out[below(rng, n)])
    while action == barred:
        action = int(out[below(rng, n)])
    return action


@rule
def thriftless(states: Any, out: NDArray[np.int16], n: int, rng: Masks) -> int:
    """What leaves the fewest supplies in the box, and Supply Lines faceup."""
    best, least = WITHDRAW, 1 << 30
    for i in range(n):
        if out[i] != WITHDRAW:
            states[1] = states[0]
            act(states[1], int(out[i]), None)
            left = 12 * supplies_left(states[1]) - 8 * size(standing(states[1], SUPPLY_LINES))
            left += int(np.int64(below(rng, 16)))
            if left < least and states[1].battle == states[0].battle:
                best, least = int(out[i]), left
    return best if best != WITHDRAW else anything(out, n, rng, WITHDRAW)


@rule
def hand_out(s: State, most_left: int) -> None:
    """Give the cards of the deck to the seats in turn, but for so many."""
    seat = 0
    while size(walked(s, int(s.deck_top), ~EMPTY)) > most_left:
        card = int(s.deck_top)
        s.deck_top = s.under[card]
        enter_hand(s, seat, card)
        seat = (seat + 1) % s.seats
    if s.ask == TURN or s.ask == EXCHANGE:
        s.options = s.hand[s.actor]


@rule
def weigh(s: State) -> int:
    """The strength of every card in play, as a view asks for it."""
    cards, n = s.side[0] | s.side[1], 0
    while cards != EMPTY:
        n += strength_of(s, lowest(cards))
        cards = without_lowest(cards)
    return n


@rule
def watch(
    states: Any,
    start: Any,
    rng: Masks,
    order: Numbers,
    out: NDArray[np.int16],
    log: NDArray[np.int16],
    told: NDArray[np.int64],
    used: NDArray[np.int64],
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
        battle, decisions, kind = s.battle, 0, below(rng, KINDS_OF_BATTLE)
        if kind == SMALL_DECK:
            hand_out(s, int(below(rng, 3)))
        while not over(s) and chance(s) == 0 and s.battle == battle:
            n = legal(s, out)
            action = thriftless(states, out, n, rng) if kind == EMPTY_BOX else anything(out, n, rng, barred)
            act(s, action, log)
            count_told(log, told)
            decisions += 1
            if not over(s) and chance(s) == 0 and (not is_sound(s) or weigh(s) < size(s.side[0] | s.side[1])):
                found[UNSOUND] += 1
            if decisions == ENDLESS or found[UNSOUND] > 0:
                return
        for n in range(len(used)):
            used[n] += s.used[n]
            s.used[n] = 0
        found[ENDED] += 1
        found[DECISIONS] += decisions
        found[LONGEST] = max(found[LONGEST], decisions)


def tables() -> list[theaters.Options]:
    every = [table for players in (2, 3, 4) for table in every_table(players)]
    return [*every, theaters.Options(edition="2019")]


# -- The conditions ----------------------------------------------------------------------------------------------


@rule
def seen(s: Any, condition: int, value: Any) -> Any:
    """What a condition says, counted in the state itself: a rule knows nothing else."""
    s.used[2 * condition + (1 if value else 0)] += 1
    return value


class _Counting(ast.NodeTransformer):
    """Wraps every condition of a rule; in a rule without any, what it answers."""

    def __init__(self, source: str, found: list[str]):
        self.source, self.found = source, found

    def rule(self, node: ast.FunctionDef) -> None:
        before = len(self.found)
        self.name, node.decorator_list = node.name, []
        self.visit(node)
        for last in ast.walk(node):
            if len(self.found) == before and isinstance(last, ast.Return) and last.value:
                last.value = self.counted(last.value)

    def counted(self, node: ast.expr) -> ast.expr:
        said = " ".join((ast.get_source_segment(self.source, node) or "").split())
        number = ast.Constant(len(self.found))
        self.found.append(f"{self.name}: {said}")
        return ast.copy_location(
            ast.Call(ast.Name("seen", ast.Load()), [ast.Name("s", ast.Load()), number, self.visit(node)], []), node
        )

    def parts(self, test: ast.expr) -> ast.expr:
        if not isinstance(test, ast.BoolOp):
            return self.counted(test)
        test.values = [self.parts(each) for each in test.values]
        return test

    def visit_If(self, node: ast.If) -> ast.AST:
        node.test = self.parts(node.test)
        node.body, node.orelse = [self.visit(each) for each in node.body], [self.visit(each) for each in node.orelse]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test, node.body, node.orelse = self.parts(node.test), self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test, node.body = self.parts(node.test), [self.visit(each) for each in node.body]
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if isinstance(node.value, ast.BoolOp):
            node.value = self.parts(node.value)
        elif node.value:
            node.value = self.visit(node.value)
        return node


@cache
def conditions() -> tuple[str, ...]:
    """Make the rules of the cards count in this process, and name what they count."""
    source, found = Path(cards.__file__).read_text("utf-8"), list[str]()
    vars(cards)["seen"] = seen
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.args.args[0].arg == "s":
            function: FunctionType = vars(cards)[node.name]
            _Counting(source, found).rule(node)
            module = ast.fix_missing_locations(ast.Module([node], []))
            code = compile(module, cards.__file__, "exec")
            function.__code__ = next(part for part in code.co_consts if isinstance(part, CodeType))
    return tuple(found)


# -- Every table -------------------------------------------------------------------------------------------------


@cache
def watching() -> Any:
    """Compiled in this process and not kept: these rules are not those of the game."""
    conditions()
    return compiled().twin(watch)


def watched(index: int, battles: int) -> tuple[int, NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """One table's share."""
    play, counters = watching(), 2 * len(conditions())
    told, used, found = np.zeros((len(KINDS), CARDS), np.int64), np.zeros(counters, np.int64), np.zeros(4, np.int64)
    start, state = with_room(theaters.begin(tables()[index]), counters), with_room(State.blank(), counters, 2)
    order, out, log = np.zeros(64, np.int8), np.zeros(theaters.MOST_LEGAL, np.int16), theaters.journal()
    rng, done = seeded(7, index), 0
    while done < battles:
        some = min(1000, battles - done)
        play(state, start, rng, order, out, log, told, used, found, some)
        done += some
        if found[ENDED] < done or (state[0]["ask"] != OVER and flaw_of(without_room(state))):
            found[UNSOUND] += 1
            break
    return index, told, used, found


def with_room(s: State, counters: int, n: int = 1) -> Any:
    """An array of states that can count."""
    fields = State.dtype.fields or {}
    wide = np.zeros(
        n, np.dtype([*((name, fields[name][0]) for name in fields), ("used", np.int64, counters)], align=True)
    )
    for name in fields:
        wide[name] = s[name]
    return wide


def without_room(states: Any) -> State:
    s = State.blank()
    for name in State.dtype.fields or {}:
        s[name] = states[0][name]
    return s


# -- The report --------------------------------------------------------------------------------------------------

TOLD = (PLAYED_UP, PLAYED_DOWN, RESOLVES, NOTHING_TO_DO, DECLINED, *BY)


def by_card(told: NDArray[np.int64]) -> Iterator[str]:
    yield f"{'':3}{'':18}" + "".join(f"{KINDS[kind].replace('_', ' '):>18}" for kind in TOLD)
    for card, name in sorted(NAME.items()):
        yield f"{CODE[card]:3}{name:18}" + "".join(f"{told[kind, card] or '':>18}" for kind in TOLD)


def by_branch(used: NDArray[np.int64]) -> Iterator[str]:
    for n, condition in enumerate(conditions()):
        never = "NEVER " if not used[2 * n : 2 * n + 2].all() else ""
        yield f"{never}{condition}: {used[2 * n + 1]:,} so, {used[2 * n]:,} not"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=10_000_000)
    given = parser.parse_args()
    every = tables()
    share = -(-given.battles // len(every))
    told, used = np.zeros((len(KINDS), CARDS), np.int64), np.zeros(2 * len(conditions()), np.int64)
    found = np.zeros(4, np.int64)
    with ProcessPoolExecutor() as pool:
        for index, more_told, more_used, more in pool.map(watched, range(len(every)), [share] * len(every)):
            told, used = told + more_told, used + more_used
            found, longest = found + more, max(found[LONGEST], more[LONGEST])
            found[LONGEST] = longest
            if more[UNSOUND] or more[ENDED] < share:
                print(f"NOT SOUND OR ENDLESS: {every[index]}")
    print(f"{found[ENDED]:,} battles ended of {share * len(every):,} at {len(every)} tables;")
    print(f"{found[DECISIONS]:,} decisions, the longest battle {found[LONGEST]}; {found[UNSOUND]} states not sound.\n")
    print("\n".join(by_card(told)), end="\n\n")
    print("\n".join(by_branch(used)))
    print(f"\n{np.count_nonzero(used)} of {len(used)} branches used.")
    return int(found[UNSOUND] > 0 or found[ENDED] < share * len(every) or not used.all())


if __name__ == "__main__":
    sys.exit(main())
