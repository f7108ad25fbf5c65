"""The Investment Bank: a merchant calls the broker when what lies there is cheap."""

from __future__ import annotations

from longshore.bots.merchant.mind import Idea, add
from longshore.bots.merchant.trade import clear_marks
from longshore.engine import brokers, places, purses
from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    factory_count,
    factory_shelf,
)
from longshore.engine.why import Why


@compiled
def think_of_brokers(state, mind, style, me, spare):
    if not brokers.may_call_at_all(state, me) or mind.rounds_left < 1.5:
        return
    first, last = brokers.open_spaces(state)
    for space in range(first, last + 1):
        if brokers.why_not_space(state, space) != Why.ALLOWED:
            continue
        if brokers.sells_goods(space):
            _think_of_goods(state, mind, style, me, spare, space)
        else:
            _think_of_money(state, mind, style, me, space)


@compiled
def goods_worth(state, mind, space):
    total = 0.0
    for colour in range(COLOURS):
        total += state.goods[places.BROKER + space, colour] * mind.revenue[colour]
    return total


@compiled
def _think_of_goods(state, mind, style, me, spare, space):
    """K2: money for containers, which still have to be fetched."""
    worth = 0.7 * goods_worth(state, mind, space)
    bid = 1
    if state.holder >= 0:
        bid = int(state.cash[purses.CARD]) + 1
    else:
        bid = max(1, int(0.3 * worth))  # not so little that anybody outbids it
    if bid <= spare - 4:
        add(mind, Idea.CALL, space, style.broker * (worth - bid), bid)


@compiled
def _think_of_money(state, mind, style, me, space):
    """K2: containers for money: the cheapest of the factory store."""
    prize = state.cash[purses.BROKER + space - BROKERS]
    count = 1
    if state.holder >= 0:
        count = brokers.on_card(state) + 1
    if factory_count(state, me) < count:
        return
    add(mind, Idea.CALL, space, style.broker * (prize - style.token * count), count)


@compiled
def mark_offer(state, mind, me, count):
    """Mark the cheapest containers of the factory store in `mind.marked`."""
    clear_marks(mind)
    shelf = factory_shelf(me, FACTORY_LOWEST)
    for dearer in range(FACTORY_PRICES):
        for colour in range(COLOURS):
            taken = min(count, int(state.goods[shelf + dearer, colour]))
            mind.marked[colour * SHELF_PRICES + dearer] = taken
            count -= taken
