"""One table: people and the computer's players around a war, and the wars of an evening one after the other.

`do` applies a deed at a moment, or raises a Mistake and changes nothing. `due` and `by_itself` tell what happens when
nobody does anything: a secret is promised, time runs out, somebody is away for too long. Whoever owns a table asks
`to_decide` when one of the computer's players is to act. Refuses to know how anything is sent, kept or said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Any, Literal, TypeAlias

from ..archive import Record
from ..archive.record import winners_of
from ..fair import Seed, commitment
from ..kernel.match import Match
from ..kernel.mistake import Mistake
from .deeds import (
    Acted,
    Answered,
    Asked,
    Came,
    Decided,
    Deed,
    Left,
    Matter,
    Promised,
    RanOut,
    Resigned,
    Resumed,
    Said,
    Sat,
    StoodIn,
)
from .pace import Pace
from .plan import Plan
from .taking_back import last_decision, may_be_taken_back

SIDES = 2
NOBODY = -1
PATIENCE = 60.0  # seconds that others wait for somebody who is away, before one of the computer's players decides
STAND_IN = "sergeant"
LONGEST_NAME, LONGEST_SAYING, MOST_SAID, MOST_ADDED = 40, 300, 200, 64

How: TypeAlias = Literal["played", "resigned", "time"]


@dataclass
class Chair:
    """A seat at the table."""

    bot: str = ""  # of the computer's players, for good
    player: str = ""  # whose seat it is; "" while it is open
    name: str = ""
    added: bytes = b""  # to the chance of the next war
    here: bool = False
    away_since: float = 0.0
    stand_in: str = ""  # decides while the player is away
    left: float = 0.0  # seconds on the clock, when it last stood

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.player)

    @property
    def decider(self) -> str:
        """Which of the computer's players decides here now, if any."""
        return self.bot or self.stand_in


@dataclass
class War:
    record: Record
    match: Match
    deciders: list[int] = field(default_factory=list[int])  # who took each action
    taken_back: int = 0  # decisions

    @property
    def seat(self) -> int:
        return self.match.game.actor(self.match.state)


@dataclass(frozen=True)
class Request:
    """What all persons have to agree to."""

    matter: Matter
    seat: int  # who asks
    agreed: frozenset[int]


@dataclass(frozen=True)
class Result:
    how: How
    winners: tuple[int, ...]  # seats


@dataclass(frozen=True)
class Saying:
    seat: int
    text: str
    at: float


