"""What a seat can say now, by kind: what is possible, at what price, and one example to type.

There can be thousands of ways to set out a store; a person needs to know what may go into it.
Everything is read from the seat's view; the engine's moves say only which kinds are possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from longshore import actions as said
from longshore.actions import AnyAction, Priced
from longshore.engine.moves import decode
from longshore.notation import format_action
from longshore.terminal.paint import BROKERS, LOUD, QUIET, Flow, Painter, counted, listed
from longshore.views import Bidding, Own, PaymentCard, SeatArea, View

LOAN = 10
MAX_LOANS = 2
FACTORY_TOP, HARBOUR_TOP = 4, 6
GOODS_SPACES = 3  # of the six spaces at the brokers the first three are for containers


class Choice(NamedTuple):
    """One kind of action: what can be done, and an example of what to type."""

    what: Text | Flow
    example: str


def choices(view: View, moves: Iterable[int]) -> list[Choice]:
    """The kinds of action open to the view's seat, whose legal moves are given."""
    if view.own is None:
        return []
    return list(_Choices(view, view.own, moves).all())


def choice_table(found: Sequence[Choice]) -> Table:
    """The choices with their examples beside them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style=LOUD)
    table.add_column("You can")
    table.add_column("for example")
    for what, example in found:
        table.add_row(what, Text(example, "green"))
    return table


def verbs(found: Iterable[Choice]) -> list[str]:
    """The words with which the actions open now begin."""
    return sorted({choice.example.split()[0] for choice in found})


class _Choices:
    """Describes the families of moves one by one."""

    def __init__(self, view: View, own: Own, moves: Iterable[int]) -> None:
        self.options, self.board, self.own = view.options, view.board, own
        self.area: SeatArea = view.board.seats[own.seat]
        self.paint = Painter(view.options)
        self.open: dict[str, list[tuple[int, ...]]] = {}
        for move in moves:
            family, values = decode(move)
            self.open.setdefault(family, []).append(values)
        if "hundred" in self.open:  # of a high bid only the hundreds are a move yet
            self.open.setdefault("bid", [])

    def all(self) -> Iterator[Choice]:
        for family, describe in _DESCRIBED.items():
            if family in self.open:
                yield from describe(self)

    def choice(self, action: AnyAction, *parts: Text | str) -> Choice:
        return Choice(Text.assemble(*parts), format_action(action, self.options))

    def firsts(self, family: str) -> list[int]:
        """The first parameter of a family's moves, each once."""
        return sorted({values[0] for values in self.open[family]})

    # Building and stores.

    def build_machine(self) -> Iterator[Choice]:
        colours = self.firsts("build_machine")
        price = f"build a machine for ${self.area.facts.machine_price}: "
        yield self.choice(said.BuildMachine(colours[0]), price, self.paint.goods(colours))

    def build_warehouse(self) -> Iterator[Choice]:
        price = f"build a warehouse for ${self.area.facts.warehouse_price}"
        yield self.choice(said.BuildWarehouse(), price)

    def produce(self) -> Iterator[Choice]:
        """P2, P4."""
        area, supply = self.area, self.board.supply
        possible = [colour for colour in area.machines if supply[colour]]
        possible.sort(key=lambda colour: -supply[colour])  # K3: those that end nothing first
        made = possible[: min(len(possible), area.facts.factory_room)]
        store = [*area.factory, *((colour, self.usual(colour)) for colour in made)]
        boss = self.paint.name((self.own.seat - 1) % self.options.seats)
        fee = f" and pay {boss} $1" if made or self.options.idle_production_fee else ""
        if not made:
            yield self.choice(said.Produce(tuple(store)), f"set out the factory store anew{fee}")
            return
        few = f"{len(made)} of " if len(made) < len(possible) else ""
        yield self.choice(
            said.Produce(tuple(store)), f"produce {few}", self.paint.goods(possible), fee
        )

    def usual(self, colour: int) -> int:
        """A price for an example: what that colour has in the store already, or $2."""
        return next((price for other, price in self.area.factory if other == colour), 2)

    def stock(self) -> Iterator[Choice]:
        """H1, H4: from one's own seat it is repricing."""
        room = self.area.facts.harbour_room
        for host in self.firsts("stock"):
            if host == self.own.seat:
                yield self.choice(said.Reprice(self.area.harbour), "price the harbour store anew")
                continue
            goods = self.board.seats[host].factory
            colour, price = min(goods, key=lambda container: container[1])
            store = (*self.area.harbour, (colour, min(price + 2, HARBOUR_TOP)))
            what = [Text("buy from"), self.paint.seat(host), Text(f"(room for {room})", QUIET)]
            yield Choice(
                self.on_sale(what, goods),
                format_action(said.Stock(host, ((colour, price),), store), self.options),
            )

    def on_sale(self, what: Sequence[Text], goods: Sequence[Priced]) -> Flow:
        return Flow([Text(" ").join(what), *self.paint.store(goods).pieces])

    def sell(self) -> Iterator[Choice]:
        """D."""
        goods = [(values[0], values[1]) for values in self.open["sell"]]
        yield self.choice(
            said.SellHome(*goods[0]),
            "sell home for $2, one of ",
            self.paint.goods(colour for colour, _ in goods),
        )

    # Ships.

    def sail_harbour(self) -> Iterator[Choice]:
        """M2: harbours with something to load one by one, the empty ones together."""
        hosts = self.firsts("sail_harbour")
        for host in hosts:
            if goods := self.board.seats[host].harbour:
                action = said.SailHarbour(host, self.affordable(goods))
                what = [Text("sail to"), self.paint.seat(host)]
                yield Choice(self.on_sale(what, goods), format_action(action, self.options))
        empty = [host for host in hosts if not self.board.seats[host].harbour]
        if empty:
            names = Text(", ").join(self.paint.seat(host) for host in empty)
            nothing = Text(" (nothing to load)", QUIET)
            yield self.choice(said.SailHarbour(empty[0]), "sail to ", names, nothing)

    def affordable(self, goods: Sequence[Priced]) -> tuple[Priced, ...]:
        """The cheapest container that can be paid and loaded, if there is one."""
        fitting = [container for container in goods if container[1] <= self.own.cash]
        if not fitting or not self.area.facts.ship_room:
            return ()
        return (min(fitting, key=lambda container: container[1]),)

    def sail_sea(self) -> Iterator[Choice]:
        yield self.choice(said.SailSea(), "sail to the open sea")

    def sail_island(self) -> Iterator[Choice]:
        cargo = self.paint.goods(self.area.ship)
        yield self.choice(said.SailIsland(), "sail to the island and auction ", cargo)

    def sail_pier(self) -> Iterator[Choice]:
        goods = self.area.bank[: self.area.facts.ship_room]
        nothing = "(nothing to load)"
        lies = self.paint.goods(self.area.bank, nothing)
        yield self.choice(said.SailBank(goods), "sail to your harbour at the bank ", lies)

    def load(self) -> Iterator[Choice]:
        """M3."""
        berth = self.area.berth
        if isinstance(berth, int):
            goods = self.board.seats[berth].harbour
            what = [Text("load from"), self.paint.seat(berth)]
            action: AnyAction = said.Load(self.affordable(goods))
            yield Choice(self.on_sale(what, goods), format_action(action, self.options))
            return
        action = said.LoadBank(self.area.bank[:1])
        yield self.choice(action, "load at the bank: ", self.paint.goods(self.area.bank))

    # The auction.

    def bid(self) -> Iterator[Choice]:
        """A1, A2, A6, A7. The moves of an amount go up to $99 only; the purse says how far."""
        bidding = self.board.bidding
        if bidding is None:
            return
        if self.board.phase == "raise":
            lowest = bidding.highest + 1
            raise_it = f"bid ${lowest} to ${self.own.cash}"
            yield self.choice(said.Bid(lowest), raise_it)
            return
        most = self.own.cash - self.first_bid(bidding)
        what = "add to your bid, $0" if self.board.phase == "tiebreak" else "bid $0"
        yield self.choice(said.Bid(most // 2), f"{what} to ${most}")
        sealed = 0 if self.own.bid is None else self.own.bid.loans
        if self.area.loans + sealed < MAX_LOANS:
            borrowed = most + LOAN
            yield self.choice(said.Bid(borrowed, 1), f"… to ${borrowed} with a loan for it")
        if "bluff" in self.open:
            cards = max(self.firsts("bluff"))
            yield self.choice(
                said.Bid(most // 2, bluff=cards), f"… with {counted(cards, 'bluffing card')}"
            )

    def first_bid(self, bidding: Bidding) -> int:
        shown = bidding.bids[self.own.seat]
        return shown.amount if shown is not None and self.board.phase == "tiebreak" else 0

    def accept(self) -> Iterator[Choice]:
        """A4."""
        if self.board.bidding is None:
            return
        price, leaders = self.board.bidding.highest, self.board.bidding.leaders
        winner = self.paint.seat(leaders[0])
        money = f", who pays ${price}; the bank adds ${price}"
        yield self.choice(said.Accept(), "sell the cargo to ", winner, money)

    def award(self) -> Iterator[Choice]:
        """A2."""
        if self.board.bidding is None:
            return
        price = self.board.bidding.highest
        for seat in self.firsts("award"):
            money = f", who pays ${price}; the bank adds ${price}"
            yield self.choice(said.Award(seat), "sell the cargo to ", self.paint.seat(seat), money)

    def decline(self) -> Iterator[Choice]:
        """A5."""
        if self.board.bidding is None:
            return
        price = self.board.bidding.highest
        yield self.choice(said.Decline(), f"keep the cargo and pay the bank ${price}")

    # The Investment Bank.

    def call(self) -> Iterator[Choice]:
        """K2."""
        card, spaces = self.board.payment_card, self.firsts("call")
        least = 1 if card is None else card.money + 1
        for broker in (space for space in spaces if space < GOODS_SPACES):
            goods = self.paint.goods(self.board.brokers[broker].goods)
            what = Text.assemble(f"call broker {BROKERS[broker]} for ", goods)
            ask = f", bidding ${least} to ${self.own.cash}"
            yield self.choice(said.CallForGoods(broker, least), what, ask)
        rich = [space - GOODS_SPACES for space in spaces if space >= GOODS_SPACES]
        if rich:
            least = 1 if card is None else _on_card(card) + 1
            money = [f"{BROKERS[broker]} (${self.board.brokers[broker].money})" for broker in rich]
            ask = f", bidding {counted(least, 'container')} or more"
            what = Text(f"call broker {listed(money, 'or')} for money{ask}")
            yield self.choice(self.offer(rich[0], least), what)

    def offer(self, broker: int, count: int) -> said.CallForMoney:
        factory = self.area.factory[:count]
        return said.CallForMoney(broker, factory, self.area.harbour[: count - len(factory)])

    def price(self) -> Iterator[Choice]:
        """K5."""
        floor = self.board.floor
        if floor is None:
            return
        yield self.choice(
            said.PriceReturned(
                tuple((colour, self.usual(colour)) for colour in floor.factory),
                tuple((colour, FACTORY_TOP) for colour in floor.harbour),
            ),
            "price what came back, for the factory store ",
            self.paint.goods(floor.factory),
            ", for the harbour store ",
            self.paint.goods(floor.harbour),
        )

    def pay(self) -> Iterator[Choice]:
        """K8."""
        card = self.board.payment_card
        if card is None:
            return
        order = sorted((*card.factory, *card.harbour))
        yield self.choice(
            said.PayBrokers(tuple(order)),
            "pay to brokers I, II, III, I, … in an order of yours: ",
            self.paint.goods(order),
        )

    # Default.

    def seize(self) -> Iterator[Choice]:
        """I4, I6: from a store a container is picked with its price."""
        debtor = self.board.seats[self.board.active]
        afloat = debtor.ship or debtor.bank
        unpriced = debtor.island or (self.options.seizure == "anniversary" and afloat)
        colour, price = self.open["seize"][0]
        what = Text.assemble("pick what ", self.paint.seat(self.board.active), " loses:")
        if unpriced:
            goods = self.paint.goods(self.firsts("seize"))
            yield self.choice(said.Seize(colour), what, " ", goods)
            return
        store = [(values[0], values[1]) for values in self.open["seize"]]
        example = format_action(said.Seize(colour, price), self.options)
        yield Choice(self.on_sale([what], store), example)

    def give_up_warehouse(self) -> Iterator[Choice]:
        yield self.choice(said.GiveUpWarehouse(), "let a warehouse go")

    def give_up_machine(self) -> Iterator[Choice]:
        yield self.choice(said.GiveUpMachine(), "let a machine go")

    def seize_machine(self) -> Iterator[Choice]:
        colours = self.firsts("seize_machine")
        yield self.choice(
            said.SeizeMachine(colours[0]), "pick the machine that goes: ", self.paint.goods(colours)
        )

    # Loans and passing.

    def loan(self) -> Iterator[Choice]:
        """L3: with a sealed bid a loan is said in the bid."""
        if self.board.phase not in ("bids", "tiebreak") or not self.owes():
            why = "; not an action"
            bidding = self.board.bidding
            if self.board.phase == "decide" and bidding and self.own.cash < bidding.highest:
                why = f", since to decline costs ${bidding.highest}"
            yield self.choice(said.TakeLoan(), f"take a loan of ${LOAN}{why}")

    def owes(self) -> bool:
        return self.own.seat in self.board.awaiting

    def repay(self) -> Iterator[Choice]:
        yield self.choice(said.Repay(), f"repay a loan with ${LOAN}; not an action")

    def give_in(self) -> Iterator[Choice]:
        raising = self.board.phase == "raise"
        yield self.choice(said.Pass(), "bid no more" if raising else "pass: end your turn")


def _on_card(card: PaymentCard) -> int:
    return len(card.factory) + len(card.harbour)


_DESCRIBED: dict[str, Callable[[_Choices], Iterator[Choice]]] = {
    "produce": _Choices.produce,
    "stock": _Choices.stock,
    "sail_harbour": _Choices.sail_harbour,
    "load": _Choices.load,
    "sail_pier": _Choices.sail_pier,
    "sail_island": _Choices.sail_island,
    "sail_sea": _Choices.sail_sea,
    "build_machine": _Choices.build_machine,
    "build_warehouse": _Choices.build_warehouse,
    "call": _Choices.call,
    "sell": _Choices.sell,
    "bid": _Choices.bid,
    "accept": _Choices.accept,
    "award": _Choices.award,
    "decline": _Choices.decline,
    "price": _Choices.price,
    "pay": _Choices.pay,
    "seize": _Choices.seize,
    "give_up_warehouse": _Choices.give_up_warehouse,
    "give_up_machine": _Choices.give_up_machine,
    "seize_machine": _Choices.seize_machine,
    "loan": _Choices.loan,
    "repay": _Choices.repay,
    "pass": _Choices.give_in,
}
