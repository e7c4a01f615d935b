"""Chapter 12: what a player may know."""

import pytest

from tests.support import Battle, clause, draw
from tests.support.battle import seen_pile


@clause("ALS-12.1")
def test_a_player_sees_their_own_hand_and_never_the_other_players() -> None:
    battle = draw(me_holds="L6 A6", them_holds="S6 S5 S4")
    assert battle.me.sees_hand_of("me") == "A6 L6"
    assert battle.me.sees_hand_of("them") == "? ? ?"
    assert battle.them.sees_hand_of("them") == "S4 S5 S6"
    assert battle.them.sees_hand_of("me") == "? ?"


@clause("ALS-12.1", "ALS-12.13")
def test_only_the_player_who_decides_is_told_the_choices() -> None:
    battle = draw(me_holds="L6 A6")
    assert battle.me.view.question.actions
    assert battle.them.view.question.actions == battle.public_view.question.actions == ()


@clause("ALS-12.2")
def test_nobody_knows_the_cards_of_the_deck() -> None:
    battle = draw(
        """
              air  land    sea
        me    ? ?  ? ? ?   .
        them  ? ?  ? ?     ? ?
        """
    )
    unknown = " ".join("?" * len(battle.deck))
    assert battle.me.sees_deck() == battle.them.sees_deck() == unknown
    assert set(battle.public_view.deck) == {-1}


@clause("ALS-12.2", "ALS-12.9", "ALS-6.8")
def test_a_player_knows_where_their_own_destroyed_card_lies_in_the_deck() -> None:
    after = draw(
        """
              air  land  sea
        me    A5   .     .
        them  .    .     .
        """,
        me_holds="L6 ?",
        them_holds="S6 ?",
    )
    after = after.me("L6 facedown to sea").them("S6 facedown to sea")
    assert after.me.sees_deck().endswith("? L6 ?")
    assert after.them.sees_deck().endswith("? ? S6")


@clause("ALS-12.3")
def test_both_players_and_those_who_watch_know_what_can_be_counted() -> None:
    battle = draw(
        """
              air  land   sea
        me    A6   l5 L6  .
        them  .    ?      .
        """,
        me_holds="? ?",
        them_holds="? ? ?",
        score=(3, 5),
        first="them",
    )
    for view in (battle.me.view, battle.them.view, battle.public_view):
        assert [hand.size for hand in view.hands] == [2, 3]
        assert len(view.deck) == len(battle.deck)
        assert [[len(pile) for pile in place.piles] for place in view.theaters] == [[1, 0], [2, 1], [0, 0]]
        assert view.score == (3, 5)
        assert view.first == 1
        assert [place.totals for place in view.theaters] == [(6, 0), (8, 2), (0, 0)]


@clause("ALS-12.4")
def test_everybody_sees_which_card_is_flipped_moved_and_returned_and_where_from() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Air Maneuver, Transport, Redeploy",
    )
    flipped = battle.me("Air Maneuver to air").me("my land")
    assert "me flipped_up L6 land by A3" in flipped.them.told
    moved = battle.me("Transport to sea").me("L6").me("to air")
    assert "me moved air from land" in moved.them.told  # which facedown card it is they do not learn
    assert "me moved L6 air from land" in moved.me.told
    returned = battle.me("Redeploy to sea").me("L6")
    assert "me returned land" in returned.them.told
    assert "me returned L6 land" in returned.me.told


@clause("ALS-12.4")
@pytest.mark.parametrize("viewer", [1, 4])
def test_everybody_sees_where_a_facedown_card_is_played_and_what_was_declined(viewer: int) -> None:
    after = draw(me_holds="L6 S1", them_holds="A6 ?").me("L6 facedown to air").them("A6 to air")
    after = after.me("S1 to sea").me("decline")
    assert "me played_down air" in after.told(viewer)
    assert "me declined S1" in after.told(viewer)


@clause("ALS-12.5")
def test_a_player_may_look_at_their_own_facedown_cards() -> None:
    battle = draw(
        """
              air  land      sea
        me    .    l5 a1 L6  .
        them  .    .         s4
        """
    )
    assert battle.me.sees("land", "me") == "l5 a1 L6"
    assert battle.them.sees("sea", "them") == "s4"


@clause("ALS-12.5", "ALS-7.12")
def test_a_card_that_reinforce_played_is_ones_own_to_look_at() -> None:
    after = draw(me_holds="Reinforce, ?", deck="S6").me("Reinforce to land").me("S6 facedown to sea")
    assert after.me.sees("sea", "me") == "s6"
    assert after.them.sees("sea", "me") == "?"


