"""Live games without a network: who sits where, what has been done, whose time runs, what has been asked of whom.

A table is folded from a list of deeds, each with the moment it was done: recovery, replay and spectating read the same
list. Time is a parameter; nothing here has a clock, a disk or a socket. Of a game it knows the protocol and that its
sides' seats alternate.
"""

from .deeds import (
    Acted,
    Answered,
    Asked,
    Came,
    Decided,
    Deed,
    Left,
    Promised,
    RanOut,
    Resigned,
    Resumed,
    Said,
    Sat,
    StoodIn,
)
from .pace import Pace
from .plan import Plan
from .table import Chair, Table

__all__ = [
    "Acted",
    "Answered",
    "Asked",
    "Came",
    "Chair",
    "Decided",
    "Deed",
    "Left",
    "Pace",
    "Plan",
    "Promised",
    "RanOut",
    "Resigned",
    "Resumed",
    "Said",
    "Sat",
    "StoodIn",
    "Table",
]
