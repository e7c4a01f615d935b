"""A drawn position, played move by move. Every move gives a new one; the old one stays as it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from allfronts.games import theaters as game
from allfronts.games.theaters.abilities import total
from allfronts.games.theaters.cards import strength_of
from allfronts.games.theaters.journals import KINDS, Event
from allfronts.games.theaters.notation import CODE, SUIT_NAMES
from allfronts.games.theaters.position import HIDDEN
from allfronts.games.theaters.state import NONE, State
from allfronts.games.theaters.war import controls, winner_of
from allfronts.games.theaters.words import turn_of
from allfronts.kernel.mistake import Mistake
from allfronts.kernel.random import seeded
from allfronts.kernel.struct import copy_of

from .cards import Cards, Deck, down_from, number

Who = Literal["me", "them", "partner", "rival"]  # by seat; a side is called as its first seat
WHO: tuple[Who, ...] = get_args(Who)
Told: TypeAlias = tuple[tuple[str, ...], ...]  # by viewer
QUESTIONS = tuple("commanders theaters cards turn play uncovered card theater over exchange hand name partner".split())
NAMED_BY = ("destroyed", "flipped_up", "flipped_down", "destroyed_in_play", "exposed")


def who(side: int) -> str:
    return WHO[side] if side != NONE else "nobody"


@dataclass(frozen=True)
class Place:
    """A theater: the piles from the bottom, the totals, who controls it."""

    me: Cards
    them: Cards
    total_me: int
    total_them: int
    controlled_by: str
    supplies: tuple[int, int] = (0, 0)


class Player:
    """`battle.me`: what I hold and see; called with a notation, what I do."""

    def __init__(self, battle: Battle, seat: int):
        self._battle, self._seat = battle, seat

    def __call__(self, text: str) -> Battle:
        return self._battle.play(self._seat, text)

    @property
    def hand(self) -> Cards:
        held = int(self._battle.state.hand[self._seat])
        return Cards(code for card, code in enumerate(CODE) if held >> card & 1)

    @property
    def view(self) -> game.View:
        return game.view(self._battle.state, self._seat)

    @property
    def told(self) -> list[str]:
        """What has happened since the drawing, as I may see it."""
        return self._battle.told(self._seat)

    def sees(self, theater: str, side: str) -> str:
        """Somebody's pile as I see it, from the bottom; "?" is a face I do not know."""
        return seen_pile(self.view, theater, side)

    def sees_hand_of(self, side: str) -> str:
        """The cards in somebody's hand that I know, and a "?" for each other."""
        hand = self.view.hands[WHO.index(side)]
        return " ".join([*(CODE[card] for card in hand.cards), *"?" * (hand.size - len(hand.cards))])

    def sees_deck(self) -> str:
        return " ".join(CODE[card] if card != NONE else "?" for card in self.view.deck)

    def worlds(self, n: int = 24) -> list[Battle]:
        """Some of the positions that I could not tell from this one."""
        found: list[Battle] = []
        for seed in range(n):
            world = copy_of(self._battle.state)
            game.redeal(world, self._seat, seeded(seed, self._seat))
            assert not game.flaw_of(world), f"redealt, the state is flawed: {game.flaw_of(world)}\n{game.write(world)}"
            assert game.view(world, self._seat) == self.view, f"redealt, it looks otherwise:\n{game.write(world)}"
            found.append(Battle(world))
        return found


def seen_pile(view: game.View, theater: str, side: str) -> str:
    (place,) = (place for place in view.theaters if SUIT_NAMES[place.suit] == theater)
    cards = place.piles[WHO.index(side)]
    return " ".join("?" if c.card == NONE else (HIDDEN if c.facedown else CODE)[c.card] for c in cards)


