"""The client against a real server: tables, seats, keys, what is one's own, and refusals."""

from __future__ import annotations

import http.server
import ssl
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from longshore.client import Client, Refused, Seat, Unreachable
from longshore.game.actions import BuildWarehouse, Pass
from longshore.server.domain.orders import Orders
from longshore.server.domain.orders.forms import BidOrder
from longshore.server.domain.settings import SeatPlan
from longshore.server.webhooks.webhooks import WebhookSettings
from tests.server.serving import Served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
BOT = SeatPlan(kind="bot", bot="merchant")


def test_the_catalogue_names_editions_options_and_bots(client: Client) -> None:
    found = client.catalogue()
    assert {edition.name for edition in found.editions} == {"classic", "anniversary"}
    assert "steady" in {bot.name for bot in found.bots}
    assert found.editions[0].by_seats["3"].seats == 3


def test_the_lobby_lists_public_tables_by_status(client: Client) -> None:
    shown = client.open_table("anniversary", 3, title="Come in", public=True)
    hidden = client.open_table("anniversary", 3)
    listed = {one.table: one for one in client.lobby("open", "anniversary").tables}
    assert listed[shown.table].title == "Come in"
    assert hidden.table not in listed
    shown.start("merchant")
    assert shown.table not in {one.table for one in client.lobby("open").tables}
    assert shown.table in {one.table for one in client.lobby("running").tables}


def test_sitting_down_at_a_private_table_needs_the_invitation(client: Client) -> None:
    host = client.open_table(seats=3, name="Ann")
    with pytest.raises(Refused) as refusal:
        client.join(host.table, "Bob")
    assert refusal.value.status == 403
    bob = client.join(host.table, "Bob", seat=2, invitation=host.invitation)
    assert bob.number == 2
    assert [one.name for one in bob.info().seats] == ["Ann", "", "Bob"]
    assert bob.info().mine == (2,)
    assert host.info().mine == (0,)


def test_a_number_that_is_too_large_is_told_in_plain_words(client: Client) -> None:
    with pytest.raises(Refused, match=r"^seats is at most 5\.$"):
        client.play_bots("classic", 9)
    with pytest.raises(Refused, match=r"^title has at most \d+ characters\.$"):
        client.open_table(title="x" * 1000)
    with pytest.raises(Refused, match=r"^seats is a whole number, not text\.$"):
        client.open_table(seats="four")  # type: ignore[arg-type]


def test_a_link_leads_to_a_seat(client: Client) -> None:
    host = client.open_table(seats=3, name="Ann")
    assert host.links.seat is not None
    assert host.links.invitation is not None
    again = client.enter(host.links.seat)
    assert (again.info().mine, again.info().host) == ((0,), True)
    assert client.enter(host.links.invitation, "Bob").info().mine == (1,)
    with pytest.raises(ValueError, match="#key="):
        client.enter(host.links.table)


def test_who_looks_on_has_the_invitation_or_a_public_table(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, BOT, BOT), start=True)
    with pytest.raises(Refused) as refusal:
        client.table(host.table).view()
    assert refusal.value.code == "invitation-needed"
    seen = client.table(host.table, host.invitation).view()
    assert seen.view is not None
    assert seen.view.own is None


def test_one_token_can_hold_several_seats(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, BOT, ME), start=True)
    first, third = host.of(0).view().view, host.of(2).view().view
    assert first is not None
    assert third is not None
    assert (first.seat, third.seat) == (0, 2)


