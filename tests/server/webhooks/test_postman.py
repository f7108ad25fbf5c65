"""Calls from the outbox to a real server on this machine."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from queue import SimpleQueue
from typing import Any, get_args

import msgspec
import pytest

from longshore.server.domain.entries import Line, Said
from longshore.server.metrics import Metrics, Outcome
from longshore.server.store import Delivery, Store, StoreError, TableRow, Unit
from longshore.server.webhooks.guard import Guard
from longshore.server.webhooks.postman import REST, WAITS, Postman, PostmanSettings
from longshore.server.webhooks.webhooks import KIND, WebhookSettings, notification
from tests.patience import PATIENCE

TABLE = "abcdefghjkmn"
START = 1_700_000_000_000
HELD_UP = 20.0  # seconds in which an event loop that goes on has done something


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Post:
    """A store with webhooks and notifications in it, and what became of them."""

    def __init__(self, store: Store) -> None:
        self.store, self.time, self.metrics = store, Time(), Metrics()
        self.gone: list[tuple[str, int]] = []
        self.seq = 0
        self._write("The table is opened.")

    def webhook(self, url: str, seat: int = 0, **settings: Any) -> None:
        body = msgspec.json.encode(WebhookSettings(url=url, **settings))
        self.store.put_private(TABLE, seat, KIND, body, START)

    def add(self, *texts: str, seat: int = 0) -> None:
        """Notifications, each with an entry of the log, as they come about."""
        for text in texts:
            told = notification(
                "turn", table=TABLE, title=text, seat=seat, link="https://t.example/", at=START
            )
            self._write(text, Delivery(TABLE, seat, msgspec.json.encode(told)))

    def _write(self, text: str, *outbox: Delivery) -> None:
        self.seq += 1
        line = Line(self.seq, START, Said(seat=None, name="x", text=text))
        unit = Unit(TABLE, (line,), _row(self.seq), outbox)
        assert self.store.append([unit], "writer", self.time.now)[0].ok

    @asynccontextmanager
    async def round(
        self, process: str = "p", guard: Guard | None = None, **settings: Any
    ) -> AsyncIterator[Postman]:
        """A postman at work."""
        guard = guard or Guard(allow_internal=True)
        postman = Postman(
            self.store,
            process,
            guard,
            self.metrics,
            settings=PostmanSettings(**({"poll_seconds": 0.05} | settings)),
            gone=lambda *seat: self.gone.append(seat),
            clock=self.time,
            chance=random.Random(1),
        )
        postman.start()
        try:
            yield postman
        finally:
            await postman.close()
            guard.close()

    def outcomes(self) -> dict[str, int]:
        text = self.metrics.render()[1].decode()
        found = {}
        for outcome in get_args(Outcome):
            line = f'longshore_webhooks_total{{outcome="{outcome}"}} '
            count = float(text.split(line)[1].split("\n")[0])
            if count:
                found[outcome] = int(count)
        return found

    async def until(self, **outcomes: int) -> None:
        """Wait for these outcomes, and see that there are no others."""
        wanted = {name.replace("_", "-"): count for name, count in outcomes.items()}
        async with asyncio.timeout(PATIENCE):
            while sum(self.outcomes().values()) < sum(wanted.values()):
                await asyncio.sleep(0.005)
        assert self.outcomes() == wanted

    def left(self) -> list[tuple[int, int]]:
        """What is in the outbox: attempts, and in how many ms the next one is due."""
        with self.store._database.reading() as connection:
            rows = connection.exec_driver_sql("SELECT attempts, next_at FROM outbox ORDER BY id")
            return [(attempts, next_at - self.time.now) for attempts, next_at in rows]


def _row(seq: int) -> TableRow:
    return TableRow(
        id=TABLE,
        status="open",
        public=False,
        seq=seq,
        created_at=START,
        changed_at=START,
        edition="classic",
        seats=5,
    )


@pytest.fixture
def post(store: Store) -> Post:
    return Post(store)


def test_what_is_taken_is_delivered_once(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url("/hook?key=1"))
            post.add("Friday")
            async with post.round():
                await post.until(delivered=1)
            assert [heard.line for heard in receiver.heard] == ["POST /hook?key=1 HTTP/1.1"]
            heard = receiver.heard[0]
            assert heard.headers["host"] == f"127.0.0.1:{receiver.port}"
            assert heard.headers["user-agent"].startswith("Longshore/")
            assert msgspec.json.decode(heard.body)["title"] == "Friday"

    asyncio.run(play())
    assert post.left() == []


def test_a_postman_who_is_woken_does_not_wait_for_the_next_look(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url())
            async with post.round(poll_seconds=60.0) as postman:
                await asyncio.sleep(0.05)
                post.add("Friday")
                postman.wake()
                await post.until(delivered=1)

    asyncio.run(play())


def test_a_seat_hears_in_order_one_call_at_a_time(post: Post, receiving: Any) -> None:
    texts = [f"number {number}" for number in range(8)]

    async def play() -> None:
        async with receiving(delay=0.01) as receiver:
            post.webhook(receiver.url())
            post.add(*texts)
            async with post.round():
                await post.until(delivered=8)
            assert [msgspec.json.decode(heard.body)["title"] for heard in receiver.heard] == texts
            assert receiver.most_at_once == 1

    asyncio.run(play())


def test_many_seats_are_called_at_once_but_not_all(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving(delay=0.03) as receiver:
            for seat in range(20):
                post.webhook(receiver.url(), seat)
                post.add("Friday", seat=seat)
            async with post.round(at_once=4, poll_seconds=60.0):
                await post.until(delivered=20)
            assert receiver.most_at_once == 4

    asyncio.run(play())


def test_a_call_that_fails_is_tried_again_later_and_later_and_then_given_up(
    post: Post, receiving: Any
) -> None:
    waits = []

    async def play() -> None:
        async with receiving(*["500 Oh"] * 10) as receiver:
            post.webhook(receiver.url())
            post.add("Friday")
            async with post.round():
                for attempt in range(len(WAITS)):
                    await post.until(failed=attempt + 1)
                    [(attempts, wait)] = post.left()
                    assert attempts == attempt + 1
                    waits.append(wait / 1000)
                    post.time.now += wait - 1
                    await asyncio.sleep(0.12)  # two looks at a time at which it is not yet due
                    assert len(receiver.heard) == attempt + 1
                    post.time.now += 1
                await post.until(failed=len(WAITS), given_up=1)
            assert len(receiver.heard) == len(WAITS) + 1

    asyncio.run(play())
    assert post.left() == []
    assert all(planned <= wait <= planned * 1.2 for planned, wait in zip(WAITS, waits, strict=True))
    assert waits != list(WAITS)  # with some chance in it, so that not all come back at once


def test_a_call_that_failed_is_delivered_when_the_other_side_is_back(
    post: Post, receiving: Any
) -> None:
    async def play() -> None:
        async with receiving("503 Later") as receiver:
            post.webhook(receiver.url())
            post.add("Friday")
            async with post.round():
                await post.until(failed=1)
                post.time.now += 60_000
                await post.until(failed=1, delivered=1)

    asyncio.run(play())
    assert post.left() == []


def test_nobody_there_is_a_failure(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            url = receiver.url()
        post.webhook(url)
        post.add("Friday")
        async with post.round():
            await post.until(failed=1)

    asyncio.run(play())
    assert post.left()[0][0] == 1


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nX: ", b"\x00\xff nonsense\r\n\r\n"])
def test_an_answer_that_is_none_or_never_ends_is_a_failure(post: Post, answer: bytes) -> None:
    async def play() -> None:
        given_up = False

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(10)
            writer.write(answer)
            try:
                while answer.endswith(b"X: ") and not given_up:
                    writer.write(b"x")  # a sign now and then: no pause is long, the whole is
                    await writer.drain()
                    await asyncio.sleep(0.02)
            except ConnectionError:
                pass
            finally:
                writer.close()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        post.webhook(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        post.add("Friday")
        async with post.round(call_seconds=0.3):
            await post.until(failed=1)
        given_up = True
        server.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("form", "status"),
    [("json", "410 Gone"), ("ntfy", "410 Gone"), ("discord", "404 Not Found"), ("slack", "404 No")],
)
def test_a_webhook_that_is_no_more_is_removed_and_nothing_else_is_sent_there(
    post: Post, receiving: Any, form: str, status: str
) -> None:
    async def play() -> None:
        async with receiving(status) as receiver:
            post.webhook(receiver.url(), form=form)
            post.webhook(receiver.url(), seat=1)
            post.add("one", "two", "three")
            async with post.round():
                await post.until(gone=1, unwanted=2)
            assert len(receiver.heard) == 1

    asyncio.run(play())
    assert list(post.store.privates(TABLE, KIND)) == [1]
    assert post.gone == [(TABLE, 0)]
    assert post.left() == []


@pytest.mark.parametrize("status", ["400 Bad", "401 No", "403 No", "404 Not Found", "422 What"])
def test_a_no_is_taken_for_an_answer(post: Post, receiving: Any, status: str) -> None:
    async def play() -> None:
        async with receiving(status) as receiver:
            post.webhook(receiver.url())
            post.add("one", "two")
            async with post.round():
                await post.until(refused=1, delivered=1)
            assert len(receiver.heard) == 2

    asyncio.run(play())
    assert post.store.private(TABLE, 0, KIND) is not None


def test_a_redirect_is_not_followed(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as elsewhere:
            async with receiving(f"307 There\r\nLocation: {elsewhere.url()}") as receiver:
                post.webhook(receiver.url())
                post.add("Friday")
                async with post.round():
                    await post.until(refused=1)
            assert elsewhere.connections == 0

    asyncio.run(play())


def test_who_asks_to_be_left_alone_for_a_while_is(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving("429 Slowly\r\nRetry-After: 900") as receiver:
            post.webhook(receiver.url())
            post.add("one", "two")
            async with post.round():
                await post.until(failed=1, put_off=1)
                post.time.now += 899_000
                await asyncio.sleep(0.12)
                assert len(receiver.heard) == 1
                post.time.now += 200_000
                await post.until(failed=1, put_off=1, delivered=2)

    asyncio.run(play())


def test_a_webhook_that_fails_is_called_once_however_much_waits_for_it(
    post: Post, receiving: Any
) -> None:
    async def play() -> None:
        async with receiving(*["500 Oh"] * 20) as receiver:
            post.webhook(receiver.url())
            post.webhook(receiver.url(), seat=1)
            post.add("one", "two", "three", "four")
            post.add("other", seat=1)
            async with post.round():
                await post.until(failed=2, put_off=3)
                post.add("five")
                await post.until(failed=2, put_off=4)
                assert len(receiver.heard) == 2
                post.time.now += REST * 1000
                await receiver.until(4)
                await asyncio.sleep(0.15)
                assert len(receiver.heard) == 4  # one more call for each of the two

    asyncio.run(play())


def test_an_internal_address_is_not_called_even_if_it_was_kept(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url())
            post.webhook(f"http://127.0.0.1:80/{'x' * 5}", seat=1)
            post.webhook("http://inside.example.com/", seat=2)
            post.add("Friday")
            post.add("Friday", seat=1)
            post.add("Friday", seat=2)

            async def resolve(host: str, port: int) -> list[str]:
                return ["10.0.0.1"]

            async with post.round(guard=Guard(resolve=resolve)):
                await post.until(blocked=3)
            assert receiver.connections == 0

    asyncio.run(play())
    assert post.left() == []


def test_what_is_no_longer_wanted_is_not_sent(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url(), seat=1, on=("chat",))
            post.add("nobody wants it")
            post.add("not this", seat=1)
            async with post.round():
                await post.until(unwanted=2)
            assert receiver.connections == 0

    asyncio.run(play())
    assert post.left() == []


def test_two_processes_make_each_call_once(post: Post, receiving: Any) -> None:
    async def play() -> None:
        async with receiving(delay=0.002) as receiver:
            for seat in range(5):
                post.webhook(receiver.url(), seat)
                post.add(*[f"{seat}.{number}" for number in range(6)], seat=seat)
            async with post.round("one", at_once=3), post.round("two", at_once=3):
                await post.until(delivered=30)
            titles = [msgspec.json.decode(heard.body)["title"] for heard in receiver.heard]
            assert len(titles) == len(set(titles)) == 30

    asyncio.run(play())


def test_what_was_not_called_when_the_server_stops_stays_for_later(
    post: Post, receiving: Any
) -> None:
    async def play() -> None:
        async with receiving(delay=5) as receiver:
            post.webhook(receiver.url())
            post.add("one", "two")
            async with post.round("first", close_seconds=0.05):
                await receiver.until(1)
        post.time.now += 60_000  # the lease has ended
        async with receiving() as receiver:
            post.webhook(receiver.url())
            async with post.round("second"):
                await post.until(delivered=2)

    asyncio.run(play())
    assert post.left() == []


def test_no_line_of_the_log_holds_more_of_an_address_than_its_host(
    post: Post, receiving: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def play() -> None:
        async with receiving("500 Oh", "404 Not Found", "410 Gone") as receiver:
            for seat, path in enumerate(("/SECRET-PATH", "/x?key=SECRET-QUERY", "/SECRET-TOO")):
                post.webhook(receiver.url(path), seat)
                post.add("Friday", seat=seat)
            async with post.round(at_once=1):
                await post.until(failed=1, refused=1, gone=1)

    asyncio.run(play())
    lines = [f"{record.getMessage()} {record.__dict__}" for record in caplog.records]
    assert sum("A webhook was not taken" in line for line in lines) == 3
    assert any("127.0.0.1" in line for line in lines)
    assert not any("SECRET" in line for line in lines)


def test_a_slow_database_does_not_hold_up_the_event_loop(
    post: Post, receiving: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database answers only when the event loop lets it."""
    asked: SimpleQueue[threading.Event] = SimpleQueue()
    let: list[bool] = []
    names = ("deliveries_due", "delivery_done", "private")
    for name in names:
        quick = getattr(post.store, name)

        def slow(*arguments: Any, quick: Any = quick) -> Any:
            asked.put(answer := threading.Event())
            let.append(answer.wait(HELD_UP))
            return quick(*arguments)

        monkeypatch.setattr(post.store, name, slow)

    async def answer() -> None:
        while True:
            while not asked.empty():
                asked.get().set()
            await asyncio.sleep(0.005)

    async def play() -> None:
        answering = asyncio.create_task(answer())
        async with receiving() as receiver:
            post.webhook(receiver.url())
            post.add("Friday")
            async with post.round():
                await post.until(delivered=1)
        answering.cancel()

    asyncio.run(play())
    assert len(let) >= len(names)
    assert all(let)


def test_a_database_that_fails_for_a_moment_does_not_end_the_rounds(
    post: Post, receiving: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [True, True]

    def sometimes(*arguments: Any, take: Any = post.store.deliveries_due) -> Any:
        if failing:
            failing.pop()
            raise StoreError("The database is away.")
        return take(*arguments)

    monkeypatch.setattr(post.store, "deliveries_due", sometimes)

    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url())
            post.add("Friday")
            async with post.round():
                await post.until(delivered=1)

    asyncio.run(play())
    assert not failing


def test_a_lease_that_is_about_to_end_is_not_used(post: Post, receiving: Any) -> None:
    """Calls that waited behind slow ones may be another process's by now."""

    async def play() -> None:
        async with receiving() as receiver:
            post.webhook(receiver.url())
            post.add("Friday")
            async with post.round(lease_ms=1000, call_seconds=2.0):
                await asyncio.sleep(0.2)
            assert receiver.connections == 0
            post.time.now += 1000
            async with post.round():
                await post.until(delivered=1)

    asyncio.run(play())
