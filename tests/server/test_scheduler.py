"""What a server does by itself: bots, clocks, standing orders, webhooks; and talk and studies."""

from __future__ import annotations

import asyncio
import doctest
import http.server
import json
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from longshore.bots import Decision
from longshore.bots.loading import BotError
from longshore.bots.merchant import Merchant
from longshore.bots.search import Search
from longshore.client import Client, Refused, Seat, Told
from longshore.client.client import Host
from longshore.game.actions import Bid, BuildWarehouse, Pass, TakeLoan
from longshore.game.game import draw
from longshore.server.domain import quotas
from longshore.server.domain.orders import Orders
from longshore.server.domain.orders.forms import AcceptOrder, BidOrder, PassOrder
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.domain.tokens import make_table_id
from longshore.server.domain.told import PlayedTold
from longshore.server.domain.turn import MOST_TOGETHER
from longshore.server.runtime import changing, scheduler
from longshore.server.store import Unit, open_store
from longshore.server.webhooks.webhooks import WebhookSettings
from tests.patience import PATIENCE
from tests.server.moving_time import Hands, until
from tests.server.players import go_on, to_auction
from tests.server.refusing import refusal_code as refused
from tests.server.serving import Served, served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")
QUICKLY = 0.05  # seconds between two looks at what is due
A_MOMENT = 0.3  # enough to see that nothing happens


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", QUICKLY)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    with served(folder, clock=hands, heartbeat=0.2, internal_webhooks=True) as made:
        yield made


def hot_seat(client: Client, seats: int = 3, **settings: Any) -> tuple[Host, list[Seat]]:
    """A running game of one key, so that it never goes on by itself."""
    host = client.open_table(seats=seats, plan=(ME,) * seats, start=True, **settings)
    host.info()
    return host, [host.of(seat) for seat in range(seats)]


def now_at(seats: list[Seat]) -> Seat:
    """The seat that the table waits for, having seen all."""
    told = [seat.info() for seat in seats]
    return seats[told[0].awaiting[0]]


def new(seat: Seat, after: int) -> list[tuple[str, int | None, str | None]]:
    entries = seat.log(after).entries
    return [(one.kind, getattr(one, "seat", None), getattr(one, "by", None)) for one in entries]


# Bots


def test_bots_actions_are_written_together_and_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.server.domain.seating.secrets.randbits", lambda _: 7)
    played = []
    for together in (changing.TOGETHER, 1):
        monkeypatch.setattr(changing, "TOGETHER", together)
        folder = tmp_path / str(together)
        folder.mkdir()
        with served(folder, dealer=lambda rules: draw(rules, 3)) as server:
            sizes, append = [], server.house.registry.writer.append

            def appended(unit: Unit, append: Any = append, sizes: Any = sizes) -> Any:
                sizes.append(len(unit.lines))
                return append(unit)

            monkeypatch.setattr(server.house.registry.writer, "append", appended)
            with Client(server.url) as client:
                host = client.open_table(seats=3, plan=(STEADY,) * 3, start=True)
                until(lambda host=host: host.info().status == "finished")
                played.append([_without_time(one) for one in host.log().entries])
        alone = sum(size == 1 for size in sizes)
        assert alone < len(sizes) / 2 if together > 1 else max(sizes) <= MOST_TOGETHER
        assert max(sizes) < together + MOST_TOGETHER
    assert played[0][2:] == played[1][2:]  # but for the table's opening and its secret


def answered(
    parts: int, after: Callable[..., Any], patch: pytest.MonkeyPatch, tries: int = 1
) -> list[tuple[Any, Any]]:
    """How what a bot has decided is tried, two parts together; each but the last time another
    process is quicker. What comes `after` it is asked for as well.
    """
    tried: list[tuple[Any, Any]] = []
    state = SimpleNamespace(written=None, game_seq=0)

    class Registry:
        async def wish_at(self, _table: str, make: Any, *, then: Any) -> Any:
            tried.extend((make(None, state), then(None, state)) for _ in range(tries))
            return SimpleNamespace(line=SimpleNamespace(seq=len(tried)))

    async def thought(*_: object) -> list[None]:
        return [None]

    decided = [lambda _state, _seq, part=part: part for part in range(parts)]
    patch.setattr(scheduler, "has_room", lambda *_, **__: True)
    patch.setattr(scheduler, "_plays", lambda *_: deque(decided))
    question: Any = SimpleNamespace(game_seq=0)
    keeper: Any = SimpleNamespace(registry=Registry(), _think_on=thought, _next_plays=after)
    asyncio.run(scheduler.Scheduler._answer(keeper, "t", [question]))
    return tried


