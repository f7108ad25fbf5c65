"""The table of moves: names, encoding and decoding."""

from __future__ import annotations

import numpy as np
import pytest

from longshore.engine import moves
from longshore.engine.moves import FAMILIES, FIRST, MOVES, decode, encode, move_name


def test_encoding_and_decoding_are_inverse() -> None:
    for move in range(MOVES):
        name, values = decode(move)
        assert encode(name, *values) == move


def test_every_move_has_its_own_name() -> None:
    assert len({move_name(move) for move in range(MOVES)}) == MOVES
    assert move_name(encode("take", 3, 2)) == "take 3 2"
    assert move_name(encode("pass")) == "pass"


def test_families_follow_one_another_without_a_gap() -> None:
    after = 0
    for family in FAMILIES:
        assert FIRST[family.name] == after
        after += family.size
    assert after == MOVES
    assert np.iinfo(np.int16).max >= MOVES


def test_the_constants_are_the_first_of_their_families() -> None:
    names = {"TAKE_LOAN": "loan"}
    constants = [name for name in vars(moves) if name.isupper()]
    checked = 0
    for constant in constants:
        family = names.get(constant, constant.lower())
        if family in FIRST:
            assert getattr(moves, constant) == FIRST[family]
            checked += 1
    assert checked == len(FAMILIES)


def test_within_a_family_moves_rise_by_colour_then_price() -> None:
    """A choice of several containers is spelled in rising order, so that it has one spelling."""
    for name in ("take", "sell", "seize", "offer_factory", "offer_harbour"):
        family = next(family for family in FAMILIES if family.name == name)
        numbers = range(FIRST[name], FIRST[name] + family.size)
        values = [decode(move)[1] for move in numbers]
        assert values == sorted(values)


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("teke", (), "no family of moves called 'teke'"),
        ("take", (1,), "takes colour, price; 1 values were given"),
        ("pass", (1,), "takes nothing; 1 values were given"),
        ("take", (5, 1), "The colour of a take move is 0 to 4, not 5"),
        ("take", (0, 7), "The price of a take move is 1 to 6, not 7"),
        ("bid", (100,), "The amount of a bid move is 0 to 99, not 100"),
        ("bid", (-1,), "The amount of a bid move is 0 to 99, not -1"),
    ],
)
def test_what_cannot_be_encoded_is_said(name: str, values: tuple[int, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        encode(name, *values)


@pytest.mark.parametrize("move", [-1, MOVES, 10**6])
def test_what_cannot_be_decoded_is_said(move: int) -> None:
    with pytest.raises(ValueError, match=f"numbered 0 to {MOVES - 1}; there is no move {move}"):
        decode(move)
