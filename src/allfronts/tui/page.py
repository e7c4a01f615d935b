"""What every screen of the terminal game shares: the words, and keys that mean the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ..locale import Words

if TYPE_CHECKING:
    from .app import Terminal

Result = TypeVar("Result")
SHEET = 76  # the width of a page with one text


class Page(Screen[Result]):
    """A screen that can be drawn anew at any moment, in any of the languages."""

    AUTO_FOCUS = ""  # keys come to the page itself

    @property
    def terminal(self) -> Terminal:
        return cast("Terminal", self.app)

    @property
    def words(self) -> Words:
        return self.terminal.words

    def draw(self) -> None:
        """Say everything that is on the screen in the words of now."""

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def on_screen_resume(self) -> None:
        self.draw()

    def on_key(self, event: events.Key) -> None:
        if self.pressed(event.key, event.character or "") or self.terminal.pressed(event.character or ""):
            event.stop()
            event.prevent_default()

    def pressed(self, key: str, character: str) -> bool:
        """A key that this page understands."""
        return False


class Sheet(Page[Result]):
    """A page with one text in the middle of it."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > #sheet { width: 76; max-width: 100%; height: auto; max-height: 100%; }
    """

    @property
    def width(self) -> int:
        return min(SHEET, self.size.width) - 4

    def compose(self) -> ComposeResult:
        yield Static(id="sheet")

    def draw(self) -> None:
        if self.is_mounted:
            self.query_one("#sheet", Static).update(Content("\n").join(list(self.text())))

    def text(self) -> Iterable[Content]:
        """What stands on it, line by line."""
        return ()
