"""The table that several commands let opponents meet at, from what was typed."""

from __future__ import annotations

from ..games.theaters import Options


def table_of(mode: str, theaters: str | None, players: int, edition: str) -> Options:
    """Theaters with a comma between; their row is shuffled. Left out, those of the first box."""
    row = tuple(name.strip() for name in theaters.split(",")) if theaters is not None else ()
    return Options(edition=edition, mode=mode, theaters=row, order="random", players=players)
