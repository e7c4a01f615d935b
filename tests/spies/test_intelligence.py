"""Chapter 5: Surveillance, Agent Network."""

import pytest

from tests.support import clause, draw

ROW = "intelligence  diplomacy  economics"

# -- Surveillance


@clause("SLS-5.1", "SLS-2.1", "SLS-2.4")
def test_surveillance_makes_the_other_player_reveal_every_lesser_card() -> None:
    after = draw(ROW, me_holds="Surveillance, D4, E6", them_holds="E4 D2 I6 E1")
    after = after.me("Surveillance to intelligence")
    assert (after.decides, after.asked, after.possible) == ("me", "hand", ["D4", "E6", "decline"])
    after = after.me("reveal D4")
    assert after.events[2:] == ["me revealed D4", "them revealed D2", "them revealed E1", "them turn_began"]
    assert after.them.hand == "I6 D2 E1 E4"
    assert after.me.hand == "D4 E6"


@clause("SLS-5.1", "SLS-2.2", "ALS-5.12")
def test_surveillance_may_be_declined_and_then_nobody_reveals_anything() -> None:
    after = draw(ROW, me_holds="Surveillance, D6", them_holds="I2 ?").me("Surveillance to intelligence").me("decline")
    assert after.turn == "them"
    assert not any(" revealed " in event for event in after.events)


@clause("SLS-2.2")
def test_surveillance_with_no_card_in_hand_reveals_nothing() -> None:
    after = draw(ROW, me_holds="Surveillance", them_holds="I2 ?").me("Surveillance to intelligence")
    assert (after.turn, after.asked) == ("them", "turn")
    assert not any(" revealed " in event or " lesser" in event for event in after.events)


@clause("SLS-5.2")
@pytest.mark.parametrize("theirs", ["I6 D3 E4", "D3", "-"])
def test_everybody_is_told_that_the_other_player_holds_no_lesser_card(theirs: str) -> None:
    after = draw(ROW, me_holds="Surveillance, E3, ?", them_holds=theirs)
    after = after.me("Surveillance to intelligence").me("E3")
    assert not any(event.startswith("them revealed") for event in after.events)
    for told in (after.me.told, after.them.told, after.told_to_all):
        assert "them lesser" in told


@clause("SLS-5.2")
def test_with_a_lesser_card_nobody_is_told_that_there_is_none() -> None:
    after = draw(ROW, me_holds="Surveillance, E3, ?", them_holds="D2").me("Surveillance to intelligence").me("E3")
    assert "them lesser" not in after.events


@clause("SLS-5.1", "SLS-2.5")
def test_surveillance_compares_printed_strengths_whatever_escalation_makes_of_cards_in_play() -> None:
    after = draw(
        """
              sea  intelligence  land
        me    S2   .             l4
        them  .    ?             .
        """,
        me_holds="Surveillance, I3",
        them_holds="L1 S3",
    )
    after = after.me("Surveillance to intelligence").me("I3")
    assert [event for event in after.events if event.startswith("them revealed")] == ["them revealed L1"]


@clause("SLS-5.1", "ALS-5.2")
def test_surveillance_revealed_on_the_other_players_turn_asks_its_owner() -> None:
    after = draw(
        """
              diplomacy  intelligence  economics
        me    .          i1            .
        them  .          .             .
        """,
        me_holds="I5",
        them_holds="D3 D2 E6",
        turn="them",
    )
    after = after.them("D3 to diplomacy").them("their intelligence")
    assert (after.decides, after.asked) == ("me", "hand")
    after = after.me("I5")
    assert "them revealed D2" in after.events
    assert after.turn == "me"


# -- Agent Network


@clause("SLS-5.3", "SLS-5.5")
def test_agent_network_forbids_the_other_player_facedown_plays_to_its_theater() -> None:
    drawing = """
              intelligence  diplomacy  economics
        me    .             .          .
        them  .             I2         .
        """
    battle = draw(drawing, me_holds="D6 I6")
    assert not battle.can("D6 facedown to diplomacy")
    assert not battle.can("I6 facedown to diplomacy")
    assert battle.can("D6 facedown to intelligence")
    assert battle.can("D6 facedown to economics")
    assert battle.can("D6 faceup to diplomacy")
    owner = draw(drawing, them_holds="D6 I6", turn="them")
    assert owner.can("I6 facedown to diplomacy")


@clause("SLS-5.3", "ALS-5.9", "ALS-5.10")
@pytest.mark.parametrize(("pile", "forbidden"), [("I2", True), ("I2 ?", True), ("I2 D6", True), ("i2", False)])
def test_agent_network_works_while_faceup_covered_or_not(pile: str, forbidden: bool) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          .
        them  {pile}        .          .
        """,
        me_holds="I6 ?",
    )
    assert battle.can("I6 facedown to intelligence") is not forbidden


@clause("SLS-5.4")
def test_agent_network_forbids_the_facedown_play_of_redeploy_there() -> None:
    after = draw(
        """
              sea  intelligence  land
        me    .    .             l6
        them  .    I2            .
        """,
        me_holds="Redeploy, I6",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert set(after.possible) == {
        "L6 to land",
        "L6 facedown to land",
        "L6 facedown to sea",
        "I6 to intelligence",
        "I6 facedown to land",
        "I6 facedown to sea",
    }


@clause("SLS-5.4", "ALS-7.12")
def test_agent_network_leaves_reinforce_the_other_adjacent_theater() -> None:
    after = draw(
        """
              sea  land  intelligence
        me    .    .     .
        them  I2   .     .
        """,
        me_holds="Reinforce, ?",
        deck="I6",
    ).me("Reinforce to land")
    assert after.possible == ["I6 facedown to intelligence"]


@clause("SLS-5.4", "ALS-7.14")
def test_reinforce_draws_nothing_where_agent_network_leaves_it_nowhere_to_play() -> None:
    after = draw(
        """
              land  sea  intelligence
        me    .     .    .
        them  .     I2   .
        """,
        me_holds="Reinforce, ?",
        deck="I6",
    ).me("Reinforce to land")
    assert after.turn == "them"
    assert after.deck.top == "I6"
    assert after.me.sees_deck()[0] == "?"


@clause("SLS-5.5")
def test_cards_may_be_moved_to_agent_network_and_turned_facedown_there() -> None:
    moved = draw(
        """
              sea  intelligence  land
        me    .    .             l6
        them  .    I2            .
        """,
        me_holds="Transport, ?",
    )
    moved = moved.me("Transport to sea").me("L6")
    assert moved.possible == ["sea", "intelligence"]
    assert moved.me("intelligence").intelligence.me == "l6"
    turned = draw(
        """
              diplomacy  intelligence  economics
        me    .          I6            .
        them  .          I2            .
        """,
        me_holds="D3 ?",
    )
    assert turned.me("D3 to diplomacy").me("my intelligence").intelligence.me == "i6"
