"""What a seat can work out from what it has seen, by brute force, and whether the engine says just that.

`Witness` is somebody who sits at one seat and thinks of every way the cards could lie: it starts from all of them and,
with every event it is told, keeps and continues those in which that could happen. It knows nothing of how the engine
remembers what is known. `redeal` must draw each of the ways that are left, all equally often; the views must show a
card where all of them agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.actions import PICK_CARD, PICK_COLUMN, WITHDRAW
from allfronts.games.theaters.cards import AMBUSH, CONTAINMENT, REDEPLOY, REINFORCE, TRANSPORT
from allfronts.games.theaters.journals import Event
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import NONE, SIDES
from allfronts.kernel.random import seeded
from allfronts.kernel.rule import compiled
from allfronts.kernel.struct import copy_of

COLUMNS = 3


class Way(NamedTuple):
    """How the cards could lie: the other seat's hand, the piles from the bottom, the deck from the top."""

    hand: frozenset[int]
    piles: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    drawn: int = NONE


def way_of(s: Any, seat: int) -> Way:
    """How they do lie, with another seat than `seat` holding the hidden hand."""
    hand = frozenset(card for card in range(18) if int(s.hand[1 - seat]) >> card & 1)
    piles = [tuple(reversed(down_from(s, s.top[side, column]))) for side in range(SIDES) for column in range(COLUMNS)]
    return Way(hand, tuple(piles), tuple(down_from(s, s.deck_top)), int(s.drawn))


def down_from(s: Any, card: int) -> list[int]:
    cards: list[int] = []
    while card != NONE:
        cards.append(int(card))
        card = int(s.under[card])
    return cards


class Witness:
    def __init__(self, s: Any, seat: int, unknown: set[int]):
        """`unknown` are the cards whose places the seat does not know yet."""
        self.seat = seat
        true, cards = way_of(s, seat), sorted(unknown)
        self.ways: set[Way] = set()
        for order in permutations(cards):
            now = dict(zip(cards, order, strict=True))
            self.ways.add(
                Way(
                    frozenset(now.get(card, card) for card in true.hand),
                    tuple(tuple(now.get(card, card) for card in pile) for pile in true.piles),
                    tuple(now.get(card, card) for card in true.deck),
                )
            )

    def sees(self, events: list[Event], taken: int) -> None:
        """`taken` is how deep in its pile the card lay that is moved or returned: anybody sees that."""
        for event in events:
            self.ways = {way for before in self.ways for way in self._after(before, event, taken)}

    def _after(self, way: Way, event: Event, taken: int) -> list[Way]:
        mine, pile = event.side == self.seat, event.side * COLUMNS + event.column
        match event.kind:
            case "drew":
                fits = event.card in (NONE, way.deck[0])
                return [way._replace(drawn=way.deck[0], deck=way.deck[1:])] if fits else []
            case "put_back":
                return [way._replace(drawn=NONE, deck=(way.drawn, *way.deck))]
            case "played_up" | "played_down":
                return [laid(after, pile, card) for after, card in self._given(way, event, mine)]
            case "played_unseen":
                return [after._replace(deck=(*after.deck, card)) for after, card in self._given(way, event, mine)]
            case "flipped_up" | "flipped_down":
                return [way] if way.piles[pile][-1] == event.card else []
            case "moved":
                after, card = taken_up(way, event.side * COLUMNS + event.a, taken)
                return [laid(after, pile, card)]
            case "returned":
                after, card = taken_up(way, pile, taken)
                return [after if mine else after._replace(hand=after.hand | {card})]
            case _:
                return [way]

    def _given(self, way: Way, event: Event, mine: bool) -> list[tuple[Way, int]]:
        """The cards that could have been played, and what is left without them."""
        if way.drawn != NONE:
            return [(way._replace(drawn=NONE), way.drawn)]
        if mine:
            return [(way, event.card)]
        could = [card for card in way.hand if event.kind != "played_up" or card == event.card]
        return [(way._replace(hand=way.hand - {card}), card) for card in could]


def laid(way: Way, pile: int, card: int) -> Way:
    piles = list(way.piles)
    piles[pile] = (*piles[pile], card)
    return way._replace(piles=tuple(piles))


def taken_up(way: Way, pile: int, depth: int) -> tuple[Way, int]:
    piles = list(way.piles)
    cards = piles[pile]
    at = len(cards) - 1 - depth
    piles[pile] = cards[:at] + cards[at + 1 :]
    return way._replace(piles=tuple(piles)), cards[at]


# -- Beginnings with few hidden cards -------------------------------------------------------------------------------


