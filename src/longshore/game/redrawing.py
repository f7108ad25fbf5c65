"""What each kind of event changes on a public board: one function a kind.

Money is moved by `pay`, for all of them, but for the payment card's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from longshore.engine import purses
from longshore.game.actions import Priced
from longshore.game.events import auction_kinds as auctions
from longshore.game.events import kinds as happened
from longshore.game.events.event import Colours, Event
from longshore.game.events.money import payments
from longshore.game.viewing import make_default
from longshore.game.views import (
    Bidding,
    Broker,
    Floor,
    PaymentCard,
    PublicBoard,
    Result,
    ShownBid,
)

Board: TypeAlias = PublicBoard


def pay(board: Board, event: Event) -> Board:
    """The brokers' money is open; that of the seats only where the table plays so."""
    for giver, taker, amount in payments(event):
        board = _change_purse(_change_purse(board, giver, -amount), taker, amount)
    return board


def _change_purse(board: Board, purse: int, change: int) -> Board:
    if purse < purses.CARD:
        cash = board.seats[purse].cash
        return board if cash is None else _area(board, purse, cash=cash + change)
    if purses.BROKER <= purse < purses.BANK:
        broker = purse - purses.BROKER
        return _broker(board, broker, money=board.brokers[broker].money + change)
    return board


# Kinds of events


def seat_dealt(board: Board, event: happened.SeatDealt) -> Board:
    board = replace(
        board,
        supply=_count(board.supply, event.machine, -1),
        machine_supply=_count(board.machine_supply, event.machine, -1),
        warehouse_supply=board.warehouse_supply - 1,
    )
    start = ((event.machine, event.price),)
    return _area(board, event.seat, machines=(event.machine,), warehouses=1, factory=start)


def brokers_dealt(board: Board, event: happened.BrokersDealt) -> Board:
    return replace(board, brokers=tuple(Broker(goods=goods) for goods in event.goods))


def turn_began(board: Board, event: happened.TurnBegan) -> Board:
    return replace(
        board,
        active=event.seat,
        round=event.round,
        produced=False,
        called=False,
        won=False,
        sold=False,
    )


def awaited(board: Board, event: happened.Awaited) -> Board:
    return replace(
        board,
        phase=event.phase,
        awaiting=event.seats,
        actions_left=event.actions_left,
        default=make_default(event.in_default, event.to_seize),
    )


def money_cards(board: Board, event: happened.MoneyCardsCounted) -> Board:
    for seat, cards in enumerate(event.cards):
        board = _area(board, seat, money_cards=cards)
    return board


def loan(change: int) -> Callable[[Board, Any], Board]:
    def draw(board: Board, event: Any) -> Board:
        return _area(board, event.seat, loans=board.seats[event.seat].loans + change)

    return draw


def container_seized(board: Board, event: happened.ContainerSeized) -> Board:
    area = board.seats[event.seat]
    if event.price is None:
        left: Any = _minus(getattr(area, event.place), (event.colour,))
    else:
        left = _off_shelf(getattr(area, event.place), ((event.colour, event.price),))
    board = replace(board, seized=_plus(board.seized, (event.colour,)))
    return _area(board, event.seat, **{event.place: left})


def warehouse(change: int) -> Callable[[Board, Any], Board]:
    def draw(board: Board, event: Any) -> Board:
        board = replace(board, warehouse_supply=board.warehouse_supply - change)
        return _area(board, event.seat, warehouses=board.seats[event.seat].warehouses + change)

    return draw


def machine_built(board: Board, event: happened.MachineBuilt) -> Board:
    board = replace(board, machine_supply=_count(board.machine_supply, event.colour, -1))
    machines = (*board.seats[event.seat].machines, event.colour)
    return _area(board, event.seat, machines=machines)


def machine_seized(board: Board, event: happened.MachineSeized) -> Board:
    board = replace(board, machine_supply=_count(board.machine_supply, event.colour, 1))
    machines = _minus(board.seats[event.seat].machines, (event.colour,))
    return _area(board, event.seat, machines=machines)


