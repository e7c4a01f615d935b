"""`allfronts ruleset check`: whether a file with a table's own cards can be used, and what it says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from ..games.theaters.cards import KIND, PLAIN
from ..games.theaters.notation import CODE, SUIT_NAMES
from ..games.theaters.ruleset import COMMANDERS, OwnCard, Ruleset
from ..games.theaters.telling import card_name
from ..games.theaters.words import strength_printed, suit_of
from ..kernel.mistake import Mistake
from ..locale import Words
from .app import Language, spoken


def ruleset(do: Literal["check"], file: str, /, *, language: Language | None = None) -> int:
    """Check a file with cards of the table's own, and tell what it changes.

    Parameters
    ----------
    do
        check: the only thing that can be done so far.
    file
        The ruleset: see rulesets/example.txt.
    language
        The language of the answer; left out, that of your system.
    """
    said = spoken(language)
    try:
        print("\n".join(summary(ruleset_in(file), said)))
    except Mistake as mistake:
        why = said.say(f"error-{mistake.word}", **mistake.details)
        print(why if "file" in mistake.details else said.say("ruleset-unusable", file=file, why=why), file=sys.stderr)
        return 2
    return 0


def ruleset_in(file: str) -> Ruleset:
    try:
        data = Path(file).read_bytes()
    except FileNotFoundError:
        raise Mistake("no-file", file=file) from None
    except OSError as error:
        raise Mistake("file", file=file, reason=error.strerror or str(error)) from None
    try:
        return Ruleset.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Mistake("ruleset-letters", row=data.count(b"\n", 0, error.start) + 1) from None


def summary(rules: Ruleset, said: Words) -> Iterator[str]:
    yield said.say("ruleset-fine", name=rules.title, cards=len(rules.cards))
    for own in rules.cards:
        yield replaced(own, said)
    for commander, (two, three, four) in zip(COMMANDERS, rules.commanders or (), strict=False):
        yield said.say(f"ruleset-{commander}", two=two, three=three, four=four)
    if rules.target:
        yield said.say("ruleset-target", points=rules.target)


def replaced(own: OwnCard, said: Words) -> str:
    """A card's usual name, its new one, and the ability it has."""
    message = "ruleset-card-plain" if KIND[own.like] == PLAIN else "ruleset-card"
    text = said.say(f"card-{SUIT_NAMES[suit_of(own.like)]}-{strength_printed(own.like)}.text")
    usual, card = card_name(own.card, said), card_name(own.like, said)
    return said.say(message, code=CODE[own.card], usual=usual, title=own.title, card=card, text=text)
