"""Groups of a round by a published rule (docs/tournaments.md): those who stand alike play each
other, those who have not met before rather than those who have, and everybody has each seat as
often as any other.

All of it follows from what everybody can see, and lots from a hash: anybody can work it out again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

Group: TypeAlias = tuple[int | None, ...]  # players by seat, by their numbers; None is a bot
MET = 8  # what it costs that two meet who have met once, beside a table's distance in standing
NEAR = 3  # tables up to so far apart exchange players


class PastGroups(NamedTuple):
    """What rounds before this one came to: how often two have met, how often somebody has had each
    seat, and with how many bots somebody has played.
    """

    met: Counter[tuple[int, int]]
    seats: Counter[tuple[int, int]]
    bots: Counter[int]


def past_of(groups: Sequence[Group]) -> PastGroups:
    """All groups there have been."""
    past = PastGroups(Counter(), Counter(), Counter())
    for group in groups:
        people = [one for one in group if one is not None]
        past.met.update(_pair(a, b) for a, b in combinations(people, 2))
        past.seats.update((one, seat) for seat, one in enumerate(group) if one is not None)
        for one in people:
            past.bots[one] += len(group) - len(people)
    return past


def lot(contest: str, round_: int, player: int) -> str:
    """What decides where nothing else does."""
    return hashlib.sha256(f"{contest} {round_} {player}".encode()).hexdigest()


def first_order(contest: str, players: Sequence[int], round_: int = 1) -> list[int]:
    """The order of the first round that is played."""
    return sorted(players, key=lambda one: lot(contest, round_, one))


def groups_of(
    contest: str, round_: int, order: Sequence[int], size: int, before: Sequence[Group]
) -> list[Group]:
    """The tables of a round, by seat. `order` are the players by their standing, best first."""
    past = past_of(before)
    level = {one: at // size for at, one in enumerate(order)}
    tables = _exchanged(_dealt(order, size), level, past, size)
    return [_seated(contest, round_, table, size, past) for table in tables]


def _dealt(order: Sequence[int], size: int) -> list[list[int]]:
    """From the top; bots are spread evenly, and the last tables have one more."""
    many = -(-len(order) // size)
    bots = many * size - len(order)
    tables: list[list[int]] = []
    at = 0
    for table in range(many):
        people = size - bots // many - (1 if table >= many - bots % many else 0)
        tables.append(list(order[at : at + people]))
        at += people
    return tables


def _exchanged(
    tables: list[list[int]], level: dict[int, int], past: PastGroups, size: int
) -> list[list[int]]:
    """Two players of near tables change places as long as that is better for both together."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            if other - one <= NEAR:
                better |= _exchange(tables[one], tables[other], level, past, size)
    return tables


def _exchange(
    one: list[int], other: list[int], level: dict[int, int], past: PastGroups, size: int
) -> bool:
    """The first change of places that is better; whether there was one."""
    now = _cost(one, level, past, size) + _cost(other, level, past, size)
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            if _cost(one, level, past, size) + _cost(other, level, past, size) < now:
                return True
            one[here], other[there] = other[there], one[here]
    return False


def _cost(table: Sequence[int], level: dict[int, int], past: PastGroups, size: int) -> int:
    pairs = sum(
        MET * past.met[_pair(a, b)] + abs(level[a] - level[b]) for a, b in combinations(table, 2)
    )
    return pairs + MET * (size - len(table)) * sum(past.bots[one] for one in table)


def _seated(contest: str, round_: int, table: Sequence[int], size: int, past: PastGroups) -> Group:
    """In the order of seats that people have had least often, the lot among equals."""
    drawn: list[int | None] = [*sorted(table, key=lambda one: lot(contest, round_, one))]
    drawn += [None] * (size - len(table))
    return min(permutations(drawn), key=lambda order: _had(order, past))  # the first of the best


def _had(order: Group, past: PastGroups) -> int:
    return sum(past.seats[one, seat] for seat, one in enumerate(order) if one is not None)


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)
