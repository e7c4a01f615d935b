"""Chapter 5: tactical abilities."""

import pytest

from tests.support import Battle, clause, draw


def resolved(battle: Battle) -> list[str]:
    """The abilities that were resolved, in order."""
    return [event for event in battle.events if " resolves " in event]


@clause("ALS-5.1")
def test_an_instant_ability_takes_effect_at_once_when_played_faceup() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    ?     .
        """,
        me_holds="Air Maneuver, ?",
    ).me("Air Maneuver to air")
    assert (after.asked, after.asking, after.decides) == ("uncovered", "A3", "me")


@clause("ALS-5.1")
def test_an_instant_ability_takes_effect_at_once_when_flipped_faceup() -> None:
    after = draw(
        """
              air  land  sea
        me    .    s1    .
        them  .    .     .
        """,
        me_holds="Air Maneuver, ?",
    )
    after = after.me("Air Maneuver to air").me("my land")
    assert (after.asked, after.asking, after.decides) == ("card", "S1", "me")


@clause("ALS-5.1", "ALS-5.9")
def test_an_ongoing_ability_takes_effect_at_once_when_flipped_faceup() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    s2    ? ?
        them  .    .     .
        """,
        me_holds="Air Maneuver, ?",
    )
    assert battle.sea.total_me == 4
    assert battle.me("Air Maneuver to air").me("my land").sea.total_me == 8


@clause("ALS-5.2")
def test_the_owner_of_a_card_resolves_it_even_if_the_other_player_flipped_it() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     ?
        them  .    l3    .
        """,
        me_holds="Air Maneuver, ?",
    )
    after = after.me("Air Maneuver to air").me("their land")
    assert (after.turn, after.decides, after.asking) == ("me", "them", "L3")
    after = after.them("their air")
    assert after.air.me == "a3"


@clause("ALS-5.2")
def test_a_choice_that_the_ability_gives_to_the_other_player_is_theirs() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  L6   .     S6
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my land")
    assert after.decides == "them"
    assert after.possible == ["my air", "my sea"]


@clause("ALS-5.3", "ALS-6.7")
def test_an_ability_works_from_the_theater_its_card_is_in() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     a3
        them  ?    .     .
        """,
        me_holds="Ambush, ?",
    )
    after = after.me("Ambush to land").me("my sea")
    assert after.asking == "A3"
    assert after.possible == ["my land"]


@clause("ALS-5.3")
def test_an_ability_works_from_where_its_card_was_moved_to() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    S5    .
        them  ? ?  ?     ? ?
        """,
        me_holds="Transport, A6, L6",
        them_holds="L1 S6",
    )
    moved = battle.me("Transport to sea").me("S5").me("to air")
    assert moved.them("S6 to sea").sea.them == "? ? S6"  # land now lies next to Blockade, and holds one card
    assert battle.me("Transport to sea").me("decline").them("S6 to sea").sea.them == "? ?"


@clause("ALS-5.4")
def test_an_instant_ability_works_only_once_when_played() -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     .
        them  .    ?     .
        """,
        me_holds="Air Maneuver, L6 ?",
        them_holds="S6 ?",
    )
    after = after.me("Air Maneuver to air").me("my land").them("S6 to sea").me("L6 to land")
    assert after.decides == "them"
    assert resolved(after) == ["me resolves A3"]


@clause("ALS-5.4")
def test_an_instant_ability_works_again_when_it_is_flipped_faceup_again() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     ?
        them  .    ?     .
        """,
        me_holds="Air Maneuver, Land Maneuver, ?",
        them_holds="Ambush, ?",
    )
    after = after.me("Air Maneuver to air").me("their land").them("Ambush to land").them("their air")
    assert after.air.me == "a3"
    after = after.me("Land Maneuver to land").me("my air")
    assert (after.decides, after.asking) == ("me", "A3")
    after = after.me("my land")
    assert resolved(after) == ["me resolves A3", "them resolves L2", "me resolves L3", "me resolves A3"]


@clause("ALS-5.5", "ALS-7.20")
def test_several_instants_are_resolved_in_the_order_in_which_they_were_flipped() -> None:
    after = draw(
        """
              air  land  sea
        me    s1   .     .
        them  .    .     l2
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my air").them("my sea")
    assert (after.decides, after.asking) == ("me", "S1")
    after = after.me("decline")
    assert (after.decides, after.asking) == ("them", "L2")


