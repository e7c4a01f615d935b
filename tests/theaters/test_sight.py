"""What a seat sees in one line: all that it may go by, and nothing of what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.actions import WITHDRAW
from allfronts.games.theaters.state import EXCHANGE, TURN
from allfronts.kernel.random import seeded
from allfronts.kernel.struct import copy_of
from tests.support import draw
from tests.support.modes import MODES, each_mode

ROW = "intelligence  diplomacy  economics"


def decisions(mode: str, seed: int) -> Iterator[Any]:
    """The states of a random war in which somebody decides."""
    rng, s = np.random.default_rng(seed), game.begin(MODES[mode])
    for _ in range(40):
        while things := game.chance(s):
            game.deal(s, rng.permutation(things).astype(np.int8), None)
        if game.over(s):
            return
        yield s
        actions = [action for action in game.legal_actions(s) if action != WITHDRAW]
        game.act(s, int(rng.choice(actions)), None)


def sight(s: Any) -> str:
    return game.sight(game.view(s, game.actor(s)))


@each_mode
def test_positions_that_a_seat_cannot_tell_apart_are_the_same_line(mode: str) -> None:
    rng, compared = seeded(5), 0
    for s in decisions(mode, 3):
        other = copy_of(s)
        game.redeal(other, game.actor(s), rng)
        assert sight(other) == sight(s)
        compared += game.write(other) != game.write(s)
    assert compared > 10


@each_mode
def test_positions_that_a_seat_can_tell_apart_are_different_lines(mode: str) -> None:
    views: dict[str, Any] = {}
    for s in decisions(mode, 7):
        view = game.view(s, game.actor(s))
        line = f"{view.viewer}: {game.sight(view)}; {[game.name(s, action) for action in view.question.actions]}"
        assert views.setdefault(line, view) == view
    assert len(views) > 10


@each_mode
def test_who_knows_every_card_reads_the_position_as_it_is_written(mode: str) -> None:
    s = next(s for s in decisions(mode, 4) if s.ask == TURN)
    written = game.write(s)
    s.known[game.actor(s)] |= np.uint64((1 << 36) - 1)
    line, _, asked = sight(s).partition("; ask ")
    assert written.startswith(line)
    assert asked == "turn"


def test_the_question_says_who_asks_about_what_and_whether_one_may_decline() -> None:
    drawn = draw(
        """
              air       land      sea
        me    .         .         .
        them  Support   ?         .
        """,
        me_holds="Ambush  Air Maneuver  Transport",
        them_holds="?",
    )
    assert sight(drawn.state).endswith("; ask turn")
    asked = drawn.me("Ambush to land")
    assert "; land L2 / ?; " in sight(asked.state)
    assert sight(asked.state).endswith("; ask pile L2")
    moving = drawn.me("Transport to sea")
    assert sight(moving.state).endswith("; ask card S1 or decline")


def test_a_card_that_was_seen_in_a_hand_is_remembered_until_it_is_seen_elsewhere() -> None:
    shown = draw(ROW, me_holds="E1 D6 I2 I3", them_holds="I6 I5 ?").me("E1 to economics").me("D6")
    assert "; one D6 ? ?; " in sight(shown.state)
    after = shown.them("I6 to intelligence").me("I2 facedown to diplomacy")
    assert "; one ? ?; " in sight(after.state)
    assert sight(after.state).endswith("; seen one D6")


def test_a_card_that_a_side_was_found_not_to_hold_is_remembered() -> None:
    after = (
        draw(ROW, me_holds="I1 D4 E4", them_holds="E2 I6 D5")
        .me("I1 to intelligence")
        .me("D4")
        .them("I6 to intelligence")
    )
    assert "; lacks two " in sight(after.state)


def test_partners_are_asked_what_to_exchange_before_anybody_acts() -> None:
    s = next(s for s in decisions("four", 1) if s.ask == EXCHANGE)
    assert "; turn -; " in sight(s)
    assert sight(s).endswith("; ask exchange")
    assert all(
        "?" not in sight(s).partition(f"; {name} ")[2].partition(";")[0] for name in ["one"][: game.actor(s) == 0]
    )


def test_only_the_seat_that_decides_has_a_sight() -> None:
    s = next(s for s in decisions("revised", 1) if s.ask == TURN)
    with pytest.raises(ValueError, match="bytes"):
        game.sight(game.view(s, 1 - game.actor(s)))
