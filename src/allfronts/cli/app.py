"""The commands of `allfronts`. Knows how arguments are written; refuses to know rules.

A command imports what it needs when it is called, so that a quick one stays quick.
"""

import os
import sys
from typing import TYPE_CHECKING, Literal

from cyclopts import App

from allfronts import __version__

if TYPE_CHECKING:
    from allfronts.locale import Words

__all__ = ["Language", "app", "main", "preferred_language", "spoken"]

Language = Literal["en", "uk", "ru"]

app = App(name="allfronts", version=__version__)
app.command("allfronts.cli.arena:arena", help="Let opponents and programs meet, and tell who is stronger.")
app.command("allfronts.cli.perft:perft", help="Count the lines of play behind a position, to compare engines.")
app.command("allfronts.cli.play:play", help="Play in this terminal: against the computer, or two at one keyboard.")
app.command("allfronts.cli.replay:replay", help="Tell a recorded game battle by battle.")
app.command("allfronts.cli.verify:verify", help="Check the promise, the shuffles, the moves and the result of a game.")
app.command("allfronts.cli.ruleset:ruleset", help="Check a file with a table's own cards: names, abilities, points.")
app.command("allfronts.cli.stats:stats", help="Tell how often each card is played and what it is worth.")
app.command("allfronts.cli.ending:ending", help="Solve the end of a battle: what to play how often, and how sure.")
app.command("allfronts.cli.exploit:exploit", help="Look for a player who beats an opponent, and tell by how much.")
app.command("allfronts.cli.rules:rules", help="Show the rules, clause by clause, or which tests prove them.")


@app.command
def bench(
    *,
    json: bool = False,
    against: Literal["openspiel"] | None = None,
    cuda: bool = False,
    tables: bool = False,
    seconds: float = 2.0,
) -> None:
    """Measure how fast the rules run: decisions a second in random play, first calls, sizes.

    Parameters
    ----------
    json
        Print the figures for programs.
    against
        Measure that package's own games in the same run, and print ratios.
    cuda
        Measure one GPU, too.
    tables
        Measure nothing but every choice of theaters with every number of seats, the slowest first.
    seconds
        About how long each speed is measured.
    """
    from allfronts.lab.bench import measure, measure_tables, report

    print(report(measure_tables(seconds) if tables else measure(seconds, against, cuda), json))


def preferred_language() -> str:
    """The language of this environment."""
    from allfronts.locale import best_language

    return best_language(next((os.environ[name] for name in ("LC_ALL", "LANG") if os.environ.get(name)), None))


def spoken(language: Language | None) -> "Words":
    """The words of the language that was asked for, or else of this environment's."""
    from allfronts.locale import words

    return words(language or preferred_language())


def main() -> None:
    """Run the command line; the exit status is the command's, 2 for input that is no good."""
    try:
        app()
    except BrokenPipeError:  # whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as trouble:
        from allfronts.kernel.mistake import Mistake

        if not isinstance(trouble, Mistake):
            raise
        _, given, _ = app.parse_args()  # what was typed could be read: its command has been called
        print(spoken(given.arguments.get("language")).say(f"error-{trouble.word}", **trouble.details), file=sys.stderr)
        sys.exit(2)
