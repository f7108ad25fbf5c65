"""What a seat might say, rightly or wrongly: legal actions, and those made crooked."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import asdict

from longshore.engine.bindings import GameBuffer, Pages
from longshore.game.actions import Action, AnyAction, Load, PayBrokers, SailHarbour, Seize, Stock
from longshore.game.speller import Unspeakable
from longshore.game.spelling import fold, perform

_NUMBERS = (-100, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 100, 2**31, 2**70)
_MOST = 10_000  # what is more is not even spelled: it takes too many moves
_PRICED = ("store", "take", "factory", "harbour")


def twisted(chance: random.Random, action: AnyAction) -> AnyAction:
    """The action with one of its values changed: a colour, a price, a number, a seat, an amount."""
    values = asdict(action)
    if not values:
        return action
    if isinstance(action, Stock) and chance.random() < 0.4:
        return _bigger(chance, action)
    field = chance.choice(list(values))
    value = values[field]
    if value is None or (isinstance(action, Seize) and field == "price"):
        values[field] = chance.choice((None, *range(8)))
    elif isinstance(value, int):
        values[field] = _number(chance, value)
    else:
        priced = field in _PRICED or isinstance(action, Load | SailHarbour)
        values[field] = _several(chance, value, priced)
    return type(action)(**values)


def _bigger(chance: random.Random, action: Stock) -> Stock:
    """One more bought and set out: more than there is, than can be paid, or than there is room."""
    colour, price = chance.choice((*action.take, (chance.randrange(5), chance.randrange(1, 5))))
    take = (*action.take, (colour, price))
    return Stock(action.seat, take, (*action.store, (colour, chance.randrange(2, 7))))


def _number(chance: random.Random, value: int) -> int:
    near = (value + 1, value - 1, value + 10, value + 100)
    return chance.choice((*near, chance.choice(_NUMBERS), chance.randrange(-1, 7)))


def _several(chance: random.Random, value: tuple[Any, ...], priced: bool) -> tuple[Any, ...]:
    """One container more, one less, one twice, one other, or another order."""
    containers = list(value)
    new = (chance.randrange(5), chance.randrange(1, 7)) if priced else chance.randrange(5)
    change = chance.randrange(5)
    if change == 0 or not containers:
        containers.append(new)
    elif change == 1:
        containers.pop(chance.randrange(len(containers)))
    elif change == 2:
        containers.append(chance.choice(containers))
    elif change == 3:
        place = chance.randrange(len(containers))
        containers[place] = _container(chance, containers[place])
    else:
        chance.shuffle(containers)
    return tuple(containers)


def _container(chance: random.Random, container: Any) -> Any:
    if isinstance(container, int):
        return chance.choice((_number(chance, container), chance.randrange(5)))
    colour, price = container
    other_colour, other_price = (_number(chance, colour), price), (colour, _number(chance, price))
    another = (chance.randrange(5), price), (colour, chance.randrange(1, 7))
    return chance.choice((other_colour, other_price, *another))


def engine_takes(buffer: GameBuffer, seat: int, action: Action) -> bool:
    """Whether the engine alone, asked move by move, plays exactly this action.

    No check of `longshore.game.refusals` is asked.
    """
    if any(isinstance(value, int) and abs(value) > _MOST for value in asdict(action).values()):
        return False
    try:
        moves = perform(buffer.copy(), seat, action, Pages())
    except (Unspeakable, ValueError, OverflowError):
        return False  # refused, or no such move
    if isinstance(action, PayBrokers) and not moves:
        return False
    return fold(buffer, seat, moves) == [action]
