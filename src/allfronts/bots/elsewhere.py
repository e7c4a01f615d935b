"""Compiling in another process, which leaves the compiled rules on disk: loading them takes a moment.

Compiling here would take a gigabyte and, for most of a minute, the time of whoever plays meanwhile.
"""

from __future__ import annotations

import subprocess
import sys

from ..kernel.rule import cache_folder

CHILD = """
import os, pathlib, sys
if hasattr(os, "nice"):
    os.nice(10)
from allfronts.bots.colonel import compile_all
compile_all(sys.argv[1])
pathlib.Path(sys.argv[2]).touch()
"""


def compile_elsewhere(game: str) -> None:
    """Wait until all that Colonel needs for a game is on disk. If it cannot be, whoever needs it compiles it."""
    folder = cache_folder()
    if folder is not None and not (done := folder / f"{game}.compiled").exists():
        nothing = subprocess.DEVNULL
        command = [sys.executable, "-c", CHILD, game, str(done)]
        # It goes on when this process is left, so that the next one finds everything done.
        subprocess.run(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True, check=False)
