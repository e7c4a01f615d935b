"""A program of somebody's own as an opponent: docs/programs.md is what it is told and what it may answer.

Knows the words of that protocol, and hands on nothing but what the seat sees. Refuses to know which game is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from ..kernel.protocol import Game
from .pipe import Forfeit, Pipe, shown

__all__ = ["Forfeit", "Program"]

VERSION = 1
SEATS = ("one", "two", "three", "four")
MOST_SHOWN = 60  # letters of what it said, in the reason why it has lost


class Program:
    """One seat in one war: started when it is first asked, and it loses by whatever the protocol does not allow."""

    def __init__(
        self,
        command: Sequence[str],
        game: Game,
        options: Any,
        milliseconds: int = 1000,  # for a move
        grace: float = 1.0,  # seconds on top of these
        starting: float = 10.0,  # seconds
    ):
        self.command, self.game, self.options = command, game, options
        self.milliseconds, self.grace, self.starting = milliseconds, grace, starting
        self._pipe: Pipe | None = None

    def decide(self, view: Any, actions: Sequence[int]) -> int:
        state = self.game.State.from_bytes(view.world)
        names = {self.game.name(state, action): action for action in actions}
        try:
            pipe = self._pipe or self._begin(view.viewer)
            deadline = monotonic() + self.milliseconds / 1000 + self.grace
            lines = [
                f"position {self.game.sight(view)}",
                f"legal {'; '.join(names)}",
                f"go movetime {self.milliseconds}",
            ]
            pipe.say(lines, deadline)
            answer = _expect(pipe, "bestmove", ("info",), deadline)
            if answer not in names:
                raise Forfeit("illegal", answer=_cut(answer), complaint=pipe.complaint())
        except Forfeit:
            self._end()
            raise
        return names[answer]

    def close(self) -> None:
        self._end("quit")

    def _begin(self, seat: int) -> Pipe:
        deadline = monotonic() + self.starting
        self._pipe = pipe = Pipe(self.command)
        pipe.say([f"allfronts {VERSION}"], deadline)
        _expect(pipe, "ready", ("id", "option", "info"), deadline)
        pipe.say([f"game {self.game.NAME} {self.options}", f"seat {SEATS[seat]}"], deadline)
        return pipe

    def _end(self, *last_words: str) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe:
            pipe.close(last_words)


def _expect(pipe: Pipe, word: str, skipped: Sequence[str], deadline: float) -> str:
    """What follows a word in the first line that does not begin with one to be passed over."""
    while True:
        line = pipe.line(deadline)
        first, _, rest = line.partition(" ")
        if first == word:
            return rest.strip()
        if line and first not in skipped:
            raise Forfeit("unexpected", answer=_cut(line), expected=word, complaint=pipe.complaint())


def _cut(text: str) -> str:
    return shown(text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…")
