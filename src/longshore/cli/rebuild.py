"""The command `longshore rebuild`."""

from __future__ import annotations

from contextlib import closing

import typer

from longshore.cli.console import counted
from longshore.cli.database import DEFAULT_DATABASE, Database, trouble_told
from longshore.cli.editions import Editions, use_editions

UNREAD = 1


def rebuild(*, database: Database = DEFAULT_DATABASE, editions: Editions = None) -> None:
    """Make all results and ratings again from the logs of the games."""
    from longshore.server.results import rebuilding
    from longshore.server.store import open_store

    use_editions(editions)
    with trouble_told(), closing(open_store(database, new=False)) as store:
        found = rebuilding.rebuild(store)
    again = found.games - found.deleted - len(found.unread)
    print(f"Results of {counted(again, 'game')} and all ratings were made again.")
    if found.deleted:
        print(f"{counted(found.deleted, 'game')} of deleted tables: kept as written down.")
    for table in found.unread:
        print(f"Table {table} cannot be read (longshore audit says why): kept as written down.")
    if found.unread:
        raise typer.Exit(UNREAD)
