"""How a battle looks to somebody who counts: a side's chance to win the war from a position, by rules of thumb.

Where cards may go, what they count there and who is ahead is asked of the game. What it adds is judgement: what cards
may still bring, how sure a lead is. A card out of sight counts as the average of those it may be. It refuses to know
what an action does.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...games.theaters import View
from ...games.theaters.abilities import MANEUVERS, columns_for, destroyer_of_a_play, total
from ...games.theaters.cards import (
    AERODROME,
    AGENT_NETWORK,
    AIR_DROP,
    AMBASSADOR,
    AMBUSH,
    CALCULATED_LOSSES,
    COVER_FIRE,
    DISRUPT,
    ESCALATION,
    GIVE_AND_TAKE,
    LEVERAGE,
    NEUTRALIZATION,
    REDEPLOY,
    REINFORCE,
    REQUISITION,
    SUPPLY_LINES,
    SUPPORT,
    SURVEILLANCE,
    TRANSPORT,
    aerodrome_lets,
    ambassador_lets,
    columns_facedown,
    guarded,
    strength_facedown,
    supply_lines_let,
)
from ...games.theaters.state import CARDS, DOWN, NONE, NOT_IN_FORCE, SIDES, UP, State
from ...games.theaters.war import PLAYED_OUT, end_battle
from ...games.theaters.words import ability_of, cards_in_battle, column_of, hand_of, side_of, strength_printed
from ...kernel.masks import Mask, has
from ...kernel.struct import copy_of
from .prospects import prospects_of, rests, worth

# What an ability is worth beyond its strength, in points, while it is still to come
SKILL: Mapping[int, float] = {
    SUPPORT: 0.5,
    AIR_DROP: 0.3,
    AERODROME: 0.2,
    REINFORCE: 0.3,
    AMBUSH: 1.3,
    COVER_FIRE: 0.4,
    DISRUPT: 0.1,
    TRANSPORT: 1.0,
    ESCALATION: 1.2,
    REDEPLOY: 2.0,
    SURVEILLANCE: 0.1,
    AGENT_NETWORK: 0.1,
    NEUTRALIZATION: 2.0,
    GIVE_AND_TAKE: 0.5,
    AMBASSADOR: 0.2,
    LEVERAGE: 2.5,
    REQUISITION: 0.8,
    SUPPLY_LINES: 0.5,
    CALCULATED_LOSSES: 4.0,
} | {card: 1.0 for card in range(CARDS) if has(MANEUVERS, card)}
FLIPPERS = {AMBUSH, DISRUPT, LEVERAGE} | {card for card in range(CARDS) if has(MANEUVERS, card)}

# How a battle goes on from here, as seen in battles played out; strengths in points
SETTLED = 0.2  # how uncertain a theater is when no card is to come
MY_CARDS = 2.2  # and what the first card to come from my hand adds
THEIR_CARDS = 2.0
FEWER = 0.9  # of n cards, this power of n times that much: what many do evens out
TEMPO = 0.7  # what the side that plays next is ahead by
FONDNESS = 1.2  # how much more than elsewhere a card goes where it counts most
RISK = 0.05  # how likely a card that could flip another one does
TIED = 0.5  # what holding a tie is worth
TURNED_DOWN = 2  # what a flipper leaves of a card, as a rule
PRICE = 1.0  # what it costs to go where a card belongs only because something is given for it


class Terms(NamedTuple):
    """On what terms a side plays cards: by column, what one counts facedown, and may it lie there faceup at all."""

    down: tuple[int, ...]
    up: tuple[bool, ...]
    opened: int  # columns that any card may go to faceup
    light: bool  # all columns are open to light cards
    paid: bool  # all columns are open to whoever pays
    hurry: float  # how much of a card's strength its one chance to go anywhere is worth


class Outlook:
    """What one seat makes of positions that may come from the world in its view. Sides are those of the war."""

    def __init__(self, view: View):
        self.seat, self.me, self.they = view.viewer, side_of(view.viewer), 1 - side_of(view.viewer)
        self.world = State.from_bytes(view.world)
        self.columns = range(len(view.theaters))
        self.strangers = _out_of_sight(view, int(cards_in_battle(self.world)))
        self.pool = [card for card in range(CARDS) if self.strangers >> card & 1]
        self.average = sum(map(strength_printed, self.pool)) / max(len(self.pool), 1)
        self.ability = [ability_of(self.world, card) for card in range(CARDS)]
        self.prospects = prospects_of(self.world)
        self.after_winning, self.after_losing = self._after(self.me), self._after(self.they)
        self.flippers_among_strangers = self._flippers(self.strangers) / max(len(self.pool), 1)
        self._known_leads: dict[tuple[object, ...], int] = {}
        self._known_terms: dict[tuple[object, ...], Terms] = {}
        self._adding: dict[tuple[int, Terms], list[float]] = {}

    # -- The war and the battle ---------------------------------------------------------------------------------

    def _after(self, winner: int) -> float:
        """My chance to win the war if a side wins this battle, played out."""
        s = copy_of(self.world)
        end_battle(s, winner, PLAYED_OUT, None)
        return worth(s, self.seat, self.prospects)

    def chance(self, s: State, hand: int | None = None) -> float:
        """My chance to win the war from this position. `hand`: what my side holds, if it is not as it stands there."""
        if rests(s):
            return worth(s, self.seat, self.prospects)
        battle = self._battle(s, int(hand_of(s, self.me)) if hand is None else hand)
        return battle * self.after_winning + (1 - battle) * self.after_losing

    def _battle(self, s: State, hand: int) -> float:
        """My chance to win the battle: to hold most theaters, each a matter of luck for itself."""
        held = [1.0]  # the chance to hold so many of the theaters looked at
        for chance in self._theaters(s, hand):
            losing, winning = [each * (1 - chance) for each in held], [each * chance for each in held]
            held = [a + b for a, b in zip([*losing, 0.0], [0.0, *winning], strict=True)]
        return sum(held[len(self.columns) // 2 + 1 :])

    def _theaters(self, s: State, hand: int) -> Iterator[float]:
        """My chance to hold each theater."""
        hands = {self.me: hand, self.they: int(hand_of(s, self.they))}
        mine, theirs = (self._to_come(s, side, held) for side, held in hands.items())
        flips, bonus = self._flips_to_come(s, hands), self._under_way(s) / len(self.columns)
        bonus += TIED if s.first == self.me else -TIED
        if hands[side_of(s.actor)]:
            bonus += TEMPO if side_of(s.actor) == self.me else -TEMPO
        my_cards, their_cards = (held.bit_count() ** FEWER for held in hands.values())
        spread = math.sqrt(SETTLED**2 + MY_CARDS**2 * my_cards + THEIR_CARDS**2 * their_cards)
        for c, lead in enumerate(self._leads(s)):
            yield _bell((lead + mine[c] - theirs[c] + flips[c] + bonus) / spread)

    def _leads(self, s: State) -> list[float]:
        """By how much my side is ahead in each theater."""
        leads = [float(self._lead(s, column)) for column in self.columns]
        shown = self.strangers & int(s.side[0] | s.side[1]) & ~int(s.facedown)  # turned up in this world only
        for card in _each(shown):
            error = self.average - strength_printed(card)
            leads[column_of(s, card)] += error if has(s.side[self.me], card) else -error
        return leads

    def _lead(self, s: State, column: int) -> int:
        """Asked again only where other cards lie, or others faceup anywhere."""
        key = (column, int(s.column[column]), self._faceup(s), s.supplies.tobytes())
        if key not in self._known_leads:
            self._known_leads[key] = total(s, self.me, column) - total(s, self.they, column)
        return self._known_leads[key]

    def _faceup(self, s: State) -> tuple[int, int]:
        return int(s.side[0] & ~s.facedown), int(s.side[1] & ~s.facedown)

    def _under_way(self, s: State) -> float:
        """What the abilities are worth that are still to resolve."""
        waiting = ((s.row_head + n) % len(s.row) for n in range(s.row_size))
        worth = 0.0
        for place in waiting:
            card = int(s.row[place])
            if card != NONE and not self.strangers >> card & 1:
                worth += self.skill(card) if s.owner[place] == self.me else -self.skill(card)
        return worth

    def skill(self, card: int) -> float:
        return SKILL.get(self.ability[card], 0.0)

    # -- Cards to come --------------------------------------------------------------------------------------------

    def _to_come(self, s: State, side: int, hand: int) -> list[float]:
        """What a side may be expected to add to each theater with the cards in its hand."""
        terms = self._terms(s, side, hand)
        unknown = (hand & self.strangers).bit_count() / max(len(self.pool), 1)
        adding = [(1.0, self.adding(card, terms)) for card in _each(hand & ~self.strangers)]
        if unknown:
            adding += [(unknown, self.adding(card, terms)) for card in self.pool]
        return [sum(weight * each[column] for weight, each in adding) for column in self.columns]

    def _terms(self, s: State, side: int, hand: int) -> Terms:
        """Asked again only where more cards lie somewhere, or others faceup anywhere."""
        dropping = s.air_drop[side] != NOT_IN_FORCE
        heights = tuple(int(s.column[column]).bit_count() for column in self.columns)
        key = (side, dropping, hand.bit_count(), heights, self._faceup(s))
        if key not in self._known_terms:
            s.acting = side  # as if it were its turn: what is allowed then is meant
            facedown, strength = int(columns_facedown(s, side)), strength_facedown(s, side)
            kept = [[destroyer_of_a_play(s, column, face) == NONE for column in self.columns] for face in (DOWN, UP)]
            self._known_terms[key] = Terms(
                down=tuple(strength * (facedown >> column & kept[0][column]) for column in self.columns),
                up=tuple(kept[1]),
                opened=int(ambassador_lets(s, side)),
                light=aerodrome_lets(s, side),
                paid=supply_lines_let(s, side),
                hurry=1 / max(hand.bit_count(), 1) if dropping else 0.0,
            )
        return self._known_terms[key]

    def adding(self, card: int, terms: Terms) -> list[float]:
        """What a card may be expected to add to each theater: most where it counts most."""
        if (card, terms) not in self._adding:
            worth = self._worth_by_column(card, terms)
            liking = [each**FONDNESS for each in worth]
            all_of_it = sum(liking) or 1.0
            self._adding[card, terms] = [a * b / all_of_it for a, b in zip(worth, liking, strict=True)]
        return self._adding[card, terms]

    def _worth_by_column(self, card: int, terms: Terms) -> list[float]:
        """What a card would add, played to each of the theaters in whichever way counts more."""
        full = strength_printed(card) + self.skill(card)
        freely = int(columns_for(self.world, card, Mask(terms.opened), terms.light))
        worth: list[float] = []
        for column in self.columns:
            up = full if freely >> column & 1 else full - PRICE if terms.paid else 0.0
            best = max(up if terms.up[column] else 0.0, float(terms.down[column]))
            worth.append(best + terms.hurry * max(full - best, 0.0) if terms.up[column] else best)
        return worth

    def _flips_to_come(self, s: State, hands: Mapping[int, int]) -> list[float]:
        """What flips may change: strong cards lie uncovered, facedown ones wait to be turned up."""
        chances = {side: RISK * self.flippers(hand) for side, hand in hands.items()}
        fixed, sums = int(guarded(s)), [0.0] * len(self.columns)
        for column in self.columns:
            for side, sign in ((self.me, 1), (self.they, -1)):
                top = int(s.top[side, column])
                if top != NONE and not fixed >> column & 1:
                    strength = self.average if self.strangers >> top & 1 else strength_printed(top)
                    flips = chances[side] if has(s.facedown, top) else -chances[SIDES - 1 - side]
                    sums[column] += sign * flips * max(strength - TURNED_DOWN, 0.0)
        return sums

    def flippers(self, hand: int) -> float:
        """How many cards of a hand may be expected to be able to flip others."""
        unknown = (hand & self.strangers).bit_count()
        return self._flippers(hand & ~self.strangers) + self.flippers_among_strangers * unknown

    def _flippers(self, cards: int) -> int:
        return sum(self.ability[card] in FLIPPERS for card in _each(cards))


def _each(cards: int) -> Iterator[int]:
    return (card for card in range(CARDS) if cards >> card & 1)


def _out_of_sight(view: View, cards: int) -> int:
    """The cards of this battle of which the viewer cannot tell where they are."""
    seen = {card for hand in view.hands for card in hand.cards} | {*view.deck, view.drawn}
    seen |= {lying.card for theater in view.theaters for pile in theater.piles for lying in pile}
    return sum(1 << card for card in _each(cards) if card not in seen)


def _bell(deviations: float) -> float:
    """How likely a matter of luck ends above zero that leans so many deviations above it."""
    return 0.5 * math.erfc(-deviations / math.sqrt(2))
