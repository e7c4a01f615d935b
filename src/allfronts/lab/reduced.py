"""A battle small enough to be solved whole: nine cards, of strengths 1 to 3, and two in each hand.

It is played by the rules as they are: the cards of strengths 4 to 6 are known to all and lie at the bottom of the deck,
where nothing gets to. Its judgement counts points, so that a battle won by 6 is worth 1 and one lost by 6 is worth 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.theaters.prospects import allied, rests
from ..games import theaters as game
from ..games.theaters.cards import REINFORCE
from ..games.theaters.notation import CODE
from ..games.theaters.state import State
from ..games.theaters.words import side_of, strength_printed
from ..kernel.rule import rule

__all__ = ["HELD", "allied", "deals", "rests", "worlds", "worth"]

PLAYED = tuple(card for card in range(18) if strength_printed(card) <= 3)
BURIED = tuple(card for card in range(18) if strength_printed(card) > 3)
HELD = 2  # cards in a hand
DRAWN = 2  # cards that Reinforce can draw: it is turned up twice at most, there are too few cards to do it again
STAKE = 12  # points between winning and losing a battle


@rule
def worth(s: State, seat: int, judgement: Any) -> float:
    """From a score of nothing to nothing, the points of one battle."""
    side = side_of(seat)
    return 0.5 + (int(s.score[side]) - int(s.score[1 - side])) / STAKE


def deals(mine: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], float]]:
    """All deals and how likely they are: two hands, then the deck from the top.

    With Reinforce in a hand the first cards of the deck make a difference; otherwise nobody ever sees them. `mine` is
    the first player's hand where all know it.
    """
    for one in [mine] if mine else combinations(PLAYED, HELD):
        for two in combinations([card for card in PLAYED if card not in one], HELD):
            rest = [card for card in PLAYED if card not in one + two]
            tops = list(permutations(rest, DRAWN)) if REINFORCE in one + two else [()]
            for top in tops:
                yield (*one, *two, *top, *(card for card in rest if card not in top)), 1 / len(tops)


def worlds(mine: tuple[int, ...] = ()) -> tuple[Any, NDArray[np.float64]]:
    """The states of all deals, the first player to move, and their weights."""
    dealt = list(deals(mine))
    states, weights = State.many(len(dealt)), np.array([weight for _, weight in dealt])
    for i, (cards, _) in enumerate(dealt):
        states[i] = dealt_as(cards)
    return states, weights / weights.sum()


def dealt_as(cards: tuple[int, ...]) -> State:
    code = [CODE[card] for card in (*cards, *BURIED)]
    one, two, deck = " ".join(code[:HELD]), " ".join(code[HELD : 2 * HELD]), " ".join(code[2 * HELD :])
    buried = [CODE[card] for card in BURIED]
    known = ["+".join([*hand.split(), *buried]) for hand in (one, two)]
    return game.read(
        f"revised 12 standard; score 0-0; battle 1; first one; turn one; air - / -; land - / -; sea - / -; "
        f"one {one}; two {two}; deck {deck}; known.0={known[0]}; known.1={known[1]}; known.4={'+'.join(buried)}"
    )
