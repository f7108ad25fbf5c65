"""Reviews of finished games: made in the background, kept with the table, told after the end."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator

import msgspec
import pytest

from longshore.bots import make_bot
from longshore.bots.bot_parts import bot_parts
from longshore.client import Client, Refused, Visitor
from longshore.client.client import Host
from longshore.engine.readiness import prepare
from longshore.server.domain.settings import SeatPlan
from longshore.server.http.api.types import TableReview
from longshore.server.runtime import reviewing
from longshore.server.store.schema import NOBODY
from tests.server.moving_time import until
from tests.server.players import replayed
from tests.server.processes import fresh_database
from tests.server.serving import Served, served

ME, STEADY = SeatPlan(kind="me"), SeatPlan(kind="bot", bot="steady")
FEW = 4


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Compiled, as `longshore serve` sees to it before it serves; and not behind everybody else."""
    prepare(*bot_parts([make_bot("search")]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "NICE", 0)
        yield


# where the database has a say in it
BOTH = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("reviewed")
    if getattr(request, "param", "sqlite") == "sqlite":
        with served(folder, review_playouts=FEW) as made:
            yield made
        return
    with (
        fresh_database(request.getfixturevalue("pg_server")) as url,
        served(folder, database=url, review_playouts=FEW) as made,
    ):
        yield made


def played(client: Client, rounds: int = 2) -> Visitor:
    """A short game that bots have played to its end."""
    options = {"round_limit": rounds, "supply": 6}
    host = client.open_table("classic", 3, plan=(STEADY,) * 3, options=options)
    host.start()
    until(lambda: host.info().status == "finished")
    return host


def reviewed(table: Visitor) -> TableReview:
    found: list[TableReview] = []

    def done() -> bool:
        found.append(table.review())
        return found[-1].stage == "done"

    until(done)
    assert all(one.review is None for one in found[:-1])
    return found[-1]


def kept(server: Served, table: str) -> bytes | None:
    return server.store.private(table, NOBODY, reviewing.KIND)


class Gate:
    """Holds reviews up, so that others can be seen waiting."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.open = threading.Event(), threading.Event()
        self.made = 0
        really = reviewing.make_review

        def held(game, playouts, progress):
            self.begun.set()
            self.made += 1
            progress(1, 10)
            while not self.open.wait(0.01):
                progress(2, 10)
            return really(game, playouts, progress)

        monkeypatch.setattr(reviewing, "make_review", held)


@BOTH
def test_a_review_is_made_and_kept(server: Served, client: Client) -> None:
    table = played(client)
    told = reviewed(table)
    assert told.review is not None
    assert told.at is not None
    game = replayed(table)
    assert [seat.final for seat in told.review.seats] == [
        own - max(score for other, score in enumerate(game.scores()) if other != seat)
        for seat, own in enumerate(game.scores())
    ]
    assert len(told.at) == len(game.history) + 1
    for seat in told.review.seats:
        for decision in seat.decisions:
            # the board before it: the next action is the one that is reviewed
            before = table.view(at=told.at[decision.number])
            assert before.view is not None
            assert before.view.board.round == decision.round
    assert kept(server, table.table) is not None
    assert table.review() == told


def test_nothing_is_told_before_the_end(server: Served, client: Client) -> None:
    host = client.open_table("classic", 3, plan=(ME, STEADY, STEADY))
    host.start()
    until(lambda: 0 in host.info().awaiting)
    for visitor in (host, client.table(host.table, host.invitation)):
        with pytest.raises(Refused) as refused:
            visitor.review()
        assert refused.value.code == "review-not-over"
    assert kept(server, host.table) is None


def test_a_game_that_was_given_up_has_none(client: Client) -> None:
    host = client.open_table("classic", 3, plan=(ME, STEADY, STEADY), start=True)
    host.close()
    with pytest.raises(Refused) as refused:
        host.review()
    assert refused.value.code == "review-not-over"


def test_who_may_not_look_at_a_table_may_not_read_its_review(
    server: Served, client: Client
) -> None:
    table = played(client)
    with pytest.raises(Refused) as refused:
        client.table(table.table).review()
    assert refused.value.code == "invitation-needed"


def test_progress_is_told_and_others_wait_their_turn(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = played(client), played(client)
    gate = Gate(monkeypatch)
    assert first.review().stage in ("waiting", "running")
    until(gate.begun.is_set)
    now = first.review()
    assert (now.stage, now.total, now.review) == ("running", 10, None)
    assert second.review().stage == "waiting"
    gate.open.set()
    assert reviewed(second).review is not None
    assert reviewed(first).review is not None
    assert gate.made == 2


def test_one_of_other_bots_is_made_anew(server: Served, client: Client) -> None:
    table = played(client)
    told = reviewed(table)
    body = kept(server, table.table)
    assert body is not None
    for old in (b"nonsense", msgspec.json.encode(json.loads(body) | {"version": "another"})):
        server.store.put_private(table.table, NOBODY, reviewing.KIND, old, 1)
        assert reviewed(table) == told
        assert kept(server, table.table) == body


def test_a_failure_is_told_and_can_be_tried_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(client)
    with monkeypatch.context() as patch:
        patch.setattr(reviewing, "make_review", lambda *_: 1 / 0)
        until(lambda: table.review().stage == "failed")
    assert reviewed(table).review is not None


@BOTH
def test_what_another_process_makes_is_not_made_twice(
    server: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, gate = played(client), Gate(monkeypatch)
    monkeypatch.setattr(reviewing, "ELSEWHERE_SECONDS", 0.0)
    gate.open.set()
    now = server.house.clock()
    assert server.store.claim(table.table, "another", now)
    assert [table.review().stage in ("waiting", "running") for _ in range(5)] == [True] * 5
    assert gate.made == 0
    server.store.release("another", table.table)
    assert reviewed(table).review is not None
    assert gate.made == 1


def test_so_many_wait_and_no_more(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, gate = [played(client) for _ in range(2)], Gate(monkeypatch)
    monkeypatch.setattr(reviewing, "MOST_WAITING", 1)
    tables[0].review()
    with pytest.raises(Refused) as refused:
        tables[1].review()
    assert refused.value.code == "too-many-reviews"
    gate.open.set()
    reviewed(tables[0])
    assert reviewed(tables[1]).review is not None


def test_what_has_failed_or_is_made_elsewhere_keeps_nobody_waiting(
    server: Served, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = server.house.reviews._jobs
    failing, elsewhere, last = (played(client) for _ in range(3))
    monkeypatch.setattr(reviewing, "MOST_WAITING", 1)
    with monkeypatch.context() as patch:
        patch.setattr(reviewing, "make_review", lambda *_: 1 / 0)
        failing.review()
        until(lambda: jobs[failing.table].stage == "failed")
    assert server.store.claim(elsewhere.table, "another", server.house.clock())
    elsewhere.review()
    until(lambda: bool(jobs[elsewhere.table].elsewhere))
    monkeypatch.setattr(reviewing, "KEPT_SECONDS", 0.0)
    assert reviewed(last).review is not None
    assert not {failing.table, elsewhere.table} & set(jobs)


def test_the_server_stops_in_the_middle_of_one(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    with served(tmp_path, review_playouts=FEW) as first, Client(first.url) as client:
        table = played(client)
        table.review()
        until(gate.begun.is_set)
    gate.open.set()
    with served(tmp_path, review_playouts=FEW) as again, Client(again.url) as client:
        assert kept(again, table.table) is None
        assert reviewed(client.table(table.table, table.token)).review is not None


def test_an_undone_action_is_no_part_of_it(client: Client) -> None:
    options = {"round_limit": 1, "supply": 6}
    host: Host = client.open_table("classic", 3, plan=(ME, STEADY, STEADY), options=options)
    host.start()
    until(lambda: 0 in host.info().awaiting)
    host.play("build warehouse")
    host.undo()
    host.play("pass")
    until(lambda: host.info().status == "finished")
    told = reviewed(host)
    assert told.at is not None
    assert len(told.at) == len(replayed(host).history) + 1