class Battle:
    def __init__(self, state: State, told: Told = ((),) * (game.PUBLIC + 1), events: Iterable[str] = ()):
        self.state, self._told, self.events = state, told, list(events)
        self.me, self.them, self.partner, self.rival = (Player(self, seat) for seat in range(len(WHO)))

    # -- Playing

    def play(self, seat: int, text: str) -> Battle:
        s = self.state
        assert s.actor == seat, f'"{text}": it is {self.decides} who decides ({self.asked}). {self._say_possible()}'
        try:
            action = game.parse(s, text)
        except Mistake as mistake:
            raise AssertionError(f"{mistake}\n{self._say_possible()}\n{game.write(s)}") from None
        state, log = copy_of(s), game.journal()
        game.act(state, action, log)
        return self._after(state, log)

    def deal(self) -> Battle:
        """The next battle, its cards dealt in the order they are numbered."""
        assert game.chance(self.state), f"nothing waits to be dealt. {self._say_possible()}"
        state, log = copy_of(self.state), game.journal()
        game.deal(state, np.arange(game.chance(state), dtype=np.int8), log)
        return self._after(state, log)

    def also(self, *differences: str) -> Battle:
        """The same position, but for these fields: what the rules provide for and cards hardly bring about."""
        return Battle(game.read("; ".join([game.write(self.state), *differences])), self._told, self.events)

    def _after(self, state: State, log: NDArray[np.int16]) -> Battle:
        assert not game.flaw_of(state), f"the state is flawed: {game.flaw_of(state)}\n{game.write(state)}"
        told = [(*old, *self._words(game.events(log, viewer))) for viewer, old in enumerate(self._told)]
        rows: list[list[int]] = log[1 : 1 + log[0, 0], :6].tolist()
        happened = [Event(KINDS[kind], side, card, column, a, b) for kind, side, card, column, a, b in rows]
        return Battle(state, tuple(told), (*self.events, *self._words(happened)))

    def _words(self, events: list[Event]) -> list[str]:
        return [self._word(event) for event in events]

    def _word(self, e: Event) -> str:
        words = [who(e.side), e.kind]
        words += [CODE[e.card]] if e.card != NONE else []
        words += [self._theater(e.column)] if e.column != NONE else []
        if e.kind in NAMED_BY:
            words += ["by", CODE[e.a]]
        elif e.kind == "moved":
            words += ["from", self._theater(e.a)]
        else:
            words += [str(n) for n in (e.a, e.b) if n != NONE]
        return " ".join(words)

    def _theater(self, column: int) -> str:
        return SUIT_NAMES[int(self.state.suit[column])]

    def _say_possible(self) -> str:
        return f"Possible now: {', '.join(self.possible) or 'nothing'}."

    # -- Looking

    @property
    def possible(self) -> list[str]:
        return [game.name(self.state, action) for action in game.legal_actions(self.state)]

    def can(self, text: str) -> bool:
        """May the one who decides now do this?"""
        try:
            game.parse(self.state, text)
        except Mistake as mistake:
            if mistake.word == "notation":
                raise AssertionError(f"{mistake}") from None
            return False
        return True

    @property
    def decides(self) -> str:
        return who(int(self.state.actor))

    @property
    def asked(self) -> str:
        """One of QUESTIONS: what is asked, "over", or what chance must shuffle."""
        return QUESTIONS[self.state.ask]

    @property
    def asking(self) -> str:
        """The code of the card that asks."""
        return CODE[self.state.asking] if self.state.asking != NONE else ""

    @property
    def turn(self) -> str:
        """The side whose turn it is."""
        return who(turn_of(self.state))

    @property
    def acting(self) -> str:
        """The seat whose turn it is."""
        return who(int(self.state.acting))

    @property
    def first(self) -> str:
        return who(int(self.state.first))

    @property
    def score(self) -> tuple[int, int]:
        return int(self.state.score[0]), int(self.state.score[1])

    @property
    def won_by(self) -> str:
        """Who has won the battle."""
        return next((event.split()[0] for event in reversed(self.events) if " battle_won " in event), "nobody")

    @property
    def war_won_by(self) -> str:
        return who(winner_of(self.state))

    @property
    def row(self) -> str:
        return " ".join(self._theater(column) for column in range(self.state.theaters))

    @property
    def deck(self) -> Deck:
        return Deck(CODE[card] for card in down_from(self.state, self.state.deck_top))

    @property
    def air(self) -> Place:
        return self._place("air")

    @property
    def land(self) -> Place:
        return self._place("land")

    @property
    def sea(self) -> Place:
        return self._place("sea")

    @property
    def intelligence(self) -> Place:
        return self._place("intelligence")

    @property
    def diplomacy(self) -> Place:
        return self._place("diplomacy")

    @property
    def economics(self) -> Place:
        return self._place("economics")

    def strength(self, name: str) -> int:
        """What a card in play is worth now."""
        return strength_of(self.state, number(name))

    def told(self, viewer: int) -> list[str]:
        return list(self._told[viewer])

    @property
    def told_to_all(self) -> list[str]:
        return self.told(game.PUBLIC)

    @property
    def public_view(self) -> game.View:
        return game.view(self.state, game.PUBLIC)

    def _place(self, theater: str) -> Place:
        column = self.row.split().index(theater)
        me, them = (self._pile(side, column) for side in range(2))
        mine, theirs = (total(self.state, side, column) for side in range(2))
        supplies = int(self.state.supplies[0, column]), int(self.state.supplies[1, column])
        return Place(me, them, mine, theirs, who(controls(self.state, column)), supplies)

    def _pile(self, side: int, column: int) -> Cards:
        cards = reversed(down_from(self.state, self.state.top[side, column]))
        down = int(self.state.facedown)
        return Cards((HIDDEN if down >> card & 1 else CODE)[card] for card in cards)

    def __repr__(self) -> str:
        return f"<{game.write(self.state)}>"
