"""Endings are solved: on poker whose answer is known, by minimax where nothing is hidden, on a battle of nine cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from allfronts.bots.endings import CHOICES, ENDS, JUDGING, PLAYING, SETS, Ending, Endings
from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.games.theaters.cards import REINFORCE
from allfronts.games.theaters.state import TURN
from allfronts.games.theaters.words import cards_in_battle, hand_of, side_of
from allfronts.kernel.random import seeded
from allfronts.kernel.rule import compiled, rule
from allfronts.kernel.struct import Numbers, copy_of
from allfronts.lab import reduced
from allfronts.lab.answers import BestAnswer
from tests.support import kuhn
from tests.support.modes import MODES

NOTHING = np.zeros(1)  # these games need no table to be judged by
PLAIN = "revised 12 standard; score 0-0; battle 1; first one; "


def rules_of(playing: Any, judging: Any) -> dict[str, Any]:
    return {name: getattr(playing, name) for name in PLAYING} | {name: getattr(judging, name) for name in JUDGING}


@pytest.fixture(scope="module")
def poker() -> Endings:
    return Endings(kuhn, kuhn, 2)


@pytest.fixture(scope="module")
def battle() -> Endings:
    return Endings(game, reduced, 2)


@pytest.fixture(scope="module")
def fast() -> tuple[Endings, BestAnswer]:
    """The same, compiled."""
    twin = compiled().twin
    endings = Endings(game, reduced, 2, twin)
    return endings, BestAnswer(endings, rules_of(game, reduced), twin)


def alone(s: Any) -> Any:
    worlds = game.State.many(1)
    worlds[0] = s
    return worlds


def last_cards(seed: int, held: int, mode: str = "revised") -> Any:
    """A battle played at random until it is somebody's turn and both sides have so few cards."""
    rng = np.random.default_rng((seed, held))
    while True:
        s = game.begin(MODES[mode])
        while game.actor(s) < 0:
            game.deal(s, rng.permutation(game.chance(s)).astype(np.int8), None)
        while not reduced.rests(s):
            hands = [int(hand_of(s, side)).bit_count() for side in range(2)]
            if s.ask == TURN and hands == [held, held]:
                return s
            game.act(s, int(rng.choice([action for action in game.legal_actions(s) if action != WITHDRAW])), None)


def best_by_playing(answers: BestAnswer, worlds: Any, weights: Any, ending: Ending) -> float:
    """What both sides could gain, found without the solver."""
    return sum(answers.value(worlds, weights, ending, seat, NOTHING) for seat in range(2)) - 1


# -- Poker ---------------------------------------------------------------------------------------------------------


def test_who_bets_at_random_can_be_answered_as_the_textbook_says(poker: Endings) -> None:
    solution = poker.solve(kuhn.worlds(), 0, NOTHING, 30, 0)
    assert solution
    assert kuhn.in_bets(solution.value) == pytest.approx(1 / 8)
    assert 4 * solution.exploitability == pytest.approx(11 / 12)
    assert (solution.lines, solution.sets) == (30, 12)


def test_poker_is_worth_what_the_textbook_says(poker: Endings) -> None:
    solution = poker.solve(kuhn.worlds(), 0, NOTHING, 30, 500)
    assert solution
    assert kuhn.in_bets(solution.value) == pytest.approx(kuhn.VALUE, abs=2e-4)
    assert 4 * solution.exploitability < 1e-3


def test_poker_is_played_as_the_textbook_says(poker: Endings) -> None:
    """The best card bets three times as often as the worst, which bluffs, and the middle one never does."""
    worlds = kuhn.worlds()
    bets: dict[int, float] = {}
    for first in range(0, 6, 2):
        solution = poker.solve(np.roll(worlds, -first), 0, NOTHING, 30, 2000)
        assert solution
        bets[int(worlds[first].card[0])] = solution.shares[kuhn.BET]
    assert 0 < bets[0] < 1 / 3
    assert bets[1] == pytest.approx(0, abs=2e-3)
    assert bets[2] == pytest.approx(3 * bets[0], abs=2e-2)


@pytest.mark.parametrize("iterations", [0, 3, 100])
def test_what_is_left_to_gain_is_what_playing_finds(iterations: int, poker: Endings) -> None:
    worlds, weights = kuhn.worlds(), np.array([1.0, 2, 3, 4, 5, 6])
    ending = poker.laid_out(worlds, NOTHING, 30, weights)
    assert ending
    poker.improve(ending, iterations)
    found = best_by_playing(BestAnswer(poker, rules_of(kuhn, kuhn)), worlds, weights, ending)
    assert poker.exploitability(ending) == pytest.approx(found, abs=1e-12)


