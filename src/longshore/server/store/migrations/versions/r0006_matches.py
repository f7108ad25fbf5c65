"""Several wishes of one person for a seat; tables that are promised to people."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"

_WORD = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.drop_table("seekers")  # nobody could wait before
    op.create_table(
        "seekers",
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("edition", _WORD, primary_key=True),
        sa.Column("seats", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("pace", _WORD, primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "promised",
        sa.Column("table_id", _WORD, primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("contest_id", _WORD),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.BigInteger()),
    )
    unopened = sa.text("opened_at IS NULL")
    op.create_index(
        "promised_unopened", "promised", ["at"], sqlite_where=unopened, postgresql_where=unopened
    )
    op.create_table(
        "promised_seats",
        sa.Column("table_id", _WORD, sa.ForeignKey("promised.table_id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("account_id", _WORD, sa.ForeignKey("accounts.id")),
        sa.Column("bot", _WORD),
    )
    op.create_index("promised_seats_account", "promised_seats", ["account_id"])
