"""Whole wars of every mode: by Enter alone against Recruits, and typed by people at one keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from allfronts.archive import read
from allfronts.games import theaters as game
from allfronts.games.theaters.telling import side_name
from allfronts.locale import words
from tests.support.modes import MODES
from tests.tui.terminal import FOUR, LARGE, SMALL, Deal, at_terminal, awaited, deal, own_folder, play_on, typing

__all__ = ["deal", "own_folder"]  # fixtures

slow = pytest.mark.slow


@pytest.mark.parametrize(
    ("mode", "language", "size"),
    [
        ("four", "ru", SMALL),
        pytest.param("spies", "en", LARGE, marks=slow),
        pytest.param("mixed", "uk", SMALL, marks=slow),
        pytest.param("epic", "uk", SMALL, marks=slow),
        pytest.param("three", "en", LARGE, marks=slow),
        pytest.param("epic-three", "ru", SMALL, marks=slow),
        pytest.param("epic-four", "uk", LARGE, marks=slow),
        pytest.param("own", "ru", LARGE, marks=slow),
    ],
)
@awaited
async def test_enter_alone_plays_a_war_of_every_mode_with_recruits_to_its_end(
    deal: Deal, own_folder: Path, mode: str, language: str, size: tuple[int, int]
) -> None:
    deal(1)
    async with at_terminal(size, language, "recruit", replace(MODES[mode], target=6)) as player:
        await play_on(player)
        assert words(language).say("tui-rematch") in player.screen
        (file,) = (own_folder / "wars").iterdir()
        kept = read(file.read_bytes())
        assert game.over(kept.match().state)
        assert kept.options == str(replace(MODES[mode], target=6))


@pytest.mark.parametrize(
    ("mode", "language", "size"),
    [
        pytest.param("spies", "uk", SMALL, marks=slow),
        pytest.param("epic", "en", SMALL, marks=slow),
        pytest.param("mixed", "ru", LARGE, marks=slow),
        pytest.param("three", "ru", SMALL, marks=slow),
        pytest.param("four", "uk", LARGE, marks=slow),
        pytest.param("epic-three", "en", LARGE, marks=slow),
        pytest.param("epic-four", "ru", SMALL, marks=slow),
        pytest.param("own", "en", SMALL, marks=slow),
    ],
)
@awaited
async def test_a_war_of_every_mode_can_be_typed_by_people_at_one_keyboard(
    deal: Deal, mode: str, language: str, size: tuple[int, int]
) -> None:
    deal(2)
    names = FOUR[: MODES[mode].players]
    async with at_terminal(size, language, "friend", replace(MODES[mode], target=1), names) as player:
        await play_on(player, typing(player, mode))
        assert side_name(player.table.sitting.view(0).winner, names) in player.screen
