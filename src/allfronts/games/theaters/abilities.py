"""What the cards answer together: what resolves, what destroys a play, where a card may go, who is stronger."""

from __future__ import annotations

import numpy as np

from ...kernel.masks import Mask, has, lowest, mask
from ...kernel.rule import rule
from .cards import (
    AIR_DROP,
    AIR_MANEUVER,
    AMBUSH,
    BLOCKADE,
    CALCULATED_LOSSES,
    CONTAINMENT,
    DIPLOMACY_MANIPULATION,
    DISRUPT,
    ECONOMICS_MANIPULATION,
    GIVE_AND_TAKE,
    INSTANT,
    INTELLIGENCE_MANIPULATION,
    KIND,
    LAND_MANEUVER,
    LEVERAGE,
    NEUTRALIZATION,
    REDEPLOY,
    REINFORCE,
    REQUISITION,
    SEA_MANEUVER,
    SURVEILLANCE,
    TRANSPORT,
    aerodrome_lets,
    air_drop,
    ambassador_lets,
    ambush,
    blockade_destroys,
    calculated_losses,
    containment_destroys,
    disrupt,
    foreign_loan,
    give_and_take,
    is_light,
    leverage,
    maneuver,
    neutralization,
    redeploy,
    reinforce,
    requisition,
    strength_together,
    support_adds,
    surveillance,
    transport,
)
from .state import NONE, OPEN, Log, State
from .words import ability_of, cards_beside, column_matching, every_column, has_ability, standing

INSTANTS = np.uint64(sum(1 << number for number, kind in KIND.items() if kind == INSTANT))
MANEUVERS = np.uint64(
    sum(
        1 << number
        for number in (
            AIR_MANEUVER,
            LAND_MANEUVER,
            SEA_MANEUVER,
            INTELLIGENCE_MANIPULATION,
            DIPLOMACY_MANIPULATION,
            ECONOMICS_MANIPULATION,
        )
    )
)


@rule
def is_instant(s: State, card: int) -> bool:
    return has(INSTANTS, ability_of(s, card))


@rule
def resolve(s: State, me: int, card: int, step: int, log: Log) -> int:
    """One step of an instant ability."""
    if has(MANEUVERS, ability_of(s, card)):
        return maneuver(s, me, card, step, log)
    if has_ability(s, card, AIR_DROP):
        return air_drop(s, me, card, log)
    if has_ability(s, card, REINFORCE):
        return reinforce(s, me, card, step, log)
    if has_ability(s, card, AMBUSH):
        return ambush(s, me, card, step, log)
    if has_ability(s, card, DISRUPT):
        return disrupt(s, me, card, step, log)
    if has_ability(s, card, TRANSPORT):
        return transport(s, me, step, log)
    if has_ability(s, card, REDEPLOY):
        return redeploy(s, me, step, log)
    if has_ability(s, card, SURVEILLANCE):
        return surveillance(s, me, step, log)
    if has_ability(s, card, NEUTRALIZATION):
        return neutralization(s, me, step, log)
    if has_ability(s, card, GIVE_AND_TAKE):
        return give_and_take(s, me, card, step, log)
    if has_ability(s, card, LEVERAGE):
        return leverage(s, me, card, step, log)
    if has_ability(s, card, REQUISITION):
        return requisition(s, me, step, log)
    if has_ability(s, card, CALCULATED_LOSSES):
        return calculated_losses(s, me, card, step, log)
    return foreign_loan(s, me, card, step, log)


@rule
def destroyer_of_a_play(s: State, column: int, face: int) -> int:
    """Which card destroys one that is played here? Where Blockade would, the face makes no difference."""
    if blockade_destroys(s, column):
        return lowest(standing(s, BLOCKADE) & cards_beside(s, column))
    return lowest(standing(s, CONTAINMENT)) if containment_destroys(s, face) else NONE


@rule
def columns_open(s: State, side: int) -> Mask:
    """Where any card may be played faceup, whatever theater it is of, without giving anything for it."""
    return every_column(s) if s.air_drop[side] == OPEN else ambassador_lets(s, side)


@rule
def columns_for(s: State, card: int, opened: Mask, light: bool) -> Mask:
    """Where a card may be played faceup, if these theaters are open to any card and all of them to light ones."""
    return every_column(s) if light and is_light(card) else opened | mask(column_matching(s, card))


@rule
def goes_freely(s: State, side: int, card: int, column: int) -> bool:
    """May the card be played faceup to this theater without giving anything for it?"""
    return has(columns_for(s, card, columns_open(s, side), aerodrome_lets(s, side)), column)


@rule
def total(s: State, side: int, column: int) -> int:
    """A side's strength in a theater: its cards, what supports them, and its supplies."""
    cards = strength_together(s, side, s.side[side] & s.column[column])
    return cards + support_adds(s, side, column) + int(s.supplies[side, column])
