"""Accounts that the host has barred; how people are told of their games: by mail, and by push."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("accounts", sa.Column("barred_at", sa.BigInteger()))
    op.create_table(
        "contacts",
        _account(),
        sa.Column("language", _WORD, nullable=False),
        sa.Column("mail", sa.Text(), nullable=False),
        sa.Column("push", sa.Text(), nullable=False),
        sa.Column("address", sa.Text()),
        sa.Column("confirmed_at", sa.BigInteger()),
        sa.Column("code", _WORD),
        sa.Column("code_ends_at", sa.BigInteger()),
        sa.Column("stop", _WORD, nullable=False),
        sa.Column("digest_minute", sa.SmallInteger()),
        sa.Column("digest_at", sa.BigInteger()),
    )
    op.create_index("contacts_stop", "contacts", ["stop"], unique=True)
    digest = sa.text("digest_at IS NOT NULL")
    op.create_index(
        "contacts_digest",
        "contacts",
        ["digest_at"],
        sqlite_where=digest,
        postgresql_where=digest,
    )
    op.create_table(
        "devices",
        _account(),
        sa.Column("id", _WORD, primary_key=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )


def _account() -> sa.Column[str]:
    return sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), primary_key=True)
