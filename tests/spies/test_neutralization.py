"""Chapters 2 and 5: to name a card, and Neutralization."""

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake
from tests.support import Battle, clause, draw

ROW = "intelligence  diplomacy  economics"


def named(battle: Battle, card: str) -> Battle:
    return battle.me("Neutralization to intelligence").me(f"name {card}")


def observed(battle: Battle, seat: int) -> list[int]:
    seen = np.zeros(game.OBSERVATION, np.int8)
    game.observe(battle.state, seat, seen)
    return seen.tolist()


@clause("SLS-5.10")
def test_who_must_play_a_card_observes_which_one() -> None:
    battle = draw(ROW, me_holds="Neutralization, ?", them_holds="D6 E6")
    one, other = named(battle, "D6"), named(battle, "E6")
    assert one.possible != other.possible
    for seat in (0, 1):
        assert observed(one, seat) != observed(other, seat)


@clause("SLS-5.7", "SLS-5.8", "SLS-2.3")
def test_any_card_of_the_battle_must_be_named_wherever_it_is() -> None:
    after = draw(
        """
              intelligence  air  diplomacy
        me    ?             A6   .
        them  d6            .    ?
        """,
        me_holds="Neutralization, I1, A1",
        them_holds="I3",
    ).me("Neutralization to intelligence")
    assert (after.decides, after.asked) == ("me", "name")
    assert sorted(after.possible) == sorted(f"{letter}{strength}" for letter in "AID" for strength in range(1, 7))


@clause("SLS-2.3")
@pytest.mark.parametrize("title", ["Manipulation", "Grand Betrayal", "Diplomacy Manipulation"])
def test_a_title_does_not_name_a_card(title: str) -> None:
    asked = draw(ROW, me_holds="Neutralization, ?").me("Neutralization to intelligence")
    with pytest.raises(Mistake) as caught:
        game.parse(asked.state, f"name {title}")
    assert (caught.value.word, caught.value.details["expected"]) == ("notation", "strength")


@clause("SLS-2.3")
@pytest.mark.parametrize("said", ["D3", "diplomacy 3", "name Diplomacy 3"])
def test_a_theater_and_a_strength_name_a_card(said: str) -> None:
    asked = draw(ROW, me_holds="Neutralization, ?").me("Neutralization to intelligence")
    assert "me named D3" in asked.me(said).events


@clause("SLS-5.7", "SLS-5.10")
def test_the_named_card_is_revealed_and_must_be_played_facedown_on_the_next_turn() -> None:
    after = named(draw(ROW, me_holds="Neutralization, ?", them_holds="D6 I2 E1"), "D6")
    assert after.events[2:] == ["me named D6", "them holds D6", "them turn_began", "them must_play D6"]
    assert after.me.sees_hand_of("them") == "D6 ? ?"
    assert (after.decides, after.asked) == ("them", "play")
    assert after.possible == ["D6 facedown to intelligence", "D6 facedown to diplomacy", "D6 facedown to economics"]
    after = after.them("D6 facedown to economics")
    assert after.economics.them == "d6"
    assert after.economics.total_them == 2
    assert after.me.sees("economics", "them") == "d6"
    assert (after.turn, after.asked) == ("me", "turn")


@clause("SLS-5.10", "ALS-4.6")
def test_on_a_bound_turn_there_is_no_withdrawing_and_no_other_card() -> None:
    after = named(draw(ROW, me_holds="Neutralization, ?", them_holds="D6 I2"), "D6")
    assert not after.can("withdraw")
    assert not after.can("I2 facedown to diplomacy")
    assert not after.can("D6 faceup to diplomacy")


@clause("SLS-5.10")
@pytest.mark.parametrize(
    ("tried", "why"),
    [
        ("withdraw", "bound"),
        ("I2 to intelligence", "bound"),
        ("I2 facedown to diplomacy", "bound"),
        ("D6 to diplomacy", "not-an-option"),
        ("E3 to economics", "bound"),
    ],
)
def test_what_a_bound_turn_forbids_is_told(tried: str, why: str) -> None:
    after = named(draw(ROW, me_holds="Neutralization, ?", them_holds="D6 I2"), "D6")
    with pytest.raises(Mistake) as caught:
        game.parse(after.state, tried)
    assert caught.value.word == why
    assert "D6 facedown to economics" in str(caught.value.details["possible"])


def test_a_card_of_the_hand_that_an_ability_does_not_let_one_play_is_not_said_to_be_elsewhere() -> None:
    after = draw("air  land  sea", me_holds="L1 A3", deck="S4").me("L1 to land")
    with pytest.raises(Mistake) as caught:
        game.parse(after.state, "A3 facedown to sea")
    assert caught.value.word == "not-an-option"


@clause("SLS-5.7", "SLS-5.10")
def test_only_the_next_turn_is_bound() -> None:
    after = named(draw(ROW, me_holds="Neutralization, I6, ?", them_holds="D6 I2"), "D6")
    after = after.them("D6 facedown to economics").me("I6 to intelligence")
    assert (after.decides, after.asked) == ("them", "turn")
    assert after.can("withdraw")


@clause("SLS-5.9")
@pytest.mark.parametrize("card", ["D6", "I6", "E6", "E5"])
def test_everybody_is_told_that_the_named_card_is_not_held(card: str) -> None:
    after = draw(
        """
              intelligence  diplomacy  economics
        me    .             .          e6
        them  .             d6         .
        """,
        me_holds="Neutralization, I6",
        them_holds="I2 E1",
        deck="E5",
    )
    after = named(after, card)
    for told in (after.me.told, after.them.told, after.told_to_all):
        assert told[2:4] == [f"me named {card}", f"them holds_not {card}"]
    assert (after.decides, after.asked) == ("them", "turn")


@clause("SLS-5.9", "SLS-2.1")
def test_everybody_is_told_that_the_named_card_is_held() -> None:
    after = named(draw(ROW, me_holds="Neutralization, ?", them_holds="D6 I2"), "D6")
    for told in (after.me.told, after.them.told, after.told_to_all):
        assert told[2:4] == ["me named D6", "them holds D6"]
    assert after.public_view.hands[1].cards == after.me.view.hands[1].cards != ()


@clause("SLS-5.8")
@pytest.mark.parametrize("card", ["I6", "I4"])
def test_naming_a_card_of_ones_own_binds_nobody(card: str) -> None:
    after = named(draw(ROW, me_holds="Neutralization, I6, E1", them_holds="D6"), card)
    assert f"them holds_not {card}" in after.events
    after = after.them("D6 to diplomacy")
    assert (after.decides, after.asked) == ("me", "turn")
