"""Why not: building, producing, stocking, repricing, the domestic sale."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.engine.state import WAREHOUSE_SPACES
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.options import Options
from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.goods import (
    cannot_pay,
    known_colours,
    known_seat,
    must_hold,
    name_colours,
    name_goods,
    name_of,
    not_there,
    prices_in,
)


def build_machine(
    state: State, options: Options, seat: int, action: said.BuildMachine
) -> IllegalAction | None:
    if problem := known_colours(options, [action.colour]):
        return problem
    name, colour = name_of(options, seat), options.colours[action.colour]
    price = board.machine_price(state, seat)
    if price is None:
        return IllegalAction("no-machine-space", seat=name)
    if action.colour in board.machines(state, seat):
        return IllegalAction("machine-owned", seat=name, colour=colour)
    if state.machine_supply[action.colour] == 0:
        return IllegalAction("machines-gone", colour=colour)
    return cannot_pay(state, options, seat, price)


def build_warehouse(
    state: State, options: Options, seat: int, action: said.BuildWarehouse
) -> IllegalAction | None:
    if state.warehouses[seat] >= WAREHOUSE_SPACES:
        return IllegalAction("no-warehouse-space", seat=name_of(options, seat))
    price = board.warehouse_price(state, seat)
    if price is None:
        return IllegalAction("warehouses-gone")
    return cannot_pay(state, options, seat, price)


def produce(
    state: State, options: Options, seat: int, action: said.Produce
) -> IllegalAction | None:
    name = name_of(options, seat)
    if state.produced:
        return IllegalAction("produced-already", seat=name)
    possible = board.makeable(state, seat)
    fitting = min(len(possible), board.factory_room(state, seat))
    if fitting == 0 and not board.factory(state, seat):
        return IllegalAction("nothing-to-produce", seat=name)
    fee = 1 if fitting > 0 or options.idle_production_fee else 0
    if problem := cannot_pay(state, options, seat, fee, "wage-too-dear"):
        return problem
    if problem := known_colours(options, (colour for colour, _ in action.store)):
        return problem
    return _made(state, options, seat, action) or prices_in(
        options, action.store, board.FACTORY_RANGE
    )


def _made(state: State, options: Options, seat: int, action: said.Produce) -> IllegalAction | None:
    """P2, P5: what the store holds more than before is what was made."""
    before = [colour for colour, _ in board.factory(state, seat)]
    made = [colour for colour, _ in action.store]
    for colour in before:
        if colour not in made:
            return IllegalAction("thrown-away", goods=name_colours(options, before))
        made.remove(colour)
    possible = board.makeable(state, seat)
    fitting = min(len(possible), board.factory_room(state, seat))
    if fitting == len(possible):
        if tuple(made) != possible:
            return IllegalAction("must-make", goods=name_colours(options, (*before, *possible)))
    elif len(made) != fitting or len({*made} & {*possible}) != fitting:
        return IllegalAction("must-choose", count=fitting, goods=name_colours(options, possible))
    return _ends_having_called(state, made)


def _ends_having_called(state: State, made: Sequence[int]) -> IllegalAction | None:
    """K3."""
    if not state.called or state.ending:
        return None
    left = board.supply(state)
    last_ones = sum(left[colour] == 1 for colour in made)
    if last_ones and board.gone_colours(state) + last_ones >= 2:
        return IllegalAction("called-and-ending")
    return None


def stock(state: State, options: Options, seat: int, action: said.Stock) -> IllegalAction | None:
    name = name_of(options, seat)
    if problem := known_seat(options, action.seat):
        return problem
    if action.seat == seat:
        return IllegalAction("own-factory", seat=name)
    if not action.take:
        return IllegalAction("takes-nothing")
    if not board.factory(state, action.seat):
        return IllegalAction("factory-empty", host=name_of(options, action.seat))
    containers = action.take + action.store
    if problem := known_colours(options, (colour for colour, _ in containers)):
        return problem
    if problem := not_there(options, action.take, board.factory(state, action.seat)):
        return problem
    room = board.harbour_room(state, seat)
    if len(action.take) > room:
        return IllegalAction("harbour-full", seat=name, count=len(action.take), room=room)
    if problem := cannot_pay(state, options, seat, board.cost(action.take)):
        return problem
    bought = [colour for colour, _ in action.take]
    before = [colour for colour, _ in board.harbour(state, seat)]
    return must_hold(options, action.store, before + bought) or prices_in(
        options, action.store, board.HARBOUR_RANGE
    )


def reprice(
    state: State, options: Options, seat: int, action: said.Reprice
) -> IllegalAction | None:
    before = [colour for colour, _ in board.harbour(state, seat)]
    if not before:
        return IllegalAction("nothing-to-reprice", seat=name_of(options, seat))
    if problem := known_colours(options, (colour for colour, _ in action.store)):
        return problem
    return must_hold(options, action.store, before) or prices_in(
        options, action.store, board.HARBOUR_RANGE
    )


def sell_home(
    state: State, options: Options, seat: int, action: said.SellHome
) -> IllegalAction | None:
    name = name_of(options, seat)
    if options.domestic_sale == "off":
        return IllegalAction("no-domestic-sale")
    if not int(state.played) >> seat & 1:
        return IllegalAction("first-turn", seat=name)
    if options.domestic_sale == "pre-turn" and (state.sold or state.actions_left < 2):
        return IllegalAction("sale-comes-first", seat=name)
    if problem := known_colours(options, [action.colour]):
        return problem
    store = board.factory(state, seat) or board.harbour(state, seat)
    if not store:
        return IllegalAction("nothing-to-sell", seat=name)
    if (action.colour, action.price) not in store:
        goods = name_goods(options, store)
        colour = options.colours[action.colour]
        return IllegalAction("not-for-sale", colour=colour, price=action.price, goods=goods)
    return None
