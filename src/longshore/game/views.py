"""What a seat may know, and what everybody may: copied from the state by allow-list.

A `View` is the public board, the same for all who look, and what is the seat's own. Nothing is ever
taken out of a state to make one: what is not named here is not shown.

Colours, seats, cards and brokers are numbers, as in `longshore.game.events`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from longshore.engine import places, purses, scoring
from longshore.engine.state import (
    AUCTION,
    BROKERS,
    COLOURS,
    NONE,
    SHIP_ROOM,
    Bluff,
    Openness,
    Phase,
)
from longshore.engine.types import State
from longshore.game import board
from longshore.game.actions import Priced
from longshore.game.events.kinds import Berth, Colours, PhaseName, Score, Side
from longshore.game.events.results import game_over
from longshore.game.events.shown import berth_name, money_cards, phase_name, space_name
from longshore.game.options import Options
from longshore.game.plain import plain

_OPEN, _OVER = Openness.OPEN, Phase.OVER


class Facts(msgspec.Struct, frozen=True):
    """What follows from a seat's area, for whoever shows it. A price is None when all is built."""

    factory_capacity: int = 0
    factory_room: int = 0
    harbour_capacity: int = 0
    harbour_room: int = 0
    ship_room: int = SHIP_ROOM
    machine_price: int | None = None
    warehouse_price: int | None = None
    interest: int = 0


class SeatArea(msgspec.Struct, frozen=True):
    """What everybody sees of a seat.

    Cash and the value card are None while they are secret, the number of money cards where the
    table does not show it.
    """

    machines: Colours = ()  # in the order of the spaces
    warehouses: int = 0
    factory: tuple[Priced, ...] = ()
    harbour: tuple[Priced, ...] = ()
    ship: Colours = ()
    berth: Berth = "sea"
    island: Colours = ()
    bank: Colours = ()  # its own harbour at the Investment Bank
    loans: int = 0
    cash: int | None = None
    money_cards: int | None = None
    card: int | None = None
    facts: Facts = Facts()


class Broker(msgspec.Struct, frozen=True):
    """K1: a broker's two spaces."""

    goods: Colours = ()
    money: int = 0


class PaymentCard(msgspec.Struct, frozen=True):
    """K2: who holds the card, the marked space, and the bid; containers by their store (K4)."""

    holder: int
    broker: int
    side: Side
    money: int
    factory: Colours
    harbour: Colours


class Floor(msgspec.Struct, frozen=True):
    """Containers in a seat's hand, to be put into its stores with a price (K5)."""

    seat: int
    factory: Colours
    harbour: Colours


class ShownBid(msgspec.Struct, frozen=True):
    """A bid that everybody has seen."""

    amount: int
    bluff: int
    counts: int


class Bidding(msgspec.Struct, frozen=True):
    """The auction as everybody sees it; bids by seat, None while there is none to be seen."""

    seller: int
    sealed: tuple[int, ...]  # who has made the secret bid that is being made
    cards: tuple[int | None, ...]  # A7: how many cards all see of it, by seat
    bids: tuple[ShownBid | None, ...]
    extras: tuple[ShownBid | None, ...]
    passed: tuple[int, ...]
    highest: int
    leaders: tuple[int, ...]


class Default(msgspec.Struct, frozen=True):
    """I3: loans in default and, of the present one, containers still to be seized."""

    loans: int
    to_seize: int


class Result(msgspec.Struct, frozen=True):
    """F: how the game ended."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]


class PublicBoard(msgspec.Struct, frozen=True, kw_only=True):
    """V1: all that lies open."""

    round: int
    first: int
    active: int
    phase: PhaseName
    awaiting: tuple[int, ...]
    actions_left: int
    produced: bool  # this turn, as the next three
    called: bool
    won: bool
    sold: bool
    end_triggered: bool
    supply: tuple[int, ...]  # by colour
    colours_gone: Colours
    machine_supply: tuple[int, ...]  # by colour
    warehouse_supply: int
    seized: Colours  # out of the game (I7)
    seats: tuple[SeatArea, ...]
    brokers: tuple[Broker, ...]
    payment_card: PaymentCard | None
    floor: Floor | None
    bidding: Bidding | None
    default: Default | None
    result: Result | None


class OwnBid(msgspec.Struct, frozen=True):
    """One's own bid while it is sealed."""

    amount: int
    loans: int
    bluff: int


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows. `values` are the colours' worth on its card (S6)."""

    seat: int
    cash: int
    card: int
    values: tuple[int, ...]
    two_value: int  # the 5/10 colour, in `values` with 5
    bid: OwnBid | None


