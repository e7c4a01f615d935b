"""Chapter 10: the next battle, the war, other lengths, beginners."""

from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.kernel.match import Match
from allfronts.kernel.mistake import Mistake
from tests.support import Battle, clause, draw, war


def withdrawn(score: tuple[int, int], **options: Any) -> Battle:
    """They withdraw with all six cards: 2 points for me."""
    return draw(them_holds="? ? ? ? ? ?", turn="them", score=score, **options).them("withdraw")


@clause("ALS-10.1")
def test_points_add_up_from_battle_to_battle() -> None:
    after = withdrawn((4, 3))
    assert after.score == (6, 3)
    assert after.war_won_by == "nobody"
    assert after.asked == "cards"


@clause("ALS-10.1")
@pytest.mark.parametrize(("before", "winner"), [(9, "nobody"), (10, "me"), (11, "me")])
def test_the_war_is_won_at_12_points_or_more(before: int, winner: str) -> None:
    after = withdrawn((before, 0))
    assert after.war_won_by == winner
    assert (after.asked == "over") is (winner == "me")


@clause("ALS-10.1")
def test_only_the_winner_of_the_battle_can_win_the_war_with_it() -> None:
    after = withdrawn((0, 11))
    assert after.war_won_by == "nobody"


@clause("ALS-10.1")
def test_a_war_that_is_over_asks_nobody_anything() -> None:
    after = withdrawn((10, 5))
    assert after.events[-1] == "me war_won 12 5"
    assert (after.decides, after.possible) == ("nobody", [])


@clause("ALS-10.1")
@pytest.mark.parametrize(("before", "expected"), [(9, [0, 0, 0, 0]), (10, [1, -1, 0, 0])])
def test_only_a_war_won_counts_as_won(before: int, expected: list[int]) -> None:
    out = np.full(game.PLAYERS, 7, np.float32)
    game.returns(withdrawn((before, 0)).state, out)
    assert out.tolist() == expected
    assert bool(game.over(withdrawn((before, 0)).state)) is any(expected)


@clause("ALS-10.2")
@pytest.mark.parametrize(
    ("target", "before", "winner"),
    [(18, 15, "nobody"), (18, 16, "me"), (18, 10, "nobody"), (1, 0, "me"), (7, 4, "nobody"), (7, 5, "me")],
)
def test_another_number_of_points_may_be_agreed(target: int, before: int, winner: str) -> None:
    assert withdrawn((before, 0), target=target).war_won_by == winner


@clause("ALS-10.2")
@pytest.mark.parametrize("target", [-1, 1000])
def test_a_number_of_points_that_makes_no_war_is_refused(target: int) -> None:
    with pytest.raises(Mistake, match="target"):
        game.Options(target=target)


def next_battle(match: Match) -> Battle:
    match.do("withdraw")
    return Battle(match.state)


@clause("ALS-10.3")
def test_for_the_next_battle_all_cards_are_shuffled_and_dealt_again() -> None:
    match = war([0, 1], [0, 1, 2], [*range(18)], [*range(17, -1, -1)])
    match.do("A1 to air")
    match.do("L1 facedown to air")
    battle = next_battle(match)
    assert (len(battle.me.hand), len(battle.them.hand), len(battle.deck)) == (6, 6, 6)
    assert all(place.me == place.them == "" for place in (battle.air, battle.land, battle.sea))
    assert sorted([*battle.me.hand, *battle.them.hand, *battle.deck]) == [f"{s}{n}" for s in "ALS" for n in range(1, 7)]
    assert battle.state.battle == 2


@clause("ALS-10.3", "ALS-4.1")
def test_the_next_deal_is_told_with_its_number_and_its_first_player() -> None:
    after = draw(battle=4).me("withdraw").deal()
    assert after.events[-2:] == ["them dealt 5", "them turn_began"]


@clause("ALS-10.3", "ALS-10.6")
def test_a_card_that_lay_facedown_is_in_the_next_battle_like_any_other() -> None:
    after = draw(
        """
              air    land  sea
        me    a1     .     .
        them  l1 s1  .     .
        """
    )
    after = after.me("withdraw").deal().them("A1 to air")
    assert after.air.them == "A1"
    assert after.air.total_them == 1