def beginning(edition: str, seed: int) -> tuple[Any, int, set[int]]:
    """A position in which a seat does not know five cards: three or fewer in the other hand, one on the table, a deck.

    Of the rest some lie facedown on the other side although the seat has seen them: those can be taken back.
    """
    rng = np.random.default_rng((21, seed))
    seat = int(rng.integers(2))
    cards = [int(card) for card in rng.permutation(18)]
    for card in (AMBUSH, REINFORCE, REDEPLOY):  # mostly the other hand begins with Redeploy
        if rng.random() < 0.8:
            cards.remove(card)
            cards.insert(0, card)
    held = int(rng.integers(2, 4))
    theirs, mine, rest = cards[:held], cards[held:6], cards[6:]
    deck, hidden, seen = rest[: 4 - held], rest[4 - held : 5 - held], rest[5 - held :]
    piles: dict[tuple[int, int], list[str]] = {(side, column): [] for side in range(2) for column in range(COLUMNS)}
    seen_facedown: list[int] = []
    for card in [*hidden, *seen]:
        facedown = card in hidden or card == CONTAINMENT or rng.random() < 0.5
        side = 1 - seat if card in hidden or rng.random() < 0.6 else seat
        if facedown and side != seat and card not in hidden:
            seen_facedown.append(card)
        piles[side, int(rng.integers(COLUMNS))].append(CODE[card].lower() if facedown else CODE[card])
    hands = {seat: mine, 1 - seat: theirs}
    sections = [f"{edition} 12 standard", "score 0-0", "battle 1", "first one", f"turn {('one', 'two')[1 - seat]}"]
    for column, theater in enumerate(("air", "land", "sea")):
        sections.append(f"{theater} " + " / ".join(" ".join(piles[side, column]) or "-" for side in range(2)))
    for side, name in enumerate(("one", "two")):
        sections.append(f"{name} " + (" ".join(CODE[card] for card in sorted(hands[side])) or "-"))
    s = game.read("; ".join([*sections, "deck " + (" ".join(CODE[card] for card in deck) or "-")]))
    for card in seen_facedown:
        s.known[:] = [int(known) | 1 << card for known in s.known]
    return s, seat, {*theirs, *deck, *hidden}


def depth_of(s: Any, action: int) -> int:
    """How many cards lie on the one that an action takes from its pile."""
    card = int(s.chosen) if action >= PICK_COLUMN else action - PICK_CARD
    for side in range(SIDES):
        for column in range(COLUMNS):
            pile = down_from(s, s.top[side, column])
            if card in pile:
                return pile.index(card)
    return NONE


def play(s: Any, seat: int, witness: Witness, rng: Any, decisions: int) -> None:
    """Some random decisions, preferring those that take cards back and those that hide them."""
    for _ in range(decisions):
        actions = [action for action in game.legal_actions(s) if action != WITHDRAW]
        liked = [action for action in actions if likes(s, action)]
        action = int(rng.choice(liked if liked and rng.random() < 0.7 else actions))
        log, taken = game.journal(), depth_of(s, action)
        game.act(s, action, log)
        witness.sees(game.events(log, seat), taken)
        if game.actor(s) == NONE:
            break


def likes(s: Any, action: int) -> bool:
    if action < WITHDRAW:
        card, up = action // 10, action % 2
        return (up == 1) == (card in (REDEPLOY, REINFORCE, AMBUSH, TRANSPORT))
    return PICK_CARD <= action < PICK_COLUMN


def unevenness(counts: Counter[Way], kinds: int) -> float:
    """Chi-square against every way being equally likely, less what chance allows it on the average."""
    expected = counts.total() / kinds
    return sum(count**2 for count in counts.values()) / expected - counts.total() - (kinds - 1)


def stories(edition: str, seeds: range) -> Iterator[tuple[Any, int, set[Way], int]]:
    """Positions with their witness after a few decisions; those where a battle has ended are left out."""
    for seed in seeds:
        s, seat, unknown = beginning(edition, seed)
        witness = Witness(s, seat, unknown)
        rng = np.random.default_rng((22, seed))
        play(s, seat, witness, rng, int(rng.integers(2, 9)))
        if game.actor(s) != NONE:
            yield s, seat, witness.ways, seed


editions = pytest.mark.parametrize("edition", ["revised", "2019"])


def require_even_redeals(edition: str, seeds: range, most_ways: int, redeal: Any) -> None:
    """`most_ways` keeps it short: more ways want more draws."""
    traced = 0
    for s, seat, ways, seed in stories(edition, seeds):
        if len(ways) > most_ways:
            continue
        assert way_of(s, seat) in ways
        drawn, rng = Counter[Way](), seeded(seed)
        for _ in range(16 * len(ways)):
            world = copy_of(s)
            redeal(world, seat, rng)
            drawn[way_of(world, seat)] += 1
        assert drawn.keys() == ways, f"seat {seat} of {game.write(s)}"
        assert unevenness(drawn, len(ways)) < 6 * (2 * len(ways)) ** 0.5 + 6, f"seat {seat} of {game.write(s)}"
        traced += any(s.seen[card] > 0 for card in range(18) if not int(s.known[seat]) >> card & 1)
    assert traced >= len(seeds) / 30  # the hardest case is among them


@editions
def test_redealing_draws_every_way_that_is_left_equally_often_and_no_other(edition: str) -> None:
    require_even_redeals(edition, range(60), 30, game.redeal)


@editions
@pytest.mark.slow
def test_redealing_is_even_in_many_positions(edition: str) -> None:
    require_even_redeals(edition, range(60, 300), 120, compiled([game.redeal]).twin(game.redeal))


@editions
@pytest.mark.parametrize("seeds", [range(300, 400), pytest.param(range(400, 1000), marks=pytest.mark.slow)])
def test_a_view_shows_a_card_where_all_ways_agree_and_nowhere_else(edition: str, seeds: range) -> None:
    for s, seat, ways, _ in stories(edition, seeds):
        view = game.view(s, seat)
        where = f"seat {seat} of {game.write(s)}"
        held = {card for card in range(18) if all(card in way.hand for way in ways)}
        assert set(view.hands[1 - seat].cards) == held, where
        for pile in range(SIDES * COLUMNS):
            shown = [lying.card for lying in view.theaters[pile % COLUMNS].piles[pile // COLUMNS]]
            assert shown == agreed([way.piles[pile] for way in ways]), where
        assert list(view.deck) == agreed([way.deck for way in ways]), where


def agreed(ways: list[tuple[int, ...]]) -> list[int]:
    """The cards on which all agree, place by place; NONE where they do not."""
    return [cards[0] if len(set(cards)) == 1 else NONE for cards in zip(*ways, strict=True)]
