"""The commands `longshore backup` and `longshore restore`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.console import counted
from longshore.cli.database import DEFAULT_DATABASE, Database, trouble_told

if TYPE_CHECKING:
    from longshore.server.store.backup import Counts

File = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="The file; it holds secrets: keep it as the database."),
]


def backup(
    file: File,
    *,
    database: Database = DEFAULT_DATABASE,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the file if it is there.")
    ] = False,
) -> None:
    """Write all tables to a file, while servers go on."""
    from longshore.server.store import back_up

    with trouble_told():
        counts = back_up(database, file, overwrite=overwrite)
    print(f"{file} holds {_told(counts)}.")


def restore(file: File, *, database: Database = DEFAULT_DATABASE) -> None:
    """Fill a new database from a backup: of either kind, whichever the backup was of."""
    from longshore.server import store

    with trouble_told():
        counts = store.restore(database, file)
    print(f"Restored {_told(counts)}.")


def _told(counts: Counts) -> str:
    entries = counted(counts["log"], "entry", "entries")
    return f"{counted(counts['tables'], 'table')} with {entries}"
