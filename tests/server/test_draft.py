"""A turn tried out: the same as if it were played, up to where its seat's own doing ends.

Nothing is written, nobody is told, and nothing comes out that the seat could not know before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longshore import Game, IllegalAction
from longshore.engine import purses
from longshore.engine.state import SEATS, Phase
from longshore.engine.types import State
from longshore.game.actions import AnyAction, TakeLoan
from longshore.game.events import (
    BrokerOutbid,
    BrokerWon,
    Event,
    GameOver,
    MoneyCardsCounted,
    TurnBegan,
    visible,
)
from longshore.game.offers import offers, refused
from longshore.game.options import Options
from longshore.game.spelling import fold
from longshore.server.domain.drafting import Drafted, draft
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.turn import MOST_TOGETHER
from longshore.server.http.api.offered import DraftTold
from tests.positions import Position, walk
from tests.random_play import SOME_TABLES, draw_action
from tests.server.hosting import Host, Opened
from tests.soaking import sized
from tests.support import TEMPERS, copy_of
from tests.tabletop import position

BLUE, RED, YELLOW = range(3)


def turns(options: Options, seed: int) -> Iterator[Position]:
    """The positions of a random game in which somebody is to act."""
    return (at for at in walk(options, seed) if at.phase == Phase.ACT)


def a_turn(chance: random.Random, game: Game) -> list[AnyAction]:
    """The rest of a turn, drawn by chance."""
    seat, actions, game = game.active, list[AnyAction](), game.copy()
    temper = TEMPERS[chance.choice(list(TEMPERS))]
    while len(actions) < 12:
        moves = draw_action(chance, game.state, seat, temper)
        actions += fold(game.state, seat, moves)
        happened = game.play(actions[-1], seat)
        if any(isinstance(event, TurnBegan | GameOver) for event in happened):
            break
        if game.facts.phase != Phase.ACT or seat not in game.waiting:
            break
    return actions


def before_others(events: list[Event]) -> list[Event]:
    """What happened before the turn went on to the next seat, or the game was over."""
    told: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan | GameOver):
            break
        if isinstance(event, BrokerWon) and event.at_the_end:
            break
        told.append(event)
    return told


# The same as playing


@SOME_TABLES
@sized("step", 3, 1)
def test_a_draft_is_what_playing_comes_to(options: Options, step: int) -> None:
    chance, endings = random.Random(3), set()
    games = chain.from_iterable(turns(options, seed) for seed in (31, 32, 33))
    for at in islice(games, 0, None, step):
        game = at.game()
        seat, actions = game.active, a_turn(chance, game)
        before, waiting = game.state.tobytes(), game.waiting
        drafted = draft(game, seat, actions)
        assert (game.state.tobytes(), game.waiting, game.history) == (before, waiting, ())
        outbid = False
        for action, told in zip(actions, drafted.events, strict=True):
            happened = game.play(action, seat)
            outbid = outbid or any(isinstance(event, BrokerOutbid) for event in happened)
            own = before_others(visible(happened, seat))
            if outbid:
                own = [event for event in own if not isinstance(event, MoneyCardsCounted)]
            assert list(told) == own
        endings.add(drafted.ends)
        if drafted.ends is None:
            assert drafted.game.state.tobytes() == game.state.tobytes()
        assert drafted.ends == ends_of(game, seat, happened)
    assert {"turn", "auction"} <= endings


def ends_of(game: Game, seat: int, happened: list[Event]) -> str | None:
    if game.over:
        return "game"
    if any(isinstance(event, TurnBegan) for event in happened):
        return "turn"
    return "auction" if game.facts.phase in (Phase.BIDS, Phase.RAISE) else None


def test_a_draft_goes_on_from_draft_to_draft() -> None:
    game = position(blue={"cash": 5})
    drafted = draft(game, BLUE, [TakeLoan(), game._understand("build warehouse", None)[1]])
    assert [type(told[0]).__name__ for told in drafted.events] == ["LoanTaken", "WarehouseBuilt"]
    assert drafted.game.cash(BLUE) == 11
    assert game.cash(BLUE) == 5
    assert [offer for offer in offers(drafted.game, BLUE) if offer.needs_loan] == []


def test_E1_what_the_end_reveals_is_not_told() -> None:
    game = position(
        "anniversary",
        turn="yellow",
        round=4,
        options={"round_limit": 4},
        payment={"holder": "red", "space": "I goods", "money": 3},
        brokers={"I": {"goods": "k n"}},
    )
    drafted = tried(game, YELLOW, "pass")
    assert drafted.ends == "game"
    assert [type(event).__name__ for event in drafted.events[0]] == ["Passed"]


def test_K5_who_is_outbid_has_to_price_before_the_turn_goes_on() -> None:
    game = position(
        "anniversary",
        blue={"factory": "k@2 k@2"},
        payment={"holder": "red", "space": "II money", "harbour": "n"},
    )
    drafted = tried(game, BLUE, "call II money factory k@2 k@2")
    assert drafted.ends is None
    assert drafted.game.waiting == (RED,)
    assert refused(drafted.game, BLUE, ()) == ()


def tried(game: Game, seat: int, *words: str) -> Drafted:
    return draft(game, seat, [game._understand(one, seat)[1] for one in words])


# What cannot be tried


def test_a_refusal_names_the_place_of_the_action() -> None:
    game = position(blue={"cash": 5})
    with pytest.raises(IllegalAction) as why:
        tried(game, BLUE, "build warehouse", "build warehouse")
    assert (why.value.code, why.value.values["index"]) == ("too-dear", 1)
    assert str(why.value) == "Blue cannot pay $5: they have $1, and may take a loan first."


@pytest.mark.parametrize("after", ["loan", "pass", "seize k"])
def test_nothing_can_be_tried_after_the_turn(after: str) -> None:
    """Also not whether the next seat will be in default, and this one is to seize something."""
    game = position(round=2, red={"cash": 0, "loans": 2, "island": "k n"})
    with pytest.raises(WishRefused) as why:
        tried(game, BLUE, "pass", after)
    assert (why.value.code, why.value.values) == ("turn-over", {"seat": "blue", "index": 1})
    game = position(blue={"ship": "sea k"})
    with pytest.raises(WishRefused) as why:
        tried(game, BLUE, "sail island", after)
    assert why.value.code == "turn-over"


def test_only_ones_own_turn_can_be_tried() -> None:
    game = position(blue={"ship": "sea k"})
    for seat in (RED, YELLOW):
        with pytest.raises(WishRefused) as why:
            tried(game, seat, "loan")
        assert why.value.code == "draft-not-now"
    game.play("sail island")
    for seat in (BLUE, RED):
        with pytest.raises(WishRefused) as why:
            tried(game, seat, "loan")
        assert why.value.code == "draft-not-now"


# Secrets


def otherwise(chance: random.Random, at: Position, seat: int) -> Position:
    """The same for all that a seat may know: others have other cards, and, hidden, other money."""
    state = copy_of(at.state)
    others = [other for other in range(at.options.seats) if other != seat]
    free = [card for card in range(SEATS) if card != int(state.card[seat])]
    for other, card in zip(others, chance.sample(free, len(others)), strict=True):
        state.card[other] = card
    if at.options.money == "hidden":
        for other in others:
            enrich_secretly(chance, state, other)
    return Position(at.options, state)


def enrich_secretly(chance: random.Random, state: State, seat: int) -> None:
    """Other money in as many cards: a bill of another column, where cards are counted (V2)."""
    more = chance.randrange(-int(state.cash[seat]), 30)
    if state.money_cards:
        faces = (1, 2, 5, 10)
        column = next((one for one in range(4) if state.bills[seat, one] > 0), None)
        if column is None:
            return
        other = chance.choice([one for one in range(4) if one != column])
        state.bills[seat, column] -= 1
        state.bills[seat, other] += 1
        more = faces[other] - faces[column]
    state.cash[seat] += more
    state.cash[purses.BANK] -= more


def answer(game: Game, seat: int, actions: list[AnyAction]) -> Any:
    """All that a seat is told of a draft."""
    try:
        drafted = draft(game, seat, actions)
    except (IllegalAction, WishRefused) as why:
        return why.code, why.values, str(why)
    after = drafted.game
    listed = None if drafted.ends else offers(after, seat)
    why_not = None if listed is None else refused(after, seat, listed)
    return drafted.events, drafted.ends, listed, why_not


@SOME_TABLES
@sized("step", 2, 1)
def test_V1_V2_what_others_hide_changes_no_draft_and_no_offer(options: Options, step: int) -> None:
    chance, differing = random.Random(9), 0
    for at in islice(turns(options, 32), 0, None, step):
        seat, actions = at.game().active, a_turn(chance, at.game())
        there = otherwise(chance, at, seat)
        here_after, there_after = at.game(), there.game()
        assert offers(here_after, seat) == offers(there_after, seat)
        assert here_after.view(seat) == there_after.view(seat)
        for tail in ([], [TakeLoan()]):
            told = answer(at.game(), seat, [*actions, *tail])
            assert told == answer(there.game(), seat, [*actions, *tail])
        for action in actions:
            here, elsewhere = (game.play(action, seat) for game in (here_after, there_after))
            differing += visible(here, seat) != visible(elsewhere, seat)
    assert differing > 0  # at the end there are cards to be seen, and before that interest


def test_I2_whether_the_next_seat_can_pay_its_interest_is_not_told() -> None:
    worlds = [position(round=2, red={"cash": cash, "loans": 1}) for cash in (0, 20)]
    told = [tried(game, BLUE, "pass") for game in worlds]
    assert told[0].events == told[1].events
    assert told[0].ends == told[1].ends == "turn"
    played = [[type(event).__name__ for event in game.play("pass")] for game in worlds]
    assert "LoanTaken" in played[0]
    assert "LoanTaken" not in played[1]


def test_V2_the_money_cards_of_who_is_outbid_are_not_told() -> None:
    """Three $1 bills or a $1 and a $2: when they come back, everybody will see how many."""
    worlds = [
        position(
            "anniversary",
            red={"cash": 5, "bills": [1, 2, 0, 0]},
            payment={"holder": "red", "space": "I goods", "money": 3, "bills": bills},
            brokers={"I": {"goods": "k n"}},
        )
        for bills in ([3, 0, 0, 0], [1, 1, 0, 0])
    ]
    assert worlds[0].view(BLUE) == worlds[1].view(BLUE)
    told = [tried(game, BLUE, "call I goods 4", "build warehouse") for game in worlds]
    assert told[0].events == told[1].events
    played = [game.play("call I goods 4") for game in worlds]
    assert played[0] != played[1]


# Over the wire


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as made:
        yield made


@pytest.fixture
def table(host: Host) -> Opened:
    """Three people at one device; the seat that acts is named in each request."""
    return host.open(seats=3, plan=[{"kind": "me"}] * 3, start=True)


def sent(table: Opened, *actions: Any, **more: Any) -> Any:
    seat = table.get()["awaiting"][0]
    wish = {"seat": seat, "seq": table.get()["seq"], "actions": list(actions), **more}
    return table.host.ask("POST", f"{table.path}/draft", table.token, json=wish)


def test_a_draft_writes_nothing_and_nobody_is_told(host: Host, table: Opened) -> None:
    seat, seq = table.get()["awaiting"][0], table.get()["seq"]
    with host.channel(f"{table.path}/live?after={seq}&seat={seat}", table.token) as live:
        before = (table.get(), table.get("/log"))
        answer = sent(table, {"type": "loan"}, "build warehouse", "pass")
        assert answer.status_code == 200, answer.text
        assert (table.get(), table.get("/log")) == before
        with pytest.raises(TimeoutError):
            live.recv(0.3)
    told = msgspec.convert(answer.json(), DraftTold)
    kinds = [[event["type"] for event in events] for events in answer.json()["events"]]
    assert kinds[:2] == [["loan-taken"], ["warehouse-built", "awaited"]]
    assert (kinds[2], told.ends, told.offers) == (["passed"], "turn", None)


def test_a_draft_says_what_could_be_done_next(table: Opened) -> None:
    told = sent(table, {"type": "build-warehouse"}).json()
    assert told["ends"] is None
    assert told["offers"]["cash"] == 16
    passing = next(one for one in told["offers"]["offers"] if one["kind"] == "pass")
    assert passing == {"kind": "pass", "actions": 1}
    assert {"kind", "code", "values", "text"} <= set(told["offers"]["refused"][0])


def test_what_is_refused_over_the_wire(host: Host, table: Opened) -> None:
    refusal = sent(table, "build warehouse", {"type": "sail-island"})
    assert refusal.status_code == 409
    assert (refusal.json()["code"], refusal.json()["values"]["index"]) == ("empty-ship", 1)
    after = sent(table, "pass", "pass")
    assert (after.status_code, after.json()["code"]) == (409, "turn-over")
    unread = sent(table, "pass", "dance")
    assert (unread.status_code, unread.json()["values"]["index"]) == (422, 1)
    (acting,) = table.get()["awaiting"]
    other = sent(table, "pass", seat=(acting + 1) % 3)
    assert (other.status_code, other.json()["code"]) == (409, "draft-not-now")
    for actions, code in (([], 422), (["loan"] * (MOST_TOGETHER + 1), 422)):
        assert sent(table, *actions).status_code == code
    ahead = sent(table, "pass", seq=table.get()["seq"] + 1)
    assert (ahead.status_code, ahead.json()["code"]) == (409, "seq-ahead")
    wish = {"seat": acting, "seq": table.get()["seq"], "actions": ["pass"]}
    table.play_any("first")
    stale = host.ask("POST", f"{table.path}/draft", table.token, json=wish)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    assert host.ask("POST", f"{table.path}/draft", json=wish).status_code == 401
