"""Seats of accounts: held on every device, by nobody else, and as long as one is signed in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longshore.server.people import seats
from tests.server.hosting import Host
from tests.server.people.folk import COOKIE, Town, people_of
from tests.server.results.games import tables_of


@pytest.fixture
def host(any_url: str, tmp_path) -> Iterator[Town]:
    with Town(tmp_path, database=any_url) as host:
        yield host


def test_a_table_that_an_account_opens_is_its_own_on_every_device(host: Town) -> None:
    ann = host.account("Ann")
    here, there = host.person(ann), host.person(ann)
    told = here.post("/api/tables", seats=3, name="Somebody else", start=True)
    assert "token" not in told
    assert "seat" not in told["links"]
    assert [cookie.name for cookie in here.http.cookies.jar] == [COOKIE]
    path = f"/api/tables/{told['table']}"
    for device in (here, there):
        seen = device.get(path)
        assert (seen["mine"], seen["host"]) == ([0], True)
        assert seen["seats"][0]["name"] == "Ann"
    legal = there.get(f"{path}/legal", seat=0)
    if legal["awaited"]:
        there.post(f"{path}/actions", actions=["loan"], seq=legal["seq"], key="k")
    assert there.ask("PUT", f"{path}/notes", json={"text": "mine"}).is_success
    assert here.get(f"{path}/notes") == {"text": "mine"}


def test_nobody_else_holds_what_an_account_holds(host: Town) -> None:
    ann, bob = host.account("Ann"), host.account("Bob")
    told = host.person(ann).post("/api/tables", seats=3, start=True)
    path = f"/api/tables/{told['table']}"
    for other in (host.person(bob), host.person()):
        assert other.refused("GET", path) == "invitation-needed"
        assert other.refused("GET", f"{path}/notes") == "token-needed"
    people = people_of(host.served)
    key = people.holder(ann, told["table"])
    assert host.ask("GET", path, "A" * 43).json()["code"] == "unknown-token"
    assert host.ask("GET", path, key[:43]).json()["code"] == "unknown-token"  # no token opens it


def test_whoever_sits_down_signed_in_does_so_by_their_name(host: Town) -> None:
    table = host.open(seats=3)
    bob = host.person(host.account("Bob"))
    told = bob.post(f"{table.path}/join", name="Zed", invitation=table.invitation)
    assert (told["seat"], "token" in told) == (1, False)
    assert table.get()["seats"][1]["name"] == "Bob"
    bob.post(f"{table.path}/join", name="A friend", invitation=table.invitation)
    assert [one["name"] for one in table.get()["seats"]][1:] == ["Bob", "A friend"]
    people = people_of(host.served)
    state = host.served.house.registry._live[table.id].state
    assert state is not None
    assert bob.account is not None
    with people.database.reading() as connection:
        at = seats.accounts_by(connection, people.secret, state.id, state.keys)
    assert at == {1: bob.account, 2: bob.account}
    assert [*tables_of(host.served.store, bob.account)] == [table.id]


def test_an_invitation_that_was_visited_does_not_hide_the_seat(host: Town) -> None:
    table = host.open(seats=3)
    bob = host.person(host.account("Bob"))
    bob.post(f"{table.path}/visit", invitation=table.invitation)
    bob.post(f"{table.path}/join", name="x", invitation=table.invitation)
    assert bob.get(table.path)["mine"] == [1]
    bob.post(f"{table.path}/visit", invitation=table.invitation)
    assert bob.get(table.path)["mine"] == [1]
    assert bob.post(f"{table.path}/leave", seat=1)["mine"] == []


def test_a_link_that_a_browser_has_goes_before_the_account(host: Town) -> None:
    """And what is sent as a header, before both."""
    table = host.open(seats=3)
    bob = host.person(host.account("Bob"))
    bob.post(f"{table.path}/join", name="x", invitation=table.invitation)
    guest = table.join("Cy")
    by_header = bob.ask("GET", table.path, headers={"authorization": f"Bearer {guest}"}).json()
    assert by_header["mine"] == [2]


def test_without_accounts_a_session_is_nothing(tmp_path) -> None:
    with Town(tmp_path) as host:
        ann = host.account("Ann")
        person = host.person(ann)
        path = f"/api/tables/{person.post('/api/tables', seats=3)['table']}"
    with Host(tmp_path) as host:
        assert host.served.house.people is None
        headers = {"cookie": f"{COOKIE}={person.session}"}
        assert host.ask("GET", path, headers=headers).json()["code"] == "invitation-needed"
