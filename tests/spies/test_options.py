"""Chapters 8, 9 and 11: what can be chosen before a war, and what is said of a choice that cannot be."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfronts.games import theaters as game
from allfronts.games.theaters.notation import SUIT_NAMES
from allfronts.games.theaters.ruleset import Ruleset
from allfronts.kernel.mistake import Mistake
from allfronts.locale import LANGUAGES, words
from tests.support import Battle, clause, war

FIVE = SUIT_NAMES[:5]
OWN = Ruleset.read("name: Ours\ncard I5 Interception: A5\ntarget: 9")


def refused(**options: Any) -> Mistake:
    with pytest.raises(Mistake) as caught:
        game.Options(**options)
    return caught.value


# -- Theaters


@clause("SLS-8.1")
def test_there_are_twenty_standard_wars() -> None:
    rows = list(combinations(SUIT_NAMES, 3))
    assert len(rows) == 20
    assert {game.Options(theaters=row).theaters for row in rows} == set(rows)


@clause("SLS-9.1")
def test_there_are_six_epic_wars() -> None:
    rows = list(combinations(SUIT_NAMES, 5))
    assert len(rows) == 6
    assert {game.Options(theaters=row, mode="epic").theaters for row in rows} == set(rows)


@clause("SLS-8.1", "SLS-9.1")
@pytest.mark.parametrize(
    ("mode", "theaters", "needed"),
    [
        ("standard", ("air", "land"), 3),
        ("standard", ("air", "land", "sea", "economics"), 3),
        ("standard", ("air", "land", "land"), 3),
        ("standard", ("air", "land", "land", "sea"), 3),
        ("standard", ("air", "land", "moon"), 3),
        ("standard", ("air", "land", "Sea"), 3),
        ("standard", ("air", "land", ""), 3),
        ("standard", FIVE, 3),
        ("epic", SUIT_NAMES[:3], 5),
        ("epic", SUIT_NAMES, 5),
        ("epic", (*SUIT_NAMES[:4], "air"), 5),
        ("epic", (*SUIT_NAMES[:4], "space"), 5),
    ],
)
def test_theaters_that_make_no_battle_are_refused_with_what_is_needed(
    mode: str, theaters: tuple[str, ...], needed: int
) -> None:
    mistake = refused(mode=mode, theaters=theaters)
    assert mistake.word == "theaters"
    assert mistake.details == {
        "value": ",".join(theaters),
        "needed": needed,
        "allowed": "air, land, sea, intelligence, diplomacy, economics",
    }


@clause("SLS-9.1")
def test_an_epic_war_of_no_theaters_in_particular_is_refused_with_those_there_are() -> None:
    mistake = refused(mode="epic")
    assert mistake.word == "epic-theaters"
    assert mistake.details == {"allowed": "air, land, sea, intelligence, diplomacy, economics"}


@clause("SLS-8.1", "SLS-8.2")
def test_the_theaters_stand_as_given_or_at_random() -> None:
    row = ("economics", "air", "diplomacy")
    assert Battle(war([0, 1], theaters=row).state).row == "economics air diplomacy"
    shuffled = Battle(war([2, 1, 0], theaters=row, order="random", first="one").state)
    assert shuffled.row == "economics diplomacy air"


# -- One choice of several


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("edition", "2022", "revised, 2019"),
        ("scoring", "long", "standard, beginner"),
        ("mode", "team", "standard, epic"),
        ("mode", "", "standard, epic"),
        ("players", 1, "2, 3, 4"),
        ("players", 5, "2, 3, 4"),
        ("first", "three", "random, one, two"),
        ("order", "shuffled", "random, given"),
        ("target", -1, "1-999"),
        ("target", 1000, "1-999"),
    ],
)
def test_a_choice_that_is_none_is_refused_with_what_is_allowed(name: str, value: object, allowed: str) -> None:
    mistake = refused(**{name: value})
    assert mistake.word == "option"
    assert (mistake.details["name"], mistake.details["allowed"]) == (name, allowed)
    assert str(mistake.details["value"]) == str(value)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("players=two", "players"),
        ("players=02", "players"),
        ("target=+3", "target"),
        ("mode", "mode"),
        ("mode=epic mode=epic", "mode"),
        ("Mode=epic", "Mode"),
    ],
)
def test_a_line_that_says_no_choice_is_refused(line: str, name: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.Options.parse(line)
    assert (caught.value.word, caught.value.details["name"]) == ("option", name)


# -- The 2019 edition


@clause("SLS-8.3")
@pytest.mark.parametrize(
    ("beyond", "told"),
    [
        ({"theaters": ("air", "land", "intelligence")}, "theaters=air,land,intelligence"),
        ({"theaters": SUIT_NAMES[3:], "players": 4}, "theaters=intelligence,diplomacy,economics"),
        ({"theaters": FIVE, "mode": "epic"}, "mode=epic"),
        ({"players": 3}, "players=3"),
        ({"players": 4, "ruleset": OWN}, "players=4"),
        ({"ruleset": OWN}, "ruleset=Ours"),
    ],
    ids=str,
)
def test_the_2019_edition_is_for_its_own_box_and_two_players(beyond: dict[str, Any], told: str) -> None:
    mistake = refused(edition="2019", **beyond)
    assert mistake.word == "only-revised"
    assert mistake.details["value"] == told
    assert game.Options(**beyond).edition == "revised"


@clause("SLS-8.3")
@pytest.mark.parametrize("row", [(), ("sea", "air", "land")])
def test_the_2019_edition_is_played_with_its_theaters_in_any_order(row: tuple[str, ...]) -> None:
    assert game.Options(edition="2019", theaters=row).edition == "2019"


# -- Points


@clause("SLS-8.4", "SLS-9.6", "SLS-11.12", "ALS-10.1")
@pytest.mark.parametrize(
    ("mode", "players", "target"),
    [("standard", 2, 12), ("epic", 2, 6), ("standard", 3, 6), ("standard", 4, 6), ("epic", 3, 1), ("epic", 4, 1)],
)
def test_every_way_to_play_has_its_recommended_length(mode: str, players: int, target: int) -> None:
    row = FIVE if mode == "epic" else ()
    assert game.Options(mode=mode, players=players, theaters=row).target == target
    assert game.Options(mode=mode, players=players, theaters=row, target=31).target == 31
    assert game.Options(mode=mode, players=players, theaters=row, scoring="beginner").target == 3


@clause("SLS-1.7", "SLS-8.4")
def test_a_rulesets_target_goes_before_the_recommended_one_and_after_what_is_asked_for() -> None:
    assert game.Options(ruleset=OWN).target == 9
    assert game.Options(ruleset=OWN, target=4).target == 4
    assert game.Options(ruleset=OWN, players=4).target == 9
    assert game.Options(ruleset=OWN, scoring="beginner").target == 3
    assert game.Options(ruleset=Ruleset("Plain")).target == 12


# -- As a line, and back


@st.composite
def choices(draw: st.DrawFn) -> game.Options:
    mode = draw(st.sampled_from(["standard", "epic"]))
    row = tuple(draw(st.permutations(SUIT_NAMES))[: 3 if mode == "standard" else 5])
    if mode == "standard" and draw(st.booleans()):
        row = draw(st.sampled_from([(), SUIT_NAMES[:3]]))
    return game.Options(
        scoring=draw(st.sampled_from(["standard", "beginner"])),
        target=draw(st.integers(0, 999)),
        theaters=row,
        first=draw(st.sampled_from(["random", "one", "two"])),
        order=draw(st.sampled_from(["", "random", "given"])),
        mode=mode,
        players=draw(st.integers(2, 4)),
        ruleset=draw(st.sampled_from([None, OWN])),
    )


@given(choices())
def test_options_come_back_from_their_line(options: game.Options) -> None:
    line = str(options)
    assert game.Options.parse(line) == options
    assert str(game.Options.parse(line)) == line
    assert game.flaw_of(game.begin(options)) == ""


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({}, "edition=revised scoring=standard target=12 theaters=random first=random"),
        (
            {"players": 4, "theaters": ("air", "economics", "sea")},
            "edition=revised scoring=standard target=6 theaters=air,economics,sea first=random players=4",
        ),
        (
            {"mode": "epic", "theaters": FIVE, "order": "random"},
            "edition=revised scoring=standard target=6 theaters=air,land,sea,intelligence,diplomacy first=random "
            "order=random mode=epic",
        ),
        (
            {"ruleset": OWN},
            "edition=revised scoring=standard target=9 theaters=random first=random "
            "ruleset=name:Ours;card_I5_Interception:A5;target:9",
        ),
    ],
    ids=["usual", "four", "epic", "own cards"],
)
def test_the_line_says_what_goes_beyond_the_first_box_only_where_it_is_chosen(
    options: dict[str, Any], line: str
) -> None:
    assert str(game.Options(**options)) == line


# -- In words


WRONG: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "theaters": ({"theaters": ("air", "moon", "sea")}, ("air,moon,sea", "3", "intelligence")),
    "epic theaters": ({"mode": "epic", "theaters": ("air", "sea")}, ("air,sea", "5", "diplomacy")),
    "no theaters": ({"mode": "epic"}, ("intelligence", "diplomacy")),
    "edition": ({"edition": "2019", "players": 4}, ("players=4", "2019")),
    "players": ({"players": 7}, ("7", "players", "2, 3, 4")),
    "mode": ({"mode": "grand"}, ("grand", "mode", "standard, epic")),
    "target": ({"target": 1000}, ("1000", "target", "1-999")),
    "order": ({"order": "any"}, ("any", "order", "random, given")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_choice_is_told_in_a_sentence_that_names_it_and_what_is_possible(wrong: str, language: str) -> None:
    options, parts = WRONG[wrong]
    mistake = refused(**options)
    sentence = words(language).say(f"error-{mistake.word}", **mistake.details)
    assert sentence.endswith(".")
    assert all(part in sentence for part in parts), sentence
    if language != "en":
        assert sentence != words("en").say(f"error-{mistake.word}", **mistake.details)
