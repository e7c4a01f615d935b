"""Whole wars as text that prints every answer of the protocol at every state.

    .venv/bin/python -m tests.golden.record

writes the files beside this one anew. A change of rules, of knowledge or of words then shows as a difference to read.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np

from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.games.theaters.journals import Event
from allfronts.games.theaters.notation import CODE, SEAT_NAMES
from allfronts.games.theaters.state import NONE, SIDES, SUPPLIES
from allfronts.kernel.match import Match
from allfronts.kernel.random import below, seeded, shuffle
from allfronts.kernel.struct import copy_of, to_bytes

FOLDER = Path(__file__).parent
SECOND_BOX = ("intelligence", "diplomacy", "economics")
WARS = {  # name: the options, how many of 100 turns end in a withdrawal, the seed
    "revised": (game.Options(), 4, 340),
    "revised-short": (game.Options(target=6, theaters=("land", "air", "sea"), first="two"), 0, 340),
    "2019": (game.Options(edition="2019"), 4, 343),
    "2019-short": (game.Options(edition="2019", target=6), 0, 370),
    "beginners": (game.Options(scoring="beginner", target=2, first="one"), 10, 308),
    "spies": (game.Options(theaters=SECOND_BOX, order="random", target=6), 0, 491),
    "mixed-epic": (game.Options(theaters=("sea", *SECOND_BOX, "air"), mode="epic", target=6), 0, 452),
    "three": (game.Options(theaters=("land", "economics", "diplomacy"), players=3, target=2), 10, 623),
    "four-epic": (game.Options(theaters=("land", *SECOND_BOX, "sea"), mode="epic", players=4), 0, 704),
}


def recorded(name: str) -> str:
    options, withdrawing, seed = WARS[name]
    rng = seeded(seed)

    def shuffles(k: int, n: int) -> list[int]:
        order = np.zeros(n, np.int8)
        shuffle(seeded(seed, k), order, n)
        return [int(thing) for thing in order]

    match = Match(game, options, shuffles)
    told = [0] * len(match.told)
    lines = [f"options: {options}", f"rules: {game.RULES_VERSION}"]
    while True:
        lines += [*happened(match, told), *answers(match.state, len(match.actions))]
        if game.over(match.state):
            return "\n".join(lines) + "\n"
        actions = game.legal_actions(match.state)
        faceup = [action for action in actions if action < WITHDRAW and action % 2]
        others = [action for action in actions if action != WITHDRAW]
        if WITHDRAW in actions and below(rng, 100) < withdrawing:
            action = WITHDRAW
        else:
            liked = faceup if faceup and below(rng, 100) < 60 else others
            action = liked[below(rng, len(liked))]
        lines.append(f"action: {game.name(match.state, action)} = {action}")
        match.act(action)


def happened(match: Match, told: list[int]) -> Iterator[str]:
    """The events since the last state; a viewer whose story is that of another is named with it."""
    stories: dict[str, list[str]] = {}
    for name, viewer in viewers(match.state).items():
        story = "".join(f"\n    {spelled(event)}" for event in match.told[viewer][told[viewer] :])
        stories.setdefault(story, []).append(name)
        told[viewer] = len(match.told[viewer])
    for story, names in stories.items():
        yield f"  told {', '.join(names)}:{story}"


def viewers(s: Any) -> dict[str, int]:
    return {**{name: seat for seat, name in enumerate(SEAT_NAMES[: s.seats])}, "public": game.PUBLIC}


def spelled(event: Event) -> str:
    return f"{event.kind} {event.side} {card_code(event.card)} {event.column} {event.a} {event.b}"


def answers(s: Any, number: int) -> Iterator[str]:
    returned = np.zeros(game.PLAYERS, np.float32)
    game.returns(s, returned)
    yield f"state {number}: {game.write(s)}"
    yield f"  actor {game.actor(s)}, over {bool(game.over(s))}, chance {game.chance(s)}, returns {returned.tolist()}"
    names = [game.name(s, action) for action in game.legal_actions(s)]
    yield f"  legal {len(names)}: {', '.join(names)}"
    for name, viewer in viewers(s).items():
        yield f"  {name} sees {compact(game.view(s, viewer))}"
    for seat in range(s.seats):
        observed, world = np.zeros(game.OBSERVATION, np.int8), copy_of(s)
        game.observe(s, seat, observed)
        game.redeal(world, seat, seeded(number, seat))
        yield f"  observe {seat}: {crc32(observed.tobytes()):08x}, redeal {seat}: {crc32(to_bytes(world)):08x}"


def compact(view: game.View) -> str:
    """A view in one line: a card of unknown face is ?, facedown cards are in lower case, strengths follow a colon."""
    parts: list[str] = []
    for theater in view.theaters:
        piles = [
            "".join(
                f" {card_code(lying.card).lower() if lying.facedown else card_code(lying.card)}:{lying.strength}"
                for lying in pile
            )
            for pile in theater.piles
        ]
        totals = "-".join(str(total) for total in theater.totals)
        parts.append(f"[{theater.suit}{' /'.join(piles)} = {totals} {theater.controlled_by}]")
    parts += [f"hand {hand.size}: {listed(hand.cards)}" for hand in view.hands]
    parts.append(f"deck {listed(view.deck)}")
    asked = view.question
    parts.append(
        f"asks {asked.kind} {asked.seat} {card_code(asked.card)} {card_code(asked.target)} {len(asked.actions)}"
    )
    parts.append(f"may decline {asked.may_decline}, waiting {listed(view.waiting)}, drawn {view.drawn}")
    parts.append(f"air drop {numbers(view.air_drop)}, extra {numbers(view.extra_turns)}, turn {view.turn}")
    if view.supplies < SUPPLIES or any(view.named) or len(view.hands) > SIDES:
        given = " ".join(str(n) for theater in view.theaters for n in theater.supplies)
        spoken_for = " / ".join(listed(cards) for cards in view.named)
        parts.append(f"supplies {given}, named {spoken_for}, acting {view.acting}")
    parts.append(f"worth {numbers(view.withdrawing)}, first {view.first}, winner {view.winner}")
    return "; ".join(parts)


def card_code(card: int) -> str:
    return "?" if card == NONE else CODE[card]


def listed(cards: tuple[int, ...]) -> str:
    return " ".join(card_code(card) for card in cards) or "-"


def numbers(row: tuple[int, ...]) -> str:
    return " ".join(str(int(number)) for number in row)


if __name__ == "__main__":
    for war in WARS:
        (FOLDER / f"{war}.txt").write_text(recorded(war), "utf-8")
