"""Why not: sailing and loading."""

from __future__ import annotations

from collections import Counter

from longshore.engine.state import Berth
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import Priced
from longshore.game.options import Options
from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.goods import (
    cannot_pay,
    known_colours,
    known_seat,
    name_colours,
    name_of,
    not_there,
)


def _must_be_at_sea(state: State, options: Options, seat: int) -> IllegalAction | None:
    """M1: from harbour to harbour always takes two actions."""
    if state.berth[seat] != Berth.SEA:
        return IllegalAction("not-at-sea", seat=name_of(options, seat))
    return None


def sail_sea(
    state: State, options: Options, seat: int, action: said.SailSea
) -> IllegalAction | None:
    if state.berth[seat] == Berth.SEA:
        return IllegalAction("at-sea-already", seat=name_of(options, seat))
    return None


def sail_island(
    state: State, options: Options, seat: int, action: said.SailIsland
) -> IllegalAction | None:
    if problem := _must_be_at_sea(state, options, seat):
        return problem
    if not board.ship(state, seat):
        return IllegalAction("empty-ship", seat=name_of(options, seat))
    return None


def sail_harbour(
    state: State, options: Options, seat: int, action: said.SailHarbour
) -> IllegalAction | None:
    if problem := known_seat(options, action.seat):
        return problem
    if action.seat == seat:
        return IllegalAction("own-harbour", seat=name_of(options, seat))
    if problem := _must_be_at_sea(state, options, seat):
        return problem
    return _loads(state, options, seat, action.seat, action.load)


def sail_bank(
    state: State, options: Options, seat: int, action: said.SailBank
) -> IllegalAction | None:
    if not options.investment_bank:
        return IllegalAction("no-investment-bank")
    if problem := _must_be_at_sea(state, options, seat):
        return problem
    return _fetches(state, options, seat, action.load)


def load(state: State, options: Options, seat: int, action: said.Load) -> IllegalAction | None:
    berth = int(state.berth[seat])
    if berth >= Berth.SEA:
        return IllegalAction("not-in-harbour", seat=name_of(options, seat))
    if not options.docked_loading:
        return IllegalAction("no-docked-loading")
    if not action.load:
        return IllegalAction("takes-nothing")
    return _loads(state, options, seat, berth, action.load)


def load_bank(
    state: State, options: Options, seat: int, action: said.LoadBank
) -> IllegalAction | None:
    if state.berth[seat] != Berth.PIER:
        return IllegalAction("not-in-bank-harbour", seat=name_of(options, seat))
    if not options.docked_loading:
        return IllegalAction("no-docked-loading")
    if not action.load:
        return IllegalAction("takes-nothing")
    return _fetches(state, options, seat, action.load)


def _too_many(state: State, options: Options, seat: int, count: int) -> IllegalAction | None:
    room = board.ship_room(state, seat)
    if count > room:
        return IllegalAction("ship-full", seat=name_of(options, seat), count=count, room=room)
    return None


def _loads(
    state: State, options: Options, seat: int, host: int, goods: tuple[Priced, ...]
) -> IllegalAction | None:
    """M2: at the marked prices, up to five on board."""
    if goods and not board.harbour(state, host):
        return IllegalAction("harbour-empty", host=name_of(options, host))
    if problem := known_colours(options, (colour for colour, _ in goods)):
        return problem
    if problem := not_there(options, goods, board.harbour(state, host)):
        return problem
    if problem := _too_many(state, options, seat, len(goods)):
        return problem
    return cannot_pay(state, options, seat, board.cost(goods))


def _fetches(
    state: State, options: Options, seat: int, goods: tuple[int, ...]
) -> IllegalAction | None:
    """M5: one's own containers there, up to five on board."""
    if problem := known_colours(options, goods):
        return problem
    there = board.pier(state, seat)
    if goods and not there:
        return IllegalAction("bank-harbour-empty", seat=name_of(options, seat))
    for colour in Counter(goods) - Counter(there):
        name = options.colours[colour]
        return IllegalAction("not-on-pier", colour=name, goods=name_colours(options, there))
    return _too_many(state, options, seat, len(goods))
