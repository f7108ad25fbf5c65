"""A standing order acts like somebody who is there: after a while, and another while each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from longshore.client import Client
from longshore.game.actions import Pass
from longshore.server.domain.clocks import Clock
from longshore.server.domain.orders import Orders
from longshore.server.domain.orders.forms import PassOrder
from longshore.server.domain.settings import ClockSettings, Pace, SeatPlan
from longshore.server.domain.state import TableState
from longshore.server.http.config import Config
from longshore.server.runtime.waiting import Waiting
from tests.server.moving_time import NOON, until
from tests.server.serving import served

ME = SeatPlan(kind="me")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.02)
    return


def test_an_order_waits_for_a_drawn_time(tmp_path: Path) -> None:
    """Before it acted some milliseconds after the entry before."""
    pace = {"live": (0.4, 0.8), "days": (0.4, 0.8)}
    with served(tmp_path, order_seconds=pace) as server, Client(server.url) as client:
        host = client.open_table(seats=3, plan=(ME,) * 3, start=True)
        first = host.info().awaiting[0]
        ordered = host.of((first + 1) % 3)
        ordered.set_orders(Orders(pass_=PassOrder(turns=2)))
        waits = []
        for seat in (first, (first + 2) % 3, first):
            until(lambda seat=seat: host.info().awaiting == (seat,))
            played = host.of(seat)
            played.info()
            told = played.play(Pass())
            if seat == first:
                until(lambda told=told: host.info().seq > told.seq)
                (after,) = played.log(told.seq).entries
                assert (after.seat, after.by) == (ordered.number, "person")
                waits.append(after.at - told.at)
    assert len(waits) == 2
    assert all(wait >= 400 for wait in waits)


def test_an_order_comes_before_the_clock_however_long_it_would_wait(tmp_path: Path) -> None:
    pace = {"live": (60.0, 60.0), "days": (60.0, 60.0)}
    with served(tmp_path, order_seconds=pace) as server, Client(server.url) as client:
        clock = ClockSettings(move=5, out="bot")
        host = client.open_table(seats=3, plan=(ME,) * 3, start=True, clock=clock)
        seat = host.of(host.info().awaiting[0])
        before = seat.info().seq
        seat.set_orders(Orders(pass_=PassOrder(turns=1)))
        until(lambda: host.info().seq > before)
        assert [(one.kind, one.by) for one in seat.log(before).entries] == [("played", "person")]


PACE: dict[Pace, tuple[float, float]] = {"live": (5.0, 50.0), "days": (5.0, 50.0)}


def deciding(seq: int, at: int, auction: int | None = None) -> TableState:
    """A table that waits for all its seats since an entry."""
    state = TableState("t")
    state.clock = Clock(None, 5)
    state.clock.turned(range(5), NOON)
    state.game_seq, state.game_at, state.auction = seq, at, auction
    return state


def test_another_process_waits_for_the_same_moment() -> None:
    """Who takes a table over draws nothing anew, and goes on waiting from where it was."""
    ours, theirs = Waiting(PACE, b"secret"), Waiting(PACE, b"secret")
    whole = ours.left(deciding(7, NOON), 0, NOON)
    assert 5 <= whole <= 50
    assert theirs.left(deciding(7, NOON), 0, NOON + 2_000) == pytest.approx(whole - 2)
    assert theirs.left(deciding(7, NOON), 0, NOON + 60_000) == 0


def test_every_decision_has_a_time_of_its_own() -> None:
    waiting = Waiting(PACE, b"secret")
    by_seat = {waiting.left(deciding(7, NOON), seat, NOON) for seat in range(5)}
    by_entry = {waiting.left(deciding(seq, NOON), 0, NOON) for seq in range(5)}
    elsewhere = Waiting(PACE, b"another").left(deciding(7, NOON), 0, NOON)
    assert (len(by_seat), len(by_entry)) == (5, 5)
    assert elsewhere not in by_seat


def test_who_bids_in_secret_decides_once_whoever_has_bid_before() -> None:
    waiting = Waiting(PACE, b"secret")
    before = waiting.left(deciding(7, NOON, 7), 0, NOON + 3_000)
    assert waiting.left(deciding(8, NOON + 2_000, 7), 0, NOON + 3_000) == before


def test_a_host_who_says_nothing_has_orders_that_wait() -> None:
    assert all(least >= 1 for least, _ in Config().order_seconds.values())
