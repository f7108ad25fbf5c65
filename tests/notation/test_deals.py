"""The deal: its text, its dict, and what a table refuses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.game.game import draw
from longshore.game.options import Options
from longshore.notation import Deal, NotationError, check_deal, format_deal, parse_deal
from longshore.notation.deals import deal_dict
from tests.support import TABLES

CLASSIC = Options.make("classic", 3)
ANNIVERSARY = Options.make("anniversary", 3)


def test_the_text_of_a_deal() -> None:
    deal = Deal(first=1, machines=(0, 1, 2), cards=(0, 2, 1))
    assert format_deal(deal, CLASSIC) == "deal first red, machines k n o, cards A C B"
    text = "deal first blue, machines k n p, cards E D C, brokers k n g"
    assert parse_deal(text, ANNIVERSARY) == Deal(0, (0, 1, 2), (4, 3, 2), (0, 1, 4))


@given(st.sampled_from(TABLES), st.integers(0, 2**63 - 1))
def test_any_deal_round_trips(table: tuple[str, int], seed: int) -> None:
    options = Options.make(*table) if table != ("classic", 5) else Options.make(*table, supply=19)
    deal = draw(options, seed)
    assert parse_deal(format_deal(deal, options), options) == deal
    assert check_deal(deal_dict(deal, options), options) == deal
    assert check_deal(deal, options) is deal


def test_the_parts_stand_in_any_order_and_case() -> None:
    text = "DEAL cards a c b\n machines Black,brown,o first Red"
    assert parse_deal(text, CLASSIC) == Deal(1, (0, 1, 2), (0, 2, 1))


def test_broker_I_has_two_containers_in_no_order() -> None:
    one = Deal(0, (0, 1, 2), (0, 1, 2), (3, 1, 0))
    assert one == Deal(0, (0, 1, 2), (0, 1, 2), (1, 3, 0))
    assert one != Deal(0, (0, 1, 2), (0, 1, 2), (0, 1, 3))


@pytest.mark.parametrize(
    ("options", "change", "said"),
    [
        (CLASSIC, {"first": 3}, "the starting seat is 0 to 2, not 3"),
        (CLASSIC, {"machines": (0, 1)}, "3 machines are dealt, one a seat; here are 2"),
        (CLASSIC, {"machines": (0, 1, 1)}, "the machines dealt are all different"),
        (CLASSIC, {"machines": (0, 1, 5)}, "the machines are numbered 0 to 4; 5 is none"),
        (CLASSIC, {"cards": (0, 0, 1)}, "the cards dealt are all different"),
        (CLASSIC, {"brokers": (0, 1, 2)}, "there are no brokers at this table"),
        (ANNIVERSARY, {}, "3 containers are dealt, two to broker I and one to broker II"),
        (ANNIVERSARY, {"brokers": (0, 0, 2)}, "the containers dealt are all different"),
    ],
)
def test_a_deal_that_the_table_cannot_have(
    options: Options, change: dict[str, Any], said: str
) -> None:
    parts: dict[str, Any] = {"first": 0, "machines": (0, 1, 2), "cards": (0, 1, 2), **change}
    with pytest.raises(NotationError) as caught:
        check_deal(Deal(**parts), options)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("first red", 1, "it begins with the word deal"),
        ("deal fist red", 6, "did you mean first?"),
        ("deal first red first red", 16, "first is given twice"),
        ("deal first red", 15, "machines is missing from the deal"),
        ("deal machines k x", 17, "'x' is not a colour"),
        ("deal cards A F", 14, "'F' is not a value card; the cards are A, B, C, D, E"),
        ("deal first red, machines k k o, cards A C B", 1, "here one comes twice"),
    ],
)
def test_errors_in_text_name_the_place(text: str, column: int, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_deal(text, CLASSIC)
    assert said in caught.value.message
    assert str(caught.value).startswith(f"column {column}: ")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([], "deal: a deal is a dict, not []"),
        ({"frist": "red"}, "did you mean first?"),
        ({"first": 1}, "deal.first: 1 is not a name or a list of names"),
        ({"first": "red", "machines": ["k", "n", 2]}, "deal.machines: "),
        ({"first": "red", "machines": "k n o"}, "deal: cards is missing from the deal"),
        ({"first": "red blue"}, "deal.first: 'blue' is too much"),
    ],
)
def test_errors_in_a_dict_name_the_way_to_it(values: Any, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        check_deal(values, CLASSIC)
    assert said in str(caught.value)
