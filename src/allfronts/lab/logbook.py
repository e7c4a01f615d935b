"""What an arena has found, line by line in a file, so that it can go on where it was interrupted.

The first line tells what is to be found out, each further one what came of one duel. A line that was torn off by a
crash is forgotten. Refuses to know how duels are fought.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import __version__
from ..archive.record import game_named
from ..kernel.mistake import Mistake
from .arena import Outcome, Reason, Setting


class Logbook:
    """Made for a setting, which the file must have, unless there is no such file yet."""

    def __init__(self, file: Path, setting: Setting):
        self.file = file
        self.outcomes: list[Outcome] = []
        try:
            text = file.read_bytes() if file.exists() else b""
            lines = [line for line in text.splitlines(keepends=True) if line.endswith(b"\n")]
            if lines and _read(lines[0]) != _told(setting):
                raise Mistake("arena-setting", file=str(file))
            self.outcomes = [self._outcome(number, line) for number, line in enumerate(lines[1:], 2)]
            if not text or lines != text.splitlines(keepends=True):
                file.write_bytes(b"".join(lines or [_line(_told(setting))]))
        except OSError as error:
            raise Mistake("file", file=str(file), reason=error.strerror or str(error)) from None

    def add(self, outcome: Outcome) -> None:
        with self.file.open("ab") as file:
            file.write(_line(asdict(outcome)))

    def _outcome(self, number: int, line: bytes) -> Outcome:
        try:
            told: Any = _read(line)
            (first, second), (mine, theirs) = told["names"], told["forfeits"]
            return Outcome(
                (str(first), str(second)),
                int(told["deal"]),
                float(told["points"]),
                (int(told["decisions"][0]), int(told["decisions"][1])),
                (float(told["milliseconds"][0]), float(told["milliseconds"][1])),
                (tuple(map(_reason, mine)), tuple(map(_reason, theirs))),
            )
        except (KeyError, TypeError, ValueError, IndexError):
            raise Mistake("arena-line", file=str(self.file), row=number) from None


def _reason(told: Any) -> Reason:
    return Reason(str(told["word"]), tuple((str(name), value) for name, value in told["details"]))


def _told(setting: Setting) -> dict[str, Any]:
    return {
        "arena": 2,
        "version": __version__,
        "game": setting.game,
        "rules": game_named(setting.game).RULES_VERSION,
        "options": str(setting.options),
        "names": list(setting.names),
        "seed": setting.seed,
    }


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode() + b"\n"


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
