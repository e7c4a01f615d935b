"""The benchmark says what it measured, for people and for programs."""

from __future__ import annotations

import json

import pytest

from allfronts.games import theaters
from allfronts.lab.bench import Row, measure, measure_tables, ratios, report

ROWS = [
    Row("revised", 8_000_000, "decisions/s"),
    Row("openspiel hanabi, C++", 800_000, "decisions/s"),
    Row("state", 384, "bytes"),
]


def test_a_ratio_compares_the_revised_game_with_each_loop_of_the_other_package() -> None:
    assert ratios(ROWS) == [Row("revised / openspiel hanabi, C++", 10.0, "times")]


def test_the_report_for_programs_holds_the_setting_every_row_and_every_ratio() -> None:
    told = json.loads(report(ROWS, as_json=True))
    assert [row["name"] for row in told["rows"]] == [row.name for row in [*ROWS, *ratios(ROWS)]]
    assert {"python", "processor", "numba", "numpy", "allfronts"} <= set(told["setting"])


def test_the_report_for_people_names_every_figure_with_its_unit() -> None:
    told = report(ROWS, as_json=False)
    assert "8,000,000 decisions/s" in told
    assert "384 bytes" in told


def test_a_state_is_smaller_than_400_bytes() -> None:
    assert theaters.State.dtype.itemsize < 400


@pytest.mark.slow
def test_every_table_is_measured_the_slowest_first() -> None:
    rows = measure_tables(0.001)
    assert len({row.name for row in rows}) == 3 * (20 + 6)
    assert [row.value for row in rows] == sorted(row.value for row in rows)
    assert json.loads(report(rows, as_json=True))["rows"][0]["value"] > 0


@pytest.mark.slow
def test_the_whole_benchmark_measures_every_speed_and_the_first_calls() -> None:
    rows = {row.name: row for row in measure(0.05, against=None, cuda=False)}
    assert rows["revised"].value > 100 * rows["revised, interpreted"].value
    assert rows["first call, cold"].value > rows["first call, from cache"].value
    assert {"2019", "revised, never withdrawing", "import allfronts", "Recruit, longest answer"} <= set(rows)
