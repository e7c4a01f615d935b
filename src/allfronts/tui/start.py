"""The first page: what to play, against whom. The first line is what Enter does."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..games.theaters import Options
from ..kernel.mistake import Mistake
from . import typed
from .help import Help
from .page import Page
from .sitting import FRIEND, OPPONENTS, RECRUIT, Sitting

EDITIONS = ("revised", "2019")
LENGTHS = {
    "scoring-standard": Options(),
    "scoring-long": Options(target=18),
    "scoring-beginner": Options(scoring="beginner"),
}


class Start(Page[None]):
    DEFAULT_CSS = """
    Start { align: center middle; }
    Start #title { width: 64; height: auto; margin-bottom: 1; }
    Start #menu { width: 64; height: auto; border: none; background: $background; }
    Start #menu:focus { background: $background; }
    Start #hint { width: 64; height: auto; margin-top: 1; color: $ink-2; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.edition, self.length = 0, 0
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
        hint = [typed.sentence(self.words, mistake) for mistake in self.damage] + [self.words.say("tui-menu-hint")]
        self.query_one("#hint", Static).update(Content("\n\n".join(hint)))

    def choices(self) -> Iterator[tuple[str, Content]]:
        """Every line of the menu: what it is called here, and what it says."""
        say = self.words.say
        for against, sitting in self.interrupted.items():
            view, name = sitting.view(0), self.terminal.names_of(sitting)[1]
            text = say("tui-menu-continue", name=name, battle=view.battle, mine=view.score[0], theirs=view.score[1])
            yield f"continue-{against}", Content(text)
        yield RECRUIT, Content(say("tui-menu-recruit"))
        yield FRIEND, Content(say("tui-menu-friend"))
        yield (
            "edition",
            Content.assemble(f"{say('tui-menu-rules')}: ", (say(f"edition-{EDITIONS[self.edition]}"), "$us")),
        )
        yield (
            "length",
            Content.assemble(f"{say('war')}: ", (say(list(LENGTHS)[self.length]).split(":")[-1].strip(), "$us")),
        )
        yield "language", Content.assemble(f"{say('tui-menu-language')}: ", (say("tui-this-language"), "$us"))
        yield "help", Content(say("tui-menu-help"))
        yield "quit", Content(say("tui-menu-quit"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option_id or ""
        if name.startswith("continue-"):
            self.terminal.play(self.interrupted[name.removeprefix("continue-")])
        elif name in OPPONENTS:
            self.terminal.begin(name, self.options())
        elif name == "edition":
            self.edition = (self.edition + 1) % len(EDITIONS)
        elif name == "length":
            self.length = (self.length + 1) % len(LENGTHS)
        elif name == "language":
            self.terminal.next_language()
        elif name == "help":
            self.terminal.push_screen(Help())
        else:
            self.terminal.leave()
        self.draw()

    def options(self) -> Options:
        length = list(LENGTHS.values())[self.length]
        return Options(edition=EDITIONS[self.edition], scoring=length.scoring, target=length.target)

    def pressed(self, key: str, character: str) -> bool:
        if character == "?":
            self.terminal.push_screen(Help())
        return character == "?"
