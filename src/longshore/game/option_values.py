"""What an option may be: its range, its choices, and how a value is read from Python or text."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any

from msgspec import Meta

from longshore.engine import state as engine
from longshore.game.given import quote, whole

MIN_SEATS, MAX_SEATS = 3, engine.SEATS
BOX = 20  # containers of a colour in the box
MAX_ROUNDS = 10_000

NUMBERS: dict[str, tuple[str, int, int]] = {
    "supply": ("supply_start", 2, BOX),
    "machines": ("machines_start", 1, engine.SEATS),
    "warehouses": ("warehouses_start", MIN_SEATS, engine.SEATS * engine.WAREHOUSE_SPACES),
}
SWITCHES = ("investment_bank", "idle_production_fee", "docked_loading")
CHOICES: dict[str, type[IntEnum]] = {
    "domestic_sale": engine.DomesticSale,
    "auction": engine.Auction,
    "all_zero": engine.AllZero,
    "bluff": engine.Bluff,
    "money": engine.Openness,
    "money_cards": engine.Openness,
    "seizure": engine.Seizure,
    "broker_win": engine.BrokerWin,
    "discard_tie": engine.DiscardTie,
    "tie_break": engine.TieBreak,
}
_YES = ("on", "yes", "true")
_NO = ("off", "no", "false")


class OptionError(ValueError):
    """An option that does not exist, has a value it cannot have, or does not go with another.

    A code and its values, said in any language: the message is `refused-<code>`.
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code, self.values = code, values

    def say(self, language: str = "en") -> str:
        from longshore.text.messages import say

        return say(f"refused-{self.code}", language, **self.values)

    def __str__(self) -> str:
        return self.say()


def choices() -> tuple[str, ...]:
    """The options that are a choice among names."""
    return tuple(CHOICES)


def choice_names(option: str) -> tuple[str, ...]:
    """The values of an option that is a choice, as they are written."""
    return tuple(written(value) for value in CHOICES[option])


def ranges() -> dict[str, tuple[int, int]]:
    """The options that are numbers: the least and the most."""
    found = {name: (least, most) for name, (_, least, most) in NUMBERS.items()}
    return found | {"round_limit": (1, MAX_ROUNDS)}


def written(value: IntEnum) -> str:
    """A value of the engine's as it is written."""
    return value.name.lower().replace("_", "-")


def one_of(values: Iterable[IntEnum]) -> Meta:
    """For a text in a description: it is one of these, as they are written."""
    return Meta(extra_json_schema={"enum": [written(value) for value in values]})


def read_seats(seats: Any) -> int:
    number = whole(seats)
    if number is None or not MIN_SEATS <= number <= MAX_SEATS:
        raise OptionError("option-seats", least=MIN_SEATS, most=MAX_SEATS, found=quote(seats))
    return number


def unknown_option(name: str, values: Mapping[str, Any]) -> OptionError:
    close = difflib.get_close_matches(name, list(values), n=1)
    if close:
        return OptionError("option-unknown-near", found=quote(name), near=close[0])
    return OptionError("option-unknown", found=quote(name), known=", ".join(sorted(values)))


def read_value(name: str, value: Any) -> Any:
    """One option's value, from Python or from text."""
    if name == "round_limit":
        return _read_round_limit(value)
    if name in NUMBERS:
        _, lowest, highest = NUMBERS[name]
        return _read_number(name, value, lowest, highest)
    if name in SWITCHES:
        return _read_switch(name, value)
    known = choice_names(name)
    text = str(value).lower().replace("_", "-")
    if text not in known:
        names = ", ".join(known)
        raise OptionError("option-choice", option=name, known=names, found=quote(value))
    return text


def _read_number(name: str, value: Any, lowest: int, highest: int) -> int:
    problem = OptionError(
        "option-number", option=name, least=lowest, most=highest, found=quote(value)
    )
    try:
        number = int(value) if isinstance(value, str) else whole(value)
    except ValueError:
        raise problem from None
    if number is None or not lowest <= number <= highest:
        raise problem
    return number


def _read_round_limit(value: Any) -> int | None:
    if value is None or (isinstance(value, str) and value.lower() == "none"):
        return None
    try:
        return _read_number("round_limit", value, 1, MAX_ROUNDS)
    except OptionError as problem:
        raise OptionError("option-number-or-none", **problem.values) from None


def _read_switch(name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).lower()
    if text in _YES:
        return True
    if text in _NO:
        return False
    raise OptionError("option-switch", option=name, found=quote(value))


def check_together(values: Mapping[str, Any]) -> None:
    """What does not go with each other among the values of a table."""
    seats, warehouses, supply = values["seats"], values["warehouses"], values["supply"]
    if warehouses < seats:
        raise OptionError("option-few-warehouses", seats=seats, warehouses=warehouses)
    if values["investment_bank"] and supply >= BOX:
        raise OptionError("option-bank-supply", most=BOX - 1, supply=supply)
    if values["bluff"] == "cancel" and values["auction"] == "progressive":
        raise OptionError("option-bluff-cancel")
