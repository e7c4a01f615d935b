"""Every action means one thing, and no two the same."""

from __future__ import annotations

from allfronts.games.theaters.actions import ACTIONS
from allfronts.games.theaters.choices import (
    Decline,
    PickCard,
    PickColumn,
    PickPile,
    PickSeat,
    Play,
    Withdraw,
    choice_of,
)


def test_every_action_means_something_else() -> None:
    found = [choice_of(action) for action in range(ACTIONS)]
    assert len(set(found)) == ACTIONS
    counted = [
        sum(isinstance(each, kind) for each in found) for kind in (Play, PickPile, PickCard, PickColumn, PickSeat)
    ]
    assert counted == [36 * 5 * 2, 2 * 5, 36, 5, 4]
    assert found.count(Withdraw()) == found.count(Decline()) == 1
