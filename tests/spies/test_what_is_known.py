"""Chapter 10: what is known of cards that were revealed and named.

A view shows it, and no other position that looks the same (`worlds`) has such a card elsewhere.
"""

import pytest

from allfronts.games.theaters.state import NONE
from tests.support import Battle, clause, draw
from tests.support.battle import seen_pile

ROW = "intelligence  diplomacy  economics"


def hands(battle: Battle, viewer: str, holder: str) -> list[tuple[str, ...]]:
    """What a hand holds in the positions that a viewer cannot tell apart."""
    return [getattr(world, holder).hand.codes for world in getattr(battle, viewer).worlds()]


def differ(found: list[tuple[str, ...]]) -> bool:
    return len(set(found)) > 1


# -- Revealed


@clause("SLS-10.1", "SLS-2.1")
def test_a_revealed_card_stays_known_on_later_turns_and_never_lies_elsewhere() -> None:
    after = draw(ROW, me_holds="E1 D6 E6 E5", them_holds="I6 I5 ?")
    after = after.me("E1 to economics").me("D6").them("I6 to intelligence").me("E6 to economics")
    assert after.them.sees_hand_of("me") == "D6 ?"
    assert after.public_view.hands[0].cards == after.them.view.hands[0].cards
    found = hands(after, "them", "me")
    assert all("D6" in hand for hand in found)
    assert differ(found)


@clause("SLS-10.1", "SLS-5.1")
def test_after_surveillance_everybody_knows_that_the_rest_of_the_hand_is_not_lesser() -> None:
    after = draw(ROW, me_holds="I1 D4", them_holds="E2 I6 D5").me("I1 to intelligence").me("D4")
    assert after.me.sees_hand_of("them") == "E2 ? ?"
    found = hands(after, "me", "them")
    assert all(hand.count("E2") == 1 and all(int(code[1]) >= 4 for code in hand if code != "E2") for hand in found)
    assert differ(found)


@clause("SLS-10.1", "ALS-12.8")
def test_a_revealed_card_may_be_the_one_played_facedown_and_is_nowhere_else() -> None:
    after = draw(ROW, me_holds="E1 D6 I2 I3", them_holds="I6 I5 ?")
    after = after.me("E1 to economics").me("D6").them("I6 to intelligence").me("I2 facedown to diplomacy")
    assert after.them.sees_hand_of("me") == "? ?"
    assert after.them.sees("diplomacy", "me") == "?"
    worlds = after.them.worlds()
    assert all("D6" in world.me.hand or world.diplomacy.me == "d6" for world in worlds)
    assert {"D6" in world.me.hand for world in worlds} == {True, False}


@clause("SLS-10.1", "ALS-12.8")
def test_when_the_hand_is_empty_the_revealed_card_must_be_the_facedown_one() -> None:
    after = draw(ROW, me_holds="E1 D6 I2", them_holds="I6 I5 ?")
    after = after.me("E1 to economics").me("D6").them("I6 to intelligence").me("D6 facedown to diplomacy")
    assert after.them.sees("diplomacy", "me") == "?"
    after = after.them("I5 to intelligence").me("I2 to intelligence")
    assert after.them.sees("diplomacy", "me") == "d6"


@clause("SLS-10.1", "ALS-12.7")
def test_a_revealed_last_card_is_known_facedown_too() -> None:
    after = draw(ROW, me_holds="E1 D6", them_holds="I6 I5 ?")
    after = after.me("E1 to economics").me("D6").them("I6 to intelligence").me("D6 facedown to diplomacy")
    assert after.them.sees("diplomacy", "me") == "d6"
    assert after.public_view.theaters[1].piles[0][0].card == after.them.view.theaters[1].piles[0][0].card != -1


@clause("SLS-10.1")
def test_surveillance_of_ones_own_revealed_card_lets_nobody_forget_it() -> None:
    """The lesser cards that the other player does not hold are not taken for unknown."""
    after = draw(ROW, me_holds="E1 D2 I1 D6 I6", them_holds="E6 E5 E4 ?")
    after = after.me("E1 to economics").me("D2").them("E6 to economics").me("D2 facedown to diplomacy")
    after = after.them("E5 to economics").them("to diplomacy").me("I1 to intelligence").me("D6")
    worlds = after.them.worlds()
    assert all("D2" in world.me.hand or world.diplomacy.me == "d2" for world in worlds)


# -- Named


@clause("SLS-10.1", "SLS-5.9")
def test_a_card_that_is_not_held_lies_in_that_hand_in_no_world() -> None:
    after = draw(ROW, me_holds="I4 I6 ?", them_holds="E6 E5 D3").me("I4 to intelligence").me("name D6")
    found = hands(after, "me", "them")
    assert all("D6" not in hand for hand in found)
    assert differ(found)
    later = after.them("E6 to economics").me("I6 to intelligence")
    assert all("D6" not in hand for hand in hands(later, "me", "them"))


