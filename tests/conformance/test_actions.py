"""What may be done, and what happens when somebody tries something else."""

from typing import Any

import numpy as np
import pytest

from allfronts.kernel.match import Match
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.random import seeded, shuffle
from allfronts.kernel.struct import copy_of, to_bytes
from allfronts.locale import words

from .games import Entry, each_game, positions, sample, settle_chance


@each_game
@sample
def test_legal_actions_are_sorted_unique_and_within_the_action_space(entry: Entry, sample: int) -> None:
    game = entry.game
    for s in positions(entry, sample):
        actions = game.legal_actions(s)
        assert actions == sorted(set(actions))
        assert all(0 <= action < game.ACTIONS for action in actions)
        assert len(actions) <= game.MOST_LEGAL


@each_game
@sample
def test_somebody_decides_or_the_game_is_over(entry: Entry, sample: int) -> None:
    game, returns = entry.game, np.full(entry.game.PLAYERS, 9, np.float32)
    overs = 0
    for s in positions(entry, sample):
        game.returns(s, returns)
        if game.over(s):
            overs += 1
            assert game.legal_actions(s) == []
            assert game.actor(s) == -1
            won, players = returns.tolist().count(1), entry.options.players
            assert sorted(returns.tolist()) == sorted(
                [1] * won + [-1] * (players - won) + [0] * (game.PLAYERS - players)
            )
            assert 0 < won < players
        else:
            assert game.legal_actions(s)
            assert 0 <= game.actor(s) < entry.options.players
            assert not returns.any()
        assert game.chance(s) == 0
    assert overs < sample


@each_game
def test_chance_is_asked_before_anybody_decides_and_by_nobody_else(entry: Entry) -> None:
    game, s, rng = entry.game, entry.begin(), seeded(1)
    asked = 0
    while things := game.chance(s):
        assert game.actor(s) == -1
        assert game.legal_actions(s) == []
        assert not game.over(s)
        assert game.flaw_of(s) == ""
        order = np.zeros(things, np.int8)
        shuffle(rng, order, things)
        game.deal(s, order, None)
        asked += 1
    assert asked > 0
    assert game.actor(s) >= 0


@each_game
@sample
def test_every_legal_action_applies_and_loses_nothing(entry: Entry, sample: int) -> None:
    game = entry.game
    for number, s in enumerate(positions(entry, sample)):
        things = entry.things(s)
        assert len(set(things)) == len(things) > 0
        for action in game.legal_actions(s):
            after = copy_of(s)
            game.act(after, action, None)
            settle_chance(game, after, seeded(number, action))
            assert game.flaw_of(after) == "", f"{game.name(s, action)} in {game.write(s)}"
            assert entry.things(after) == things
            assert to_bytes(after) != to_bytes(s)


@each_game
@sample
def test_names_of_legal_actions_are_told_apart_and_read_back(entry: Entry, sample: int) -> None:
    game = entry.game
    for s in positions(entry, sample):
        names = {game.name(s, action): action for action in game.legal_actions(s)}
        assert len(names) == len(game.legal_actions(s))
        for name, action in names.items():
            assert game.parse(s, name) == action
            assert game.parse(s, f"  {name.upper()} ") == action


@each_game
@sample
def test_an_illegal_action_is_a_mistake_that_says_what_is_possible_and_changes_nothing(
    entry: Entry, sample: int
) -> None:
    game, english = entry.game, words("en")
    for number, s in enumerate(positions(entry, sample)):
        before, legal = to_bytes(s), game.legal_actions(s)
        possible = ", ".join(game.name(s, action) for action in legal)
        wrong = np.random.default_rng(number).permutation(game.ACTIONS)[:40].tolist()
        for action in {*wrong, -1, game.ACTIONS, 10**6, -(10**6)} - set(legal):
            mistake = refusal(game.require_legal, s, action)
            assert mistake.details["tried"]
            assert to_bytes(s) == before
            if legal:
                assert mistake.details["possible"] == possible
            else:
                assert mistake.word == "game-over"
            # Faces put their own words for cards and players into the sentence; there must be one.
            assert english.say(f"error-{mistake.word}", **{"name": "", **mistake.details})


@each_game
def test_a_match_refuses_an_illegal_action_and_goes_on_as_if_nothing_was_tried(entry: Entry) -> None:
    match = Match(entry.game, entry.options, lambda k, n: np.random.default_rng((k, n)).permutation(n))
    before, told = to_bytes(match.state), [list(events) for events in match.told]
    illegal = next(
        action for action in range(entry.game.ACTIONS) if action not in entry.game.legal_actions(match.state)
    )
    refusal(match.act, illegal)
    refusal(match.do, "no such thing")
    assert (to_bytes(match.state), match.told, match.actions) == (before, told, [])


def refusal(what: Any, *arguments: Any) -> Mistake:
    with pytest.raises(Mistake) as caught:
        what(*arguments)
    return caught.value
