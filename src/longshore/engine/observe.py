"""What a seat may know, as numbers for learning: a row of fixed size for 3 to 5 seats.

Everything is told as seen from a seat: where a field tells of seats, the first is the observer,
the second the next in turn order. `observe` leaves out what the observer cannot know (V1); the
others' cash is in it, since all money that moves is seen to move. `observe_all` is the same row
with nothing left out, for who judges a game from outside: it must never be shown to a player.

The layout is a table, from which the size, the places and the documentation come.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine import places, purses
from longshore.engine.compiled import INTERPRETED, compiled, entry
from longshore.engine.doors import Slate
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    NONE,
    SEATS,
    Berth,
    Phase,
    bit,
)
from longshore.engine.types import State

Row: TypeAlias = npt.NDArray[np.float32]

# What numbers are divided by, so that they stay small. A test holds the table below to these.
MONEY = 20.0  # what a seat begins with
PILE = 5.0  # containers in one place: a full ship
BOX = 20.0  # containers of a colour
ROUNDS = 100.0
CURSOR = 64.0

# Multiplying is quicker than dividing, and staying with one kind of number is, too.
ZERO, HALF, ONE = np.float32(0.0), np.float32(0.5), np.float32(1.0)
PER_MONEY = np.float32(1.0 / MONEY)
PER_PILE = np.float32(1.0 / PILE)
PER_BOX = np.float32(1.0 / BOX)
PER_FIVE = np.float32(1.0 / 5.0)
PER_25 = np.float32(1.0 / 25.0)
PER_ROUNDS = np.float32(1.0 / ROUNDS)
PER_CURSOR = np.float32(1.0 / CURSOR)

IN_FACTORY = FACTORY_PRICES * COLOURS
IN_HARBOUR = HARBOUR_PRICES * COLOURS
BERTHS = SEATS + 3  # the harbours, the sea, the island, one's pier

_MOST_MONEY = float(2**31)
_MOST_OF_A_COLOUR = 21.0  # K1: the brokers' first containers come on top of the box


@dataclass(frozen=True)
class Field:
    """A part of the row: its shape, what its numbers are divided by, their range before that."""

    name: str
    shape: tuple[int, ...]
    says: str
    scale: float = 1.0
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


def _flag(name: str, says: str) -> Field:
    return Field(name, (), says)


def _one_of(name: str, count: int, says: str) -> Field:
    return Field(name, (count,), says)


def _number(name: str, scale: float, high: float, says: str, low: float = 0.0) -> Field:
    return Field(name, (), says, scale, low, high)


def _money(name: str, says: str, *shape: int) -> Field:
    return Field(name, shape, says, MONEY, 0.0, _MOST_MONEY)


def _goods(name: str, says: str, *rows: int) -> Field:
    return Field(name, (*rows, COLOURS), says, PILE, 0.0, _MOST_OF_A_COLOUR)


TABLE_FIELDS: tuple[Field, ...] = (
    _one_of("seats", 3, "how many play: 3, 4 or 5"),
    _number("supply_start", BOX, 20, "containers of a colour at the start (S2)"),
    _number("machines_start", 5, 5, "machines of a colour at the start"),
    _number("warehouses_start", 25, 25, "warehouses at the start"),
    _number("round_limit", ROUNDS, 10_000, "the option; 0: no limit"),
    _flag("investment_bank", "played with the brokers (K)"),
    _one_of("domestic_sale", 3, "off, pre-turn, action (D)"),
    _flag("progressive", "open bidding instead of sealed bids (A6)"),
    _flag("all_zero_tie", "bids of nothing are a tie instead of unsold (A3)"),
    _one_of("bluff", 3, "none, plain, cancel (A7)"),
    _one_of("seizure", 3, "printed, erratum, anniversary (I3 to I6)"),
    _flag("idle_production_fee", "producing nothing costs the wage, too (P4)"),
    _flag("docked_loading", "a ship may load where it lies (M3)"),
    _flag("discard_free", "of tied colours the one worth least goes (F2)"),
    _flag("tie_break_factory", "the fuller factory store wins a tie (F4)"),
    _number("round", ROUNDS, 10_000, "the round that is played, from 1"),
    _number("rounds_left", ROUNDS, 10_000, "rounds after this one; 0 without a limit"),
    _one_of("phase", 16, "what is awaited: `Phase` 0 to 15"),
    _number("actions_left", 2, 2, "of the active seat"),
    _flag("produced", "the active seat has produced this turn (P1)"),
    _flag("called", "it has called a broker this turn (K2)"),
    _flag("won", "it has won a broker's auction this turn (K3)"),
    _flag("sold", "it has made a domestic sale this turn (D)"),
    _flag("ending", "the end is triggered (E1)"),
    _one_of("own", SEATS, "the observer's own number: moves call seats by their numbers"),
    _one_of("active", SEATS, "whose turn it is"),
    _one_of("first", SEATS, "the starting seat"),
    Field("supply", (COLOURS,), "containers left of each colour", BOX, 0, 21),
    Field("machine_supply", (COLOURS,), "machines left of each colour", 5, 0, 5),
    _number("warehouse_supply", 25, 25, "warehouses left"),
    _goods("floor_factory", "containers in hand, to be priced for a factory store"),
    _goods("floor_harbour", "containers in hand, to be priced for a harbour store"),
    _one_of("host", SEATS, "whose store is bought from"),
    _one_of("pricer", SEATS, "who sets out a store"),
    _money("tab", "what the purchase being made has come to"),
    _number("taken", PILE, 20, "containers taken in it; -1: one has to be", -1),
    _number("cursor", CURSOR, 100, "how far a choice of several has come (rising order)"),
    _number("to_make", PILE, 8, "containers a production has still to make"),
    _number("to_seize", PILE, 20, "containers still to be seized"),
    _number("defaults", 2, 2, "loans in default still to be settled"),
    _money("high", "the highest bid on the table"),
    _one_of("arrow", 2 * BROKERS, "the broker space marked: containers of I, II, III, their money"),
    _money("card_money", "money on the payment card"),
    _goods("card_factory", "containers on it, from the holder's factory store"),
    _goods("card_harbour", "containers on it, from the holder's harbour store"),
    _money("broker_money", "money of brokers I, II, III", BROKERS),
    _goods("broker_goods", "containers of brokers I, II, III", BROKERS),
)

SEAT_FIELDS: tuple[Field, ...] = (
    _flag("here", "this seat is played"),
    _one_of("card", COLOURS, "its value card A to E: the observer's own alone"),
    _money("cash", "its money"),
    _number("loans", 2, 2, "its loans, without sealed ones"),
    _number("warehouses", 5, 5, "its warehouses"),
    Field(
        "machines",
        (MACHINE_SPACES, COLOURS),
        "its machines by space (free, $6, $9, $12; the first two are safe, I3) and colour",
    ),
    _one_of("berth", BERTHS, "where its ship lies: a seat's harbour, sea, island, its own pier"),
    _flag("awaited", "it owes a decision; during sealed bids: it takes part in them"),
    _flag("tied", "it is among the highest bidders"),
    _flag("folded", "it has passed in open bidding"),
    _flag("holder", "it holds the payment card"),
    _flag("played", "it has finished a turn"),
    _flag("has_bid", "its bid is known"),
    _money("bid", "its bid"),
    _flag("has_extra", "its extra bid in a tie-break is known"),
    _money("extra", "its extra bid"),
    _money("pending", "hundreds of a bid being spelled"),
    _number("sealed_loans", 2, 2, "loans sealed with its bid"),
    _number("bluffs", 2, 2, "bluffing cards with its bid"),
    _number("extra_bluffs", 2, 2, "bluffing cards with its extra bid"),
    _flag("shown", "it bid in the last auction whose bids were shown"),
    _money("shown_bid", "what it bid there, an extra bid included"),
    _number("shown_bluffs", 2, 2, "with how many bluffing cards"),
    _flag("shown_by", "it shipped that cargo"),
    _goods("factory", "its factory store, at $1, $2, $3, $4", FACTORY_PRICES),
    _goods("harbour", "its harbour store, at $2, $3, $4, $5, $6", HARBOUR_PRICES),
    _goods("ship", "its cargo"),
    _goods("island", "its area on the island"),
    _goods("pier", "its own harbour at the Investment Bank"),
)

FIELDS: tuple[Field, ...] = (
    *TABLE_FIELDS,
    *(replace(field, shape=(SEATS, *field.shape)) for field in SEAT_FIELDS),
)
SIZE = sum(field.size for field in FIELDS)


def layout() -> dict[str, slice]:
    """Where each field lies in a row."""
    found: dict[str, slice] = {}
    at = 0
    for field in FIELDS:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


def read(row: Row) -> dict[str, Row]:
    """The fields of a row, or of many rows, by name and in their shapes: views, not copies."""
    where = layout()
    return {
        field.name: row[..., where[field.name]].reshape((*row.shape[:-1], *field.shape))
        for field in FIELDS
    }


def bounds() -> tuple[Row, Row]:
    """The lowest and the highest that each number of a row can be."""
    low = [np.full(field.size, field.low / field.scale, np.float32) for field in FIELDS]
    high = [np.full(field.size, field.high / field.scale, np.float32) for field in FIELDS]
    return np.concatenate(low), np.concatenate(high)


# Where the fields begin, as constants for compiled code.
_AT = {name: where.start for name, where in layout().items()}
_SEATS = _AT["seats"]
_SUPPLY_START = _AT["supply_start"]
_MACHINES_START = _AT["machines_start"]
_WAREHOUSES_START = _AT["warehouses_start"]
_ROUND_LIMIT = _AT["round_limit"]
_INVESTMENT_BANK = _AT["investment_bank"]
_DOMESTIC_SALE = _AT["domestic_sale"]
_PROGRESSIVE = _AT["progressive"]
_ALL_ZERO_TIE = _AT["all_zero_tie"]
_BLUFF = _AT["bluff"]
_SEIZURE = _AT["seizure"]
_IDLE_PRODUCTION_FEE = _AT["idle_production_fee"]
_DOCKED_LOADING = _AT["docked_loading"]
_DISCARD_FREE = _AT["discard_free"]
_TIE_BREAK_FACTORY = _AT["tie_break_factory"]
_ROUND = _AT["round"]
_ROUNDS_LEFT = _AT["rounds_left"]
_PHASE = _AT["phase"]
_ACTIONS_LEFT = _AT["actions_left"]
_PRODUCED = _AT["produced"]
_CALLED = _AT["called"]
_WON = _AT["won"]
_SOLD = _AT["sold"]
_ENDING = _AT["ending"]
_OWN = _AT["own"]
_ACTIVE = _AT["active"]
_FIRST = _AT["first"]
_SUPPLY = _AT["supply"]
_MACHINE_SUPPLY = _AT["machine_supply"]
_WAREHOUSE_SUPPLY = _AT["warehouse_supply"]
_FLOOR_FACTORY = _AT["floor_factory"]
_FLOOR_HARBOUR = _AT["floor_harbour"]
_HOST = _AT["host"]
_PRICER = _AT["pricer"]
_TAB = _AT["tab"]
_TAKEN = _AT["taken"]
_CURSOR = _AT["cursor"]
_TO_MAKE = _AT["to_make"]
_TO_SEIZE = _AT["to_seize"]
_DEFAULTS = _AT["defaults"]
_HIGH = _AT["high"]
_ARROW = _AT["arrow"]
_CARD_MONEY = _AT["card_money"]
_CARD_FACTORY = _AT["card_factory"]
_CARD_HARBOUR = _AT["card_harbour"]
_BROKER_MONEY = _AT["broker_money"]
_BROKER_GOODS = _AT["broker_goods"]
_HERE = _AT["here"]
_CARD = _AT["card"]
_CASH = _AT["cash"]
_LOANS = _AT["loans"]
_WAREHOUSES = _AT["warehouses"]
_MACHINES = _AT["machines"]
_FACTORY = _AT["factory"]
_HARBOUR = _AT["harbour"]
_SHIP = _AT["ship"]
_ISLAND = _AT["island"]
_PIER = _AT["pier"]
_BERTH = _AT["berth"]
_AWAITED = _AT["awaited"]
_TIED = _AT["tied"]
_FOLDED = _AT["folded"]
_HOLDER = _AT["holder"]
_PLAYED = _AT["played"]
_HAS_BID = _AT["has_bid"]
_BID = _AT["bid"]
_HAS_EXTRA = _AT["has_extra"]
_EXTRA = _AT["extra"]
_PENDING = _AT["pending"]
_SEALED_LOANS = _AT["sealed_loans"]
_BLUFFS = _AT["bluffs"]
_EXTRA_BLUFFS = _AT["extra_bluffs"]
_SHOWN = _AT["shown"]
_SHOWN_BID = _AT["shown_bid"]
_SHOWN_BLUFFS = _AT["shown_bluffs"]
_SHOWN_BY = _AT["shown_by"]


# A memory of the last bids that were shown. When a cargo is delivered, bids are cleared away, and
# who was not asked meanwhile would never see them. Who keeps one record of these fields for a game
# calls `forget_shown` at its start, `note_shown` in every move and `write_shown` after `write`.
SHOWN_FIELDS: list[tuple[str, str] | tuple[str, str, tuple[int, ...]]] = [
    ("shown_bid", "i4", (SEATS,)),  # NONE: did not bid
    ("shown_bluffs", "i1", (SEATS,)),
    ("shown_by", "i1"),  # NONE: none was shown yet
]
SHOWN = np.dtype(SHOWN_FIELDS, align=True)


@entry
def observe(state: State, seat: int, row: Row) -> None:
    """Write what a seat may know into `row`, which has room for `SIZE` numbers.

    Neither the seat nor the room is checked. What only a memory holds is left at nothing.
    """
    write(state, seat, False, row)


@entry
def observe_all(state: State, seat: int, row: Row) -> None:
    """The same with all cards and all that is sealed. Not for players."""
    write(state, seat, True, row)


@entry
def _observe_on(cells, seat, everything, row):
    write(cells[0], seat, everything, row)


def observe_slate(slate: Slate, seat: int, row: Row, *, everything: bool = False) -> None:
    """`observe`, or with `everything` `observe_all`, for a game on a slate: quicker from Python."""
    cells = slate.cells.view(np.recarray) if INTERPRETED else slate.cells
    _observe_on(cells, seat, everything, row)


@compiled
def forget_shown(memory):
    memory.shown_by = NONE
    for seat in range(SEATS):
        memory.shown_bid[seat] = NONE
        memory.shown_bluffs[seat] = 0


@compiled
def note_shown(state, before, memory):
    """Between `act` and `advance`, with the phase before the move: the bids, if they are shown."""
    if state.phase != Phase.REVEAL and (before != Phase.RAISE or state.phase == Phase.RAISE):
        return
    memory.shown_by = state.active
    for seat in range(SEATS):
        memory.shown_bid[seat] = NONE
        memory.shown_bluffs[seat] = 0
        if state.bid[seat] != NONE and seat != state.active:
            memory.shown_bid[seat] = state.bid[seat] + max(0, state.extra[seat])
            memory.shown_bluffs[seat] = state.bluffs[seat] + state.extra_bluffs[seat]


@compiled
def write_shown(memory, seat, seats, row):
    """What is remembered, into a row that is written but for it."""
    if memory.shown_by == NONE:
        return
    other = int(seat)
    for relative in range(seats):
        row[_SHOWN_BY + relative] = memory.shown_by == other
        if memory.shown_bid[other] != NONE:
            row[_SHOWN + relative] = ONE
            row[_SHOWN_BID + relative] = memory.shown_bid[other] * PER_MONEY
            row[_SHOWN_BLUFFS + relative] = memory.shown_bluffs[other] * HALF
        other = other + 1 if other + 1 < seats else 0


@compiled
def write(state, seat, everything, row):
    for at in range(SIZE):
        row[at] = ZERO
    _write_rules(state, row)
    _write_turn(state, seat, row)
    _write_choice(state, seat, row)
    if state.investment_bank:
        _write_bank(state, row)
    bidding = state.phase >= Phase.BIDS and (
        state.phase <= Phase.DECIDE or state.phase == Phase.CALL_BID
    )
    other = int(seat)
    for relative in range(state.seats):
        known = everything or relative == 0
        _write_holdings(state, other, known, row, relative)
        _write_stores(state, other, row, relative)
        _write_standing(state, seat, other, row, relative)
        if bidding:
            write_bidding(state, other, known, row, relative)
        other = other + 1 if other + 1 < state.seats else 0


@compiled
def _write_rules(state, row):
    """The options that change what can be done; whether money is hidden does not."""
    row[_SEATS + int(state.seats) - 3] = ONE
    row[_SUPPLY_START] = state.supply_start * PER_BOX
    row[_MACHINES_START] = state.machines_start * PER_FIVE
    row[_WAREHOUSES_START] = state.warehouses_start * PER_25
    row[_ROUND_LIMIT] = state.round_limit * PER_ROUNDS
    row[_INVESTMENT_BANK] = state.investment_bank
    row[_DOMESTIC_SALE + int(state.domestic_sale)] = ONE
    row[_PROGRESSIVE] = state.auction
    row[_ALL_ZERO_TIE] = state.all_zero
    row[_BLUFF + int(state.bluff)] = ONE
    row[_SEIZURE + int(state.seizure)] = ONE
    row[_IDLE_PRODUCTION_FEE] = state.idle_production_fee
    row[_DOCKED_LOADING] = state.docked_loading
    row[_DISCARD_FREE] = state.discard_tie
    row[_TIE_BREAK_FACTORY] = state.tie_break


@compiled
def _write_turn(state, seat, row):
    row[_ROUND] = state.round_number * PER_ROUNDS
    if state.round_limit > state.round_number:
        row[_ROUNDS_LEFT] = (state.round_limit - state.round_number) * PER_ROUNDS
    row[_PHASE + int(state.phase)] = ONE
    row[_ACTIONS_LEFT] = state.actions_left * HALF
    row[_PRODUCED] = state.produced
    row[_CALLED] = state.called
    row[_WON] = state.won
    row[_SOLD] = state.sold
    row[_ENDING] = state.ending
    row[_OWN + int(seat)] = ONE
    _write_seat(state, seat, state.active, row, _ACTIVE)
    _write_seat(state, seat, state.first, row, _FIRST)
    for colour in range(COLOURS):
        row[_SUPPLY + colour] = state.goods[places.SUPPLY, colour] * PER_BOX
        row[_MACHINE_SUPPLY + colour] = state.machine_supply[colour] * PER_FIVE
    row[_WAREHOUSE_SUPPLY] = state.warehouse_supply * PER_25


@compiled
def _write_seat(state, seat, other, row, at):
    """Which seat, as the observer counts them; nothing for none."""
    if other != NONE:
        relative = int(other) - int(seat)
        row[at + (relative if relative >= 0 else relative + int(state.seats))] = ONE


@compiled
def _write_goods(state, place, row, at):
    """The row is all zeros so far, and most places are empty: to ask first is what is quick."""
    if state.held[place]:
        for colour in range(COLOURS):
            row[at + colour] = state.goods[place, colour] * PER_PILE


@compiled
def _write_choice(state, seat, row):
    """How far a choice of several things has come."""
    _write_goods(state, places.FLOOR_FACTORY, row, _FLOOR_FACTORY)
    _write_goods(state, places.FLOOR_HARBOUR, row, _FLOOR_HARBOUR)
    _write_seat(state, seat, state.host, row, _HOST)
    _write_seat(state, seat, state.pricer, row, _PRICER)
    row[_TAB] = state.tab * PER_MONEY
    row[_TAKEN] = state.taken * PER_PILE
    row[_CURSOR] = state.cursor * PER_CURSOR
    row[_TO_MAKE] = state.to_make * PER_PILE
    row[_TO_SEIZE] = state.to_seize * PER_PILE
    row[_DEFAULTS] = state.defaults * HALF
    row[_HIGH] = max(0, state.high) * PER_MONEY


@compiled
def _write_bank(state, row):
    if state.arrow != NONE:
        row[_ARROW + int(state.arrow)] = ONE
    row[_CARD_MONEY] = state.cash[purses.CARD] * PER_MONEY
    _write_goods(state, places.CARD_FACTORY, row, _CARD_FACTORY)
    _write_goods(state, places.CARD_HARBOUR, row, _CARD_HARBOUR)
    for broker in range(BROKERS):
        row[_BROKER_MONEY + broker] = state.cash[purses.BROKER + broker] * PER_MONEY
        _write_goods(state, places.BROKER + broker, row, _BROKER_GOODS + COLOURS * broker)


@compiled
def _write_stores(state, other, row, relative):
    factory = _FACTORY + IN_FACTORY * relative
    for shelf in range(FACTORY_PRICES):
        place = places.FACTORY + FACTORY_PRICES * other + shelf
        _write_goods(state, place, row, factory + COLOURS * shelf)
    harbour = _HARBOUR + IN_HARBOUR * relative
    for shelf in range(HARBOUR_PRICES):
        place = places.HARBOUR + HARBOUR_PRICES * other + shelf
        _write_goods(state, place, row, harbour + COLOURS * shelf)
    _write_goods(state, places.SHIP + other, row, _SHIP + COLOURS * relative)
    _write_goods(state, places.ISLAND + other, row, _ISLAND + COLOURS * relative)
    _write_goods(state, places.PIER + other, row, _PIER + COLOURS * relative)


@compiled
def _write_holdings(state, other, known, row, relative):
    row[_HERE + relative] = ONE
    if known and state.card[other] != NONE:
        row[_CARD + COLOURS * relative + int(state.card[other])] = ONE
    row[_CASH + relative] = state.cash[other] * PER_MONEY
    row[_LOANS + relative] = state.loans[other] * HALF
    row[_WAREHOUSES + relative] = state.warehouses[other] * PER_FIVE
    for space in range(MACHINE_SPACES):
        colour = int(state.machines[other, space])
        if colour != NONE:
            row[_MACHINES + COLOURS * (MACHINE_SPACES * relative + space) + colour] = ONE


@compiled
def _write_standing(state, seat, other, row, relative):
    berth = int(state.berth[other])
    if berth < Berth.SEA:
        berth -= seat
        if berth < 0:
            berth += int(state.seats)
    row[_BERTH + BERTHS * relative + berth] = ONE
    row[_AWAITED + relative] = takes_part(state) >> other & 1
    row[_TIED + relative] = state.tied >> other & 1
    row[_FOLDED + relative] = state.folded >> other & 1
    row[_HOLDER + relative] = state.holder == other
    row[_PLAYED + relative] = state.played >> other & 1


@compiled
def takes_part(state):
    """Who is awaited; of sealed bids not who still is: how long others spell would tell."""
    if state.phase == Phase.BIDS:
        return bit(state.seats) - 1 - bit(state.active)
    if state.phase == Phase.TIEBREAK:
        return int(state.tied)
    return int(state.awaiting)


@compiled
def write_bidding(state, other, known, row, relative):
    """V1: bids are secret until revealed, and so is all that is sealed with them."""
    if known or state.phase != Phase.BIDS:
        if state.bid[other] != NONE:
            row[_HAS_BID + relative] = ONE
            row[_BID + relative] = state.bid[other] * PER_MONEY
        row[_BLUFFS + relative] = state.bluffs[other] * HALF
    if known or (state.phase != Phase.BIDS and state.phase != Phase.TIEBREAK):
        if state.extra[other] != NONE:
            row[_HAS_EXTRA + relative] = ONE
            row[_EXTRA + relative] = state.extra[other] * PER_MONEY
        row[_EXTRA_BLUFFS + relative] = state.extra_bluffs[other] * HALF
        row[_PENDING + relative] = state.pending[other] * PER_MONEY
        row[_SEALED_LOANS + relative] = state.sealed_loans[other] * HALF
