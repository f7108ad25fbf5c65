"""The journal tells everything: books kept from it alone agree with the state after every move."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from longshore.engine.state import NONE, Phase
from longshore.engine.types import State
from longshore.game.options import Options
from tests.engine.shadow import Shadow, followed
from tests.support import (
    RUNS,
    SEEDS,
    option_sets,
    random_game,
    varied_game,
    varied_options,
)


def check_money(shadow: Shadow, state: State) -> None:
    assert state.cash.tolist() == shadow.cash
    assert sum(shadow.cash) == 0


def check_goods(shadow: Shadow, state: State) -> None:
    assert state.goods.tolist() == shadow.goods
    assert state.held.tolist() == [sum(row) for row in shadow.goods]


def check_board(shadow: Shadow, state: State) -> None:
    """Loans, buildings, ships, the turn and the end."""
    machines = [[colour for colour in row if colour != NONE] for row in state.machines.tolist()]
    assert state.loans.tolist() == shadow.loans
    assert machines == shadow.machines
    assert state.warehouses.tolist() == shadow.warehouses
    assert state.berth.tolist() == shadow.berth
    assert (int(state.active), int(state.round_number)) == (shadow.active, shadow.round_number)
    assert bool(state.ending) == shadow.ending
    assert (state.phase == Phase.OVER) == shadow.over


@SEEDS
def test_money_is_conserved_against_the_journal(seeds: range) -> None:
    for seed in seeds:
        for shadow, played in followed(varied_options(seed), varied_game(seed)):
            check_money(shadow, played.state)


@SEEDS
def test_containers_are_conserved_against_the_journal(seeds: range) -> None:
    for seed in seeds:
        options = varied_options(seed)
        outside = 3 if options.investment_bank else 0
        for shadow, played in followed(options, varied_game(seed)):
            check_goods(shadow, played.state)
            more = played.state.goods.sum(axis=0, dtype=int) - options.supply
            assert more.sum() == outside
            assert set(more.tolist()) <= {0, 1}


@SEEDS
def test_the_board_can_be_kept_from_the_journal_alone(seeds: range) -> None:
    for seed in seeds:
        for shadow, played in followed(varied_options(seed), varied_game(seed)):
            check_board(shadow, played.state)


@SEEDS
def test_V2_bills_are_counted_as_ruled(seeds: range) -> None:
    """Against a search through all ways to pay, written from the ruling and not from the code."""
    for seed in seeds:
        options = varied_options(seed, money_cards="open")
        for shadow, played in followed(options, random_game(options, seed), bills=True):
            assert played.state.bills.tolist() == shadow.bills


@RUNS
@given(options=option_sets(), seed=st.integers(0, 2**63 - 1))
def test_the_books_agree_for_any_options(run: str, options: Options, seed: int) -> None:
    games = random_game(options, seed, limit=600)
    for shadow, played in followed(options, games, bills=True):
        check_money(shadow, played.state)
        check_goods(shadow, played.state)
        check_board(shadow, played.state)
        assert played.state.bills.tolist() == shadow.bills
