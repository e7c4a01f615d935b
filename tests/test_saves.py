"""A game kept on disk while it is played: whatever happens to the newest save, one that can be read remains."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allfronts.archive import Record, load, read, save, save_file, write
from allfronts.kernel.mistake import Mistake
from allfronts.locale import words
from tests.support.records import played

OLDER, OLD, NEW = played(7, decisions=2), played(7, decisions=4), played(7, decisions=6)


def resumed(file: Path) -> Record:
    found = load(file)
    assert found
    return found.record


def test_a_save_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "deeper" / "war.txt"
    assert load(file) is None
    save(NEW, file)
    found = load(file)
    assert found
    assert (found.record, found.damage) == (NEW, None)


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"allfronts record 1\n", write(NEW).encode()[:-40]])
def test_a_damaged_save_falls_back_to_the_one_before_it_and_says_so(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "war.txt"
    save(OLD, file)
    save(NEW, file)
    file.write_bytes(damage)
    found = load(file)
    assert found
    assert found.record == OLD
    assert found.damage
    assert words("en").say(f"error-{found.damage.word}", **found.damage.details).count("war.txt") == 1


def test_a_damaged_save_never_takes_the_place_of_the_one_before_it(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    save(OLDER, file)
    save(OLD, file)
    file.write_bytes(b"garbled")
    save(NEW, file)
    assert resumed(file) == NEW
    file.write_bytes(b"garbled again")
    assert resumed(file) == OLDER


def test_two_damaged_saves_are_told_of(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    save(OLD, file)
    save(NEW, file)
    for each in tmp_path.iterdir():
        each.write_bytes(b"garbled")
    with pytest.raises(Mistake, match=r"save-lost: file war\.txt"):
        load(file)


def test_a_save_of_another_version_of_the_rules_is_not_called_damaged(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    save(OLD, file)
    file.write_text(write(OLD).replace("rules: 1", "rules: 2"), "utf-8")
    with pytest.raises(Mistake, match="rules-version"):
        load(file)


class Crash(Exception):
    """The power goes."""


class Power:
    """Goes off at a given step of those that touch the disk; a write is cut in half."""

    def __init__(self, steps: int):
        self.steps = steps

    def step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Crash

    def before_and_after(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def stepping(*arguments: Any, **named: Any) -> Any:
            self.step()
            answer = function(*arguments, **named)
            self.step()
            return answer

        return stepping

    def opening(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def opened(path: Path, mode: str = "r", *arguments: Any, **named: Any) -> Any:
            self.step()
            file = function(path, mode, *arguments, **named)
            return _CutOff(file, self) if "w" in mode else file

        return opened


class _CutOff:
    def __init__(self, file: Any, power: Power):
        self.file, self.power = file, power

    def __enter__(self) -> _CutOff:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> None:
        self.file.write(data[: len(data) // 2])
        self.power.step()
        self.file.write(data[len(data) // 2 :])

    def flush(self) -> None:
        self.file.flush()

    def fileno(self) -> int:
        number: int = self.file.fileno()
        return number


def crashes(file: Path, steps: int) -> bool:
    """Save NEW, and let the power go after so many steps; did it?"""
    power = Power(steps)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", power.opening(Path.open))
        patch.setattr(os, "fsync", power.before_and_after(os.fsync))
        patch.setattr(os, "replace", power.before_and_after(os.replace))
        try:
            save(NEW, file)
        except Crash:
            return True
    return False


@pytest.mark.parametrize("newest", [write(OLD).encode(), b"garbled"], ids=["whole", "damaged"])
def test_a_crash_at_any_step_leaves_the_new_save_or_the_last_good_one(tmp_path: Path, newest: bytes) -> None:
    seen: list[Record] = []
    steps, crashed = 0, True
    while crashed:
        file = tmp_path / str(steps) / "war.txt"
        save(OLDER, file)
        save(OLD, file)
        file.write_bytes(newest)
        crashed = crashes(file, steps)
        seen.append(resumed(file))
        save(NEW, file)  # whatever a crash left behind is not in the way
        assert resumed(file) == NEW
        steps += 1
    good = OLDER if newest == b"garbled" else OLD
    assert seen == [good] * seen.count(good) + [NEW] * seen.count(NEW)
    assert seen.count(good) >= 5
    assert seen.count(NEW) >= 2


def test_saves_stand_in_the_folder_asked_for_else_the_one_of_the_environment_else_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLFRONTS_DATA", str(tmp_path / "data"))
    assert save_file("war", tmp_path / "mine") == tmp_path / "mine" / "war.txt"
    assert save_file("war") == tmp_path / "data" / "war.txt"
    monkeypatch.delenv("ALLFRONTS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert save_file("war").name == "war.txt"
    assert "allfronts" in save_file("war").parts


def test_nothing_but_the_two_saves_stays_on_the_disk(tmp_path: Path) -> None:
    for record in (OLDER, OLD, NEW):
        save(record, tmp_path / "war.txt")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["war.txt", "war.txt.previous"]
    assert read((tmp_path / "war.txt.previous").read_bytes()) == OLD