def test_the_host_sets_drops_and_hands_seats_on(client: Client) -> None:
    host = client.open_table(seats=4, name="Ann")
    bob = client.join(host.table, "Bob", invitation=host.invitation)
    assert host.set_seat(3, "merchant").seats[3].bot == "merchant"
    assert host.set_seat(3, None).seats[3].kind == "open"
    assert host.drop(1).seats[1].kind == "open"
    with pytest.raises(Refused) as refusal:
        bob.notes()
    assert refusal.value.status == 401
    client.join(host.table, "Dora", seat=2, invitation=host.invitation)
    eve = client.join(host.table, "Eve", seat=3, invitation=host.invitation)
    host.start("merchant")
    for asking in (host.drop, host.ask_to_hand_on):
        ask = asking(2).seat_asked
        assert ask is not None
        eve.answer_host(ask.seq, True)
    offer = host.hand_on(2)
    cleo = client.join(host.table, "Cleo", seat=2, invitation=offer.token)
    assert cleo.info().seats[2].name == "Cleo"
    assert host.close().status == "closed"


def test_leaving_before_the_start_frees_the_seat(client: Client) -> None:
    host = client.open_table(seats=3)
    bob = client.join(host.table, "Bob", invitation=host.invitation)
    assert bob.rename("Robert").seats[1].name == "Robert"
    assert bob.leave().seats[1].kind == "open"


def test_a_key_for_another_device_can_be_revoked(client: Client) -> None:
    host = client.open_table(seats=3)
    made = host.make_key("phone")
    phone = client.seat(host.table, made.token)
    assert phone.info().mine == (0,)
    keys = host.keys()
    assert {(key.label, key.this) for key in keys} == {("", True), ("phone", False)}
    assert made.id is not None
    host.revoke_key(made.id)
    with pytest.raises(Refused) as refusal:
        phone.notes()
    assert refusal.value.status == 401


def test_what_is_ones_own(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, BOT, BOT), hints=True, start=True)
    assert host.orders() == Orders()
    orders = Orders(bid=BidOrder(most=7))
    assert host.set_orders(orders).bid == BidOrder(most=7)
    assert host.orders() == orders
    assert host.set_notes("Red wants tan.") == "Red wants tan."
    assert host.notes() == "Red wants tan."
    assert host.webhook() is None
    with pytest.raises(Refused):
        host.set_webhook(WebhookSettings(url="http://127.0.0.1/hook"))
    host.set_webhook(None)
    assert host.chat("Hello").text == "Hello"


def started_at_mine(client: Client, **settings: object) -> Seat:
    """A table of one person's seats, so that it is always waiting for that person."""
    plan = (ME, ME, ME)
    host = client.open_table(seats=3, plan=plan, start=True, **settings)  # type: ignore[arg-type]
    return host.of(host.info().awaiting[0])


def test_actions_are_typed_or_text_and_can_be_undone(client: Client) -> None:
    seat = started_at_mine(client)
    assert seat.check("build warehouse").refused is None
    refused = seat.check("sail island").refused
    assert refused is not None
    assert refused.code == "empty-ship"
    assert seat.play("build warehouse").action == BuildWarehouse()
    back = seat.undo()
    assert back.kind == "undone"
    assert back.view is not None
    told = seat.play(BuildWarehouse())
    assert (told.seat, told.seq) == (seat.number, seat.seq)
    with pytest.raises(Refused) as refusal:
        seat.play("sail island")
    assert (refusal.value.code, refusal.value.status) == ("empty-ship", 409)
    assert str(refusal.value) == refusal.value.text


def test_what_was_seen_too_early_is_refused_as_stale(client: Client) -> None:
    seat = started_at_mine(client)
    before = seat.info().seq
    seat.play("build warehouse")
    with pytest.raises(Refused) as refusal:
        seat.play(Pass(), seq=before)
    assert refusal.value.code == "stale"


def test_the_same_key_does_nothing_twice(client: Client) -> None:
    seat = started_at_mine(client)
    first = seat.play("build warehouse", key="mine")
    assert seat.play("build warehouse", key="mine") == first
    assert seat.info().seq == first.seq


