"""A row is read back exactly: every number of it, times what it was divided by, is whole again."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pytest

from longshore.engine import purses
from longshore.engine.layout import EXACT, FIELDS, MONEY, SCALES, Field, layout
from longshore.engine.observe import SIZE, observe_all, read
from longshore.engine.state import BROKERS, COLOURS, SEATS, STATE, Phase
from longshore.engine.types import State
from longshore.envs.bounds import most_money
from longshore.game.options import BOX, MAX_ROUNDS, Options
from tests.support import started

BY_NAME = {field.name: field for field in FIELDS}
# The fields of a row that are a field of the record under a name of its own.
RECORDED = {"round": "round_number"}


def legal(field: Field) -> npt.NDArray[np.int64]:
    """Every number that a field may hold; of money all small sums and many others."""
    low, high = int(field.low), int(field.high)
    if field.scale != MONEY or high < EXACT:
        return np.arange(low, high + 1)
    powers = 2 ** np.arange(math.frexp(EXACT)[1])
    near = np.concatenate([powers - 1, powers, powers + 1, np.arange(0, EXACT, 997)])
    return np.unique(np.concatenate([np.arange(20_000), near[near <= EXACT]]))


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_dividing_and_multiplying_again_changes_nothing(field: Field) -> None:
    numbers = legal(field)
    told = numbers.astype(np.float32) * SCALES[layout()[field.name].start]
    assert told.dtype == np.float32
    assert np.array_equal(told * np.float32(field.scale), numbers)
    assert np.array_equal(told, (numbers / field.scale).astype(np.float32))
    assert [int(one * field.scale) for one in told[:200].tolist()] == numbers[:200].tolist()


def test_what_numbers_are_divided_by_are_powers_of_two() -> None:
    assert all(math.frexp(field.scale)[0] == 0.5 for field in FIELDS)


def decoded(state: State, name: str) -> npt.NDArray[np.float32]:
    row = np.full(SIZE, np.nan, np.float32)
    observe_all(state, 0, row)
    return read(row)[name] * np.float32(BY_NAME[name].scale)


NUMBERS = [
    field.name
    for field in FIELDS
    if field.scale != 1 and RECORDED.get(field.name, field.name) in (STATE.names or ())
]


@pytest.mark.parametrize("name", NUMBERS)
def test_the_writer_tells_every_number_exactly(name: str) -> None:
    """A field of the record after the other, set to the small numbers and to many of the rest.

    That all others are told exactly, too, follows from the test above.
    """
    state, _ = started(Options.make("anniversary", 5, bluff="plain"), seed=1)
    state.phase = Phase.DECIDE
    recorded = RECORDED.get(name, name)
    numbers = legal(BY_NAME[name])
    for number in np.unique([*numbers[:300], *numbers[:20_001:61]]).tolist():
        if name == "cash":
            state.cash[:SEATS] = number
        else:
            state[recorded] = number
        assert (decoded(state, name) == number).all(), number


def test_the_fields_that_are_several_of_the_record_are_told_exactly() -> None:
    state, _ = started(Options.make("anniversary", 5, round_limit=MAX_ROUNDS), seed=1)
    for number in (*range(1, 300), *range(300, MAX_ROUNDS, 997), MAX_ROUNDS):
        state.round_number = number
        assert decoded(state, "rounds_left") == MAX_ROUNDS - number
    for number in range(BOX + 2):
        state.goods[:] = number
        for name in ("supply", "factory", "harbour", "ship", "island", "pier", "broker_goods"):
            assert (decoded(state, name) == number).all()
        for name in ("card_factory", "card_harbour", "floor_factory", "floor_harbour"):
            assert (decoded(state, name) == number).all()
    for number in (*range(300), *range(300, 20_000, 61)):
        state.cash[purses.CARD] = number
        state.cash[purses.BROKER : purses.BROKER + BROKERS] = number
        assert decoded(state, "card_money") == number
        assert (decoded(state, "broker_money") == number).all()


def test_every_number_was_looked_at() -> None:
    several = {"rounds_left", "supply", "card_money", "broker_money", "broker_goods"}
    several |= {"factory", "harbour", "ship", "island", "pier", "card_factory", "card_harbour"}
    several |= {"floor_factory", "floor_harbour"}
    assert {field.name for field in FIELDS if field.scale != 1} == {*NUMBERS, *several}
    assert COLOURS == 5


def test_no_game_of_an_environment_has_more_money_than_is_exact() -> None:
    changes = {"round_limit": MAX_ROUNDS, "seizure": "erratum", "domestic_sale": "action"}
    for edition in ("classic", "anniversary"):
        options = Options.make(edition, 5, **changes, supply=BOX - 1, investment_bank=True)
        assert most_money(options) < EXACT
