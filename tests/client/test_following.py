"""The live channel and whole games through it, on lines that are cut and servers that restart."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from longshore.client import Client, News, Seat, Seen, Told, Unreachable, Visitor
from longshore.server.domain.settings import SeatPlan
from longshore.server.http.limits import UNLIMITED, Rate
from tests.client.cutting import CuttableLine
from tests.client.deciding import by_chance
from tests.patience import PATIENCE
from tests.server.moving_time import until
from tests.server.serving import Served, served
from tests.soaking import some
from tests.support import EDITIONS

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
BOT = SeatPlan(kind="bot", bot="merchant")
BOTS = (BOT, BOT, BOT)
SHORT: dict[str, bool | int | str | None] = {
    "round_limit": 12
}  # who plays by chance may go on for ever
Follow = Callable[..., Generator[News, None, None]]
BOTH = pytest.mark.parametrize("follow", [Visitor.follow, Visitor.events])


@BOTH
def test_first_the_table_as_it_is_then_each_entry(client: Client, follow: Follow) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
    news = follow(host, to_end=False)
    first = next(news)
    assert isinstance(first, Seen)
    assert first.view is not None
    said = host.chat("Hello")
    assert next(news) == said
    news.close()


@BOTH
def test_with_a_number_each_entry_since_then(client: Client, follow: Follow) -> None:
    host = client.open_table(seats=3)
    for text in ("one", "two", "three"):
        host.chat(text)
    news = follow(host, 2)
    told = [next(news), next(news)]
    assert [(one.seq, one.text) for one in told if isinstance(one, Told)] == [
        (3, "two"),
        (4, "three"),
    ]
    news.close()


@BOTH
def test_following_ends_with_the_game(client: Client, follow: Follow) -> None:
    host = client.open_table(seats=3, plan=BOTS)
    host.start()
    told = list(follow(host, 0))
    assert [one.seq for one in told] == list(range(1, len(told) + 1))
    assert told[-1].status == "finished"
    assert list(follow(host, told[-1].seq)) == []
    assert [type(one) for one in follow(host)] == [Seen]


@BOTH
def test_nothing_is_missed_and_nothing_comes_twice_on_a_bad_line(
    server: Served, follow: Follow
) -> None:
    chance = random.Random(7)
    with CuttableLine(server.port) as line, Client(line.url) as client:
        host = client.open_table(seats=3)
        reader = client.table(host.table, host.invitation)
        with ThreadPoolExecutor(1) as pool, Client(server.url) as straight:
            seen = pool.submit(lambda: list(follow(reader, 0)))
            writer = straight.seat(host.table, host.token or "", 0)
            for number in range(60):
                writer.chat(f"line {number}")
                if chance.random() < 0.2:
                    line.cut_until_called()
            writer.close()
            told = seen.result(PATIENCE)
    assert line.passed_on > 5
    assert [one.seq for one in told] == list(range(1, 63))
    assert told[-1].status == "closed"


def test_an_action_whose_answer_is_lost_is_sent_again_and_done_once(server: Served) -> None:
    with CuttableLine(server.port) as line, Client(line.url) as client:
        host = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
        seat = host.of(host.info().awaiting[0])
        before = seat.view().seq
        line.answers_to_drop = 2
        told = seat.play("build warehouse")
        assert told.seq == before + 1
        assert seat.info().seq == told.seq
        assert line.answers_to_drop == 0


def test_what_could_be_done_twice_is_not_sent_again(server: Served) -> None:
    with CuttableLine(server.port) as line, Client(line.url) as client:
        host = client.open_table(seats=3)
        line.answers_to_drop = 1
        with pytest.raises(Unreachable):
            host.chat("only once")
        assert [one.text for one in host.log(1).entries] == ["only once"]


def play_seats(seats: list[Seat], seed: int) -> None:
    """Play them all to the end, each from a thread of its own."""
    with ThreadPoolExecutor(len(seats)) as pool:
        ends = [pool.submit(seat.play_with, by_chance(seed + n)) for n, seat in enumerate(seats)]
        views = [end.result(PATIENCE) for end in ends]
    for seat, view in zip(seats, views, strict=True):
        assert view is not None
        assert view.board.result is not None
        assert view == seat.view().view


@pytest.mark.parametrize("edition", some(EDITIONS, ["anniversary"]))
def test_a_whole_game_by_several_clients(server: Served, edition: str) -> None:
    with Client(server.url) as one, Client(server.url) as two:
        host = one.open_table(edition, 4, plan=(ME, OPEN, OPEN, BOT), options=SHORT)
        guests = [two.join(host.table, name, invitation=host.invitation) for name in ("B", "C")]
        with ThreadPoolExecutor(1) as pool:
            playing = pool.submit(play_seats, [host, *guests], 5)  # from before the start
            time.sleep(0.1)
            host.start()
            playing.result(PATIENCE)
        text = host.export("text")
        assert text.startswith(f"longshore {edition} 4")


def test_a_game_goes_on_when_the_line_is_cut_and_the_server_restarts(tmp_path: Path) -> None:
    """The clients notice nothing but the time it takes."""
    server = served(tmp_path, think=0.05)
    port = server.port
    stop = threading.Event()
    with CuttableLine(port) as line, Client(line.url, patience=PATIENCE) as client:
        host = client.open_table(
            seats=3, plan=(ME, ME, BOT), options={"round_limit": 6}, start=True
        )
        with ThreadPoolExecutor(2) as pool:
            playing = pool.submit(play_seats, [host.of(0), host.of(1)], 3)
            cutting = pool.submit(_cut_now_and_then, line, stop)
            try:
                for _ in range(2):
                    enough = line.answers + 20
                    until(lambda: line.answers > enough or playing.done())  # noqa: B023
                    server.stop()
                    server = served(tmp_path, port=port, think=0.05)
                playing.result(PATIENCE)
                told = host.log().entries
            finally:
                stop.set()
                cutting.result(PATIENCE)
                server.stop()
    assert [one.seq for one in told] == list(range(1, len(told) + 1))
    assert told[-1].status == "finished"


def _cut_now_and_then(line: CuttableLine, stop: threading.Event) -> None:
    """Whenever some answers have come through, so that something always does."""
    enough = line.answers + 20
    while not stop.wait(0.02):
        if line.answers > enough:
            line.cut()
            enough = line.answers + 20


def test_a_busy_host_is_waited_for(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(wishes=Rate(2, 4.0))
    with served(tmp_path, rates=rates) as server, Client(server.url, patience=PATIENCE) as client:
        host = client.open_table(seats=3)
        texts = [host.chat(f"line {n}", key=f"k{n}").text for n in range(5)]
    assert texts == [f"line {n}" for n in range(5)]
