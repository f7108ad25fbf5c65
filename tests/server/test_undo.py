"""Going back: free in one's own turn as far as nothing was revealed; else by everybody's leave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longshore.client import Client, Refused, Seat, Told
from longshore.client.client import Host
from longshore.game.actions import Bid, BuildWarehouse, Pass, TakeLoan
from longshore.notation import Record
from longshore.server.domain.settings import SeatPlan
from tests.server.players import Player, replayed, to_auction, together
from tests.server.refusing import refusal_code as refused
from tests.server.serving import Served, served
from tests.soaking import some
from tests.support import EDITIONS

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), heartbeat=0.2) as made:
        yield made


def people(client: Client, seats: int = 3, **settings: Any) -> list[Seat]:
    """A running game of people, each with a key of its own; the host is the first."""
    host = client.open_table(seats=seats, **settings)
    guests = [client.join(host.table, f"G{n}", n, host.invitation) for n in range(1, seats)]
    host.start()
    return [host, *guests]


def one_key(client: Client, **settings: Any) -> Host:
    return client.open_table(seats=3, plan=(ME, ME, ME), start=True, **settings)


def turn(seats: list[Seat]) -> tuple[Seat, Seat, Seat]:
    """Whose turn it is, and the two that follow; all have seen that."""
    told = [seat.info() for seat in seats]
    first = told[0].awaiting[0]
    now, then, last = (seats[(first + n) % 3] for n in range(3))
    return now, then, last


def kinds(seat: Seat, after: int) -> list[tuple[str, int | None]]:
    return [(told.kind, told.seat) for told in seat.log(after).entries]


# Free


def test_ones_own_turn_is_free_back_to_its_beginning(client: Client) -> None:
    now, then, _ = turn(people(client))
    begin = now.view()
    assert now.offers().free_undo == ()
    first = now.play(BuildWarehouse())
    assert now.offers().free_undo == (first.seq,)
    back = now.undo()
    assert (back.kind, back.seat, back.to) == ("undone", now.number, first.seq)
    assert back.view == begin.view
    assert now.view().view == begin.view
    one = now.play(BuildWarehouse())
    loan = now.play(TakeLoan())
    assert now.offers().free_undo == (one.seq, loan.seq)
    assert refused(then.undo, seq=loan.seq) == "undo-not-free"
    whole = now.undo(to=one.seq)
    assert whole.view == begin.view
    others = then.view().view
    assert others is not None
    assert whole.view is not None
    assert others.board == whole.view.board


def test_the_last_action_of_a_turn_can_be_taken_back_until_somebody_acts(client: Client) -> None:
    now, then, _ = turn(people(client))
    now.play(Pass())
    assert then.info().awaiting == (then.number,)
    assert now.undo().kind == "undone"
    assert now.info().awaiting == (now.number,)
    now.play(Pass())
    then.info()
    then.play(BuildWarehouse())
    assert now.offers().free_undo == ()
    assert refused(now.undo) == "undo-not-free"


def test_a_loan_of_somebody_else_is_an_action_of_others(client: Client) -> None:
    now, then, _ = turn(people(client))
    now.play(BuildWarehouse())
    then.info()
    then.play(TakeLoan())
    now.info()
    assert refused(now.undo) == "undo-not-free"
    loan = now.play(TakeLoan())
    assert now.offers().free_undo == (loan.seq,)
    assert now.undo().to == loan.seq


def test_A1_nothing_is_taken_back_from_before_bids_were_turned_over(client: Client) -> None:
    seats = people(client)
    auction = to_auction(seats)
    first, second = seats[0].info().awaiting
    seller = seats[3 - first - second]
    assert auction in seller.offers().free_undo  # nobody has bid yet
    seats[first].play(Bid(1), seq=auction)
    seller.info()
    assert refused(seller.undo) == "undo-not-free"
    assert refused(seats[first].undo) == "undo-not-free"  # a bid is not in one's own turn
    seats[second].play(Bid(0), seq=auction)
    assert seller.info().awaiting == (seller.number,)
    assert refused(seller.undo) == "undo-not-free"
    sold = seller.play("accept")
    assert seller.offers().free_undo == (sold.seq,)
    assert seller.undo(to=sold.seq).kind == "undone"
    assert seller.info().awaiting == (seller.number,)


def test_A1_an_auction_that_was_taken_back_takes_no_bids(client: Client) -> None:
    seats = people(client)
    auction = to_auction(seats)
    first, second = seats[0].info().awaiting
    seller = seats[3 - first - second]
    back = seller.undo()
    assert back.to == auction
    assert back.auction is None
    assert refused(seats[first].play, Bid(1), seq=auction) == "stale"
    again = to_auction(seats)
    assert again > auction
    assert refused(seats[first].play, Bid(1), seq=auction) == "stale"
    assert seats[first].play(Bid(1), seq=again).seq > again


def test_an_undo_is_for_who_has_seen_all(client: Client) -> None:
    now, _, _ = turn(people(client))
    one = now.play(BuildWarehouse())
    now.play(TakeLoan())
    assert refused(now.undo, seq=one.seq) == "stale"


def test_the_same_undo_twice_is_one(client: Client) -> None:
    now, _, _ = turn(people(client))
    now.play(BuildWarehouse())
    before = now.play(TakeLoan()).seq
    told = now.undo(seq=before, key="back")
    assert now.undo(seq=before, key="back") == told
    assert kinds(now, before) == [("undone", now.number)]


def test_a_wish_that_was_undone_is_not_done_again(client: Client) -> None:
    now, _, _ = turn(people(client))
    told = now.play(BuildWarehouse(), key="build")
    now.undo()
    last = now.info().seq
    assert now.play(BuildWarehouse(), key="build") == told
    assert now.info().seq == last


# What the table allows


def test_a_table_without_undo(client: Client) -> None:
    host = one_key(client, undo="none")
    seat = host.of(host.info().awaiting[0])
    seat.play(BuildWarehouse())
    assert refused(seat.undo) == "undo-off"


def test_a_table_where_only_ones_own_turn_is_taken_back(client: Client) -> None:
    now, then, _ = turn(people(client, undo="turn"))
    passed = now.play(Pass())
    now.undo()
    now.play(Pass())
    then.info()
    then.play(Pass())
    now.info()
    assert refused(now.undo, to=passed.seq) == "undo-not-free"


# By consent


def asked_for(client: Client) -> tuple[Seat, Seat, Seat, int, Told]:
    """A game in which somebody asks for leave to go back over what another did."""
    now, then, last = turn(people(client))
    passed = now.play(Pass())
    then.info()
    then.play(Pass())
    now.info()
    return now, then, last, passed.seq, now.undo(to=passed.seq)


def test_all_agree(client: Client) -> None:
    now, then, last, to, asked = asked_for(client)
    assert (asked.kind, asked.seat, asked.to) == ("undo-asked", now.number, to)
    told = then.info().undo_asked
    assert told is not None
    assert (told.seq, told.seat, told.to, told.agreed) == (asked.seq, now.number, to, ())
    assert then.answer_undo(asked.seq, True).kind == "undo-answered"
    told = last.info().undo_asked
    assert told is not None
    assert told.agreed == (then.number,)
    done = last.answer_undo(asked.seq, True)
    assert (done.kind, done.seat, done.to, done.asked) == ("undone", last.number, to, asked.seq)
    assert now.info().undo_asked is None
    assert now.info().awaiting == (now.number,)
    assert now.view().view == now.view(at=to - 1).view


def test_one_refuses(client: Client) -> None:
    now, then, last, _, asked = asked_for(client)
    then.answer_undo(asked.seq, True)
    told = last.answer_undo(asked.seq, False)
    assert (told.kind, told.agree) == ("undo-answered", False)
    assert now.info().undo_asked is None
    assert now.info().awaiting == (last.number,)
    assert refused(then.answer_undo, asked.seq, True) == "undo-not-asked"


def test_who_asks_can_take_it_back_but_not_agree(client: Client) -> None:
    now, then, _, _, asked = asked_for(client)
    assert refused(now.answer_undo, asked.seq, True) == "undo-own"
    now.answer_undo(asked.seq, False)
    assert refused(then.answer_undo, asked.seq, True) == "undo-not-asked"


def test_the_game_going_on_is_an_answer_too(client: Client) -> None:
    _, then, last, _, asked = asked_for(client)
    last.info()
    last.play(Pass())
    assert refused(then.answer_undo, asked.seq, True) == "undo-not-asked"


def test_there_is_nothing_to_go_back_to(client: Client) -> None:
    now, then, _ = turn(people(client))
    now.play(Pass())
    then.info()
    then.play(Pass())
    now.info()
    assert refused(now.undo, to=1) == "undo-no-entry"
    assert refused(now.undo, to=now.seq + 5) == "undo-no-entry"


def test_several_seats_of_one_key_are_one_person(client: Client) -> None:
    host = one_key(client)
    first = host.of(host.info().awaiting[0]).play(Pass())
    host.of(host.info().awaiting[0]).play(Pass())
    host.info()
    seat = host.of(first.seat or 0)
    done = seat.undo(to=first.seq)
    assert (done.kind, done.asked) == ("undone", 0)


def test_bots_agree_and_go_on(client: Client) -> None:
    host = client.open_table(seats=4, plan=(ME, STEADY, STEADY, STEADY), start=True)
    for _ in range(3):
        _wait_for(host)
        host.play(Pass())
    _wait_for(host)
    mine = [told.seq for told in host.log().entries if told.kind == "played" and told.seat == 0]
    before = host.view(at=mine[0] - 1).view
    done = host.undo(to=mine[0])
    assert done.kind == "undone"
    assert done.view == before
    host.play(Pass())
    _wait_for(host)
    assert host.info().seq > done.seq + 3


def _wait_for(seat: Seat) -> None:
    """Until it is the seat's turn; for others' cargoes it bids nothing meanwhile."""
    for _ in seat.follow():
        if seat.number not in seat.info().awaiting:
            continue
        view = seat.view().view
        assert view is not None
        if view.board.phase == "act":
            return
        seat.play(Bid(amount=0))


def test_who_is_away_is_not_asked(client: Client) -> None:
    now, then, last = turn(people(client))
    passed = now.play(Pass())
    then.info()
    then.play(Pass())
    last.leave()
    _wait_for(now)  # a bot plays for who has left
    asked = now.undo(to=passed.seq)
    assert then.answer_undo(asked.seq, True).kind == "undone"


# The log


def test_what_was_undone_stays_in_the_log(client: Client) -> None:
    """Marked in JSON Lines; in Longshore text it is not part of the game."""
    host = one_key(client, options={"round_limit": 2})
    seat = host.of(host.info().awaiting[0])
    taken = seat.play(BuildWarehouse())
    back = seat.undo()
    assert kinds(seat, taken.seq - 1) == [("played", seat.number), ("undone", seat.number)]
    while host.info().status == "running":
        number = host.info().awaiting[0]
        host.of(number).play(Pass())
    lines = [json.loads(line) for line in host.export("jsonl").splitlines()]
    marked = [line for line in lines if line.get("seq") == taken.seq]
    assert [line["undone"] for line in marked] == [back.seq]
    record = Record.read(host.export("text"))
    assert BuildWarehouse() not in [action for _, action in record.actions]
    assert replayed(host).over
    assert len(host.export("csv").splitlines()) == 1 + len(record.actions)


def test_far_back_is_the_same_for_who_watched_and_who_comes_later(client: Client) -> None:
    """Further back than the server remembers, so that it reads the whole log again."""
    host = one_key(client)
    stream = host.of(0).follow()
    next(stream)
    numbers = []
    for _ in range(30):
        number = host.info().awaiting[0]
        numbers.append(host.of(number).play(Pass()).seq)
    host.info()
    done = host.of(0).undo(to=numbers[2])
    told = [next(stream) for _ in range(31)][-1]
    assert isinstance(told, Told)
    assert told.view == done.view == host.of(0).view().view == host.of(0).view(numbers[1]).view
    assert host.of(0).log(done.seq - 1).entries == (done,)
    stream.close()
    number = host.info().awaiting[0]
    assert host.of(number).play(Pass(), done.seq).seq == done.seq + 1


def test_it_is_as_free_and_as_asked_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as first, Client(first.url) as client:
        now, then, last, to, asked = asked_for(client)
        host = one_key(client)
        seat = host.of(host.info().awaiting[0])
        begin = seat.view().view
        built = seat.play(BuildWarehouse())
    with served(tmp_path) as second, Client(second.url) as client:
        again = client.seat(seat.table, seat.token or "", seat.number)
        assert again.offers().free_undo == (built.seq,)
        assert again.undo().view == begin
        client.seat(then.table, then.token or "").answer_undo(asked.seq, True)
    with served(tmp_path) as third, Client(third.url) as client:
        done = client.seat(last.table, last.token or "").answer_undo(asked.seq, True)
        assert (done.kind, done.to) == ("undone", to)
        assert client.seat(now.table, now.token or "").info().awaiting == (now.number,)


# A whole game


class Undecided(Player):
    """Takes back what it can, now and then, and something of long ago twice."""

    undone = 0
    far = 2

    def act(self, seat: Seat) -> None:
        if self.view is None or self.chance.random() > 0.2:
            super().act(seat)
            return
        played = [told.seq for told in self.told if told.kind == "played"]
        try:
            seen = seat.offers()
            if seen.free_undo:
                seat.undo(to=self.chance.choice(seen.free_undo), seq=seen.seq)
            elif self.far and len(played) > 30:
                self.far -= 1
                seat.undo(to=played[-25], seq=seen.seq)
            else:
                super().act(seat)
                return
            self.undone += 1
        except Refused as problem:
            if problem.code not in ("stale", "not-running", "undo-no-entry"):
                raise
            super().act(seat)


@pytest.mark.parametrize("edition", some(EDITIONS, ["classic"]))
def test_a_whole_game_with_second_thoughts(server: Served, client: Client, edition: str) -> None:
    """All who follow see the same game in the end, and so does who replays the log."""
    host = client.open_table(
        edition, 4, plan=(ME, ME, STEADY, ME), options={"round_limit": 6}, start=True
    )
    players = [
        Undecided([server.url], host.table, host.token, seat, seed=4, cut=0.05)
        for seat in (0, 1, 3)
    ]
    together(host, [one.run for one in players])
    again = replayed(host)
    for one in players:
        assert one.view == again.view(one.number)
    undone = [told for told in players[0].told if told.kind == "undone"]
    assert len(undone) == sum(one.undone for one in players) > 3


def test_who_passes_to_see_the_next_seats_interest_cannot_take_it_back(client: Client) -> None:
    """Whether somebody can pay shows their cash, which a draft would not tell either."""
    seats = people(client, counted_cash=False)
    now, then, last = turn(seats)
    then.play(TakeLoan())  # I1: from now on interest is due
    now.info()
    passed = now.play(Pass())
    assert passed.events is not None
    assert "interest-paid" in {event.__struct_config__.tag for event in passed.events}
    assert now.offers().free_undo == ()
    assert refused(now.undo) == "undo-not-free"
    then.info()
    then.play(Pass())  # the third seat owes nothing: nothing is told
    assert then.offers().free_undo != ()
    assert then.undo().kind == "undone"
    assert last.number is not None
