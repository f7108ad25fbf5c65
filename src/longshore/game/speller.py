"""How each action is spelled in moves, and where the rules stop it.

The engine is asked move by move, and says itself why a move is refused. What is refused here is
only what moves do not say: which containers a store is set out with, whose a harbour is, that a
number stands for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, NoReturn

from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import BROKERS, Berth, Phase
from longshore.engine.types import State
from longshore.engine.why import Why
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import Action, Priced
from longshore.game.plain import plain

DECODED = tuple(m.decode(move) for move in range(m.MOVES))
_NUMBERS = {decoded: move for move, decoded in enumerate(DECODED)}
_PARAMETERS = {family.name: family.parameters for family in m.FAMILIES}
_ENORMOUS = 2**31  # nobody has as much

# A number that no move has: what is wrong with it, by what it stands for.
_NO_SUCH = {
    "colour": Why.NO_SUCH_COLOUR,
    "seat": Why.NO_SUCH_SEAT,
    "cards": Why.TOO_MANY_BLUFFS,
}
_NO_SUCH_PRICE = {"price": Why.NO_SUCH_PRICE, "seize": Why.CANNOT_SEIZE}


class Unspeakable(ValueError):
    """An action whose spelling the engine refuses, or moves that are no whole action."""


class RefusedMove(Unspeakable):
    """An action that the rules refuse: why, at what it is about, with the game as it was then."""

    def __init__(self, why: Why, about: tuple[int, ...], now: State) -> None:
        super().__init__(f"it is refused: {why.name}")
        self.why, self.about, self.now = why, about, now


class _Store(NamedTuple):
    """Where containers are named: when, what is there, and why there is no more to name."""

    phase: Phase
    there: Callable[[State, int], Sequence[tuple[int, ...]]]
    full: Why
    empty: Why
    missing: Why = Why.NOT_FOR_SALE


def _pier(state: State, seat: int) -> Sequence[tuple[int, ...]]:
    return [(colour,) for colour in board.pier(state, seat)]


_FACTORY = _Store(Phase.STOCK, board.factory, Why.HARBOUR_FULL, Why.FACTORY_EMPTY)
_HARBOUR = _Store(Phase.LOAD, board.harbour, Why.SHIP_FULL, Why.HARBOUR_EMPTY)
_PIER = _Store(Phase.LOAD, _pier, Why.SHIP_FULL, Why.BANK_HARBOUR_EMPTY, Why.NOT_ON_PIER)
_OWN_FACTORY = _Store(Phase.OFFER, board.factory, Why.NOT_FOR_SALE, Why.NOT_FOR_SALE)
_OWN_HARBOUR = _Store(Phase.OFFER, board.harbour, Why.NOT_FOR_SALE, Why.NOT_FOR_SALE)


class Speller:
    """Plays one action, move by move."""

    def __init__(self, buffer: GameBuffer, seat: int, pages: Pages) -> None:
        self.buffer, self.seat, self.pages = buffer, seat, pages
        self.moves: list[int] = []

    @property
    def phase(self) -> int:
        return int(self.buffer.cells["phase"][0])

    @property
    def now(self) -> State:
        return plain(self.buffer)

    def refuse(self, why: Why, *about: int) -> NoReturn:
        raise RefusedMove(why, about, self.now)

    def known(self, family: str, values: tuple[int, ...], about: tuple[int, ...]) -> int:
        """The number of a move, if there is one."""
        move = _NUMBERS.get((family, values))
        if move is None:
            self.refuse(_no_such(family, values), *about)
        return move

    def do(self, family: str, *values: int, about: tuple[int, ...] | None = None) -> None:
        """Play a move; it is `about` its values if nothing else is said."""
        about = values if about is None else about
        move = self.known(family, values, about)
        if not self.buffer.step(self.seat, move, self.pages):
            self.refuse(self.buffer.why_not(self.seat, move), *about)
        self.moves.append(move)

    def set_out(self, store: Iterable[Priced], floor: int, differs: Why) -> None:
        """The moves say only prices: the containers have to be those on the floor."""
        store, there = sorted(store), board.colours(self.now, floor)
        if tuple(colour for colour, _ in store) != there:
            self.refuse(differs, *there)
        for colour, price in store:
            self.do("price", price, about=(colour, price))

    def take(self, family: str, goods: Iterable[tuple[int, ...]], store: _Store, host: int) -> None:
        """Name containers of a store; the choice ends by itself when no more can be taken."""
        for at, container in enumerate(sorted(goods)):
            if self.phase != store.phase:
                self.known(family, container, container)
                left = store.there(self.now, host)
                none = store.missing if left or at else store.empty
                self.refuse(store.full if container in left else none, *container)
            self.do(family, *container)

    def something(self, goods: Sequence[object]) -> None:
        """Who names nothing hears that, and not why nothing could be taken."""
        if not goods:
            self.refuse(Why.TAKES_NOTHING)

    def finish(self, phase: Phase) -> None:
        """Say that it is enough, unless the engine knows by itself."""
        if self.phase == phase:
            self.do("done")

    def amount(self, amount: int) -> None:
        """The whole of it is asked about: its hundreds alone say little."""
        hundreds, rest = divmod(amount, m.BID_STEP)
        if hundreds:
            why = self.buffer.why_not_amount(self.seat, min(amount, _ENORMOUS))
            if why != Why.ALLOWED:
                self.refuse(why, amount)
        for _ in range(hundreds):
            self.do("hundred")
        self.do("bid", rest)

    # Each action

    def build_machine(self, action: said.BuildMachine) -> None:
        self.do("build_machine", action.colour)

    def produce(self, action: said.Produce) -> None:
        """What the store holds more than before is what was made."""
        before = sorted(colour for colour, _ in board.factory(self.now, self.seat))
        self.do("produce")
        made = sorted(colour for colour, _ in action.store)
        for colour in before:
            if colour not in made:
                self.refuse(Why.THROWN_AWAY, *before)
            made.remove(colour)
        if self.phase == Phase.MAKE:
            count = int(self.now.to_make)
            if len(made) != count:
                self.refuse(Why.MUST_CHOOSE)
            for colour in made:
                self.do("make", colour)
        self.set_out(action.store, places.FLOOR_FACTORY, Why.MUST_MAKE)

    def stock(self, action: said.Stock) -> None:
        if action.seat == self.seat:  # a move of another meaning
            self.refuse(Why.OWN_FACTORY)
        self.something(action.take)
        self.do("stock", action.seat)
        self.take("take", action.take, _FACTORY, action.seat)
        self.finish(Phase.STOCK)
        self.set_out(action.store, places.FLOOR_HARBOUR, Why.STORE_DIFFERS)

    def reprice(self, action: said.Reprice) -> None:
        self.do("stock", self.seat)
        self.set_out(action.store, places.FLOOR_HARBOUR, Why.STORE_DIFFERS)

    def sail_harbour(self, action: said.SailHarbour) -> None:
        self.do("sail_harbour", action.seat)
        self.take("take", action.load, _HARBOUR, action.seat)
        self.finish(Phase.LOAD)

    def sail_bank(self, action: said.SailBank) -> None:
        self.do("sail_pier")
        self.take("fetch", ((colour,) for colour in action.load), _PIER, self.seat)
        self.finish(Phase.LOAD)

    def load(self, action: said.Load) -> None:
        berth = int(self.now.berth[self.seat])
        if berth == Berth.PIER:  # the move is the same
            self.refuse(Why.NOT_IN_HARBOUR)
        self.something(action.load)
        self.do("load")
        self.take("take", action.load, _HARBOUR, berth)
        self.finish(Phase.LOAD)

    def load_bank(self, action: said.LoadBank) -> None:
        if self.now.berth[self.seat] != Berth.PIER:
            self.refuse(Why.NOT_IN_BANK_HARBOUR)
        self.something(action.load)
        self.do("load")
        self.take("fetch", ((colour,) for colour in action.load), _PIER, self.seat)
        self.finish(Phase.LOAD)

    def bid(self, action: said.Bid) -> None:
        if min(action.amount, action.loans, action.bluff) < 0:
            self.refuse(Why.NEGATIVE_BID)
        if action.loans and not board.owes_sealed_bid(self.now, self.seat):
            self.refuse(Why.OPEN_LOAN_FIRST)  # it is an action of its own
        for _ in range(action.loans):
            self.do("loan")
        if action.bluff:
            self.do("bluff", action.bluff)
        self.amount(action.amount)

    def award(self, action: said.Award) -> None:
        self.do("award", action.seat)

    def take_loan(self, _: said.TakeLoan) -> None:
        if board.owes_sealed_bid(self.now, self.seat):
            self.refuse(Why.LOAN_WITH_BID)
        self.do("loan")

    def sell_home(self, action: said.SellHome) -> None:
        self.do("sell", action.colour, action.price)

    def call(self, broker: int, first: int) -> None:
        if not 0 <= broker < BROKERS:
            self.refuse(Why.NO_SUCH_BROKER)
        self.do("call", first + broker)

    def call_for_goods(self, action: said.CallForGoods) -> None:
        self.call(action.broker, 0)
        self.amount(action.amount)

    def call_for_money(self, action: said.CallForMoney) -> None:
        self.call(action.broker, BROKERS)
        self.take("offer_factory", action.factory, _OWN_FACTORY, self.seat)
        self.take("offer_harbour", action.harbour, _OWN_HARBOUR, self.seat)
        self.finish(Phase.OFFER)

    def price_returned(self, action: said.PriceReturned) -> None:
        self.set_out(action.factory, places.FLOOR_FACTORY, Why.STORE_DIFFERS)
        self.set_out(action.harbour, places.FLOOR_HARBOUR, Why.STORE_DIFFERS)

    def pay_brokers(self, action: said.PayBrokers) -> None:
        """One colour left pays itself: the moves do not say the whole order."""
        owed = board.bid_goods(self.now)
        if tuple(sorted(action.order)) != owed:
            self.refuse(Why.MUST_PAY)
        for colour in action.order:
            if self.phase != Phase.PAY or self.buffer.cells["active"][0] != self.seat:
                break
            self.do("pay", colour)

    def seize(self, action: said.Seize) -> None:
        """A container without a price is spelled like one at $1."""
        priced, _ = board.seizable(self.now)
        self.do("seize", action.colour, 1 if action.price is None else action.price)
        if bool(priced) != (action.price is not None):
            self.refuse(Why.CANNOT_SEIZE, action.colour)

    def seize_machine(self, action: said.SeizeMachine) -> None:
        self.do("seize_machine", action.colour)


def _no_such(family: str, values: tuple[int, ...]) -> Why:
    """What is wrong with numbers that no move has."""
    for (name, lowest, count), value in zip(_PARAMETERS[family], values, strict=True):
        if not lowest <= value < lowest + count:
            return _NO_SUCH.get(name, _NO_SUCH_PRICE.get(family, Why.NOT_FOR_SALE))
    return Why.NOT_POSSIBLE


# Actions without values, and their move.
PLAIN: dict[type[Action], str] = {
    said.BuildWarehouse: "build_warehouse",
    said.SailSea: "sail_sea",
    said.SailIsland: "sail_island",
    said.Accept: "accept",
    said.Decline: "decline",
    said.Repay: "repay",
    said.GiveUpWarehouse: "give_up_warehouse",
    said.GiveUpMachine: "give_up_machine",
    said.Pass: "pass",
}

# All others: a move that they begin with, and how they are spelled.
SPELLED: dict[type[Action], tuple[str, Callable[[Speller, Any], None]]] = {
    said.BuildMachine: ("build_machine", Speller.build_machine),
    said.Produce: ("produce", Speller.produce),
    said.Stock: ("stock", Speller.stock),
    said.Reprice: ("stock", Speller.reprice),
    said.SailHarbour: ("sail_harbour", Speller.sail_harbour),
    said.SailBank: ("sail_pier", Speller.sail_bank),
    said.Load: ("load", Speller.load),
    said.LoadBank: ("load", Speller.load_bank),
    said.Bid: ("bid", Speller.bid),
    said.Award: ("award", Speller.award),
    said.TakeLoan: ("loan", Speller.take_loan),
    said.SellHome: ("sell", Speller.sell_home),
    said.CallForGoods: ("call", Speller.call_for_goods),
    said.CallForMoney: ("call", Speller.call_for_money),
    said.PriceReturned: ("price", Speller.price_returned),
    said.PayBrokers: ("pay", Speller.pay_brokers),
    said.Seize: ("seize", Speller.seize),
    said.SeizeMachine: ("seize_machine", Speller.seize_machine),
}
_MOMENT = (Why.GAME_OVER, Why.NOT_ASKED, Why.WRONG_MOMENT, Why.NO_ACTIONS)


def spell(buffer: GameBuffer, seat: int, action: Action, pages: Pages) -> list[int]:
    """Play an action on a buffer and return its moves.

    On `RefusedMove` the buffer is left in the middle. That it is not the moment for such an action
    is said before all else.
    """
    speller, kind = Speller(buffer, seat, pages), type(action)
    try:
        if kind in PLAIN:
            speller.do(PLAIN[kind])
        else:
            SPELLED[kind][1](speller, action)
        if not speller.moves:
            speller.refuse(Why.NOT_POSSIBLE)
    except RefusedMove:
        if not speller.moves and kind in SPELLED:
            why = buffer.why_not(seat, m.FIRST[SPELLED[kind][0]])
            if why in _MOMENT:
                raise RefusedMove(why, (), speller.now) from None
        raise
    return speller.moves
