"""`allfronts play`: the game in this terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..kernel.mistake import Mistake
from .app import preferred_language

if TYPE_CHECKING:
    from ..games.theaters import Options

MOST_LETTERS = 16  # of a name


def play(
    *,
    against: str | None = None,
    language: str | None = None,
    edition: str | None = None,
    target: str | None = None,
    scoring: str | None = None,
    names: str | None = None,
) -> int:
    """Play in this terminal. Without a choice of war, the first page offers one; Enter is enough.

    Parameters
    ----------
    against
        recruit (the computer) or friend (two people at this keyboard).
    language
        en, uk or ru; left out, that of your system.
    edition
        revised or 2019.
    target
        Points that win the war.
    scoring
        standard or beginner.
    names
        Of the players, with a comma between: Olena,Borys.
    """
    from ..locale import LANGUAGES, words

    spoken = language if language in LANGUAGES else preferred_language()
    try:
        _one_of("language", language or spoken, LANGUAGES)
        war = _war(against, edition, target, scoring)
        players = _names(names)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Mistake("no-terminal")
    except Mistake as mistake:
        print(words(spoken).say(f"error-{mistake.word}", **mistake.details), file=sys.stderr)
        return 2
    from ..tui import Terminal

    Terminal(spoken, players, war).run()
    return 0


def _war(
    against: str | None, edition: str | None, target: str | None, scoring: str | None
) -> tuple[str, Options] | None:
    """The war that was chosen; None where nothing was."""
    from ..games.theaters import Options
    from ..tui.sitting import OPPONENTS, RECRUIT

    if target is not None and not (target.isascii() and target.isdecimal() and 0 < int(target[:6])):
        raise Mistake("option", name="target", value=target, allowed="1-999")
    _one_of("against", against or RECRUIT, OPPONENTS)
    options = Options(edition=edition or "revised", scoring=scoring or "standard", target=int((target or "0")[:6]))
    given = (against, edition, target, scoring)
    return (against or RECRUIT, options) if any(choice is not None for choice in given) else None


def _names(names: str | None) -> tuple[str, ...]:
    """Of both players; an empty one is left to the language."""
    given = tuple(name.strip()[:MOST_LETTERS] for name in (names or ",").split(","))
    if len(given) != 2 or not all(name.isprintable() for name in given):
        raise Mistake("option", name="names", value=ascii(names), allowed="Olena,Borys")
    return given


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Mistake("option", name=name, value=value, allowed=", ".join(allowed))
