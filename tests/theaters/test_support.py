"""The drawings themselves: what is drawn is what stands, and a script that does not fit fails and says why."""

import pytest

from tests.support import draw


def test_a_drawn_position_stands_as_drawn() -> None:
    battle = draw(
        """
              sea         air   land
        me    l5 Support  .     ? ?
        them  .           ?     Cover Fire S6
        """,
        me_holds="Heavy Tanks A2",
        deck="S1 A3",
    )
    assert battle.row == "sea air land"
    assert battle.sea.me == "l5 A1"
    assert battle.sea.me != "l5 a1"
    assert battle.air.them == "?"
    assert battle.land.them == "L4 Super Battleship"
    assert battle.me.hand == "Air Drop, Heavy Tanks"
    assert len(battle.them.hand) == 1
    assert battle.deck.codes[:2] == ("S1", "A3")
    assert len(battle.deck) == 18 - 2 - 1 - 7
    assert (battle.decides, battle.asked) == ("me", "turn")


def test_an_impossible_play_fails_with_what_was_possible() -> None:
    with pytest.raises(AssertionError, match=r"Possible now: L6 facedown to air, L6 facedown to land, L6 to land"):
        draw(me_holds="L6").me("Heavy Tanks faceup to sea")


def test_playing_out_of_turn_fails_with_who_decides() -> None:
    with pytest.raises(AssertionError, match="it is me who decides"):
        draw(them_holds="L6").them("L6 to land")


def test_a_move_leaves_the_position_before_it_as_it_was() -> None:
    battle = draw(me_holds="L6 L1")
    after = battle.me("L6 to land")
    assert after.land.me == "L6"
    assert battle.land.me == ""
    assert after.events == ["me played_up L6 land", "them turn_began"]


def test_a_card_drawn_twice_is_refused() -> None:
    with pytest.raises(AssertionError, match="twice"):
        draw(me_holds="L6", them_holds="Heavy Tanks")
