"""The flow of a battle: a card is played, what it sets off resolves, the turn passes; then the next question."""

from __future__ import annotations

from ...kernel.masks import EMPTY, Mask, has, lowest, mask, size, without_lowest
from ...kernel.rule import rule
from .abilities import destroyer_of_a_play, goes_freely, is_instant, resolve
from .asking import ASKED, DONE, NOTHING, ask, ask_play
from .cards import NEUTRALIZATION, columns_facedown, exposer_of, supply_lines_let
from .deeds import (
    clear_head_of_row,
    enter_hand,
    gain_supplies,
    leave_hand_unseen,
    put,
    put_under_deck,
    rule_out,
    show_in_hand,
    show_to_all,
    show_to_side,
    trigger,
)
from .editions import TURNED_DOWN_IS_INTERRUPTED
from .journals import (
    ACTS,
    DESTROYED,
    EXCHANGED,
    EXPOSED,
    INTERRUPTED,
    MUST_PLAY,
    NOTHING_TO_DO,
    PLAYED_DOWN,
    PLAYED_UNSEEN,
    PLAYED_UP,
    RESOLVES,
    SKIPPED,
    TURN_BEGAN,
    note,
)
from .state import (
    DOWN,
    EXCHANGE,
    NAMED,
    NEXT_TURN,
    NONE,
    NOT_IN_FORCE,
    OPEN,
    PLAY,
    SEAT,
    SIDES,
    TURN,
    UP,
    Log,
    State,
)
from .war import settle
from .words import (
    ABILITIES,
    TEAMS,
    every_column,
    faceup,
    fuller_hand,
    hand_of,
    holder_of,
    is_team,
    partner,
    partners,
    side_of,
)


@rule
def play(s: State, card: int, column: int, face: int, log: Log) -> None:
    """A card goes to a theater from the hand or, drawn, from the deck, unless something destroys it on the way."""
    side, destroyer, exposer = side_of(s.actor), destroyer_of_a_play(s, column, face), exposer_of(s, face)
    supplies = face == UP and supply_lines_let(s, side) and not goes_freely(s, side, card, column)
    must_be_shown = exposer != NONE or plays_what_was_named(s)
    if s.air_drop[side] == OPEN:
        s.air_drop[side] = NOT_IN_FORCE
    if must_be_shown or (face == UP and destroyer == NONE):
        show_to_all(s, card)
        s.hand[s.actor] &= ~mask(card)
    elif card != s.drawn:
        leave_hand_unseen(s, s.actor, card, destroyer == NONE)
    if card == s.drawn:
        s.drawn = NONE
    if destroyer != NONE:
        note(s, log, PLAYED_UNSEEN, side, card, column, NONE, NONE)
        note_exposed(s, side, card, column, exposer, log)
        note(s, log, DESTROYED, side, card, column, destroyer, NONE)
        put_under_deck(s, card)
    else:
        lay(s, side, card, column, face, log)
        note_exposed(s, side, card, column, exposer, log)
    if supplies:
        gain_supplies(s, 1 - side, column, 1, log)


@rule
def lay(s: State, side: int, card: int, column: int, face: int, log: Log) -> None:
    put(s, side, card, column)
    if face == UP:
        note(s, log, PLAYED_UP, side, card, column, NONE, NONE)
        trigger(s, card)
    else:
        s.facedown |= mask(card)
        show_to_side(s, side, card)
        note(s, log, PLAYED_DOWN, side, card, column, NONE, NONE)


@rule
def note_exposed(s: State, side: int, card: int, column: int, exposer: int, log: Log) -> None:
    if exposer != NONE:
        note(s, log, EXPOSED, side, card, column, exposer, NONE)


@rule
def plays_what_was_named(s: State) -> bool:
    """Is this the turn in which a named card must be revealed and played?"""
    return has(ABILITIES, NEUTRALIZATION) and bool(s.ask == PLAY and s.asking == NONE)


