"""Chapter 2: reveal, greater and lesser, destroy. What it is to name: test_neutralization.py."""

import pytest

from tests.support import Battle, clause, draw
from tests.support.battle import seen_pile

ROW = "intelligence  diplomacy  economics"


@clause("SLS-2.1", "SLS-10.1")
@pytest.mark.parametrize(
    ("asks", "theater"), [("Surveillance", "intelligence"), ("Leverage", "diplomacy"), ("Requisition", "economics")]
)
def test_a_revealed_card_is_shown_to_everybody_and_goes_back_to_the_hand(asks: str, theater: str) -> None:
    after = draw(ROW, me_holds=f"{asks}, D6, E6").me(f"{asks} to {theater}").me("reveal D6")
    assert after.me.hand == "D6 E6"
    for view in (after.them.view, after.public_view):
        assert len(view.hands[0].cards) == 1
        assert view.hands[0].size == 2
    assert all("me revealed D6" in told for told in (after.me.told, after.them.told, after.told_to_all))


@clause("SLS-2.1", "SLS-5.1")
def test_the_cards_that_must_be_revealed_are_shown_on_both_sides_and_to_those_who_watch() -> None:
    after = draw(ROW, me_holds="Surveillance, D4, E6", them_holds="E1 D6").me("Surveillance to intelligence").me("D4")
    assert after.me.sees_hand_of("them") == "E1 ?"
    assert after.them.sees_hand_of("me") == "D4 ?"
    assert [len(hand.cards) for hand in after.public_view.hands] == [1, 1]


@clause("SLS-2.2")
@pytest.mark.parametrize(
    ("asks", "theater"), [("Surveillance", "intelligence"), ("Leverage", "diplomacy"), ("Requisition", "economics")]
)
def test_with_an_empty_hand_nobody_is_asked_to_reveal(asks: str, theater: str) -> None:
    after = draw(ROW, me_holds=asks, them_holds="I2 D3").me(f"{asks} to {theater}")
    assert (after.turn, after.asked) == ("them", "turn")
    assert after.them.hand == "I2 D3"
    assert after.me.sees_hand_of("them") == "? ?"


@clause("SLS-2.2")
@pytest.mark.parametrize(
    ("asks", "theater"), [("Surveillance", "intelligence"), ("Leverage", "diplomacy"), ("Requisition", "economics")]
)
def test_who_will_not_reveal_shows_nothing_and_gets_nothing(asks: str, theater: str) -> None:
    before = draw(ROW, me_holds=f"{asks}, D6", them_holds="I2 D3")
    after = before.me(f"{asks} to {theater}").me("decline")
    assert f"me declined {after.events[0].split()[2]}" in after.events
    assert after.them.sees_hand_of("me") == "?"
    assert after.me.sees_hand_of("them") == "? ?"
    assert len(after.events) == 4
    assert after.public_view.supplies == 14


# -- Greater and lesser


def lesser_than(card: str, battle: Battle) -> set[str]:
    """The piles in which Leverage finds a lesser card when this one is revealed."""
    after = battle.me("Leverage to diplomacy").me(card)
    return set(after.possible) if after.asked == "uncovered" else set()


@clause("SLS-2.4", "SLS-2.5")
@pytest.mark.parametrize(
    ("revealed", "lesser"),
    [
        ("I1", set[str]()),
        ("I2", {"my economics"}),
        ("I3", {"my economics", "their diplomacy"}),
        ("I4", {"my economics", "their diplomacy"}),
        ("E5", {"my economics", "their diplomacy", "my diplomacy"}),
        ("I6", {"my economics", "their diplomacy", "my diplomacy", "their intelligence"}),
    ],
)
def test_a_facedown_card_counts_2_and_of_equal_cards_neither_is_lesser(revealed: str, lesser: set[str]) -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E1
        them  I5            d6         .
        """,
        me_holds=f"Leverage, {revealed}",
    )
    assert lesser_than(revealed, battle) == lesser


@clause("SLS-2.5", "ALS-7.25")
def test_under_escalation_facedown_cards_count_4_for_their_owner_only() -> None:
    battle = draw(
        """
              diplomacy  sea  land
        me    .          .    l6
        them  l5         S2   .
        """,
        me_holds="Leverage, D3, D5",
    )
    assert lesser_than("D3", battle) == {"my land", "their sea"}
    assert lesser_than("D5", battle) == {"my land", "their sea", "their diplomacy", "my diplomacy"}


@clause("SLS-2.5", "ALS-7.17")
def test_cover_fire_changes_nothing_of_uncovered_cards() -> None:
    battle = draw(
        """
              diplomacy  land     sea
        me    .          .        .
        them  .          L1 L4 ?  .
        """,
        me_holds="Leverage, D3, D2",
    )
    assert lesser_than("D3", battle) == {"their land"}
    assert lesser_than("D2", battle) == set()


@clause("SLS-2.5")
def test_a_card_in_hand_keeps_its_printed_strength_under_escalation() -> None:
    after = draw(
        """
              intelligence  sea  land
        me    .             .    .
        them  .             S2   .
        """,
        me_holds="Surveillance, I3",
        them_holds="L1 L3 L5",
    )
    after = after.me("Surveillance to intelligence").me("I3")
    assert after.me.sees_hand_of("them") == "L1 ? ?"


# -- Destroy


@clause("SLS-2.6", "ALS-6.8")
@pytest.mark.parametrize(("card", "known"), [("I6", True), ("i6", False)])
def test_a_card_destroyed_in_play_goes_facedown_to_the_bottom_of_the_deck(card: str, known: bool) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          .
        them  {card}        .          .
        """,
        me_holds="Calculated Losses, ?",
    )
    after = battle.me("Calculated Losses to economics").me("E4").me("their intelligence")
    assert after.deck.codes == (*battle.deck.codes, "E4", "I6")
    assert after.intelligence.them == ""
    assert after.me.sees_deck().split()[-2:] == ["E4", "I6" if known else "?"]


@clause("SLS-2.6", "ALS-5.9")
def test_the_ongoing_ability_of_a_card_destroyed_in_play_ends() -> None:
    battle = draw(
        """
              air  intelligence  land
        me    .    .             .
        them  A1   .             .
        """,
        me_holds="I6 ?",
        them_holds="? ?",
    )
    assert battle.intelligence.total_them == 3
    after = draw(
        """
              air  economics  land
        me    .    .          .
        them  A1   .          .
        """,
        me_holds="E4 ?",
    )
    after = after.me("E4 to economics").me("E4").me("their air")
    assert after.economics.total_them == 0


@clause("SLS-2.6", "ALS-5.8")
def test_a_card_destroyed_while_its_ability_waits_takes_the_ability_with_it() -> None:
    after = draw(
        """
              land  economics  sea
        me    .     e4         .
        them  .     .          s1
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my economics").them("my sea").me("E4").me("their sea")
    assert after.deck.bottom == "S1"
    assert "them resolves S1" not in after.events
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-2.6", "ALS-7.18", "SLS-7.9")
def test_the_cards_beneath_a_destroyed_covered_card_stay_in_order() -> None:
    after = draw(
        """
              land      economics  sea
        me    L6 L4 l5  .          .
        them  .         .          .
        """,
        me_holds="E4 ?",
    )
    assert after.land.total_me == 4 + 4 + 2
    after = after.me("E4 to economics").me("L4").me("my economics")
    assert after.land.me == "L6 l5"
    assert after.land.total_me == 6 + 2
    assert seen_pile(after.public_view, "land", "me") == "L6 ?"
