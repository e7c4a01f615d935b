"""The computer's players: what they are called, who answers at once, and a screen that lives while one thinks."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import pytest

from allfronts.archive import save_file
from allfronts.bots import Bot, Colonel, Recruit, Sergeant
from allfronts.bots.colonel import meanings_of
from allfronts.bots.search import search
from allfronts.games import theaters as game
from allfronts.games.theaters import Options
from allfronts.kernel.protocol import Game
from allfronts.kernel.rule import interpreted
from allfronts.locale import LANGUAGES, words
from allfronts.tui.drawing import name_of
from allfronts.tui.sitting import OPPONENTS, Sitting
from tests.support.modes import MODES
from tests.tui.terminal import FOUR, SMALL, Deal, Player, at_terminal, awaited, deal, own_folder, play_on

__all__ = ["deal", "own_folder"]  # fixtures

KINDS: dict[str, type[Bot]] = {"recruit": Recruit, "sergeant": Sergeant, "colonel": Colonel}
I_BEGIN, COLONEL_BEGINS = 9, 11  # deals


class Slow:
    """In Colonel's place: thinks until it is let answer."""

    def __init__(self) -> None:
        self.asked = self.hurried = 0
        self.answer = threading.Event()

    def decide(self, view: Any, actions: Sequence[int]) -> int:
        self.asked += 1
        assert self.answer.wait(10)
        return actions[0]

    def hurry(self) -> None:
        self.hurried += 1


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    bot = Slow()

    def in_its_place(*_: object) -> Slow:
        return bot

    monkeypatch.setattr("allfronts.tui.sitting.named", in_its_place)
    return bot


