"""What can happen at a table: typed facts, each with those who may know it.

Colours, seats and cards are numbers, as in `longshore.game.actions`. A container with its price is
a pair (colour, price); containers without prices are a list of colours, in order. Brokers are 0
to 2. A ship's berth is a seat's number (its harbour), "sea", "island" or "bank" (the ship's own
harbour at the Investment Bank).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from longshore.engine.state import AUTOMATIC, Phase
from longshore.game.actions import Priced
from longshore.game.options import Options, one_of

Berth: TypeAlias = int | Literal["sea", "island", "bank"]
Store: TypeAlias = Literal["factory", "harbour"]
Place: TypeAlias = Literal["factory", "harbour", "ship", "island", "bank"]
Side: TypeAlias = Literal["goods", "money"]
Colours: TypeAlias = tuple[int, ...]
PhaseName: TypeAlias = Annotated[str, one_of(phase for phase in Phase if phase < AUTOMATIC)]


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, gc=False):
    """Something that happened. `audience`: the seats that may know it; None is everybody."""

    audience: tuple[int, ...] | None = None


# The deal


class GameBegan(Event, frozen=True, tag="game-began"):
    """S1: a table with these options; a seat was drawn to start."""

    options: Options
    first: int


class SeatDealt(Event, frozen=True, tag="seat-dealt"):
    """S4, S5: the machine drawn, a container of its colour at a price, and the first money."""

    seat: int
    machine: int
    price: int
    cash: int


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """S5: a value card, face down; only its owner learns which."""

    seat: int
    card: int


class BrokersDealt(Event, frozen=True, tag="brokers-dealt"):
    """K1: the first containers and dollars of brokers I, II and III."""

    goods: tuple[Colours, ...]
    money: tuple[int, ...]


# The turn


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """T1: a seat's turn."""

    seat: int
    round: int


class Awaited(Event, frozen=True, tag="awaited"):
    """What the table waits for now and which seats owe it: `phase` as in a view.

    In a default also how many loans and containers are still to be settled.
    """

    phase: PhaseName
    seats: tuple[int, ...]
    actions_left: int
    in_default: int = 0
    to_seize: int = 0


class Passed(Event, frozen=True, tag="passed"):
    """T2: a seat gave up so many actions."""

    seat: int
    actions: int


class MoneyCardsCounted(Event, frozen=True, tag="money-cards-counted"):
    """V2: how many money cards each seat holds now."""

    cards: tuple[int, ...]


# Interest, default and loans


class InterestPaid(Event, frozen=True, tag="interest-paid"):
    """I1: $1 a loan, to the bank, or $1 to each of the brokers named."""

    seat: int
    amount: int
    brokers: tuple[int, ...]


class Defaulted(Event, frozen=True, tag="defaulted"):
    """I2: so many loans without their interest."""

    seat: int
    loans: int


class ContainerSeized(Event, frozen=True, tag="container-seized"):
    """I3, I6: a container leaves the game; from a store with its price."""

    seat: int
    place: Place
    colour: int
    price: int | None


class WarehouseSeized(Event, frozen=True, tag="warehouse-seized"):
    """I3: a warehouse goes back to the supply."""

    seat: int


class MachineSeized(Event, frozen=True, tag="machine-seized"):
    """I3: a machine goes back to the supply."""

    seat: int
    colour: int


class InterestForgiven(Event, frozen=True, tag="interest-forgiven"):
    """I3, I6: there was nothing to seize for one loan in default."""

    seat: int


class LoanTaken(Event, frozen=True, tag="loan-taken"):
    """L1: a loan; `cause` says whether it came with a bid (L3) or was forced by interest (I2)."""

    seat: int
    amount: int
    cause: Literal["wish", "bid", "interest"]


class LoanRepaid(Event, frozen=True, tag="loan-repaid"):
    """L2: a loan repaid."""

    seat: int
    amount: int


class LoanStruckOff(Event, frozen=True, tag="loan-struck-off"):
    """I3: a loan ended by the loss of a building."""

    seat: int


# Actions


class MachineBuilt(Event, frozen=True, tag="machine-built"):
    """B1: a machine, paid to the bank."""

    seat: int
    colour: int
    price: int


class WarehouseBuilt(Event, frozen=True, tag="warehouse-built"):
    """B1: a warehouse, paid to the bank."""

    seat: int
    price: int


class Produced(Event, frozen=True, tag="produced"):
    """P1, P2: what was made, and the wage paid to the union boss. P4: both may be nothing."""

    seat: int
    colours: Colours
    wage: int
    boss: int


class StoreSetOut(Event, frozen=True, tag="store-set-out"):
    """P3, H3, K5: a whole store as it stands now."""

    seat: int
    store: Store
    goods: tuple[Priced, ...]


class Stocked(Event, frozen=True, tag="stocked"):
    """H1: bought from another seat's factory store; `StoreSetOut` says at what prices it stands."""

    seat: int
    host: int
    goods: tuple[Priced, ...]
    paid: int


class ShipSailed(Event, frozen=True, tag="ship-sailed"):
    """M1: from a berth to another."""

    seat: int
    origin: Berth
    berth: Berth


class ShipLoaded(Event, frozen=True, tag="ship-loaded"):
    """M2, M3: bought from a harbour store and loaded."""

    seat: int
    host: int
    goods: tuple[Priced, ...]
    paid: int


