"""Rules that answer at once and get faster: interpreted until the compiled ones are ready, then those.

Nobody waits for a compilation; the answers are the same bit for bit, so the change can come between any two calls.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from .protocol import Game, rules_of
from .rule import compiled


class Warming:
    """The rules of a game as attributes; `ready` is set when they have become the compiled ones."""

    def __init__(self, game: Game):
        self.ready = threading.Event()
        self._game = game
        for name, rule in rules_of(game).items():
            setattr(self, name, rule)
        threading.Thread(target=self._compile, name="compiling rules", daemon=True).start()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self._game.NAME} has no rule {name}")

    def _compile(self) -> None:
        rules = rules_of(self._game)
        binding = compiled(rules.values())
        twins = {name: binding.twin(rule) for name, rule in rules.items()}
        self._call_once(twins)
        for name, twin in twins.items():
            setattr(self, name, twin)
        self.ready.set()

    def _call_once(self, twins: dict[str, Any]) -> None:
        """A twin is compiled when it is first called: with every kind of arguments it will meet."""
        game = self._game
        for log in (None, game.journal()):
            s = game.begin(game.Options())
            while things := int(twins["chance"](s)):
                twins["deal"](s, np.arange(things, dtype=np.int8), log)
            out = np.zeros(game.MOST_LEGAL, np.int16)
            twins["legal"](s, out)
            twins["observe"](s, twins["actor"](s), np.zeros(game.OBSERVATION, np.int8))
            twins["redeal"](s, twins["actor"](s), np.ones(1, np.uint64))
            twins["returns"](s, np.zeros(game.PLAYERS, np.float32))
            twins["over"](s)
            twins["act"](s, int(out[0]), log)
