"""What can happen at a table: typed facts, each with those who may know it.

Colours, seats and cards are numbers, as in `longshore.game.actions`. A container with its price is
a pair (colour, price); containers without prices are a list of colours, in order. Brokers are 0
to 2. A ship's berth is a seat's number (its harbour), "sea", "island" or "bank" (the ship's own
harbour at the Investment Bank).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from longshore.game.actions import Priced
from longshore.game.events.event import Berth, Colours, Event, PhaseName, Place, Store
from longshore.game.options import Options

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
