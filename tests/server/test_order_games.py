"""Standing orders over whole games: always legal, never more than they said, blind to secrets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from longshore import Game, Options
from longshore.engine import purses
from longshore.engine.state import MAX_LOANS, SEATS, Phase
from longshore.game.actions import (
    Accept,
    AnyAction,
    Award,
    Bid,
    Decline,
    GiveUpMachine,
    GiveUpWarehouse,
    Pass,
    PayBrokers,
    PriceReturned,
    Seize,
    SeizeMachine,
    TakeLoan,
)
from longshore.game.views import View
from longshore.server.domain.orders import Orders, after_hand, checked_orders, decide
from tests.positions import positions, random_action
from tests.random_play import EACH_TABLE
from tests.soaking import sized
from tests.support import copy_of


def random_orders(chance: random.Random, options: Options) -> Orders:
    """Any orders that make sense at a table, each of them given or not."""

    def maybe(**fields: Any) -> dict[str, Any]:
        return {name: value for name, value in fields.items() if chance.random() < 0.7}

    def some(names: tuple[str, ...]) -> list[str]:
        return chance.sample(names, chance.randrange(1, len(names) + 1))

    def prices() -> dict[str, int]:
        return {colour: chance.randrange(9) for colour in some(options.colours)}

    def limit(name: str) -> dict[str, Any]:
        dollars = {name: chance.choice([0, 1, 3, 8, 12, 30, 150])}
        by_colour = {"colours": prices()}
        return chance.choice([dollars, by_colour, dollars | by_colour])

    bid = {
        **limit("most"),
        "loans": chance.randrange(3),
        "cargoes": chance.choice(["one", "all"]),
        **maybe(extra=chance.randrange(6), sellers=some(options.seat_names)),
        **({} if options.bluff == "none" else maybe(bluff=chance.randrange(3))),
    }
    accept = {
        **limit("least"),
        "loans": chance.randrange(3),
        "cargoes": chance.choice(["one", "all"]),
        "otherwise": chance.choice(["ask", "decline"]),
        **maybe(award=some(options.seat_names)),
    }
    given = maybe(
        bid=bid,
        accept=accept,
        seize={
            "prefer": chance.choice(["dearest", "cheapest", "fewest", "most"]),
            "building": chance.choice(["warehouse", "machine", None]),
            **maybe(colours=some(options.colours)),
        },
    )
    if chance.random() < 0.3:
        until = maybe(cash=chance.randrange(40), factory_left=1, harbour_price=3, supply_left=3)
        given["pass"] = {"turns": chance.randrange(1, 4), **until}
    if options.investment_bank:
        given |= maybe(
            price={"factory": chance.randrange(1, 5), **maybe(harbour=chance.randrange(2, 7))},
            pay={"colours": some(options.colours)},
        )
    return checked_orders(msgspec.convert(given, Orders), options)


def promised(given: Orders, view: View) -> int:
    """The most that an order to bid has said it would give for the cargo, worked out plainly."""
    order = given.bid
    assert order is not None
    amounts = [] if order.most is None else [order.most]
    if order.colours is not None:
        cargo = [
            view.options.colours[colour] for colour in view.board.seats[view.board.active].ship
        ]
        amounts.append(sum(order.colours.get(colour, 0) for colour in cargo))
    return min(amounts)


# At any moment

ASKED = {
    "act": {Pass},
    "bids": {Bid},
    "tiebreak": {Bid},
    "raise": {Bid, Pass, TakeLoan},
    "decide": {Accept, Decline, Award, TakeLoan},
    "seize": {Seize},
    "seize-kind": {GiveUpWarehouse, GiveUpMachine},
    "seize-machine": {SeizeMachine},
    "price": {PriceReturned},
    "pay": {PayBrokers},
}


def asked(seed: int, each: int, orders: int) -> Iterator[tuple[Game, int, Orders]]:
    """Seats that owe a decision, at tables of all kinds, with any orders; few in plain turns."""
    chance = random.Random(seed)
    for at in positions(each):
        game = at.game()
        for seat in at.awaited():
            for _ in range(1 if at.phase == Phase.ACT else orders):
                yield game, seat, random_orders(chance, game.options)


def asked_again() -> Iterator[tuple[Game, int, Orders]]:
    """The same with other orders, as long as it is worth while."""
    return chain.from_iterable(asked(seed, each=20, orders=10) for seed in range(1, 12))


@sized("least", 1000, 3000)
def test_whatever_orders_do_is_legal_at_any_moment_and_changes_nothing(least: int) -> None:
    wanted = {(phase, kind) for phase, kinds in ASKED.items() for kind in kinds}
    done = set[tuple[str, type]]()
    for number, (game, seat, given) in enumerate(asked_again()):
        if number > least and done >= wanted:
            break
        before = game.state.tobytes()
        found = decide(game, seat, given)
        assert game.state.tobytes() == before
        if found is not None:
            game.check(found.action, seat)
            done.add((game.view(seat).board.phase, type(found.action)))
    assert done == wanted


# What it cannot know


def other_world(chance: random.Random, game: Game, seat: int) -> Game:
    """The same game with other cards, sealed bids and cash in the hands of the others."""
    state = copy_of(game.state)
    others = [other for other in range(game.options.seats) if other != seat]
    unknown = [card for card in range(SEATS) if card != state.card[seat]]
    while (state.card == game.state.card).all():
        for other, card in zip(others, chance.sample(unknown, len(others)), strict=True):
            state.card[other] = card
    for other in others:
        sealed = not int(state.awaiting) >> other & 1
        if sealed and state.phase == Phase.BIDS and other != state.active:
            state.bid[other] = chance.randrange(int(state.cash[other]) + 1)
            state.sealed_loans[other] = chance.randrange(MAX_LOANS - int(state.loans[other]) + 1)
        if sealed and state.phase == Phase.TIEBREAK and int(state.tied) >> other & 1:
            state.extra[other] = chance.randrange(int(state.cash[other] - state.bid[other]) + 1)
    if game.options.money == "hidden" and game.options.money_cards == "hidden":
        for other in others:
            more = chance.randrange(30)
            state.cash[other] += more
            state.cash[purses.BANK] -= more
    return Game(game.options, state)


def test_V1_V2_orders_do_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    chance = random.Random(7)
    done = set[str]()
    for game, seat, given in asked(seed=2, each=12, orders=4):
        here = decide(game, seat, given)
        twin = other_world(chance, game, seat)
        assert twin.view(seat) == game.view(seat)
        assert decide(twin, seat, given) == here
        if here is not None:
            done.add(game.view(seat).board.phase)
    assert done == ASKED.keys()


# Over whole games


class Ledger:
    """Holds the orders of a seat to what they said when they were given."""

    def __init__(self, given: Orders) -> None:
        self.given, self.now = given, given
        self.loans = Counter[str]()
        self.cargoes = set[tuple[int, int]]()
        self.passed = 0

    def check(self, view: View, seat: int, action: AnyAction) -> None:
        phase = view.board.phase
        order = "accept" if phase == "decide" else "bid"
        self.loans[order] += action.loans if isinstance(action, Bid) else action == TakeLoan()
        if phase in ("bids", "tiebreak", "raise"):
            self._check_bid(view, seat, action)
        if phase == "act":
            assert self.given.pass_ is not None
            self.passed += 1
            assert self.given.pass_.turns is None or self.passed <= self.given.pass_.turns
        for name, count in self.loans.items():
            assert count == 0 or count <= getattr(self.given, name).loans

    def _check_bid(self, view: View, seat: int, action: AnyAction) -> None:
        order, bidding = self.given.bid, view.board.bidding
        assert order is not None
        assert bidding is not None
        assert not order.sellers or view.options.seat_names[bidding.seller] in order.sellers
        if isinstance(action, Bid) and action.amount:
            first = bidding.bids[seat] if view.board.phase == "tiebreak" else None
            extra = 0 if first is None else order.extra
            total = action.amount + (0 if first is None else first.amount)
            assert total <= promised(self.given, view) + extra
            self.cargoes.add((view.board.round, view.board.active))
            assert order.cargoes == "all" or len(self.cargoes) == 1


def play_by_order(options: Options, seed: int) -> int:
    """A random game in which orders, new ones now and then, decide what they can: how often."""
    chance = random.Random(seed)
    game = Game.start(options, seed=seed)
    ledgers = [Ledger(random_orders(chance, options)) for _ in range(options.seats)]
    decided = 0
    while not game.over:
        seat = chance.choice(game.waiting)
        if chance.random() < 0.05:
            ledgers[seat] = Ledger(random_orders(chance, options))
        ledger, view = ledgers[seat], game.view(seat)
        found = decide(game, seat, ledger.now)
        if found is not None:
            ledger.check(view, seat, found.action)
            game.play(found.action, seat)
            ledger.now = found.orders_after
            decided += 1
            continue
        seat, action = random_action(chance, game)
        ledgers[seat].now = after_hand(game.view(seat), action, ledgers[seat].now)
        game.play(action, seat)
    return decided


@EACH_TABLE
def test_orders_do_no_more_in_a_game_than_they_said(options: Options) -> None:
    decided = 0
    for seed in range(40):  # some tables have short games
        decided += play_by_order(options, seed)
        if decided >= 25:
            return
    raise AssertionError(f"orders have decided {decided} times only")
