"""Chapter 11: what the 2019 edition says otherwise."""

from typing import Any

import pytest

from tests.support import Battle, clause, war
from tests.support import draw as draw_any


def draw(drawing: str = "air land sea", **said: Any) -> Battle:
    return draw_any(drawing, edition="2019", **said)


def resolved(battle: Battle) -> list[str]:
    return [event for event in battle.events if " resolves " in event]


@clause("ALS-11.1")
def test_2019_has_air_land_and_sea_and_six_cards_for_each_of_two_players() -> None:
    battle = Battle(war(edition="2019").state)
    assert sorted(battle.row.split()) == ["air", "land", "sea"]
    assert (len(battle.me.hand), len(battle.them.hand), len(battle.deck)) == (6, 6, 6)


@clause("ALS-11.2")
@pytest.mark.parametrize("play", ["Air Maneuver to air", "Ambush to land", "Disrupt to land"])
def test_covered_cards_are_never_flipped(play: str) -> None:
    after = draw(
        """
              land  air  sea
        me    .     .    l4 L6
        them  .     .    .
        """,
        me_holds="Air Maneuver, Ambush, Disrupt",
    ).me(play)
    assert not any("L4" in action for action in after.possible)
    assert after.me("my sea").sea.me == "l4 l6"


# -- The row of abilities


@clause("ALS-11.3")
def test_an_instant_revealed_by_disrupt_is_resolved_before_the_second_flip() -> None:
    after = draw(
        """
              air  land  sea
        me    s1   .     .
        them  .    .     l2
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").them("my sea")
    assert (after.decides, after.asking) == ("them", "L2")
    after = after.them("my sea")
    assert (after.decides, after.asking) == ("me", "L5")
    after = after.me("my air")
    assert (after.decides, after.asking) == ("me", "S1")
    assert resolved(after) == ["me resolves L5", "them resolves L2", "me resolves S1"]


@clause("ALS-11.3")
def test_a_chain_revealed_by_the_first_flip_of_disrupt_ends_before_the_second() -> None:
    after = draw(
        """
              air  land  sea
        me    ?    .     s1
        them  .    .     l2
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").them("my sea").them("their sea")
    assert (after.decides, after.asking) == ("me", "S1")
    after = after.me("decline")
    assert (after.decides, after.asking) == ("me", "L5")
    assert resolved(after.me("my air")) == ["me resolves L5", "them resolves L2", "me resolves S1"]


@clause("ALS-11.4")
def test_disrupt_turned_facedown_by_what_it_revealed_loses_its_second_flip() -> None:
    after = draw(
        """
              air  land  sea
        me    ?    .     .
        them  .    .     l2
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").them("my sea").them("their land")
    assert after.land.me == "l5"
    assert after.air.me == "?"
    assert (after.turn, after.asked) == ("them", "turn")
    assert "me interrupted L5" in after.events


@clause("ALS-11.4")
def test_disrupt_turned_facedown_by_its_owners_own_second_flip_has_lost_nothing() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    .     L6
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").them("my sea").me("my land")
    assert after.land.me == "l5"
    assert after.sea.them == "l6"
    assert (after.turn, after.asked) == ("them", "turn")


# -- Air Drop


@clause("ALS-11.5", "ALS-11.7")
@pytest.mark.parametrize("spent", ["L6 faceup to sea", "L6 to land", "L6 facedown to sea"])
def test_air_drop_serves_the_next_turn_and_no_other(spent: str) -> None:
    after = draw(me_holds="Air Drop, L6, S6, ?", them_holds="L4 A6 ?")
    after = after.me("Air Drop to air").them("L4 to land")
    assert all(after.can(f"L6 faceup to {theater}") for theater in ("air", "land", "sea"))
    after = after.me(spent).them("A6 to air")
    assert not after.can("S6 faceup to air")


@clause("ALS-11.5", "ALS-5.12")
def test_air_drop_need_not_be_used() -> None:
    after = draw(me_holds="Air Drop, L6, ?", them_holds="L4 ?")
    after = after.me("Air Drop to air").them("L4 to land")
    assert after.me("L6 to land").land.me == "L6"


@clause("ALS-11.5")
def test_air_drop_revealed_on_the_other_players_turn_serves_the_turn_after_it() -> None:
    after = draw(
        """
              air  land  sea
        me    .    a2    .
        them  .    .     .
        """,
        me_holds="L6 S6",
        them_holds="A3 A6 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land")
    assert after.can("L6 faceup to sea")
    after = after.me("L6 facedown to land").them("A6 to air")
    assert not after.can("S6 faceup to land")


@clause("ALS-11.6")
def test_a_card_played_before_the_next_turn_leaves_air_drop_alone() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l1    .
        them  .    .     .
        """,
        me_holds="Air Drop, S6",
        them_holds="A3 ?",
        deck="L4",
    )
    after = after.me("Air Drop to air").them("A3 to air").them("their land")
    assert after.possible == ["L4 facedown to air", "L4 facedown to sea", "decline"]
    after = after.me("L4 facedown to sea")
    assert after.turn == "me"
    assert after.can("S6 faceup to land")


@clause("ALS-11.7")
def test_a_card_destroyed_as_it_is_played_spends_air_drop_of_that_turn() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="Air Drop, L6, S6",
        them_holds="L4 A6",
    )
    after = after.me("Air Drop to air").them("L4 to land").me("L6 facedown to sea").them("A6 to air")
    assert not after.can("S6 faceup to land")


