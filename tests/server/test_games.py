"""Whole games at a real server, by several clients at once, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longshore.client import Client, Refused, Seat, Visitor
from longshore.client.channel import by_events, by_websocket
from longshore.client.client import Host
from longshore.game.actions import Bid, TakeLoan
from longshore.server.domain.settings import SeatPlan
from tests.server.players import Listener, Player, raw, replayed, to_auction, together
from tests.server.processes import fresh_database
from tests.server.serving import Served, served
from tests.soaking import some
from tests.support import EDITIONS

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")
ROUNDS = 6  # of a game of chance, which would go on for long


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)]
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server over each database, for all games of this file."""
    folder = tmp_path_factory.mktemp("served")
    if request.param == "sqlite":
        with served(folder, heartbeat=0.3) as made:
            yield made
        return
    with (
        fresh_database(request.getfixturevalue("pg_server")) as url,
        served(folder, database=url, heartbeat=0.3) as made,
    ):
        yield made


def opened(client: Client, edition: str, plan: tuple[SeatPlan, ...], **more: Any) -> Host:
    """A table for games of chance."""
    options = {"round_limit": ROUNDS, **more.pop("options", {})}
    return client.open_table(edition, len(plan), plan=plan, options=options, **more)


def seated(client: Client, host: Host) -> list[Seat]:
    """The host and a guest at each open seat."""
    free = [seat for seat, one in enumerate(host.info().seats) if one.kind == "open"]
    return [
        host,
        *(client.join(host.table, f"Guest {seat}", seat, host.invitation) for seat in free),
    ]


def player(server: Served, seat: Seat, **how: Any) -> Player:
    return Player([server.url], seat.table, seat.token, seat.number, **how)


def same_game(client: Client, host: Host, players: list[Player]) -> None:
    """All have seen the game that the exports tell, each from its seat."""
    again = replayed(client.table(host.table, host.invitation))
    assert again.over
    for one in players:
        assert one.view == again.view(one.number)
        assert [told.at for told in one.told] == [told.at for told in players[0].told]


@pytest.mark.parametrize("edition", some(EDITIONS, ["anniversary"]))
def test_people_and_bots_play_a_whole_game(server: Served, client: Client, edition: str) -> None:
    """Cut off at random moments, with loans out of turn and wishes that are sent twice."""
    host = opened(client, edition, (ME, OPEN, STEADY, OPEN))
    players = [player(server, seat, seed=3, cut=0.08) for seat in seated(client, host)]
    for one in players:
        one.loans, one.again = 3, 0.3
    players[1].events = True
    watcher = Listener([server.url], host.table, host.invitation, cut=0.05)
    host.start()
    together(host, [one.run for one in (*players, watcher)])
    same_game(client, host, players)
    assert watcher.view == replayed(host).view(None)
    assert sum(one.cuts for one in players) > 5
    assert sum(one.borrowed for one in players) > 0
    assert sum(one.repeated for one in players) > 5
    by = {(told.seat, told.by) for told in watcher.told if told.kind == "played"}
    assert by == {(0, "person"), (1, "person"), (2, "bot"), (3, "person")}


def test_L1_loans_are_taken_out_of_turn(client: Client) -> None:
    """Also while others owe sealed bids, which are not disturbed by it."""
    host = client.open_table("classic", 3, plan=(ME, ME, ME), start=True)
    seats = [host.of(seat) for seat in range(3)]
    active = host.info().awaiting[0]
    idle = seats[active - 1]
    told = idle.play(TakeLoan(), idle.info().seq)
    assert (told.seat, told.by) == ((active - 1) % 3, "person")
    assert host.info().awaiting == (active,)
    auction = to_auction(seats)
    first, second = host.info().awaiting
    seller = seats[3 - first - second]
    seats[first].play(Bid(1), seq=auction)
    seller.play(TakeLoan(), seller.info().seq)
    seats[second].play(Bid(0), seq=auction)
    last = host.log().entries[-1]
    assert "bids-revealed" in {str(type(one).__struct_config__.tag) for one in last.events or ()}
    assert host.info().auction is None