def produced(board: Board, event: happened.Produced) -> Board:
    """The containers made are in the store that is set out next."""
    supply = board.supply
    for colour in event.colours:
        supply = _count(supply, colour, -1)
    return replace(board, supply=supply, produced=True)


def store_set_out(board: Board, event: happened.StoreSetOut) -> Board:
    board = _area(board, event.seat, **{event.store: event.goods})
    floor = board.floor
    if floor is None or floor.seat != event.seat:
        return board
    floor = replace(floor, **{event.store: ()})
    return replace(board, floor=floor if floor.factory or floor.harbour else None)


def stocked(board: Board, event: happened.Stocked) -> Board:
    """The containers bought are in the store that is set out next."""
    left = _off_shelf(board.seats[event.host].factory, event.goods)
    return _area(board, event.host, factory=left)


def ship_sailed(board: Board, event: happened.ShipSailed) -> Board:
    return _area(board, event.seat, berth=event.berth)


def ship_loaded(board: Board, event: happened.ShipLoaded) -> Board:
    left = _off_shelf(board.seats[event.host].harbour, event.goods)
    board = _area(board, event.host, harbour=left)
    loaded = tuple(colour for colour, _ in event.goods)
    return _area(board, event.seat, ship=_plus(board.seats[event.seat].ship, loaded))


def ship_loaded_at_bank(board: Board, event: happened.ShipLoadedAtBank) -> Board:
    area = board.seats[event.seat]
    bank, ship = _minus(area.bank, event.goods), _plus(area.ship, event.goods)
    return _area(board, event.seat, bank=bank, ship=ship)


def sold_at_home(board: Board, event: happened.SoldAtHome) -> Board:
    store = getattr(board.seats[event.seat], event.store)
    left = _off_shelf(store, ((event.colour, event.price),))
    board = replace(board, supply=_count(board.supply, event.colour, 1), sold=True)
    return _area(board, event.seat, **{event.store: left})


def end_triggered(board: Board, _: happened.EndTriggered) -> Board:
    return replace(board, end_triggered=True)


def auction_opened(board: Board, event: auctions.AuctionOpened) -> Board:
    nothing = (None,) * len(board.seats)
    return replace(board, bidding=Bidding(event.seat, (), nothing, nothing, nothing, (), 0, ()))


def _bidding(board: Board, **changes: Any) -> Board:
    if board.bidding is None:
        raise ValueError("There is no auction to which this event could belong.")
    return replace(board, bidding=replace(board.bidding, **changes))


def _bids(board: Board) -> Bidding:
    if board.bidding is None:
        raise ValueError("There is no auction to which this event could belong.")
    return board.bidding


def bid_sealed(board: Board, event: auctions.BidSealed) -> Board:
    made = _bids(board)
    cards = (*made.cards[: event.seat], event.cards, *made.cards[event.seat + 1 :])
    return _bidding(board, sealed=tuple(sorted((*made.sealed, event.seat))), cards=cards)


def bids_revealed(board: Board, event: auctions.BidsRevealed) -> Board:
    field = "extras" if event.extra else "bids"
    shown = list(getattr(_bids(board), field))
    for bid in event.bids:
        shown[bid.seat] = ShownBid(bid.amount, bid.bluff, bid.counts)
    nothing = (None,) * len(board.seats)
    return _bidding(board, sealed=(), cards=nothing, **{field: tuple(shown)})


def bid_raised(board: Board, event: auctions.BidRaised) -> Board:
    bids = list(_bids(board).bids)
    bids[event.seat] = ShownBid(event.amount, 0, event.amount)
    return _bidding(board, bids=tuple(bids), highest=event.amount, leaders=(event.seat,))


def bid_passed(board: Board, event: auctions.BidPassed) -> Board:
    return _bidding(board, passed=tuple(sorted((*_bids(board).passed, event.seat))))


