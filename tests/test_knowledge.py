"""What a seat may know: nothing that it sees, is told or may do depends on what is hidden from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.abilities import destroyer_of_a_play, goes_freely
from allfronts.games.theaters.actions import DECLINE, PICK_CARD, PICK_PILE, PLAYS, WITHDRAW
from allfronts.games.theaters.battle import plays_what_was_named
from allfronts.games.theaters.cards import CALCULATED_LOSSES, GIVE_AND_TAKE, exposer_of, supply_lines_let
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import CARD, COLUMNS, EXCHANGE, NAMED, NONE, SIDES, UP
from allfronts.games.theaters.words import ability_of, side_of
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.protocol import rules_of
from allfronts.kernel.random import seeded
from allfronts.kernel.rule import compiled
from allfronts.kernel.struct import copy_of, to_bytes
from allfronts.lab.tables import every_table
from tests.support.modes import MODES, each_mode

SHOW_WHAT_WAS_HIDDEN = {"drew", "received", "exchanged", "revealed", "lesser", "holds", "holds_not"}
RULES = rules_of(game)


def reachable(
    options: game.Options, seeds: range, every: int, rules: dict[str, Any] = RULES
) -> Iterator[tuple[Any, int]]:
    """States of random wars: each `every`-th decision of the first battles; and a number to draw chance from."""
    out = np.zeros(game.MOST_LEGAL, np.int16)
    for seed in seeds:
        rng = np.random.default_rng((11, seed))
        s = game.begin(options)
        step = 0
        while s.battle < 3 and not rules["over"](s):
            while things := int(rules["chance"](s)):
                rules["deal"](s, rng.permutation(things).astype(np.int8), None)
            step += 1
            if (step + seed) % every == 0:
                yield s, seed * 1000 + step
            actions = out[: int(rules["legal"](s, out))]
            usual = actions[actions != WITHDRAW]
            rules["act"](s, int(rng.choice(usual if len(usual) and rng.random() < 0.99 else actions)), None)


def other_world(s: Any, seat: int, number: int, rules: dict[str, Any] = RULES) -> Any:
    world = copy_of(s)
    rules["redeal"](world, seat, seeded(number, seat))
    return world


def observed(s: Any, seat: int, rules: dict[str, Any] = RULES) -> list[int]:
    numbers = np.zeros(game.OBSERVATION, np.int8)
    rules["observe"](s, seat, numbers)
    return numbers.tolist()


def require_same_for(seat: int, s: Any, world: Any) -> None:
    """All that a seat can look at; the public's view is part of it."""
    assert game.flaw_of(world) == ""
    assert game.view(world, seat) == game.view(s, seat)
    assert game.view(world, game.PUBLIC) == game.view(s, game.PUBLIC)
    assert observed(world, seat) == observed(s, seat)
    assert game.actor(world) == game.actor(s)
    if game.actor(s) == seat:
        actions = game.legal_actions(s)
        assert game.legal_actions(world) == actions
        assert [game.name(world, action) for action in actions] == [game.name(s, action) for action in actions]


# -- The same to look at ------------------------------------------------------------------------------------------


@each_mode
@pytest.mark.parametrize("wars", [4, pytest.param(100, marks=pytest.mark.slow)])
def test_a_seat_cannot_tell_a_redealt_state_from_the_true_one(mode: str, wars: int) -> None:
    worlds, changed = 0, 0
    for s, number in reachable(MODES[mode], range(wars), 3):
        for seat in range(s.seats):
            world = other_world(s, seat, number)
            require_same_for(seat, s, world)
            worlds, changed = worlds + 1, changed + (to_bytes(world) != to_bytes(s))
    assert worlds > 10 * wars
    assert changed > 0.9 * worlds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_no_table_can_a_seat_tell_a_redealt_state_from_the_true_one(players: int) -> None:
    """Every choice of theaters from both boxes, standard and epic, with every number of seats."""
    for n, options in enumerate(every_table(players)):
        for s, number in islice(reachable(options, range(n, n + 1), 5), 5):
            for seat in range(s.seats):
                require_same_for(seat, s, other_world(s, seat, number))


@each_mode
def test_what_a_seat_is_refused_does_not_depend_on_what_is_hidden_from_it(mode: str) -> None:
    refusals = 0
    for s, number in reachable(MODES[mode], range(6), 5):
        seat = game.actor(s)
        world = other_world(s, seat, number)
        known = {*CODE} if s.ask == NAMED else cards_seen(s, seat)  # any card may be named
        for action in np.random.default_rng(number).permutation(game.ACTIONS)[:60].tolist():
            said, again = refusal(s, action), refusal(world, action)
            assert said == again
            if said:
                refusals += 1
                tried = codes_in(str(said[1].pop("tried")))
                assert codes_in(str(said[1])) - tried <= known
    assert refusals > 500


