"""The cards of both boxes as printed: meaning, data and behaviour of each in one place.

An instant ability is asked to resolve, step by step; an ongoing one answers the one question of the rules that it
changes, for as long as its card lies faceup. `me` is the side of the card. What 2019 says otherwise: editions.py.
Where the table has cards of its own, another card may have the ability: so an ability asks where its bearers stand.
"""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, lowest, mask, size, without_lowest
from ...kernel.rule import rule
from .asking import (
    AGAIN,
    DONE,
    NOTHING,
    ask_any_play,
    ask_card,
    ask_column,
    ask_name,
    ask_partner,
    ask_play,
    ask_reveal,
    ask_uncovered,
    or_go_on,
)
from .deeds import (
    bind,
    destroy,
    draw,
    flip_chosen,
    gain_supplies,
    move,
    owe_extra_turn,
    put_on_deck,
    receive,
    return_to_hand,
    reveal,
    reveal_lesser,
    supplies_left,
)
from .editions import (
    AIR_DROP_WAITS_FOR_NEXT_TURN,
    OPPONENT_DISRUPTS_FIRST,
    REDEPLOY_GIVES_A_TURN,
    REDEPLOY_IS_OPTIONAL,
    REINFORCE_IS_OPTIONAL,
)
from .journals import AIR_DROP_READY, NAMED_CARD, RETURNED, TAKEN, note
from .state import (
    AIR,
    DIPLOMACY,
    DOWN,
    ECONOMICS,
    INTELLIGENCE,
    LAND,
    NEXT_TURN,
    NONE,
    OPEN,
    SEA,
    SUITS,
    Log,
    State,
)
from .words import (
    cards_beside,
    cards_in,
    column_matching,
    column_of,
    columns_beside,
    columns_of,
    columns_topped_by,
    covered_by,
    every_column,
    every_pile_in,
    owner_of,
    piles_in,
    spokesman,
    standing,
    standing_for,
    strength_printed,
    top_of,
    turn_of,
)

INSTANT, ONGOING, PLAIN = "instant", "ongoing", "plain"
PRINTED, PARTLY, RECONSTRUCTED = "printed", "partly", "reconstructed"  # where what we say of a card comes from
KIND: dict[int, str] = {}
NAME: dict[int, str] = {}
PROVENANCE: dict[int, str] = {}


def card(suit: int, strength: int, name: str, kind: str, provenance: str = PRINTED) -> int:
    """A card's number."""
    number = suit * SUITS + strength - 1
    NAME[number], KIND[number], PROVENANCE[number] = name, kind, provenance
    return number


# -- Air -------------------------------------------------------------------------------------------------

SUPPORT = card(AIR, 1, "Support", ONGOING)


@rule
def support_adds(s: State, side: int, column: int) -> int:
    """Your total is 3 higher in every theater adjacent to this one, even where you have no card."""
    return 3 * size(standing_for(s, SUPPORT, side) & cards_beside(s, column))


AIR_DROP = card(AIR, 2, "Air Drop", INSTANT)


@rule
def air_drop(s: State, me: int, card: int, log: Log) -> int:
    """The next card you play may go to a theater it does not match."""
    s.air_drop[me] = NEXT_TURN if AIR_DROP_WAITS_FOR_NEXT_TURN[s.edition] else OPEN
    note(s, log, AIR_DROP_READY, me, card, NONE, NONE, NONE)
    return DONE


AIR_MANEUVER = card(AIR, 3, "Maneuver", INSTANT)
LAND_MANEUVER = card(LAND, 3, "Maneuver", INSTANT)
SEA_MANEUVER = card(SEA, 3, "Maneuver", INSTANT)


