"""Chapter 3: theaters and cards in play."""

import pytest

from tests.support import clause, draw

ALL_CARDS = [f"{letter}{strength}" for letter in "ALS" for strength in range(1, 7)]
THEATER = {"A": "air", "L": "land", "S": "sea"}


@clause("ALS-3.1", "ALS-4.4")
def test_a_card_is_in_the_theater_it_was_played_to_and_its_players() -> None:
    after = draw(me_holds="L6 ?", them_holds="S6 ?").me("L6 to land").them("S6 facedown to land")
    assert after.land.me == "L6"
    assert after.land.them == "s6"


@clause("ALS-3.1")
def test_a_card_counts_in_its_own_theater_and_for_its_own_side_only() -> None:
    battle = draw(
        """
              air  land  sea
        me    .    L6    .
        them  .    .     .
        """
    )
    assert (battle.land.total_me, battle.land.total_them) == (6, 0)
    assert (battle.air.total_me, battle.sea.total_me) == (0, 0)


@clause("ALS-3.2")
@pytest.mark.parametrize(
    ("row", "maneuver", "reached"),
    [
        ("air  land  sea", "A3 to air", {"my land", "their land"}),
        ("air  land  sea", "L3 to land", {"my air", "my sea", "their air", "their sea"}),
        ("air  land  sea", "S3 to sea", {"my land", "their land"}),
        ("land  air  sea", "L3 to land", {"my air", "their air"}),
        ("land  air  sea", "A3 to air", {"my land", "my sea", "their land", "their sea"}),
        ("sea  air  land", "L3 to land", {"my air", "their air"}),
        ("sea  land  air", "A3 to air", {"my land", "their land"}),
    ],
)
def test_theaters_next_to_each_other_in_the_row_are_adjacent(row: str, maneuver: str, reached: set[str]) -> None:
    battle = draw(
        f"""
              {row}
        me    ?  ?  ?
        them  ?  ?  ?
        """,
        me_holds=f"{maneuver[:2]} ?",
    )
    assert set(battle.me(maneuver).possible) == reached


@clause("ALS-3.3")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_a_faceup_card_has_its_printed_strength(code: str) -> None:
    battle = draw(
        f"""
              {THEATER[code[0]]}  {" ".join(t for t in THEATER.values() if t != THEATER[code[0]])}
        me    {code}  .  .
        them  .  .  .
        """
    )
    assert battle.strength(code) == int(code[1])


@clause("ALS-3.4")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_a_facedown_card_has_strength_2_whatever_is_printed_on_it(code: str) -> None:
    battle = draw(
        f"""
              air  land  sea
        me    .    .     .
        them  .    {code.lower()}    .
        """
    )
    assert battle.strength(code) == 2
    assert battle.land.total_them == 2


@clause("ALS-3.5", "ALS-5.1")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_a_card_played_facedown_sets_off_nothing(code: str) -> None:
    after = draw(
        """
              air  land  sea
        me    .    ?     .
        them  ?    .     ?
        """,
        me_holds=f"{code} ?",
    ).me(f"{code} facedown to land")
    assert after.events == [f"me played_down {code} land", "them turn_began"]


@clause("ALS-3.5", "ALS-5.9")
def test_a_facedown_ongoing_ability_does_not_work() -> None:
    battle = draw(
        """
              air  land  sea
        me    a1   l4    s2 ?
        them  a5   s5    ? ? ?
        """,
        me_holds="L6 ?",
    )
    assert (battle.air.total_me, battle.land.total_me, battle.sea.total_me) == (2, 2, 4)
    assert battle.me("L6 facedown to sea").sea.me == "s2 ? l6"


@clause("ALS-3.6")
def test_a_new_card_covers_its_owners_cards_and_nothing_of_the_other_players() -> None:
    after = draw(
        """
              air  land      sea
        me    .    L4 ?      .
        them  .    Disrupt   .
        """,
        me_holds="L6 S3",
        them_holds="S1 ?",
    ).me("L6 to land")
    assert after.land.me == "L4 ? L6"
    assert after.land.them == "L5"
    reached = after.them("S1 facedown to sea").me("S3 to sea")
    assert reached.me("their land").land.them == "l5"
    assert reached.me("my land").land.me == "L4 ? l6"


@clause("ALS-3.7")
@pytest.mark.parametrize("pile", ["L4 L6", "l4 L6", "L4 l6", "l4 l6"])
def test_only_the_top_card_of_a_pile_is_uncovered_whatever_its_face(pile: str) -> None:
    battle = draw(
        f"""
              air  land    sea
        me    .    .       .
        them  .    {pile}  .
        """,
        me_holds="S3 ?",
    ).me("S3 to sea")
    assert battle.possible == ["their land"]
    covered, uncovered = pile.split()
    assert battle.me("their land").land.them == f"{covered} {uncovered.swapcase()}"


@clause("ALS-3.8")
def test_a_total_counts_every_card_covered_ones_too() -> None:
    battle = draw(
        """
              air  land     sea
        me    .    L5 ? L6  .
        them  .    ? ?      .
        """
    )
    assert (battle.land.total_me, battle.land.total_them) == (5 + 2 + 6, 2 + 2)


@clause("ALS-3.8", "ALS-7.1")
def test_a_total_counts_what_abilities_add() -> None:
    battle = draw(
        """
              air  land       sea
        me    A1   L5 ? L6    s6
        them  .    ? ?        .
        """
    )
    assert battle.land.total_me == 5 + 2 + 6 + 3


@clause("ALS-3.9")
def test_when_a_card_leaves_the_cards_left_keep_their_order() -> None:
    after = (
        draw(
            """
              air  land           sea
        me    .    L5 ? L6 a4     .
        them  .    .              .
        """,
            me_holds="S1 ?",
        )
        .me("S1 to sea")
        .me("L6")
        .me("to air")
    )
    assert after.land.me == "L5 ? a4"
    assert after.air.me == "L6"


@clause("ALS-3.9")
def test_when_the_top_card_leaves_the_card_beneath_it_is_uncovered() -> None:
    after = (
        draw(
            """
              air  land  sea
        me    .    L5 L6  .
        them  .    .      .
        """,
            me_holds="S1 ?",
            them_holds="S3 ?",
        )
        .me("S1 to sea")
        .me("L6")
        .me("to air")
    )
    assert after.them("S3 to sea").them("their land").land.me == "l5"


@clause("ALS-3.9")
def test_when_the_lowest_card_leaves_the_others_stay_as_they_lay() -> None:
    after = (
        draw(
            """
              air  land      sea
        me    .    L5 ? L6   .
        them  .    .         .
        """,
            me_holds="S1 ?",
        )
        .me("S1 to sea")
        .me("L5")
        .me("to sea")
    )
    assert after.land.me == "? L6"
    assert after.sea.me == "S1 L5"
