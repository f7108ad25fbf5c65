"""Why not: loans, seizures, the brokers of the Investment Bank."""

from __future__ import annotations

from collections import Counter

from longshore.engine import places
from longshore.engine.interest import SAFE_MACHINES
from longshore.engine.state import AUCTION, BROKERS, LOAN, NONE, Phase
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.options import BROKER_NAMES, Options
from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.goods import (
    cannot_pay,
    known_colours,
    must_hold,
    name_colours,
    name_goods,
    name_of,
    not_there,
    prices_in,
)


def take_loan(
    state: State, options: Options, seat: int, action: said.TakeLoan
) -> IllegalAction | None:
    if board.owes_sealed_bid(state, seat):
        return IllegalAction("loan-with-bid", seat=name_of(options, seat))
    if board.loans_free(state, seat) <= 0:
        return IllegalAction("too-many-loans", seat=name_of(options, seat), free=0)
    if state.defaults and state.active == seat:
        return IllegalAction("in-default", seat=name_of(options, seat))
    return None


def repay(state: State, options: Options, seat: int, action: said.Repay) -> IllegalAction | None:
    if state.active != seat:
        return IllegalAction("not-own-turn", seat=name_of(options, seat))
    if state.loans[seat] == 0:
        return IllegalAction("no-loan", seat=name_of(options, seat))
    if state.phase != Phase.ACT and state.phase not in AUCTION:
        return IllegalAction("repay-later", seat=name_of(options, seat))
    if board.cash(state, seat) < LOAN:
        return IllegalAction(
            "repay-too-dear", seat=name_of(options, seat), cash=board.cash(state, seat)
        )
    return None


def _may_call(state: State, options: Options, seat: int, space: int) -> IllegalAction | None:
    """K2, K3."""
    name = name_of(options, seat)
    if not options.investment_bank:
        return IllegalAction("no-investment-bank")
    if state.called:
        return IllegalAction("called-already", seat=name)
    if state.won:
        return IllegalAction("won-this-turn", seat=name)
    if board.is_last_turn(state):
        return IllegalAction("ending-no-call", seat=name)
    if state.holder == NONE and board.space_holds(state, space) == 0:
        return IllegalAction("empty-space")
    if state.holder != NONE and state.arrow != space:
        broker = BROKER_NAMES[int(state.arrow) % BROKERS]
        kind = "goods" if int(state.arrow) < BROKERS else "money"
        return IllegalAction("other-space", broker=broker, kind=kind)
    return None


def call_for_goods(
    state: State, options: Options, seat: int, action: said.CallForGoods
) -> IllegalAction | None:
    if not 0 <= action.broker < BROKERS:
        return IllegalAction("no-such-broker")
    if problem := _may_call(state, options, seat, action.broker):
        return problem
    lowest = 1 if state.holder == NONE else board.card_bid(state) + 1
    if action.amount < lowest:
        return IllegalAction("bid-too-low", lowest=lowest)
    return cannot_pay(state, options, seat, action.amount)


def call_for_money(
    state: State, options: Options, seat: int, action: said.CallForMoney
) -> IllegalAction | None:
    if not 0 <= action.broker < BROKERS:
        return IllegalAction("no-such-broker")
    if problem := _may_call(state, options, seat, BROKERS + action.broker):
        return problem
    offered = action.factory + action.harbour
    if problem := known_colours(options, (colour for colour, _ in offered)):
        return problem
    if problem := not_there(options, action.factory, board.factory(state, seat)):
        return problem
    if problem := not_there(options, action.harbour, board.harbour(state, seat)):
        return problem
    lowest = 1 if state.holder == NONE else board.card_bid(state) + 1
    if len(offered) < lowest:
        return IllegalAction("too-few-containers", lowest=lowest)
    return None


def price_returned(
    state: State, options: Options, seat: int, action: said.PriceReturned
) -> IllegalAction | None:
    """K5: those that came back, and no others."""
    goods = action.factory + action.harbour
    if problem := known_colours(options, (colour for colour, _ in goods)):
        return problem
    factory = board.colours(state, places.FLOOR_FACTORY)
    harbour = board.colours(state, places.FLOOR_HARBOUR)
    return (
        must_hold(options, action.factory, factory)
        or must_hold(options, action.harbour, harbour)
        or prices_in(options, action.factory, board.FACTORY_RANGE)
        or prices_in(options, action.harbour, board.HARBOUR_RANGE)
    )


def pay_brokers(
    state: State, options: Options, seat: int, action: said.PayBrokers
) -> IllegalAction | None:
    if problem := known_colours(options, action.order):
        return problem
    owed = board.bid_goods(state)
    if Counter(action.order) != Counter(owed):
        return IllegalAction("must-pay", goods=name_colours(options, owed))
    return None


def seize(state: State, options: Options, seat: int, action: said.Seize) -> IllegalAction | None:
    """I3, I6: from the first place that has any."""
    if problem := known_colours(options, [action.colour]):
        return problem
    priced, plain = board.seizable(state)
    colour = options.colours[action.colour]
    if plain:
        if action.price is not None or action.colour not in plain:
            there = name_colours(options, set(plain))
            return IllegalAction("cannot-seize", colour=colour, goods=there)
    elif action.price is None or (action.colour, action.price) not in priced:
        goods = name_goods(options, set(priced))
        return IllegalAction("cannot-seize", colour=colour, goods=goods)
    return None


def seize_machine(
    state: State, options: Options, seat: int, action: said.SeizeMachine
) -> IllegalAction | None:
    if problem := known_colours(options, [action.colour]):
        return problem
    at_risk = board.machines(state, int(state.active))[SAFE_MACHINES:]
    if action.colour not in at_risk:
        return IllegalAction(
            "machine-safe",
            colour=options.colours[action.colour],
            goods=name_colours(options, at_risk),
        )
    return None
