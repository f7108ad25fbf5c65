"""Several actions of one seat in one request: all of them, or none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from longshore.client import Client, Refused, Seat, Told
from longshore.game.actions import AnyAction, Bid, BuildWarehouse, Pass, TakeLoan
from longshore.game.game import Game
from longshore.game.refusals import IllegalAction
from longshore.server.domain import playing
from longshore.server.domain.entries import Line
from longshore.server.domain.orders import Orders, PassOrder
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import ClockSettings, SeatPlan, Settings
from longshore.server.domain.state import TableState
from longshore.server.domain.told import PlayedTold
from longshore.server.domain.turn import attempts, stretches
from longshore.server.exports.checking import check, holds
from longshore.server.exports.evidence_files import read_evidence
from longshore.server.http.limits import UNLIMITED, Rate
from tests.server.hosting import Host
from tests.server.logged import TABLE, logged
from tests.server.players import to_auction
from tests.server.processes import fresh_database
from tests.server.serving import Served, served
from tests.tabletop import position

ME = SeatPlan(kind="me")
BLUE, RED = 0, 1
TURN = (TakeLoan(), BuildWarehouse(), Pass())


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)]
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    if request.param == "sqlite":
        with served(folder) as made:
            yield made
        return
    with (
        fresh_database(request.getfixturevalue("pg_server")) as url,
        served(folder, database=url) as made,
    ):
        yield made


def seats_of(client: Client, **settings: Any) -> list[Seat]:
    """Three people at one device, in a running game; whose turn it is comes first."""
    host = client.open_table(seats=3, plan=(ME, ME, ME), start=True, **settings)
    [first] = host.info().awaiting
    return [host.of((first + number) % 3) for number in range(3)]


def why(call: Any, *given: Any, **named: Any) -> tuple[str, int | None]:
    with pytest.raises(Refused) as problem:
        call(*given, **named)
    return problem.value.code, problem.value.values.get("index")


def everything(seats: list[Seat]) -> list[object]:
    return [(seat.view(), seat.log().entries) for seat in seats]


# All of it


def test_a_turn_is_one_request_and_an_entry_for_each_action(client: Client) -> None:
    now, then, _ = seats_of(client)
    before = now.info().seq
    played = now.play_turn(TURN)
    assert [told.seq for told in played] == [before + 1, before + 2, before + 3]
    assert [told.action for told in played] == list(TURN)
    assert len({told.at for told in played}) == 1
    assert now.seq == before + 3
    assert now.log(before).entries == played
    assert then.info().awaiting == (then.number,)


def test_everybody_is_told_every_entry_in_order(client: Client) -> None:
    now, then, _ = seats_of(client)
    before = now.info().seq
    heard: list[Told] = []
    with_news = then.follow(before, to_end=False)
    now.play_turn(TURN)
    for news in with_news:
        assert isinstance(news, Told)
        heard.append(news)
        if len(heard) == len(TURN):
            break
    with_news.close()
    assert tuple(heard) == then.log(before).entries


def test_a_turn_that_is_sent_again_is_answered_as_it_was(client: Client) -> None:
    now, then, _ = seats_of(client)
    seq = now.info().seq
    first = now.play_turn(TURN, seq, key="mine")
    assert now.play_turn(TURN, seq, key="mine") == first
    assert now.play_turn(TURN[:1], seq, key="mine") == first  # whatever comes with the key
    assert now.play("pass", seq, key="mine") == first[0]
    for number in range(60):
        then.chat(f"Line {number}.")  # until it is not at hand any more
    assert now.play_turn(TURN, seq, key="mine") == first
    assert now.info().seq == first[-1].seq + 60


def test_a_key_of_a_turn_is_remembered_over_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server, Client(server.url) as client:
        now, *_ = seats_of(client)
        seq = now.info().seq
        first = now.play_turn(TURN, seq, key="mine")
        table, token, number = now.table, now.token or "", now.number
    with served(tmp_path) as server, Client(server.url) as client:
        again = client.seat(table, token, number)
        assert again.play_turn(TURN, seq, key="mine") == first
        assert again.info().seq == first[-1].seq


def test_a_turn_is_taken_back_action_by_action_or_as_a_whole(client: Client) -> None:
    now, then, _ = seats_of(client)
    begin = now.view().view
    loan, built, passed = now.play_turn(TURN)
    assert now.undo().to == passed.seq
    assert now.undo().to == built.seq
    assert now.undo().view == begin
    now.play_turn(TURN[:2])
    first = now.seq - 1
    assert now.undo(to=first).view == begin
    assert loan.seq < first
    assert then.view().view is not None


def test_bots_act_only_after_the_whole_turn(client: Client) -> None:
    seat = client.play_bots("classic", 3, bot="random")
    for _news in seat.follow():
        if 0 in seat.info().awaiting:
            break
    played = seat.play_turn(TURN, seat.info().seq)
    later = list(islice(seat.follow(played[0].seq - 1), 4))
    assert later[:3] == list(played)
    assert isinstance(later[3], PlayedTold)
    assert (later[3].seat, later[3].by) == (1, "bot")


def test_what_a_turn_uses_up_of_standing_orders_is_used_up(client: Client) -> None:
    now, *_ = seats_of(client)
    given = now.set_orders(Orders(pass_=PassOrder(cash=1)))  # there is so much: it does not pass
    now.play_turn((TakeLoan(),))
    assert now.orders() == given
    now.play_turn((TakeLoan(), BuildWarehouse()))
    assert now.orders() == Orders()


def test_A1_a_sealed_bid_is_committed_to_and_nothing_is_sent_after_it(client: Client) -> None:
    seats = sorted(seats_of(client), key=lambda seat: seat.number or 0)
    to_auction(seats)
    host = seats[0]
    bidder = host.of(host.info().awaiting[0])
    bidder.info()
    assert why(bidder.play_turn, (Bid(3), TakeLoan())) == ("turn-over", 1)
    assert host.fairness().bids == ()
    [bid] = bidder.play_turn((Bid(3),))
    assert host.fairness().bids == ((bid.seq, bidder.number, bid.commitment),)
    host.close()
    assert holds(check(read_evidence(host.export("jsonl")), [host.info().commitment or ""]))


def test_A1_a_sealed_bid_needs_no_other_to_be_seen(client: Client) -> None:
    seats = sorted(seats_of(client), key=lambda seat: seat.number or 0)
    auction = to_auction(seats)
    host = seats[0]
    first, second = host.info().awaiting
    host.of(first).play(Bid(1), seq=auction)
    assert why(host.of(second).play_turn, (Bid(0), Bid(0)), seq=auction) == ("turn-over", 1)
    assert host.of(second).play(Bid(0), seq=auction).seq == auction + 2


# Or none of it


@pytest.mark.parametrize(
    ("actions", "code", "index"),
    [
        (("build warehouse", "sail island"), "empty-ship", 1),
        (("build warehouse", "dance"), "notation", 1),
        (("sail island", "pass"), "empty-ship", 0),
        (("build warehouse", "pass", "pass"), "turn-over", 2),
        (("pass", "loan"), "turn-over", 1),
        (("pass", "seize k"), "turn-over", 1),
    ],
)
def test_nothing_is_done_if_one_is_refused(
    client: Client, actions: tuple[str, ...], code: str, index: int
) -> None:
    seats = seats_of(client)
    now = seats[0]
    before = everything(seats)
    assert why(now.play_turn, actions) == (code, index)
    assert everything(seats) == before
    assert now.play_turn(TURN)[0].action == TakeLoan()


def test_a_turn_is_stale_as_a_whole(client: Client) -> None:
    now, then, last = seats_of(client)
    seen = now.info().seq
    then.play(TakeLoan(), then.info().seq)
    before = everything([now, then, last])
    assert why(now.play_turn, TURN, seq=seen) == ("stale", None)
    assert everything([now, then, last]) == before


def test_no_turn_is_empty_or_without_end(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        table = host.open(seats=3, plan=[{"kind": "me"}] * 3, start=True)
        seq = table.get()["seq"]
        for actions in ([], ["loan"] * 14, "pass", None, [None], [["pass"]]):
            wish = {"actions": actions, "seq": seq, "key": "k", "seat": 0}
            answer = host.ask("POST", f"{table.path}/actions", table.token, json=wish)
            assert (answer.status_code, answer.json()["code"]) == (422, "wrong-field")
        assert table.get()["seq"] == seq


def test_every_action_of_a_turn_counts_as_a_wish(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(wishes=Rate(5, 0.001))
    with served(tmp_path, rates=rates) as server, Client(server.url, patience=0) as client:
        now, *_ = seats_of(client)
        now.play_turn(TURN)
        assert why(now.play_turn, TURN, key="k")[0] == "rate"


# As the rules see it


def words(game: Game, seat: int, *said: str) -> list[AnyAction]:
    return [game._understand(one, seat)[1] for one in said]


def test_K5_nothing_can_be_done_before_who_is_outbid_has_priced() -> None:
    game = position(
        "anniversary",
        blue={"factory": "k@2 k@2"},
        payment={"holder": "red", "space": "II money", "harbour": "n"},
    )
    call = "call II money factory k@2 k@2"
    assert len(list(attempts(game, BLUE, words(game, BLUE, call)))) == 1
    with pytest.raises(IllegalAction) as problem:
        list(attempts(game, BLUE, words(game, BLUE, call, "build warehouse")))
    assert problem.value.values["index"] == 1


@pytest.mark.parametrize(
    ("auction", "before"), [("sealed", ("bid 2",)), ("progressive", ("loan", "bid 2"))]
)
def test_A1_A6_nothing_follows_a_bid(auction: str, before: tuple[str, ...]) -> None:
    """What could be done then would say what others have bid, or what they have."""
    game = position(blue={"ship": "sea k"}, options={"auction": auction})
    game.play("sail island")
    bidder = game.waiting[0]
    for after in ("loan", "bid 3", "pass"):
        with pytest.raises(WishRefused) as problem:
            list(attempts(game, bidder, words(game, bidder, *before, after)))
        assert (problem.value.code, problem.value.values["index"]) == ("turn-over", len(before))


def test_what_was_decided_together_is_played_in_as_few_parts_as_can_be() -> None:
    game = position(blue={"ship": "sea k", "cash": 20})
    said = words(game, BLUE, "loan", "build warehouse", "sail island", "loan")
    parts = list(stretches(game.options, game.buffer, BLUE, said))
    assert [len(part) for part in parts] == [3, 1]
    assert [one for part in parts for one in part] == said
    odd = words(game, BLUE, "repay", "pass")
    assert list(stretches(game.options, game.buffer, BLUE, odd)) == [(odd[0],), (odd[1],)]


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_a_turn_at_once_is_the_same_as_its_actions_at_the_same_time(edition: str) -> None:
    """Clocks, digests, commitments, what can be taken back: all but what was played together."""
    chance = random.Random(edition)
    settings = Settings(clock=ClockSettings(move=60, game=600))
    lines = logged(f"{edition}-3", upto=0, settings=settings)
    once, each = TableState.of(TABLE, lines), TableState.of(TABLE, lines)
    for turn in range(80):
        assert once.game is not None
        if once.ended:
            break
        seat = once.awaiting[0]
        actions = some_actions(chance, once.game, seat)
        at = lines[-1].at + turn * 5_000
        apply(once, playing.play(once, seat, actions, seq=once.seq), at)
        for action in actions:
            apply(each, playing.play(each, seat, (action,), seq=each.seq), at)
        assert seen(once) == seen(each)
    assert once.seq > lines[-1].seq + 50


def some_actions(chance: random.Random, game: Game, seat: int) -> list[AnyAction]:
    """Actions of a seat as far as they go together, at most three."""
    actions: list[AnyAction] = []
    after = game
    while len(actions) < 3 and seat in after.waiting:
        listed = list(islice(after.legal_actions(seat), 60))
        actions.append(chance.choice([one for one in listed if one != TakeLoan()] or listed))
        try:
            after = list(attempts(game, seat, actions))[-1].after()
        except WishRefused:  # it would be after the end of a turn
            return actions[:-1]
    return actions


def apply(state: TableState, wished: playing.Wished, at: int) -> None:
    for one in wished.whole:
        state.apply(Line(state.seq + 1, at, one.entry), one.trial)


def seen(state: TableState) -> list[object]:
    assert state.game is not None
    free = [state.free_undo(seat) for seat in range(state.rules.seats)]
    common = (state.seq, state.game_seq, state.auction, state.plays, state.status)
    return [state.game.state.tobytes(), state.clock.shown(), free, common]
