"""Checks that several actions share: what is taken, and how a store is set out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longshore.engine.state import LOAN
from longshore.engine.types import State
from longshore.game import board
from longshore.game.actions import Priced
from longshore.game.options import Options
from longshore.game.refusals.error import IllegalAction


def name_of(options: Options, seat: int) -> str:
    return options.seat_names[seat]


def known_colours(options: Options, colours: Iterable[int]) -> IllegalAction | None:
    for colour in colours:
        if not 0 <= colour < len(options.colours):
            return IllegalAction("no-such-colour", number=colour)
    return None


def known_seat(options: Options, seat: int) -> IllegalAction | None:
    if not 0 <= seat < options.seats:
        return IllegalAction("no-such-seat", number=seat, seats=options.seats)
    return None


def names_of(options: Options, seats: Iterable[int]) -> tuple[str, ...]:
    return tuple(options.seat_names[seat] for seat in seats)


def name_goods(options: Options, goods: Iterable[Priced]) -> tuple[tuple[str, int], ...]:
    """Containers with their prices, by the names of their colours."""
    return tuple((options.colours[colour], price) for colour, price in sorted(goods))


def name_colours(options: Options, colours: Iterable[int]) -> tuple[str, ...]:
    """Containers, by the names of their colours."""
    return tuple(options.colours[colour] for colour in sorted(colours))


def prices_in(options: Options, goods: Iterable[Priced], allowed: range) -> IllegalAction | None:
    """P3, H3: only the prices that the store has."""
    for colour, price in goods:
        if price not in allowed:
            return IllegalAction(
                "no-such-price",
                colour=options.colours[colour],
                price=price,
                lowest=allowed.start,
                highest=allowed.stop - 1,
            )
    return None


def not_there(
    options: Options, goods: Sequence[Priced], there: Sequence[Priced]
) -> IllegalAction | None:
    """Every container named must be there at that price."""
    left = list(there)
    for colour, price in sorted(goods):
        if (colour, price) not in left:
            goods_there = name_goods(options, there)
            name = options.colours[colour]
            return IllegalAction("not-for-sale", colour=name, price=price, goods=goods_there)
        left.remove((colour, price))
    return None


def cannot_pay(
    state: State, options: Options, seat: int, price: int, code: str = "too-dear"
) -> IllegalAction | None:
    """The price must be in hand. A loan comes first, if one can still be taken (L1)."""
    cash = board.cash(state, seat)
    if cash >= price:
        return None
    needed = -(-(price - cash) // LOAN)
    loans = needed if needed <= board.loans_free(state, seat) else 0
    name = name_of(options, seat)
    return IllegalAction(code, seat=name, price=price, cash=cash, loans=loans)


def must_hold(
    options: Options, store: Sequence[Priced], expected: Sequence[int]
) -> IllegalAction | None:
    """P5: the whole store is set out, nothing more and nothing less."""
    if sorted(colour for colour, _ in store) == sorted(expected):
        return None
    return IllegalAction("store-differs", goods=name_colours(options, expected))
