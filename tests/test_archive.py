"""Records: a game as text comes back as it was, and damage is pointed at."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allfronts.archive import Comment, parse, read, write
from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake
from allfronts.locale import LANGUAGES, words
from tests.support.records import played

FOLDER = Path(__file__).parent / "archive" / "golden"
GOLDEN = sorted(FOLDER.glob("*.txt"))
TEXT = (FOLDER / "revised-war.txt").read_text("utf-8")


def refusal(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        parse(text)
    return caught.value


def place(text: str) -> tuple[object, object, object]:
    mistake = refusal(text)
    assert mistake.word == "record"
    return mistake.details["line"], mistake.details["column"], mistake.details["expected"]


# -- Round trips -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_keep_replaying_for_ever(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(file.read_bytes())
    assert record.actions
    assert write(record) == text


def test_there_are_golden_records_of_both_editions_and_of_wars_that_are_not_over() -> None:
    texts = [file.read_text("utf-8") for file in GOLDEN]
    assert {"edition=2019", "edition=revised", "scoring=beginner"} <= {word for text in texts for word in text.split()}
    assert any("result: unfinished" in text for text in texts)


fit = st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp", "Cf"])
names = st.text(fit, min_size=1, max_size=80).map(str.strip).filter(bool)
comments = st.text(fit | st.sampled_from("\n{}\\"))


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 8),
    edition=st.sampled_from(["revised", "2019"]),
    decisions=st.sampled_from([0, 1, 7, 1000]),
    names=st.tuples(names, names),
    notes=st.lists(st.tuples(st.integers(0), comments), max_size=4),
    added=st.tuples(st.binary(max_size=4), st.binary(max_size=4)),
    day=st.none() | st.dates(),
)
def test_a_record_comes_back_from_its_text_as_it_was(
    seed: int,
    edition: str,
    decisions: int,
    names: tuple[str, str],
    notes: list[tuple[int, str]],
    added: tuple[bytes, bytes],
    day: date | None,
) -> None:
    record = replace(played(seed, edition, decisions), names=names, day=day)
    if decisions == 0:
        record = replace(record, contributions=added)  # other bytes, other cards
    for after, text in notes:
        record = record.with_comment(after % (len(record.actions) + 1), text)
    text = write(record)
    assert parse(text) == record
    assert write(parse(text)) == text


def test_a_record_folds_back_to_every_moment_of_the_game() -> None:
    record = parse(TEXT)
    match = record.match(0)
    for n, action in enumerate(record.actions):
        assert game.write(record.match(n).state) == game.write(match.state)
        match.act(action)
    assert game.write(record.match().state) == game.write(match.state)
    assert record.match().told == match.told


@pytest.mark.parametrize("moment", [-1, 1000])
def test_a_moment_outside_the_game_is_refused(moment: int) -> None:
    record = parse(TEXT)
    with pytest.raises(Mistake, match=f"no-such-moment: moment {moment}, most {len(record.actions)}"):
        record.match(moment)


def test_the_shuffles_depend_on_every_letter_of_the_options_line_so_it_is_kept_as_it_was_promised() -> None:
    record = played(1, decisions=0)
    spaced = replace(record, options=record.options.replace(" ", "  "))
    assert parse(write(spaced)).options == spaced.options
    assert game.write(spaced.match().state) != game.write(record.match().state)


# -- What the text looks like ----------------------------------------------------------------------------


def test_answers_stand_with_the_turn_they_belong_to_and_name_who_gives_them() -> None:
    text = (FOLDER / "first-edition-long-war.txt").read_text("utf-8")
    assert "\n12. one: L5 to land, two: my sea, one: my land\n" in text


def test_layout_is_free_and_comments_may_stand_anywhere_between_moves() -> None:
    record = played(2)
    free = write(record).replace(": ", ":  ").replace("\n1. ", "\n\n1.{a}\n{b} ").replace(", ", "\n, {c} ")
    assert parse(free).actions == record.actions
    assert len(parse(free).comments) == free.count("{")
    assert parse(write(record).replace("\n", "\r\n")) == record
    assert read(b"\xef\xbb\xbf" + write(record).encode()) == record


def test_a_game_gone_on_keeps_its_comments_and_a_game_taken_back_loses_those_on_what_is_gone() -> None:
    record = played(3).with_comment(0, "start").with_comment(2, "here").with_comment(5, "there")
    assert record.with_actions(record.actions) == record
    shorter = record.with_actions(record.actions[:4])
    assert shorter.comments == (Comment(0, "start"), Comment(2, "here"))
    other = next(action for action in game.legal_actions(record.match(1).state) if action != record.actions[1])
    assert record.with_actions((record.actions[0], other)).comments == (Comment(0, "start"),)


@pytest.mark.parametrize("name", ["", " Oksana", "Oksana\n", "Oks\x1b[31mana", "Oks\u202eana", "\ud800", "O" * 81])
def test_a_name_that_would_garble_the_record_or_a_terminal_is_refused(name: str) -> None:
    with pytest.raises(Mistake, match="unfit-line"):
        replace(played(1), names=(name, "Taras"))


def test_a_comment_that_would_garble_a_terminal_is_refused() -> None:
    with pytest.raises(Mistake, match="unfit-comment"):
        played(1).with_comment(0, "\x1b[2J")


# -- Damage ----------------------------------------------------------------------------------------------


def change(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "allfronts record 1"),
        (change("record 1", "record 12"), 1, 1, "allfronts record 1"),
        (change("game: theaters", "game: theatres"), 3, 7, "theaters"),
        (change("rules: 1", "rules: one"), 4, 8, "number"),
        (change("one: Oksana", "one:"), 6, 5, "name"),
        (change("two: Taras\n", ""), 7, 1, "two:"),
        (change("date: 2026-01-31", "date: 2026-02-30"), 8, 7, "date"),
        (change("commitment: ", "commitment: x"), 9, 13, "digest"),
        (change("contribution one: ", "contribution one: 0"), 10, 19, "bytes"),
        (change("Battle 1", "Battle 2"), 15, 1, "Battle 1"),
        (change("\n2. ", "\n3. "), 17, 1, "2."),
        (change("\n1. one", "\n1. two"), 16, 4, "one:"),
        (change("result: two", "result: one"), 71, 9, "two"),
        (change("result: two", "result: unfinished"), 71, 9, "two"),
        (TEXT.rpartition("seed")[0], 72, 1, "seed:"),
        (TEXT[:-3], 72, 7, "digest"),
        (TEXT + "more", 73, 1, "end"),
        (change("Halfway", "Half\0way"), 0, 0, "text"),
        (change("a brace: \\}}", "a brace: \\}"), 0, 0, "}"),
    ],
)
def test_damage_is_pointed_at(text: str, line: int, column: int, expected: str) -> None:
    found = place(text)
    if line == 0:  # where the place follows from the text
        at = text.find("\0") if "\0" in text else len(text)
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    assert found == (line, column, expected)


def test_an_unreadable_move_is_pointed_at_within_its_line() -> None:
    text = write(played(4))
    row = text.splitlines().index("Battle 1") + 2
    move = text.splitlines()[row - 1]
    place_of_theater = move.rindex(" ") + 2
    assert place(text.replace(move, move[: place_of_theater - 1] + "moon")) == (row, place_of_theater, "theater")


def test_an_illegal_move_is_told_with_its_place_why_not_and_what_is_possible() -> None:
    record = played(5, decisions=0)
    state = record.match().state
    held = next(action for action in game.legal_actions(state) if action % 2 == 0)
    card = game.name(state, held).split()[0]
    other = next(code for code in ("A1", "A2", "A3", "A4", "A5", "A6", "L1") if f" {code} " not in held_line(state))
    text = write(record.with_actions([held])).replace(f"{card} facedown", f"{other} facedown")
    mistake = refusal(text)
    assert mistake.word == "not-in-hand"
    assert mistake.details["card"] == other
    assert card in str(mistake.details["possible"])
    at = text.index(f"{other} facedown")
    assert mistake.details["line"] == text.count("\n", 0, at) + 1
    assert mistake.details["column"] == at - text.rindex("\n", 0, at)


def held_line(state: Any) -> str:
    seat = ("one", "two")[game.actor(state)]
    return game.write(state).partition(f"; {seat} ")[2].partition(";")[0].join("  ")


def test_an_option_that_does_not_exist_is_pointed_at() -> None:
    mistake = refusal(change("scoring=standard", "scoring=silly"))
    assert mistake.word == "option"
    assert (mistake.details["line"], mistake.details["column"]) == (5, 10 + len("edition=revised "))
    assert "standard" in str(mistake.details["allowed"])


def test_a_record_of_another_version_of_the_rules_is_not_played_by_these() -> None:
    mistake = refusal(change("rules: 1", "rules: 2"))
    assert mistake.word == "rules-version"
    assert (mistake.details["version"], mistake.details["ours"], mistake.details["line"]) == (2, game.RULES_VERSION, 4)
    with pytest.raises(Mistake, match="rules-version"):
        replace(played(1), rules=2).match()


def test_a_seed_that_was_not_promised_is_found_before_any_move_is_looked_at() -> None:
    mistake = refusal(TEXT.replace(parse(TEXT).seed.hex(), "00" * 32))
    assert mistake.word == "wrong-seed"
    assert mistake.details["promised"] == parse(TEXT).commitment
    assert mistake.details["line"] == 9


def test_bytes_that_are_no_text_are_pointed_at() -> None:
    with pytest.raises(Mistake, match="line 2, column 3, expected text"):
        read(b"allfronts record 1\n\xd0\xb9\xd0\xb9\xff")


def test_a_record_cut_off_anywhere_is_not_taken_for_a_whole_one() -> None:
    text = write(played(6))
    assert parse(text[:-1]) == parse(text)
    for end in range(0, len(text) - 1, 5):
        assert refusal(text[:end]).details["line"]


def test_more_bytes_than_can_be_read_back_are_refused() -> None:
    assert parse(write(replace(played(1, decisions=0), contributions=(bytes(256), b"")))).contributions[0] == bytes(256)
    with pytest.raises(Mistake, match="too-many-bytes: most 256"):
        replace(played(1, decisions=0), contributions=(bytes(257), b""))


def test_a_move_stretched_beyond_measure_can_still_be_told_in_a_sentence() -> None:
    mistake = refusal(change("L2 to land", f"A1{' ' * 5000}to land"))
    assert words("en").say(f"error-{mistake.word}", **mistake.details)


@settings(max_examples=150)
@given(
    cut=st.tuples(st.integers(0, len(TEXT)), st.integers(0, 40)),
    put=st.text(max_size=6)
    | st.sampled_from(["{", "}", "\n", ",", "one:", "seed:", "A1 to air", "withdraw", "9" * 99]),
)
def test_no_damage_is_answered_with_anything_but_a_sentence_or_a_record(cut: tuple[int, int], put: str) -> None:
    start, length = cut
    damaged = TEXT[:start] + put + TEXT[start + length :]
    try:
        record = parse(damaged)
    except Mistake as mistake:
        check_told(mistake, damaged)
    else:
        assert parse(write(record)) == record


def check_told(mistake: Mistake, text: str) -> None:
    """It has a place within the text, and a sentence in every language."""
    assert 1 <= int(mistake.details["line"]) <= text.replace("\r", "\n").count("\n") + 1
    assert int(mistake.details["column"]) >= 1
    for language in LANGUAGES:
        assert words(language).say(f"error-{mistake.word}", **mistake.details)


@settings(max_examples=60)
@given(st.text() | st.text().map("allfronts record 1\ngame: theaters\nrules: 1\n".__add__))
def test_any_text_at_all_is_read_or_refused_with_a_place(text: str) -> None:
    assert refusal(text).details["line"]
