"""Whole wars with the chance of one's choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from allfronts.games import theaters as game
from allfronts.kernel.match import Match


def war(*orders: Iterable[int], **options: Any) -> Match:
    """A war whose chance answers in these orders, one after the other, and then leaves everything as it is numbered."""
    rules: Any = game
    answers = [list(order) for order in orders]
    return Match(rules, game.Options(**options), lambda k, n: answers[k] if k < len(answers) else range(n))
