"""Several server processes on one PostgreSQL database, as if they were one."""

from __future__ import annotations

import asyncio
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from longshore.client import Client, Refused, Seat, Told
from longshore.client.client import Host
from longshore.game.actions import Bid, Pass
from longshore.server.domain.entries import Line, Played, Renamed
from longshore.server.domain.orders import Orders
from longshore.server.domain.orders.forms import AcceptOrder, PassOrder
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.domain.state import TableState
from longshore.server.http.api.showing import Menu
from longshore.server.runtime import history
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store import StoreError, open_store
from tests.patience import PATIENCE
from tests.server.databases import cut_off, let_in
from tests.server.moving_time import Hands, until
from tests.server.players import Listener, Player, by_chance, replayed, to_auction, together
from tests.server.processes import Process, fresh_database
from tests.server.refusing import refusal_code as refused
from tests.server.serving import Served, served
from tests.soaking import some
from tests.support import EDITIONS

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY, HARD = SeatPlan(kind="bot", bot="steady"), SeatPlan(kind="bot", bot="hard")
MASTER = SeatPlan(kind="bot", bot="master")
LEASE_MS = 1200
STARTED = 2  # the entry with which a game begins, at a table that is full when it is opened


class Pair(NamedTuple):
    """Two processes on one database, and a client at each."""

    database: str
    first: Process
    second: Process
    one: Client
    two: Client

    @property
    def urls(self) -> list[str]:
        return [self.first.url, self.second.url]


@pytest.fixture(scope="module")
def database(pg_server: str) -> Iterator[str]:
    with fresh_database(pg_server) as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[Pair]:
    """Two processes for those tests that leave them alive."""
    with ExitStack() as held:
        both = [held.enter_context(Process(database)) for _ in range(2)]
        for one in both:
            one.ready()
        clients = [held.enter_context(Client(one.url)) for one in both]
        yield Pair(database, *both, *clients)


@pytest.fixture
def houses(tmp_path: Path, pg_url: str) -> Iterator[tuple[Served, Served, Hands]]:
    """Two servers with one clock that the test moves."""
    hands = Hands()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.05)
        with (
            served(tmp_path, database=pg_url, clock=hands) as first,
            served(tmp_path, database=pg_url, clock=hands) as second,
        ):
            yield first, second, hands


def over_there(seat: Seat, client: Client, number: int | None = None) -> Seat:
    """The same seat, at another process."""
    return client.seat(seat.table, seat.token or "", seat.number if number is None else number)


def lines_of(database: str, table: str) -> list[Line]:
    store = open_store(database, reading=True)
    try:
        return store.lines(table)
    finally:
        store.close()


# Whole games


@pytest.mark.parametrize("edition", some(EDITIONS, ["anniversary"]))
def test_clients_move_between_processes_in_a_game(pair: Pair, edition: str) -> None:
    """And repeat wishes at the other one; bots decide once wherever they run."""
    host = pair.one.open_table(
        edition, 4, plan=(ME, OPEN, OPEN, STEADY), options={"round_limit": 4}
    )
    guests = [
        client.join(host.table, name, None, host.invitation)
        for client, name in ((pair.two, "Bo"), (pair.one, "Cy"))
    ]
    players = [
        Player(pair.urls, seat.table, seat.token, seat.number, seed=8, cut=0.15)
        for seat in (host, *guests)
    ]
    for one in players:
        one.again = 0.3
    players[2].events = True
    watcher = Listener(pair.urls, host.table, host.invitation, cut=0.1)
    over_there(host, pair.two).start()
    together(host, [one.run for one in (*players, watcher)])
    again = replayed(over_there(host, pair.two))
    for one in (*players, watcher):
        assert one.view == again.view(one.number)
    assert sum(one.repeated for one in players) > 5
    assert min(one.cuts for one in players) > 1
    assert TableState.of(host.table, lines_of(pair.database, host.table)).status == "finished"


