"""Chapter 7: Reinforce, Ambush, Cover Fire, Disrupt, Heavy Tanks."""

import pytest

from tests.support import clause, draw

# -- Reinforce


@clause("ALS-7.12")
@pytest.mark.parametrize(
    ("row", "reached"),
    [("air  land  sea", ["air", "sea"]), ("land  air  sea", ["air"]), ("air  sea  land", ["sea"])],
)
def test_reinforce_must_play_the_top_card_facedown_to_an_adjacent_theater(row: str, reached: list[str]) -> None:
    after = draw(row, me_holds="Reinforce, ?", deck="S6 A1").me("Reinforce to land")
    assert after.decides == "me"
    assert after.possible == [f"S6 facedown to {theater}" for theater in reached]


@clause("ALS-7.12")
def test_the_card_of_reinforce_leaves_the_deck_and_lies_facedown() -> None:
    battle = draw(me_holds="Reinforce, ?", deck="S6 A1")
    after = battle.me("Reinforce to land").me("S6 facedown to sea")
    assert after.sea.me == "s6"
    assert after.deck.top == "A1"
    assert len(after.deck) == len(battle.deck) - 1
    assert len(after.me.hand) == 1
    assert after.turn == "them"
    assert after.events == [
        "me played_up L1 land",
        "me resolves L1",
        "me drew S6",
        "me played_down S6 sea",
        "them turn_began",
    ]


@clause("ALS-7.12", "ALS-3.5")
def test_the_card_of_reinforce_sets_off_no_ability() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    ?     .
        """,
        me_holds="Reinforce, ?",
        deck="A3",
    )
    after = after.me("Reinforce to land").me("A3 facedown to air")
    assert (after.turn, after.asked) == ("them", "turn")


@clause("ALS-7.12", "ALS-5.2")
def test_reinforce_revealed_on_the_other_players_turn_is_resolved_by_its_owner() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l1    .
        them  .    .     .
        """,
        them_holds="A3 ?",
        deck="S6",
        turn="them",
    )
    after = after.them("A3 to air").them("their land").me("S6 facedown to air")
    assert after.air.me == "s6"
    assert after.turn == "me"


@clause("ALS-7.13")
@pytest.mark.parametrize("owner", ["me", "them"])
def test_containment_destroys_the_card_of_reinforce(owner: str) -> None:
    mine, theirs = ("A5", ".") if owner == "me" else (".", "A5")
    after = draw(
        f"""
              air       land  sea
        me    {mine}    .     .
        them  {theirs}  .     .
        """,
        me_holds="Reinforce, ?",
        deck="S6",
    )
    after = after.me("Reinforce to land").me("S6 facedown to sea")
    assert after.sea.me == ""
    assert after.deck.bottom == "S6"


@clause("ALS-7.13")
def test_blockade_destroys_the_card_of_reinforce_where_it_applies() -> None:
    battle = draw(
        """
              land  air  sea
        me    .     ?    .
        them  .     ? ?  S5
        """,
        me_holds="Reinforce, ?",
        deck="S6",
    )
    after = battle.me("Reinforce to land").me("S6 facedown to air")
    assert after.air.me == "?"
    assert after.deck.bottom == "S6"
    elsewhere = draw(
        """
              air  land  sea
        me    ? ?  .     .
        them  ?    .     S5
        """,
        me_holds="Reinforce, ?",
        deck="S6",
    )
    assert elsewhere.me("Reinforce to land").me("S6 facedown to air").air.me == "? ? s6"


@clause("ALS-7.14", "ALS-5.14")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_reinforce_with_an_empty_deck_is_ignored(edition: str) -> None:
    after = draw(
        """
              air        land      sea
        me    A6 ? ? ?   ? ? ? ?   ?
        them  A5 ? ?     ? ?       ? ?
        """,
        me_holds="Reinforce",
        them_holds="S6",
        edition=edition,
    )
    assert len(after.deck) == 0
    after = after.me("Reinforce to land")
    assert (after.turn, after.asked) == ("them", "turn")
    assert after.land.me.last == "Reinforce"


@clause("ALS-7.14", "ALS-5.8")
def test_reinforce_that_has_left_play_draws_nothing_and_shows_nobody_a_card() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    l1    .
        them  .    .     .
        """,
        me_holds="Redeploy, A6",
        deck="S6",
    ).me("Redeploy to sea")
    waiting = battle.also("row_size=2", "row.1=6", "owner.1=0", "step.1=0")
    after = waiting.me("Reinforce").me("A6 to air")
    assert after.turn == "them"
    assert after.deck.top == "S6"
    assert after.me.sees_deck()[0] == "?"


# -- Ambush


@clause("ALS-7.15")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_ambush_flips_an_uncovered_card_of_either_player_in_any_theater(edition: str) -> None:
    after = draw(
        """
              land  air  sea
        me    ?     ?    ?
        them  ?     ?    ?
        """,
        me_holds="Ambush, ?",
        edition=edition,
    ).me("Ambush to land")
    assert after.possible == [f"{whose} {there}" for whose in ("my", "their") for there in ("land", "air", "sea")]
    assert after.me("their sea").sea.them != "?"


@clause("ALS-7.15", "ALS-5.11")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_ambush_must_flip_a_card(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  .    .     .
        """,
        me_holds="Ambush, ?",
        edition=edition,
    ).me("Ambush to land")
    assert after.possible == ["my air", "my land"]


