"""Contests from the first round to the last, in the database and without a server."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Engine, event, func, select

from longshore.server.domain.refused import WishRefused
from longshore.server.matches import contests, hosted, promises, rounds
from longshore.server.matches.domain.plans import DAY_MS, ContestPlan
from longshore.server.people import accounts, barring
from longshore.server.people.players import of_account
from longshore.server.results import keeping, records
from longshore.server.results.figures import ended
from longshore.server.store import Store
from longshore.server.store.database import Database
from longshore.server.store.schema import contest_seats, promised
from tests.server.results.games import NOON, Finished, account

_numbers = count(1)
MINUTE, HOUR = 60_000, 3_600_000


def step(database: Database, now: int) -> int:
    """Whatever is to be done with contests; with how many."""
    return sum(rounds.step(database, one, now) for one in rounds.due(database, now))


def plan(**more: Any) -> ContestPlan:
    values = {"title": "Cup", "seats": 3, "rounds": 2, "starts_at": NOON, "pace": "days", **more}
    return ContestPlan(**values)


def begun(store: Store, many: int, **more: Any) -> tuple[str, list[str]]:
    """A contest that people have signed up for: its id, and theirs."""
    people = [account(store, f"P{next(_numbers)}") for _ in range(many)]
    made = contests.begin(store.database, people[0], plan(**more), NOON)
    for one in people:
        contests.join(store.database, made, one, NOON)
    return made, people


def finish(store: Store, at: int, leaving: str | None = None, last: int | None = None) -> int:
    """Play all tables that were promised to their ends; how many there were."""
    from longshore.server.domain import entries as log

    waiting = promises.unopened(store.database, last or 100)
    for number, one in enumerate(waiting):
        who = [f"bot:{bot}" if id_ is None else id_ for id_, _, bot in one.seats]
        gone = [
            log.Left(seat=seat, dropped=False, bot="steady")
            for seat, id_ in enumerate(who)
            if id_ == leaving
        ]
        game = Finished(store, who, seed=number + 1, at=at, table=one.table, before_end=gone)
        promises.opened(store.database, one.table, at)
        keeping.settle(store.database, store.secret(), one.table, ended(one.table, game.lines))
    return len(waiting)


def test_a_tournament_from_its_first_round_to_the_last(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = begun(store, 7)
    assert step(database, NOON - 1) == 0
    assert step(database, NOON) == 1
    assert step(database, NOON) == 0  # nothing more before the games are over
    first = promises.unopened(database, 10)
    assert len(first) == 3
    assert all(one.promise.settings.rated and one.promise.first for one in first)
    seated = [id_ for one in first for id_, _, _ in one.seats if id_]
    assert sorted(seated) == sorted(people)
    assert finish(store, NOON + 10, last=2) == 2
    assert step(database, NOON + 20) == 0
    assert finish(store, NOON + 30) == 1
    assert step(database, NOON + 40) == 1  # the round is over
    assert step(database, NOON + 40) == 1  # and the next one begins
    assert contests.read(database, made).row.round == 2
    assert finish(store, NOON + 50) == 3
    assert step(database, NOON + 60) == 1
    found = contests.read(database, made)
    assert found.row.status == "over"
    assert len(found.games) == 6
    assert all(game.over for game in found.games)
    by_round = Counter(
        (game.round, player) for game in found.games for player in game.group if player
    )
    assert set(by_round.values()) == {1}
    assert step(database, NOON + 70) == 0


def test_a_league_goes_on_by_the_calendar(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, _ = begun(store, 3, kind="league", days=7, rounds=2)
    step(database, NOON)
    assert contests.read(database, made).row.next_at == NOON + 7 * DAY_MS
    late = account(store, "Late")
    contests.join(database, made, late, NOON + DAY_MS)  # in time for the next round
    assert finish(store, NOON + DAY_MS) == 1
    assert step(database, NOON + 7 * DAY_MS - 1) == 0
    assert step(database, NOON + 7 * DAY_MS) == 1
    second = promises.unopened(database, 10)
    assert late in [id_ for one in second for id_, _, _ in one.seats]
    assert contests.read(database, made).row.next_at is None
    assert step(database, NOON + 20 * DAY_MS) == 0  # its games are not over
    with pytest.raises(WishRefused, match="has begun"):
        contests.join(database, made, account(store, "Too late"), NOON)
    finish(store, NOON + 21 * DAY_MS)
    step(database, NOON + 22 * DAY_MS)
    assert contests.read(database, made).row.status == "over"


def test_a_round_of_a_league_begins_though_games_of_the_last_go_on(any_store: Store) -> None:
    made, _ = begun(any_store, 4, kind="league", days=1, rounds=2)
    step(any_store.database, NOON)
    step(any_store.database, NOON + DAY_MS)
    found = contests.read(any_store.database, made)
    assert Counter(game.round for game in found.games) == {1: 2, 2: 2}


def test_whoever_leaves_a_game_is_not_seated_until_they_are_back(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = begun(store, 6, rounds=3)
    step(database, NOON)
    finish(store, NOON + 10, leaving=people[2])
    step(database, NOON + 20)
    step(database, NOON + 20)
    second = promises.unopened(database, 10)
    assert people[2] not in [id_ for one in second for id_, _, _ in one.seats]
    assert [one.away for one in contests.read(database, made).players].count(True) == 1
    contests.join(database, made, people[2], NOON + 25)
    finish(store, NOON + 30)
    step(database, NOON + 40)
    step(database, NOON + 40)
    third = promises.unopened(database, 10)
    assert people[2] in [id_ for one in third for id_, _, _ in one.seats]


def live(store: Store, many: int, **more: Any) -> tuple[str, list[str]]:
    """A live contest that begins an hour after people have signed up."""
    return begun(store, many, pace="live", starts_at=NOON + HOUR, **more)


def seated_now(store: Store) -> list[str]:
    waiting = promises.unopened(store.database, 100)
    return sorted(id_ for one in waiting for id_, _, _ in one.seats if id_)


def test_a_live_tournament_begins_with_those_who_say_that_they_are_there(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = live(store, 8)
    for one, before in zip(people, (16, 15, 10, 5, 1), strict=False):
        contests.join(database, made, one, NOON + HOUR - before * MINUTE)
    told = contests.read(database, made)
    assert [told.is_here(one) for one in told.players] == [False, *[True] * 4, *[False] * 3]
    assert step(database, NOON + HOUR - 1) == 0
    step(database, NOON + HOUR)
    assert seated_now(store) == sorted(people[1:5])  # the others sit out, bots have two seats
    bots = [bot for one in promises.unopened(database, 9) for _, _, bot in one.seats if bot]
    assert len(bots) == 2
    found = contests.read(database, made).players
    assert [one.away for one in found] == [True, *[False] * 4, *[True] * 3]
    contests.join(database, made, people[7], NOON + HOUR + MINUTE)  # comes late: the next round
    finish(store, NOON + HOUR + 2 * MINUTE)
    step(database, NOON + 2 * HOUR)
    step(database, NOON + 2 * HOUR + 2 * MINUTE)
    assert seated_now(store) == sorted([*people[1:5], people[7]])


def test_nobody_has_to_say_so_over_days_and_of_a_league_before_each_round(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = begun(store, 4, starts_at=NOON + HOUR, rounds=1)  # over days
    assert contests.read(database, made).checks_in_at is None
    step(database, NOON + HOUR)
    assert seated_now(store) == sorted(people)
    finish(store, NOON + 2 * HOUR)
    made, people = live(store, 5, kind="league", days=1)
    for begins, there in ((NOON + HOUR, people[:4]), (NOON + HOUR + DAY_MS, people[2:])):
        for one in there:
            contests.join(database, made, one, begins - MINUTE)
        step(database, begins)
        assert seated_now(store) == sorted(there)
        finish(store, begins + MINUTE)


def test_where_the_server_was_down_it_is_asked_again_who_is_there(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = live(store, 4)
    for one in people:
        contests.join(database, made, one, NOON + HOUR - MINUTE)
    back = NOON + 3 * HOUR
    step(database, back)
    row = contests.read(database, made).row
    assert (row.status, row.next_at) == ("open", back + 15 * MINUTE)
    for one in people[:3]:
        contests.join(database, made, one, back + MINUTE)
    step(database, back + 15 * MINUTE)
    assert seated_now(store) == sorted(people[:3])


def test_begun_early_it_waits_two_minutes_for_those_who_have_not_said_so(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = live(store, 4)
    later = NOON + 30 * MINUTE
    contests.start(database, made, people[0], later)
    assert contests.read(database, made).row.next_at == later + 2 * MINUTE
    for one in people:
        contests.join(database, made, one, later + MINUTE)
    contests.start(database, made, people[0], later + MINUTE)  # all are there
    assert contests.read(database, made).row.next_at == later + MINUTE
    step(database, later + MINUTE)
    assert seated_now(store) == sorted(people)


def test_begun_early_it_is_never_later_than_planned(any_store: Store) -> None:
    """And whoever has said that they are there has said so."""
    store, database = any_store, any_store.database
    made, people = live(store, 4)
    for one in people[:3]:
        contests.join(database, made, one, NOON + 45 * MINUTE)
    contests.start(database, made, people[0], NOON + HOUR - MINUTE // 2)
    found = contests.read(database, made)
    assert found.row.next_at == NOON + HOUR
    assert [found.is_here(one) for one in found.players] == [True] * 3 + [False]
    step(database, NOON + HOUR)
    assert contests.read(database, made).row.status == "running"
    assert seated_now(store) == sorted(people[:3])


def test_begun_early_again_it_waits_no_longer(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = live(store, 4, kind="league")
    contests.leave(database, made, people[3])
    contests.join(database, made, account(store, "Early"), NOON - 2 * MINUTE)
    for later in (14, 15):  # minutes, so that the others have signed up of late
        contests.start(database, made, people[0], NOON + later * MINUTE)
    found = contests.read(database, made)
    assert found.row.next_at == NOON + 16 * MINUTE
    assert [found.is_here(one) for one in found.players] == [True] * 3 + [False]
    step(database, NOON + 16 * MINUTE)
    assert seated_now(store) == sorted(people[:3])


@pytest.mark.parametrize("there", [0, 1])
def test_a_round_of_a_league_is_left_out_where_too_few_are_there(
    any_store: Store, there: int
) -> None:
    store, database = any_store, any_store.database
    made, people = live(store, 4, kind="league", days=1, rounds=3)
    for round_ in range(2):
        begins = NOON + HOUR + round_ * DAY_MS
        for one in people[:there]:
            contests.join(database, made, one, begins - MINUTE)
        step(database, begins)
        row = contests.read(database, made).row
        assert (row.status, row.round, row.next_at) == ("running", round_ + 1, begins + DAY_MS)
        assert seated_now(store) == []
    begins = NOON + HOUR + 2 * DAY_MS
    for one in people:
        contests.join(database, made, one, begins - MINUTE)
    step(database, begins)
    assert seated_now(store) == sorted(people)
    [game, *_] = contests.read(database, made).games
    assert game.round == 3
    finish(store, begins + MINUTE)
    step(database, begins + HOUR)
    assert contests.read(database, made).row.status == "over"


def test_a_league_that_nobody_comes_to_is_over_after_its_rounds(any_store: Store) -> None:
    database = any_store.database
    made, _ = live(any_store, 4, kind="league", days=1, rounds=2)
    for begins in (NOON + HOUR, NOON + HOUR + DAY_MS):
        step(database, begins)
    step(database, NOON + 2 * DAY_MS)
    assert contests.read(database, made).row.status == "over"


def test_a_league_for_which_too_few_have_signed_up_is_called_off(any_store: Store) -> None:
    made, people = live(any_store, 2, kind="league")
    for one in people:
        contests.join(any_store.database, made, one, NOON + HOUR - MINUTE)
    step(any_store.database, NOON + HOUR)
    assert contests.read(any_store.database, made).row.status == "cancelled"


def test_what_was_called_off_is_listed_for_a_week(any_store: Store) -> None:
    database = any_store.database
    made, people = begun(any_store, 3, starts_at=NOON + 20 * DAY_MS)
    kept, _ = begun(any_store, 1, starts_at=NOON + 20 * DAY_MS)
    contests.cancel(database, made, people[0], NOON + 5)

    def listed(now: int) -> set[str]:
        return {row.id for row, _, _ in contests.listed(database, now)}

    assert listed(NOON + 5) == listed(NOON + 7 * DAY_MS) == {made, kept}
    assert listed(NOON + 7 * DAY_MS + 5) == {kept}
    assert contests.read(database, made).row.status == "cancelled"  # by its address


def test_a_host_gives_another_title_and_deletes_what_does_not_go_on(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = begun(store, 3, rounds=1)
    hosted.rename(database, made, "  Calm  cup ")
    assert contests.read(database, made).row.plan.title == "Calm cup"
    step(database, NOON)
    with pytest.raises(WishRefused, match="call it off first"):
        hosted.remove(database, made)
    assert len(contests.read(database, made).players) == 3
    [table] = promises.unopened(database, 10)
    finish(store, NOON + 10)
    step(database, NOON + 20)
    hosted.remove(database, made)
    with pytest.raises(WishRefused, match="no such"):
        contests.read(database, made)
    assert store.row(table.table) is not None  # the game stays, and counts
    assert records.results_at(database, of_account(people[0]), [table.table])


def test_too_few_people_and_it_is_called_off(any_store: Store) -> None:
    made, _ = begun(any_store, 2)
    step(any_store.database, NOON)
    assert contests.read(any_store.database, made).row.status == "cancelled"
    assert promises.unopened(any_store.database, 10) == []


def test_whose_account_is_gone_stays_without_a_name_and_is_not_seated(any_store: Store) -> None:
    store, database = any_store, any_store.database
    made, people = begun(store, 5)
    step(database, NOON)
    finish(store, NOON + 10)
    before = contests.read(database, made)
    accounts.remove(database, people[0])
    barring.bar(database, people[1], NOON)
    after = contests.read(database, made)
    assert [game.outcomes for game in after.games] == [game.outcomes for game in before.games]
    assert [one.account is None for one in after.players] == [True, *[False] * 4]
    assert after.row.organiser is None
    step(database, NOON + 20)
    step(database, NOON + 20)
    seated = [id_ for one in promises.unopened(database, 10) for id_, _, _ in one.seats if id_]
    assert sorted(seated) == sorted(people[2:])


def test_two_processes_begin_a_round_once(any_store: Store, other_store: Store) -> None:
    first, second = any_store, other_store
    begun(first, 9)
    at_once: list[threading.Thread] = []
    calls: list[Callable[[], object]] = [
        lambda store=store: step(store.database, NOON)  # type: ignore[misc]
        for store in (first, second, first, second)
    ]
    for call in calls:
        at_once.append(threading.Thread(target=call))
        at_once[-1].start()
    for one in at_once:
        one.join()
    with first.database.reading() as connection:
        seats = connection.execute(select(func.count()).select_from(contest_seats)).scalar()
        tables = connection.execute(select(func.count()).select_from(promised)).scalar()
    assert (seats, tables) == (9, 3)


def test_only_what_is_due_is_asked_for(any_store: Store) -> None:
    """A league whose last round goes on costs no more than one that has not begun."""
    store, database = any_store, any_store.database

    def questions() -> list[str]:
        asked: list[str] = []

        def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            asked.append(statement)

        event.listen(Engine, "before_cursor_execute", hear)
        try:
            assert rounds.due(database, NOON + 1) == []
        finally:
            event.remove(Engine, "before_cursor_execute", hear)
        return asked

    before = questions()
    assert len(before) == 1
    begun(store, 13, kind="league", rounds=1)
    assert step(database, NOON) == 1
    finish(store, NOON, last=2)  # of its five games
    assert questions() == before
    finish(store, NOON)
    assert len(rounds.due(database, NOON + 1)) == 1
