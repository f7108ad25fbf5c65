"""Nobody can fill a table's log: what a seat may write is counted by kind, and play is apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from longshore.actions import BuildWarehouse, Repay, TakeLoan
from longshore.client import Client, Refused, Seat
from longshore.client.client import Host
from longshore.table import entries as log
from longshore.table import quotas
from longshore.table.quotas import QUOTAS, Quota
from longshore.table.settings import SeatPlan
from tests.table.moving_time import until
from tests.table.serving import Served, served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as made:
        yield made


@pytest.fixture
def client(server: Served) -> Iterator[Client]:
    with Client(server.url, patience=5) as made:
        yield made


def refused(call: Callable[..., Any], *given: Any, **named: Any) -> Refused:
    with pytest.raises(Refused) as problem:
        call(*given, **named)
    return problem.value


def small(monkeypatch: pytest.MonkeyPatch, **most: int) -> None:
    """Quotas that a test can use up."""
    for kind, number in most.items():
        monkeypatch.setitem(quotas.QUOTAS, kind, QUOTAS[kind]._replace(most=number))


def at_table(client: Client) -> tuple[Host, Seat]:
    """Two people and a bot, in a running game."""
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), name="Ann")
    bo = client.join(host.table, "Bo", 1, host.invitation)
    host.start()
    return host, bo


def test_a_seat_that_renames_itself_for_ever_fills_its_own_share_only(client: Client) -> None:
    """The attack: `name`, again and again. The game, the others and the host suffer nothing."""
    host, bo = at_table(client)
    for number in range(QUOTAS["names"].most):
        bo.rename(f"Bo {number}")
    problem = refused(bo.rename, "Bo for ever")
    assert (problem.code, problem.status) == ("quota", 409)
    assert problem.values == {"kind": "names", "most": QUOTAS["names"].most, "seat": "red"}
    assert str(QUOTAS["names"].most) in str(problem)
    assert host.rename("Anna").seats[0].name == "Anna"
    assert host.close().status == "closed"


def test_to_be_called_what_one_is_called_writes_nothing(client: Client) -> None:
    host = client.open_table(seats=3, name="Ann")
    before = host.info().seq
    for _ in range(3):
        assert host.rename("  Ann ").seats[0].name == "Ann"
    assert host.info().seq == before


def test_a_chatty_table_is_played_to_its_end(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch, talk=3)
    host, bo = at_table(client)
    for number in range(3):
        bo.chat(f"line {number}")
    problem = refused(bo.chat, "one more")
    assert (problem.code, problem.values["kind"]) == ("quota", "talk")
    assert host.chat("I can still talk").kind == "said"
    bo.leave()
    host.leave()
    until(lambda: host.info().status == "finished", 60)


def test_taking_back_and_playing_again_has_an_end(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch, undo=2)
    host = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
    seat = host.of(host.info().awaiting[0])
    for _ in range(2):
        seat.info()
        seat.play(BuildWarehouse())
        seat.undo()
    seat.play(BuildWarehouse())
    problem = refused(seat.undo)
    assert (problem.code, problem.values["kind"]) == ("quota", "undo")


def test_borrowing_and_repaying_for_ever_ends_a_seat_and_not_the_table(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot plays on, out of a room that persons cannot use up, and the game comes to its end."""
    small(monkeypatch, play=6)
    host = client.open_table(seats=3, plan=(ME, STEADY, STEADY), start=True)
    until(lambda: host.info().awaiting == (0,))
    for _ in range(3):
        host.info()
        host.play(TakeLoan())
        host.play(Repay())
    problem = refused(host.play, TakeLoan())
    assert (problem.code, problem.values) == ("quota", {"kind": "play", "most": 6, "seat": "blue"})
    host.leave()
    until(lambda: host.info().status == "finished", 60)


def test_comings_and_goings_of_strangers_leave_room_for_starting(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch, comings=2)
    host = client.open_table(seats=3, public=True)
    for number in range(2):
        client.join(host.table, f"G{number}", 1).leave()
    problem = refused(client.join, host.table, "G3", 1)
    assert (problem.code, problem.values["kind"]) == ("quota", "comings")
    host.set_seat(1, "steady")
    assert host.start("steady").status == "running"


def test_whoever_has_agreed_need_not_agree_again(client: Client) -> None:
    host = client.open_table(seats=3)
    guests = [client.join(host.table, f"G{n}", n, host.invitation) for n in (1, 2)]
    host.start()
    people = [host, *guests]
    now = people[host.info().awaiting[0]]
    now.info()
    played = now.play(BuildWarehouse())
    other, third = (one for one in people if one is not now)
    other.info()
    other.play(TakeLoan())
    now.info()
    asked = now.undo(to=played.seq)
    assert asked.kind == "undo-asked"
    other.answer_undo(asked.seq, True)
    assert refused(other.answer_undo, asked.seq, True).code == "agreed-already"
    assert third.answer_undo(asked.seq, True).kind == "undone"


def test_every_kind_that_can_be_written_without_end_has_a_quota() -> None:
    """And what has none comes at most once for each that has: it ends something."""
    ends = {
        "Opened",
        "Started",
        "Closed",
        "Left",
        "KeyRevoked",
        "TakenOver",
        "UndoAnswered",
        "SeatAnswered",
    }
    kinds = {kind.__name__ for kind in log.AnyEntry.__args__}  # type: ignore[attr-defined]
    assert {kind.__name__ for kind in quotas._KINDS} == kinds - ends
    assert all(isinstance(one, Quota) and one.most > 0 for one in QUOTAS.values())
