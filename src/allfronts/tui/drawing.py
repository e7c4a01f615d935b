"""Cards, theaters and hands as lines of text: what a view holds, in the reader's words.

Knows views, colours and widths. Refuses to know whose turn it is and what may be done: it is told what to mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from textwrap import wrap

from textual.content import Content
from textual.style import Style

from ..games.theaters import View
from ..games.theaters.cards import KIND, PLAIN, PRINTED, PROVENANCE
from ..games.theaters.journals import Event
from ..games.theaters.notation import CODE, LETTERS, SUIT_NAMES
from ..games.theaters.state import COLUMNS, FIRST_EDITION, NONE, SEA
from ..games.theaters.telling import ability, card_message
from ..games.theaters.views import Lying
from ..games.theaters.words import strength_printed, suit_of
from ..locale import Words
from . import look
from .choosing import CARD, HAND, NAME, PILE, THEATER, Thing

ROOMY, NARROW = 30, 18  # a line so wide can leave its end blank; one less wide than that says less
GUTTER = 2  # the number of a choice and the cursor
SIGNS = {"ongoing": f" {look.ONGOING}", "instant": f" {look.INSTANT}", "plain": ""}
KINDS = {"ongoing": "kind-ongoing", "instant": "kind-instant", "plain": "kind-none"}


@dataclass(frozen=True)
class Marks:
    """What to mark: choices by their numbers, the one under the cursor, cards just changed, and cards seen by all."""

    numbers: Mapping[Thing, int] = field(default_factory=dict[Thing, int])
    cursor: Thing | None = None
    fresh: frozenset[tuple[int, int, int]] = frozenset()  # (side, column, card)
    seen: frozenset[int] = frozenset()

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


def fit(content: Content | str, width: int, style: str = "", ellipsis: bool = True) -> Content:
    """Exactly so wide: filled up, or cut."""
    line = content if isinstance(content, Content) else Content(content)
    line = line.truncate(width, ellipsis=ellipsis)
    line = line.pad_right(max(0, width - line.cell_length))
    return line.stylize_before(style) if style else line


def between(left: Content | str, right: Content | str, width: int, style: str = "", ellipsis: bool = True) -> Content:
    """Two texts at the ends of a line; the left one gives way."""
    right = right if isinstance(right, Content) else Content(right)
    line = Content.assemble(fit(left, max(0, width - right.cell_length), ellipsis=ellipsis), right)
    return line.stylize_before(style) if style else line


def lines(parts: Iterable[Content]) -> Content:
    return Content("\n").join(list(parts))


def hanging(text: str, width: int, style: str = "", indent: int = 2) -> Content:
    """A paragraph whose lines all stand so far in."""
    wrapped = wrap(text, max(20, width - indent), break_on_hyphens=False)
    return Content.styled("\n".join(" " * indent + line for line in wrapped), style)


# -- Cards -----------------------------------------------------------------------------------------------


def name_of(words: Words, card: int) -> str:
    return words.say(card_message(card))


def text_of(words: Words, card: int, edition: int) -> str:
    """The effect as this edition has it."""
    old = f"{card_message(card)}.text-2019"
    return words.say(old if edition == FIRST_EDITION and old in words else f"{card_message(card)}.text")


def kind_of(view: View, card: int) -> str:
    return KIND[ability(view, card)]


def provenance_of(words: Words, card: int) -> str:
    """The message that tells where what we say of a card comes from; of the first box nothing needs to be said."""
    if card_message(card) in words.own:
        return "provenance-own"
    return "" if suit_of(card) <= SEA else f"provenance-{PROVENANCE[card]}"


def colours(card: int, facedown: bool = False) -> str:
    suit = SUIT_NAMES[suit_of(card)]
    return "$on-down on $down" if facedown else f"$on-{suit} on ${suit}"


def card_line(words: Words, view: View, lying: Lying, width: int, dim: bool = False, seen: bool = False) -> Content:
    """One card in one line: its strength now, then what it is."""
    card, usual = lying.card, 2 if lying.facedown else strength_printed(lying.card)
    arrow = " " if lying.strength == usual else "↑" if lying.strength > usual else "↓"
    ink = "$changed" if arrow != " " else "$card-ink"
    strength = Content.styled(f"{lying.strength:>2}{arrow}", f"bold {ink} on $paper")
    weight = "" if dim else "bold "
    room = width - 3
    if card == NONE:
        what = f" {look.FACEDOWN} {words.say('facedown')} ".ljust(room - 1, look.FACEDOWN)
        return Content.assemble(strength, fit(what, room, f"{weight}$on-down on $down", width >= NARROW))
    face = look.SEEN if seen else look.FACEDOWN if lying.facedown else " "
    printed = str(strength_printed(card)) if lying.strength != strength_printed(card) else ""
    style = weight + colours(card, lying.facedown)
    sign = SIGNS[kind_of(view, card)]
    if width < NARROW:
        what = f"{face.strip()}{LETTERS[suit_of(card)]}{printed} {name_of(words, card)}"
        return Content.assemble(strength, between(what, sign.strip(), room, style, ellipsis=False))
    what = f"{face}{look.shape(suit_of(card))}{printed} {name_of(words, card)}"
    return Content.assemble(strength, between(what, sign + " " * (width > ROOMY), room, style))


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
        seen = lying.facedown and lying.card in marks.seen
        line = Content.assemble(gutter, card_line(words, view, lying, inner, dim=not top, seen=seen))
        target = next((thing for thing in things if thing in marks.numbers), None)
        drawn.append(line.stylize(pointing(target)) if target else line)
    top_card = cards[-1]
    if not top_card.facedown:
        text = card_text(words, view, top_card.card, inner)
        kind = [fit(f" {words.say(KINDS[kind_of(view, top_card.card)])}", inner, "$card-ink on $paper")]
        room = height - len(drawn)
        text = text if len(text) <= room else kind if room else []
        drawn += [Content.assemble(edge, line) for line in text]
    return drawn


def _sign(lying: Lying) -> str:
    return look.FACEDOWN if lying.facedown else LETTERS[suit_of(lying.card)]


def card_text(words: Words, view: View, card: int, width: int) -> list[Content]:
    """The effect on paper."""
    return [fit(f" {line}", width, "$card-ink on $paper") for line in lines_of_text(words, view.edition, card, width)]


@lru_cache(maxsize=1000)
def lines_of_text(words: Words, edition: int, card: int, width: int) -> list[str]:
    """How the effect is broken into lines; what is not all printed so carries its mark."""
    text, provenance = text_of(words, card, edition), provenance_of(words, card)
    if provenance not in ("", f"provenance-{PRINTED}"):
        text += f" {words.say(f'{provenance}.mark')}"
    return wrap(text, width - 2, break_on_hyphens=False)


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
    """The name, who holds the theater, and for either side its supplies and its total."""
    here, thing, narrow = view.theaters[column], Thing(THEATER, column), width - GUTTER < NARROW
    suit = SUIT_NAMES[here.suit]
    board = f"$on-board on ${suit}-board"
    lead = abs(here.totals[0] - here.totals[1])
    whose = "mine" if here.controlled_by == me else "theirs"
    held = " " + words.say("tui-held" if lead else "tui-held-tie", whose=whose, lead=lead)
    name = f" {look.shape(here.suit)} {words.say(f'theater-{suit}')}"

    def total(side: int) -> Content:
        holds = here.controlled_by == side
        flag = look.FLAG if holds else "" if narrow else " "
        text = f"{flag}{here.totals[side]}" if narrow else f"{flag} {here.totals[side]:>2}"
        supplies = f" {look.SUPPLY}{here.supplies[side]}" if here.supplies[side] else ""
        return Content.assemble(supplies, (f" {text} ", "bold $card-ink on $paper" if holds else board))

    asked = thing in marks.numbers
    gutter = marks.gutter(thing) if asked or not narrow else Content()
    upper = between(Content.styled(name, "bold"), total(1 - me), width - gutter.cell_length, ellipsis=not narrow)
    if narrow or len(held) + total(me).cell_length > width - GUTTER:
        held = f" {'+' if lead else '±'}{lead}"
    lower = between(held, total(me), width - gutter.cell_length)
    click = pointing(thing) if asked else Style()
    both = (Content.assemble(gutter, upper), Content.assemble(fit("", gutter.cell_length), lower))
    return [line.stylize(click).stylize_before(board) for line in both]


def changed(told: Iterable[tuple[Event, tuple[int, ...]]]) -> frozenset[tuple[int, int, int]]:
    """Where these events have changed a card: its side, its theater and, if it is known, which."""
    kinds = ("played_up", "played_down", "moved", "flipped_up", "flipped_down")
    return frozenset((event.side, event.column, event.card) for event, _ in told if event.kind in kinds)


# -- The hand --------------------------------------------------------------------------------------------


def in_hand(card: int) -> Lying:
    return Lying(card, False, strength_printed(card))


def in_sight(view: View) -> frozenset[int]:
    """The cards of which the viewer knows where they are."""
    lying = [each.card for theater in view.theaters for pile in theater.piles for each in pile]
    held = [card for hand in view.hands for card in hand.cards]
    return frozenset([*lying, *held, *view.deck, NONE if view.drawn is None else view.drawn]) - {NONE}


def hand(
    words: Words, view: View, things: Sequence[Thing], width: int, columns: int, full: int, marks: Marks
) -> Content:
    """Cards in hand, or to be named, in rows; `full` is how many lines of text each has room for."""
    gap, each = 1, (width - (columns - 1)) // columns
    drawn: list[Content] = []
    for start in range(0, max(1, len(things)), columns):
        blocks = [_in_hand(words, view, thing, each, full, marks) for thing in things[start : start + columns]]
        blocks += [[fit("", each)] * (full + 1)] * (columns - len(blocks))
        drawn += [Content(" " * gap).join(list(row)) for row in zip(*blocks, strict=True)]
    return lines(drawn)


def _in_hand(words: Words, view: View, thing: Thing, width: int, full: int, marks: Marks) -> list[Content]:
    card, inner = thing.number, width - GUTTER
    seen = thing.kind == HAND and card in marks.seen
    line = card_line(words, view, in_hand(card), inner, dim=thing != marks.cursor, seen=seen)
    if thing.kind == NAME and thing != marks.cursor and card in in_sight(view):  # to name it would be idle
        line = Content.styled(line.plain, "$ink-2 on $bar")
    head = Content.assemble(marks.gutter(thing), line).stylize(pointing(thing))
    text = card_text(words, view, card, inner)[:full] if full else []
    text += [fit("", inner, "on $paper")] * (full - len(text))
    return [head, *(Content.assemble(fit("", GUTTER), line).stylize(pointing(thing)) for line in text)]


def detail(words: Words, view: View, card: int, brief: bool = False) -> Content:
    """A card in full: name, code, kind, effect, and how much of it is as printed."""
    kind, provenance = kind_of(view, card), provenance_of(words, card)
    parts: list[Content | str | tuple[str, str]] = [
        (f" {CODE[card]} {name_of(words, card)} ", f"bold {colours(card)}"),
        " ",
    ]
    if kind != PLAIN:
        parts.append((f"{SIGNS[kind]} {words.say(KINDS[kind])}. ".lstrip(), "italic $ink-2"))
    parts.append(text_of(words, card, view.edition))
    if provenance:
        sentence = words.say(f"{provenance}.short" if brief else provenance)
        parts.append((f" {words.say(f'{provenance}.mark')} {sentence}", "$ink-2"))
    return Content.assemble(*parts)
