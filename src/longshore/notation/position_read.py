"""A state from a dict: what is said is checked, what is left unsaid follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longshore.engine import places, purses
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    NONE,
    SHIP_ROOM,
    Berth,
    new_state,
    recount,
)
from longshore.engine.types import State
from longshore.game.board import factory_capacity
from longshore.game.given import quote
from longshore.game.options import (
    BROKER_NAMES,
    CARD_NAMES,
    MAX_SEATS,
    OPTION_NAMES,
    SEAT_NAMES,
    OptionError,
    Options,
)
from longshore.game.validation.board import BILLS
from longshore.notation import position_defaults as follows
from longshore.notation.errors import NotationError, hint
from longshore.notation.position_fields import (
    AFTER_SEATS,
    BEFORE_SEATS,
    BERTH_NAMES,
    BROKER_KEYS,
    FLAG_DOCKED,
    FLOOR_KEYS,
    HEADER_KEYS,
    PAYMENT_KEYS,
    PHASE_NAMES,
    SEAT_KEYS,
    SEAT_NUMBERS,
    SECTION_KEYS,
    SHIP_KEYS,
    SPACE_NAMES,
    TOP_KEYS,
    FieldKind,
    PositionField,
)
from longshore.notation.tokens import TokenReader
from longshore.notation.values import SectionValues, key_of, read_goods
from longshore.notation.words import FACTORY, HARBOUR, MOST_MONEY, read_card

DEFAULT_SEATS = 4
MOST_BILLS = 2**15 - 1
BROKER_NAMES_AS_KEYS = tuple(name.lower() for name in BROKER_NAMES)


def state_from_dict(values: Mapping[str, Any]) -> tuple[State, Options]:
    """The state and the options of a position's dict; only what matters need be in it."""
    if not isinstance(values, Mapping):
        raise NotationError(f"a position is a text or a dict, not {quote(values)}")
    options = _read_options({key_of(word): value for word, value in values.items()})
    _check_seat_names(values, options)
    known = (*HEADER_KEYS, *TOP_KEYS, *options.seat_names, *SECTION_KEYS)
    source = SectionValues(values, "", known, options)
    state = _empty(options)
    for field in BEFORE_SEATS:
        _read_field(source, state, field)
    for seat in range(options.seats):
        _read_seat(source.section(options.seat_names[seat], SEAT_KEYS), state, seat)
    _deal_cards(source, state, options)
    _read_brokers(source.section("brokers", BROKER_NAMES_AS_KEYS), state)
    _read_payment(source.section("payment", PAYMENT_KEYS), state)
    _read_two_stores(source.section("floor", FLOOR_KEYS), state, places.FLOOR_FACTORY)
    for field in AFTER_SEATS:
        _read_field(source, state, field)
    if FLAG_DOCKED in source and source.flag(FLAG_DOCKED):
        state.taken = NONE
    _read_supplies(source, state)
    _balance(state)
    recount(state)
    return state, options


# The table.


def _read_options(values: Mapping[str, Any]) -> Options:
    edition = values.get("edition", "classic")
    if not isinstance(edition, str):
        raise NotationError(f"{quote(edition)} is not the name of an edition", path="edition")
    seats = values.get("seats", DEFAULT_SEATS)
    changes = values.get("options", {})
    if not isinstance(changes, Mapping):
        raise NotationError(f"{quote(changes)} is not a dict of options", path="options")
    return make_options(edition, seats, changes)


def make_options(edition: str, seats: object, changes: Mapping[Any, Any]) -> Options:
    """The options of a table; what is wrong with them as a `NotationError`."""
    if isinstance(seats, str) and seats.strip() in map(str, range(MAX_SEATS + 1)):
        seats = int(seats)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise NotationError(f"{quote(seats)} is not a number of seats", path="seats")
    named = {key_of(name): value for name, value in changes.items()}
    for name in named:
        if name not in OPTION_NAMES:
            more = hint(name, OPTION_NAMES) or f"; there are: {', '.join(OPTION_NAMES)}"
            raise NotationError(f"there is no option {quote(name)}{more}", path="options")
    try:
        return Options.make(edition.lower(), seats, **named)
    except OptionError as fault:
        raise NotationError(str(fault)) from None


def _check_seat_names(values: Mapping[str, Any], options: Options) -> None:
    for name in SEAT_NAMES[options.seats : MAX_SEATS]:
        if name in map(key_of, values):
            seats = ", ".join(options.seat_names)
            raise NotationError(f"there is no seat {name} at this table, only {seats}", path=name)


