"""Who sits where at a real server: coming and going, keys, onlookers, and the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from longshore.client import Client, Refused, Seat, Told
from longshore.client.calling import Wish
from longshore.client.client import Host
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.http.api import types, wishes
from tests.server.moving_time import until
from tests.server.players import to_auction
from tests.server.refusing import refused
from tests.server.serving import NO_TLS, Served, served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), heartbeat=0.2) as made:
        yield made


def join(client: Client, host: Host, name: str, seat: int | None = None) -> Seat:
    return client.join(host.table, name, seat, host.invitation)


def sit_down_too(seat: Seat, name: str, invitation: str | None, number: int) -> types.Seated:
    """Take another seat with the key one has."""
    body = wishes.Join(name=name, seat=number, invitation=invitation)
    wish = Wish("POST", f"{seat.path}/join", seat.token, body)
    return seat.caller.ask(types.Seated, wish)


# Coming


def test_who_joins_gets_the_first_open_seat_or_the_one_named(client: Client) -> None:
    host = client.open_table(seats=4, name="Ann")
    assert join(client, host, "Bo", 2).number == 2
    assert join(client, host, "Cy").number == 1
    with pytest.raises(Refused) as problem:
        join(client, host, "Di", 2)
    assert (problem.value.code, problem.value.values["free"]) == ("seat-taken", ["green"])
    assert refused(client.join, host.table, "Di", 4, host.invitation) == ("no-such-seat", 409)
    assert join(client, host, "Di").number == 3
    assert refused(join, client, host, "Eva") == ("table-full", 409)
    assert [one.name for one in host.info().seats] == ["Ann", "Cy", "Bo", "Di"]


def test_a_key_takes_a_second_seat_for_somebody_at_the_same_device(client: Client) -> None:
    host = client.open_table(seats=3, name="Ann")
    bo = join(client, host, "Bo")
    told = sit_down_too(bo, "Bo's son", host.invitation, 2)
    assert (told.seat, told.token) == (2, None)
    assert bo.info().mine == (1, 2)
    host.start()
    assert bo.of(2).view().view != bo.of(1).view().view
    bo.number = None
    assert refused(bo.legal) == ("which-seat", 409)
    assert refused(bo.of(0).legal) == ("not-your-seat", 403)


def test_who_opens_a_table_may_sit_at_several_seats_or_at_none(client: Client) -> None:
    both = client.open_table(seats=3, plan=(ME, OPEN, SeatPlan(kind="me", name="Zoe")), name="Ann")
    assert both.info().mine == (0, 2)
    assert [one.name for one in both.info().seats] == ["Ann", "", "Zoe"]
    none = client.open_table(seats=3, plan=(OPEN, STEADY, STEADY))
    assert (none.info().mine, none.info().host) == ((), True)
    assert refused(none.notes) == ("no-seat", 403)
    none.start("merchant")
    until(lambda: none.info().status == "finished")


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"seats": 4, "plan": (ME, OPEN, OPEN)}, ("plan-length", 422)),
        ({"seats": 3, "plan": (ME, SeatPlan(bot="steady"), OPEN)}, ("plan-bot", 422)),
        ({"seats": 3, "plan": (ME, SeatPlan(kind="bot", bot="hal"), OPEN)}, ("no-such-bot", 422)),
        ({"seats": 3, "plan": (ME, SeatPlan(kind="bot"), OPEN)}, ("no-such-bot", 422)),
        ({"seats": 3, "options": {"supply": 99}}, ("option-number", 422)),
        ({"seats": 3, "options": {"seats": 4}}, ("option-beside", 422)),
        ({"edition": "first", "seats": 3}, ("option-edition", 422)),
        ({"seats": 6}, ("wrong-field", 422)),
    ],
)
def test_a_plan_that_cannot_be(
    client: Client, wish: dict[str, Any], refusal: tuple[str, int]
) -> None:
    assert refused(client.open_table, **wish) == refusal


def test_starting_is_the_hosts_and_happens_once(client: Client) -> None:
    host = client.open_table(seats=3)
    bo = join(client, host, "Bo")
    assert refused(bo.start) == ("host-only", 403)
    assert refused(host.start) == ("seats-open", 409)
    assert refused(host.start, "hal") == ("no-such-bot", 422)
    told = host.start("merchant")
    assert [one.kind for one in told.seats] == ["person", "person", "bot"]
    assert told.commitment is not None
    assert refused(host.start) == ("not-open", 409)
    assert refused(host.set_seat, 1, "merchant") == ("not-open", 409)
    assert refused(join, client, host, "Cy") == ("not-open", 409)


def test_the_host_sets_bots_before_the_start(client: Client) -> None:
    host = client.open_table(seats=3)
    bo = join(client, host, "Bo")
    assert refused(bo.set_seat, 2, "merchant") == ("host-only", 403)
    assert refused(host.set_seat, 1, "merchant") == ("seat-has-person", 409)
    assert refused(host.set_seat, 3, "merchant") == ("no-such-seat", 409)
    assert refused(host.set_seat, 2, "./bot.py") == ("no-such-bot", 422)
    assert host.set_seat(2, "Harbour_Master").seats[2].bot == "harbour-master"


# Going


def test_leaving_before_the_start(client: Client) -> None:
    host = client.open_table(seats=3)
    bo = join(client, host, "Bo")
    bo.leave()
    assert host.info().seats[1].kind == "open"
    assert refused(bo.info) == ("unknown-token", 401)
    assert join(client, host, "Cy").number == 1


def test_leaving_a_running_game_lets_a_bot_play_on(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY))
    bo = join(client, host, "Bo")
    host.start()
    before = host.info().seq
    bo.leave()
    seat = host.info().seats[1]
    assert (seat.kind, seat.name, seat.away) == ("person", "Bo", "steady")
    assert refused(bo.info) == ("unknown-token", 401)
    left = next(told for told in host.log(before).entries if told.kind == "left")
    assert (left.seat, left.dropped) == (1, False)
    host.leave()
    until(lambda: client_sees(client, host).status == "finished")


def client_sees(client: Client, host: Host) -> types.TableTold:
    return client.table(host.table, host.invitation).info()


def test_the_host_stays_the_host_without_a_seat(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY))
    bo = join(client, host, "Bo")
    host.start()
    host.leave()
    assert (host.info().mine, host.info().host) == ((), True)
    host.drop(1)
    assert refused(bo.info) == ("unknown-token", 401)
    until(lambda: host.info().status == "finished")


def test_dropping_a_stranger(client: Client) -> None:
    host = client.open_table(seats=4, public=True)
    bo, cy = client.join(host.table, "Bo"), client.join(host.table, "Cy")
    assert refused(bo.drop, 2) == ("host-only", 403)
    assert refused(host.drop, 3) == ("seat-without-person", 409)
    assert host.drop(1).seats[1].kind == "open"
    assert refused(bo.chat, "I am still here") == ("unknown-token", 401)
    host.start("merchant")
    assert host.drop(2).seats[2].away == "steady"
    assert refused(cy.legal) == ("unknown-token", 401)
    told = [(one.kind, one.seat, one.dropped) for one in host.log().entries if one.kind == "left"]
    assert told == [("left", 1, True), ("left", 2, True)]


# Handing on


def test_a_seat_that_is_handed_on_belongs_to_who_takes_it(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY))
    bo = join(client, host, "Bo")
    host.start()
    assert refused(bo.hand_on, 0) == ("host-only", 403)
    assert refused(host.hand_on, 2) == ("seat-without-person", 409)
    offer = bo.hand_on(1)
    assert bo.info().mine == (1,)  # until somebody comes
    assert refused(client.join, host.table, "Cy", 0, offer.token) == ("offer-is-for", 409)
    cy = client.enter(offer.link, "Cy")
    assert (cy.number, cy.info().mine) == (1, (1,))
    assert refused(bo.info) == ("unknown-token", 401)
    assert host.info().seats[1].name == "Cy"
    assert refused(client.join, host.table, "Di", 1, offer.token) == ("invitation-needed", 403)


def test_a_newer_offer_ends_the_older(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY))
    join(client, host, "Bo")
    first, second = host.hand_on(1), host.hand_on(1)
    assert refused(client.join, host.table, "Cy", 1, first.token) == ("invitation-needed", 403)
    assert client.join(host.table, "Di", 1, second.token).number == 1


def test_an_offer_is_for_the_seat_of_who_sat_there(client: Client) -> None:
    """Somebody who sits down meanwhile is not turned out of the seat by it."""
    host = client.open_table(seats=3)
    bo = join(client, host, "Bo")
    offer = bo.hand_on(1)
    bo.leave()
    cy = join(client, host, "Cy", 1)
    assert refused(client.join, host.table, "Di", 1, offer.token) == ("invitation-needed", 403)
    assert cy.info().mine == (1,)


def test_a_seat_left_to_a_bot_is_taken_over_from_it(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, OPEN))
    bo, di = join(client, host, "Bo", 1), join(client, host, "Di", 2)
    host.start()
    bo.leave()
    ask = host.ask_to_hand_on(1).seat_asked
    assert ask is not None
    di.answer_host(ask.seq, True)
    cy = client.join(host.table, "Cy", invitation=host.hand_on(1).token)
    assert host.info().seats[1].away is None
    assert cy.view().view is not None


# Names


def test_a_name_is_text_and_nothing_else(client: Client) -> None:
    host = client.open_table(seats=3, name="<b>Ann</b>")
    bo = join(client, host, "  Bo\u202e\u0000\n  Bobson ")
    assert [one.name for one in bo.info().seats] == ["<b>Ann</b>", "Bo Bobson", ""]
    assert refused(join, client, host, "\u200b\u202e ") == ("empty-text", 422)
    assert refused(bo.rename, "") == ("wrong-field", 422)
    assert refused(bo.rename, "x" * 41) == ("wrong-field", 422)
    assert bo.rename("Bo & Co").seats[1].name == "Bo & Co"
    assert refused(client.seat(host.table, bo.token or "", 0).rename, "Ann's end") == (
        "not-your-seat",
        403,
    )
    named = [(one.seat, one.name) for one in host.log().entries if one.kind == "renamed"]
    assert named == [(1, "Bo & Co")]


# Keys


def test_keys_for_other_devices(client: Client) -> None:
    host = client.open_table(seats=3)
    bo = join(client, host, "Bo")
    made = bo.make_key("phone")
    phone = client.enter(made.link)
    assert phone.info().mine == (1,)
    held = phone.keys()
    assert {key.label for key in held} == {"", "phone"}
    first = next(key.id for key in held if not key.this)
    hosts = host.keys()[0].id
    assert refused(phone.revoke_key, hosts) == ("no-such-key", 409)
    phone.revoke_key(first)
    assert refused(bo.info) == ("unknown-token", 401)
    left = phone.keys()
    assert [(key.label, key.this) for key in left] == [("phone", True)]


def test_a_table_always_has_a_host(client: Client) -> None:
    host = client.open_table(seats=3)
    mine = host.keys()[0].id
    assert refused(host.revoke_key, mine) == ("last-host-key", 409)
    second = client.seat(host.table, host.make_key().token)
    host.revoke_key(mine)
    assert second.info().host


def test_a_table_has_so_many_keys(client: Client) -> None:
    host = client.open_table(seats=3)
    for _ in range(31):
        host.make_key()
    assert refused(host.make_key) == ("too-many-keys", 409)


def test_tokens_are_kept_nowhere(tmp_path: Path) -> None:
    with served(tmp_path) as made, Client(made.url) as client:
        host = client.open_table(seats=3)
        bo = join(client, host, "Bo")
        key, offer = bo.make_key("phone"), host.hand_on(1)
        tokens = (host.token, host.invitation, bo.token, key.token, offer.token)
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert host.table.encode() in kept
    assert not [token for token in tokens if token and token.encode() in kept]


@pytest.mark.parametrize("way", ["follow", "events"])
def test_a_key_that_is_gone_is_told_nothing_more(client: Client, way: str) -> None:
    """Also on a channel that was opened before; and no other's channel suffers for it."""
    host = client.open_table(seats=3, plan=(ME, OPEN, ME))
    bo = join(client, host, "Bo")
    key = bo.make_key("phone")
    phone = client.seat(host.table, key.token, 1)
    host.start()
    seen = bo.info().seq
    lost, kept = getattr(phone, way)(seen), getattr(bo, way)(seen)
    bo.chat("one")
    assert [next(lost).text, next(kept).text] == ["one", "one"]
    bo.revoke_key(key.id or "")
    bo.chat("two")
    assert refused(next, lost)[0] == "unknown-token"
    assert [next(kept).kind, next(kept).text] == ["keys", "two"]
    kept.close()