@clause("ALS-5.5")
def test_an_instant_set_off_meanwhile_waits_behind_those_already_waiting() -> None:
    after = draw(
        """
              air  land  sea
        me    l2   .     .
        them  .    s1    a3
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my air").them("my sea").me("their land")
    assert (after.decides, after.asking) == ("them", "A3")
    after = after.them("my land")  # flips Transport back, which still waits
    assert resolved(after) == ["me resolves L5", "me resolves L2", "them resolves A3", "them resolves S1"]


@clause("ALS-5.5")
def test_each_instant_is_resolved_in_full_before_the_next() -> None:
    after = draw(
        """
              air  land  sea
        me    s1   .     .
        them  .    .     l2
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my air").them("my sea").me("S1")
    assert (after.decides, after.asking, after.asked) == ("me", "S1", "theater")


@clause("ALS-5.6")
def test_an_ability_begun_is_resolved_to_its_end_though_its_card_is_turned_facedown() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  S6   .     .
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my land")
    assert after.land.me == "l5"
    assert (after.decides, after.asking) == ("them", "L5")
    assert after.them("my air").air.them == "s6"


@clause("ALS-5.7")
def test_a_waiting_instant_is_resolved_though_it_is_turned_facedown_before_it_begins() -> None:
    after = draw(
        """
              air  land  sea
        me    l2   .     .
        them  .    ?     a3
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my air").them("my sea").me("their sea")
    assert after.sea.them == "a3"
    assert (after.decides, after.asking) == ("them", "A3")
    assert after.them("their land").land.me == "l5"


def with_ambush_and_transport_waiting() -> Battle:
    """Redeploy asks; behind it wait Ambush, mine, turned facedown meanwhile, and Transport, theirs."""
    battle = draw(
        """
              air  land  sea
        me    .    l2    .
        them  ?    s1    .
        """,
        me_holds="Redeploy, Heavy Bombers",
    ).me("Redeploy to sea")
    return battle.also("row_size=3", "row.1=7", "owner.1=0", "step.1=0", "row.2=12", "owner.2=1", "step.2=0")


@clause("ALS-5.8")
def test_a_waiting_instant_is_dropped_when_its_card_leaves_play() -> None:
    after = with_ambush_and_transport_waiting().me("Ambush").me("Heavy Bombers to air")
    assert after.asking == "S1"
    after = after.them("decline")
    assert (after.turn, after.asked) == ("them", "turn")
    assert resolved(after) == ["me resolves S4", "them resolves S1"]


@clause("ALS-5.8")
def test_playing_the_card_again_sets_its_ability_off_anew_behind_those_waiting() -> None:
    after = with_ambush_and_transport_waiting().me("Ambush").me("Ambush to land")
    assert (after.decides, after.asking) == ("them", "S1")
    after = after.them("decline").me("their air")
    assert resolved(after) == ["me resolves S4", "them resolves S1", "me resolves L2"]
    assert (after.turn, after.asked) == ("them", "turn")


@clause("ALS-5.9")
def test_an_ongoing_ability_stops_when_turned_facedown_and_works_again_when_turned_faceup() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    S2    ?
        them  .    .     .
        """,
        me_holds="L6 ?",
        them_holds="Air Maneuver, Sea Maneuver",
        turn="them",
    )
    assert battle.sea.total_me == 4
    stopped = battle.them("Air Maneuver to air").them("their land")
    assert stopped.sea.total_me == 2
    again = stopped.me("L6 facedown to air").them("Sea Maneuver to sea").them("their land")
    assert again.sea.total_me == 4


@clause("ALS-5.10")
@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("S2 ?", 4 + 4),
        ("? S2", 4 + 4),
        ("s2 ?", 2 + 2),
    ],
)
def test_escalation_works_covered_or_not(pile: str, expected: int) -> None:
    battle = draw(
        f"""
              air  land    sea
        me    ? ?  {pile}  .
        them  .    .       .
        """
    )
    assert battle.air.total_me == expected


@clause("ALS-5.10")
def test_support_aerodrome_containment_and_blockade_work_while_covered() -> None:
    battle = draw(
        """
              air         land  sea
        me    A1 A4 A5 ?  .     .
        them  .           .     S5 ?
        """,
        me_holds="S3 L6",
    )
    assert battle.land.total_me == 3
    assert battle.can("S3 faceup to land")
    assert battle.me("L6 facedown to sea").sea.me == ""
    crowded = draw(
        """
              air  land   sea
        me    .    ? ?    .
        them  .    ?      S5 ?
        """,
        me_holds="L6 ?",
    )
    assert crowded.me("L6 to land").land.me == "? ?"


@clause("ALS-5.11", "ALS-7.6")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_an_ability_without_may_must_be_used_even_to_ones_own_harm(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    .     .
        """,
        me_holds="Air Maneuver, ?",
        edition=edition,
    ).me("Air Maneuver to air")
    assert after.possible == ["my land"]
    assert after.me("my land").land.total_me == 2


@clause("ALS-5.12")
def test_what_an_ability_says_one_may_do_may_be_left_undone() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    ?     .
        them  .    .     .
        """,
        me_holds="Transport, Redeploy, ?",
    )
    kept = battle.me("Transport to sea").me("decline")
    assert kept.land.me == "?"
    assert kept.sea.me == "S1"
    assert kept.turn == "them"
    kept = battle.me("Redeploy to sea").me("decline")
    assert kept.land.me == "?"
    assert kept.sea.me == "S4"
    assert kept.turn == "them"


@clause("ALS-5.13")
def test_who_has_chosen_the_card_for_transport_must_move_it() -> None:
    after = draw(me_holds="Transport, ?").me("Transport to sea").me("S1")
    assert after.possible == ["air", "land"]


@clause("ALS-5.13", "ALS-7.26")
def test_who_has_returned_a_card_by_redeploy_must_play_one() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l6    .
        them  .    .     .
        """,
        me_holds="Redeploy",
    )
    after = after.me("Redeploy to sea").me("L6")
    assert after.decides == "me"
    assert not after.can("decline")


@clause("ALS-5.14")
@pytest.mark.parametrize("edition", ["revised", "2019"])
@pytest.mark.parametrize("play", ["Air Maneuver to air", "Redeploy to sea"])
def test_an_ability_that_cannot_be_resolved_is_ignored(play: str, edition: str) -> None:
    after = draw(me_holds="Air Maneuver, Redeploy", edition=edition).me(play)
    assert (after.turn, after.decides) == ("them", "them")
    assert (after.air.total_me + after.sea.total_me) in (3, 4)
    assert len(after.me.hand) == 1
