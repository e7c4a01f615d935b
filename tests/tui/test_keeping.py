"""What two people at one keyboard may not see, what can be taken back, and what is still there after a crash."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from allfronts.archive import save_file
from allfronts.cli.play import play
from allfronts.games import theaters as game
from allfronts.games.theaters import Options, View
from allfronts.games.theaters.actions import PLAYS, WITHDRAW
from allfronts.locale import LANGUAGES, words
from allfronts.tui.drawing import name_of
from tests.tui.terminal import LARGE, NAMES, SMALL, Deal, Player, at_terminal, awaited, deal, own_folder

__all__ = ["deal", "own_folder"]  # fixtures

MANEUVERS = (2, 8, 14)  # one name for three cards


def known(view: View) -> set[int]:
    lying = {each.card for theater in view.theaters for pile in theater.piles for each in pile}
    return lying | {*view.hands[0].cards, *view.hands[1].cards, *view.deck, view.drawn or 0}


def betrayed(player: Player, view: View, language: str) -> list[str]:
    """The names on the screen of cards that this viewer does not know."""
    hidden = [card for card in range(18) if card not in known(view) and card not in MANEUVERS]
    names = [name_of(words(language), card) for card in hidden]
    return [name for name in names if name in player.prose]


# -- Two at one keyboard -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", SMALL),
        pytest.param("uk", LARGE, marks=pytest.mark.slow),
        pytest.param("ru", SMALL, marks=pytest.mark.slow),
    ],
)
@awaited
async def test_nothing_hidden_is_ever_on_the_screen(deal: Deal, language: str, size: tuple[int, int]) -> None:
    deal(11)
    chance, looked = random.Random(1), set[int]()
    async with at_terminal(size, language, "friend", names=NAMES) as player:
        while player.page in ("Table", "HandOver"):
            sitting = player.table.sitting
            if player.page == "HandOver":
                assert betrayed(player, sitting.view(game.PUBLIC), language) == []
                assert words(language).say("tui-pass", name=NAMES[sitting.seat]) in player.prose
                await player.press("enter")
            else:
                assert player.table.looking == sitting.seat
                assert betrayed(player, sitting.view(sitting.seat), language) == []
                hand = sitting.view(sitting.seat).hands[sitting.seat].cards
                assert all(name_of(words(language), card)[:14] in player.screen for card in hand)
                looked.add(sitting.seat)
                actions = [action for action in sitting.view(sitting.seat).question.actions if action != WITHDRAW]
                player.table.act(chance.choice(actions))
                await player.press()
        assert looked == {0, 1}
        assert player.page == "BattleOver"


@awaited
async def test_the_keyboard_changes_hands_in_the_middle_of_a_chain(deal: Deal) -> None:
    # Disrupt asks its owner, then the other player, and the turn goes on from there.
    for n in range(40):
        deal(n)
        async with at_terminal(against="friend", names=NAMES) as player:
            await player.press("enter")
            first = player.table.looking
            if not player.table.view().hands[first].cards.count(10):
                continue
            await player.press("L", "5", "space", "t", "o", "space", *"land", "enter")
            await player.press("enter")
            assert player.page == "HandOver"
            assert f"{NAMES[1 - first]}, it is up to you." in player.prose or "is to move" in player.prose
            return
    raise AssertionError("no deal gives Disrupt to the first player")


# -- Taking back -------------------------------------------------------------------------------------------


@awaited
async def test_undo_against_recruit_goes_back_to_my_last_decision(deal: Deal) -> None:
    deal(12)
    async with at_terminal(against="recruit") as player:
        await player.press("enter", "enter", "enter")
        before, seen = list(player.table.sitting.match.actions), player.table.view()
        await player.press("2", "1", "1")
        assert len(player.table.sitting.match.actions) > len(before)
        while player.table.view() != seen:
            assert player.page == "Table"
            await player.press("u")
        assert player.table.sitting.match.actions == before
        assert "A decision was taken back." in player.screen
        assert player.table.sitting.record.comments[-1].after == len(before)


@awaited
async def test_undo_at_the_very_beginning_says_that_there_is_nothing_to_take_back(deal: Deal) -> None:
    deal(12)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter", "u")
        assert "There is no decision to take back yet." in player.prose


@awaited
async def test_between_two_a_facedown_play_can_be_taken_back_and_a_faceup_one_cannot(deal: Deal) -> None:
    deal(13)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter")
        view = player.table.view()
        card = view.hands[view.viewer].cards[0]
        column = next(n for n, theater in enumerate(view.theaters) if theater.suit == card // 6)
        player.table.act(card * PLAYS + column * 2)
        await player.press()
        assert player.page == "HandOver"
        await player.press("u", "enter")
        assert player.table.looking == view.viewer
        assert player.table.sitting.match.actions == []
        player.table.act(card * PLAYS + column * 2 + 1)
        await player.press("u")
        assert player.page == "HandOver"
        assert "it has shown something that was hidden" in player.prose
        assert player.table.sitting.match.actions == [card * PLAYS + column * 2 + 1]


@awaited
async def test_between_two_a_battle_that_has_ended_cannot_be_taken_back(deal: Deal) -> None:
    deal(13)
    async with at_terminal(against="friend", names=NAMES) as player:
        await player.press("enter", "w", "enter", "u", "enter")
        assert "new cards have been dealt" in player.prose
        assert player.table.sitting.match.actions == [WITHDRAW]


# -- Resuming ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("against", ["recruit", "friend"])
@awaited
async def test_an_interrupted_war_goes_on_exactly_where_it_was(deal: Deal, against: str) -> None:
    deal(14)
    async with at_terminal(against=against, names=NAMES) as player:
        await player.press(*["enter"] * 12)
        before = player.table.sitting
    async with at_terminal() as player:  # nothing is left but what is on disk
        assert "Continue against Borys: battle 1, score 0–0" in player.screen
        await player.press("enter")
        after = player.table.sitting
        assert after.match.actions == before.match.actions
        assert len(after.match.actions) > 1
        assert [after.view(seat) for seat in (0, 1)] == [before.view(seat) for seat in (0, 1)]
        assert after.record.commitment == before.record.commitment
        assert player.page == ("Table" if against == "recruit" else "HandOver")


@awaited
async def test_a_new_war_puts_the_interrupted_one_among_the_past_ones(deal: Deal, own_folder: Path) -> None:
    async with at_terminal(against="recruit") as player:
        await player.press(*["enter"] * 3)
        old = player.table.sitting.record
    async with at_terminal(against="recruit") as player:
        (kept,) = (own_folder / "wars").iterdir()
        assert old.commitment in kept.read_text("utf-8")
        assert player.table.sitting.record.commitment != old.commitment


@awaited
async def test_a_damaged_save_falls_back_to_the_one_before_and_says_so(deal: Deal) -> None:
    deal(15)
    async with at_terminal(against="recruit") as player:
        await player.press(*["enter"] * 6)
        before = player.table.sitting
    file = save_file("recruit")
    file.write_text(file.read_text("utf-8")[:-200], "utf-8")
    async with at_terminal() as player:
        await player.press("enter")
        assert "The saved game recruit.txt is damaged" in player.prose
        assert player.table.sitting.match.actions == before.match.actions[: len(player.table.sitting.match.actions)]
        assert player.table.sitting.match.actions


@awaited
async def test_a_save_lost_altogether_is_told_and_a_new_war_can_begin() -> None:
    file = save_file("recruit")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("nothing", "utf-8")
    async with at_terminal() as player:
        assert "Neither the saved game recruit.txt nor the save before it can be read." in player.prose
        await player.press("enter")
        assert player.page == "Table"


# -- The command -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"edition": "x"}, "“x” does not fit the option “edition”. Possible: revised, 2019."),
        ({"against": "x"}, "“x” does not fit the option “against”. Possible: recruit, sergeant, colonel, friend."),
        ({"target": "0"}, "“0” does not fit the option “target”. Possible: 1-999."),
        ({"target": "many"}, "“many” does not fit the option “target”. Possible: 1-999."),
        ({"scoring": "x"}, "“x” does not fit the option “scoring”. Possible: standard, beginner."),
        ({"language": "de"}, "“de” does not fit the option “language”. Possible: en, uk, ru."),
        ({"mode": "x"}, "“x” does not fit the option “mode”. Possible: standard, epic."),
        ({"players": "5"}, "“5” does not fit the option “players”. Possible: 2, 3, 4."),
        (
            {"theaters": "air,mud,sea"},
            "“air,mud,sea” does not choose the theaters. Needed: 3 different ones",
        ),
        ({"mode": "epic"}, "Epic battles need five theaters: name five of these, with commas between: air, land, sea,"),
        ({"edition": "2019", "players": "3"}, "“players=3” does not go with the 2019 edition"),
        ({"ruleset": "nowhere.txt"}, "There is no file nowhere.txt."),
        ({"players": "3", "names": "Olena,Borys"}, "Possible: Olena,Borys,Vira."),
        ({"names": "Olena"}, "Possible: Olena,Borys."),
        ({"names": "Olena,\x1b[2J"}, "Possible: Olena,Borys."),
        ({}, "The game needs a terminal: start it in one, with nothing piped in or out."),
    ],
)
def test_an_option_that_is_no_good_gets_a_sentence(
    given: dict[str, str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert play(**given) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_language_asked_for(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(language=language) == 2
    assert capsys.readouterr().err.strip() == words(language).say("error-no-terminal")


@awaited
async def test_the_first_page_makes_the_war_that_was_chosen() -> None:
    async with at_terminal() as player:
        await player.press(*["down"] * 7, "enter", "down", "down", "enter", *["up"] * 6, "enter")
        options = Options.parse(player.table.sitting.record.options)
        assert (options.edition, options.target) == ("2019", 18)
        assert player.table.sitting.against == "friend"