def test_a_seat_that_is_gone_is_told_nothing_more(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, ME))
    bo = join(client, host, "Bo")
    host.start()
    lost = bo.follow(bo.info().seq)
    bo.chat("one")
    assert next(lost).seq
    host.drop(1)
    host.of(0).chat("two")
    assert refused(next, lost)[0] == "unknown-token"


# Closing


def test_a_closed_table_is_closed_for_all(client: Client) -> None:
    host = client.open_table(seats=3, public=True, plan=(ME, OPEN, ME))
    bo = client.join(host.table, "Bo")
    stream = bo.follow()
    next(stream)
    assert refused(bo.close) == ("host-only", 403)
    host.start()
    host.close()
    told = list(stream)
    assert [one.kind for one in told if isinstance(one, Told)] == ["started", "closed"]
    assert bo.info().status == "closed"
    number = bo.view().view
    assert number is not None
    for call, given in (
        (host.close, ()),
        (bo.leave, ()),
        (bo.rename, ("Bob",)),
        (host.drop, (1,)),
        (host.hand_on, (1,)),
        (bo.chat, ("Hello?",)),
    ):
        assert refused(call, *given) == ("table-ended", 409)
    assert refused(host.of(number.board.active).play, "pass")[0] in ("not-running", "not-your-seat")
    for status in ("open", "running", "finished"):
        assert host.table not in {one.table for one in client.lobby(status).tables}


