"""Offers read off the engine: its legal moves say what can be done, trying them out says on what
terms. No rule is written here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar, get_args

import msgspec

from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import BROKERS, LOAN, Berth, Phase
from longshore.game import board
from longshore.game.actions import Accept, AnyAction, Award, Seize, SellHome
from longshore.game.events import CargoSold, ContainerSeized, Event, SoldAtHome
from longshore.game.game import Game
from longshore.game.offers import kinds
from longshore.game.offers.kinds import AnyOffer, OpenBroker
from longshore.game.offers.trying import amounts, least_offer, makes
from longshore.game.spelling import legal_moves

E = TypeVar("E", bound=Event)
_ORDER = {kind: place for place, kind in enumerate(get_args(AnyOffer))}
_FACTORY_PRICES, _HARBOUR_PRICES = tuple(board.FACTORY_RANGE), tuple(board.HARBOUR_RANGE)
# A loan is not taken for these.
_WITHOUT_LOAN = (kinds.LoanOffer, kinds.RepayOffer, kinds.PassOffer)


def offers(game: Game, seat: int) -> tuple[AnyOffer, ...]:
    """All that a seat can do now, or could after taking the loans that are free."""
    found: dict[tuple[type[AnyOffer], int | None], AnyOffer] = {}
    for loans, buffer in enumerate(_with_loans(game.buffer, seat)):
        if loans and board.owes_sealed_bid(game.facts, seat):
            break  # a loan goes with the bid
        then = game if loans == 0 else Game(game.options, buffer.state)
        for offer in _Reader(then, seat, board.cash(game.facts, seat)).offers():
            key = type(offer), getattr(offer, "seat", None)
            if key not in found and not (loans and isinstance(offer, _WITHOUT_LOAN)):
                found[key] = msgspec.structs.replace(offer, needs_loan=loans)
    return tuple(sorted(found.values(), key=_place))


def loans_free(game: Game, seat: int) -> int:
    """How many loans a seat may take now, or seal with its bid."""
    return sum(1 for _ in _with_loans(game.buffer, seat)) - 1


def _place(offer: AnyOffer) -> tuple[int, int]:
    return _ORDER[type(offer)], getattr(offer, "seat", 0)


def _with_loans(buffer: GameBuffer, seat: int) -> Iterator[GameBuffer]:
    """The game as it is, and as it would be with one loan more, and one more."""
    yield buffer
    after = buffer.copy()
    while after.step(seat, m.TAKE_LOAN, Pages()):
        yield after
        after = after.copy()


class _Reader:
    """A game, and the legal moves of a seat by family; `cash` is what it has without loans."""

    def __init__(self, game: Game, seat: int, cash: int) -> None:
        self.game, self.seat, self.cash, self.state = game, seat, cash, game.facts
        self.moves: dict[str, list[tuple[int, ...]]] = {}
        for move in legal_moves(game.buffer, seat):
            family, values = m.decode(move)
            self.moves.setdefault(family, []).append(values)

    def offers(self) -> Iterator[AnyOffer]:
        if self.moves.keys() & {"bid", "hundred"}:
            yield self.bid()
        sealed = board.owes_sealed_bid(self.state, self.seat)
        for family in self.moves:
            if family in _READ and not (sealed and family == "loan"):
                yield from _READ[family](self)

    def values(self, family: str) -> tuple[int, ...]:
        """The first parameters of a family's legal moves."""
        return tuple(sorted({values[0] for values in self.moves[family]}))

    def after(self, *run: int) -> GameBuffer:
        """The game after some moves of the seat."""
        buffer = self.game.buffer.copy()
        for move in run:
            buffer.step(self.seat, move, Pages())
        return buffer

    def told(self, action: AnyAction, kind: type[E]) -> E:
        """What would be told of an action first, of that kind."""
        events = self.game.attempt(action, self.seat).events
        return next(event for event in events if isinstance(event, kind))

    # In one's turn

    def build_machine(self) -> Iterator[AnyOffer]:
        price = board.machine_price(self.state, self.seat) or 0
        yield kinds.BuildMachineOffer(colours=self.values("build_machine"), price=price)

    def build_warehouse(self) -> Iterator[AnyOffer]:
        price = board.warehouse_price(self.state, self.seat) or 0
        yield kinds.BuildWarehouseOffer(price=price)

    def produce(self) -> Iterator[AnyOffer]:
        store = board.factory(self.state, self.seat)
        after = self.after(m.PRODUCE)
        sets = tuple(makes(after, self.seat, Counter(colour for colour, _ in store)))
        yield kinds.ProduceOffer(
            makes=tuple(sorted(set().union(*sets))),
            count=len(sets[0]),
            sets=sets,
            fee=board.cash(self.state, self.seat) - board.cash(after.state, self.seat),
            boss=board.right_of(self.state, self.seat),
            store=store,
            prices=_FACTORY_PRICES,
        )

    def stock(self) -> Iterator[AnyOffer]:
        store = board.harbour(self.state, self.seat)
        for seat in self.values("stock"):
            if seat == self.seat:
                yield kinds.RepriceOffer(store=store, prices=_HARBOUR_PRICES)
                continue
            yield kinds.StockOffer(
                seat=seat,
                goods=board.factory(self.state, seat),
                room=board.harbour_room(self.state, self.seat),
                store=store,
                prices=_HARBOUR_PRICES,
            )

    def sail_sea(self) -> Iterator[AnyOffer]:
        yield kinds.SailSeaOffer()

    def sail_island(self) -> Iterator[AnyOffer]:
        yield kinds.SailIslandOffer(cargo=board.ship(self.state, self.seat))

    def sail_harbour(self) -> Iterator[AnyOffer]:
        room = board.ship_room(self.state, self.seat)
        for seat in self.values("sail_harbour"):
            goods = board.harbour(self.state, seat)
            yield kinds.SailHarbourOffer(seat=seat, goods=goods, room=room)

    def sail_pier(self) -> Iterator[AnyOffer]:
        yield kinds.SailBankOffer(
            goods=board.pier(self.state, self.seat), room=board.ship_room(self.state, self.seat)
        )

    def load(self) -> Iterator[AnyOffer]:
        room, berth = board.ship_room(self.state, self.seat), int(self.state.berth[self.seat])
        if berth == Berth.PIER:
            yield kinds.LoadBankOffer(goods=board.pier(self.state, self.seat), room=room)
            return
        yield kinds.LoadOffer(seat=berth, goods=board.harbour(self.state, berth), room=room)

    def sell(self) -> Iterator[AnyOffer]:
        colour, price = self.moves["sell"][0]
        sold = self.told(SellHome(colour, price), SoldAtHome)
        store = board.factory if sold.store == "factory" else board.harbour
        goods = store(self.state, self.seat)
        yield kinds.SellOffer(goods=goods, store=sold.store, paid=sold.paid)

    def call(self) -> Iterator[AnyOffer]:
        for_goods, for_money = [], []
        for space in self.values("call"):
            after = self.after(m.CALL + space)
            if space < BROKERS:
                least, _ = amounts(after, self.seat)
                for_goods.append(OpenBroker(broker=space, least=least))
            else:
                least = least_offer(after, self.seat)
                for_money.append(OpenBroker(broker=space - BROKERS, least=least))
        if for_goods:
            yield kinds.CallGoodsOffer(brokers=tuple(for_goods))
        if for_money:
            yield kinds.CallMoneyOffer(
                brokers=tuple(for_money),
                factory=board.factory(self.state, self.seat),
                harbour=board.harbour(self.state, self.seat),
            )

    def give_up_turn(self) -> Iterator[AnyOffer]:
        acting = self.state.phase == Phase.ACT
        yield kinds.PassOffer(actions=int(self.state.actions_left) if acting else 0)

    def loan(self) -> Iterator[AnyOffer]:
        yield kinds.LoanOffer(amount=LOAN)

    def repay(self) -> Iterator[AnyOffer]:
        yield kinds.RepayOffer(amount=LOAN)

    # In an auction

    def bid(self) -> AnyOffer:
        sealed = board.owes_sealed_bid(self.state, self.seat)
        extra = sealed and self.state.phase == Phase.TIEBREAK
        least, most = amounts(self.game.buffer, self.seat)
        borrowed = board.cash(self.state, self.seat) - self.cash
        return kinds.BidOffer(
            sealed=sealed,
            extra=extra,
            least=least,
            most=most - borrowed,
            loans=loans_free(self.game, self.seat) if sealed else 0,
            bluff=max((cards for (cards,) in self.moves.get("bluff", ())), default=0),
            standing=int(self.state.bid[self.seat]) if extra else 0,
        )

    def accept(self) -> Iterator[AnyOffer]:
        sold = self.told(Accept(), CargoSold)
        yield kinds.AcceptOffer(seat=sold.winner, price=sold.price, subsidy=sold.subsidy)

    def decline(self) -> Iterator[AnyOffer]:
        yield kinds.DeclineOffer(price=int(self.state.high))

    def award(self) -> Iterator[AnyOffer]:
        seats = self.values("award")
        sold = self.told(Award(seats[0]), CargoSold)
        yield kinds.AwardOffer(seats=seats, price=sold.price, subsidy=sold.subsidy)

    # When others are in default, or brokers are paid

    def price(self) -> Iterator[AnyOffer]:
        yield kinds.PriceOffer(
            factory=board.colours(self.state, places.FLOOR_FACTORY),
            harbour=board.colours(self.state, places.FLOOR_HARBOUR),
            factory_prices=_FACTORY_PRICES,
            harbour_prices=_HARBOUR_PRICES,
        )

    def pay(self) -> Iterator[AnyOffer]:
        yield kinds.PayOffer(goods=board.bid_goods(self.state))

    def seize(self) -> Iterator[AnyOffer]:
        priced, plain = board.seizable(self.state)
        goods: tuple[tuple[int, int | None], ...] = priced
        goods = goods or tuple((colour, None) for colour in plain)
        seized = self.told(Seize(*goods[0]), ContainerSeized)
        yield kinds.SeizeOffer(
            seat=seized.seat, place=seized.place, goods=goods, count=int(self.state.to_seize)
        )

    def give_up_warehouse(self) -> Iterator[AnyOffer]:
        yield kinds.GiveUpWarehouseOffer()

    def give_up_machine(self) -> Iterator[AnyOffer]:
        yield kinds.GiveUpMachineOffer()

    def seize_machine(self) -> Iterator[AnyOffer]:
        colours = self.values("seize_machine")
        yield kinds.SeizeMachineOffer(seat=int(self.state.active), colours=colours)


_READ: dict[str, Callable[[_Reader], Iterator[AnyOffer]]] = {
    "pass": _Reader.give_up_turn,
    "loan": _Reader.loan,
    "repay": _Reader.repay,
    "build_warehouse": _Reader.build_warehouse,
    "build_machine": _Reader.build_machine,
    "produce": _Reader.produce,
    "price": _Reader.price,
    "stock": _Reader.stock,
    "sail_sea": _Reader.sail_sea,
    "sail_island": _Reader.sail_island,
    "sail_pier": _Reader.sail_pier,
    "sail_harbour": _Reader.sail_harbour,
    "load": _Reader.load,
    "accept": _Reader.accept,
    "decline": _Reader.decline,
    "award": _Reader.award,
    "sell": _Reader.sell,
    "call": _Reader.call,
    "pay": _Reader.pay,
    "seize": _Reader.seize,
    "give_up_warehouse": _Reader.give_up_warehouse,
    "give_up_machine": _Reader.give_up_machine,
    "seize_machine": _Reader.seize_machine,
}
