"""`allfronts ending`: how the last cards of a battle are best played, and how good that answer is."""

from __future__ import annotations

import json as json_module
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import NonNegativeInt, PositiveInt

from ..bots import Colonel
from ..bots.endings import Solution
from ..games import theaters as game
from ..games.theaters.notation import SEAT_NAMES
from ..games.theaters.telling import option
from ..kernel.mistake import Mistake
from ..locale import Words
from .app import Language, spoken


def ending(
    position: str,
    /,
    *,
    lines: PositiveInt = 1_000_000,
    seed: NonNegativeInt = 1,
    language: Language | None = None,
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
    language
        The language of the answer; left out, that of your system.
    json
        Print the figures for programs.
    """
    s = game.read(position)
    if game.actor(s) < 0:
        raise Mistake("ending-not-asked")
    view = game.view(s, game.actor(s))
    solution = Colonel(game, seed, simulations=lines).solution(view)
    if solution is None:
        raise Mistake("ending-too-large", lines=lines)
    names = [game.name(s, action) for action in solution.actions]
    if json:
        shares = dict(zip(names, solution.shares, strict=True))
        print(json_module.dumps({**asdict(solution), "shares": shares, "actions": names}))
    else:
        print("\n".join(_told(solution, names, view, spoken(language))))


def _told(solution: Solution, names: Sequence[str], view: game.View, said: Words) -> Iterator[str]:
    """The choices, the best first, each as it is typed and as a sentence; then what is known of all of them."""
    wide, players = max(map(len, names)), [said.say(f"tui-name-{seat}") for seat in SEAT_NAMES]
    choices = zip(solution.shares, names, solution.actions, strict=True)
    for share, name, action in sorted(choices, key=lambda each: -each[0]):
        yield f"{said.say('percent', share=share):>8}  {name:{wide}}  {option(view, action, said, players)}"
    chance = said.say("percent", share=solution.value)
    yield said.say("ending-worth", chance=chance, exploitability=solution.exploitability)
    counted = {"lines": solution.lines, "sets": solution.sets, "iterations": solution.iterations}
    yield ", ".join(said.say(f"ending-{what}", **{what: number}) for what, number in counted.items())
