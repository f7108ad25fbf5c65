"""The commands `longshore backup` and `longshore restore`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.serve import DEFAULT_DATABASE, Database

if TYPE_CHECKING:
    from longshore.server.store.backup import Counts

File = Annotated[Path, typer.Argument(help="The file; it holds secrets: keep it as the database.")]


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

    counts = _asked(lambda: back_up(database, file, overwrite=overwrite))
    print(f"{file} holds {_told(counts)}.")


def restore(file: File, *, database: Database = DEFAULT_DATABASE) -> None:
    """Fill a new database from a backup: of either kind, whichever the backup was of."""
    from longshore.server import store

    counts = _asked(lambda: store.restore(database, file))
    print(f"Restored {_told(counts)}.")


def _asked(ask: Callable[[], Counts]) -> Counts:
    from longshore.server.store import StoreError
    from longshore.text.errors import UserError

    try:
        return ask()
    except StoreError as problem:
        raise UserError(str(problem)) from None


def _told(counts: Counts) -> str:
    tables, entries = counts["tables"], counts["log"]
    return (
        f"{tables:,} {'table' if tables == 1 else 'tables'} with {entries:,}"
        f" {'entry' if entries == 1 else 'entries'}"
    )
