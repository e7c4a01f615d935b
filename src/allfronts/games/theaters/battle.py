"""The flow of a battle: a card is played, what it sets off resolves, the turn passes; then the next question."""

from __future__ import annotations

from ...kernel.masks import EMPTY, has, mask
from ...kernel.rule import rule
from .asking import ASKED, DONE, NOTHING
from .cards import INSTANTS, destroyer_of_a_play, resolve
from .deeds import (
    clear_head_of_row,
    leave_hand_unseen,
    put,
    put_under_deck,
    show_to_all,
    show_to_side,
    trigger,
)
from .editions import TURNED_DOWN_IS_INTERRUPTED
from .journals import (
    DESTROYED,
    INTERRUPTED,
    NOTHING_TO_DO,
    PLAYED_DOWN,
    PLAYED_UNSEEN,
    PLAYED_UP,
    RESOLVES,
    SKIPPED,
    TURN_BEGAN,
    note,
)
from .state import DOWN, NEXT_TURN, NONE, NOT_IN_FORCE, OPEN, TURN, UP, Log, State
from .war import settle
from .words import every_column, faceup, hand_of, seat_of, side_of


@rule
def play(s: State, card: int, column: int, face: int, log: Log) -> None:
    """A card goes to a theater from the hand or, drawn, from the deck, unless something destroys it on the way."""
    side, destroyer = side_of(s.actor), destroyer_of_a_play(s, column, face)
    if s.air_drop[side] == OPEN:
        s.air_drop[side] = NOT_IN_FORCE
    if card == s.drawn:
        s.drawn = NONE
    elif face == UP and destroyer == NONE:
        s.hand[s.actor] &= ~mask(card)
    else:
        leave_hand_unseen(s, s.actor, card)
    if destroyer != NONE:
        note(s, log, PLAYED_UNSEEN, side, card, column, NONE, NONE)
        note(s, log, DESTROYED, side, card, column, destroyer, NONE)
        put_under_deck(s, card)
        return
    put(s, side, card, column)
    if face == UP:
        show_to_all(s, card)
        note(s, log, PLAYED_UP, side, card, column, NONE, NONE)
        trigger(s, card)
    else:
        s.facedown |= mask(card)
        show_to_side(s, side, card)
        note(s, log, PLAYED_DOWN, side, card, column, NONE, NONE)


@rule
def advance(s: State, log: Log) -> None:
    """Resolve what waits in the row, head first, then pass the turn; stop at the next question."""
    while s.row_size > 0:
        if resolve_head(s, log) == ASKED:
            return
    pass_turn(s, log)


@rule
def resolve_head(s: State, log: Log) -> int:
    """One step of the ability at the head of the row, or clear it away."""
    place = int(s.row_head)
    card, step, me = int(s.row[place]), int(s.step[place]), int(s.owner[place])
    if card == NONE or not has(INSTANTS, card):
        clear_head_of_row(s)
        return DONE
    if TURNED_DOWN_IS_INTERRUPTED[s.edition] and not faceup(s, card):
        note(s, log, INTERRUPTED, me, card, NONE, NONE, NONE)
        s.row[place] = NONE
        return DONE
    if step == 0:
        note(s, log, RESOLVES, me, card, NONE, NONE, NONE)
    s.asking = card
    s.step[place] += 1
    result = resolve(s, me, card, step, log)
    if result == NOTHING:
        note(s, log, NOTHING_TO_DO, me, card, NONE, NONE, NONE)
    elif result == DONE:
        s.row[place] = NONE
    return result


@rule
def pass_turn(s: State, log: Log) -> None:
    """To a side that is owed an extra turn, else to the next one that has cards; with none left the battle ends."""
    side = owed_extra_turn(s)
    if side == NONE:
        side = int(s.next_turn)
        if hand_of(s, side) == EMPTY:
            if hand_of(s, 1 - side) == EMPTY:
                settle(s, log)
                return
            note(s, log, SKIPPED, side, NONE, NONE, NONE, NONE)
            side = 1 - side
        s.next_turn = 1 - side
    begin_turn(s, side, log)


@rule
def owed_extra_turn(s: State) -> int:
    """The side that takes an extra turn now; with an empty hand it is lost."""
    for side in range(2):
        while s.extra_turns[side] > 0:
            s.extra_turns[side] -= 1
            if hand_of(s, side) != EMPTY:
                return side
    return NONE


@rule
def begin_turn(s: State, side: int, log: Log) -> None:
    s.turn = side
    if s.air_drop[side] == NEXT_TURN:
        s.air_drop[side] = OPEN
    s.ask, s.actor, s.asking = TURN, seat_of(s, side), NONE
    s.may_decline, s.pick, s.chosen = 0, NONE, NONE
    s.options, s.columns, s.faces = hand_of(s, side), int(every_column(s)), UP | DOWN
    note(s, log, TURN_BEGAN, side, NONE, NONE, NONE, NONE)
