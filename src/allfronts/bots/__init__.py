"""Deciders: what a seat sees and its legal actions in, one of these actions out.

Knows views. Refuses to know the state of a game in progress: what a seat may not know cannot sway its choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..games.theaters import View
from .recruit import Recruit

__all__ = ["Bot", "Recruit"]


class Bot(Protocol):
    def decide(self, view: View, actions: Sequence[int]) -> int: ...
