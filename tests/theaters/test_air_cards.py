"""Chapter 7: Support, Air Drop, Maneuver, Aerodrome, Containment, Heavy Bombers."""

import pytest

from tests.support import clause, draw

# -- Support


@clause("ALS-7.1")
@pytest.mark.parametrize(
    ("row", "totals"),
    [
        ("land  air  sea", {"air": 1, "land": 3, "sea": 3}),
        ("air  land  sea", {"air": 1, "land": 3, "sea": 0}),
        ("land  sea  air", {"air": 1, "land": 0, "sea": 3}),
    ],
)
def test_support_adds_3_in_every_adjacent_theater_and_not_in_its_own(row: str, totals: dict[str, int]) -> None:
    cells = "  ".join("A1" if theater == "air" else "." for theater in row.split())
    battle = draw(f"{row}\nme  {cells}\nthem  .  .  .")
    assert {"air": battle.air.total_me, "land": battle.land.total_me, "sea": battle.sea.total_me} == totals


@clause("ALS-7.1")
def test_support_adds_3_to_a_theater_not_to_each_card_and_only_for_its_owner() -> None:
    battle = draw(
        """
              air  land    sea
        me    A1   L6 ? ?  .
        them  .    L5      .
        """
    )
    assert (battle.land.total_me, battle.land.total_them) == (6 + 2 + 2 + 3, 5)


