"""From a URL to a database that is ready: its driver, the settings of its connections, its newest tables.

A URL may hold a password, and deeds hold the secrets of wars: neither ever becomes part of a message or a log.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...kernel.mistake import Mistake
from ..folder import data_folder

FILE = "tables.sqlite"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 10  # seconds: for a connection to PostgreSQL, or for another process that writes to the same SQLite file
ONE_AT_A_TIME = 0x616C6C66  # names our lock among all that use the same PostgreSQL

# What alembic does stands in the globals of its modules: within a process one database after the other.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()

# It writes every statement with its parameters into the log for debugging: deeds, and with them the secrets of wars.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def ready(url: str | None) -> AsyncEngine:
    """The database that a URL names, or the file among the user's data; with the newest tables."""
    address = _address(url)
    with telling():
        if address.drivername == DRIVERS["sqlite"]:
            Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
        # A timeout is how long SQLite waits for its turn, and how long PostgreSQL may take to answer the door.
        settings = {"timeout": PATIENCE}
        engine = create_async_engine(address, connect_args=settings, hide_parameters=True, pool_pre_ping=True)
        if address.drivername == DRIVERS["sqlite"]:
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        try:
            turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
            async with turn, engine.begin() as connection:
                await connection.run_sync(_bring_up_to_date)
        except BaseException:
            await engine.dispose()
            raise
    return engine


@contextmanager
def telling() -> Generator[None]:
    """Whatever a database cannot do becomes a Mistake that gives nothing away."""
    try:
        yield
    except IntegrityError:
        raise  # whoever asked knows what it means
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        # SQLite's own words name neither a person nor a value, and tell more than the kind of the error.
        reason = str(cause) if isinstance(cause, sqlite3.Error) else type(cause.__cause__ or cause).__name__
        raise Mistake("store-unreachable", reason=reason) from None


def _address(url: str | None) -> URL:
    if url is None:
        return URL.create(DRIVERS["sqlite"], database=str(data_folder() / FILE))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Mistake("store-url") from None
    kind = address.drivername.partition("+")[0]
    if kind not in DRIVERS or address.database in (None, "", ":memory:"):
        raise Mistake("store-url")
    query = dict(address.query)
    if "sslmode" in query:  # as all other programs call what asyncpg calls ssl
        query["ssl"] = query.pop("sslmode")
    return address.set(drivername=DRIVERS[kind], query=query)


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Readers and the writer do not wait for each other, and what is committed survives the end of the process.

    Only when the whole machine loses its power may the last moments be missing: the file stays whole even then.
    """
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _bring_up_to_date(connection: Connection) -> None:
    """In one transaction, and one process after the other, however many open the database at once."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Mistake("store-newer")
    command.upgrade(config, "head")
