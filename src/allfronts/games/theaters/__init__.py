"""Air, Land & Sea and Spies, Lies & Supplies: a game of the kernel's protocol.

Knows state, cards, battle, war, knowledge, views and notation. Refuses to know sockets, files, clocks, and any chance
it is not handed. Read `cards.py` first, then `battle.py`; `state.py` is where everything stands.
"""

from .actions import ACTIONS, MOST_LEGAL, act, actor, deal, legal, over, returns
from .invariants import flaw_of
from .journals import events, journal
from .knowledge import OBSERVATION, observe, redeal
from .notation import CODE, legal_actions, name, parse, require_legal
from .options import Options, begin, settled
from .position import read, write
from .sights import sight
from .state import PUBLIC, SEATS, State
from .views import View, reveals, view
from .war import chance

NAME, RULES_VERSION = "theaters", 1
PLAYERS = SEATS

__all__ = [
    "ACTIONS",
    "CODE",
    "MOST_LEGAL",
    "NAME",
    "OBSERVATION",
    "PLAYERS",
    "PUBLIC",
    "RULES_VERSION",
    "Options",
    "State",
    "View",
    "act",
    "actor",
    "begin",
    "chance",
    "deal",
    "events",
    "flaw_of",
    "journal",
    "legal",
    "legal_actions",
    "name",
    "observe",
    "over",
    "parse",
    "read",
    "redeal",
    "require_legal",
    "returns",
    "reveals",
    "settled",
    "sight",
    "view",
    "write",
]
