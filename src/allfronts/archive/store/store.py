"""The store: tables are created, deeds appended, all of it found again.

What waits to be appended at the same time is written in one transaction. Whoever appends must have created or loaded
the table, and so knows how many deeds it has. Of two processes that go on with the same table one is refused, with
all of that table that it still wants to append, until it loads the table again: nobody adds to what they have not seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...kernel.mistake import Mistake
from .opening import ready, telling
from .schema import deeds, records, tables


class Stored(NamedTuple):
    plan: str
    deeds: list[tuple[float, bytes]]


class Listed(NamedTuple):
    table: str
    plan: str
    created: float
    began: float | None
    finished: float | None


class Kept(NamedTuple):
    war: int  # of the table's evening
    at: float
    record: str


@dataclass(eq=False)
class _Append:
    table: str
    n: int
    at: float
    deed: bytes
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, "n": self.n, "at": self.at, "deed": self.deed}


class Store:
    """Made by `Store.open`."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine
        self._turn = asyncio.Lock()  # SQLite has one writer at a time: within a process nobody has to poll for it
        self._next: dict[str, int] = {}  # where the next deed of a table belongs, as far as this process knows
        self._waiting: list[_Append] = []
        self._written: list[_Append] = []  # what is being written
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str | None = None) -> AsyncGenerator[Store]:
        """The database that the URL names, else a file among the user's data."""
        store = cls(await ready(url))
        try:
            yield store
        finally:
            try:
                if store._writer:
                    await store._writer
            finally:
                await store._engine.dispose()

    # -- Tables ---------------------------------------------------------------------------------------------------

    async def create(self, table: str, plan: str, at: float) -> None:
        try:
            await self._write(insert(tables), {"id": table, "plan": plan, "created": at})
        except IntegrityError:
            raise Mistake("table-exists", table=table) from None
        self._next[table] = 0

    async def begin(self, table: str, at: float) -> None:
        """Its first war has begun: it is worth keeping. Saying so again changes nothing."""
        await self._write(update(tables).where(tables.c.id == table, tables.c.began.is_(None)).values(began=at))

    async def finish(self, table: str, at: float) -> None:
        """Nothing more will happen there. Saying so again changes nothing."""
        self._next.pop(table, None)
        await self._write(update(tables).where(tables.c.id == table, tables.c.finished.is_(None)).values(finished=at))

    async def load(self, table: str) -> Stored | None:
        """All of a table, which may be appended to afterwards."""
        found = await self._read(select(tables.c.plan, tables.c.finished).where(tables.c.id == table))
        if not found:
            return None
        done = await self._read(select(deeds.c.at, deeds.c.deed).where(deeds.c.table_id == table).order_by(deeds.c.n))
        if found[0].finished is None:
            # Some of ours may still wait to be written, and another process may have gone on without us.
            self._next[table] = max(self._next.get(table, 0), len(done))
        return Stored(found[0].plan, [(at, deed) for at, deed in done])

    async def unfinished(self) -> list[Listed]:
        """Those that go on, the oldest first."""
        return await self._list(select(tables).where(tables.c.finished.is_(None)).order_by(tables.c.created))

    async def recent(self, limit: int) -> list[Listed]:
        """The newest first."""
        return await self._list(select(tables).order_by(tables.c.created.desc()).limit(limit))

    async def delete_unbegun(self, before: float) -> int:
        """Forget the tables made before that moment where no war has ever begun; how many there were."""
        return await self._write(delete(tables).where(tables.c.created < before, tables.c.began.is_(None)))

    # -- Records --------------------------------------------------------------------------------------------------

    async def keep(self, table: str, war: int, at: float, record: str) -> None:
        """The record of a table's war. Keeping it again changes nothing."""
        try:
            await self._write(insert(records), {"table_id": table, "war": war, "at": at, "record": record})
        except IntegrityError:
            if not any(kept.war == war and kept.record == record for kept in await self.records(table)):
                raise Mistake("record-refused", table=table, war=war) from None

    async def records(self, table: str) -> list[Kept]:
        """Of all its wars."""
        kept = select(records.c.war, records.c.at, records.c.record).where(records.c.table_id == table)
        return [Kept(*row) for row in await self._read(kept.order_by(records.c.war))]

    # -- Deeds ----------------------------------------------------------------------------------------------------

    async def append(self, table: str, n: int, at: float, deed: bytes) -> None:
        """The n-th deed of a table, from 0. Whoever is told that it is done will find it, whatever ends this process.

        Whoever is refused, for whatever reason, has to load the table again: it tells what has been kept.
        """
        if self._next.get(table) != n:
            raise Mistake("deed-refused")
        self._next[table] = n + 1
        append = _Append(table, n, at, deed)
        self._waiting.append(append)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_what_waits())
        # Whoever gives up waiting takes nothing back: the next deed of the table may wait already.
        await asyncio.shield(append.done)

    async def _write_what_waits(self) -> None:
        while self._waiting:
            self._written, self._waiting = self._waiting, []
            await self._write_deeds(self._written)

    async def _write_deeds(self, appends: Sequence[_Append]) -> None:
        appends = [append for append in appends if not append.done.done()]  # refused with an earlier one of their table
        if not appends:
            return
        try:
            await self._write(insert(deeds), [append.row for append in appends])
        except IntegrityError:
            if len(appends) == 1:
                self._refuse(appends, Mistake("deed-refused"))
            else:
                middle = len(appends) // 2
                await self._write_deeds(appends[:middle])
                await self._write_deeds(appends[middle:])
        except Mistake as mistake:
            self._refuse(appends, mistake)
        except Exception as error:  # whatever it is, nobody may be left waiting
            self._refuse(appends, Mistake("store-unreachable", reason=type(error).__name__))
        else:
            for append in appends:
                append.done.set_result(None)

    def _refuse(self, appends: Sequence[_Append], why: Mistake) -> None:
        """These, and all that were to follow them."""
        refused = {append.table for append in appends}
        for append in (*self._written, *self._waiting):
            if append.table in refused and not append.done.done():
                append.done.set_exception(Mistake(why.word, **why.details))
        for table in refused:
            self._next.pop(table, None)

    # -- The database ---------------------------------------------------------------------------------------------

    async def _write(self, statement: Executable, rows: Any = None) -> int:
        """In a transaction of its own; how many rows that has changed. What is against a rule is an IntegrityError."""
        with telling():
            async with self._turn, self._engine.begin() as connection:
                return (await connection.execute(statement, rows)).rowcount

    async def _read(self, statement: Select[*tuple[Any, ...]]) -> Sequence[Any]:
        with telling():
            async with self._engine.connect() as connection:
                return (await connection.execute(statement)).all()

    async def _list(self, statement: Select[Any]) -> list[Listed]:
        return [Listed(*row) for row in await self._read(statement)]
