"""Sergeant, level 2: plays by rules of thumb, as somebody does who has played a few dozen wars.

It weighs in every theater how far it is ahead, what may still come and who holds a tie, makes of that its chance to win
the battle, and of that its chance to win the war: so it knows what is won already, what is lost, and when to withdraw.
It plays every mode. It refuses to think of what the other side will answer.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...games.theaters import View
from ...games.theaters.actions import DECLINE, PICK_CARD, PICK_COLUMN, PICK_PILE, PICK_SEAT, PLAYS, WITHDRAW
from ...games.theaters.cards import CALCULATED_LOSSES, FOREIGN_LOAN, GIVE_AND_TAKE, NEUTRALIZATION, TRANSPORT, is_light
from ...games.theaters.state import COLUMNS, EXCHANGE, HAND, NAMED, NONE, SIDES
from ...games.theaters.telling import ability
from ...games.theaters.war import BEGINNER, PLAYED_OUT
from ...games.theaters.words import side_of, strength_printed
from .effects import FLIPPERS, back_in_hand, flip, lay, lent, losses, moves, results, shown, skill, without_top
from .prospects import FARTHEST, prospects
from .table import MINE, THEIRS, Standing, Table, Terms

WHIM = 0.002  # choices closer than this, in chances to win the war, are a matter of mood
TELLING = 0.0002  # a pity to show a strong card

# How a battle goes on from here, as seen in battles played out; strengths in points
SETTLED = 0.2  # how uncertain a theater is when no card is to come
MY_CARDS = 2.2  # and what the first card to come from my hand adds
THEIR_CARDS = 2.0
FEWER = 0.9  # of n cards, this power of n times that much: what many do evens out
TEMPO = 0.7  # what the side that plays next is ahead by
FONDNESS = 1.2  # how much more than elsewhere a card goes where it counts most
RISK = 0.05  # how likely a card that could flip another one does
TIED = 0.5  # what holding a tie is worth


@dataclass(frozen=True)
class Sergeant:
    """Its choice depends on the view and on the seed it was given, on nothing else."""

    seed: int

    def decide(self, view: View, actions: Sequence[int]) -> int:
        mood, judge = random.Random(f"{self.seed} {view}"), _Judge(view)

        def liking(action: int) -> float:  # nobody withdraws on a whim
            return judge.worth(action) + (WHIM * mood.random() if action != WITHDRAW else 0.0)

        return max(actions, key=liking)


class _Judge:
    """How good an action is: the chance to win the war after it."""

    def __init__(self, view: View):
        self.view, self.me = view, side_of(view.viewer)
        self.by = ability(view, view.question.card)
        self.table = Table(view)
        self.tie = TIED if view.first == self.me else -TIED
        whole = BEGINNER if view.beginner else PLAYED_OUT
        self.after_winning, self.after_losing = self.war(self.me, whole), self.war(1 - self.me, whole)
        pool = self.table.pool
        self.flippers_out_of_sight = sum(self.table.ability[card] in FLIPPERS for card in pool) / max(len(pool), 1)
        self.coming: dict[tuple[object, ...], list[float]] = {}

    # -- The war and the battle ---------------------------------------------------------------------------------

    def war(self, winner: int, points: int) -> float:
        """My chance to win the war after this battle."""
        view = self.view
        lacking = [view.target - view.score[side] - (points if side == winner else 0) for side in range(SIDES)]
        if lacking[winner] <= 0:
            return 1.0 if winner == self.me else 0.0
        table = prospects(min(view.target, FARTHEST), view.commanders, 2 * len(view.theaters), view.beginner)
        most, farthest = len(table) - 1, max(lacking)
        first, other = (
            -(-lacking[side] * most // farthest) if farthest > most else lacking[side]
            for side in (1 - view.first, view.first)
        )
        chance = float(table[first, other])
        return chance if view.first != self.me else 1 - chance

    def chance(self, table: Table) -> float:
        """My chance to win the war, if the table looks like this after my action."""
        battle = self.battle(table)
        return battle * self.after_winning + (1 - battle) * self.after_losing

    def battle(self, table: Table) -> float:
        """My chance to win the battle: to hold most theaters, each a matter of luck for itself."""
        held = [1.0]  # the chance to hold so many of the theaters looked at
        for chance in self.theaters(table):
            losing, winning = [each * (1 - chance) for each in held], [each * chance for each in held]
            held = [a + b for a, b in zip([*losing, 0.0], [0.0, *winning], strict=True)]
        return sum(held[len(self.view.theaters) // 2 + 1 :])

    def theaters(self, table: Table) -> list[float]:
        """My chance to hold each theater."""
        cards = [len(hand) + unknown for hand, unknown in zip(table.hands, table.unknown, strict=True)]
        standing = table.standing()
        mine, theirs = self.to_come(table, MINE, standing), self.to_come(table, THEIRS, standing)
        flips = self.flips_to_come(table, standing)
        tempo = TEMPO if cards[THEIRS] else 0.0
        leads = [lead + self.tie - tempo for lead in table.leads(standing)]
        spread = math.sqrt(SETTLED**2 + MY_CARDS**2 * cards[MINE] ** FEWER + THEIR_CARDS**2 * cards[THEIRS] ** FEWER)
        return [
            _bell((lead + mine[c] - theirs[c] + flips[c] + table.credit / len(leads)) / spread)
            for c, lead in enumerate(leads)
        ]

    # -- Cards to come --------------------------------------------------------------------------------------------

    def to_come(self, table: Table, side: int, standing: Standing) -> list[float]:
        """What a side may be expected to add to each theater with the cards in its hand."""
        terms = table.terms(side, standing)
        key = (side, terms, tuple(table.hands[side]), table.unknown[side], table.air_drop[side])
        if key not in self.coming:
            self.coming[key] = self.adding(table, side, terms)
        return self.coming[key]

    def adding(self, table: Table, side: int, terms: Terms) -> list[float]:
        weights = dict.fromkeys(table.pool, table.unknown[side] / max(len(table.pool), 1))
        weights |= dict.fromkeys(table.hands[side], 1.0)
        dropping = 1 / max(len(table.hands[side]) + table.unknown[side], 1) if table.air_drop[side] else 0.0
        sums = [0.0] * len(terms.down)
        for card, weight in weights.items():
            worth = self.worth_by_column(table, card, terms, dropping)
            liking = [each**FONDNESS for each in worth]
            total = sum(liking) or 1.0
            for column in table.columns:
                sums[column] += weight * worth[column] * liking[column] / total
        return sums

    def worth_by_column(self, table: Table, card: int, terms: Terms, dropping: float) -> list[float]:
        """What a card would add, played to each of the theaters in whichever way counts more."""
        full = strength_printed(card) + skill(table.ability[card])
        matching, free = table.column_matching(card), terms.light and is_light(card)
        worth: list[float] = []
        for column, down in enumerate(terms.down):
            up = full if free or column == matching or terms.opened[column] else 0.0
            if not up and terms.given != NONE:
                up = full - terms.given
            best = max(up, down, 0.0)
            worth.append(0.0 if terms.blocked[column] else best + dropping * max(full - best, 0.0))
        return worth

    def flips_to_come(self, table: Table, standing: Standing) -> list[float]:
        """What flips may change: strong cards lie uncovered, facedown ones wait to be turned up."""
        chances = [RISK * self.flippers(table, side) for side in (MINE, THEIRS)]
        guarded, sums = table.guarded(standing), [0.0] * len(table.columns)
        for column in table.columns:
            if column in guarded:
                continue
            for side, sign in ((MINE, 1), (THEIRS, -1)):
                if table.piles[side][column]:
                    piece = table.piles[side][column][-1]
                    gain = piece.strength - 2
                    flips = chances[side] if piece.facedown else -chances[1 - side]
                    sums[column] += sign * flips * max(gain, 0.0)
        return sums

    def flippers(self, table: Table, side: int) -> float:
        """How many cards a side may be expected to hold that can flip others."""
        known = sum(table.ability[card] in FLIPPERS for card in table.hands[side])
        return known + self.flippers_out_of_sight * table.unknown[side]

    # -- The action ---------------------------------------------------------------------------------------------

    def worth(self, action: int) -> float:
        if action == WITHDRAW:
            return self.war(1 - self.me, self.view.withdrawing[self.me])
        if action == DECLINE:
            return self.chance(self.table)
        if action < WITHDRAW:
            return self.playing(action // PLAYS, action % PLAYS // 2, bool(action % 2))
        if action < PICK_CARD:
            side, column = divmod(action - PICK_PILE, COLUMNS)
            return self.pointing(MINE if side == self.me else THEIRS, column)
        if action < PICK_COLUMN:
            return self.choosing(action - PICK_CARD)
        if action < PICK_SEAT:
            return self.placing(action - PICK_COLUMN)
        return 1.0 if action - PICK_SEAT == self.view.viewer else self.chance(self.table)  # rather me than my partner

    def playing(self, card: int, column: int, faceup: bool) -> float:
        table = self.table.copy()
        stays = table.play(card, column, faceup)
        if not (stays and faceup):
            return self.chance(table)
        return self.best(results(table, table.ability[card], column), table)

    def best(self, tables: Iterator[Table], otherwise: Table) -> float:
        return max(map(self.chance, tables), default=self.chance(otherwise))

    def pointing(self, side: int, column: int) -> float:
        """At an uncovered card."""
        if self.by == GIVE_AND_TAKE:
            return self.chance(back_in_hand(self.table, self.table.piles[MINE][column][-1].card))
        changed = without_top if self.by == CALCULATED_LOSSES else flip
        return self.chance(changed(self.table, side, column))

    def choosing(self, card: int) -> float:
        """Among cards of the hand, of the table, or of all there are."""
        kind, table = self.view.question.kind, self.table
        if kind == NAMED and self.by == NEUTRALIZATION:
            return self.naming(card)
        if kind in (EXCHANGE, NAMED):
            return -strength_printed(card)
        if kind == HAND:
            return self.best(shown(table, self.by, card), table) - TELLING * strength_printed(card)
        if self.by == TRANSPORT:
            return self.best(moves(table, card), table)
        if self.by == CALCULATED_LOSSES:
            return self.best(losses(table, card), table)
        return self.chance(back_in_hand(table, card))

    def naming(self, card: int) -> float:
        """The card that would help the other side most, if it may have it."""
        table = self.table
        known, possible = card in table.hands[THEIRS], card in table.pool
        held = 1.0 if known else table.unknown[THEIRS] / len(table.pool) if possible else 0.0
        return held * (strength_printed(card) + skill(table.ability[card]) - 2)

    def placing(self, column: int) -> float:
        """Something in a theater: a card of mine, or a supply."""
        if self.by == FOREIGN_LOAN:
            return self.chance(lent(self.table, self.lender(), column))
        lifted = self.table.copy()
        return self.chance(lay(lifted, lifted.lift(self.view.question.target)[0], column))

    def lender(self) -> int:
        """Where the card lies that asks."""
        return self.table.copy().lift(self.view.question.card)[1]


def _bell(deviations: float) -> float:
    """How likely a matter of luck ends above zero that leans so many deviations above it."""
    return 0.5 * math.erfc(-deviations / math.sqrt(2))