@clause("ALS-10.3")
def test_the_next_deal_is_a_shuffle_of_its_own() -> None:
    first = war([0, 1], [0, 1, 2], [*range(18)], [*range(18)])
    other = war([0, 1], [0, 1, 2], [*range(18)], [*range(17, -1, -1)])
    assert Battle(first.state).me.hand.codes == Battle(other.state).me.hand.codes
    assert next_battle(first).me.hand.codes != next_battle(other).me.hand.codes


@clause("ALS-10.4")
def test_the_theaters_move_one_place_to_the_right_and_the_last_goes_to_the_far_left() -> None:
    match = war(theaters=("land", "sea", "air"), first="one")
    assert Battle(match.state).row == "land sea air"
    assert next_battle(match).row == "air land sea"
    assert next_battle(match).row == "sea air land"
    assert next_battle(match).row == "land sea air"


@clause("ALS-10.4")
def test_the_theaters_are_not_laid_out_at_random_again() -> None:
    asked: list[int] = []

    def shuffles(which: int, n: int) -> range:
        asked.append(n)
        return range(n)

    rules: Any = game
    match = Match(rules, game.Options(), shuffles)
    match.do("withdraw")
    assert asked == [2, 3, 18, 18]


@clause("ALS-10.5")
@pytest.mark.parametrize("loser", ["me", "them"])
def test_the_commanders_change_hands_whoever_won(loser: str) -> None:
    battle = draw(first="me", turn=loser)
    after = (battle.me if loser == "me" else battle.them)("withdraw")
    assert after.first == "them"
    again = after.deal()
    assert (again.turn, again.decides) == ("them", "them")
    assert again.them("withdraw").deal().decides == "me"


@clause("ALS-10.5", "ALS-9.2")
def test_the_withdrawal_tables_change_hands_with_the_commanders() -> None:
    again = draw(me_holds="? ? ? ?").me("withdraw").deal()
    assert again.score == (0, 2)
    for _ in range(2):
        again = again.them(again.possible[0])
        again = again.me(again.possible[0])
    assert (len(again.me.hand), len(again.them.hand), again.turn) == (4, 4, "them")
    assert again.me.view.withdrawing == (3, 2)
    assert again.them("withdraw").score == (2, 2)


@clause("ALS-10.6")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_a_permission_left_from_the_last_battle_is_gone(edition: str) -> None:
    after = draw(me_holds="Air Drop, ?", them_holds="S6 ?", edition=edition)
    after = after.me("Air Drop to air").them("withdraw").deal()
    # They begin; neither may play faceup out of the matching theater.
    assert after.them.view.air_drop == (False, False)
    after = after.them(after.possible[0])
    assert after.decides == "me"
    assert not after.can("A6 faceup to land")


@clause("ALS-10.6")
def test_an_extra_turn_left_from_the_last_battle_is_gone() -> None:
    after = draw(edition="2019").also("extra_turns.0=1", "extra_turns.1=2").me("withdraw").deal()
    after = after.them(after.possible[0])
    assert after.decides == "me"
    assert after.me(after.possible[0]).decides == "them"


@clause("ALS-10.6")
def test_the_score_and_the_length_of_the_war_stay() -> None:
    again = withdrawn((4, 3), target=18).deal()
    assert again.score == (6, 3)
    assert again.state.target == 18


# -- Beginners


@clause("ALS-10.7")
@pytest.mark.parametrize("first", ["me", "them"])
@pytest.mark.parametrize("cards", [1, 2, 3, 6])
def test_beginners_score_1_for_a_battle_won_by_a_withdrawal(cards: int, first: str) -> None:
    battle = draw(me_holds="? " * cards, scoring="beginner", first=first)
    assert battle.me.view.withdrawing == (1, 1)
    assert battle.me("withdraw").score == (0, 1)


@clause("ALS-10.7")
def test_beginners_score_1_for_a_battle_played_out() -> None:
    after = draw(me_holds="L1", them_holds="", scoring="beginner").me("L1 facedown to land")
    assert after.score == (1, 0)


@clause("ALS-10.8")
@pytest.mark.parametrize(("before", "winner"), [(1, "nobody"), (2, "them")])
def test_the_first_beginner_to_have_3_points_wins_the_war(before: int, winner: str) -> None:
    after = draw(scoring="beginner", score=(2, before)).me("withdraw")
    assert after.war_won_by == winner


@clause("ALS-10.8")
def test_a_war_of_beginners_goes_to_3_points_unless_agreed_otherwise() -> None:
    assert game.Options(scoring="beginner").target == 3
