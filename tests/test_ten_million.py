"""The watch over millions of battles sees what is wrong with a state, and counts what happens."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfronts.games import theaters as game
from allfronts.games.theaters.journals import KINDS
from allfronts.games.theaters.notation import CODE
from allfronts.games.theaters.state import CARDS
from allfronts.kernel.struct import copy_of
from tests.support import draw

SCRIPT = Path(__file__).parent.parent / "scripts" / "ten_million.py"


@pytest.fixture(scope="module")
def script() -> Any:
    spec = importlib.util.spec_from_file_location("ten_million", SCRIPT)
    assert spec
    assert spec.loader
    module = sys.modules["ten_million"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def spoil_hand(s: game.State) -> None:
    s.hand[0] = 0


def spoil_both_hands(s: game.State) -> None:
    s.hand[1] |= s.hand[0]


def spoil_sides(s: game.State) -> None:
    s.side[0] |= s.side[1]


def spoil_chain(s: game.State) -> None:
    s.under[CODE.index("E2")] = CODE.index("E2")


def spoil_deck(s: game.State) -> None:
    s.deck_top = -1


def spoil_faces(s: game.State) -> None:
    s.facedown |= s.hand[0]


def spoil_supplies(s: game.State) -> None:
    s.supplies[0, 0] = 13


def spoil_row(s: game.State) -> None:
    s.row_size = 9


SPOILS = (
    spoil_hand,
    spoil_both_hands,
    spoil_sides,
    spoil_chain,
    spoil_deck,
    spoil_faces,
    spoil_supplies,
    spoil_row,
)


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_state_with_a_card_lost_doubled_or_misplaced_is_not_sound(script: Any, spoil: Any) -> None:
    drawing = """
              intelligence  land  economics
        me    e2 I6         .     +2
        them  .             L5    .
        """
    state = draw(drawing, me_holds="E6", them_holds="L1").state
    assert script.is_sound(state)
    spoil(state)
    assert not script.is_sound(state)


def test_a_small_deck_leaves_every_card_in_the_battle(script: Any) -> None:
    state = draw("air  land  sea", me_holds="A1", them_holds="A2").state
    script.hand_out(state, 1)
    assert script.is_sound(state)
    assert game.flaw_of(state) == ""
    assert len(game.view(state, 0).deck) == 1
    assert len(game.legal_actions(state)) > 30


def test_what_a_card_did_to_another_is_counted_for_the_card_that_did_it(script: Any) -> None:
    battle = draw("air  land  sea\nme  .  .  .\nthem  .  .  S6", me_holds="L3 A6", them_holds="A1")
    log, told = game.journal(), np.zeros((len(KINDS), CARDS), np.int64)
    s = copy_of(battle.state)
    for action in ("L3 to land", "their sea"):
        game.act(s, game.parse(s, action), log)
    script.count_told(log, told)
    assert told[KINDS.index("flipped_down"), CODE.index("L3")] == 1
    assert told[KINDS.index("flipped_down"), CODE.index("S6")] == 0
    assert told[KINDS.index("played_up"), CODE.index("L3")] == 1
    assert log[0, 0] == 0
