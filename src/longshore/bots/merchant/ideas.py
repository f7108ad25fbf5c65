"""What a seat might do with an action, each idea weighed in dollars."""

from __future__ import annotations

from longshore.bots.merchant import banking
from longshore.bots.merchant.mind import Idea, add
from longshore.bots.merchant.outlook import consider, refresh
from longshore.bots.merchant.prices import asking, factory_price
from longshore.bots.merchant.standing import lead
from longshore.bots.merchant.stirring import stir
from longshore.bots.merchant.trade import pick
from longshore.bots.merchant.values import cargo_worth, highest_expected
from longshore.engine import building, domestic, loans, places, production, sailing, stocking
from longshore.engine.compiled import compiled
from longshore.engine.state import (
    COLOURS,
    FACTORY_HIGHEST,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    LOAN,
    MACHINE_SPACES,
    MAX_LOANS,
    NONE,
    SHIP_ROOM,
    Berth,
    factory_count,
    factory_room,
    factory_shelf,
    harbour_count,
    harbour_room,
    harbour_shelf,
    machine_count,
    ship_room,
)

SHIP_SCRAP, HARBOUR_SCRAP = 3.0, 2.0  # F3
NEAR = 4.0  # rounds
LONG_GAME, PATIENCE = 22, 0.2  # rounds, and what each more speaks for bringing on the end
USUAL_PRICE = 2.4  # of a container at the factory
NEED = 4  # with less in hand than this, money is short


@compiled
def credit(state, mind, style, me):
    """Money that a seat would borrow for a good bargain."""
    if mind.rounds_left < 4.0 or not loans.may_borrow(state, me):
        return 0
    if state.loans[me] == 0:
        return LOAN
    return LOAN if state.cash[me] < NEED else 0


@compiled
def weigh(state, mind, style, me):
    """List the ideas of the active seat, which has an action left."""
    refresh(state, mind)
    consider(state, mind, style, me)
    mind.ideas = 0
    spare = max(0, int(state.cash[me] - style.reserve - state.loans[me]))
    if mind.rounds_left < 1.0:
        spare = state.cash[me]
    more = credit(state, mind, style, me)
    _think_of_production(state, mind, style, me)
    _think_of_stocking(state, mind, style, me, spare, more)
    _think_of_building(state, mind, style, me)
    _think_of_selling(state, mind, me)
    if state.investment_bank:
        banking.think_of_brokers(state, mind, style, me, spare)
    still = 0.0
    for idea in range(mind.ideas):
        still = max(still, mind.weight[idea])
    _think_of_shipping(state, mind, style, me, spare, more, still)


@compiled
def cast_about(state, mind, style, me):
    """List what can be done though it does not seem worth it."""
    stir(state, mind, me, _best_machine(state, mind, style, me))


@compiled
def _think_of_production(state, mind, style, me):
    if not production.may_produce(state, me) and not _could_borrow_the_fee(state, mind, style, me):
        return
    room = factory_room(state, me)
    stored = factory_count(state, me)
    made = 0
    total = 0.0
    last = 0
    for space in range(MACHINE_SPACES):
        colour = state.machines[me, space]
        if colour != NONE and state.goods[places.SUPPLY, colour] > 0 and made < room:
            price = min(float(FACTORY_HIGHEST), factory_price(mind, style, colour))
            total += price * max(0.15, style.sells_made - 0.13 * (stored + made))
            made += 1
            if state.goods[places.SUPPLY, colour] == 1:
                last += 1
    if made == 0:
        shelf = factory_shelf(me, FACTORY_LOWEST)
        dear = asking(state, shelf, FACTORY_PRICES, FACTORY_LOWEST) - FACTORY_LOWEST
        if not state.idle_production_fee and reprices_now(state, style):
            add(mind, Idea.PRODUCE, 0, style.offer * dear, 0)
        return
    total = style.make * total * (0.2 + 0.8 * min(1.0, mind.rounds_left / 3.0)) - 1.0
    total += PATIENCE * max(0, state.round_number - LONG_GAME)
    if state.cash[me] == 0:
        total -= style.loan_cost
    if not state.ending and mind.rounds_left < NEAR:
        total += _hurry(state, mind, style, me, last)
    add(mind, Idea.PRODUCE, 0, total, 1)


