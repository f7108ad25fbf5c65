"""The order of the seats, before the start: everybody moves with all that is theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from longshore.client import Client, ClientError, Refused
from longshore.client.client import Host
from longshore.server.domain import seating
from longshore.server.domain.orders import AcceptOrder, Orders
from longshore.server.domain.settings import SeatPlan
from longshore.server.http.api import types, wishes
from longshore.server.runtime.live import Live
from longshore.server.store import StoreError
from longshore.server.webhooks.webhooks import WebhookSettings
from tests.server.moving_time import until
from tests.server.refusing import refused
from tests.server.serving import Served, served

ME, OPEN, STEADY = SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="steady")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("order"), internal_webhooks=True) as running:
        yield running


def opened(client: Client, **wish: Any) -> Host:
    return client.open_table(seats=4, name="Ada", plan=(ME, OPEN, OPEN, STEADY), **wish)


def names(host: Host) -> list[str]:
    return [one.name for one in host.info().seats]


def test_everybody_moves_with_key_notes_orders_webhook_and_names(client: Client) -> None:
    host = opened(client)
    bo = client.join(host.table, "Bo", 1, host.invitation)
    bo.set_notes("mine")
    host.set_notes("hers")
    bo.set_orders(Orders(accept=AcceptOrder(least=9, award=("blue", "green"))))
    bo.set_webhook(WebhookSettings(url="http://127.0.0.1:9/x"))
    said = bo.chat("Hello", key="once")
    token, offer = bo.token or "", host.hand_on(1).token
    now = host.order_seats((3, 0, 2, 1))
    assert [one.name for one in now.seats] == ["steady", "Ada", "", "Bo"]
    assert (now.mine, host.number) == ((1,), 1)
    log = host.log().entries
    assert (log[-1].kind, log[-1].order, log[-1].drawn) == ("seats-ordered", (3, 0, 2, 1), False)
    # what is Bo's is Bo's, and nobody else's
    assert refused(bo.notes) == ("not-your-seat", 403)
    bo = client.seat(host.table, token, 3)
    assert (bo.info().mine, bo.notes(), host.notes()) == ((3,), "mine", "hers")
    webhook = bo.webhook()
    assert webhook is not None
    assert host.webhook() is None
    # an order is about people: Ada was blue, the bot green
    assert bo.orders().accept == AcceptOrder(least=9, award=("red", "blue"))
    assert host.orders() == Orders()
    # what was said once is not said again, and the offer leads to where Bo sits
    assert bo.chat("Hello", key="once").seq == said.seq
    heir = client.join(host.table, "Eva", invitation=offer)
    assert heir.number == 3
    assert names(host) == ["steady", "Ada", "", "Eva"]


def test_the_game_is_played_in_that_order(client: Client) -> None:
    host = opened(client)
    bo = client.join(host.table, "Bo", 1, host.invitation)
    host.order_seats((1, 3, 0, 2))
    host.start("easy")
    assert names(host) == ["Bo", "steady", "Ada", "easy"]
    view = client.seat(host.table, bo.token or "").view().view
    assert view is not None
    assert view.own is not None
    assert view.own.seat == 0
    assert refused(host.order_seats) == ("not-open", 409)


def test_it_can_be_drawn(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    host = opened(client)
    drawn = [[1, 0, 2, 3], [2, 3, 0, 1]]
    monkeypatch.setattr(seating._chance, "sample", lambda _seats, _n: drawn.pop(0))
    host.order_seats()
    assert names(host) == ["", "Ada", "", "steady"]
    told = host.order_seats()
    assert [one.name for one in told.seats] == ["", "steady", "", "Ada"]
    assert [one.drawn for one in host.log().entries[-2:]] == [True, True]


def test_whoever_follows_is_told_and_looks_from_the_new_seat(client: Client) -> None:
    host = opened(client)
    bo = client.join(host.table, "Bo", 1, host.invitation)
    stream = bo.follow(bo.info().seq)
    host.chat("Hello")
    assert next(stream).kind == "said"
    host.order_seats((1, 0, 2, 3))
    assert next(stream).kind == "seats-ordered"
    assert bo.number == 0
    host.start("easy")
    started = next(stream)
    dealt = [one for one in started.events if type(one).__name__ == "CardDealt"]
    assert [one.seat for one in dealt] == [0]
    stream.close()


def test_one_is_moved_once_by_the_answer_or_the_entry(client: Client) -> None:
    host = opened(client)
    stream = host.follow(host.info().seq)
    host.chat("Hello")
    next(stream)
    host.order_seats((1, 2, 0, 3))
    assert host.number == 2
    assert next(stream).kind == "seats-ordered"
    assert host.number == 2
    stream.close()


@pytest.mark.parametrize("to_end", [True, False])
def test_the_past_moves_nobody(client: Client, to_end: bool) -> None:
    host = opened(client)
    bo = client.join(host.table, "Bo", 1, host.invitation)
    host.order_seats((1, 2, 0, 3))
    for seat in (host, client.seat(host.table, host.token or "", 2)):
        stream = seat.follow(0, to_end=to_end)
        assert [next(stream).kind for _ in range(3)] == ["opened", "joined", "seats-ordered"]
        assert seat.number == 2
        stream.close()
    # who has not heard of it yet and asks is told the seat
    assert bo.info().mine == (bo.number,) == (0,)
    stream = bo.follow(2, to_end=to_end)
    assert next(stream).kind == "seats-ordered"
    assert bo.number == 0
    stream.close()


def test_what_cannot_be_is_refused(client: Client) -> None:
    host = opened(client)
    before = host.info()
    for wrong in ((0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), (4, 3, 2, 1, 0), ()):
        assert refused(host.order_seats, wrong) == ("seat-order", 422)
    assert host.order_seats((0, 1, 2, 3)).seq == before.seq  # there is nothing to write
    bo = client.join(host.table, "Bo", 1, host.invitation)
    assert refused(bo.order_seats, (1, 0, 2, 3)) == ("host-only", 403)
    # somebody has sat down since the host looked
    wish = wishes.SeatOrder(order=(1, 0, 2, 3), seq=before.seq)
    late = (host._post, "/seats/order", types.TableTold, wish)
    assert refused(*late) == ("seats-moved", 409)
    host.chat("talk moves nobody")
    wish = msgspec.structs.replace(wish, seq=before.seq + 1)
    assert host._post("/seats/order", types.TableTold, wish).seats[0].name == "Bo"


def test_nothing_stays_under_the_old_seats_when_it_cannot_be_read(
    server: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = opened(client)
    bo = client.join(host.table, "Bo", 1, host.invitation)
    bo.set_webhook(WebhookSettings(url="http://127.0.0.1:9/x"))
    registry = server.house.registry

    async def fails(_live: Live) -> None:
        raise StoreError("The database failed.")

    with monkeypatch.context() as patch:
        patch.setattr(registry._stored, "read_private", fails)
        with pytest.raises(ClientError):
            host.order_seats((3, 0, 2, 1))
    assert names(host) == ["steady", "Ada", "", "Bo"]
    assert list(registry._live[host.table].webhooks) == [3]


def test_another_process_moves_everybody_along(tmp_path: Path, pg_url: str) -> None:
    with (
        served(tmp_path, database=pg_url, internal_webhooks=True) as first,
        served(tmp_path, database=pg_url, internal_webhooks=True) as second,
        Client(first.url) as one,
        Client(second.url) as two,
    ):
        host = opened(one)
        bo = two.join(host.table, "Bo", 1, host.invitation)
        bo.set_webhook(WebhookSettings(url="http://127.0.0.1:9/x"))
        stream = bo.follow(bo.info().seq)
        host.chat("Hello")
        next(stream)
        host.order_seats((3, 1, 0, 2))
        assert next(stream).kind == "seats-ordered"
        assert bo.number == 1
        host.order_seats((1, 0, 2, 3))
        assert next(stream).kind == "seats-ordered"
        assert bo.number == 0
        until(lambda: bo.webhook() is not None)
        stream.close()


def test_what_is_private_is_never_kept_under_an_old_seat(
    tmp_path: Path, pg_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody writes notes here, and the host lets everybody move there, at the same moment."""
    with (
        served(tmp_path, database=pg_url) as first,
        served(tmp_path, database=pg_url) as second,
        Client(first.url) as one,
        Client(second.url) as two,
    ):
        host = opened(one)
        bo = two.join(host.table, "Bo", 1, host.invitation)
        until(lambda: host.info().seats[1].name == "Bo")
        store = second.house.store
        put = store.put_private
        moves = [(1, 0, 2, 3)]

        def late(*values: Any, **more: Any) -> bool:
            while moves:
                host.order_seats(moves.pop())
            return put(*values, **more)

        monkeypatch.setattr(store, "put_private", late)
        with pytest.raises(Refused, match="not yours"):
            bo.set_notes("for seat 1")  # which is Ada's by then
        assert not moves
        assert store.privates(host.table, "notes") == {}
        moves.append((1, 0, 2, 3))
        path = f"{second.url}/api/tables/{host.table}/notes"
        bearer = {"Authorization": f"Bearer {bo.token}"}
        assert httpx.put(path, headers=bearer, json={"text": "mine"}).is_success
        assert list(store.privates(host.table, "notes")) == [1]  # back again
