"""Waiting for a seat at a rated table: it is found once, by whoever is there, at any process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from itertools import count
from typing import Any

import pytest
from sqlalchemy import func, select

from longshore.server.domain.settings import Pace
from longshore.server.domain.tokens import make_table_id
from longshore.server.matches import finding, promises, seekers
from longshore.server.matches.domain.waiting import Seeker, Sought
from longshore.server.people import accounts
from longshore.server.runtime import scheduler
from longshore.server.store import Store, open_store
from longshore.server.store.schema import account_tables, promised_seats, tables
from tests.patience import PATIENCE
from tests.server.moving_time import NOON, Hands, until
from tests.server.people.folk import Person, Town
from tests.server.results.games import account

_numbers = count(1)
THREE = {"seats": 3}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "SWEEP_SECONDS", 0.05)


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Town]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "SWEEP_SECONDS", 0.05)
        with Town(tmp_path_factory.mktemp("seeking"), clock=hands) as town:
            yield town


def someone(town: Town) -> Person:
    return town.person(town.account(f"Seeker {next(_numbers)}"))


@pytest.fixture
def three(town: Town) -> Iterator[list[Person]]:
    people = [someone(town) for _ in range(3)]
    yield people
    for one in people:  # nobody waits on for the next test
        for wish in one.get("/api/seeking")["wanted"]:
            one.post("/api/seeking/give-up", **{k: wish[k] for k in ("edition", "seats", "pace")})


def found(person: Person) -> str | None:
    tables = person.get("/api/seeking")["found"]
    return tables[0]["table"] if tables else None


def test_a_table_is_found_in_the_order_of_waiting(three, town: Town, hands: Hands) -> None:
    late = someone(town)
    for one in (*three, late):
        told = one.post("/api/seeking", **THREE)
        hands.forward(1)
    until(lambda: all(found(one) for one in three))
    [table] = {found(one) for one in three}
    assert found(late) is None
    assert late.get("/api/seeking")["wanted"][0]["waiting"] == 1
    told = three[0].get(f"/api/tables/{table}")
    assert (told["status"], told["settings"]["rated"]) == ("running", True)
    assert {one["name"] for one in told["seats"]} == {
        one.get("/api/people")["name"] for one in three
    }
    mine = [one.get(f"/api/tables/{table}")["mine"] for one in three]
    assert sorted(seat for [seat] in mine) == [0, 1, 2]
    assert not late.get(f"/api/tables/{table}").get("mine")
    assert not any(one.get("/api/seeking")["wanted"] for one in three)
    for wish in ("start", "close"):  # nobody is its host
        assert three[0].refused("POST", f"/api/tables/{table}/{wish}", json={}) == "host-only"
    late.post("/api/seeking/give-up", **THREE)


def test_bots_come_after_a_minute_where_they_may(three, hands: Hands) -> None:
    ann, bob, _ = three
    wish = {"seats": 3, "edition": "anniversary"}
    told = ann.post("/api/seeking", **wish)
    assert told["wanted"][0]["bots_at"] == told["now"] + 60_000
    bob.post("/api/seeking", **wish, bots=True)
    hands.forward(59)
    ann.get("/api/seeking")
    bob.get("/api/seeking")
    time.sleep(0.15)  # a few sweeps
    assert found(bob) is None
    hands.forward(1)
    until(lambda: found(bob))
    table = ann.get(f"/api/tables/{found(bob)}")
    assert sorted(one["kind"] for one in table["seats"]) == ["bot", "bot", "person"]
    assert found(ann) is None
    ann.post("/api/seeking", **wish, bots=True)
    until(lambda: found(ann))


def test_whoever_is_away_keeps_the_wish_and_is_not_seated(three, hands: Hands) -> None:
    ann, bob, cy = three
    ann.post("/api/seeking", **THREE)
    ann.post("/api/seeking/away")
    for one in (bob, cy):
        one.post("/api/seeking", **THREE)
    time.sleep(0.15)
    assert found(bob) is None
    ann.get("/api/seeking")  # is back
    until(lambda: found(bob))
    hands.forward(200)
    ann.post("/api/seeking", seats=5, pace="days")
    ann.post("/api/seeking", seats=5)
    hands.forward(200)
    until(lambda: len(bob.get("/api/seeking")["others"]) == 1)
    assert [one["pace"] for one in ann.get("/api/seeking")["wanted"]] == ["days"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": 2}, "wrong-field"),
        ({"seats": 6}, "wrong-field"),
        ({"edition": "nowhere"}, "option-edition"),
        ({"pace": "never"}, "wrong-field"),
        ({"account": "somebody"}, "wrong-field"),
        ({"since": 0}, "wrong-field"),
    ],
)
def test_forged_wishes(three, body: dict[str, Any], code: str) -> None:
    assert three[0].refused("POST", "/api/seeking", json=body) == code


def test_only_who_is_signed_in_waits_and_is_told(town: Town, three) -> None:
    three[0].post("/api/seeking", seats=4)
    guest = town.person()
    for method, path in (
        ("GET", "/api/seeking"),
        ("POST", "/api/seeking"),
        ("POST", "/api/seeking/give-up"),
        ("POST", "/api/seeking/away"),
    ):
        assert guest.refused(method, path, json={}) == "not-signed-in"
    told = str(three[1].get("/api/seeking"))
    assert "'waiting': 1" in told
    assert three[0].get("/api/people")["name"] not in told  # how many, and not who


def test_two_processes_seat_everybody_once(any_store: Store, other_store: Store) -> None:
    first, second = any_store, other_store
    people = [account(first, f"P{number}") for number in range(14)]
    places = [Sought("classic", seats, "live") for seats in (3, 4)]

    def wish(number: int) -> None:
        store = (first, second)[number % 2]
        for place in places:
            seekers.seek(store.database, Seeker(people[number], place, NOON + number, NOON))
        seekers.fill(store.database, NOON)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(wish, range(14)))
    while seekers.fill(second.database, NOON):
        pass
    with first.database.reading() as connection:
        seats = list(connection.scalars(select(promised_seats.c.account_id)))
    assert len(seats) == len(set(seats)) >= 12
    assert len(promises.unopened(first.database, 10)) in (4, 3)


def test_whoever_was_found_a_table_waits_for_no_other_that_is_live(any_store: Store) -> None:
    """Two places chosen one after the other, and a table found between the two."""
    database = any_store.database
    people = [account(any_store, f"P{number}") for number in range(3)]
    for number, one in enumerate(people):
        seekers.seek(database, Seeker(one, Sought("classic", 3, "live"), NOON + number, NOON))
    assert seekers.fill(database, NOON) == 1
    later: list[tuple[str, Pace]] = [
        ("classic", "live"),
        ("anniversary", "live"),
        ("classic", "days"),
    ]
    for edition, pace in later:
        seekers.seek(database, Seeker(people[0], Sought(edition, 4, pace), NOON + 9, NOON))
    mine, _ = seekers.waiting(database, people[0], NOON)
    assert [one.place.pace for one in mine] == ["days"]
    [table] = promises.unopened(database, 10)
    promises.opened(database, table.table, NOON)  # and now it would be another game
    seekers.seek(database, Seeker(people[0], Sought("classic", 4, "live"), NOON + 9, NOON))
    mine, _ = seekers.waiting(database, people[0], NOON)
    assert sorted(one.place.pace for one in mine) == ["days", "live"]


def test_a_table_is_opened_once_also_by_two_processes(tmp_path, pg_url: str) -> None:
    hands = Hands()
    with ExitStack() as held:
        one, two = (
            held.enter_context(Town(tmp_path, database=pg_url, clock=hands)) for _ in range(2)
        )
        ids = [one.account(f"A{number}") for number in range(6)]
        people = [(one, two)[at % 2].person(id_) for at, id_ in enumerate(ids)]
        for person in people:
            person.post("/api/seeking", **THREE)
        until(lambda: all(found(person) for person in people))
        assert len({found(person) for person in people}) == 2
        for person in people:
            assert len(person.get(f"/api/tables/{found(person)}")["mine"]) == 1
        store = held.enter_context(closing(open_store(pg_url, reading=True)))
        with store.database.reading() as connection:
            assert connection.execute(select(func.count()).select_from(tables)).scalar() == 2


def test_a_table_is_opened_that_somebody_has_looked_for_before(
    tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was promised a seat may be quicker than the table."""
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", PATIENCE)  # what is not there is remembered
    table = make_table_id()
    monkeypatch.setattr(seekers, "make_table_id", lambda: table)
    with Town(tmp_path, clock=Hands()) as town:
        people = [someone(town) for _ in range(3)]
        assert people[0].refused("GET", f"/api/tables/{table}") == "no-such-table"
        assert table in town.served.house.registry
        for one in people:
            one.post("/api/seeking", **THREE)
        until(lambda: all(found(one) == table for one in people))
        assert people[0].get(f"/api/tables/{table}")["status"] == "running"


