"""The printed examples of the second box, row by row as `rules/sls.md` lists them."""

import pytest

from tests.support import Battle, clause, draw


@clause("ALS-3.1", "ALS-3.2")
def test_diplomacy_holds_one_and_two_cards_and_lies_next_to_economics_which_intelligence_does_not() -> None:
    row = "intelligence  diplomacy  economics"
    battle = draw(
        f"""
              {row}
        me    ?             D2         ?
        them  ?             ? D6       ?
        """
    )
    assert (len(battle.diplomacy.me), len(battle.diplomacy.them)) == (1, 2)
    reached = draw(f"{row}\nme  ?  ?  ?\nthem  .  .  .", me_holds="D3 ?").me("D3 to diplomacy")
    assert reached.possible == ["my intelligence", "my economics"]
    ends = draw(f"{row}\nme  ?  .  ?\nthem  ?  .  ?", me_holds="I3 ?").me("I3 to intelligence")
    assert ends.turn == "them"  # intelligence and economics are not adjacent: nothing to flip


@clause("ALS-3.7")
def test_agent_network_is_covered_and_neutralization_on_it_uncovered() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I2 I4         .          .
        them  .             .          .
        """,
        them_holds="D3 ?",
        turn="them",
    )
    after = battle.them("D3 to diplomacy")
    assert after.possible == ["their intelligence"]
    assert after.them("their intelligence").intelligence.me == "I2 i4"


def economics_3_is_played() -> Battle:
    return draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E2 E1
        them  ?             D6         .
        """,
        me_holds="E3 D5",
        them_holds="I6 ?",
    ).me("E3 to economics")


@clause("ALS-3.6", "ALS-4.3", "ALS-5.1", "SLS-5.6")
def test_economics_3_covers_two_cards_and_at_once_flips_one_next_door() -> None:
    after = economics_3_is_played()
    assert after.economics.me == "E2 E1 E3"
    assert after.possible == ["their diplomacy"]
    after = after.me("their diplomacy")
    assert after.diplomacy.them == "d6"
    assert after.turn == "them"


@clause("ALS-3.4", "ALS-3.5", "ALS-4.5")
def test_diplomacy_5_played_facedown_to_intelligence_has_no_ability_and_strength_2() -> None:
    after = economics_3_is_played().me("their diplomacy").them("I6 to intelligence")
    after = after.me("D5 facedown to intelligence")
    assert after.intelligence.me == "d5"
    assert after.intelligence.total_me == 2
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-2.6", "SLS-7.8")
def test_calculated_losses_destroys_an_own_card_to_destroy_any_uncovered_one() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I1            .          .
        them  .             D2 D6      .
        """,
        me_holds="E4 ?",
    )
    after = after.me("E4 to economics").me("I1")
    assert after.deck.bottom == "I1"
    after = after.me("their diplomacy")
    assert after.intelligence.me == ""
    assert after.diplomacy.them == "D2"
    assert after.deck.bottom == "D6"


@clause("SLS-7.3")
def test_supply_lines_opens_other_theaters_and_each_use_gives_a_supply_there() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E2
        them  .             .          .
        """,
        me_holds="I6 D6 E6",
        them_holds="? ?",
    )
    after = after.me("I6 to diplomacy").them(f"{after.them.hand.codes[0]} facedown to economics")
    after = after.me("D6 to intelligence")
    assert (after.diplomacy.supplies, after.intelligence.supplies) == ((0, 1), (0, 1))
    assert (after.diplomacy.total_them, after.intelligence.total_them) == (1, 1)


@clause("ALS-6.2", "SLS-5.6")
@pytest.mark.parametrize(("whose", "mine", "theirs"), [("my", "e6", "?"), ("their", "E6", "D6")])
def test_manipulation_may_flip_a_card_of_mine_or_of_theirs(whose: str, mine: str, theirs: str) -> None:
    after = draw(
        """
              intelligence  economics  diplomacy
        me    .             E6         .
        them  .             d6         .
        """,
        me_holds="I3 ?",
    )
    after = after.me("I3 to intelligence").me(f"{whose} economics")
    assert after.economics.me == mine
    assert after.economics.them == theirs


@clause("ALS-8.3", "ALS-8.4", "ALS-8.5")
@pytest.mark.parametrize(("first", "winner"), [("me", "me"), ("them", "them")])
def test_6_to_3_and_3_to_4_and_3_to_3_is_won_by_the_first_player(first: str, winner: str) -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    I6            D3         +2
        them  I3            D4         E3
        """,
        me_holds="E1",
        them_holds="-",
        first=first,
    )
    after = battle.me("E1 to economics")
    assert after.won_by == winner
    assert [event for event in after.events if " controls " in event] == [
        "me controls intelligence 6 3",
        "them controls diplomacy 4 3",
        f"{first} controls economics 3 3",
    ]
