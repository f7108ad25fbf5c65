"""The deal over many seeds: everything that can be dealt is, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from longshore.engine import places, play, purses
from longshore.engine.deal import draw_deal
from longshore.engine.scoring import card_value, two_value_colour
from longshore.engine.state import NONE, Berth, Phase, new_state
from longshore.engine.types import State
from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import TABLES, awaited, started

SUPPLY = {"classic": {3: 12, 4: 16, 5: 20}, "anniversary": {3: 10, 4: 13, 5: 16}}
MACHINES = {"classic": {3: 5, 4: 5, 5: 5}, "anniversary": {3: 2, 4: 3, 5: 4}}
WAREHOUSES = {"classic": {3: 25, 4: 25, 5: 25}, "anniversary": {3: 12, 4: 16, 5: 20}}
SEEDS = range(2000)

table = pytest.mark.parametrize(("edition", "seats"), TABLES)


def deals(seats: int) -> list[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """First seat, machines, cards and the brokers' colours of many seeds."""
    dealt, drawn = play.new_deal(), []
    for seed in SEEDS:
        draw_deal(dealt, seats, seed)
        lists = (dealt.machine.tolist(), dealt.card.tolist(), dealt.broker.tolist())
        machine, card, broker = (tuple(values) for values in lists)
        drawn.append((int(dealt.first), machine, card, broker))
    return drawn


