"""Chapter 7: Transport, Escalation, Redeploy (Blockade: test_blockade.py; strength 6: test_air_cards.py)."""

import pytest

from tests.support import clause, draw

# -- Transport


@clause("ALS-7.23")
@pytest.mark.parametrize("edition", ["revised", "2019"])
@pytest.mark.parametrize("theater", ["land", "sea"])
def test_transport_moves_an_own_card_to_any_other_theater_adjacent_or_not(theater: str, edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    A6   .     .
        them  .    .     .
        """,
        me_holds="Transport, ?",
        edition=edition,
    )
    after = after.me("Transport to sea").me("A6")
    assert after.possible == ["land", "sea"]
    after = after.me(f"to {theater}")
    assert getattr(after, theater).me.last == "A6"
    assert after.air.me == ""
    assert after.turn == "them"


@clause("ALS-7.23", "ALS-5.12")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_transport_may_be_left_unused(edition: str) -> None:
    battle = draw(
        """
              air  land  sea
        me    A6   .     .
        them  .    .     .
        """,
        me_holds="Transport, ?",
        edition=edition,
    )
    after = battle.me("Transport to sea").me("decline")
    assert after.air.me == "A6"
    assert after.sea.me == "S1"
    assert after.turn == "them"


@clause("ALS-7.23")
def test_transport_takes_no_card_of_the_other_player() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A6   l6    .
        """,
        me_holds="Transport, ?",
    ).me("Transport to sea")
    assert after.possible == ["S1", "decline"]


@clause("ALS-7.24")
@pytest.mark.parametrize("chosen", ["A5", "A1", "L6", "S2", "S1"])
def test_transport_takes_any_own_card_covered_or_not_either_way_up_and_itself(chosen: str) -> None:
    after = draw(
        """
              air    land   sea
        me    a5 A1  L6 s2  .
        them  .      .      .
        """,
        me_holds="Transport, ?",
    ).me("Transport to sea")
    assert after.possible == ["A1", "A5", "L6", "S1", "S2", "decline"]
    there = "sea" if chosen[0] != "S" or chosen == "S2" else "air"
    assert chosen in [code.upper() for code in getattr(after.me(chosen).me(f"to {there}"), there).me.last]


# -- Escalation


@clause("ALS-7.25")
def test_escalation_makes_all_its_owners_facedown_cards_4_in_every_theater() -> None:
    battle = draw(
        """
              air  land    sea
        me    ?    ? ? L6  S2
        them  ?    ?       ?
        """
    )
    assert (battle.air.total_me, battle.land.total_me, battle.sea.total_me) == (4, 4 + 4 + 6, 2)
    assert (battle.air.total_them, battle.land.total_them, battle.sea.total_them) == (2, 2, 2)


# -- Redeploy


@clause("ALS-7.26")
def test_redeploy_returns_an_own_facedown_card_and_then_a_card_must_be_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    ).me("Redeploy to sea")
    assert after.possible == ["L6", "decline"]
    after = after.me("L6")
    assert after.land.me == ""
    assert after.me.hand == "A6 L6"
    assert (after.turn, after.decides, after.asked) == ("me", "me", "play")
    after = after.me("A6 to air")
    assert (after.turn, after.decides, after.asked) == ("them", "them", "turn")


@clause("ALS-7.26", "ALS-5.12")
def test_redeploy_may_be_left_unused_and_then_nothing_is_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    after = after.me("Redeploy to sea").me("decline")
    assert after.land.me == "l6"
    assert after.me.hand == "A6"
    assert after.turn == "them"


@clause("ALS-7.26", "ALS-5.14")
def test_redeploy_without_an_own_facedown_card_is_ignored() -> None:
    after = draw(
        """
              air  land  sea
        me    A6   L6    .
        them  ?    .     ?
        """,
        me_holds="Redeploy, ?",
    ).me("Redeploy to sea")
    assert after.turn == "them"


@clause("ALS-7.27")
def test_redeploy_may_return_a_covered_card() -> None:
    after = draw(
        """
              air  land       sea
        me    .    L5 l6 A5   .
        them  .    .          .
        """,
        me_holds="Redeploy, ?",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert after.land.me == "L5 A5"
    assert "L6" in after.me.hand


@clause("ALS-7.27", "ALS-5.7")
def test_redeploy_turned_facedown_before_it_is_resolved_may_return_itself() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     s4
        them  l2   .     .
        """,
        me_holds="A6",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my air").me("my sea").them("their sea")
    assert after.sea.me == "s4"
    assert (after.decides, after.asking) == ("me", "S4")
    after = after.me("Redeploy")
    assert after.me.hand == "A6 S4"
    assert (after.decides, after.asked) == ("me", "play")
    after = after.me("A6 to air")
    assert (after.turn, after.decides) == ("me", "me")


@clause("ALS-7.28")
def test_the_returned_card_may_be_the_one_that_is_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     l6
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    after = after.me("Redeploy to sea").me("L6").me("L6 to land")
    assert after.land.me == "L6"
    assert after.me.hand == "A6"


@clause("ALS-7.28", "ALS-4.3")
def test_the_play_of_redeploy_goes_faceup_to_the_matching_theater_only() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     l6
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert not after.can("L6 faceup to sea")
    assert not after.can("A6 faceup to land")
    assert after.can("A6 facedown to land")


@clause("ALS-7.28", "ALS-7.8")
def test_aerodrome_lets_the_play_of_redeploy_go_faceup_anywhere() -> None:
    after = draw(
        """
              air  land  sea
        me    A4   .     l1
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    after = after.me("Redeploy to sea").me("L1")
    assert after.can("L1 faceup to sea")
    assert not after.can("A6 faceup to sea")


@clause("ALS-7.28", "ALS-5.5")
def test_what_redeploy_plays_waits_behind_what_was_already_waiting() -> None:
    after = draw(
        """
              air  land  sea
        me    s4   .     a6
        them  .    .     s1
        """,
        me_holds="Disrupt, Ambush",
    )
    after = after.me("Disrupt to land").me("my air").them("my sea").me("A6").me("Ambush to land")
    assert (after.decides, after.asking) == ("them", "S1")
    after = after.them("decline")
    assert (after.decides, after.asking) == ("me", "L2")


@clause("ALS-7.28", "ALS-5.1")
def test_the_card_played_by_redeploy_has_its_ability() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     l6
        them  .    .     .
        """,
        me_holds="Redeploy, A3",
    )
    after = after.me("Redeploy to sea").me("L6").me("A3 to air")
    assert (after.decides, after.asking) == ("me", "A3")
    assert after.me("my land").turn == "them"


@clause("ALS-7.29")
def test_redeploy_revealed_on_the_other_players_turn_lets_its_owner_play_at_once() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s4    l6
        them  .    .     .
        """,
        me_holds="A6 ?",
        them_holds="A3 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land").me("L6")
    assert (after.turn, after.decides, after.asked) == ("them", "me", "play")
    after = after.me("L6 to land")
    assert (after.turn, after.decides, after.asked) == ("me", "me", "turn")
    after = after.me("A6 to air")
    assert after.turn == "them"
