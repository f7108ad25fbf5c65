"""Groups and standings of contests, as docs/tournaments.md says."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.server.matches.domain.pairing import Group, first_order, groups_of, past_of
from longshore.server.matches.domain.standing import (
    ContestGame,
    Outcome,
    points_at,
    standings,
)

_SIZES = st.integers(3, 5)


def played(players: int, size: int, rounds: int) -> list[list[Group]]:
    """Rounds in which whoever has the lower number is ahead."""
    games: list[ContestGame] = []
    made: list[list[Group]] = []
    for number in range(1, rounds + 1):
        order = (
            first_order("c", range(1, players + 1))
            if number == 1
            else [one.player for one in standings(range(1, players + 1), games)]
        )
        groups = groups_of("c", number, order, size, [game.group for game in games])
        games += [game(f"{number}-{at}", number, group) for at, group in enumerate(groups)]
        made.append(groups)
    return made


def game(table: str, number: int, group: Group) -> ContestGame:
    ranked = sorted(range(len(group)), key=lambda seat: group[seat] or 10_000 + seat)
    outcomes = tuple(
        Outcome(ranked.index(seat) + 1, 100 - group_value, float(ranked[0] == seat), False)
        for seat, group_value in enumerate(one or 99 for one in group)
    )
    return ContestGame(table, number, group, True, outcomes)


@given(st.integers(3, 40), _SIZES, st.integers(1, 4))
def test_everybody_plays_once_a_round_and_bots_are_spread(
    players: int, size: int, rounds: int
) -> None:
    for groups in played(players, size, rounds):
        seated = [one for group in groups for one in group if one is not None]
        assert sorted(seated) == list(range(1, players + 1))
        assert {len(group) for group in groups} == {size}
        bots = [group.count(None) for group in groups]
        assert sum(bots) == -players % size
        assert max(bots) - min(bots) <= 1
        assert bots == sorted(bots)  # the last tables have the bots


def published() -> list[tuple[int, int, int, int]]:
    """The lines of the table of meetings: people, the size of a table, pairs, of them again."""
    text = (Path(__file__).parents[3] / "docs" / "tournaments.md").read_text(encoding="utf-8")
    rows = text.split("| people | tables of |")[1].split("\n\n")[0].splitlines()[2:]
    found: list[tuple[int, int, int, int]] = []
    for row in rows:
        people, size, pairs, again = (
            cell.strip().split(", ") for cell in row.strip("|").split("|")
        )
        for number, many in zip(people, pairs, strict=True):
            found.append((int(number), int(size[0]), int(many), int(again[0])))
    return found


@pytest.mark.parametrize(("players", "size", "pairs", "again"), published())
def test_whoever_has_met_meets_seldom_again(
    players: int, size: int, pairs: int, again: int
) -> None:
    met = Counter(
        pair
        for groups in played(players, size, 3)
        for group in groups
        for pair in combinations(sorted(group), 2)  # type: ignore[type-var]
    )
    assert (met.total(), sum(times - 1 for times in met.values())) == (pairs, again)


@pytest.mark.parametrize(("players", "size"), [(12, 3), (16, 4), (20, 5)])
def test_everybody_has_each_seat_about_as_often(players: int, size: int) -> None:
    rounds = played(players, size, size)
    past = past_of([group for groups in rounds for group in groups])
    most = max(past.seats.values())
    assert most <= 2
    twice = sum(times == 2 for times in past.seats.values())
    assert twice <= players  # of players * size seats


def test_those_who_stand_alike_play_each_other() -> None:
    groups = played(64, 4, 3)[2]
    levels = [max(group) - min(group) for group in groups[:4]]  # type: ignore[type-var, operator]
    assert sum(levels) < 4 * 40  # by chance it would be 51 each


@given(st.integers(3, 30), _SIZES)
def test_it_can_be_worked_out_again(players: int, size: int) -> None:
    assert played(players, size, 2) == played(players, size, 2)


def test_a_point_for_each_who_is_behind() -> None:
    one = ContestGame(
        "t",
        1,
        (1, 2, None, 3),
        True,
        (
            Outcome(1, 90, 1.0, False),
            Outcome(2, 50, 0.0, False),
            Outcome(2, 50, 0.0, False),
            Outcome(4, 10, 0.0, False),
        ),
    )
    assert points_at(one) == (3, 1.5, 1.5, 0)
    left = one._replace(outcomes=(Outcome(1, 90, 1.0, True), *one.outcomes[1:]))
    assert points_at(left) == (0, 2.5, 2.5, 1)
    gone = one._replace(outcomes=(None, *one.outcomes[1:]))
    assert points_at(gone) == (0, 2.5, 2.5, 1)
    closed = one._replace(outcomes=(None,) * 4)
    assert points_at(closed) == (1.5,) * 4
    assert standings((1, 2, 3), [closed._replace(over=False)])[0].points == 0


def test_ties_are_broken_from_left_to_right() -> None:
    def won(table: str, group: Group, scores: tuple[int, ...]) -> ContestGame:
        order = sorted(scores, reverse=True)
        places = [order.index(score) + 1 for score in scores]
        share = 1 / places.count(1)
        return ContestGame(
            table,
            1,
            group,
            True,
            tuple(
                Outcome(place, score, share if place == 1 else 0.0, False)
                for place, score in zip(places, scores, strict=True)
            ),
        )

    games = [won("a", (1, 2, 3), (50, 40, 30)), won("b", (4, 5, 6), (90, 20, 10))]
    found = standings(range(1, 7), games)
    assert [one.player for one in found] == [4, 1, 2, 5, 3, 6]  # level on points: by the money
    assert [one.points for one in found] == [2, 2, 1, 1, 0, 0]
    met = [one.opponents for one in found]
    assert met == [1, 1, 2, 2, 3, 3]
