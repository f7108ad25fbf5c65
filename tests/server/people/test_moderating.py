"""Names reported and taken, accounts barred and deleted by the host; nobody else does any of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from longshore.server.domain.refused import NotAllowed
from longshore.server.domain.tokens import make_table_id
from longshore.server.matches import seekers
from longshore.server.matches.domain.waiting import Seeker, Sought
from longshore.server.people import barring, reports
from tests.server.moving_time import until
from tests.server.people.folk import Person, Town
from tests.server.results.games import Finished, account

_numbers = count(1)
TOKEN = "the token of the host"
HOST = {"authorization": f"Bearer {TOKEN}"}
ROUTES = (
    ("GET", "/api/host/reports"),
    ("POST", "/api/host/reports/dismiss"),
    ("GET", "/api/host/pairs"),
    ("GET", "/api/host/accounts"),
    ("POST", "/api/host/accounts/bar"),
    ("POST", "/api/host/accounts/let-in"),
    ("POST", "/api/host/accounts/delete"),
)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("moderating"), host_token=TOKEN) as town:
        yield town


@pytest.fixture
def host(town: Town) -> Person:
    one = town.person()
    one.http.headers.update(HOST)
    return one


def someone(town: Town, name: str = "") -> tuple[Person, str]:
    name = name or f"Resident {next(_numbers)}"
    return town.person(town.account(name)), name


def at_table(town: Town, **wish: Any) -> tuple[str, Person, Person, str]:
    """A table with two people: its path, both, and the name of the second."""
    (ann, _), (bob, name) = someone(town), someone(town)
    told = ann.post("/api/tables", seats=3, **wish)
    path = f"/api/tables/{told['table']}"
    bob.post(f"{path}/join", name=name, invitation=told["invitation"])
    return path, ann, bob, name


def test_a_name_is_reported_and_taken(town: Town, host: Person) -> None:
    path, ann, bob, name = at_table(town, public=True)
    for one in (ann, ann, someone(town)[0]):  # twice by the same one is once
        one.post(f"{path}/report", seat=1)
    [told] = [one for one in host.get("/api/host/reports")["reports"] if one["name"] == name]
    assert (told["times"], told["account"]) == (2, True)
    assert told["table"] == path.rpartition("/")[2]
    assert {"name", "times", "at", "account", "table"} == told.keys()  # not who did it
    banned = host.post("/api/host/names/ban", name=name.upper())
    assert (banned["account"], banned["renamed"]) == (True, 1)
    assert not [one for one in host.get("/api/host/reports")["reports"] if one["name"] == name]
    me = bob.get("/api/me")
    assert me["blocked"]
    assert me["name"].startswith("Player ")
    assert bob.get(path)["seats"][1]["name"] == "Player"
    assert bob.refused("POST", "/api/me/name", json={"name": name}) == "name-banned"
    bob.post("/api/me/name", name=f"{name} again")
    assert not bob.get("/api/me").get("blocked")


def test_pairs_that_paid_each_other_are_told_to_the_host(town: Town, host: Person) -> None:
    before = host.get("/api/host/pairs")["games"]
    store = town.served.store
    people = [account(store, name) for name in ("Pat", "Quin", "Rae")]
    game = Finished(store, people, table=make_table_id())
    until(lambda: host.get("/api/host/pairs")["games"] == before + 1)
    told = host.get("/api/host/pairs")
    assert (told["pairs"], told["more"]) == ([], None)
    assert host.get("/api/host/pairs", more=f"{game.at}.{game.id}")["games"] == before
    assert host.refused("GET", "/api/host/pairs?more=yesterday") == "lobby-more"


def test_a_report_tells_nothing_of_a_private_table(town: Town) -> None:
    path, ann, _, _ = at_table(town)
    stranger, _ = someone(town)
    said = {stranger.refused("POST", f"{path}/report", json={"seat": seat}) for seat in (0, 1, 2)}
    assert said == {"invitation-needed"}
    assert ann.refused("POST", f"{path}/report", json={"seat": 2}) == "nobody-to-report"


def test_a_report_can_be_left(town: Town, host: Person) -> None:
    path, ann, _, name = at_table(town)
    ann.post(f"{path}/report", seat=1)
    left = host.post("/api/host/reports/dismiss", name=name)["reports"]
    assert name not in [one["name"] for one in left]
    assert not host.post("/api/host/names/ban", name="Nobody's at all")["account"]


def test_who_shows_a_page_can_be_reported_and_nobody_else(town: Town, host: Person) -> None:
    (ann, _), (bob, name) = someone(town), someone(town)
    body = {"json": {"name": name}}
    assert ann.refused("POST", "/api/player/report", **body) == "no-such-player"
    bob.good("PUT", "/api/me/public", json={"public": True})
    ann.post("/api/player/report", name=name)
    [told] = [one for one in host.get("/api/host/reports")["reports"] if one["name"] == name]
    assert told["table"] is None


def test_forged_reports(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    path, ann, _, _ = at_table(town)
    guest = town.person()
    assert guest.refused("POST", f"{path}/report", json={"seat": 1}) == "not-signed-in"
    assert ann.refused("POST", f"{path}/report", json={"seat": 2}) == "nobody-to-report"
    assert ann.refused("POST", f"{path}/report", json={"seat": -1}) == "wrong-field"
    forged = {"seat": 1, "name": "An innocent"}
    assert ann.refused("POST", f"{path}/report", json=forged) == "wrong-field"
    nowhere = "/api/tables/222222222222/report"
    assert ann.refused("POST", nowhere, json={"seat": 0}) == "no-such-table"
    monkeypatch.setattr(reports, "MOST", 0)
    assert ann.refused("POST", f"{path}/report", json={"seat": 1}) == "too-many-reports"


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_only_the_host_moderates(town: Town, method: str, path: str) -> None:
    ann, name = someone(town)
    body: dict[str, Any] = {"json": {"name": name}} if method == "POST" else {}
    assert ann.refused(method, path, **body) == "host-token-needed"
    wrong = {"authorization": "Bearer wrong"}
    assert ann.refused(method, path, headers=wrong, **body) == "wrong-host-token"
    assert ann.get("/api/me")["name"] == name


def test_a_barred_account_is_out_and_comes_back(town: Town, host: Person) -> None:
    ann = town.newcomer()
    key = ann.sign_up("Rowdy")
    [code, *_] = ann.post("/api/me/codes")["codes"]
    told = host.post("/api/host/accounts/bar", name="rowdy")
    assert (told["name"], told["barred"], told["blocked"]) == ("Rowdy", True, False)
    assert ann.refused("GET", "/api/me") == "not-signed-in"
    assert ann.sign_in_refused(key) == "account-barred"
    by_code = {"json": {"code": code}}
    assert ann.refused("POST", "/api/people/sign-in/code", **by_code) == "account-barred"
    listed = host.get("/api/host/accounts")["accounts"]
    assert "Rowdy" in [one["name"] for one in listed]
    assert host.refused("POST", "/api/people/sign-up", json={"name": "ROWDY"}) in (
        "account-name-taken",
        "passkeys-address",
    )
    host.post("/api/host/accounts/let-in", name="Rowdy")
    ann.post("/api/people/sign-in/code", code=code)  # it was not used up
    assert ann.get("/api/me")["name"] == "Rowdy"


def test_accounts_are_found_by_a_part_of_their_name(town: Town, host: Person) -> None:
    for name in ("Percent 100%", "Percent 1000", "Perch"):
        someone(town, name)
    found = host.get("/api/host/accounts", name="percent 100%")["accounts"]
    assert [one["name"] for one in found] == ["Percent 100%"]
    assert len(host.get("/api/host/accounts", name="PERC")["accounts"]) == 3
    unknown = {"json": {"name": "Nobody of that name"}}
    assert host.refused("POST", "/api/host/accounts/bar", **unknown) == "no-such-account"


def test_the_host_deletes_an_account(town: Town, host: Person) -> None:
    ann, name = someone(town)
    host.post("/api/host/accounts/delete", name=name)
    assert ann.refused("GET", "/api/me") == "not-signed-in"
    assert host.get("/api/host/accounts", name=name)["accounts"] == []


def test_a_session_that_is_still_remembered_does_nothing_for_the_barred(town: Town) -> None:
    """As at another process, which has not heard of it yet."""
    ann, _ = someone(town)
    ann.get("/api/me")
    barring.bar(town.served.store.database, str(ann.account), 1)
    for path, body in (("/api/seeking", {"seats": 3}), ("/api/me/codes", {})):
        assert ann.refused("POST", path, json=body) in ("account-barred", "not-signed-in")
    one = Seeker(str(ann.account), Sought("classic", 3, "live"), 1, 1, False)
    with pytest.raises(NotAllowed) as refused:
        seekers.seek(town.served.store.database, one)
    assert refused.value.code == "account-barred"
