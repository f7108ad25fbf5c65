"""What a seat may know, and what everybody may.

A `View` is the public board, the same for all who look, and what is the seat's own;
`longshore.game.viewing` makes it of a state.

Colours, seats, cards and brokers are numbers, as in `longshore.game.events`.
"""

from __future__ import annotations

import msgspec

from longshore.engine.state import SHIP_ROOM
from longshore.game.actions import Priced
from longshore.game.events.event import Berth, Colours, PhaseName, Side
from longshore.game.events.kinds import Score
from longshore.game.options import Options


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
