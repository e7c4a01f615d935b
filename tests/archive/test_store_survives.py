"""Whatever has been acknowledged is there after the process was killed at any moment."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from allfronts.archive.store import Store
from tests.archive.appending import deed

PROGRAM = Path(__file__).with_name("appending.py")


def killed(database: str, evening: str, seconds: float) -> dict[str, int]:
    """How many deeds of each table were acknowledged before the end."""
    with subprocess.Popen([sys.executable, PROGRAM, database, evening], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in said if line.endswith("\n")]
    return {table: int(n) + 1 for table, n in whole}


async def require_kept(database: str, acknowledged: dict[str, int]) -> None:
    async with Store.open(database) as store:
        for table, done in acknowledged.items():
            stored = await store.load(table)
            assert stored
            assert len(stored.deeds) >= done
            assert stored.deeds == [(float(n), deed(table, n)) for n in range(len(stored.deeds))]


@pytest.mark.parametrize("times", [2, pytest.param(10, marks=pytest.mark.slow)])
def test_what_was_acknowledged_is_there_after_the_process_was_killed(database: str, times: int) -> None:
    rng = random.Random(times)
    acknowledged: dict[str, int] = {}
    for evening in range(times):
        acknowledged |= killed(database, f"evening{evening}", rng.uniform(0, 0.2))
        asyncio.run(require_kept(database, acknowledged))
    assert sum(acknowledged.values()) > times
