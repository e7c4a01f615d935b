"""The store, in SQLite and PostgreSQL: what is kept is found again, and one process at a time goes on with a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, text

from allfronts.archive.store import Kept, Listed, Store, Stored
from allfronts.archive.store.opening import ready
from allfronts.archive.store.schema import metadata
from allfronts.kernel.mistake import Mistake

P = ParamSpec("P")
SECRET = "hunter2"


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for things."""

    @wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*arguments, **named))

    return run


async def append_all(store: Store, table: str, first: int, *deeds: bytes) -> None:
    for n, deed in enumerate(deeds, start=first):
        await store.append(table, n, float(n), deed)


async def deeds_of(store: Store, table: str) -> list[bytes]:
    stored = await store.load(table)
    assert stored
    return [deed for _, deed in stored.deeds]


def transactions(store: Store) -> list[object]:
    """A list that grows by one with each that is committed."""
    committed: list[object] = []
    event.listen(store._engine.sync_engine, "commit", committed.append)  # pyright: ignore[reportPrivateUsage]
    return committed


# -- What is kept is found again -------------------------------------------------------------------------


@awaited
async def test_a_table_is_found_again_as_it_was_kept(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "план", 1_800_000_000.125)
        await store.append("a", 0, 1_800_000_001.0625, b"\x00\xff one")
        await store.append("a", 1, 1_800_000_002.5, b"")
    async with Store.open(database) as store:
        assert await store.load("a") == Stored("план", [(1_800_000_001.0625, b"\x00\xff one"), (1_800_000_002.5, b"")])


@awaited
async def test_a_table_that_was_never_made_is_not_found(database: str) -> None:
    async with Store.open(database) as store:
        assert await store.load("a") is None


@awaited
async def test_a_table_is_not_made_twice(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "first", 0.0)
        with pytest.raises(Mistake, match="table-exists"):
            await store.create("a", "second", 0.0)
        assert await store.load("a") == Stored("first", [])


