"""Chapter 6: Ambassador. The other cards of diplomacy have files of their own."""

import pytest

from tests.support import clause, draw


@clause("SLS-6.5")
def test_ambassador_opens_the_adjacent_theaters_to_every_card() -> None:
    battle = draw(
        """
              intelligence  diplomacy  economics
        me    .             D2         .
        them  .             .          .
        """,
        me_holds="D6 I5 E6",
    )
    assert battle.can("D6 faceup to intelligence")
    assert battle.can("D6 faceup to economics")
    assert battle.can("E6 faceup to intelligence")
    assert battle.can("I5 faceup to economics")
    assert battle.me("E6 to intelligence").intelligence.me == "E6"


@clause("SLS-6.6")
def test_ambassador_opens_neither_its_own_theater_nor_one_farther_away() -> None:
    middle = draw(
        """
              intelligence  diplomacy  economics
        me    .             D2         .
        them  .             .          .
        """,
        me_holds="I6 E6",
    )
    assert not middle.can("I6 faceup to diplomacy")
    assert not middle.can("E6 faceup to diplomacy")
    end = draw(
        """
              diplomacy  intelligence  economics
        me    D2         .             .
        them  .          .             .
        """,
        me_holds="I6 D6",
    )
    assert not end.can("I6 faceup to economics")
    assert end.can("D6 faceup to intelligence")


@clause("SLS-6.6", "SLS-6.5", "ALS-5.9", "ALS-5.10")
@pytest.mark.parametrize(
    ("mine", "theirs", "opened"),
    [("D2", ".", True), ("D2 ?", ".", True), ("d2", ".", False), (".", "D2", False)],
)
def test_ambassador_serves_its_owner_only_and_while_faceup(mine: str, theirs: str, opened: bool) -> None:
    battle = draw(
        f"""
              intelligence  diplomacy  economics
        me    .             {mine}     .
        them  .             {theirs}   .
        """,
        me_holds="E6 ?",
    )
    assert battle.can("E6 faceup to intelligence") is opened


@clause("SLS-6.6", "ALS-5.3")
def test_ambassador_works_from_where_it_has_been_moved() -> None:
    after = draw(
        """
              diplomacy  intelligence  sea
        me    D2         .             .
        them  .          .             .
        """,
        me_holds="Transport, D6, ?",
        them_holds="I6 ?",
    )
    after = after.me("Transport to sea").me("D2").me("to sea").them("I6 to intelligence")
    assert after.can("D6 faceup to intelligence")
    assert not after.can("D6 faceup to sea")
    assert after.can("D6 faceup to diplomacy")


@clause("SLS-6.5", "ALS-6.5", "ALS-7.28")
def test_ambassador_serves_the_play_of_redeploy_even_on_the_other_players_turn() -> None:
    after = draw(
        """
              diplomacy  sea  land
        me    D2         s4   l6
        them  .          .    .
        """,
        me_holds="D6 ?",
        them_holds="L3 ?",
        turn="them",
    )
    after = after.them("L3 to land").them("their sea").me("L6")
    assert after.can("L6 faceup to sea")
    assert not after.can("L6 faceup to diplomacy")