def test_both_processes_write_at_once_and_nothing_is_lost(pair: Pair) -> None:
    """Bots play while people talk at both; every word and every decision is there, once."""
    host = pair.one.open_table(seats=5, plan=(STEADY,) * 5)
    twin = over_there(host, pair.two)

    def talk(seat: Seat, name: str) -> list[int]:
        return [seat.chat(f"{name} {number}", key=f"{name}-{number}").seq for number in range(40)]

    heard = Listener(pair.urls, host.table, host.invitation, cut=0.02)
    talkers: list[Callable[[], list[int] | None]] = [
        lambda: talk(host, "a"),
        lambda: talk(twin, "b"),
        heard.run,
    ]
    host.start()
    first, second, _ = together(host, talkers)
    assert first is not None
    assert second is not None
    lines = lines_of(pair.database, host.table)
    said = {line.seq: line.key for line in lines if line.key is not None}
    assert said == {seq: f"a-{number}" for number, seq in enumerate(first)} | {
        seq: f"b-{number}" for number, seq in enumerate(second)
    }
    # the log is legal as it stands, so that no decision can be there twice
    state = TableState.of(host.table, lines)
    assert state.status == "finished"
    assert {line.entry.by for line in lines if isinstance(line.entry, Played)} == {"bot"}
    assert replayed(twin).over


def test_A1_sealed_bids_made_at_once_through_both_all_count(pair: Pair) -> None:
    host = pair.one.open_table(seats=5, plan=(ME,) * 5, start=True)
    seats = [host.of(number) for number in range(5)]
    for _ in range(2):
        auction = to_auction(seats)
        bidders = seats[0].info().awaiting
        gate = threading.Barrier(4)

        def bid(
            number: int, seat: int, gate: threading.Barrier = gate, auction: int = auction
        ) -> Told:
            there = over_there(host, pair.two if number % 2 else pair.one, seat)
            gate.wait(PATIENCE)
            return there.play(Bid(number % 3), seq=auction)

        with ThreadPoolExecutor(4) as pool:
            told = list(pool.map(bid, range(4), bidders))
        assert [one.seat for one in told] == list(bidders)
        assert len({one.seq for one in told}) == 4
        until(lambda told=told: seats[0].info().seq >= max(one.seq for one in told))
        # on to the next cargo
        while _in_auction(seats):
            number = seats[0].info().awaiting[0]
            legal = seats[number].legal(50)
            seats[number].play(by_chance(random.Random(3), legal.actions), legal.seq)


def _in_auction(seats: list[Seat]) -> bool:
    view = seats[0].view().view
    return view is not None and view.board.bidding is not None


# What is told from one to the other


def test_an_entry_is_told_to_who_follows_at_the_other_process(pair: Pair) -> None:
    host = pair.one.open_table(seats=3, plan=(ME, ME, ME), start=True)
    there = over_there(host, pair.two)
    streams = [there.follow(0, to_end=False), there.events(0, to_end=False)]
    known = [[next(stream).seq for _ in range(2)] for stream in streams]
    assert known == [[1, 2], [1, 2]]
    for number in range(5):
        said = host.chat(f"word {number}")
        assert [next(stream) for stream in streams] == [said, said]
    for stream in streams:
        stream.close()


def test_a_wish_repeated_at_the_other_process_is_one(pair: Pair) -> None:
    host = pair.one.open_table(seats=3, plan=(ME, ME, ME), start=True)
    for _ in range(10):
        now = host.info()
        seat = host.of(now.awaiting[0])
        twin = over_there(seat, pair.two)
        twin.info()
        key = f"key-{now.seq}"
        told = seat.play(Pass(), now.seq, key=key)
        assert twin.play(Pass(), now.seq, key=key) == told
        assert twin.info().seq == told.seq


def test_a_wish_sent_to_both_at_once_is_one(pair: Pair) -> None:
    host = pair.one.open_table(seats=3, plan=(ME, ME, ME), start=True)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            now = host.info()
            seats = [over_there(host, one, now.awaiting[0]) for one in (pair.one, pair.two)]
            asked = [pool.submit(one.play, Pass(), now.seq, f"k{now.seq}") for one in seats]
            first, second = (one.result(PATIENCE) for one in asked)
            assert first == second
            assert first.seq == now.seq + 1