@awaited
async def test_a_table_goes_on_where_it_was_when_the_store_was_closed(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        await append_all(store, "a", 0, b"one", b"two")
    async with Store.open(database) as store:
        await store.load("a")
        await append_all(store, "a", 2, b"three")
        assert await deeds_of(store, "a") == [b"one", b"two", b"three"]


@awaited
async def test_tables_are_listed_for_recovery_and_for_a_start_page(database: str) -> None:
    async with Store.open(database) as store:
        for number, table in enumerate("abc"):
            await store.create(table, f"plan {table}", float(number))
        await store.begin("b", 5.0)
        await store.begin("b", 6.0)
        await store.finish("b", 7.0)
        await store.finish("b", 8.0)
        a, b, c = (
            Listed("a", "plan a", 0.0, None, None),
            Listed("b", "plan b", 1.0, 5.0, 7.0),
            Listed("c", "plan c", 2.0, None, None),
        )
        assert await store.unfinished() == [a, c]
        assert await store.recent(2) == [c, b]


@awaited
async def test_old_tables_that_never_began_are_forgotten_with_their_deeds(database: str) -> None:
    async with Store.open(database) as store:
        for number, table in enumerate(["old", "played", "young"]):
            await store.create(table, "plan", float(number))
            await append_all(store, table, 0, b"deed")
        await store.begin("played", 5.0)
        assert await store.delete_unbegun(before=2.0) == 1
        assert [listed.table for listed in await store.unfinished()] == ["played", "young"]
        await store.create("old", "plan", 9.0)
        assert await store.load("old") == Stored("plan", [])


@awaited
async def test_records_of_an_evening_are_found_by_its_table(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        await store.keep("a", 2, 9.0, "another\n")
        await store.keep("a", 1, 5.0, "allfronts record 1\none: Оксана\n")
        await store.keep("a", 1, 6.0, "allfronts record 1\none: Оксана\n")
        assert await store.records("a") == [
            Kept(1, 5.0, "allfronts record 1\none: Оксана\n"),
            Kept(2, 9.0, "another\n"),
        ]
        assert await store.records("b") == []


@awaited
async def test_a_record_is_never_replaced_and_belongs_to_a_table(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        await store.keep("a", 1, 5.0, "text")
        with pytest.raises(Mistake, match="record-refused"):
            await store.keep("a", 1, 5.0, "another text")
        with pytest.raises(Mistake, match="record-refused"):
            await store.keep("b", 1, 5.0, "text")


# -- One process at a time ---------------------------------------------------------------------------------


@awaited
async def test_of_two_processes_one_is_refused_until_it_has_seen_what_the_other_did(database: str) -> None:
    async with Store.open(database) as one, Store.open(database) as two:
        await one.create("a", "plan", 0.0)
        await two.load("a")
        await append_all(one, "a", 0, b"of one", b"of one")
        with pytest.raises(Mistake, match="deed-refused"):
            await two.append("a", 0, 0.0, b"of two")
        with pytest.raises(Mistake, match="deed-refused"):
            await two.append("a", 2, 0.0, b"of two, unseen")
        assert await deeds_of(two, "a") == [b"of one", b"of one"]
        await two.append("a", 2, 0.0, b"of two")
        assert await deeds_of(one, "a") == [b"of one", b"of one", b"of two"]
        await one.append("a", 3, 0.0, b"of one")


@awaited
async def test_what_was_to_follow_a_refused_deed_is_refused_too(database: str) -> None:
    async with Store.open(database) as one, Store.open(database) as two:
        await one.create("a", "plan", 0.0)
        await two.load("a")
        await two.append("a", 0, 0.0, b"of two")
        waiting = [one.append("a", n, 0.0, b"of one") for n in range(7)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["deed-refused: "] * 7
        assert await deeds_of(one, "a") == [b"of two"]


@awaited
async def test_a_refused_deed_keeps_no_other_table_from_going_on(database: str) -> None:
    async with Store.open(database) as one, Store.open(database) as two:
        names = [f"table{number}" for number in range(20)]
        for table in names:
            await one.create(table, "plan", 0.0)
        await two.load(names[7])
        await two.append(names[7], 0, 0.0, b"of two")
        waiting = [one.append(table, n, 0.0, b"of one") for n in range(3) for table in names]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(answer, Mistake) for answer in answers) == 3
        for table in names:
            assert await deeds_of(one, table) == ([b"of two"] if table == names[7] else [b"of one"] * 3)


@awaited
async def test_a_deed_has_its_place_and_no_other(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        for n in (-1, 1):
            with pytest.raises(Mistake, match="deed-refused"):
                await store.append("a", n, 0.0, b"deed")
        with pytest.raises(Mistake, match="deed-refused"):
            await store.append("never made", 0, 0.0, b"deed")
        await append_all(store, "a", 0, b"deed")


@awaited
async def test_a_forgotten_table_takes_no_deeds(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        assert await store.delete_unbegun(before=1.0) == 1
        with pytest.raises(Mistake, match="deed-refused"):
            await store.append("a", 0, 0.0, b"deed")


@awaited
async def test_a_finished_table_takes_no_deeds(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        await store.finish("a", 1.0)
        await store.load("a")
        with pytest.raises(Mistake, match="deed-refused"):
            await store.append("a", 0, 0.0, b"deed")


@awaited
async def test_looking_at_a_table_does_not_disturb_who_appends_to_it(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        async with store._turn:  # pyright: ignore[reportPrivateUsage]
            waiting = [asyncio.create_task(store.append("a", n, 0.0, b"deed")) for n in range(3)]
            assert await deeds_of(store, "a") == []
        await store.append("a", 3, 0.0, b"deed")
        await asyncio.gather(*waiting)
        assert await deeds_of(store, "a") == [b"deed"] * 4


# -- Many at once --------------------------------------------------------------------------------------------


@awaited
async def test_what_waits_at_the_same_time_shares_a_transaction(database: str) -> None:
    async with Store.open(database) as store:
        names = [f"table{number}" for number in range(50)]
        for table in names:
            await store.create(table, "plan", 0.0)
        committed = transactions(store)
        waiting = [store.append(table, n, 0.0, b"%d" % n) for table in names for n in range(4)]
        await asyncio.gather(*waiting)
        assert 1 <= len(committed) <= 2
        for table in names:
            assert await deeds_of(store, table) == [b"0", b"1", b"2", b"3"]


@awaited
async def test_who_gives_up_waiting_leaves_no_gap(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        impatient = asyncio.create_task(store.append("a", 0, 0.0, b"one"))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.append("a", 1, 0.0, b"two")
        assert impatient.cancelled()
        assert await deeds_of(store, "a") == [b"one", b"two"]


@awaited
async def test_closing_waits_for_what_is_still_to_be_written(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        waiting = asyncio.create_task(store.append("a", 0, 0.0, b"deed"))
        await asyncio.sleep(0)
    await waiting
    async with Store.open(database) as store:
        assert await deeds_of(store, "a") == [b"deed"]


# -- Opening ---------------------------------------------------------------------------------------------------


@awaited
async def test_a_database_may_be_opened_first_by_many_at_once(database: str) -> None:
    async def open_and_create(table: str) -> None:
        async with Store.open(database) as store:
            await store.create(table, "plan", 0.0)

    await asyncio.gather(*[open_and_create(f"table{number}") for number in range(5)])
    async with Store.open(database) as store:
        assert len(await store.unfinished()) == 5


@awaited
async def test_different_databases_may_be_opened_at_once(tmp_path: Path, postgresql: str) -> None:
    urls = [postgresql, *(f"sqlite:///{tmp_path}/{number}.sqlite" for number in range(5))]
    engines = await asyncio.gather(*map(ready, urls))
    for engine in engines:
        async with engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 0
        await engine.dispose()


@awaited
async def test_the_migrations_lead_to_the_tables_the_program_knows(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = await ready(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@awaited
async def test_the_database_of_a_newer_program_is_left_alone(database: str) -> None:
    engine = await ready(database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(Mistake, match="store-newer"):
        await ready(database)


@awaited
async def test_without_a_url_tables_are_kept_among_the_users_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLFRONTS_DATA", str(tmp_path / "data"))
    async with Store.open() as store:
        await store.create("a", "plan", 0.0)
    async with Store.open(f"sqlite:///{tmp_path}/data/tables.sqlite") as store:
        assert await store.load("a")


@pytest.mark.parametrize(
    "url",
    [
        "",
        SECRET,
        f"mysql://me:{SECRET}@localhost/base",
        f"postgresql://me:{SECRET}@localhost:{SECRET}/base",
        f"postgresql://me:{SECRET}@localhost",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
@awaited
async def test_a_url_that_cannot_be_used_is_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(Mistake) as caught:
        await ready(url)
    assert str(caught.value) == "store-url: "


@awaited
async def test_a_server_that_does_not_answer_is_told_of_without_its_password(tmp_path: Path) -> None:
    for url in (f"postgresql://me:{SECRET}@127.0.0.1:1/base", f"postgresql://me:{SECRET}@/base?host={tmp_path}"):
        with pytest.raises(Mistake, match=r"store-unreachable: reason [A-Za-z]+Error") as caught:
            await ready(url)
        assert SECRET not in str(caught.value)


@awaited
async def test_a_database_that_is_not_there_is_told_of(postgres: Path) -> None:
    with pytest.raises(Mistake, match="store-unreachable: reason InvalidCatalogNameError"):
        await ready(f"postgres://tests:{SECRET}@/missing?host={postgres}&sslmode=disable")


@awaited
async def test_a_file_that_is_no_database_is_told_of_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("my diary, and far too long to be taken for an empty database" * 20)
    before = file.read_bytes()
    with pytest.raises(Mistake, match="store-unreachable: reason file is not a database"):
        await ready(f"sqlite:///{file}")
    assert file.read_bytes() == before


# -- When something fails ----------------------------------------------------------------------------------------


@awaited
async def test_a_database_that_fails_keeps_nobody_waiting_and_is_used_again(database: str) -> None:
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        engine = await ready(database)
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE deeds RENAME TO elsewhere"))
        waiting = [store.append("a", n, 0.0, SECRET.encode()) for n in range(3)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, Mistake) and answer.word == "store-unreachable" for answer in answers)
        assert SECRET not in str(answers)
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO deeds"))
        await engine.dispose()
        with pytest.raises(Mistake, match="deed-refused"):
            await store.append("a", 0, 0.0, b"unseen")
        assert await deeds_of(store, "a") == []
        await append_all(store, "a", 0, b"deed")


@awaited
async def test_a_connection_that_was_cut_off_is_replaced(postgresql: str) -> None:
    async with Store.open(postgresql) as store:
        await store.create("a", "plan", 0.0)
        engine = await ready(postgresql)
        others = "datname = 'postgres' AND pid <> pg_backend_pid()"
        async with engine.connect() as connection:
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
        await engine.dispose()
        await append_all(store, "a", 0, b"deed")


@awaited
async def test_no_log_repeats_what_is_kept(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, logger="sqlalchemy")
    async with Store.open(database) as store:
        await store.create("a", "plan", 0.0)
        await store.append("a", 0, 0.0, SECRET.encode())
        with pytest.raises(Mistake):
            await store.create("a", SECRET, 0.0)
        await store.load("a")
    assert SECRET not in caplog.text
