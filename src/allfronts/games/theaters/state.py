"""The whole of a war as one small struct: the cards, who knows them, the abilities waiting, the open question.

Nothing else exists: copy it and the war can be resumed from the middle of any chain of abilities. It holds both boxes:
36 cards, 5 theaters, 4 seats on two sides; a game for two over three theaters uses a part of it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...kernel.masks import Mask
from ...kernel.struct import Masks, Numbers, ReadOften, field

CARDS, SUITS, COLUMNS, SIDES, SEATS = 36, 6, 5, 2, 4  # seats 0 and 2 are side 0, 1 and 3 side 1
AIR, LAND, SEA, INTELLIGENCE, DIPLOMACY, ECONOMICS = range(SUITS)
PUBLIC = SEATS  # the viewer who has no seat
VIEWERS = SEATS + 1
NONE = -1  # no card, no column, no answer
SUPPLIES = 14  # tokens in the box

REVISED, FIRST_EDITION, OWN_CARDS = 0, 1, 2  # OWN_CARDS: the revised rules with cards of the table's own
ROW = 8  # more abilities never wait: docs/termination.md
NOT_IN_FORCE, NEXT_TURN, OPEN = range(3)  # Air Drop: its owner's next turn opens it, or it is open

# What is being asked
SHUFFLE_COMMANDERS, SHUFFLE_THEATERS, SHUFFLE_CARDS, TURN, PLAY, UNCOVERED, CARD, COLUMN, OVER = range(9)
EXCHANGE, HAND, NAMED, SEAT = range(9, 13)
DOWN, UP = 1, 2  # the faces a card may be played with

Log: TypeAlias = NDArray[np.int16] | None  # a journal, or nothing to tell


class State(ReadOften):
    # Where the cards are
    hand: Masks = field("u8", SEATS)
    side: Masks = field("u8", SIDES)  # in play on each side
    column: Masks = field("u8", COLUMNS)  # in play in each theater, both sides
    facedown: Mask = field("u8")  # of those in play, the facedown ones
    marked: Masks = field("u8", SIDES)  # cards that partners exchange, or that a side must play if it holds them
    known: Masks = field("u8", VIEWERS)  # cards whose place each seat knows, and the public
    options: Mask = field("u8")  # the open question: among which cards, piles, columns, seats or theaters
    # The war
    target: int = field("i2")
    score: NDArray[np.int16] = field("i2", SIDES)
    battle: int = field("i2")  # counted from 1
    # Order: every card knows what lies beneath it, in a pile and in the deck
    under: Numbers = field("i1", CARDS)
    top: Numbers = field("i1", SIDES, COLUMNS)  # the uncovered card of each pile
    deck_top: int = field("i1")
    drawn: int = field("i1")  # drawn from the deck, not played yet
    suit: Numbers = field("i1", COLUMNS)  # which theater stands in each column
    supplies: Numbers = field("i1", SIDES, COLUMNS)
    # Time, for what can be inferred of cards out of sight: knowledge.py
    tick: int = field("i1")
    watched: int = field("i1")  # the hands, as bits, about which something has been learned
    seen: Numbers = field("i1", CARDS)  # in which hand, or out of which hands, a card was last known to be, and when
    left: Numbers = field("i1", CARDS)  # which hand a card left unseen, and when
    # Abilities waiting in a row, the head resolving
    row: Numbers = field("i1", ROW)
    owner: Numbers = field("i1", ROW)  # the side of each
    step: Numbers = field("i1", ROW)  # how far each has got
    row_head: int = field("i1")
    row_size: int = field("i1")
    # The open question
    ask: int = field("i1")
    actor: int = field("i1")  # the seat that answers
    asking: int = field("i1")  # the card that asks
    columns: int = field("i1")  # where a card may be played, as bits
    faces: int = field("i1")
    may_decline: int = field("i1")
    pick: int = field("i1")  # the last answer
    chosen: int = field("i1")  # an earlier one that the same ability still needs
    # The battle
    acting: int = field("i1")  # the seat whose turn it is
    next_turn: int = field("i1")  # the side that takes the next ordinary turn
    first: int = field("i1")  # the side of the first player
    air_drop: Numbers = field("i1", SIDES)
    extra_turns: Numbers = field("i1", SIDES)
    # The game chosen
    edition: int = field("i1")
    beginner: int = field("i1")
    theaters: int = field("i1")  # how many are in play
    seats: int = field("i1")  # how many are taken
    cheap: Numbers = field("i1", SIDES, 3)  # withdrawing costs 2, 3, 4 points from so many cards left; fewer cost 6
    ability: Numbers = field("i1", CARDS)  # which card's ability each card has, where the table has cards of its own