def test_hot_seat_one_key_plays_all_seats_in_a_progressive_auction(
    server: Served, client: Client
) -> None:
    """A6. Each seat is shown its own game, though one key holds them all."""
    host = opened(client, "classic", (ME, ME, ME), options={"auction": "progressive"}, start=True)
    players = [player(server, host.of(seat), seed=11) for seat in range(3)]
    together(host, [one.run for one in players])
    same_game(client, host, players)
    assert len({one.view.own.card for one in players if one.view and one.view.own}) == 3
    played = [told for told in players[0].told if told.kind == "played"]
    bids = [told for told in played if isinstance(told.action, Bid)]
    assert bids
    assert all(told.commitment is None for told in bids)


@pytest.mark.parametrize("edition", some(EDITIONS, ["classic"]))
def test_both_channels_tell_the_same_bytes_to_each_seat(client: Client, edition: str) -> None:
    """Also to who comes later, when what is told is made anew from the log."""
    host = client.open_table(edition, 3, plan=(STEADY,) * 3, public=True)
    seats = [client.table(host.table), host]
    ways = [(way, seat) for seat in seats for way in (by_websocket, by_events)]
    host.start()
    live = together(host, [lambda way=way, seat=seat: raw(way, seat) for way, seat in ways])
    assert live[0] == live[1] == live[2] == live[3]
    later = [raw(way, seat) for way, seat in ways[:2]]
    assert later[0] == later[1] == live[0]
    middle = len(live[0]) // 2
    assert raw(by_events, seats[0], middle) == live[0][middle:]
    assert replayed(host).over


def test_the_channels_of_seats_tell_each_its_own(client: Client) -> None:
    """A1. A sealed bid is told to its seat alone; over both channels the same."""
    host = opened(client, "anniversary", (ME, ME, ME), start=True, public=True)
    seats = [*(host.of(seat) for seat in range(3)), client.table(host.table)]
    ways = [(way, seat) for seat in seats for way in (by_websocket, by_events)]
    players = [Player([client.url], host.table, host.token, seat, seed=2) for seat in range(3)]
    results = together(
        host,
        [
            *(one.run for one in players),
            *(lambda way=way, seat=seat: raw(way, seat) for way, seat in ways),
        ],
    )
    streams = results[3:]
    for number in range(0, 8, 2):
        assert streams[number] == streams[number + 1]
    assert len({tuple(streams[number]) for number in range(0, 8, 2)}) == 4


def test_a_game_in_the_middle_is_joined_and_left_by_bots_and_people(
    server: Served, client: Client
) -> None:
    """A seat is left, a bot plays on, and somebody else takes it over by the others' leave."""
    host = opened(client, "classic", (ME, OPEN, OPEN))
    _, guest, third = seated(client, host)
    host.start()
    first, last = player(server, host, seed=5), player(server, third, seed=7)
    leaver = _Leaver([server.url], guest.table, guest.token, guest.number, seed=5)

    def leave_and_be_followed() -> None:
        leaver.run()
        ask = host.ask_to_hand_on(1).seat_asked
        assert ask is not None
        third.answer_host(ask.seq, True)
        player(server, heir_of(host.hand_on(1).token), seed=6, cut=0.1).run()

    def heir_of(offer: str) -> Seat:
        """Whoever sits down there, when no bid of the seat is sealed."""
        while True:
            try:
                return client.join(host.table, "Heir", invitation=offer)
            except Refused as problem:
                if problem.code != "seat-sealed":
                    raise

    together(host, [first.run, last.run, leave_and_be_followed])
    same_game(client, host, [first, last])
    decided = [told.by for told in first.told if told.kind == "played" and told.seat == 1]
    assert decided[0] == decided[-1] == "person"
    assert [told.kind for told in first.told if told.kind in ("left", "joined")] == [
        "joined",
        "joined",
        "left",
        "joined",
    ]


class _Leaver(Player):
    """Gets up after some decisions."""

    decisions = 4

    def _compare(self, seat: Visitor) -> None:
        """It is not there any more."""

    def act(self, seat: Seat) -> None:
        super().act(seat)
        mine = [told for told in self.told if told.kind == "played" and told.seat == self.number]
        if len(mine) >= self.decisions:
            seat.leave()
            self.status = "finished"  # as far as it is concerned
