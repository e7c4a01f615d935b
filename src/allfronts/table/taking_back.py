"""May a decision be taken back without asking anybody? Computed from the match; no card decides it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..kernel.match import Match
from ..kernel.mistake import Mistake


def last_decision(deciders: Sequence[int], persons: Collection[int]) -> int:
    """Where the last decision of one of these seats stands in the list of actions."""
    decisions = [n for n, seat in enumerate(deciders) if seat in persons]
    if not decisions:
        raise Mistake("undo-nothing")
    return decisions[-1]


def require_nothing_revealed(before: Match, after: Match) -> None:
    """A Mistake where a battle has ended since, or a seat has learned something."""
    if before.state.battle != after.state.battle or after.game.over(after.state):
        raise Mistake("undo-battle")
    if after.game.reveals(before.state, after.state):
        raise Mistake("undo-revealed")


def may_be_taken_back(match: Match, deciders: Sequence[int], own: Collection[int]) -> bool:
    """Without asking: nobody else has acted since one of these seats last decided, and nothing was revealed by it."""
    n = last_decision(deciders, own)
    if set(deciders[n:]) - set(own):
        return False
    try:
        require_nothing_revealed(match.after(n), match)
    except Mistake:
        return False
    return True
