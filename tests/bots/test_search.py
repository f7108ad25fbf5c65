"""The search: how long it thinks, what it finds, and that it can think in threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from longshore import Game
from longshore.bots import BotError, Budget, make_bot
from longshore.bots import search as searching
from longshore.bots.merchant.style import make_styles, style_at
from longshore.bots.search import CHUNK, Search, _Room
from longshore.engine.state import NONE, SEATS
from longshore.game import actions as said
from tests.bots.asking import decision_at, kinds, moments, says, some_moments
from tests.bots.scenes import deciding, sealed

SEEDS = range(5)


class Counted:
    """How often a search was let think, and for how many playouts."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    @property
    def playouts(self) -> int:
        return sum(self.calls)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    count, think = Counted(), _Room.think

    def counting(room: _Room, number: int, settled: int = NONE) -> None:
        if settled == NONE:
            count.calls.append(number)
        think(room, number, settled)

    monkeypatch.setattr(_Room, "think", counting)
    return count


class Clock:
    """A clock that goes on by a hundredth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 0.01
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    ticking = Clock()
    monkeypatch.setattr(searching, "time", ticking)
    return ticking


@pytest.fixture
def never_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think on although the choice is clear already."""
    monkeypatch.setattr(_Room, "is_clear", lambda *_: False)


# How long it thinks


def test_forced_decisions_are_answered_without_thinking(counted: Counted) -> None:
    forced = 0
    for moment in moments():
        decision = moment.decision(1)
        if only := decision.only:
            bot = Search(playouts=1000)
            assert bot.choose(decision) == list(only)
            assert decision.rng.random() == moment.decision(1).rng.random()  # nothing drawn
            forced += 1
    assert forced  # those of the games that `moments` plays
    assert counted.calls == []
    Search(playouts=10).choose(decision_at(sealed(), 1))
    assert counted.playouts == 10


@pytest.mark.usefixtures("never_clear")
def test_makes_the_playouts_it_is_given(counted: Counted) -> None:
    for playouts in (1, CHUNK, 100):
        counted.calls.clear()
        Search(playouts=playouts).choose(decision_at(sealed(), 1))
        assert counted.playouts == playouts
        assert max(counted.calls) <= CHUNK


@pytest.mark.usefixtures("never_clear")
def test_a_budget_bounds_the_work(counted: Counted) -> None:
    for own, budget, expected in ((100, 30, 30), (10, 30, 10), (100, 0, 1), (0, 50, 50)):
        counted.calls.clear()
        bot = Search(seconds=60.0, playouts=own)
        bot.choose(decision_at(sealed(), 1, budget=Budget(work=budget)))
        assert counted.playouts == expected


@pytest.mark.usefixtures("never_clear")
def test_thinks_as_long_as_it_may(counted: Counted, clock: Clock) -> None:
    for own, budget, looks in ((0.1, None, 10), (0.2, 0.05, 5), (0.05, 9.0, 5), (0.0, None, 1)):
        counted.calls.clear()
        bot = Search(seconds=own)
        bot.choose(decision_at(sealed(), 1, budget=Budget(seconds=budget)))
        assert len(counted.calls) in {looks, looks + 1}  # a hundredth of a second is no round sum


@pytest.mark.usefixtures("never_clear")
def test_playouts_go_before_seconds_but_not_before_the_tables(
    counted: Counted, clock: Clock
) -> None:
    Search(seconds=0.01, playouts=10 * CHUNK).choose(decision_at(sealed(), 1))
    assert counted.playouts == 10 * CHUNK
    counted.calls.clear()
    decision = decision_at(sealed(), 1, budget=Budget(seconds=0.035))
    Search(playouts=10 * CHUNK).choose(decision)
    assert counted.playouts == 4 * CHUNK


def test_stops_when_nothing_can_change_its_mind(counted: Counted) -> None:
    """In so clear a case half of the playouts are enough."""
    game = deciding("n2", bid=30)
    assert says(game, Search(playouts=4000)) == said.Accept()
    assert counted.playouts < 4000


@pytest.mark.parametrize("given", [{"seconds": -1.0}, {"playouts": -1}])
def test_less_than_nothing_is_an_error(given: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"a number of seconds or of playouts, not below 0"):
        Search(**given)


def test_bad_parameters_are_errors_that_say_so() -> None:
    for spec, expected in (
        ("search:seconds=-1", "not below 0"),
        ("search:playouts=-1", "not below 0"),
        ("search:seconds=nan", "seconds is a number, not 'nan'"),
        ("search:seconds=soon", "seconds is a number, not 'soon'"),
        ("search:playouts=1.5", "playouts is a whole number, not '1.5'"),
        ("search:style=pirate", "no style 'pirate'; there are: steady"),
        ("search:level=3", "no parameter 'level'"),
    ):
        with pytest.raises(BotError, match=expected):
            make_bot(spec)
    with pytest.raises(ValueError, match="no style 'pirate'"):
        Search(style="pirate")


# What it chooses


