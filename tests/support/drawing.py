"""Positions drawn as a table: the theaters in a row, my cards and theirs from the bottom of each pile."""

from __future__ import annotations

import re
from collections.abc import Mapping

from allfronts.games import theaters as game
from allfronts.games.theaters.notation import CODE, LETTERS, SEAT_NAMES, SUIT_NAMES

from .battle import WHO, Battle
from .cards import EVERY_CARD, NUMBER, tokens

# What "?" stands for: first the cards that do least.
UNKNOWN = tuple(CODE[card] for card in sorted(EVERY_CARD, key=lambda card: -(card % 6)))


def draw(
    drawing: str = "air land sea",
    *,
    me_holds: str = "?",
    them_holds: str = "?",
    partner_holds: str = "",
    rival_holds: str = "",
    deck: str = "",
    turn: str = "me",
    first: str = "me",
    edition: str = "revised",
    scoring: str = "standard",
    target: int = 0,
    score: tuple[int, int] = (0, 0),
    battle: int = 1,
    own: Mapping[str, str] | None = None,
) -> Battle:
    """The position of a drawing; cells stand two spaces apart, "." is an empty one. Five theaters make it epic.

    Lower case is facedown, +2 are supplies; "?" is a facedown card, or one in a hand, that the test does not care
    about. The cards named nowhere lie in the deck, beneath those that `deck` names. Where my partner and a rival (the
    partner of "them") hold cards it is a battle of teams; "-" is an empty hand. At a table with cards of its `own` each
    of these has the ability of another.
    """
    theaters, piles = _table(drawing)
    held_by = [me_holds, them_holds, *(holds for holds in (partner_holds, rival_holds) if holds)]
    hands = [tokens(holds.lower().replace("-", "")) for holds in held_by]
    on_deck = tokens(deck)
    laid = [code for cards in (*piles.values(), *hands, on_deck) for code in cards]
    named = [code.upper() for code in laid if code != "?" and not code.startswith("+")]
    assert len(named) == len(set(named)), f"a card is drawn twice: {sorted(named)}"
    letters = {LETTERS[SUIT_NAMES.index(theater)] for theater in theaters}
    free = [code for code in UNKNOWN if code not in named and code[0] in letters]

    def written(cards: list[str]) -> str:
        return " ".join(free.pop(0).lower() if code == "?" else code for code in cards) or "-"

    table = [f"{theater} {written(piles['me', theater])} / {written(piles['them', theater])}" for theater in theaters]
    held = [f"{name} {written(hand).upper()}" for name, hand in zip(SEAT_NAMES, hands, strict=False)]
    sides: dict[str, str] = dict(zip(WHO, SEAT_NAMES, strict=True))
    epic = " epic" if len(theaters) > 3 else ""
    seats = f" {len(hands)} seats" if len(hands) > 2 else ""
    target = target or (3 if scoring == "beginner" else 12)
    parts = [
        f"{edition} {target} {scoring}{epic}{seats}",
        f"score {score[0]}-{score[1]}",
        f"battle {battle}",
        f"first {sides[first]}",
        f"turn {sides[turn]}",
        *table,
        *held,
        f"deck {' '.join([*on_deck, *sorted(free)]).upper() or '-'}",
    ]
    if own is not None:
        parts[0] = parts[0].replace(edition, "own", 1)
        parts += [f"ability.{card}={NUMBER[own.get(code, code).lower()]}" for card, code in enumerate(CODE)]
    return Battle(game.read("; ".join(parts)))


def _table(drawing: str) -> tuple[list[str], dict[tuple[str, str], list[str]]]:
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    theaters = lines[0].split()
    piles = {(who, theater): list[str]() for who in ("me", "them") for theater in theaters}
    for line in lines[1:]:
        who, *cells = re.split(r"\s{2,}", line)
        assert who in ("me", "them"), f'a row is of "me" or "them", not "{who}"'
        assert len(cells) == len(theaters), f"{who}: {len(cells)} cells, not {len(theaters)}; two spaces part them"
        for theater, cell in zip(theaters, cells, strict=True):
            piles[who, theater] = [] if cell == "." else tokens(cell)
    return theaters, piles
