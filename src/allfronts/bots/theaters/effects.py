"""What abilities are worth that are yet to come, and what one can lead to: each result a sketch of the table.

One ability at a time: what it sets off in turn counts by its usual worth. It refuses to know what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...games.theaters.abilities import MANEUVERS
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
    FOREIGN_LOAN,
    GIVE_AND_TAKE,
    INSTANT,
    KIND,
    LEVERAGE,
    NEUTRALIZATION,
    REDEPLOY,
    REINFORCE,
    REQUISITION,
    SUPPLY_LINES,
    SUPPORT,
    SURVEILLANCE,
    TRANSPORT,
)
from ...games.theaters.state import CARDS, NONE
from ...games.theaters.words import strength_printed
from ...kernel.masks import has
from .table import MINE, THEIRS, Piece, Table

# What an ability is worth beyond its strength, in points, while its card is still to be played faceup
SKILL: dict[int, float] = {
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


def skill(ability: int) -> float:
    return SKILL.get(ability, 0.0)


def results(table: Table, by: int, column: int) -> Iterator[Table]:
    """The tables that an ability of my card in this column can lead to; none where it changes nothing."""
    if has(MANEUVERS, by):
        yield from flipped(table, table.tops(table.beside(column)))
    elif by == REINFORCE:
        yield from _reinforced(table, column)
    elif by == GIVE_AND_TAKE:
        yield from _taken(table, column)
    elif by == FOREIGN_LOAN:
        yield from (lent(table, column, to) for to in table.beside(column))
    elif by in ANYWHERE:
        yield from ANYWHERE[by](table)


# -- Flips ---------------------------------------------------------------------------------------------------------


def flip(table: Table, side: int, column: int) -> Table:
    table = table.copy()
    piece = table.piles[side][column][-1]
    table.piles[side][column][-1] = turned = piece._replace(facedown=not piece.facedown)
    ability = table.ability_of(turned)
    if KIND.get(ability) == INSTANT:
        table.credit += skill(ability) if side == MINE else -skill(ability)
    return table


def flipped(table: Table, piles: Sequence[tuple[int, int]], below: float = 99) -> Iterator[Table]:
    """Any of these piles' uncovered cards, if it counts less than this."""
    guarded = table.guarded(table.standing())
    for side, column in piles:
        if column not in guarded and table.counts(side, column) < below:
            yield flip(table, side, column)


def _ambushed(table: Table) -> Iterator[Table]:
    yield from flipped(table, table.tops(table.columns))


def _disrupted(table: Table) -> Iterator[Table]:
    """I flip a card of mine, they one of theirs: that which gains them most as it looks to me."""
    tops, guarded = table.tops(table.columns), table.guarded(table.standing())
    theirs = [(side, column) for side, column in tops if side == THEIRS and column not in guarded]
    best = max(theirs, key=lambda pile: _gain(table, *pile), default=None)
    after = flip(table, *best) if best else table
    mine = [pile for pile in tops if pile[0] == MINE]
    yield from flipped(after, mine)


def _gain(table: Table, side: int, column: int) -> float:
    piece = table.piles[side][column][-1]
    return piece.strength - 2 if piece.facedown else 2 - piece.strength


# -- Cards that come, go and move --------------------------------------------------------------------------------


def _reinforced(table: Table, column: int) -> Iterator[Table]:
    terms = table.terms(MINE, table.standing())
    for to in table.beside(column):
        if terms.down[to] and not terms.blocked[to]:
            after = table.copy()
            after.piles[MINE][to].append(Piece(NONE, table.average, True))
            yield after


def moves(table: Table, card: int) -> Iterator[Table]:
    """One of my cards, wherever it may go."""
    lifted, guarded = table.copy(), table.guarded(table.standing())
    piece, column = lifted.lift(card)
    for to in lifted.columns:
        if to != column and column not in guarded:
            yield lay(lifted, piece, to)


def lay(table: Table, piece: Piece, column: int) -> Table:
    table = table.copy()
    table.piles[MINE][column].append(piece)
    return table


def _moved(table: Table) -> Iterator[Table]:
    yield table
    for card in table.laid():
        yield from moves(table, card)


def back_in_hand(table: Table, card: int) -> Table:
    """One of my cards, to be played once more."""
    table = table.copy()
    table.hands[MINE].append(table.lift(card)[0].card)
    return table


def _redeployed(table: Table) -> Iterator[Table]:
    yield table
    for pile in table.piles[MINE]:
        for piece in pile:
            if piece.facedown and piece.card != NONE:
                yield back_in_hand(table, piece.card)


def _taken(table: Table, column: int) -> Iterator[Table]:
    """Another uncovered card of mine, for one more in their hand."""
    others = [at for side, at in table.tops(table.columns) if side == MINE and at != column]
    for at in others:
        after = back_in_hand(table, table.piles[MINE][at][-1].card)
        after.unknown[THEIRS] += 1
        yield after


def losses(table: Table, card: int) -> Iterator[Table]:
    """One of my cards, for any uncovered one."""
    lighter = table.copy()
    lighter.lift(card)
    for side, column in lighter.tops(lighter.columns):
        if side == THEIRS:
            yield without_top(lighter, side, column)


def without_top(table: Table, side: int, column: int) -> Table:
    table = table.copy()
    table.piles[side][column].pop()
    return table


def _lost(table: Table) -> Iterator[Table]:
    yield table
    for card in table.laid():
        yield from losses(table, card)


# -- Supplies, promises, cards shown -----------------------------------------------------------------------------


def lent(table: Table, column: int, to: int) -> Table:
    """Foreign Loan in a column: a supply for me beside it, one for them here."""
    table = table.copy()
    table.supplies[MINE][to] += 1
    table.supplies[THEIRS][column] += 1
    return table


def shown(table: Table, by: int, card: int) -> Iterator[Table]:
    """A card of my hand is revealed."""
    if by == REQUISITION and table.column_matching(card) != NONE:
        table = table.copy()
        table.supplies[MINE][table.column_matching(card)] += 2
        yield table
    elif by == LEVERAGE:
        yield from flipped(table, table.tops(table.columns), strength_printed(card))
    elif by == SURVEILLANCE:
        yield _promised(table, by)


def _showing(by: int) -> Callable[[Table], Iterator[Table]]:
    def after(table: Table) -> Iterator[Table]:
        yield table
        for card in table.hands[MINE]:
            yield from shown(table, by, card)

    return after


def _dropping(table: Table) -> Iterator[Table]:
    table = table.copy()
    table.air_drop[MINE] = True
    yield table


def _promised(table: Table, by: int) -> Table:
    table = table.copy()
    table.credit += skill(by)
    return table


def _named(table: Table) -> Iterator[Table]:
    yield _promised(table, NEUTRALIZATION)


ANYWHERE: dict[int, Callable[[Table], Iterator[Table]]] = {
    AIR_DROP: _dropping,
    AMBUSH: _ambushed,
    DISRUPT: _disrupted,
    TRANSPORT: _moved,
    REDEPLOY: _redeployed,
    CALCULATED_LOSSES: _lost,
    NEUTRALIZATION: _named,
    REQUISITION: _showing(REQUISITION),
    LEVERAGE: _showing(LEVERAGE),
    SURVEILLANCE: _showing(SURVEILLANCE),
}