# Onlookers


def test_a_private_table_is_for_who_has_its_invitation(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, STEADY, STEADY), start=True)
    stranger, guest = client.table(host.table), client.table(host.table, host.invitation)
    for ask in (stranger.info, stranger.view, stranger.log, stranger.fairness, stranger.export):
        assert refused(ask) == ("invitation-needed", 403)
    with pytest.raises(Refused) as problem:
        next(stranger.follow())
    assert problem.value.code == "invitation-needed"
    seen = guest.view()
    assert seen.view is not None
    assert seen.view.own is None
    assert seen.counted is None
    assert (guest.info().mine, guest.info().host) == ((), False)
    looking = client.seat(host.table, host.invitation or "")
    assert refused(looking.chat, "psst") == ("token-needed", 401)
    assert refused(looking.legal) == ("token-needed", 401)
    peeking = client.seat(host.table, host.invitation or "", 0)
    assert refused(peeking.view)[1] in (401, 403)


def test_a_table_without_onlookers(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), public=True, spectators=False)
    stranger = client.table(host.table)
    assert stranger.info().status == "open"  # who may sit down may look
    bo = client.join(host.table, "Bo")
    host.start()
    for ask in (stranger.info, stranger.view, client.table(host.table, host.invitation).log):
        assert refused(ask) == ("no-spectators", 403)
    assert bo.view().view is not None


