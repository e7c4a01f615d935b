"""What the figures of the cards count, and how reconstructed cards are judged by them."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from allfronts.cli.app import app
from allfronts.games import theaters as game
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import CARDS
from allfronts.kernel.mistake import Mistake
from allfronts.lab.stats import (
    DEALT,
    DOWN,
    NOT_DEALT,
    UP,
    WON,
    WON_WITHOUT,
    Card,
    as_json,
    figures,
    fought,
    judged,
    report,
)
from allfronts.locale import LANGUAGES, words

SECOND_BOX = ("intelligence", "diplomacy", "economics")


@pytest.mark.parametrize(
    ("options", "hand"),
    [
        (game.Options(theaters=SECOND_BOX, target=6), 6),
        (game.Options(theaters=("land", "sea", *SECOND_BOX), mode="epic"), 10),
        (game.Options(theaters=SECOND_BOX, players=3), 6),
    ],
    ids=str,
)
def test_every_card_of_every_battle_is_counted_once_for_each_side(options: game.Options, hand: int) -> None:
    counts = fought(options, "recruit", 6, 1)
    in_battle = [card for card in range(CARDS) if game.CODE[card][0] in "IDE" or options.mode == "epic"]
    in_battle = [card for card in in_battle if not game.CODE[card].startswith("A")]
    assert counts[:, DEALT].sum() == 6 * 2 * hand
    assert all(counts[card, DEALT] + counts[card, NOT_DEALT] == 12 for card in in_battle)
    assert all(counts[card, WON] + counts[card, WON_WITHOUT] == 6 for card in in_battle)
    assert not np.delete(counts, in_battle, axis=0).any()
    assert (counts[:, UP] + counts[:, DOWN] <= counts[:, DEALT]).all()
    assert counts[:, UP].sum() > 12


def test_the_same_seed_fights_the_same_battles() -> None:
    first, again, other = (fought(game.Options(), "recruit", 3, seed) for seed in (5, 5, 6))
    assert (first == again).all()
    assert (first != other).any()


def test_a_card_is_worth_what_the_side_dealt_it_wins_more_than_one_that_is_not() -> None:
    counts = np.zeros((CARDS, 6), np.int64)
    counts[CODE.index("S6")] = 200, 150, 30, 120, 400, 180
    (card,) = figures(counts)
    assert (card.code, card.dealt, card.up, card.down) == ("S6", 200, 0.75, 0.15)
    assert card.worth == pytest.approx(0.6 - 0.45)
    assert card.error == pytest.approx(1.96 * (0.6 * 0.4 / 200 + 0.45 * 0.55 / 400) ** 0.5, rel=1e-3)


def strong(code: str, worth: float, provenance: str = "printed") -> Card:
    return Card(code, code, provenance, 100, 0.9, 0.1, worth, 0.01)


def test_a_reconstructed_card_stands_out_only_by_more_than_the_printed_ones_differ() -> None:
    printed = [strong("A5", 0.02), strong("L5", 0.06), strong("S5", 0.04), strong("S2", -0.2)]
    found = judged([*printed, strong("I5", 0.09, "reconstructed"), strong("D4", 0.5, "partly")])
    assert [(each.code, each.least, each.most, each.stands_out) for each in found] == [("I5", 0.02, 0.06, False)]
    for worth, stands_out in ((0.11, True), (-0.01, False), (-0.03, True)):
        (each,) = judged([*printed, strong("E5", worth, "reconstructed")])
        assert each.stands_out == stands_out


def test_the_report_says_who_stands_out_to_people_and_to_programs() -> None:
    cards = [strong("A5", 0.02), strong("L5", 0.06), strong("E5", -0.2, "reconstructed")]
    assert "E5 (-20.0%) STANDS OUT from the printed cards of its strength (+2.0% to +6.0%)" in report(
        cards, words("en")
    )
    told = json.loads(as_json(cards))
    assert told["judged"] == [{"code": "E5", "worth": -0.2, "least": 0.02, "most": 0.06, "stands_out": True}]
    assert [card["code"] for card in told["cards"]] == ["A5", "L5", "E5"]
    assert "is among" in report([*cards[:2], replace(cards[2], worth=0.05)], words("en"))


NAMES = {
    "en": ["A1 Support", "I3 Manipulation (Intelligence)", "E5 Foreign Loan"],
    "uk": ["A1 Підтримка", "I3 Маніпуляція (Розвідка)", "E5 Іноземна позика"],
    "ru": ["A1 Поддержка", "I3 Манипуляция (Разведка)", "E5 Иностранный заём"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_cards_in_its_language_and_stands_in_columns(language: str) -> None:
    cards = [replace(strong("A1", 0.02), dealt=1234567, up=1.0), strong("I3", -0.4, "partly")]
    cards.append(strong("E5", 0, "reconstructed"))
    said = words(language)
    heading, *rows = report(cards, said).splitlines()
    assert [row.partition("  ")[0] for row in rows] == NAMES[language]
    assert [row.rpartition("%  ")[2] for row in rows[1:]] == [said.say("stats-partly"), said.say("stats-reconstructed")]
    ends = [heading.index(said.say(each)) + len(said.say(each)) for each in ("stats-dealt", "faceup", "facedown")]
    for row, card in zip(rows, cards, strict=True):
        cells = said.say("number", number=card.dealt), said.say("percent", share=card.up)
        assert row[: ends[0]].endswith(f"  {cells[0]}")
        assert row[: ends[1]].endswith(f"  {cells[1]}")
        assert row[: ends[2]].endswith(f"  {said.say('percent', share=card.down)}")


def test_the_command_tells_of_the_theaters_that_were_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["stats", "--theaters", "sea,diplomacy,economics", "--battles", "4", "--json"]
    app(given, exit_on_error=False, result_action="return_value")
    told = json.loads(capsys.readouterr().out)
    assert {card["code"][0] for card in told["cards"]} == {"S", "D", "E"}


def test_a_program_is_refused_because_it_may_fail() -> None:
    with pytest.raises(Mistake, match="stats-player"):
        app(["stats", "--by", "program:cat"], exit_on_error=False, result_action="return_value")
