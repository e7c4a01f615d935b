"""Sergeant, level 2: plays by rules of thumb, as somebody does who has played a few dozen wars.

It tries what it may do on the world in its view, by the rules of the game, follows an ability a few answers deep, and
likes best what gives it the best chance to win the war: so it knows what is won already, what is lost, and when to
withdraw. It plays every mode. It refuses to think of the turns to come.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...games.theaters import View, act, legal_actions
from ...games.theaters.actions import WITHDRAW
from ...games.theaters.choices import PickCard, PickSeat, Play, choice_of
from ...games.theaters.state import EXCHANGE, HAND, NAMED, NONE, SEAT, TURN, State
from ...games.theaters.words import hand_of, side_of, strength_printed
from ...kernel.masks import has
from ...kernel.struct import copy_of
from .outlook import Outlook
from .prospects import rests

WHIM = 0.002  # choices closer than this, in chances to win the war, are a matter of mood
TELLING = 0.0002  # a pity to show a strong card
PATIENCE = 20  # answers that are tried beyond the first step, all together
MANY = 12  # where there are more answers than this, none is tried


@dataclass(frozen=True)
class Sergeant:
    """Its choice depends on the view and on the seed it was given, on nothing else."""

    seed: int

    def decide(self, view: View, actions: Sequence[int]) -> int:
        mood, worths = random.Random(f"{self.seed} {view}"), _Thought(view).worths(actions)

        def liking(action: int) -> float:  # nobody withdraws on a whim
            return worths[action] + (WHIM * mood.random() if action != WITHDRAW else 0.0)

        return max(actions, key=liking)


class Tried(NamedTuple):
    """What may come of an action."""

    after: State
    worth: float


class _Thought:
    """How good actions are: the chance to win the war after each of them."""

    def __init__(self, view: View):
        self.outlook, self.patience = Outlook(view), PATIENCE
        self.world, self.me = self.outlook.world, self.outlook.me
        self.laid: dict[int, tuple[State, int]] = {}  # by column, what comes of laying a card facedown, and which

    def worths(self, actions: Sequence[int]) -> dict[int, float]:
        kind, choices = self.world.ask, {action: choice_of(action) for action in actions}
        if kind == SEAT and self.world.asking == NONE:
            me = PickSeat(self.outlook.seat)  # rather than my partner
            return {action: float(choice == me) for action, choice in choices.items()}
        if kind in (EXCHANGE, NAMED):
            return {action: self.naming(each.card) for action, each in choices.items() if isinstance(each, PickCard)}
        tried = {action: self.tried(action) for action in actions}
        worths = {action: each.worth for action, each in tried.items()}
        for action in sorted(actions, key=worths.__getitem__, reverse=True):  # first what looks best
            if self.goes_on(tried[action].after):
                worths[action] = self.followed(tried[action].after)
            choice = choices[action]
            if kind == HAND and isinstance(choice, PickCard):
                worths[action] -= TELLING * strength_printed(choice.card)
        return worths

    def tried(self, action: int) -> Tried:
        choice = choice_of(action)
        if isinstance(choice, Play) and not choice.faceup:
            return self.tried_facedown(action, choice)
        after = after_action(self.world, action)
        return Tried(after, self.outlook.chance(after))

    def tried_facedown(self, action: int, play: Play) -> Tried:
        """Facedown all cards look alike: one is tried in each theater, and the hand told apart."""
        if play.column not in self.laid:
            self.laid[play.column] = after_action(self.world, action), play.card
        after, instead = self.laid[play.column]
        hand = int(hand_of(after, self.me))
        if play.card != instead:
            hand = hand & ~(1 << play.card) | 1 << instead
        return Tried(after, self.outlook.chance(after, hand))

    # -- Abilities ----------------------------------------------------------------------------------------------

    def goes_on(self, s: State) -> bool:
        """Is an ability being resolved, and not that of a card which is a guess?"""
        return not rests(s) and s.ask != TURN and s.asking != NONE and not self.outlook.strangers >> int(s.asking) & 1

    def followed(self, s: State) -> float:
        """What comes of an ability if each side answers as suits it best; what there is no patience for is guessed."""
        if self.patience > 0 and self.goes_on(s):
            answers = legal_actions(s)
            if len(answers) <= MANY:
                self.patience -= len(answers)
                best = max if side_of(s.actor) == self.me else min
                return best(self.followed(after_action(s, answer)) for answer in answers)
        return self.outlook.chance(s)

    # -- Cards that are named -------------------------------------------------------------------------------------

    def naming(self, card: int) -> float:
        """Given away or shown: the weakest. Forbidden to them: what would help them most, if they may have it."""
        if self.world.ask == EXCHANGE or self.world.asking == NONE:
            return -strength_printed(card)
        outlook, theirs = self.outlook, hand_of(self.world, self.outlook.they)
        strangers = outlook.strangers >> card & 1
        held = (int(theirs) & outlook.strangers).bit_count() / len(outlook.pool) if strangers else has(theirs, card)
        return held * (strength_printed(card) + outlook.skill(card) - 2)


def after_action(s: State, action: int) -> State:
    after = copy_of(s)
    act(after, action, None)
    return after
