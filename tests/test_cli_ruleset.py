"""`allfronts ruleset check`, as a person meets it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from allfronts.cli.app import Language
from allfronts.cli.ruleset import ruleset
from allfronts.locale import LANGUAGES

EXAMPLE = Path(__file__).parent.parent / "rulesets" / "example.txt"
BOX = "name: Наш ящик\ncard I5 Перехоплення: A5\ncard D5 Peace Talks: none\ncard E1 Draft: L3\n"
LENGTHS = "commander first: 5 3 1\ncommander second: 6 4 2\ntarget: 21\n"


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.txt"


def test_a_good_file_is_told_whole(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(BOX + LENGTHS, "utf-8")
    assert ruleset("check", str(file)) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.splitlines() == [
        "The ruleset “Наш ящик” is fine. It replaces 3 cards:",
        "I5 Exposure → Перехоплення. Containment: Every card played facedown is destroyed, even yours.",
        "D5 Armistice → Peace Talks. No ability.",
        "E1 Requisition → Draft. Maneuver (Land): In an adjacent theater, flip one uncovered card, yours or your "
        "opponent’s.",
        "Withdrawing as first player costs 2 points with 5 or more cards in hand, 3 with 3 or more, "
        "4 with 1 or more, otherwise 6.",
        "Withdrawing as second player costs 2 points with 6 or more cards in hand, 3 with 4 or more, "
        "4 with 2 or more, otherwise 6.",
        "A war goes to 21 points.",
    ]


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("uk", ("Він замінює 3 картки:", "I5 «Викриття» → «Перехоплення». Здібність «Стримування»: ", "до 21 очка.")),
        ("ru", ("Он заменяет 3 карты:", "I5 «Разоблачение» → «Перехоплення». Тактика «Сдерживание»: ", "до 21 очка.")),
    ],
)
def test_it_is_told_in_the_readers_language(
    file: Path, language: Language, parts: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(BOX + LENGTHS, "utf-8")
    assert ruleset("check", str(file), language=language) == 0
    out = capsys.readouterr().out
    assert all(part in out for part in parts), out
    assert len(out.splitlines()) == 7


def test_what_the_file_leaves_as_it_is_is_not_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("name: Nothing new\n", "utf-8")
    assert ruleset("check", str(file)) == 0
    assert capsys.readouterr().out == "The ruleset “Nothing new” is fine. It replaces no cards.\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_files_of_any_editor_are_read(file: Path, encoding: str, end: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(BOX.replace("\n", end).encode(encoding))
    assert ruleset("check", str(file)) == 0
    assert "3 cards" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_fine_and_claims_to_be_nobodys_box(
    language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ruleset("check", str(EXAMPLE), language=language) == 0
    assert len(capsys.readouterr().out.splitlines()) == 9
    assert "None of this is what any box says" in EXAMPLE.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "{file} cannot be used. Ruleset, line 2: there is no card “I9”. There are A1-A6, L1-L6"),
        ("uk", "Файл {file} не підходить. Набір карток, рядок 2: картки «I9» немає. Є A1-A6, L1-L6"),
        ("ru", "Файл {file} не подходит. Набор карт, строка 2: карты «I9» нет. Есть A1-A6, L1-L6"),
    ],
)
def test_a_mistake_is_told_with_file_and_line_what_was_found_and_what_is_possible(
    file: Path, language: Language, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("name: x\ncard I9 Foo: A5\n", "utf-8")
    assert ruleset("check", str(file), language=language) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(sentence.format(file=file))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n", "\ufeff"])
def test_an_empty_file_is_told_what_it_needs(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text, "utf-8")
    assert ruleset("check", str(file)) == 2
    assert capsys.readouterr().err == (
        f"{file} cannot be used. The ruleset has no name. "
        "Write one into a line of its own, such as “name: Our table”.\n"
    )


@pytest.mark.parametrize(
    ("data", "line"),
    [(b"\xff\xfen\0a\0", 1), ("name: x\ncard I5 Ящик: A5".encode("cp1251"), 2)],
    ids=["utf-16", "cp1251"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_another_encoding_is_told_so(
    file: Path, data: bytes, line: int, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(data)
    assert ruleset("check", str(file), language=language) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert f" {line} " in told
    assert "UTF-8" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_there_or_no_file_is_told_of_once(
    tmp_path: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        assert ruleset("check", str(path), language=language) == 2
        told = capsys.readouterr().err
        assert told.count(str(path)) == 1
        assert told.count("\n") == 1


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "allfronts", *arguments], capture_output=True, text=True, encoding="utf-8"
    )


def test_on_the_command_line_a_good_file_is_0_and_a_bad_one_2(file: Path) -> None:
    file.write_text("name: x\ntarget: 0\n", "utf-8")
    good, bad = command("ruleset", "check", str(EXAMPLE)), command("ruleset", "check", str(file), "--language", "uk")
    assert (good.returncode, good.stderr) == (0, "")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert "рядок 2" in bad.stderr