class Interpreted:
    """In the place of the search that is compiled meanwhile."""

    def __init__(self, _: Game) -> None:
        self.ready = threading.Event()
        self._search = interpreted(search, **meanings_of(game))

    def __call__(self, *arguments: Any) -> None:
        self._search(*arguments)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colonel answers after a simulation or two, and nothing is compiled beside the test."""

    def no_solution(*_: object) -> None:
        pass

    monkeypatch.setattr("allfronts.bots.ladder.USUAL_MILLISECONDS", 1)
    monkeypatch.setattr("allfronts.bots.colonel.searching", Interpreted)
    monkeypatch.setattr("allfronts.bots.Colonel.solution", no_solution)


async def thought(player: Player) -> None:
    """Nobody thinks any more."""
    await player.app.workers.wait_for_complete()  # pyright: ignore[reportUnknownMemberType]
    await player.press()


async def answered(player: Player, slow: Slow) -> None:
    slow.answer.set()
    await thought(player)


def actions(player: Player) -> list[int]:
    return player.table.sitting.match.actions


# -- Who they are --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rank", "language"), [("recruit", "ru"), ("sergeant", "en"), ("colonel", "uk")])
@awaited
async def test_every_rank_is_a_line_of_the_first_page(deal: Deal, quick: None, rank: str, language: str) -> None:
    deal(I_BEGIN)
    async with at_terminal(SMALL, language) as player:
        assert words(language).say(f"tui-menu-{rank}") in player.screen
        await player.press(*["down"] * OPPONENTS.index(rank), "enter")
        sitting = player.table.sitting
        assert (sitting.against, sitting.file) == (rank, save_file(rank))
        assert [type(bot) for bot in sitting.bots.values()] == [KINDS[rank]]
        assert words(language).say(f"tui-name-{rank}") in player.read("them")


@pytest.mark.parametrize(
    ("rank", "language", "names"), [("sergeant", "en", "Sergeant"), ("colonel", "ru", "Полковник")]
)
@awaited
async def test_in_teams_everybody_else_is_of_that_rank(
    deal: Deal, quick: None, rank: str, language: str, names: str
) -> None:
    deal(1)
    async with at_terminal(SMALL, language, rank, MODES["four"]) as player:
        assert [type(bot) for bot in player.table.sitting.bots.values()] == [KINDS[rank]] * 3
        assert f"{names} 1" in player.read("them")
        assert f"{names} 2" in player.read("them")
        assert words(language).say("tui-name-partner") in player.read("us")


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES[1:])])
@awaited
async def test_wars_against_all_of_them_can_be_left_and_all_go_on(deal: Deal, quick: None, language: str) -> None:
    deal(I_BEGIN)
    for against in OPPONENTS:
        async with at_terminal(SMALL, language, against, MODES["four"]) as player:
            await player.press("enter")
    async with at_terminal(SMALL, language) as player:
        say = words(language).say
        begins = say("tui-menu-continue", name="?", battle=1, mine=0, theirs=0).partition("?")[0]
        assert player.prose.count(begins) == len(OPPONENTS)
        assert player.prose.endswith(say("tui-menu-hint"))
        await player.press("down", "down", "enter")
        assert player.table.sitting.against == "colonel"


@awaited
async def test_sergeant_answers_before_the_next_key(deal: Deal) -> None:
    deal(I_BEGIN)
    async with at_terminal(against="sergeant") as player:
        for _ in range(3):
            await player.press("enter")
        assert player.page == "Table"
        assert player.table.choosing
        assert set(player.table.sitting.seats) == {0, 1}


@awaited
async def test_a_war_against_colonel_is_played_to_its_end(deal: Deal, quick: None) -> None:
    deal(1)
    async with at_terminal(SMALL, "uk", "colonel", Options(target=6)) as player:
        await play_on(player)
        assert player.table.sitting.over


# -- While one thinks ----------------------------------------------------------------------------------------


@awaited
async def test_who_is_thinking_is_said_and_the_answer_goes_on(deal: Deal, slow: Slow) -> None:
    deal(I_BEGIN)
    async with at_terminal(against="colonel") as player:
        assert slow.asked == 0
        await player.press("2", "1", "1")
        assert player.read("choice") == "Colonel is thinking…"
        assert "▶Colonel" in player.read("them")
        assert len(player.table.view().hands[0].cards) == 5
        assert all(
            name_of(words("en"), card)[:14] in player.read("hand") for card in player.table.view().hands[0].cards
        )
        assert len(actions(player)) == 1
        await answered(player, slow)
        assert "Your turn" in player.screen
        assert player.read("choice").startswith("▶ Play ")
        assert len(actions(player)) == 2


@awaited
async def test_keys_that_choose_nothing_work_meanwhile(deal: Deal, slow: Slow) -> None:
    deal(COLONEL_BEGINS)
    async with at_terminal(against="colonel") as player:
        await player.press("l")
        assert player.read("choice") == "Полковник думає…"
        for key, page in (("h", "History"), ("?", "Help")):
            await player.press(key)
            assert player.page == page
            await player.press("escape")
        await player.press("1", "enter", "w", "A", "tab", "escape")
        assert player.page == "Table"
        assert not player.table.has_class("typing")
        assert actions(player) == []
        assert slow.asked == 1
        await answered(player, slow)
        assert len(actions(player)) == 1


@awaited
async def test_nobody_is_torn_from_the_rules_by_an_answer(deal: Deal, slow: Slow) -> None:
    deal(COLONEL_BEGINS)
    async with at_terminal(against="colonel") as player:
        await player.press("?")
        slow.answer.set()
        await player.press("down", "down")
        assert player.page == "Help"
        assert actions(player) == []
        await player.press("escape")
        await thought(player)
        assert player.table.choosing
        assert len(actions(player)) == 1


@awaited
async def test_an_answer_to_what_was_taken_back_is_never_heard(deal: Deal, slow: Slow) -> None:
    deal(I_BEGIN)
    async with at_terminal(against="colonel") as player:
        await player.press("2", "1", "1", "u")
        assert "A decision was taken back." in player.screen
        assert actions(player) == []
        assert slow.hurried == 1
        slow.answer.set()
        await player.press("tab", "tab")
        assert actions(player) == []
        await player.press("3", "2", "1")
        await thought(player)
        assert slow.asked == 2
        assert len(actions(player)) == 2


@awaited
async def test_with_nothing_to_take_back_the_thinking_goes_on(deal: Deal, slow: Slow) -> None:
    deal(COLONEL_BEGINS)
    async with at_terminal(against="colonel") as player:
        await player.press("u", "u")
        assert "There is no decision to take back yet." in player.prose
        assert slow.asked == 1
        await answered(player, slow)
        assert len(actions(player)) == 1


@awaited
async def test_leaving_in_the_middle_of_its_thinking_loses_nothing(deal: Deal, slow: Slow) -> None:
    deal(I_BEGIN)
    async with at_terminal(against="colonel", names=FOUR[:2]) as player:
        await player.press("2", "1", "1")
        mine = list(actions(player))
        await player.press("q")
    assert slow.hurried == 1
    slow.answer.set()
    left = Sitting.interrupted("colonel")
    assert left
    assert left.match.actions == mine
    async with at_terminal() as player:
        await player.press("enter")
        await answered(player, slow)
        assert actions(player)[:1] == mine
        assert slow.asked == 2


@awaited
async def test_what_colonel_has_answered_is_kept_at_once(deal: Deal, slow: Slow) -> None:
    deal(COLONEL_BEGINS)
    async with at_terminal(against="colonel") as player:
        await answered(player, slow)
        kept = Sitting.interrupted("colonel")
        assert kept
        assert kept.match.actions == actions(player)
