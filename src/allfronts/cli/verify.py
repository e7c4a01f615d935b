"""`allfronts verify`: whether the promise of a recorded game was kept, and its rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ..archive import Record
from ..kernel.mistake import Mistake
from ..locale import Words
from .app import Language, spoken
from .replay import RecordFile, complaint, record_in


def verify(file: RecordFile, /, *, language: Language | None = None) -> int:
    """Check the promise, the shuffles, the moves and the result of a recorded game.

    Parameters
    ----------
    file
        The record; - reads standard input.
    language
        The language of the answer; left out, that of your system.
    """
    said = spoken(language)
    try:
        print("\n".join(_findings(record_in(file), said)))
    except Mistake as mistake:
        print(complaint(mistake, said), file=sys.stderr)
        return 1
    return 0


def _findings(record: Record, said: Words) -> Iterator[str]:
    """Only a sound record can be read: its seed, its moves with the shuffles owed, and its result have been checked."""
    match = record.match()
    yield said.say("verified-promise")
    yield said.say("verified-deals", battles=sum(event.kind == "dealt" for event in match.told[match.game.PUBLIC]))
    yield said.say("verified-proof" if any(record.contributions) else "verified-no-proof")
    yield said.say("verified-moves", moves=len(record.actions))
    winner: int = match.view(match.game.PUBLIC).winner
    yield said.say("verified-unfinished") if winner < 0 else said.say("verified-result", name=record.names[winner])
    yield ""
    yield said.say("verified-ask")
    yield said.say("verified-promised", promise=record.commitment)
    for name, added in zip(record.names, record.contributions, strict=True):
        if added:
            yield said.say("verified-added", name=name, added=added.hex())
        else:
            yield said.say("verified-added-nothing", name=name)
