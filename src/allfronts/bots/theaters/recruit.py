"""Recruit, level 1: plays as a beginner does, by the numbers on the table and nothing behind them.

It likes its strongest card faceup where it matches, counts neither what it covers nor what comes next, flips the
strongest card it sees, and gives a battle up late, if at all. It plays every mode.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ...games.theaters import View
from ...games.theaters.cards import CALCULATED_LOSSES, FOREIGN_LOAN, GIVE_AND_TAKE, REDEPLOY, TRANSPORT
from ...games.theaters.choices import Decline, PickCard, PickColumn, PickPile, PickSeat, Play, Withdraw, choice_of
from ...games.theaters.state import CARD, EXCHANGE, HAND, NAMED, NONE, SIDES
from ...games.theaters.telling import ability
from ...games.theaters.views import Lying
from ...games.theaters.words import side_of, strength_printed

HIDDEN = 3  # what an unknown card is taken for
FACEDOWN = 2  # what a card is taken to be worth facedown
WHIM = 2.0  # choices closer than this are a matter of mood
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
        self.by = ability(view, view.question.card)
        favour = 0.5 if view.first == self.me else -0.5  # who holds a theater on a tie
        self.leads = [each.totals[self.me] - each.totals[1 - self.me] + favour for each in view.theaters]

    def worth(self, action: int) -> float:
        match choice_of(action):
            case Play(card, column, faceup):
                return self.playing(card, column, faceup)
            case PickPile(side, column):
                return self.pointing(side, column)
            case PickCard(card):
                return self.choosing(card)
            case PickColumn(column):
                return self.placing(column)
            case PickSeat():
                return 0.0  # which of the partners: a matter of mood
            case Withdraw():
                return self.giving_up()
            case Decline():
                return WHIM

    def pointing(self, side: int, column: int) -> float:
        """At an uncovered card."""
        top = self.view.theaters[column].piles[side][-1]
        if self.by == GIVE_AND_TAKE:
            return self.strength_in_hand(top.card) - top.strength
        if self.by == CALCULATED_LOSSES:
            return -top.strength if side == self.me else top.strength
        return self.flipping(side, column)

    def choosing(self, card: int) -> float:
        """Among cards of the hand, of the table, or of all there are."""
        kind, strength = self.view.question.kind, strength_printed(card)
        if kind == EXCHANGE:
            return -strength
        if kind == NAMED:
            return strength if self.by == NONE or not self.sees(card) else NEVER
        if kind == HAND:
            return WHIM + strength
        assert kind == CARD
        if self.by == REDEPLOY:
            return strength - FACEDOWN  # taking a card back to hand pays when it is strong
        return self.moving(card) if self.by == TRANSPORT else self.giving(card)

    def placing(self, column: int) -> float:
        """Something in a theater: a card of mine, or a supply."""
        if self.by == FOREIGN_LOAN:
            return self.bringing(1, column)
        return self.bringing(self.strength_in_hand(self.view.question.target), column)

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

    def giving(self, card: int) -> float:
        """A card of mine for the best of theirs."""
        theirs = [
            theater.piles[1 - self.me][-1].strength for theater in self.view.theaters if theater.piles[1 - self.me]
        ]
        return max(theirs, default=0) - self.find(card)[1].strength

    def giving_up(self) -> float:
        """Late, with most theaters lost, and while it is cheaper than losing."""
        view, me = self.view, self.me
        lost = sum(lead < -HOPELESS for lead in self.leads)
        loses_the_war = view.score[1 - me] + view.withdrawing[me] >= view.target
        cards = sum(hand.size for hand in view.hands[me::SIDES])
        tired = cards <= len(self.leads) and 2 * lost > len(self.leads) and not loses_the_war
        return 5.0 if tired else NEVER

    def sees(self, card: int) -> bool:
        """In a hand of its own or on the table."""
        lying = (each.card for theater in self.view.theaters for pile in theater.piles for each in pile)
        return card in self.view.hands[self.view.viewer].cards or card in lying

    def find(self, card: int) -> tuple[int, Lying]:
        return next(
            (column, lying)
            for column, theater in enumerate(self.view.theaters)
            for lying in theater.piles[self.me]
            if lying.card == card
        )

    def strength_in_hand(self, card: int) -> int:
        return HIDDEN if card == NONE else strength_printed(card)
