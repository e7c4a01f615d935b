"""Cards, theaters and hands as lines of text: what a view holds, in the reader's words.

Knows views, colours and widths. Refuses to know whose turn it is and what may be done: it is told what to mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap

from textual.content import Content
from textual.style import Style

from ..games.theaters import View
from ..games.theaters.cards import KIND
from ..games.theaters.journals import Event
from ..games.theaters.notation import CODE, SUIT_NAMES
from ..games.theaters.state import COLUMNS, FIRST_EDITION, NONE
from ..games.theaters.views import Lying
from ..games.theaters.words import strength_printed, suit_of
from ..locale import Words
from . import look
from .choosing import CARD, HAND, PILE, THEATER, Thing

ROOMY = 30  # a line so wide can leave its end blank
GUTTER = 2  # the number of a choice and the cursor
SIGNS = {"ongoing": f" {look.ONGOING}", "instant": f" {look.INSTANT}", "plain": ""}
KINDS = {"ongoing": "kind-ongoing", "instant": "kind-instant", "plain": "kind-none"}


@dataclass(frozen=True)
class Marks:
    """What to mark: the choices by their numbers, the one under the cursor, and cards that have just changed."""

    numbers: Mapping[Thing, int] = field(default_factory=dict[Thing, int])
    cursor: Thing | None = None
    fresh: frozenset[tuple[int, int, int]] = frozenset()  # (side, column, card)

    def gutter(self, *things: Thing, fresh: bool = False) -> Content:
        """The two cells before a line."""
        thing = next((thing for thing in things if thing in self.numbers), None)
        if thing is None:
            return Content.styled(f" {look.NEW}" if fresh else "  ", "$signal")
        here = thing == self.cursor
        number = str(self.numbers[thing]) if self.numbers[thing] < 10 else look.TARGET
        text = number + (look.CURSOR if here else look.TARGET)
        return Content.styled(text, "bold $on-signal on $signal" if here else "bold $signal").stylize(pointing(thing))


def pointing(thing: Thing) -> Style:
    """What a click here means."""
    return Style.from_meta({"thing": tuple(thing)})


def fit(content: Content | str, width: int, style: str = "") -> Content:
    """Exactly so wide: filled up, or cut with an ellipsis."""
    line = content if isinstance(content, Content) else Content(content)
    line = line.truncate(width, ellipsis=True)
    line = line.pad_right(max(0, width - line.cell_length))
    return line.stylize_before(style) if style else line


def between(left: Content | str, right: Content | str, width: int, style: str = "") -> Content:
    """Two texts at the ends of a line; the left one gives way."""
    right = right if isinstance(right, Content) else Content(right)
    line = Content.assemble(fit(left, max(0, width - right.cell_length)), right)
    return line.stylize_before(style) if style else line


def lines(parts: Iterable[Content]) -> Content:
    return Content("\n").join(list(parts))


def hanging(text: str, width: int, style: str = "", indent: int = 2) -> Content:
    """A paragraph whose lines all stand so far in."""
    wrapped = wrap(text, max(20, width - indent), break_on_hyphens=False)
    return Content.styled("\n".join(" " * indent + line for line in wrapped), style)


# -- Cards -----------------------------------------------------------------------------------------------


def message_of(card: int) -> str:
    return f"card-{SUIT_NAMES[suit_of(card)]}-{strength_printed(card)}"


def name_of(words: Words, card: int) -> str:
    return words.say(message_of(card))


def text_of(words: Words, card: int, edition: int) -> str:
    """The effect as this edition has it."""
    old = f"{message_of(card)}.text-2019"
    return words.say(old if edition == FIRST_EDITION and old in words else f"{message_of(card)}.text")


def colours(card: int, facedown: bool = False) -> str:
    suit = SUIT_NAMES[suit_of(card)]
    return "$on-down on $down" if facedown else f"$on-{suit} on ${suit}"


def card_line(words: Words, lying: Lying, width: int, dim: bool = False) -> Content:
    """One card in one line: its strength now, then what it is."""
    card, usual = lying.card, 2 if lying.facedown else strength_printed(lying.card)
    arrow = " " if lying.strength == usual else "↑" if lying.strength > usual else "↓"
    ink = "$changed" if arrow != " " else "$card-ink"
    strength = Content.styled(f"{lying.strength:>2}{arrow}", f"bold {ink} on $paper")
    weight = "" if dim else "bold "
    if card == NONE:
        what = f" {look.FACEDOWN} {words.say('facedown')} ".ljust(width - 4, look.FACEDOWN)
        return Content.assemble(strength, fit(what, width - 3, f"{weight}$on-down on $down"))
    printed = str(strength_printed(card)) if lying.strength != strength_printed(card) else ""
    face = look.FACEDOWN if lying.facedown else " "
    what = f"{face}{look.shape(suit_of(card))}{printed} {name_of(words, card)}"
    return Content.assemble(
        strength,
        between(what, SIGNS[KIND[card]] + " " * (width > ROOMY), width - 3, weight + colours(card, lying.facedown)),
    )


def pile(words: Words, view: View, side: int, column: int, width: int, height: int, marks: Marks) -> list[Content]:
    """A side's cards in a theater, from the bottom: each line covers the one above it."""
    cards = view.theaters[column].piles[side]
    if not cards:
        return []
    inner, edge = width - GUTTER, Content(" " * GUTTER)
    drawn: list[Content] = []
    hidden = max(0, len(cards) - height) and len(cards) - height + 1
    if hidden:
        short = " ".join(f"{lying.strength}{_sign(lying)}" for lying in cards[:hidden])
        drawn.append(Content.assemble(edge, fit(f" {short}", inner, "$ink-2 on $bar")))
    for n, lying in enumerate(cards[hidden:], start=hidden):
        top = n == len(cards) - 1
        things = [Thing(CARD, lying.card)] + ([Thing(PILE, side * COLUMNS + column)] if top else [])
        gutter = marks.gutter(*things, fresh=(side, column, lying.card) in marks.fresh and (top or lying.card != NONE))
        drawn.append(Content.assemble(gutter, card_line(words, lying, inner, dim=not top)))
    top_card = cards[-1]
    if not top_card.facedown:
        text = card_text(words, view, top_card.card, inner)
        kind = [fit(f" {words.say(KINDS[KIND[top_card.card]])}", inner, "$card-ink on $paper")]
        room = height - len(drawn)
        text = text if len(text) <= room else kind if room else []
        drawn += [Content.assemble(edge, line) for line in text]
    return drawn