class View(msgspec.Struct, frozen=True):
    """What a seat, or a spectator (`own` is None), may know."""

    options: Options
    board: PublicBoard
    own: Own | None

    @property
    def seat(self) -> int | None:
        return None if self.own is None else self.own.seat

    def _repr_html_(self) -> str:
        """In a notebook: the board as this seat may see it."""
        from longshore.render.svg import svg_view

        return svg_view(self)


def make_view(state: State, options: Options, seat: int | None) -> View:
    """What a seat may know of a game; `seat` None is a spectator."""
    if seat is not None and not 0 <= seat < options.seats:
        raise ValueError(f"The seats of this table are 0 to {options.seats - 1}; not {seat!r}.")
    numbers = plain(state)
    return View(
        options=options,
        board=_public_board(numbers),
        own=None if seat is None else _own(numbers, seat),
    )


def _public_board(state: State) -> PublicBoard:
    """V1: all that lies open."""
    supply, card, floor = board.supply(state), _payment_card(state), _floor(state)
    result = _result(state) if state.phase == _OVER else None
    areas = (_seat_area(state, seat, result is not None) for seat in range(state.seats))
    return PublicBoard(
        round=state.round_number,
        first=state.first,
        active=state.active,
        phase=phase_name(state.phase),
        awaiting=board.awaited(state),
        actions_left=state.actions_left,
        produced=bool(state.produced),
        called=bool(state.called),
        won=bool(state.won),
        sold=bool(state.sold),
        end_triggered=bool(state.ending),
        supply=supply,
        colours_gone=_gone(supply),
        machine_supply=state.machine_supply,
        warehouse_supply=state.warehouse_supply,
        seized=board.colours(state, places.BOX),
        seats=tuple(
            _with_facts(area, seat, card, floor, state.warehouse_supply)
            for seat, area in enumerate(areas)
        ),
        brokers=_brokers(state),
        payment_card=card,
        floor=floor,
        bidding=_bidding(state),
        default=make_default(state.defaults, state.to_seize),
        result=result,
    )


def make_default(loans: int, to_seize: int) -> Default | None:
    return Default(loans, to_seize) if loans else None


def _seat_area(state: State, seat: int, over: bool) -> SeatArea:
    open_money = over or state.money == _OPEN
    return SeatArea(
        machines=board.machines(state, seat),
        warehouses=state.warehouses[seat],
        factory=board.factory(state, seat),
        harbour=board.harbour(state, seat),
        ship=board.ship(state, seat),
        berth=berth_name(state.berth[seat]),
        island=board.island(state, seat),
        bank=board.pier(state, seat),
        loans=state.loans[seat],
        cash=state.cash[seat] if open_money else None,
        money_cards=money_cards(state, seat),
        card=state.card[seat] if over else None,
    )


def _brokers(state: State) -> tuple[Broker, ...]:
    if not state.investment_bank:
        return ()
    return tuple(
        Broker(
            goods=board.colours(state, places.BROKER + broker),
            money=state.cash[purses.BROKER + broker],
        )
        for broker in range(BROKERS)
    )


def _payment_card(state: State) -> PaymentCard | None:
    if state.holder == NONE:
        return None
    broker, side = space_name(state.arrow)
    return PaymentCard(
        holder=state.holder,
        broker=broker,
        side=side,
        money=state.cash[purses.CARD],
        factory=board.colours(state, places.CARD_FACTORY),
        harbour=board.colours(state, places.CARD_HARBOUR),
    )


def _floor(state: State) -> Floor | None:
    factory = board.colours(state, places.FLOOR_FACTORY)
    harbour = board.colours(state, places.FLOOR_HARBOUR)
    if not factory and not harbour:
        return None
    # in the middle of an action the hand is the active seat's
    seat = state.active if state.pricer == NONE else state.pricer
    return Floor(seat, factory, harbour)


def _bidding(state: State) -> Bidding | None:
    """V1: bids are secret until revealed: the first in `BIDS`, the extra ones in `TIEBREAK`."""
    if state.phase not in AUCTION:
        return None
    first = state.phase == Phase.BIDS
    sealed = first or state.phase == Phase.TIEBREAK
    nothing: tuple[ShownBid | None, ...] = (None,) * state.seats
    return Bidding(
        seller=state.active,
        sealed=_sealed(state),
        cards=tuple(cards or None for cards in state.bid_cards[: state.seats]),
        bids=nothing if first else _shown_bids(state, state.bid, state.bluffs),
        extras=nothing if sealed else _shown_bids(state, state.extra, state.extra_bluffs),
        passed=board.seats_of(state.folded),
        highest=0 if first else state.high,
        leaders=() if first else board.tied(state),
    )


