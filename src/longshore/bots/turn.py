"""A turn of the seat-filler: each thing it might do is weighed in dollars, the best is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from longshore import actions as said
from longshore.actions import Action, Priced
from longshore.bots.outlook import Outlook
from longshore.engine.state import COLOURS, LOAN

Weighed: TypeAlias = tuple[float, Action]

MACHINE_WORTH = (0, 11, 5, 2)  # by how many one has
WAREHOUSE_WORTH = (0, 9, 6, 4, 2)
CUSHION = 10  # what stays in hand after building
HARBOUR_SALE, ISLAND_SALE = 4.4, 6.6  # what a container brings there as a rule
CARGO_WORTH = (0, 1, 3, 7, 11, 15)  # what shipping so many gains over waiting for more
HURRY = 8  # more when the end is near


def act(outlook: Outlook) -> Action:
    """The next action, or a loan taken or repaid before it."""
    if settled := _loans(outlook):
        return settled
    best = 0.0
    chosen: Action = said.Pass()
    if outlook.board.actions_left == 0:
        return chosen
    for weight, action in _ideas(outlook):
        weighed = weight * outlook.rng.uniform(0.85, 1.15)
        if weighed > best:
            best, chosen = weighed, action
    return chosen


def _loans(outlook: Outlook) -> Action | None:
    """Repay with money that lies idle; borrow only to load a ship that would stay empty."""
    board, me, cash = outlook.board, outlook.me, outlook.cash
    needed = LOAN if board.end_triggered else LOAN + 4 if board.actions_left == 0 else 2 * LOAN
    if me.loans and cash >= needed:
        return said.Repay()
    if me.loans or cash > 3 or outlook.hard_times or outlook.late or board.actions_left == 0:
        return None
    goods = max(len(board.seats[other].harbour) for other in outlook.others)
    return said.TakeLoan() if me.berth == "sea" and not me.ship and goods > 1 else None


def _ideas(outlook: Outlook) -> Iterator[Weighed]:
    yield from _build(outlook)
    yield from _produce(outlook)
    yield from _stock(outlook)
    yield from _from_sea(outlook) if outlook.me.berth == "sea" else _from_harbour(outlook)
    yield from _sell_home(outlook)
    yield from _call_broker(outlook)


def _build(outlook: Outlook) -> Iterator[Weighed]:
    board, me, price = outlook.board, outlook.me, outlook.me.facts.machine_price
    if outlook.late or me.loans:
        return
    free = [c for c in range(COLOURS) if board.machine_supply[c] and c not in me.machines]
    if free and price is not None and outlook.spare >= price + CUSHION:
        made = [sum(c in seat.machines for seat in board.seats) for c in range(COLOURS)]
        colour = min(free, key=lambda c: (made[c], -board.supply[c], outlook.rng.random()))
        yield MACHINE_WORTH[len(me.machines)], said.BuildMachine(colour)
    price = me.facts.warehouse_price
    if price is not None and outlook.spare >= price + CUSHION:
        yield WAREHOUSE_WORTH[me.warehouses], said.BuildWarehouse()


def _produce(outlook: Outlook) -> Iterator[Weighed]:
    board, me = outlook.board, outlook.me
    possible = [colour for colour in me.machines if board.supply[colour]]
    count = max(0, min(len(possible), me.facts.factory_room))
    fee = 1 if count or outlook.options.idle_production_fee else 0
    if board.produced or outlook.cash < fee:
        return
    if count == 0:  # P4: nobody buys, so ask less
        if any(price > 2 for _, price in me.factory):
            yield 1.0 - fee / 2, said.Produce(_cheaper(me.factory, 2))
        return
    made = sorted(possible, key=lambda colour: -board.supply[colour])[:count]
    gone = sum(board.supply[colour] == 1 for colour in made) + len(board.colours_gone)
    if board.called and not board.end_triggered and gone > 1:
        return  # K3
    crowded = len(me.factory) > count
    new = tuple((colour, outlook.factory_price(colour, crowded)) for colour in made)
    yield 2.5 * count, said.Produce(me.factory + new)


def _cheaper(store: Iterable[Priced], lowest: int) -> tuple[Priced, ...]:
    return tuple((colour, price - 1 if price > lowest else price) for colour, price in store)


def _stock(outlook: Outlook) -> Iterator[Weighed]:
    me, held = outlook.me, [colour for colour, _ in outlook.me.harbour]
    for other in outlook.others:
        factory = outlook.board.seats[other].factory
        if take := outlook.purchase(factory, me.facts.harbour_room, held):
            new = tuple((colour, outlook.harbour_price()) for colour, _ in take)
            yield _gain(take, HARBOUR_SALE), said.Stock(other, take, me.harbour + new)
    if me.facts.harbour_room == 0 and any(price > 4 for _, price in me.harbour):
        yield 1.0, said.Reprice(_cheaper(me.harbour, 3))


def _gain(goods: Iterable[Priced], sale: float) -> float:
    return sum(sale - price for _, price in goods)


def _from_sea(outlook: Outlook) -> Iterator[Weighed]:
    me, room = outlook.me, outlook.me.facts.ship_room
    if me.ship:
        yield _weigh_cargo(outlook), said.SailIsland()
    for other in outlook.others:
        if goods := outlook.purchase(outlook.board.seats[other].harbour, room, me.ship):
            yield _gain(goods, ISLAND_SALE), said.SailHarbour(other, goods)
    if me.bank and room:
        yield ISLAND_SALE / 2 * len(me.bank[:room]), said.SailBank(me.bank[:room])


def _from_harbour(outlook: Outlook) -> Iterator[Weighed]:
    """To load more (M3), or to the open sea: to ship what is on board, or to load elsewhere."""
    board, me, room = outlook.board, outlook.me, outlook.me.facts.ship_room
    leaving = max(0.5, _weigh_cargo(outlook))
    for other in outlook.others:
        goods = outlook.purchase(board.seats[other].harbour, room, me.ship)
        if other != me.berth:
            leaving = max(leaving, 0.6 * _gain(goods, ISLAND_SALE))
        elif goods and outlook.options.docked_loading:
            yield _gain(goods, ISLAND_SALE), said.Load(goods)
    if me.berth == "bank" and me.bank and room and outlook.options.docked_loading:
        yield ISLAND_SALE / 2 * len(me.bank[:room]), said.LoadBank(me.bank[:room])
    yield leaving, said.SailSea()


def _weigh_cargo(outlook: Outlook) -> int:
    return CARGO_WORTH[len(outlook.me.ship)] + (HURRY if outlook.late and outlook.me.ship else 0)


def _sell_home(outlook: Outlook) -> Iterator[Weighed]:
    """D: for want of money, what is marked cheapest. From the second turn on."""
    board, me, form = outlook.board, outlook.me, outlook.options.domestic_sale
    too_late = form == "pre-turn" and (board.actions_left < 2 or board.sold)
    if form == "off" or too_late or board.round == 1 or outlook.cash > 2:
        return
    if store := me.factory or me.harbour:
        colour, price = min(store, key=lambda one: (one[1], one[0]))
        yield 2.2, said.SellHome(colour, price)


def _call_broker(outlook: Outlook) -> Iterator[Weighed]:
    """K2: now and then, for what is to be had cheaply."""
    board, card, factory = outlook.board, outlook.board.payment_card, outlook.me.factory
    after = (outlook.seat + 1) % outlook.options.seats
    last = after == board.first and board.round == outlook.options.round_limit
    barred = board.called or board.won or board.end_triggered or last  # K3
    if barred or (card and card.holder == outlook.seat) or outlook.rng.random() < 0.4:
        return
    for number, broker in enumerate(board.brokers):
        goods = len(broker.goods)
        bid = max(goods, card.money + 1 if card else 1)
        open_to_all = card is None or (card.broker, card.side) == (number, "goods")
        if goods and open_to_all and bid <= outlook.spare - 6:
            yield 4.0 * goods - bid - 3, said.CallForGoods(number, bid)
        count = len(card.factory + card.harbour) + 1 if card else 1
        open_to_all = card is None or (card.broker, card.side) == (number, "money")
        if broker.money and open_to_all and count <= len(factory):
            cheapest = sorted(factory, key=lambda one: (one[1], one[0]))[:count]
            yield broker.money - 2.0 * count - 1, said.CallForMoney(number, tuple(cheapest))
