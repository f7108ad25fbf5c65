"""A merchant's style: the numbers it plays by.

They are others at every table, by its edition and its seats: `styles.toml` has what differs from
the first numbers, which are here. A personality is a few of them multiplied.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import compiled
from longshore.game.plain import in_python

if TYPE_CHECKING:
    from longshore.game.options import Options

# name, the value at first, what it is
PARAMETERS: tuple[tuple[str, float, str], ...] = (
    ("bid_early", 0.55, "part of a cargo's value bid at the start"),
    ("bid_late", 0.57, "and at the end"),
    ("bid_noise", 0.10, "how much a bid wavers"),
    ("factory_price", 0.61, "factory price as a part of what harbours take"),
    ("harbour_price", 0.67, "harbour price as a part of what shippers take"),
    ("spread", 1.01, "how much dearer each further container of a colour is"),
    ("glut", 0.57, "how much less is asked for what did not sell"),
    ("load", 0.69, "weight of loading a ship"),
    ("deliver", 0.2, "weight of bringing a cargo to the island"),
    ("stock", 1.29, "weight of stocking the harbour"),
    ("make", 0.72, "weight of producing"),
    ("machine", 0.95, "dollars a round that a machine is expected to bring"),
    ("warehouse", 0.57, "dollars a round that a warehouse is expected to bring"),
    ("capital", 18.9, "cash and unused loans that have to be left after building"),
    ("reserve", 0.91, "cash kept in hand when buying"),
    ("loan_cost", 1.83, "what a loan has to gain"),
    ("comfort", 4.98, "cash that stays in hand when a loan is repaid"),
    ("keep", 4.0, "times the bid that a cargo has to be worth to be kept"),
    ("broker", 0.48, "weight of the brokers' offers"),
    ("offer", 0.14, "weight of selling off, a dollar of the price"),
    ("plenty", -0.13, "how much the supply of a colour speaks for a machine of it"),
    ("rivals", -1.28, "how much others who make a colour speak against it"),
    ("need", 0.26, "how much cheaper a seat sells that has no money"),
    ("credit", 1.0, "part of a first loan that a bid may count on"),
    ("hurry", 0.5, "how much being ahead weighs in bringing on the end"),
    ("thin", 0.26, "what a dollar is worth more when few are left"),
    ("cargo", 0.89, "part of a cargo's expected revenue that is counted on"),
    ("sells_made", 0.83, "part of what is made that is counted on to sell"),
    ("sells_stocked", 0.72, "part of what is stocked that is counted on to sell"),
    ("still", 1.03, "what another action has to be worth to come before an auction"),
    ("whim", 0.15, "how much a choice wavers"),
    ("bids", 1.0, "what a bid is multiplied by in the end"),
    ("asks", 0.0, "dollars that are asked beyond the usual price"),
    ("undercut", 0.0, "whether a colour is a dollar cheaper than anywhere else"),
    ("snipe", 0.0, "whether a bid is a dollar more than the others are expected to make"),
    ("rest", 0.0, "how often a turn is given up"),
    ("tidy", 0.0, "whether it reprices and repays only with the last of its actions"),
    ("full", 0.0, "dollars that each free place on board speaks against sailing to the island"),
    ("token", 1.6, "what a container is worth that goes to a broker for money"),
)

STYLE = np.dtype([(name, "f4") for name, _, _ in PARAMETERS], align=True)

FIRST = "first"  # the style of the merchant as it was at first, the same at all tables

# personalities: what is different, as a multiple of the usual
_STYLES: dict[str, dict[str, float]] = {
    "steady": {},
    "shipper": {"load": 3.0, "deliver": 1.5, "stock": 0.3, "warehouse": 0.7},
    "hoarder": {"keep": 0.6, "bid_early": 1.2, "bid_late": 1.3, "thin": 0.6},
    "price-cutter": {"factory_price": 0.8, "harbour_price": 0.85, "glut": 1.5, "spread": 0.6},
    "maker": {"machine": 1.3, "make": 3.0, "capital": 0.8},
    "harbour-master": {"warehouse": 1.6, "stock": 1.3, "load": 0.8},
}

# exploiters: one habit each, carried to its end; likewise, and then what is set to a number
_OVERDONE: dict[str, dict[str, float]] = {
    "never-bids": {"bids": 0.0},
    "bids-less": {"bids": 0.7},
    "bids-more": {"bids": 1.3},
    "sniper": {},
    "always-keeps": {"keep": -250.0},
    "dear": {},
    "cheap": {},
    "undercutter": {},
    "stockpiler": {"stock": 3.0, "warehouse": 3.5, "load": 0.3, "offer": 0.0},
    "broker-farmer": {"broker": 8.0},
    "passer": {"bids": 0.0},
}
_HABITS: dict[str, dict[str, float]] = {
    "sniper": {"snipe": 1.0},
    "dear": {"asks": 20.0},
    "cheap": {"asks": -20.0},
    "undercutter": {"undercut": 1.0},
    "stockpiler": {"asks": 20.0},
    "passer": {"rest": 1.0},
}


CLUMSY_WHIM, CLUMSY_BIDS = 5.7, 1.7  # what no skill at all adds to how much it wavers
TABLES = 6  # two kinds of editions, three numbers of seats
_SEATS = (3, 4, 5)


@compiled
def table_number(seats, bank):
    """Which of the tables it is: by its seats, and by whether it has the Investment Bank."""
    return 3 * bank + seats - 3


def style_names() -> tuple[str, ...]:
    return (*_STYLES, FIRST, *_OVERDONE)


def make_styles(name: str = "steady", skill: float = 1.0) -> npt.NDArray[np.void]:
    """A style by name: its numbers for each table. Less skill wavers more."""
    if name not in style_names():
        raise ValueError(f"There is no style {name!r}; there are: {', '.join(style_names())}.")
    if not 0 <= skill <= 1:
        raise ValueError(f"Skill is a number from 0 to 1, not {skill!r}.")
    times, habit = (_STYLES | _OVERDONE).get(name, {}), _HABITS.get(name, {})
    styles = np.zeros(TABLES, STYLE)
    for table, style in enumerate(styles):
        tuned = {} if name == FIRST else _tuned()[table]
        for parameter, first, _ in PARAMETERS:
            usual = tuned.get(parameter, first) * times.get(parameter, 1.0)
            style[parameter] = habit.get(parameter, usual)
    styles["whim"] += CLUMSY_WHIM * (1 - skill)
    styles["bid_noise"] += CLUMSY_BIDS * (1 - skill)
    return styles


def style_at(styles: npt.NDArray[np.void], options: Options) -> npt.NDArray[np.void]:
    """Of the numbers for all tables those for one, as an array of one."""
    number = in_python(table_number)(options.seats, int(options.investment_bank))
    return styles[number : number + 1]


@cache
def _tuned() -> tuple[dict[str, float], ...]:
    """By table: what differs from the first numbers."""
    file = resources.files("longshore.bots.merchant") / "styles.toml"
    tables: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        tables[edition][str(seats)] for edition in ("classic", "anniversary") for seats in _SEATS
    )