class Table:
    def __init__(self, plan: Plan):
        self.plan, self.rules, self.pace = plan, plan.rules, Pace.parse(plan.pace)
        self.chairs = [Chair(bot=bot, name=bot) for bot in plan.bots]
        self.deeds = 0  # how many have been done: the version of all that anybody sees
        self.war: War | None = None
        self.result: Result | None = None  # of this war
        self.evening: list[Result] = []  # of the wars before
        self.parted = False  # they have agreed to call the evening a draw
        self.paused = False
        self.request: Request | None = None
        self.said: list[Saying] = []
        self._seed: Seed | None = None  # promised for the next war
        self._asked_at = 0.0  # since when the clock of whoever is asked has run

    @classmethod
    def fold(cls, plan: Plan, deeds: Iterable[tuple[float, Deed]]) -> Table:
        table = cls(plan)
        for at, deed in deeds:
            table.do(deed, at)
        return table

    # -- What can be asked of it ----------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.war is not None and self.result is None and not self.parted

    @property
    def seat(self) -> int:
        """Who is asked now."""
        return self.war.seat if self.war and self.playing else NOBODY

    @property
    def persons(self) -> frozenset[int]:
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.player)

    def seats_of(self, player: str) -> frozenset[int]:
        return frozenset(seat for seat in self.persons if self.chairs[seat].player == player)

    @property
    def promise(self) -> str:
        """Of the secret of the next war, or of the one that is played."""
        if self._seed:
            return commitment(self._seed)
        return self.war.record.commitment if self.war else ""

    def to_decide(self) -> str:
        """Which of the computer's players is to act now, if any."""
        return "" if self.paused or self.seat == NOBODY else self.chairs[self.seat].decider

    def time_left(self, seat: int, now: float) -> float:
        """On a seat's clock."""
        return self.chairs[seat].left - (now - self._asked_at if self._runs_for(seat) else 0.0)

    def _runs_for(self, seat: int) -> bool:
        return self.pace.runs and not self.paused and seat == self.seat and not self.chairs[seat].decider

    # -- What happens by itself -----------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something will happen if nobody does anything."""
        return min((at for at, _ in self._coming()), default=None)

    def by_itself(self, now: float) -> Deed | None:
        """What happens now, if anything: to be done like any other deed."""
        soonest = sorted(self._coming(), key=lambda each: each[0])[:1]
        return next((deed for at, deed in soonest if at <= now), None)

    def _coming(self) -> Iterator[tuple[float, Deed]]:
        if not self.playing and not self.parted and self._seed is None:
            yield 0.0, Promised(Seed.fresh().hex())
        seat = self.seat
        if seat == NOBODY or self.paused or self.chairs[seat].decider:
            return
        chair = self.chairs[seat]
        if self.pace.runs:
            yield self._asked_at + chair.left, RanOut(seat)
        if not chair.here and any(other.here and other.player != chair.player for other in self.chairs):
            yield max(chair.away_since, self._asked_at) + PATIENCE, StoodIn(seat, STAND_IN)

    # -- Deeds ------------------------------------------------------------------------------------------------------

    def do(self, deed: Deed, at: float) -> None:
        """Apply a deed; one that is not possible is a Mistake and changes nothing."""
        self._do(deed, at)
        self.deeds += 1

    @singledispatchmethod
    def _do(self, deed: Any, at: float) -> None:
        raise TypeError(f"not a deed: {deed!r}")

    @_do.register
    def _(self, deed: Promised, at: float) -> None:
        if self.playing or self.parted or self._seed:
            raise Mistake("not-now")
        self._seed = Seed.parse(deed.seed)
        self._begin_when_full(at)

    @_do.register
    def _(self, deed: Sat, at: float) -> None:
        if not 0 <= deed.seat < len(self.chairs) or self.chairs[deed.seat].taken:
            raise Mistake("seat-taken", seat=deed.seat + 1)
        if self._seed is None:
            raise Mistake("not-now")
        name, added = _line(deed.name, LONGEST_NAME), _bytes(deed.added)
        self.chairs[deed.seat] = Chair(player=deed.by, name=name, added=added, here=True)
        self._begin_when_full(at)

    def _begin_when_full(self, at: float) -> None:
        if self._seed and self.war is None and all(chair.taken for chair in self.chairs):
            names, added = [chair.name for chair in self.chairs], [chair.added for chair in self.chairs]
            record = Record.begin(self.plan.game, self.plan.parsed, names, self._seed, added)
            self.war, self._seed, self._asked_at, self.paused = War(record, record.match()), None, at, False
            for chair in self.chairs:
                chair.left = self.pace.at_first()

    @_do.register
    def _(self, deed: Came, at: float) -> None:
        for seat in self._own(deed.by):
            chair = self.chairs[seat]
            chair.here = True
            if chair.stand_in:
                chair.stand_in = ""
                self._asked_at = at if seat == self.seat else self._asked_at

    @_do.register
    def _(self, deed: Left, at: float) -> None:
        for seat in self._own(deed.by):
            if self.war is None and not self.evening:
                self.chairs[seat] = Chair()
            elif self.chairs[seat].here:
                self.chairs[seat].here, self.chairs[seat].away_since = False, at

    @_do.register
    def _(self, deed: Acted, at: float) -> None:
        self._require(deed.by, deed.seat)
        if not self._is_repeated(deed):
            self._require_turn(deed.seat, deed.after)
            self._act(deed.seat, deed.action, at)

    @_do.register
    def _(self, deed: Decided, at: float) -> None:
        self._require_turn(deed.seat, deed.after)
        if not self.chairs[deed.seat].decider:
            raise Mistake("not-your-seat")
        self._act(deed.seat, deed.action, at)

    def _is_repeated(self, deed: Acted) -> bool:
        """Sent again, because the answer was lost."""
        war = self.war
        if war is None or not 0 <= deed.after < len(war.deciders):
            return False
        return (war.deciders[deed.after], war.match.actions[deed.after]) == (deed.seat, deed.action)

    def _require_turn(self, seat: int, after: int) -> None:
        war = self._war()
        if seat != self.seat or after != len(war.match.actions):
            raise Mistake("not-your-turn")
        if self.paused:
            raise Mistake("table-paused")

    def _act(self, seat: int, action: int, at: float) -> None:
        war, runs, left = self._war(), self._runs_for(seat), self.time_left(seat, at)
        war.match.act(action)
        war.deciders.append(seat)
        if runs:
            self.chairs[seat].left = self.pace.after_a_move(left)
        self._asked_at = at
        if self.request and self.request.matter == "undo":
            self.request = None  # of what is not the last any more
        if self.rules.over(war.match.state):
            self._end("played", winners_of(war.match))

    @_do.register
    def _(self, deed: Resigned, at: float) -> None:
        self._require(deed.by, deed.seat)
        self._war()
        self._lose(deed.seat, "resigned")

    @_do.register
    def _(self, deed: RanOut, at: float) -> None:
        if not self._runs_for(deed.seat) or self.time_left(deed.seat, at) > 0:
            raise Mistake("not-now")
        self.chairs[deed.seat].left = 0.0
        self._lose(deed.seat, "time")

    def _lose(self, seat: int, how: How) -> None:
        self._end(how, tuple(other for other in range(len(self.chairs)) if other % SIDES != seat % SIDES))

    def _end(self, how: How, winners: tuple[int, ...]) -> None:
        self.result, self.request, self.paused = Result(how, winners), None, False

    @_do.register
    def _(self, deed: StoodIn, at: float) -> None:
        chair = self.chairs[deed.seat]
        if chair.here or chair.decider or not self.playing:
            raise Mistake("not-now")
        if self._runs_for(deed.seat):
            chair.left = self.time_left(deed.seat, at)
        chair.stand_in = deed.bot

    @_do.register
    def _(self, deed: Said, at: float) -> None:
        self._require(deed.by, deed.seat)
        self.said = [*self.said, Saying(deed.seat, _line(deed.text, LONGEST_SAYING), at)][-MOST_SAID:]

    # -- What others have to agree to -------------------------------------------------------------------------------

    @_do.register
    def _(self, deed: Asked, at: float) -> None:
        self._require(deed.by, deed.seat)
        if self.request:
            raise Mistake("request-open")
        own, added = self.seats_of(deed.by), _bytes(deed.added)
        self._require_sense(deed.matter, own)
        self._add(own, added)
        freely = deed.matter == "undo" and may_be_taken_back(self._war().match, self._war().deciders, own)
        self._agree(Request(deed.matter, deed.seat, self.persons if freely else own), at)

    def _require_sense(self, matter: Matter, own: frozenset[int]) -> None:
        match matter:
            case "undo":
                last_decision(self._war().deciders, own)
            case "pause":
                self._war()
                if self.paused:
                    raise Mistake("table-paused")
            case "rematch":
                if self.result is None or self.parted or self._seed is None:
                    raise Mistake("not-now")
            case "draw":
                if self.war is None or self.parted:
                    raise Mistake("not-now")

    @_do.register
    def _(self, deed: Answered, at: float) -> None:
        self._require(deed.by, deed.seat)
        if not self.request:
            raise Mistake("nothing-asked")
        own, added = self.seats_of(deed.by), _bytes(deed.added)
        if not deed.yes:
            self.request = None
            return
        self._add(own, added)
        self._agree(Request(self.request.matter, self.request.seat, self.request.agreed | own), at)

    def _add(self, own: frozenset[int], added: bytes) -> None:
        """To the chance of the next war, once this one is over: its secret is promised by now."""
        for seat in own if self.result else ():
            self.chairs[seat].added = added

    def _agree(self, request: Request, at: float) -> None:
        """Once all have agreed it is done."""
        if self.persons - request.agreed:
            self.request = request
            return
        self.request = None
        match request.matter:
            case "undo":
                self._take_back(request.seat, at)
            case "pause":
                self.chairs[self.seat].left = self.time_left(self.seat, at)
                self.paused = True
            case "draw":
                self.parted = True
            case "rematch":
                assert self.result
                self.evening.append(self.result)
                self.war = self.result = None
                self._begin_when_full(at)

    def _take_back(self, seat: int, at: float) -> None:
        war, left = self._war(), self.time_left(self.seat, at)
        self.chairs[self.seat].left = left
        n = last_decision(war.deciders, self.seats_of(self.chairs[seat].player))
        war.match, war.deciders = war.match.after(n), war.deciders[:n]
        war.taken_back += 1
        self._asked_at = at

    @_do.register
    def _(self, deed: Resumed, at: float) -> None:
        self._require(deed.by, deed.seat)
        if not self.paused:
            raise Mistake("not-now")
        self.paused, self._asked_at = False, at

    # -- Who may, and when ----------------------------------------------------------------------------------------

    def _own(self, player: str) -> frozenset[int]:
        if not (own := self.seats_of(player)):
            raise Mistake("no-seat")
        return own

    def _require(self, player: str, seat: int) -> None:
        if seat not in self._own(player):
            raise Mistake("not-your-seat")

    def _war(self) -> War:
        """The war that is played."""
        if self.war is None or not self.playing:
            raise Mistake("not-playing")
        return self.war


def _line(text: str, longest: int) -> str:
    line = " ".join(text.split())[:longest]
    if not line or not line.isprintable():
        raise Mistake("unfit-line", text=ascii(text)[:80], longest=longest)
    return line


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits[: 2 * MOST_ADDED])
    except ValueError:
        raise Mistake("unfit-bytes", text=ascii(digits)[:80]) from None
