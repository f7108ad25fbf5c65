"""Rated games in which two seats paid each other far more than seats of a table do.

Two who bid all they have for each other's cargoes lose nothing to one another, and the bank pays
them the subsidy each time (A4). The rules allow it; whether it was agreed on, a host has to judge.

What counts is the money that went both ways, so that somebody who buys much from a neighbour is not
suspected: twice the lesser of the two sums, as a part of all that the seats paid each other.

Of games that were written down before this was counted it is not known until they are made again
(`longshore rebuild`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec
from sqlalchemy import select, tuple_

from longshore.server.results.figures import SeatFigures
from longshore.server.results.records import Named, names_of
from longshore.server.store.database import Database
from longshore.server.store.schema import results

# By seats: the part from which on it is told. docs/rulings.md says how they were found.
CLOSE: Mapping[int, float] = {3: 0.5, 4: 0.36, 5: 0.28}
LEAST = 100  # dollars both ways together: too few payments tell nothing
GAMES = 200  # rated ones that are looked at together

_figures = msgspec.json.Decoder(SeatFigures)


class Pair(NamedTuple):
    """Two seats of a game and what each paid the other, of all that was paid from seat to seat."""

    seats: tuple[int, int]
    paid: tuple[int, int]
    whole: int


class SuspectPair(NamedTuple):
    """Such a pair in a rated game, by who they were."""

    table: str
    at: int
    pair: Pair
    who: tuple[Named, Named]


class Looked(NamedTuple):
    """What was found in so many games that are known, and where the next ones begin."""

    pairs: list[SuspectPair]
    games: int
    more: tuple[int, str] | None


def close_pairs(paid: Sequence[Sequence[int]]) -> Iterator[Pair]:
    """The pairs that stand out, by what each seat paid each."""
    whole = sum(map(sum, paid))
    for one, other in combinations(range(len(paid)), 2):
        there, back = paid[one][other], paid[other][one]
        mutual = 2 * min(there, back)
        if mutual >= LEAST and mutual >= CLOSE[len(paid)] * whole:
            yield Pair((one, other), (there, back), whole)


def look(database: Database, before: tuple[int, str] | None = None, games: int = GAMES) -> Looked:
    """Look through rated games, the newest first, for pairs that stand out."""
    columns = results.c
    place = columns.at, columns.table_id
    wanted = select(*place).where(columns.rated).distinct()
    if before is not None:
        wanted = wanted.where(tuple_(*place) < tuple_(*before))
    newest = columns.at.desc(), columns.table_id.desc()
    with database.reading() as connection:
        found = [
            (row.at, row.table_id)
            for row in connection.execute(wanted.order_by(*newest).limit(games))
        ]
        tables = [table for _, table in found]
        rows = select(results).where(columns.table_id.in_(tables)).order_by(columns.seat)
        seats: dict[str, dict[int, tuple[str, tuple[int, ...]]]] = {table: {} for table in tables}
        for row in connection.execute(rows):
            seats[row.table_id][row.seat] = row.player, _figures.decode(row.body).paid
        known = [(at, table) for at, table in found if _known(seats[table])]
        close = [
            (at, table, pair)
            for at, table in known
            for pair in close_pairs([seats[table][seat][1] for seat in sorted(seats[table])])
        ]
        players = {seats[table][seat][0] for _, table, pair in close for seat in pair.seats}
        names = names_of(connection, players)
    pairs = [
        SuspectPair(
            table,
            at,
            pair,
            (names[seats[table][pair.seats[0]][0]], names[seats[table][pair.seats[1]][0]]),
        )
        for at, table, pair in close
    ]
    return Looked(pairs, len(known), found[-1] if len(found) == games else None)


def _known(seats: Mapping[int, tuple[str, tuple[int, ...]]]) -> bool:
    """Whether it was written down of all seats of a game whom they paid."""
    return len(seats) in CLOSE and all(len(paid) == len(seats) for _, paid in seats.values())
