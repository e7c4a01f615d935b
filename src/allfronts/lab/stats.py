"""What the cards are worth, from many battles between opponents of one strength.

A card is counted for the side that was dealt it: was its first play faceup or facedown, and did that side win more
battles than sides that were not dealt it? Whoever plays sees views, as in any game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot
from ..bots.ladder import named
from ..bots.program import Program
from ..games import theaters as game
from ..games.theaters.actions import PLAYS, WITHDRAW
from ..games.theaters.cards import KIND, NAME, PLAIN, PRINTED, PROVENANCE, RECONSTRUCTED
from ..games.theaters.notation import CODE
from ..games.theaters.state import CARDS, SHUFFLE_CARDS, SIDES
from ..games.theaters.telling import card_name
from ..games.theaters.words import hand_of, side_of, strength_printed, suit_of
from ..kernel.mistake import Mistake
from ..locale import Words

BATCH = 100  # battles at a time for one core
DEALT, UP, DOWN, WON, NOT_DEALT, WON_WITHOUT = range(6)
SURE = NormalDist().inv_cdf(0.975)
SIDE = "<>>>><<"  # to which each column of the report keeps
Counts = NDArray[np.int64]  # of each card, by what is counted


@dataclass(frozen=True)
class Card:
    """A card's figures, in shares of the battles in which a side was dealt it."""

    code: str
    name: str
    provenance: str
    dealt: int
    up: float
    down: float
    worth: float  # how much oftener the side dealt it wins than one that is not
    error: float  # of the worth, 95 %


@dataclass(frozen=True)
class Judgement:
    """A reconstructed card beside the printed ones of its strength."""

    code: str
    worth: float
    least: float  # of the printed ones
    most: float

    @property
    def stands_out(self) -> bool:
        """By more than the printed ones differ among themselves."""
        return max(self.least - self.worth, self.worth - self.most) > self.most - self.least


# -- Battles ---------------------------------------------------------------------------------------------------


def fought(options: game.Options, by: str, battles: int, seed: int) -> Counts:
    """So many battles of one kind, one war after another."""
    counts = np.zeros((CARDS, 6), np.int64)
    rng = np.random.default_rng(seed)
    s, fights = game.begin(options), 0
    while fights < battles:
        if game.over(s):
            s = game.begin(options)
        players = [named(game, by, int(rng.integers(1 << 32)), threads=1) for _ in range(options.players)]
        _deal(s, rng)
        _fight(s, players, counts)
        fights += 1
    return counts


def _deal(s: Any, rng: np.random.Generator) -> None:
    while things := game.chance(s):
        game.deal(s, rng.permutation(things).astype(np.int8), None)


def _fight(s: Any, players: Sequence[Bot], counts: Counts) -> None:
    """One battle, counted card by card."""
    hands = [int(hand_of(s, side)) for side in range(SIDES)]
    score, played = s.score.copy(), set[int]()
    while not game.over(s) and s.ask != SHUFFLE_CARDS:
        seat = game.actor(s)
        view = game.view(s, seat)
        action = players[seat].decide(view, view.question.actions)
        card, side = action // PLAYS, side_of(seat)
        if action < WITHDRAW and hands[side] >> card & 1 and card not in played:
            played.add(card)
            counts[card, UP if action % 2 else DOWN] += 1
        game.act(s, action, None)
    winner = int(np.argmax(s.score - score))
    in_battle = [card for card in range(CARDS) if suit_of(card) in s.suit[: s.theaters]]
    for card in in_battle:
        for side in range(SIDES):
            held = hands[side] >> card & 1
            counts[card, DEALT if held else NOT_DEALT] += 1
            counts[card, WON if held else WON_WITHOUT] += side == winner


# -- Figures ---------------------------------------------------------------------------------------------------


def statistics(tables: Sequence[game.Options], by: str, battles: int) -> list[Card]:
    """Every card's figures, from about so many battles shared among these tables, on all cores."""
    if isinstance(named(game, by, 0), Program):  # which may fail: that is what an arena is for
        raise Mistake("stats-player", value=by)
    share = max(1, battles // len(tables))
    jobs = [(table, min(BATCH, share - done), seed) for seed, (table, done) in enumerate(_batches(tables, share))]
    with ProcessPoolExecutor() as pool:
        found = pool.map(fought, *zip(*((table, by, some, seed) for table, some, seed in jobs), strict=True))
        return figures(sum(found, np.zeros((CARDS, 6), np.int64)))


def _batches(tables: Sequence[game.Options], share: int) -> Iterable[tuple[game.Options, int]]:
    return [(table, done) for done in range(0, share, BATCH) for table in tables]


def figures(counts: Counts) -> list[Card]:
    found: list[Card] = []
    for card, (dealt, up, down, won, without, won_without) in enumerate(counts.tolist()):
        if dealt and without:
            one, other = won / dealt, won_without / without
            error = SURE * sqrt(one * (1 - one) / dealt + other * (1 - other) / without)
            found.append(
                Card(CODE[card], NAME[card], PROVENANCE[card], dealt, up / dealt, down / dealt, one - other, error)
            )
    return found


def judged(cards: Sequence[Card]) -> list[Judgement]:
    """The reconstructed cards that have an ability, each beside the printed cards of its strength."""
    found: list[Judgement] = []
    for card in cards:
        number = CODE.index(card.code)
        if card.provenance == RECONSTRUCTED and KIND[number] != PLAIN:
            alike = [
                each.worth
                for each in cards
                if each.provenance == PRINTED and strength_printed(CODE.index(each.code)) == strength_printed(number)
            ]
            if alike:
                found.append(Judgement(card.code, card.worth, min(alike), max(alike)))
    return found


# -- Told ------------------------------------------------------------------------------------------------------


def as_json(cards: Sequence[Card]) -> str:
    verdicts = [{**vars(each), "stands_out": each.stands_out} for each in judged(cards)]
    return json.dumps({"cards": [vars(card) for card in cards], "judged": verdicts})


def report(cards: Sequence[Card], said: Words) -> str:
    headings = [said.say(each) for each in ("stats-dealt", "faceup", "facedown", "stats-worth", "stats-error")]
    rows = [("", *headings, ""), *(_row(card, said) for card in cards)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(f"{cell:{side}{wide}}" for cell, side, wide in zip(row, SIDE, widths, strict=True)).rstrip()
        for row in rows
    ]
    for each in judged(cards):
        worth, least, most = (_signed(share, said) for share in (each.worth, each.least, each.most))
        verdict = "stats-stands-out" if each.stands_out else "stats-among"
        lines.append(said.say(verdict, code=each.code, worth=worth, least=least, most=most))
    return "\n".join(lines)


def _row(card: Card, said: Words) -> tuple[str, ...]:
    return (
        f"{card.code} {card_name(CODE.index(card.code), said)}",
        said.say("number", number=card.dealt),
        said.say("percent", share=card.up),
        said.say("percent", share=card.down),
        _signed(card.worth, said),
        f"±{said.say('percent', share=card.error)}",
        "" if card.provenance == PRINTED else said.say(f"stats-{card.provenance}"),
    )


def _signed(share: float, said: Words) -> str:
    return f"{'+' if share >= 0 else ''}{said.say('percent', share=share)}"
