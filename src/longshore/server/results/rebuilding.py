"""All results and ratings made again from the logs: they come to the same."""

from __future__ import annotations

from longshore.server.results import keeping, ratings
from longshore.server.results.figures import ended
from longshore.server.store import Store
from longshore.server.store.catalogue import hold_results


def rebuild(store: Store) -> int:
    """Make all results again; how many games there are. Of one whose log was deleted stays what was
    written down. Who played it stays, too: the log does not say it of an account that is gone.
    """
    database = store.database
    games = keeping.games(database)
    logs = {table: store.lines(table) for table in games}
    found = [ended(table, lines).figures for table, lines in logs.items() if lines]
    with database.writing() as connection:
        hold_results(database, connection)
        for one in found:
            if one is not None:
                keeping.make_again(connection, one)
        for pool in keeping.pools(connection):
            ratings.settle(connection, pool, 0, "")
    return len(games)
