"""Deciders: what a seat sees and its legal actions in, one of these actions out.

Knows views. Refuses to know the state of a game in progress: what a seat may not know cannot sway its choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from .colonel import Colonel
from .theaters.recruit import Recruit
from .theaters.sergeant import Sergeant

__all__ = ["Bot", "Colonel", "Recruit", "Sergeant", "Thinker"]


class Bot(Protocol):
    def decide(self, view: Any, actions: Sequence[int]) -> int: ...


@runtime_checkable
class Thinker(Bot, Protocol):
    """One who takes its time, and may be told to answer now."""

    def hurry(self) -> None: ...
