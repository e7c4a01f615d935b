"""`allfronts replay`: the story of a recorded game, decision by decision."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Annotated, Literal

from cyclopts import Parameter

from ..archive import Record, read
from ..games.theaters.notation import SEAT_NAMES
from ..games.theaters.telling import question, row_of, seen_by_all, side_told, tell
from ..kernel.mistake import Mistake
from ..locale import Words
from .app import Language, spoken

RecordFile = Annotated[str, Parameter(allow_leading_hyphen=True)]  # as - is standard input
Viewer = Literal["one", "two", "three", "four", "public", "all"]
INDENT = " " * 6


def replay(
    file: RecordFile,
    /,
    *,
    language: Language | None = None,
    viewer: Viewer | None = None,
    at: int | None = None,
    positions: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Tell a recorded game battle by battle.

    Parameters
    ----------
    file
        The record; - reads standard input.
    language
        The language of the story; left out, that of your system.
    viewer
        Whose eyes see it. Left out: everything of a finished game, and of one that goes on what is public.
    at
        Stop after so many decisions.
    positions
        Show the whole position after every decision, in one line.
    """
    said = spoken(language)
    try:
        print("\n".join(_story(record_in(file), said, viewer, at, positions)))
    except Mistake as mistake:
        print(complaint(mistake, said), file=sys.stderr)
        return 1
    return 0


def record_in(file: str) -> Record:
    try:
        return read(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
    except FileNotFoundError:
        raise Mistake("no-file", file=file) from None
    except OSError as error:
        raise Mistake("file", file=file, reason=error.strerror or str(error)) from None


def complaint(mistake: Mistake, said: Words) -> str:
    """The sentence of a mistake, with its place in the record if that is not told in it."""
    why = said.say(f"error-{mistake.word}", **mistake.details)
    if "line" not in mistake.details or mistake.word == "record":
        return why
    return said.say("record-place", line=mistake.details["line"], column=mistake.details["column"], why=why)


def _seat(viewer: Viewer, record: Record) -> int:
    seat = SEAT_NAMES.index(viewer)
    if seat >= len(record.names):
        allowed = ", ".join((*SEAT_NAMES[: len(record.names)], "public", "all"))
        raise Mistake("option", name="viewer", value=viewer, allowed=allowed)
    return seat


def _story(record: Record, said: Words, viewer: Viewer | None, at: int | None, positions: bool) -> Iterator[str]:
    actions, whole = record.match(at).actions, record.match()
    game = whole.game
    viewer = viewer or ("all" if game.over(whole.state) else "public")
    if positions and viewer != "all":
        raise Mistake("positions-hidden")
    reader = _seat(viewer, record) if viewer in SEAT_NAMES else game.PUBLIC

    one, two = (side_told(side, said, record.names) for side in (0, 1))
    players = said.say("record-players", one=one, two=two)
    yield f"{players} · {record.day.isoformat()}" if record.day else players
    match, told, row = record.match(0), 0, row_of(whole.view(reader))
    for done in range(len(actions) + 1):
        number = f"{done:4}  " if done else INDENT
        if done:
            row = row_of(match.view(reader))
            match.act(actions[done - 1])
        events = seen_by_all(*match.told[: len(record.names)]) if viewer == "all" else match.told[reader]
        for event in events[told:]:
            if event.kind == "dealt":
                yield ""
                number = INDENT
            if event.kind != "turn_began":  # whose turn it is shows in what they do
                yield f"{number}{tell(event, row, reader, said, record.names)}"
                number = INDENT
        told = len(events)
        if positions:
            yield f"{INDENT}{game.write(match.state)}"
        yield from (indent(f"{{{comment.text}}}", INDENT) for comment in record.comments if comment.after == done)
    if not game.over(match.state):
        yield f"\n{INDENT}{question(match.view(reader), said, record.names)}"
