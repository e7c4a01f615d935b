"""`allfronts arena`: who is stronger, from duplicate deals, and how sure that is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.types import NonNegativeInt, PositiveInt

from .app import Language, spoken

INTERRUPTED = 130  # the exit status, as shells tell it


def arena(
    *names: str,
    mode: Literal["standard", "epic"] = "standard",
    theaters: str | None = None,
    players: Literal[2, 3, 4] = 2,
    edition: Literal["revised", "2019"] = "revised",
    pairs: PositiveInt = 100,
    seed: NonNegativeInt = 1,
    language: Language | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    resume: Path | None = None,
    ray: str | None = None,
) -> int:
    """Let players meet, everyone with everyone. Each deal is played twice, with the sides exchanged.

    Interrupted with Ctrl-C, it reports what it has found so far.

    Parameters
    ----------
    names
        At least two of: random, recruit, sergeant, colonel (a second a move), colonel:100ms, colonel:2s, colonel:5000
        (simulations a move), "program:COMMAND LINE" (a program of yours: see docs/programs.md).
    mode
        Battles over three theaters or over five.
    theaters
        Which ones, with a comma between. Their row is shuffled.
    players
        2, or 3 or 4 in teams: each name plays a whole side.
    edition
        Of the rules.
    pairs
        How many deals every two players meet in.
    seed
        Of all chance. Another one gives other deals.
    language
        The language of the report; left out, that of your system.
    json
        Print the figures for programs.
    resume
        A file that keeps what has been found: the same command again goes on where it was interrupted.
    ray
        The address of a Ray cluster to play on, or "local"; left out, all cores of this machine.
    """
    from ..games.theaters import NAME
    from ..lab.arena import Setting, duel
    from ..lab.logbook import Logbook
    from ..lab.spread import over_cores, over_ray
    from ..lab.standings import as_json, report
    from .table import table_of

    said = spoken(language)
    setting = Setting(NAME, table_of(mode, theaters, players, edition), names, seed)
    logbook = Logbook(resume, setting) if resume is not None else None
    found = [each for each in logbook.outcomes if each.deal < pairs] if logbook else []
    finished = {each.key for each in found}
    left = [each for each in setting.duels(pairs) if (each.names, each.deal) not in finished]
    status = 0
    try:
        with _progress(len(finished), len(finished) + len(left)) as advance:
            for outcome in over_cores(duel, left) if ray is None else over_ray(ray, duel, left):
                found.append(outcome)
                if logbook:
                    logbook.add(outcome)
                advance()
    except KeyboardInterrupt:
        print(said.say("arena-interrupted"), file=sys.stderr)
        status = INTERRUPTED
    print(as_json(setting, found) if json else report(setting, found, said))
    return status


@contextmanager
def _progress(done: int, all_of_them: int) -> Generator[Callable[[], None]]:
    """A bar for whoever watches a terminal: the reports themselves may go to a file."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=all_of_them, completed=done)
        yield partial(bar.advance, task)
