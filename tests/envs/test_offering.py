"""What is offered is what is legal, but for what leads nowhere: no position is lost by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longshore import Game
from longshore.engine.bindings import Pages
from longshore.engine.moves import BID, CALL, HUNDRED, PASS, REPAY, TAKE_LOAN, encode
from longshore.engine.offering import MOST_BID
from longshore.engine.state import Phase
from longshore.envs.one_game import OneGame
from longshore.envs.settings import make_options
from tests.envs.playing import at, drawn
from tests.support import legal_moves, varied_options
from tests.tabletop import position

CARGO = {"at": "sea", "cargo": "k n"}


def withheld(game: OneGame) -> set[int]:
    """The legal moves of the seats that are asked which they are not offered."""
    legal = {move for seat in game.waiting for move in legal_moves(game.buffer.state, seat)}
    return legal - {move for seat in game.waiting for move in game.offered(seat).tolist()}


def test_L1_L2_exactly_what_undoes_the_active_seats_last_move_is_withheld() -> None:
    """In games of which nobody has got rich."""
    undone = {TAKE_LOAN: REPAY, REPAY: TAKE_LOAN}
    found = set()
    for seed in range(20):
        options = varied_options(seed, round_limit=6)
        game, chance = OneGame(options, seed=seed), random.Random(seed)
        barred: set[int] = set()
        while not game.over:
            assert withheld(game) == barred
            found |= barred
            seat, active = chance.choice(game.waiting), int(game.buffer.state.active)
            move = drawn(chance, game, seat, "even")
            game.play(seat, move)
            legal = legal_moves(game.buffer.state, seat)
            on = seat == active == int(game.buffer.state.active)  # its turn goes on
            still = on and seat in game.waiting and undone.get(move) in legal
            barred = {undone[move]} if still else set()
    assert found == {TAKE_LOAN, REPAY}


def test_L2_a_loan_is_repaid_after_something_else() -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    seat = game.to_move
    assert TAKE_LOAN in game.offered(seat)
    game.play(seat, TAKE_LOAN)
    assert REPAY not in game.offered(seat)
    assert TAKE_LOAN in game.offered(seat)  # a second one leads on
    game.play(seat, encode("sail_harbour", (seat + 1) % 3))
    assert REPAY in game.offered(seat)
    game.play(seat, REPAY)
    assert TAKE_LOAN not in game.offered(seat)
    game.play(seat, encode("build_warehouse"))
    assert game.to_move != seat


def test_L1_a_repayment_that_ends_a_turn_withholds_nothing_from_the_next_seat() -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    seat = game.to_move
    for move in (TAKE_LOAN, encode("sail_harbour", (seat + 1) % 3), encode("sail_sea"), REPAY):
        game.play(seat, move)
    assert game.to_move == (seat + 1) % 3
    assert TAKE_LOAN in game.offered(game.to_move)


def test_L3_a_loan_sealed_with_a_bid_withholds_nothing_from_others() -> None:
    start = at(position(seats=3, blue={"ship": CARGO, "loans": 1}))
    start.play(0, encode("sail_island"))
    start.play(1, TAKE_LOAN)
    assert withheld(start) == set()


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_a_round_limit_ends_whatever_is_played(seed: int) -> None:
    """Even if all borrow and repay whenever they are offered to, and pass only at last."""
    options = varied_options(seed, round_limit=3)
    game, chance = OneGame(options, seed=seed), random.Random(seed)
    moves = 0
    while not game.over:
        seat = game.to_move
        offered = game.offered(seat).tolist()
        money = [move for move in offered if move in (TAKE_LOAN, REPAY)]
        others = [move for move in offered if move != PASS]
        game.play(seat, chance.choice(money or others or offered))
        moves += 1
        assert moves < 3 * options.seats * 150
    assert game.buffer.state.round_number <= 3


# Nothing is lost


def reached(game: Game, *, all_legal: bool) -> set[bytes]:
    """Every way in which the next seat can find the table after this turn."""
    start, ends = at(game), set()
    active = int(start.buffer.state.active)
    seen, todo = {start.buffer.cells.tobytes()}, [start]
    while todo:
        here = todo.pop()
        seat = here.to_move
        moves = legal_moves(here.buffer.state, seat) if all_legal else here.offered(seat).tolist()
        for move in moves:
            after = here.copy()
            if all_legal:
                assert after.buffer.step(seat, move, Pages())
            else:
                after.play(seat, move)
            if after.over or int(after.buffer.state.active) != active:
                ends.add(after.buffer.cells.tobytes())
                continue
            key = after.buffer.cells.tobytes()
            if key not in seen:
                seen.add(key)
                todo.append(after)
    assert len(seen) < 60_000
    return ends


TURNS: dict[str, dict[str, Any]] = {
    "two actions": {"blue": {"cash": 12, "loans": 1, "machines": "k", "factory": "k@2"}},
    "a repayment left": {"actions": 0, "blue": {"cash": 31, "loans": 2}},
    "no money": {"actions": 1, "blue": {"cash": 0, "loans": 0}},
    "a decision": {
        "phase": "decide",
        "actions": 1,
        "blue": {"cash": 15, "loans": 1, "ship": {"at": "island", "cargo": "k n"}},
        "red": {"cash": 14, "bid": 12},
        "yellow": {"bid": 3},
    },
}


@pytest.mark.parametrize("name", TURNS)
def test_L1_L2_every_end_of_a_turn_can_still_be_reached(name: str) -> None:
    bare = {"factory": "none", "machines": "t", "harbour": "none", "cash": 3}
    parts = {"red": bare, "yellow": {**bare, "machines": "w"}, "supply": "k5 n0 o5 t5 w5"}
    for seat, area in TURNS[name].items():
        parts[seat] = {**parts.get(seat, {}), **area} if isinstance(area, dict) else area
    game = position(seats=3, options={"round_limit": 9, "machines": 2}, **parts)
    legal, offered = (reached(game, all_legal=every) for every in (True, False))
    assert len(legal) > 1
    assert offered == legal


# Bids


def rich(**parts: Any) -> Any:
    return {"cash": 50_000, **parts}


def spelled(game: OneGame, seat: int) -> set[int]:
    """Every bid that a seat can spell, of at least $9,800; none of the ways is a dead end."""
    bids, todo = set(), [(game.copy(), 0)]
    while todo:
        here, so_far = todo.pop()
        offered = [move for move in here.offered(seat).tolist() if move not in (TAKE_LOAN, PASS)]
        offered = [move for move in offered if not BID + 100 <= move < BID + 102]  # bluffing
        assert offered, so_far
        if HUNDRED in offered:
            further = here.copy()
            further.play(seat, HUNDRED)
            todo.append((further, so_far + 100))
        bids |= {so_far + move - BID for move in offered if BID <= move < BID + 100}
    return {bid for bid in bids if bid >= 9_800}


def test_A1_a_sealed_bid_is_at_most_9999() -> None:
    game = at(position(seats=3, blue={"ship": CARGO}, red=rich(), yellow=rich()))
    game.play(0, encode("sail_island"))
    assert spelled(game, 1) == set(range(9_800, MOST_BID + 1))


@pytest.mark.parametrize(("cash", "loans"), [(9_880, 2), (9_879, 2), (9_998, 0), (9_999, 0)])
def test_A1_below_the_limit_all_that_is_legal_can_be_bid(cash: int, loans: int) -> None:
    game = at(position(seats=3, blue={"ship": CARGO}, red=rich(cash=cash), yellow=rich()))
    game.play(0, encode("sail_island"))
    for _ in range(loans):
        game.play(1, TAKE_LOAN)
    assert spelled(game, 1) == set(range(9_800, min(cash + 10 * loans, MOST_BID) + 1))


def test_A2_an_extra_bid_is_at_most_9999_too() -> None:
    parts = {"red": rich(bid=9_999), "yellow": rich(bid=9_999)}
    ship = {"at": "island", "cargo": "k n"}
    game = at(position(seats=3, phase="tiebreak", blue={"ship": ship}, **parts))
    assert spelled(game, 2) == set(range(9_800, MOST_BID + 1))


def raising(high: int, **parts: Any) -> OneGame:
    """Red is asked, and Yellow has bid so much."""
    options = {"auction": "progressive"}
    game = position(seats=4, options=options, blue={"ship": CARGO}, green=rich(), **parts)
    made = at(game)
    made.play(0, encode("sail_island"))
    made.play(1, encode("bid", 1))
    made.buffer.state.high = made.buffer.state.bid[1] = high
    return made


@pytest.mark.parametrize("high", [9_799, 9_899, 9_900, 9_950, 9_997, 9_998])
@pytest.mark.parametrize("cash", [9_999, 50_000])
def test_A6_a_raise_is_at_most_9999_and_never_a_dead_end(high: int, cash: int) -> None:
    game = raising(high, red=rich(), yellow=rich(cash=cash))
    assert game.waiting == (2,)
    assert spelled(game, 2) == set(range(max(9_800, high + 1), MOST_BID + 1))


def test_A6_nobody_raises_9999() -> None:
    game = raising(MOST_BID, red=rich(), yellow=rich())
    assert set(game.offered(2).tolist()) == {PASS, TAKE_LOAN}


def test_A6_who_has_less_than_the_highest_bid_passes() -> None:
    game = raising(9_950, red=rich(), yellow=rich(cash=9_950))
    assert set(game.offered(2).tolist()) == {PASS, TAKE_LOAN}


def on_card(money: int) -> Game:
    """Red holds the card for broker I's containers; Blue is to act."""
    payment = {"holder": "red", "space": "I goods", "money": money}
    brokers = {"I": {"goods": "k n"}, "II": {"goods": "p"}}
    return position("anniversary", seats=3, payment=payment, brokers=brokers, blue=rich())


