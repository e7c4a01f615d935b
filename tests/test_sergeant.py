"""Sergeant: the thumb rules of a decent player, withdrawing included; legal in every mode, swayed by nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice

import pytest

from allfronts.bots import Bot, Recruit, Sergeant
from allfronts.fair import Chance, Seed
from allfronts.games import theaters as game
from allfronts.games.theaters.state import SEATS
from allfronts.kernel.match import Match
from allfronts.kernel.random import seeded

from .support.battle import Battle
from .support.drawing import draw
from .support.modes import MODES, each_mode

MOODS = range(8)
DECIDED = """
      air    land   sea
me    .      .      .
them  A6 a4  L6 l5  .
"""  # for them, unless a wonder happens


class Anything:
    """Plays at random, withdrawing included."""

    def __init__(self, seed: int):
        self.rng = random.Random(seed)

    def decide(self, view: game.View, actions: Sequence[int]) -> int:
        return self.rng.choice(actions)


def choices(battle: Battle) -> set[str]:
    """What Sergeant does here, in any of its moods."""
    view = game.view(battle.state, game.actor(battle.state))
    return {game.name(battle.state, Sergeant(mood).decide(view, view.question.actions)) for mood in MOODS}


def deal(n: int, options: game.Options = MODES["revised"]) -> Match:
    seed = Seed(sha256(f"a deal for Sergeant, {n}".encode()).digest())
    return Match(game, options, Chance(seed, (b"",) * SEATS, "").permutation)


def war(match: Match, bots: list[Bot]) -> Iterator[tuple[Match, int]]:
    """Play a war, a bot for each side; before every decision: the match and what is decided."""
    while not game.over(match.state):
        seat = game.actor(match.state)
        view = match.view(seat)
        action = bots[seat % 2].decide(view, view.question.actions)
        yield match, action
        match.act(action)


def share(against: type[Recruit | Anything], deals: int, mode: str = "revised") -> float:
    """Sergeant's share of wars, from both sides of every deal."""
    won = 0
    for n in range(deals):
        for side in (0, 1):
            bots: list[Bot] = [Sergeant(n), against(n)]
            match = deal(n, MODES[mode])
            for _ in war(match, bots if side == 0 else bots[::-1]):
                pass
            won += match.view(0).winner == side
    return won / (2 * deals)


# -- What any decent player would do ---------------------------------------------------------------------------------


def test_the_last_card_goes_where_it_wins_a_theater() -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   .     S1
        them  A5   L3    S6
        """,
        me_holds="L5",
        them_holds="-",
    )
    assert choices(battle) == {"L5 to land"}


def test_a_strong_card_is_not_wasted_where_everything_is_decided() -> None:
    battle = draw(
        """
              air    land  sea
        me    A6 a1  L2    .
        them  .      L3    S6 s4
        """,
        me_holds="S5",
        them_holds="-",
        first="them",
    )
    assert choices(battle) == {"S5 facedown to land"}


def test_a_card_is_played_for_what_its_ability_will_do() -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   .     .
        them  A2   L3    S6
        """,
        me_holds="L2",
        them_holds="-",
    )
    assert choices(battle) == {"L2 to land"}


def test_a_card_turned_up_by_a_guess_counts_as_any_other() -> None:
    """In the world of the view some card lies facedown: which one it is sways nothing, be it in their hand or not."""
    table = """
              air  land  sea
        me    A6   .     S5
        them  A1   {}    S6
    """
    found = [draw(table.format(card), me_holds="L2 A5", them_holds=hand) for card, hand in (("l6", "L1"), ("l1", "L6"))]
    assert len({frozenset(choices(battle)) for battle in found}) == 1


def test_ambush_turns_their_strongest_card_down_where_that_wins() -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   .     S5
        them  A1   L3    S6
        """,
        me_holds="L2",
        them_holds="-",
    ).me("L2 to land")
    assert choices(battle) == {"their sea"}


def test_a_strong_card_of_mine_that_lies_facedown_is_turned_up_where_that_wins() -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   l6    .
        them  A2   L5    S6
        """,
        me_holds="S3",
        them_holds="-",
        first="them",
    ).me("S3 to sea")
    assert choices(battle) == {"my land"}


def test_transport_takes_a_card_from_where_it_is_not_needed() -> None:
    battle = draw(
        """
              air    land  sea
        me    A6 a4  .     S3
        them  a5     L4    S6 S5
        """,
        me_holds="S1",
        them_holds="-",
    ).me("S1 to sea")
    assert choices(battle) == {"A6"}
    assert choices(battle.me("A6")) == {"land"}


