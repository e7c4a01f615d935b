"""A game as a text that people can read, annotate and check: docs/records.md tells how it is written.

A record is what its shuffles follow from and the list of actions; all else in the text (battles, turns, who answers,
the result) is folded from these, and a text that says otherwise is damaged. Of a game this module knows the protocol,
and that its events say `dealt` when a battle begins and `turn_began` when a turn does.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from importlib import import_module
from itertools import takewhile
from typing import NoReturn, cast

import numpy as np

from .. import fair
from ..fair import Seed
from ..kernel.match import Match
from ..kernel.mistake import Mistake
from ..kernel.protocol import Game

GAMES = {"theaters": "allfronts.games.theaters"}
FIRST_LINE = "allfronts record 1"
SEATS = ("one", "two", "three", "four")
UNFINISHED, NOBODY = "unfinished", "-"
LONGEST_NAME, LONGEST_LINE, MOST_BYTES = 80, 2000, 256  # a line of options holds the whole of a table's own cards
MOST_SHOWN = 400  # of a text in a sentence about it, so that every such sentence can be said

# What could garble a terminal or be taken for a line's end: control characters, lone surrogates, turns of direction.
_UNFIT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_DIGEST, _BYTES, _DATE = "[0-9A-Fa-f]{64}", f"(?:[0-9A-Fa-f]{{2}}){{1,{MOST_BYTES}}}", "[0-9]{4}-[0-9]{2}-[0-9]{2}"
_MOVE = re.compile(r"[^,{}\n]+")
_COMMENT = re.compile(r"\{((?:[^}\\]|\\.)*)\}", re.DOTALL)
_ESCAPED = re.compile(r"\\([\\}])")


def game_named(name: str) -> Game:
    """The game is imported when it is first asked for."""
    if name not in GAMES:
        raise Mistake("option", name="game", value=name, allowed=", ".join(GAMES))
    return cast(Game, import_module(GAMES[name]))


@dataclass(frozen=True)
class Comment:
    after: int  # how many decisions
    text: str


@dataclass(frozen=True)
class Record:
    game: str
    rules: int  # the version of the rules it was played by
    options: str  # the line as it was promised: the shuffles depend on every letter of it
    names: tuple[str, ...]  # of the players, by seat
    contributions: tuple[bytes, ...]  # what each seat added to chance
    seed: Seed
    actions: tuple[int, ...] = ()
    comments: tuple[Comment, ...] = ()
    day: date | None = None

    def __post_init__(self) -> None:
        for line, longest in ((self.options, LONGEST_LINE), *((name, LONGEST_NAME) for name in self.names)):
            if not 0 < len(line) <= longest or line != line.strip() or "\n" in line or _UNFIT.search(line):
                raise Mistake("unfit-line", text=ascii(line)[:MOST_SHOWN], longest=longest)
        for comment in self.comments:
            if _UNFIT.search(comment.text):
                raise Mistake("unfit-comment", text=ascii(comment.text)[:MOST_SHOWN])
            self._require_moment(comment.after)
        if max(map(len, self.contributions), default=0) > MOST_BYTES:
            raise Mistake("too-many-bytes", most=MOST_BYTES)
        object.__setattr__(self, "comments", tuple(sorted(self.comments, key=lambda comment: comment.after)))

    @classmethod
    def begin(
        cls, game: str, options: object, names: Sequence[str], seed: Seed, contributions: Sequence[bytes] = ()
    ) -> Record:
        """A game before its first action. Seats that add nothing to chance may be left out."""
        added = (*contributions, *[b""] * (len(names) - len(contributions)))
        version = game_named(game).RULES_VERSION
        return cls(game, version, str(options), tuple(names), added, seed)

    @property
    def commitment(self) -> str:
        """What was promised before the first card."""
        return fair.commitment(self.seed)

    @property
    def chance(self) -> fair.Chance:
        return fair.Chance(self.seed, self.contributions, f"{self.game} {self.options}")

    def match(self, actions: int | None = None) -> Match:
        """The game after so many actions, or after all of them."""
        if actions is not None:
            self._require_moment(actions)
        game = game_named(self.game)
        _require_rules(game, self.rules)
        return Match(game, game.Options.parse(self.options), self.chance.permutation, self.actions[:actions])

    def with_actions(self, actions: Sequence[int]) -> Record:
        """The same game gone on, or taken back: comments on what has not happened any more are dropped."""
        pairs = zip(self.actions, actions, strict=False)
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        comments = tuple(comment for comment in self.comments if comment.after <= common)
        return replace(self, actions=tuple(actions), comments=comments)

    def with_comment(self, after: int, text: str) -> Record:
        return replace(self, comments=(*self.comments, Comment(after, text)))

    def _require_moment(self, actions: int) -> None:
        if not 0 <= actions <= len(self.actions):
            raise Mistake("no-such-moment", moment=actions, most=len(self.actions))


def result_of(match: Match) -> str:
    """The seats that have won, as a record says it."""
    if not match.game.over(match.state):
        return UNFINISHED
    return " ".join(SEATS[seat] for seat in winners_of(match)) or NOBODY


def winners_of(match: Match) -> tuple[int, ...]:
    """The seats that have won; none while the game lasts."""
    returns = np.zeros(match.game.PLAYERS, np.float32)
    match.game.returns(match.state, returns)
    return tuple(seat for seat in range(match.options.players) if returns[seat] > 0)


def _require_rules(game: Game, version: int) -> None:
    if version != game.RULES_VERSION:
        raise Mistake("rules-version", version=version, ours=game.RULES_VERSION)


class _Place:
    """Where in its battles and turns a match stands: what the text says before the next move."""

    def __init__(self, match: Match):
        self.match = match
        self.battle = self.turn = self.told = 0
        self.seat, self.new_battle, self.new_turn = -1, False, False
        self.see()

    def see(self) -> None:
        """Take in what has happened since."""
        self.new_battle = self.new_turn = False
        before, events = self.seat, self.match.told[self.match.game.PUBLIC]
        for event in events[self.told :]:
            if event.kind == "dealt":
                self.battle, self.turn, self.new_battle = self.battle + 1, 0, True
            elif event.kind == "turn_began":
                self.turn, self.new_turn = self.turn + 1, True
        self.told = len(events)
        self.seat = self.match.game.actor(self.match.state)
        self.new_seat = self.new_turn or self.seat != before


# -- Writing ---------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    match = record.match(0)
    lines = [
        FIRST_LINE,
        "",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"options: {record.options}",
        *(f"{seat}: {name}" for seat, name in zip(SEATS, record.names, strict=False)),
        *([f"date: {record.day.isoformat()}"] if record.day else []),
        f"commitment: {record.commitment}",
        *(f"contribution {seat}: {part.hex() or '-'}" for seat, part in zip(SEATS, record.contributions, strict=False)),
    ]
    text = "\n".join(lines) + _moves(record, match) + "\n\n"
    return f"{text}result: {result_of(match)}\nseed: {record.seed.hex()}\n"


def _moves(record: Record, match: Match) -> str:
    place, parts = _Place(match), [f"\n\n{comment}" for comment in _comments(record, 0)]
    for done, action in enumerate(record.actions, start=1):
        if place.new_battle:
            parts.append(f"\n\nBattle {place.battle}")
        if place.new_turn:
            parts.append(f"\n{place.turn}. {SEATS[place.seat]}: ")
        else:
            parts.append(f", {SEATS[place.seat]}: " if place.new_seat else ", ")
        parts.append(match.game.name(match.state, action))
        match.act(action)
        place.see()
        parts += [f" {comment}" for comment in _comments(record, done)]
    return "".join(parts)


def _comments(record: Record, after: int) -> list[str]:
    texts = [re.sub(r"[\\}]", r"\\\g<0>", comment.text) for comment in record.comments if comment.after == after]
    return [f"{{{text}}}" for text in texts]


# -- Reading ---------------------------------------------------------------------------------------------


def read(data: bytes) -> Record:
    """The record in a file's bytes."""
    try:
        return parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        line, column = _where(before, len(before))
        raise Mistake("record", line=line, column=column, expected="text") from None