class ShipLoadedAtBank(Event, frozen=True, tag="ship-loaded-at-bank"):
    """M5: loaded from the seat's own harbour at the Investment Bank."""

    seat: int
    goods: Colours


class SoldAtHome(Event, frozen=True, tag="sold-at-home"):
    """D1, D2: a container back to the supply for money from the bank."""

    seat: int
    store: Store
    colour: int
    price: int
    paid: int


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """E1: the second colour is gone from the supply."""

    seat: int


# The auction


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    """M4: a cargo for sale; `bidding` is sealed (A1) or open (A6)."""

    seat: int
    cargo: Colours
    bidding: Literal["sealed", "open"]


class SealedBid(Event, frozen=True, tag="sealed-bid"):
    """A1, A2: one's own sealed bid. Everybody gets `BidSealed`."""

    seat: int
    amount: int
    loans: int
    bluff: int
    extra: bool


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    """A1, A2: a seat has made its bid, or its extra bid, in secret.

    A7: `cards` is how many cards all see of it; None where no bluffing cards are in play.
    """

    seat: int
    extra: bool
    cards: int | None = None


class RevealedBid(msgspec.Struct, frozen=True):
    """A bid as it is shown: what it counts differs from the amount when a bluff cancels it (A7)."""

    seat: int
    amount: int
    loans: int
    bluff: int
    counts: int


class BidsRevealed(Event, frozen=True, tag="bids-revealed"):
    """A1, A2: all bids, or all extra bids of the tied, are shown together."""

    bids: tuple[RevealedBid, ...]
    extra: bool


class BidRaised(Event, frozen=True, tag="bid-raised"):
    """A6: an open bid."""

    seat: int
    amount: int


class BidPassed(Event, frozen=True, tag="bid-passed"):
    """A6: a seat bids no more."""

    seat: int


class BidsTied(Event, frozen=True, tag="bids-tied"):
    """A2: a tie for the highest bid. They bid again, or the shipping seat picks one of them."""

    seats: tuple[int, ...]
    amount: int
    again: bool


class HighestBid(Event, frozen=True, tag="highest-bid"):
    """One seat's bid is the highest: the shipping seat decides."""

    seat: int
    amount: int


class CargoSold(Event, frozen=True, tag="cargo-sold"):
    """A4: the winner pays the price, the bank the subsidy; the cargo is on the winner's island."""

    seller: int
    winner: int
    price: int
    subsidy: int
    cargo: Colours


class CargoKept(Event, frozen=True, tag="cargo-kept"):
    """A5: declined; the shipping seat pays the bank, the cargo is on its own island."""

    seller: int
    price: int
    cargo: Colours


class CargoUnsold(Event, frozen=True, tag="cargo-unsold"):
    """A3: nobody bid; the shipping seat has the cargo for nothing."""

    seller: int
    cargo: Colours


# The Investment Bank


class BrokerCalled(Event, frozen=True, tag="broker-called"):
    """K2: a bid for a broker's containers (`amount`) or money (containers from both stores)."""

    seat: int
    broker: int
    side: Side
    amount: int
    factory: tuple[Priced, ...]
    harbour: tuple[Priced, ...]


class BrokerOutbid(Event, frozen=True, tag="broker-outbid"):
    """K5: a seat gets its bid back; containers are to be priced anew for the store they are of."""

    seat: int
    amount: int
    factory: Colours
    harbour: Colours


class BrokerWon(Event, frozen=True, tag="broker-won"):
    """K6: the prize. `at_the_end`: by K7, when the game was over."""

    seat: int
    broker: int
    side: Side
    goods: Colours
    money: int
    at_the_end: bool


class BrokersPaid(Event, frozen=True, tag="brokers-paid"):
    """K8: dollars to each of the three brokers, containers as (broker, colour), in order.

    `seat` paid what lay on the payment card; None is the government's subsidy (A5).
    """

    seat: int | None
    money: tuple[int, ...]
    goods: tuple[tuple[int, int], ...]


# The end


class Score(msgspec.Struct, frozen=True):
    """F1 to F3: a seat's result. `values` are its colours' worth on the island (F1)."""

    seat: int
    card: int
    values: tuple[int, ...]
    discarded: int | None
    cash: int
    island: int
    harbour: int
    ship: int
    bank: int
    loans: int
    total: int


class GameOver(Event, frozen=True, tag="game-over"):
    """E1, F: value cards and money are shown, and who has won (F4)."""

    rounds: int
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    GameBegan
    | SeatDealt
    | CardDealt
    | BrokersDealt
    | TurnBegan
    | Awaited
    | Passed
    | MoneyCardsCounted
    | InterestPaid
    | Defaulted
    | ContainerSeized
    | WarehouseSeized
    | MachineSeized
    | InterestForgiven
    | LoanTaken
    | LoanRepaid
    | LoanStruckOff
    | MachineBuilt
    | WarehouseBuilt
    | Produced
    | StoreSetOut
    | Stocked
    | ShipSailed
    | ShipLoaded
    | ShipLoadedAtBank
    | SoldAtHome
    | EndTriggered
    | AuctionOpened
    | SealedBid
    | BidSealed
    | BidsRevealed
    | BidRaised
    | BidPassed
    | BidsTied
    | HighestBid
    | CargoSold
    | CargoKept
    | CargoUnsold
    | BrokerCalled
    | BrokerOutbid
    | BrokerWon
    | BrokersPaid
    | GameOver
)
