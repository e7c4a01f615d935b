"""Chapter 7: Requisition, Calculated Losses, Foreign Loan."""

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.words import column_matching, suit_of
from allfronts.kernel.match import Match
from allfronts.lab.tables import every_table
from tests.support import clause, draw

ROW = "intelligence  diplomacy  economics"

# -- Requisition


@clause("SLS-7.1", "SLS-2.1")
@pytest.mark.parametrize(("code", "theater"), [("I5", "intelligence"), ("D6", "diplomacy"), ("E2", "economics")])
def test_requisition_gains_2_supplies_in_the_theater_of_the_revealed_card(code: str, theater: str) -> None:
    after = draw(ROW, me_holds=f"Requisition, {code}").me("Requisition to economics")
    assert (after.decides, after.possible) == ("me", [code, "decline"])
    after = after.me(code)
    assert after.events[2:4] == [f"me revealed {code}", f"me gained {theater} 2"]
    assert getattr(after, theater).supplies == (2, 0)
    assert after.me.hand == code


@clause("SLS-7.1", "SLS-2.2", "ALS-5.12")
@pytest.mark.parametrize("holds", ["", "I5"])
def test_without_a_card_revealed_requisition_gains_nothing(holds: str) -> None:
    after = draw(ROW, me_holds=f"Requisition {holds}").me("Requisition to economics")
    after = after.me("decline") if holds else after
    assert after.turn == "them"
    assert [place.supplies for place in (after.intelligence, after.diplomacy, after.economics)] == [(0, 0)] * 3


@clause("SLS-7.1", "ALS-5.3", "SLS-6.5")
def test_requisition_counts_the_theater_of_the_revealed_card_wherever_it_lies_itself() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             D2         .
        them  .             .          .
        """,
        me_holds="Requisition, D6",
    )
    after = after.me("Requisition to intelligence").me("D6")
    assert after.diplomacy.supplies == (2, 0)


@clause("SLS-7.2")
@pytest.mark.parametrize("table", every_table(2), ids=str)
def test_whatever_card_is_revealed_its_theater_is_on_the_table(table: game.Options) -> None:
    state = Match(game, table, lambda k, n: range(n)).state
    in_play = [card for hand in state.hand.tolist() for card in range(36) if hand >> card & 1]
    assert len(in_play) in (12, 20)
    assert all(state.suit[column_matching(state, card)] == suit_of(card) for card in in_play)


# -- Calculated Losses


@clause("SLS-7.8", "SLS-7.9", "ALS-6.4")
def test_calculated_losses_destroys_any_own_card_and_then_any_uncovered_one() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6 i5         d6         .
        them  I1 I2         d3         E6
        """,
        me_holds="Calculated Losses, ?",
    ).me("Calculated Losses to economics")
    assert (after.decides, after.asked) == ("me", "card")
    assert set(after.possible) == {"I6", "I5", "D6", "E4", "decline"}
    after = after.me("I6")
    assert after.intelligence.me == "i5"
    assert set(after.possible) == {f"my {t}" for t in ROW.split()} | {f"their {t}" for t in ROW.split()}
    after = after.me("their intelligence")
    assert after.intelligence.them == "I1"
    assert after.deck.codes[-2:] == ("I6", "I2")
    assert "me destroyed_in_play I6 intelligence by E4" in after.events
    assert "them destroyed_in_play I2 intelligence by E4" in after.events
    assert after.turn == "them"


@clause("SLS-7.8", "ALS-5.12")
def test_calculated_losses_may_be_declined() -> None:
    after = draw(ROW, me_holds="Calculated Losses, ?").me("Calculated Losses to economics").me("decline")
    assert after.economics.me == "E4"
    assert after.turn == "them"


