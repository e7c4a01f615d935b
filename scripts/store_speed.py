"""How quickly deeds are kept: many tables at the pace of people, and the same tables as fast as they can.

    .venv/bin/python scripts/store_speed.py [URL] [--tables 1000] [--seconds 10] [--pause 1]

Without a URL a SQLite file in a temporary folder is used. At the pace of people every table does one deed in so many
seconds on average, at random moments; otherwise each does the next one as soon as the last is kept.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable

from allfronts.archive.store import Store

DEED = bytes(90)  # about as long as they are


async def play(store: Store, table: str, until: float, pause: Callable[[], float]) -> list[float]:
    """How long each deed took to be kept."""
    took: list[float] = []
    await asyncio.sleep(pause())
    while (began := time.perf_counter()) < until:
        await store.append(table, len(took), 0.0, DEED)
        took.append(time.perf_counter() - began)
        await asyncio.sleep(pause())
    return took


async def measure(store: Store, name: str, tables: int, seconds: float, pause: Callable[[], float]) -> None:
    for number in range(tables):
        await store.create(f"{name} {number}", "a plan", 0.0)
    until = time.perf_counter() + seconds
    each = await asyncio.gather(*[play(store, f"{name} {number}", until, pause) for number in range(tables)])
    took = sorted(1000 * one for some in each for one in some)
    p50, p99, longest = took[len(took) // 2], took[len(took) * 99 // 100], took[-1]
    print(f"{name}: {len(took) / seconds:,.0f} deeds/s; ms: p50 {p50:.1f}, p99 {p99:.1f}, longest {longest:.1f}")


async def main(url: str, tables: int, seconds: float, pause: float) -> None:
    rng = random.Random(time.time())
    async with Store.open(url) as store:
        stamp = int(time.time())
        await measure(store, f"{stamp} people", tables, seconds, lambda: rng.expovariate(1 / pause))
        await measure(store, f"{stamp} no pause", tables, seconds, lambda: 0.0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", nargs="?")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        chosen = asked.url or f"sqlite:///{folder}/tables.sqlite"
        asyncio.run(main(chosen, asked.tables, asked.seconds, asked.pause))
