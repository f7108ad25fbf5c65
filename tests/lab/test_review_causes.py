"""Why a decision was costly: each cause from a small story."""

from __future__ import annotations

from typing import Any

import pytest

from longshore.engine import places, purses
from longshore.engine.state import Berth, Phase, harbour_shelf, recount
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.plain import plain
from longshore.game.spelling import copy_state
from longshore.lab.review import types as causes
from longshore.lab.review.causes import MadeChoice, explain

SEAT = 0
AT_THE_START = Game.new("classic", 3, seed=1).state


def moment(**changes: Any) -> Any:
    """The board of a first turn, with these fields different; `ship` is what is on board."""
    state = copy_state(AT_THE_START)
    state.active, state.phase, state.actions_left = SEAT, Phase.ACT, 2
    for colour in changes.pop("ship", ()):
        state.goods[places.SHIP + SEAT, colour] += 1
    if changes.pop("stocked", True):
        state.goods[harbour_shelf.py_func(SEAT, 3), 1] += 1
    for name, value in changes.items():
        if isinstance(value, tuple):
            getattr(state, name)[: len(value)] = value
        else:
            setattr(state, name, value)
    recount(state)
    return plain(state)


def why(
    played: AnyAction, better: AnyAction, *story: Any, scores: tuple[int, ...] = (0, 0, 0)
) -> causes.AnyCause:
    return explain(MadeChoice([*story, story[-1]], 0, SEAT, played, better, scores))


DECIDING = {"phase": Phase.DECIDE, "ship": (0, 1, 2, 3, 4)}
BIDDING = {"phase": Phase.BIDS, "active": 1, "stocked": False}


@pytest.mark.parametrize(
    ("played", "better", "high", "kind"),
    [
        (said.Accept(), said.Decline(), 1, causes.SoldBelowWorth),
        (said.Award(1), said.Decline(), 1, causes.SoldBelowWorth),
        (said.Decline(), said.Accept(), 30, causes.KeptAboveWorth),
        (said.Accept(), said.Decline(), 30, causes.BetterOnly),  # the playouts know something else
    ],
)
def test_A4_A5_selling_and_keeping(played, better, high, kind):
    cause = why(played, better, moment(high=high, **DECIDING))
    assert type(cause) is kind
    if isinstance(cause, causes.SoldBelowWorth):
        assert cause.dollars == cause.worth - 3 * high


@pytest.mark.parametrize(
    ("bid", "better", "kind"),
    [
        (15, 0, causes.BidAboveWorth),
        (15, 20, causes.BetterOnly),
    ],
)
def test_A1_a_bid_for_nothing(bid, better, kind):
    """There is nothing on the ship: it is worth nothing."""
    assert type(why(said.Bid(bid), said.Bid(better), moment(**BIDDING))) is kind


def test_A1_a_bid_for_a_cargo():
    state = copy_state(AT_THE_START)
    state.phase, state.active = Phase.BIDS, 1
    state.goods[places.SHIP + 1] = 1
    recount(state)
    now = plain(state)
    low = why(said.Bid(1), said.Bid(4), now)
    assert isinstance(low, causes.BidTooLow)
    assert (low.bid, low.better) == (1, 4)
    assert low.worth > 4
    assert why(said.Bid(low.worth), said.Bid(4), now) == causes.BidTooHigh(bid=low.worth, better=4)


def test_a_store_that_stays_empty():
    rounds = [moment(stocked=False, round_number=number) for number in (2, 3, 4, 5, 6)]
    stock = said.Stock(1, ((0, 2),), ((0, 4),))
    filled = moment(round_number=7)
    expected = causes.StoreEmptyFor(store="harbour", rounds=4)
    assert why(said.SailSea(), stock, *rounds, filled) == expected
    assert why(said.Pass(), stock, *rounds, filled) == expected
    assert why(said.Pass(), stock, filled) == causes.PassedWithActions(actions=2)


