"""What a game is: one module of functions, so that compiled code can call them. Everything else drives games by this.

Chance is one more party to a game: it is asked for nothing but shuffles. `chance(state)` says of how many things, and
`deal` hands it the order. A decision is data in the state; `act` applies a legal one and runs on to the next.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .struct import Masks, Numbers


class Game(Protocol):
    NAME: str
    RULES_VERSION: int  # goes up when the same record would be played differently
    PLAYERS: int
    PUBLIC: int  # the viewer without a seat
    ACTIONS: int  # actions are 0 .. ACTIONS - 1
    MOST_LEGAL: int  # room for a list of legal actions
    OBSERVATION: int  # room for an observation
    State: type[Any]
    Options: type[Any]  # validated; `str` writes a line that `Options.parse` reads

    # In Python only
    @staticmethod
    def begin(options: Any) -> Any: ...
    @staticmethod
    def view(s: Any, viewer: int) -> Any: ...
    @staticmethod
    def journal() -> NDArray[np.int16]: ...
    @staticmethod
    def events(log: NDArray[np.int16], viewer: int) -> list[Any]: ...
    @staticmethod
    def name(s: Any, action: int) -> str: ...
    @staticmethod
    def parse(s: Any, text: str) -> int: ...
    @staticmethod
    def require_legal(s: Any, action: int) -> None: ...
    @staticmethod
    def legal_actions(s: Any) -> list[int]: ...
    @staticmethod
    def write(s: Any) -> str: ...
    @staticmethod
    def read(text: str) -> Any: ...
    @staticmethod
    def flaw_of(s: Any) -> str: ...

    # Rules: interpreted, compiled, on a GPU
    @staticmethod
    def chance(s: Any) -> int: ...
    @staticmethod
    def deal(s: Any, order: Numbers, log: NDArray[np.int16] | None) -> None: ...
    @staticmethod
    def actor(s: Any) -> int: ...
    @staticmethod
    def legal(s: Any, out: NDArray[np.int16]) -> int: ...
    @staticmethod
    def act(s: Any, action: int, log: NDArray[np.int16] | None) -> None: ...
    @staticmethod
    def over(s: Any) -> bool: ...
    @staticmethod
    def returns(s: Any, out: NDArray[np.float32]) -> None: ...
    @staticmethod
    def observe(s: Any, seat: int, out: Numbers) -> None: ...
    @staticmethod
    def redeal(s: Any, seat: int, rng: Masks) -> None: ...


RULES = ("chance", "deal", "actor", "legal", "act", "over", "returns", "observe", "redeal")


def rules_of(game: Game) -> dict[str, Any]:
    """The rules of a game by name, to give to a rule written for any game."""
    return {name: getattr(game, name) for name in RULES}
