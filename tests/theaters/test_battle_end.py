"""Chapters 8 and 9: the end of a battle, scoring and withdrawing."""

import pytest

from tests.support import clause, draw

EDITIONS = ["revised", "2019"]


@clause("ALS-8.1")
def test_a_withdrawal_ends_the_battle_at_once_whatever_lies_in_the_theaters() -> None:
    after = draw(
        """
              air  land  sea
        me    A6   L6    S6
        them  .    .     .
        """
    ).me("withdraw")
    assert after.won_by == "them"
    assert (after.decides, after.asked) == ("nobody", "cards")  # the next battle waits for its deal


@clause("ALS-8.2")
def test_a_battle_ends_when_both_hands_are_empty() -> None:
    battle = draw(me_holds="A6", them_holds="L6")
    after = battle.me("A6 to air")
    assert after.won_by == "nobody"
    assert after.them("L6 to land").won_by == "me"


@clause("ALS-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_battle_does_not_end_before_every_ability_is_finished(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    s1    S6
        """,
        me_holds="A3",
        them_holds="",
        edition=edition,
    ).me("A3 to air")
    assert (after.won_by, after.decides) == ("nobody", "me")
    after = after.me("their land")
    assert (after.won_by, after.decides) == ("nobody", "them")
    after = after.them("S6").them("to air")
    assert after.won_by == "them"  # with 6 in air and 1 in land against 3 and 0


@clause("ALS-8.2", "ALS-7.26")
def test_a_card_returned_by_the_last_ability_is_still_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy",
        them_holds="",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert after.won_by == "nobody"
    assert after.me("L6 to land").won_by == "me"


@clause("ALS-8.3", "ALS-8.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "first", "holder"),
    [
        ("L5", "L4", "them", "me"),
        ("L4", "L5", "me", "them"),
        ("?", "?", "me", "me"),
        ("?", "?", "them", "them"),
        (".", ".", "me", "me"),
        (".", ".", "them", "them"),
        (".", "?", "me", "them"),
        ("? ?", "L4", "them", "them"),
    ],
)
def test_the_greater_total_controls_a_theater_and_the_first_player_a_tie(
    mine: str, theirs: str, first: str, holder: str
) -> None:
    battle = draw(
        f"""
              air  land      sea
        me    .    {mine}    .
        them  .    {theirs}  .
        """,
        first=first,
    )
    assert battle.land.controlled_by == holder


@clause("ALS-8.5", "ALS-9.1")
@pytest.mark.parametrize(
    ("mine", "winner"),
    [("A6  L6", "me"), (".  L6", "them"), (".  .", "them"), ("A6  .", "them")],
)
def test_who_controls_more_theaters_wins_a_battle_played_out(mine: str, winner: str) -> None:
    after = draw(
        f"""
              air  land  sea
        me    {mine}  .
        them  A1   L1    S4
        """,
        me_holds="S1",
        them_holds="",
        first="them",
    )
    after = after.me("S1 facedown to sea")
    assert after.won_by == winner


@clause("ALS-8.5", "ALS-8.4")
def test_the_first_player_wins_a_battle_of_ties() -> None:
    battle = draw(
        """
              air  land  sea
        me    ?    ?     .
        them  ?    ?     ?
        """,
        me_holds="S1",
        them_holds="",
        first="them",
    )
    assert battle.me("S1 facedown to sea").won_by == "them"


@clause("ALS-8.1", "ALS-9.2")
def test_a_withdrawal_is_told_with_the_hand_the_points_and_the_score() -> None:
    after = draw(me_holds="? ?", score=(4, 1)).me("withdraw")
    assert after.events == ["me withdrew 2 3", "them battle_won 3", "nobody score 4 4"]
    assert after.told_to_all == after.events


# -- Scoring


@clause("ALS-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "score"), [("me", (6, 0)), ("them", (0, 6))])
def test_the_winner_of_a_battle_played_out_scores_6_and_the_loser_none(
    first: str, score: tuple[int, int], edition: str
) -> None:
    after = draw(me_holds="L1", them_holds="", first=first, edition=edition).me("L1 facedown to land")
    assert after.score == score


TABLES = [
    ("me", 6, 2),
    ("me", 5, 2),
    ("me", 4, 2),
    ("me", 3, 3),
    ("me", 2, 3),
    ("me", 1, 4),
    ("them", 6, 2),
    ("them", 5, 2),
    ("them", 4, 3),
    ("them", 3, 3),
    ("them", 2, 4),
    ("them", 1, 6),
]


@clause("ALS-9.2", "ALS-9.3", "ALS-9.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "cards", "points"), TABLES)
def test_a_withdrawal_is_paid_by_the_commander_and_the_hand_that_is_left(
    first: str, cards: int, points: int, edition: str
) -> None:
    battle = draw(me_holds="? " * cards, them_holds="? ? ?", first=first, edition=edition)
    assert battle.me.view.withdrawing[0] == points
    after = battle.me("withdraw")
    assert after.score == (0, points)


@clause("ALS-9.2", "ALS-9.3", "ALS-9.4")
@pytest.mark.parametrize(("first", "cards", "points"), TABLES)
def test_the_table_is_that_of_whoever_withdraws_on_either_side_of_the_table(
    first: str, cards: int, points: int
) -> None:
    battle = draw(them_holds="? " * cards, turn="them", first="them" if first == "me" else "me")
    assert battle.them("withdraw").score == (points, 0)


@clause("ALS-9.2")
def test_the_hand_of_the_other_player_makes_no_difference_to_a_withdrawal() -> None:
    assert {draw(me_holds="? ?", them_holds="? " * n).me("withdraw").score for n in range(7)} == {(0, 3)}


@clause("ALS-9.3", "ALS-9.4", "ALS-9.5")
def test_the_tables_name_6_points_for_an_empty_hand_although_it_cannot_withdraw() -> None:
    battle = draw(me_holds="? ?", them_holds="", first="them")
    assert battle.me.view.withdrawing[1] == 6
    assert draw(me_holds="? ?", them_holds="", first="me").me.view.withdrawing[1] == 6


@clause("ALS-9.5", "ALS-4.10")
def test_a_player_with_an_empty_hand_has_no_turn_to_withdraw_in() -> None:
    after = draw(me_holds="L6 A6", them_holds="").me("L6 to land")
    assert after.decides == "me"
    after = after.me("A6 to air")
    assert after.won_by == "me"
