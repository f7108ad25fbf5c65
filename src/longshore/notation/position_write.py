"""A state as a dict of names and numbers, ready for JSON, without what follows from the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from longshore.engine import places, purses
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    SEATS,
    Phase,
)
from longshore.engine.types import State
from longshore.game.options import BROKER_NAMES, CARD_NAMES, Options
from longshore.notation import position_defaults as follows
from longshore.notation.errors import NotationError
from longshore.notation.position_fields import (
    ALWAYS,
    BERTH_NAMES,
    FIELDS,
    FLAG_DOCKED,
    PHASE_NAMES,
    SEAT_ALWAYS,
    SEAT_KEYS,
    SEAT_NUMBERS,
    SPACE_NAMES,
    FieldKind,
    PositionField,
)


def position_dict(state: State, options: Options) -> dict[str, Any]:
    """The position with names for numbers; `read_position` reads it back, byte for byte."""
    if not 0 <= state.phase < len(PHASE_NAMES):
        name = Phase(int(state.phase)).name.lower()
        raise NotationError(f"a position waits for somebody or is over; this one is at {name}")
    written: dict[str, Any] = {"edition": options.edition, "seats": options.seats}
    if changes := options.changes():
        written["options"] = changes
    for field in FIELDS:
        _write_field(written, state, options, field)
    if state.taken == NONE:
        del written["taken"]
        written[FLAG_DOCKED] = True
    _write_supplies(written, state, options)
    for seat, name in enumerate(options.seat_names):
        written[name] = _seat(state, options, seat)
    sections = {
        "brokers": _brokers(state, options),
        "payment": _payment(state, options),
        "floor": _two_stores(state, options, places.FLOOR_FACTORY),
    }
    written.update({key: section for key, section in sections.items() if section})
    return written


def _write_field(
    written: dict[str, Any], state: State, options: Options, field: PositionField
) -> None:
    value = int(state[field.field])
    if value == field.default(state) and field.key not in ALWAYS:
        return
    match field.kind:
        case FieldKind.NUMBER:
            written[field.key] = value
        case FieldKind.FLAG:
            written[field.key] = True
        case FieldKind.SEAT:
            written[field.key] = options.seat_names[value]
        case FieldKind.SEATS:
            written[field.key] = _names(value, options)
        case FieldKind.PHASE:
            written[field.key] = PHASE_NAMES[value]


def _names(seats: int, options: Options) -> list[str]:
    return [name for seat, name in enumerate(options.seat_names) if seats >> seat & 1]


def _write_supplies(written: dict[str, Any], state: State, options: Options) -> None:
    """The supply is always said; the box only if it is not what is nowhere."""
    supply = [int(count) for count in state.goods[places.SUPPLY]]
    written["supply"] = dict(zip(options.letters, supply, strict=True))
    box = [int(count) for count in state.goods[places.BOX]]
    if box != follows.box(state):
        written["box"] = _counts(box, options)
    machines = [int(count) for count in state.machine_supply]
    if machines != [follows.machine_supply(state, colour) for colour in range(COLOURS)]:
        written["machine_supply"] = dict(zip(options.letters, machines, strict=True))


def _counts(row: Iterable[int], options: Options) -> dict[str, int]:
    counts = zip(options.letters, row, strict=True)
    return {letter: int(count) for letter, count in counts if count}


def _letters(row: Iterable[int], options: Options) -> list[str]:
    """Containers one by one, in the order of the colours."""
    counts = zip(options.letters, row, strict=True)
    return [letter for letter, count in counts for _ in range(count)]


def _shelves(state: State, options: Options, row: int, lowest: int, prices: int) -> list[str]:
    """A store's containers with their prices, by colour and then by price."""
    return [
        f"{letter}@{lowest + shelf}"
        for colour, letter in enumerate(options.letters)
        for shelf in range(prices)
        for _ in range(state.goods[row + shelf, colour])
    ]


def _seat(state: State, options: Options, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        field.key: int(state[field.field][seat])
        for field in SEAT_NUMBERS
        if field.key in SEAT_ALWAYS or state[field.field][seat] != field.default
    }
    if bills := _bills(state, seat):
        found["bills"] = bills
    if state.bid_cards[seat] != follows.bid_cards(state, seat):
        found["bid_cards"] = int(state.bid_cards[seat])
    found["card"] = CARD_NAMES[state.card[seat]]
    machines = (int(colour) for colour in state.machines[seat] if colour != NONE)
    found["machines"] = [options.letters[colour] for colour in machines]
    if ship := _ship(state, options, seat):
        found["ship"] = ship
    stores = {
        "factory": _shelves(
            state,
            options,
            places.FACTORY + FACTORY_PRICES * seat,
            FACTORY_LOWEST,
            FACTORY_PRICES,
        ),
        "harbour": _shelves(
            state,
            options,
            places.HARBOUR + HARBOUR_PRICES * seat,
            HARBOUR_LOWEST,
            HARBOUR_PRICES,
        ),
        "island": _counts(state.goods[places.ISLAND + seat], options),
        "pier": _counts(state.goods[places.PIER + seat], options),
    }
    found.update({key: goods for key, goods in stores.items() if goods})
    return {key: found[key] for key in SEAT_KEYS if key in found}


def _ship(state: State, options: Options, seat: int) -> dict[str, Any]:
    berth = int(state.berth[seat])
    cargo = _letters(state.goods[places.SHIP + seat], options)
    if not cargo and berth == follows.berth(state, seat):
        return {}
    at = options.seat_names[berth] if berth < SEATS else BERTH_NAMES[berth]
    return {"at": at, "cargo": cargo} if cargo else {"at": at}


def _bills(state: State, purse: int) -> list[int]:
    bills = [int(count) for count in state.bills[purse]]
    return bills if bills != follows.bills(state, purse) else []


def _brokers(state: State, options: Options) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for broker in range(BROKERS):
        section: dict[str, Any] = {}
        if goods := _counts(state.goods[places.BROKER + broker], options):
            section["goods"] = goods
        money = int(state.cash[purses.BROKER + broker])
        if money != follows.broker_money(state, broker):
            section["money"] = money
        if section:
            found[BROKER_NAMES[broker]] = section
    return found


def _payment(state: State, options: Options) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if state.holder != NONE:
        found["holder"] = options.seat_names[state.holder]
    if state.arrow != NONE:
        found["space"] = SPACE_NAMES[state.arrow]
    if state.cash[purses.CARD]:
        found["money"] = int(state.cash[purses.CARD])
    if bills := _bills(state, purses.CARD):
        found["bills"] = bills
    return found | _two_stores(state, options, places.CARD_FACTORY)


def _two_stores(state: State, options: Options, row: int) -> dict[str, Any]:
    """Containers without prices that belong to a factory store and to a harbour store."""
    stores = {
        "factory": _counts(state.goods[row], options),
        "harbour": _counts(state.goods[row + 1], options),
    }
    return {key: goods for key, goods in stores.items() if goods}
