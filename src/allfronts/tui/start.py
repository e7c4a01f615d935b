"""The first page: what to play, against whom. The first line is what Enter does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..games.theaters import Options
from ..games.theaters.notation import SUIT_NAMES
from ..games.theaters.options import EDITIONS, FIRST_BOX, MODES, PLAYERS, SCORING
from ..games.theaters.telling import side_told
from ..kernel.mistake import Mistake
from ..locale import Words
from . import look, typed
from .help import Help
from .page import Page
from .sitting import FRIEND, OPPONENTS, RANKS, Sitting

USUAL = 0  # the target that the rulebooks recommend
TARGETS = (USUAL, 1, 3, 6, 12, 18, 24)
VALUES: dict[str, Sequence[Any]] = {
    "players": tuple(PLAYERS.values()),
    "mode": tuple(MODES),
    "edition": tuple(EDITIONS),
    "scoring": SCORING,
    "target": TARGETS,
}


@dataclass(frozen=True)
class War:
    """The war that is being chosen."""

    players: int = 2
    mode: str = "standard"
    edition: str = "revised"
    scoring: str = "standard"
    target: int = USUAL
    theaters: tuple[str, ...] = FIRST_BOX

    @property
    def options(self) -> Options:
        """A Mistake where there is no such war."""
        return Options(**vars(self), order="random")

    def turned(self, name: str, step: int) -> War:
        """With the next or the last value of a choice."""
        values: Sequence[Any] = self._targets() if name == "target" else VALUES[name]
        value = values[(values.index(getattr(self, name)) + step) % len(values)]
        turned = replace(self, target=USUAL if name in ("mode", "players", "scoring") else self.target)
        turned = replace(turned, **{name: value})
        return replace(turned, theaters=turned.as_many_theaters()) if name == "mode" else turned

    def _targets(self) -> list[int]:
        """With the usual one in its place among them."""
        usual = replace(self, target=USUAL).options.target
        return sorted({*TARGETS} - {usual}, key=lambda target: target or usual)

    def as_many_theaters(self) -> tuple[str, ...]:
        """Those chosen, with more or without the last ones, as many as the mode needs."""
        more = [name for name in SUIT_NAMES if name not in self.theaters]
        kept = [*self.theaters, *more][: MODES[self.mode]]
        return tuple(name for name in SUIT_NAMES if name in kept)

    def said(self, words: Words, name: str) -> str:
        """The value of a choice."""
        if name == "target":
            return words.say("scoring-target", points=self.options.target)
        if name == "theaters":
            return ", ".join(words.say(f"theater-{theater}") for theater in self.theaters)
        return words.say(f"{'seats' if name == 'players' else name}-{getattr(self, name)}")


class Start(Page[None]):
    DEFAULT_CSS = """
    Start { align: center middle; }
    Start #title { width: 76; height: auto; margin-bottom: 1; }
    Start #menu { width: 76; height: auto; border: none; background: $background; }
    Start #menu:focus { background: $background; }
    Start #hint { width: 76; height: auto; margin-top: 1; color: $ink-2; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.war = War()
        self.refused: tuple[War, str] | None = None  # the war that was last tried, and the choice that cannot be
        self.interrupted: dict[str, Sitting] = {}
        self.damage: list[Mistake] = []
        for against in OPPONENTS:
            try:
                sitting = Sitting.interrupted(against)
            except Mistake as mistake:
                self.damage.append(mistake)
                continue
            if sitting:
                self.interrupted[against] = sitting

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(id="menu")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#menu", OptionList).focus()
        self.draw()

    def draw(self) -> None:
        if not self.is_mounted:
            return
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options().add_options([Option(text, id=name) for name, text in self.choices()])
        menu.highlighted = at
        title = Content.assemble(("ALLFRONTS\n", "bold $us"), (self.words.say("tui-title"), "$ink-2"))
        self.query_one("#title", Static).update(title)
        hint = [typed.sentence(self.words, mistake) for mistake in self.damage]
        if self.refused:
            war, name = self.refused
            hint.append(self.words.say("error-only-revised", value=war.said(self.words, name)))
        else:
            hint.append(self.words.say("tui-menu-hint"))
        self.query_one("#hint", Static).update(Content("\n\n".join(hint)))

    def choices(self) -> Iterator[tuple[str, Content]]:
        """Every line of the menu: what it is called here, and what it says."""
        say, war = self.words.say, self.war
        for against, sitting in self.interrupted.items():
            view, name = sitting.view(0), side_told(1, self.words, self.terminal.names_of(sitting))
            text = say("tui-menu-continue", name=name, battle=view.battle, mine=view.score[0], theirs=view.score[1])
            yield f"continue-{against}", Content(text)
        for rank in RANKS:
            yield rank, Content(say(f"tui-menu-{rank}" if war.players == 2 else f"tui-menu-{rank}s"))
        yield FRIEND, Content(say(f"tui-menu-friend-{war.players}"))
        for name in VALUES:
            yield name, Content.assemble(("◂ ", "$ink-2"), (war.said(self.words, name), "$us"), (" ▸", "$ink-2"))
            if name == "mode":
                yield "theaters", Content.assemble(f"{say('theaters')}: ", (war.said(self.words, "theaters"), "$us"))
        yield "language", Content.assemble(f"{say('tui-menu-language')}: ", (say("tui-this-language"), "$us"))
        yield "help", Content(say("tui-menu-help"))
        yield "quit", Content(say("tui-menu-quit"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option_id or ""
        if name.startswith("continue-"):
            self.terminal.play(self.interrupted[name.removeprefix("continue-")])
        elif name in OPPONENTS:
            self.terminal.begin(name, self.war.options)
        elif name in VALUES:
            self.turn(name, 1)
        elif name == "theaters":
            self.terminal.push_screen(Theaters(self.war), self.take)
        elif name == "language":
            self.terminal.next_language()
        elif name == "help":
            self.terminal.push_screen(Help())
        else:
            self.terminal.leave()
        self.draw()

    def turn(self, name: str, step: int) -> None:
        self.take(self.war.turned(name, step))
        self.draw()

    def take(self, war: War | None) -> None:
        """Choose this war; where there is none, say why and leave everything as it was."""
        self.refused = None
        try:
            self.war = war if war and war.options else self.war
        except Mistake as mistake:
            assert war is not None
            self.refused = war, str(mistake.details["value"]).partition("=")[0]

    def pressed(self, key: str, character: str) -> bool:
        menu = self.query_one("#menu", OptionList)
        chosen = menu.highlighted_option.id if menu.highlighted_option else None
        if character == "?":
            self.terminal.push_screen(Help())
        elif key in ("left", "right") and chosen in VALUES:
            self.turn(str(chosen), 1 if key == "right" else -1)
        else:
            return False
        return True


class Theaters(Page[War | None]):
    """Which theaters: exactly as many as the battles need. Gives the war with those chosen, or None."""

    DEFAULT_CSS = Start.DEFAULT_CSS.replace("Start", "Theaters")

    def __init__(self, war: War):
        super().__init__()
        self.war, self.chosen = war, set(war.theaters)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(id="menu")
        yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#menu", OptionList).focus()
        self.draw()

    def draw(self) -> None:
        if not self.is_mounted:
            return
        say, needed = self.words.say, MODES[self.war.mode]
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options().add_options([Option(self.line(suit), id=name) for suit, name in enumerate(SUIT_NAMES)])
        menu.add_option(Option(Content(say("tui-theaters-done")), id="done"))
        menu.highlighted = at
        count = say("tui-theaters-chosen", chosen=len(self.chosen), needed=needed)
        title = Content.assemble((self.war.said(self.words, "mode"), "bold $us"), "\n", (count, "$ink-2"))
        self.query_one("#title", Static).update(title)
        self.query_one("#hint", Static).update(Content(say("tui-theaters-hint")))

    def line(self, suit: int) -> Content:
        name = SUIT_NAMES[suit]
        box = "[x]" if name in self.chosen else "[ ]"
        text = f" {look.shape(suit)} {self.words.say(f'theater-{name}')} "
        return Content.assemble(f"{suit + 1} {box} ", (text, f"bold $on-board on ${name}-board"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.toggle(event.option_id or "")

    def toggle(self, name: str) -> None:
        if name != "done":
            self.chosen ^= {name}
        elif len(self.chosen) == MODES[self.war.mode]:
            self.dismiss(replace(self.war, theaters=tuple(each for each in SUIT_NAMES if each in self.chosen)))
            return
        self.draw()

    def pressed(self, key: str, character: str) -> bool:
        menu = self.query_one("#menu", OptionList)
        if key == "escape":
            self.dismiss(None)
        elif key == "space" and menu.highlighted_option:
            self.toggle(menu.highlighted_option.id or "")
        elif character in tuple("123456"):
            self.toggle(SUIT_NAMES[int(character) - 1])
        else:
            return False
        return True
