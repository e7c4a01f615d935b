"""The lines around the theaters: the score, the commanders, the question, the keys, the log."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.style import Style

from ..games.theaters import View
from ..games.theaters.journals import Event
from ..games.theaters.notation import CODE, SUIT_NAMES
from ..games.theaters.state import FIRST_EDITION, NAMED, NONE, OWN_CARDS, SIDES, SUPPLIES
from ..games.theaters.telling import card_name, option, question, side_name, tell
from ..locale import Words
from . import look
from .choosing import FACE, HAND, NO, SEAT, Choosing, Thing
from .drawing import Marks, between, hanging, pointing

FULL, EMPTY = "▰", "▱"
MOST_PIPS = 18
EDITIONS = {FIRST_EDITION: "edition-2019", OWN_CARDS: "own-rules"}
BUTTONS = (FACE, NO, SEAT)  # what has no place of its own on the table
QUIET = ("turn_began",)  # not worth a line of the log


def score(words: Words, view: View, me: int, names: Sequence[str], width: int) -> Content:
    """Where the war stands, between which battle it is, and what is left of the deck and of the supplies."""
    known = " ".join(f"{n}.{CODE[card]}" for n, card in enumerate(view.deck, start=1) if card != NONE)
    battle, deck = f" {words.say('battle')} {view.battle}", f" · {words.say('deck')}: {len(view.deck)}"
    supplies = f" · {look.SUPPLY}{view.supplies}" if view.supplies < SUPPLIES else ""
    cards = f" ({known})" if known else ""
    edition = f" · {words.say(EDITIONS.get(view.edition, 'edition-revised'))}" if width > 100 else ""
    about = f"{battle}{deck}{supplies}{cards}{edition} "
    least = len(f"{battle}{deck}{supplies} ")
    stand = points(words, view.score, view.target, me, names, width - least)
    return between(Content.styled(about, "$ink-2"), stand, width)


def points(
    words: Words, score: Sequence[int], target: int, me: int, names: Sequence[str], width: int | None = None
) -> Content:
    """The score; where that is too wide, without what a reader can do without."""
    whole = _points(words, score, target, me, [side_name(side, names) for side in range(SIDES)], target <= MOST_PIPS)
    if width is None or whole.cell_length <= width:
        return whole
    bare = _points(words, score, target, me, ["", ""], False).cell_length
    room = max(3, (width - bare) // 2)
    called = [_cut(side_name(side, names), room) for side in range(SIDES)]
    return _points(words, score, target, me, called, False)


def _points(words: Words, score: Sequence[int], target: int, me: int, called: Sequence[str], pips: bool) -> Content:
    mine, theirs = score[me], score[1 - me]
    left = FULL * min(mine, target) + EMPTY * max(0, target - mine) if pips else ""
    right = EMPTY * max(0, target - theirs) + FULL * min(theirs, target) if pips else ""
    return Content.assemble(
        (f"{called[me]} {mine} ", "bold $us"),
        (left, "$us"),
        (f" {words.say('tui-to', points=target)} ", "$ink-2"),
        (right, "$them"),
        (f" {theirs} {called[1 - me]} ", "bold $them"),
    )


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def commander(words: Words, view: View, side: int, me: int, names: Sequence[str], width: int, marks: Marks) -> Content:
    """Who sits there with how many cards and which are known, who wins ties, what giving up would cost now."""
    told = [_commander(words, view, side, names, brevity, marks) for brevity in range(3)]
    line = next((line for line in told if line.cell_length <= width), told[-1])
    return between(line, "", width, "$us on $us-ground" if side == me else "$them on $them-ground")


def _commander(words: Words, view: View, side: int, names: Sequence[str], brevity: int, marks: Marks) -> Content:
    """At first in full words, then hands by their sign, at last all by signs."""
    seats, first = range(side, len(view.hands), SIDES), view.first == side
    if brevity == 2:
        parts = [look.FIRST] if first else []
    else:
        parts = [f"{look.FIRST} {words.say('tui-first')}" if first else words.say("tui-second")]
    if any(view.hands[seat].size for seat in seats):
        cost = words.say("points", points=view.withdrawing[side])
        parts.append(words.say("tui-withdrawal.short" if brevity == 2 else "tui-withdrawal", points=cost))
    if view.named[side]:
        parts.append(words.say("tui-bound", cards=", ".join(CODE[card] for card in view.named[side])))
    if view.air_drop[side]:
        parts.append(words.say("tui-anywhere"))
    if view.extra_turns[side]:
        parts.append(words.say("tui-extra-turns", turns=view.extra_turns[side]))
    called = Content(" ").join([_seat(words, view, seat, names, bool(brevity), marks) for seat in seats])
    return Content(" · ").join([called, *map(Content, parts)])


def _seat(words: Words, view: View, seat: int, names: Sequence[str], brief: bool, marks: Marks) -> Content:
    """A name with the hand behind it; those cards are told that the viewer does not hold, but knows."""
    thing, hand = Thing(SEAT, seat), view.hands[seat]
    known = " ".join(CODE[card] for card in hand.cards) if seat != view.viewer else ""
    text = f" {look.FACEDOWN}{hand.size}" if brief else f" · {words.say('tui-in-hand', cards=hand.size)}"
    text += f" ({known})" if known else ""
    if thing in marks.numbers:
        called = Content.assemble((names[seat], "bold"), text).stylize(pointing(thing))
        return Content.assemble(marks.gutter(thing), called)
    turn = view.acting if view.acting != NONE else view.question.seat
    return Content.assemble((f"{look.CURSOR if turn == seat else ' '}{names[seat]}", "bold"), text)


def asked(words: Words, view: View, names: Sequence[str]) -> Content:
    """The question, and the abilities that wait behind it."""
    line = Content(question(view, words, names))
    behind = [card for card in view.waiting if card != view.question.card]
    if not behind:
        return line
    cards = ", ".join(card_name(card, words) for card in behind)
    return Content.assemble(line, (f"  {words.say('tui-waiting', cards=cards)}", "not bold $ink-2"))


def choice(words: Words, view: View, choosing: Choosing, marks: Marks, names: Sequence[str], width: int) -> Content:
    """What Enter would do, and the answers that have no place on the table."""
    buttons = [
        Content(f" [{n}] {_answer(words, view, choosing, thing, names)} ").stylize(pointing(thing))
        for thing, n in marks.numbers.items()
        if thing.kind in BUTTONS
    ]
    enter = f"{look.CURSOR} {_enter(words, view, choosing, marks.cursor, names)}" if marks.cursor else ""
    return between(enter, Content(" ").join(buttons), width)


def _enter(words: Words, view: View, choosing: Choosing, cursor: Thing, names: Sequence[str]) -> str:
    action = choosing.would_be(cursor)
    if action is not None:
        return option(view, action, words, names)
    if cursor.kind == HAND:
        return words.say("tui-pick-card", card=card_name(cursor.number, words))
    theater = SUIT_NAMES[view.theaters[cursor.number].suit]
    if view.question.kind == NAMED:
        return words.say("tui-pick-name", label=words.say(f"theater-{theater}"))
    return words.say("tui-pick-theater", card=card_name(choosing.chosen[0].number, words), theater=theater)


def _answer(words: Words, view: View, choosing: Choosing, thing: Thing, names: Sequence[str]) -> str:
    action = choosing.would_be(thing)
    if thing.kind == SEAT and action is not None:
        return option(view, action, words, names)
    return words.say("action-decline" if thing.kind == NO else "faceup" if thing.number else "facedown")


def keys(words: Words, width: int) -> Content:
    """The keys, as many as fit; a click on one is a press."""
    parts: list[Content] = []
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
        both = Content.assemble((f" {key} ", "bold $us"), f"{text} ")
        parts.append(both.stylize(Style.from_meta({"press": key})))
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
            if lines and len(lines) + len(text) > height:
                break  # the end of a sentence alone says nothing
            lines = [*text, *lines]
    return Content("\n").join(lines[-height:])
