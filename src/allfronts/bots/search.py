"""Search among the worlds a seat cannot tell apart, for any game of the protocol, compiled together with it.

Each simulation draws a world, goes down the tree by what has done well so far, adds one node, plays on at random to a
place of rest and judges it. A node is all positions that look the same to the searching seat: its key is made of what
that seat observes, so nothing is ever learned from a card it does not know. What others may do differs from world to
world: each action counts how often it could have been chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.random import below, shuffle
from ..kernel.rule import rule
from ..kernel.struct import Masks, Numbers, Struct, field

# Given by the game that is played (see `Binding.twin`), the last three by what judges it.
chance: Callable[[Any], int]
deal: Callable[[Any, Numbers, Any], None]
actor: Callable[[Any], int]
legal: Callable[[Any, NDArray[np.int16]], int]
act: Callable[[Any, int, Any], None]
observe: Callable[[Any, int, Numbers], None]
redeal: Callable[[Any, int, Masks], None]
rests: Callable[[Any], bool]
worth: Callable[[Any, int, Any], float]
allied: Callable[[int, int], bool]

JUDGING = ("rests", "worth", "allied")
NOWHERE = -1
THINGS = 64  # more are never shuffled
CERTAIN, CHANCE = 1 << 16, np.uint64(0xFFFF)
PATIENCE = 200  # before what is hardly ever done is done
CURIOSITY = 0.7  # how much more what was seldom tried is tried, in parts of what can be won
DEEPEST = 256  # decisions of one simulation that are remembered
FULL = 0.75  # of the table of nodes: beyond it no more are added
ROOTS_OF_LOGS = np.sqrt(np.log(np.maximum(np.arange(2048), 1)))  # looked up: most of the time goes into these
FREE, ONE, HALF, LOW = np.uint64(0), np.uint64(1), np.uint64(32), np.uint64(0xFFFFFFFF)
MIX_LOW, MIX_HIGH = np.uint64(0x9E3779B1), np.uint64(0x85EBCA77)


class Node(Struct):
    key: Any = field("u8")
    first: int = field("i4")  # the edge added last
    visits: int = field("i4")


class Edge(Struct):
    total: float = field("f8")  # of what the searching seat got
    visits: int = field("i4")
    offered: int = field("i4")  # how often it could have been chosen
    following: int = field("i4")  # of the same node
    action: int = field("i2")


class Counts(Struct):
    nodes: int = field("i4")
    edges: int = field("i4")
    least: float = field("f8")  # that any simulation was worth
    most: float = field("f8")


class Room(NamedTuple):
    """What a search needs room for, and what it is told."""

    root: Any  # the world that the seat thinks from
    world: Any
    judgement: Any
    habits: NDArray[np.int32]  # how likely an action is taken when it comes to mind, out of CERTAIN: by us, by them
    rng: Masks
    nodes: Any
    edges: Any
    counts: Any
    seen: Numbers
    words: Masks  # the same memory
    order: Numbers
    out: NDArray[np.int16]
    edge_of: NDArray[np.int32]  # by action: all NOWHERE between two choices
    path: NDArray[np.int32]


@rule
def search(room: Room, seat: int, trusting: bool, simulations: int) -> None:
    """So many simulations more. Who is `trusting` takes it that the others follow their habits always; else they do
    only beyond the tree."""
    habits, rng, edges, counts, order, out = room.habits, room.rng, room.edges, room.counts[0], room.order, room.out
    for _ in range(simulations):
        room.world[0] = room.root[0]
        s = room.world[0]
        redeal(s, seat, rng)
        depth, inside = 0, True
        while inside and depth < DEEPEST and not rests(s):
            if chance(s) > 0:
                shuffle(rng, order, chance(s))
                deal(s, order, None)
                continue
            place = find(s, seat, room.nodes, counts, room.seen, room.words)
            if place == NOWHERE:
                break
            node = room.nodes[place]
            inside = node.visits > 0
            node.visits += 1
            by_habit = trusting and not allied(actor(s), seat)
            wanted = habitual(s, habits[1], out, rng) if by_habit else NOWHERE
            edge = choose(s, seat, node, edges, counts, wanted, rng, out, room.edge_of)
            if edge == NOWHERE:
                break
            room.path[depth] = edge
            depth += 1
            act(s, edges[edge].action, None)
        play_out(s, seat, habits, rng, order, out)
        remember(worth(s, seat, room.judgement), edges, counts, room.path, depth)


@rule
def play_out(s: Any, seat: int, habits: NDArray[np.int32], rng: Masks, order: Numbers, out: NDArray[np.int16]) -> None:
    while not rests(s):
        if chance(s) > 0:
            shuffle(rng, order, chance(s))
            deal(s, order, None)
        else:
            act(s, habitual(s, habits[0 if allied(actor(s), seat) else 1], out, rng), None)


@rule
def habitual(s: Any, habits: NDArray[np.int32], out: NDArray[np.int16], rng: Masks) -> int:
    """One of the legal actions, by how likely it is taken when it comes to mind."""
    n, action = legal(s, out), NOWHERE
    for _ in range(PATIENCE):
        action = int(out[below(rng, n)])
        if int(rng[0] & CHANCE) < habits[action]:  # half of the word that chose the action has not been used
            return action
    return action


@rule
def remember(value: float, edges: Any, counts: Any, path: NDArray[np.int32], depth: int) -> None:
    counts.least, counts.most = min(counts.least, value), max(counts.most, value)
    for i in range(depth):
        edge = edges[path[i]]
        edge.visits += 1
        edge.total += value


@rule
def find(s: Any, seat: int, nodes: Any, counts: Any, seen: Numbers, words: Masks) -> int:
    """The node of what the seat observes; a new one if there is none and there is room."""
    observe(s, seat, seen)
    key = key_of(words)
    place: Any = np.int64((key >> HALF) % np.uint64(len(nodes)))
    while nodes[place].key != key:
        if nodes[place].key == FREE:
            if counts.nodes >= FULL * len(nodes):
                return NOWHERE
            nodes[place].key, nodes[place].first = key, NOWHERE
            counts.nodes += 1
            break
        place = place + 1 if place + 1 < len(nodes) else 0
    return int(place)


@rule
def key_of(words: Masks) -> Any:
    """A number that is hardly ever the same for two observations, and never FREE. Halves, so that no product is cut."""
    key = ONE
    for i in range(len(words)):
        key ^= words[i]
        low, high = (key & LOW) * MIX_LOW, (key >> HALF) * MIX_HIGH
        key = low ^ (high << HALF) ^ (high >> HALF)
    return key | ONE


@rule
def choose(
    s: Any,
    seat: int,
    node: Any,
    edges: Any,
    counts: Any,
    wanted: int,
    rng: Masks,
    out: NDArray[np.int16],
    edge_of: NDArray[np.int32],
) -> int:
    """The edge to go along: of the wanted action, or what promises most to whoever decides here or was tried too seldom
    to tell. NOWHERE where nothing was tried and there is no room to.
    """
    mine = allied(actor(s), seat)
    known, visits, total = int(node.first), 0, 0.0
    while known != NOWHERE:
        edge_of[edges[known].action] = known
        visits += edges[known].visits
        total += edges[known].total
        known = int(edges[known].following)
    usual = total / visits if visits > 0 else (counts.least + counts.most) / 2
    bonus = CURIOSITY * (counts.most - counts.least)
    best, found = -1e9, NOWHERE
    n = legal(s, out)
    start = below(rng, n)  # so that none is tried first for its number
    for i in range(n):
        action = int(out[i + start if i + start < n else i + start - n])
        gained, tried, offered = usual, 1.0, visits + 2  # as if the usual had come of it once
        if edge_of[action] != NOWHERE:
            edge = edges[edge_of[action]]
            edge.offered += 1
            gained, tried, offered = gained + edge.total, tried + edge.visits, edge.offered + 1
        elif counts.edges == len(edges):
            continue
        promise = (gained if mine else tried - gained) / tried + bonus * root_of_log(offered) / sqrt(tried)
        if promise > best or action == wanted:
            best, found = promise if action != wanted else 1e9, action
    chosen = int(edge_of[found]) if found != NOWHERE else NOWHERE
    known = int(node.first)
    while known != NOWHERE:
        edge_of[edges[known].action] = NOWHERE
        known = int(edges[known].following)
    return chosen if chosen != NOWHERE or found == NOWHERE else added(node, edges, counts, found)


@rule
def root_of_log(n: int) -> float:
    return float(ROOTS_OF_LOGS[n]) if n < len(ROOTS_OF_LOGS) else sqrt(log(n))


@rule
def added(node: Any, edges: Any, counts: Any, action: int) -> int:
    """A new edge of a node."""
    number = int(counts.edges)
    counts.edges += 1
    edge = edges[number]
    edge.action, edge.following, edge.visits, edge.offered, edge.total = action, node.first, 0, 1, 0.0
    node.first = number
    return number
