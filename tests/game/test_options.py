"""Options: the rulebook's table, what each takes, what goes together, and what editions say."""

from __future__ import annotations

import json
import pickle
import tomllib
from importlib import resources
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given

from longshore import Game
from longshore.engine import state as engine
from longshore.engine.state import OPTION_FIELDS
from longshore.game.options import (
    BOX,
    OPTION_NAMES,
    OptionError,
    Options,
    choice_names,
    edition_names,
    load_edition,
)
from longshore.server.domain.refused import Malformed
from longshore.server.domain.settings import make_options
from longshore.text.messages import languages
from tests.support import EDITIONS, SEATS, TABLES, option_sets

# The rulebook's table: by seats, or the same for any number of them.
BY_SEATS = {
    "classic": {"supply": (12, 16, 20), "machines": (5, 5, 5), "warehouses": (25, 25, 25)},
    "anniversary": {"supply": (10, 13, 16), "machines": (2, 3, 4), "warehouses": (12, 16, 20)},
}
ALIKE: dict[str, tuple[Any, Any]] = {
    "investment_bank": (False, True),
    "domestic_sale": ("off", "off"),
    "auction": ("sealed", "sealed"),
    "all_zero": ("seller", "tie"),
    "bluff": ("none", "plain"),
    "money": ("hidden", "hidden"),
    "money_cards": ("hidden", "open"),
    "seizure": ("erratum", "anniversary"),
    "idle_production_fee": (False, True),
    "docked_loading": (True, False),
    "broker_win": ("after-interest", "after-interest"),
    "discard_tie": ("two-value", "two-value"),
    "tie_break": ("island", "factory"),
    "round_limit": (None, None),
}
NUMBERS = {"supply": (2, 20), "machines": (1, 5), "warehouses": (3, 25)}
SWITCHES = ("investment_bank", "idle_production_fee", "docked_loading")
# In the order of the engine's numbers.
CHOICES = {
    "domestic_sale": ("off", "pre-turn", "action"),
    "auction": ("sealed", "progressive"),
    "all_zero": ("seller", "tie"),
    "bluff": ("none", "plain", "cancel"),
    "money": ("hidden", "open"),
    "money_cards": ("hidden", "open"),
    "seizure": ("printed", "erratum", "anniversary"),
    "broker_win": ("after-interest", "before-interest"),
    "discard_tie": ("two-value", "free"),
    "tie_break": ("island", "factory"),
}
ENUMS = {
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
EACH_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def refused(*table: Any, **changes: Any) -> str:
    """What is said about options that cannot be."""
    with pytest.raises(OptionError) as caught:
        Options.make(*table, **changes)
    said = str(caught.value)
    assert said.endswith((".", "?"))
    return said


# The editions


def test_the_table_is_whole() -> None:
    assert set(OPTION_NAMES) == {*NUMBERS, *ALIKE}
    assert set(ALIKE) == {*SWITCHES, *CHOICES, "round_limit"}


@EACH_TABLE
def test_S2_S3_an_edition_is_what_the_rulebook_says(edition: str, seats: int) -> None:
    options = Options.make(edition, seats)
    assert (options.edition, options.seats) == (edition, seats)
    for name, numbers in BY_SEATS[edition].items():
        assert getattr(options, name) == numbers[seats - 3], name
    for name, values in ALIKE.items():
        assert getattr(options, name) == values[EDITIONS.index(edition)], name


def test_the_editions_there_are() -> None:
    assert edition_names() == ("classic", "anniversary")
    assert refused("clasic") == (
        "There is no edition called 'clasic'; there are: classic, anniversary."
    )
    assert refused(None).startswith("There is no edition called None")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_file_of_an_edition_names_every_option(edition: str) -> None:
    """So that who reads it, or writes another, sees them all; no limit is no line in TOML."""
    file = resources.files("longshore.game") / "editions" / f"{edition}.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(table) == {"colours", "by_seats", "options"}
    assert set(table["options"]) == set(ALIKE) - {"round_limit"}
    assert set(table["by_seats"]) == {"3", "4", "5"}
    for numbers in table["by_seats"].values():
        assert set(numbers) == set(NUMBERS)
    plain = Options.make(edition, 3)
    assert Options.make(edition, 3, **table["options"], **table["by_seats"]["3"]) == plain


@pytest.mark.parametrize("edition", EDITIONS)
def test_S6_the_colours_of_an_edition(edition: str) -> None:
    last = ("orange", "tan", "white") if edition == "classic" else ("purple", "beige", "grey")
    options = Options.make(edition, 4)
    assert options.colours == load_edition(edition).colours == ("black", "brown", *last)
    assert len(set(options.letters)) == 5
    assert all(
        letter in name for letter, name in zip(options.letters, options.colours, strict=True)
    )


def test_S1_seats() -> None:
    assert [len(Options.make("classic", seats).seat_names) for seats in SEATS] == [3, 4, 5]
    assert Options.make("classic", 5).seat_names == ("blue", "red", "yellow", "green", "purple")
    for seats in (2, 6, -4, 0, "4", 4.0, True, None):
        assert refused("classic", seats) == f"A table has 3 to 5 seats, not {seats!r}."


# Numbers


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_in_its_bounds(name: str) -> None:
    for number in range(NUMBERS[name][0], NUMBERS[name][1] + 1):
        for given_as in (number, str(number), f" {number} "):
            options = Options.make("classic", 3, **{name: given_as})
            assert getattr(options, name) == number
            assert type(getattr(options, name)) is int


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_out_of_its_bounds(name: str) -> None:
    lowest, highest = NUMBERS[name]
    strange = (lowest - 1, highest + 1, str(highest + 1), -lowest, "", "many", 2.0, True, None, [2])
    for value in strange:
        assert refused("classic", 3, **{name: value}) == (
            f"The option {name} is a number from {lowest} to {highest}; not {value!r}."
        )


@pytest.mark.parametrize(
    ("given_as", "limit"),
    [(None, None), ("none", None), ("None", None), (1, 1), ("30", 30), (10_000, 10_000)],
)
def test_a_round_limit(given_as: Any, limit: int | None) -> None:
    assert Options.make("classic", 3, round_limit=given_as).round_limit == limit


@pytest.mark.parametrize("value", [0, -1, 10_001, "", "off", 2.5, True, False])
def test_a_round_limit_that_is_none(value: Any) -> None:
    assert refused("classic", 3, round_limit=value) == (
        f"The option round_limit is a number from 1 to 10000; not {value!r}, or none for no limit."
    )


# Switches


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch(name: str) -> None:
    for given_as in (True, "on", "yes", "true", "ON", "Yes", "True"):
        assert getattr(Options.make("classic", 3, **{name: given_as}), name) is True
    for given_as in (False, "off", "no", "false", "OFF", "No", "False"):
        assert getattr(Options.make("classic", 3, **{name: given_as}), name) is False


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", [0, 1, 2, "", "maybe", None, "on off"])
def test_a_switch_that_is_neither(name: str, value: Any) -> None:
    assert refused("classic", 3, **{name: value}) == (
        f"The option {name} is on or off; not {value!r}."
    )


# Choices


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice(name: str) -> None:
    assert choice_names(name) == CHOICES[name]
    for value in CHOICES[name]:
        for given_as in (value, value.upper(), value.title(), value.replace("-", "_")):
            assert getattr(Options.make("classic", 3, **{name: given_as}), name) == value


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["", "other", 0, 2.5, True, ["open"]])
def test_a_choice_that_is_none(name: str, value: Any) -> None:
    assert refused("classic", 3, **{name: value}) == (
        f"The option {name} is one of {', '.join(CHOICES[name])}; not {value!r}."
    )