def test_a_seat_taken_at_one_is_held_at_the_other_at_once(pair: Pair) -> None:
    for _ in range(10):
        host = pair.one.open_table(seats=3)
        there = over_there(host, pair.two)
        there.info()
        joined = pair.one.join(host.table, "Bo", invitation=host.invitation)
        assert over_there(joined, pair.two).info().mine == (1,)
        phone = pair.two.seat(host.table, joined.make_key().token, 1)
        assert phone.chat("here").seat == 1


def test_a_name_is_compared_with_what_the_other_process_has_written(
    tmp_path: Path, pg_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the news of it has not come: that there is nothing to do is a no like others."""
    monkeypatch.setattr(TableRegistry, "heard", lambda *_: None)
    with (
        served(tmp_path, database=pg_url) as first,
        served(tmp_path, database=pg_url) as second,
        Client(first.url) as one,
        Client(second.url) as two,
    ):
        host = one.open_table(seats=3, name="Ann")
        there = over_there(host, two)
        assert there.info().seats[0].name == "Ann"
        host.rename("Bob")
        there.rename("Ann")
        written = [line.entry for line in lines_of(pg_url, host.table)]
    assert [one.name for one in written if isinstance(one, Renamed)] == ["Bob", "Ann"]


def test_who_comes_from_the_future_is_refused_and_forgotten(
    houses: tuple[Served, Served, Hands],
) -> None:
    """A number that is ahead of a process may be known to another: it looks, and looks once."""
    first, second, _ = houses
    with Client(first.url) as one, Client(second.url) as two:
        host = one.open_table(seats=3, plan=(ME, ME, ME), start=True)
        there = over_there(host, two)
        there.info()
        second.house.listener.close()  # it hears nothing any more
        for _ in range(5):
            now = host.info()
            host.of(now.awaiting[0]).play(Pass(), now.seq)
        now = host.info()
        assert there.info().seq < now.seq
        stream = there.follow(now.seq)
        told = over_there(host, two, now.awaiting[0]).play(Pass(), now.seq)
        assert told.seq == now.seq + 1
        assert next(stream) == told
        stream.close()
        ahead = there.follow(told.seq + 7)
        assert refused(next, ahead) == "seq-ahead"
        assert refused(there.play, Pass(), told.seq + 7) == "seq-ahead"
        there.info()
        registry = second.house.registry
        assert registry._live[host.table].heard <= told.seq


@pytest.mark.parametrize("question", ["info", "view", "legal", "offers", "hint", "menu", "check"])
def test_an_answer_is_never_older_than_what_was_seen(
    houses: tuple[Served, Served, Hands], question: str
) -> None:
    """Who hears at one process that it is their turn may ask the other one what to do."""
    first, second, _ = houses
    with Client(first.url) as one, Client(second.url) as two:
        host = one.open_table(seats=3, plan=(ME, ME, ME), hints=True, start=True)
        over_there(host, two).info()
        second.house.listener.close()  # it hears nothing any more
        now = first_turn = host.info()
        while now.awaiting == first_turn.awaiting:
            host.of(now.awaiting[0]).play(Pass(), now.seq)
            now = host.info()
        seat = over_there(host, two, now.awaiting[0])
        assert not seat.legal().awaited
        assert seat.check(Pass()).refused is not None
        seat.seq = now.seq  # as it is told at the first one
        if question == "check":
            assert seat.check(Pass()).refused is None
        elif question == "menu":
            assert seat._get_now("/menu", Menu, seat=seat.number).seq == now.seq
        else:
            assert getattr(seat, question)().seq == now.seq


@contextmanager
def followed(
    houses: tuple[Served, Served, Hands],
) -> Iterator[tuple[Host, Seat, Iterator[Told]]]:
    """A running game of the first process, the same seat at the second, and what it hears there
    after the start.
    """
    with Client(houses[0].url) as one, Client(houses[1].url) as two:
        host = one.open_table(seats=3, plan=(ME, ME, ME), start=True)
        there = over_there(host, two)
        with closing(there.events(0, to_end=False)) as stream:
            assert [next(stream).seq for _ in range(STARTED)] == [1, STARTED]
            yield host, there, stream


def test_news_that_come_while_a_process_looks_for_them_are_not_lost(
    houses: tuple[Served, Served, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks before it says no, and finds nothing; at this moment something is written."""
    second = houses[1]
    with followed(houses) as (host, there, stream):
        registry = second.house.registry
        said = _said_while_looking(registry, host, monkeypatch)
        assert refused(there.play, Pass(), STARTED - 1) == "stale"
        until(lambda: there.info().seq == STARTED + 1)
        assert [next(stream)] == said


def _said_while_looking(
    registry: TableRegistry, host: Host, patch: pytest.MonkeyPatch
) -> list[Told]:
    """Once, when a process has read that nothing was written, something is, and it hears of it."""
    said: list[Told] = []
    look, hear, heard = registry._stored.lines, registry.heard, asyncio.Event()

    async def looked(table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        found = await look(table, after, upto)
        if not found and not said:
            said.append(await asyncio.to_thread(host.chat, "now"))
            await heard.wait()
        return found

    def hearing(message: str) -> None:
        hear(message)
        if message == f"{host.table} {STARTED + 1}":
            heard.set()

    patch.setattr(registry._stored, "lines", looked)
    patch.setattr(registry, "heard", hearing)
    return said


def test_what_could_not_be_told_at_once_is_told_when_the_table_is_read_again(
    houses: tuple[Served, Served, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = houses[1]
    with followed(houses) as (host, there, stream):
        second.house.listener.close()  # it hears nothing any more
        said = host.chat("now")
        usual, failed = history.tellings, threading.Event()

        def tellings(*given: Any) -> Any:
            if not failed.is_set():
                failed.set()
                raise StoreError("The database is away.")
            return usual(*given)

        monkeypatch.setattr(history, "tellings", tellings)
        second.house.registry._live[host.table].state = None  # it has to be read anew
        assert there.info().seq == said.seq
        assert failed.is_set()
        assert next(stream) == said


def test_what_was_heard_of_is_read_again_when_it_could_not_be_read(
    houses: tuple[Served, Served, Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = houses[1]
    with followed(houses) as (host, _, stream):
        stored = second.house.registry._stored
        usual, tries = stored.lines, iter(range(100))

        async def lines(*given: Any) -> list[Line]:
            if next(tries) < 2:
                raise StoreError("The database is away.")
            return await usual(*given)

        monkeypatch.setattr(stored, "lines", lines)
        assert host.chat("now") == next(stream)


# What the servers do by themselves


def test_a_machine_that_is_ahead_takes_time_from_nobody(tmp_path: Path, pg_url: str) -> None:
    """The attack: one process a day ahead, at whose table another one looks."""
    right, ahead = Hands(), Hands()
    ahead.forward(24 * 3600)
    with pytest.MonkeyPatch.context() as patch, ExitStack() as held:
        patch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.05)
        servers = [
            held.enter_context(served(tmp_path, database=pg_url, clock=hands))
            for hands in (right, ahead)
        ]
        one, two = (held.enter_context(Client(server.url)) for server in servers)

        def opened(client: Client, seconds: int) -> Host:
            clock = ClockSettings(move=seconds, out="safe")
            return client.open_table(seats=3, plan=(ME, ME, ME), clock=clock, start=True)

        thinking, elsewhere = opened(one, 3600), opened(two, 3600)
        begin = thinking.info().seq
        assert over_there(elsewhere, one).info().seq == elsewhere.info().seq
        for client in (one, two):  # so that both have looked for what is due meanwhile
            short = opened(client, 5)
            awaited = short.info().awaiting
            for hands in (right, ahead):
                hands.forward(6)
            until(lambda short=short, awaited=awaited: short.info().awaiting != awaited)  # type: ignore[misc]
        assert (thinking.info().seq, elsewhere.info().seq) == (begin, begin)


def _run_out(client: Client, hands: Hands) -> None:
    """A clock of a few seconds at a table of its own."""
    clock = ClockSettings(move=5, out="safe")
    short = client.open_table(seats=3, plan=(ME, ME, ME), clock=clock, start=True)
    awaited = short.info().awaiting
    hands.forward(6)
    until(lambda: short.info().awaiting != awaited)


def test_clocks_run_out_once(houses: tuple[Served, Served, Hands]) -> None:
    first, second, hands = houses
    with Client(first.url) as one, Client(second.url) as two:
        tables = [
            (one, two)[number % 2].open_table(
                seats=3,
                plan=(ME, ME, ME),
                clock=ClockSettings(move=60, out=("safe", "bot")[number % 2]),  # type: ignore[arg-type]
                start=True,
            )
            for number in range(10)
        ]
        begin = {host.table: host.info().seq for host in tables}
        first_to_move = {host.table: host.info().awaiting for host in tables}
        hands.forward(60)
        until(lambda: all(host.info().awaiting != first_to_move[host.table] for host in tables))
        for client in (one, two):  # both look again for what is due
            _run_out(client, hands)
        for number, host in enumerate(tables):
            entries = host.log(begin[host.table]).entries
            told = [(one.kind, getattr(one, "by", None)) for one in entries]
            if number % 2 == 0:
                assert told == [("played", "clock")]
            else:
                assert told[0] == ("taken-over", None)
                assert set(told[1:]) == {("played", "bot")}


def test_orders_are_carried_out_once_wherever_they_were_given(
    houses: tuple[Served, Served, Hands],
) -> None:
    first, second, hands = houses
    with Client(first.url) as one, Client(second.url) as two:
        host = one.open_table(seats=3, plan=(ME, ME, ME), start=True)
        for turn in range(6):
            hands.forward(2)
            now = host.info()
            seat = over_there(host, (one, two)[turn % 2], now.awaiting[0])
            other = over_there(host, (two, one)[turn % 2], now.awaiting[0])
            seat.set_orders(Orders(pass_=PassOrder(turns=1)))
            until(lambda: host.info().awaiting != now.awaiting)  # noqa: B023
            told = host.log(now.seq).entries
            assert [(one.kind, one.seat) for one in told] == [("played", now.awaiting[0])]
            until(lambda: other.orders() == Orders())  # noqa: B023
        # given to one process, and its time comes at the other
        hands.forward(2)
        now = host.info()
        then = (now.awaiting[0] + 1) % 3
        over_there(host, two, then).set_orders(Orders(pass_=PassOrder(turns=1)))
        over_there(host, one, now.awaiting[0]).play(Pass(), now.seq)
        until(lambda: host.info().awaiting == ((then + 1) % 3,))
        # one that leaves it to the person keeps nobody busy
        late = over_there(host, two, host.info().awaiting[0])
        late.set_orders(Orders(accept=AcceptOrder(least=1)))
        hands.forward(2)
        until(lambda: _row(first, host).due_at is None)


def _row(server: Served, host: Host) -> Any:
    return server.store.row(host.table)


def test_the_database_goes_away_and_comes_back(
    houses: tuple[Served, Served, Hands], pg_server: str, pg_url: str
) -> None:
    """Meanwhile a clear refusal; then all goes on, also for who followed all the time."""
    first, second, hands = houses
    with Client(first.url, patience=0) as one, Client(second.url, patience=20) as two:
        host = one.open_table(
            seats=3, plan=(ME, ME, ME), clock=ClockSettings(move=60, out="safe"), start=True
        )
        there = over_there(host, two)
        stream = there.follow(0)
        assert [next(stream).seq, next(stream).seq] == [1, 2]
        cut_off(pg_server, pg_url)
        now = host.info()
        seat = host.of(now.awaiting[0])
        assert refused(seat.play, Pass(), now.seq, "k") == "store-trouble"
        hands.forward(60)  # a clock runs out that nobody can write down
        time.sleep(0.5)
        let_in(pg_server, pg_url)
        told = next(stream)
        assert isinstance(told, Told)
        assert (told.seq, told.by) == (3, "clock")
        until(lambda: _well(one))
        now = host.info()
        told = host.of(now.awaiting[0]).play(Pass(), now.seq)
        assert next(stream) == told
        stream.close()


def _well(client: Client) -> bool:
    try:
        return client.lobby() is not None
    except Refused:
        return False


# Dying


def test_when_a_process_dies_another_goes_on_with_its_bots(pg_url: str) -> None:
    """In the middle of a thought: after its lease, or at once if it was stopped as one should."""
    with ExitStack() as held:
        first = held.enter_context(Process(pg_url, lease_ms=LEASE_MS, think=0.15))
        second = held.enter_context(Process(pg_url, lease_ms=100 * LEASE_MS, think=0.15))
        one = held.enter_context(Client(first.ready().url))
        two = held.enter_context(Client(second.ready().url))
        killed = [over_there(host, two) for host in thinking(one)]
        began = time.monotonic()
        first.kill()
        seen = [lines_of(pg_url, host.table)[-1].seq for host in killed]
        until(lambda: all(_further(killed, seen)))
        assert time.monotonic() - began > LEASE_MS / 2000
        first.again().ready()
        stopped = [over_there(host, one) for host in thinking(two)]
        second.stop()
        left = [over_there(host, one) for host in (*killed, *stopped)]
        until(lambda: all(host.info().status == "finished" for host in left))
        for host in left:
            lines = lines_of(pg_url, host.table)
            assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
            assert TableState.of(host.table, lines).status == "finished"
            assert replayed(host).over


def thinking(client: Client) -> list[Host]:
    """Two tables where bots have decided something, and think on."""
    hosts = [
        client.open_table(seats=3, plan=(MASTER,) * 3, options={"round_limit": 1}, start=True)
        for _ in range(2)
    ]
    until(lambda: all(host.info().seq > STARTED for host in hosts))
    return hosts


def _further(seats: list[Seat], seen: list[int]) -> list[bool]:
    return [seat.info().seq > before for seat, before in zip(seats, seen, strict=True)]


def test_no_token_is_in_what_a_process_says(pair: Pair) -> None:
    """Its log has a line a request, with neither tokens nor the table."""
    host = pair.one.open_table(seats=3, plan=(ME, ME, ME), start=True)
    next(host.of(0).follow())
    key = host.make_key("phone").token
    until(lambda: any("/api/tables/{table}" in line for line in pair.first.said))
    said = "".join(pair.first.said)
    for secret in (host.token, host.invitation, key, host.table):
        assert secret not in said


def test_all_processes_take_one_token_of_their_host_and_ban_the_same_names(pair: Pair) -> None:
    said = ["".join(one.said) for one in (pair.first, pair.second)]
    (token, other) = [re.findall(r"/host#token=([\w-]{43})\n", text)[0] for text in said]
    assert token == other
    head = {"authorization": f"Bearer {token}"}

    def opened(url: str) -> int:
        wish = {"name": "Mallory"}
        return httpx.post(f"{url}/api/tables", json=wish, timeout=PATIENCE).status_code

    def wished(url: str, what: str) -> None:
        httpx.post(
            f"{url}/api/host/names/{what}", json={"name": "MALLORY"}, headers=head, timeout=PATIENCE
        ).raise_for_status()

    until(lambda: _others(pair.first.url, head) >= 1)
    assert opened(pair.second.url) == 201
    wished(pair.first.url, "ban")
    until(lambda: opened(pair.second.url) == 403)
    wished(pair.second.url, "allow")
    until(lambda: opened(pair.first.url) == 201)
    assert not any(token in line for text in said for line in text.splitlines() if "{" in line)


def _others(url: str, head: dict[str, str]) -> int:
    told = httpx.get(f"{url}/api/host/server", headers=head, timeout=PATIENCE).raise_for_status()
    return int(told.json()["load"]["others"])
