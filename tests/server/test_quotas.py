"""Nobody can fill a table's log: what a seat may write is counted by kind, and play is apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from longshore.client import Client, Seat
from longshore.client.client import Host
from longshore.game.actions import BuildWarehouse, Repay, TakeLoan
from longshore.server.domain import entries as log
from longshore.server.domain import quotas
from longshore.server.domain.entries import Key
from longshore.server.domain.quotas import QUOTAS
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import SeatPlan
from longshore.server.domain.told import UndoAskedTold
from tests.server.moving_time import until
from tests.server.refusing import refusal as refused
from tests.server.serving import Served, served

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


def test_before_the_start_nobody_uses_up_what_the_next_one_needs(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers at an open seat rename themselves, make keys, talk and hand it on, and go."""
    small(monkeypatch, names=1, keys=1, talk=1, handing=1, seating=1)
    host = client.open_table(seats=3, public=True)
    troll = client.join(host.table, "Troll", 1)

    def use_up(seat: Seat) -> None:
        for call, given in (
            (seat.rename, "Somebody"),
            (seat.make_key, "phone"),
            (seat.chat, "Hello"),
            (seat.hand_on, 1),
        ):
            call(given)  # type: ignore[operator]
            code = refused(call, f"{given} again" if isinstance(given, str) else given).code
            assert code == "quota"

    use_up(troll)
    troll.leave()
    use_up(client.join(host.table, "Bo", 1))
    host.drop(1)
    assert host.set_seat(1, "steady").seats[1].bot == "steady"


def test_how_many_come_before_the_start_is_renewed_by_the_host(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch, comings=2)
    host = client.open_table(seats=3, public=True)
    for seat in (1, 2):
        client.join(host.table, "Troll", seat).leave()
    problem = refused(client.join, host.table, "Bo", 1)
    assert problem.values == {"kind": "comings", "most": 2, "seat": ""}
    host.set_seat(1, None)
    assert client.join(host.table, "Bo", 1).number == 1


def test_in_a_running_game_who_takes_a_seat_over_has_what_is_left(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else somebody would hand a seat on to himself for ever, for a new share each time."""
    small(monkeypatch, names=1, handing=2)
    _, bo = at_table(client)
    bo.rename("Bob")
    for _ in range(2):
        bo = client.join(bo.table, "Bo", 1, bo.hand_on(1).token)
        assert refused(bo.rename, "Bobby").values["kind"] == "names"
    assert refused(bo.hand_on, 1).values["kind"] == "handing"


def undo_asked(client: Client) -> tuple[UndoAskedTold, Seat, Seat]:
    """A table of three where one asks the two others to take something back."""
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
    assert isinstance(asked, UndoAskedTold)
    return asked, other, third


def test_whoever_has_agreed_need_not_agree_again(client: Client) -> None:
    asked, other, third = undo_asked(client)
    other.answer_undo(asked.seq, True)
    assert refused(other.answer_undo, asked.seq, True).code == "agreed-already"
    assert third.answer_undo(asked.seq, True).kind == "undone"


def test_who_has_agreed_sets_an_undo_going_when_nobody_is_left_to_answer(client: Client) -> None:
    asked, other, third = undo_asked(client)
    other.answer_undo(asked.seq, True)
    third.leave()
    assert other.answer_undo(asked.seq, True).kind == "undone"


ENDLESS = {
    "talk": log.Said(seat=1, name="", text=""),
    "guests": log.Said(seat=None, name="Eva", text="", guest=True),
    "names": log.Renamed(seat=1, name=""),
    "keys": log.KeyMade(key=Key(id="", hash="", seats=(1,))),
    "comings": log.Joined(seat=1, name="", key=Key(id="", hash="")),
    "seating": log.SeatSet(seat=1, bot=None),
    "ordering": log.SeatsOrdered(order=(1, 0)),
    "handing": log.SeatOffered(seat=1, offer=""),
    "asking": log.UndoAsked(seat=1, to=1),
    "leave": log.SeatAsked(seat=1, what="drop"),
    "undo": log.Undone(seat=1, to=1),
    "returns": log.Returned(seat=1),
    "play": log.Played(seat=1, action=TakeLoan(), by="person", digest=""),
    "bots": log.Played(seat=1, action=TakeLoan(), by="bot", digest=""),
}


@pytest.mark.parametrize("kind", QUOTAS)
def test_what_can_be_written_without_end_comes_to_an_end(kind: str) -> None:
    """In a running game, one entry after the other, until there is no room."""
    written: Counter[quotas.Share] = Counter()
    entry = ENDLESS[kind]
    for _ in range(QUOTAS[kind].most):
        quotas.need_room(written, [entry], ("blue", "red"))
        quotas.count(written, entry, before_start=False)
    with pytest.raises(WishRefused) as problem:
        quotas.need_room(written, [entry], ("blue", "red"))
    assert problem.value.values["kind"] == kind
    for other in set(QUOTAS) - {kind}:  # and takes nobody else's
        quotas.need_room(written, [ENDLESS[other]], ("blue", "red"))


def test_several_at_once_have_room_for_all_or_none() -> None:
    written = Counter[quotas.Share]({("play", 1): QUOTAS["play"].most - 2})
    quotas.need_room(written, [ENDLESS["play"]] * 2, ("blue", "red"))
    with pytest.raises(WishRefused) as problem:
        quotas.need_room(written, [ENDLESS["play"]] * 3, ("blue", "red"))
    assert problem.value.code == "quota"


def test_every_entry_is_counted_or_ends_something() -> None:
    """There is at most one of these for each entry that is counted."""
    ends = {log.Opened, log.Started, log.Closed, log.Left, log.KeyRevoked, log.TakenOver}
    answers = {log.UndoAnswered, log.SeatAnswered}
    counted = {type(entry) for entry in ENDLESS.values()}
    assert counted | ends | answers == set(log.AnyEntry.__args__)  # type: ignore[attr-defined]
