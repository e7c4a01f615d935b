"""The bounds that docs/termination.md proves, watched in random play and in play that hunts for long chains."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from allfronts.games import theaters as game
from allfronts.games.theaters import battle, deeds
from allfronts.games.theaters.actions import WITHDRAW, act, deal, legal
from allfronts.games.theaters.cards import DISRUPT
from allfronts.games.theaters.journals import KINDS, RESOLVES, TURN_BEGAN
from allfronts.games.theaters.notation import SUIT_NAMES
from allfronts.games.theaters.state import EXCHANGE, OVER, SHUFFLE_CARDS, State
from allfronts.games.theaters.war import chance
from allfronts.games.theaters.words import hand_of
from allfronts.kernel.masks import size
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.rule import compiled, rule
from allfronts.kernel.struct import Masks, Numbers
from tests.support.modes import MODES

LONGEST, WAITING = range(2)


class Table(NamedTuple):
    """What is proved of a battle; the hunt is no use if it finds only rows shorter than `reached`."""

    options: game.Options
    most_waiting: int
    reached: int
    most_decisions: int | None = None  # with Give and Take, and with cards of a table's own, there is no bound


NO_DIPLOMACY = tuple(suit for suit in SUIT_NAMES if suit != "diplomacy")
ALL_BUT_SEA = tuple(suit for suit in SUIT_NAMES if suit != "sea")
ANY_THREE = ("economics", "land", "intelligence")
TABLES = {
    "revised": Table(game.Options(), 4, 2, 184),
    "2019": Table(game.Options(edition="2019"), 7, 5, 184),
    "mixed": Table(game.Options(theaters=ANY_THREE, order="random"), 4, 2, 184),
    "epic": Table(game.Options(theaters=NO_DIPLOMACY, order="random", mode="epic"), 6, 2, 304),
    "four": Table(game.Options(theaters=ANY_THREE, order="random", players=4), 4, 2, 248),
    "epic-three": Table(game.Options(theaters=NO_DIPLOMACY, order="random", mode="epic", players=3), 6, 2, 408),
    "give-and-take": Table(game.Options(theaters=ALL_BUT_SEA, order="random", mode="epic"), 6, 2),
    "own": Table(MODES["own"], 4, 1),
}
SLOW = ("mixed", "epic-three", "give-and-take")
each_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=name, marks=[pytest.mark.slow] * (name in SLOW)) for name, table in TABLES.items()],
)
bounded = [table for table in TABLES.values() if table.most_decisions]


@rule
def number_that_falls(s: State) -> int:
    return 5 * (size(hand_of(s, 0)) + size(hand_of(s, 1))) + 4 * int(s.row_size) + 2 * size(s.facedown)


@rule
def number_below(rng: Masks, n: int) -> int:
    """Signed when compiled, too: it meets numbers that may be negative."""
    return int(np.int64(below(rng, n)))


@rule
def hunt(
    states: Any, rng: Masks, order: Numbers, out: NDArray[np.int16], found: NDArray[np.int64], steps: int, sloppy: int
) -> None:
    """Play from `states[0]` so that the number stays high and the row long; `sloppy` times of 100 at random.

    `states[1]` is room for what may happen, `states[2]` the beginning of the war.
    """
    decisions = 0
    while steps > 0:
        s = states[0]
        if s.ask == OVER:
            states[0] = states[2]
            decisions = 0
        elif chance(s) > 0:
            shuffle(rng, order, chance(s))
            deal(s, order, None)
            decisions = 0
        else:
            n = legal(s, out)
            best, most = number_below(rng, n), -1
            if number_below(rng, 100) >= sloppy:
                for i in range(n):
                    if out[i] != WITHDRAW:
                        states[1] = s
                        act(states[1], out[i], None)
                        left = 8 * (number_that_falls(states[1]) + 4 * int(states[1].row_size)) + number_below(rng, 8)
                        if left > most:
                            best, most = i, left
            act(s, out[best], None)
            steps -= 1
            decisions += 1
            found[LONGEST] = max(found[LONGEST], decisions)
            found[WAITING] = max(found[WAITING], int(s.row_size))


def hunted(hunting: Any, table: Table, seed: int, steps: int, sloppy: int) -> tuple[int, int]:
    """The longest battle and the longest row that were found."""
    states, found = State.many(3), np.zeros(2, np.int64)
    states[0] = states[2] = game.begin(table.options)
    out = np.zeros(game.MOST_LEGAL, np.int16)
    hunting(states, seeded(seed), np.zeros(36, np.int8), out, found, steps, sloppy)
    return int(found[LONGEST]), int(found[WAITING])


def require_bounds(table: Table, longest: int, waiting: int) -> None:
    assert waiting <= table.most_waiting
    assert table.most_decisions is None or longest <= table.most_decisions


@each_table
@pytest.mark.parametrize("sloppy", [0, pytest.param(30, marks=pytest.mark.slow), 100])
def test_a_battle_and_its_row_stay_within_their_bounds(table: Table, sloppy: int) -> None:
    longest, waiting = hunted(hunt, table, 1, 300, sloppy)
    assert longest >= 12
    assert waiting >= 1
    require_bounds(table, longest, waiting)


@pytest.fixture(scope="module")
def compiled_hunt() -> Any:
    return compiled([hunt]).twin(hunt)


@each_table
@pytest.mark.slow
def test_hunting_for_long_chains_stays_within_the_bounds(table: Table, compiled_hunt: Any) -> None:
    found = [hunted(compiled_hunt, table, seed, 200_000, sloppy) for seed, sloppy in enumerate((0, 5, 20, 40, 100))]
    for longest, waiting in found:
        require_bounds(table, longest, waiting)
    assert max(longest for longest, _ in found) >= 30
    assert max(waiting for _, waiting in found) >= table.reached


@each_table
def test_no_more_abilities_than_proved_are_ever_in_the_row(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also between two decisions, where `hunt` does not look."""
    sizes: list[int] = []
    original = deeds.trigger

    def watched(s: State, card: int) -> None:
        original(s, card)
        sizes.append(int(s.row_size))

    monkeypatch.setattr(deeds, "trigger", watched)
    monkeypatch.setattr(battle, "trigger", watched)
    hunted(hunt, table, 2, 400, 20)
    assert 2 <= max(sizes) <= table.most_waiting


