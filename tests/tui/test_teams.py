"""Partners at one table: the exchange, who acts, whose hand is on the screen, and a war that was interrupted."""

from __future__ import annotations

import random

import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters import View
from allfronts.games.theaters.state import CARDS, EXCHANGE, SEAT
from allfronts.games.theaters.words import suit_of
from allfronts.kernel.match import Match
from allfronts.locale import words
from allfronts.tui.drawing import name_of
from tests.support.modes import MODES
from tests.tui.terminal import (
    FOUR,
    LARGE,
    SMALL,
    Deal,
    Player,
    at_terminal,
    awaited,
    deal,
    moment,
    own_folder,
    sit_down,
    whim,
)

__all__ = ["deal", "own_folder"]  # fixtures


def asks_who_acts(_: Match, view: View) -> bool:
    return view.question.kind == SEAT and view.question.card < 0


# -- The exchange ------------------------------------------------------------------------------------------


@awaited
async def test_partners_give_each_other_a_card_before_the_first_turn(deal: Deal) -> None:
    deal(3)
    async with at_terminal(against="friend", options=MODES["four"], names=FOUR) as player:
        given: list[int] = []
        for seat in range(4):
            assert f"{FOUR[seat]}, it is up to you." in player.prose
            await player.press("enter")
            assert "Choose a card to give to your partner." in player.screen
            given.append(player.table.view().hands[seat].cards[0])
            await player.press("1")
        sitting = player.table.sitting
        assert [given[(seat + 2) % 4] in sitting.view(seat).hands[seat].cards for seat in range(4)] == [True] * 4
        assert sitting.view(0).question.kind != EXCHANGE


@awaited
async def test_a_card_that_has_not_changed_hands_yet_can_be_taken_back(deal: Deal) -> None:
    deal(3)
    async with at_terminal(against="friend", options=MODES["four"], names=FOUR) as player:
        await player.press("enter", "1", "u")
        assert "Olena, it is up to you." in player.prose
        assert player.table.sitting.match.actions == []


# -- Whose hand is on the screen ---------------------------------------------------------------------------


def betrayed(player: Player, view: View, language: str) -> list[str]:
    """The names on the screen of cards whose place this viewer does not know and of which nothing was told."""
    lying = {each.card for theater in view.theaters for pile in theater.piles for each in pile}
    held = {card for hand in view.hands for card in hand.cards}
    told = {event.card for event in player.table.sitting.told(view.viewer)}
    suits = {theater.suit for theater in view.theaters}
    hidden = {card for card in range(CARDS) if suit_of(card) in suits} - lying - held - told - {*view.deck}
    in_sight = {name_of(words(language), card) for card in lying | held | told if card >= 0}
    names = {name_of(words(language), card) for card in hidden} - in_sight
    return sorted(name for name in names if name in player.prose)


@pytest.mark.parametrize(
    ("mode", "language", "size"),
    [
        ("four", "en", SMALL),
        pytest.param("three", "uk", LARGE, marks=pytest.mark.slow),
        pytest.param("epic-four", "ru", SMALL, marks=pytest.mark.slow),
    ],
)
@awaited
async def test_at_a_table_of_teams_only_the_hand_of_whoever_sits_there_is_shown(
    deal: Deal, mode: str, language: str, size: tuple[int, int]
) -> None:
    deal(11)
    chance, looked, options = random.Random(1), set[int](), MODES[mode]
    async with at_terminal(size, language, "friend", options, FOUR[: options.players]) as player:
        while player.page in ("Table", "HandOver"):
            sitting = player.table.sitting
            if player.page == "HandOver":
                assert betrayed(player, sitting.view(game.PUBLIC), language) == []
                assert words(language).say("tui-pass-all-away") in player.prose
                await player.press("enter")
                continue
            view = sitting.view(sitting.seat)
            assert player.table.looking == sitting.seat
            assert betrayed(player, view, language) == []
            looked.add(sitting.seat)
            player.table.act(whim(view, chance))
            await player.press()
        assert looked == {*range(options.players)}


# -- Who acts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["", "partner", "{name}"])
@awaited
async def test_the_spokesman_says_who_acts_this_turn(deal: Deal, line: str) -> None:
    sitting = moment(deal, asks_who_acts, MODES["four"], FOUR)
    spokesman = sitting.seat
    partner = (spokesman + 2) % 4
    async with at_terminal() as player:
        await sit_down(player, sitting)
        assert "Which of you two acts this turn?" in player.screen
        assert f"[{spokesman + 1}] You" in player.read("choice")
        assert f"[{partner + 1}] {FOUR[partner]}" in player.read("choice")
        if line:
            await player.type(line.format(name=FOUR[partner]))
        else:
            await player.press(str(partner + 1))
        assert player.page == "HandOver"
        assert f"{FOUR[partner]} acts this turn." in player.prose
        await player.press("enter")
        assert player.table.looking == partner
        assert "Your turn: play a card or withdraw." in player.screen


@awaited
async def test_a_mark_stands_beside_whoever_acts(deal: Deal) -> None:
    def acts(_: Match, view: View) -> bool:
        return view.acting == view.viewer and len(view.hands[view.viewer].cards) == 2

    sitting = moment(deal, acts, MODES["four"], FOUR)
    async with at_terminal() as player:
        await sit_down(player, sitting)
        assert f"▶{FOUR[sitting.seat]}" in player.read("us")
        assert player.read("us").count("▶") == 1
        assert "▶" not in player.read("them")


@pytest.mark.parametrize(("mode", "language"), [("three", "uk"), ("epic-four", "ru")])
@awaited
async def test_whoever_is_alone_has_a_recruit_for_a_partner(deal: Deal, mode: str, language: str) -> None:
    deal(1)
    async with at_terminal(LARGE, language, "recruit", MODES[mode]) as player:
        said = words(language)
        assert f"{said.say('you')} & {said.say('tui-name-partner')}" in player.read("score")
        assert said.say("tui-name-partner") in player.read("us")
        assert said.say("ask-exchange") in player.screen
        assert [*player.table.sitting.bots] == [*range(1, MODES[mode].players)]


# -- Resuming ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("against", ["recruit", pytest.param("friend", marks=pytest.mark.slow)])
@awaited
async def test_an_interrupted_war_of_teams_goes_on_exactly_where_it_was(deal: Deal, against: str) -> None:
    deal(14)
    async with at_terminal(against=against, options=MODES["four"], names=FOUR) as player:
        await player.press(*["enter"] * 14)
        before = player.table.sitting
    async with at_terminal() as player:  # nothing is left but what is on disk
        assert "Continue against Borys and Dmytro: battle 1, score 0–0" in player.screen
        await player.press("enter")
        after = player.table.sitting
        assert after.match.actions == before.match.actions
        assert len(after.match.actions) > 4
        assert [after.view(seat) for seat in range(4)] == [before.view(seat) for seat in range(4)]
        assert after.record.names == FOUR
        assert player.page == ("Table" if against == "recruit" else "HandOver")
