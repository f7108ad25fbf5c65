"""Standing orders: what a seat can leave behind for the time when its person is not there.

An order is secret to its owner and shows only by its effect. It can only ever do what the person
could do at that moment, and never bids, pays or borrows more than it says; where it says nothing,
the table waits for the person. All of a seat's orders are one value, given and replaced together:

    {"bid": {"most": 12}}
    {"bid": {"colours": {"black": 4, "tan": 6}, "most": 20, "loans": 1, "cargoes": "all"}}
    {"accept": {"least": 9, "otherwise": "decline", "award": ["red", "green"]}}
    {"pass": {"round": 6, "cash": 15}}
    {"seize": {"colours": ["white", "black"], "prefer": "fewest", "building": "warehouse"}}
    {"price": {"factory": 3, "harbour": 5}, "pay": {"colours": ["brown"]}}

Colours and seats have the names that they have at the table. What an order has used up, turns,
loans or its one cargo, an undo does not give back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, field
from msgspec.structs import replace

from longshore.engine.state import COLOURS, MAX_LOANS
from longshore.game.board import FACTORY_RANGE, HARBOUR_RANGE
from longshore.game.options import BOX, MAX_ROUNDS, MAX_SEATS, Options
from longshore.server.domain.refused import Malformed
from longshore.server.domain.settings import Strict

MOST_DOLLARS = 10_000
MOST_TURNS = 1000

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Dollars: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_DOLLARS)]
Loans: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_LOANS)]
ColourList: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=COLOURS)]
SeatList: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=MAX_SEATS)]
ColourPrices: TypeAlias = Annotated[dict[Word, Dollars], Meta(min_length=1, max_length=COLOURS)]
FactoryPrice: TypeAlias = Annotated[int, Meta(ge=FACTORY_RANGE[0], le=FACTORY_RANGE[-1])]
HarbourPrice: TypeAlias = Annotated[int, Meta(ge=HARBOUR_RANGE[0], le=HARBOUR_RANGE[-1])]
Containers: TypeAlias = Annotated[int, Meta(ge=0, le=BOX)]
Cargoes: TypeAlias = Literal["one", "all"]


class BidOrder(Strict, frozen=True, omit_defaults=True):
    """Bid for cargoes of others (A1, A2, A6).

    Its limit is `most` dollars; or so many for each container of a colour on board (`colours`;
    those not named are worth nothing to it); or, with both, the less of the two. Sealed, it bids
    its limit, or as much of it as the seat has. In open bidding it raises by as little as it can up
    to its limit, then passes.

    - `extra`: in a tie its limit is so much higher, unless the cargo has nothing of `colours`.
    - `loans`: it may borrow so often in all, and does where the cash falls short of the limit.
    - `bluff`: bluffing cards with a sealed first bid (A7). Where they cancel it is a bid of $0.
    - `sellers`: only for cargoes of these seats; for others the person is asked.
    - `cargoes`: `one`, the next one, but not one that has nothing of `colours`; or `all`, until the
      order is withdrawn.
    - `auction` is the table's own note: the turn whose cargo the order was used for.
    """

    most: Dollars | None = None
    colours: ColourPrices | None = None
    extra: Dollars = 0
    loans: Loans = 0
    bluff: Annotated[int, Meta(ge=0, le=2)] = 0
    sellers: SeatList = ()
    cargoes: Cargoes = "one"
    auction: int | None = None


class AcceptOrder(Strict, frozen=True, omit_defaults=True):
    """Decide about one's own cargo (A4, A5).

    It accepts a highest bid of at least `least` dollars, and of at least the sum of what each
    container is worth by `colours`. The bid counts, without what the bank adds.

    - `otherwise`: for less, `ask` the person, or `decline`: pay that bid and keep the cargo.
    - `loans`: it may borrow so often in all to decline. If it cannot pay, the person is asked.
    - `award`: if bidders are still tied (A2), the first of these seats that is among them gets the
      cargo; if none is, the person is asked.
    - `cargoes`: `one`, the next one; or `all`, until the order is withdrawn.
    """

    least: Dollars | None = None
    colours: ColourPrices | None = None
    otherwise: Literal["ask", "decline"] = "ask"
    loans: Loans = 0
    award: SeatList = ()
    cargoes: Cargoes = "one"


class PassOrder(Strict, frozen=True, omit_defaults=True):
    """Pass one's turns (T2) until the first of these, of which at least one is to be named.

    - `turns`: so many have been passed.
    - `round`: this round has begun.
    - `cash`: the seat has so many dollars.
    - `factory_left`, `harbour_left`: so few containers, or fewer, lie in its own store.
    - `factory_price`, `harbour_price`: such a store of another seat offers one for that or less.
    - `supply_left`: of some colour so few, or fewer, are left in the supply.

    They are looked at when the seat has its turn. If one holds, the person is asked; once the
    person has done anything in the turn, the order is over.
    """

    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    round: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] | None = None
    cash: Dollars | None = None
    factory_left: Containers | None = None
    harbour_left: Containers | None = None
    factory_price: FactoryPrice | None = None
    harbour_price: HarbourPrice | None = None
    supply_left: Containers | None = None


class SeizeOrder(Strict, frozen=True, omit_defaults=True):
    """Pick what is seized in a default (I3 to I6), until the order is withdrawn.

    - `colours`: of containers and of machines, the first of these that is there, then the others.
    - `prefer`: among those the dearest or the cheapest one, or one of the colour of which there are
      the fewest or the most where it is taken from.
    - `building`: whether a `warehouse` or a `machine` goes; without it the person is asked.
    """

    colours: ColourList = ()
    prefer: Literal["dearest", "cheapest", "fewest", "most"] = "dearest"
    building: Literal["warehouse", "machine"] | None = None


class PriceOrder(Strict, frozen=True, omit_defaults=True):
    """Price containers that come back from the payment card (K5), until the order is withdrawn.

    A price for each store; if some come back to one without a price here, the person is asked.
    """

    factory: FactoryPrice | None = None
    harbour: HarbourPrice | None = None


class PayOrder(Strict, frozen=True, omit_defaults=True):
    """Pay containers to the brokers (K8): these colours first, in this order, then the others."""

    colours: ColourList = ()


class Orders(Strict, frozen=True, omit_defaults=True):
    """All standing orders of a seat, each of them or none."""

    bid: BidOrder | None = None
    accept: AcceptOrder | None = None
    pass_: PassOrder | None = field(name="pass", default=None)
    seize: SeizeOrder | None = None
    price: PriceOrder | None = None
    pay: PayOrder | None = None

    @property
    def none(self) -> bool:
        """Whether nothing is ordered."""
        return self == NO_ORDERS


NO_ORDERS = Orders()


def checked_orders(orders: Orders, options: Options) -> Orders:
    """Orders that make sense at a table with these options, ready to be kept; or what is wrong."""
    bid, accept = orders.bid, orders.accept
    if bid is not None:
        if bid.most is None and bid.colours is None:
            raise Malformed("orders-no-most")
        if bid.bluff and options.bluff == "none":
            raise Malformed("orders-no-bluff")
        _known("sellers", bid.sellers, options.seat_names)
        orders = replace(orders, bid=replace(bid, auction=None))
    if accept is not None:
        if accept.least is None and accept.colours is None:
            raise Malformed("orders-no-least")
        _known("award", accept.award, options.seat_names)
    if orders.pass_ == PassOrder():
        raise Malformed("orders-no-until", fields=", ".join(PassOrder.__struct_fields__))
    if orders.price == PriceOrder():
        raise Malformed("orders-no-price")
    if not options.investment_bank and (orders.price or orders.pay) is not None:
        raise Malformed("orders-no-bank")
    for order in (bid, accept, orders.seize, orders.pay):
        if order is not None:
            _known("colours", order.colours or (), options.colours)
    return orders


def moved_orders(orders: Orders, names: tuple[str, ...], now: Mapping[int, int]) -> Orders:
    """The same orders after those who sit at the seats have moved: they are about people."""

    def moved(named: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names[now[names.index(name)]] for name in named)

    bid, accept = orders.bid, orders.accept
    return replace(
        orders,
        bid=None if bid is None else replace(bid, sellers=moved(bid.sellers)),
        accept=None if accept is None else replace(accept, award=moved(accept.award)),
    )


def _known(where: str, given: Iterable[str], names: tuple[str, ...]) -> None:
    """Every name once, and each one of the table's."""
    seen: set[str] = set()
    for name in given:
        if name not in names:
            raise Malformed("orders-name", where=where, name=name, names=", ".join(names))
        if name in seen:
            raise Malformed("orders-twice", where=where, name=name)
        seen.add(name)


# made when nobody else is there: threads must not make them at the same time
_decoder = msgspec.json.Decoder(Orders)


def stored_orders(body: bytes) -> Orders:
    """Orders as they were kept."""
    return _decoder.decode(body)


def read_orders(body: bytes | str, options: Options) -> Orders:
    """Orders from JSON, checked."""
    try:
        orders = _decoder.decode(body)
    except msgspec.DecodeError as problem:
        raise Malformed("orders", problem=str(problem)) from None
    return checked_orders(orders, options)
