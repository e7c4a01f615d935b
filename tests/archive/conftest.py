"""A SQLite file and a PostgreSQL database, fresh for every test that asks for a `database`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.support.postgres import server, url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    with server("fsync=off") as socket:
        yield socket


@pytest.fixture
def postgresql(postgres: Path) -> str:
    """The URL of a database there that has never been opened."""
    address = url(postgres, "postgres")
    asyncio.run(_empty(address))
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of one of each kind that has never been opened."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deeper/tables.sqlite"
    address: str = request.getfixturevalue("postgresql")
    return address


async def _empty(address: str) -> None:
    """Much quicker than a database of its own for each."""
    engine = create_async_engine(address.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
            await connection.execute(text(statement))
    await engine.dispose()
