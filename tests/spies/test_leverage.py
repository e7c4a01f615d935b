"""Chapter 6: Leverage."""

from tests.support import clause, draw


@clause("SLS-6.7", "SLS-2.1", "SLS-2.4")
def test_leverage_flips_any_uncovered_card_that_is_lesser_than_the_revealed_one() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          E6 e5
        them  I3            D2 D6      E1
        """,
        me_holds="Leverage, I5, ?",
    ).me("Leverage to diplomacy")
    assert (after.decides, after.asked) == ("me", "hand")
    after = after.me("I5")
    assert "me revealed I5" in after.told_to_all
    assert after.possible == ["my diplomacy", "my economics", "their intelligence", "their economics"]
    after = after.me("their economics")
    assert after.economics.them == "e1"
    assert "I5" in after.me.hand
    assert after.turn == "them"


@clause("SLS-6.7", "SLS-2.2", "ALS-5.12")
def test_leverage_may_be_declined_and_then_flips_nothing() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I3            .          .
        """,
        me_holds="Leverage, I5",
    )
    after = after.me("Leverage to diplomacy").me("decline")
    assert after.turn == "them"
    assert after.diplomacy.me == "D4"
    assert after.intelligence.them == "I3"


@clause("SLS-6.7", "ALS-5.13")
def test_once_a_card_is_revealed_leverage_must_flip_one() -> None:
    after = draw("intelligence  diplomacy  economics", me_holds="Leverage, I5").me("Leverage to diplomacy").me("I5")
    assert after.possible == ["my diplomacy"]


@clause("SLS-2.2")
def test_with_an_empty_hand_leverage_flips_nothing() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I3            .          .
        """,
        me_holds="Leverage",
    ).me("Leverage to diplomacy")
    assert after.turn == "them"
    assert after.diplomacy.me == "D4"
    assert after.intelligence.them == "I3"


@clause("SLS-6.8")
def test_leverage_may_flip_itself_while_it_is_lesser() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I3            .          .
        """,
        me_holds="Leverage, E5, E4, I6",
    ).me("Leverage to diplomacy")
    assert battle.me("E5").possible == ["my diplomacy", "their intelligence"]
    assert battle.me("E4").possible == ["their intelligence"]  # 4 is not lesser than 4
    after = battle.me("I6").me("my diplomacy")
    assert after.diplomacy.me == "d4"
    assert after.turn == "them"


@clause("SLS-6.8", "ALS-5.7", "SLS-2.5")
def test_leverage_turned_facedown_while_it_waits_may_flip_itself_up_and_works_again() -> None:
    """Disrupt reveals Leverage, and then a card of theirs turns it down."""
    after = draw(
        """
              land  diplomacy  sea
        me    .     d4         .
        them  .     .          l3
        """,
        me_holds="S3 ?",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").them("my sea").me("my diplomacy").them("their diplomacy")
    assert after.diplomacy.me == "d4"
    after = after.me("S3")
    assert after.possible == ["my diplomacy"]  # facedown it counts 2
    after = after.me("my diplomacy")
    assert after.diplomacy.me == "D4"
    assert (after.decides, after.asked, after.asking) == ("me", "hand", "D4")
    assert after.me("decline").turn == "me"


@clause("SLS-6.9")
def test_a_card_may_be_revealed_though_nothing_is_lesser() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I3            .          .
        """,
        me_holds="Leverage, E2, E3",
    ).me("Leverage to diplomacy")
    assert after.possible == ["E2", "E3", "decline"]
    after = after.me("E2")
    assert "me revealed E2" in after.events
    assert after.turn == "them"
    assert not any("flipped" in event for event in after.events)
    assert after.them.sees_hand_of("me") == "E2 ?"