def test_when_another_process_was_quicker_bots_begin_anew_with_what_they_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing of what was to be written together is left over for the next attempt."""
    tried = answered(4, lambda *_: (), monkeypatch, tries=2)
    assert tried == [(0, 1), (0, 1), (2, 3), (2, 3)]


def test_what_a_bot_decided_is_written_if_there_is_no_such_bot_as_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(*_: object) -> None:
        raise BotError("There is no such bot any more.")

    assert answered(1, gone, monkeypatch) == [(0, None)]


def _without_time(told: Told) -> dict[str, Any]:
    """What was told, but for when, and for the hashes of a secret."""
    plain = msgspec.to_builtins(told)
    return {
        name: value for name, value in plain.items() if name not in ("at", "commitment", "reveal")
    }


# Clocks


def test_a_bot_takes_over_to_the_millisecond_until_the_person_returns(
    client: Client, hands: Hands
) -> None:
    _, seats = hot_seat(client, clock=ClockSettings(move=60, bot="merchant"))
    late = now_at(seats)
    number, begin = late.number or 0, late.seq
    clocks = late.view().clocks
    assert clocks is not None
    assert (clocks[number].running, clocks[number].deadline) == (True, hands.now + 60_000)
    assert [clock.running for clock in clocks].count(True) == 1
    hands.forward(59.999)
    time.sleep(A_MOMENT)
    assert late.info().seq == begin
    hands.forward(0.001)
    until(lambda: late.info().awaiting == ((number + 1) % 3,))
    done = new(late, begin)
    assert done[0] == ("taken-over", number, None)
    assert {one[1:] for one in done[1:]} == {(number, "bot")}
    assert late.info().seats[number].away == "merchant"
    # the next turn is played by the bot at once
    for _ in range(2):
        now_at(seats).play(Pass())
    until(lambda: late.info().awaiting == ((number + 1) % 3,))
    # and then the person is back
    assert late.come_back().kind == "returned"
    assert late.info().seats[number].away is None
    assert refused(late.come_back) == "not-away"
    for _ in range(2):
        now_at(seats).play(Pass())
    time.sleep(A_MOMENT)
    assert late.info().awaiting == (number,)


def test_who_does_something_is_back(client: Client, hands: Hands) -> None:
    _, seats = hot_seat(client, clock=ClockSettings(move=60))
    late = now_at(seats)
    hands.forward(60)
    until(lambda: late.info().awaiting not in ((), (late.number,)))
    assert late.info().seats[late.number or 0].away == "steady"
    late.play(TakeLoan())
    assert late.info().seats[late.number or 0].away is None


def test_game_time_is_used_up_over_the_game(client: Client, hands: Hands) -> None:
    _, seats = hot_seat(client, clock=ClockSettings(move=10, game=30))
    thinker = now_at(seats)
    number = thinker.number or 0
    hands.forward(32)
    thinker.play(Pass())
    clocks = thinker.view().clocks
    assert clocks is not None
    assert clocks[number].game_left_ms == 8_000
    for _ in range(2):
        now_at(seats).play(Pass())
    begin = now_at(seats).seq
    hands.forward(17.999)
    time.sleep(A_MOMENT)
    assert thinker.info().seq == begin
    hands.forward(0.001)
    until(lambda: ("taken-over", number, None) in new(thinker, begin))


def test_the_safe_move_is_one_decision(client: Client, hands: Hands) -> None:
    _, seats = hot_seat(client, clock=ClockSettings(move=20, out="safe"))
    late = now_at(seats)
    begin = late.seq
    hands.forward(20)
    until(lambda: late.info().seq > begin)
    time.sleep(A_MOMENT)
    assert new(late, begin) == [("played", late.number, "clock")]
    assert late.info().seats[late.number or 0].away is None
    clocks = late.view().clocks
    assert clocks is not None
    assert {clock.deadline for clock in clocks if clock.running} == {hands.now + 20_000}


def test_sealed_bids_each_have_their_own_time(client: Client, hands: Hands) -> None:
    """A1. Who bids late does not lose the others' time, and all are done at the deadline."""
    _, seats = hot_seat(client, 4, clock=ClockSettings(move=30, out="safe"))
    auction = to_auction(seats)
    first, second, third = seats[0].info().awaiting
    hands.forward(20)
    seats[second].play(Bid(0), seq=auction)
    begin = seats[0].info().seq
    hands.forward(10)
    until(lambda: seats[0].info().auction is None)
    done = [one for one in new(seats[0], begin) if one[2] == "clock"]
    assert done == [("played", first, "clock"), ("played", third, "clock")]


