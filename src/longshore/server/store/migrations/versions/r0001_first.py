"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _make_tables()
    _make_log()
    _make_private()
    _make_outbox()
    op.create_table(
        "facts",
        sa.Column("name", _WORD, primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _WORD, primary_key=True),
        sa.Column("status", _WORD, nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("edition", _WORD, nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("creator", _WORD, nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("keeper", _WORD),
        sa.Column("kept_until", sa.BigInteger(), nullable=False),
    )
    _make_index("tables_lobby", "tables", "status", "changed_at", "id", where="public")
    _make_index("tables_due", "tables", "due_at", where="due_at IS NOT NULL")
    _make_index("tables_creator", "tables", "creator", where="status IN ('open', 'running')")
    _make_index("tables_keeper", "tables", "keeper", where="keeper IS NOT NULL")


def _make_log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", _WORD, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", _WORD, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", _WORD),
        sa.Column("body", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    _make_index("log_key", "log", "table_id", "seat", "key", where="key IS NOT NULL", unique=True)


def _make_private() -> None:
    op.create_table(
        "private",
        sa.Column("table_id", _WORD, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("kind", _WORD, primary_key=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
    )


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", _NUMBER, sa.Identity(always=True), primary_key=True),
        sa.Column("table_id", _WORD, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_at", sa.BigInteger(), nullable=False),
        sa.Column("keeper", _WORD),
        sa.Column("kept_until", sa.BigInteger(), nullable=False),
        sqlite_autoincrement=True,
    )
    _make_index("outbox_next", "outbox", "next_at")
    _make_index("outbox_keeper", "outbox", "keeper", where="keeper IS NOT NULL")


def _make_index(
    name: str, table: str, *columns: str, where: str | None = None, unique: bool = False
) -> None:
    condition = None if where is None else sa.text(where)
    op.create_index(
        name,
        table,
        list(columns),
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )
