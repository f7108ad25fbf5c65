"""The deal as events: what everybody sees of it, and to each owner its value card."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.state import BROKERS
from longshore.engine.types import State
from longshore.game import board
from longshore.game.events import kinds as happened
from longshore.game.events.event import Event
from longshore.game.events.standing import awaited, money_cards_counted
from longshore.game.options import Options
from longshore.game.plain import plain


def deal_events(options: Options, state: State) -> list[Event]:
    """The events of a deal, from the state at its first decision."""
    state = plain(state)
    events: list[Event] = [happened.GameBegan(options, state.first)]
    for seat in range(options.seats):
        ((machine, price),) = board.factory(state, seat)
        events.append(happened.SeatDealt(seat, machine, price, board.cash(state, seat)))
        events.append(happened.CardDealt(seat, state.card[seat], audience=(seat,)))
    if options.investment_bank:
        goods = tuple(board.colours(state, places.BROKER + broker) for broker in range(BROKERS))
        money = tuple(state.cash[purses.BROKER + broker] for broker in range(BROKERS))
        events.append(happened.BrokersDealt(goods, money))
    events.append(happened.TurnBegan(state.active, state.round_number))
    return [*events, *money_cards_counted(state), awaited(state)]
