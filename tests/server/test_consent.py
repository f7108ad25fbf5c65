"""Seats of a running game in the host's hands: nobody gets to see another's hand that way."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any

import pytest

from longshore.client import Client, Seat
from longshore.client.client import Host
from longshore.game.actions import Bid, Pass
from longshore.game.events import CardDealt
from longshore.server.domain import quotas
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.domain.told import PlayedTold, events_of
from tests.server.moving_time import Hands, until
from tests.server.players import go_on, to_auction
from tests.server.refusing import refused
from tests.server.serving import Served, served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
STEADY = SeatPlan(kind="bot", bot="steady")


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), clock=hands, heartbeat=0.2) as made:
        yield made


@pytest.fixture
def client(server: Served) -> Iterator[Client]:
    with Client(server.url, patience=5) as made:
        yield made


def people(client: Client, seats: int = 3, **settings: Any) -> tuple[Host, list[Seat]]:
    """A running game of people, each with a key of its own; the host plays the first seat."""
    host = client.open_table(seats=seats, name="Ann", **settings)
    names = ("Ann", "Bo", "Cy", "Di")
    guests = [client.join(host.table, names[n], n, host.invitation) for n in range(1, seats)]
    host.start()
    return host, [host, *guests]


def in_auction(client: Client) -> tuple[Host, list[Seat], int, int]:
    """The same with a bid sealed of a seat that is not the host's: (…, auction, that seat)."""
    host, seats = people(client)
    while True:
        auction = to_auction(seats)
        asked = seats[0].info().awaiting
        if 0 in asked:  # the host is to bid too, and another
            bidder = next(one for one in asked if one)
            seats[bidder].play(Bid(1), seq=auction)
            return host, seats, auction, bidder
        for one in asked:
            seats[one].play(Bid(0), seq=auction)
        while seats[0].info().auction is not None or seats[0].view().view is None:
            go_on(seats)
        seats[0].info()
        go_on(seats)


def agreed(others: list[Seat], asked: int) -> None:
    for one in others:
        one.answer_host(asked, True)


# The attack


def test_a_host_who_plays_does_not_get_to_see_an_opponents_hand(client: Client) -> None:
    """Drop the opponent, hand the seat to a second identity, and look: card, cash, sealed bid."""
    host, seats, auction, bidder = in_auction(client)
    third = next(one for one in (1, 2) if one != bidder)
    told = host.drop(bidder)
    assert told.seats[bidder].away is None, "nobody is dropped by the host alone"
    assert told.seat_asked is not None
    assert (told.seat_asked.what, told.seat_asked.waiting) == ("drop", (third,))
    assert seats[bidder].info().mine == (bidder,)
    assert refused(host.hand_on, bidder) == ("seat-in-use", 409)
    assert refused(host.answer_host, told.seat_asked.seq, True) == ("leave-not-yours", 409)
    # the others agree to a bot; not to somebody else
    seats[third].answer_host(told.seat_asked.seq, True)
    assert host.info().seats[bidder].away == "steady"
    assert refused(host.hand_on, bidder) == ("hand-needs-leave", 409)
    # and if they agree to that as well, what is sealed stays sealed
    ask = host.ask_to_hand_on(bidder).seat_asked
    assert ask is not None
    seats[third].answer_host(ask.seq, True)
    offer = host.hand_on(bidder)
    taking = (host.table, "Ann too", bidder, offer.token)
    assert refused(client.join, *taking) == ("seat-sealed", 409)
    guest = client.table(host.table, offer.token)
    assert guest.view().view is not None
    assert guest.view().view.own is None  # type: ignore[union-attr]
    for one in host.info().awaiting:
        seats[one].play(Bid(0), seq=auction)
    assert host.info().auction is None
    assert client.join(*taking).number == bidder


def test_alone_with_bots_a_host_frees_a_seat_and_cannot_read_it(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), name="Ann")
    bo = client.join(host.table, "Bo", 1, host.invitation)
    host.start()
    assert host.drop(1).seats[1].away == "steady"
    assert refused(bo.info) == ("unknown-token", 401)
    assert refused(host.hand_on, 1) == ("hand-nobody-to-ask", 409)
    assert refused(host.ask_to_hand_on, 1) == ("hand-nobody-to-ask", 409)
    assert refused(host.drop, 1) == ("seat-left", 409)


def test_a_host_who_does_not_play_asks_as_well(client: Client) -> None:
    """Nobody knows which of the seats are the host's friends, or the host."""
    host = client.open_table(seats=3, plan=(OPEN, OPEN, OPEN))
    ann, bo, cy = (client.join(host.table, name, None, host.invitation) for name in "ABC")
    host.start()
    ask = host.drop(2).seat_asked
    assert ask is not None
    assert ask.waiting == (0, 1)
    ann.answer_host(ask.seq, True)
    assert cy.info().mine == (2,)
    bo.answer_host(ask.seq, True)
    assert refused(cy.info) == ("unknown-token", 401)


