"""Answers in place: the rules as clauses that can be searched, a card in full, and why something happened."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ..games.theaters.cards import NAME
from ..games.theaters.journals import Event
from ..games.theaters.state import FIRST_EDITION, NONE
from ..games.theaters.telling import tell
from ..locale import Words
from ..locale import words as words_of
from . import drawing
from .page import Page
from .sitting import Sitting

CARDS, EDITION_2019 = 7, 11  # chapters
KEYS = ("arrows", "enter", "numbers", "escape", "type", "undo", "withdraw", "rules", "why", "language", "theme", "quit")

# The clauses that explain an event; those of its card, or of the card that did it, follow.
WHY = {
    "dealt": ("2-3", "2-4", "10-5"),
    "played_up": ("4-3", "3-6"),
    "played_down": ("4-5", "3-4"),
    "played_unseen": ("12-9", "12-10"),
    "destroyed": ("6-8", "6-9"),
    "flipped_up": ("6-1", "5-1"),
    "flipped_down": ("6-1", "3-5"),
    "moved": ("6-12", "6-13"),
    "returned": ("12-8",),
    "drew": ("12-11",),
    "put_back": ("11-10",),
    "resolves": ("5-2", "5-5"),
    "interrupted": ("11-4",),
    "nothing_to_do": ("5-14",),
    "declined": ("5-12",),
    "air_drop_ready": ("7-4",),
    "extra_turn": ("11-13",),
    "skipped": ("4-10",),
    "withdrew": ("4-6", "9-3", "9-4"),
    "controls": ("8-3", "8-4"),
    "battle_won": ("8-5", "9-1", "9-2"),
    "score": ("10-1",),
    "war_won": ("10-1", "10-8"),
}


def clause_ids() -> list[str]:
    """All clauses, in the order in which the rules are told."""
    text = files("allfronts.locale").joinpath("en", "clauses.ftl").read_text(encoding="utf-8")
    return re.findall(r"^clause-als-([\d]+-[\d]+) =", text, re.MULTILINE)


def clause(words: Words, number: str) -> Content:
    return Content.assemble(
        (f"{number.replace('-', '.')}  {words.say(f'clause-als-{number}')}", "bold $us"),
        "\n",
        words.say(f"clause-als-{number}.text"),
        "\n",
    )


def clauses_of_card(card: int, edition: int) -> list[str]:
    """The clauses about cards that name this one."""
    english, found = words_of("en"), list[str]()
    chapters = (CARDS, EDITION_2019) if edition == FIRST_EDITION else (CARDS,)
    for number in clause_ids():
        said = f"{english.say(f'clause-als-{number}')} {english.say(f'clause-als-{number}.text')}"
        if int(number.split("-")[0]) in chapters and re.search(rf"\b{NAME[card]}\b", said):
            found.append(number)
    return found


def clauses_of_event(event: Event, edition: int) -> list[str]:
    cards = [event.card] if event.card != NONE else []
    if event.kind in ("destroyed", "flipped_up", "flipped_down"):
        cards = [event.a]
    return [*WHY.get(event.kind, ()), *(n for card in cards for n in clauses_of_card(card, edition))]


class Help(Page[None]):
    """The rules: what is typed narrows them down."""

    DEFAULT_CSS = """
    Help #search { height: 3; }
    Help #found { padding: 0 2; height: 1fr; }
    Help #hint { height: 1; padding: 0 1; background: $bar; color: $ink-2; }
    """

    def __init__(self, sitting: Sitting | None = None, edition: int = 0, card: int = NONE):
        super().__init__()
        self.sitting, self.edition, self.card = sitting, edition, card

    def compose(self) -> ComposeResult:
        yield Input(id="search")
        with VerticalScroll(id="found", can_focus=False):
            yield Static(id="clauses")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#search", Input).focus()
        self.draw()

    def on_input_changed(self) -> None:
        self.draw()

    def pressed(self, key: str, character: str) -> bool:
        scroll = self.query_one("#found", VerticalScroll)
        if key in ("escape", "enter"):
            self.dismiss(None)
        elif key in ("up", "down"):
            scroll.scroll_relative(y=-2 if key == "up" else 2, animate=False)
        elif key in ("pageup", "pagedown"):
            scroll.scroll_relative(y=(-1 if key == "pageup" else 1) * (scroll.size.height - 2), animate=False)
        else:
            return False
        return True

    def draw(self) -> None:
        if not self.is_mounted:
            return
        search = self.query_one("#search", Input)
        search.placeholder = self.words.say("tui-search")
        self.query_one("#hint", Static).update(Content(self.words.say("tui-help-hint")))
        sought = search.value.strip().lower()
        found = list(self.sought(sought) if sought else self.everything())
        if not found:
            found = [Content(self.words.say("tui-nothing-found", text=search.value))]
        self.query_one("#clauses", Static).update(Content("\n").join(found))
        self.query_one("#found", VerticalScroll).scroll_home(animate=False)

    def sought(self, text: str) -> Iterable[Content]:
        for number in clause_ids():
            said = clause(self.words, number)
            if text in said.plain.lower():
                yield said.highlight_regex(re.compile(re.escape(text), re.IGNORECASE), style="$on-signal on $signal")

    def everything(self) -> Iterable[Content]:
        words = self.words
        if self.card != NONE:
            yield Content.assemble(drawing.detail(words, self.card, self.edition), "\n")
            yield from (clause(words, number) for number in clauses_of_card(self.card, self.edition))
        yield Content.styled(words.say("tui-keys"), "bold $us")
        for key in KEYS:
            yield drawing.hanging(words.say(f"tui-about-{key}"), self.size.width - 8)
        yield Content()
        if self.sitting:
            yield Content.styled(words.say("tui-fair"), "bold $us")
            yield Content(words.say("tui-fair-text", promise=self.sitting.record.commitment) + "\n")
        yield from (clause(words, number) for number in clause_ids())


class History(Page[None]):
    """All that has happened as this seat knows it, and for the chosen line: why."""

    DEFAULT_CSS = """
    History #events { height: 1fr; border: none; background: $background; }
    History #why { height: 9; padding: 0 2; background: $surface; border-top: solid $panel; }
    History #hint { height: 1; padding: 0 1; background: $bar; color: $ink-2; }
    """

    def __init__(self, sitting: Sitting, viewer: int):
        super().__init__()
        self.viewer = viewer
        self.edition = sitting.view(viewer).edition
        self.events = [(event, row) for event, row in sitting.events(viewer) if event.kind != "turn_began"]
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        yield OptionList(id="events")
        with VerticalScroll(id="why", can_focus=False):
            yield Static(id="clauses")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#events", OptionList).focus()
        self.draw()

    def draw(self) -> None:
        if not self.is_mounted:
            return
        listed, names = self.query_one("#events", OptionList), self.terminal.names_of(self.sitting)
        self.query_one("#hint", Static).update(Content(self.words.say("tui-history-hint")))
        at = listed.highlighted if listed.highlighted is not None else len(self.events) - 1
        said = [tell(event, row, self.viewer, self.words, names) for event, row in self.events]
        listed.clear_options().add_options([Option(Content(line)) for line in said])
        listed.highlighted = at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        happened, _ = self.events[event.option_index]
        said = [clause(self.words, number) for number in clauses_of_event(happened, self.edition)]
        self.query_one("#clauses", Static).update(Content("\n").join(said))
        self.query_one("#why", VerticalScroll).scroll_home(animate=False)

    def pressed(self, key: str, character: str) -> bool:
        if key in ("escape", "enter") or character == "h":
            self.dismiss(None)
            return True
        scroll = self.query_one("#why", VerticalScroll)
        if key in ("left", "right"):
            scroll.scroll_relative(y=-3 if key == "left" else 3, animate=False)
        return key in ("left", "right")

    def on_click(self, event: events.Click) -> None:
        event.stop()
