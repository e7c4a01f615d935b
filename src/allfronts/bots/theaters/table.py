"""The table as one seat takes it to be: a sketch on which it can try what its own cards would do.

Made from a view. A card out of sight counts as the average of those it may be. It knows what abilities do to strength
and to where cards may go, and refuses to know whose turn it is, what follows, and how the rules resolve anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ...games.theaters import View
from ...games.theaters.cards import (
    AERODROME,
    AGENT_NETWORK,
    AMBASSADOR,
    ARMISTICE,
    BLOCKADE,
    CONTAINMENT,
    COVER_FIRE,
    ESCALATION,
    SUPPLY_LINES,
    SUPPORT,
    is_light,
)
from ...games.theaters.state import CARDS, NONE, SIDES, SUITS
from ...games.theaters.words import side_of, strength_printed, suit_of

MINE, THEIRS = 0, 1
Standing: TypeAlias = dict[int, list[tuple[int, int]]]  # by ability, where it lies faceup: side and column


class Piece(NamedTuple):
    """A card on the table."""

    card: int  # NONE if unknown
    strength: float  # faceup
    facedown: bool


class Terms(NamedTuple):
    """On what terms a side plays cards: where, and what they count there."""

    down: tuple[int, ...]  # what a facedown card adds, by column
    opened: tuple[bool, ...]  # columns where any card may go faceup
    given: int  # to the other side, for going faceup where no card belongs; NONE: not possible
    light: bool  # light cards may go anywhere
    blocked: tuple[bool, ...]  # columns where whatever is played is lost


class Table:
    """Sides are MINE and THEIRS here, not those of the war."""

    def __init__(self, view: View):
        me = side_of(view.viewer)
        self.suits = tuple(theater.suit for theater in view.theaters)
        self.columns = range(len(self.suits))
        self.ability = view.abilities or tuple(range(CARDS))
        self.pool = _out_of_sight(view)
        self.average = sum(strength_printed(card) for card in self.pool) / max(len(self.pool), 1)
        sides = (me, 1 - me)
        self.piles = [
            [
                [Piece(each.card, self.strength(each.card), each.facedown) for each in theater.piles[side]]
                for theater in view.theaters
            ]
            for side in sides
        ]
        self.supplies = [[theater.supplies[side] for theater in view.theaters] for side in sides]
        self.hands = [[card for hand in view.hands[side::SIDES] for card in hand.cards] for side in sides]
        self.unknown = [
            sum(hand.size - len(hand.cards) for hand in view.hands[side::SIDES]) for side in sides
        ]  # cards in hand that are not in `hands`
        self.air_drop = [view.air_drop[side] for side in sides]
        self.credit = 0.0  # strength still to come from abilities that were set off, wherever it will be

    def copy(self) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.piles = [[list(pile) for pile in piles] for piles in self.piles]
        table.supplies = [list(supplies) for supplies in self.supplies]
        table.hands = [list(hand) for hand in self.hands]
        table.unknown, table.air_drop = list(self.unknown), list(self.air_drop)
        return table

    # -- What can be asked of it ------------------------------------------------------------------------------

    def strength(self, card: int) -> float:
        return self.average if card == NONE else strength_printed(card)

    def column_matching(self, card: int) -> int:
        return self.suits.index(suit_of(card)) if suit_of(card) in self.suits else NONE

    def beside(self, column: int) -> list[int]:
        return [each for each in (column - 1, column + 1) if each in self.columns]

    def ability_of(self, piece: Piece) -> int:
        """The ability that a card has as it lies."""
        return NONE if piece.facedown or piece.card == NONE else self.ability[piece.card]

    def standing(self) -> Standing:
        """Where each ability lies faceup."""
        places: Standing = {}
        for side, piles in enumerate(self.piles):
            for column, pile in enumerate(piles):
                for piece in pile:
                    places.setdefault(self.ability_of(piece), []).append((side, column))
        return places

    def leads(self, standing: Standing) -> list[float]:
        """By how much my side is ahead in each theater."""
        down = [4 if any(side == each for each, _ in standing.get(ESCALATION, ())) else 2 for side in (MINE, THEIRS)]
        leads = [
            self._sum(MINE, column, down[MINE]) - self._sum(THEIRS, column, down[THEIRS]) for column in self.columns
        ]
        for side, at in standing.get(SUPPORT, ()):
            for column in self.beside(at):
                leads[column] += 3 if side == MINE else -3
        return leads

    def _sum(self, side: int, column: int, down: int) -> float:
        total, under_fire = float(self.supplies[side][column]), False
        for piece in reversed(self.piles[side][column]):
            total += 4 if under_fire else down if piece.facedown else piece.strength
            under_fire |= self.ability_of(piece) == COVER_FIRE
        return total

    def terms(self, side: int, standing: Standing) -> Terms:
        own = {ability for ability, places in standing.items() if any(each == side for each, _ in places)}
        networks = {at for each, at in standing.get(AGENT_NETWORK, ()) if each != side}
        blocking = {column for _, at in standing.get(BLOCKADE, ()) for column in self.beside(at)}
        friendly = {column for each, at in standing.get(AMBASSADOR, ()) if each == side for column in self.beside(at)}
        down = 0 if CONTAINMENT in standing else 4 if ESCALATION in own else 2
        return Terms(
            tuple(0 if column in networks else down for column in self.columns),
            tuple(column in friendly for column in self.columns),
            1 if SUPPLY_LINES in own else NONE,
            AERODROME in own,
            tuple(column in blocking and self.crowded(column) for column in self.columns),
        )

    def crowded(self, column: int) -> bool:
        return len(self.piles[MINE][column]) + len(self.piles[THEIRS][column]) >= 3

    def guarded(self, standing: Standing) -> set[int]:
        """Columns in which nothing can be flipped or moved."""
        return {column for _, at in standing.get(ARMISTICE, ()) for column in self.beside(at)}

    def tops(self, columns: Sequence[int] | range) -> list[tuple[int, int]]:
        """The piles in these columns that have an uncovered card: side and column."""
        return [(side, column) for side in (MINE, THEIRS) for column in columns if self.piles[side][column]]

    def counts(self, side: int, column: int) -> float:
        """The strength of an uncovered card as it lies."""
        piece = self.piles[side][column][-1]
        escalated = any(each == side for each, _ in self.standing().get(ESCALATION, ()))
        return (4 if escalated else 2) if piece.facedown else piece.strength

    def laid(self) -> list[int]:
        """All my cards on the table that I know."""
        return [piece.card for pile in self.piles[MINE] for piece in pile if piece.card != NONE]

    # -- What can be tried on it --------------------------------------------------------------------------------

    def play(self, card: int, column: int, faceup: bool) -> bool:
        """A card of mine goes to a theater; does it stay there, or is it destroyed on the way?"""
        terms = self.terms(MINE, self.standing())
        if card in self.hands[MINE]:
            self.hands[MINE].remove(card)
        belongs = self.column_matching(card) == column or (terms.light and is_light(card))
        if faceup and not (belongs or terms.opened[column] or self.air_drop[MINE]):
            self.supplies[THEIRS][column] += 1  # Supply Lines let it
        self.air_drop[MINE] = False
        if terms.blocked[column] or not (faceup or terms.down[column]):
            return False
        self.piles[MINE][column].append(Piece(card, strength_printed(card), not faceup))
        return True

    def lift(self, card: int) -> tuple[Piece, int]:
        """One of my cards, covered or not, leaves its place; which it was, and where."""
        for column, pile in enumerate(self.piles[MINE]):
            for place, piece in enumerate(pile):
                if piece.card == card:
                    return pile.pop(place), column
        raise AssertionError(f"not on my side: {card}")


def _out_of_sight(view: View) -> tuple[int, ...]:
    """The cards of this battle of which the viewer cannot tell where they are."""
    seen = {card for hand in view.hands for card in hand.cards} | set(view.deck) | {view.drawn}
    seen |= {lying.card for theater in view.theaters for pile in theater.piles for lying in pile}
    cards = (theater.suit * SUITS + n for theater in view.theaters for n in range(SUITS))
    return tuple(card for card in cards if card not in seen)
