"""The rules in place, why something happened, and what may be typed."""

from __future__ import annotations

import random

import pytest

from allfronts.fair import Chance, Seed
from allfronts.games import theaters as game
from allfronts.games.theaters import Options
from allfronts.games.theaters.cards import NAME
from allfronts.games.theaters.journals import KINDS
from allfronts.kernel.match import Match
from allfronts.kernel.mistake import Mistake
from allfronts.locale import LANGUAGES, Words, words
from allfronts.locale.clauses import clauses
from allfronts.tui import typed
from allfronts.tui.app import words_at
from allfronts.tui.help import WHY, clauses_of_card
from tests.support.modes import MODES
from tests.tui.terminal import FOUR, NAMES, Deal, at_terminal, awaited, deal, own_folder

__all__ = ["deal", "own_folder"]  # fixtures


def positions() -> list[Match]:
    """Moments of random wars of every mode."""
    found: list[Match] = []
    for n, options in enumerate(MODES.values()):
        chance = Chance(Seed(bytes([n]) * 32), (b"",) * options.players, "")
        match = Match(game, options, chance.permutation)
        whims = random.Random(n)
        while not game.over(match.state) and len(match.actions) < 40:
            if whims.random() < 0.15:
                found.append(match.after(len(match.actions)))
            actions = game.legal_actions(match.state)
            match.act(whims.choice(actions[:-1] or actions))
    return found


def said_at(match: Match, language: str) -> Words:
    return words_at(language, match.options.ruleset)


POSITIONS = positions()


# -- Typed actions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["uk", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "ru"))])
def test_every_action_can_be_typed_as_it_is_suggested(language: str) -> None:
    for match in POSITIONS:
        view, said = match.view(game.actor(match.state)), said_at(match, language)
        for action in view.question.actions:
            assert typed.parse(match, said, typed.short(said, view, action, FOUR), FOUR) == action


@pytest.mark.parametrize("language", ["ru", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "uk"))])
def test_the_notation_is_understood_in_every_language(language: str) -> None:
    for match in POSITIONS:
        for action in game.legal_actions(match.state):
            assert typed.parse(match, said_at(match, language), game.name(match.state, action), FOUR) == action


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Play Heavy Bombers facedown to Sea."),
        ("uk", "зіграти картку «Важкі бомбардувальники» долілиць у театр моря"),
        ("uk", "важкі бомбардувальники долілиць море"),
        ("ru", "тяжелые бомбардировщики лицом вниз на море"),
        ("ru", "Сыграть карту «Тяжёлые бомбардировщики» лицом вниз на морской театр"),
    ],
)
def test_names_and_cases_of_the_language_are_understood(language: str, text: str) -> None:
    orders = iter([(0, 1), (0, 1, 2), (5, *(n for n in range(18) if n != 5))])
    match = Match(game, Options(), lambda k, n: next(orders))
    assert game.name(match.state, typed.parse(match, words(language), text, NAMES)) == "A6 facedown to sea"


def test_a_name_that_means_two_cards_asks_which() -> None:
    orders = iter([(0, 1), (0, 1, 2), (2, 8, 0, 1, 3, 4, 5, 6, 7, *range(9, 18))])
    match = Match(game, Options(), lambda k, n: next(orders))
    with pytest.raises(Mistake) as caught:
        typed.parse(match, words("en"), "Maneuver facedown to sea", NAMES)
    sentence = typed.sentence(words("en"), caught.value, match.view(0))
    assert "A3 facedown to sea, L3 facedown to sea" in sentence


def test_a_complaint_points_at_the_column_that_was_typed() -> None:
    match = POSITIONS[0]
    with pytest.raises(Mistake) as caught:
        typed.parse(match, words("uk"), "важкі бомбардувальники   нікуди", NAMES)
    assert caught.value.details["column"] == 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_can_do_anything_but_act_or_get_a_sentence(language: str) -> None:
    whims = random.Random(language)
    said, match = words(language), POSITIONS[0]
    pieces = ["A6", "маневр", "my", "до", "«", "\t", "море", "facedown", "🂡", "0", "withdraw", "лицом", "{", "a" * 50]
    for _ in range(300):
        text = " ".join(whims.choices(pieces, k=whims.randrange(1, 7)))
        answered: int | str
        try:
            answered = typed.parse(match, said, text, NAMES)
        except Mistake as mistake:
            answered = typed.sentence(said, mistake, match.view(game.actor(match.state)))
        assert answered in game.legal_actions(match.state) or str(answered).endswith(".")


# -- Rules and reasons -------------------------------------------------------------------------------------


@awaited
async def test_help_shows_the_card_one_looks_at_and_its_clauses(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        card = player.table.view().hands[player.table.looking].cards[0]
        await player.press("?")
        number = clauses_of_card(card, 0)[0]
        assert NAME[card] in player.screen
        assert number in player.screen
        await player.press("escape")
        assert player.page == "Table"


@pytest.mark.parametrize(("language", "sought", "found"), [("en", "wITHdraw", "ALS-4.6"), ("uk", "відкли", "ALS-4.6")])
@awaited
async def test_help_finds_clauses_by_a_word(language: str, sought: str, found: str) -> None:
    async with at_terminal(language=language) as player:
        await player.press("?", *sought)
        assert found in player.screen
        assert "ALS-3.1 " not in player.screen
        await player.press(*"xyz")
        assert words(language).say("tui-nothing-found", text=f"{sought}xyz") in player.prose
        await player.press("backspace", "backspace", "backspace")
        assert found in player.screen


@awaited
async def test_the_promise_of_the_deals_is_shown_from_the_start(deal: Deal) -> None:
    async with at_terminal(against="recruit") as player:
        await player.press("?")
        assert player.table.sitting.record.commitment in player.read("clauses").replace(" ", "")
        assert player.table.sitting.record.seed.hex() not in player.read("clauses").replace(" ", "")


@awaited
async def test_why_shows_the_clauses_of_an_event(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="recruit") as player:
        await player.press("enter", "enter", "enter", "h", "home")
        assert "ALS-2.3  Six cards each" in player.screen
        await player.press("f1", "h")
        assert player.page == "Table"


def test_every_event_has_clauses_and_every_clause_exists() -> None:
    assert set(WHY) == set(KINDS) - {"turn_began"}
    assert {number for numbers in WHY.values() for number in numbers} <= set(clauses())
    assert all(clauses_of_card(card, edition) for card in range(36) for edition in (0, 1))
