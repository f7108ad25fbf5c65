"""All results and ratings made again from the logs: they come to the same."""

from __future__ import annotations

from typing import NamedTuple

from longshore.server.results import keeping, ratings
from longshore.server.results.figures import GameFigures, ended
from longshore.server.store import Store, StoreError
from longshore.server.store.holding import hold_results


class Rebuilt(NamedTuple):
    """How many games have results; those whose log was deleted, and those that it cannot be made
    of again, since it is damaged or its edition is not here. Both stay as they were.
    """

    games: int
    deleted: int
    unread: tuple[str, ...]


def rebuild(store: Store) -> Rebuilt:
    """Make all results again, and all ratings of them. Who played a game stays: the log does not
    say it of an account that is gone.
    """
    database = store.database
    games = keeping.games(database)
    found: list[GameFigures] = []
    deleted, unread = 0, []
    for table in games:
        try:
            lines = store.lines(table)
            figures = ended(table, lines).figures if lines else None
        except StoreError:
            raise
        except Exception:  # noqa: BLE001  whatever a damaged log leads to: the audit says what
            unread.append(table)
            continue
        deleted += not lines
        found += [] if figures is None else [figures]
    with database.writing() as connection:
        hold_results(database, connection)
        for one in found:
            keeping.make_again(connection, one)
        for pool in keeping.pools(connection):
            ratings.settle(connection, pool, 0, "")
    return Rebuilt(len(games), deleted, tuple(unread))
