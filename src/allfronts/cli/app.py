"""The commands of `allfronts`. Knows how arguments are written; refuses to know rules.

A command imports what it needs when it is called, so that a quick one stays quick.
"""

from cyclopts import App

from allfronts import __version__

__all__ = ["app", "main"]

app = App(name="allfronts", version=__version__)


def main() -> None:
    """Run the command line; the exit status is the command's."""
    app()
