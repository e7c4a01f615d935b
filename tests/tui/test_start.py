"""The first page and the command: choosing a war of every kind."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from allfronts.cli.play import play
from allfronts.games.theaters import Options
from allfronts.locale import LANGUAGES, words
from tests.tui.terminal import SMALL, Player, at_terminal, awaited, own_folder

__all__ = ["own_folder"]  # fixtures

EPIC = "air,land,sea,diplomacy,economics"
LINES = ("recruit", "sergeant", "colonel", "friend", "players", "mode", "theaters", "edition", "scoring", "target")


async def go_to(player: Player, line: str) -> None:
    """From the first line of the menu."""
    await player.press("home", *["down"] * LINES.index(line))


def begun(player: Player) -> Options:
    return Options.parse(player.table.sitting.record.options)


# -- The first page ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["uk", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "ru"))])
@awaited
async def test_the_first_page_makes_an_epic_war_of_teams(language: str) -> None:
    async with at_terminal(SMALL, language) as player:
        say = words(language).say
        await go_to(player, "players")
        await player.press("left")
        await go_to(player, "mode")
        await player.press("enter")
        for chosen in ("seats-4", "mode-epic", "tui-menu-friend-4", "tui-menu-recruits", "tui-menu-colonels"):
            assert say(chosen) in player.screen
        assert say("scoring-target", points=1) in player.screen
        await go_to(player, "friend")
        await player.press("enter")
        assert (begun(player).players, begun(player).mode, begun(player).target) == (4, "epic", 1)
        assert player.table.sitting.against == "friend"


@awaited
async def test_the_page_of_theaters_takes_those_that_are_marked() -> None:
    async with at_terminal() as player:
        await go_to(player, "theaters")
        await player.press("enter")
        assert "Chosen: 3 of 3." in player.screen
        await player.press("1", "4", "3", "down", "down", "down", "down", "space", *["down"] * 2, "enter")
        assert "Theaters: Land, Intelligence, Diplomacy" in player.screen
        await go_to(player, "recruit")
        await player.press("enter")
        assert begun(player).theaters == ("land", "intelligence", "diplomacy")


@awaited
async def test_the_page_of_theaters_is_not_done_with_too_few() -> None:
    async with at_terminal() as player:
        await go_to(player, "theaters")
        await player.press("enter", "1", "end", "enter")
        assert player.page == "Theaters"
        assert "Chosen: 2 of 3." in player.screen


@awaited
async def test_esc_leaves_the_theaters_as_they_were() -> None:
    async with at_terminal() as player:
        await go_to(player, "theaters")
        await player.press("enter", "1", "4", "escape")
        assert "Theaters: Air, Land, Sea" in player.screen


@awaited
async def test_another_mode_keeps_as_many_theaters_as_it_needs() -> None:
    async with at_terminal() as player:
        await go_to(player, "mode")
        await player.press("enter")
        assert "Theaters: Air, Land, Sea, Intelligence, Diplomacy" in player.screen
        await player.press("enter")
        assert "Theaters: Air, Land, Sea " in player.screen


@pytest.mark.parametrize(
    ("language", "line", "chosen"),
    [("en", "mode", "mode-epic"), ("uk", "players", "seats-3"), ("ru", "mode", "mode-epic")],
)
@awaited
async def test_what_does_not_go_with_the_first_edition_is_refused(language: str, line: str, chosen: str) -> None:
    async with at_terminal(language=language) as player:
        said = words(language)
        await go_to(player, "edition")
        await player.press("enter")
        await go_to(player, line)
        await player.press("right")
        assert said.say("error-only-revised", value=said.say(chosen)) in player.prose
        assert f"◂ {said.say('edition-2019')} ▸" in player.screen
        assert f"◂ {said.say('mode-standard')} ▸" in player.screen
        await go_to(player, "edition")
        await player.press("left")
        assert said.say("tui-menu-hint") in player.prose


@awaited
async def test_the_first_edition_is_refused_where_the_second_box_is_chosen() -> None:
    async with at_terminal() as player:
        await go_to(player, "theaters")
        await player.press("enter", "1", "4", "end", "enter")
        await go_to(player, "edition")
        await player.press("enter")
        assert "“Land, Sea, Intelligence” does not go with the 2019 edition" in player.prose
        assert "◂ Revised rules ▸" in player.screen


@awaited
async def test_targets_stand_in_the_order_of_their_points() -> None:
    async with at_terminal() as player:
        await go_to(player, "target")
        seen: list[str] = []
        for _ in range(6):
            seen.append(player.screen.partition("War to ")[2].partition(" point")[0] or "a battle")
            await player.press("right")
        assert seen == ["12", "18", "24", "a battle", "3", "6"]


# -- The command ---------------------------------------------------------------------------------------------


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


class Recorder:
    """In the place of the terminal: keeps what it was started with."""

    started: tuple[str, tuple[str, ...], tuple[str, Options] | None]

    def __init__(self, language: str, names: tuple[str, ...], war: tuple[str, Options] | None):
        Recorder.started = (language, names, war)

    def run(self) -> None:
        pass


def played_at_a_terminal(monkeypatch: pytest.MonkeyPatch, **given: str) -> int:
    monkeypatch.setattr("sys.stdin", Keyboard())
    monkeypatch.setattr("sys.stdout", Keyboard())
    monkeypatch.setattr("allfronts.tui.Terminal", Recorder)
    return play(**given)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"players": "4"}, Options(players=4)),
        (
            {"theaters": "Sea, economics,intelligence"},
            Options(theaters=("sea", "economics", "intelligence"), order="random"),
        ),
        ({"mode": "epic", "theaters": EPIC}, Options(mode="epic", theaters=tuple(EPIC.split(",")), order="random")),
    ],
)
def test_the_options_choose_the_war(given: dict[str, str], options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    assert played_at_a_terminal(monkeypatch, **given) == 0
    assert Recorder.started[2] == ("recruit", options)


def test_a_ruleset_of_the_tables_own_is_read_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ours.txt"
    file.write_text("name: Our own\ncard I5 Interception: A5\n", "utf-8")
    assert played_at_a_terminal(monkeypatch, ruleset=str(file), theaters="intelligence,diplomacy,economics") == 0
    assert Recorder.started[2]
    ruleset = Recorder.started[2][1].ruleset
    assert ruleset
    assert [own.title for own in ruleset.cards] == ["Interception"]


def test_without_options_the_first_page_offers_the_war(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played_at_a_terminal(monkeypatch, language="uk", names="Olena,Borys") == 0
    assert Recorder.started == ("uk", ("Olena", "Borys"), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruleset_that_cannot_be_used_says_why(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.txt"
    file.write_text("name: Our own\ncard I9 Interception: A5\n", "utf-8")
    assert play(ruleset=str(file), language=language) == 2
    allowed = "A1-A6, L1-L6, S1-S6, I1-I6, D1-D6, E1-E6"
    why = words(language).say("error-ruleset-card", row=2, value="I9", allowed=allowed)
    assert capsys.readouterr().err.strip() == why
