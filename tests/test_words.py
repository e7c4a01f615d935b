"""The words: the same messages, variables and choices in every language, and all of them can be said."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import cast

import pytest
from fluent.syntax import ast, parse

from allfronts.games.theaters.telling import BY_A_SEAT
from allfronts.locale import LANGUAGES, MissingWordsError, best_language, words

SUITS = ("air", "land", "sea")
PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
CHANGED_SINCE_2019 = {"card-air-2", "card-land-1", "card-land-5", "card-sea-4"}


# -- Reading the files -------------------------------------------------------------------------------


def texts(language: str) -> dict[str, str]:
    folder = files("allfronts.locale").joinpath(language)
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def entries(language: str) -> Iterator[ast.EntryType]:
    for text in texts(language).values():
        yield from parse(text).body


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Everything that can be said: messages ("deck") and attributes ("card-air-1.text")."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def inside(language: str, node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and all it is made of, the messages it refers to included."""
    yield node
    if isinstance(node, ast.MessageReference):
        name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        yield from inside(language, patterns(language)[name])
    for part in cast(dict[str, object], vars(node)).values():
        for child in cast(list[object], part) if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from inside(language, child)


@cache
def variables(language: str, name: str) -> dict[str, set[str]]:
    """The variables of a message; for those it chooses by, the choices."""
    found: dict[str, set[str]] = {}
    for node in inside(language, patterns(language)[name]):
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            found.setdefault(node.selector.id.name, set()).update(choices_of(node))
    return found


def choices_of(node: ast.SelectExpression) -> set[str]:
    keys = [variant.key for variant in node.variants]
    return {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}


def counted(choices: set[str]) -> bool:
    """Whether these are forms for numbers, not words to choose by."""
    return bool(choices & {"one", "few", "many"}) or any(choice.isdigit() for choice in choices)


def written_as_numbers(language: str, name: str) -> set[str]:
    """The variables that a message writes with so many digits."""
    calls = [node for node in inside(language, patterns(language)[name]) if isinstance(node, ast.FunctionReference)]
    given = [each for call in calls for each in call.arguments.positional]
    return {each.id.name for each in given if isinstance(each, ast.VariableReference)}


def sentences(language: str, name: str) -> Iterator[tuple[dict[str, str | float], str]]:
    """The message said in every way it can be."""
    samples: dict[str, list[str | float]] = {}
    numbers = written_as_numbers(language, name)
    for variable, choices in variables(language, name).items():
        if counted(choices):
            samples[variable] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22]
        elif variable in numbers:
            samples[variable] = [0.0, 0.05, 1.0, 1234.5]
        else:
            samples[variable] = [*sorted(choices)] or [f"<{variable}>"]
    for values in product(*samples.values()):
        arguments = dict(zip(samples, values, strict=True))
        yield arguments, words(language).say(name, **arguments)


