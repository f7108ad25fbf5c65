"""People: accounts, what opens them, their tables, and names that were reported."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", _WORD, primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("compared", _WORD, nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("blocked_at", sa.BigInteger()),
    )
    op.create_index("accounts_compared", "accounts", ["compared"], unique=True)
    _make_keys()
    _make_sessions()
    op.create_table(
        "account_tables",
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("table_id", _WORD, primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Text()),
    )
    op.create_index("account_tables_table", "account_tables", ["table_id"])
    op.create_table(
        "name_reports",
        sa.Column("compared", _WORD, primary_key=True),
        sa.Column("reporter", _WORD, primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", _WORD, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def _make_keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", _WORD, primary_key=True),
        _account(),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger()),
    )
    op.create_index("passkeys_account", "passkeys", ["account_id"])
    op.create_table(
        "identities",
        sa.Column("issuer", _WORD, primary_key=True),
        sa.Column("subject", _WORD, primary_key=True),
        _account(),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("identities_account", "identities", ["account_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", _WORD, primary_key=True),
        _account(),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("recovery_codes_account", "recovery_codes", ["account_id"])


def _make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", _WORD, primary_key=True),
        sa.Column("id", _WORD, nullable=False),
        _account(),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account_id"])
    op.create_table(
        "ceremonies",
        sa.Column("hash", _WORD, primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ceremonies_ends", "ceremonies", ["ends_at"])


def _account() -> sa.Column[str]:
    return sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), nullable=False)
