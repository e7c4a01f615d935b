"""Chapters 1 and 2: what is on the table, and how a war begins."""

from itertools import permutations

import pytest

from tests.support import Battle, clause, draw, war

INSTANT = "A2 A3 L1 L2 L3 L5 S1 S3 S4".split()
ONGOING = "A1 A4 A5 L4 S2 S5".split()
THEATER = {"A": "air", "L": "land", "S": "sea"}
ALL_CARDS = [f"{letter}{strength}" for letter in "ALS" for strength in range(1, 7)]


def begun(*orders: list[int], **options: str) -> Battle:
    return Battle(war(*orders, **options).state)


def all_cards(battle: Battle) -> list[str]:
    piles = [pile for place in (battle.air, battle.land, battle.sea) for pile in (place.me, place.them)]
    return [code.upper() for cards in (*piles, battle.me.hand, battle.them.hand, battle.deck) for code in cards]


@clause("ALS-1.1")
def test_a_battle_is_fought_over_air_land_and_sea() -> None:
    assert sorted(begun().row.split()) == ["air", "land", "sea"]


@clause("ALS-1.2")
def test_there_are_six_cards_of_each_type_one_of_each_strength() -> None:
    assert sorted(all_cards(begun())) == ALL_CARDS


@clause("ALS-1.2")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_the_number_of_a_card_is_its_strength_and_its_letter_its_theater(code: str) -> None:
    after = draw(me_holds=f"{code} ?").me(f"{code} faceup to {THEATER[code[0]]}")
    assert after.strength(code) == int(code[1])


@clause("ALS-1.3")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_exactly_the_nine_instant_abilities_are_resolved_when_played(code: str) -> None:
    after = draw(me_holds=f"{code} ?").me(f"{code} to {THEATER[code[0]]}")
    assert (f"me resolves {code}" in after.events) is (code in INSTANT)


def counted_and_allowed(card: str, code: str) -> list[object]:
    """Where every ongoing ability shows: my totals, where a weak card may go, what becomes of facedown plays."""
    cells = dict.fromkeys(THEATER.values(), "? ?")
    cells[THEATER[code[0]]] += f" {card}"
    weak = "L1" if code != "L1" else "L2"
    battle = draw(
        f"""
              {"  ".join(cells)}
        me    {"  ".join(cells.values())}
        them  ?  ?  ?
        """,
        me_holds=weak,
    )
    total = battle.air.total_me + battle.land.total_me + battle.sea.total_me - battle.strength(code)
    faceup = [battle.can(f"{weak} faceup to {theater}") for theater in cells]
    destroyed = [len(battle.me(f"{weak} facedown to {theater}").deck) - len(battle.deck) for theater in cells]
    return [total, faceup, destroyed]


@clause("ALS-1.3", "ALS-7.11")
@pytest.mark.parametrize("code", ALL_CARDS)
def test_exactly_the_six_ongoing_abilities_work_while_their_cards_lie_faceup(code: str) -> None:
    faceup, facedown = (counted_and_allowed(card, code) for card in (code, code.lower()))
    assert (faceup != facedown) is (code in ONGOING)


@clause("ALS-2.1")
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_chance_lays_the_theaters_in_any_order(order: tuple[int, ...]) -> None:
    row = begun([0, 1], list(order)).row.split()
    assert row == [("air", "land", "sea")[n] for n in order]


@clause("ALS-2.2", "ALS-4.1")
@pytest.mark.parametrize(("order", "first"), [([0, 1], "me"), ([1, 0], "them")])
def test_chance_names_the_first_player_who_has_the_first_turn(order: list[int], first: str) -> None:
    battle = begun(order)
    assert battle.first == first
    assert battle.decides == first


@clause("ALS-2.3")
def test_each_player_is_dealt_six_of_the_shuffled_cards() -> None:
    battle = begun([0, 1], [0, 1, 2], [*range(17, -1, -1)])
    assert battle.me.hand == "S1 S2 S3 S4 S5 S6"
    assert battle.them.hand == "L1 L2 L3 L4 L5 L6"


@clause("ALS-2.4")
def test_the_six_cards_left_are_the_deck_in_the_order_of_the_shuffle() -> None:
    battle = begun([0, 1], [0, 1, 2], [*range(17, -1, -1)])
    assert battle.deck == "A6 A5 A4 A3 A2 A1"
    assert battle.me.sees_deck() == battle.them.sees_deck() == "? ? ? ? ? ?"


@clause("ALS-2.3", "ALS-2.4")
def test_no_card_lies_in_a_theater_when_the_battle_begins() -> None:
    battle = begun()
    assert all(place.me == place.them == "" for place in (battle.air, battle.land, battle.sea))


@clause("ALS-2.5")
def test_the_war_begins_without_points() -> None:
    assert begun().score == (0, 0)
