"""Nothing but the state exists: copied, stored, written down or folded from the actions, it is the same."""

from typing import Any

import numpy as np
import pytest

from allfronts.kernel.match import Match
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.struct import copy_of, to_bytes

from .games import Entry, choose, each_game, positions, sample


@each_game
@sample
def test_a_copy_is_equal_and_goes_its_own_way(entry: Entry, sample: int) -> None:
    for s in positions(entry, sample):
        before, copy = to_bytes(s), copy_of(s)
        assert to_bytes(copy) == before
        for action in entry.game.legal_actions(s)[:1]:
            entry.game.act(copy, action, None)
            assert to_bytes(copy) != before
        assert to_bytes(s) == before


@each_game
@sample
def test_bytes_bring_the_same_state_back(entry: Entry, sample: int) -> None:
    state: Any = entry.game.State
    for s in positions(entry, sample):
        again = state.from_bytes(to_bytes(s))
        assert to_bytes(again) == to_bytes(s)
        assert entry.game.legal_actions(again) == entry.game.legal_actions(s)
    with pytest.raises(ValueError, match="bytes"):
        state.from_bytes(to_bytes(entry.begin())[:-1])


@each_game
@sample
def test_a_written_position_reads_back_to_the_same_bytes(entry: Entry, sample: int) -> None:
    game = entry.game
    for s in [entry.begin(), *positions(entry, sample)]:
        line = game.write(s)
        assert "\n" not in line
        assert to_bytes(game.read(line)) == to_bytes(s)
        assert game.write(game.read(line)) == line


@each_game
def test_options_read_back_from_the_line_they_write(entry: Entry) -> None:
    options: Any = entry.game.Options
    assert options.parse(str(entry.options)) == entry.options
    with pytest.raises(Mistake):
        options.parse(f"{entry.options} nothing=of-the-kind")


@each_game
@sample
def test_looking_changes_nothing_and_answers_the_same_twice(entry: Entry, sample: int) -> None:
    game = entry.game
    for s in positions(entry, sample):
        before = to_bytes(s)
        for viewer in (*range(entry.options.players), game.PUBLIC):
            assert game.view(s, viewer) == game.view(s, viewer)
            assert game.view(s, viewer).viewer == viewer
        for seat in range(entry.options.players):
            first, second = np.full(game.OBSERVATION, 77, np.int8), np.full(game.OBSERVATION, -77, np.int8)
            game.observe(s, seat, first)
            game.observe(s, seat, second)
            assert first.tolist() == second.tolist()
        assert to_bytes(s) == before


@each_game
def test_the_actions_of_a_match_fold_to_every_state_it_has_been_in(entry: Entry) -> None:
    rng = np.random.default_rng(5)
    match = Match(entry.game, entry.options, lambda k, n: np.random.default_rng((3, k)).permutation(n))
    states, told = [to_bytes(match.state)], [[len(events) for events in match.told]]
    while not entry.game.over(match.state) and len(match.actions) < 70:
        match.act(choose(entry, entry.game.legal_actions(match.state), rng))
        states.append(to_bytes(match.state))
        told.append([len(events) for events in match.told])
    for k in range(0, len(states), 3):
        earlier = match.after(k)
        assert to_bytes(earlier.state) == states[k]
        assert earlier.actions == match.actions[:k]
        assert earlier.told == [events[:n] for events, n in zip(match.told, told[k], strict=True)]
    assert to_bytes(match.after(len(match.actions)).state) == states[-1]
    assert to_bytes(match.copy_of_state()) == states[-1]


@each_game
def test_a_match_is_replayed_from_the_names_of_its_actions(entry: Entry) -> None:
    def shuffles(k: int, n: int) -> list[int]:
        return [int(i) for i in np.random.default_rng((4, k)).permutation(n)]

    rng = np.random.default_rng(6)
    match, again = (Match(entry.game, entry.options, shuffles) for _ in range(2))
    for _ in range(40):
        if entry.game.over(match.state):
            break
        action = choose(entry, entry.game.legal_actions(match.state), rng)
        again.do(entry.game.name(match.state, action))
        match.act(action)
    assert to_bytes(again.state) == to_bytes(match.state)
    assert again.told == match.told
