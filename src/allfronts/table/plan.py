"""What a table is set up for: a game and its options, which of the computer's players sit where, how fast is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..archive.record import game_named
from ..bots.ladder import named
from ..kernel.mistake import Mistake
from ..kernel.protocol import Game
from .pace import Pace


@dataclass(frozen=True)
class Plan:
    """Validated: an impossible choice is a Mistake that names what is allowed."""

    game: str
    options: str  # the line as it is promised to the players
    bots: tuple[str, ...]  # by seat: a name of the ladder, or nothing where a person is to sit
    pace: str = "none"
    may_watch: bool = True

    def __post_init__(self) -> None:
        if len(self.bots) != self.seats:
            raise Mistake("option", name="bots", value=", ".join(self.bots), allowed=str(self.seats))
        Pace.parse(self.pace)
        for bot in filter(None, self.bots):
            if bot.partition(":")[0] == "program":  # whoever sets up a table may not start programs here
                raise Mistake("player", value=bot, allowed="recruit, sergeant, colonel")
            named(self.rules, bot, 0)

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    @property
    def parsed(self) -> Any:
        return self.rules.Options.parse(self.options)

    @property
    def seats(self) -> int:
        return int(self.parsed.players)
