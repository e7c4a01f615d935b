"""Chapter 6: words of abilities."""

import pytest

from tests.support import clause, draw


@clause("ALS-6.1")
@pytest.mark.parametrize(("before", "after"), [("L6", "l6"), ("l6", "L6")])
def test_to_flip_a_card_is_to_turn_it_over_either_way(before: str, after: str) -> None:
    battle = draw(
        f"""
              air  land      sea
        me    .    {before}  .
        them  .    .         .
        """,
        me_holds="Air Maneuver, ?",
    )
    assert battle.me("Air Maneuver to air").me("my land").land.me == after


@clause("ALS-6.2")
@pytest.mark.parametrize("play", ["Air Maneuver to air", "Ambush to land"])
def test_an_ability_that_flips_may_flip_a_card_of_either_player(play: str) -> None:
    battle = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    A6    .
        """,
        me_holds="Air Maneuver, Ambush",
    ).me(play)
    assert battle.possible == ["my land", "their land"]
    assert battle.me("their land").land.them == "a6"


@clause("ALS-6.2")
def test_an_ability_that_says_whose_card_flips_only_theirs() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     L6
        them  A6   .     .
        """,
        me_holds="Disrupt, ?",
    ).me("Disrupt to land")
    assert after.possible == ["my land", "my sea"]


@clause("ALS-6.3")
@pytest.mark.parametrize("play", ["Air Maneuver to air", "Ambush to land", "Disrupt to land"])
def test_an_ability_that_speaks_of_uncovered_cards_cannot_choose_a_covered_one(play: str) -> None:
    after = draw(
        """
              land  air  sea
        me    .     .    A4 L6
        them  .     .    .
        """,
        me_holds="Air Maneuver, Ambush, Disrupt",
    ).me(play)
    assert not any("A4" in action for action in after.possible)
    assert after.me("my sea").sea.me == "A4 l6"


@clause("ALS-6.4", "ALS-7.24")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_transport_and_redeploy_may_choose_covered_cards(edition: str) -> None:
    battle = draw(
        """
              air  land      sea
        me    .    l4 L6 ?   .
        them  .    .         .
        """,
        me_holds="Transport, Redeploy, ?",
        edition=edition,
    )
    transport = battle.me("Transport to sea")
    assert transport.can("L4")
    assert transport.can("L6")
    assert battle.me("Redeploy to sea").can("L4")


@clause("ALS-6.5", "ALS-7.9")
def test_a_card_played_because_of_an_ability_is_played() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     l6
        them  A5   .     .
        """,
        me_holds="Redeploy, Reinforce",
        deck="S1",
    )
    redeployed = battle.me("Redeploy to sea").me("L6").me("L6 facedown to land")
    assert redeployed.deck.bottom == "L6"
    reinforced = battle.me("Reinforce to land").me("S1 facedown to air")
    assert reinforced.deck.bottom == "S1"


@clause("ALS-6.6", "ALS-7.28")
def test_a_play_by_an_ability_follows_the_normal_rules() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     l6
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert set(after.possible) == {
        "A6 to air",
        "A6 facedown to air",
        "A6 facedown to land",
        "A6 facedown to sea",
        "L6 to land",
        "L6 facedown to air",
        "L6 facedown to land",
        "L6 facedown to sea",
    }
    assert after.me("L6 to land").land.me == "? L6"


@clause("ALS-6.6")
def test_the_card_of_reinforce_goes_to_ones_own_side_and_covers_the_cards_there() -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  A6   .     .
        """,
        me_holds="Reinforce, ?",
        deck="S1",
    )
    after = after.me("Reinforce to land").me("S1 facedown to air")
    assert after.air.me == "L6 s1"
    assert after.air.them == "A6"


@clause("ALS-6.7")
def test_a_card_in_a_theater_of_another_type_keeps_its_strength_and_its_ability() -> None:
    battle = draw(
        """
              air  land  sea
        me    S2   A6    ?
        them  .    .     .
        """,
        me_holds="L1 ?",
    )
    assert battle.land.total_me == 6
    assert (battle.air.total_me, battle.sea.total_me) == (2, 4)


@clause("ALS-6.7")
def test_a_card_stays_in_a_theater_of_another_type_when_what_let_it_go_there_is_gone() -> None:
    after = draw(
        """
              air  land  sea
        me    A4   .     .
        them  .    .     .
        """,
        me_holds="S2 ?",
        them_holds="L3 ?",
    )
    after = after.me("S2 faceup to air")
    assert after.air.me == "A4 S2"
    after = after.them("L3 to land").them("their air")
    assert after.air.me == "A4 s2"
    assert after.air.total_me == 4 + 2


@clause("ALS-6.8")
def test_a_destroyed_card_goes_to_the_bottom_of_the_deck_below_everything_there() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L6 S6",
        them_holds="A1 L1",
    )
    after = battle.me("L6 facedown to land").them("A1 facedown to sea").me("S6 facedown to air")
    assert after.deck.codes == (*battle.deck.codes, "L6", "A1", "S6")


@clause("ALS-6.8")
def test_a_card_destroyed_with_an_empty_deck_is_the_deck() -> None:
    after = draw(
        """
              air        land     sea
        me    A6 ? ? ?   ? ? ? ?  ?
        them  A5 ? ?     ? ?      ?
        """,
        me_holds="L6 ?",
        them_holds="S6",
    )
    assert after.deck == ""
    after = after.me("L6 facedown to land")
    assert after.deck == "L6"
    assert after.deck.top == after.deck.bottom == "L6"


