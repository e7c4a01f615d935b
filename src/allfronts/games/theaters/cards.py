"""The eighteen cards as printed: meaning, data and behaviour of each in one place.

An instant ability is asked to resolve, step by step; an ongoing one answers the one question of the rules that it
changes, for as long as its card lies faceup. `me` is the side of the card. What 2019 says otherwise: editions.py.
"""

from __future__ import annotations

import numpy as np

from ...kernel.masks import EMPTY, Mask, has, lowest, mask, size, without_lowest
from ...kernel.rule import rule
from .asking import AGAIN, DONE, NOTHING, ask_card, ask_column, ask_play, ask_uncovered
from .deeds import draw, flip_chosen, move, owe_extra_turn, put_on_deck, return_to_hand
from .editions import (
    AIR_DROP_WAITS_FOR_NEXT_TURN,
    OPPONENT_DISRUPTS_FIRST,
    REDEPLOY_GIVES_A_TURN,
    REDEPLOY_IS_OPTIONAL,
    REINFORCE_IS_OPTIONAL,
)
from .journals import AIR_DROP_READY, note
from .state import AIR, DOWN, LAND, NEXT_TURN, NONE, OPEN, SEA, SUITS, UP, Log, State
from .words import (
    adjacent,
    column_of,
    columns_next_to,
    covered_by,
    every_column,
    every_pile_in,
    faceup,
    faceup_for,
    hand_of,
    owner_of,
    piles_in,
    seat_of,
    strength_printed,
)

INSTANT, ONGOING, PLAIN = "instant", "ongoing", "plain"
KIND: dict[int, str] = {}
NAME: dict[int, str] = {}


def card(suit: int, strength: int, name: str, kind: str) -> int:
    """A card's number."""
    number = suit * SUITS + strength - 1
    NAME[number], KIND[number] = name, kind
    return number


# -- Air -------------------------------------------------------------------------------------------------

SUPPORT = card(AIR, 1, "Support", ONGOING)


@rule
def support_adds(s: State, side: int, column: int) -> int:
    """Your total is 3 higher in every theater adjacent to this one, even where you have no card."""
    return 3 if faceup_for(s, SUPPORT, side) and adjacent(column_of(s, SUPPORT), column) else 0


AIR_DROP = card(AIR, 2, "Air Drop", INSTANT)


@rule
def air_drop(s: State, me: int, log: Log) -> int:
    """The next card you play may go to a theater it does not match."""
    s.air_drop[me] = NEXT_TURN if AIR_DROP_WAITS_FOR_NEXT_TURN[s.edition] else OPEN
    note(s, log, AIR_DROP_READY, me, AIR_DROP, NONE, NONE, NONE)
    return DONE


AIR_MANEUVER = card(AIR, 3, "Maneuver", INSTANT)
LAND_MANEUVER = card(LAND, 3, "Maneuver", INSTANT)
SEA_MANEUVER = card(SEA, 3, "Maneuver", INSTANT)


