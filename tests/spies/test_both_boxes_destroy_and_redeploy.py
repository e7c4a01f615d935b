"""Cards of both boxes at one table: destroyed cards, returned cards."""

import pytest

from tests.support import clause, draw

# -- Destroyed as they are played


@clause("SLS-1.5", "ALS-6.9", "ALS-7.30")
@pytest.mark.parametrize("code", ["E1", "E3", "E4", "E5", "E2"])
def test_a_card_of_the_second_box_destroyed_as_it_is_played_has_no_ability(code: str) -> None:
    after = draw(
        """
              land  economics  sea
        me    .     ? ?        .
        them  .     ?          S5
        """,
        me_holds=f"{code} L6",
        them_holds="L4 ?",
    ).me(f"{code} to economics")
    assert after.deck.bottom == code
    assert (after.turn, after.asked) == ("them", "turn")
    after = after.them("L4 to land")
    assert not after.can("L6 faceup to sea")


@clause("SLS-5.15", "ALS-7.13", "ALS-12.11")
def test_the_card_of_reinforce_destroyed_by_containment_is_shown_by_exposure() -> None:
    after = draw(
        """
              land  intelligence  air
        me    .     .             .
        them  .     I5            A5
        """,
        me_holds="L1 ?",
        deck="A6",
    )
    after = after.me("L1 to land").me("A6 facedown to intelligence")
    assert "me exposed A6 intelligence by I5" in after.told_to_all
    assert after.them.sees_deck().endswith(" A6")


@clause("SLS-5.3", "ALS-7.9", "SLS-5.11")
def test_containment_and_agent_network_leave_a_named_card_only_to_be_destroyed() -> None:
    after = draw(
        """
              intelligence  air  land
        me    I2            A5   .
        them  .             .    .
        """,
        me_holds="I4 ?",
        them_holds="L6 A6",
    )
    after = after.me("I4 to intelligence").me("name L6")
    assert after.possible == ["L6 facedown to air", "L6 facedown to land"]
    assert after.them("L6 facedown to land").deck.bottom == "L6"


@clause("SLS-7.8", "ALS-7.31")
def test_blockade_counts_what_calculated_losses_and_give_and_take_have_left() -> None:
    after = draw(
        """
              sea  land   economics
        me    .    L6 ?   .
        them  S5   ?      .
        """,
        me_holds="E4 L2",
        them_holds="? ?",
    )
    after = after.me("E4 to economics").me("L6").me("my economics")
    after = after.them(f"{after.them.hand.codes[0]} facedown to sea").me("L2 to land")
    assert after.land.me.last == "L2"


# -- Redeploy


@clause("SLS-5.14", "ALS-12.8", "ALS-7.26")
def test_an_exposed_card_that_redeploy_returns_is_known_in_the_hand() -> None:
    after = draw(
        """
              intelligence  sea  land
        me    I5            .    .
        them  .             .    .
        """,
        me_holds="L6 S4 S6 S5",
        them_holds="? ?",
    )
    after = after.me("L6 facedown to land").them(f"{after.them.hand.codes[0]} facedown to sea")
    after = after.me("S4 to sea").me("L6").me("S6 to sea")
    assert after.them.sees_hand_of("me") == "L6 ?"


@clause("SLS-5.7", "SLS-5.12", "ALS-7.26")
def test_a_card_named_while_it_lay_in_play_does_not_bind_when_it_comes_back_to_the_hand() -> None:
    after = draw(
        """
              land  intelligence  sea
        me    .     .             .
        them  .     .             l6
        """,
        me_holds="I4 I6 ?",
        them_holds="S4 S6 S5",
    )
    after = after.me("I4 to intelligence").me("name L6")
    assert "them holds_not L6" in after.events
    after = after.them("S4 to sea").them("L6").them("S6 to sea").me("I6 to intelligence")
    assert (after.decides, after.asked) == ("them", "turn")


@clause("SLS-6.14", "ALS-7.19", "SLS-6.10")
def test_disrupt_itself_may_lie_where_armistice_protects_it() -> None:
    after = draw(
        """
              land  diplomacy  sea
        me    .     .          S6
        them  .     D5         .
        """,
        me_holds="L5 ?",
    ).me("L5 to land")
    assert (after.decides, after.possible) == ("them", ["my diplomacy"])
    own = draw(
        """
              diplomacy  land  sea
        me    D5 ?       .     .
        them  .          .     .
        """,
        me_holds="L5 ?",
    ).me("L5 to land")
    assert own.possible == ["my diplomacy"]
    assert own.me("my diplomacy").turn == "them"