def test_a_seat_shows_its_own_cards_and_no_others(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), public=True)
    bo = client.join(host.table, "Bo")
    host.start()
    assert refused(client.seat(host.table, bo.token or "", 0).view) == ("not-your-seat", 403)
    assert refused(client.seat(host.table, bo.token or "", 0).export) == ("not-your-seat", 403)
    host.leave()
    bo.leave()
    until(lambda: client.table(host.table).info().status == "finished")
    # when it is over everybody may look from everywhere
    over = client.table(host.table)
    over.number = 0
    seen = over.view().view
    assert seen is not None
    assert seen.own is not None


# The lobby


def test_the_lobby_follows_a_table_through_its_life(client: Client) -> None:
    host = client.open_table(
        "anniversary",
        3,
        plan=(ME, OPEN, STEADY),
        name="Ann",
        title="Friday",
        public=True,
        pace="days",
        options={"round_limit": 7},
        clock=ClockSettings(move=3600),
        spectators=False,
    )
    listed = found(client, host, "open")
    assert listed is not None
    assert (listed.title, listed.pace, listed.edition) == ("Friday", "days", "anniversary")
    assert (listed.clocked, listed.spectators) == (True, False)
    assert listed.options == {"round_limit": 7}
    assert [(one.kind, one.name) for one in listed.seats] == [
        ("person", "Ann"),
        ("open", ""),
        ("bot", "steady"),
    ]
    client.join(host.table, "Bo")
    assert [one.name for one in (found(client, host, "open") or listed).seats] == [
        "Ann",
        "Bo",
        "steady",
    ]
    host.start()
    assert found(client, host, "open") is None
    assert found(client, host, "running") is not None
    assert found(client, host, "running", "classic") is None
    host.leave()
    host.drop(1)
    until(lambda: found(client, host, "finished") is not None)
    assert found(client, host, "running") is None


