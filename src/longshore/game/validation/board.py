"""What lies on the table: money, cards, ships, buildings and containers."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine import places, purses
from longshore.engine.journal import face
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    DEAL,
    FACTORY_PRICES,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    MAX_LOANS,
    NONE,
    SEATS,
    SHIP_ROOM,
    WAREHOUSE_SPACES,
    Berth,
)
from longshore.game.board import factory_capacity
from longshore.game.options import BROKER_NAMES, CARD_NAMES
from longshore.game.plain import in_python
from longshore.game.validation.sheet import Sheet, name_of, several

BILLS: tuple[int, ...] = tuple(map(in_python(face), range(4)))
OUTSIDE: int = DEAL["broker"].shape[0]  # K1: containers that come to the brokers from outside


def faults(sheet: Sheet) -> Iterator[str]:
    for check in _CHECKS:
        yield from check(sheet)


# Money


def _purse_name(purse: int) -> str:
    if purse < purses.CARD:
        return name_of(purse)
    if purse == purses.CARD:
        return "The payment card"
    return f"Broker {BROKER_NAMES[purse - purses.BROKER]}"


def _money_sums_to_nothing(sheet: Sheet) -> Iterator[str]:
    total = sum(sheet.cash)
    if total != 0:
        yield f"All money, the bank's included, must sum to $0; it sums to ${total}."


def _no_negative_purse(sheet: Sheet) -> Iterator[str]:
    for purse in range(purses.BANK):
        if sheet.cash[purse] < 0:
            yield f"{_purse_name(purse)} has ${sheet.cash[purse]}, which is less than nothing."


def _bills(sheet: Sheet) -> Iterator[str]:
    """V2, A7: the bills are the cash where their number is seen, and are not kept elsewhere."""
    kept = sheet.money_cards or sheet.bluff
    for purse, bills in enumerate(sheet.bills):
        name = _purse_name(purse)
        total = sum(bill * count for bill, count in zip(BILLS, bills, strict=True))
        if min(bills) < 0:
            yield f"{name} has a negative number of bills."
        elif not kept and any(bills):
            yield f"{name} has bills counted, but nobody sees their number here."
        elif kept and total != sheet.cash[purse]:
            yield f"{name} has ${sheet.cash[purse]}, but its bills sum to ${total}."


def _loans(sheet: Sheet) -> Iterator[str]:
    """L1: at most two, those sealed with a bid included."""
    for seat in range(sheet.seats):
        loans, sealed = sheet.loans[seat], sheet.sealed_loans[seat]
        if loans < 0 or sealed < 0:
            yield f"{name_of(seat)} has a negative number of loans."
        elif loans + sealed > MAX_LOANS:
            yield f"{name_of(seat)} has {loans + sealed} loans; at most {MAX_LOANS} are allowed."


# Seats


def _seats_out_of_play(sheet: Sheet) -> Iterator[str]:
    for seat in range(sheet.seats, SEATS):
        holds = (
            sheet.cash[seat],
            *sheet.bills[seat],
            sheet.loans[seat],
            sheet.sealed_loans[seat],
            sheet.warehouses[seat],
            *(machine != NONE for machine in sheet.machines[seat]),
            sheet.card[seat] != NONE,
            sheet.berth[seat] != Berth.SEA,
            sheet.factory(seat),
            sheet.harbour(seat),
            sheet.count(places.SHIP + seat),
            sheet.count(places.ISLAND + seat),
            sheet.count(places.PIER + seat),
        )
        if any(holds):
            yield f"Seat {seat} is not in play, but holds something."


def _value_cards(sheet: Sheet) -> Iterator[str]:
    """S5: one of five value cards each."""
    cards = sheet.card[: sheet.seats]
    for seat, card in enumerate(cards):
        if not 0 <= card < len(CARD_NAMES):
            yield f"{name_of(seat)} has no value card."
        elif card in cards[:seat]:
            yield f"{name_of(cards.index(card))} and {name_of(seat)} have the same value card."


def _berths(sheet: Sheet) -> Iterator[str]:
    """M1: the open sea, the island, another seat's harbour, one's own at the Investment Bank."""
    for seat in range(sheet.seats):
        berth, name = sheet.berth[seat], name_of(seat)
        if berth == seat:
            yield f"{name}'s ship lies in its own harbour."
        elif sheet.seats <= berth < Berth.SEA:
            yield f"{name}'s ship lies in the harbour of seat {berth}, which is not in play."
        elif berth == Berth.PIER and not sheet.investment_bank:
            yield f"{name}'s ship lies at the Investment Bank, which is not in play."
        elif not 0 <= berth <= Berth.PIER:
            yield f"{name}'s ship lies at berth {berth}, which does not exist."


# Buildings


def _machines(sheet: Sheet) -> Iterator[str]:
    """B2: never two of one colour; no gap between them."""
    for seat in range(sheet.seats):
        name = name_of(seat)
        spaces = sheet.machines[seat]
        standing = [machine for machine in spaces if machine != NONE]
        if any(not 0 <= machine < COLOURS for machine in standing):
            yield f"{name} has a machine of a colour that does not exist."
        if len(set(standing)) < len(standing):
            yield f"{name} has two machines of one colour."
        if spaces != standing + [NONE] * (MACHINE_SPACES - len(standing)):
            yield f"{name} has a gap between its machines."


def _machine_ledger(sheet: Sheet) -> Iterator[str]:
    """S3: what stands and what the supply has are what there was."""
    standing = [machine for spaces in sheet.machines for machine in spaces]
    for colour, name in enumerate(sheet.colours):
        left = sheet.machine_supply[colour]
        total = left + standing.count(colour)
        if left < 0:
            yield f"The supply has {left} machines of {name}, which is less than nothing."
        elif total != sheet.machines_start:
            yield (
                f"There are {several(total, 'machine')} of {name}, the supply's included;"
                f" there must be {sheet.machines_start}."
            )


def _warehouses(sheet: Sheet) -> Iterator[str]:
    for seat in range(sheet.seats):
        count = sheet.warehouses[seat]
        if not 0 <= count <= WAREHOUSE_SPACES:
            yield f"{name_of(seat)} has {count} warehouses; it must be 0 to {WAREHOUSE_SPACES}."


def _warehouse_ledger(sheet: Sheet) -> Iterator[str]:
    left = sheet.warehouse_supply
    total = left + sum(sheet.warehouses)
    if left < 0:
        yield f"The supply has {left} warehouses, which is less than nothing."
    elif total != sheet.warehouses_start:
        yield (
            f"There are {several(total, 'warehouse')}, the supply's included;"
            f" there must be {sheet.warehouses_start}."
        )


# Containers


def _place_name(place: int) -> str:
    """A row of the goods ledger in words, to begin a sentence with."""
    if places.FACTORY <= place < places.HARBOUR:
        return f"{name_of((place - places.FACTORY) // FACTORY_PRICES)}'s factory store"
    if places.HARBOUR <= place < places.SHIP:
        return f"{name_of((place - places.HARBOUR) // HARBOUR_PRICES)}'s harbour store"
    for first, what in (
        (places.SHIP, "ship"),
        (places.ISLAND, "island"),
        (places.PIER, "harbour at the Investment Bank"),
    ):
        if first <= place < first + SEATS:
            return f"{name_of(place - first)}'s {what}"
    if places.BROKER <= place < places.BROKER + BROKERS:
        return f"Broker {BROKER_NAMES[place - places.BROKER]}"
    if place in (places.CARD_FACTORY, places.CARD_HARBOUR):
        return "The payment card"
    if place in (places.FLOOR_FACTORY, places.FLOOR_HARBOUR):
        return "The store being set out"
    return "The supply" if place == places.SUPPLY else "The box"


def _no_negative_goods(sheet: Sheet) -> Iterator[str]:
    for place, row in enumerate(sheet.goods):
        if min(row) >= 0:
            continue
        for colour, count in zip(sheet.colours, row, strict=True):
            if count < 0:
                name = _place_name(place)
                yield f"{name} has {count} containers of {colour}, which is less than nothing."


def _rows_add_up(sheet: Sheet) -> Iterator[str]:
    for place, row in enumerate(sheet.goods):
        if sum(row) != sheet.held[place]:
            yield (
                f"{_place_name(place)} is counted as holding {sheet.held[place]} containers, but"
                f" {sum(row)} lie there."
            )


def _containers_conserved(sheet: Sheet) -> Iterator[str]:
    """S2, K1: what the supply had, and with the Investment Bank up to three from outside."""
    outside = 0
    for colour, column in zip(sheet.colours, zip(*sheet.goods, strict=True), strict=True):
        more = sum(column) - sheet.supply_start
        outside += more
        if more == 0 or (sheet.investment_bank and more == 1):
            continue
        wanted = f"{sheet.supply_start}"
        if sheet.investment_bank:
            wanted += f", or {sheet.supply_start + 1} with one that came to the brokers"
        yield f"There are {sum(column)} containers of {colour} altogether; there must be {wanted}."
    if sheet.investment_bank and outside > OUTSIDE:
        yield f"There are {outside} containers from outside the game; at most {OUTSIDE} come in."


def _capacities(sheet: Sheet) -> Iterator[str]:
    """P2, H2, M2; K4: what lies on the payment card keeps counting against its store."""
    for seat in range(sheet.seats):
        holding = seat == sheet.holder
        factory = sheet.factory(seat) + (sheet.count(places.CARD_FACTORY) if holding else 0)
        harbour = sheet.harbour(seat) + (sheet.count(places.CARD_HARBOUR) if holding else 0)
        for what, held, room in (
            ("factory store", factory, factory_capacity(sheet.machine_count(seat))),
            ("harbour store", harbour, sheet.warehouses[seat]),
            ("ship", sheet.count(places.SHIP + seat), SHIP_ROOM),
        ):
            if held > room:
                held_there = several(held, "container")
                yield f"{name_of(seat)}'s {what} holds {held_there}; there is room for {room}."


_CHECKS = (
    _money_sums_to_nothing,
    _no_negative_purse,
    _bills,
    _loans,
    _seats_out_of_play,
    _value_cards,
    _berths,
    _machines,
    _machine_ledger,
    _warehouses,
    _warehouse_ledger,
    _no_negative_goods,
    _rows_add_up,
    _containers_conserved,
    _capacities,
)
