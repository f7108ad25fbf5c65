"""Who is connected to a table: told beside the log, after a moment, and without flickering."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from longshore.client import Client
from longshore.server.domain.orders import Orders
from longshore.server.domain.orders.forms import PassOrder
from longshore.server.domain.settings import SeatPlan
from longshore.server.domain.told import PresentTold
from longshore.server.runtime import neighbours, presence
from longshore.server.runtime.live import Follower, Live
from longshore.server.runtime.neighbours import Neighbours
from longshore.server.runtime.presence import ACTED, GRACE, PAUSE
from longshore.server.runtime.registry import TableRegistry
from tests.server.hosting import SECONDS, Host, Opened
from tests.server.moving_time import until
from tests.server.serving import served

ME, OPEN, STEADY = SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="steady")


def told(*seats: int, watching: int = 0) -> PresentTold:
    return PresentTold(seats=seats, watching=watching)


# By a clock that the test moves


class Handle:
    def __init__(self, at: float) -> None:
        self.at, self.cancelled = at, False

    def when(self) -> float:
        return self.at

    def cancel(self) -> None:
        self.cancelled = True


class Timers:
    """As much of an event loop as is used: what is to be called when."""

    def __init__(self) -> None:
        self.now = 100.0
        self._calls: list[tuple[Handle, Any]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, call: Any) -> Handle:
        handle = Handle(self.now + seconds)
        self._calls.append((handle, call))
        return handle

    @property
    def waiting(self) -> int:
        return sum(not handle.cancelled for handle, _ in self._calls)

    def forward(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [one for one in self._calls if one[0].at <= end]:
            first = min(due, key=lambda one: one[0].at)
            self._calls.remove(first)
            if not first[0].cancelled:
                self.now = max(self.now, first[0].at)
                first[1]()
        self.now = end


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    made = Timers()
    for module in (presence, neighbours):
        monkeypatch.setattr(module.asyncio, "get_running_loop", lambda: made)
    monkeypatch.setattr(neighbours.time, "monotonic", made.time)
    return made


class Ear:
    """A connection that keeps what it is told."""

    def __init__(self, live: Live, *seats: int) -> None:
        self.live, self.heard = live, list[PresentTold]()
        self.follower = Follower(None, seats=seats, presence=True)
        self.follower.push = self._push
        self.follower._behind = False
        self.come()

    def _push(self, frame: bytes) -> bool:
        self.heard.append(msgspec.json.decode(frame[frame.index(b"{") :], type=PresentTold))
        return True

    def come(self) -> None:
        self.live.followers.add(self.follower)
        self.live.attendance.came(self.follower)

    def go(self) -> None:
        self.live.followers.discard(self.follower)
        self.live.attendance.went(self.follower)


def test_a_reload_does_not_flicker_and_who_stays_away_is_missed(timers: Timers) -> None:
    live = Live("t")
    ada, bo, guest = Ear(live, 0), Ear(live, 1), Ear(live)
    timers.forward(PAUSE)
    assert ada.heard == [told(0, 1, watching=1)]
    for _ in range(3):
        bo.go()
        guest.go()
        timers.forward(GRACE * 0.9)
        bo.come()
        guest.come()
        timers.forward(GRACE * 2)
    assert ada.heard == [told(0, 1, watching=1)]
    bo.go()
    timers.forward(GRACE * 0.9)
    assert live.attendance.told() == told(0, 1, watching=1)
    timers.forward(GRACE)
    guest.go()
    timers.forward(GRACE * 2)
    assert ada.heard[1:] == [told(0, watching=1), told(0)]


def test_many_who_come_at_once_are_told_of_together_and_then_nothing_is_to_be_done(
    timers: Timers,
) -> None:
    live = Live("t")
    ada = Ear(live, 0)
    crowd = []
    for _ in range(300):
        crowd.append(Ear(live))
        timers.forward(0.01)
    timers.forward(GRACE)
    assert len(ada.heard) <= 300 * 0.01 / PAUSE + 2
    assert ada.heard[-1] == told(0, watching=300)
    assert timers.waiting == 0
    assert not live.attendance.busy


def test_whoever_acts_counts_as_there_for_a_while(timers: Timers) -> None:
    live = Live("t")
    ada = Ear(live, 0)
    timers.forward(PAUSE)
    live.attendance.acted(1)
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(0, 1)
    assert not live.attendance.connected(1)
    timers.forward(ACTED)
    assert ada.heard[-1] == told(0)


def test_one_who_cannot_be_written_to_is_told_the_last_of_it(timers: Timers) -> None:
    live = Live("t")
    slow = Ear(live, 0)
    slow.follower.push = lambda _frame: False
    timers.forward(PAUSE)
    Ear(live, 1)
    timers.forward(PAUSE)
    aside = slow.follower._aside
    assert aside is not None
    assert json.loads(aside.message) == {"kind": "present", "seats": [0, 1], "watching": 0}


class Processes:
    """Processes that hear each other, unless the line of one is cut."""

    def __init__(self, *names: str) -> None:
        self.messages: list[str] = []
        self.tables: dict[str, dict[str, Live]] = {name: {} for name in names}
        self.all = {name: Neighbours(name, self.tables[name], self.tell) for name in names}
        self.deaf: set[str] = set()
        self.cut = False

    def tell(self, message: str, lost: Callable[[], None]) -> None:
        if self.cut:
            lost()
            return
        self.messages.append(message)
        assert len(message) < 8000
        for name, one in self.all.items():
            if name not in self.deaf:
                one.heard(message.partition(" ")[2])

    def live(self, process: str, table: str = "t") -> Live:
        made = self.tables[process][table] = Live(table)
        self.all[process].meet(made)
        return made


def test_processes_tell_each_other_and_one_that_falls_silent_has_nobody(timers: Timers) -> None:
    among = Processes("a", "b")
    ada = Ear(among.live("a"), 0)
    bo = Ear(among.live("b"), 1)
    guest = Ear(bo.live)
    timers.forward(4 * PAUSE)
    assert ada.heard[-1] == bo.heard[-1] == told(0, 1, watching=1)
    bo.go()
    timers.forward(GRACE + 4 * PAUSE)
    assert ada.heard[-1] == told(0, watching=1)
    assert guest.heard[-1] == told(0, watching=1)
    late = neighbours.SILENCE + 1
    timers.forward(late)
    among.all["a"]._forget([one for one, at in among.all["a"]._alive.items() if at < timers.now])
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(0)


def test_a_process_that_starts_or_has_missed_something_asks(timers: Timers) -> None:
    among = Processes("a", "b")
    for number in range(250):
        Ear(among.live("a", f"table{number:07}"), 0)
    among.deaf.add("b")
    timers.forward(4 * PAUSE)
    assert len(among.messages) == 3  # a hundred tables in each
    ada = Ear(among.live("b", "table0000003"))
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(watching=1)
    among.deaf.clear()
    among.all["b"].ask()
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(0, watching=1)
    among.all["a"].leave()
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(watching=1)


def test_what_was_lost_is_said_again(timers: Timers) -> None:
    among = Processes("a", "b")
    ada, bo = Ear(among.live("a"), 0), Ear(among.live("b"), 1)
    timers.forward(4 * PAUSE)
    assert ada.heard[-1] == told(0, 1)
    among.cut = True
    bo.go()
    timers.forward(GRACE + 4 * PAUSE)
    assert ada.heard[-1] == told(0, 1)
    among.cut = False
    among.all["b"].sign()
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(0)
    # a question, too
    among.cut = True
    among.all["b"].ask()
    assert not among.all["b"].connected("t", 0)
    among.cut = False
    among.all["b"].sign()
    assert among.all["b"].connected("t", 0)


def test_a_process_that_asks_has_nobody_but_those_whom_it_tells(timers: Timers) -> None:
    among = Processes("a", "b")
    ada, bo = Ear(among.live("a"), 0), Ear(among.live("b"), 1)
    timers.forward(4 * PAUSE)
    among.deaf.add("a")
    bo.go()
    timers.forward(GRACE + 4 * PAUSE)
    among.deaf.clear()
    among.all["b"].ask()
    timers.forward(PAUSE)
    assert ada.heard[-1] == told(0)


def registry_with(tell: Callable[[str], None]) -> TableRegistry:
    store: Any = SimpleNamespace(shared=True, tell=tell)
    nothing: Any = None
    return TableRegistry(
        store, nothing, nothing, process="a", clock=nothing, link=lambda table: table
    )


def test_who_is_connected_elsewhere_is_known_of_a_table_that_is_not_in_memory() -> None:
    registry = registry_with(lambda _message: None)
    registry.heard('present {"process": "b", "here": {"t": [[1], 0]}}')
    assert "t" not in registry
    assert [registry.connected("t", seat) for seat in range(3)] == [False, True, False]
    registry.close()


def test_messages_to_other_processes_keep_their_order() -> None:
    heard, later = list[str](), threading.Event()

    def tell(message: str) -> None:
        if message == "first":
            later.wait(0.2)  # as long as another could overtake it
        heard.append(message)
        later.set()

    async def talk() -> None:
        registry = registry_with(tell)
        for message in ("first", "second", "third"):
            registry._tell(message, lambda: None)
        await registry.settle()
        registry.close()

    asyncio.run(talk())
    assert heard == ["first", "second", "third"]


# At a server


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as made:
        yield made


def hears(live: Any, seats: list[int], watching: int) -> None:
    """Wait until a channel tells that they are there."""
    while True:
        frame = json.loads(live.recv(SECONDS))
        if frame["kind"] == "present":
            assert set(frame) == {"kind", "seats", "watching"}
            if (frame["seats"], frame["watching"]) == (seats, watching):
                return


def table_of_three(host: Host) -> tuple[Opened, str]:
    at = host.open(seats=3, plan=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}])
    return at, at.join("Bo")


def test_it_is_told_over_the_channel_and_with_the_table_and_written_nowhere(host: Host) -> None:
    at, bo = table_of_three(host)
    assert "present" not in at.get()
    with host.channel(f"{at.path}/live?after=2&presence=true", at.token) as ada:
        hears(ada, [0], 0)
        with (
            host.channel(f"{at.path}/live?after=2", bo) as plain,
            host.channel(f"{at.path}/live?after=2", at.invitation),
        ):
            hears(ada, [0, 1], 1)
            now = at.get()
            assert (now["present"], now["watching"], now["seq"]) == ([0, 1], 1, 2)
            at.post("/chat", text="Hello", key="a")
            # who has not asked for it is told of entries alone
            assert json.loads(plain.recv(SECONDS))["kind"] == "said"
        hears(ada, [0], 0)
    assert [one["kind"] for one in at.get("/log")["entries"]] == ["opened", "joined", "said"]


def test_a_stream_tells_it_as_an_event_without_a_number(host: Host) -> None:
    at, bo = table_of_three(host)
    headers = {"authorization": f"Bearer {bo}"}
    address = f"{host.url}{at.path}/stream?after=2&presence=true"
    with httpx.stream("GET", address, headers=headers, timeout=SECONDS) as stream:
        lines = stream.iter_lines()
        assert [next(lines), next(lines)] == [
            "event: present",
            'data: {"kind":"present","seats":[1],"watching":0}',
        ]


def test_it_goes_with_a_key_to_another_seat_and_from_one_that_is_lost(host: Host) -> None:
    at, bo = table_of_three(host)
    with (
        host.channel(f"{at.path}/live?after=2&presence=true", at.token) as ada,
        host.channel(f"{at.path}/live?after=2", bo),
    ):
        hears(ada, [0, 1], 0)
        host.ask("PUT", f"{at.path}/seats/2", at.token, json={"bot": None})
        at.post("/join", token=bo, name="Bea", seat=2, invitation=at.invitation)
        hears(ada, [0, 1, 2], 0)
        at.post("/seats/1/drop")
        hears(ada, [0, 2], 0)


def test_an_order_does_not_give_itself_away(tmp_path: Path) -> None:
    with served(tmp_path) as running, Client(running.url) as client:
        host = client.open_table(seats=3, plan=(ME, OPEN, STEADY))
        bo = client.join(host.table, "Bo", 1, host.invitation)
        bo.set_orders(Orders(pass_=PassOrder(turns=1)))
        watch = client.table(host.table, host.invitation).presence()
        assert next(watch).seats == ()  # before the start: Bo's order may be the first to act
        host.start()

        # whoever is first, it comes to Bo's turn, which the order passes; Ada passes over HTTP
        def played() -> bool:
            now = host.info()
            if 0 in now.awaiting:
                host.play("pass", now.seq)
            return any(one.kind == "played" and one.seat == 1 for one in host.log().entries)

        until(played)
        assert 1 in host.info().present
        watch.close()


def test_two_servers_on_one_database_know_of_each_other(tmp_path: Path, pg_url: str) -> None:
    with (
        served(tmp_path, database=pg_url) as first,
        Client(first.url) as one,
    ):
        host = one.open_table(seats=3, plan=(ME, OPEN, STEADY))
        bo = one.join(host.table, "Bo", 1, host.invitation)
        here = host.presence()
        assert next(here) == told(0)
        with served(tmp_path, database=pg_url) as second, Client(second.url) as two:
            there = two.seat(host.table, bo.token or "", 1).presence()
            assert any(now == told(0, 1) for now in there)
            assert next(here) == told(0, 1)
            until(lambda: two.table(host.table, host.invitation).info().present == (0, 1))
            there.close()
            assert next(here) == told(0)
        here.close()