@rule
def maneuver(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Flip an uncovered card in an adjacent theater."""
    if step == 0:
        return ask_uncovered(s, me, every_pile_in(s, columns_beside(s, mask(card)) & ~guarded(s)))
    return flip_chosen(s, card, log)


AERODROME = card(AIR, 4, "Aerodrome", ONGOING)


@rule
def aerodrome_lets(s: State, side: int) -> bool:
    """You may play cards of printed strength 3 or less to theaters they do not match."""
    return bool(standing_for(s, AERODROME, side) != EMPTY)


@rule
def is_light(card: int) -> bool:
    return strength_printed(card) <= 3


CONTAINMENT = card(AIR, 5, "Containment", ONGOING)


@rule
def containment_destroys(s: State, face: int) -> bool:
    """If any player plays a card facedown, destroy it."""
    return face == DOWN and bool(standing(s, CONTAINMENT) != EMPTY)


HEAVY_BOMBERS = card(AIR, 6, "Heavy Bombers", PLAIN)

# -- Land ------------------------------------------------------------------------------------------------

REINFORCE = card(LAND, 1, "Reinforce", INSTANT)


@rule
def reinforce(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Draw a card and play it facedown to an adjacent theater."""
    columns = columns_beside(s, mask(card)) & columns_facedown(s, me)
    if step == 0 and columns != EMPTY and s.deck_top != NONE:
        draw(s, me, log)
        return ask_play(s, spokesman(s, me), mask(s.drawn), columns, DOWN, REINFORCE_IS_OPTIONAL[s.edition])
    if s.drawn != NONE:
        put_on_deck(s, me, log)
    return NOTHING if step == 0 else DONE


AMBUSH = card(LAND, 2, "Ambush", INSTANT)


@rule
def ambush(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Flip any uncovered card."""
    if step == 0:
        return ask_uncovered(s, me, every_pile_in(s, every_column(s) & ~guarded(s)))
    return flip_chosen(s, card, log)


COVER_FIRE = card(LAND, 4, "Cover Fire", ONGOING)
UNDER_COVER_FIRE = 4  # strength


@rule
def under_cover_fire(s: State) -> Mask:
    """Every card this one covers has strength 4, up or down."""
    cards, above = EMPTY, standing(s, COVER_FIRE)
    while above != EMPTY:
        cards |= covered_by(s, lowest(above))
        above = without_lowest(above)
    return cards


DISRUPT = card(LAND, 5, "Disrupt", INSTANT)


@rule
def disrupt(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Starting with you, each player chooses one of their own uncovered cards and flips it."""
    side = me if (step < 2) != OPPONENT_DISRUPTS_FIRST[s.edition] else 1 - me
    if step % 2 == 0:
        asked = ask_uncovered(s, side, piles_in(s, side, every_column(s) & ~guarded(s)))
        return or_go_on(asked)  # who has no card is skipped
    flip_chosen(s, card, log)
    return AGAIN if step == 1 else DONE


HEAVY_TANKS = card(LAND, 6, "Heavy Tanks", PLAIN)

# -- Sea -------------------------------------------------------------------------------------------------

TRANSPORT = card(SEA, 1, "Transport", INSTANT)


@rule
def transport(s: State, me: int, step: int, log: Log) -> int:
    """You may move one of your cards to another theater."""
    if step == 0:
        return ask_card(s, me, s.side[me] & ~cards_in(s, guarded(s)), True)
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
    return 4 if standing_for(s, ESCALATION, side) != EMPTY else 2


REDEPLOY = card(SEA, 4, "Redeploy", INSTANT)


@rule
def redeploy(s: State, me: int, step: int, log: Log) -> int:
    """You may return one of your facedown cards to your hand; if you do, play a card."""
    if step == 0:
        return ask_card(s, me, s.side[me] & s.facedown, REDEPLOY_IS_OPTIONAL[s.edition])
    if step == 1 and s.pick != NONE:
        return ask_partner(s, me, int(s.pick))
    if step == 2:
        return_to_hand(s, int(s.pick), int(s.chosen), RETURNED, log)
        return owe_extra_turn(s, me, log) if REDEPLOY_GIVES_A_TURN[s.edition] else ask_any_play(s, me)
    return DONE


BLOCKADE = card(SEA, 5, "Blockade", ONGOING)


@rule
def blockade_destroys(s: State, column: int) -> bool:
    """If any player plays a card to an adjacent theater that already holds 3 or more cards, destroy it."""
    return size(s.column[column]) >= 3 and bool(standing(s, BLOCKADE) & cards_beside(s, column) != EMPTY)


SUPER_BATTLESHIP = card(SEA, 6, "Super Battleship", PLAIN)

# -- Intelligence ----------------------------------------------------------------------------------------

SURVEILLANCE = card(INTELLIGENCE, 1, "Surveillance", INSTANT, PARTLY)


@rule
def surveillance(s: State, me: int, step: int, log: Log) -> int:
    """You may reveal a card; if you do, the opponent reveals every card in hand lesser than it."""
    if step < 2:
        return ask_reveal(s, me, step)
    if s.pick != NONE:
        reveal(s, int(s.pick), log)
        reveal_lesser(s, 1 - me, strength_printed(int(s.pick)), log)
    return DONE


AGENT_NETWORK = card(INTELLIGENCE, 2, "Agent Network", ONGOING, PARTLY)


@rule
def columns_facedown(s: State, side: int) -> Mask:
    """The opponent may not play cards facedown to the theater this card is in."""
    agents = standing_for(s, AGENT_NETWORK, 1 - side)
    return every_column(s) & ~columns_of(s, agents) if agents != EMPTY else every_column(s)


INTELLIGENCE_MANIPULATION = card(INTELLIGENCE, 3, "Manipulation", INSTANT)
NEUTRALIZATION = card(INTELLIGENCE, 4, "Neutralization", INSTANT)


@rule
def neutralization(s: State, me: int, step: int, log: Log) -> int:
    """Name a card; if the opponent holds it, on their next turn they must reveal it and play it facedown."""
    if step == 0:
        return ask_name(s, me)
    note(s, log, NAMED_CARD, me, s.pick, NONE, NONE, NONE)
    return bind(s, 1 - me, int(s.pick), log)


EXPOSURE = card(INTELLIGENCE, 5, "Exposure", ONGOING, RECONSTRUCTED)


@rule
def exposer_of(s: State, face: int) -> int:
    """Whenever any player plays a card facedown, it is revealed to all as it is played."""
    return lowest(standing(s, EXPOSURE)) if face == DOWN and standing(s, EXPOSURE) != EMPTY else NONE


MASTER_SPY = card(INTELLIGENCE, 6, "Master Spy", PLAIN, RECONSTRUCTED)

# -- Diplomacy -------------------------------------------------------------------------------------------

GIVE_AND_TAKE = card(DIPLOMACY, 1, "Give and Take", INSTANT, PARTLY)


@rule
def give_and_take(s: State, me: int, card: int, step: int, log: Log) -> int:
    """Take one of your other uncovered cards into your hand; the opponent receives the top card of the deck."""
    if step == 0:
        asked = ask_uncovered(s, me, piles_in(s, me, every_column(s) & ~columns_topped_by(s, card)))
        return or_go_on(asked) if s.deck_top != NONE else asked
    if step == 1:
        return ask_partner(s, me, top_of(s, s.pick)) if s.pick != NONE else AGAIN
    if step == 3:
        return receive(s, int(s.pick), log)
    if s.pick != NONE:
        return_to_hand(s, int(s.pick), int(s.chosen), TAKEN, log)
    return ask_partner(s, 1 - me, NONE) if s.deck_top != NONE else DONE


AMBASSADOR = card(DIPLOMACY, 2, "Ambassador", ONGOING, PARTLY)


@rule
def ambassador_lets(s: State, side: int) -> Mask:
    """You may play cards to a theater adjacent to this one even if it does not match."""
    return columns_beside(s, standing_for(s, AMBASSADOR, side))


DIPLOMACY_MANIPULATION = card(DIPLOMACY, 3, "Manipulation", INSTANT)
LEVERAGE = card(DIPLOMACY, 4, "Leverage", INSTANT, PARTLY)


@rule
def leverage(s: State, me: int, card: int, step: int, log: Log) -> int:
    """You may reveal a card; if you do, flip any uncovered card lesser than it."""
    if step < 2:
        return ask_reveal(s, me, step)
    if step == 2 and s.pick != NONE:
        s.chosen = s.pick
        reveal(s, int(s.chosen), log)
        return ask_uncovered(s, me, piles_lesser_than(s, strength_printed(int(s.chosen))))
    return flip_chosen(s, card, log) if step == 3 else DONE


ARMISTICE = card(DIPLOMACY, 5, "Armistice", ONGOING, RECONSTRUCTED)


@rule
def guarded(s: State) -> Mask:
    """Cards in theaters adjacent to this one cannot be flipped or moved by abilities."""
    return columns_beside(s, standing(s, ARMISTICE))


GRAND_BETRAYAL = card(DIPLOMACY, 6, "Grand Betrayal", PLAIN)

# -- Economics -------------------------------------------------------------------------------------------

REQUISITION = card(ECONOMICS, 1, "Requisition", INSTANT, PARTLY)


@rule
def requisition(s: State, me: int, step: int, log: Log) -> int:
    """You may reveal a card; if you do, gain 2 supplies in the theater that matches it."""
    if step < 2:
        return ask_reveal(s, me, step)
    if s.pick != NONE:
        reveal(s, int(s.pick), log)
        gain_supplies(s, me, column_matching(s, int(s.pick)), 2, log)
    return DONE


SUPPLY_LINES = card(ECONOMICS, 2, "Supply Lines", ONGOING)


@rule
def supply_lines_let(s: State, side: int) -> bool:
    """On your turn you may play to theaters that do not match; the opponent gains 1 supply there when you do."""
    return bool(standing_for(s, SUPPLY_LINES, side) != EMPTY) and turn_of(s) == side


ECONOMICS_MANIPULATION = card(ECONOMICS, 3, "Manipulation", INSTANT)
CALCULATED_LOSSES = card(ECONOMICS, 4, "Calculated Losses", INSTANT, PARTLY)


@rule
def calculated_losses(s: State, me: int, card: int, step: int, log: Log) -> int:
    """You may destroy one of your own cards; if you do, destroy any one uncovered card."""
    if step == 0:
        return ask_card(s, me, s.side[me], True)
    if step == 1 and s.pick != NONE:
        destroy(s, int(s.pick), card, log)
        return ask_uncovered(s, me, every_pile_in(s, every_column(s)))
    if step == 2 and s.pick != NONE:
        destroy(s, top_of(s, s.pick), card, log)
    return DONE


FOREIGN_LOAN = card(ECONOMICS, 5, "Foreign Loan", INSTANT, RECONSTRUCTED)


@rule
def foreign_loan(s: State, me: int, card: int, step: int, log: Log) -> int:
    """You gain 1 supply in an adjacent theater of your choice; the opponent gains 1 supply in this one."""
    if step == 0:
        return ask_column(s, me, columns_beside(s, mask(card)) if supplies_left(s) > 0 else EMPTY)
    if s.pick != NONE:
        gain_supplies(s, me, int(s.pick), 1, log)
        gain_supplies(s, 1 - me, column_of(s, card), 1, log)
    return DONE


INDUSTRIAL_MIGHT = card(ECONOMICS, 6, "Industrial Might", PLAIN, RECONSTRUCTED)

# -- Strength ----------------------------------------------------------------------------------------------


@rule
def strength_of(s: State, card: int) -> int:
    """What a card in play is worth now."""
    return strength_together(s, owner_of(s, card), mask(card))


@rule
def strength_together(s: State, side: int, cards: Mask) -> int:
    """What some cards in play on a side are worth now."""
    fire = cards & under_cover_fire(s)
    down: Mask = cards & s.facedown & ~fire
    up = cards & ~fire & ~down
    strength = UNDER_COVER_FIRE * size(fire) + strength_facedown(s, side) * size(down)
    while up != EMPTY:
        strength += strength_printed(lowest(up))
        up = without_lowest(up)
    return strength


@rule
def piles_lesser_than(s: State, strength: int) -> Mask:
    """The piles whose uncovered card is lesser than this and may be flipped."""
    piles, every = EMPTY, every_pile_in(s, every_column(s) & ~guarded(s))
    while every != EMPTY:
        if strength_of(s, top_of(s, lowest(every))) < strength:
            piles |= mask(lowest(every))
        every = without_lowest(every)
    return piles
