"""The pages between: hand over the keyboard, the story of a battle, the end of the war.

They show only what everybody may see: nobody's hand, whoever is looking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual.content import Content

from ..games.theaters import PUBLIC
from ..games.theaters.journals import Event
from ..games.theaters.notation import SUIT_NAMES
from ..games.theaters.state import COLUMNS
from ..games.theaters.telling import side_name, tell
from . import bars, look
from .drawing import between, hanging
from .page import Sheet
from .sitting import HUMAN, Sitting

BLANK = Content("")
LAST = 12  # so many lines of the story of a battle are told at its end
FRAME = 11  # lines of the page that the story leaves to the rest, besides one for each theater
BOARD = 60
RESULT = ("withdrew", "controls", "battle_won", "score", "war_won")


class HandOver(Sheet[int | None]):
    """Between two seats: hides the table. Gives the seat that has sat down, or None to take the last action back."""

    def __init__(self, sitting: Sitting, notice: Callable[[], str] | None):
        super().__init__()
        self.sitting, self.notice = sitting, notice

    def text(self) -> Iterable[Content]:
        words, seat = self.words, self.sitting.seat
        names = self.terminal.names_of(self.sitting)
        yield Content.styled(words.say("tui-pass", name=names[seat]), "bold $us")
        away = words.say("tui-pass-away", name=names[1 - seat]) if len(names) == 2 else words.say("tui-pass-all-away")
        yield Content.styled(away, "$ink-2")
        yield BLANK
        seen = self.sitting.seen[seat]
        new = [(event, row) for event, row in self.sitting.events(PUBLIC)[seen:] if event.kind != "turn_began"]
        for event, row in new[-LAST:]:
            yield hanging(tell(event, row, PUBLIC, words, names), self.width)
        if new:
            yield BLANK
        if self.notice:
            yield Content.styled(self.notice(), "$signal")
            yield BLANK
        yield Content.styled(words.say("tui-pass-enter", name=names[seat]), "bold")
        yield Content.styled(words.say("tui-pass-undo"), "$ink-2")

    def pressed(self, key: str, character: str) -> bool:
        if key == "enter":
            self.dismiss(self.sitting.seat)
        elif character == "u":
            self.dismiss(None)
        else:
            return False
        return True


class BattleOver(Sheet[None]):
    def __init__(self, sitting: Sitting):
        super().__init__()
        self.sitting = sitting
        ends = [0, *sitting.battle_ends()]
        self.part = ends[sitting.battles_told], ends[sitting.battles_told + 1]

    def text(self) -> Iterable[Content]:
        words, names = self.words, self.terminal.names_of(self.sitting)
        viewer = HUMAN if self.sitting.alone else PUBLIC
        story = self.sitting.events(viewer, *self.part)
        yield Content.styled(words.say("tui-battle-over", battle=self.sitting.battles_told + 1), "bold $us")
        yield BLANK
        told = [(event, row) for event, row in story if event.kind not in RESULT]
        controls = [(event, row) for event, row in story if event.kind == "controls"]
        room = max(3, min(LAST, self.size.height - FRAME - len(controls)))
        yield bars.log(words, told, len(told), viewer, names, self.width, room)
        yield BLANK
        yield from self.theaters(controls)
        for event, row in story:
            if event.kind in ("withdrew", "battle_won"):
                yield Content.styled(tell(event, row, viewer, words, names), "bold")
        score = next(event for event, _ in story if event.kind == "score")
        yield BLANK
        view = self.sitting.view(PUBLIC)
        yield bars.points(words, (score.a, score.b), view.target, HUMAN, names, self.width)
        yield BLANK
        yield Content.styled(words.say("tui-battle-next"), "bold")

    def theaters(self, controls: Sequence[tuple[Event, tuple[int, ...]]]) -> Iterable[Content]:
        """Who holds what, a line for each theater."""
        names = self.terminal.names_of(self.sitting)
        for event, row in controls:
            suit = row[event.column % COLUMNS]
            name = f" {look.shape(suit)} {self.words.say(f'theater-{SUIT_NAMES[suit]}')}"
            held = f"{look.FLAG} {side_name(event.side, names)}  {event.a:>2}:{event.b:<2} "
            yield between(name, held, BOARD, f"bold $on-board on ${SUIT_NAMES[suit]}-board")
        if controls:
            yield BLANK

    def pressed(self, key: str, character: str) -> bool:
        if key == "enter":
            self.dismiss(None)
        return key == "enter"


class WarOver(Sheet[bool]):
    """Gives True for a rematch."""

    def __init__(self, sitting: Sitting):
        super().__init__()
        self.sitting = sitting
        self.place = sitting.put_away()

    def text(self) -> Iterable[Content]:
        words, names = self.words, self.terminal.names_of(self.sitting)
        viewer, record = HUMAN if self.sitting.alone else PUBLIC, self.sitting.record
        event, row = next((event, row) for event, row in self.sitting.events(viewer) if event.kind == "war_won")
        yield Content.styled(tell(event, row, viewer, words, names), "bold $us")
        yield BLANK
        view = self.sitting.view(PUBLIC)
        yield bars.points(words, view.score, view.target, HUMAN, names, self.width)
        yield BLANK
        if record.comments:
            yield Content(words.say("tui-taken-back", times=len(record.comments)))
        yield Content(words.say("tui-promise"))
        yield Content.styled(f"  {record.commitment}", "$ink-2")
        yield Content(words.say("tui-seed"))
        yield Content.styled(f"  {record.seed.hex()}", "$ink-2")
        yield BLANK
        yield Content(words.say("tui-record"))
        yield Content.styled(f"  {self.place}", "$ink-2")
        yield BLANK
        yield Content.styled(words.say("tui-rematch"), "bold")

    def pressed(self, key: str, character: str) -> bool:
        if key == "enter":
            self.dismiss(True)
        elif key == "escape":
            self.dismiss(False)
        else:
            return False
        return True
