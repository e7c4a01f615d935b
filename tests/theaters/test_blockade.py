"""Chapter 7: Blockade."""

import pytest

from tests.support import clause, draw


@clause("ALS-7.30")
@pytest.mark.parametrize("owner", ["me", "them"])
@pytest.mark.parametrize(("there", "destroyed"), [("? ? ?", True), ("? ?", False), ("? ? ? ?", True), (".", False)])
def test_blockade_destroys_a_card_played_next_door_to_3_or_more(there: str, destroyed: bool, owner: str) -> None:
    mine, theirs = ("S5", ".") if owner == "me" else (".", "S5")
    battle = draw(
        f"""
              air  land     sea
        me    .    {there}  {mine}
        them  .    .        {theirs}
        """,
        me_holds="L6 ?",
    )
    after = battle.me("L6 to land")
    assert ("L6" in after.land.me) is not destroyed
    assert (after.deck.bottom == "L6") is destroyed
    assert len(after.land.me) == len(battle.land.me) + (not destroyed)


@clause("ALS-7.31")
def test_blockade_counts_covered_and_facedown_cards_of_both_players() -> None:
    after = draw(
        """
              air  land   sea
        me    .    L4 ?   S5
        them  .    ?      .
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.land.me == "L4 ?"


@clause("ALS-7.31")
def test_blockade_does_not_count_the_card_being_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     S5
        them  .    ?     .
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.land.me == "? L6"


@clause("ALS-7.31")
def test_blockade_does_not_count_the_card_that_redeploy_took_back() -> None:
    after = draw(
        """
              air  land   sea
        me    .    L1 l6  .
        them  .    ?      .
        """,
        me_holds="Redeploy, ?",
        them_holds="S5 ?",
        turn="them",
    )
    after = after.them("S5 to sea").me("Redeploy to sea").me("L6").me("L6 to land")
    assert after.land.me == "L1 L6"


@clause("ALS-7.32")
def test_blockade_does_not_reach_its_own_theater_nor_one_that_is_not_adjacent() -> None:
    battle = draw(
        """
              air    land  sea
        me    ? ? ?  .     S5 ? ? ?
        them  .      .     .
        """,
        me_holds="A6 S6",
    )
    assert battle.me("A6 to air").air.me.last == "A6"
    assert battle.me("S6 to sea").sea.me.last == "S6"


@clause("ALS-7.32", "ALS-5.3")
def test_blockade_reaches_both_neighbours_of_where_it_is_now() -> None:
    battle = draw(
        """
              air    land  sea
        me    ? ? ?  S5    ? ?
        them  .      .     ?
        """,
        me_holds="A6 S6 L6",
    )
    assert battle.me("A6 to air").deck.bottom == "A6"
    assert battle.me("S6 to sea").deck.bottom == "S6"
    assert battle.me("L6 to land").land.me == "S5 L6"


@clause("ALS-7.33")
@pytest.mark.parametrize("play", ["L6 faceup to land", "L6 facedown to land", "A6 facedown to land"])
def test_blockade_destroys_faceup_and_facedown_cards_alike(play: str) -> None:
    after = draw(
        """
              air  land   sea
        me    .    ? ?    .
        them  .    ?      S5
        """,
        me_holds="L6 A6",
    ).me(play)
    assert after.land.me == "? ?"
    assert after.deck.bottom == play[:2]


@clause("ALS-7.34")
def test_blockade_is_named_where_containment_would_destroy_the_card_too() -> None:
    battle = draw(
        """
              air  land   sea
        me    .    ? ?    .
        them  A5   ?      S5
        """,
        me_holds="L6 A6",
    )
    assert "me destroyed L6 land by S5" in battle.me("L6 facedown to land").events
    assert "me destroyed L6 sea by A5" in battle.me("L6 facedown to sea").events


@clause("ALS-7.30", "ALS-5.9")
def test_blockade_facedown_lets_cards_in() -> None:
    after = draw(
        """
              air  land   sea
        me    .    ? ?    .
        them  .    ?      s5
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.land.me == "? ? L6"
