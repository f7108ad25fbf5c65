"""Positions that cannot be read: one clear error with its place, whatever the input is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from longshore.engine.types import State
from longshore.game.options import Options
from longshore.notation import (
    NotationError,
    format_position,
    parse_position,
    position_dict,
    read_position,
)
from tests.support import random_game, varied_options


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("", "line 1, column 1", "a position begins with a line such as longshore classic 4"),
        ("classic 3", "line 1, column 1", "each begins with longshore, as in longshore classic 4"),
        ("longshore clasic 3", "line 1, column 11", "the editions are classic, anniversary"),
        ("longshore classic 6", "line 1, column 19", "the number of seats is a number from 3 to 5"),
        ("longshore classic", "line 1, column 18", "a number is missing here"),
        ("longshore classic 3 mony=open", "line 1, column 21", "did you mean money?"),
        ("longshore classic 3 money=shut", "line 1, column 21", "one of hidden, open; not 'shut'"),
        ("longshore classic 3 money", "line 1, column 21", "one is written money=open"),
        ("longshore classic 3 money=", "line 1, column 27", "the value of the option money"),
        ("longshore classic 3 supply=5 supply=6", "line 1, column 30", "is given twice"),
        ("longshore classic 5 investment_bank=on", "line 1, column 21", "spare containers"),
    ],
)
def test_errors_in_the_header(text: str, place: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert str(caught.value).startswith(f"{place}: ")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ("turn blu", 6, "'blu' is not a seat; the seats are blue, red, yellow"),
        ("rond 4", 1, "did you mean round?"),
        ("round 0", 7, "round is a whole number, 1 or more"),
        ("turn", 5, "after turn, a seat is missing here"),
        ("phase sleep", 7, "it is one of act, make, price"),
        ("produced twice", 10, "'twice' is too much"),
        ("deal first red", 1, "this is a whole game"),
        ("green: cash 3", 1, "'green' is not a seat at this table"),
        ("bleu: cash 3", 1, "did you mean blue?"),
        ("blue: cash three", 12, "'three' is not a number"),
        ("blue: cash 3 4", 14, "'4' is too much"),
        ("blue: cash 3, cash 4", 15, "cash is given twice"),
        ("blue: loans 3", 13, "loans is a number from 0 to 2"),
        ("blue: card F", 12, "the cards are A, B, C, D, E"),
        ("blue: machines k n o t w", 7, "at most 4 machines"),
        ("blue: factory k@5", 17, "a price in a factory store is a number from 1 to 4"),
        ("blue: factory k2", 15, "it is written k@2"),
        ("blue: factory", 14, "is missing here"),
        ("blue: factory k@2, harbor o@4", 20, "did you mean harbour?"),
        ("blue: ship k6", 7, "a ship carries at most 5 containers"),
        ("blue: ship green k", 12, "'green' is not a place for a ship"),
        ("blue: ship, island k2", 11, "after ship, a place and a cargo is missing here"),
        ("blue: island k21", 14, "at most 20 containers of a colour"),
        ("blue: island k@2", 15, "these containers have no price"),
        ("blue: island none k", 19, "'k' is too much"),
        ("broker IV: money 3", 8, "the brokers are I, II, III"),
        ("broker I money 3", 10, "a colon is missing here"),
        ("broker I: cash 3", 11, "there are: goods, money"),
        ("payment: space IV goods", 16, "it is one of I goods"),
        ("waiting nobody red", 16, "'red' is too much"),
    ],
)
def test_errors_in_a_line(line: str, column: int, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(f"longshore classic 3\n\n{line}\n")
    fault = caught.value
    assert (fault.line, fault.column) == (3, column), str(fault)
    assert said in fault.message
    assert fault.text == line


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"blu": {}}, "there is no 'blu' here; did you mean blue?"),
        ({"seats": 3, "purple": {}}, "purple: there is no seat purple at this table"),
        ({"seats": 2}, "A table has 3 to 5 seats, not 2."),
        ({"seats": True}, "seats: True is not a number of seats"),
        ({"edition": ["classic"]}, "edition: ['classic'] is not the name of an edition"),
        ({"edition": "delux"}, "There is no edition called 'delux'"),
        ({"options": {"seats": 3}}, "options: there is no option 'seats'"),
        ({"options": {"mony": "open"}}, "options: there is no option 'mony'; did you mean money?"),
        ({"options": [1]}, "options: [1] is not a dict of options"),
        ({"options": {"supply": 1}}, "The option supply is a number from 2 to 20; not 1."),
        ({"blue": []}, "blue: [] is not a dict of cash"),
        ({"blue": {"csh": 3}}, "blue: there is no 'csh' here; did you mean cash?"),
        ({"blue": {"cash": -1}}, "blue.cash: -1 is out of range"),
        ({"blue": {"cash": 2.5}}, "blue.cash: 2.5 is not a whole number"),
        ({"blue": {"cash": True}}, "blue.cash: True is not a whole number"),
        ({"blue": {"cash": None}}, "blue.cash: None is not a whole number"),
        ({"blue": {"cash": 10**5000}}, "blue.cash: this int is out of range"),
        ({"blue": {"cash": 3, "Cash": 3}}, "blue.cash: it is given twice"),
        ({"blue": {"factory": {"k": 1}}}, "blue.factory: {'k': 1} is not a list of containers"),
        ({"blue": {"factory": ["k@2", 3]}}, "blue.factory: ['k@2', 3] is not a list"),
        ({"blue": {"island": {"x": 1}}}, "blue.island: there is no 'x' here"),
        ({"blue": {"island": {"k": -1}}}, "blue.island.k: -1 is out of range"),
        ({"blue": {"ship": {"at": "home"}}}, "blue.ship.at: 'home' is not a place for a ship"),
        ({"blue": {"ship": {"cargo": "k6"}}}, "blue.ship: a ship carries at most 5 containers"),
        ({"blue": {"ship": 3}}, "blue.ship: 3 is not a place and a cargo"),
        ({"turn": 0}, "turn: 0 is not a seat"),
        ({"produced": 1}, "produced: 1 is not true or false"),
        ({"played": {"blue": 1}}, "played: {'blue': 1} is not a list of seats"),
        ({"brokers": {"IV": {}}}, "brokers: there is no 'IV' here"),
        ({"brokers": {"I": {"money": "x"}}}, "brokers.I.money: 'x' is not a number"),
        ({"blue": {"bills": [1, 2]}}, "blue.bills: [1, 2] is not 4 numbers"),
        ({"blue": {"bills": [1, 0, 0, 0]}}, "blue.bills: these bills make $1, but cash is $20"),
        ({"blue": {"island": "k17"}}, "there are 17 containers of black here, but only 16"),
        (["longshore"], "a position is a text or a dict"),
    ],
)
def test_errors_in_a_dict_name_the_way_to_it(values: Any, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(values)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"blue": {"ship": "blue"}}, "Blue's ship lies in its own harbour."),
        ({"blue": {"card": "A"}, "red": {"card": "A"}}, "the same value card"),
        ({"blue": {"machines": "k k"}}, "two machines of one colour"),
        ({"blue": {"factory": "k@2 k@2 k@2"}}, "there is room for 2"),
        ({"blue": {"pier": "k"}}, "The Investment Bank is not in play"),
        ({"supply": "k0 n0 o1 t1 w1"}, "run out of 2 colours, but the end is not triggered"),
        ({"waiting": "nobody"}, "this position cannot be: "),
        (
            {"red": {"ship": "island k"}},
            "Red's ship lies at the island with containers, but there is no auction of them.",
        ),
        (
            {"phase": "bids", "blue": {"ship": "island k"}, "red": {"ship": "island n"}},
            "Red's ship lies at the island with containers, but there is no auction of them.",
        ),
        (
            {"round": 5, "played": "nobody"},
            "Nobody is said to have finished a turn; in round 5 with Blue to move it is Blue, Red",
        ),
        (
            {"turn": "red", "played": "blue red"},
            "Blue, Red are said to have finished a turn; in round 1 with Red to move it is Blue.",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(values: dict[str, Any], said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(values)
    assert str(caught.value).startswith("this position cannot be: ")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"seats": 3,, }', "line 1, column 13: this is not JSON: expecting property name"),
        ('{"seats": 3,\n "blue": }', "line 2, column 10: this is not JSON: expecting value"),
        ('{"turn": "red", "turn": "blue"}', "the key 'turn' is given twice"),
        ('{"blue":' * 20_000, "this is not JSON"),
        ('{"seats": ' + "9" * 5000 + "}", "this is not JSON"),
        ("{}{}", "this is not JSON: extra data"),
    ],
)
def test_errors_in_json_name_the_place(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert said in str(caught.value)


# Whatever comes in, only a `NotationError` goes out.


def _samples() -> list[tuple[State, Options]]:
    """One state of each of a few random games, from the beginning to the end."""
    samples = []
    for seed in range(12):
        options = varied_options(seed)
        for played in random_game(options, seed, 40 * seed, rich=seed % 4 == 3):
            last = played
        samples.append((last.state, options))
    return samples


SAMPLES = _samples()
TEXTS = [format_position(state, options) for state, options in SAMPLES]
DICTS = [position_dict(state, options) for state, options in SAMPLES]
WORDS = sorted({word for text in TEXTS for word in text.replace(",", " ,").split()})

_SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["k", "k2", "k@2", "red", "blue", "none", "sea", "I goods", "A", "12"])
)
_JSON = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def reads_or_refuses(position: Any) -> None:
    """What is read can be written and read again; anything else is a `NotationError`."""
    try:
        state, options = read_position(position)
    except NotationError:
        return
    again, _ = parse_position(format_position(state, options))
    assert again.tobytes() == state.tobytes()


@settings(max_examples=200)
@given(st.text(max_size=80) | st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join))
@example("\x00")
@example("longshore classic 3\nblue: cash ²")
@example("longshore classic 3\nblue: " + "k@" * 3000)
def test_any_text(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses("longshore anniversary 3\n" + text)


@settings(max_examples=200)
@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.integers(0, 600), st.integers(0, 9), st.text(max_size=3)), max_size=3),
)
def test_damaged_texts(text: str, damages: list[tuple[int, int, str]]) -> None:
    for place, length, scrap in damages:
        text = text[:place] + scrap + text[place + length :]
    reads_or_refuses(text)


@settings(max_examples=200)
@given(st.sampled_from(TEXTS), st.data())
def test_texts_with_words_exchanged(text: str, data: st.DataObject) -> None:
    words = text.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.sampled_from(WORDS))
    reads_or_refuses(" ".join(words))


@settings(max_examples=200)
@given(_JSON | st.dictionaries(st.sampled_from([*DICTS[0], "options", "brokers"]), _JSON))
def test_any_values(values: Any) -> None:
    reads_or_refuses(values)


@settings(max_examples=200)
@given(st.sampled_from(DICTS), st.data())
def test_damaged_dicts(values: dict[str, Any], data: st.DataObject) -> None:
    damaged = json.loads(json.dumps(values))
    section = damaged
    while True:
        key = data.draw(st.sampled_from(sorted(section)))
        if not isinstance(section[key], dict) or not section[key] or data.draw(st.booleans()):
            break
        section = section[key]
    section[key] = data.draw(_JSON)
    reads_or_refuses(damaged)
    reads_or_refuses(json.dumps(damaged))
