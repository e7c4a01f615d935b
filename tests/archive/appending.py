"""Appends to twenty tables of a database, for ever, and tells of every deed as soon as it is kept."""

from __future__ import annotations

import asyncio
import sys

from allfronts.archive.store import Store

TABLES = 20


def deed(table: str, n: int) -> bytes:
    return f"{table} does {n}".encode()


async def play(store: Store, table: str) -> None:
    await store.create(table, "a plan", 0.0)
    n = 0
    while True:
        await store.append(table, n, float(n), deed(table, n))
        print(table, n, flush=True)
        n += 1


async def main(url: str, evening: str) -> None:
    async with Store.open(url) as store:
        await asyncio.gather(*[play(store, f"{evening}-{number}") for number in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