@clause("ALS-12.6")
def test_a_player_never_looks_at_the_other_players_facedown_cards() -> None:
    battle = draw(
        """
              air  land      sea
        me    .    l5 a1 L6  .
        them  .    .         s4
        """
    )
    assert battle.them.sees("land", "me") == "? ? L6"
    assert battle.me.sees("sea", "them") == "?"


@clause("ALS-12.6")
def test_a_facedown_card_that_returns_to_hand_is_not_shown() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy, ?",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert after.them.sees_hand_of("me") == "? ?"
    assert not any("L6" in event for event in after.them.told)


@clause("ALS-12.6")
def test_a_facedown_card_that_is_played_covered_and_moved_is_not_shown() -> None:
    after = draw(me_holds="L6 S6 S1", them_holds="A6 A4 ?")
    after = after.me("L6 facedown to air").them("A6 to air").me("S6 facedown to air").them("A4 to air")
    after = after.me("S1 to sea").me("L6").me("to land")
    assert after.them.sees("land", "me") == "?"
    assert not any("L6" in event or "S6" in event for event in after.them.told)


@clause("ALS-12.7")
def test_a_card_once_seen_stays_known_when_turned_facedown_covered_and_moved() -> None:
    after = draw(me_holds="L6 S6 S1 ?", them_holds="A3 A4 A1 ?")
    after = after.me("L6 to land").them("A3 to air").them("their land")
    assert after.them.sees("land", "me") == "l6"
    after = after.me("S6 facedown to land").them("A4 to air")
    assert after.them.sees("land", "me") == "l6 ?"
    after = after.me("S1 to sea").me("L6").me("to air")
    assert after.them.sees("air", "me") == "l6"
    assert after.them.sees("land", "me") == "?"


@clause("ALS-12.7", "ALS-12.13")
def test_those_who_watch_remember_what_was_open_too() -> None:
    after = draw(me_holds="L6 ?", them_holds="A3 ?")
    after = after.me("L6 to land").them("A3 to air").them("their land")
    assert seen_pile(after.public_view, "land", "me") == "l6"


def known_card_taken_back(me_holds: str) -> Battle:
    """They have seen my Heavy Tanks faceup, then facedown, and now in my hand again; I must play a card."""
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    .     .
        """,
        me_holds=f"Redeploy {me_holds}",
        them_holds="A3 A6 ?",
        turn="them",
    )
    return after.them("A3 to air").them("their land").me("Redeploy to sea").me("L6")


@clause("ALS-12.8", "ALS-12.7")
def test_a_known_card_that_returns_to_hand_is_known_to_be_there() -> None:
    after = known_card_taken_back("A1 S1")
    assert after.them.sees_hand_of("me") == "L6 ? ?"


@clause("ALS-12.8")
@pytest.mark.parametrize("played", ["L6 facedown to air", "A1 facedown to air"])
def test_after_a_facedown_play_nobody_else_knows_whether_it_is_still_there(played: str) -> None:
    after = known_card_taken_back("A1 S1").me(played)
    assert after.them.sees_hand_of("me") == "? ?"
    assert after.them.sees("air", "me") == "?"


@clause("ALS-12.8")
def test_a_faceup_play_of_another_card_leaves_the_known_one_known() -> None:
    after = known_card_taken_back("A1 S1").me("A1 to air")
    assert after.them.sees_hand_of("me") == "L6 ?"
    assert after.public_view.hands[0].cards == (11,)


@clause("ALS-12.8")
def test_a_known_card_that_was_the_only_one_held_is_still_known_when_played_facedown() -> None:
    after = known_card_taken_back("").me("L6 facedown to air")
    assert after.them.sees("air", "me") == "l6"


@clause("ALS-12.8", "ALS-12.7")
def test_who_sees_that_another_card_was_played_knows_that_the_known_one_is_still_there() -> None:
    after = known_card_taken_back("A1 S3").me("A1 facedown to land").them("A6 to air").me("S3 to sea")
    assert after.them.sees_hand_of("me") == "?"
    after = after.me("my land")
    assert after.land.me == "A1"
    assert after.them.sees_hand_of("me") == "L6"


@clause("ALS-12.8", "ALS-12.9")
@pytest.mark.parametrize("played", ["L6 facedown to land", "A1 facedown to land"])
def test_after_a_card_is_destroyed_unseen_nobody_else_knows_whether_the_known_one_is_still_there(played: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  A5   .     .
        """,
        me_holds="Redeploy, A1, S1",
        them_holds="A3 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land").me("Redeploy to sea").me("L6").me(played)
    assert after.them.sees_hand_of("me") == "? ?"
    assert after.them.sees_deck().endswith("?")
    assert after.me.sees_deck().endswith(played[:2])