@rule
def maneuver(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Flip an uncovered card in an adjacent theater."""
    if step == 0:
        return ask_uncovered(s, me, every_pile_in(s, columns_next_to(s, column_of(s, card))))
    return flip_chosen(s, card, log)


AERODROME = card(AIR, 4, "Aerodrome", ONGOING)


@rule
def aerodrome_lets(s: State, side: int, card: int) -> bool:
    """You may play cards of printed strength 3 or less to theaters they do not match."""
    return faceup_for(s, AERODROME, side) and strength_printed(card) <= 3


CONTAINMENT = card(AIR, 5, "Containment", ONGOING)


@rule
def containment_destroys(s: State, face: int) -> bool:
    """If any player plays a card facedown, destroy it."""
    return face == DOWN and faceup(s, CONTAINMENT)


HEAVY_BOMBERS = card(AIR, 6, "Heavy Bombers", PLAIN)

# -- Land ------------------------------------------------------------------------------------------------

REINFORCE = card(LAND, 1, "Reinforce", INSTANT)


@rule
def reinforce(s: State, me: int, step: int, log: Log) -> int:
    """Draw a card and play it facedown to an adjacent theater."""
    columns = columns_next_to(s, column_of(s, REINFORCE))
    if step == 0 and columns != EMPTY and s.deck_top != NONE:
        draw(s, me, log)
        return ask_play(s, me, mask(s.drawn), columns, DOWN, REINFORCE_IS_OPTIONAL[s.edition])
    if s.drawn != NONE:
        put_on_deck(s, me, log)
    return NOTHING if step == 0 else DONE


AMBUSH = card(LAND, 2, "Ambush", INSTANT)


@rule
def ambush(s: State, me: int, step: int, log: Log) -> int:
    """Flip any uncovered card."""
    if step == 0:
        return ask_uncovered(s, me, every_pile_in(s, every_column(s)))
    return flip_chosen(s, AMBUSH, log)


COVER_FIRE = card(LAND, 4, "Cover Fire", ONGOING)


@rule
def under_cover_fire(s: State) -> Mask:
    """Every card this one covers has strength 4, up or down."""
    return covered_by(s, COVER_FIRE) if faceup(s, COVER_FIRE) else EMPTY


DISRUPT = card(LAND, 5, "Disrupt", INSTANT)


@rule
def disrupt(s: State, me: int, step: int, log: Log) -> int:
    """Starting with you, each player chooses one of their own uncovered cards and flips it."""
    side = me if (step < 2) != OPPONENT_DISRUPTS_FIRST[s.edition] else 1 - me
    if step % 2 == 0:
        asked = ask_uncovered(s, side, piles_in(s, side, every_column(s)))
        return AGAIN if asked == NOTHING else asked  # who has no card is skipped
    flip_chosen(s, DISRUPT, log)
    return AGAIN if step == 1 else DONE


HEAVY_TANKS = card(LAND, 6, "Heavy Tanks", PLAIN)

# -- Sea -------------------------------------------------------------------------------------------------

TRANSPORT = card(SEA, 1, "Transport", INSTANT)


@rule
def transport(s: State, me: int, step: int, log: Log) -> int:
    """You may move one of your cards to another theater."""
    if step == 0:
        return ask_card(s, me, s.side[me], True)
    if step == 1 and s.pick != NONE:
        s.chosen = s.pick
        return ask_column(s, me, every_column(s) & ~mask(column_of(s, s.chosen)))
    if step == 2:
        move(s, s.chosen, s.pick, log)
    return DONE


ESCALATION = card(SEA, 2, "Escalation", ONGOING)


@rule
def strength_facedown(s: State, side: int) -> int:
    """All your facedown cards have strength 4."""
    return 4 if faceup_for(s, ESCALATION, side) else 2


REDEPLOY = card(SEA, 4, "Redeploy", INSTANT)


@rule
def redeploy(s: State, me: int, step: int, log: Log) -> int:
    """You may return one of your facedown cards to your hand; if you do, play a card."""
    if step == 0:
        return ask_card(s, me, s.side[me] & s.facedown, REDEPLOY_IS_OPTIONAL[s.edition])
    if step == 1 and s.pick != NONE:
        return_to_hand(s, seat_of(s, me), s.pick, log)
        if REDEPLOY_GIVES_A_TURN[s.edition]:
            return owe_extra_turn(s, me, log)
        return ask_play(s, me, hand_of(s, me), every_column(s), UP | DOWN, False)
    return DONE


BLOCKADE = card(SEA, 5, "Blockade", ONGOING)


@rule
def blockade_destroys(s: State, column: int) -> bool:
    """If any player plays a card to an adjacent theater that already holds 3 or more cards, destroy it."""
    return faceup(s, BLOCKADE) and adjacent(column_of(s, BLOCKADE), column) and size(s.column[column]) >= 3


SUPER_BATTLESHIP = card(SEA, 6, "Super Battleship", PLAIN)

INSTANTS = np.uint64(sum(1 << number for number, kind in KIND.items() if kind == INSTANT))

# -- What the cards answer together ------------------------------------------------------------------------


@rule
def resolve(s: State, me: int, card: int, step: int, log: Log) -> int:
    """One step of an instant ability."""
    if card == AIR_MANEUVER or card == LAND_MANEUVER or card == SEA_MANEUVER:
        return maneuver(s, me, card, step, log)
    if card == AIR_DROP:
        return air_drop(s, me, log)
    if card == REINFORCE:
        return reinforce(s, me, step, log)
    if card == AMBUSH:
        return ambush(s, me, step, log)
    if card == DISRUPT:
        return disrupt(s, me, step, log)
    if card == TRANSPORT:
        return transport(s, me, step, log)
    if card == REDEPLOY:
        return redeploy(s, me, step, log)
    return DONE


@rule
def destroyer_of_a_play(s: State, column: int, face: int) -> int:
    """Which card destroys one that is played here? Where Blockade would, the face makes no difference."""
    if blockade_destroys(s, column):
        return BLOCKADE
    return CONTAINMENT if containment_destroys(s, face) else NONE


@rule
def may_go_anywhere_faceup(s: State, side: int, card: int) -> bool:
    return s.air_drop[side] == OPEN or aerodrome_lets(s, side, card)


@rule
def strength_of(s: State, card: int) -> int:
    """What a card in play is worth now."""
    if has(under_cover_fire(s), card):
        return 4
    return strength_facedown(s, owner_of(s, card)) if has(s.facedown, card) else strength_printed(card)


@rule
def total(s: State, side: int, column: int) -> int:
    """A side's strength in a theater: what `strength_of` says of its cards, counted together."""
    cards = s.side[side] & s.column[column]
    under_fire = cards & under_cover_fire(s)
    down, up = cards & s.facedown & ~under_fire, cards & ~s.facedown & ~under_fire
    strength = 4 * size(under_fire) + strength_facedown(s, side) * size(down) + support_adds(s, side, column)
    while up != EMPTY:
        strength += strength_printed(lowest(up))
        up = without_lowest(up)
    return strength