@clause("ALS-7.2", "ALS-8.3")
def test_support_gives_its_3_where_its_owner_has_no_card() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    ?     .
        them  A1   .     .
        """
    )
    assert battle.land.total_them == 3
    assert battle.land.controlled_by == "them"


# -- Air Drop


@clause("ALS-7.3")
def test_air_drop_lets_the_next_card_go_faceup_to_any_theater() -> None:
    after = draw(me_holds="Air Drop, Heavy Tanks, ?", them_holds="S6 ?")
    after = after.me("Air Drop to air")
    assert after.decides == "them"
    after = after.them("S6 to sea")
    assert all(after.can(f"Heavy Tanks faceup to {theater}") for theater in ("air", "land", "sea"))
    assert after.me("Heavy Tanks faceup to sea").sea.me == "Heavy Tanks"


@clause("ALS-7.3")
def test_air_drop_gives_nothing_to_the_other_player() -> None:
    after = draw(me_holds="Air Drop, ?", them_holds="S6 ?").me("Air Drop to air")
    assert not after.can("S6 faceup to land")


@clause("ALS-7.3", "ALS-5.2")
def test_air_drop_flipped_faceup_by_the_other_player_serves_its_owner() -> None:
    after = draw(
        """
              air  land  sea
        me    .    a2    .
        them  .    .     .
        """,
        me_holds="L6 ?",
        them_holds="A3 ?",
        turn="them",
    )
    after = after.them("A3 to air").them("their land")
    assert after.can("L6 faceup to sea")


@clause("ALS-7.4")
@pytest.mark.parametrize("spent", ["L6 facedown to sea", "L6 to land", "L6 faceup to air"])
def test_the_next_card_spends_air_drop_whether_it_needed_it_or_not(spent: str) -> None:
    after = draw(me_holds="Air Drop, L6, S6, ?", them_holds="L4 A6 ?")
    after = after.me("Air Drop to air").them("L4 to land").me(spent).them("A6 to air")
    assert after.can("S6 faceup to sea")
    assert not after.can("S6 faceup to air")
    assert not after.can("S6 faceup to land")


@clause("ALS-7.4")
def test_the_play_of_reinforce_spends_air_drop() -> None:
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
    after = after.me("L4 facedown to air")
    assert not after.can("S6 faceup to land")


@clause("ALS-7.4")
@pytest.mark.parametrize("spent", ["L6 facedown to sea", "S4 faceup to land"])
def test_a_card_destroyed_as_it_is_played_spends_air_drop(spent: str) -> None:
    after = draw(
        """
              air  land    sea
        me    .    ? ? ?   .
        them  A5   .       S5
        """,
        me_holds="Air Drop, L6, S6, S4",
        them_holds="S3 A6",
    )
    after = after.me("Air Drop to air").them("S3 to sea").them("their land")
    after = after.me(spent)
    assert after.deck.bottom == spent[:2]
    assert not after.them("A6 to air").can("S6 faceup to air")


@clause("ALS-7.4")
def test_two_air_drops_before_one_play_count_as_one() -> None:
    after = draw(
        """
              land  air  sea
        me    l2    .    .
        them  .     .    a3
        """,
        me_holds="Air Drop, L6, S6",
        them_holds="Disrupt, A6, ?",
    )
    after = after.me("Air Drop to air").them("Disrupt to land").them("my sea").me("my land")
    after = after.them("their air").me("my air")  # Air Drop down, and up again
    assert after.events.count("me air_drop_ready A2") == 2
    after = after.me("L6 faceup to sea").them("A6 to air")
    assert not after.can("S6 faceup to air")


@clause("ALS-7.5")
def test_air_drop_stays_in_force_when_its_card_is_turned_facedown() -> None:
    after = draw(me_holds="Air Drop, L6, ?", them_holds="L3 ?")
    after = after.me("Air Drop to air").them("L3 to land").them("their air")
    assert after.air.me == "a2"
    assert after.can("L6 faceup to sea")


@clause("ALS-7.5")
def test_air_drop_stays_in_force_when_its_card_leaves_play() -> None:
    after = draw(
        """
              land  air  sea
        me    s4    .    .
        them  .     .    a3
        """,
        me_holds="Air Drop, L6, ?",
        them_holds="Disrupt, A6, ?",
    )
    after = after.me("Air Drop to air").them("Disrupt to land").them("my sea").me("my land")
    after = after.them("their air").me("Air Drop")  # turned facedown, then taken back by Redeploy
    assert after.asked == "play"
    assert after.me("L6 faceup to sea").sea.me == "L6"


# -- Maneuver


@clause("ALS-7.6")
@pytest.mark.parametrize(
    ("code", "theater", "reached"),
    [("A3", "air", ["land"]), ("L3", "land", ["air", "sea"]), ("S3", "sea", ["land"])],
)
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_maneuver_flips_an_uncovered_card_of_either_player_next_door(
    code: str, theater: str, reached: list[str], edition: str
) -> None:
    after = draw(
        """
              air  land  sea
        me    ?    ?     ?
        them  ?    ?     ?
        """,
        me_holds=f"{code} ?",
        edition=edition,
    ).me(f"{code} to {theater}")
    assert after.possible == [f"{whose} {there}" for whose in ("my", "their") for there in reached]


@clause("ALS-7.6", "ALS-5.11")
def test_maneuver_must_flip_ones_own_card_if_there_is_no_other() -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  .    .     .
        """,
        me_holds="L3 ?",
    ).me("L3 to land")
    assert after.possible == ["my air"]


@clause("ALS-7.7", "ALS-5.14")
def test_maneuver_cannot_reach_its_own_theater_and_is_ignored_without_a_target() -> None:
    after = draw(
        """
              air  land  sea
        me    ?    .     ?
        them  ?    .     ?
        """,
        me_holds="A3 ?",
    ).me("A3 to air")
    assert after.turn == "them"
    assert "me nothing_to_do A3" in after.events
    assert after.air.me == "? A3"
    assert after.air.them == "?"
    assert after.sea.me == "?"
    assert after.sea.them == "?"


# -- Aerodrome


