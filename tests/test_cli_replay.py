"""`allfronts replay` and `allfronts verify`, as a person meets them."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from allfronts.archive import Record, write
from allfronts.cli.app import Language
from allfronts.cli.replay import Viewer, replay
from allfronts.cli.verify import verify
from allfronts.fair import Seed
from allfronts.games import theaters as game
from allfronts.locale import LANGUAGES

GOLDEN = sorted((Path(__file__).parent / "archive" / "golden").glob("*.txt"))
MOVES = ("A6 to air", "L5 to land", "my land", "my air", "L1 to land", "L4 facedown to sea", "withdraw")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def war(moves: int = len(MOVES), added: tuple[bytes, ...] = (b"lucky", b"four leaves")) -> Record:
    """The war of docs/records.md, up to so many moves."""
    options = game.Options(target=2, theaters=("air", "land", "sea"))
    record = Record.begin("theaters", options, ("Oksana", "Taras"), Seed(bytes(range(32))), added)
    match = record.match()
    for move in MOVES[:moves]:
        match.do(move)
    return record.with_actions(match.actions)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return kept(war().with_comment(1, "Too early?"), tmp_path)


def kept(record: Record, folder: Path) -> str:
    file = folder / "war.txt"
    file.write_text(write(record), "utf-8")
    return str(file)


def command(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "allfronts", *arguments], input=given, capture_output=True)


def test_the_record_in_the_documents_is_the_war_they_tell_of() -> None:
    shown = (Path(__file__).parent.parent / "docs" / "records.md").read_text("utf-8").split("```")[1]
    assert shown == f"text\n{write(replace(war().with_comment(1, 'Too early?'), day=date(2026, 1, 31)))}"


# -- Replay ----------------------------------------------------------------------------------------------


def test_a_finished_war_is_told_whole(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Oksana against Taras",
        "",
        "      Battle 1 begins. The cards are dealt; Oksana goes first.",
        "   1  Oksana plays Heavy Bombers faceup to Air.",
        "      {Too early?}",
        "   2  Taras plays Disrupt faceup to Land.",
        "      Taras resolves Disrupt.",
        "   3  In Land, Disrupt flips Taras’s Disrupt facedown.",
        "   4  In Air, Disrupt flips Oksana’s Heavy Bombers facedown.",
        "   5  Oksana plays Reinforce faceup to Land.",
        "      Oksana resolves Reinforce.",
        "      Oksana takes the top card of the deck: Cover Fire.",
        "   6  Oksana plays Cover Fire facedown to Sea.",
        "   7  Taras withdraws with 5 cards in hand: the other side scores 2 points.",
        "      Oksana wins the battle and scores 2 points.",
        "      War score: Oksana 2, Taras 0.",
        "      Oksana wins the war, 2 to 0!",
    ]


@pytest.mark.parametrize(
    ("viewer", "drawn", "played"),
    [
        ("one", "You take the top card of the deck: Cover Fire.", "You play Cover Fire facedown to Sea."),
        ("two", "Oksana takes the top card of the deck.", "Oksana plays a card facedown to Sea."),
        ("public", "Oksana takes the top card of the deck.", "Oksana plays a card facedown to Sea."),
        ("all", "Oksana takes the top card of the deck: Cover Fire.", "Oksana plays Cover Fire facedown to Sea."),
    ],
)
def test_a_viewer_is_told_what_that_viewer_saw(
    file: str, viewer: Viewer, drawn: str, played: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(file, viewer=viewer) == 0
    out = capsys.readouterr().out
    assert f"      {drawn}\n" in out
    assert f"   6  {played}\n" in out


def test_a_war_that_goes_on_is_told_as_the_public_sees_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(kept(war(5), tmp_path)) == 0
    out = capsys.readouterr().out
    assert "Oksana takes the top card of the deck.\n" in out
    assert out.endswith("\n\n      Reinforce: Oksana is to choose.\n")


def test_the_story_stops_after_as_many_decisions_as_asked_for(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, at=4) == 0
    out = capsys.readouterr().out
    assert "   4  In Air, Disrupt flips Oksana’s Heavy Bombers facedown.\n" in out
    assert out.endswith("\n\n      Oksana is to move.\n")


def test_positions_stand_after_every_decision(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, at=2, positions=True) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines() if "revised 2" in line]
    assert lines == [game.write(war(n).match().state) for n in range(3)]


def test_positions_are_not_shown_to_a_viewer_who_may_not_see_all(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, viewer="one", positions=True) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "Positions show every card. Ask for them with --viewer all.\n"


def test_the_day_stands_beside_the_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(kept(replace(war(), day=date(2026, 1, 31)), tmp_path))
    assert capsys.readouterr().out.startswith("Oksana against Taras · 2026-01-31\n")


def test_the_story_is_told_in_the_language_of_the_system_or_the_one_asked_for(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    replay(file)
    assert "Oksana розігрує картку «Підкріплення» горілиць у театр суші." in capsys.readouterr().out
    replay(file, language="ru")
    assert "Oksana играет карту «Подкрепление» лицом вверх на сухопутный театр." in capsys.readouterr().out


def test_theaters_at_the_end_of_a_battle_are_those_it_was_fought_over(capsys: pytest.CaptureFixture[str]) -> None:
    (golden,) = (file for file in GOLDEN if "theaters=sea,air,land" in file.read_text("utf-8"))
    replay(str(golden))
    battles = capsys.readouterr().out.split("\n\n")[1:]
    ends = [re.findall(r" controls (\w+),", battle) for battle in battles]
    # A row moves one place to the right after every battle; the third one ended by withdrawing.
    assert ends == [["Sea", "Air", "Land"], ["Land", "Sea", "Air"], [], ["Sea", "Air", "Land"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_are_told_and_verified_in_every_language(
    golden: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(str(golden), language=language) == verify(str(golden), language=language) == 0
    assert len(capsys.readouterr().out.splitlines()) > 40


# -- Verify ----------------------------------------------------------------------------------------------


def test_a_sound_war_is_verified_and_what_that_proves_is_said(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[:5] == [
        "The promise was kept: the seed is the one that was promised before the first card.",
        "Every shuffle, 1 deal among them, follows from this seed and from what the players added.",
        "So nobody could choose the cards alone: the seed was fixed before the players added their parts, "
        "and they did not know it.",
        "The rules were kept: all 7 decisions were possible with these cards.",
        "The stated result is right: Oksana wins the war.",
    ]
    assert war().commitment in out
    assert "Oksana added: 6c75636b79" in out


def test_no_proof_is_claimed_where_no_player_added_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(kept(war(0, ()), tmp_path)) == 0
    out = capsys.readouterr().out
    assert "But no player added anything" in out
    assert "So nobody" not in out
    assert "Taras added nothing." in out


def test_a_war_that_goes_on_has_no_result_and_a_seed_to_keep_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(kept(war(3), tmp_path)) == 0
    out = capsys.readouterr().out
    assert "do not show the file to anybody who is still playing" in out
    assert "wins the war" not in out


@pytest.mark.parametrize(
    ("honest", "forged", "sentence"),
    [
        ("seed: 0001", "seed: ffff", "Line 8, column 13 of the record. The promise was not kept: 1dc2289"),
        ("one: 6c75", "one: 6c76", " is not possible: "),
        ("L4 facedown", "L3 facedown", "“L3 facedown to sea” is not possible: "),
        ("result: one", "result: two", "Line 18, column 9, expected: “one”."),
    ],
)
def test_a_forged_record_is_found_out(
    file: str, honest: str, forged: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path(file).read_text("utf-8")
    assert honest in text
    Path(file).write_text(text.replace(honest, forged), "utf-8")
    assert verify(file) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err


# -- Teams ---------------------------------------------------------------------------------------------------


def team_war(tmp_path: Path) -> str:
    """Four players over the theaters of the first box, up to the first turn."""
    options = game.Options(theaters=("air", "land", "sea"), players=4)
    names = ("Oksana", "Taras", "Vira", "Dmytro")
    match = (record := Record.begin("theaters", options, names, Seed(bytes(range(32))))).match()
    for _ in names:
        match.act(game.legal_actions(match.state)[0])
    file = tmp_path / "teams.txt"
    file.write_text(write(record.with_actions(match.actions)), "utf-8")
    return str(file)


def test_partners_are_told_by_name_and_whoever_sees_all_sees_what_each_of_them_gave(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(team_war(tmp_path), viewer="all") == 0
    everything = capsys.readouterr().out
    assert everything.startswith("Oksana and Vira against Taras and Dmytro\n")
    given = [line for line in everything.splitlines() if " gives " in line]
    assert len(given) == 4
    assert not any("a card" in line for line in given)


@pytest.mark.parametrize(("viewer", "seen"), [("three", 2), ("four", 2), ("public", 0)])
def test_a_partner_sees_what_that_partner_gave_and_got(
    tmp_path: Path, viewer: Viewer, seen: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(team_war(tmp_path), viewer=viewer) == 0
    given = [line for line in capsys.readouterr().out.splitlines() if " gives " in line or " give " in line]
    assert sum("a card" not in line for line in given) == seen


def test_a_seat_that_nobody_took_has_no_eyes(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, viewer="three") == 1
    assert "Possible: one, two, public, all." in capsys.readouterr().err


# -- On the command line ---------------------------------------------------------------------------------


def test_a_record_can_come_from_standard_input(file: str) -> None:
    answer = command("replay", "-", "--language", "en", given=Path(file).read_bytes())
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.decode().startswith("Oksana against Taras\n")


def test_a_record_that_cannot_be_read_is_told_of_in_a_sentence_and_fails() -> None:
    answer = command("verify", "-", "--language", "uk", given=b"allfronts record 1\n\xff")
    assert (answer.returncode, answer.stdout) == (1, b"")
    assert answer.stderr.decode() == (
        "Не вдалося прочитати запис гри. Рядок 2, позиція 1, тут мало бути: текст (UTF-8) без керівних символів.\n"
    )


def test_a_file_that_is_not_there_or_no_file_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(str(tmp_path / "none.txt")) == verify(str(tmp_path)) == 1
    absent, folder = capsys.readouterr().err.splitlines()
    assert absent == f"There is no file {tmp_path / 'none.txt'}."
    assert folder.startswith(f"The file {tmp_path} cannot be read: ")


def test_a_moment_the_record_does_not_have_is_told_of(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, at=8) == 1
    assert capsys.readouterr().err == ("There is no moment 8: the record has 7 decisions, so choose from 0 to 7.\n")