def test_legal_actions_the_log_and_the_past(client: Client) -> None:
    seat = started_at_mine(client, hints=True)
    legal = seat.legal(most=3)
    assert (legal.awaited, len(legal.actions), legal.complete) == (True, 3, False)
    before = seat.seq
    seat.play("build warehouse")
    log = seat.log(before, language="en")
    assert [one.kind for one in log.entries] == ["played"]
    assert log.sentences is not None
    assert "warehouse" in log.sentences[0][0]
    then, now = seat.view(at=before).view, seat.view().view
    assert then is not None
    assert now is not None
    number = seat.number or 0
    assert then.board.seats[number].warehouses + 1 == now.board.seats[number].warehouses
    assert seat.hint().actions
    assert seat.fairness().commitment
    assert '"kind":"played"' in seat.export("jsonl")
    with pytest.raises(Refused) as refusal:
        seat.export("text")
    assert refusal.value.code == "not-over"


def test_a_study_goes_on_from_a_running_game(client: Client) -> None:
    seat = started_at_mine(client)
    at = seat.info().seq
    study = seat.fork(at, bot="merchant", title="What if")
    told = study.info()
    assert told.origin is not None
    assert (told.origin.table, told.origin.study) == (seat.table, seat.number)
    assert told.settings.title == "What if"
    assert told.mine == (seat.number,)


def test_a_log_of_several_pages_is_whole(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longshore.client.visitor.PAGE", 3)
    host = client.open_table(seats=3)
    for number in range(8):
        host.chat(f"line {number}")
    log = host.log(language="en")
    assert [one.seq for one in log.entries] == list(range(1, 10))
    assert log.sentences is not None
    assert len(log.sentences) == 9


# What goes wrong


@pytest.mark.parametrize("url", ["", "localhost:8080", "ftp://host/", "http://", "no address"])
def test_an_address_that_is_none_is_said_at_once(url: str) -> None:
    with pytest.raises(ValueError, match=r"looks like http://127\.0\.0\.1:8080"):
        Client(url)


def test_no_server_is_said_in_one_line() -> None:
    with Client("http://127.0.0.1:9", patience=0.2) as client:
        with pytest.raises(Unreachable) as problem:
            client.catalogue()
        with pytest.raises(Unreachable):
            next(client.table("abc").follow())
    assert str(problem.value).startswith("The server at http://127.0.0.1:9 cannot be reached")
    assert "\n" not in str(problem.value)


class Other(http.server.BaseHTTPRequestHandler):
    """Another server than ours."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/api/catalogue" else 404)
        self.end_headers()
        self.wfile.write(b"<h1>Hello</h1>")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def other() -> Iterator[str]:
    with http.server.HTTPServer(("127.0.0.1", 0), Other) as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{made.server_port}"
        made.shutdown()
        thread.join(5)


def test_another_server_is_told_from_ours(other: str) -> None:
    with Client(other, patience=0) as client:
        for ask in (client.catalogue, client.lobby):
            with pytest.raises(Unreachable, match="does not speak as Longshore does"):
                ask()


def test_no_cookie_is_kept(client: Client) -> None:
    host = client.open_table(seats=3)
    with pytest.raises(Refused):
        client.table(host.table).info()
    bob = client.join(host.table, "Bob", invitation=host.invitation)
    assert bob.token not in (None, host.token)


def test_a_table_that_is_none(client: Client, server: Served) -> None:
    with pytest.raises(Refused) as refusal:
        client.table("nowhere").info()
    assert (refusal.value.code, refusal.value.status) == ("no-such-table", 404)
    with pytest.raises(Refused) as refusal:
        next(client.table("nowhere").follow())
    assert refusal.value.code == "no-such-table"
    with pytest.raises(Refused) as refusal:
        next(client.table("nowhere").events())
    assert refusal.value.code == "no-such-table"


def test_a_plain_address_needs_no_certificates(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read those that are trusted takes far longer than to ask."""
    read: list[str] = []
    whole = ssl.create_default_context

    def reading(*given: Any, **named: Any) -> ssl.SSLContext:
        read.append("certificates")
        return whole(*given, **named)

    monkeypatch.setattr(ssl, "create_default_context", reading)
    Client("http://127.0.0.1:9").close()
    assert read == []
    Client("https://127.0.0.1:9").close()
    assert read == ["certificates"]