@compiled
def reprices_now(state, style):
    """A store that is set out anew with the last action is not set out anew twice in a turn."""
    return style.tidy == 0.0 or state.actions_left == 1


@compiled
def _could_borrow_the_fee(state, mind, style, me):
    """P6: who has no money for the union boss may borrow it."""
    if state.cash[me] > 0 or state.produced or state.called or factory_room(state, me) <= 0:
        return False
    return production.makeable(state, me) > 0 and credit(state, mind, style, me) > 0


@compiled
def _hurry(state, mind, style, me, last):
    """E1: who is ahead brings the end nearer, who is behind puts it off."""
    ahead = lead(state, mind, me)
    if last > 0 and production.gone_colours(state) + last >= 2:
        return max(-6.0, min(12.0, style.hurry * ahead))
    return max(-1.0, min(3.0, 0.4 * style.hurry * ahead))


@compiled
def _think_of_stocking(state, mind, style, me, spare, more):
    room = harbour_room(state, me)
    held = harbour_count(state, me)
    if held > 0 and mind.rounds_left > 1.0 and reprices_now(state, style):
        shelf = harbour_shelf(me, HARBOUR_LOWEST)
        dear = asking(state, shelf, HARBOUR_PRICES, HARBOUR_LOWEST) - HARBOUR_LOWEST - 1.0
        add(mind, Idea.REPRICE, 0, style.offer * dear, 0)
    if room <= 0 or not stocking.may_buy(state, me):
        if room <= 0 or more == 0:
            return
    for host in range(state.seats):
        if host == me or factory_count(state, host) == 0:
            continue
        gain, paid = best_stock(state, mind, style, me, host, spare + more)
        if paid > state.cash[me]:
            gain -= style.loan_cost
        add(mind, Idea.STOCK, host, style.stock * gain, paid)


@compiled
def best_stock(state, mind, style, me, host, money):
    """What could be gained by buying from a seat's factory store, and what it would cost."""
    sold = (style.sells_stocked - 0.07 * harbour_count(state, me)) * min(
        1.0, mind.rounds_left / 2.0
    )
    worth = mind.pile
    for colour in range(COLOURS):
        worth[colour] = max(HARBOUR_SCRAP, sold * mind.resale[colour])
    shelf = factory_shelf(host, FACTORY_LOWEST)
    room = harbour_room(state, me)
    return pick(state, mind, worth, shelf, FACTORY_PRICES, FACTORY_LOWEST, room, money)


@compiled
def _think_of_building(state, mind, style, me):
    left = mind.rounds_left
    means = state.cash[me] + LOAN * (MAX_LOANS - state.loans[me]) - style.capital
    if left < 4.0:
        return
    if building.may_build_any_machine(state, me):
        count = machine_count(state, me)
        price = building.machine_price(count)
        colour = _best_machine(state, mind, style, me) if means >= price else NONE
        if colour != NONE:
            sold = factory_price(mind, style, colour) / USUAL_PRICE
            gain = style.machine * (1.15 - 0.2 * count) * sold * left - price
            add(mind, Idea.MACHINE, colour, 0.5 * gain, price)
    if building.may_build_warehouse(state, me):
        count = int(state.warehouses[me])
        price = building.warehouse_price(count)
        gain = style.warehouse * (1.1 - 0.15 * count) * left - price
        if means >= price:
            add(mind, Idea.WAREHOUSE, 0, 0.5 * gain, price)


@compiled
def _best_machine(state, mind, style, me):
    """A colour that few make, of which much is left, and which others want."""
    best = 0.0
    chosen = NONE
    standing = building.machine_colours(state, me)
    for colour in range(COLOURS):
        if state.machine_supply[colour] > 0 and standing >> colour & 1 == 0:
            want = mind.top[colour] + style.plenty * state.goods[places.SUPPLY, colour]
            want -= style.rivals * mind.makers[colour]
            if chosen == NONE or want > best:
                best = want
                chosen = colour
    return chosen


