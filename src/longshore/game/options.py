"""Editions and options: what kind of game a table plays.

An edition is a TOML file in `editions/`: a named set of options, and the colours of its containers.
`Options.make` takes an edition, a number of seats and whatever is to be different, and checks it
all together.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from longshore.engine import state as engine
from longshore.engine.state import RULES
from longshore.game.given import quote, whole

SEAT_NAMES = ("blue", "red", "yellow", "green", "purple")
BROKER_NAMES = ("I", "II", "III")
CARD_NAMES = ("A", "B", "C", "D", "E")
MIN_SEATS, MAX_SEATS = 3, 5
BOX = 20  # containers of a colour in the box
MAX_ROUNDS = 10_000

_NUMBERS: dict[str, tuple[str, int, int]] = {
    "supply": ("supply_start", 2, BOX),
    "machines": ("machines_start", 1, 5),
    "warehouses": ("warehouses_start", 3, 25),
}
_SWITCHES = ("investment_bank", "idle_production_fee", "docked_loading")
_CHOICES: dict[str, type[IntEnum]] = {
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


class Edition(msgspec.Struct, frozen=True):
    """A named set of options."""

    name: str
    colours: tuple[str, ...]
    letters: tuple[str, ...]
    by_seats: dict[int, dict[str, int]]
    options: dict[str, Any]


def choices() -> tuple[str, ...]:
    """The options that are a choice among names."""
    return tuple(_CHOICES)


def choice_names(option: str) -> tuple[str, ...]:
    """The values of an option that is a choice, as they are written."""
    return tuple(written(value) for value in _CHOICES[option])


def written(value: IntEnum) -> str:
    """A value of the engine's as it is written."""
    return value.name.lower().replace("_", "-")


def one_of(values: Iterable[IntEnum]) -> Meta:
    """For a text in a description: it is one of these, as they are written."""
    return Meta(extra_json_schema={"enum": [written(value) for value in values]})


def edition_names() -> tuple[str, ...]:
    """The editions there are, the oldest first."""
    folder = resources.files("longshore.game") / "editions"
    names = [file.name.removesuffix(".toml") for file in folder.iterdir()]
    return tuple(sorted((name for name in names if not name.startswith("_")), reverse=True))


@cache
def load_edition(name: str) -> Edition:
    """Read an edition by name."""
    if name not in edition_names():
        raise _unknown_edition(name)
    file = resources.files("longshore.game") / "editions" / f"{name}.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return Edition(
        name=name,
        colours=tuple(table["containers"]["colours"]),
        letters=tuple(table["containers"]["letters"]),
        by_seats={int(seats): numbers for seats, numbers in table["by_seats"].items()},
        options=table["options"],
    )


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The complete rules of one table. Made by `Options.make`, which checks them."""

    edition: str
    seats: int
    supply: int
    machines: int
    warehouses: int
    investment_bank: bool
    domestic_sale: Annotated[str, one_of(engine.DomesticSale)]
    auction: Annotated[str, one_of(engine.Auction)]
    all_zero: Annotated[str, one_of(engine.AllZero)]
    bluff: Annotated[str, one_of(engine.Bluff)]
    money: Annotated[str, one_of(engine.Openness)]
    money_cards: Annotated[str, one_of(engine.Openness)]
    seizure: Annotated[str, one_of(engine.Seizure)]
    idle_production_fee: bool
    docked_loading: bool
    discard_tie: Annotated[str, one_of(engine.DiscardTie)]
    tie_break: Annotated[str, one_of(engine.TieBreak)]
    broker_win: Annotated[str, one_of(engine.BrokerWin)] = "after-interest"  # so in older games
    round_limit: int | None = None

    @classmethod
    def make(cls, edition: str = "classic", seats: int = 4, **changes: Any) -> Options:
        """The options of an edition for so many seats, with changes; all checked together."""
        if not isinstance(edition, str):
            raise _unknown_edition(edition)
        named, seats = load_edition(edition), _read_seats(seats)
        values: dict[str, Any] = {**named.by_seats[seats], **named.options, "round_limit": None}
        for name, value in changes.items():
            if name not in values:
                raise _unknown_option(name, values)
            values[name] = _read(name, value)
        options = cls(edition=edition, seats=seats, **values)
        _check_together(options)
        return options

    def changes(self) -> dict[str, Any]:
        """What differs from the edition, by option."""
        plain = msgspec.structs.asdict(Options.make(self.edition, self.seats))
        own = msgspec.structs.asdict(self)
        return {name: value for name, value in own.items() if value != plain[name]}

    def rules(self) -> np.record:
        """The options as the engine's record."""
        rules: np.record = np.zeros(1, RULES).view(np.recarray)[0]
        rules.seats = self.seats
        rules.round_limit = self.round_limit or 0
        for name, (field, _, _) in _NUMBERS.items():
            setattr(rules, field, getattr(self, name))
        for name in _SWITCHES:
            setattr(rules, name, int(getattr(self, name)))
        for name in _CHOICES:
            setattr(rules, name, choice_names(name).index(getattr(self, name)))
        return rules

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the five colours of containers."""
        return load_edition(self.edition).colours

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters by which notation calls the colours."""
        return load_edition(self.edition).letters

    @property
    def seat_names(self) -> tuple[str, ...]:
        return SEAT_NAMES[: self.seats]


OPTION_NAMES: tuple[str, ...] = tuple(
    name for name in Options.__struct_fields__ if name not in ("edition", "seats")
)


def _unknown_edition(name: Any) -> OptionError:
    return OptionError("option-edition", found=quote(name), known=", ".join(edition_names()))


def _read_seats(seats: Any) -> int:
    number = whole(seats)
    if number is None or not MIN_SEATS <= number <= MAX_SEATS:
        raise OptionError("option-seats", least=MIN_SEATS, most=MAX_SEATS, found=quote(seats))
    return number


def _unknown_option(name: str, values: Mapping[str, Any]) -> OptionError:
    close = difflib.get_close_matches(name, list(values), n=1)
    if close:
        return OptionError("option-unknown-near", found=quote(name), near=close[0])
    return OptionError("option-unknown", found=quote(name), known=", ".join(sorted(values)))


def _read(name: str, value: Any) -> Any:
    """One option's value, from Python or from text."""
    if name == "round_limit":
        return _read_round_limit(value)
    if name in _NUMBERS:
        _, lowest, highest = _NUMBERS[name]
        return _read_number(name, value, lowest, highest)
    if name in _SWITCHES:
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


def _check_together(options: Options) -> None:
    if options.warehouses < options.seats:
        raise OptionError(
            "option-few-warehouses", seats=options.seats, warehouses=options.warehouses
        )
    if options.investment_bank and options.supply >= BOX:
        raise OptionError("option-bank-supply", most=BOX - 1, supply=options.supply)
    if options.bluff == "cancel" and options.auction == "progressive":
        raise OptionError("option-bluff-cancel")
