"""The whole of a war as one small struct: the cards, who knows them, the abilities waiting, the open question.

Nothing else exists: copy it and the war can be resumed from the middle of any chain of abilities. It is laid out for
both boxes (36 cards, 5 theaters, 4 seats); the first box uses 18 cards, 3 theaters and 2 seats of it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...kernel.masks import Mask
from ...kernel.struct import Masks, Numbers, Struct, field

CARDS, SUITS, COLUMNS, SIDES, SEATS = 36, 6, 5, 2, 4
AIR, LAND, SEA, INTELLIGENCE, DIPLOMACY, ECONOMICS = range(SUITS)
PUBLIC = SEATS  # the viewer who has no seat
VIEWERS = SEATS + 1
PLAYING, WATCHING = (0, 1), (0, 1, PUBLIC)  # the seats taken, and who else may look
NONE = -1  # no card, no column, no answer

REVISED, FIRST_EDITION = 0, 1
ROW = 16  # more abilities never wait: docs/termination.md
NOT_IN_FORCE, NEXT_TURN, OPEN = range(3)  # Air Drop: its owner's next turn opens it, or it is open

# What is being asked
SHUFFLE_COMMANDERS, SHUFFLE_THEATERS, SHUFFLE_CARDS, TURN, PLAY, UNCOVERED, CARD, COLUMN, OVER = range(9)
DOWN, UP = 1, 2  # the faces a card may be played with

Log: TypeAlias = NDArray[np.int16] | None  # a journal, or nothing to tell


class State(Struct):
    # Where the cards are
    hand: Masks = field("u8", SEATS)
    side: Masks = field("u8", SIDES)  # in play on each side
    column: Masks = field("u8", COLUMNS)  # in play in each theater, both sides
    facedown: Mask = field("u8")  # of those in play, the facedown ones
    # What each seat knows, and the public
    known: Masks = field("u8", VIEWERS)  # cards whose place the viewer knows
    traced: Masks = field("u8", SEATS)  # cards the seat last knew in a hand
    options: Mask = field("u8")  # the open question: among which cards, piles or columns
    # The war
    target: int = field("i2")
    score: NDArray[np.int16] = field("i2", SIDES)
    battle: int = field("i2")  # counted from 1
    # Order: every card knows what lies beneath it, in a pile and in the deck
    under: Numbers = field("i1", CARDS)
    top: Numbers = field("i1", SIDES, COLUMNS)  # the uncovered card of each pile
    deck_top: int = field("i1")
    deck_bottom: int = field("i1")
    drawn: int = field("i1")  # drawn from the deck, not played yet
    suit: Numbers = field("i1", COLUMNS)  # which theater stands in each column
    # Time, for what can be inferred from hands: knowledge.py
    tick: int = field("i1")
    since: Numbers = field("i1", CARDS)  # when a traced card was last seen to be in a hand
    left: Numbers = field("i1", CARDS)  # when this card left a hand unseen
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
    turn: int = field("i1")  # the side whose turn it is
    next_turn: int = field("i1")  # the side that takes the next ordinary turn
    first: int = field("i1")  # the side of the first player
    air_drop: Numbers = field("i1", SIDES)
    extra_turns: Numbers = field("i1", SIDES)
    # The game chosen
    edition: int = field("i1")
    beginner: int = field("i1")
    theaters: int = field("i1")  # how many are in play
    hand_size: int = field("i1")
    winner: int = field("i1")  # the side that has won the war
