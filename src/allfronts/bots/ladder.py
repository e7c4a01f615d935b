"""Opponents by the names people type: from one who plays at random to a program of somebody's own.

Knows who plays which game, and how a budget is written. Refuses to know how anybody thinks.
"""

from __future__ import annotations

import random
import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.mistake import Mistake
from ..kernel.protocol import Game
from . import Bot, Recruit
from .theaters.sergeant import Sergeant

# Who plays one game only: by its name, from a seed.
OF_ONE_GAME: dict[str, dict[str, Callable[[int], Bot]]] = {"theaters": {"recruit": Recruit, "sergeant": Sergeant}}
BUDGETS = "colonel:100ms, colonel:2s, colonel:5000"
USUAL_MILLISECONDS = 1000
_BUDGET = re.compile(r"(?P<number>[0-9]{1,7}|[0-9]{1,4}\.[0-9]{1,3}(?=s))(?P<unit>ms|s|)")


@dataclass(frozen=True)
class AtRandom:
    """Every action as likely as any other. Its choice depends on the view and on the seed, on nothing else."""

    seed: int

    def decide(self, view: Any, actions: Sequence[int]) -> int:
        return random.Random(f"{self.seed} {view}").choice(actions)


def named(game: Game, name: str, seed: int, options: Any = None, threads: int = 0) -> Bot:
    """The player of this name. `options` are of the war that is played, the usual ones if left out; a search keeps to
    so many threads, or takes all cores."""
    kind, sign, rest = name.partition(":")
    own = OF_ONE_GAME.get(game.NAME, {})
    if kind in own and not sign:
        return own[kind](seed)
    if name == "random":
        return AtRandom(seed)
    if kind == "colonel":
        from .colonel import Colonel

        simulations, milliseconds = _budget(name, rest) if sign else (0, USUAL_MILLISECONDS)
        return Colonel(game, seed, simulations, milliseconds, threads)
    if kind == "program" and sign:
        from .program import Program

        return Program(_command(rest), game, options or game.Options())
    allowed = ", ".join(["random", *own, "colonel", BUDGETS, "program:COMMAND"])
    raise Mistake("player", value=name, allowed=allowed)


def _budget(name: str, text: str) -> tuple[int, int]:
    """Simulations and milliseconds: one of them is 0."""
    found = _BUDGET.fullmatch(text)
    number = float(found["number"]) if found else 0
    if not found or not number:
        raise Mistake("budget", value=name, allowed=BUDGETS)
    if not found["unit"]:
        return int(number), 0
    return 0, round(number * (1000 if found["unit"] == "s" else 1))


def _command(line: str) -> list[str]:
    try:
        words = shlex.split(line)
    except ValueError:  # a quotation is not closed
        words = []
    if not words or not shutil.which(words[0]):
        raise Mistake("no-program", value=line)
    return words
