"""How the table is laid out in a window: what fits beside what, and how much room each thing has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE, SIDE = 112, 39  # from this width on a panel this wide stands beside the theaters
FEWEST, MOST = 4, 12  # lines for a pile
HAND = 6


@dataclass(frozen=True)
class Measures:
    wide: bool
    board: int  # the width of the three theaters
    theater: int
    pile: int  # lines for the cards of one side
    columns: int  # of cards in hand
    text: int  # lines of text below each card in hand

    @property
    def left(self) -> int:
        """Lines of the commanders, the theaters and the hand."""
        return 2 + 2 * self.pile + 2 + HAND // self.columns * (1 + self.text)


def measured(width: int, height: int, lines_of_text: Callable[[int], int]) -> Measures:
    """`lines_of_text` says how many lines the longest effect takes on a card so wide."""
    wide = width >= WIDE
    board = width - SIDE - 1 if wide else width
    columns = 3 if wide or width >= 100 else 2
    rows = HAND // columns
    # The two commanders, the plates, the question, what Enter does, the score and the keys; and, where no panel stands
    # beside, the chosen card and the log.
    spare = height - rows - (9 if wide else 8 + 5) - 2 * FEWEST
    full = lines_of_text((board - columns + 1) // columns)
    text = full if spare >= rows * full else 0
    spare -= rows * text
    pile = FEWEST + max(0, min(spare // 2, MOST - FEWEST))
    return Measures(wide, board, (board - 2) // 3, pile, columns, text)
