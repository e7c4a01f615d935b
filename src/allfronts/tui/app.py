"""The terminal game as an application: the language, the theme, and which page comes after which."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ..games.theaters import Options
from ..locale import LANGUAGES, Words, words
from . import look
from .page import Page
from .sitting import FRIEND, RECRUIT, Sitting
from .start import Start
from .table import Table

NAMES = ("", "")  # nobody has given a name: they are called as the language calls them
DEFAULTS = {RECRUIT: ("tui-name-player", "tui-name-recruit"), FRIEND: ("tui-name-one", "tui-name-two")}
SEEN = DEFAULTS | {RECRUIT: ("you", "tui-name-recruit")}
CALLED = {called for both in DEFAULTS.values() for called in both}


class Terminal(App[None]):
    """Starts with a war or, without one, with the first page."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, language: str, names: tuple[str, ...] = NAMES, war: tuple[str, Options] | None = None):
        super().__init__()
        self.language, self.player_names, self._war = language, names, war
        for theme in (look.DARK, look.LIGHT):
            self.register_theme(theme)
        self.theme = look.theme_of_terminal()

    @property
    def words(self) -> Words:
        return words(self.language)

    def on_mount(self) -> None:
        if self._war:
            self.begin(*self._war)
        else:
            self.push_screen(Start())

    def begin(self, against: str, options: Options) -> None:
        self.play(Sitting.begin(against, options, self.names(against)))

    def play(self, sitting: Sitting) -> None:
        if len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(Table(sitting))

    def names(self, against: str) -> tuple[str, ...]:
        """For the record: as they were given, else as the language calls players."""
        calls = DEFAULTS[against]
        return tuple(given or self.words.say(called) for given, called in zip(self.player_names, calls, strict=True))

    def names_of(self, sitting: Sitting) -> tuple[str, ...]:
        """For the screen: names nobody has given follow the language; whoever is alone here is "you"."""
        return tuple(map(self._on_screen, sitting.record.names, SEEN[sitting.against]))

    def _on_screen(self, name: str, called: str) -> str:
        given = name not in {words(language).say(default) for language in LANGUAGES for default in CALLED}
        return name if given else self.words.say(called)

    def rematch(self, sitting: Sitting) -> None:
        self.play(Sitting.begin(sitting.against, Options.parse(sitting.record.options), sitting.record.names))

    def leave(self) -> None:
        """Every decision is on disk already."""
        self.exit()

    def pressed(self, character: str) -> bool:
        """A key that means the same on every page."""
        if character == "l":
            self.next_language()
        elif character == "t":
            self.theme = look.LIGHT.name if self.theme == look.DARK.name else look.DARK.name
        elif character == "q":
            self.leave()
        else:
            return False
        return True

    def next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        if isinstance(self.screen, Page):
            self.screen.draw()