def refusal(s: Any, action: int) -> tuple[str, dict[str, str | int]] | None:
    try:
        game.require_legal(s, action)
    except Mistake as mistake:
        return mistake.word, mistake.details
    return None


def codes_in(text: str) -> set[str]:
    return {code for code in CODE if code in text}


def cards_seen(s: Any, viewer: int) -> set[str]:
    """The cards whose faces the viewer is shown, wherever they are."""
    seen = game.view(s, viewer)
    cards = [lying.card for theater in seen.theaters for pile in theater.piles for lying in pile]
    cards += [card for hand in seen.hands for card in hand.cards]
    cards += [*seen.deck, NONE if seen.drawn is None else seen.drawn]
    return {CODE[card] for card in cards if card != NONE}


# -- And it stays so ----------------------------------------------------------------------------------------------


def place_of(s: Any, card: int) -> tuple[int, int, int]:
    """Side, theater and how many cards lie on it."""
    for side in range(SIDES):
        for column in range(s.theaters):
            above, here = 0, int(s.top[side, column])
            while here != NONE:
                if here == card:
                    return side, column, above
                above, here = above + 1, int(s.under[here])
    raise AssertionError


def look_of(s: Any, seat: int, action: int) -> tuple[Any, ...]:
    """How an action looks to a seat, with everything that it will reveal."""
    if action < WITHDRAW:
        card, column, face = action // PLAYS, action % PLAYS // 2, 1 + action % 2
        destroyer, side = destroyer_of_a_play(s, column, face), side_of(game.actor(s))
        shown = exposer_of(s, face) != NONE or plays_what_was_named(s) or (face == UP and destroyer == NONE)
        if shown or game.actor(s) == seat or (side_of(seat) == side and destroyer == NONE):
            return "plays", card, column, face
        pays = face == UP and supply_lines_let(s, side) and not goes_freely(s, side, card, column)
        return "plays unseen", column, destroyer, pays
    if PICK_PILE <= action < PICK_CARD:
        side, column = divmod(action - PICK_PILE, COLUMNS)
        flips = ability_of(s, s.asking) not in (CALCULATED_LOSSES, GIVE_AND_TAKE)
        return "points at", side, column, int(s.top[side, column]) if flips else NONE
    if s.ask == CARD and action != DECLINE:
        return "picks", *place_of(s, action - PICK_CARD)
    if s.ask == EXCHANGE and game.actor(s) != seat:
        return ("gives",)
    return "answers", action


def looks_of(s: Any, seat: int) -> dict[tuple[Any, ...], list[int]]:
    looks: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for action in game.legal_actions(s):
        if action != WITHDRAW:
            looks[look_of(s, seat, action)].append(action)
    return looks


def same_steps(seat: int, s: Any, world: Any, rng: Any, most: int) -> int:
    """Play both worlds on in ways that look the same to a seat; how far one gets before something tells them apart."""
    for step in range(most):
        before, after = looks_of(s, seat), looks_of(world, seat)
        common = sorted(before.keys() & after.keys(), key=str)
        if not common:
            return step
        look = common[int(rng.integers(len(common)))]
        logs = game.journal(), game.journal()
        game.act(s, int(rng.choice(before[look])), logs[0])
        game.act(world, int(rng.choice(after[look])), logs[1])
        told, told_there = game.events(logs[0], seat), game.events(logs[1], seat)
        differ = next(((a.kind, b.kind) for a, b in zip(told, told_there, strict=False) if a != b), ())
        if differ:
            assert {*differ} & SHOW_WHAT_WAS_HIDDEN
            return step + 1
        assert game.events(logs[1], game.PUBLIC) == game.events(logs[0], game.PUBLIC)
        if game.actor(s) == NONE:
            return step + 1
        require_same_for(seat, s, world)
    return most


@pytest.mark.million
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_million_states_look_the_same_redealt(players: int) -> None:
    """At every table in turn, and by the rules of 2019."""
    binding = compiled(rules_of(game).values())
    rules = {name: binding.twin(each) for name, each in rules_of(game).items()}
    out, worlds = np.zeros((2, game.MOST_LEGAL), np.int16), 0
    tables = [*every_table(players), *(game.Options(edition="2019") for _ in range(6) if players == 2)]
    for war in count():
        for s, number in reachable(tables[war % len(tables)], range(war, war + 1), 1, rules):
            for seat in range(s.seats):
                world = other_world(s, seat, number, rules)
                worlds += 1
                assert observed(world, seat, rules) == observed(s, seat, rules)
                assert rules["actor"](world) == rules["actor"](s)
                if rules["actor"](s) == seat:
                    n = rules["legal"](s, out[0])
                    assert out[0, :n].tolist() == out[1, : rules["legal"](world, out[1])].tolist()
                if worlds % 50 == 0:
                    require_same_for(seat, s, world)
                    same_steps(seat, copy_of(s), world, np.random.default_rng(number), 12)
        if worlds >= 350_000:
            return
