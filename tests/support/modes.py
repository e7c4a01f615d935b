"""The ways to play: one of each kind, by name."""

from __future__ import annotations

import pytest

from allfronts.games.theaters import Options
from allfronts.games.theaters.notation import SUIT_NAMES
from allfronts.games.theaters.ruleset import Ruleset

SECOND_BOX = SUIT_NAMES[3:]
WITHOUT_SEA = tuple(suit for suit in SUIT_NAMES if suit != "sea")
OWN = Ruleset.read(
    """
    name: Our own
    card I5 Interception: A5
    card D3 Double Agent: I2
    card D5 Peace Talks: none
    card E6 Front Office: D2
    commander first: 3 2 1
    commander second: 4 3 2
    """
)
MODES = {
    "revised": Options(),
    "2019": Options(edition="2019"),
    "spies": Options(theaters=SECOND_BOX, order="random"),
    "mixed": Options(theaters=("land", "economics", "diplomacy"), order="random"),
    "epic": Options(theaters=WITHOUT_SEA, mode="epic", order="random"),
    "three": Options(theaters=("sea", "diplomacy", "intelligence"), order="random", players=3),
    "four": Options(theaters=("economics", "intelligence", "air"), order="random", players=4),
    "epic-three": Options(theaters=("land", "sea", *SECOND_BOX), mode="epic", order="random", players=3),
    "epic-four": Options(theaters=("air", "sea", *SECOND_BOX), mode="epic", order="random", players=4),
    "own": Options(theaters=SECOND_BOX, order="random", ruleset=OWN),
}
ALIKE = ("mixed", "epic-three", "epic-four")  # others have what is special about these, each by itself
each_mode = pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=[pytest.mark.slow] * (mode in ALIKE)) for mode in MODES]
)
