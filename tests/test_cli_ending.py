"""`allfronts ending`: what it tells, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from allfronts.cli.app import app
from allfronts.kernel.mistake import Mistake
from allfronts.locale import words

FOUR_LEFT = (
    "revised 12 standard; score 0-0; battle 1; first one; turn one; air A6 / A5; land L6 / L4; sea s1 / s3;"
    " one A1 A2 A3; two S4 S5 S6; deck A4 L1 L2 L3 L5 S2"
)
ONE_EACH = (
    "revised 12 standard; score 0-0; battle 1; first one; turn one; air A6 / A5 l1; land L6 / L4 s2; sea s1 s4 / S3;"
    " one A3; two S6; deck A1 A2 A4 L2 L3 L5 S5"
)


NOBODY_ASKED = (
    "revised 12 standard; score 0-0; battle 0; first -; turn -; - - / -; - - / -; - - / -; one -; two -; deck -"
)


@pytest.mark.parametrize(("position", "why"), [(FOUR_LEFT, "ending-too-large"), (NOBODY_ASKED, "ending-not-asked")])
def test_what_is_no_ending_or_asks_nobody_is_refused(position: str, why: str) -> None:
    with pytest.raises(Mistake, match=why):
        app(["ending", position], result_action="return_value")


@pytest.mark.slow
def test_an_ending_is_told_with_how_good_the_answer_is(capsys: pytest.CaptureFixture[str]) -> None:
    app(["ending", ONE_EACH, "--json"], result_action="return_value")
    told = json.loads(capsys.readouterr().out)
    assert sum(told["shares"].values()) == pytest.approx(1)
    assert 0 <= told["exploitability"] < 1e-3
    assert 0 < told["value"] < 1
    app(["ending", ONE_EACH], result_action="return_value")
    assert "exploitable by 0.0" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "withdrawing", "counted"),
    [
        ("en", "Withdraw: your opponent scores 4 points", r"[\d,]+ lines, [\d,]+ information sets, [\d,]+ iterations"),
        (
            "uk",
            "Відкликати війська: супротивник здобуде 4 очки",
            r"[\d\xa0]+ варіант\w* гри, [\d\xa0]+ інформаційн\w+ множин\w*, [\d\xa0]+ ітераці\w",
        ),
        (
            "ru",
            "Отступить: противник получит 4 очка",
            r"[\d\xa0]+ вариант\w* игры, [\d\xa0]+ информационн\w+ множеств\w*, [\d\xa0]+ итераци\w",
        ),
    ],
)
def test_an_ending_is_told_in_every_language(
    language: str, withdrawing: str, counted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    app(["ending", ONE_EACH, "--language", language], result_action="return_value")
    *choices, _, numbers = capsys.readouterr().out.splitlines()
    said = {name: sentence for _, name, sentence in (re.split(r" {2,}", line.strip()) for line in choices)}
    assert said["withdraw"] == withdrawing
    assert len({line.index(sentence) for line, sentence in zip(choices, said.values(), strict=True)}) == 1
    assert re.fullmatch(counted, numbers)


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 information set", "2 information sets", "5 information sets"),
        ("uk", "1 інформаційна множина", "2 інформаційні множини", "5 інформаційних множин"),
        ("ru", "1 информационное множество", "2 информационных множества", "5 информационных множеств"),
    ],
)
def test_what_was_laid_out_agrees_with_its_number(language: str, one: str, two: str, five: str) -> None:
    assert [words(language).say("ending-sets", sets=sets) for sets in (1, 2, 5)] == [one, two, five]


@pytest.mark.parametrize(
    ("asked", "why"),
    [((), "У цій позиції нема чого розв’язувати"), (("--language", "ru"), "В этой позиции нечего решать")],
)
def test_what_is_wrong_is_said_in_the_language_that_was_asked_for_or_else_in_that_of_the_system(
    asked: tuple[str, ...], why: str
) -> None:
    command = [sys.executable, "-m", "allfronts", "ending", NOBODY_ASKED, *asked]
    answer = subprocess.run(command, env={**os.environ, "LC_ALL": "uk_UA.UTF-8"}, capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith(why)