def test_bots_have_no_clock(client: Client, hands: Hands) -> None:
    host = client.open_table(
        seats=3, plan=(ME, STEADY, STEADY), clock=ClockSettings(move=60), start=True
    )
    until(lambda: host.info().awaiting == (0,))
    clocks = host.view().clocks
    assert clocks is not None
    assert [clock.running for clock in clocks] == [True, False, False]
    hands.forward(60)
    until(lambda: host.info().status == "finished")
    assert {one[2] for one in new(host, 2) if one[0] == "played"} == {"bot"}


def test_a_clock_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    hands = Hands()
    with served(tmp_path, clock=hands) as first, Client(first.url) as client:
        _, seats = hot_seat(client, clock=ClockSettings(move=3600, out="safe"))
        late = now_at(seats)
        begin = late.seq
    hands.forward(24 * 3600)
    with served(tmp_path, clock=hands) as second, Client(second.url) as client:
        again = client.seat(late.table, late.token or "", late.number)
        until(lambda: again.info().seq > begin)
        time.sleep(A_MOMENT)
        assert new(again, begin) == [("played", late.number, "clock")]


# Standing orders


def test_an_order_is_carried_out_at_once_when_the_seat_is_awaited(client: Client) -> None:
    _, seats = hot_seat(client)
    seat = now_at(seats)
    begin = seat.seq
    seat.set_orders(Orders(pass_=PassOrder(turns=1)))
    until(lambda: seat.info().awaiting != (seat.number,))
    assert new(seat, begin) == [("played", seat.number, "person")]  # as if by hand
    until(lambda: seat.orders() == Orders())


def test_an_order_is_carried_out_when_its_time_comes(client: Client) -> None:
    _, seats = hot_seat(client, 4)
    for most, seat in enumerate(seats):
        seat.set_orders(Orders(bid=BidOrder(most=most)))
    while (opened := go_on(seats)).auction is None:
        pass
    until(lambda: seats[0].info().auction is None)
    seller = seats[opened.seat or 0]
    bids = seats[0].log(opened.seq).entries[:3]
    assert {told.seat for told in bids} == {0, 1, 2, 3} - {seller.number}
    for told in bids:
        assert told.by == "person"
        own = seats[told.seat or 0].log(told.seq - 1).entries[0]
        assert own.action == Bid(told.seat or 0)
    assert seller.orders() == Orders(bid=BidOrder(most=seller.number))
    seller.info()
    seller.play("accept")
    if seller.info().awaiting == (seller.number,):
        seller.play(Pass())
    assert [seat.orders() == Orders() for seat in seats if seat is not seller] == [True] * 3