def _empty(options: Options) -> State:
    """A state with the options of the table and nothing on it."""
    state = new_state()
    rules = options.rules()
    for name in rules.dtype.names or ():
        state[name] = rules[name]
    for name in ("bid", "extra", "shown_bid", "card", "machines"):
        state[name][...] = NONE
    for name in ("host", "pricer", "holder", "arrow", "shown_by", "just"):
        state[name] = NONE
    state.berth[:] = Berth.SEA
    return state


def _read_field(source: SectionValues, state: State, field: PositionField) -> None:
    value = _field_value(source, field) if field.key in source else field.default(state)
    state[field.field] = value


def _field_value(source: SectionValues, field: PositionField) -> int:
    match field.kind:
        case FieldKind.NUMBER:
            return source.number(field.key, field.lowest, field.highest)
        case FieldKind.FLAG:
            return int(source.flag(field.key))
        case FieldKind.SEAT:
            return source.seat(field.key)
        case FieldKind.SEATS:
            return source.seats(field.key)
        case FieldKind.PHASE:
            return source.word(field.key, PHASE_NAMES)


# The seats.


def _read_seat(section: SectionValues, state: State, seat: int) -> None:
    for field in SEAT_NUMBERS:
        value = field.default
        if field.key in section:
            value = section.number(field.key, 0, field.highest)
        state[field.field][seat] = value
    _read_machines(section, state, seat)
    _read_ship(section, state, seat)
    if "factory" in section:
        for colour, price in section.priced("factory", FACTORY):
            row = places.FACTORY + FACTORY_PRICES * seat + price - FACTORY_LOWEST
            _add(section, state, "factory", row, colour)
    if "harbour" in section:
        for colour, price in section.priced("harbour", HARBOUR):
            row = places.HARBOUR + HARBOUR_PRICES * seat + price - HARBOUR_LOWEST
            _add(section, state, "harbour", row, colour)
    for key, row in (("island", places.ISLAND), ("pier", places.PIER)):
        if key in section:
            state.goods[row + seat] = section.goods(key)
    _read_bills(section, state, seat)
    state.bid_cards[seat] = follows.bid_cards(state, seat)
    if "bid_cards" in section:
        state.bid_cards[seat] = section.number("bid_cards", 0, MOST_MONEY)


def _add(section: SectionValues, state: State, key: str, row: int, colour: int) -> None:
    if state.goods[row, colour] >= factory_capacity(MACHINE_SPACES):
        raise section.error(
            key, f"a store holds at most {factory_capacity(MACHINE_SPACES)} containers"
        )
    state.goods[row, colour] += 1


def _read_machines(section: SectionValues, state: State, seat: int) -> None:
    machines: Sequence[int] = (seat,)
    if "machines" in section:
        machines = section.colours("machines")
    if len(machines) > MACHINE_SPACES:
        raise section.error("machines", f"a seat has at most {MACHINE_SPACES} machines")
    for space, colour in enumerate(machines):
        state.machines[seat, space] = colour


def _read_ship(section: SectionValues, state: State, seat: int) -> None:
    state.berth[seat] = follows.berth(state, seat)
    if "ship" not in section:
        return
    value = section.values["ship"]
    if isinstance(value, Mapping):
        ship = section.section("ship", SHIP_KEYS)
        if "at" in ship:
            reader = ship.reader("at", "a place for a ship")
            state.berth[seat] = _berth(reader, section.options)
            reader.finish("the ship's place")
        if "cargo" in ship:
            state.goods[places.SHIP + seat] = ship.goods("cargo")
    else:
        reader = section.reader("ship", "a place and a cargo")
        if reader.word() in (*BERTH_NAMES.values(), *SEAT_NAMES):
            state.berth[seat] = _berth(reader, section.options)
        state.goods[places.SHIP + seat] = read_goods(reader, section.options)
    if sum(state.goods[places.SHIP + seat]) > SHIP_ROOM:
        raise section.error("ship", f"a ship carries at most {SHIP_ROOM} containers")


def _berth(reader: TokenReader, options: Options) -> int:
    named = {name: berth for berth, name in BERTH_NAMES.items()}
    named |= {name: seat for seat, name in enumerate(options.seat_names)}
    berth = named.get(reader.word())
    if berth is None:
        raise reader.not_a("a place for a ship", f"it lies at {', '.join(named)}")
    reader.take()
    return berth