@pytest.mark.parametrize("table", bounded, ids=lambda table: str(table.options))
def test_from_turn_to_turn_the_number_falls_by_the_decisions_outside_of_disrupt(table: Table) -> None:
    resolves, turns, partners = KINDS[RESOLVES], 0, table.options.players > 2
    for seed in range(12):
        rng = np.random.default_rng((7, seed))
        s, before, decisions, disrupts = game.begin(table.options), 0, 0, 0
        while s.battle < 2 and not game.over(s):
            while things := game.chance(s):
                opening = s.ask == SHUFFLE_CARDS
                game.deal(s, rng.permutation(things).astype(np.int8), None)
                if opening:
                    assert (before := int(number_that_falls(s))) == 5 * 2 * (10 if s.theaters == 5 else 6)
            actions = [action for action in game.legal_actions(s) if action != WITHDRAW]
            log = game.journal()
            exchanging = s.ask == EXCHANGE
            game.act(s, int(rng.choice(actions)), log)
            decisions += not exchanging
            told = [event for event in game.events(log, game.PUBLIC) if event.kind in (resolves, KINDS[TURN_BEGAN])]
            disrupts += sum(event.card == DISRUPT for event in told)
            assert log[0, 0] < len(log) // 4
            if s.battle == 1 and not exchanging and any(event.kind == KINDS[TURN_BEGAN] for event in told):
                now = int(number_that_falls(s))
                assert 1 <= decisions <= (2 if partners else 1) * (before - now) + 2 * disrupts
                before, decisions, disrupts, turns = now, 0, 0, turns + 1
            if s.ask == SHUFFLE_CARDS:
                break
    assert turns > 100


# The sides in turn; "two" flips Give and Take facedown again with what it has just received.
TWO_ROUNDS = (
    "L5 to land; my diplomacy; my diplomacy; my land; {}; my {}; {} to {}; their diplomacy",
    "L5 to land; my diplomacy; my diplomacy; my land; {} to {}; their diplomacy",
)
LAND, ECONOMICS = "land", "economics"
ROUNDS = (
    TWO_ROUNDS[0].format("L3", ECONOMICS, "L2", LAND),
    TWO_ROUNDS[1].format("L3", LAND),
    TWO_ROUNDS[0].format("L2", LAND, "E3", ECONOMICS),
    TWO_ROUNDS[1].format("L2", LAND),
    TWO_ROUNDS[0].format("E3", LAND, "L3", LAND),
    TWO_ROUNDS[1].format("E3", ECONOMICS),
    TWO_ROUNDS[0].format("L3", ECONOMICS, "L2", LAND),
)


def test_with_give_and_take_two_sides_that_agree_can_go_round_for_ever() -> None:
    """As docs/termination.md tells: after six rounds everything lies where it lay."""
    s = game.read(
        "revised 12 standard; score 0-0; battle 1; first one; turn one; land L6 L4 / L1 L3; diplomacy D4 d1 / D2 e4; "
        "economics E6 E5 / E2 E3; one E1 L5; two L2 D5 D3; deck D6"
    )
    lay: list[str] = []
    for played in ROUNDS:
        for action in played.split("; "):
            game.act(s, game.parse(s, action), None)
        lay.append(game.write(s).partition("; known")[0])
    assert lay[6] == lay[0]
    assert len(set(lay)) == 6