@clause("ALS-7.16")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_ambush_alone_on_the_table_must_flip_itself(edition: str) -> None:
    after = draw(me_holds="Ambush, ?", edition=edition).me("Ambush to land")
    assert after.possible == ["my land"]
    after = after.me("my land")
    assert after.land.me == "ambush"
    assert after.turn == "them"


# -- Cover Fire


@clause("ALS-7.17")
@pytest.mark.parametrize(("covered", "total"), [("L6", 8), ("l6", 8), ("L1", 8), ("l1 L5 ?", 16)])
def test_every_card_under_cover_fire_has_strength_4(covered: str, total: int) -> None:
    battle = draw(
        f"""
              air  land          sea
        me    .    {covered} L4  .
        them  .    .             .
        """
    )
    assert battle.land.total_me == total
    assert {battle.strength(code) for code in covered.split() if code != "?"} == {4}


@clause("ALS-7.17")
def test_cover_fire_works_while_it_is_covered_itself() -> None:
    battle = draw(
        """
              air  land     sea
        me    .    L6 L4 ?  .
        them  .    .        .
        """
    )
    assert battle.land.total_me == 4 + 4 + 2


@clause("ALS-7.17", "ALS-5.9")
def test_cover_fire_facedown_covers_nothing_with_fire() -> None:
    battle = draw(
        """
              air  land     sea
        me    .    L6 ? l4  .
        them  .    .        .
        """
    )
    assert battle.land.total_me == 6 + 2 + 2


@clause("ALS-7.17")
def test_cover_fire_works_in_a_theater_it_has_come_to() -> None:
    after = draw(
        """
              air  land   sea
        me    A6   L1 L4  .
        them  .    .      .
        """,
        me_holds="S1 ?",
    )
    after = after.me("S1 to sea").me("L4").me("to air")
    assert (after.air.total_me, after.land.total_me) == (8, 1)


@clause("ALS-7.18")
def test_cover_fire_leaves_alone_what_lies_on_it_elsewhere_and_opposite() -> None:
    battle = draw(
        """
              air  land      sea
        me    A6   L1 L4 L6  ?
        them  .    L5 ?      .
        """
    )
    assert (battle.land.total_me, battle.land.total_them) == (4 + 4 + 6, 5 + 2)
    assert (battle.air.total_me, battle.sea.total_me) == (6, 2)


@clause("ALS-7.17", "ALS-7.25")
def test_a_facedown_card_under_cover_fire_has_4_with_escalation_too() -> None:
    battle = draw(
        """
              air  land       sea
        me    .    ? L4 ?     S2
        them  .    .          .
        """
    )
    assert battle.land.total_me == 4 + 4 + 4


# -- Disrupt


@clause("ALS-7.19")
def test_disrupt_lets_first_its_owner_then_the_other_player_flip_an_own_uncovered_card() -> None:
    after = draw(
        """
              air  land  sea
        me    ?    .     ? ?
        them  S6   .     ?
        """,
        me_holds="Disrupt, ?",
    ).me("Disrupt to land")
    assert (after.decides, after.possible) == ("me", ["my air", "my land", "my sea"])
    after = after.me("my air")
    assert (after.decides, after.possible) == ("them", ["my air", "my sea"])
    after = after.them("my air")
    assert after.air.them == "s6"
    assert after.turn == "them"
    assert after.decides == "them"


@clause("ALS-7.19", "ALS-5.2")
def test_the_owner_of_disrupt_goes_first_even_if_the_other_player_flipped_it() -> None:
    after = draw(
        """
              air  land  sea
        me    .    l5    .
        them  ?    .     .
        """,
        them_holds="S3 ?",
        turn="them",
    )
    after = after.them("S3 to sea").them("their land")
    assert after.decides == "me"
    assert after.me("my land").decides == "them"


@clause("ALS-7.20")
def test_both_flips_of_disrupt_are_made_before_what_they_reveal() -> None:
    after = draw(
        """
              air  land  sea
        me    l2   .     .
        them  .    .     s1
        """,
        me_holds="Disrupt, ?",
    )
    after = after.me("Disrupt to land").me("my air")
    assert after.air.me == "L2"
    assert (after.decides, after.asking) == ("them", "L5")
    after = after.them("my sea")
    assert (after.decides, after.asking) == ("me", "L2")


@clause("ALS-7.21")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_disrupt_skips_a_player_without_a_card_and_the_other_still_flips(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  .    .     .
        """,
        me_holds="Disrupt, ?",
        edition=edition,
    ).me("Disrupt to land")
    assert after.decides == "me"
    after = after.me("my air")
    assert after.air.me == "l6"
    assert (after.turn, after.asked) == ("them", "turn")
    assert "me nothing_to_do L5" not in after.events  # it was not ignored


@clause("ALS-7.21")
def test_disrupt_revealed_on_the_other_players_turn_lets_the_other_flip_alone() -> None:
    after = draw(
        """
              air  land  sea
        me    .    .     .
        them  .    l5    .
        """,
        me_holds="A3 ?",
    )
    after = after.me("A3 to air").me("their land").them("my land")
    assert after.land.them == "l5"
    assert after.decides == "me"
    assert after.me("my air").air.me == "a3"


@clause("ALS-7.22")
@pytest.mark.parametrize("edition", ["revised", "2019"])
def test_disrupt_may_flip_itself(edition: str) -> None:
    after = draw(
        """
              air  land  sea
        me    L6   .     .
        them  .    .     .
        """,
        me_holds="Disrupt, ?",
        edition=edition,
    ).me("Disrupt to land")
    after = after.me("my land")
    assert after.land.me == "disrupt"
    assert after.turn == "them"