def _sign(lying: Lying) -> str:
    return look.FACEDOWN if lying.facedown else look.shape(suit_of(lying.card))[1]


def card_text(words: Words, view: View, card: int, width: int) -> list[Content]:
    """The effect on paper."""
    text = text_of(words, card, view.edition)
    return [fit(f" {line}", width, "$card-ink on $paper") for line in wrap(text, width - 2, break_on_hyphens=False)]


# -- Theaters --------------------------------------------------------------------------------------------


def theater(words: Words, view: View, me: int, column: int, width: int, height: int, marks: Marks) -> Content:
    """A theater: their cards, the plate with both totals, mine."""
    theirs = pile(words, view, 1 - me, column, width, height, marks)
    mine = pile(words, view, me, column, width, height, marks)
    blank = fit("", width)
    above = [blank] * (height - len(theirs)) + theirs
    below = mine + [blank] * (height - len(mine))
    above = [line.stylize_before("on $them-ground") for line in above]
    below = [line.stylize_before("on $us-ground") for line in below]
    return lines([*above, *plate(words, view, me, column, width, marks), *below])


def plate(words: Words, view: View, me: int, column: int, width: int, marks: Marks) -> list[Content]:
    here, thing = view.theaters[column], Thing(THEATER, column)
    suit = SUIT_NAMES[here.suit]
    board = f"$on-board on ${suit}-board"
    lead = abs(here.totals[0] - here.totals[1])
    held = words.say(
        "tui-held" if lead else "tui-held-tie", whose="mine" if here.controlled_by == me else "theirs", lead=lead
    )
    name = f" {look.shape(here.suit)} {words.say(f'theater-{suit}')}"

    def total(side: int) -> Content:
        holds = here.controlled_by == side
        text = f" {look.FLAG if holds else ' '} {here.totals[side]:>2} "
        return Content.styled(text, "bold $card-ink on $paper" if holds else board)

    inner = width - GUTTER
    gutter = marks.gutter(thing)
    upper = Content.assemble(gutter, between(Content.styled(name, "bold"), total(1 - me), inner))
    lower = Content.assemble(fit("", GUTTER), between(f" {held}", total(me), inner))
    click = pointing(thing) if thing in marks.numbers else Style()
    return [line.stylize(click).stylize_before(board) for line in (upper, lower)]


def changed(told: Iterable[tuple[Event, tuple[int, ...]]]) -> frozenset[tuple[int, int, int]]:
    """Where these events have changed a card: its side, its theater and, if it is known, which."""
    kinds = ("played_up", "played_down", "moved", "flipped_up", "flipped_down")
    return frozenset((event.side, event.column, event.card) for event, _ in told if event.kind in kinds)


# -- The hand --------------------------------------------------------------------------------------------


def in_hand(card: int) -> Lying:
    return Lying(card, False, strength_printed(card))


def hand(words: Words, view: View, cards: Sequence[int], width: int, columns: int, full: int, marks: Marks) -> Content:
    """The cards of a hand in rows; `full` is how many lines of text each has room for."""
    gap, each = 1, (width - (columns - 1)) // columns
    drawn: list[Content] = []
    for start in range(0, 6, columns):
        blocks = [_in_hand(words, view, card, each, full, marks) for card in cards[start : start + columns]]
        blocks += [[fit("", each)] * (full + 1)] * (columns - len(blocks))
        drawn += [Content(" " * gap).join(list(row)) for row in zip(*blocks, strict=True)]
    return lines(drawn)


def _in_hand(words: Words, view: View, card: int, width: int, full: int, marks: Marks) -> list[Content]:
    thing, inner = Thing(HAND, card), width - GUTTER
    line = card_line(words, in_hand(card), inner, dim=thing != marks.cursor)
    head = Content.assemble(marks.gutter(thing), line).stylize(pointing(thing))
    text = card_text(words, view, card, inner)[:full] if full else []
    text += [fit("", inner, "on $paper")] * (full - len(text))
    return [head, *(Content.assemble(fit("", GUTTER), line).stylize(pointing(thing)) for line in text)]


def detail(words: Words, card: int, edition: int) -> Content:
    """A card in full: name, code, kind, effect."""
    kind, text = words.say(KINDS[KIND[card]]), text_of(words, card, edition)
    head = Content.styled(f" {CODE[card]} {name_of(words, card)} ", f"bold {colours(card)}")
    if KIND[card] == "plain":
        return Content.assemble(head, " ", text)
    return Content.assemble(head, " ", (f"{SIGNS[KIND[card]]} {kind}. ".lstrip(), "italic $ink-2"), text)