def _deal_cards(source: SectionValues, state: State, options: Options) -> None:
    """Cards that are not said: the seat's own letter, or else the first that is free."""
    unsaid = []
    for seat in range(options.seats):
        section = source.section(options.seat_names[seat], SEAT_KEYS)
        if "card" in section:
            reader = section.reader("card", "a value card")
            state.card[seat] = read_card(reader)
            reader.finish("card")
        else:
            unsaid.append(seat)
    for own in (True, False):
        for seat in unsaid:
            free = [card for card in range(len(CARD_NAMES)) if card not in state.card]
            if state.card[seat] == NONE and (seat in free or not own):
                state.card[seat] = seat if own else free[0]


def _read_bills(section: SectionValues, state: State, purse: int) -> None:
    key = "cash" if purse < purses.CARD else "money"
    bills = follows.bills(state, purse)
    if "bills" in section:
        bills = section.numbers("bills", len(BILLS), MOST_BILLS)
        total = sum(face * count for face, count in zip(BILLS, bills, strict=True))
        if total != state.cash[purse]:
            cash = state.cash[purse]
            raise section.error("bills", f"these bills make ${total}, but {key} is ${cash}")
    if max(bills) > MOST_BILLS:
        raise section.error(key, "this is more money than can be counted in bills")
    state.bills[purse] = bills


# The Investment Bank and what lies between places.


def _read_brokers(source: SectionValues, state: State) -> None:
    for broker in range(BROKERS):
        values = source.values.get(BROKER_NAMES_AS_KEYS[broker], {})
        path = f"{source.path}.{BROKER_NAMES[broker]}"
        section = SectionValues(values, path, BROKER_KEYS, source.options)
        money = follows.broker_money(state, broker)
        if "money" in section:
            money = section.number("money", 0, MOST_MONEY)
        state.cash[purses.BROKER + broker] = money
        if "goods" in section:
            state.goods[places.BROKER + broker] = section.goods("goods")


def _read_payment(section: SectionValues, state: State) -> None:
    if "holder" in section:
        state.holder = section.seat("holder")
    if "space" in section:
        state.arrow = _read_space(section)
    if "money" in section:
        state.cash[purses.CARD] = section.number("money", 0, MOST_MONEY)
    _read_bills(section, state, purses.CARD)
    _read_two_stores(section, state, places.CARD_FACTORY)


def _read_space(section: SectionValues) -> int:
    reader = section.reader("space", "a broker's space")
    words = " ".join(token.text for token in reader.tokens[:2]).lower()
    known = [name.lower() for name in SPACE_NAMES]
    if words not in known:
        raise reader.not_a("a broker's space", f"it is one of {', '.join(SPACE_NAMES)}")
    reader.index = 2
    reader.finish("the space")
    return known.index(words)


def _read_two_stores(section: SectionValues, state: State, row: int) -> None:
    for side, key in enumerate(FLOOR_KEYS):
        if key in section:
            state.goods[row + side] = section.goods(key)


# What is left.


def _read_supplies(source: SectionValues, state: State) -> None:
    if "box" in source:
        state.goods[places.BOX] = source.goods("box")
    if "supply" in source:
        state.goods[places.SUPPLY] = source.goods("supply")
        if "box" not in source:
            state.goods[places.BOX] = follows.box(state)
    else:
        _fill_supply(source, state)
    if "machine_supply" in source:
        state.machine_supply[:] = source.goods("machine_supply")
    else:
        for colour in range(COLOURS):
            state.machine_supply[colour] = follows.machine_supply(state, colour)


def _fill_supply(source: SectionValues, state: State) -> None:
    left = follows.supply(state)
    for colour, count in enumerate(left):
        if count < 0:
            name = source.options.colours[colour]
            there = int(state.supply_start) - count
            raise NotationError(
                f"there are {there} containers of {name} here, but only {state.supply_start}"
                " at this table"
            )
    state.goods[places.SUPPLY] = left


def _balance(state: State) -> None:
    """The bank's purse is what all others lack."""
    total = sum(int(state.cash[purse]) for purse in range(purses.BANK))
    if total > MOST_MONEY:
        raise NotationError(f"there is ${total} at this table, more than can be counted")
    state.cash[purses.BANK] = -total
