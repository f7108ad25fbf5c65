"""What games came to: results with ratings; public pages; who waits for a rated game."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    unsettled, rated = sa.text("seats IS NULL"), sa.text("rated")
    op.create_index(
        "account_tables_unsettled",
        "account_tables",
        ["table_id"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
    op.create_table(
        "results",
        _table(),
        sa.Column("seat", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", _WORD, nullable=False),
        sa.Column("edition", _WORD, nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("lost", _WORD),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("results_player", "results", ["player", "at", "table_id"])
    op.create_index(
        "results_rated",
        "results",
        ["edition", "seats", "at", "table_id"],
        sqlite_where=rated,
        postgresql_where=rated,
    )
    op.create_table(
        "public_pages",
        _account(),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    _make_seekers()


def _make_seekers() -> None:
    op.create_table(
        "seekers",
        _account(),
        sa.Column("edition", _WORD, nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("pace", _WORD, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("table_id", _WORD),
    )
    op.create_index(
        "seekers_waiting", "seekers", ["edition", "seats", "pace", "since", "account_id"]
    )


def _table() -> sa.Column[str]:
    return sa.Column("table_id", _WORD, sa.ForeignKey("tables.id"), primary_key=True)


def _account() -> sa.Column[str]:
    return sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), primary_key=True)
