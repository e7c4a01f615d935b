"""The table: what the deciding seat sees, the question, and the ways to answer it.

Shows `view`s of that seat and what it has been told, nothing else; between two people it is blank until the next one
has sat down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static
from textual.worker import Worker

from ..games.theaters import PUBLIC, View
from ..games.theaters.actions import WITHDRAW
from ..games.theaters.state import COLUMNS, NONE
from ..games.theaters.words import side_of
from ..kernel.mistake import Mistake
from . import bars, drawing, typed
from .choosing import CARD, HAND, NAME, PILE, Choosing, Thing, cards_in, in_rows, neighbour, numbers, places
from .drawing import Marks
from .endings import BattleOver, HandOver, WarOver
from .help import Help, History
from .measures import LEAST_HEIGHT, LEAST_WIDTH, SIDE, TABLE, Measures, measured
from .page import Page
from .sitting import HUMAN, Sitting

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PARTS = ("score", "them", "us", "question", "hand", "card", "notice", "log", "choice", "keys")
HAND_CARDS = {3: 6, 5: 10}  # a hand as it is dealt, by theaters; partners have half of it
LOG_LINES = 2  # the log has at least so many where no panel stands beside, if the chosen card has one line left


class Table(Page[None]):
    DEFAULT_CSS = TABLE

    def __init__(self, sitting: Sitting):
        super().__init__()
        self.sitting = sitting
        self.theaters = [f"theater{n}" for n in range(len(sitting.view(PUBLIC).theaters))]
        self.looking = HUMAN if sitting.alone else NONE  # the seat whose view is on the screen
        self.choosing: Choosing | None = None
        self.cursor: Thing | None = None
        self._shown: dict[str, Content] = {}
        self.notice: Callable[[], str] | None = None  # said anew when the language changes
        self._thinking: Worker[None] | None = None  # of a bot that takes its time
        self._in_front = asyncio.Event()  # no other page lies on the table
        if sitting.damage:
            self.notice = partial(self._mistake, sitting.damage)

    def compose(self) -> ComposeResult:
        yield Static(id="score")
        with Container(id="field"):
            with Vertical(id="left"):
                yield Static(id="them")
                with Horizontal(id="board"):
                    for theater in self.theaters:
                        yield Static(id=theater)
                yield Static(id="us")
                yield Static(id="question")
                yield Static(id="hand")
            with Vertical(id="side"):
                yield Static(id="card")
                yield Static(id="notice")
                yield Static(id="log")
        yield Static(id="choice")
        yield Input(id="typed", select_on_focus=False)
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.go_on()

    def on_screen_resume(self) -> None:
        self._in_front.set()

    def on_screen_suspend(self) -> None:
        self._in_front.clear()

    # -- The course of the war

    def go_on(self, *_: object) -> None:
        """Tell what has ended, let bots act, change seats; then ask whoever is here."""
        sitting = self.sitting
        while True:
            if sitting.battles_told < len(sitting.battle_ends()):
                self.looking = self.looking if sitting.alone else NONE
                self.terminal.push_screen(BattleOver(sitting), self._battle_told)
                return
            if sitting.over:
                self.terminal.push_screen(WarOver(sitting), self._war_told)
                return
            if sitting.thinking:
                self._let_think()
                return
            if not sitting.let_bot_act():
                break
        if not sitting.alone and sitting.seat != self.looking:
            self.looking = NONE
            self.terminal.push_screen(HandOver(sitting, self.notice), self._seated)
            return
        self.ask()

    def ask(self) -> None:
        self.choosing = Choosing(self.view())
        self.cursor = next(iter(self._things()), None)
        self.draw()

    def _let_think(self) -> None:
        """Beside the screen, so that keys are answered meanwhile."""
        if self._thinking is None:
            self._thinking = self.run_worker(self._think(self.sitting.bot_decision()))
        self.draw()

    async def _think(self, decision: Callable[[], int]) -> None:
        """What is taken back or left meanwhile cancels this: an answer that comes too late is never heard."""
        try:
            action = await asyncio.to_thread(decision)
        except asyncio.CancelledError:
            self.sitting.hurry()
            raise
        await self._in_front.wait()  # nobody is torn from the rules
        self._thinking = None
        self.sitting.act(action)
        self.go_on()

    def _battle_told(self, _: object) -> None:
        self.sitting.battles_told += 1
        self.go_on()

    def _war_told(self, again: bool | None) -> None:
        self.terminal.rematch(self.sitting) if again else self.terminal.leave()

    def _seated(self, seat: int | None) -> None:
        if seat is None:
            self.undo()
        else:
            self.looking = seat
            self.ask()

    def act(self, action: int) -> None:
        self.sitting.look(self.looking)
        self.choosing = self.cursor = self.notice = None
        self.sitting.act(action)
        self.go_on()

    def undo(self) -> None:
        try:
            self.sitting.undo(self.words.say("tui-undone"))
            if self._thinking:
                self._thinking.cancel()
                self._thinking = None
            self.notice = lambda: self.words.say("tui-undone")
        except Mistake as mistake:
            self.notice = partial(self._mistake, mistake)
        self.go_on()

    def view(self) -> View:
        return self.sitting.view(self.looking)

    # -- Keys

    def pressed(self, key: str, character: str) -> bool:
        if self.has_class("typing"):
            return self._typed_ahead(key, character)
        if self.looking == NONE or self.has_class("small"):
            return character not in "lqt"
        if key == "f1" or character == "h":
            self.terminal.push_screen(History(self.sitting, self.looking))
        elif character == "?":
            self.terminal.push_screen(Help(self.sitting, self.view(), self._card_at_cursor()))
        elif character == "u":
            self.undo()
        elif self.choosing is None:  # it is up to a bot
            return character not in "lqt"
        else:
            return self._chose(key, character)
        return True

    def _chose(self, key: str, character: str) -> bool:
        """A key that goes towards an action."""
        if key in STEPS or key in ("tab", "shift+tab"):
            self._walk(key)
        elif key == "enter":
            self._choose(self.cursor)
        elif key == "escape":
            self._step_back()
        elif character.isdecimal() and character.isascii():
            self._choose(next((thing for thing, n in self._numbers().items() if n == int(character)), None))
        elif character == "w":
            self._withdraw()
        elif character not in "lqt" and (character == ":" or character.isalpha()):
            self._open_line("" if character == ":" else character)
        else:
            return False
        return True

    def _walk(self, key: str) -> None:
        there = self._places()
        if self.cursor is None or self.cursor not in there:
            self.cursor = next(iter(there), None)
        elif key in STEPS:
            self.cursor = neighbour(there, self.cursor, STEPS[key])
        else:
            order = list(there)
            step = 1 if key == "tab" else -1
            self.cursor = order[(order.index(self.cursor) + step) % len(order)]
        self.notice = None
        self.draw()

    def _choose(self, thing: Thing | None) -> None:
        if self.choosing is None or thing is None or thing not in self.choosing.things():
            return
        action = self.choosing.choose(thing)
        if action is not None:
            self.act(action)
            return
        self.notice = None
        self.cursor = self._things()[0]
        self.draw()

    def _step_back(self) -> None:
        if self.choosing and self.choosing.back():
            self.cursor = self._things()[0]
        self.notice = None
        self.draw()

    def _withdraw(self) -> None:
        try:
            self.sitting.match.game.require_legal(self.sitting.match.state, WITHDRAW)
        except Mistake as mistake:
            self.notice = partial(self._mistake, Mistake(mistake.word, **{**mistake.details, "tried": "w"}))
            self.draw()
            return
        self.act(WITHDRAW)

    def on_click(self, event: events.Click) -> None:
        thing, key = event.style.meta.get("thing"), event.style.meta.get("press")
        if self.has_class("typing"):
            return
        if thing and self.choosing:
            self._choose(Thing(*thing))
        elif key and not self.pressed(key, key):
            self.terminal.pressed(key)

    # -- The typed line

    def _open_line(self, text: str) -> None:
        line = self.query_one("#typed", Input)
        self.add_class("typing")
        line.placeholder = self.words.say("tui-typed-example")
        line.value = text
        line.cursor_position = len(text)
        line.focus()

    def _typed_ahead(self, key: str, character: str) -> bool:
        """Keys that were on their way here while the line opened belong to the line (as when a line is pasted)."""
        line = self.query_one("#typed", Input)
        if key == "escape":
            self._close_line()
        elif character and character.isprintable():
            line.insert_text_at_cursor(character)
        elif key == "enter" and not line.has_focus:
            self.call_later(line.action_submit)
        else:
            return False
        return True

    def _close_line(self) -> None:
        self.remove_class("typing")
        self.set_focus(None)
        self.notice = None
        self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            self._close_line()
            return
        try:
            action = typed.parse(self.sitting.match, self.words, event.value, self._names())
        except Mistake as mistake:
            self.notice = partial(self._mistake, mistake)
            self.draw()
            return
        self._close_line()
        self.act(action)

    def _mistake(self, mistake: Mistake) -> str:
        view = self.view() if self.looking != NONE else None
        return typed.sentence(self.words, mistake, view, self._names())

    # -- Where things are

    def _things(self) -> list[Thing]:
        return list(self._places())

    def _numbers(self) -> dict[Thing, int]:
        return numbers(self._things())

    def _places(self) -> dict[Thing, tuple[int, int]]:
        return places(self.choosing.things(), self.view(), self._measures().columns) if self.choosing else {}

    def _card_at_cursor(self) -> int:
        """The card the cursor is on, or the one that has been chosen or asks; NONE if it is not known."""
        view, cursor = self.view(), self.cursor
        if cursor and cursor.kind in (HAND, CARD, NAME):
            return cursor.number
        if cursor and cursor.kind == PILE:
            return view.theaters[cursor.number % COLUMNS].piles[cursor.number // COLUMNS][-1].card
        for thing in self.choosing.chosen if self.choosing else ():
            if thing.kind in (HAND, CARD):
                return thing.number
        return view.question.target if view.question.target != NONE else view.question.card

    # -- Drawing

    def _measures(self) -> Measures:
        view, seats = self.view(), self.sitting.options.players
        partners = 2 if seats > side_of(self.looking) + 2 else 1
        dealt = HAND_CARDS[len(view.theaters)] // partners
        held = max(dealt, len(self._in_rows(view)))

        def lines_of_text(width: int) -> int:
            inner = width - drawing.GUTTER
            return max(len(drawing.lines_of_text(self.words, view.edition, card, inner)) for card in cards_in(view))

        return measured(self.size.width, self.size.height, len(view.theaters), held, lines_of_text)

    def _longest_detail(self, view: View, width: int) -> int:
        """So many lines are kept for the chosen card, that the log stays where it is while one walks about."""
        details = [drawing.detail(self.words, view, card, brief=True) for card in cards_in(view)]
        return max(len(detail.wrap(width)) for detail in details)

    def _in_rows(self, view: View) -> list[Thing]:
        return in_rows(self.choosing, self.cursor, view)

    def draw(self) -> None:
        if not self.is_mounted or not self.query("#small"):
            return
        width, height = self.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        self.set_class(small, "small")
        if small:
            self._put("small", Content(self.words.say("tui-small", width=width, height=height)))
        elif self.looking == NONE:
            for part in (*PARTS, *self.theaters):
                self._put(part, Content())
        else:
            self._draw_table(self.view(), self._measures())

    def _put(self, part: str, content: Content) -> None:
        """Only what has changed is painted anew."""
        if part not in self._shown or not content.is_same(self._shown[part]):
            self._shown[part] = content
            self.query_one(f"#{part}", Static).update(content)

    def _draw_table(self, view: View, room: Measures) -> None:
        words, names, me = self.words, self._names(), side_of(self.looking)
        told, seen = self.sitting.events(self.looking), self.sitting.seen[self.looking]
        asked = self._things() and view.question.seat == self.looking
        fresh = drawing.changed(told[seen:])
        marks = Marks(self._numbers() if asked else {}, self.cursor, fresh, self.sitting.shown)
        self.set_class(room.wide, "wide")
        self.set_class(self.notice is not None, "noticed")
        self.set_class(self.sitting.thinking, "waiting")
        self._put("score", bars.score(words, view, me, names, self.size.width))
        self._put("them", bars.commander(words, view, 1 - me, me, names, room.board, marks))
        self._put("us", bars.commander(words, view, me, me, names, room.board, marks))
        for column, gap in enumerate(room.gaps):
            place = self.query_one(f"#theater{column}", Static).styles
            place.width, place.margin = room.theater, (0, 0, 0, gap)
            self._put(f"theater{column}", drawing.theater(words, view, me, column, room.theater, room.pile, marks))
        question = bars.asked(words, view, names)
        self._put("question", question)
        held = self._in_rows(view)
        self._put("hand", drawing.hand(words, view, held, room.board, room.columns, room.text, marks))
        card = self._card_at_cursor()
        detail = drawing.detail(words, view, card, brief=not room.wide) if card != NONE else Content()
        notice = Content(self.notice() if self.notice else "")
        self._put("card", detail)
        self._put("notice", notice)
        width = (SIDE if room.wide else self.size.width) - 2
        said = len(notice.wrap(width)) if self.notice else 0
        height = self.size.height - 3  # the score, what Enter does, and the keys
        if room.wide:
            self.query_one("#card").styles.height = "auto"
            height -= len(detail.wrap(width)) + 2 + said
        else:
            height -= room.left(len(held)) + len(question.wrap(width))
            about = max(1, min(self._longest_detail(view, width), height - LOG_LINES))
            self.query_one("#card").styles.height = about
            height -= said or about
        self._put("log", bars.log(words, told, seen, self.looking, names, width, max(1, height)))
        if self.choosing:
            self._put("choice", bars.choice(words, view, self.choosing, marks, names, self.size.width - 2))
        elif self.sitting.thinking:
            self._put("choice", Content(words.say("tui-thinking", name=names[self.sitting.seat])))
        self._put("keys", bars.keys(words, self.size.width))

    def _names(self) -> tuple[str, ...]:
        return self.terminal.names_of(self.sitting)