def test_the_same_seed_and_playouts_make_the_same_choice() -> None:
    """Whether a bot is new or has thought before."""
    used, differing = Search(playouts=40), set()
    for seed, moment in enumerate(some_moments(3)):
        first = used.choose(moment.decision(seed))
        assert Search(playouts=40).choose(moment.decision(seed)) == first
        assert used.choose(moment.decision(seed)) == first
        differing.add(tuple(Search(playouts=40).choose(moment.decision(seed + 1))) == tuple(first))
    assert differing == {True, False}  # another seed may make another choice


def test_no_choice_is_open_more_often_than_it_was_met() -> None:
    """What is tried is what is there, and each thing once."""
    for seed, moment in enumerate(some_moments(3)):
        bot = Search(playouts=30)
        if moment.decision(seed).only:
            continue
        bot.choose(moment.decision(seed))
        room = bot._room
        assert room is not None
        edges = room.edges[room.own_edges()]
        assert edges["open"].max() <= room.nodes["visits"][0], moment
        assert 1 <= edges["visits"].sum() <= 30


def test_A4_sells_for_a_huge_bid_a_cargo_that_is_worth_nothing_to_it() -> None:
    """Five brown will be discarded, and so would these."""
    assert kinds(deciding("n4", bid=30), Search(playouts=60), 5) == {"Accept"}


def test_A5_keeps_for_a_dollar_a_cargo_that_is_worth_thirty() -> None:
    assert kinds(deciding("o2 w2", bid=1), Search(playouts=60), 5) == {"Decline"}


LAST_AUCTION = """longshore classic 3 supply=20
turn blue, round 22, phase bids, ending
supply k0 n0 o3 t3 w3
blue: cash 30, card C, ship island {cargo}, island n3 o
red: cash 30, card A, island n4 k t2 w
yellow: cash 0, loans 2, card B, island n3 k
"""


def last_bids(cargo: str) -> Iterator[int]:
    game = Game.from_position(LAST_AUCTION.format(cargo=cargo))
    for seed in SEEDS:
        bid = says(game, Search(playouts=120), 1, seed)
        assert isinstance(bid, said.Bid)
        yield bid.amount


def test_A1_bids_for_what_is_worth_much_in_the_last_auction() -> None:
    """Three orange complete its island and count 10 each; Yellow has no money."""
    assert all(0 < amount < 30 for amount in last_bids("o3"))


def test_A1_does_not_pay_for_what_is_worth_nothing() -> None:
    assert set(last_bids("n2")) == {0}


def test_M4_delivers_in_the_last_turn() -> None:
    for actions in (1, 2):
        game = Game.from_position(
            f"""longshore classic 3
            turn blue, round 20, ending, actions {actions}
            supply k0 n0 o3 t3 w3
            blue: cash 10, card A, ship sea o2 w, island n3 k
            red: cash 30, card B, island n3 k
            yellow: cash 30, card C, island n3 k"""
        )
        assert kinds(game, Search(playouts=60), 5) == {"SailIsland"}


def test_E1_ends_the_game_only_when_it_has_won_it() -> None:
    for own, rival in ((60, 30), (30, 60)):
        game = Game.from_position(
            f"""longshore classic 4
            turn blue, round 20
            supply k1 n0 o6 t6 w6
            blue: cash {own}, card A, machines k
            red: cash {rival}, card B, machines n
            yellow: cash {rival}, card C, machines o
            green: cash {rival}, card D, machines t"""
        )
        found = kinds(game, Search(playouts=60), 5)
        assert found == {"Produce"} if own > rival else "Produce" not in found


def test_L1_borrows_for_a_bid_that_it_cannot_pay_without() -> None:
    borrowed = 0
    for seed in SEEDS:
        bid = says(sealed(cash=0, cargo="o3 t w"), Search(playouts=60), 1, seed)
        assert isinstance(bid, said.Bid)
        assert 10 * (bid.loans - 1) < bid.amount <= 10 * bid.loans
        borrowed += bid.loans
    assert borrowed


# In threads


def test_searches_in_threads_choose_as_they_do_alone() -> None:
    asked = [moment for moment in some_moments(2) if not moment.decision(0).only][:16]
    alone = [Search(playouts=200).choose(moment.decision(7)) for moment in asked]
    with ThreadPoolExecutor(4) as pool:
        answers = pool.map(lambda moment: Search(playouts=200).choose(moment.decision(7)), asked)
        assert list(answers) == alone


def test_others_go_on_while_it_thinks() -> None:
    """With the interpreter's lock held, this thread could not look up before it is done."""
    room, game = _Room(), Game.new("classic", 4, seed=1)
    room.begin(decision_at(game), np.repeat(style_at(make_styles(), game.options), SEATS))
    begun, done, looks = threading.Event(), threading.Event(), 0

    def think() -> None:
        begun.set()
        try:
            room.think(20_000)
        finally:
            done.set()

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait()
    while not done.is_set():
        time.sleep(0.002)
        looks += 1
    thread.join()
    assert looks > 20
