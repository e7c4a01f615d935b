"""`allfronts play`: the game in this terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..kernel.mistake import Mistake
from .app import preferred_language

if TYPE_CHECKING:
    from ..games.theaters import Options

MOST_LETTERS = 16  # of a name
EXAMPLES = ("Olena", "Borys", "Vira", "Dmytro")


def play(
    *,
    against: str | None = None,
    language: str | None = None,
    edition: str | None = None,
    mode: str | None = None,
    theaters: str | None = None,
    players: str | None = None,
    target: str | None = None,
    scoring: str | None = None,
    ruleset: str | None = None,
    names: str | None = None,
) -> int:
    """Play in this terminal. Without a choice of war, the first page offers one; Enter is enough.

    Parameters
    ----------
    against
        recruit (a beginner), sergeant (a decent player) or colonel (a strong one): the computer, which is your partner,
        too, where there are teams; or friend (people at this keyboard).
    language
        en, uk or ru; left out, that of your system.
    edition
        revised or 2019.
    mode
        standard (three theaters) or epic (five).
    theaters
        Which ones, with a comma between: air,land,intelligence. Their row is shuffled.
    players
        2, 3 (two against one) or 4 (two against two).
    target
        Points that win the war.
    scoring
        standard or beginner.
    ruleset
        A file with cards of your table's own: see rulesets/example.txt.
    names
        Of the players, with a comma between: Olena,Borys. Partners sit opposite: the first and the third are a side.
    """
    from ..locale import LANGUAGES, words

    spoken = language if language in LANGUAGES else preferred_language()
    try:
        _one_of("language", language or spoken, LANGUAGES)
        war = _war(against, edition, mode, theaters, players, target, scoring, ruleset)
        given = _names(names, war[1].players if war else 2)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Mistake("no-terminal")
    except Mistake as mistake:
        print(words(spoken).say(f"error-{mistake.word}", **mistake.details), file=sys.stderr)
        return 2
    from ..tui import Terminal

    Terminal(spoken, given, war).run()
    return 0


def _war(
    against: str | None,
    edition: str | None,
    mode: str | None,
    theaters: str | None,
    players: str | None,
    target: str | None,
    scoring: str | None,
    ruleset: str | None,
) -> tuple[str, Options] | None:
    """The war that was chosen; None where nothing was."""
    from ..games.theaters import Options
    from ..games.theaters.options import PLAYERS
    from ..tui.sitting import OPPONENTS, RECRUIT, new_record
    from .ruleset import ruleset_in

    if all(choice is None for choice in (against, edition, mode, theaters, players, target, scoring, ruleset)):
        return None
    if target is not None and not (target.isascii() and target.isdecimal() and 0 < int(target[:6])):
        raise Mistake("option", name="target", value=target, allowed="1-999")
    _one_of("against", against or RECRUIT, OPPONENTS)
    _one_of("players", players or "2", tuple(PLAYERS))
    row = tuple(name.strip() for name in (theaters or "").lower().split(",") if theaters)
    options = Options(
        edition=edition or "revised",
        mode=mode or "standard",
        theaters=row,
        order="random",
        players=PLAYERS[players or "2"],
        target=int((target or "0")[:6]),
        scoring=scoring or "standard",
        ruleset=ruleset_in(ruleset) if ruleset is not None else None,
    )
    new_record(options, EXAMPLES[: options.players])  # what could not be kept is told of now
    return against or RECRUIT, options


def _names(names: str | None, players: int) -> tuple[str, ...]:
    """One for each seat; an empty one is left to the language."""
    given = tuple(name.strip()[:MOST_LETTERS].strip() for name in (names or "," * (players - 1)).split(","))
    if len(given) != players or not all(name.isprintable() for name in given):
        raise Mistake("option", name="names", value=ascii(names), allowed=",".join(EXAMPLES[:players]))
    return given


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Mistake("option", name=name, value=value, allowed=", ".join(allowed))
