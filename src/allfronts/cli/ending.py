"""`allfronts ending`: how the last cards of a battle are best played, and how good that answer is."""

from __future__ import annotations

import json as json_module
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import NonNegativeInt, PositiveInt

from ..bots import Colonel
from ..games import theaters as game
from ..kernel.mistake import Mistake


def ending(
    position: str,
    /,
    *,
    lines: PositiveInt = 1_000_000,
    seed: NonNegativeInt = 1,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Solve the end of a battle over worlds that the seat to move holds possible.

    Exploitability is what both sides together could gain inside these worlds by knowing how the other plays, in
    hundredths of a war.

    Parameters
    ----------
    position
        The position in one line; what the seat to move does not know of it is not looked at.
    lines
        Of play: more are refused.
    seed
        Of the worlds that are drawn.
    json
        Print the figures for programs.
    """
    s = game.read(position)
    if game.actor(s) < 0:
        raise Mistake("ending-not-asked")
    solution = Colonel(game, seed, simulations=lines).solution(game.view(s, game.actor(s)))
    if solution is None:
        raise Mistake("ending-too-large", lines=lines)
    shares = {game.name(s, action): share for action, share in zip(solution.actions, solution.shares, strict=True)}
    if json:
        print(json_module.dumps({**asdict(solution), "shares": shares, "actions": [*shares]}))
        return
    for name, share in sorted(shares.items(), key=lambda each: -each[1]):
        print(f"{share:7.1%}  {name}")
    print(f"chance to win the war {solution.value:.1%}, exploitable by {solution.exploitability:.4%}")
    print(f"{solution.lines:,} lines, {solution.sets:,} information sets, {solution.iterations} iterations")
