"""Bringing a database to the schema of this program, or saying why not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, MetaData, inspect, text

from longshore.server.store.errors import StoreError
from longshore.server.store.schema import HEAD, VERSION_TABLE, metadata

FOLDER = Path(__file__).parent / "migrations"


def revision(connection: Connection) -> str | None:
    """Where a database stands; None if it is not ours yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def check(connection: Connection, shown: str) -> None:
    """A StoreError unless the schema is this program's, for who only reads."""
    found = revision(connection)
    if found is None:
        raise StoreError(f"The database {shown} holds no tables of Longshore's.")
    if found != HEAD:
        refuse_newer(found, shown)
        raise StoreError(
            f"The database {shown} is of an older Longshore: start `longshore serve` with it once."
        )


def migrate(connection: Connection, shown: str) -> None:
    """Bring the schema up to date, in the transaction that is under way."""
    found = revision(connection)
    if found == HEAD:
        return
    if found is None:
        refuse_foreign(connection, shown)
    else:
        refuse_newer(found, shown)
    upgrade(connection, HEAD)
    check_references(connection, shown)


def upgrade(connection: Connection, to: str) -> None:
    """Run the scripts in `migrations/` up to a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def take_down(connection: Connection) -> None:
    """Take away all that the scripts have made, and whatever is in it."""
    ours = MetaData()
    ours.reflect(connection, only=lambda name, _: name in (*metadata.tables, VERSION_TABLE))
    ours.drop_all(connection)


@cache
def known() -> tuple[str, ...]:
    """All revisions there are, the last first."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory(FOLDER).walk_revisions())


def check_references(connection: Connection, shown: str) -> None:
    """SQLite has not looked after them meanwhile, see `Sqlite.changing`."""
    if connection.dialect.name != "sqlite":
        return
    if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
        raise StoreError(f"The database {shown} has rows of tables that are not there.")


def refuse_newer(found: str, shown: str) -> None:
    """A StoreError if a later program has made the schema."""
    if found not in known():
        raise StoreError(
            f"The database {shown} is of a newer Longshore (schema {found}, this one knows up to"
            f" {HEAD}): update Longshore, or give another database."
        )


def refuse_foreign(connection: Connection, shown: str) -> None:
    """A file is ours alone; a database on a server may hold what does not meet our names."""
    there = set(inspect(connection).get_table_names())
    if connection.dialect.name == "postgresql":
        there &= set(metadata.tables)
    if there:
        raise StoreError(
            f"The database {shown} belongs to something else (it has a table {min(there)!r}): give"
            " another."
        )
