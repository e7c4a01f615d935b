"""The arena: the same deals from both sides, honest intervals, and a file that goes on where it was interrupted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfronts import __version__
from allfronts.bots import Bot, Recruit
from allfronts.cli.app import app
from allfronts.games import theaters as game
from allfronts.kernel.mistake import Mistake
from allfronts.lab import arena, spread
from allfronts.lab.arena import Duel, Outcome, Reason, Setting, duel
from allfronts.lab.logbook import Logbook
from allfronts.lab.standings import as_json, interval, meetings, ratings, report
from allfronts.locale import LANGUAGES, words

NAMES = ("recruit", "random")
SHORT = game.Options(target=2)
TEAMS = {
    "three": game.Options(theaters=("land", "sea", "diplomacy"), order="random", players=3, target=2),
    "four": game.Options(theaters=("land", "sea", "economics"), order="random", players=4, target=2),
    "epic": game.Options(
        theaters=("air", "land", "sea", "diplomacy", "economics"), mode="epic", order="random", target=2
    ),
}


def setting(options: game.Options = SHORT, names: tuple[str, ...] = NAMES, seed: int = 1) -> Setting:
    return Setting("theaters", options, names, seed)


def fought(given: Setting, pairs: int) -> list[Outcome]:
    return [duel(each) for each in given.duels(pairs)]


def untimed(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """In order, without what a clock says."""
    return sorted((replace(each, milliseconds=(0, 0)) for each in outcomes), key=lambda each: each.key)


# -- Deals and sides ---------------------------------------------------------------------------------------


def deals_seen(monkeypatch: pytest.MonkeyPatch, given: Setting, swap: bool) -> tuple[list[str], dict[int, str]]:
    """The first position of every battle of a war, and who sat where."""
    begun, seated = list[str](), dict[int, str]()

    def watched(state: Any, order: Any, log: Any) -> None:
        game.deal(state, order, log)
        if not game.chance(state):
            begun.append(game.write(state).partition("; turn ")[2])

    def named(_: Any, name: str, seed: int, *__: Any, **___: Any) -> Bot:
        seated[len(seated)] = name
        return Recruit(seed)

    def watched_game(_: str) -> Any:
        return _Watched(watched)

    with monkeypatch.context() as patch:
        patch.setattr(arena, "game_named", watched_game)
        patch.setattr(arena, "named", named)
        arena.war(given, NAMES[:: -1 if swap else 1], 3)
    return begun, seated


class _Watched:
    """The game, with its deals looked at."""

    def __init__(self, deal: Callable[[Any, Any, Any], None]):
        self.deal = deal

    def __getattr__(self, name: str) -> Any:
        return getattr(game, name)


@pytest.mark.parametrize("kind", ["revised", *TEAMS])
def test_both_wars_of_a_duel_are_dealt_the_same_and_each_name_has_a_whole_side(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    given = setting(TEAMS.get(kind, game.Options(target=6)))
    one, seats = deals_seen(monkeypatch, given, swap=False)
    other, exchanged = deals_seen(monkeypatch, given, swap=True)
    assert one
    assert one == other  # here the same player sits on both sides, so the whole wars are the same
    assert seats == {seat: NAMES[seat % 2] for seat in range(given.options.players)}
    assert exchanged == {seat: NAMES[1 - seat % 2] for seat in range(given.options.players)}


def test_deals_follow_from_the_seed_and_their_number() -> None:
    drawn = {arena.chance_of(setting(seed=seed), deal).permutation(0, 18) for seed in (1, 2) for deal in range(5)}
    assert len(drawn) == 10


@pytest.mark.parametrize("kind", TEAMS)
def test_teams_and_epic_battles_meet_too(kind: str) -> None:
    (found,) = fought(setting(TEAMS[kind]), 1)
    assert found.points in (0, 0.5, 1)
    assert min(found.decisions) > 0


def test_the_order_of_the_names_changes_nothing() -> None:
    one, other = fought(setting(), 4), fought(setting(names=NAMES[::-1]), 4)
    assert [each.points for each in one] == [1 - each.points for each in other]
    assert [each.decisions for each in one] == [each.decisions[::-1] for each in other]


def test_everybody_meets_everybody_deal_by_deal() -> None:
    duels = list(setting(names=("random", "recruit", "sergeant")).duels(2))
    assert len({(each.names, each.deal) for each in duels}) == 6
    assert [each.deal for each in duels] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("names", [(), ("recruit",), ("recruit", "random", "recruit")])
def test_players_are_at_least_two_and_different(names: tuple[str, ...]) -> None:
    with pytest.raises(Mistake, match="arena-players"):
        list(setting(names=names).duels(1))


# -- Figures -----------------------------------------------------------------------------------------------


def test_recruit_is_told_from_random_play_and_a_coin_is_not() -> None:
    (met,) = meetings(setting(), fought(setting(), 20))
    assert interval(met.results)[0] > 0.5
    low, high = interval(np.tile([0.0, 0.5, 0.5, 1.0], 10))
    assert low < 0.5 < high
    assert high - low < 0.3


@pytest.mark.parametrize("alike", [0.0, 0.4, 0.9])
def test_the_interval_covers_the_true_share_nineteen_times_of_twenty(alike: float) -> None:
    """However alike the two wars of a pair are: taken for independent, they would seem to say too much."""
    rng, covered, share = np.random.default_rng(7), 0, 0.6
    for _ in range(2000):
        one, fresh = rng.random(40) < share, rng.random(40) < share
        other = np.where(rng.random(40) < alike, one, fresh)
        low, high = interval(0.5 * one + 0.5 * other)
        covered += low <= share <= high
    assert 0.93 < covered / 2000 < 0.975


def test_who_has_won_everything_is_not_certain_to_go_on_so() -> None:
    low, high = interval(np.ones(10))
    assert 0.5 < low < 0.8
    assert high == 1
    assert sum(interval(np.zeros(10))) == pytest.approx(1 - low)


def test_ratings_recover_strengths_and_their_errors_hold_them() -> None:
    truth = np.array([0.0, 120, -80, 300])
    rng, held = np.random.default_rng(3), 0
    chance = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    for _ in range(200):
        won = np.triu(rng.binomial(400, chance), 1).astype(float)
        won += np.tril(400 - won.T, -1)
        found, errors = ratings(won)
        assert found[0] == errors[0] == 0
        held += int(np.sum(np.abs(found - truth)[1:] < errors[1:]))
    assert 0.92 < held / 600 < 0.98


def test_ratings_of_who_won_everything_or_met_nobody_are_finite() -> None:
    points, errors = ratings(np.array([[0.0, 0, 0], [50, 0, 25], [50, 25, 0]]))
    assert points[1] == pytest.approx(points[2])
    assert 300 < points[1] < 2000
    assert 50 < errors[1] < 2000
    points, errors = ratings(np.array([[0.0, 5, 0], [5, 0, 0], [0, 0, 0]]))
    assert np.isfinite(points).all()
    assert np.isfinite(errors).all()


LATE, ENDED = (
    Reason("late", (("complaint", ""),)),
    Reason("ended", (("status", -9), ("complaint", "the dog ate the answer"))),
)
DEFEATS = {
    "en": ["lost 1 war by forfeit: ", "lost 2 wars by forfeit: ", "lost 5 wars by forfeit: "],
    "uk": ["1 технічна поразка: ", "2 технічні поразки: ", "5 технічних поразок: "],
    "ru": ["1 техническое поражение: ", "2 технических поражения: ", "5 технических поражений: "],
}
DEALS = {
    "en": ["; 1 deal)", "; 2 deals)", "; 5 deals)"],
    "uk": ["; 1 роздача)", "; 2 роздачі)", "; 5 роздач)"],
    "ru": ["; 1 раздача)", "; 2 раздачи)", "; 5 раздач)"],
}


def outcome(points: float, deal: int, *reasons: Reason) -> Outcome:
    return Outcome(NAMES, deal, points, (20, 30), (10.0, 60.0), ((), reasons))


def test_the_report_tells_people_the_share_the_interval_and_why_wars_were_forfeited() -> None:
    found = [
        outcome(1, 0),
        outcome(1, 1, LATE),
        outcome(0.5, 2, LATE, ENDED),
    ]
    lines = report(setting(), found, words("en")).splitlines()
    low, high = interval(np.array([1, 1, 0.5]))
    assert lines[0].startswith("theaters: edition=revised")
    assert f"recruit wins 83.3% against random (95 %: {low:.1%} to {high:.1%}; 3 deals)" in lines
    assert "  recruit: 10.0 decisions a war, 0.5 ms each" in lines
    assert "  random: 15.0 decisions a war, 2 ms each" in lines
    assert "    lost 2 wars by forfeit: no answer in time" in lines
    assert "    lost 1 war by forfeit: ended with status -9; its last complaint: “the dog ate the answer”" in lines
    assert "1 recruit       -   83.3%" in lines
    assert "2 random    16.7%       -" in lines


def test_the_report_tells_programs_the_same() -> None:
    told = json.loads(as_json(setting(), [outcome(1, 0), outcome(0, 1, ENDED), outcome(0.5, 2, ENDED)]))
    (met,) = told["meetings"]
    assert told.keys() == {"game", "options", "seed", "meetings", "ratings"}
    assert (met["names"], met["pairs"], met["share"]) == ([*NAMES], 3, 0.5)
    assert met["low"] < 0.5 < met["high"]
    assert (met["decisions"], met["milliseconds"]) == ([10, 15], [0.5, 2])
    assert met["forfeits"] == [
        [],
        [{"wars": 2, "why": "ended", "status": -9, "complaint": "the dog ate the answer"}],
    ]
    assert told["ratings"][0] == {"name": "recruit", "rating": 0, "error": 0}


def test_what_has_not_been_played_is_told_as_that() -> None:
    assert "recruit against random: no deal was finished" in report(setting(), [], words("en"))
    assert json.loads(as_json(setting(), []))["meetings"][0]["share"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_counts_as_its_language_does(language: str) -> None:
    for n, deals, defeats in zip((1, 2, 5), DEALS[language], DEFEATS[language], strict=True):
        told = report(setting(), [outcome(1, deal, LATE) for deal in range(n)], words(language))
        assert deals in told
        assert f"\n    {defeats}{words(language).say('forfeit-late')}\n" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cross_table_stands_in_columns_in_every_language(language: str) -> None:
    told = report(setting(), [outcome(1, 0)], words(language)).splitlines()
    at = next(n for n, line in enumerate(told) if line.startswith(words(language).say("arena-against")))
    assert len({len(line) for line in told[at : at + 3]}) == 1


# -- The command -------------------------------------------------------------------------------------------


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[Duel]:
    """Duels are fought in this process; which ones is noted."""
    begun: list[Duel] = []

    def one_by_one(do: Callable[[Duel], Outcome], work: Iterable[Duel]) -> Iterator[Outcome]:
        for each in work:
            begun.append(each)
            yield do(each)

    monkeypatch.setattr(spread, "over_cores", one_by_one)
    return begun


def command(*arguments: object) -> int:
    given = ["arena", *NAMES, "--json", *map(str, arguments)]
    status: int = app(given, exit_on_error=False, result_action="return_value")
    return status


def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """The report without what a clock says."""
    report = json.loads(capsys.readouterr().out)
    for met in report["meetings"]:
        del met["milliseconds"]
    return report


def test_what_is_resumed_ends_as_what_was_never_interrupted(
    here: list[Duel], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results"
    assert command("--pairs", 4) == 0
    whole = told(capsys)
    command("--pairs", 2, "--resume", file)
    torn = file.read_bytes()[:-9]  # amid the second result
    file.write_bytes(torn)
    here.clear()
    command("--pairs", 4, "--resume", file)
    assert [each.deal for each in here] == [1, 2, 3]
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["meetings"][0]["pairs"] == 4
    here.clear()
    command("--pairs", 4, "--resume", file)
    assert told(capsys) == whole
    assert here == []
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["version"] == __version__
    assert [line["deal"] for line in lines[1:]] == [0, 1, 2, 3]


@pytest.mark.parametrize("left", [0, 30])
def test_a_file_torn_in_its_first_line_begins_anew(here: list[Duel], tmp_path: Path, left: int) -> None:
    file = tmp_path / "results"
    command("--pairs", 1, "--resume", file)
    whole = file.read_text().splitlines()
    file.write_bytes(file.read_bytes()[:left])
    command("--pairs", 1, "--resume", file)
    assert file.read_text().splitlines()[0] == whole[0]
    assert len(here) == 2


@pytest.mark.parametrize("other", [("--seed", 2), ("--edition", "2019"), ("--players", 4)])
def test_a_file_of_another_arena_is_refused_and_stays_as_it_is(
    here: list[Duel], tmp_path: Path, other: tuple[object, ...]
) -> None:
    file = tmp_path / "results"
    command("--pairs", 1, "--resume", file)
    before = file.read_bytes()
    with pytest.raises(Mistake, match="arena-setting"):
        command("--pairs", 1, "--resume", file, *other)
    file.write_text("dear diary,\n")
    with pytest.raises(Mistake, match="arena-setting"):
        command("--pairs", 1, "--resume", file)
    file.write_bytes(before.replace(b'"points"', b'"pints"') + b"\n")
    with pytest.raises(Mistake, match=r"arena-line.* row 2"):
        command("--pairs", 1, "--resume", file)
    with pytest.raises(Mistake, match="file"):
        command("--pairs", 1, "--resume", tmp_path)


def test_an_interrupted_arena_reports_what_it_has_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(do: Callable[[Duel], Outcome], work: Iterable[Duel]) -> Iterator[Outcome]:
        yield do(next(iter(work)))
        raise KeyboardInterrupt

    monkeypatch.setattr(spread, "over_cores", interrupted)
    assert command("--resume", tmp_path / "results") == 130
    assert told(capsys)["meetings"][0]["pairs"] == 1
    assert len((tmp_path / "results").read_text().splitlines()) == 2


def test_the_command_speaks_the_language_that_was_asked_for(
    here: list[Duel], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    given = ["arena", *NAMES, "--pairs", "1"]
    app(given, result_action="return_value")
    assert "\nrecruit выигрывает " in capsys.readouterr().out
    app([*given, "--language", "uk"], result_action="return_value")
    assert "\nrecruit виграє " in capsys.readouterr().out


def test_why_a_war_was_forfeited_is_kept_as_it_was(tmp_path: Path) -> None:
    found = [outcome(1, 0, LATE), outcome(1, 1, ENDED, LATE)]
    logbook = Logbook(tmp_path / "results", setting())
    for each in found:
        logbook.add(each)
    assert Logbook(tmp_path / "results", setting()).outcomes == found


# -- Cores and machines ------------------------------------------------------------------------------------


def test_all_cores_find_what_one_finds_and_stop_when_nobody_listens() -> None:
    given = setting()
    assert untimed(spread.over_cores(duel, given.duels(3))) == untimed(fought(given, 3))
    endless = spread.over_cores(duel, given.duels(100_000))
    next(endless)
    endless.close()
    assert active_children() == []


def test_programs_end_with_the_arena_that_started_them(tmp_path: Path) -> None:
    code = f"import os, time; open('{tmp_path}/' + str(os.getpid()), 'w'); print('ready', flush=True); time.sleep(60)"
    names = ("random", "recruit", f'program:{sys.executable} -SEc "{code}"')
    work = spread.over_cores(duel, setting(names=names).duels(100))
    next(work)
    while not list(tmp_path.iterdir()):  # none has been started yet
        time.sleep(0.05)
    work.close()
    deadline = time.monotonic() + 20  # they are ended at once, but it is for the system to clear them away
    while any(alive(int(file.name)) for file in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_who_works_for_an_arena_that_was_killed_leaves(tmp_path: Path) -> None:
    code = (
        "import os, time\n"
        "from pathlib import Path\n"
        "from allfronts.lab.spread import over_cores\n"
        "def work(folder):\n"
        "    (Path(folder) / str(os.getpid())).touch()\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        f"    list(over_cores(work, [{str(tmp_path / 'at-work')!r}] * 2))\n"
    )
    (tmp_path / "at-work").mkdir()
    (tmp_path / "arena.py").write_text(code)
    arena = subprocess.Popen([sys.executable, str(tmp_path / "arena.py")])
    while not list((tmp_path / "at-work").iterdir()):
        assert arena.poll() is None
        time.sleep(0.05)
    arena.kill()
    arena.wait()
    deadline = time.monotonic() + 20
    while any(alive(int(file.name)) for file in (tmp_path / "at-work").iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match="missing-package: package ray"):
        command("--pairs", 1, "--ray", "local")


@pytest.mark.slow
def test_ray_finds_what_one_core_finds(here: list[Duel], capsys: pytest.CaptureFixture[str]) -> None:
    command("--pairs", 2)
    arguments = [sys.executable, "-m", "allfronts", "arena", *NAMES, "--json", "--pairs", "2", "--ray", "local"]
    answer = subprocess.run(arguments, capture_output=True, text=True, check=True, timeout=100)
    found, expected = json.loads(answer.stdout), told(capsys)
    assert [{**met, "milliseconds": 0} for met in found["meetings"]] == [
        {**met, "milliseconds": 0} for met in expected["meetings"]
    ]
