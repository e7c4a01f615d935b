"""Chapter 5: Exposure."""

import pytest

from tests.support import clause, draw
from tests.support.battle import seen_pile


@clause("SLS-5.14")
@pytest.mark.parametrize("owner", ["me", "them"])
def test_a_facedown_play_is_shown_to_everybody(owner: str) -> None:
    mine, theirs = ("I5", ".") if owner == "me" else (".", "I5")
    after = draw(
        f"""
              intelligence  diplomacy  economics
        me    {mine}        .          .
        them  {theirs}      .          .
        """,
        me_holds="E6 ? ?",
    ).me("E6 facedown to diplomacy")
    assert after.them.sees("diplomacy", "me") == "e6"
    assert seen_pile(after.public_view, "diplomacy", "me") == "e6"
    assert after.events[:2] == ["me played_down E6 diplomacy", "me exposed E6 diplomacy by I5"]
    assert after.told_to_all == after.events


@clause("SLS-5.14", "ALS-5.9", "ALS-5.10")
@pytest.mark.parametrize(("pile", "shown"), [("I5", "e6"), ("I5 ?", "e6"), ("i5", "?")])
def test_exposure_works_while_faceup_covered_or_not(pile: str, shown: str) -> None:
    after = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          .
        them  {pile}        .          .
        """,
        me_holds="E6 ?",
    ).me("E6 facedown to diplomacy")
    assert after.them.sees("diplomacy", "me") == shown


@clause("SLS-5.14", "ALS-7.12")
def test_the_card_of_reinforce_is_shown_too() -> None:
    after = draw(
        """
              land  intelligence  sea
        me    .     .             .
        them  .     I5            .
        """,
        me_holds="Reinforce, ?",
        deck="S6",
    ).me("Reinforce to land")
    assert "me drew" in after.them.told
    after = after.me("S6 facedown to intelligence")
    assert after.them.sees("intelligence", "me") == "s6"


@clause("SLS-5.14", "SLS-10.1")
def test_the_rest_of_a_hand_that_was_known_stays_known_when_exposure_shows_what_leaves_it() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  I5            .          .
        """,
        me_holds="I1 D6 E6 E4",
    )
    after = after.me("I1 to intelligence").me("D6").them(after.me("I1 to intelligence").me("D6").possible[0])
    after = after.me("E6 facedown to diplomacy")
    assert after.them.sees_hand_of("me") == "D6 ?"


@clause("SLS-5.15", "ALS-12.9")
def test_a_facedown_card_that_containment_destroys_is_shown_first() -> None:
    after = draw(
        """
              intelligence  air  economics
        me    I5            A5   .
        them  .             .    .
        """,
        me_holds="E6 ?",
    ).me("E6 facedown to intelligence")
    assert after.told_to_all[:3] == [
        "me played_unseen E6 intelligence",
        "me exposed E6 intelligence by I5",
        "me destroyed E6 intelligence by A5",
    ]
    assert after.them.sees_deck().endswith(" E6")


@clause("SLS-5.15", "ALS-12.10")
def test_of_the_cards_that_blockade_destroys_exposure_shows_the_facedown_ones_only() -> None:
    battle = draw(
        """
              intelligence  sea  economics
        me    I5 ? ?        .    .
        them  .             S5   .
        """,
        me_holds="I6 ?",
    )
    down = battle.me("I6 facedown to intelligence")
    assert "me exposed I6 intelligence by I5" in down.them.told
    assert down.them.sees_deck().endswith(" I6")
    up = battle.me("I6 faceup to intelligence")
    assert not any("I6" in event for event in up.them.told)
    assert up.them.sees_deck().endswith(" ?")


@clause("SLS-5.15")
def test_a_card_played_facedown_onto_exposure_itself_is_shown() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I5            .          .
        them  .             .          .
        """,
        me_holds="E6 ?",
    ).me("E6 facedown to intelligence")
    assert after.them.sees("intelligence", "me") == "I5 e6"


@clause("SLS-5.16", "ALS-3.5")
def test_a_card_that_was_shown_lies_facedown_like_any_other() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I5            .          .
        them  .             .          .
        """,
        me_holds="E3 ?",
    ).me("E3 facedown to diplomacy")
    assert after.diplomacy.me == "e3"
    assert after.diplomacy.total_me == 2
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-5.16")
def test_exposure_does_not_show_what_lies_facedown_already() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             e6         d6
        them  .             .          .
        """,
        them_holds="I5 ?",
        turn="them",
    ).them("I5 to intelligence")
    assert (after.them.sees("diplomacy", "me"), after.them.sees("economics", "me")) == ("?", "?")


@clause("SLS-5.16", "ALS-6.14")
def test_exposure_does_not_show_a_facedown_card_that_is_moved() -> None:
    after = draw(
        """
              intelligence  sea  land
        me    .             .    l6
        them  I5            .    .
        """,
        me_holds="Transport, ?",
    )
    after = after.me("Transport to sea").me("L6").me("to intelligence")
    assert after.them.sees("intelligence", "me") == "?"
    assert not any("exposed" in event for event in after.events)


@clause("SLS-5.16")
def test_exposure_says_nothing_of_a_card_that_is_turned_facedown() -> None:
    after = draw(
        """
              diplomacy  intelligence  economics
        me    .          I5            E6
        them  .          .             .
        """,
        me_holds="I3 ?",
    )
    after = after.me("I3 to intelligence").me("my economics")
    assert after.economics.me == "e6"
    assert not any("exposed" in event for event in after.events)