def found(
    client: Client, host: Host, status: Any, edition: str | None = None
) -> types.LobbyTable | None:
    """A table among all pages of the lobby."""
    more: str | None = None
    while True:
        page = client.lobby(status, edition, more)
        for one in page.tables:
            if one.table == host.table:
                return one
        if (more := page.more) is None:
            return None


def test_the_lobby_has_pages(tmp_path: Path) -> None:
    with served(tmp_path) as made, Client(made.url) as client:
        tables = [client.open_table(seats=3, public=True).table for _ in range(103)]
        pages = [client.lobby()]
        while pages[-1].more is not None:
            pages.append(client.lobby(more=pages[-1].more))
        assert [len(page.tables) for page in pages] == [50, 50, 3]
        assert {one.table for page in pages for one in page.tables} == set(tables)
        assert refused(client.lobby, more="x") == ("lobby-more", 422)
        assert refused(client.lobby, "closed") == ("lobby-status", 422)
        assert refused(client.lobby, edition="first") == ("lobby-edition", 422)


def test_an_address_has_so_many_tables_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_address=2) as made, Client(made.url) as client:
        first, _ = client.open_table(seats=3), client.open_table(seats=3)
        assert refused(client.open_table, seats=3) == ("too-many-tables", 429)
        first.close()
        third = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
        assert refused(third.fork, third.seq or 2) == ("too-many-tables", 429)


# Cookies


def test_a_browser_plays_with_its_cookie(server: Served) -> None:
    """The token is kept where scripts cannot read it, for this table alone."""
    with httpx.Client(verify=NO_TLS, base_url=server.url) as browser:
        answer = browser.post("/api/tables", json={"seats": 3, "name": "Ann"})
        table = answer.json()["table"]
        cookie = answer.headers["set-cookie"].lower()
        for word in ("httponly", "samesite=strict", f"path=/api/tables/{table}"):
            assert word in cookie
        path = f"/api/tables/{table}"
        assert browser.get(path).json()["mine"] == [0]
        assert browser.post(f"{path}/chat", json={"text": "Hello"}).json()["name"] == "Ann"
        key = browser.post(f"{path}/keys", json={}).json()["token"]
    with httpx.Client(verify=NO_TLS, base_url=server.url) as phone:
        assert phone.get(path).status_code == 403
        entered = phone.post(f"{path}/enter", headers={"authorization": f"Bearer {key}"})
        assert entered.json()["mine"] == [0]
        assert phone.get(path).json()["host"]


def test_two_tables_of_one_server_are_two_cookies(server: Served) -> None:
    with httpx.Client(verify=NO_TLS, base_url=server.url) as browser:
        tables = [browser.post("/api/tables", json={"seats": 3}).json()["table"] for _ in range(2)]
        for table in tables:
            assert browser.get(f"/api/tables/{table}").json()["host"]


def test_a_sealed_bid_with_anothers_token(client: Client) -> None:
    """A1. Who has left does not bid, and nobody bids for another."""
    host = client.open_table(seats=4, plan=(ME, ME, ME, OPEN))
    di = join(client, host, "Di")
    host.start()
    auction = to_auction([host.of(0), host.of(1), host.of(2), di])
    bidder = next(seat for seat in host.info().awaiting if seat != 3)
    forged = client.seat(host.table, di.token or "", bidder)
    assert refused(forged.play, "bid 1", seq=auction) == ("not-your-seat", 403)
    assert refused(di.play, "bid 1", seq=auction - 1)[0] == "stale"


@pytest.mark.parametrize("seats", [1, 2])
def test_a_cookie_stays_as_long_as_its_key_holds_something(server: Served, seats: int) -> None:
    with (
        httpx.Client(verify=NO_TLS, base_url=server.url) as host,
        httpx.Client(verify=NO_TLS, base_url=server.url) as browser,
    ):
        opened = host.post("/api/tables", json={"seats": 4}).json()
        path, invitation = f"/api/tables/{opened['table']}", opened["invitation"]
        for n in range(seats):
            sitting = {"name": f"Bo {n}", "invitation": invitation}
            assert browser.post(f"{path}/join", json=sitting).status_code == 200
        left = browser.post(f"{path}/leave", json={"seat": 1})
        assert ("set-cookie" in left.headers) == (seats == 1)
        assert left.json()["mine"] == ([] if seats == 1 else [2])
