"""Editions and options: what kind of game a table plays.

`Options.make` takes an edition, a number of seats and whatever is to be different, and checks it
all together. What a single option may be says `option_values`, what an edition is `editions`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np

from longshore.engine import state as engine
from longshore.engine.state import RULES
from longshore.game.editions import Edition, editions
from longshore.game.given import quote
from longshore.game.option_values import (
    BOX,
    CHOICES,
    MAX_ROUNDS,
    MAX_SEATS,
    MIN_SEATS,
    NUMBERS,
    SWITCHES,
    OptionError,
    check_together,
    choice_names,
    choices,
    one_of,
    ranges,
    read_seats,
    read_value,
    unknown_option,
    written,
)

__all__ = [
    "BOX",
    "BROKER_NAMES",
    "CARD_NAMES",
    "MAX_ROUNDS",
    "MAX_SEATS",
    "MIN_SEATS",
    "OPTION_NAMES",
    "SEAT_NAMES",
    "Edition",
    "OptionError",
    "Options",
    "choice_names",
    "choices",
    "edition_names",
    "load_edition",
    "one_of",
    "ranges",
    "written",
]

SEAT_NAMES = ("blue", "red", "yellow", "green", "purple")
BROKER_NAMES = ("I", "II", "III")
CARD_NAMES = ("A", "B", "C", "D", "E")


def edition_names() -> tuple[str, ...]:
    """The editions there are: ours, the oldest first, then those of the folder that is named."""
    return tuple(editions())


def load_edition(name: object) -> Edition:
    """An edition by name."""
    found = editions().get(name) if isinstance(name, str) else None
    if found is None:
        raise OptionError("option-edition", found=quote(name), known=", ".join(edition_names()))
    return found


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
        named, seats = load_edition(edition), read_seats(seats)
        values: dict[str, Any] = {**named.by_seats[seats], **named.options, "round_limit": None}
        for name, value in changes.items():
            if name not in values:
                raise unknown_option(name, values)
            values[name] = read_value(name, value)
        check_together({"seats": seats, **values})
        return cls(edition=edition, seats=seats, **values)

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
        for name, (field, _, _) in NUMBERS.items():
            setattr(rules, field, getattr(self, name))
        for name in SWITCHES:
            setattr(rules, name, int(getattr(self, name)))
        for name in CHOICES:
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
