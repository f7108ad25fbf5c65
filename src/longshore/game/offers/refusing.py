"""Why something cannot be done now: the rules' own word on an example of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from longshore.engine.state import BROKERS, COLOURS, NONE, Berth, Phase
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import AnyAction, Priced
from longshore.game.game import Game
from longshore.game.offers.kinds import AnyOffer, NotNow, kind_of
from longshore.game.refusals import IllegalAction


class _Example(NamedTuple):
    """An action that stands for all of its kind, aimed at a seat if it is of that sort."""

    action: AnyAction
    seat: int | None = None

    @property
    def kind(self) -> str:
        return str(type(self.action).__struct_config__.tag)


def refused(game: Game, seat: int, offered: Iterable[AnyOffer]) -> tuple[NotNow, ...]:
    """What a seat whose turn it is cannot do, and why."""
    state = game.facts
    if state.phase != Phase.ACT or seat not in game.waiting:
        return ()
    possible = {(kind_of(offer), getattr(offer, "seat", None)) for offer in offered}
    return tuple(_refused(game, seat, possible))


def _refused(game: Game, seat: int, possible: set[tuple[str, int | None]]) -> Iterator[NotNow]:
    for example in _examples(game, seat):
        if (example.kind, example.seat) in possible:
            continue
        try:
            game.check(example.action, seat)
        except IllegalAction as why:
            yield NotNow(
                kind=example.kind,
                seat=example.seat,
                code=why.code,
                values=why.values,
                text=str(why),
            )


def _examples(game: Game, seat: int) -> Iterator[_Example]:
    """One for each kind of action, and each seat, that this table knows in a turn."""
    state, options = game.facts, game.options
    others = [other for other in range(options.seats) if other != seat]
    yield _Example(said.BuildMachine(_machine(game, seat)))
    yield _Example(said.BuildWarehouse())
    yield _Example(_production(game, seat))
    for other in others:
        yield _Example(_purchase(game, seat, other), other)
    yield _Example(said.Reprice(_set_out(board.harbour(state, seat), board.HARBOUR_RANGE)))
    yield _Example(said.SailSea())
    yield _Example(said.SailIsland())
    yield from (_Example(said.SailHarbour(other), other) for other in others)
    if options.docked_loading:
        berth = int(state.berth[seat])
        host = berth if berth < Berth.SEA else None
        store = () if host is None else board.harbour(state, host)
        yield _Example(said.Load((_cheapest(store, board.HARBOUR_RANGE),)), host)
    if options.domestic_sale != "off":
        store = board.factory(state, seat) or board.harbour(state, seat)
        yield _Example(said.SellHome(*_cheapest(store, board.FACTORY_RANGE)))
    if options.investment_bank:
        yield from _at_the_bank(game, seat)
    yield _Example(said.TakeLoan())
    yield _Example(said.Repay())


def _at_the_bank(game: Game, seat: int) -> Iterator[_Example]:
    state, pier = game.facts, board.pier(game.facts, seat)
    yield _Example(said.SailBank())
    if game.options.docked_loading:
        yield _Example(said.LoadBank(pier[:1] or (0,)))
    yield _Example(said.CallForGoods(_broker(game, 0), board.card_bid(state) + 1))
    factory, harbour = board.factory(state, seat), board.harbour(state, seat)
    yield _Example(said.CallForMoney(_broker(game, BROKERS), factory, harbour))


def _machine(game: Game, seat: int) -> int:
    """A colour that could be built, if there is one."""
    state, own = game.facts, board.machines(game.facts, seat)
    free = [colour for colour in range(COLOURS) if colour not in own]
    left = [colour for colour in free if state.machine_supply[colour] > 0]
    return (left or free or own)[0]


def _production(game: Game, seat: int) -> said.Produce:
    """All that fits, at the lowest price."""
    state = game.facts
    made = board.makeable(state, seat)[: max(0, board.factory_room(state, seat))]
    store = (*board.factory(state, seat), *((colour, 0) for colour in made))
    return said.Produce(_set_out(store, board.FACTORY_RANGE))


def _purchase(game: Game, seat: int, other: int) -> said.Stock:
    """The cheapest container of a factory store."""
    state = game.facts
    taken = _cheapest(board.factory(state, other), board.FACTORY_RANGE)
    store = (*board.harbour(state, seat), taken)
    return said.Stock(other, (taken,), _set_out(store, board.HARBOUR_RANGE))


def _cheapest(store: Iterable[Priced], prices: range) -> Priced:
    return min(store, key=lambda container: container[1], default=(0, prices.start))


def _set_out(store: Iterable[Priced], prices: range) -> tuple[Priced, ...]:
    return tuple((colour, prices.start) for colour, _ in store)


def _broker(game: Game, first: int) -> int:
    """The broker who is marked, or one with something in that space, from the `first` one on."""
    state = game.facts
    if state.holder != NONE:
        return int(state.arrow) % BROKERS
    holding = [broker for broker in range(BROKERS) if board.space_holds(state, first + broker)]
    return (holding or [0])[0]
