"""Chapters 8 and 9: the two boxes together, and epic battles."""

from itertools import combinations
from typing import Any

import pytest

from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake
from tests.support import Battle, clause, draw, war

SUITS = ("air", "land", "sea", "intelligence", "diplomacy", "economics")
LETTER: dict[str, str] = dict(zip(SUITS, "ALSIDE", strict=True))
EPIC = SUITS[1:]
SPIES = SUITS[3:]


def begun(theaters: tuple[str, ...], **options: Any) -> Battle:
    return Battle(war(theaters=theaters, first="one", **options).state)


def cards(battle: Battle) -> list[str]:
    """Every card there is; before the first one is played."""
    return sorted([*battle.me.hand, *battle.them.hand, *battle.deck])


def refused(**options: Any) -> Mistake:
    with pytest.raises(Mistake) as refusal:
        game.Options(**options)
    return refusal.value


# -- Standard battles


@clause("SLS-8.1", "SLS-8.2")
@pytest.mark.parametrize("theaters", [*combinations(SUITS, 3)])
def test_any_three_theaters_make_a_standard_war_with_their_cards_only(theaters: tuple[str, ...]) -> None:
    battle = begun(theaters)
    assert battle.row.split() == list(theaters)
    assert cards(battle) == sorted(f"{LETTER[theater]}{n}" for theater in theaters for n in range(1, 7))
    assert (len(battle.me.hand), len(battle.them.hand), len(battle.deck)) == (6, 6, 6)


@clause("SLS-8.1")
def test_there_are_twenty_ways_to_choose_three_theaters() -> None:
    ways = {frozenset(begun(theaters).row.split()) for theaters in combinations(SUITS, 3)}
    assert len(ways) == 20


@clause("SLS-8.1", "ALS-2.1")
def test_chance_may_lay_the_chosen_theaters_in_any_order() -> None:
    rows = {
        begun(("air", "diplomacy", "economics"), order="random").row,
        Battle(war([2, 0, 1], theaters=("air", "diplomacy", "economics"), first="one", order="random").state).row,
    }
    assert rows == {"air diplomacy economics", "economics air diplomacy"}


@clause("SLS-8.1")
@pytest.mark.parametrize(
    "theaters", [("air", "land"), ("air", "air", "land"), ("air", "land", "space"), ("air", "land", "sea", "economics")]
)
def test_other_choices_of_theaters_are_refused_and_the_needed_number_named(theaters: tuple[str, ...]) -> None:
    mistake = refused(theaters=theaters)
    assert mistake.word == "theaters"
    assert mistake.details["needed"] == 3
    assert all(suit in str(mistake.details["allowed"]) for suit in SUITS)


@clause("SLS-8.2", "SLS-5.8")
def test_the_cards_of_other_theaters_are_not_even_named() -> None:
    battle = draw("air  intelligence  economics", me_holds="Neutralization, ?").me("Neutralization to intelligence")
    assert {code[0] for code in battle.possible} == set("AIE")
    assert len(battle.possible) == 18


# -- The revised wording only


@clause("SLS-8.3")
@pytest.mark.parametrize(
    "options",
    [
        {"theaters": SPIES},
        {"theaters": ("air", "land", "economics")},
        {"theaters": EPIC, "mode": "epic"},
        {"players": 3},
        {"players": 4},
        {"ruleset": game.Options.parse("ruleset=name:Ours").ruleset},
    ],
)
def test_the_2019_edition_is_refused_beyond_its_own_box(options: dict[str, Any]) -> None:
    mistake = refused(edition="2019", **options)
    assert mistake.word == "only-revised"
    assert game.Options(edition="revised", **options).edition == "revised"


@clause("SLS-8.3")
def test_the_2019_edition_is_for_air_land_and_sea_in_any_order() -> None:
    assert game.Options(edition="2019", theaters=("sea", "air", "land")).theaters == ("sea", "air", "land")


@clause("SLS-8.3")
@pytest.mark.parametrize(
    "row",
    ["intelligence  diplomacy  economics", "air  land  sea  intelligence  diplomacy"],
)
def test_a_position_of_the_2019_edition_with_other_theaters_is_refused(row: str) -> None:
    with pytest.raises(Mistake):
        draw(row, edition="2019")


# -- Targets


@clause("SLS-8.4", "SLS-9.6", "ALS-10.2")
@pytest.mark.parametrize(("mode", "theaters", "usual"), [("standard", SPIES, 12), ("epic", EPIC, 6)])
def test_any_number_of_points_may_be_agreed_on(mode: str, theaters: tuple[str, ...], usual: int) -> None:
    assert game.Options(mode=mode, theaters=theaters).target == usual
    for target in (1, 6, 12, 18, 999):
        assert begun(theaters, mode=mode, target=target).public_view.target == target


@clause("SLS-8.4", "ALS-10.7", "ALS-10.8")
@pytest.mark.parametrize(("mode", "theaters"), [("standard", SPIES), ("epic", EPIC)])
def test_beginner_scoring_goes_with_both_modes(mode: str, theaters: tuple[str, ...]) -> None:
    battle = begun(theaters, mode=mode, scoring="beginner")
    assert battle.public_view.target == 3
    assert battle.me("withdraw").score == (0, 1)


# -- Epic battles