@clause("ALS-11.8", "ALS-11.7")
def test_an_extra_turn_is_the_next_turn_of_air_drop() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s4    l6
        them  .    .     .
        """,
        me_holds="Air Drop, S6",
        them_holds="A3 ?",
    )
    after = after.me("Air Drop to air").them("A3 to air").them("their land").me("L6")
    assert (after.turn, after.asked) == ("me", "turn")
    assert after.can("L6 faceup to air")
    after = after.me("L6 facedown to air")
    assert (after.turn, after.asked) == ("me", "turn")
    assert not after.can("S6 faceup to land")


# -- Reinforce


@clause("ALS-11.9")
def test_reinforce_shows_its_owner_the_top_card_which_they_may_play() -> None:
    battle = draw(me_holds="Reinforce, ?", deck="S6 A1").me("Reinforce to land")
    assert battle.possible == ["S6 facedown to air", "S6 facedown to sea", "decline"]
    after = battle.me("S6 facedown to air")
    assert after.air.me == "s6"
    assert after.deck.top == "A1"
    assert after.turn == "them"


@clause("ALS-11.10")
def test_a_declined_card_stays_on_top_of_the_deck() -> None:
    battle = draw(me_holds="Reinforce, ?", deck="S6 A1")
    after = battle.me("Reinforce to land").me("decline")
    assert after.deck == battle.deck
    assert after.turn == "them"
    assert "me put_back S6" in after.events


@clause("ALS-11.10", "ALS-6.8")
def test_a_declined_card_that_was_the_whole_deck_lies_above_what_is_destroyed_next() -> None:
    after = draw(
        """
              air          land       sea
        me    A6 ? ? ?     ? ? ?      ?
        them  A5 ? ?       ? ?        ? ?
        """,
        me_holds="Reinforce",
        them_holds="S6",
        deck="L6",
    )
    assert after.deck == "L6"
    after = after.me("Reinforce to land").me("decline")
    assert after.them("S6 facedown to sea").deck == "L6 S6"


@clause("ALS-11.10", "ALS-12.2", "ALS-12.4")
def test_the_owner_knows_the_declined_card_and_the_other_player_only_that_it_was_declined() -> None:
    after = draw(me_holds="Reinforce, ?", deck="S6 A1").me("Reinforce to land").me("decline")
    assert after.me.sees_deck().startswith("S6 ?")
    assert after.them.sees_deck().startswith("? ?")
    assert not any("S6" in event for event in after.them.told)
    assert any("declined" in event for event in after.them.told)


@clause("ALS-11.10", "ALS-5.4")
def test_reinforce_revealed_again_finds_the_declined_card() -> None:
    after = draw(me_holds="Reinforce, A6, ?", them_holds="A3 S3 ?", deck="S6 A1")
    after = after.me("Reinforce to land").me("decline").them("A3 to air").them("their land")
    after = after.me("A6 to air").them("S3 to sea").them("their land")
    assert after.possible == ["S6 facedown to air", "S6 facedown to sea", "decline"]


# -- Disrupt


@clause("ALS-11.11")
def test_in_disrupt_the_other_player_flips_first() -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  S6   .     .
        """,
        me_holds="Disrupt, ?",
    ).me("Disrupt to land")
    assert (after.decides, after.possible) == ("them", ["my air"])
    after = after.them("my air")
    assert (after.decides, after.possible) == ("me", ["my air", "my land"])
    after = after.me("my air")
    assert after.air.me == "l6"
    assert after.air.them == "s6"


