"""Recruit: always legal, better than chance, swayed by nothing it cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256

import pytest

from allfronts.bots import Bot, Recruit
from allfronts.fair import Chance, Seed
from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.kernel.match import Match
from allfronts.kernel.random import seeded

EDITIONS = ("revised", "2019")


def deal(n: int, edition: str = "revised") -> Match:
    seed = Seed(sha256(f"a deal for Recruit, {n}".encode()).digest())
    return Match(game, game.Options(edition=edition), Chance(seed, (b"", b""), "").permutation)


def war(match: Match, bots: dict[int, Bot], chance: random.Random, barred: int = -1) -> Iterator[tuple[Match, int]]:
    """Play a war, seats without a bot at random; before every decision of a bot: the match and what it decides."""
    while not game.over(match.state):
        seat = game.actor(match.state)
        if seat in bots:
            view = match.view(seat)
            action = bots[seat].decide(view, view.question.actions)
            yield match, action
        else:
            actions = game.legal_actions(match.state)
            action = chance.choice([each for each in actions if each != barred] or actions)
        match.act(action)


def wins(deals: int, barred: int = -1) -> float:
    """Recruit's share of wars against random play, from both sides of every deal."""
    won = 0
    for n in range(deals):
        for seat in (0, 1):
            match = deal(n)
            for _ in war(match, {seat: Recruit(n)}, random.Random(n), barred):
                pass
            won += match.view(seat).winner == seat
    return won / (2 * deals)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_recruit_answers_every_kind_of_question_legally(edition: str) -> None:
    kinds: set[tuple[int, int]] = set()
    for n in range(60):
        for match, action in war(deal(n, edition), {0: Recruit(n)}, random.Random(n)):
            assert action in game.legal_actions(match.state)
            kinds.add((match.state.ask, match.state.asking))
    asked = {card for _, card in kinds}
    # its turn, and whatever asks: the Maneuvers, Reinforce, Ambush, Disrupt, Transport, Redeploy
    assert asked >= {-1, 2, 8, 14, 6, 7, 10, 12, 15}


def test_recruit_wins_most_wars_against_random_play() -> None:
    assert wins(25) >= 0.65


@pytest.mark.slow
def test_recruit_wins_most_wars_against_random_play_over_three_hundred_deals() -> None:
    # The figures stand in RESULTS.md.
    assert wins(300) >= 0.9
    assert wins(100, barred=WITHDRAW) >= 0.9


def test_recruit_cannot_be_swayed_by_what_it_does_not_see() -> None:
    rng, compared = seeded(3), 0
    for n in range(12):
        for match, action in war(deal(n, EDITIONS[n % 2]), {0: Recruit(n), 1: Recruit(n)}, random.Random(n)):
            other = match.copy_of_state()
            game.redeal(other, game.actor(match.state), rng)
            view = game.view(other, game.actor(other))
            assert Recruit(n).decide(view, view.question.actions) == action
            compared += game.write(other) != game.write(match.state)
    assert compared > 150


def test_recruit_plays_differently_with_another_seed_but_never_with_the_same() -> None:
    match = deal(7)
    view = match.view(game.actor(match.state))
    choices = [Recruit(seed).decide(view, view.question.actions) for seed in range(60)]
    assert choices == [Recruit(seed).decide(view, view.question.actions) for seed in range(60)]
    assert len(set(choices)) > 1


@pytest.mark.slow
def test_recruit_withdraws_rarely_and_late() -> None:
    battles, hands = 0, list[int]()
    for n in range(60):
        match = deal(n)
        for before, action in war(match, {0: Recruit(n), 1: Recruit(n + 1)}, random.Random(n)):
            if action == WITHDRAW:
                hands.append(before.view(game.actor(before.state)).hands[game.actor(before.state)].size)
        battles += match.state.battle
    assert 0 < len(hands) < battles / 3
    assert max(hands) <= 3
