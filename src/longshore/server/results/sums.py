"""What somebody's games add up to, in each pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from longshore.server.results.figures import BidFigures, SeatFigures, Source
from longshore.server.results.ratings import Pool
from longshore.server.results.records import PlayedGame


class GameSums(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one edition and number of seats: `wins` has a part of one for each win that was
    shared, `places` how often one was first, second and so on, and `lost` how often one did not
    play to the end of a rated game, which counts as neither. Money by where it came from, and
    containers by colour that one made, and had in the end, are of all games together.
    """

    edition: str
    seats: int
    games: int
    wins: float
    lost: int
    places: tuple[int, ...]
    score: int
    best: int
    money: dict[Source, int]
    made: tuple[int, ...]
    island: tuple[int, ...]
    bidding: BidFigures


def sums_of(games: Iterable[PlayedGame]) -> list[GameSums]:
    """The sums of each pool, that with most games first."""
    pools: dict[Pool, list[PlayedGame]] = {}
    for one in games:
        pools.setdefault(one.pool, []).append(one)
    return sorted(
        (_sums(pool, played) for pool, played in pools.items()),
        key=lambda one: (-one.games, one.edition, one.seats),
    )


def _sums(pool: Pool, games: Sequence[PlayedGame]) -> GameSums:
    figures = [one.figures for one in games]
    kept = [one.figures for one in games if not one.lost]
    places = Counter(one.place for one in kept)
    money: Counter[Source] = Counter()
    for one in figures:
        money.update(one.money)
    return GameSums(
        edition=pool.edition,
        seats=pool.seats,
        games=len(games),
        wins=sum(one.share for one in kept),
        lost=len(games) - len(kept),
        places=tuple(places[place] for place in range(1, pool.seats + 1)),
        score=sum(one.score for one in figures),
        best=max(one.score for one in figures),
        money=dict(money),
        made=_by_colour([one.made for one in figures]),
        island=_by_colour([one.island for one in figures]),
        bidding=_bidding(figures),
    )


def _by_colour(goods: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip(*goods, strict=True))


def _bidding(figures: Sequence[SeatFigures]) -> BidFigures:
    return BidFigures(
        **{
            name: sum(getattr(one.bidding, name) for one in figures)
            for name in BidFigures.__struct_fields__
        }
    )