def test_nothing_is_played_facedown_into_containment() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L1 L4 L6 S2 S4 S6",
        them_holds="? ? ? ? ?",
    )
    assert not [each for each in choices(battle) if "facedown" in each]


def test_what_they_are_known_to_hold_and_need_is_named() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  .             .          .
        """,
        me_holds="I4 ?",
        them_holds="D1 E6",
    )
    battle.state.known[0] |= battle.state.hand[1]
    assert choices(battle.me("I4 to intelligence")) == {"E6"}


def test_a_supply_goes_where_it_wins() -> None:
    battle = draw(
        """
              intelligence  economics  diplomacy
        me    I6            .          D4
        them  I1            E6         d1 d2
        """,
        me_holds="E5",
        them_holds="-",
        first="them",
    ).me("E5 to economics")
    assert choices(battle) == {"diplomacy"}


# -- Withdrawing -----------------------------------------------------------------------------------------------------


def test_a_lost_battle_is_given_up_while_that_is_cheap() -> None:
    assert choices(draw(DECIDED, me_holds="S1 S3 L1 A1", them_holds="S6 S5")) == {"withdraw"}


def test_nobody_withdraws_whom_it_costs_the_war_while_there_is_any_chance() -> None:
    assert "withdraw" not in choices(draw(DECIDED, me_holds="S1 S3 L1 A1", them_holds="S6 S5", score=(0, 10)))


def test_nobody_withdraws_from_a_battle_that_is_being_won() -> None:
    battle = draw(
        """
              air  land   sea
        me    A6   L6 l5  .
        them  A1   .      .
        """,
        me_holds="S1 S3 L1",
        them_holds="S6 S5 S4 L3",
    )
    assert "withdraw" not in choices(battle)


def test_a_war_as_good_as_won_by_withdrawing_little_is_not_risked_for_less() -> None:
    # With one point to lack, a lost battle given up for two leaves the next one; lost for six it ends the war.
    battle = draw(DECIDED, me_holds="S1 S3 L1 A1", them_holds="S6 S5", score=(11, 6))
    assert choices(battle) == {"withdraw"}


# -- Everywhere ------------------------------------------------------------------------------------------------------


@each_mode
def test_sergeant_answers_every_question_legally_in_every_mode(mode: str) -> None:
    kinds: set[int] = set()
    for n in range(6):
        bots: list[Bot] = [Sergeant(n), Anything(n)]
        for match, action in war(deal(n, MODES[mode]), bots if n % 2 else bots[::-1]):
            if game.actor(match.state) % 2 != n % 2:
                assert action in game.legal_actions(match.state)
                kinds.add(int(match.state.ask))
    assert len(kinds) >= 4


def test_sergeant_plays_to_one_point_and_to_a_thousand() -> None:
    for target in (1, 999):
        wars = war(deal(0, game.Options(target=target)), [Sergeant(0), Sergeant(1)])
        assert all(action in match.view(game.actor(match.state)).question.actions for match, action in islice(wars, 60))


@each_mode
def test_sergeant_cannot_be_swayed_by_what_it_does_not_see(mode: str) -> None:
    rng, compared = seeded(3), 0
    for n in range(2):
        for match, action in war(deal(n, MODES[mode]), [Sergeant(n), Sergeant(n + 1)]):
            seat = game.actor(match.state)
            other = match.copy_of_state()
            game.redeal(other, seat, rng)
            view = game.view(other, seat)
            assert Sergeant(n + seat % 2).decide(view, view.question.actions) == action
            compared += game.write(other) != game.write(match.state)
    assert compared > 10


# -- Strength -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sergeant_beats_recruit_and_chance() -> None:
    assert share(Recruit, 15) >= 0.75
    assert share(Anything, 10) >= 0.9


@pytest.mark.slow
def test_sergeant_beats_chance_nearly_always_over_a_hundred_deals() -> None:
    assert share(Anything, 100) >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "least"),
    [("revised", 0.8), ("2019", 0.8), ("spies", 0.7), ("epic", 0.7), ("four", 0.65), ("epic-four", 0.65)],
)
def test_sergeant_beats_recruit_clearly_over_sixty_deals(mode: str, least: float) -> None:
    assert share(Recruit, 60, mode) >= least
