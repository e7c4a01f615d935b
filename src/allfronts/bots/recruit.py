"""Recruit, level 1: plays as a beginner does, by the numbers on the table and nothing behind them.

It likes its strongest card faceup where it matches, counts neither what it covers nor what comes next, flips the
strongest card it sees, and gives a battle up late, if at all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ..games.theaters import View
from ..games.theaters.actions import DECLINE, PICK_CARD, PICK_COLUMN, PICK_PILE, PLAYS, WITHDRAW
from ..games.theaters.cards import TRANSPORT
from ..games.theaters.state import COLUMNS, NONE
from ..games.theaters.views import Lying
from ..games.theaters.words import side_of, strength_printed

HIDDEN = 3  # what an unknown card is taken for
FACEDOWN = 2  # what a card is taken to be worth facedown
WHIM = 2.0  # choices closer than this are a matter of mood
FEW = 3  # cards in hand when giving up first comes to mind
HOPELESS = 5  # behind by more than this, a theater is given up
NEVER = -100.0


@dataclass(frozen=True)
class Recruit:
    """Its choice depends on the view and on the seed it was given, on nothing else."""

    seed: int

    def decide(self, view: View, actions: Sequence[int]) -> int:
        mood = random.Random(f"{self.seed} {view}")
        eye = _Eye(view)
        return max(actions, key=lambda action: eye.worth(action) + WHIM * mood.random())


class _Eye:
    """How good an action looks to a beginner."""

    def __init__(self, view: View):
        self.view, self.me = view, side_of(view.viewer)
        favour = 0.5 if view.first == self.me else -0.5  # who holds a theater on a tie
        self.leads = [each.totals[self.me] - each.totals[1 - self.me] + favour for each in view.theaters]

    def worth(self, action: int) -> float:
        if action == WITHDRAW:
            return self.giving_up()
        if action == DECLINE:
            return WHIM
        if action < WITHDRAW:
            return self.playing(action // PLAYS, action % PLAYS // 2, bool(action % 2))
        if action < PICK_CARD:
            return self.flipping(*divmod(action - PICK_PILE, COLUMNS))
        if action < PICK_COLUMN:
            return self.moving(action - PICK_CARD) if self.view.question.card == TRANSPORT else self.taking(action)
        return self.bringing(self.strength_in_hand(self.view.question.target), action - PICK_COLUMN)

    def bringing(self, strength: float, column: int) -> float:
        """More strength to a theater: best where it turns the scales, wasted far behind or far ahead."""
        lead = self.leads[column]
        if lead < 0 < lead + strength:
            return strength + 3
        return strength - 1 if abs(lead) <= HOPELESS else strength - 3

    def playing(self, card: int, column: int, faceup: bool) -> float:
        strength = strength_printed(card)
        if faceup:
            return self.bringing(strength, column)
        return self.bringing(FACEDOWN, column) - strength / 2  # a pity to hide a strong card

    def flipping(self, side: int, column: int) -> float:
        """What flipping the uncovered card of a pile gains."""
        top = self.view.theaters[column].piles[side][-1]
        gain = (self.strength_in_hand(top.card) if top.facedown else FACEDOWN) - top.strength
        return gain if side == self.me else -gain

    def moving(self, card: int) -> float:
        """Moving pays for what is not needed where it lies."""
        column, lying = self.find(card)
        lead = self.leads[column]
        spare = lead < 0 or lead > lying.strength
        return max(self.bringing(lying.strength, c) for c in range(len(self.leads)) if c != column) if spare else NEVER

    def taking(self, action: int) -> float:
        """Taking a card back to hand pays when it is strong."""
        return strength_printed(action - PICK_CARD) - FACEDOWN

    def giving_up(self) -> float:
        """Late, in two lost theaters, and while it is cheaper than losing."""
        view, me = self.view, self.me
        lost = sum(lead < -HOPELESS for lead in self.leads)
        loses_the_war = view.score[1 - me] + view.withdrawing[me] >= view.target
        tired = view.hands[me].size <= FEW and lost >= 2 and not loses_the_war
        return 5.0 if tired else NEVER

    def find(self, card: int) -> tuple[int, Lying]:
        return next(
            (column, lying)
            for column, theater in enumerate(self.view.theaters)
            for lying in theater.piles[self.me]
            if lying.card == card
        )

    def strength_in_hand(self, card: int) -> int:
        return HIDDEN if card == NONE else strength_printed(card)