@clause("SLS-7.8", "ALS-5.13")
def test_after_the_first_card_the_second_must_be_destroyed_be_it_ones_own() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6            .          .
        them  .             .          .
        """,
        me_holds="Calculated Losses, ?",
    )
    after = after.me("Calculated Losses to economics").me("I6")
    assert after.possible == ["my economics"]
    assert after.me("my economics").economics.me == ""


@clause("SLS-7.8")
def test_both_losses_may_be_ones_own() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    I6 I5         .          .
        them  .             D6         .
        """,
        me_holds="Calculated Losses, ?",
    )
    after = after.me("Calculated Losses to economics").me("I5").me("my intelligence")
    assert after.deck.codes[-2:] == ("I5", "I6")


@clause("SLS-7.9", "SLS-7.10")
def test_if_nothing_is_left_uncovered_no_second_card_is_destroyed() -> None:
    after = draw(ROW, me_holds="Calculated Losses, ?").me("Calculated Losses to economics").me("E4")
    assert after.deck.bottom == "E4"
    assert (after.turn, after.asked) == ("them", "turn")


@clause("SLS-7.10", "ALS-5.6")
def test_calculated_losses_destroys_itself_and_then_another_card() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          E6
        them  .             D6         .
        """,
        me_holds="Calculated Losses, ?",
    )
    after = after.me("Calculated Losses to economics").me("E4")
    assert (after.asking, after.possible) == ("E4", ["my economics", "their diplomacy"])
    after = after.me("their diplomacy")
    assert after.deck.codes[-2:] == ("E4", "D6")
    assert after.turn == "them"


@clause("SLS-2.6", "ALS-6.8")
def test_a_card_destroyed_in_play_is_the_last_of_the_deck_even_of_an_empty_one() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    ? ? I6        ? ?        ? ?
        them  ? ?           ? ?        ? ? ?
        """,
        me_holds="Calculated Losses, ?",
        them_holds="? ?",
    )
    assert len(battle.deck) == 0
    after = battle.me("Calculated Losses to economics").me("I6").me("my economics")
    assert after.deck == "I6 E4"
    assert after.economics.me == "? ?"


# -- Foreign Loan


@clause("SLS-7.11", "ALS-5.11")
@pytest.mark.parametrize(
    ("row", "reached"),
    [
        ("intelligence  economics  diplomacy", ["intelligence", "diplomacy"]),
        ("economics  diplomacy  intelligence", ["diplomacy"]),
    ],
)
def test_foreign_loan_gives_its_owner_a_supply_next_door_and_the_other_player_one_here(
    row: str, reached: list[str]
) -> None:
    after = draw(row, me_holds="Foreign Loan, ?").me("Foreign Loan to economics")
    assert (after.decides, after.asked, after.possible) == ("me", "theater", reached)
    after = after.me("to diplomacy")
    assert (after.diplomacy.supplies, after.economics.supplies) == ((1, 0), (0, 1))
    assert after.events[-3:-1] == ["me gained diplomacy 1", "them gained economics 1"]
    assert after.turn == "them"


@clause("SLS-7.11", "ALS-5.2")
def test_foreign_loan_revealed_on_the_other_players_turn_still_serves_that_player() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          e5
        them  .             .          .
        """,
        them_holds="D3 ?",
        turn="them",
    )
    after = after.them("D3 to diplomacy").them("their economics").me("to diplomacy")
    assert (after.diplomacy.supplies, after.economics.supplies) == ((1, 0), (0, 1))


@clause("SLS-7.12", "ALS-5.14")
def test_foreign_loan_with_no_token_left_is_ignored() -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    +7            .          .
        them  .             +7         .
        """,
        me_holds="Foreign Loan, ?",
    ).me("Foreign Loan to economics")
    assert "me nothing_to_do E5" in after.events
    assert after.turn == "them"


@clause("SLS-7.12")
def test_foreign_loan_that_is_in_no_theater_is_ignored() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          .
        them  .             .          .
        """,
        me_holds="Requisition, I6",
    ).me("Requisition to economics")
    after = battle.also("row_size=2", f"row.1={game.CODE.index('E5')}", "owner.1=0", "step.1=0").me("I6")
    assert "me nothing_to_do E5" in after.events
    assert after.turn == "them"
