"""The printed examples of the three rulebooks, row by row as `rules/als.md` lists them."""

import pytest

from tests.support import Battle, clause, draw

EDITIONS = ["revised", "2019"]  # an example that stands in both wordings holds in both editions


@clause("ALS-3.1", "ALS-3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sea_holds_one_card_of_mine_and_two_of_theirs_and_lies_next_to_land_only(edition: str) -> None:
    battle = draw(
        """
              land  sea        air
        me    ?     L5         ?
        them  ?     A2 S1      ?
        """,
        me_holds="S3 ?",
        edition=edition,
    )
    assert (len(battle.sea.me), len(battle.sea.them)) == (1, 2)
    reached = draw("air  sea  land\nme  ?  ?  ?\nthem  ?  ?  ?", me_holds="A3 ?", edition=edition).me("A3 to air")
    assert reached.possible == ["my sea", "their sea"]
    ends = draw("air  sea  land\nme  ?  .  ?\nthem  ?  .  ?", me_holds="A3 ?", edition=edition).me("A3 to air")
    assert ends.turn == "them"  # air and land are not adjacent: nothing to flip


@clause("ALS-3.7")
@pytest.mark.parametrize(("beneath", "above"), [("S2", "S1"), ("S2", "S4")])
def test_escalation_is_covered_and_the_card_on_it_uncovered(beneath: str, above: str) -> None:
    battle = draw(
        f"""
              air  land  sea
        me    .    .     {beneath} {above}
        them  .    .     .
        """,
        them_holds="L3 ?",
        turn="them",
    )
    after = battle.them("L3 to land")
    assert after.possible == ["their sea"]
    assert after.them("their sea").sea.me == f"{beneath} {above.lower()}"


def sea_3_is_played(edition: str) -> Battle:
    """The card of strength 2 must be a facedown one: under a faceup Escalation the next example would count 4."""
    return draw(
        """
              air  land  sea
        me    .    ?     ? S1
        them  ?    L6    .
        """,
        me_holds="S3 L5",
        them_holds="A6 ?",
        edition=edition,
    ).me("S3 to sea")


@clause("ALS-3.6", "ALS-4.3", "ALS-5.1", "ALS-7.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sea_3_covers_cards_2_and_1_and_at_once_flips_a_card_next_door(edition: str) -> None:
    after = sea_3_is_played(edition)
    assert after.sea.me == "? S1 S3"
    assert after.possible == ["my land", "their land"]
    assert after.me("their land").land.them == "l6"


@clause("ALS-3.4", "ALS-3.5", "ALS-4.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_land_5_played_facedown_to_air_has_no_ability_and_strength_2(edition: str) -> None:
    after = sea_3_is_played(edition).me("their land").them("A6 to air").me("L5 facedown to air")
    assert after.air.me == "l5"
    assert after.air.total_me == 2
    assert (after.turn, after.asked) == ("them", "turn")


@clause("ALS-5.4", "ALS-7.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_transport_moves_one_card_right_after_it_was_played_or_revealed_and_no_more(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    A6   .     .
        them  .    .     .
        """,
        me_holds="Transport, L3, ?",
        them_holds="L6 S3 ?",
        edition=edition,
    )
    after = after.me("Transport to sea").me("A6").me("to land")
    assert after.turn == "them"
    assert after.land.me == "A6"
    after = after.them("L6 to land").me("L3 to land").me("my sea")
    assert after.turn == "them"
    assert after.sea.me == "s1"
    after = after.them("S3 facedown to land")
    assert after.decides == "me"  # nothing more of Transport until it is faceup again
    revealed = draw(
        """
              air  land  sea
        me    A6   .     s1
        them  .    .     .
        """,
        me_holds="L3 ?",
        edition=edition,
    )
    revealed = revealed.me("L3 to land").me("my sea").me("A6").me("to sea")
    assert revealed.sea.me == "S1 A6"


@clause("ALS-5.9", "ALS-7.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_escalation_raises_facedown_cards_to_4_while_faceup_and_to_2_after(edition: str) -> None:
    battle = draw(
        """
              air  land  sea
        me    ?    ? ?   S2
        them  .    .     .
        """,
        them_holds="L3 ?",
        turn="them",
        edition=edition,
    )
    assert (battle.air.total_me, battle.land.total_me) == (4, 8)
    after = battle.them("L3 to land").them("their sea")
    assert (after.air.total_me, after.land.total_me) == (2, 4)


@clause("ALS-6.2", "ALS-7.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("whose", "mine", "theirs"), [("my", "l6", "?"), ("their", "L6", "A6")])
def test_maneuver_may_flip_a_card_of_mine_or_of_theirs(whose: str, mine: str, theirs: str, edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    a6    .
        """,
        me_holds="A3 ?",
        edition=edition,
    )
    after = after.me("A3 to air").me(f"{whose} land")
    assert after.land.me == mine
    assert after.land.them == theirs


@clause("ALS-5.11", "ALS-5.12", "ALS-7.6", "ALS-11.7")
def test_2019_maneuver_is_compulsory_and_air_drop_may_be_left_unused() -> None:
    maneuver = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    .     .
        """,
        me_holds="A3 ?",
        edition="2019",
    ).me("A3 to air")
    assert maneuver.possible == ["my land"]
    after = draw(me_holds="A2 L6 S6", them_holds="A6 A4", edition="2019").me("A2 to air").them("A6 to air")
    assert after.can("L6 faceup to sea")
    after = after.me("L6 to land").them("A4 to air")
    assert not after.can("S6 faceup to air")


@clause("ALS-11.2", "ALS-7.6")
def test_2019_of_three_cards_in_sea_maneuver_can_flip_the_uncovered_6_only() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    .     S2 S1 S6
        """,
        me_holds="L3 ?",
        edition="2019",
    ).me("L3 to land")
    assert after.possible == ["their sea"]
    assert after.me("their sea").sea.them == "S2 S1 s6"


@clause("ALS-8.3", "ALS-8.4", "ALS-8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_to_3_in_air_1_to_4_on_land_and_3_to_3_at_sea_is_won_by_the_first_player(edition: str) -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   L1    S3
        them  A3   L4    S1
        """,
        me_holds="",
        them_holds="S5",
        turn="them",
        edition=edition,
    ).them("S5 facedown to sea")
    controlled = [event for event in battle.events if " controls " in event]
    assert controlled == ["me controls air 6 3", "them controls land 4 1", "me controls sea 3 3"]
    assert battle.won_by == "me"
    assert battle.score == (6, 0)