# -- Redeploy


@clause("ALS-11.12")
def test_redeploy_must_return_an_own_facedown_card() -> None:
    after = draw(
        """
              air  land   sea
        me    .    l6 A6  s6
        them  .    ?      .
        """,
        me_holds="Redeploy, ?",
    ).me("Redeploy to sea")
    assert after.possible == ["L6", "S6"]


@clause("ALS-11.12", "ALS-11.13")
def test_redeploy_without_a_facedown_card_gives_no_extra_turn() -> None:
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  ?    .     .
        """,
        me_holds="Redeploy, ?",
    ).me("Redeploy to sea")
    assert (after.turn, after.asked) == ("them", "turn")


@clause("ALS-11.13", "ALS-11.14")
def test_redeploy_gives_a_whole_extra_turn_right_after_this_one() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
    )
    battle = battle.me("Redeploy to sea").me("L6")
    assert battle.me.hand == "A6 L6"
    assert "me extra_turn" in battle.events
    assert (battle.turn, battle.asked) == ("me", "turn")
    assert all(battle.can(play) for play in ("A6 to air", "L6 to land", "L6 facedown to air", "withdraw"))
    assert not battle.can("L6 faceup to air")
    assert battle.me("withdraw").score == (0, 3)
    assert battle.me("A6 to air").turn == "them"


@clause("ALS-11.14")
def test_after_an_extra_turn_the_turns_alternate_again() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
        them_holds="A4 S6",
    )
    after = after.me("Redeploy to sea").me("L6").me("A6 to air").them("A4 to air")
    assert after.turn == "me"
    assert after.me("L6 to land").turn == "them"


@clause("ALS-11.15")
def test_an_extra_turn_gained_on_the_other_players_turn_comes_before_ones_ordinary_turn() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s4    l6
        them  .    .     .
        """,
        me_holds="A6 S6",
        them_holds="A3 A4 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land").me("L6")
    assert (after.turn, after.asked) == ("me", "turn")
    after = after.me("L6 to land")
    assert after.turn == "me"
    after = after.me("A6 to air")
    assert after.turn == "them"
    assert after.them("A4 to air").turn == "me"


@clause("ALS-11.16")
def test_an_extra_turn_is_owed_though_redeploy_is_turned_facedown_before_it() -> None:
    after = draw(
        """
              land  air  sea
        me    .     s4   l6
        them  .     .    a3
        """,
        me_holds="A6 S6",
        them_holds="Disrupt, ?",
        turn="them",
    )
    after = after.them("Disrupt to land").me("my air").me("L6")
    assert (after.decides, after.asking) == ("them", "L5")
    after = after.them("my sea").them("their air")
    assert after.air.me == "s4"
    assert after.turn == "me"
    assert after.me("A6 facedown to sea").turn == "me"


@clause("ALS-11.16")
def test_an_extra_turn_is_lost_only_with_an_empty_hand() -> None:
    owed = draw(me_holds="L6", them_holds="A6 A4").also("extra_turns.0=1")
    after = owed.me("L6 to land")
    assert after.turn == "them"
    assert after.them("A6 to air").turn == "them"
    assert draw(me_holds="L6 S6", them_holds="A6 A4").also("extra_turns.0=1").me("L6 to land").turn == "me"
