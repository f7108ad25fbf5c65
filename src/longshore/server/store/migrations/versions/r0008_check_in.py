"""Contests: who has said that they are there, and when one ended."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("contests", sa.Column("ended_at", sa.BigInteger()))
    op.add_column("contest_players", sa.Column("here_at", sa.BigInteger()))