def test_what_is_too_large_is_refused(poker: Endings) -> None:
    assert poker.solve(kuhn.worlds(), 0, NOTHING, 29, 1) is None
    assert poker.solve(kuhn.worlds(), 0, NOTHING, 0, 1) is None
    assert poker.solve(kuhn.worlds()[:2], 0, NOTHING, 10, 1)


@rule
def observe_too_little(s: kuhn.State, seat: int, out: Numbers) -> None:
    """All but the cards."""
    kuhn.observe(s, seat, out)
    out[0] = 0


@rule
def legal_by_the_other_card(s: kuhn.State, out: Any) -> int:
    """What nobody may do: the question tells the other's card."""
    out[0], out[1] = kuhn.PASS, kuhn.BET
    return 1 if s.card[1 - s.told % 2] == 0 else 2


def test_a_question_that_depends_on_what_is_hidden_is_found() -> None:
    wrong = SimpleNamespace(**{**vars(kuhn), "legal": legal_by_the_other_card})
    with pytest.raises(AssertionError, match="what a seat knows does not tell what it may do"):
        Endings(wrong, kuhn, 2).solve(kuhn.worlds(), 0, NOTHING, 99, 1)


def test_who_sees_less_is_worth_less(poker: Endings) -> None:
    """With its own card unseen by everybody the game is even."""
    blind = SimpleNamespace(**{**vars(kuhn), "observe": observe_too_little})
    solution = Endings(blind, kuhn, 2).solve(kuhn.worlds(), 0, NOTHING, 30, 300)
    assert solution
    assert solution.sets == 4
    assert kuhn.in_bets(solution.value) == pytest.approx(0, abs=1e-3)


# -- Battles -------------------------------------------------------------------------------------------------------


def test_a_card_that_wins_is_played(battle: Endings) -> None:
    s = game.read(
        PLAIN
        + "turn one; air - / A4; land L6 / -; sea - / S6; one A6; two -; deck A1 A2 A3 A5 L1 L2 L3 L4 L5 S1 S2 S3 S4 S5"
    )
    solution = battle.solve(alone(s), 0, NOTHING, 100, 200)
    assert solution
    best = solution.actions[int(np.argmax(solution.shares))]
    assert game.name(s, best) == "A6 to air"
    assert max(solution.shares) > 0.999
    assert solution.value == pytest.approx(1, abs=1e-3)


def minimax(s: Any) -> float:
    """What a battle is worth to the first seat where all cards are known."""
    if reduced.rests(s):
        return reduced.worth(s, 0, NOTHING)
    after = [copy_of(s) for _ in game.legal_actions(s)]
    for state, action in zip(after, game.legal_actions(s), strict=True):
        game.act(state, action, None)
    return (max if side_of(game.actor(s)) == 0 else min)(minimax(state) for state in after)


@pytest.mark.parametrize("seed", range(4))
def test_where_all_cards_are_known_it_is_minimax(seed: int, battle: Endings) -> None:
    s = last_cards(seed, 1)
    s.known[:] = cards_in_battle(s)
    seat, value = game.actor(s), minimax(s)
    solution = battle.solve(alone(s), seat, NOTHING, 400, 150)
    assert solution
    assert solution.value == pytest.approx(value if seat == 0 else 1 - value, abs=0.01)
    assert solution.exploitability < 0.02


@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_drawn_that_all_seats_hold_possible(seed: int, battle: Endings) -> None:
    s = last_cards(seed, 1)
    seat = game.actor(s)
    worlds, weights = battle.worlds(s, seat, 60, seeded(seed))
    looks = [game.view(world, seat) == game.view(s, seat) for world in worlds]
    assert all(looks[::2])
    assert not all(looks[1::2])
    for own, other in zip(worlds[::2], worlds[1::2], strict=True):
        assert game.view(own, 1 - seat) == game.view(other, 1 - seat)
    assert weights.sum() == pytest.approx(1)
    assert weights[looks].sum() == pytest.approx(max(np.mean(looks[1::2]), 1 / 60))


def test_partners_are_solved_each_with_its_own_cards() -> None:
    s = last_cards(2, 1, "four")
    battle = Endings(game, reduced, int(s.seats))
    worlds, weights = battle.worlds(s, game.actor(s), 6, seeded(2))
    solution = battle.solve(worlds, game.actor(s), NOTHING, 9000, 30, weights)
    assert solution
    assert len(solution.actions) == len(solution.shares)
    assert sum(solution.shares) == pytest.approx(1)
    assert solution.exploitability < 0.05