@clause("SLS-10.1", "SLS-6.4")
def test_a_card_that_was_not_held_may_come_from_the_deck() -> None:
    after = draw(ROW, me_holds="I4 D1 ?", them_holds="E6 E5 D3", deck="D6").me("I4 to intelligence").me("name D6")
    after = after.them("E6 to economics").me("D1 to diplomacy").me("my intelligence")
    assert after.them.hand == "D3 D6 E5"
    found = hands(after, "me", "them")
    assert {"D6" in hand for hand in found} == {True, False}


@clause("SLS-10.1", "SLS-5.10")
def test_a_named_card_that_was_played_is_known_for_the_rest_of_the_battle() -> None:
    after = draw(ROW, me_holds="I4 I6 ?", them_holds="D6 E6").me("I4 to intelligence").me("name D6")
    after = after.them("D6 facedown to diplomacy").me("I6 to intelligence").them("E6 facedown to diplomacy")
    assert after.me.sees("diplomacy", "them") == "d6 ?"
    assert all(world.diplomacy.them.first == "d6" for world in after.me.worlds())


@clause("SLS-10.1", "SLS-5.9")
def test_a_revealed_card_that_is_held_no_longer_when_it_is_named_is_the_one_that_left() -> None:
    after = draw(ROW, me_holds="I4 I6 ?", them_holds="E1 D6 D5 D3", turn="them")
    after = after.them("E1 to economics").them("reveal D6").me("I6 to intelligence").them("D6 facedown to diplomacy")
    assert after.me.sees("diplomacy", "them") == "?"
    after = after.me("I4 to intelligence").me("name D6")
    assert "them holds_not D6" in after.events
    assert after.me.sees("diplomacy", "them") == "d6"
    assert all(world.diplomacy.them == "d6" for world in after.me.worlds())


@clause("SLS-10.1", "SLS-5.12")
def test_a_named_card_that_was_played_facedown_before_its_turn_is_known_to_be_that_one() -> None:
    after = draw(
        """
              land  intelligence  sea
        me    .     i4            .
        them  .     .             l6 s4
        """,
        me_holds="Disrupt, ?",
        them_holds="S6 S5",
    )
    after = after.me("Disrupt to land").me("my intelligence").them("my sea").me("name S6")
    after = after.them("L6").them("S6 facedown to land")
    assert after.asked == "turn"  # so everybody knows that it is not in the hand any more
    assert after.me.sees("land", "them") == "s6"
    assert all(world.land.them == "s6" for world in after.me.worlds())


@clause("SLS-10.1", "SLS-5.9")
@pytest.mark.parametrize("tick", [0, 29, 30])
def test_what_is_learned_is_true_however_much_was_learned_before(tick: int) -> None:
    after = draw(ROW, me_holds="I4 I6 ?", them_holds="E1 D6 D5 D3", turn="them").also(f"tick={tick}")
    after = after.them("E1 to economics").them("reveal D5").me("I6 to intelligence").them("D6 facedown to diplomacy")
    after = after.me("I4 to intelligence").me("name D6")
    assert all("D6" not in hand for hand in hands(after, "me", "them"))


# -- What a question does not tell


@clause("SLS-10.1", "ALS-12.8")
@pytest.mark.parametrize("taken", ["I6", "S2"])
def test_whether_a_revealed_card_came_back_to_the_hand_is_not_told_by_the_question(taken: str) -> None:
    """It was revealed, then a card was played facedown, and Redeploy takes that card back."""
    after = draw("sea  intelligence  economics", me_holds="S6 I5 E6 S5 I1", them_holds="E1 I6 S2 S4 E3", turn="them")
    after = after.them("E1 to economics").them("I6").me("S6 to sea").them(f"{taken} facedown to intelligence")
    after = after.me("E6 to economics").them("S4 to sea").them(taken)
    assert (after.decides, after.asked) == ("them", "play")
    assert after.me.sees_hand_of("them") == "I6 ? ?"
    assert after.me.view.question.target == NONE
    hands(after, "me", "them")  # in every one the question looks the same


@clause("SLS-10.1")
def test_the_table_keeps_showing_what_everybody_can_work_out() -> None:
    after = draw(ROW, me_holds="E1 D6 I2", them_holds="I6 I5 ?")
    after = after.me("E1 to economics").me("D6").them("I6 to intelligence").me("D6 facedown to diplomacy")
    after = after.them("I5 facedown to diplomacy").me("I2 to intelligence")
    assert after.them.sees("diplomacy", "me") == "d6"
    assert seen_pile(after.public_view, "diplomacy", "me") == "d6"
