"""Time that is set back, at a running server and before one starts, keeps nobody waiting."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from longshore.client import Client
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.store.steady_clock import Steady, steady_clock
from tests.server.moving_time import NOON, Hands, until
from tests.server.serving import served

ME = SeatPlan(kind="me")
STEADY = SeatPlan(kind="bot", bot="steady")
HOUR = 3600


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.05)
    return


def test_a_clock_that_is_set_back_goes_on_where_it_was() -> None:
    hands = Hands()
    clock = Steady(hands)
    assert clock() == NOON
    hands.forward(-HOUR)
    assert clock() == NOON
    hands.forward(5)
    assert clock() == NOON + 5_000
    clock.catch_up(NOON + 60_000)
    assert clock() == NOON + 60_000
    clock.catch_up(NOON)
    hands.forward(1)
    assert clock() == NOON + 61_000


def test_a_table_that_is_ahead_is_ahead_alone(tmp_path: Path) -> None:
    """What was written there with a later time moves nobody else's clock, nor its own back."""
    hands = Hands()
    with served(tmp_path, clock=hands) as server, Client(server.url) as client:
        host = client.open_table(seats=3, plan=(ME,) * 3, start=True)
        registry = server.house.registry
        hands.forward(HOUR)
        host.play("loan", seq=host.info().seq)
        hands.forward(-HOUR)
        server.house.clock._ahead = server.house.clock._last = 0  # as at a process beside it
        told = host.play("loan", seq=host.info().seq)
        assert told.at == NOON + HOUR * 1000
        assert server.house.clock() == NOON
        registry.forget_idle(time.monotonic(), everything=True)
        assert host.info().seq == told.seq
        assert server.house.clock() == NOON


def test_a_server_that_starts_hours_behind_its_tables_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    with served(tmp_path, clock=hands) as server, Client(server.url) as client:
        client.open_table(seats=3, plan=(ME,) * 3)
    hands.forward(-HOUR / 2)
    with served(tmp_path, clock=hands) as server:
        assert server.house.clock() == NOON
    assert not [one for one in caplog.messages if "behind" in one]
    hands.forward(-4 * HOUR)
    with served(tmp_path, clock=hands) as server:
        assert server.house.clock() == NOON
    assert [one for one in caplog.messages if "4.5 hours behind" in one]


def test_the_time_of_day_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady_clock()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= steady_clock() < before + 60_000


def test_a_move_clock_of_five_seconds_stays_one(tmp_path: Path) -> None:
    """The attack: the machine's clock is set an hour back while somebody thinks."""
    hands = Hands()
    with served(tmp_path, clock=hands) as server, Client(server.url) as client:
        clock = ClockSettings(move=5, out="safe")
        host = client.open_table(seats=3, plan=(ME,) * 3, start=True, clock=clock)
        begin = host.info()
        hands.forward(-HOUR)
        assert server.house.clock() == NOON
        hands.forward(5)
        until(lambda: host.info().seq > begin.seq)
        told = host.of(0).log(begin.seq).entries[0]
        assert (told.kind, told.by) == ("played", "clock")
        clocks = host.info().clocks
        assert clocks is not None
        assert max(one.deadline or 0 for one in clocks) <= told.at + 5_000


def test_bots_play_on_at_a_server_that_starts_with_an_earlier_clock(tmp_path: Path) -> None:
    hands = Hands()
    with served(tmp_path, clock=hands) as server, Client(server.url) as client:
        host = client.open_table(seats=3, plan=(ME, STEADY, STEADY))
        host.start()
        until(lambda: host.info().awaiting == (0,))
        before = host.info().seq
        server.house.scheduler.close()  # as if it had died at this moment
        host.leave()
    hands.forward(-HOUR)
    with served(tmp_path, clock=hands) as server, Client(server.url) as client:
        again = client.seat(host.table, host.token or "")
        until(lambda: again.info().status == "finished", 60)
        times = [told.at for told in again.log().entries]
        assert times == sorted(times)
        assert again.info().seq > before
