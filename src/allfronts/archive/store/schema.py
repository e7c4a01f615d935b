"""The tables of the database as they are now; `migrations` tells how they came to be."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False, index=True),
    sa.Column("began", sa.Double),
    sa.Column("finished", sa.Double),
)


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# The key is all that is ever looked for, so SQLite keeps the rows in it and has one tree to write instead of two.
deeds = sa.Table(
    "deeds",
    metadata,
    _of_a_table(),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("deed", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

records = sa.Table(
    "records",
    metadata,
    _of_a_table(),
    sa.Column("war", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)