def parse(text: str) -> Record:
    """The record that a text holds; a Mistake says at which line and column it is damaged."""
    return _Reader(text.replace("\r\n", "\n").replace("\r", "\n")).record()


def _where(text: str, at: int) -> tuple[int, int]:
    """Line and column, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


class _Reader:
    def __init__(self, text: str):
        self.text, self.at, self.last = text, 0, 0
        self.comments: list[Comment] = []

    def record(self) -> Record:
        unfit = _UNFIT.search(self.text)
        if unfit:
            self.stop("text", unfit.start())
        self.literal(FIRST_LINE)
        record = self.beginning()
        match = record.match()
        self.moves(match)
        self.line("result", re.escape(result_of(match)), result_of(match))
        self.line("seed", _DIGEST, "digest")
        self.space()
        if self.at < len(self.text):
            self.stop("end")
        return replace(record, actions=tuple(match.actions), comments=tuple(self.comments))

    def beginning(self) -> Record:
        name = self.line("game", "|".join(GAMES), ", ".join(GAMES))
        game = game_named(name)
        rules = int(self.line("rules", "[0-9]{1,9}", "number"))
        with self.blame(self.last):
            _require_rules(game, rules)
        options = self.line("options", f".{{1,{LONGEST_LINE}}}", "option")
        with self.blame(self.last, options):
            seats = SEATS[: game.Options.parse(options).players]
        names = tuple(self.line(seat, f".{{1,{LONGEST_NAME}}}", "name") for seat in seats)
        day = self.day() if self.sees("date:") else None
        promised, here = self.line("commitment", _DIGEST, "digest").lower(), self.last
        added = [self.line(f"contribution {seat}", f"-|{_BYTES}", "bytes") for seat in seats]
        contributions = tuple(bytes.fromhex(part.replace("-", "")) for part in added)
        record = Record(name, rules, options, names, contributions, self.seed(), day=day)
        with self.blame(here):
            fair.verify(promised, record.chance, ())
        return record

    def day(self) -> date:
        written = self.line("date", _DATE, "date")
        try:
            return date.fromisoformat(written)
        except ValueError:
            self.stop("date", self.last)

    def seed(self) -> Seed:
        """From the last line, as the moves cannot be understood without it."""
        here, last = self.at, self.text.rfind("\nseed:")
        self.at = len(self.text) if last < 0 else last
        seed = Seed.parse(self.line("seed", _DIGEST, "digest"))
        self.at = here
        return seed

    def moves(self, match: Match) -> None:
        place = _Place(match)
        self.gather(0)
        while not self.sees("result:") and not match.game.over(match.state):
            if place.new_battle:
                self.literal(f"Battle {place.battle}")
                self.gather(len(match.actions))
            if place.new_turn:
                self.literal(f"{place.turn}.")
            else:
                self.literal(",")
            self.gather(len(match.actions))
            if place.new_seat:
                self.literal(f"{SEATS[place.seat]}:")
                self.gather(len(match.actions))
            at, found = self.at, _MOVE.match(self.text, self.at)
            if not found:
                self.stop("action")
            with self.blame(at):
                match.do(found.group().strip())
            self.at = found.end()
            place.see()
            self.gather(len(match.actions))

    def gather(self, after: int) -> None:
        """Take the comments that stand here."""
        self.space()
        while self.text.startswith("{", self.at):
            found = _COMMENT.match(self.text, self.at)
            if not found:
                self.stop("}", len(self.text))
            self.comments.append(Comment(after, _ESCAPED.sub(r"\1", found.group(1))))
            self.at = found.end()
            self.space()

    # -- Pieces of text and where they stand

    def space(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def sees(self, literal: str) -> bool:
        self.space()
        return self.text.startswith(literal, self.at)

    def literal(self, literal: str) -> None:
        """These words, and not only the beginning of longer ones."""
        self.space()
        found = re.compile(re.escape(literal) + r"(?!(?<=\w)\w)").match(self.text, self.at)
        if not found:
            self.stop(literal)
        self.at = found.end()

    def line(self, key: str, pattern: str, expected: str) -> str:
        """The value of a line `key: value`; `last` is where it stands."""
        self.literal(f"{key}:")
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        value = self.text[self.at : end]
        self.last = self.at + len(value) - len(value.lstrip())
        if not re.fullmatch(pattern, value.strip()):
            self.stop(expected, self.last)
        self.at = end
        return value.strip()

    @contextmanager
    def blame(self, at: int, option: str = "") -> Generator[None]:
        """Tell where in the record a mistake was made."""
        try:
            yield
        except Mistake as mistake:
            if mistake.word == "notation":
                self.stop(str(mistake.details["expected"]), at + int(mistake.details["column"]) - 1)
            at += max(0, option.find(f"{mistake.details.get('name')}="))
            line, column = _where(self.text, at)
            details = mistake.details | {"line": line, "column": column}
            if "tried" in details:
                details["tried"] = str(details["tried"])[:MOST_SHOWN]
            raise Mistake(mistake.word, **details) from None

    def stop(self, expected: str, at: int | None = None) -> NoReturn:
        line, column = _where(self.text, self.at if at is None else at)
        raise Mistake("record", line=line, column=column, expected=expected)
