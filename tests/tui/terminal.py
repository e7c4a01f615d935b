"""Driving the terminal game as a person does: keys in, text on the screen out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from allfronts.fair import Seed
from allfronts.games import theaters as game
from allfronts.games.theaters import Options, View
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.kernel.match import Match
from allfronts.tui import Terminal, typed
from allfronts.tui.sitting import FRIEND, Sitting, new_record
from allfronts.tui.table import Table

SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("Olena", "Borys")
FOUR = ("Olena", "Borys", "Vira", "Dmytro")
Deal = Callable[[int], None]
Given = ParamSpec("Given")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of tests are nobody else's, and their terminals say nothing of colours."""
    monkeypatch.setenv("ALLFRONTS_DATA", str(tmp_path))
    for name in ("NO_COLOR", "COLORFGBG"):
        monkeypatch.delenv(name, raising=False)
    # How long the pilot watches for a key's work to be over; its own choice makes a war of keys last minutes.
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.004)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.0004)
    return tmp_path


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """Fixes the chance of the wars that begin from now on."""

    def chosen(n: int) -> None:
        seed = Seed(sha256(f"deal {n}".encode()).digest())
        monkeypatch.setattr(Seed, "fresh", lambda: seed)
        monkeypatch.setattr("secrets.token_bytes", bytes)

    return chosen


def awaited(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """A test that waits for the terminal."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


class Player:
    """Hands on the keyboard and eyes on the screen."""

    def __init__(self, app: Terminal, pilot: Pilot[Any]):
        self.app, self.pilot = app, pilot

    @property
    def table(self) -> Table:
        found = [screen for screen in self.app.screen_stack if isinstance(screen, Table)]
        return found[-1]

    @property
    def page(self) -> str:
        return type(self.app.screen).__name__

    @property
    def screen(self) -> str:
        """Everything that can be read now."""
        strips = self.app.screen._compositor.render_strips()  # pyright: ignore[reportPrivateUsage] - no other way
        return "\n".join(strip.text for strip in strips)

    @property
    def prose(self) -> str:
        """The same in one line, however it is wrapped."""
        return " ".join(self.screen.split())

    def read(self, part: str) -> str:
        return " ".join(str(self.app.screen.query_one(f"#{part}").render()).split())

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        """A whole line at once, then Enter."""
        await self.press(":")
        self.app.screen.query_one("#typed", Input).value = text
        await self.press("enter")


@asynccontextmanager
async def at_terminal(
    size: tuple[int, int] = SMALL,
    language: str = "en",
    against: str | None = None,
    options: Options | None = None,
    names: tuple[str, ...] = (),
) -> AsyncGenerator[Player]:
    war = (against, options or Options()) if against else None
    app = Terminal(language, names, war)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Player(app, pilot)


# -- Courses of play ---------------------------------------------------------------------------------------


async def play_on(player: Player, decide: Callable[[], str | None] = lambda: None) -> None:
    """To the end of the war: Enter everywhere, or a line where `decide` gives one."""
    for _ in range(700):
        if player.page == "WarOver":
            return
        line = decide() if player.page == "Table" else None
        if line:
            await player.type(line)
            assert not player.table.has_class("typing"), player.screen
        else:
            await player.press("enter")
    raise AssertionError(player.screen)


def whim(view: View, chance: random.Random) -> int:
    """Any action but to withdraw."""
    return chance.choice([action for action in view.question.actions if action != WITHDRAW])


def typing(player: Player, seed: object) -> Callable[[], str]:
    """Decides by whims, each typed in the language of the screen."""
    chance = random.Random(str(seed))

    def decide() -> str:
        table = player.table
        view = table.sitting.view(table.looking)
        return typed.short(player.app.words, view, whim(view, chance), player.app.names_of(table.sitting))

    return decide


def moment(deal: Deal, found: Callable[[Match, View], bool], options: Options, names: tuple[str, ...]) -> Sitting:
    """A war of people in which what is sought has just come up, as the seat sees it that decides."""
    for n in range(200):
        deal(n)
        record, chance = new_record(options, names), random.Random(n)
        match = record.match(0)
        while not game.over(match.state) and match.state.battle < 2:
            view = match.view(game.actor(match.state))
            if found(match, view):
                return Sitting(FRIEND, record.with_actions(match.actions))
            match.act(whim(view, chance))
    raise AssertionError("it never comes up")


async def sit_down(player: Player, sitting: Sitting) -> None:
    """At a table where the war has come so far."""
    player.app.play(sitting)
    await player.press("enter")