@clause("ALS-12.9")
@pytest.mark.parametrize("viewer", [1, 4])
def test_a_card_destroyed_as_it_is_played_is_shown_to_nobody_else(viewer: int) -> None:
    after = draw(
        """
              air  land  sea
        me    A5   .     .
        them  .    .     .
        """,
        me_holds="L6 ?",
    ).me("L6 facedown to sea")
    assert "me destroyed sea by A5" in after.told(viewer)
    assert not any("L6" in event for event in after.told(viewer))
    assert "me destroyed L6 sea by A5" in after.me.told


@clause("ALS-12.9", "ALS-7.13")
def test_the_card_of_reinforce_that_is_destroyed_is_known_to_its_owner_only() -> None:
    after = draw(
        """
              air  land  sea
        me    A5   .     .
        them  .    .     .
        """,
        me_holds="Reinforce, ?",
        deck="S6",
    )
    after = after.me("Reinforce to land").me("S6 facedown to sea")
    assert after.me.sees_deck().endswith("S6")
    assert after.them.sees_deck().endswith("?")
    assert not any("S6" in event for event in after.them.told)


@clause("ALS-12.8", "ALS-12.10")
@pytest.mark.parametrize("played", ["L6 faceup to land", "L6 facedown to land", "S1 facedown to land"])
def test_after_blockade_destroys_a_card_nobody_else_knows_whether_the_known_one_is_still_there(played: str) -> None:
    after = draw(
        """
              air  land    sea
        me    .    ? ? L6  .
        them  .    ?       .
        """,
        me_holds="Redeploy, A1, S1, S3",
        them_holds="A3 S5 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land").me("Redeploy to sea").me("L6").me("A1 to air").them("S5 to sea")
    assert after.them.sees_hand_of("me") == "L6 ? ?"
    after = after.me(played)
    assert after.deck.bottom == played[:2]
    assert after.them.sees_hand_of("me") == "? ?"
    assert after.public_view.hands[0].cards == ()
    assert "me played_unseen land" in after.them.told


@clause("ALS-12.10")
@pytest.mark.parametrize("viewer", [1, 4])
def test_nobody_is_told_with_which_face_a_card_was_played_that_blockade_destroyed(viewer: int) -> None:
    battle = draw(
        """
              air  land   sea
        me    .    ? ?    .
        them  .    ?      S5
        """,
        me_holds="L6 A6",
    )
    faceup, facedown = battle.me("L6 faceup to land"), battle.me("L6 facedown to land")
    another = battle.me("A6 facedown to land")
    assert faceup.told(viewer) == facedown.told(viewer) == another.told(viewer)
    assert faceup.them.view == facedown.them.view == another.them.view
    assert faceup.public_view == facedown.public_view == another.public_view


@clause("ALS-12.11")
def test_reinforce_shows_its_card_to_its_owner_before_the_theater_is_chosen() -> None:
    after = draw(me_holds="Reinforce, ?", deck="S6").me("Reinforce to land")
    assert after.me.view.drawn == 17
    assert after.them.view.drawn == after.public_view.drawn == -1
    assert "me drew S6" in after.me.told
    assert "me drew" in after.them.told
    assert not any("S6" in event for event in after.them.told + after.told_to_all)


@clause("ALS-12.12")
def test_nothing_known_in_one_battle_is_known_in_the_next() -> None:
    after = draw(
        """
              air  land  sea
        me    A5   L6    .
        them  .    .     .
        """,
        me_holds="S6 ?",
    )
    after = after.me("S6 facedown to sea").them("withdraw").deal()
    for player, other in ((after.me, "them"), (after.them, "me")):
        assert player.sees_hand_of(other) == "? ? ? ? ? ?"
        assert player.sees_deck() == "? ? ? ? ? ?"
    assert all(hand.cards == () for hand in after.public_view.hands)


@clause("ALS-12.13")
def test_those_who_watch_see_no_hand_no_deck_and_no_card_that_was_never_open() -> None:
    battle = draw(
        """
              air  land   sea
        me    .    l5 L6  .
        them  a1   .      .
        """
    )
    view = battle.public_view
    assert all(hand.cards == () for hand in view.hands)
    assert set(view.deck) == {-1}
    assert seen_pile(view, "land", "me") == "? L6"
    assert seen_pile(view, "air", "them") == "?"


@clause("ALS-12.13")
def test_those_who_watch_are_told_only_what_both_players_are_told() -> None:
    after = draw(me_holds="Reinforce, S6, ?", them_holds="A3 ?", deck="L6")
    after = after.me("Reinforce to land").me("L6 facedown to air").them("A3 to air").them("their land")
    after = after.me("S6 facedown to sea")
    assert len(after.told_to_all) == len(after.events)
    for public, mine, theirs, whole in zip(
        after.told_to_all, after.me.told, after.them.told, after.events, strict=True
    ):
        assert (public == whole) is (mine == theirs == whole)
