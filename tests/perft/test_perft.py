"""How many lines of play the fixed positions beside this file have, counted in three ways.

A file is a position and, as comments, its counts; `allfronts perft --deal FILE --depth N` counts again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from cyclopts import CycloptsError

from allfronts.cli.app import app
from allfronts.cli.perft import counting, divided, leaves_of, position_in
from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake

FOLDER = Path(__file__).parent
each_deal = pytest.mark.parametrize("deal", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
SMALL = 800  # counts that no compiler is needed for


def counts_in(deal: Path) -> dict[int, int]:
    found = re.findall(r"^# depth (\d+): (\d+)$", deal.read_text("utf-8"), re.MULTILINE)
    return {int(depth): int(leaves) for depth, leaves in found}


def naively(line: str, depth: int) -> int:
    """Counted with nothing but text: every step begins at a line and an action's name, and ends at a line."""
    s = game.read(line)
    if depth == 0 or not game.legal_actions(s):
        return 1
    leaves = 0
    for name in [game.name(s, action) for action in game.legal_actions(s)]:
        after = game.read(line)
        game.act(after, game.parse(after, name), None)
        leaves += naively(game.write(after), depth - 1)
    return leaves


@pytest.fixture(scope="module")
def compiled_count() -> Any:
    return counting(True)


@each_deal
def test_interpreted_rules_count_what_the_file_says(deal: Path) -> None:
    count, s = counting(False), game.read(position_in(deal))
    small = {depth: leaves for depth, leaves in counts_in(deal).items() if leaves <= SMALL}
    assert len(small) >= 2
    assert {depth: leaves_of(s, depth, count) for depth in small} == small


@each_deal
@pytest.mark.slow
def test_compiled_rules_count_what_the_file_says(deal: Path, compiled_count: Any) -> None:
    s, counts = game.read(position_in(deal)), counts_in(deal)
    assert {depth: leaves_of(s, depth, compiled_count) for depth in counts} == counts


@each_deal
def test_counting_by_text_alone_agrees(deal: Path) -> None:
    line, counts = position_in(deal), counts_in(deal)
    assert game.write(game.read(line)) == line
    assert naively(line, 1) == counts[1]
    if counts[2] < 200:
        assert naively(line, 2) == counts[2]


@each_deal
@pytest.mark.slow
def test_counting_by_text_alone_agrees_further_on(deal: Path) -> None:
    deepest = max(depth for depth, leaves in counts_in(deal).items() if leaves <= SMALL)
    assert naively(position_in(deal), deepest) == counts_in(deal)[deepest]


@each_deal
def test_dividing_by_first_actions_adds_up(deal: Path) -> None:
    s = game.read(position_in(deal))
    parts = divided(s, 2, counting(False))
    assert list(parts) == [game.name(s, action) for action in game.legal_actions(s)]
    assert sum(parts.values()) == counts_in(deal)[2]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    app(["perft", *arguments], exit_on_error=False, result_action="return_value")
    return capsys.readouterr().out.splitlines()


def test_the_command_counts_a_line_or_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    deal = FOLDER / "revised-disrupt.txt"
    counts = counts_in(deal)
    assert told(capsys, position_in(deal), "--depth", "3", "--interpreted") == [str(counts[3])]
    assert told(capsys, "--deal", str(deal), "--depth", "2", "--interpreted") == [str(counts[2])]
    assert told(capsys, "--deal", str(deal), "--depth", "0", "--divide", "--interpreted") == ["1"]
    lines = told(capsys, "--deal", str(deal), "--depth", "3", "--divide", "--interpreted")
    assert lines == ["my sea: 96", "my air: 96", "192"]


def test_the_command_says_what_is_wrong_with_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = position_in(FOLDER / "revised-opening.txt").replace("turn two", "turn three")
    with pytest.raises(Mistake) as caught:
        told(capsys, line, "--depth", "1")
    assert caught.value.details["column"] == line.index("three") + 1
    (tmp_path / "empty").write_text("# nothing\n\n")
    with pytest.raises(Mistake):
        told(capsys, "--deal", str(tmp_path / "empty"), "--depth", "1")
    for arguments in ((), (line, "--deal", str(tmp_path / "empty"))):
        with pytest.raises(CycloptsError):
            app(["perft", *arguments, "--depth", "1"], exit_on_error=False, print_error=False)