@clause("ALS-6.9")
@pytest.mark.parametrize("code", ["Ambush", "Disrupt", "Reinforce", "Land Maneuver", "Cover Fire"])
def test_a_card_destroyed_as_it_is_played_faceup_has_no_ability(code: str) -> None:
    battle = draw(
        """
              air  land  sea
        me    ?    ?     .
        them  ?    ? ?   S5
        """,
        me_holds=f"{code}, ?",
    )
    after = battle.me(f"{code} faceup to land")
    assert after.deck.bottom == code
    assert (after.turn, after.asked) == ("them", "turn")
    assert not [event for event in after.events if "resolves" in event or "flipped" in event]
    assert after.land.me == "?"
    assert after.land.total_me == 2


@clause("ALS-6.9")
def test_air_drop_destroyed_as_it_is_played_gives_no_permission() -> None:
    after = draw(
        """
              air  land  sea
        me    ? ?  S5    .
        them  ?    .     .
        """,
        me_holds="Air Drop, L6",
        them_holds="S6 ?",
    )
    after = after.me("Air Drop to air").them("S6 to sea")
    assert not after.can("L6 faceup to sea")


@clause("ALS-6.10")
def test_a_card_destroyed_as_it_is_played_was_the_action_of_the_turn() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L6 S6",
    ).me("L6 facedown to land")
    assert after.me.hand == "S6"
    assert after.turn == "them"


@clause("ALS-6.10")
def test_a_card_destroyed_as_it_is_played_was_the_play_of_the_ability() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     l6
        them  A5   .     .
        """,
        me_holds="Redeploy, S6",
    ).me("Redeploy to sea")
    after = after.me("L6").me("S6 facedown to land")
    assert after.me.hand == "L6"
    assert after.turn == "them"


@clause("ALS-6.10")
def test_the_last_card_destroyed_as_it_is_played_ends_the_battle() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L6",
        them_holds="",
    ).me("L6 facedown to land")
    assert after.won_by == "me"  # the first player controls two empty theaters


@clause("ALS-6.11", "ALS-7.31")
@pytest.mark.parametrize(
    ("mine", "theirs", "destroyed"),
    [("? ? ?", ".", True), (".", "? ? ?", True), ("?", "? ?", True), ("? ?", ".", False), ("?", "?", False)],
)
def test_the_cards_of_both_players_occupy_a_theater(mine: str, theirs: str, destroyed: bool) -> None:
    after = draw(
        f"""
              air  land      sea
        me    .    {mine}    S5
        them  .    {theirs}  .
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert ("L6" not in after.land.me) is destroyed
    assert (after.deck.bottom == "L6") is destroyed


@clause("ALS-6.12")
@pytest.mark.parametrize("lying", ["L6", "l6"])
def test_a_moved_card_stays_on_its_side_the_same_way_up(lying: str) -> None:
    after = draw(
        f"""
              air  land     sea
        me    .    {lying}  .
        them  ?    .        .
        """,
        me_holds="Transport, ?",
    )
    after = after.me("Transport to sea").me("L6").me("to air")
    assert after.air.me == lying
    assert after.air.them == "?"
    assert after.land.me == ""


@clause("ALS-6.13")
def test_a_moved_card_goes_on_top_and_covers_the_cards_there() -> None:
    after = draw(
        """
              air    land  sea
        me    A6 a4  L6    .
        them  .      .     .
        """,
        me_holds="Transport, ?",
        them_holds="L3 ?",
    )
    after = after.me("Transport to sea").me("L6").me("to air")
    assert after.air.me == "A6 a4 L6"
    assert after.them("L3 to land").them("their air").air.me == "A6 a4 l6"


@clause("ALS-6.14")
def test_blockade_and_containment_do_nothing_to_a_moved_card() -> None:
    after = draw(
        """
              air   land    sea
        me    .     ? ?     l6
        them  A5    ?       S5
        """,
        me_holds="Transport, ?",
    )
    deck = after.deck
    after = after.me("Transport to sea").me("L6").me("to land")
    assert after.land.me == "? ? l6"
    assert after.deck == deck


@clause("ALS-6.14", "ALS-7.4")
def test_moving_a_card_does_not_spend_air_drop() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     l6 s1
        them  .    .     .
        """,
        me_holds="A2 S6",
        them_holds="L3 ?",
    )
    after = after.me("A2 to air").them("L3 to land").them("their sea").me("L6").me("to air")
    assert after.can("S6 faceup to land")


@clause("ALS-6.15")
def test_moving_a_card_sets_off_no_instant_ability() -> None:
    after = draw(
        """
              air  land  sea
        me    A3   ?     .
        them  .    ?     .
        """,
        me_holds="Transport, ?",
    )
    after = after.me("Transport to sea").me("A3").me("to land")
    assert (after.turn, after.asked) == ("them", "turn")
    assert after.land.me == "? A3"


@clause("ALS-6.15", "ALS-5.3")
def test_a_moved_ongoing_ability_goes_on_from_where_the_card_has_come_to() -> None:
    battle = draw(
        """
              air  land  sea
        me    A1   .     .
        them  .    .     .
        """,
        me_holds="Transport, ?",
    )
    assert (battle.air.total_me, battle.land.total_me, battle.sea.total_me) == (1, 3, 0)
    after = battle.me("Transport to sea").me("A1").me("to land")
    assert (after.air.total_me, after.land.total_me, after.sea.total_me) == (3, 1, 1 + 3)
