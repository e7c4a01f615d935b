"""Programs as opponents: what they are told, and that whatever they do costs them the war and nobody any time."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from allfronts.bots.program import Forfeit, Program
from allfronts.fair import Chance, Seed
from allfronts.games import theaters as game
from allfronts.kernel.match import Match
from allfronts.lab.arena import Reason, Setting, duel

CLIENT = Path(__file__).parent.parent / "examples" / "client.py"
OPTIONS = game.Options(target=3)

READY = "print('ready', flush=True)\nfor line in sys.stdin:\n if line.startswith('go'):\n  "
MISBEHAVING = {
    "silent from the start": ("time.sleep(60)", "late", ""),
    "exits at the start": ("pass", "ended", "status 0"),
    "fails at the start": ("sys.exit('no network found')", "ended", "status 1, complaint no network found"),
    "speaks something else": (
        "print('uciok', flush=True)\ntime.sleep(60)",
        "unexpected",
        "answer uciok, expected ready",
    ),
    "thinks too long": (READY + "time.sleep(60)", "late", ""),
    "crashes": (READY + "1 / 0", "ended", "status 1, complaint ZeroDivisionError: division by zero"),
    "closes its output": (READY + "os.close(1); time.sleep(60)", "closed", ""),
    "killed": (READY + "os.kill(os.getpid(), 9)", "ended", "status -9"),
    "illegal": (READY + "print('bestmove A9 to air', flush=True)", "illegal", "answer A9 to air"),
    "no move": (READY + "print('bestmove', flush=True)", "illegal", "answer "),
    "garbage": (
        READY + "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()",
        "unexpected",
        f"answer {'�' * 59}…, expected bestmove",
    ),
    "commands to the terminal": (
        READY + "print('\\x1b[2J Київ', flush=True)",
        "unexpected",
        "answer \\x1b[2J Київ, expected bestmove",
    ),
    "endless line": (READY + "while True: os.write(1, b'x' * 4096)", "late", ""),
    "endless lines": (READY + "while True: os.write(1, b'info\\n' * 999)", "late", ""),
    "endless complaints": (READY + "while True: os.write(2, b'oh no\\n' * 80)", "late", "complaint oh no"),
    "never reads": ("print('ready', flush=True)\nwhile True: time.sleep(1)", "late", ""),
}


@contextmanager
def player(code: str, *, milliseconds: int = 100, starting: float = 10.0) -> Generator[Program]:
    command = [sys.executable, "-SEc", f"import os, sys, time\n{code}"]
    with closing(Program(command, game, OPTIONS, milliseconds, 0.2, starting)) as program:
        yield program


def opening() -> game.View:
    match = Match(game, OPTIONS, Chance(Seed(bytes(32)), (), "").permutation)
    view: game.View = match.view(game.actor(match.state))
    return view


@pytest.mark.parametrize("how", MISBEHAVING)
def test_a_program_that_misbehaves_forfeits_at_once_with_the_reason(how: str) -> None:
    code, word, details = MISBEHAVING[how]
    view, began = opening(), time.monotonic()
    with player(code, starting=0.5 if how.startswith("silent") else 10.0) as program:
        with pytest.raises(Forfeit) as caught:
            program.decide(view, view.question.actions)
        told = {name: value for name, value in caught.value.details.items() if name != "complaint" or value}
        assert caught.value.word == word
        assert ", ".join(f"{name} {value}" for name, value in told.items()) == details
    assert time.monotonic() - began < 5


def test_a_program_that_cannot_be_started_forfeits() -> None:
    view = opening()
    with closing(Program([str(CLIENT.parent)], game, OPTIONS)) as program, pytest.raises(Forfeit, match="not-started"):
        program.decide(view, view.question.actions)


def test_a_program_is_told_what_it_sees_and_what_it_may_do_and_in_the_end_to_quit(tmp_path: Path) -> None:
    heard, view = tmp_path / "heard", opening()
    code = f"""
heard = open({str(heard)!r}, "w")
for line in sys.stdin:
    print(line, end="", file=heard, flush=True)
    word, _, rest = line.partition(" ")
    if word == "allfronts":
        print("id name Listener\\noption name Depth type spin default 3\\nready", flush=True)
    elif word == "legal":
        move = rest.split("; ")[1]
    elif word == "go":
        print("info depth 1\\n\\ninfo depth 2\\n  bestmove  " + move + "  ", flush=True)
    elif line == "quit\\n":
        break
"""
    with player(code, milliseconds=700) as program:
        answers = [program.decide(view, view.question.actions) for _ in range(2)]
    assert answers == [view.question.actions[1]] * 2
    state = game.State.from_bytes(view.world)
    decision = [
        f"position {game.sight(view)}",
        "legal " + "; ".join(game.name(state, action) for action in view.question.actions),
        "go movetime 700",
    ]
    seat = ("one", "two")[view.viewer]
    begin = ["allfronts 1", f"game theaters {OPTIONS}", f"seat {seat}"]
    assert heard.read_text().splitlines() == [*begin, *decision, *decision, "quit"]


@pytest.mark.parametrize("after", ["", "time.sleep(60)"])
def test_no_process_is_left_of_a_program_whether_it_goes_or_not(tmp_path: Path, after: str) -> None:
    written, view = tmp_path / "process", opening()
    code = f"open({str(written)!r}, 'w').write(str(os.getpid()))\n{READY}print('bestmove withdraw', flush=True)"
    with player(f"{code}\n{after}") as program:
        program.decide(view, view.question.actions)
        os.kill(int(written.read_text()), 0)
    with pytest.raises(ProcessLookupError):  # neither running nor waiting to be fetched
        os.kill(int(written.read_text()), 0)


def test_the_example_plays_wars_to_their_end() -> None:
    setting = Setting(
        "theaters", game.Options(target=2, players=3), ("recruit", f"program:{sys.executable} {CLIENT}"), 1
    )
    found = duel(next(setting.duels(1)))
    assert found.forfeits == ((), ())
    assert min(found.decisions) > 4


def test_a_program_that_crashes_amid_a_war_loses_it_and_the_arena_goes_on() -> None:
    crash = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit('tired')"
    setting = Setting("theaters", OPTIONS, (f'program:{sys.executable} -c "{crash}"', "random"), 1)
    found = [duel(each) for each in setting.duels(2)]
    assert [each.points for each in found] == [0.0, 0.0]
    tired = Reason("ended", (("status", 1), ("complaint", "tired")))
    assert all(each.forfeits == ((tired, tired), ()) for each in found)
