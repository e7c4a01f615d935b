"""A person plays: by keys and by typed actions, against Recruit and with a friend, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key
from textual.widgets import Input

from allfronts.archive import read
from allfronts.fair import verify
from allfronts.games import theaters as game
from allfronts.games.theaters import Options
from allfronts.games.theaters.telling import tell
from allfronts.locale import words
from allfronts.tui.drawing import name_of
from tests.tui.terminal import LARGE, NAMES, SMALL, Deal, at_terminal, awaited, deal, own_folder, play_on, typing

__all__ = ["deal", "own_folder"]  # fixtures

SIZES = (SMALL, LARGE)


# -- Whole wars ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@awaited
async def test_one_key_starts_a_war_against_recruit(size: tuple[int, int]) -> None:
    async with at_terminal(size) as player:
        assert "Play against Recruit" in player.screen
        await player.press("enter")
        assert player.table.sitting.against == "recruit"
        assert "Your turn: play a card or withdraw." in player.screen
        assert player.screen.count("Recruit") >= 2
        hand = player.table.view().hands[0].cards
        assert all(name_of(words("en"), card)[:14] in player.screen for card in hand)


@pytest.mark.parametrize(
    ("language", "size"), [("uk", LARGE), *(pytest.param(each, SMALL, marks=pytest.mark.slow) for each in ("en", "ru"))]
)
@awaited
async def test_enter_alone_plays_a_war_against_recruit_to_its_end(
    deal: Deal, own_folder: Path, language: str, size: tuple[int, int]
) -> None:
    deal(1)
    async with at_terminal(size, language, "recruit", Options(target=6)) as player:
        await play_on(player)
        record = player.table.sitting.record
        assert record.seed.hex() in player.screen
        assert record.commitment in player.screen
        assert words(language).say("tui-rematch") in player.screen
        (file,) = (own_folder / "wars").iterdir()
        kept = read(file.read_bytes())
        assert game.over(kept.match().state)
        verify(record.commitment, kept.chance, [])
        await player.press("enter")
        assert player.page == "Table"
        assert player.table.sitting.record.options == record.options


@pytest.mark.parametrize("language", ["uk", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "ru"))])
@awaited
async def test_a_war_of_two_can_be_typed_in_every_language(deal: Deal, language: str) -> None:
    deal(2)
    async with at_terminal(SMALL, language, "friend", Options(target=6), NAMES) as player:
        await play_on(player, typing(player, language))
        assert NAMES[player.table.sitting.view(0).winner] in player.screen


@pytest.mark.parametrize("edition", ["revised", pytest.param("2019", marks=pytest.mark.slow)])
@awaited
async def test_the_story_of_a_battle_tells_who_held_what_and_the_score(deal: Deal, edition: str) -> None:
    deal(3)
    async with at_terminal(SMALL, "en", "recruit", Options(edition=edition)) as player:
        while player.page == "Table":
            await player.press("enter")
        assert player.page == "BattleOver"
        controls = [event for event in player.table.sitting.told(game.PUBLIC) if event.kind == "controls"]
        assert len(controls) == 3
        for event in controls:
            assert f"{event.a}:{event.b}" in player.screen
        assert "the battle and score" in player.prose
        score = player.table.sitting.view(0).score
        assert f"You {score[0]} " in player.screen
        await player.press("enter")
        assert player.page == "Table"
        assert "Battle 2" in player.screen


@pytest.mark.parametrize(
    "size", [SMALL, pytest.param(LARGE, marks=pytest.mark.slow), pytest.param((100, 30), marks=pytest.mark.slow)]
)
@awaited
async def test_the_log_always_shows_what_happened_last(deal: Deal, size: tuple[int, int]) -> None:
    deal(3)
    async with at_terminal(size, "ru", "recruit") as player:
        longest = 0
        while player.page == "Table":
            log = player.app.screen.query_one("#log")
            lines = str(log.render()).split("\n")
            assert len(lines) <= log.size.height
            assert lines[-1].strip() in player.screen
            last = [each for each in player.table.sitting.events(0) if each[0].kind != "turn_began"][-1]
            sentence = tell(*last, 0, words("ru"), ("", "Новобранец"))
            assert player.read("log").endswith(sentence)
            longest = max(longest, len(lines))
            await player.press("enter")
        assert longest >= 3


# -- Ways to choose --------------------------------------------------------------------------------------


@awaited
async def test_numbers_choose_a_card_a_theater_and_a_face(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        view = player.table.view()
        card = view.hands[view.viewer].cards[1]
        matching = next(n for n, theater in enumerate(view.theaters) if theater.suit == card // 6)
        await player.press("2", str(matching + 1), "2")
        assert player.table.sitting.match.actions == [card * 10 + matching * 2]
        assert player.page == "HandOver"


@awaited
async def test_arrows_walk_over_what_can_be_chosen_and_esc_steps_back(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        hand = player.table.view().hands[player.table.looking].cards
        seen = [player.table.cursor.number if player.table.cursor else -1]
        for key in ("right", "down", "left", "down"):
            await player.press(key)
            seen.append(player.table.cursor.number if player.table.cursor else -1)
        assert seen == [hand[0], hand[1], hand[3], hand[2], hand[4]]
        await player.press("enter")
        assert player.table.cursor
        assert player.table.cursor.kind == "theater"
        await player.press("escape")
        assert player.table.cursor.kind == "hand"
        assert player.table.sitting.match.actions == []


@awaited
async def test_a_click_chooses_as_a_number_does(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        card = player.table.view().hands[player.table.looking].cards[2]
        await player.pilot.click("#hand", offset=(8, 1))
        assert player.table.choosing
        assert player.table.choosing.chosen[0].number == card


@awaited
async def test_w_withdraws_at_once_and_u_takes_it_back(deal: Deal) -> None:
    deal(5)
    async with at_terminal(against="recruit") as player:
        await player.press("w")
        assert player.page == "BattleOver"
        assert "You withdraw with" in player.prose
        await player.press("enter", "u")
        assert player.page == "Table"
        assert player.table.sitting.view(0).battle == 1
        assert player.table.sitting.view(0).score == (0, 0)


# -- Bad input -------------------------------------------------------------------------------------------


@awaited
async def test_a_typed_mistake_says_what_is_wrong_and_keeps_what_was_typed(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        await player.type("A9 to land")
        assert "Cannot read “A9 to land” as an action. Column 1, expected: a card" in player.prose
        assert player.app.screen.query_one("#typed", Input).value == "A9 to land"
        await player.press("escape")
        assert "Cannot read" not in player.screen
        view = player.table.view()
        card = view.hands[view.viewer].cards[0]
        other = next(theater.suit for theater in view.theaters if theater.suit != card // 6)
        theater = words("en").say(f"theater-{('air', 'land', 'sea')[other]}")
        await player.type(f"{name_of(words('en'), card)} to {theater}")
        assert f"cannot go faceup to {theater}. Possible now: " in player.prose
        assert player.table.sitting.match.actions == []


@awaited
async def test_letters_begin_a_line_and_commands_do_not(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter", "H", "e", "a", "q", "backspace")
        assert player.app.screen.query_one("#typed", Input).value == "Hea"
        await player.press("escape", "l")
        assert player.app.language == "uk"


@awaited
async def test_a_line_that_arrives_in_one_go_is_typed_whole(deal: Deal) -> None:
    deal(4)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        for character in ":L9 to land":
            player.app.post_message(Key(character, character))
        player.app.post_message(Key("enter", None))
        await player.press("end")
        assert player.app.language == "en"
        assert "Cannot read “L9 to land” as an action" in player.prose


@awaited
async def test_a_window_too_small_says_so_and_comes_back(deal: Deal) -> None:
    async with at_terminal((70, 20), against="recruit") as player:
        assert "This window is 70×20. The table needs at least 80×24" in player.prose
        await player.pilot.resize_terminal(80, 24)
        await player.press("tab")
        assert "Your turn" in player.screen


# -- Languages -------------------------------------------------------------------------------------------


@awaited
async def test_the_language_changes_in_place(deal: Deal) -> None:
    deal(6)
    async with at_terminal(against="recruit") as player:
        card = player.table.view().hands[0].cards[0]
        for language in ("uk", "ru", "en"):
            await player.press("l")
            said = words(language)
            assert said.say("ask-turn") in player.screen
            assert name_of(said, card)[:14] in player.screen
            assert said.say("tui-name-recruit") in player.screen
            assert said.say("event-dealt", who="you", name="", battle=1)[:20] in player.prose