def test_T2_actions_given_up():
    assert why(said.Pass(), said.SailSea(), moment()) == causes.PassedWithActions(actions=2)
    assert why(said.Pass(), said.Repay(), moment(actions_left=0)) == causes.BetterOnly()


def test_L2_a_loan_that_is_not_repaid():
    owing = [moment(loans=(1,), round_number=number) for number in (2, 3, 4, 5)]
    expected = causes.PaidInterestFor(rounds=3, dollars=3)
    assert why(said.SailSea(), said.Repay(), *owing, moment(round_number=6)) == expected
    assert why(said.SailSea(), said.Repay(), owing[0], moment()) == causes.BetterOnly()


def test_L1_a_loan_that_is_not_needed():
    cause = why(said.TakeLoan(), said.BuildWarehouse(), moment())
    assert cause == causes.BorrowedEarly(dollars=20)


def test_a_ship_that_stays_where_it_is():
    still = [moment(round_number=number, ship=(2,)) for number in (1, 2, 3)]
    reprice, sail = said.Reprice(((1, 4),)), said.SailIsland()
    assert why(reprice, sail, *still) == causes.ShipIdleFor(rounds=2, cargo=1)
    gone = moment(round_number=2, berth=(int(Berth.ISLAND),), ship=(2,))
    assert why(reprice, sail, still[0], gone) == causes.ShipKept(to="island", cargo=1)


def test_T3_M4_to_the_island_too_soon():
    laden = moment(ship=(1, 2))
    more = said.SailHarbour(1, ((0, 3),))
    assert why(said.SailIsland(), more, laden) == causes.SailedWithRoom(cargo=2)
    produce = said.Produce(((0, 2),))
    assert why(said.SailIsland(), produce, laden) == causes.AuctionEndedTurn(actions=1)


def test_B1_a_building_that_comes_late():
    now, after, end = moment(), moment(cash=(16,)), moment(round_number=4)
    cause = why(said.BuildWarehouse(), said.SailSea(), now, after, end)
    assert cause == causes.BuiltLate(building="warehouse", price=4, rounds=3)
    long_after = moment(round_number=20)  # it had time to pay
    assert why(said.BuildMachine(1), said.SailSea(), now, after, long_after) == causes.ShipIdleFor(
        rounds=19, cargo=0
    )


def test_E1_an_end_brought_on_from_behind():
    now, after = moment(), moment(ending=1)
    produce, other = said.Produce(((0, 2),)), said.BuildWarehouse()
    behind = why(produce, other, now, after, scores=(10, 25, 3))
    assert behind == causes.EndedBehind(dollars=15)
    assert why(produce, other, now, after, scores=(30, 25, 3)) == causes.BetterOnly()


def test_P3_H3_prices():
    low, high = said.Produce(((0, 1), (1, 2))), said.Produce(((0, 3), (1, 2)))
    assert why(low, high, moment()) == causes.PricedTooLow(store="factory", dollars=2)
    assert why(high, low, moment()) == causes.PricedTooHigh(store="factory", dollars=2)
    mine, better = said.Reprice(((1, 6),)), said.Reprice(((1, 4),))
    assert why(mine, better, moment()) == causes.PricedTooHigh(store="harbour", dollars=2)
    elsewhere = said.Stock(1, ((0, 1),), ((0, 2),)), said.Stock(2, ((0, 1),), ((0, 4),))
    assert why(*elsewhere, moment()) == causes.BetterOnly()


# What could have been done instead


def test_A1_a_bid_that_loses_where_more_would_have_won():
    """The cargo is worth nothing to the bidder; somebody else gets it, who is not to have it."""
    shown = moment(phase=Phase.DECIDE, active=1, high=4)
    cause = why(said.Bid(1), said.Bid(6), moment(**BIDDING), shown)
    assert cause == causes.LostToBid(bid=1, better=6, high=4)
    unclear = causes.BetterOnly()
    assert why(said.Bid(1), said.Bid(3), moment(**BIDDING), shown) == unclear  # it loses as well
    assert why(said.Bid(5), said.Bid(6), moment(**BIDDING), shown) == unclear  # it had won anyway


