"""`allfronts perft`: how many lines of play a position has. Two engines that agree on it agree on the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
from cyclopts import Group, Parameter
from cyclopts.types import ExistingFile
from cyclopts.validators import LimitedChoice

from ..games import theaters as game
from ..kernel.mass import count_leaves
from ..kernel.protocol import rules_of
from ..kernel.rule import compiled, interpreted

Given = Parameter(group=Group("Position", validator=LimitedChoice(1, 1)))


def perft(
    position: Annotated[str, Given] = "",
    /,
    *,
    deal: Annotated[ExistingFile | None, Given] = None,
    depth: int,
    divide: Annotated[bool, Parameter(negative=())] = False,
    fast: Annotated[bool, Parameter(name="--compiled", negative="--interpreted")] = True,
) -> None:
    """Count the lines of so many decisions; a line ends early where the battle does.

    Parameters
    ----------
    position
        The position in one line.
    deal
        A file that begins with a position; lines that start with # are passed over.
    depth
        How many decisions.
    divide
        Count each first action by itself.
    fast
        Compile the rules first.
    """
    s = game.read(position_in(deal) if deal else position)
    count = counting(fast)
    if divide:
        for name, leaves in divided(s, depth, count).items():
            print(f"{name}: {leaves}")
    print(leaves_of(s, depth, count))


def counting(fast: bool) -> Any:
    """`count_leaves` for this game."""
    if fast:
        return compiled([count_leaves]).twin(count_leaves, **rules_of(game))
    return interpreted(count_leaves, **rules_of(game))


def leaves_of(s: game.State, depth: int, count: Any) -> int:
    states = game.State.many(depth + 1)
    states[depth] = s
    return int(count(states, np.zeros((depth + 1, game.MOST_LEGAL), np.int16), depth))


def divided(s: game.State, depth: int, count: Any) -> dict[str, int]:
    """The leaves behind each first action, by its name."""
    found: dict[str, int] = {}
    for action in game.legal_actions(s) if depth > 0 else []:
        after = game.State.many(1)
        after[0] = s
        game.act(after[0], action, None)
        found[game.name(s, action)] = leaves_of(after[0], depth - 1, count)
    return found


def position_in(file: Path) -> str:
    """The first line that is not a comment."""
    lines = (line.strip() for line in file.read_text("utf-8").splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "")
