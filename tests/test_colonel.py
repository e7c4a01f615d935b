"""Colonel: plays every mode by search, for the war, and is swayed by nothing that its seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

from allfronts.bots import Bot, Colonel, Recruit
from allfronts.bots.colonel import Tree, meanings_of, searching
from allfronts.bots.elsewhere import compile_elsewhere
from allfronts.bots.search import search
from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.kernel.match import Match
from allfronts.kernel.random import seeded
from allfronts.kernel.rule import cache_folder, interpreted
from allfronts.kernel.struct import copy_of
from tests.support.modes import MODES, each_mode


@pytest.fixture(scope="module")
def ready() -> None:
    """The compiled search: what follows needs thousands of simulations."""
    assert searching(game).ready.wait(300)


def deal(n: int, mode: str = "revised") -> Match:
    return Match(game, MODES[mode], lambda k, things: np.random.default_rng((5, n, k)).permutation(things).tolist())


def decided(match: Match, simulations: int, seed: int = 1) -> int:
    view = match.view(game.actor(match.state))
    return Colonel(game, seed, simulations=simulations, threads=1).decide(view, view.question.actions)


def at(position: str) -> Any:
    s = game.read(position)
    return game.view(s, game.actor(s))


def decision_in(position: str, simulations: int = 4000) -> str:
    view = at(position)
    action = Colonel(game, 1, simulations=simulations, threads=1).decide(view, view.question.actions)
    return game.name(game.read(position), action)


def war(n: int, mode: str, simulations: int) -> Iterator[tuple[Match, int]]:
    match = deal(n, mode)
    while not game.over(match.state):
        action = decided(match, simulations, n)
        yield match, action
        match.act(action)


# -- Compiling in another process ------------------------------------------------------------------------------


def test_what_is_on_disk_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def run(command: list[str], **_: Any) -> None:
        started.append(command)
        Path(command[-1]).touch()

    monkeypatch.setattr("allfronts.bots.elsewhere.subprocess.run", run)
    monkeypatch.setattr("allfronts.bots.elsewhere.cache_folder", lambda: tmp_path)
    compile_elsewhere("theaters")
    compile_elsewhere("theaters")
    assert len(started) == 1
    monkeypatch.setattr("allfronts.bots.elsewhere.cache_folder", lambda: None)
    compile_elsewhere("theaters")
    assert len(started) == 1


@pytest.mark.slow
def test_the_other_process_leaves_all_on_disk(ready: None) -> None:
    folder = cache_folder()
    assert folder is not None
    assert (folder / "theaters.compiled").exists()


# -- Before anything is compiled --------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_first_answer_does_not_wait_for_a_compilation() -> None:
    view = deal(1).view(game.actor(deal(1).state))
    actions = view.question.actions
    assert Colonel(game, 1, milliseconds=1, threads=1).decide(view, actions) in actions


@pytest.mark.slow
def test_the_interpreted_search_and_the_compiled_one_are_the_same(ready: None) -> None:
    view = deal(2).view(game.actor(deal(2).state))
    trees = [Tree(game, view, (1,), 40) for _ in range(2)]
    slow = interpreted(search, **meanings_of(game))
    trees[0].simulate(slow, 40)
    trees[1].simulate(searching(game), 40)
    assert trees[0].room.counts.tobytes() == trees[1].room.counts.tobytes()
    assert trees[0].visits().tolist() == trees[1].visits().tolist()
    assert trees[0].room.nodes.tobytes() == trees[1].room.nodes.tobytes()


# -- What it plays ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_mode
def test_it_plays_every_mode_legally(ready: None, mode: str) -> None:
    for match, action in islice(war(3, mode, 60), 60):
        assert action in game.legal_actions(match.state)


@pytest.mark.slow
def test_every_simulation_is_a_choice_at_the_root(ready: None) -> None:
    view = deal(4).view(game.actor(deal(4).state))
    tree = Tree(game, view, (1,), 900)
    tree.simulate(searching(game), 900)
    visits = tree.visits()
    assert visits.sum() == 900
    assert {action for action in range(game.ACTIONS) if visits[action]} <= {*view.question.actions}


@pytest.mark.slow
def test_time_is_kept(ready: None) -> None:
    view = deal(5).view(game.actor(deal(5).state))
    players = [Colonel(game, 1, milliseconds=ms, threads=1) for ms in (5, 200)]
    few, many = (each.visits(view, each.deadline()).sum() for each in players)
    assert 0 < few < many


@pytest.mark.slow
def test_what_nothing_can_change_any_more_is_not_thought_about(ready: None) -> None:
    for view in [at(LAST_CARDS), *(deal(n).view(game.actor(deal(n).state)) for n in range(4))]:
        whole, tree = Tree(game, view, (1,), 4000), Tree(game, view, (1,), 4000)
        whole.simulate(searching(game), 4000)
        tree.grow(searching(game), 4000, float("inf"), Event())
        assert tree.visits().argmax() == whole.visits().argmax()
        if view == at(LAST_CARDS):
            assert tree.visits().sum() < 2500


@pytest.mark.slow
def test_who_is_hurried_answers_with_what_there_is(ready: None) -> None:
    view, colonel = deal(7).view(game.actor(deal(7).state)), Colonel(game, 1, milliseconds=600_000)
    with ThreadPoolExecutor() as pool:
        answer = pool.submit(colonel.decide, view, view.question.actions)
        while not wait([answer], 0.1).done:
            colonel.hurry()
        assert answer.result() in view.question.actions


@pytest.mark.slow
def test_when_there_is_no_more_room_it_goes_on_with_what_it_has(ready: None) -> None:
    view = deal(6).view(game.actor(deal(6).state))
    tree = Tree(game, view, (1,), 50)
    tree.simulate(searching(game), 5000)
    assert tree.room.counts[0].nodes <= len(tree.room.nodes)
    assert tree.room.counts[0].edges <= len(tree.room.edges)
    assert tree.visits().sum() == 5000


@pytest.mark.slow
def test_the_last_card_goes_where_it_wins(ready: None) -> None:
    assert decision_in(
        "revised 12 standard; score 0-0; battle 1; first one; turn two; air A6 / A5 a1; land L6 / L4; sea s1 s4 / S3;"
        " one -; two S6; deck A2 A3 A4 L1 L2 L3 L5 S2 S5"
    ) in ("S6 to sea", "S6 facedown to air")


@pytest.mark.slow
def test_a_lost_battle_is_given_up_while_that_is_cheap(ready: None) -> None:
    lost = "battle 1; first two; turn one; air - / A6 A5; land - / L6; sea - / S6 S5; one A1 L1 S1; two A2;"
    rest = "deck A3 A4 L2 L3 L4 L5 S2 S3 S4"
    assert decision_in(f"revised 12 standard; score 0-0; {lost} {rest}") == "withdraw"


@pytest.mark.slow
def test_nobody_gives_up_the_battle_that_loses_the_war(ready: None) -> None:
    lost = "battle 1; first two; turn one; air - / A6 A5; land - / L6; sea - / S6 S5; one A1 L1 S1; two A2;"
    rest = "deck A3 A4 L2 L3 L4 L5 S2 S3 S4"
    view = at(f"revised 12 standard; score 0-11; {lost} {rest}")
    visits = Colonel(game, 1, simulations=3000, threads=1).visits(view, float("inf"))
    assert visits[WITHDRAW] < visits.sum() / 4


# -- Endings ----------------------------------------------------------------------------------------------------

LAST_CARDS = (
    "revised 12 standard; score 0-0; battle 1; first one; turn one; air A6 / A5 l1; land L6 / L4 s2; sea s1 s4 / S3;"
    " one A3; two S6; deck A1 A2 A4 L2 L3 L5 S5"
)


@pytest.mark.slow
def test_with_one_card_each_it_solves_what_is_left_and_says_how_well() -> None:
    view = at(LAST_CARDS)
    player = Colonel(game, 1, simulations=200_000, threads=1)
    solution = player.solution(view)
    assert solution is not None
    assert solution.exploitability < 1e-3
    assert sum(solution.shares) == pytest.approx(1)
    best = solution.actions[int(np.argmax(solution.shares))]
    assert max(solution.shares) < 0.9 or player.decide(view, view.question.actions) == best


@pytest.mark.slow
def test_a_solved_ending_is_the_same_whatever_is_hidden() -> None:
    s, rng = game.read(LAST_CARDS), seeded(3)
    seat, solutions = game.actor(s), list[Any]()
    for _ in range(3):
        solutions.append(Colonel(game, 1, simulations=200_000).solution(game.view(s, seat)))
        game.redeal(s, seat, rng)
    assert solutions[0] is not None
    assert solutions[0] == solutions[1] == solutions[2]


@pytest.mark.slow
def test_what_is_too_large_to_be_solved_is_searched() -> None:
    assert Colonel(game, 1, simulations=100).solution(at(LAST_CARDS)) is None
    assert Colonel(game, 1, simulations=200_000).solution(deal(8).view(game.actor(deal(8).state))) is None


# -- Fairness ---------------------------------------------------------------------------------------------------


@each_mode
def test_the_tree_grows_the_same_whatever_is_hidden(mode: str) -> None:
    slow, rng = interpreted(search, **meanings_of(game)), seeded(9)
    match, own = deal(9, mode), np.random.default_rng(9)
    while len(match.actions) < 24 and not game.over(match.state):
        seat = game.actor(match.state)
        other = copy_of(match.state)
        game.redeal(other, seat, rng)
        trees = [Tree(game, game.view(s, seat), (1,), 12) for s in (match.state, other)]
        for tree in trees:
            tree.simulate(slow, 12)
        assert trees[0].room.nodes.tobytes() == trees[1].room.nodes.tobytes()
        assert trees[0].room.edges.tobytes() == trees[1].room.edges.tobytes()
        for _ in range(3):
            if not game.over(match.state):
                match.act(int(own.choice([a for a in game.legal_actions(match.state) if a != WITHDRAW])))


@pytest.mark.slow
@each_mode
def test_what_a_seat_cannot_know_changes_nothing_that_it_does(ready: None, mode: str) -> None:
    rng, changed = seeded(8), 0
    for n in range(3):
        for match, action in islice(war(n, mode, 40), n, 30, 3):
            seat = game.actor(match.state)
            other = copy_of(match.state)
            game.redeal(other, seat, rng)
            view = game.view(other, seat)
            assert view == match.view(seat)
            assert Colonel(game, n, simulations=40, threads=1).decide(view, view.question.actions) == action
            changed += game.write(other) != game.write(match.state)
    assert changed > 10


def test_only_who_answers_is_given_a_world_to_think_from() -> None:
    match = deal(7)
    seat = game.actor(match.state)
    assert match.view(seat).world
    assert not match.view(1 - seat).world
    assert not match.view(game.PUBLIC).world


# -- How well ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_beats_recruit_in_nearly_all_wars(ready: None) -> None:
    won = 0
    for n in range(10):
        for side in (0, 1):
            match = deal(n)
            colonel = Colonel(game, n, simulations=1000, threads=1)
            players: list[Bot] = [colonel, Recruit(n)] if side == 0 else [Recruit(n), colonel]
            while not game.over(match.state):
                seat = game.actor(match.state)
                view = match.view(seat)
                match.act(players[seat].decide(view, view.question.actions))
            won += match.view(game.PUBLIC).winner == side
    assert won >= 17
