"""The second box on the table: named and revealed cards, supplies, and how much of a card is as printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from allfronts.games.theaters import PUBLIC, View
from allfronts.games.theaters.cards import PROVENANCE
from allfronts.games.theaters.notation import CODE, SUIT_NAMES
from allfronts.games.theaters.state import NAMED, NONE, SUITS, SUPPLIES
from allfronts.games.theaters.words import side_of
from allfronts.kernel.match import Match
from allfronts.locale import LANGUAGES, words
from allfronts.tui import look
from allfronts.tui.sitting import Sitting
from tests.support.modes import MODES, OWN
from tests.tui.terminal import LARGE, NAMES, SMALL, Deal, at_terminal, awaited, deal, moment, own_folder, sit_down

__all__ = ["deal", "own_folder"]  # fixtures


def names_any_card(_: Match, view: View) -> bool:
    return view.question.kind == NAMED and view.question.card != NONE


# -- Naming --------------------------------------------------------------------------------------------------


@awaited
async def test_a_card_is_named_by_its_theater_and_then_itself(deal: Deal) -> None:
    sitting = moment(deal, names_any_card, MODES["spies"], NAMES)
    suit = sitting.view(sitting.seat).theaters[2].suit
    async with at_terminal() as player:
        await sit_down(player, sitting)
        await player.press("3")
        titles = [words("en").say(f"card-{SUIT_NAMES[suit]}-{n}") for n in range(1, SUITS + 1)]
        assert all(title in player.screen for title in titles)
        await player.press("2")
        named = [event.card for event in sitting.told(0) if event.kind == "named"]
        assert named == [suit * SUITS + 1]


@pytest.mark.parametrize(("language", "line"), [("en", "name I6"), ("uk", "назвати I6"), ("ru", "Разведка 6")])
@awaited
async def test_a_card_is_named_by_a_typed_line_too(deal: Deal, language: str, line: str) -> None:
    sitting = moment(deal, names_any_card, MODES["spies"], NAMES)
    async with at_terminal(language=language) as player:
        await sit_down(player, sitting)
        await player.type(line)
        assert [CODE[event.card] for event in sitting.told(0) if event.kind == "named"] == ["I6"]


@pytest.mark.parametrize(("language", "title"), [("en", "Master Spy"), ("ru", "Ас разведки")])
@awaited
async def test_a_title_alone_does_not_name_a_card(deal: Deal, language: str, title: str) -> None:
    sitting = moment(deal, names_any_card, MODES["spies"], NAMES)
    async with at_terminal(language=language) as player:
        await sit_down(player, sitting)
        await player.type(title)
        assert not [event for event in sitting.told(0) if event.kind == "named"]
        assert {"en": "a theater and a strength", "ru": "театр и сила"}[language] in player.prose


@awaited
async def test_the_arrows_walk_over_theaters_from_left_to_right(deal: Deal) -> None:
    sitting = moment(deal, names_any_card, MODES["spies"], NAMES)
    async with at_terminal() as player:
        await sit_down(player, sitting)
        walked: list[int] = []
        for _ in range(3):
            walked.append(player.table.cursor.number if player.table.cursor else -1)
            await player.press("right")
        assert walked == [0, 1, 2]


@awaited
async def test_whoever_holds_a_named_card_is_seen_to_be_bound(deal: Deal) -> None:
    def bound(_: Match, view: View) -> bool:
        return bool(view.named[1 - side_of(view.viewer)])

    sitting = moment(deal, bound, MODES["spies"], NAMES)
    view = sitting.view(sitting.seat)
    async with at_terminal() as player:
        await sit_down(player, sitting)
        codes = ", ".join(CODE[card] for card in view.named[1 - side_of(view.viewer)])
        assert f"must play {codes} next" in player.read("them")


# -- Revealed cards and supplies -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, pytest.param(LARGE, marks=pytest.mark.slow)])
@awaited
async def test_a_card_of_my_hand_that_everybody_has_seen_carries_a_sign(deal: Deal, size: tuple[int, int]) -> None:
    def seen(match: Match, view: View) -> bool:
        return bool(match.view(PUBLIC).hands[view.viewer].cards)

    sitting = moment(deal, seen, MODES["spies"], NAMES)
    mine = sitting.view(sitting.seat).hands[sitting.seat].cards
    async with at_terminal(size) as player:
        await sit_down(player, sitting)
        assert player.read("hand").count(look.SEEN) == len(sitting.shown & {*mine})


@awaited
async def test_a_revealed_card_of_the_other_hand_is_told_beside_it(deal: Deal) -> None:
    def seen(_: Match, view: View) -> bool:
        return bool(view.hands[1 - view.viewer].cards)

    sitting = moment(deal, seen, MODES["spies"], NAMES)
    known = sitting.view(sitting.seat).hands[1 - sitting.seat].cards
    async with at_terminal() as player:
        await sit_down(player, sitting)
        assert f"({' '.join(CODE[card] for card in known)})" in player.read("them")


@awaited
async def test_supplies_are_counted_in_the_theater_and_in_the_box(deal: Deal) -> None:
    def supplied(_: Match, view: View) -> bool:
        return view.supplies < SUPPLIES

    sitting = moment(deal, supplied, MODES["spies"], NAMES)
    view = sitting.view(sitting.seat)
    async with at_terminal() as player:
        await sit_down(player, sitting)
        assert f"{look.SUPPLY}{view.supplies}" in player.read("score")
        for column, here in enumerate(view.theaters):
            told = [f"{look.SUPPLY}{n}" for n in here.supplies if n]
            assert player.read(f"theater{column}").count(look.SUPPLY) == len(told)
            assert all(each in player.read(f"theater{column}") for each in told)


# -- How much is as printed ----------------------------------------------------------------------------------


ORIGINS = ("printed", "partly", "reconstructed")


def holding(provenance: str) -> Callable[[Match, View], bool]:
    def held(_: Match, view: View) -> bool:
        return any(PROVENANCE[card] == provenance for card in view.hands[view.viewer].cards)

    return held


def choice_of(sitting: Sitting, provenance: str) -> str:
    """The key of the first card in hand that comes from there."""
    hand = sitting.view(sitting.seat).hands[sitting.seat].cards
    return str(1 + next(n for n, card in enumerate(hand) if PROVENANCE[card] == provenance))


@pytest.mark.parametrize(
    ("provenance", "language", "size"),
    [("printed", "uk", SMALL), ("partly", "ru", SMALL), ("reconstructed", "en", SMALL), ("reconstructed", "uk", LARGE)],
)
@awaited
async def test_the_card_one_looks_at_says_how_much_of_it_is_printed(
    deal: Deal, provenance: str, language: str, size: tuple[int, int]
) -> None:
    sitting = moment(deal, holding(provenance), MODES["spies"], NAMES)
    async with at_terminal(size, language) as player:
        await sit_down(player, sitting)
        await player.press(choice_of(sitting, provenance))
        sentence = f"provenance-{provenance}" if size == LARGE else f"provenance-{provenance}.short"
        assert words(language).say(sentence) in player.read("card")


@pytest.mark.parametrize(("provenance", "language"), [*zip(ORIGINS, LANGUAGES, strict=True)])
@awaited
async def test_the_help_page_says_how_much_of_a_card_is_printed(deal: Deal, provenance: str, language: str) -> None:
    sitting = moment(deal, holding(provenance), MODES["spies"], NAMES)
    async with at_terminal(language=language) as player:
        await sit_down(player, sitting)
        await player.press(choice_of(sitting, provenance), "?")
        explained, _, _ = player.read("clauses").partition("SLS-")
        assert words(language).say(f"provenance-{provenance}") in explained


@pytest.mark.parametrize(("provenance", "language"), [*zip(ORIGINS, LANGUAGES, strict=True)])
@awaited
async def test_why_says_how_much_of_the_card_is_printed(deal: Deal, provenance: str, language: str) -> None:
    def played(match: Match, view: View) -> bool:
        last = match.told[view.viewer][-1]
        faceup = [event for event in match.told[view.viewer] if event.kind == "played_up"]
        return last.kind == "turn_began" and bool(faceup) and PROVENANCE[faceup[-1].card] == provenance

    sitting = moment(deal, played, MODES["spies"], NAMES)
    async with at_terminal(language=language) as player:
        await sit_down(player, sitting)
        told = [event for event in sitting.told(sitting.seat) if event.kind != "turn_began"]
        back = list(reversed([event.kind for event in told])).index("played_up")
        await player.press("h", *["up"] * back)
        assert words(language).say(f"provenance-{provenance}") in player.read("clauses")


@awaited
async def test_a_card_of_the_tables_own_says_so_under_its_own_name(deal: Deal) -> None:
    own = OWN.cards[0]

    def held(_: Match, view: View) -> bool:
        return own.card in view.hands[view.viewer].cards

    sitting = moment(deal, held, MODES["own"], NAMES)
    hand = sitting.view(sitting.seat).hands[sitting.seat].cards
    async with at_terminal(LARGE) as player:
        await sit_down(player, sitting)
        await player.press(str(1 + hand.index(own.card)))
        assert f"{CODE[own.card]} {own.title}" in player.read("card")
        assert words("en").say("provenance-own") in player.read("card")
        assert "The table’s own cards" in player.read("score")
