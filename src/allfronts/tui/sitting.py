"""A war at one keyboard: who sits where, what has been done, where it is kept.

Knows the match, its record and its bots. Refuses to know how anything looks. All it tells is what a seat may see.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from ..archive import Record, load, save, save_file
from ..bots import Bot, Thinker
from ..bots.ladder import named
from ..fair import Seed
from ..games import theaters as game
from ..games.theaters import PUBLIC, View
from ..games.theaters.journals import Event
from ..games.theaters.state import NONE
from ..games.theaters.telling import row_of
from ..kernel.mistake import Mistake
from ..kernel.struct import to_bytes
from ..table.taking_back import last_decision, require_nothing_revealed

RECRUIT, SERGEANT, COLONEL, FRIEND = "recruit", "sergeant", "colonel", "friend"
RANKS = (RECRUIT, SERGEANT, COLONEL)  # of those the computer plays
OPPONENTS = (*RANKS, FRIEND)
HUMAN = 0  # the seat of whoever plays alone


def new_record(options: game.Options, names: tuple[str, ...]) -> Record:
    """A war with fresh chance, to which every seat adds its own."""
    contributions = [secrets.token_bytes(16) for _ in names]
    record = Record.begin(game.NAME, options, names, Seed.fresh(), contributions)
    return replace(record, day=date.today())


class Sitting:
    """One war from its first card to its last, kept on disk after every decision."""

    def __init__(self, against: str, record: Record, damage: Mistake | None = None):
        self.against, self.record, self.damage = against, record, damage
        self.file = save_file(against)
        self.options: game.Options = game.Options.parse(record.options)
        moods = int(record.commitment[:8], 16)
        others = range(HUMAN + 1, self.options.players) if against in RANKS else ()
        threads = max(1, (os.cpu_count() or 1) - 1)  # a core is left to the screen
        self.bots: dict[int, Bot] = {
            seat: named(game, against, moods + seat - 1, self.options, threads) for seat in others
        }
        self._viewed, self._views = b"", dict[int, View]()
        self._play(record.actions)
        self.seen = [0] * self.options.players  # how much each seat has been told at its last look
        self.battles_told = len(self.battle_ends())

    @classmethod
    def begin(cls, against: str, options: game.Options, names: tuple[str, ...]) -> Sitting:
        """A new war. One that was left unfinished is put among the past ones."""
        with suppress(Mistake):  # a save that is lost cannot be put away
            unfinished = cls.interrupted(against)
            if unfinished:
                unfinished.put_away()
        sitting = cls(against, new_record(options, names))
        sitting.keep()
        return sitting

    @classmethod
    def interrupted(cls, against: str) -> Sitting | None:
        """The war left unfinished; a Mistake if its save and the one before it are both lost."""
        loaded = load(save_file(against))
        sitting = cls(against, *loaded) if loaded else None
        return None if sitting is None or sitting.over else sitting

    # -- What a seat sees

    @property
    def seat(self) -> int:
        """Who decides now; NONE when the war is over."""
        return game.actor(self.match.state)

    @property
    def over(self) -> bool:
        return self.seat == NONE

    @property
    def alone(self) -> bool:
        """Is there one person at the keyboard?"""
        return bool(self.bots)

    @property
    def thinking(self) -> bool:
        """Does whoever decides now take their time? The others answer at once."""
        return self.against == COLONEL and self.seat in self.bots

    def view(self, seat: int) -> View:
        """Made once for each state: whoever draws a screen asks again and again."""
        now = to_bytes(self.match.state)
        if self._viewed != now:
            self._viewed, self._views = now, dict[int, View]()
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def told(self, viewer: int) -> list[Event]:
        return self.match.told[viewer]

    @property
    def shown(self) -> frozenset[int]:
        """The cards that everybody has seen and knows the place of."""
        return frozenset(_seen(self.view(PUBLIC)))

    def look(self, seat: int) -> None:
        """This seat has seen all it has been told."""
        self.seen[seat] = len(self.told(seat))

    def battle_ends(self) -> list[int]:
        """Where in the public story battles end: the first event after each."""
        events = self.told(PUBLIC)
        return [n + 2 for n, event in enumerate(events) if event.kind == "battle_won"]  # the score follows

    def events(self, viewer: int, start: int = 0, end: int | None = None) -> list[tuple[Event, tuple[int, ...]]]:
        """What a viewer has been told, each event with the row of theaters of its time."""
        return list(zip(self.told(viewer), self.rows, strict=True))[start:end]

    # -- What is done

    def act(self, action: int) -> None:
        self._act(action)
        self.keep()

    def let_bot_act(self) -> bool:
        """A bot that is to decide does so; False when a person is. It would decide the same again: no need to save."""
        if self.over or self.seat not in self.bots:
            return False
        self._act(self.bot_decision()())
        return True

    def bot_decision(self) -> Callable[[], int]:
        """What the bot that is to decide makes of all it sees now; to be asked from any thread."""
        view = self.view(self.seat)
        return partial(self.bots[self.seat].decide, view, view.question.actions)

    def hurry(self) -> None:
        """Nobody waits for the bot that thinks any more."""
        for bot in self.bots.values():
            if isinstance(bot, Thinker):
                bot.hurry()

    def _play(self, actions: Sequence[int]) -> None:
        """From the first card on."""
        self.match = self.record.match(0)
        self.seats: list[int] = []  # who took each action
        self.rows = [row_of(self.view(PUBLIC))] * len(self.told(PUBLIC))  # of theaters, as each event happened
        for action in actions:
            self._act(action)

    def _act(self, action: int) -> None:
        seat, row = self.seat, row_of(self.view(PUBLIC))
        self.match.act(action)
        self.seats.append(seat)
        self.rows += [row] * (len(self.told(PUBLIC)) - len(self.rows))

    def keep(self) -> None:
        self.record = self.record.with_actions(self.match.actions)
        save(self.record, self.file)

    def put_away(self) -> Path:
        """Put the record among those of past wars; there is no interrupted one any more."""
        self.record = self.record.with_actions(self.match.actions)
        place = next(file for file in self._records() if not file.exists())
        save(self.record, place)
        for file in self.file.parent.glob(f"{self.file.name}*"):
            file.unlink()
        return place

    def _records(self) -> Iterator[Path]:
        n = 1
        while True:
            yield save_file(f"wars/{self.record.day}-{n}")
            n += 1

    # -- What is taken back

    def undo(self, comment: str) -> None:
        """Back to the last decision of a person. Between people a Mistake, where something was revealed by it."""
        n = last_decision(self.seats, [seat for seat in self.seats if seat not in self.bots])
        before = self.match.after(n)
        if not self.alone:
            require_nothing_revealed(before, self.match)
        self._play(self.match.actions[:n])
        self.battles_told = len(self.battle_ends())
        self.seen = [min(seen, len(self.told(seat))) for seat, seen in enumerate(self.seen)]
        self.record = self.record.with_actions(self.match.actions).with_comment(n, comment)
        save(self.record, self.file)


def _seen(view: View) -> set[int]:
    """The cards whose face this viewer sees somewhere."""
    lying = {each.card for theater in view.theaters for pile in theater.piles for each in pile}
    held = {card for hand in view.hands for card in hand.cards}
    drawn = NONE if view.drawn is None else view.drawn
    return (lying | held | {*view.deck} | {drawn}) - {NONE}
