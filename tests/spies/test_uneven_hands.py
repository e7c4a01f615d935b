"""Chapter 4: uneven hands."""

import pytest

from tests.support import clause, draw

ROW = "intelligence  diplomacy  economics"


@clause("SLS-4.1", "SLS-6.1")
def test_a_player_who_was_skipped_plays_again_once_given_a_card() -> None:
    after = draw(ROW, me_holds="I6 D1 ?", them_holds="D6", deck="E6 E5")
    after = after.me("I6 to intelligence").them("D6 to diplomacy").me("D1 to diplomacy")
    assert "them received E6" not in after.events
    after = after.me("my intelligence")
    assert after.decides == "them"
    assert after.them.hand == "E6"
    after = after.them("E6 to economics")
    assert (after.decides, after.won_by) == ("me", "nobody")


@clause("SLS-4.1", "ALS-4.10")
def test_a_player_without_cards_is_skipped_until_then() -> None:
    after = draw(ROW, me_holds="I6 E6 D1 ?", them_holds="D6", deck="E5")
    after = after.me("E6 to economics").them("D6 to diplomacy").me("I6 to intelligence")
    assert "them skipped" in after.events
    assert after.decides == "me"
    after = after.me("D1 to diplomacy").me("my economics")
    assert after.decides == "them"


@clause("SLS-4.1", "ALS-8.2")
def test_the_battle_goes_on_when_the_last_card_takes_and_gives() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="D1",
        them_holds="-",
        deck="E6",
    )
    after = after.me("D1 to diplomacy").me("my intelligence")
    assert after.won_by == "nobody"
    after = after.them("E6 to economics")
    assert after.decides == "me"
    assert after.me("I6 to intelligence").won_by == "me"


@clause("SLS-4.1", "SLS-6.3")
def test_an_emptied_deck_leaves_one_player_without_cards_before_the_other() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    ? ? I6        ? ?        ? ?
        them  ? ? ?         ? ?        ? ? ?
        """,
        me_holds="D1 ?",
        them_holds="?",
    )
    assert len(after.deck) == 0
    after = after.me("D1 to diplomacy").me("my intelligence")
    after = after.them(after.possible[0]).me("I6 to intelligence")
    assert "them skipped" in after.events
    assert after.decides == "me"


@clause("SLS-4.2", "ALS-9.3", "ALS-9.4")
@pytest.mark.parametrize(("first", "cards"), [("me", 7), ("me", 8), ("them", 7)])
def test_a_hand_of_more_than_six_counts_as_the_largest_of_the_table(first: str, cards: int) -> None:
    battle = draw(ROW, me_holds="? " * cards, first=first)
    assert len(battle.me.hand) == cards
    after = battle.me("withdraw")
    assert after.score == (0, 2)


@clause("SLS-4.2", "SLS-9.4", "SLS-9.5")
@pytest.mark.parametrize("first", ["me", "them"])
def test_an_epic_hand_of_eleven_counts_as_the_largest_of_the_table(first: str) -> None:
    battle = draw("air  land  sea  intelligence  diplomacy", me_holds="? " * 11, first=first)
    assert battle.me("withdraw").score == (0, 2)
