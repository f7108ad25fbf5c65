"""A merchant's style: the numbers it plays by. A personality is another set of them."""

from __future__ import annotations

import numpy as np

# name, the usual value, what it is
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
)

STYLE = np.dtype([(name, "f4") for name, _, _ in PARAMETERS], align=True)

# personalities: what is different, as a multiple of the usual
_STYLES: dict[str, dict[str, float]] = {
    "steady": {},
    "shipper": {"load": 1.5, "deliver": 1.5, "stock": 0.8, "warehouse": 0.7},
    "hoarder": {"keep": 0.6, "bid_early": 1.2, "bid_late": 1.3, "thin": 0.6},
    "price-cutter": {"factory_price": 0.8, "harbour_price": 0.85, "glut": 1.5, "spread": 0.6},
    "maker": {"machine": 1.25, "make": 1.5, "capital": 0.85, "rivals": -1.0},
    "harbour-master": {"warehouse": 1.6, "stock": 1.3, "load": 0.8},
}

# exploiters: one habit each, carried to its end; what is different, as it is
_EXPLOITERS: dict[str, dict[str, float]] = {
    "never-bids": {"bids": 0.0},
    "bids-less": {"bids": 0.7},
    "bids-more": {"bids": 1.3},
    "sniper": {"snipe": 1.0},
    "always-keeps": {"keep": -1000.0},
    "dear": {"asks": 20.0},
    "cheap": {"asks": -20.0},
    "undercutter": {"undercut": 1.0},
    "stockpiler": {"stock": 4.0, "warehouse": 2.0, "load": 0.2, "asks": 20.0, "offer": 0.0},
    "broker-farmer": {"broker": 4.0},
    "passer": {"rest": 1.0, "bids": 0.0},
}


def style_names() -> tuple[str, ...]:
    return (*_STYLES, *_EXPLOITERS)


def make_style(name: str = "steady", skill: float = 1.0) -> np.record:
    """A style by name. Less skill wavers more."""
    if name not in style_names():
        raise ValueError(f"There is no style {name!r}; there are: {', '.join(style_names())}.")
    if not 0 <= skill <= 1:
        raise ValueError(f"Skill is a number from 0 to 1, not {skill!r}.")
    different, habit = _STYLES.get(name, {}), _EXPLOITERS.get(name, {})
    style: np.record = np.zeros(1, STYLE).view(np.recarray)[0]
    for parameter, usual, _ in PARAMETERS:
        value = habit.get(parameter, usual * different.get(parameter, 1.0))
        setattr(style, parameter, value)
    style.whim += 1.5 * (1 - skill)
    style.bid_noise += 0.5 * (1 - skill)
    return style
