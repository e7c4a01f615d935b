"""The terminal game as an application: the language, the theme, and which page comes after which."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ..games.theaters import Options
from ..games.theaters.options import PLAYERS
from ..games.theaters.ruleset import Ruleset
from ..games.theaters.telling import own_sentences
from ..locale import LANGUAGES, Words, words
from . import look
from .page import Page
from .sitting import FRIEND, HUMAN, RANKS, Sitting
from .start import Start
from .table import Table

# What players are called who have no name of their own. Bots are called by their rank.
FRIENDS = ("tui-name-one", "tui-name-two", "tui-name-three", "tui-name-four")
ALONE, PARTNER = "tui-name-player", "tui-name-partner"


@cache
def called_by_default() -> frozenset[str]:
    """What players without a name are called in any of the languages."""
    called = {*FRIENDS, *(each for rank in RANKS for players in PLAYERS.values() for each in defaults(rank, players))}
    return frozenset(words(language).say(each) for language in LANGUAGES for each in called)


def defaults(against: str, players: int) -> tuple[str, ...]:
    """By how many they are; whoever is alone with bots comes first."""
    if against == FRIEND:
        return FRIENDS[:players]
    rank = f"tui-name-{against}"
    bots = {2: (rank,), 3: (rank, PARTNER), 4: (f"{rank}-one", PARTNER, f"{rank}-two")}
    return (ALONE, *bots[players])


@cache
def words_at(language: str, ruleset: Ruleset | None) -> Words:
    """The words of a language, in which cards are called as at this table."""
    said = words(language)
    return said.saying(own_sentences(ruleset, said)) if ruleset else said


class Terminal(App[None]):
    """Starts with a war or, without one, with the first page."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, language: str, names: tuple[str, ...] = (), war: tuple[str, Options] | None = None):
        super().__init__()
        self.language, self.player_names, self._war = language, names, war
        self.ruleset: Ruleset | None = None  # of the war on the table
        for theme in (look.DARK, look.LIGHT):
            self.register_theme(theme)
        self.theme = look.theme_of_terminal()

    @property
    def words(self) -> Words:
        return words_at(self.language, self.ruleset)

    def on_mount(self) -> None:
        if self._war:
            self.begin(*self._war)
        else:
            self.push_screen(Start())

    def begin(self, against: str, options: Options) -> None:
        self.play(Sitting.begin(against, options, self.names(against, options.players)))

    def play(self, sitting: Sitting) -> None:
        if len(self.screen_stack) > 1:
            self.pop_screen()
        self.ruleset = sitting.options.ruleset
        self.push_screen(Table(sitting))

    def names(self, against: str, players: int) -> tuple[str, ...]:
        """For the record: as they were given, else as the language calls players."""
        given = (*self.player_names, *[""] * players)
        return tuple(
            name or self.words.say(called) for name, called in zip(given, defaults(against, players), strict=False)
        )

    def names_of(self, sitting: Sitting) -> tuple[str, ...]:
        """For the screen: names nobody has given follow the language; whoever is alone here is "you"."""
        names = list(map(self._on_screen, sitting.record.names, defaults(sitting.against, sitting.options.players)))
        if sitting.alone:
            names[HUMAN] = self._on_screen(sitting.record.names[HUMAN], "you")
        return tuple(names)

    def _on_screen(self, name: str, called: str) -> str:
        return self.words.say(called) if name in called_by_default() else name

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
