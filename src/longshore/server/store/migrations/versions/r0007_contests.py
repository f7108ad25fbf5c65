"""Tournaments and leagues: who plays, and who sat where; mail to be sent, and what was told."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", _WORD, primary_key=True),
        sa.Column("organiser", _WORD, sa.ForeignKey("accounts.id")),
        sa.Column("status", _WORD, nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("next_at", sa.BigInteger()),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("contests_status", "contests", ["status", "created_at"])
    op.create_table(
        "contest_players",
        _contest(),
        sa.Column("number", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id")),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
    )
    op.create_index(
        "contest_players_account", "contest_players", ["account_id", "contest_id"], unique=True
    )
    op.create_table(
        "contest_seats",
        sa.Column("table_id", _WORD, primary_key=True),
        sa.Column("seat", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("contest_id", _WORD, sa.ForeignKey("contests.id"), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("player", sa.SmallInteger()),
    )
    op.create_index("contest_seats_contest", "contest_seats", ["contest_id", "round", "table_id"])
    _make_mail()


def _make_mail() -> None:
    op.create_table(
        "mails",
        sa.Column("id", _WORD, primary_key=True),
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("next_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("mails_next", "mails", ["next_at"])
    op.create_index("mails_account", "mails", ["account_id"])
    op.create_table(
        "code_mails",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.Identity(always=True),
            primary_key=True,
        ),
        sa.Column("whom", _WORD, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("code_mails_whom", "code_mails", ["whom", "at"])
    op.create_index("code_mails_at", "code_mails", ["at"])
    op.create_table(
        "reminded",
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", _WORD, primary_key=True),
        sa.Column("way", _WORD, primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def _contest() -> sa.Column[str]:
    return sa.Column("contest_id", _WORD, sa.ForeignKey("contests.id"), primary_key=True)
