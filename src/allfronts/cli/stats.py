"""`allfronts stats`: how often each card is played, and what being dealt it is worth."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from .app import Language, spoken


def stats(
    *,
    mode: Literal["standard", "epic"] = "standard",
    theaters: str | None = None,
    players: Literal[2, 3, 4] = 2,
    by: str = "sergeant",
    battles: PositiveInt = 10_000,
    language: Language | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Let an opponent play against its like, and tell what the cards do.

    Parameters
    ----------
    mode
        Battles over three theaters or over five.
    theaters
        Which ones, with a comma between; left out, every choice of them.
    players
        2, or 3 or 4 in teams.
    by
        Who plays: recruit, sergeant, or colonel:1000 (so many simulations a move).
    battles
        About how many, shared among the choices of theaters.
    language
        The language of the report; left out, that of your system.
    json
        Print the figures for programs.
    """
    from ..games.theaters import Options
    from ..lab.stats import as_json, report, statistics
    from ..lab.tables import every_table

    if theaters is None:
        tables = [table for table in every_table(players) if table.mode == mode]
    else:
        tables = [Options(mode=mode, theaters=tuple(theaters.split(",")), order="random", players=players)]
    cards = statistics(tables, by, battles)
    print(as_json(cards) if json else report(cards, spoken(language)))