def bids_tied(board: Board, event: auctions.BidsTied) -> Board:
    board = _bidding(board, highest=event.amount, leaders=event.seats)
    if not _bids(board).passed:
        return board
    # A6: when all have passed in open bidding, all have bid $0
    bids = list(_bids(board).bids)
    for seat in event.seats:
        bids[seat] = ShownBid(0, 0, 0)
    return _bidding(board, bids=tuple(bids), passed=())


def highest_bid(board: Board, event: auctions.HighestBid) -> Board:
    return _bidding(board, highest=event.amount, leaders=(event.seat,))


def _delivered(board: Board, seller: int, owner: int, cargo: Colours) -> Board:
    board = _area(board, seller, ship=_minus(board.seats[seller].ship, cargo))
    board = _area(board, owner, island=_plus(board.seats[owner].island, cargo))
    return replace(board, bidding=None)


def cargo_sold(board: Board, event: auctions.CargoSold) -> Board:
    return _delivered(board, event.seller, event.winner, event.cargo)


def cargo_kept(board: Board, event: auctions.CargoKept | auctions.CargoUnsold) -> Board:
    return _delivered(board, event.seller, event.seller, event.cargo)


def broker_called(board: Board, event: auctions.BrokerCalled) -> Board:
    area = board.seats[event.seat]
    card = PaymentCard(
        holder=event.seat,
        broker=event.broker,
        side=event.side,
        money=event.amount,
        factory=tuple(colour for colour, _ in event.factory),
        harbour=tuple(colour for colour, _ in event.harbour),
    )
    board = _area(
        board,
        event.seat,
        factory=_off_shelf(area.factory, event.factory),
        harbour=_off_shelf(area.harbour, event.harbour),
    )
    return replace(board, payment_card=card, called=True)


def broker_outbid(board: Board, event: auctions.BrokerOutbid) -> Board:
    if not event.factory and not event.harbour:
        return board
    return replace(board, floor=Floor(event.seat, event.factory, event.harbour))


def broker_won(board: Board, event: auctions.BrokerWon) -> Board:
    area, goods = board.seats[event.seat], board.brokers[event.broker].goods
    board = _broker(board, event.broker, goods=_minus(goods, event.goods))
    board = _area(board, event.seat, bank=_plus(area.bank, event.goods))
    return board if event.at_the_end else replace(board, won=True)


def brokers_paid(board: Board, event: auctions.BrokersPaid) -> Board:
    card = board.payment_card
    for broker, colour in event.goods:
        goods = _plus(board.brokers[broker].goods, (colour,))
        board = _broker(board, broker, goods=goods)
    if event.seat is None or card is None:
        return board
    for _, colour in event.goods:
        store = "factory" if colour in card.factory else "harbour"
        card = replace(card, **{store: _minus(getattr(card, store), (colour,))})
    card = replace(card, money=card.money - sum(event.money))
    bare = not (card.money or card.factory or card.harbour)
    return replace(board, payment_card=None if bare else card)


def game_over(board: Board, event: happened.GameOver) -> Board:
    for score in event.scores:
        board = _area(board, score.seat, cash=score.cash, card=score.card)
    return replace(board, result=Result(event.scores, event.winners))


# Small changes


def _area(board: Board, seat: int, **changes: Any) -> Board:
    seats = list(board.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(board, seats=tuple(seats))


def _broker(board: Board, broker: int, **changes: Any) -> Board:
    brokers = list(board.brokers)
    brokers[broker] = replace(brokers[broker], **changes)
    return replace(board, brokers=tuple(brokers))


def _plus(goods: Colours, more: Colours) -> Colours:
    return tuple(sorted(goods + more))


def _minus(goods: Colours, fewer: Colours) -> Colours:
    left = list(goods)
    for colour in fewer:
        left.remove(colour)
    return tuple(left)


def _off_shelf(goods: tuple[Priced, ...], sold: tuple[Priced, ...]) -> tuple[Priced, ...]:
    left = list(goods)
    for container in sold:
        left.remove(container)
    return tuple(left)


def _count(counts: tuple[int, ...], colour: int, change: int) -> tuple[int, ...]:
    return (*counts[:colour], counts[colour] + change, *counts[colour + 1 :])
