"""Chapter 5: the turn that a named card binds, and what unbinds it."""

import pytest

from tests.support import Battle, clause, draw

ROW = "intelligence  diplomacy  economics"


def named(battle: Battle, card: str) -> Battle:
    return battle.me("Neutralization to intelligence").me(f"name {card}")


@clause("SLS-5.11", "ALS-7.9", "SLS-10.1")
def test_containment_destroys_the_named_card_and_everybody_knows_where_it_lies() -> None:
    after = draw(
        """
              intelligence  air  diplomacy
        me    .             A5   .
        them  .             .    .
        """,
        me_holds="Neutralization, ?",
        them_holds="D6 I2",
    )
    after = named(after, "D6").them("D6 facedown to diplomacy")
    assert after.diplomacy.them == ""
    assert after.deck.bottom == "D6"
    assert after.me.sees_deck().endswith(" D6")
    assert after.turn == "me"


@clause("SLS-5.11", "ALS-7.33")
def test_blockade_destroys_the_named_card() -> None:
    after = draw(
        """
              intelligence  sea  diplomacy
        me    .             S5   .
        them  ? ?           .    .
        """,
        me_holds="Neutralization, ?",
        them_holds="D6 I2",
    )
    after = named(after, "D6").them("D6 facedown to intelligence")
    assert "them destroyed D6 intelligence by S5" in after.events
    assert after.deck.bottom == "D6"


@clause("SLS-5.11", "SLS-5.3")
def test_agent_network_keeps_the_named_card_out() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          I2
        them  .             .          .
        """,
        me_holds="Neutralization, ?",
        them_holds="D6 E1",
    )
    assert named(after, "D6").possible == ["D6 facedown to intelligence", "D6 facedown to diplomacy"]


@clause("SLS-5.11", "ALS-7.4")
def test_a_named_card_spends_air_drop() -> None:
    after = draw(
        "intelligence  air  diplomacy", me_holds="Neutralization, A6, ?", them_holds="Air Drop, D6, D4", turn="them"
    )
    after = named(after.them("Air Drop to air"), "D6").them("D6 facedown to air").me("A6 to air")
    assert not after.can("D4 faceup to air")


def redeployed(play: str) -> Battle:
    """Before their turn comes, their Redeploy has let them play."""
    after = draw(
        """
              land  intelligence  sea
        me    .     i4            .
        them  .     .             l6 s4
        """,
        me_holds="Disrupt, ?",
        them_holds="S6 S5",
    )
    after = after.me("Disrupt to land").me("my intelligence").them("my sea").me("name S6")
    return after.them("L6").them(play)


@clause("SLS-5.12")
@pytest.mark.parametrize("play", ["S6 faceup to sea", "S6 facedown to land"])
def test_a_named_card_that_has_left_the_hand_binds_no_longer(play: str) -> None:
    after = redeployed(play)
    assert "them holds S6" in after.events
    assert (after.decides, after.asked) == ("them", "turn")
    assert after.can("withdraw")
    after = after.them("L6 to land").me(after.them("L6 to land").possible[0])
    assert (after.decides, after.asked) == ("them", "turn")


@clause("SLS-5.12")
def test_a_named_card_kept_through_another_play_binds() -> None:
    after = redeployed("S5 faceup to sea")
    assert set(after.possible) == {f"S6 facedown to {theater}" for theater in ("land", "intelligence", "sea")}


@clause("SLS-5.12", "SLS-6.1")
def test_a_named_card_that_left_the_hand_and_came_back_before_that_turn_binds() -> None:
    after = draw(
        """
              diplomacy  land  sea    intelligence  economics
        me    .          .     .      i4            .
        them  d1         .     e6 s4  .             .
        """,
        me_holds="Disrupt, ?",
        them_holds="L3 E5",
    )
    after = after.me("Disrupt to land").me("my intelligence").them("my sea").me("name L3")
    after = after.them("E6").them("L3 faceup to land").them("my diplomacy").them("my land")
    assert (after.decides, after.asked) == ("them", "play")
    assert len(after.possible) == 5
    assert all(play.startswith("L3 facedown") for play in after.possible)


@clause("SLS-5.7", "ALS-5.2")
def test_neutralization_revealed_on_the_other_players_turn_binds_the_turn_after_it() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    i4            .          .
        them  .             .          .
        """,
        me_holds="I6 ?",
        them_holds="D3 D6 E6",
        turn="them",
    )
    after = after.them("D3 to diplomacy").them("their intelligence").me("name D6")
    assert after.turn == "me"
    after = after.me("I6 to intelligence")
    assert (after.asked, after.possible[0]) == ("play", "D6 facedown to intelligence")


@clause("SLS-5.12", "ALS-4.10", "ALS-4.11")
def test_a_named_card_binds_its_holders_next_turn_though_the_other_player_is_skipped() -> None:
    after = named(draw(ROW, me_holds="Neutralization", them_holds="D6 I2"), "D6").them("D6 facedown to diplomacy")
    assert "me skipped" in after.events
    assert (after.decides, after.asked) == ("them", "turn")


def twice_named() -> Battle:
    """Diplomacy 4 is a second Neutralization at this table."""
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             d4         .
        them  .             .          .
        """,
        me_holds="I4 I6 ?",
        them_holds="I3 D6 E6 E1",
        turn="them",
        own={"D4": "I4"},
    )
    after = after.them("I3 to intelligence").them("their diplomacy").me("name D6")
    return after.me("I4 to intelligence").me("name E6")


@clause("SLS-5.13")
def test_the_holder_of_two_named_cards_chooses_which_to_play() -> None:
    after = twice_named()
    assert (after.decides, after.asked) == ("them", "play")
    assert {play[:2] for play in after.possible} == {"D6", "E6"}
    assert len(after.possible) == 6


@clause("SLS-5.13")
@pytest.mark.parametrize(("played", "other"), [("D6", "E6"), ("E6", "D6")])
def test_the_other_of_two_named_cards_binds_no_longer(played: str, other: str) -> None:
    after = twice_named().them(f"{played} facedown to economics").me("I6 to intelligence")
    assert (after.decides, after.asked) == ("them", "turn")
    assert other in after.them.hand
    assert after.can("E1 to economics")


@clause("SLS-5.13")
def test_nobody_is_told_of_a_certain_card_while_two_may_be_chosen() -> None:
    assert not {"them must_play D6", "them must_play E6"} & set(twice_named().events)


@clause("SLS-5.18")
def test_a_named_card_with_nowhere_to_go_binds_no_longer() -> None:
    """All cards of strength 2 are Agent Networks at this table."""
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I2            D2         E2
        them  .             .          .
        """,
        me_holds="Neutralization, I6",
        them_holds="D6 E6",
        own={"D2": "I2", "E2": "I2"},
    )
    after = named(battle, "D6")
    assert "them holds D6" in after.events
    assert (after.decides, after.asked) == ("them", "turn")
    assert set(after.possible) == {"D6 to diplomacy", "E6 to economics", "withdraw"}
    later = after.them("E6 to economics").me("I6 to intelligence")
    assert (later.decides, later.asked) == ("them", "turn")
