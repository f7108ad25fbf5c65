"""Several server processes at one address: `longshore serve --workers`."""

from __future__ import annotations

import errno
import os
import random
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from longshore.cli.main import run
from longshore.client import Client
from longshore.server.domain.entries import Played
from longshore.server.domain.settings import SeatPlan
from longshore.server.http import workers as workers_module
from longshore.server.http.config import Config
from longshore.server.http.door import SPREAD, Door, _sharing
from longshore.server.http.limits import STANDARD, UNLIMITED
from longshore.server.http.logs import Manner
from longshore.server.http.serving import listening_socket
from longshore.server.http.workers import Workers, share_of
from longshore.server.store import open_store
from longshore.text.errors import UserError
from tests.server import strange_workers
from tests.server.crowds import PLANS, account, much, play_through
from tests.server.moving_time import until
from tests.server.players import Listener, Player, replayed, together
from tests.server.processes import Process, fresh_database
from tests.soaking import report

HOST = "127.0.0.1"
LEASE_MS = 500
ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")
_STARTED = re.compile(r"Worker (\d) is process (\d+)\.")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="they are not for Windows")


@pytest.fixture
def database(pg_server: str) -> Iterator[str]:
    with fresh_database(pg_server) as url:
        yield url


def pids(server: Process) -> dict[int, int]:
    """The process of each worker, as the server's log says."""
    return {
        int(found[1]): int(found[2])
        for line in list(server.said)
        if (found := _STARTED.search(line))
    }


def said(server: Process, text: str) -> int:
    """How many lines say so."""
    return sum(text in line for line in list(server.said))


def who_answers(url: str) -> int:
    """The process that a new connection is at."""
    answer = httpx.get(f"{url}/healthz", headers={"connection": "close"})
    return int(answer.json()["process"].partition("-")[0])


def numbers(url: str, name: str, **labels: str) -> dict[str, float]:
    """The sum of a number, by worker."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(f"{url}/metrics").text):
        for one in family.samples:
            if one.name == name and labels.items() <= one.labels.items():
                worker = one.labels["worker"]
                found[worker] = found.get(worker, 0.0) + one.value
    return found


def kill_worker(server: Process, number: int) -> None:
    """End one, and wait until another answers in its place."""
    before, answered = pids(server)[number], said(server, f"Worker {number} answers.")
    os.kill(before, signal.SIGKILL)
    until(lambda: said(server, f"Worker {number} answers.") > answered)
    assert pids(server)[number] != before
    assert said(server, f"process {before} was ended by SIGKILL. It is started anew") == 1


# Whole servers


def test_a_game_through_two_workers(database: str) -> None:
    """People are at both, and move between them; both count, and whoever is asked tells it all."""
    with Process(database, workers=2) as server, Client(server.ready().url) as client:
        here = [server.url]
        host = client.open_table(seats=4, plan=(ME, OPEN, OPEN, STEADY), options={"round_limit": 4})
        guests = [client.join(host.table, name, None, host.invitation) for name in ("Bo", "Cy")]
        players = [
            Player(here, seat.table, seat.token, seat.number, seed=8, cut=0.15)
            for seat in (host, *guests)
        ]
        players[2].events = True
        watcher = Listener(here, host.table, host.invitation, cut=0.1)
        host.start()
        together(host, [one.run for one in (*players, watcher)])
        again = replayed(host)
        for one in (*players, watcher):
            assert one.view == again.view(one.number)
        store = open_store(database, reading=True)
        played = sum(isinstance(line.entry, Played) for line in store.lines(host.table))
        store.close()
        until(lambda: sum(numbers(server.url, "longshore_actions_total").values()) == played)
        served = numbers(server.url, "longshore_requests_total", route="/api/tables/{table}/live")
        assert set(served) == {"1", "2"}
    assert server.silent
    assert (server.status, said(server, "Longshore is at"), said(server, "Stopped.")) == (0, 1, 1)


def test_a_worker_that_is_killed_is_started_anew_and_all_end_together(database: str) -> None:
    with Process(database, workers=2) as server:
        server.ready()
        first = set(pids(server).values())
        seen: set[int] = set()
        until(lambda: seen.add(who_answers(server.url)) or seen == first)
        kill_worker(server, 1)
        until(lambda: seen.add(who_answers(server.url)) or set(pids(server).values()) <= seen)
        server.stop()
        assert server.silent
        assert (server.status, said(server, "Longshore is at")) == (0, 1)
        listening_socket(HOST, server.port).close()  # nobody is there


@pytest.mark.soak
@pytest.mark.parametrize("how", ["kill", "interrupt"])
def test_nobody_is_left_behind(database: str, tmp_path: Path, how: str) -> None:
    """Whoever looks after the workers is killed, or all are met by Ctrl-C."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(tmp_path))
        server = Process(database, workers=3)
    with server:
        server.ready()
        until(lambda: len(list(tmp_path.glob("longshore-workers-*/*.prom"))) == 3)
        if how == "kill":
            server.kill()
        else:
            server.interrupt()
        until(lambda: server.silent)
        assert server.status == (-signal.SIGKILL if how == "kill" else 0)
        assert "Traceback" not in "".join(server.said)
        assert list(tmp_path.glob("longshore-workers-*")) == []
        listening_socket(HOST, server.port).close()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_nothing_acknowledged_is_lost_or_doubled_when_a_worker_is_killed(
    database: str, seed: int
) -> None:
    server = Process(database, workers=2, lease_ms=LEASE_MS, think=0.05)
    chance = random.Random(seed)

    def strike() -> None:
        kill_worker(server, chance.choice((1, 2)))

    crowds = play_through(server, [strike] * 4, len(PLANS), 40, seed)
    found = account(database, crowds)
    report("Workers on postgresql", kills=4, **found._asdict())
    found.check()
    assert much(crowds)