# Names


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_a_misspelt_option_is_recognised(name: str) -> None:
    for misspelt in (name[:-1], name[0] + name[2:], f"{name}s", name.upper()[:1] + name[1:]):
        assert refused("classic", 3, **{misspelt: "on"}) == (
            f"There is no option called {misspelt!r}. Did you mean {name}?"
        )


def test_an_unknown_option_is_answered_with_all_there_are() -> None:
    known = ", ".join(sorted(OPTION_NAMES))
    assert refused("classic", 3, zzz=1) == f"There is no option called 'zzz'. There are: {known}."


# Together


@pytest.mark.parametrize("seats", [4, 5])
def test_S3_S4_everybody_starts_with_a_warehouse(seats: int) -> None:
    assert Options.make("classic", seats, warehouses=seats).warehouses == seats
    for warehouses in range(3, seats):
        assert refused("classic", seats, warehouses=warehouses) == (
            f"{seats} seats need {seats} warehouses to start with; the option warehouses is"
            f" {warehouses}."
        )


def test_K1_the_investment_bank_needs_spare_containers() -> None:
    assert Options.make("classic", 5, investment_bank=True, supply=19).investment_bank
    assert Options.make("anniversary", 5, investment_bank=False, supply=20).supply == 20
    said = refused("anniversary", 4, supply=20)
    assert said == (
        "The Investment Bank needs spare containers: with investment_bank on, supply is at most 19;"
        " it is 20. Give a smaller one, as in supply=19."
    )
    assert refused("classic", 5, investment_bank="on") == said  # whose supply is 20


def test_A6_A7_nothing_is_cancelled_in_open_bidding() -> None:
    assert Options.make("anniversary", 3, auction="progressive").bluff == "plain"
    assert refused("classic", 3, auction="progressive", bluff="cancel") == (
        "In open bidding nothing can be cancelled in secret: bluff = cancel does not go with"
        " auction = progressive. Use bluff = none or auction = sealed."
    )


def values_of(name: str) -> tuple[Any, ...]:
    if name == "round_limit":
        return (None, 1, 10_000)
    if name == "warehouses":
        return (3, 4, 5, 25)
    if name in NUMBERS:
        lowest, highest = NUMBERS[name]
        return (lowest, highest - 1, highest)
    return CHOICES.get(name, (False, True))


