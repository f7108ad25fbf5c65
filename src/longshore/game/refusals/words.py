"""From the engine's code to a sentence: what its values are.

No rule is told here. Why an action is refused, the engine and the spelling have said; here it is
looked up what somebody has to know who hears it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.production import UNION_WAGE
from longshore.engine.state import BROKERS, LOAN, Phase
from longshore.engine.types import State
from longshore.engine.why import Why
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import Action, Priced
from longshore.game.options import BROKER_NAMES, Options, written
from longshore.game.plain import Scratch, plain, record_of
from longshore.game.refusals.error import IllegalAction
from longshore.game.speller import RefusedMove
from longshore.game.spelling import legal_moves, perform


class Attempt(NamedTuple):
    """An action tried out: its moves, the game after it, and its journal."""

    moves: list[int]
    after: GameBuffer
    pages: Pages


def attempt(state: State, options: Options, seat: int, action: Action) -> Attempt:
    """Try an action out on a copy; raises `IllegalAction` with the reason if it is refused."""
    after, pages = Scratch(record_of(state)).buffer, Pages()
    try:
        return Attempt(perform(after, seat, action, pages), after, pages)
    except RefusedMove as refused:
        raise _Case(plain(state), options, seat, action, refused).in_words() from None


def refusal(state: State, options: Options, seat: int, action: Action) -> IllegalAction | None:
    """The reason why a seat cannot take an action now, or None if it can."""
    try:
        attempt(state, options, seat, action)
    except IllegalAction as problem:
        return problem
    return None


class _Case(NamedTuple):
    """An action refused: the game before it, who says it, and what the rules say to it."""

    state: State
    options: Options
    seat: int
    action: Any
    refused: RefusedMove

    def in_words(self) -> IllegalAction:
        values = _VALUES.get(self.refused.why, _who)(self)
        return IllegalAction(written(self.refused.why), **values)

    @property
    def name(self) -> str:
        return self.options.seat_names[self.seat]

    @property
    def colour(self) -> str:
        """The colour that it is about."""
        return self.options.colours[self.refused.about[0]]

    @property
    def host(self) -> int:
        """Whose store it is: a seat that is named, or where the ship lies."""
        return int(getattr(self.action, "seat", self.state.berth[self.seat]))

    def names(self, seats: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.options.seat_names[seat] for seat in seats)

    def colours(self, colours: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.options.colours[colour] for colour in sorted(colours))

    def goods(self, goods: Iterable[Priced]) -> tuple[tuple[str, int], ...]:
        return tuple((self.options.colours[colour], price) for colour, price in sorted(goods))


def _who(case: _Case) -> dict[str, Any]:
    return {"seat": case.name}


def _too_dear(case: _Case) -> dict[str, Any]:
    """L1: a loan comes first, if enough can still be taken."""
    cash, price = board.cash(case.state, case.seat), _PRICES[type(case.action)](case)
    needed = -(-(price - cash) // LOAN)
    loans = needed if needed <= board.loans_free(case.state, case.seat) else 0
    return {"seat": case.name, "price": price, "cash": cash, "loans": loans}


# What was too dear.
_PRICES: dict[type[Action], Callable[[_Case], int]] = {
    said.BuildMachine: lambda case: board.machine_price(case.state, case.seat) or 0,
    said.BuildWarehouse: lambda case: board.warehouse_price(case.state, case.seat) or 0,
    said.Produce: lambda _: UNION_WAGE,
    said.Stock: lambda case: board.cost(case.action.take),
    said.SailHarbour: lambda case: board.cost(case.action.load),
    said.Load: lambda case: board.cost(case.action.load),
    said.Bid: lambda case: int(case.action.amount),
    said.Decline: lambda case: int(case.state.high),
    said.CallForGoods: lambda case: max(case.action.amount, board.lowest_bid(case.state)),
}


def _no_such_price(case: _Case) -> dict[str, Any]:
    factory = board.colours(case.refused.now, places.FLOOR_FACTORY)
    prices = board.FACTORY_RANGE if factory else board.HARBOUR_RANGE
    lowest, highest = prices.start, prices.stop - 1
    price = case.refused.about[1]
    return {"colour": case.colour, "price": price, "lowest": lowest, "highest": highest}


def _not_for_sale(case: _Case) -> dict[str, Any]:
    action, price = case.action, case.refused.about[1]
    factory, harbour = board.factory(case.state, case.seat), board.harbour(case.state, case.seat)
    if isinstance(action, said.Stock):
        there = board.factory(case.state, action.seat)
    elif isinstance(action, said.CallForMoney):
        there = factory if case.refused.about in action.factory else harbour
    else:
        own = isinstance(action, said.SellHome)
        there = factory or harbour if own else board.harbour(case.state, case.host)
    return {"colour": case.colour, "price": price, "goods": case.goods(there)}


def _harbour_full(case: _Case) -> dict[str, Any]:
    room = board.harbour_room(case.state, case.seat)
    return {"seat": case.name, "count": len(case.action.take), "room": room}


def _ship_full(case: _Case) -> dict[str, Any]:
    room = board.ship_room(case.state, case.seat)
    return {"seat": case.name, "count": len(case.action.load), "room": room}


def _must_choose(case: _Case) -> dict[str, Any]:
    possible = board.makeable(case.state, case.seat)
    room = board.factory_room(case.state, case.seat)
    return {"count": room, "goods": case.colours(possible)}


def _bid_too_high(case: _Case) -> dict[str, Any]:
    now, seat = case.refused.now, case.seat
    limit, loans = board.sealed_limit(now, seat), board.loans_free(now, seat)
    return {"seat": case.name, "limit": limit, "loans": loans, "most": limit + LOAN * loans}


def _other_space(case: _Case) -> dict[str, Any]:
    side, broker = divmod(int(case.state.arrow), BROKERS)
    return {"broker": BROKER_NAMES[broker], "kind": "money" if side else "goods"}


def _cannot_seize(case: _Case) -> dict[str, Any]:
    priced, bare = board.seizable(case.state)
    goods = case.goods(set(priced)) if priced else case.colours(set(bare))
    return {"colour": case.colour, "goods": goods}


def _machine_safe(case: _Case) -> dict[str, Any]:
    legal = map(m.decode, legal_moves(case.refused.now, case.seat))
    at_risk = (values[0] for family, values in legal if family == "seize_machine")
    return {"colour": case.colour, "goods": case.colours(at_risk)}


def _about(case: _Case) -> dict[str, Any]:
    return {"goods": case.colours(case.refused.about)}


_VALUES: dict[Why, Callable[[_Case], dict[str, Any]]] = {
    Why.NOT_ASKED: lambda case: {
        "seat": case.name,
        "others": case.names(board.awaited(case.state)),
    },
    Why.WRONG_MOMENT: lambda case: {
        "seat": case.name,
        "needed": written(Phase(case.state.phase)),
    },
    Why.NO_SUCH_COLOUR: lambda case: {"number": case.refused.about[0]},
    Why.NO_SUCH_SEAT: lambda case: {"number": case.action.seat, "seats": case.options.seats},
    Why.NO_SUCH_PRICE: _no_such_price,
    Why.NOT_FOR_SALE: _not_for_sale,
    Why.STORE_DIFFERS: _about,
    Why.TOO_DEAR: _too_dear,
    Why.WAGE_TOO_DEAR: _too_dear,
    Why.TOO_MANY_LOANS: lambda case: {
        "seat": case.name,
        "free": board.loans_free(case.state, case.seat),
    },
    Why.REPAY_TOO_DEAR: lambda case: {
        "seat": case.name,
        "cash": board.cash(case.state, case.seat),
    },
    Why.MACHINE_OWNED: lambda case: {"seat": case.name, "colour": case.colour},
    Why.MACHINES_GONE: lambda case: {"colour": case.colour},
    Why.THROWN_AWAY: _about,
    Why.MUST_MAKE: _about,
    Why.MUST_CHOOSE: _must_choose,
    Why.FACTORY_EMPTY: lambda case: {"host": case.options.seat_names[case.host]},
    Why.HARBOUR_EMPTY: lambda case: {"host": case.options.seat_names[case.host]},
    Why.HARBOUR_FULL: _harbour_full,
    Why.SHIP_FULL: _ship_full,
    Why.NOT_ON_PIER: lambda case: {
        "colour": case.colour,
        "goods": case.colours(board.pier(case.state, case.seat)),
    },
    Why.BID_TOO_LOW: lambda case: {"lowest": board.lowest_amount(case.refused.now)},
    Why.BID_TOO_HIGH: _bid_too_high,
    Why.TOO_MANY_BLUFFS: lambda case: {
        "seat": case.name,
        "cards": board.bluffs_in_hand(case.state, case.seat),
    },
    Why.AWARD_INSTEAD: lambda case: {"others": case.names(board.tied(case.state))},
    Why.NOT_TIED: lambda case: {
        "seat": case.options.seat_names[case.action.seat],
        "others": case.names(board.tied(case.state)),
    },
    Why.OTHER_SPACE: _other_space,
    Why.TOO_FEW_CONTAINERS: lambda case: {"lowest": board.lowest_bid(case.state)},
    Why.MUST_PAY: lambda case: {"goods": case.colours(board.bid_goods(case.state))},
    Why.CANNOT_SEIZE: _cannot_seize,
    Why.MACHINE_SAFE: _machine_safe,
}