# What a host is told


def test_a_file_is_for_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    assert run(["serve", "--workers", "2", "--database", f"sqlite:///{file}"]) == 2
    assert capsys.readouterr().err == (
        "longshore: --workers needs PostgreSQL: a file is one process's alone. Give a --database"
        " postgresql://…, or leave out --workers.\n"
    )
    assert not file.exists()


def test_windows_has_no_workers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    with pytest.raises(UserError, match="--workers is not for Windows: start several servers"):
        workers_module.check_workers("postgresql://db.example.org/longshore")


def test_what_is_open_at_a_time_is_shared_out_and_rates_are_not() -> None:
    config = share_of(Config(connections=1001, bot_threads=32), 4)
    assert config.connections == 251
    assert (config.rates.connections, config.rates.channels) == (65, 35)
    assert config.rates._replace(connections=200, channels=100) == STANDARD
    assert config.bot_threads == 8
    assert share_of(Config(rates=UNLIMITED), 4).rates == UNLIMITED
    assert share_of(Config(rates=STANDARD._replace(connections=2)), 4).rates.connections == 2


# The door


def test_an_address_is_one_servers_from_before_its_workers_listen() -> None:
    door = Door(HOST, 0)
    port = door.held.getsockname()[1]
    for other in (Door, listening_socket):
        with pytest.raises(UserError, match=f"Port {port} of {HOST} cannot be used: address"):
            other(HOST, port)
    door.close()
    Door(HOST, port).close()