def test_a_host_with_several_seats_is_one_person(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, OPEN, ME))
    client.join(host.table, "Bo", 1, host.invitation)
    host.start()
    assert host.drop(1).seats[1].away == "steady"
    assert refused(host.hand_on, 1) == ("hand-nobody-to-ask", 409)


def test_a_second_identity_of_the_host_does_not_let_him_read_a_hand(client: Client) -> None:
    """The host hands his own seat on to himself, agrees there, and would be handed the other."""
    host = client.open_table(seats=3, plan=(ME, OPEN, STEADY), name="Ann")
    client.join(host.table, "Bo", 1, host.invitation)
    host.start()
    host.drop(1)
    second = client.join(host.table, "Not Ann", 0, host.hand_on(0).token)
    assert (host.info().mine, second.info().mine) == ((), (0,))
    assert refused(host.ask_to_hand_on, 1) == ("hand-nobody-to-ask", 409)
    assert refused(host.hand_on, 1) == ("hand-nobody-to-ask", 409)


def test_who_took_a_seat_over_agrees_to_a_bot_only(client: Client) -> None:
    """To hand a hand on it takes those who have sat there since the start."""
    host, (_, bo, cy, di) = people(client, 4)
    heir = client.join(host.table, "Eve", 2, cy.hand_on(2).token)
    ask = host.drop(1).seat_asked
    assert ask is not None
    assert ask.waiting == (2, 3)
    agreed([heir, di], ask.seq)
    assert refused(bo.info) == ("unknown-token", 401)
    ask = host.ask_to_hand_on(1).seat_asked
    assert ask is not None
    assert ask.waiting == (3,)
    assert refused(heir.answer_host, ask.seq, True) == ("leave-not-yours", 409)
    assert refused(heir.answer_host, ask.seq, False) == ("leave-not-yours", 409)
    assert di.answer_host(ask.seq, True).may_hand == (1,)


def test_a_seat_whose_key_was_revoked_is_freed_at_once(client: Client) -> None:
    """Nobody holds it: nobody is asked, and it can be handed on like any other."""
    host, (_, bo, cy) = people(client)
    bo.revoke_key(bo.keys()[0].id)
    assert host.drop(1).seats[1].away == "steady"
    assert refused(host.drop, 1) == ("seat-left", 409)
    ask = host.ask_to_hand_on(1).seat_asked
    assert ask is not None
    assert cy.answer_host(ask.seq, True).may_hand == (1,)


def test_a_seat_whose_key_was_revoked_is_free_again_before_the_start(client: Client) -> None:
    host = client.open_table(seats=3, name="Ann")
    bo = client.join(host.table, "Bo", 1, host.invitation)
    bo.revoke_key(bo.keys()[0].id)
    assert host.drop(1).seats[1].kind == "open"
    assert client.join(host.table, "Cy", 1, host.invitation).number == 1


# Asking


def test_who_is_asked_may_refuse_and_all_are_told(client: Client) -> None:
    host, (_, bo, cy, di) = people(client, 4)
    before = bo.info().seq
    ask = host.drop(3).seat_asked
    assert ask is not None
    bo.answer_host(ask.seq, True)
    assert refused(bo.answer_host, ask.seq, True) == ("agreed-already", 409)
    assert refused(di.answer_host, ask.seq, False) == ("leave-not-yours", 409)
    cy.answer_host(ask.seq, False)
    assert host.info().seat_asked is None
    assert di.info().mine == (3,)
    assert refused(bo.answer_host, ask.seq, True) == ("leave-not-asked", 409)
    asked, *answers = di.log(before).entries
    assert (asked.kind, asked.seat, asked.what) == ("seat-asked", 3, "drop")
    assert [(one.kind, one.seat, one.agree) for one in answers] == [
        ("seat-answered", 1, True),
        ("seat-answered", 2, False),
    ]


def test_the_host_may_ask_no_more(client: Client) -> None:
    host, (_, bo, cy) = people(client)
    ask = host.drop(1).seat_asked
    assert ask is not None
    assert host.answer_host(ask.seq, False).seat_asked is None
    assert refused(cy.answer_host, ask.seq, True) == ("leave-not-asked", 409)
    assert bo.info().mine == (1,)
    assert refused(bo.drop, 2) == ("host-only", 403)
    assert refused(bo.ask_to_hand_on, 2) == ("host-only", 403)