@clause("ALS-7.8")
@pytest.mark.parametrize(
    ("code", "anywhere"), [("L1", True), ("L2", True), ("L3", True), ("L4", False), ("L5", False), ("L6", False)]
)
def test_aerodrome_lets_cards_of_strength_3_or_less_go_faceup_anywhere(code: str, anywhere: bool) -> None:
    battle = draw(
        """
              air  land  sea
        me    A4   .     .
        them  .    .     .
        """,
        me_holds=f"{code} ?",
    )
    assert battle.can(f"{code} faceup to land")
    assert battle.can(f"{code} faceup to air") is anywhere
    assert battle.can(f"{code} faceup to sea") is anywhere


@clause("ALS-7.8", "ALS-6.7")
def test_a_card_that_aerodrome_let_in_has_its_ability() -> None:
    after = draw(
        """
              air  land  sea
        me    A4   ?     .
        them  .    .     .
        """,
        me_holds="S3 ?",
    ).me("S3 faceup to air")
    assert after.possible == ["my land"]


@clause("ALS-7.8")
def test_aerodrome_does_nothing_for_the_other_player() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    .     .
        them  A4   .     .
        """,
        me_holds="L1 ?",
    )
    assert not battle.can("L1 faceup to sea")


@clause("ALS-7.8")
def test_aerodrome_is_not_used_up() -> None:
    after = draw(
        """
              air  land  sea
        me    A4   .     .
        them  .    .     .
        """,
        me_holds="L2 S2 ?",
        them_holds="A6 ?",
    )
    after = after.me("S2 faceup to land").them("A6 to air")
    assert after.can("L2 faceup to sea")


# -- Containment


@clause("ALS-7.9")
@pytest.mark.parametrize("theater", ["air", "land", "sea"])
@pytest.mark.parametrize("owner", ["me", "them"])
def test_containment_destroys_every_card_played_facedown_its_owners_too(owner: str, theater: str) -> None:
    mine, theirs = ("A5", ".") if owner == "me" else (".", "A5")
    battle = draw(
        f"""
              air       land  sea
        me    {mine}    .     .
        them  {theirs}  .     .
        """,
        me_holds="L6 ?",
    )
    after = battle.me(f"L6 facedown to {theater}")
    assert after.deck.bottom == "L6"
    assert "L6" not in after.me.hand
    assert getattr(after, theater).me == getattr(battle, theater).me


@clause("ALS-7.10")
def test_containment_spares_cards_played_faceup() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L6 ?",
    ).me("L6 to land")
    assert after.land.me == "L6"


@clause("ALS-7.10")
def test_containment_spares_a_card_that_is_turned_facedown() -> None:
    after = draw(
        """
              air  land  sea
        me    .    L6    .
        them  A5   .     .
        """,
        me_holds="A3 ?",
    ).me("A3 to air")
    assert after.me("my land").land.me == "l6"


@clause("ALS-7.10")
def test_containment_coming_into_force_spares_the_cards_that_lie_facedown() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    l6    ?
        them  ?    .     ?
        """,
        me_holds="A5 ?",
    )
    after = battle.me("A5 to air")
    assert after.land.me == "l6"
    assert after.sea.me == "?"
    assert after.air.them == "?"
    assert after.sea.them == "?"
    assert after.deck == battle.deck


@clause("ALS-7.10")
def test_containment_itself_may_be_turned_facedown_and_then_spares_all() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  A5   .     .
        """,
        me_holds="L3 S6",
        them_holds="L6 ?",
    )
    after = after.me("L3 to land").me("their air").them("L6 facedown to sea")
    assert after.sea.them == "l6"


# -- Heavy Bombers


@clause("ALS-7.11")
@pytest.mark.parametrize("play", ["A6 to air", "L6 to land", "S6 to sea"])
def test_a_card_of_strength_6_does_nothing_but_count(play: str) -> None:
    after = draw(
        """
              air  land  sea
        me    ?    ?     ?
        them  ?    ?     ?
        """,
        me_holds="A6 L6 S6",
    ).me(play)
    assert after.events == [f"me played_up {play[:2]} {play[6:]}", "them turn_began"]
    assert after.strength(play[:2]) == 6