def test_worlds_that_look_the_same_are_played_the_same_in_any_order(battle: Endings) -> None:
    s = last_cards(1, 1)
    worlds, seat = battle.worlds(s, game.actor(s), 12, seeded(1))[0][::2], game.actor(s)
    one, other = battle.solve(worlds, seat, NOTHING, 9000, 5), battle.solve(worlds[::-1], seat, NOTHING, 9000, 5)
    assert one
    assert other
    assert one.actions == other.actions
    assert one.shares == pytest.approx(other.shares, abs=1e-9)
    assert (one.lines, one.sets) == (other.lines, other.sets)


# -- A battle of nine cards ----------------------------------------------------------------------------------------


def test_the_battle_of_nine_cards_is_one_by_the_rules() -> None:
    """Every deal once, as likely as it is, and nobody sees more than its own hand."""
    worlds, weights = reduced.worlds((0, REINFORCE))
    assert len(worlds) == 21 * 20
    for world in worlds[::40]:
        assert game.flaw_of(world) == ""
        assert [hand.size for hand in game.view(world, 0).hands] == [2, 2]
        assert game.view(world, 0).hands[1].cards == ()
        assert game.view(world, 1).deck[:5] == (-1,) * 5
        assert min(game.view(world, 1).deck[5:]) >= 0
    assert weights.sum() == pytest.approx(1)
    assert len(list(reduced.deals())) == 420 + 336 * 20
    assert sum(weight for _, weight in reduced.deals()) == pytest.approx(36 * 21)


@pytest.mark.slow
def test_compiled_and_interpreted_it_is_solved_the_same(battle: Endings, fast: tuple[Endings, BestAnswer]) -> None:
    s = last_cards(5, 1)
    worlds, weights = battle.worlds(s, game.actor(s), 20, seeded(5))
    again, as_likely = fast[0].worlds(s, game.actor(s), 20, seeded(5))
    assert worlds.tobytes() == again.tobytes()
    assert weights.tolist() == as_likely.tolist()
    slowly = battle.solve(worlds, game.actor(s), NOTHING, 9000, 5, weights)
    assert slowly
    assert slowly == fast[0].solve(worlds, game.actor(s), NOTHING, 9000, 5, weights)


@pytest.mark.slow
def test_what_lies_deeper_than_reinforce_draws_makes_no_difference(fast: tuple[Endings, BestAnswer]) -> None:
    for cards, _ in [deal for deal in reduced.deals() if REINFORCE in deal[0][:4]][::97]:
        deeper = (*cards[: 4 + reduced.DRAWN], *cards[: 3 + reduced.DRAWN : -1])
        assert sorted(deeper) == sorted(cards)
        both = [fast[0].laid_out(alone(reduced.dealt_as(deal)), NOTHING, 50_000) for deal in (cards, deeper)]
        one, other = (ending for ending in both if ending)
        assert one.counted.tolist() == other.counted.tolist()
        assert one.stake.tolist() == other.stake.tolist()
        assert one.last.tolist() == other.last.tolist()


@pytest.mark.slow
def test_what_is_left_to_gain_in_a_battle_is_what_playing_finds(fast: tuple[Endings, BestAnswer]) -> None:
    """The first player's hand is known to all, that makes it smaller."""
    endings, answers = fast
    worlds, weights = reduced.worlds((0, 13))
    ending = endings.laid_out(worlds, NOTHING, 300_000, weights)
    assert ending
    endings.improve(ending, 60)
    left = endings.exploitability(ending)
    assert left == pytest.approx(best_by_playing(answers, worlds, weights, ending), abs=1e-9)
    assert left < 0.005


@pytest.mark.slow
def test_the_battle_of_nine_cards_is_solved(fast: tuple[Endings, BestAnswer]) -> None:
    """Nobody can gain half a percent of what is at stake, and nothing that is known is forgotten on the way."""
    worlds, weights = reduced.worlds()
    ending = fast[0].laid_out(worlds, NOTHING, 21_000_000, weights)
    assert ending
    assert [int(ending.counted[kind]) for kind in (ENDS, SETS, CHOICES)] == [20_750_027, 487_722, 1_410_644]
    fast[0].improve(ending, 80)
    assert fast[0].exploitability(ending) < 0.005
    assert fast[0].value(ending) == pytest.approx(0.622, abs=0.003)


def test_who_is_bound_to_one_of_two_cards_is_asked_apart(battle: Endings) -> None:
    """Neutralization as the last card: what the other must play depends on what is named, and they see that."""
    s = game.read(
        "revised 12 standard; score 0-0; battle 1; first one; turn one; intelligence I6 / I5; diplomacy D6 / D5;"
        " economics E6 E3 E1 / E5 E4; one I4; two D4 E2; deck I1 I2 I3 D1 D2 D3"
    )
    game.act(s, game.parse(s, "I4 to intelligence"), None)
    assert battle.solve(alone(s), game.actor(s), NOTHING, 9000, 5)
