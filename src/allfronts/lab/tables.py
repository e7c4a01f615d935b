"""Every table of both boxes: each choice of theaters with each number of seats, in either mode."""

from __future__ import annotations

from itertools import combinations

from ..games.theaters import Options
from ..games.theaters.notation import SUIT_NAMES
from ..games.theaters.options import MODES


def every_table(players: int) -> list[Options]:
    """For so many seats: three theaters of six, and in epic mode five of six."""
    return [
        Options(theaters=theaters, order="random", mode=mode, players=players)
        for mode, needed in MODES.items()
        for theaters in combinations(SUIT_NAMES, needed)
    ]


MEASURED = {
    "revised": Options(),
    "second box": Options(theaters=SUIT_NAMES[3:]),
    "epic": Options(theaters=SUIT_NAMES[1:], mode="epic"),
    "teams": Options(theaters=SUIT_NAMES[3:], players=4),
    "epic teams": Options(theaters=SUIT_NAMES[1:], mode="epic", players=4),
}  # by the names under which their speeds are told