# -- Nothing is missing ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_understood(language: str) -> None:
    broken = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_language_has_the_same_files_and_messages_as_english(language: str) -> None:
    assert texts(language).keys() == texts("en").keys()
    assert patterns(language).keys() == patterns("en").keys()


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_message_takes_the_same_variables_and_choices_as_in_english(language: str) -> None:
    def shape(language: str) -> dict[str, dict[str, set[str]]]:
        return {
            name: {
                variable: {"a number"} if counted(choices) else choices
                for variable, choices in variables(language, name).items()
            }
            for name in patterns(language)
        }

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_thing_has_all_plural_forms_of_its_language(language: str) -> None:
    nodes = [(name, node) for name, said in patterns(language).items() for node in inside(language, said)]
    found = [(name, choices_of(node)) for name, node in nodes if isinstance(node, ast.SelectExpression)]
    forms = [(name, {c for c in choices if not c.isdigit()}) for name, choices in found if counted(choices)]
    assert forms
    assert [(name, choices) for name, choices in forms if choices != PLURALS[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_and_only_changed_cards_an_older_one(language: str) -> None:
    cards = {f"card-{suit}-{strength}" for suit in SUITS for strength in range(1, 7)}
    said = words(language)
    assert all(card in said and f"{card}.text" in said for card in cards)
    assert {card for card in cards if f"{card}.text-2019" in said} == CHANGED_SINCE_2019


# -- Everything can be said --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_all_its_ways(language: str) -> None:
    for name in patterns(language):
        for arguments, sentence in sentences(language, name):
            assert sentence.strip() == sentence != "", (name, arguments)
            assert not re.search(r"[{}\u2068\u2069]|  | [.,:;]|None|\?\?\?", sentence), (
                name,
                arguments,
                sentence,
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_the_reader_may_not_know_is_not_named(language: str) -> None:
    said = [
        said for name in patterns(language) if "seen" in variables(language, name) for said in sentences(language, name)
    ]
    assert said
    for arguments, sentence in said:
        assert ("<card>" in sentence) is (arguments["seen"] == "yes"), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_named_unless_they_are_you(language: str) -> None:
    said = [
        said for name in patterns(language) if "who" in variables(language, name) for said in sentences(language, name)
    ]
    assert said
    for arguments, sentence in said:
        assert ("<name>" in sentence) is (arguments["who"] != "you"), sentence


def test_every_sentence_about_a_side_has_a_form_for_two_partners() -> None:
    one_seat = {"action-seat", *(f"event-{kind.replace('_', '-')}" for kind in BY_A_SEAT)}
    found = {name: variables("en", name).get("who", set()) for name in patterns("en")}
    assert {name for name, choices in found.items() if choices == {"you", "other"}} == one_seat
    assert {name for name, choices in found.items() if choices == {"you", "they", "other"}} > {"event-score"}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_word_mixes_alphabets_or_borrows_letters_of_the_other_language(language: str) -> None:
    foreign = {"uk": "[ыэъёЫЭЪЁ]", "ru": "[іїєґІЇЄҐ]"}[language]
    for file in ("cards.ftl", "terms.ftl", "events.ftl", "errors.ftl"):
        text = texts(language)[file]
        assert re.findall(rf"\w*(?:{foreign}|[a-zA-Z][а-яі]|[а-яі][a-zA-Z])\w*", text) == []


# -- How sentences read ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "points", "sentence"),
    [
        ("en", 1, "Withdraw: your opponent scores 1 point"),
        ("en", 6, "Withdraw: your opponent scores 6 points"),
        ("uk", 1, "Відкликати війська: супротивник здобуде 1 очко"),
        ("uk", 3, "Відкликати війська: супротивник здобуде 3 очки"),
        ("uk", 6, "Відкликати війська: супротивник здобуде 6 очок"),
        ("ru", 1, "Отступить: противник получит 1 очко"),
        ("ru", 3, "Отступить: противник получит 3 очка"),
        ("ru", 6, "Отступить: противник получит 6 очков"),
    ],
)
def test_points_agree_with_their_number(language: str, points: int, sentence: str) -> None:
    assert words(language).say("action-withdraw", points=points) == sentence


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You move Ambush from Air to Land.", "Oksana moves a facedown card from Air to Land."),
        (
            "uk",
            "Ви переміщуєте картку «Ambush» з театру повітря в театр суші.",
            "Oksana переміщує картку, що лежить долілиць, з театру повітря в театр суші.",
        ),
        (
            "ru",
            "Вы перемещаете карту «Ambush» с воздушного театра на сухопутный театр.",
            "Oksana перемещает карту, лежащую лицом вниз, с воздушного театра на сухопутный театр.",
        ),
    ],
)
def test_an_event_reads_differently_for_the_two_sides(language: str, yours: str, theirs: str) -> None:
    def moved(**reader: str) -> str:
        return words(language).say("event-moved", origin="air", theater="land", **reader)

    assert moved(who="you", name="Taras", seen="yes", card="Ambush") == yours
    assert moved(who="other", name="Oksana", seen="no") == theirs


# -- Asking for words --------------------------------------------------------------------------------


@pytest.mark.parametrize("message", ["no-such-message", "deck.no-such-attribute", "no-such-message.text", "", ".text"])
def test_a_message_that_is_not_there_is_named_with_its_language(message: str) -> None:
    assert message not in words("uk")
    with pytest.raises(MissingWordsError) as caught:
        words("uk").say(message)
    assert f'"{message}"' in str(caught.value)
    assert '"uk"' in str(caught.value)


def test_a_variable_that_is_not_given_is_named() -> None:
    with pytest.raises(MissingWordsError, match=r'"event-turn" in language "ru".*name'):
        words("ru").say("event-turn", who="other")


def test_a_language_without_words_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"de.*en, uk, ru"):
        words("de")


def test_a_language_is_read_once() -> None:
    assert words("en") is words("en")


def test_words_cost_nothing_until_something_is_said() -> None:
    code = "import sys, allfronts.locale; print(sys.modules.keys() & {'fluent', 'fluent.runtime', 'babel'})"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ("uk_UA.UTF-8", "uk"),
        ("ru-RU", "ru"),
        ("RU", "ru"),
        ("ru@cyrillic", "ru"),
        ("en_GB", "en"),
        ("be_BY:uk:en", "uk"),
        ("de_DE.UTF-8", "en"),
        ("ukulele", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_follows_the_locale_and_is_english_otherwise(preferred: str | None, language: str) -> None:
    assert best_language(preferred) == language