@compiled
def _think_of_selling(state, mind, me):
    """D: for want of money, what is worth least."""
    if not domestic.may_sell_at_all(state, me) or state.cash[me] >= NEED:
        return
    store = factory_count(state, me) > 0
    shelf = factory_shelf(me, FACTORY_LOWEST) if store else harbour_shelf(me, HARBOUR_LOWEST)
    shelves = FACTORY_PRICES if store else HARBOUR_PRICES
    lowest = FACTORY_LOWEST if store else HARBOUR_LOWEST
    for dearer in range(shelves):
        for colour in range(COLOURS):
            if state.goods[shelf + dearer, colour] > 0:
                add(mind, Idea.SELL_HOME, colour, 1.2, lowest + dearer)
                return


@compiled
def best_cargo(state, mind, style, me, host, money):
    """What could be gained by loading in a seat's harbour, and what it would cost."""
    time = min(1.0, mind.rounds_left / 1.5)
    worth = mind.pile
    for colour in range(COLOURS):
        aboard = state.goods[places.SHIP + me, colour]
        revenue = mind.revenue[colour] * (style.cargo - 0.08 * aboard)
        worth[colour] = time * revenue + (1.0 - time) * SHIP_SCRAP
    shelf = harbour_shelf(host, HARBOUR_LOWEST)
    room = ship_room(state, me)
    return pick(state, mind, worth, shelf, HARBOUR_PRICES, HARBOUR_LOWEST, room, money)


@compiled
def _pier_gain(state, mind, me):
    """M5: one's own containers at the Investment Bank cost nothing more."""
    room = ship_room(state, me)
    gain = 0.0
    for colour in range(COLOURS):
        count = min(room, int(state.goods[places.PIER + me, colour]))
        gain += 0.8 * count * mind.revenue[colour]
        room -= count
    return gain


@compiled
def _delivery(state, mind, style, me):
    """What bringing the cargo to the island is worth now."""
    bid = highest_expected(state, mind, style, me)
    own = 0.0
    if state.card[me] != NONE:
        own = cargo_worth(state, mind, me, int(state.card[me]), me)
    worth = style.deliver * max(2.0 * bid, own - bid)
    if mind.rounds_left < 2.0:
        worth *= 3.0
    return worth


@compiled
def _think_of_shipping(state, mind, style, me, spare, more, still):
    laden = ship_room(state, me) < SHIP_ROOM
    delivery = _delivery(state, mind, style, me) if laden else 0.0
    if mind.rounds_left > NEAR:
        delivery = max(0.0, delivery - style.full * ship_room(state, me))
    berth = state.berth[me]
    best = 0.0
    if ship_room(state, me) > 0:
        for host in range(state.seats):
            if host == me or state.cash[me] + more < HARBOUR_LOWEST:
                continue
            if harbour_count(state, host) == 0:
                continue
            gain, paid = best_cargo(state, mind, style, me, host, spare + more)
            if paid > state.cash[me]:
                gain -= style.loan_cost
            gain *= style.load
            if berth == Berth.SEA:
                add(mind, Idea.HARBOUR, host, gain, paid)
            elif berth == host:
                if sailing.may_load(state, me):
                    add(mind, Idea.LOAD, host, gain, paid)
            else:
                best = max(best, gain)
        if state.held[places.PIER + me] > 0:
            gain = style.load * _pier_gain(state, mind, me)
            if berth == Berth.SEA:
                add(mind, Idea.PIER, me, gain, 0)
            elif berth == Berth.PIER:
                if sailing.may_load(state, me):
                    add(mind, Idea.LOAD, me, gain, 0)
            else:
                best = max(best, gain)
    if berth == Berth.SEA:
        if laden:
            if state.actions_left == 2 and still > style.still:
                delivery = min(delivery, 0.95 * still)  # T3: an auction ends the turn
            add(mind, Idea.ISLAND, 0, delivery, 0)
    else:
        add(mind, Idea.SEA, 0, max(0.2, 0.8 * delivery, 0.6 * best), 0)