def test_A2_a_tie_that_the_leader_wins():
    tied = moment(**DECIDING)
    ahead = why(said.Award(1), said.Award(2), tied, scores=(0, 30, 18))
    assert ahead == causes.AwardedLeader(dollars=12)
    behind = why(said.Award(2), said.Award(1), tied, scores=(0, 30, 18))
    assert behind == causes.BetterOnly()


def test_goods_that_were_not_made_bought_or_loaded():
    now = moment()
    store = board.factory(now, SEAT)
    produce = said.Produce((*store, (1, 2), (2, 2)))
    made = causes.MissedGoods(way="produce", count=2, paid=0)
    assert why(said.SailSea(), produce, now) == made
    stock = said.Stock(1, ((0, 2), (1, 3)), ((0, 4), (1, 4), (1, 3)))
    bought = causes.MissedGoods(way="stock", count=2, paid=5)
    assert why(said.SailSea(), stock, now) == bought
    sail = said.SailHarbour(2, ((0, 3),))
    assert why(said.BuildMachine(1), sail, now, moment(berth=(1,)), moment(round_number=20)) == (
        causes.MissedGoods(way="load", count=1, paid=3)
    )


def test_other_goods_than_were_bought():
    now = moment()
    red, yellow = said.SailHarbour(1, ((0, 3), (1, 5))), said.SailHarbour(2, ((0, 2),))
    expected = causes.OtherGoods(way="load", count=2, paid=8, better=1, cost=2)
    assert why(red, yellow, now) == expected
    there = said.Stock(1, ((0, 2),), ((0, 4), (1, 3)))
    cheaper = said.Stock(2, ((0, 1),), ((0, 4), (1, 3)))
    bought = causes.OtherGoods(way="stock", count=1, paid=2, better=1, cost=1)
    assert why(there, cheaper, now) == bought


def test_H4_prices_that_were_left_as_they_stood():
    now = moment()  # one container, at $3
    too_low = causes.PricedTooLow(store="harbour", dollars=2)
    assert why(said.SailSea(), said.Reprice(((1, 5),)), now) == too_low
    too_high = causes.PricedTooHigh(store="harbour", dollars=1)
    assert why(said.SailSea(), said.Reprice(((1, 2),)), now) == too_high


def test_M1_M4_a_ship_that_did_not_go():
    laden = moment(ship=(1, 2))
    gone = moment(ship=(1, 2), berth=(int(Berth.ISLAND),))
    island = causes.ShipKept(to="island", cargo=2)
    assert why(said.Reprice(((1, 4),)), said.SailIsland(), laden, gone) == island
    sea = causes.ShipKept(to="sea", cargo=0)
    assert why(said.Reprice(((1, 4),)), said.SailSea(), moment(), gone) == sea


def test_K2_a_broker_who_was_not_called():
    state = copy_state(AT_THE_START)
    state.active, state.phase, state.actions_left = SEAT, Phase.ACT, 2
    state.goods[places.BROKER, 1] += 2
    state.cash[purses.BROKER + 2] = 5
    recount(state)
    now = plain(state)
    goods = causes.MissedCall(side="goods", count=2, dollars=3)
    assert why(said.SailSea(), said.CallForGoods(0, 3), now) == goods
    call = said.CallForMoney(2, ((0, 2),), ())
    assert why(said.SailSea(), call, now) == causes.MissedCall(side="money", count=1, dollars=5)


def test_T2_money_that_was_better_kept():
    spent, end = moment(cash=(14,)), moment(round_number=20)
    assert why(said.BuildMachine(1), said.Pass(), moment(), spent, end) == (
        causes.BetterKept(dollars=6)
    )
