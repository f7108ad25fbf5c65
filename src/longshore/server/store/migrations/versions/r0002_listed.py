"""One index for the lobby and for the hosts' page, which lists tables that are not public, too."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("tables_lobby", "tables")
    op.create_index("tables_listed", "tables", ["public", "status", "changed_at", "id"])