def _sealed(state: State) -> tuple[int, ...]:
    """Who has sealed a bid: of those asked, who is no longer awaited."""
    asked: tuple[int, ...] = ()
    if state.phase == Phase.BIDS:
        asked = tuple(seat for seat in range(state.seats) if seat != state.active)
    elif state.phase == Phase.TIEBREAK:
        asked = board.tied(state)
    return tuple(seat for seat in asked if seat not in board.awaited(state))


def _shown_bids(
    state: State, amounts: Sequence[int], bluffs: Sequence[int]
) -> tuple[ShownBid | None, ...]:
    """A7: with `bluff = cancel` a bid with a bluffing card counts as $0."""
    shown: list[ShownBid | None] = []
    for amount, bluff in zip(amounts[: state.seats], bluffs[: state.seats], strict=True):
        cancelled = state.bluff == Bluff.CANCEL and bluff > 0
        bid = ShownBid(amount, bluff, 0 if cancelled else amount)
        shown.append(None if amount == NONE else bid)
    return tuple(shown)


def _result(state: State) -> Result:
    end = game_over(state)
    return Result(end.scores, end.winners)


def _own(state: State, seat: int) -> Own:
    card = state.card[seat]
    return Own(
        seat=seat,
        cash=board.cash(state, seat),
        card=card,
        values=card_values(card),
        two_value=int(scoring.two_value_colour(card)),
        bid=_own_bid(state, seat),
    )


@cache
def card_values(card: int) -> tuple[int, ...]:
    """S6: the worth of each colour on a value card, 5 for the 5/10 colour."""
    return tuple(int(scoring.card_value(card, colour)) for colour in range(COLOURS))


def _own_bid(state: State, seat: int) -> OwnBid | None:
    """The seat's bid while it is sealed."""
    if state.phase == Phase.BIDS:
        amount, bluff = state.bid[seat], state.bluffs[seat]
    elif state.phase == Phase.TIEBREAK:
        amount, bluff = state.extra[seat], state.extra_bluffs[seat]
    else:
        return None
    return None if amount == NONE else OwnBid(amount, state.sealed_loans[seat], bluff)


def with_cash(view: View, cash: Sequence[int]) -> View:
    """The view of somebody who has counted everybody's cash (V2)."""
    areas = tuple(
        msgspec.structs.replace(area, cash=int(money))
        for area, money in zip(view.board.seats, cash, strict=False)
    )
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, seats=areas))


# What follows from the open facts.


def with_facts(shown: PublicBoard) -> PublicBoard:
    """The board with all that follows from it worked out."""
    seats = tuple(
        _with_facts(area, seat, shown.payment_card, shown.floor, shown.warehouse_supply)
        for seat, area in enumerate(shown.seats)
    )
    return msgspec.structs.replace(shown, seats=seats, colours_gone=_gone(shown.supply))


def _gone(supply: tuple[int, ...]) -> Colours:
    return tuple(colour for colour, count in enumerate(supply) if count == 0)


def _with_facts(
    area: SeatArea, seat: int, card: PaymentCard | None, floor: Floor | None, warehouse_supply: int
) -> SeatArea:
    in_factory, in_harbour = len(area.factory), len(area.harbour)
    if card is not None and card.holder == seat:  # K4: they keep their room
        in_factory += len(card.factory)
        in_harbour += len(card.harbour)
    if floor is not None and floor.seat == seat:
        in_factory += len(floor.factory)
        in_harbour += len(floor.harbour)
    machines, warehouses = len(area.machines), area.warehouses
    facts = Facts(
        factory_capacity=board.factory_capacity(machines),
        factory_room=board.factory_capacity(machines) - in_factory,
        harbour_capacity=warehouses,
        harbour_room=warehouses - in_harbour,
        ship_room=SHIP_ROOM - len(area.ship),
        machine_price=board.next_machine(machines),
        warehouse_price=board.next_warehouse(warehouses, warehouse_supply),
        interest=area.loans,
    )
    return msgspec.structs.replace(area, facts=facts)