def test_what_an_order_does_not_say_is_left_to_the_person(client: Client) -> None:
    _, seats = hot_seat(client)
    auction = to_auction(seats)
    first, second = seats[0].info().awaiting
    seller = seats[3 - first - second]
    seller.set_orders(Orders(accept=AcceptOrder(least=5)))
    seats[first].play(Bid(1), seq=auction)
    seats[second].play(Bid(0), seq=auction)
    time.sleep(A_MOMENT)
    assert seller.info().awaiting == (seller.number,)
    assert seller.orders() == Orders(accept=AcceptOrder(least=5))
    seller.set_orders(Orders(accept=AcceptOrder(least=1)))
    until(lambda: seller.info().awaiting != (seller.number,) or seller.orders() == Orders())
    assert "accept" in {_kind(told) for told in seller.log(auction).entries}


def _kind(told: Told) -> str:
    action = getattr(told, "action", None)
    return "" if action is None else str(type(action).__struct_config__.tag)


def test_orders_are_secret(client: Client) -> None:
    """Not even the numbers of the log show that there is one."""
    host = client.open_table(seats=3, plan=(ME, OPEN, ME))
    other = client.join(host.table, "Bo", invitation=host.invitation)
    host.start()
    before = (other.info(), other.view(), other.log())
    host.of(2).set_orders(Orders(accept=AcceptOrder(least=7)))
    host.of(2).set_notes("They will never know.")
    assert (other.info(), other.view(), other.log()) == before
    peeking = client.seat(host.table, other.token or "", 2)
    assert refused(peeking.orders) == "not-your-seat"
    assert refused(peeking.notes) == "not-your-seat"
    assert host.of(2).orders() == Orders(accept=AcceptOrder(least=7))
    assert host.of(0).orders() == Orders()
    host.of(2).set_orders(Orders())
    assert host.of(2).orders() == Orders()


def test_orders_that_make_no_sense_are_refused(client: Client) -> None:
    host, seats = hot_seat(client)
    assert refused(seats[0].set_orders, Orders(bid=BidOrder())) == "orders-no-most"
    assert seats[0].orders() == Orders()
    host.close()
    late = Orders(bid=BidOrder(most=1))
    assert refused(seats[0].set_orders, late) == "table-ended"


def test_orders_outlive_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as first, Client(first.url) as client:
        _, seats = hot_seat(client)
        then = seats[((now_at(seats).number or 0) + 1) % 3]
        then.set_orders(Orders(pass_=PassOrder(turns=1)))
    with served(tmp_path) as second, Client(second.url) as client:
        again = [client.seat(one.table, one.token or "", one.number) for one in seats]
        now_at(again).play(Pass())
        last = (then.number or 0) + 1
        until(lambda: again[0].info().awaiting == (last % 3,))


def test_an_order_that_was_kept_just_before_the_server_died_is_carried_out(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'longshore.db'}"
    with served(tmp_path) as first, Client(first.url) as client:
        _, seats = hot_seat(client)
        seat = now_at(seats)
    store = open_store(url)
    order = msgspec.json.encode(Orders(pass_=PassOrder(turns=1)))
    store.put_private(seat.table, seat.number or 0, "orders", order, Hands().now)
    store.close()
    with served(tmp_path) as second, Client(second.url) as client:
        again = client.seat(seat.table, seat.token or "", seat.number)
        until(lambda: again.info().awaiting != (seat.number,))


@pytest.mark.parametrize("out", ["bot", "safe"])
def test_a_clock_runs_out_though_an_order_may_act_no_more(
    client: Client, hands: Hands, monkeypatch: pytest.MonkeyPatch, out: Any
) -> None:
    """All that the seat may write of play is written: its order counts for nothing."""
    _, seats = hot_seat(client, clock=ClockSettings(move=60, out=out))
    seat = now_at(seats)
    begin = seat.seq
    monkeypatch.setitem(quotas.QUOTAS, "play", quotas.Quota(0))
    seat.set_orders(Orders(pass_=PassOrder(turns=1)))
    hands.forward(60)
    until(lambda: seat.info().seq > begin)
    assert new(seat, begin)[0] == (
        ("taken-over", seat.number, None) if out == "bot" else ("played", seat.number, "clock")
    )