def test_what_was_promised_is_kept_over_a_restart(tmp_path) -> None:
    """A server that dies between the two: wishes go on, and the table is opened by the next one."""
    hands = Hands()
    with Town(tmp_path, clock=hands) as town:
        names = [f"K{number}" for number in range(4)]
        ids = [town.account(name) for name in names]
    place = Sought("classic", 3, "live")
    url = f"sqlite:///{tmp_path / 'longshore.db'}"
    with closing(open_store(url)) as store:
        for number, id_ in enumerate(ids):
            seekers.seek(store.database, Seeker(id_, place, hands() + number, hands()))
        assert seekers.fill(store.database, hands()) == 1
        accounts.remove(store.database, ids[0])  # who has no seat any more
    with Town(tmp_path, clock=hands) as town:
        last = town.person(ids[3])
        assert last.get("/api/seeking")["wanted"][0]["waiting"] == 1
        bob = town.person(ids[1])
        until(lambda: found(bob))
        kinds = [one["kind"] for one in bob.get(f"/api/tables/{found(bob)}")["seats"]]
        assert sorted(kinds) == ["bot", "person", "person"]
    with closing(open_store(url)) as store, store.database.reading() as connection:
        noted = set(connection.scalars(select(account_tables.c.account_id)))
    assert noted == {ids[1], ids[2]}