def fits(edition: str, seats: int, changes: dict[str, Any]) -> bool:
    at_table = {name: numbers[seats - 3] for name, numbers in BY_SEATS[edition].items()}
    at_table |= {name: values[EDITIONS.index(edition)] for name, values in ALIKE.items()}
    at_table |= changes
    spare = at_table["supply"] < BOX or not at_table["investment_bank"]
    secret = at_table["bluff"] != "cancel" or at_table["auction"] == "sealed"
    return at_table["warehouses"] >= seats and spare and secret


@EACH_TABLE
def test_any_two_options_go_together_but_for_these_three(edition: str, seats: int) -> None:
    for one, other in combinations(OPTION_NAMES, 2):
        for values in product(values_of(one), values_of(other)):
            changes = dict(zip((one, other), values, strict=True))
            if fits(edition, seats, changes):
                options = Options.make(edition, seats, **changes)
                assert (getattr(options, one), getattr(options, other)) == values
            else:
                refused(edition, seats, **changes)


# What differs


@EACH_TABLE
def test_an_edition_differs_in_nothing_from_itself(edition: str, seats: int) -> None:
    options = Options.make(edition, seats)
    assert options.changes() == {}
    said = {name: getattr(options, name) for name in OPTION_NAMES}
    assert Options.make(edition, seats, **said).changes() == {}


def test_what_differs_from_the_edition() -> None:
    options = Options.make(
        "anniversary", 5, supply="16", money="Open", investment_bank="no", round_limit=9
    )
    assert options.changes() == {"money": "open", "investment_bank": False, "round_limit": 9}


@given(options=option_sets())
def test_the_edition_and_what_differs_are_the_options(options: Options) -> None:
    again = Options.make(options.edition, options.seats, **options.changes())
    assert again == options
    assert hash(again) == hash(options)
    assert "edition" not in options.changes()


# For the engine


@given(options=option_sets())
def test_the_engine_gets_every_option(options: Options) -> None:
    rules = options.rules()
    assert {name for name, _ in OPTION_FIELDS} == set(rules.dtype.names)
    assert rules.seats == options.seats
    assert rules.round_limit == (options.round_limit or 0)
    for name in NUMBERS:
        assert rules[f"{name}_start"] == getattr(options, name)
    for name in SWITCHES:
        assert rules[name] == int(getattr(options, name))
    for name, values in CHOICES.items():
        number = values.index(getattr(options, name))
        assert rules[name] == number
        assert ENUMS[name](number).name.lower().replace("_", "-") == values[number]


@given(options=option_sets())
def test_a_game_is_played_by_its_options(options: Options) -> None:
    state, rules = Game.start(options, seed=1).state, options.rules()
    assert all(state[name] == rules[name] for name, _ in OPTION_FIELDS)


# What is wrong, in any language.

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"edition": "modern"}, "option-edition"),
    ({"seats": 7}, "option-seats"),
    ({"mony": "open"}, "option-unknown-near"),
    ({"xyzzy": "open"}, "option-unknown"),
    ({"money": "ajar"}, "option-choice"),
    ({"docked_loading": "perhaps"}, "option-switch"),
    ({"supply": 99}, "option-number"),
    ({"round_limit": "soon"}, "option-number-or-none"),
    ({"seats": 5, "warehouses": 4}, "option-few-warehouses"),
    ({"investment_bank": True, "supply": BOX}, "option-bank-supply"),
    ({"bluff": "cancel", "auction": "progressive"}, "option-bluff-cancel"),
]


@pytest.mark.parametrize(("wish", "code"), WRONG, ids=[code for _, code in WRONG])
def test_what_is_wrong_has_a_code_and_is_said_in_every_language(wish, code):
    with pytest.raises(OptionError) as found:
        Options.make(**wish)
    problem = found.value
    assert problem.code == code
    assert str(problem) == problem.say("en")
    assert len({problem.say(language) for language in languages()}) == len(languages())
    again = pickle.loads(pickle.dumps(problem))
    assert (again.code, again.values, str(again)) == (code, problem.values, str(problem))


@pytest.mark.parametrize(("wish", "code"), WRONG, ids=[code for _, code in WRONG])
def test_a_table_refuses_them_by_that_code(wish, code):
    wish = {"edition": "classic", "seats": 4, **wish}
    edition, seats = wish.pop("edition"), wish.pop("seats")
    with pytest.raises(Malformed) as found:
        make_options(edition, seats, wish)
    assert found.value.code == code
    assert json.loads(json.dumps(found.value.values)) == found.value.values
    with pytest.raises(OptionError) as problem:
        Options.make(edition, seats, **wish)
    assert str(found.value) == str(problem.value)
    assert found.value.say("de") == problem.value.say("de")


def test_a_table_takes_edition_and_seats_beside_the_options():
    with pytest.raises(Malformed) as found:
        make_options("classic", 4, {"seats": 3})
    assert found.value.code == "option-beside"
    assert str(found.value) == "edition and seats stand beside the options."


def test_a_number_is_written_as_it_is_typed():
    with pytest.raises(OptionError) as found:
        Options.make(round_limit=0)
    for language in languages():
        assert "10000" in found.value.say(language)
