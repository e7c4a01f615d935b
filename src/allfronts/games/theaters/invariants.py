"""What is true of every state, whatever has been played. Positions from outside are checked against it."""

from __future__ import annotations

from ...kernel.masks import has, members, size
from .deeds import LAST_TICK, hand_at, supplies_left, tick_at
from .knowledge import hidden_from, places_for
from .state import (
    AIR,
    CARD,
    CARDS,
    COLUMN,
    COLUMNS,
    EXCHANGE,
    FIRST_EDITION,
    HAND,
    LAND,
    NAMED,
    NONE,
    OPEN,
    OVER,
    OWN_CARDS,
    PLAY,
    ROW,
    SEA,
    SEAT,
    SEATS,
    SIDES,
    SUITS,
    TURN,
    UNCOVERED,
    State,
)
from .words import cards_in_battle, side_of


def flaw_of(s: State) -> str:
    """The name of the first thing that is wrong with a state, or nothing."""
    return _flaw_of_numbers(s) or _flaw_of_cards(s) or _flaw_of_question(s)


def _flaw_of_numbers(s: State) -> str:
    def within(least: int, value: int, most: int) -> bool:
        return least <= value <= most

    fine = {
        "edition": within(0, s.edition, OWN_CARDS) and (s.edition != FIRST_EDITION or _is_first_box(s)),
        "scoring": within(0, s.beginner, 1),
        "theater": s.theaters in (3, 5) and _settled_together(s),
        "seat": within(2, s.seats, SEATS) and within(NONE, s.acting, s.seats - 1),
        "side": all(within(NONE if s.battle == 0 else 0, side, 1) for side in (s.first, s.next_turn)),
        "score": s.target > 0 and min(s.score) >= 0 and s.battle >= 0,
        "row": within(0, s.row_head, ROW - 1) and within(0, s.row_size, ROW),
        "step": all(0 <= step <= 9 for step in s.step) and all(0 <= side <= 1 for side in s.owner),
        "card": all(within(NONE, card, CARDS - 1) for card in _every_mention_of_a_card(s)),
        "air_drop": all(0 <= state <= OPEN for state in s.air_drop) and all(0 <= n <= 9 for n in s.extra_turns),
        "columns": within(0, s.columns, 31) and within(0, s.faces, 3) and within(0, s.may_decline, 1),
        "tick": within(0, s.tick, LAST_TICK) and within(0, s.watched, 15) and min(s.left) >= 0,
        "supplies": min(s.supplies.ravel()) >= 0 and supplies_left(s) >= 0,
        "commander": all(0 <= n <= CARDS for n in s.cheap.ravel()),
        "ability": all(0 <= card < CARDS for card in s.ability),
    }
    return next((name for name, good in fine.items() if not good), "")


def _every_mention_of_a_card(s: State) -> tuple[int, ...]:
    single = (s.deck_top, s.drawn, s.asking, s.chosen, s.pick)
    return (*s.row.tolist(), *s.under.tolist(), *s.top.ravel().tolist(), *single)


def _is_first_box(s: State) -> bool:
    return s.theaters == 3 and s.seats == SIDES and not set(s.suit.tolist()) - {NONE, AIR, LAND, SEA}


def _settled_together(s: State) -> bool:
    suits = [int(suit) for suit in s.suit[: s.theaters]]
    laid = len(set(suits)) == len(suits) and 0 <= min(suits) and max(suits) < SUITS
    open_yet = set(suits) == {NONE} and size(s.options) == s.theaters
    return (laid or open_yet) and all(suit == NONE for suit in s.suit[s.theaters :])


def _flaw_of_cards(s: State) -> str:
    """Every card of the battle is in one place, and each way of looking at the places agrees."""
    if s.battle == 0:
        return ""
    places = [card for hand in s.hand for card in members(hand)]
    sides, columns = s.side.tolist(), s.column.tolist()
    lists = [(NONE, NONE, s.deck_top)]
    lists += [(side, column, int(s.top[side, column])) for side in range(SIDES) for column in range(COLUMNS)]
    for side, column, card in lists:
        while card != NONE:
            if card in places:
                return "card"
            places.append(card)
            on_side = [cards >> card & 1 for cards in sides] == [side == 0, side == 1]
            if not on_side or [cards >> card & 1 for cards in columns] != [column == c for c in range(COLUMNS)]:
                return "side"
            card = int(s.under[card])
    if s.drawn != NONE:
        places.append(s.drawn)
    every = int(cards_in_battle(s))
    if sorted(places) != members(cards_in_battle(s)):
        return "card"
    beside = [*s.known, *s.marked, s.facedown]
    if int(s.facedown) & ~int(s.side[0] | s.side[1]) or any(int(cards) & ~every for cards in beside):
        return "known"
    if any(int(s.hand[seat]) & ~int(s.known[seat]) for seat in range(SEATS)) or any(s.hand[s.seats :]):
        return "known"
    remembered = zip(s.seen.tolist(), s.left.tolist(), strict=True)
    if not all(_was_learned(s, seen, left) for seen, left in remembered if seen or left):
        return "seen"
    return "" if all(_is_where_it_may_be(s, seat) for seat in range(s.seats)) else "seen"


def _was_learned(s: State, seen: int, left: int) -> bool:
    """What is remembered of a card was learned before now, and of hands that are watched since."""
    hands = {hand_at(seen)} if seen > 0 else {hand_at(-seen), hand_at(-seen) + SIDES} if seen < 0 else set[int]()
    return max(tick_at(abs(seen)), tick_at(left)) <= s.tick and all(s.watched >> hand & 1 for hand in hands)


def _is_where_it_may_be(s: State, seat: int) -> bool:
    """What has been learned of the cards that a seat cannot see is true."""
    hidden = hidden_from(s, seat)
    return all(has(places_for(s, card, hidden), card) for card in members(hidden) if s.seen[card] != 0)


def _flaw_of_question(s: State) -> str:
    if not 0 <= s.ask <= SEAT or not NONE <= s.actor < s.seats:
        return "ask"
    decides = s.ask in (EXCHANGE, TURN, PLAY, UNCOVERED, CARD, COLUMN, HAND, NAMED, SEAT)
    if decides != (s.actor != NONE) or (s.ask == OVER) != (max(s.score) >= s.target):
        return "actor"
    if not decides:
        return ""
    return "options" if not s.options or not _options_fit(s) else ""


def _options_fit(s: State) -> bool:
    options, side = int(s.options), side_of(s.actor)
    if s.ask == TURN:
        return options == int(s.hand[s.actor]) and s.row_size == 0
    if s.ask == PLAY:
        mine = int(s.hand[s.actor]) | (1 << int(s.drawn) if s.drawn != NONE else 0)
        return not options & ~mine and s.columns > 0 and s.faces > 0
    if s.ask == CARD:
        return not options & ~int(s.side[side])
    if s.ask in (HAND, EXCHANGE):
        return not options & ~int(s.hand[s.actor])
    if s.ask == NAMED:
        return not options & ~int(cards_in_battle(s))
    if s.ask == COLUMN:
        return options < 1 << s.theaters
    if s.ask == SEAT:
        return not options & ~(1 << side | (1 << side + SIDES if s.seats > side + SIDES else 0))
    piles = [
        side * COLUMNS + column for side in range(SIDES) for column in range(COLUMNS) if s.top[side, column] != NONE
    ]
    return not options & ~sum(1 << pile for pile in piles)
