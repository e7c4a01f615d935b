"""Chapters 1 and 3: supplies."""

import pytest

from tests.support import clause, draw, war

ROW = "intelligence  diplomacy  economics"


@clause("SLS-1.4")
def test_all_fourteen_supplies_lie_aside_when_a_war_begins() -> None:
    battle = draw(ROW)
    assert battle.public_view.supplies == 14
    assert not war(theaters=("intelligence", "diplomacy", "economics")).state.supplies.any()


@clause("SLS-3.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "totals"), [("I6 +3", "?", (9, 2)), ("+1", ".", (1, 0)), ("?", "+5", (2, 5))]
)
def test_a_supply_adds_1_to_its_side_in_its_theater_even_without_a_card(
    mine: str, theirs: str, totals: tuple[int, int]
) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    {mine}        .          ?
        them  {theirs}      .          ?
        """
    )
    assert (battle.intelligence.total_me, battle.intelligence.total_them) == totals
    assert (battle.economics.total_me, battle.economics.total_them) == (2, 2)


@clause("SLS-3.1", "ALS-8.3")
@pytest.mark.parametrize(("theirs", "holder"), [(".", "me"), ("+1", "them")])
def test_supplies_alone_control_a_theater(theirs: str, holder: str) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          .
        them  {theirs}      .          .
        """
    )
    assert battle.intelligence.controlled_by == holder


@clause("SLS-3.1", "ALS-7.1", "ALS-7.17")
def test_supplies_are_added_to_support_and_are_not_under_cover_fire() -> None:
    battle = draw(
        """
              air  land         economics
        me    A1   L6 l1 L4 +2  .
        them  .    .            .
        """
    )
    assert battle.land.total_me == 4 + 4 + 4 + 3 + 2


@clause("SLS-3.2", "ALS-7.30")
def test_blockade_does_not_count_supplies() -> None:
    after = draw(
        """
              land      sea  economics
        me    ? +3      .    .
        them  ? +3      S5   .
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.land.me == "? L6"


@clause("SLS-3.2")
def test_supplies_are_not_flipped_moved_or_destroyed() -> None:
    battle = draw(
        """
              sea  land  economics
        me    .    +2    .
        them  .    +2    .
        """,
        me_holds="S1 S3 E4 L6",
    )
    assert battle.me("S3 to sea").turn == "them"
    assert battle.me("S1 to sea").possible == ["S1", "decline"]
    after = battle.me("E4 to economics").me("E4")
    assert after.turn == "them"
    assert after.land.supplies == (2, 2)


@clause("SLS-3.2", "SLS-3.4")
def test_supplies_stay_where_they_lie_when_the_cards_leave() -> None:
    after = draw(
        """
              economics  land     sea
        me    .          L6 +2    .
        them  .          .        .
        """,
        me_holds="E4 ?",
    )
    after = after.me("E4 to economics").me("L6").me("my economics")
    assert after.land.me == ""
    assert (after.land.supplies, after.land.total_me) == ((2, 0), 2)


@clause("SLS-3.3")
@pytest.mark.parametrize(("laid", "gained"), [("+12", 2), ("+13", 1), ("+14", 0)])
def test_no_more_supplies_are_gained_than_are_left(laid: str, gained: int) -> None:
    after = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             .          .
        them  {laid}        .          .
        """,
        me_holds="Requisition, D6",
    )
    after = after.me("Requisition to economics").me("D6")
    assert after.diplomacy.supplies == (gained, 0)
    assert after.public_view.supplies == 12 - int(laid[1:]) + (2 - gained)
    assert (f"me gained diplomacy {gained}" if gained else "me no_supplies diplomacy") in after.told_to_all


@clause("SLS-3.3", "SLS-7.11")
def test_of_a_single_token_left_foreign_loan_gives_its_owner_one_and_the_other_player_none() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    +13           .          .
        them  .             .          .
        """,
        me_holds="Foreign Loan, ?",
    )
    after = after.me("Foreign Loan to economics").me("to diplomacy")
    assert (after.diplomacy.supplies, after.economics.supplies) == ((1, 0), (0, 0))
    assert "them no_supplies economics" in after.events


@clause("SLS-3.4", "SLS-1.4")
def test_the_next_battle_begins_with_all_supplies_aside() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    +3            .          E2
        them  .             +4         .
        """,
        me_holds="D6 ?",
    )
    after = battle.me("D6 to intelligence").them("? to economics".replace("?", battle.them.hand.codes[0] + " facedown"))
    assert (after.intelligence.supplies, after.diplomacy.supplies) == ((3, 1), (0, 4))
    ended = after.me("withdraw").deal()
    assert ended.public_view.supplies == 14
    assert [place.supplies for place in (ended.intelligence, ended.diplomacy, ended.economics)] == [(0, 0)] * 3
