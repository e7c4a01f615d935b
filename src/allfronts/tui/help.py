"""Answers in place: the rules as clauses that can be searched, a card in full, and why something happened."""

from __future__ import annotations

import re
from collections.abc import Iterable

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ..games.theaters import View
from ..games.theaters.cards import NAME
from ..games.theaters.journals import Event
from ..games.theaters.state import FIRST_EDITION, NONE
from ..games.theaters.telling import BY_A_CARD, ability, tell
from ..locale import Words
from ..locale import words as words_of
from ..locale.clauses import clauses, message
from . import drawing
from .page import Page
from .sitting import Sitting

ABOUT_CARDS = ("ALS-7", "SLS-5", "SLS-6", "SLS-7", "SLS-14")  # chapters
ABOUT_2019 = "ALS-11"
KEYS = ("arrows", "enter", "numbers", "escape", "type", "undo", "withdraw", "rules", "why", "language", "theme", "quit")
MARKS = ("printed", "partly", "reconstructed", "own")  # of where a card comes from

# The clauses that explain an event; those of its card, or of the card that did it, follow.
WHY = {
    "dealt": ("ALS-2.3", "ALS-2.4", "ALS-10.5"),
    "played_up": ("ALS-4.3", "ALS-3.6"),
    "played_down": ("ALS-4.5", "ALS-3.4"),
    "played_unseen": ("ALS-12.9", "ALS-12.10"),
    "destroyed": ("ALS-6.8", "ALS-6.9"),
    "destroyed_in_play": ("SLS-2.6", "SLS-10.2"),
    "flipped_up": ("ALS-6.1", "ALS-5.1"),
    "flipped_down": ("ALS-6.1", "ALS-3.5"),
    "moved": ("ALS-6.12", "ALS-6.13"),
    "returned": ("ALS-12.8",),
    "taken": ("SLS-6.1", "SLS-6.2"),
    "received": ("SLS-6.4",),
    "drew": ("ALS-12.11",),
    "put_back": ("ALS-11.10",),
    "resolves": ("ALS-5.2", "ALS-5.5"),
    "interrupted": ("ALS-11.4",),
    "nothing_to_do": ("ALS-5.14",),
    "declined": ("ALS-5.12",),
    "air_drop_ready": ("ALS-7.4",),
    "extra_turn": ("ALS-11.13",),
    "skipped": ("ALS-4.10", "SLS-4.1"),
    "revealed": ("SLS-2.1", "SLS-10.1"),
    "lesser": ("SLS-2.4", "SLS-5.2"),
    "named": ("SLS-2.3", "SLS-5.8"),
    "holds": ("SLS-5.9", "SLS-5.10"),
    "holds_not": ("SLS-5.9",),
    "must_play": ("SLS-5.10", "SLS-5.11"),
    "exposed": ("SLS-5.14", "SLS-5.16"),
    "gained": ("SLS-3.1", "SLS-3.4"),
    "no_supplies": ("SLS-3.3",),
    "exchanged": ("SLS-11.5", "SLS-11.6"),
    "acts": ("SLS-11.7", "SLS-11.8", "SLS-11.9"),
    "withdrew": ("ALS-4.6", "ALS-9.3", "ALS-9.4"),
    "controls": ("ALS-8.3", "ALS-8.4"),
    "battle_won": ("ALS-8.5", "ALS-9.1", "ALS-9.2"),
    "score": ("ALS-10.1",),
    "war_won": ("ALS-10.1", "ALS-10.8"),
}


def clause(words: Words, number: str) -> Content:
    said = message(number)
    return Content.assemble((f"{number}  {words.say(said)}", "bold $us"), "\n", words.say(f"{said}.text"), "\n")


def clauses_of_card(card: int, edition: int) -> list[str]:
    """The clauses about cards that name this one."""
    english, found = words_of("en"), list[str]()
    chapters = (*ABOUT_CARDS, ABOUT_2019) if edition == FIRST_EDITION else ABOUT_CARDS
    for number in clauses():
        said = f"{english.say(message(number))} {english.say(f'{message(number)}.text')}"
        if number.partition(".")[0] in chapters and re.search(rf"\b{NAME[card]}\b", said):
            found.append(number)
    return found


def reasons(words: Words, event: Event, view: View) -> Iterable[Content]:
    """Why something happened: the rules of such events, the card it is about, and the rules of its ability."""
    for number in WHY.get(event.kind, ()):
        yield clause(words, number)
    card = event.a if event.kind in BY_A_CARD else event.card
    if card != NONE:
        yield from explained(words, view, card)


def explained(words: Words, view: View, card: int) -> Iterable[Content]:
    """A card in full and the clauses about its ability."""
    yield Content.assemble(drawing.detail(words, view, card), "\n")
    for number in clauses_of_card(ability(view, card), view.edition):
        yield clause(words, number)


class Help(Page[None]):
    """The rules: what is typed narrows them down."""

    DEFAULT_CSS = """
    Help #search { height: 3; }
    Help #found { padding: 0 2; height: 1fr; }
    Help #hint { height: 1; padding: 0 1; background: $bar; color: $ink-2; }
    """

    def __init__(self, sitting: Sitting | None = None, view: View | None = None, card: int = NONE):
        super().__init__()
        self.sitting, self.view, self.card = sitting, view, card

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
        for number in clauses():
            said = clause(self.words, number)
            if text in said.plain.lower():
                yield said.highlight_regex(re.compile(re.escape(text), re.IGNORECASE), style="$on-signal on $signal")

    def everything(self) -> Iterable[Content]:
        words = self.words
        if self.view and self.card != NONE:
            yield from explained(words, self.view, self.card)
        yield Content.styled(words.say("tui-keys"), "bold $us")
        for key in KEYS:
            yield drawing.hanging(words.say(f"tui-about-{key}"), self.size.width - 8)
        yield Content()
        yield Content.styled(words.say("tui-signs"), "bold $us")
        yield drawing.hanging(words.say("tui-about-signs"), self.size.width - 8)
        for mark in MARKS:
            said = f"{words.say(f'provenance-{mark}.mark')} {words.say(f'provenance-{mark}')}"
            yield drawing.hanging(said, self.size.width - 8)
        yield Content()
        if self.sitting:
            yield Content.styled(words.say("tui-fair"), "bold $us")
            yield Content(words.say("tui-fair-text", promise=self.sitting.record.commitment) + "\n")
        yield from (clause(words, number) for number in clauses())


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
        view = self.sitting.view(self.viewer)
        happened, _ = self.events[event.option_index]
        said = list(reasons(self.words, happened, view))
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