def evenly(counts: Counter[object], kinds: int) -> bool:
    """Each of so many kinds occurs, within five standard deviations of its share."""
    total = sum(counts.values())
    share = total / kinds
    slack = 5 * (share * (1 - 1 / kinds)) ** 0.5
    return len(counts) == kinds and all(abs(n - share) <= slack for n in counts.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S1_every_seat_can_start(seats: int) -> None:
    assert evenly(Counter(first for first, *_ in deals(seats)), seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S4_machines_of_different_colours_in_every_order(seats: int) -> None:
    drawn = [machine for _, machine, _, _ in deals(seats)]
    assert set(drawn) <= {
        (*order, *[NONE] * (5 - seats)) for order in permutations(range(5), seats)
    }
    for seat in range(seats):
        assert evenly(Counter(machine[seat] for machine in drawn), 5)
    assert evenly(Counter(machine[:2] for machine in drawn), 20)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S5_one_of_five_value_cards_each(seats: int) -> None:
    drawn = [card for _, _, card, _ in deals(seats)]
    assert set(drawn) <= {
        (*order, *[NONE] * (5 - seats)) for order in permutations(range(5), seats)
    }
    for seat in range(seats):
        assert evenly(Counter(card[seat] for card in drawn), 5)
    assert evenly(Counter(card[:2] for card in drawn), 20)


def test_machine_card_and_first_seat_are_drawn_apart() -> None:
    drawn = deals(5)
    assert evenly(Counter((machine[0], card[0]) for _, machine, card, _ in drawn), 25)
    assert evenly(Counter((first, machine[0]) for first, machine, _, _ in drawn), 25)
    assert evenly(Counter((first, card[0]) for first, _, card, _ in drawn), 25)


def test_K1_two_colours_for_broker_I_and_a_third_for_broker_II() -> None:
    drawn = [broker for *_, broker in deals(4)]
    possible = {
        (*pair, third)
        for pair in combinations(range(5), 2)
        for third in range(5)
        if third not in pair
    }
    assert set(drawn) == possible
    assert evenly(Counter(drawn), 30)


def test_seeds_of_sixty_four_bits_all_count() -> None:
    dealt, drawn = play.new_deal(), set()
    for power in range(63):
        for seed in (2**power, -(2**power)):
            draw_deal(dealt, 5, seed)
            drawn.add(dealt.tobytes())
    assert len(drawn) >= 120  # of 126 seeds; two may happen to be dealt alike


def check_seat(state: State, seat: int, edition: str) -> None:
    """S4, S5: what lies before a seat."""
    machine = int(state.machines[seat, 0])
    assert state.machines[seat, 1:].tolist() == [NONE] * 3
    assert state.warehouses[seat] == 1
    stores = state.goods[places.FACTORY : places.SHIP]
    own = stores[4 * seat : 4 * seat + 4]
    assert own[1].tolist() == [int(colour == machine) for colour in range(5)]
    assert own.sum() == 1
    assert (state.cash[seat], state.loans[seat], state.berth[seat]) == (20, 0, Berth.SEA)
    hand = [5, 5, 1, 0] if edition == "anniversary" else [0, 0, 0, 0]
    assert state.bills[seat].tolist() == hand


@table
def test_S1_to_S7_the_table_is_set(edition: str, seats: int) -> None:
    for seed in range(30):
        state, _ = started(Options.make(edition, seats), seed)
        dealt = play.new_deal()
        draw_deal(dealt, seats, seed)
        for seat in range(seats):
            check_seat(state, seat, edition)
        machines = state.machines[:seats, 0].tolist()
        assert machines == dealt.machine[:seats].tolist()
        assert state.card.tolist() == dealt.card.tolist()
        supply, left = SUPPLY[edition][seats], state.goods[places.SUPPLY].tolist()
        assert left == [supply - (colour in machines) for colour in range(5)]
        in_supply = MACHINES[edition][seats]
        assert state.machine_supply.tolist() == [in_supply - (c in machines) for c in range(5)]
        assert state.warehouse_supply == WAREHOUSES[edition][seats] - seats
        assert state.active == state.first == dealt.first
        assert (state.phase, awaited(state)) == (Phase.ACT, [int(dealt.first)])
        assert (state.actions_left, state.round_number) == (2, 1)
        assert status(state) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_K1_the_brokers_are_set_up(seats: int) -> None:
    for seed in range(30):
        state, _ = started(Options.make("anniversary", seats), seed)
        dealt = play.new_deal()
        draw_deal(dealt, seats, seed)
        one, two, third = dealt.broker.tolist()
        brokers = state.goods[places.BROKER : places.BROKER + 3].tolist()
        assert brokers[0] == [int(colour in (one, two)) for colour in range(5)]
        assert brokers[1] == [int(colour == third) for colour in range(5)]
        assert brokers[2] == [0] * 5
        assert state.cash[purses.BROKER : purses.BROKER + 3].tolist() == [1, 2, 3]
        assert (state.holder, state.arrow) == (NONE, NONE)
        assert not state.goods[places.PIER : places.PIER + 5].any()


def test_without_the_bank_there_are_no_brokers() -> None:
    state, _ = started(Options.make("anniversary", 4, investment_bank=False), 3)
    assert not state.cash[purses.CARD : purses.BANK].any()
    assert not state.goods[places.PIER : places.PLACES].any()
    assert state.goods.sum(axis=0).tolist() == [13] * 5


def test_an_explicit_deal_is_dealt_as_it_is() -> None:
    dealt = play.new_deal()
    dealt.first = 2
    dealt.machine[:] = (4, 2, 0, 1, NONE)
    dealt.card[:] = (3, 1, 0, 4, NONE)
    dealt.broker[:] = (1, 4, 0)
    state = new_state()
    play.start(state, Options.make("anniversary", 4).rules(), dealt, None)
    assert (state.first, state.active) == (2, 2)
    assert state.machines[:, 0].tolist() == [4, 2, 0, 1, NONE]
    assert state.card.tolist() == [3, 1, 0, 4, NONE]
    assert state.goods[places.BROKER].tolist() == [0, 1, 0, 0, 1]
    assert state.goods[places.BROKER + 1].tolist() == [1, 0, 0, 0, 0]
    assert status(state) == []


def test_S6_every_colour_takes_every_value_once() -> None:
    rows = [[card_value(card, colour) for colour in range(5)] for card in range(5)]
    assert rows[0] == [4, 2, 10, 5, 6]  # black, brown, orange, tan, white on card A
    assert rows[1] == [6, 4, 2, 10, 5]  # card B
    for line in [*rows, *zip(*rows, strict=True)]:
        assert sorted(line) == [2, 4, 5, 6, 10]
    for card, row in enumerate(rows):
        assert row[two_value_colour(card)] == 5