def test_who_asks_to_take_back_for_ever_can_be_dropped(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a seat asks, and what is asked about it, are counted apart."""
    monkeypatch.setitem(quotas.QUOTAS, "asking", quotas.Quota(2))
    host, seats = people(client)
    now = host.info().awaiting[0]
    troll, other = (one for one in (1, 2) if one != now) if now == 0 else (now, 3 - now)
    played = [go_on(seats).seq for _ in range(4)]
    for _ in range(2):
        seats[troll].info()
        seats[troll].undo(to=played[0])
    assert refused(seats[troll].undo, to=played[0]) == ("quota", 409)
    ask = host.drop(troll).seat_asked
    assert ask is not None
    seats[other].answer_host(ask.seq, True)
    assert refused(seats[troll].info) == ("unknown-token", 401)


def test_nobody_gets_out_of_a_question_by_handing_the_seat_to_himself(client: Client) -> None:
    host, (_, bo, cy) = people(client)
    ask = host.drop(1).seat_asked
    assert ask is not None
    heir = client.join(host.table, "Not Bo", 1, bo.hand_on(1).token)
    still = host.info().seat_asked
    assert still is not None
    assert (still.seq, still.waiting) == (ask.seq, (2,))
    cy.answer_host(ask.seq, True)
    assert refused(heir.info) == ("unknown-token", 401)


def test_the_same_is_not_asked_twice(client: Client) -> None:
    """What some have agreed to already would be forgotten."""
    host, (_, bo, cy, _) = people(client, 4)
    ask = host.drop(3).seat_asked
    assert ask is not None
    bo.answer_host(ask.seq, True)
    assert refused(host.drop, 3) == ("asked-already", 409)
    cy.leave()
    # all who are left have agreed: whoever asked, or agreed, sets it going
    assert host.drop(3).seats[3].away == "steady"


def test_who_has_agreed_sets_it_going_when_nobody_is_left_to_answer(client: Client) -> None:
    host, (_, bo, cy, _) = people(client, 4)
    ask = host.drop(3).seat_asked
    assert ask is not None
    bo.answer_host(ask.seq, True)
    cy.leave()
    told = bo.info().seat_asked
    assert told is not None
    assert (told.agreed, told.waiting) == ((1,), ())
    assert bo.answer_host(ask.seq, True).seats[3].away == "steady"


def test_a_seat_may_be_handed_on_when_nobody_is_left_to_answer(client: Client) -> None:
    host, (_, bo, cy, di) = people(client, 4)
    di.leave()
    ask = host.ask_to_hand_on(3).seat_asked
    assert ask is not None
    bo.answer_host(ask.seq, True)
    assert refused(host.hand_on, 3) == ("hand-needs-leave", 409)
    assert refused(host.ask_to_hand_on, 3) == ("asked-already", 409)
    cy.leave()
    assert (host.info().may_hand, host.info().seat_asked) == ((3,), None)
    assert client.join(host.table, "Eve", 3, host.hand_on(3).token).number == 3


def test_two_who_stay_silent_do_not_lock_the_table(client: Client, hands: Hands) -> None:
    """Without a clock. To a bot whoever says nothing for five minutes agrees; the host goes on."""
    host, _ = people(client)
    ask = host.drop(1).seat_asked
    assert ask is not None
    assert ask.silence_at == hands.now + 5 * 60_000
    assert refused(host.drop, 1) == ("asked-already", 409)
    hands.forward(5 * 60 - 0.001)
    assert refused(host.drop, 1) == ("asked-already", 409)
    hands.forward(0.001)
    told = host.drop(1)
    assert told.seats[1].away == "steady"
    # the bot may have played since
    assert ask.seq in [getattr(one, "asked", None) for one in host.log().entries]
    assert host.drop(2).seats[2].away == "steady"  # and now nobody is left to ask


def test_who_does_something_is_not_dropped_by_silence(client: Client, hands: Hands) -> None:
    host, (_, bo, cy) = people(client)
    ask = host.drop(1).seat_asked
    assert ask is not None
    bo.chat("I am here")
    told = host.info().seat_asked
    assert told is not None
    assert told.silence_at is None
    hands.forward(3600)
    assert refused(host.drop, 1) == ("asked-already", 409)
    cy.answer_host(ask.seq, True)
    assert refused(bo.info) == ("unknown-token", 401)


def test_silence_lets_nobody_see_a_hand(client: Client, hands: Hands) -> None:
    host, (_, bo, _) = people(client)
    bo.leave()
    ask = host.ask_to_hand_on(1).seat_asked
    assert ask is not None
    assert ask.silence_at is None
    hands.forward(30 * 24 * 3600)
    assert refused(host.hand_on, 1) == ("hand-needs-leave", 409)


def test_over_days_silence_takes_days(client: Client, hands: Hands) -> None:
    host, _ = people(client, pace="days")
    ask = host.drop(1).seat_asked
    assert ask is not None
    assert ask.silence_at == hands.now + 3 * 24 * 3600_000


def test_a_clock_that_ran_out_frees_a_seat(client: Client, hands: Hands) -> None:
    host, seats = people(client, clock=ClockSettings(move=60))
    while seats[0].info().awaiting[0] == 0:
        seats[0].play(Pass())
    late = host.info().awaiting[0]
    assert host.drop(late).seats[late].away is None
    hands.forward(60)
    until(lambda: host.info().seats[late].away == "steady")
    assert host.info().mine == (0,)
    host.drop(late)
    assert refused(seats[late].info) == ("unknown-token", 401)


def test_who_is_back_keeps_the_seat_though_the_others_had_agreed(
    client: Client, hands: Hands
) -> None:
    host, seats = people(client, clock=ClockSettings(move=60))
    while seats[0].info().awaiting[0] == 0:
        seats[0].play(Pass())
    late = host.info().awaiting[0]
    third = next(one for one in (1, 2) if one != late)
    hands.forward(60)
    until(lambda: host.info().seats[late].away == "steady")
    ask = host.ask_to_hand_on(late).seat_asked
    assert ask is not None
    assert seats[third].answer_host(ask.seq, True).may_hand == (late,)
    offer = host.hand_on(late)
    seats[late].come_back()
    assert refused(client.join, host.table, "Eve", late, offer.token) == ("invitation-needed", 403)
    assert refused(host.hand_on, late) == ("seat-in-use", 409)


def test_an_asking_ends_with_the_game(client: Client) -> None:
    host, (_, _, cy) = people(client)
    ask = host.drop(1).seat_asked
    assert ask is not None
    host.close()
    assert refused(cy.answer_host, ask.seq, True) == ("leave-not-asked", 409)
    assert host.info().seat_asked is None


# Who takes a seat over


def taken_over(client: Client) -> tuple[Host, list[Seat], int, Seat, list[int]]:
    """A seat that had bid in secret, handed on by its holder after the bids were turned over, and
    the entries of those bids: (host, seats, seat, the new holder, bids).
    """
    host, seats, auction, bidder = in_auction(client)
    for one in host.info().awaiting:
        seats[one].play(Bid(0), seq=auction)
    played = [one for one in seats[bidder].log().entries if isinstance(one, PlayedTold)]
    bids = [one.seq for one in played if one.commitment and one.action]
    offer = seats[bidder].hand_on(bidder)
    heir = client.join(host.table, "Eve", bidder, offer.token)
    return host, seats, bidder, heir, bids


def exported(seat: Seat, entries: list[int]) -> list[tuple[Any, str]]:
    """Actions as they are in the JSON Lines (None: not told) and in the sheet."""
    told = {one.get("seq"): one for one in map(json.loads, seat.export("jsonl").splitlines())}
    sheet = {row["entry"]: row for row in csv.DictReader(seat.export("csv").splitlines())}
    return [(told[seq].get("action"), sheet[str(seq)]["action"]) for seq in entries]


def test_the_new_holder_can_play_on_and_learns_no_secrets_of_before(client: Client) -> None:
    host, _, bidder, heir, bids = taken_over(client)
    now = heir.view().view
    assert now is not None
    assert now.own is not None
    assert (now.own.seat, bool(now.own.values)) == (bidder, True)
    entries = heir.log().entries
    dealt = [event for told in entries for event in events_of(told) if event.audience]
    assert [type(event) for event in dealt] == [CardDealt]
    for told in entries:
        if told.seq in bids:
            assert told.action is None
            seen = heir.view(at=told.seq).view
            assert seen is not None
            assert seen.own is not None
            assert seen.own.bid is None
    assert exported(heir, bids) == [(None, "bid")] * len(bids)
    followed = []
    for news in heir.follow(0, to_end=False):
        followed.append(news)
        if news.seq == heir.info().seq:
            break
    assert [one for one in followed if one.seq in bids and one.action is not None] == []
    assert refused(heir.fork, bids[0]) == ("before-your-time", 409)
    joined = [one for one in host.log().entries if one.kind == "joined"][-1]
    assert (joined.seat, joined.name, joined.status) == (bidder, "Eve", "running")


def test_what_was_sealed_is_in_the_exports_after_the_end(client: Client) -> None:
    host, _, _, heir, bids = taken_over(client)
    before = heir.log().entries
    host.close()
    assert heir.log().entries[: len(before)] == before  # what was told stays as it was told
    opened = exported(heir, bids)
    assert all(told and sheet.startswith("bid ") for told, sheet in opened), opened


def test_notes_and_orders_go_with_who_had_them(client: Client) -> None:
    host, seats = people(client)
    seats[1].set_notes("Ann bluffs")
    heir = client.join(host.table, "Eve", 1, seats[1].hand_on(1).token)
    assert heir.notes() == ""
    assert heir.orders().none