def test_a_clock_runs_out_though_bots_and_clocks_may_act_no_more(
    client: Client,
    hands: Hands,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And whoever runs the server is told, once, why nothing comes after it."""
    _, seats = hot_seat(client, clock=ClockSettings(move=60, out="safe"))
    seat = now_at(seats)
    begin = seat.seq
    monkeypatch.setitem(quotas.QUOTAS, "bots", quotas.Quota(0, by_seat=False))
    hands.forward(60)
    until(lambda: seat.info().seq > begin)
    assert new(seat, begin) == [("taken-over", seat.number, None)]
    until(lambda: [one for one in caplog.messages if seat.table in one])
    seat.come_back()
    monkeypatch.undo()
    seat.info()
    seat.play(Pass())
    assert len([one for one in caplog.messages if seat.table in one]) == 1


# Bots


def test_a_slow_bot_slows_no_other_table(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    master = SeatPlan(kind="bot", bot="master")
    asked, enough, think = threading.Event(), threading.Event(), Search.choose

    def slow_choice(bot: Search, decision: Decision) -> Any:
        asked.set()
        assert enough.wait(PATIENCE)
        return think(bot, decision)

    monkeypatch.setattr(Search, "choose", slow_choice)
    slow = client.open_table(seats=3, plan=(master, master, master), start=True)
    begin = slow.info().seq
    assert asked.wait(PATIENCE)
    _, seats = hot_seat(client)
    for _ in range(12):
        now_at(seats).play(Pass())
    assert slow.info().seq == begin  # it still thinks about its first decision
    enough.set()
    until(lambda: slow.info().seq > begin)
    slow.close()


def test_bots_that_search_think_at_several_tables_at_once(client: Client) -> None:
    """Each in memory of its own: in one they would lead each other astray, or for ever around."""
    hard = SeatPlan(kind="bot", bot="hard")
    tables = [
        client.open_table(
            edition, 3, plan=(hard, hard, hard), options={"round_limit": 1}, start=True
        )
        for edition in ("classic", "anniversary", "classic", "anniversary")
    ]
    until(lambda: all(one.info().status == "finished" for one in tables))
    for one in tables:
        played = [told for told in one.log().entries if isinstance(told, PlayedTold)]
        assert played
        assert not any(told.forfeit for told in played)


def test_bots_that_search_think_at_the_same_time_where_they_bid_at_the_same_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, trade = threading.Barrier(2), Merchant()
    bids: list[int] = []

    def choose(_bot: Search, decision: Decision) -> Any:
        if decision.view.board.phase == "bids":
            both.wait(PATIENCE)  # nobody gets on who is asked alone
            bids.append(decision.seat)
        return trade.choose(decision)

    monkeypatch.setattr(Search, "choose", choose)
    hard = SeatPlan(kind="bot", bot="hard")
    table = client.open_table(seats=3, plan=(hard,) * 3, options={"round_limit": 12}, start=True)
    until(lambda: table.info().status == "finished")
    played = [told for told in table.log().entries if isinstance(told, PlayedTold)]
    assert len(bids) >= 2
    assert not any(told.forfeit for told in played)


def test_hints(client: Client) -> None:
    _, seats = hot_seat(client, hints=True)
    seat = now_at(seats)
    hint = seat.hint()
    assert (hint.bot, hint.seq) == ("hard", seat.seq)
    assert seat.check(hint.texts[0]).refused is None
    likely = [one.percent for one in hint.learned]
    assert likely == sorted(likely, reverse=True)
    assert 5 <= sum(likely) <= 101
    for one in hint.learned:
        assert seat.check(one.actions[0]).refused is None
    assert seat.play(hint.actions[0]).seq == hint.seq + 1
    idle = seats[((now_at(seats).number or 0) + 1) % 3]
    assert refused(idle.hint) == "not-asked"
    _, without = hot_seat(client)
    assert refused(now_at(without).hint) == "no-hints"


# Talk


def test_chat_is_told_to_all_as_it_was_typed(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), name="Ann", public=True)
    bo, onlooker = client.join(host.table, "Bo"), client.table(host.table)
    streams = [one.follow(2, to_end=False) for one in (host, bo, onlooker)]
    text = "<script>alert('x')</script> & https://example.org/?a=1\nzwei"
    said = bo.chat(text)
    assert (said.kind, said.seat, said.name, said.text) == ("said", 1, "Bo", text)
    assert [next(stream) for stream in streams] == [said] * 3
    for stream in streams:
        stream.close()
    assert bo.chat("once", key="k") == bo.chat("once", key="k")
    assert refused(bo.chat, " \n ") == "empty-text"
    assert refused(bo.chat, "x" * 1001) == "wrong-field"
    host.start()
    until(lambda: host.info().awaiting in ((0,), (1,)))
    before = host.view()
    host.chat("thinking")
    assert host.view().view == before.view
    host.leave()
    host.number = None
    host.chat("just the host now", key="k")
    host.drop(1)
    until(lambda: onlooker.info().status == "finished")
    host.chat("good game")
    assert [told.text for told in host.log().entries if told.kind == "said"][2:] == [
        "thinking",
        "just the host now",
        "good game",
    ]


def test_notes_are_ones_own(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, ME))
    bo = client.join(host.table, "Bo", invitation=host.invitation)
    assert bo.notes() == ""
    assert bo.set_notes("  red hoards\n\ntan \u202e") == "red hoards\n\ntan"
    assert bo.notes() == "red hoards\n\ntan"
    assert host.of(0).notes() == ""
    assert refused(bo.set_notes, "x" * 20_001) == "wrong-field"
    bo.set_notes("")
    assert bo.notes() == ""
    assert "hoards" not in host.of(0).export("jsonl")


# Webhooks


class Called(http.server.ThreadingHTTPServer):
    """An address that is called, and what it was told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.bodies: list[dict[str, Any]] = []
        self.calls: list[tuple[dict[str, str], bytes]] = []  # header fields as sent, and the body
        self.status = 200


class _Answering(http.server.BaseHTTPRequestHandler):
    server: Called

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.calls.append((dict(self.headers.items()), body))
        if self.server.status == 200:
            self.server.bodies.append(json.loads(body))
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def called() -> Iterator[Called]:
    with Called() as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join(5)


def test_a_webhook_is_called_when_it_is_ones_turn(client: Client, called: Called) -> None:
    url = f"http://127.0.0.1:{called.server_port}/hook?secret=1"
    host = client.open_table(
        seats=3, plan=(ME, OPEN, OPEN), title="Friday", options={"round_limit": 1}
    )
    seats = [host, *(client.join(host.table, name, None, host.invitation) for name in "BC")]
    host.set_webhook(WebhookSettings(url=url, on=("turn", "start", "finish", "chat", "undo")))
    assert host.webhook() is not None
    host.start()
    until(lambda: [one["what"] for one in called.bodies].count("start") == 1)
    seats[1].chat("Hello")
    while now_at(seats) is not host:
        now_at(seats).play(Pass())
    until(lambda: {"turn", "chat"} <= {one["what"] for one in called.bodies})
    turn = next(one for one in called.bodies if one["what"] == "turn")
    assert (turn["table"], turn["title"], turn["seat"]) == (host.table, "Friday", 0)
    assert host.table in turn["link"]
    chat = next(one for one in called.bodies if one["what"] == "chat")
    assert "Hello" in chat["text"]
    host.play(Pass())
    host.chat("my own words")
    seats[1].info()
    while seats[1].info().status == "running":
        now_at(seats).play(Pass())
    until(lambda: called.bodies[-1]["what"] == "finish")
    told = [one["what"] for one in called.bodies]
    assert sorted(told) == ["chat", "finish", "start", "turn"]
    tokens = [token for seat in seats if (token := seat.token)]
    assert not [token for token in tokens if token in json.dumps(called.bodies)]


def documented(name: str) -> Callable[..., bool]:
    """A function as docs/http.md has it."""
    text = (Path(__file__).parents[2] / "docs" / "http.md").read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(text):
        if example.source.startswith(("import", f"def {name}")):
            exec(example.source, known)  # noqa: S102
    found: Callable[..., bool] = known[name]
    return found


def test_a_call_is_signed_and_can_be_checked_as_documented(client: Client, called: Called) -> None:
    is_genuine = documented("is_genuine")
    url = f"http://127.0.0.1:{called.server_port}/hook"
    host = client.open_table(seats=3, plan=(ME, OPEN, OPEN))
    bo = client.join(host.table, "Bo", 1, host.invitation)
    secret = host.set_webhook(WebhookSettings(url=url, on=("chat",)))
    assert secret is not None
    kept = host.webhook()
    assert kept is not None
    assert secret not in msgspec.json.encode(kept).decode(), "it is told once"
    bo.chat("Hello")
    until(lambda: called.calls)
    headers, body = called.calls[0]
    named = {name.title(): value for name, value in headers.items()}
    assert is_genuine(named, body, secret)
    assert not is_genuine(named, body + b" ", secret)
    assert not is_genuine(named, body, "another secret")
    old = {**named, "Longshore-Timestamp": str(int(named["Longshore-Timestamp"]) - 3600)}
    assert not is_genuine(old, body, secret)
    assert secret not in json.dumps(headers) + body.decode()


def test_a_webhook_that_is_set_anew_has_another_secret(client: Client, called: Called) -> None:
    url = f"http://127.0.0.1:{called.server_port}/hook"
    host = client.open_table(seats=3, plan=(ME, OPEN, OPEN))
    first, second = (host.set_webhook(WebhookSettings(url=url)) for _ in range(2))
    assert first
    assert second
    assert first != second


def test_a_webhook_is_called_again_after_a_failure_also_by_the_next_server(
    tmp_path: Path, called: Called
) -> None:
    hands = Hands()
    url = f"http://127.0.0.1:{called.server_port}/hook"
    called.status = 503
    with (
        served(tmp_path, clock=hands, internal_webhooks=True) as first,
        Client(first.url) as client,
    ):
        _, seats = hot_seat(client)
        seats[0].set_webhook(WebhookSettings(url=url, on=("chat",)))
        seats[1].chat("Are you there?")
        time.sleep(A_MOMENT)
    called.status = 200
    hands.forward(3600)
    with served(tmp_path, clock=hands, internal_webhooks=True):
        until(lambda: called.bodies)
    assert ["Are you there?" in one["text"] for one in called.bodies] == [True]


# The past, and what could have been


def test_the_past_is_as_ones_seat_knew_it(client: Client) -> None:
    host, seats = hot_seat(client)
    seat = now_at(seats)
    begin = seat.view()
    seat.play(BuildWarehouse())
    seat.play(Pass())
    assert seat.view(at=begin.seq).view == begin.view
    assert seat.view(at=1).view is None
    assert refused(seat.view, at=seat.seq + 1) == "no-such-entry"
    assert refused(seat.view, at=0) == "no-such-entry"
    onlooker = client.table(host.table, host.invitation)
    then = onlooker.view(at=begin.seq).view
    assert then is not None
    assert then.own is None


def test_a_finished_game_is_forked_at_any_point(client: Client) -> None:
    host = client.open_table(seats=3, plan=(STEADY, STEADY, STEADY), public=True)
    host.start()
    until(lambda: host.info().status == "finished")
    onlooker = client.seat(host.table, host.token or "")
    played = [told.seq for told in host.log().entries if told.kind == "played"]
    middle = played[len(played) // 2]
    fork = onlooker.fork(middle, play=(0, 1, 2), title="What if")
    told = fork.info()
    assert told.origin is not None
    assert (told.origin.table, told.origin.seq, told.origin.study) == (host.table, middle, None)
    assert (told.mine, told.status, told.settings.public) == ((0, 1, 2), "running", False)
    for seat in range(3):
        over = client.table(host.table)
        over.number = seat
        assert fork.of(seat).view().view == over.view(at=middle).view
    legal = fork.of(told.awaiting[0]).legal(500)
    assert legal.actions
    other = onlooker.fork(middle, play=(1,), bot="merchant")
    assert [one.kind for one in other.info().seats] == ["bot", "person", "bot"]
    other.leave()
    end = client.seat(other.table, other.token or "")
    until(lambda: end.info().status == "finished")
    assert refused(onlooker.fork, 1) == "not-dealt-yet"
    assert refused(onlooker.fork, played[-1] + 1) == "no-such-entry"


def test_a_study_keeps_what_the_seat_knows_and_draws_the_rest(client: Client) -> None:
    """A1, S5. Others' cards are drawn anew, and their sealed bids are not in it."""
    host = client.open_table(seats=4, plan=(ME, OPEN, ME, ME))
    bo = client.join(host.table, "Bo", invitation=host.invitation)
    host.start()
    seats = [host.of(0), bo, host.of(2), host.of(3)]
    auction = to_auction(seats)
    bidders = [seats[number] for number in seats[0].info().awaiting]
    first, second, third = bidders
    first.play(Bid(3), seq=auction)
    second.play(Bid(1), seq=auction)
    at = first.info().seq
    cards = set()
    for _ in range(4):
        study = first.fork(at, play=tuple(range(4)))
        seen = study.of(first.number or 0).view().view
        real = first.view().view
        assert seen is not None
        assert real is not None
        assert seen.own == real.own  # with one's own sealed bid
        assert seen.board.bidding is not None
        assert seen.board.bidding.sealed == (first.number,)
        assert study.info().awaiting == tuple(sorted((second.number or 0, third.number or 0)))
        views = [study.of(number).view().view for number in range(4)]
        dealt = [view.own.card for view in views if view is not None and view.own is not None]
        assert len(set(dealt)) == 4
        cards.add(tuple(dealt))
    assert len(cards) > 1
    told = study.info()
    assert told.origin is not None
    assert told.origin.study == first.number
    nobody = third.fork(at)
    seen = nobody.view().view
    assert seen is not None
    assert seen.own is not None
    assert seen.own.bid is None
    # the game itself has not gone on
    assert first.info().seq == at
    assert refused(client.seat(host.table, host.invitation or "").fork, at) == "token-needed"
    assert refused(client.seat(host.table, bo.token or "", 0).fork, at) == "not-your-seat"


def test_a_study_is_played_on_with_bots(client: Client) -> None:
    _, seats = hot_seat(client)
    seat = now_at(seats)
    seat.play(BuildWarehouse())
    study = seat.fork(seat.seq)
    assert study.view().view == seat.view().view
    assert study.hint().actions
    study.leave()
    over = client.seat(study.table, study.token or "")
    until(lambda: over.info().status == "finished")
    assert seat.info().status == "running"


# Memory


def test_tables_that_nobody_looks_at_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.server.runtime.registry.IDLE_SECONDS", 0.2)
    with served(tmp_path) as made, Client(made.url) as client:
        registry = made.house.registry
        hosts = [client.open_table(seats=3, plan=(ME, ME, ME), start=True) for _ in range(20)]
        done = client.open_table(seats=3, plan=(STEADY, STEADY, STEADY))
        done.start()
        stream = hosts[0].of(0).follow()
        before = next(stream)
        until(lambda: registry.live_tables == 1)
        assert hosts[0].table in registry
        said = hosts[0].of(0).chat("still here")
        assert next(stream) == said
        stream.close()
        until(lambda: registry.live_tables == 0)
        now_at([hosts[1].of(seat) for seat in range(3)]).play(Pass())
        assert hosts[0].of(0).view().seq == before.seq + 1
        assert done.info().status == "finished"


def test_names_of_no_table_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever guesses at names fills no memory, and is not counted as so many tables."""
    monkeypatch.setattr("longshore.server.runtime.registry.IDLE_SECONDS", 10.0**9)
    with served(tmp_path) as made, Client(made.url) as client:
        registry = made.house.registry
        client.open_table(seats=3)
        for _ in range(20):
            with pytest.raises(Refused, match="no table"):
                client.table(make_table_id()).info()
        assert registry.live_tables == 1
        until(lambda: len(registry._live) == 1)