@pytest.mark.skipif(not SPREAD, reason="elsewhere there is one socket")
def test_an_address_is_never_let_go_of_while_the_door_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else two servers that start at the same moment could share it without knowing."""
    refused: list[str] = []

    def sharing(family: int, address: tuple[str, int]) -> socket.socket:
        with pytest.raises(UserError, match="cannot be used") as problem:
            listening_socket(*address)
        refused.append(str(problem.value))
        return _sharing(family, address)

    monkeypatch.setattr("longshore.server.http.door._sharing", sharing)
    Door(HOST, 0).close()
    assert len(refused) == 1


@pytest.mark.skipif(not SPREAD, reason="only Linux spreads connections")
def test_connections_are_spread_over_those_who_listen() -> None:
    door = Door(HOST, 0)
    address = door.held.getsockname()
    places = [door.place() for _ in range(2)]
    for place in places:
        place.listen(200)
        place.settimeout(0)
    comers = [socket.create_connection(address) for _ in range(200)]
    taken = [sum(1 for _ in _accepted(place)) for place in places]
    assert sum(taken) == len(comers)
    assert min(taken) > 50  # 100 each, give or take 7: this is seven times that
    for one in (*comers, *places):
        one.close()
    door.close()


def _accepted(place: socket.socket) -> Iterator[None]:
    while True:
        try:
            place.accept()[0].close()
        except BlockingIOError:
            return
        yield


# Workers that go wrong


def look_after(work: Callable[..., None], patch: pytest.MonkeyPatch, ready: Any) -> None:
    """Two of them, until they are stopped or given up."""
    patch.setattr(workers_module, "work", work)
    door = Door(HOST, 0)
    try:
        Workers(Config(), door, 2, bool, Manner("warning")).run(ready)
    finally:
        door.close()


def test_workers_that_never_answer_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UserError, match=r"Worker \d did not start: process \d+ ended with 3"):
        look_after(strange_workers.never_answers, monkeypatch, pytest.fail)


def test_ctrl_c_twice_stops_them_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However quickly the second comes."""

    def twice() -> None:
        for _ in range(2):
            signal.raise_signal(signal.SIGINT)

    look_after(strange_workers.stops_in_a_hurry_only, monkeypatch, twice)
    assert "killed" not in caplog.text


def test_one_that_cannot_be_started_now_is_started_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The machine is out of something for a moment; the others go on."""
    monkeypatch.setattr(workers_module, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(workers_module, "STEADY_SECONDS", -1.0)  # whoever has answered is steady
    caplog.set_level("INFO", workers_module.logger.name)
    starts, place, failed = count(1), Door.place, threading.Event()

    def out_of_files(door: Door) -> socket.socket:
        if next(starts) == 3:  # after those of the first two
            failed.set()
            raise OSError(errno.EMFILE, "Too many open files")
        return place(door)

    def filtered(record: Any) -> bool:
        if "is process" in record.getMessage() and failed.is_set():
            signal.raise_signal(signal.SIGTERM)
        return True

    monkeypatch.setattr(Door, "place", out_of_files)
    workers_module.logger.addFilter(filtered)
    try:
        look_after(strange_workers.ends_at_once, monkeypatch, bool)
    finally:
        workers_module.logger.removeFilter(filtered)
    assert "cannot be started: too many open files. It is tried again in 0.05 s." in caplog.text


def test_none_is_started_where_nothing_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_files(_door: Door) -> socket.socket:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(Door, "place", out_of_files)
    with pytest.raises(UserError, match=r"Worker 1 cannot be started: too many open files\."):
        look_after(strange_workers.obeys_nobody, monkeypatch, pytest.fail)


@pytest.mark.parametrize(
    ("code", "told"),
    [(3, "ended with 3"), (-9, "was ended by SIGKILL"), (-63, "was ended by signal 63")],
)
def test_how_one_has_ended(code: int, told: str) -> None:
    """Also by a signal that has no name."""
    assert workers_module._ending(code) == told


@pytest.mark.soak
def test_one_that_ends_again_and_again_is_started_after_longer_each_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "FIRST_PAUSE", 0.25)
    enough = threading.Event()
    lines = count(1)

    def filtered(record: Any) -> bool:
        if "started anew" in record.getMessage() and next(lines) == 6 and not enough.is_set():
            enough.set()
            signal.raise_signal(signal.SIGTERM)
        return True

    workers_module.logger.addFilter(filtered)
    try:
        look_after(strange_workers.ends_at_once, monkeypatch, enough.clear)
    finally:
        workers_module.logger.removeFilter(filtered)
    pauses = [re.findall(rf"Worker {number}, .* anew in (\S+) s", caplog.text) for number in (1, 2)]
    for told in pauses:
        assert told == ["0.25", "0.5", "1", "2", "4"][: len(told)]
    assert sum(map(len, pauses)) == 6


@pytest.mark.soak
def test_one_that_does_not_stop_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "STOPPING_SECONDS", 0.1)
    look_after(
        strange_workers.obeys_nobody, monkeypatch, lambda: signal.raise_signal(signal.SIGTERM)
    )
    assert caplog.text.count("does not stop: it is killed") == 2
