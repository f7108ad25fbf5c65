"""A review in words: what was done, what was better, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from longshore.game import actions as said
from longshore.game.actions import AnyAction, Priced
from longshore.game.options import BROKER_NAMES, Options
from longshore.lab.review.types import AnyCause, ReviewedAction
from longshore.text.messages import DEFAULT, listed, say

_STORES = {"produce": "factory", "stock": "harbour", "reprice": "harbour"}


def tell_cause(cause: AnyCause, language: str = DEFAULT) -> str:
    """Why a decision was costly, as a sentence."""
    values: dict[str, Any] = msgspec.structs.asdict(cause)
    return say(f"review-cause-{cause.__struct_config__.tag}", language, **values)


def tell_action(told: ReviewedAction, options: Options, language: str = DEFAULT) -> str:
    """What a seat does, as the page says it to its player, with the store that it sets out."""
    action = told.action
    kind = str(action.__struct_config__.tag)
    does = say(f"acting-do-{kind}", language, **_values(told, options, language))
    store: tuple[Priced, ...] = getattr(action, "store", ())
    if kind not in _STORES or not store:
        return does
    goods = _goods(store, options, language)
    return f"{does}. {say(f'acting-{_STORES[kind]}-then', language, goods=goods)}"


def _values(told: ReviewedAction, options: Options, language: str) -> dict[str, Any]:
    """The variables of an action's sentence: its fields by name, what it buys with the price."""
    action = told.action
    if isinstance(action, said.Produce):
        return {"goods": _goods(told.made, options, language), "count": len(told.made)}
    if isinstance(action, said.PayBrokers):
        named = (_one(colour, options, language) for colour in action.order)
        return {"goods": listed(list(named), language)}
    bought = _bought(action)
    values = {} if bought is None else _sum(bought, options, language)
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "seat":
            values[field] = options.seat_names[value]
        elif field == "colour":
            values[field] = options.colours[value]
        elif field == "broker":
            values[field] = BROKER_NAMES[value]
        elif isinstance(value, int):
            values[field] = value
    if isinstance(action, said.Seize):
        values |= {"price": action.price or 0, "priced": "no" if action.price is None else "yes"}
    if isinstance(action, said.PriceReturned):
        values["goods"] = _goods((*action.factory, *action.harbour), options, language)
    return values


def _bought(action: AnyAction) -> tuple[int | Priced, ...] | None:
    match action:
        case said.Stock(take=goods):
            return goods
        case said.SailHarbour(load=goods) | said.Load(load=goods):
            return goods
        case said.SailBank(load=colours) | said.LoadBank(load=colours):
            return colours
        case said.CallForMoney(factory=factory, harbour=harbour):
            return (*factory, *harbour)
    return None


def _sum(goods: tuple[int | Priced, ...], options: Options, language: str) -> dict[str, Any]:
    colours = sorted(one if isinstance(one, int) else one[0] for one in goods)
    paid = sum(0 if isinstance(one, int) else one[1] for one in goods)
    return {"goods": _goods(colours, options, language), "count": len(goods), "amount": paid}


def _goods(goods: Iterable[int | Priced], options: Options, language: str) -> str:
    """Containers, with their prices if they have any; alike ones together."""
    alike = Counter(sorted(goods, key=lambda one: (one, 0) if isinstance(one, int) else one))
    return listed([_one(one, options, language, count) for one, count in alike.items()], language)


def _one(container: int | Priced, options: Options, language: str, count: int = 1) -> str:
    if isinstance(container, int):
        return say("log-alike", language, count=count, colour=options.colours[container])
    colour = options.colours[container[0]]
    return say("log-priced", language, count=count, colour=colour, price=container[1])