@pytest.mark.parametrize("money", [1, 9_898, 9_899, 9_900, 9_998])
def test_K2_a_bid_to_a_broker_is_at_most_9999(money: int) -> None:
    game = at(on_card(money))
    game.play(0, CALL)
    assert Phase(int(game.buffer.state.phase)) == Phase.CALL_BID
    assert spelled(game, 0) == set(range(max(9_800, money + 1), MOST_BID + 1))


def test_K2_who_cannot_bid_more_does_not_call() -> None:
    game = at(on_card(MOST_BID))
    assert CALL in legal_moves(game.buffer.state, 0)
    assert withheld(game) == {CALL}


def test_rich_games_end_and_money_stays_a_number() -> None:
    """All bid as much as they are offered, round after round."""
    options = make_options("anniversary", 3, round_limit=25, all_zero="tie")
    game, chance = OneGame(options, seed=2), random.Random(2)
    for seat in range(3):
        game.buffer.state.cash[seat] += 1_000_000
        game.buffer.state.cash[9] -= 1_000_000
    while not game.over:
        seat = chance.choice(game.waiting)
        offered = game.offered(seat).tolist()
        bids = [move for move in offered if move == HUNDRED or BID <= move < BID + 100]
        move = HUNDRED if HUNDRED in bids else max(bids, default=chance.choice(offered))
        game.play(seat, move)
        assert sum(int(cash) for cash in game.buffer.state.cash) == 0
        assert max(map(int, game.buffer.state.bid)) <= MOST_BID
