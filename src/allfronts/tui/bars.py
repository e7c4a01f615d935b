"""The lines around the theaters: the score, the commanders, the question, the keys, the log."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from ..games.theaters import View
from ..games.theaters.journals import Event
from ..games.theaters.notation import CODE
from ..games.theaters.state import FIRST_EDITION, NONE
from ..games.theaters.telling import card_name, question, tell
from ..locale import Words
from . import look
from .drawing import between, hanging

FULL, EMPTY = "▰", "▱"
MOST_PIPS = 18
QUIET = ("turn_began",)  # not worth a line of the log


def score(words: Words, view: View, me: int, names: Sequence[str], width: int) -> Content:
    """Where the war stands, between which battle it is and what is left of the deck."""
    edition = "edition-2019" if view.edition == FIRST_EDITION else "edition-revised"
    known = " ".join(f"{n}.{CODE[card]}" for n, card in enumerate(view.deck, start=1) if card != NONE)
    about = f" {words.say('battle')} {view.battle} · {words.say('deck')}: {len(view.deck)}"
    about += f" ({known})" if known else ""
    if width > 100:
        about += f" · {words.say(edition)}"
    return between(Content.styled(about, "$ink-2"), points(words, view.score, view.target, me, names), width)


def points(words: Words, score: Sequence[int], target: int, me: int, names: Sequence[str]) -> Content:
    mine, theirs = score[me], score[1 - me]
    pips = target <= MOST_PIPS
    left = FULL * min(mine, target) + EMPTY * max(0, target - mine) if pips else ""
    right = EMPTY * max(0, target - theirs) + FULL * min(theirs, target) if pips else ""
    return Content.assemble(
        (f"{names[me]} {mine} ", "bold $us"),
        (left, "$us"),
        (f" {words.say('tui-to', points=target)} ", "$ink-2"),
        (right, "$them"),
        (f" {theirs} {names[1 - me]} ", "bold $them"),
    )


def commander(words: Words, view: View, side: int, me: int, names: Sequence[str], width: int) -> Content:
    """Who sits there, who wins ties, and what giving up would cost now."""
    mine = side == me
    first = view.first == side
    rank = f"{look.FIRST} {words.say('tui-first')}" if first else words.say("tui-second")
    held = view.hands[side]
    known = " ".join(CODE[card] for card in held.cards)
    parts = [rank, words.say("tui-in-hand", cards=held.size) + (f" ({known})" if known and not mine else "")]
    if view.hands[side].size:
        cost = words.say("points", points=view.withdrawing[side])
        parts.append(words.say("tui-withdrawal", points=cost))
    if view.air_drop[side]:
        parts.append(f"{words.say('card-air-2')} {look.INSTANT}")
    if view.extra_turns[side]:
        parts.append(words.say("tui-extra-turns", turns=view.extra_turns[side]))
    turn = look.CURSOR if view.turn == side else " "
    line = Content.assemble((f"{turn}{names[side]}", "bold"), (" · " + " · ".join(parts), ""))
    return between(line, "", width, "$us on $us-ground" if mine else "$them on $them-ground")


def asked(words: Words, view: View, names: Sequence[str]) -> Content:
    """The question, and the abilities that wait behind it."""
    line = Content(question(view, words, names))
    behind = [card for card in view.waiting if card != view.question.card]
    if not behind:
        return line
    cards = ", ".join(card_name(card, words) for card in behind)
    return Content.assemble(line, (f"  {words.say('tui-waiting', cards=cards)}", "not bold $ink-2"))


def keys(words: Words, width: int) -> Content:
    """The keys, as many as fit."""
    parts: list[tuple[str, str]] = []
    used = 0
    for key, name in (
        ("?", "rules"),
        ("h", "why"),
        ("u", "undo"),
        ("w", "withdraw"),
        (":", "type"),
        ("l", "language"),
        ("t", "theme"),
        ("q", "quit"),
    ):
        text = words.say(f"tui-key-{name}")
        used += len(text) + len(key) + 3
        if used > width:
            break
        parts += [(f" {key} ", "bold $us"), (f"{text} ", "")]
    return Content.assemble(*parts)


def log(
    words: Words,
    told: Sequence[tuple[Event, tuple[int, ...]]],
    seen: int,
    viewer: int,
    names: Sequence[str],
    width: int,
    height: int,
) -> Content:
    """The end of what a viewer has been told, in so many lines; what is new since `seen` is brightest."""
    lines: list[Content] = []
    for n in range(len(told) - 1, -1, -1):
        event, row = told[n]
        if len(lines) >= height:
            break
        if event.kind not in QUIET:
            new = n >= seen
            text = hanging(tell(event, row, viewer, words, names), width, "$ink" if new else "$ink-2").split("\n")
            if new:
                text[0] = Content.assemble((look.NEW, "$signal"), text[0][1:])
            lines = [*text, *lines]
    return Content("\n").join(lines[-height:])
