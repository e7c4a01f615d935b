"""How the table is laid out in a window: what fits beside what, and how much room each thing has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE, SIDE = 112, 39  # from this width on a panel this wide stands beside three theaters
ROOM = 18  # what each theater more needs before the panel may stand there
FEWEST, MOST = 4, 12  # lines for a pile
MOST_ROWS = 4  # of cards in hand
NARROWEST = 15  # a card in hand

TABLE = """
Table { layout: vertical; }
Table Static { height: auto; }
Table #score, Table #keys { height: 1; background: $bar; }
Table #keys { color: $ink-2; }
Table #field { height: 1fr; layout: vertical; }
Table #left { height: auto; }
Table #board { height: auto; }
Table #side { height: 1fr; layout: vertical; }
Table #card { padding: 0 1; }
Table #notice { display: none; padding: 0 1; color: $on-signal; background: $signal; }
Table.noticed #notice { display: block; }
Table.noticed #card { display: none; }
Table #log { height: 1fr; padding: 0 1; }
Table #question { padding: 0 1; text-style: bold; }
Table #choice { height: 1; padding: 0 1; background: $signal; color: $on-signal; }
Table #typed { display: none; height: 1; border: none; padding: 0 1; background: $panel; }
Table.typing #typed { display: block; }
Table.typing #choice { display: none; }
Table.waiting #choice { background: $bar; color: $ink-2; }
Table #small { display: none; height: 1fr; padding: 1 2; }
Table.small #small { display: block; }
Table.small #field, Table.small #score, Table.small #keys { display: none; }
Table.small #choice, Table.small #typed { display: none; }
Table.wide #field { layout: horizontal; }
Table.wide #left { width: 1fr; height: 1fr; }
Table.wide #side { width: 39; margin: 0 0 0 1; background: $surface; }
Table.wide #card { margin: 1 0; }
Table.wide.noticed #card { display: block; }
Table.wide #question { margin: 0 0 0 0; }
"""


@dataclass(frozen=True)
class Measures:
    wide: bool
    board: int  # the width of the theaters together
    theater: int  # the width of each
    gaps: tuple[int, ...]  # the width of what is before each
    pile: int  # lines for the cards of one side
    columns: int  # of cards in hand
    text: int  # lines of text below each card in hand

    def left(self, held: int) -> int:
        """Lines of the commanders, the theaters and so many cards in hand."""
        return 2 + 2 * self.pile + 2 + self.rows(held) * (1 + self.text)

    def rows(self, held: int) -> int:
        return max(1, -(-held // self.columns))


def measured(width: int, height: int, theaters: int, cards: int, lines_of_text: Callable[[int], int]) -> Measures:
    """For a hand of so many cards; `lines_of_text` says how many lines the longest effect takes on a card so wide."""
    wide = width >= WIDE + (theaters - 3) * ROOM
    board = width - SIDE - 1 if wide else width
    columns = 3 if wide or width >= 100 else 2
    while cards > columns * MOST_ROWS and board // (columns + 1) >= NARROWEST:
        columns += 1
    rows = -(-cards // columns)
    # The two commanders, the plates, the question, what Enter does, the score and the keys; and, where no panel stands
    # beside, the chosen card and the log.
    spare = height - rows - (9 if wide else 8 + 5) - 2 * FEWEST
    full = lines_of_text((board - columns + 1) // columns)
    text = full if spare >= rows * full else 0
    spare -= rows * text
    pile = FEWEST + max(0, min(spare // 2, MOST - FEWEST))
    return Measures(wide, board, *_widths(board, theaters), pile, columns, text)


def _widths(board: int, theaters: int) -> tuple[int, tuple[int, ...]]:
    """All theaters are equally wide; the gaps between take what is over."""
    each, over = divmod(board - (theaters - 1), theaters)
    return each, (0, *(1 + (gap < over) for gap in range(theaters - 1)))