@rule
def is_about_the_turn(s: State) -> bool:
    """Is the question not one of an ability, but of partners or of whoever was named a card?"""
    return (TEAMS or has(ABILITIES, NEUTRALIZATION)) and bool(s.asking == NONE)


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
    if card == NONE or not is_instant(s, card):
        clear_head_of_row(s)
        return DONE
    if TURNED_DOWN_IS_INTERRUPTED[s.edition] and not faceup(s, card):
        note(s, log, INTERRUPTED, me, card, NONE, NONE, NONE)
        s.row[place] = NONE
        return DONE
    if step == 0:
        s.chosen = NONE
        note(s, log, RESOLVES, me, card, NONE, NONE, NONE)
    s.asking = card
    s.step[place] += 1
    result = resolve(s, me, card, step, log)
    if result == NOTHING and step == 0:
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


# -- A turn ------------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, side: int, log: Log) -> None:
    """Settle who of the side acts: whoever was named a card, else the partner with more cards, else they choose."""
    if s.air_drop[side] == NEXT_TURN:
        s.air_drop[side] = OPEN
    s.asking, s.may_decline, s.pick, s.chosen = NONE, 0, NONE, NONE
    note(s, log, TURN_BEGAN, side, NONE, NONE, NONE, NONE)
    seat, named = (
        fuller_hand(s, side),
        held_of_named(s, side) if has(ABILITIES, NEUTRALIZATION) and s.marked[side] != EMPTY else EMPTY,
    )
    s.acting = side if seat == NONE else seat
    if named != EMPTY and columns_facedown(s, side) != EMPTY:
        if named & ~s.hand[holder_of(s, lowest(named))] == EMPTY:
            must_play(s, named, log)
        else:
            ask(s, NAMED, s.acting, named, False)
    elif seat == NONE:
        ask(s, SEAT, side, partners(side), False)
    else:
        take_turn(s, seat, log)


@rule
def held_of_named(s: State, side: int) -> Mask:
    """The named cards that the side still holds; now everybody knows which."""
    held: Mask = s.marked[side] & hand_of(s, side)
    rule_out(s, side, s.marked[side] & ~held)
    s.marked[side] = EMPTY
    cards = held
    while cards != EMPTY:
        show_in_hand(s, holder_of(s, lowest(cards)), lowest(cards))
        cards = without_lowest(cards)
    return held


@rule
def take_turn(s: State, seat: int, log: Log) -> None:
    if is_team(s, side_of(seat)):
        note(s, log, ACTS, side_of(seat), NONE, NONE, seat, NONE)
    s.acting, s.actor, s.ask = seat, seat, TURN
    s.options, s.columns, s.faces = s.hand[seat], int(every_column(s)), UP | DOWN


@rule
def must_play(s: State, named: Mask, log: Log) -> None:
    """A named card, or one of several in the same hand, is all that may be played in this turn."""
    seat = holder_of(s, lowest(named))
    s.acting = seat
    note(s, log, MUST_PLAY, side_of(seat), lowest(named) if size(named) == 1 else NONE, NONE, partner(s, seat), NONE)
    ask_play(s, seat, named, every_column(s), DOWN, False)


@rule
def settle_turn(s: State, log: Log) -> None:
    """A question about the turn itself has been answered."""
    if s.ask == EXCHANGE:
        s.marked[side_of(s.actor)] |= mask(s.pick)
        ask_exchange(s, s.actor + 1, log)
    elif s.ask == SEAT:
        take_turn(s, int(s.pick), log)
    else:
        must_play(s, mask(s.pick), log)


# -- The exchange between partners ---------------------------------------------------------------------------


@rule
def ask_exchange(s: State, seat: int, log: Log) -> None:
    """The next partner chooses a card; when all have chosen, the cards change hands and the first turn begins."""
    while seat < s.seats and not is_team(s, side_of(seat)):
        seat += 1
    if seat < s.seats:
        ask(s, EXCHANGE, seat, s.hand[seat], False)
        return
    for side in range(SIDES):
        if is_team(s, side):
            one, other = lowest(s.marked[side] & s.hand[side]), lowest(s.marked[side] & s.hand[side + SIDES])
            s.marked[side] = EMPTY
            give(s, side, side + SIDES, one, log)
            give(s, side + SIDES, side, other, log)
    pass_turn(s, log)


@rule
def give(s: State, seat: int, to: int, card: int, log: Log) -> None:
    s.hand[seat] &= ~mask(card)
    enter_hand(s, to, card)
    note(s, log, EXCHANGED, side_of(seat), card, NONE, seat, to)