@clause("SLS-9.1", "SLS-9.2", "SLS-8.2")
@pytest.mark.parametrize("theaters", [*combinations(SUITS, 5)])
def test_any_five_theaters_make_an_epic_war_with_hands_of_ten_and_a_deck_of_ten(theaters: tuple[str, ...]) -> None:
    battle = begun(theaters, mode="epic")
    assert battle.row.split() == list(theaters)
    assert cards(battle) == sorted(f"{LETTER[theater]}{n}" for theater in theaters for n in range(1, 7))
    assert (len(battle.me.hand), len(battle.them.hand), len(battle.deck)) == (10, 10, 10)


@clause("SLS-9.1")
@pytest.mark.parametrize("theaters", [SPIES, SUITS, ("air", "air", *SPIES)])
def test_an_epic_war_over_other_than_five_theaters_is_refused(theaters: tuple[str, ...]) -> None:
    mistake = refused(mode="epic", theaters=theaters)
    assert (mistake.word, mistake.details["needed"]) == ("theaters", 5)


@clause("SLS-9.2")
def test_the_thirty_cards_are_dealt_in_the_order_chance_gives() -> None:
    order = [*range(29, -1, -1)]
    battle = Battle(war(order, theaters=EPIC, mode="epic", first="one").state)
    assert battle.me.hand == "D3 D4 D5 D6 E1 E2 E3 E4 E5 E6"
    assert battle.them.hand == "S5 S6 I1 I2 I3 I4 I5 I6 D1 D2"
    assert battle.deck.top == "S4"
    assert battle.deck.bottom == "L1"


@clause("SLS-9.3")
@pytest.mark.parametrize(("mine", "winner"), [(3, "me"), (2, "them"), (5, "me"), (0, "them")])
def test_three_theaters_win_an_epic_battle(mine: int, winner: str) -> None:
    cells = ["?"] * mine + ["."] * (5 - mine)
    theirs = ["."] * mine + ["?"] * (5 - mine)
    after = draw(
        f"""
              air  land  sea  intelligence  diplomacy
        me    {"  ".join(cells)}
        them  {"  ".join(theirs)}
        """,
        me_holds="A1" if mine else "D6",
        them_holds="-",
        first="them",
    )
    after = after.me("A1 to air" if mine else "D6 facedown to diplomacy")
    assert after.won_by == winner
    assert sorted(after.score) == [0, 6]


@clause("SLS-9.3", "ALS-8.4")
@pytest.mark.parametrize("first", ["me", "them"])
def test_empty_theaters_of_an_epic_battle_are_the_first_players(first: str) -> None:
    after = draw(
        """
              air  land  sea  intelligence  diplomacy
        me    .    .     .    .             .
        them  .    .     .    .             .
        """,
        me_holds="A6",
        them_holds="-",
        first=first,
    ).me("A6 to air")
    assert after.won_by == first


@clause("SLS-9.3", "SLS-5.6", "ALS-3.1")
def test_in_a_row_of_five_a_card_reaches_its_neighbours_only() -> None:
    after = draw(
        """
              air  land  sea  intelligence  diplomacy
        me    ?    ?     ?    ?             ?
        them  .    .     .    .             .
        """,
        me_holds="S3 ?",
    ).me("S3 to sea")
    assert after.possible == ["my land", "my intelligence"]


EPIC_TABLE = {
    "me": {10: 2, 7: 2, 6: 2, 5: 3, 4: 3, 3: 3, 2: 4, 1: 4},
    "them": {10: 2, 7: 2, 6: 3, 5: 3, 4: 3, 3: 4, 2: 4, 1: 6},
}


@clause("SLS-9.4", "SLS-9.5")
@pytest.mark.parametrize(
    ("first", "cards", "points"),
    [(first, cards, points) for first, table in EPIC_TABLE.items() for cards, points in table.items()],
)
def test_a_withdrawal_in_an_epic_battle_is_paid_by_the_epic_table(first: str, cards: int, points: int) -> None:
    battle = draw(" ".join(f"{suit} " for suit in EPIC), me_holds="? " * cards, first=first)
    assert battle.public_view.withdrawing[0] == points
    assert battle.me("withdraw").score == (0, points)


@clause("SLS-9.4", "SLS-9.5", "ALS-9.5")
def test_without_a_card_an_epic_withdrawal_would_cost_6() -> None:
    for first in ("me", "them"):
        battle = draw(" ".join(f"{suit} " for suit in EPIC), me_holds="-", turn="them", first=first)
        assert battle.public_view.withdrawing[0] == 6


@clause("SLS-9.4", "SLS-9.5", "ALS-10.5")
def test_the_epic_commanders_change_hands_for_the_next_battle_and_the_theaters_move() -> None:
    battle = draw("air  land  sea  intelligence  diplomacy", me_holds="? " * 6, first="me")
    after = battle.me("withdraw").deal()
    assert after.row == "diplomacy air land sea intelligence"
    assert after.first == "them"
    assert (len(after.me.hand), len(after.them.hand), len(after.deck)) == (10, 10, 10)
    assert (battle.public_view.withdrawing[0], after.public_view.withdrawing[0]) == (2, 2)


@clause("SLS-9.6", "ALS-10.1")
def test_one_epic_battle_played_out_wins_an_epic_war_of_6_points() -> None:
    battle = begun(EPIC, mode="epic")
    while battle.decides != "nobody":
        battle = battle.play(battle.state.actor, battle.possible[0])
    assert battle.asked == "over"
    assert 6 in battle.score
