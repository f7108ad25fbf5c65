"""Positions: every state has one text and one dict, and both give back the same bytes."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.engine import places, purses
from longshore.engine.state import AUTOMATIC, NONE, Berth, Phase
from longshore.engine.types import State
from longshore.game.options import Options
from longshore.notation import (
    NotationError,
    format_position,
    parse_position,
    position_dict,
    position_json,
    read_position,
    state_from_dict,
)
from tests.support import (
    SEEDS,
    forgetful,
    option_sets,
    random_game,
    started,
    varied_game,
    varied_options,
)


def assert_same(state: State, read: State) -> None:
    """Field by field first, for a message that helps; then byte for byte."""
    state = forgetful(state)
    for field in state.dtype.names or ():
        assert np.array_equal(state[field], read[field]), field
    assert state.tobytes() == read.tobytes()


def assert_round_trips(state: State, options: Options) -> None:
    text = format_position(state, options)
    read, read_options = parse_position(text)
    assert read_options == options
    assert_same(state, read)
    assert format_position(read, read_options) == text
    written = position_dict(state, options)
    again, again_options = state_from_dict(json.loads(json.dumps(written)))
    assert again_options == options
    assert_same(state, again)


# Round trips.


@SEEDS
def test_every_state_of_random_play_round_trips(seeds: range) -> None:
    """Whole games move by move, rich and poor, in the middle of actions too."""
    seen: Counter[int] = Counter()
    for seed in seeds:
        options = varied_options(seed)
        for number, played in enumerate(varied_game(seed, limit=600)):
            phase = int(played.state.phase)
            if number % 60 and seen[phase] > 5:
                continue
            seen[phase] += 1
            assert_round_trips(played.state, options)
    assert set(seen) == {phase.value for phase in Phase if phase.value < AUTOMATIC}


@given(option_sets(), st.integers(0, 2**32), st.integers(0, 250), st.booleans())
def test_a_state_at_any_table_round_trips(
    options: Options, seed: int, moves: int, rich: bool
) -> None:
    for played in random_game(options, seed, moves, rich=rich):
        last = played
    assert_round_trips(last.state, options)


def test_a_state_between_two_steps_has_no_notation() -> None:
    options = Options.make("classic", 3)
    state, _ = started(options, 1)
    state.phase = Phase.INTEREST
    with pytest.raises(NotationError, match="this one is at interest"):
        position_dict(state, options)


# What is left unsaid.


def read(**parts: Any) -> State:
    state, _ = read_position({"seats": 3, **parts})
    return state


def test_a_table_of_which_nothing_is_said() -> None:
    state, options = read_position({})
    assert options == Options.make("classic", 4)
    assert state.phase == Phase.ACT
    assert (state.round_number, state.active, state.first, state.actions_left) == (1, 0, 0, 2)
    assert state.awaiting == 0b0001
    assert state.played == 0
    assert list(state.cash) == [20, 20, 20, 20, 0, 0, 0, 0, 0, -80]
    assert list(state.card) == [0, 1, 2, 3, NONE]
    assert list(state.machines[:, 0]) == [0, 1, 2, 3, NONE]
    assert list(state.warehouses) == [1, 1, 1, 1, 0]
    assert list(state.berth) == [Berth.SEA] * 5
    assert list(state.goods[places.SUPPLY]) == [16] * 5
    assert list(state.machine_supply) == [4, 4, 4, 4, 5]
    assert state.warehouse_supply == 21


def test_only_what_matters_is_written() -> None:
    state = read(turn="blue", blue={"machines": "k", "factory": "k@2 k@2", "cash": 0})
    assert state.cash[0] == 0
    assert state.goods[places.FACTORY + 1, 0] == 2
    assert list(state.goods[places.SUPPLY]) == [10, 12, 12, 12, 12]


def test_texts_lists_and_numbers_mean_the_same() -> None:
    loose = read(
        blue={
            "Cash": "$7",
            "machines": "black, N",
            "factory": ["k@2", "brown@3"],
            "ship": "red t2 w",
            "island": ["k", "k2"],
        }
    )
    strict = read(
        blue={
            "cash": 7,
            "machines": ["k", "n"],
            "factory": "k@2 n@3",
            "ship": {"at": "red", "cargo": {"t": 2, "w": 1}},
            "island": {"k": 3},
        }
    )
    assert_same(loose, strict)


def test_who_has_played_follows_from_round_and_turn() -> None:
    assert read(first="yellow", turn="red").played == 0b101
    assert read(first="yellow").played == 0
    assert read(first="yellow").active == 2
    assert read(round=2).played == 0b111
    assert read(round=2, played=["yellow", "red", "blue"]).played == 0b111
    assert read(turn="red", played="blue").played == 0b001


def test_cards_that_are_not_said_are_still_all_different() -> None:
    assert list(read(blue={"card": "B"}).card[:3]) == [1, 0, 2]
    assert list(read(yellow={"card": "a"}).card[:3]) == [2, 1, 0]


def test_with_a_supply_that_is_said_the_rest_is_out_of_the_game() -> None:
    state = read(supply="k3 n3 o3 t3 w3", blue={"island": "k2"})
    assert list(state.goods[places.SUPPLY]) == [3] * 5
    assert list(state.goods[places.BOX]) == [7, 9, 9, 9, 9]


def test_with_a_box_that_is_said_the_supply_is_the_rest() -> None:
    state = read(box="k5")
    assert list(state.goods[places.SUPPLY]) == [7, 12, 12, 12, 12]


def test_what_lies_with_the_brokers_came_from_outside() -> None:
    state, _ = read_position(
        {"edition": "anniversary", "seats": 3, "brokers": {"I": {"goods": "k n"}}}
    )
    assert list(state.goods[places.SUPPLY]) == [10] * 5
    assert list(state.cash[purses.BROKER : purses.BANK]) == [1, 2, 3]


def test_bills_are_the_fewest_unless_said() -> None:
    table = {"edition": "anniversary", "seats": 3}
    state, _ = read_position({**table, "blue": {"cash": 38}})
    assert list(state.bills[0]) == [1, 1, 1, 3]
    state, _ = read_position({**table, "blue": {"cash": 20, "bills": [5, 5, 1, 0]}})
    assert list(state.bills[0]) == [5, 5, 1, 0]


def test_an_auction_is_set_up_from_its_bids() -> None:
    state = read(phase="decide", blue={"ship": "k n"}, red={"bid": 5}, yellow={"bid": 3})
    assert (state.high, state.tied, state.awaiting) == (5, 0b010, 0b001)
    assert (state.actions_left, state.berth[0]) == (1, Berth.ISLAND)
    state = read(phase="bids", blue={"ship": "k n"}, yellow={"bid": 3})
    assert (state.high, state.tied, state.awaiting) == (0, 0, 0b010)
    state = read(phase="tiebreak", blue={"ship": "k"}, red={"bid": 4}, yellow={"bid": 4})
    assert (state.high, state.tied, state.awaiting) == (4, 0b110, 0b110)


def test_a_seizure_waits_for_the_right_hand_neighbour() -> None:
    poor = {"cash": 0, "loans": 2, "island": "k n"}
    state = read(phase="seize", turn="red", red=poor)
    assert (state.awaiting, state.defaults, state.to_seize) == (0b001, 1, 1)


# The text.


def test_the_canonical_text_is_short() -> None:
    state = read(
        turn="red",
        round=4,
        options={"money": "open"},
        blue={"cash": 12, "loans": 1, "machines": "k n", "factory": "n@3 k@2", "ship": "red w t"},
        red={"harbour": "o@4", "warehouses": 2, "island": "k2 o"},
    )
    options = Options.make("classic", 3, money="open")
    assert format_position(state, options).splitlines() == [
        "longshore classic 3 money=open",
        "turn red, round 4",
        "supply k9 n11 o10 t11 w11",
        "blue: cash 12, loans 1, card A, machines k n, factory k@2 n@3, ship red t w",
        "red: cash 20, card B, machines n, warehouses 2, harbour o@4, island k2 o1",
        "yellow: cash 20, card C, machines o",
    ]


def test_text_dict_and_json_are_told_apart() -> None:
    text = "longshore classic 3; turn red"
    states = [
        read_position(form)[0]
        for form in (text, {"seats": 3, "turn": "red"}, ' {"seats": 3, "turn": "red"}')
    ]
    assert states[0].tobytes() == states[1].tobytes() == states[2].tobytes()
    options = Options.make("classic", 3)
    assert read_position(position_json(states[0], options))[0].tobytes() == states[0].tobytes()


def test_reading_text_is_forgiving() -> None:
    tidy = "longshore classic 3 money=open\nturn red, round 4\nblue: cash 3, factory k@2 n@3\n"
    loose = (
        "\ufeff# a comment\r\n\r\n  LONGSHORE Classic 3 Money = OPEN ;;\r\n"
        "Round 4 turn RED;blue:factory black @ 2,n@3 cash $3  # and another\r\n"
    )
    assert parse_position(tidy)[0].tobytes() == parse_position(loose)[0].tobytes()


def test_a_seat_may_have_several_lines() -> None:
    one = "longshore classic 3\nblue: cash 3, loans 1"
    two = "longshore classic 3\nblue: cash 3\nred: cash 20\nblue: loans 1"
    assert parse_position(one)[0].tobytes() == parse_position(two)[0].tobytes()
