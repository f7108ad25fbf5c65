"""The seat-filler: it plays whole games of every kind, legally, quickly and with some sense."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from statistics import mean

import msgspec
import pytest

from longshore import actions as said
from longshore.bots import filler
from longshore.game import Game
from longshore.options import Options
from longshore.views import View
from tests.golden.make import PLAYERS
from tests.support import EDITIONS, TABLES, varied_options

SEEDS = pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(36), id="short"),
        pytest.param(range(5000, 6000), id="soak", marks=pytest.mark.soak),
    ],
)
EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def play(options: Options, seed: int, players: Sequence[str] = ()) -> Game:
    """A whole game; an action of the filler that is not legal raises. Fillers where not named."""
    game, rng = Game.start(options, seed), random.Random(seed)
    named = dict(enumerate(players))
    while not game.over:
        seat = rng.choice(game.waiting)
        game.play(PLAYERS[named.get(seat, "filler")](game, seat, rng), seat)
    return game


def choose(position: str, seat: int | None = None, seed: int = 0) -> said.Action:
    """What the filler does in a position."""
    game = Game.from_position(position)
    asked = game.waiting[0] if seat is None else seat
    action = filler.choose(game.view(asked), game.options, asked, random.Random(seed))
    game.check(action, asked)
    return action


# Whole games


@SEEDS
def test_is_never_refused_whatever_the_options(seeds: range) -> None:
    for seed in seeds:
        assert play(varied_options(seed), seed).over


@SEEDS
def test_is_never_refused_among_players_who_do_anything(seeds: range) -> None:
    for seed in seeds:
        options = varied_options(seed, round_limit=30)
        rest = ["filler", "drifter", "wastrel"] * 2
        random.Random(seed).shuffle(rest)
        assert play(options, seed, ["filler", *rest]).over


@EVERY_TABLE
def test_games_of_fillers_end_by_the_supply(edition: str, seats: int) -> None:
    options = Options.make(edition, seats)
    for seed in range(4):
        shown = play(options, seed).view().board
        assert shown.end_triggered
        assert shown.round < 50


@EVERY_TABLE
def test_games_of_fillers_are_games(edition: str, seats: int) -> None:
    """They make money, ship, sell; nobody is left behind for good at the start."""
    games = [play(Options.make(edition, seats), seed) for seed in range(100, 104)]
    done = Counter(type(action) for game in games for _, action in game.history)
    turns = sum(seats * game.view().board.round for game in games)
    assert done[said.Pass] < turns / 5
    assert done[said.SailIsland] > turns / 8
    assert done[said.Accept] > done[said.Decline]
    assert mean(score for game in games for score in game.scores()) > 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_beats_players_who_do_anything(edition: str) -> None:
    """By chance it would win every third game; it wins at least two in three."""
    options = Options.make(edition, 3, round_limit=40)
    games = [play(options, seed, ["filler", "drifter", "drifter"]) for seed in range(12)]
    assert sum(game.winners() == (0,) for game in games) >= 8


def test_is_quick() -> None:
    took, decisions = 0.0, 0
    for edition, seats in TABLES:
        game, rng = Game.new(edition, seats, seed=1), random.Random(1)
        while not game.over:
            seat = rng.choice(game.waiting)
            view = game.view(seat)
            begun = time.perf_counter()
            action = filler.choose(view, game.options, seat, rng)
            took += time.perf_counter() - begun
            decisions += 1
            game.play(action, seat)
    assert took / decisions < 0.002


# What it knows


def test_needs_nothing_but_a_view() -> None:
    """A view that went through JSON carries nothing of the game's own record."""
    game, rng = Game.new("anniversary", 4, seed=2), random.Random(2)
    while not game.over:
        seat = rng.choice(game.waiting)
        view, luck = game.view(seat), rng.getstate()
        action = filler.choose(view, game.options, seat, rng)
        copied = msgspec.json.decode(msgspec.json.encode(view), type=View)
        again = random.Random()
        again.setstate(luck)
        assert filler.choose(copied, game.options, seat, again) == action
        game.play(action, seat)


def test_chooses_only_for_the_seat_that_looks_and_owes() -> None:
    game = Game.new("classic", 3, seed=1)
    active, other = game.active, (game.active + 1) % 3
    with pytest.raises(ValueError, match="own view"):
        filler.choose(game.view(), game.options, active, random.Random(0))
    with pytest.raises(ValueError, match="own view"):
        filler.choose(game.view(other), game.options, active, random.Random(0))
    with pytest.raises(ValueError, match="owes no decision"):
        filler.choose(game.view(other), game.options, other, random.Random(0))


# What it does


def test_builds_early() -> None:
    for seed in range(5):
        game = play(Options.make("classic", 4, round_limit=4), seed)
        for area in game.view().board.seats:
            assert len(area.machines) + area.warehouses >= 3


DECIDING = """longshore classic 3
turn blue, round 9, phase decide
supply k6 n6 o6 t6 w6
blue: cash 20, card A, machines k, ship island o2 t n
red: cash 20, card B, machines n, bid {bid}
yellow: cash 20, card C, machines o, bid 0
"""


def test_accepts_a_good_bid_and_declines_a_silly_one() -> None:
    assert choose(DECIDING.format(bid=12)) == said.Accept()
    assert choose(DECIDING.format(bid=1)) == said.Decline()


BIDDING = """longshore classic 3
turn blue, round 9, phase bids
supply k6 n6 o6 t6 w6
blue: cash 20, card C, machines k, ship island o2 t n
red: cash {cash}, card A, machines n, island k w
yellow: cash 20, card B, machines o
"""


def test_bids_a_part_of_the_worth_within_its_cash() -> None:
    for seed in range(20):
        rich = choose(BIDDING.format(cash=50), 1, seed)
        assert isinstance(rich, said.Bid)
        assert 8 <= rich.amount <= 25
        assert rich.loans == 0
        poor = choose(BIDDING.format(cash=12), 1, seed)
        assert isinstance(poor, said.Bid)
        assert poor.amount <= 12 + 10 * poor.loans


def test_ships_a_full_cargo_and_repays_with_idle_money() -> None:
    turn = """longshore classic 3
        turn blue, round 9
        supply k6 n6 o6 t6 w6
        blue: cash {cash}, loans {loans}, card A, machines k, ship sea o2 t n w
        red: cash 20, card B, machines n
        yellow: cash 20, card C, machines o"""
    assert choose(turn.format(cash=5, loans=0)) == said.SailIsland()
    assert choose(turn.format(cash=25, loans=1)) == said.Repay()


def test_stocks_from_the_cheapest_seller() -> None:
    action = choose(
        """longshore classic 3
        turn blue, round 9
        supply k6 n6 o6 t6 w6
        blue: cash 8, card A, machines k, warehouses 2, factory k@2 k@2
        red: cash 20, card B, machines n, factory n@4 n@4
        yellow: cash 20, card C, machines o, factory o@2 o@2"""
    )
    assert isinstance(action, said.Stock)
    assert (action.seat, action.take) == (2, ((2, 2), (2, 2)))
    assert all(4 <= price <= 5 for _, price in action.store)
