"""The recorded wars come out the same; after a change that is meant, `python -m tests.golden.record` writes anew."""

import re

import pytest

from allfronts.games.theaters.journals import KINDS
from allfronts.games.theaters.state import SEAT, TURN

from .record import FOLDER, WARS, recorded


@pytest.mark.parametrize("war", WARS)
def test_a_recorded_war_gives_the_same_answers(war: str) -> None:
    expected, found = (FOLDER / f"{war}.txt").read_text("utf-8").splitlines(), recorded(war).splitlines()
    differing = [pair for pair in zip(expected, found, strict=False) if pair[0] != pair[1]]
    assert differing[:1] == []
    assert len(found) == len(expected)


def test_the_recorded_wars_are_those_that_can_be_recorded() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(WARS)


def test_the_recorded_wars_ask_every_kind_of_question_and_tell_every_kind_of_event_but_the_rarest() -> None:
    text = "".join((FOLDER / f"{war}.txt").read_text("utf-8") for war in WARS)
    assert set(re.findall(r"; asks (\d+)", text)) == {str(kind) for kind in range(TURN, SEAT + 1)}
    assert set(re.findall(r"^    (\w+) -?\d", text, re.MULTILINE)) == {*KINDS} - {"no_supplies"}
