"""A link's seat is claimed by an account, and given back to a link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longshore.server.domain.tokens import make_table_id
from longshore.server.http.limits import UNLIMITED, Rate
from tests.server.hosting import Opened
from tests.server.people.folk import Person, Town
from tests.server.results.games import tables_of


@pytest.fixture
def host(any_url: str, tmp_path) -> Iterator[Town]:
    with Town(tmp_path, database=any_url) as host:
        yield host


def sits_down(one: Person, table: Opened, name: str) -> None:
    """Before anybody is signed in there."""
    one.post(f"{table.path}/join", name=name, invitation=table.invitation)


def test_a_claimed_seat_is_on_every_device(host: Town) -> None:
    table = host.open(seats=3)
    ann = host.account("Ann")
    here, there = host.person(), host.person(ann)
    sits_down(here, table, "Somebody")
    assert there.refused("GET", table.path) == "invitation-needed"
    assert here.refused("POST", f"{table.path}/claim") == "not-signed-in"
    here.come_in(ann)
    told = here.post(f"{table.path}/claim")
    assert told["mine"] == [1]
    assert told["seats"][1]["name"] == "Ann"
    assert there.get(table.path)["mine"] == [1]
    assert [*tables_of(host.served.store, ann)] == [table.id]
    assert here.refused("POST", f"{table.path}/claim") == "claimed-already"
    keys = there.get(f"{table.path}/keys")["keys"]
    assert [one["account"] for one in keys if "account" in one] == [True]
    link = next(one["id"] for one in keys if "account" not in one)
    there.good("DELETE", f"{table.path}/keys/{link}")  # the link is good for nothing any more
    assert here.get(table.path)["mine"] == [1]


def test_a_seat_is_of_one_account(host: Town) -> None:
    table = host.open(seats=3)
    here = host.person()
    sits_down(here, table, "Somebody")
    here.come_in(host.account("Ann"))
    here.post(f"{table.path}/claim")
    here.come_in(host.account("Bob"))  # by the same link
    assert here.refused("POST", f"{table.path}/claim") == "claimed-by-another"


def test_who_holds_no_key_claims_nothing(host: Town) -> None:
    table = host.open(seats=3, public=True)
    ann = host.person(host.account("Ann"))
    assert ann.refused("POST", f"{table.path}/claim") == "token-needed"
    ann.post(f"{table.path}/visit", invitation=table.invitation)
    assert ann.refused("POST", f"{table.path}/claim") == "token-needed"
    assert ann.refused("POST", f"{table.path}/unclaim") == "claimed-not"


def test_what_is_refused_leaves_nothing_at_the_account(host: Town) -> None:
    table = host.open(seats=3)
    ann = host.account("Ann")
    here = host.person(ann)
    nowhere = f"/api/tables/{make_table_id()}"
    for path in (table.path, nowhere, "/api/tables/x"):
        assert here.ask("POST", f"{path}/claim").is_client_error
        assert here.ask("POST", f"{path}/join", json={"name": "x"}).is_client_error
    assert not tables_of(host.served.store, ann)
    here.post(f"{table.path}/join", name="x", invitation=table.invitation)
    assert [*tables_of(host.served.store, ann)] == [table.id]


def test_who_tries_many_tables_is_counted_by_the_account(tmp_path) -> None:
    rates = UNLIMITED._replace(wishes=Rate(3, 0.001))
    with Town(tmp_path, rates=rates) as town:
        ann = town.account("Ann")
        here, there = town.person(ann), town.person(ann)
        for one in (here, there, here):
            path = f"/api/tables/{make_table_id()}"
            assert one.refused("POST", f"{path}/claim") == "no-such-table"
        assert there.refused("POST", f"/api/tables/{make_table_id()}/claim") == "rate"
        bob = town.person(town.account("Bob"))
        assert bob.refused("POST", f"/api/tables/{make_table_id()}/claim") == "no-such-table"


def test_several_people_at_one_device_keep_their_names(host: Town) -> None:
    table = host.open(seats=4)
    here = host.person()
    sits_down(here, table, "One")
    sits_down(here, table, "Two")
    here.come_in(host.account("Ann"))
    told = here.post(f"{table.path}/claim")
    assert told["mine"] == [1, 2]
    assert [one["name"] for one in told["seats"][1:3]] == ["One", "Two"]


def test_a_host_claims_the_table(host: Town) -> None:
    ann = host.account("Ann")
    here, there = host.person(), host.person(ann)
    told = here.post("/api/tables", seats=3, name="Somebody", start=True)
    path = f"/api/tables/{told['table']}"
    here.come_in(ann)
    here.post(f"{path}/claim")
    assert there.get(path)["host"] is True
    there.post(f"{path}/close")


def test_a_seat_goes_back_to_the_link(host: Town) -> None:
    table = host.open(seats=3)
    ann = host.account("Ann")
    here, there = host.person(), host.person(ann)
    sits_down(here, table, "Somebody")
    here.come_in(ann)
    here.post(f"{table.path}/claim")
    assert here.post(f"{table.path}/unclaim") == {"token": "", "link": host.url + f"/t/{table.id}"}
    assert here.get(table.path)["mine"] == [1]  # by the link it had
    assert there.refused("GET", table.path) == "invitation-needed"
    assert not tables_of(host.served.store, ann)


def test_a_seat_without_a_link_gets_one(host: Town) -> None:
    table = host.open(seats=3)
    ann = host.account("Ann")
    here, there = host.person(ann), host.person(ann)
    here.post(f"{table.path}/join", name="x", invitation=table.invitation)
    told: Any = here.post(f"{table.path}/unclaim")
    assert here.get(table.path)["mine"] == [1]
    assert told["link"].endswith(f"#key={told['token']}")
    assert table.get(token=told["token"])["mine"] == [1]
    assert there.refused("GET", table.path) == "invitation-needed"


def test_a_finished_game_can_be_claimed(host: Town) -> None:
    here = host.person()
    told = here.post("/api/tables", seats=3, name="Somebody", start=True)
    path = f"/api/tables/{told['table']}"
    here.post(f"{path}/close")
    ann = host.account("Ann")
    here.come_in(ann)
    here.post(f"{path}/claim")
    assert host.person(ann).get(path)["mine"] == [0]
