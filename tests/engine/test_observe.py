"""What a seat is told in numbers, field by field, against the views and the board."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from longshore import Game
from longshore.engine import places, purses
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.layout import SEAT_FIELDS
from longshore.engine.moves import encode
from longshore.engine.observe import FIELDS, SIZE, bounds, layout, observe, observe_all, read
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    MACHINE_SPACES,
    NONE,
    OPTION_FIELDS,
    SEATS,
    STATE,
    Phase,
)
from longshore.engine.types import State
from longshore.game import board
from longshore.game.options import Options, choice_names
from longshore.game.viewing import make_view
from longshore.game.views import View
from tests.support import awaited, copy_of, random_game, varied_options
from tests.tabletop import position

Told = dict[str, Any]
BERTHS = {"sea": SEATS, "island": SEATS + 1, "bank": SEATS + 2}
BIDDING = (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE, Phase.CALL_BID)
SEALED_FIELDS = frozenset(
    ("has_bid", "bid", "has_extra", "extra", "pending", "sealed_loans", "bluffs", "extra_bluffs")
)

FIELD_OF = np.array([field.name for field in FIELDS for _ in range(field.size)])


class At(NamedTuple):
    """A table and how it stands, in the middle of an action perhaps."""

    options: Options
    state: State


@cache
def walked() -> tuple[At, ...]:
    """Positions of random games at all kinds of tables: many of each phase."""
    found: list[At] = []
    seen: dict[int, int] = {}
    for seed in range(60):
        options = varied_options(seed, round_limit=(None, 25, 8)[seed % 3])
        for number, played in enumerate(random_game(options, seed, 700, rich=seed % 4 == 3)):
            phase = int(played.state.phase)
            seen[phase] = seen.get(phase, 0) + 1
            most = 120 if phase in (Phase.BIDS, Phase.TIEBREAK) else 30  # in which most is secret
            if number % 200 == 0 or seen[phase] <= most:
                found.append(At(options, copy_of(played.state)))
    return tuple(found)


def row_of(state: State, seat: int, *, everything: bool = False) -> npt.NDArray[np.float32]:
    """A row that was full of something else before."""
    row = np.full(SIZE, np.nan, np.float32)
    (observe_all if everything else observe)(state, seat, row)
    return row


def told(row: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.float64]]:
    """The fields of a row as they were before they were divided."""
    fields = read(row.astype(np.float64))
    return {field.name: fields[field.name] * field.scale for field in FIELDS}


# An independent reading, from the views and the options


def one_hot(size: int, index: int | None) -> list[int]:
    return [int(place == index) for place in range(size)]


def counted(goods: tuple[int, ...]) -> list[int]:
    return [goods.count(colour) for colour in range(COLOURS)]


def shelved(store: tuple[tuple[int, int], ...], prices: range) -> list[list[int]]:
    return [[store.count((colour, price)) for colour in range(COLOURS)] for price in prices]


def chosen(options: Options, name: str) -> int:
    return choice_names(name).index(getattr(options, name))


def rules_told(options: Options) -> Told:
    return {
        "seats": one_hot(3, options.seats - 3),
        "supply_start": options.supply,
        "machines_start": options.machines,
        "warehouses_start": options.warehouses,
        "round_limit": options.round_limit or 0,
        "investment_bank": options.investment_bank,
        "domestic_sale": one_hot(3, chosen(options, "domestic_sale")),
        "progressive": options.auction == "progressive",
        "all_zero_tie": options.all_zero == "tie",
        "bluff": one_hot(3, chosen(options, "bluff")),
        "seizure": one_hot(3, chosen(options, "seizure")),
        "idle_production_fee": options.idle_production_fee,
        "docked_loading": options.docked_loading,
        "discard_free": options.discard_tie == "free",
        "win_before_interest": options.broker_win == "before-interest",
        "tie_break_factory": options.tie_break == "factory",
    }


def table_told(at: At, view: View, seat: int) -> Told:
    shown, state, count = view.board, at.state, at.options.seats

    def seat_told(other: int) -> list[int]:
        return one_hot(SEATS, None if other == NONE else (other - seat) % count)

    left = (at.options.round_limit or 0) - shown.round
    default, floor = shown.default, shown.floor
    return {
        "own": one_hot(SEATS, seat),
        "round": shown.round,
        "rounds_left": max(0, left),
        "phase": one_hot(16, int(state.phase)),
        "actions_left": shown.actions_left,
        "produced": shown.produced,
        "called": shown.called,
        "won": shown.won,
        "sold": shown.sold,
        "ending": shown.end_triggered,
        "active": seat_told(shown.active),
        "first": seat_told(shown.first),
        "supply": shown.supply,
        "machine_supply": shown.machine_supply,
        "warehouse_supply": shown.warehouse_supply,
        "floor_factory": counted(floor.factory if floor else ()),
        "floor_harbour": counted(floor.harbour if floor else ()),
        "host": seat_told(int(state.host)),
        "pricer": seat_told(int(state.pricer)),
        "tab": int(state.tab),
        "taken": int(state.taken),
        "cursor": int(state.cursor),
        "to_make": int(state.to_make),
        "to_seize": default.to_seize if default else int(state.to_seize),
        "defaults": default.loans if default else 0,
        "high": max(0, int(state.high)),
    }


def bank_told(at: At, view: View) -> Told:
    shown, state = view.board, at.state
    card = shown.payment_card
    nobody = [counted(()) for _ in range(BROKERS)]
    return {
        "arrow": one_hot(2 * BROKERS, None if state.arrow == NONE else int(state.arrow)),
        "card_money": card.money if card else 0,
        "card_factory": counted(card.factory if card else ()),
        "card_harbour": counted(card.harbour if card else ()),
        "broker_money": [broker.money for broker in shown.brokers] or [0] * BROKERS,
        "broker_goods": [counted(broker.goods) for broker in shown.brokers] or nobody,
    }


def seat_told(at: At, view: View, seat: int, other: int, known: bool) -> Told:
    """What is told of one seat to another."""
    shown, state, count = view.board, at.state, at.options.seats
    area, card = shown.seats[other], shown.payment_card
    berth = area.berth
    lies = (berth - seat) % count if isinstance(berth, int) else BERTHS[berth]
    bidders = {
        Phase.BIDS: [bidder for bidder in range(count) if bidder != shown.active],
        Phase.TIEBREAK: list(board.tied(state)),
    }
    spaces = [*area.machines, *[None] * MACHINE_SPACES][:MACHINE_SPACES]
    return {
        "here": 1,
        "card": one_hot(COLOURS, int(state.card[other]) if known else None),
        "cash": board.cash(state, other),
        "loans": area.loans,
        "warehouses": area.warehouses,
        "machines": [one_hot(COLOURS, colour) for colour in spaces],
        "berth": one_hot(SEATS + 3, lies),
        "awaited": other in bidders.get(Phase(int(state.phase)), shown.awaiting),
        "tied": other in board.tied(state),
        "folded": int(state.folded) >> other & 1,
        "holder": card is not None and card.holder == other,
        "played": int(state.played) >> other & 1,
        "factory": shelved(area.factory, range(1, 5)),
        "harbour": shelved(area.harbour, range(2, 7)),
        "ship": counted(area.ship),
        "island": counted(area.island),
        "pier": counted(area.bank),
        **bid_told(state, other, known),
        **shown_told(state, other),
    }


def shown_told(state: State, other: int) -> Told:
    """The last auction whose bids were shown: `test_shown` says when that is."""
    bid = int(state.shown_bid[other])
    return {
        "shown": bid != NONE,
        "shown_bid": max(0, bid),
        "shown_bluffs": int(state.shown_bluffs[other]),
        "shown_by": int(state.shown_by) == other,
    }


def bid_told(state: State, other: int, known: bool) -> Told:
    """V1: a bid is told once it is revealed, and to its own seat."""
    phase = Phase(int(state.phase))
    nothing: Told = dict.fromkeys(SEALED_FIELDS, 0)
    if phase not in BIDDING:
        return nothing
    first, extra = int(state.bid[other]), int(state.extra[other])
    shows: Told = {}
    if known or phase != Phase.BIDS:
        shows |= {"has_bid": first != NONE, "bid": max(0, first)}
        shows |= {"bluffs": int(state.bluffs[other])}
    if known or phase not in (Phase.BIDS, Phase.TIEBREAK):
        shows |= {"has_extra": extra != NONE, "extra": max(0, extra)}
        shows |= {"extra_bluffs": int(state.extra_bluffs[other])}
        shows |= {"pending": int(state.pending[other])}
        shows |= {"sealed_loans": int(state.sealed_loans[other])}
    return nothing | shows


def expected(at: At, seat: int, *, everything: bool = False) -> Told:
    """All fields as the views tell them; absent seats are all zeros."""
    view = make_view(at.state, at.options, seat)
    count = at.options.seats
    areas = [
        seat_told(at, view, seat, (seat + step) % count, everything or step == 0)
        for step in range(count)
    ]
    blank = {name: np.zeros_like(np.array(value)) for name, value in areas[0].items()}
    areas += [blank] * (SEATS - count)
    of_seats = {name: [area[name] for area in areas] for name in areas[0]}
    return {
        **rules_told(at.options),
        **table_told(at, view, seat),
        **bank_told(at, view),
        **of_seats,
    }


# Field by field


def test_the_positions_are_of_every_phase_and_of_every_option() -> None:
    """What the other tests stand on."""
    assert {int(at.state.phase) for at in walked()} == set(range(16))
    for name, _ in OPTION_FIELDS[1:]:
        assert len({int(at.state[name]) for at in walked()}) > 1, name


@pytest.mark.parametrize("everything", [False, True], ids=["observe", "observe_all"])
def test_V1_every_field_says_what_the_view_says(everything: bool) -> None:
    ever: dict[str, bool] = {one.name: False for one in FIELDS}
    for number, at in enumerate(walked()):
        seat = number % at.options.seats
        found = told(row_of(at.state, seat, everything=everything))
        wanted = expected(at, seat, everything=everything)
        assert found.keys() == wanted.keys()
        for name, value in found.items():
            want = np.array(wanted[name], np.float64)
            assert value.shape == want.shape, name
            assert np.array_equal(value, want), (name, seat, value, want)
            ever[name] |= bool(np.any(want != 0))
    assert all(ever.values()), [name for name, happened in ever.items() if not happened]


def test_every_number_is_within_its_bounds() -> None:
    low, high = bounds()
    assert low.shape == high.shape == (SIZE,)
    assert low.dtype == high.dtype == np.float32
    for at in walked():
        for seat in range(at.options.seats):
            row = row_of(at.state, seat, everything=True)
            assert np.all((low <= row) & (row <= high)), np.flatnonzero((row < low) | (row > high))


def test_numbers_stay_small() -> None:
    """Of games that nobody made rich: what networks like."""
    for seed in range(6):
        for played in random_game(varied_options(seed), seed, 400):
            assert np.abs(row_of(played.state, 0, everything=True)).max() <= 10


def test_the_layout_is_without_gaps() -> None:
    covered = np.zeros(SIZE, int)
    for field, where in zip(FIELDS, layout().values(), strict=True):
        assert where.stop - where.start == field.size == np.prod(field.shape, dtype=int)
        covered[where] += 1
    assert list(covered) == [1] * SIZE
    assert len({field.name for field in FIELDS}) == len(FIELDS)


def test_read_gives_the_fields_of_many_rows_as_views() -> None:
    rows = np.arange(3 * SIZE, dtype=np.float32).reshape(3, SIZE)
    fields = read(rows)
    assert fields["factory"].shape == (3, SEATS, 4, COLOURS)
    assert fields["round"].shape == (3,)
    fields["round"][1] = -1
    assert np.count_nonzero(rows == -1) == 1
    for row, one in zip(rows, fields["factory"], strict=True):
        assert np.array_equal(read(row)["factory"], one)


def test_absent_seats_are_all_zeros() -> None:
    for at in walked():
        fields = read(row_of(at.state, 0, everything=True))
        for field in SEAT_FIELDS:
            assert not fields[field.name][at.options.seats :].any(), field.name


def test_I3_machines_are_told_by_their_spaces() -> None:
    """The free and the $6 space are safe: which machines stand there is no secret."""
    here, there = (position(seats=3, blue={"machines": text}) for text in ("k n o", "o n k"))
    rows = [row_of(game.state, 1) for game in (here, there)]
    assert different(*rows) == ["machines"]
    by_space = read(rows[0])["machines"][2]  # blue is the last after red
    assert [list(space).index(1) for space in by_space[:3]] == [0, 1, 2]
    assert not by_space[3].any()


# In the middle of an action: what no view tells


def test_H1_a_purchase_is_told_while_it_is_made() -> None:
    goods = {"machines": "k n", "factory": "k@2 n@3 n@4"}
    game = position(seats=3, blue={"cash": 9, "warehouses": 3}, yellow=goods)
    fields = step_through(game, 0, ("stock", 2), ("take", 0, 2))
    assert list(fields["host"]) == [0, 0, 1, 0, 0]
    assert fields["tab"] == pytest.approx(2)
    assert fields["taken"] == pytest.approx(1)
    assert fields["floor_harbour"] == pytest.approx([1, 0, 0, 0, 0])
    assert fields["cash"][0] == pytest.approx(9)  # paid when it is done
    assert fields["factory"][2].sum() == pytest.approx(2)


def test_P2_a_production_tells_what_is_still_to_be_made() -> None:
    game = position(seats=3, blue={"machines": "k n o", "factory": "k@2 k@2 k@2 k@2"})
    fields = step_through(game, 0, ("produce",))
    assert fields["to_make"] == pytest.approx(2)
    assert list(fields["phase"]) == one_hot(16, Phase.MAKE)
    fields = step_through(game, 0, ("produce",), ("make", 1))
    assert fields["to_make"] == pytest.approx(1)
    assert fields["cursor"] == pytest.approx(2)


def test_A6_K2_hundreds_of_an_open_bid_are_told_to_all() -> None:
    ship = {"at": "sea", "cargo": "k n"}
    options = {"auction": "progressive"}
    game = position(seats=3, options=options, blue={"ship": ship}, red={"cash": 300})
    buffer = played(game, (0, "sail_island"), (1, "hundred"), (1, "hundred"))
    for seat in range(3):
        fields = told(row_of(buffer.state, seat))
        assert fields["pending"][(1 - seat) % 3] == pytest.approx(200)


def played(game: Game, *moves: tuple[Any, ...]) -> GameBuffer:
    """The game after some moves: seat, name and values of each."""
    buffer = GameBuffer.of(game.state)
    for seat, name, *values in moves:
        assert buffer.step(seat, encode(name, *values), Pages()), name
    return buffer


def step_through(game: Game, seat: int, *moves: tuple[Any, ...]) -> Told:
    """What a seat is told after some moves of its own."""
    buffer = played(game, *((seat, *move) for move in moves))
    return told(row_of(buffer.state, seat))


# Seats


def rotated(state: State, by: int) -> State:
    """The same game with every seat's number higher by so much."""
    twin, count = copy_of(state), int(state.seats)
    moved = [(seat - by) % count for seat in range(count)]  # who sits where
    for name in ("bid", "extra", "pending", "card", "loans", "warehouses", "machines", "berth"):
        twin[name][:count] = state[name][moved]
    for name in ("sealed_loans", "bluffs", "extra_bluffs", "shown_bid", "shown_bluffs"):
        twin[name][:count] = state[name][moved]
    twin.cash[:count] = state.cash[moved]
    twin.bills[:count] = state.bills[moved]
    for first, shelves in ((places.FACTORY, 4), (places.HARBOUR, 5), (places.SHIP, 1)):
        move_rows(state, twin, first, shelves, moved)
    for first in (places.ISLAND, places.PIER):
        move_rows(state, twin, first, 1, moved)
    for name in ("active", "first", "holder", "host", "pricer", "shown_by"):
        if state[name] != NONE:
            twin[name] = (int(state[name]) + by) % count
    for name in ("awaiting", "played", "tied", "folded"):
        twin[name] = sum(1 << seat for seat in range(count) if int(state[name]) >> moved[seat] & 1)
    for seat in range(count):
        if twin.berth[seat] < SEATS:
            twin.berth[seat] = (int(twin.berth[seat]) + by) % count
    return twin


def move_rows(state: State, twin: State, first: int, shelves: int, moved: list[int]) -> None:
    for seat, other in enumerate(moved):
        here = slice(first + shelves * seat, first + shelves * (seat + 1))
        there = slice(first + shelves * other, first + shelves * (other + 1))
        twin.goods[here], twin.held[here] = state.goods[there], state.held[there]


@pytest.mark.parametrize("everything", [False, True], ids=["observe", "observe_all"])
def test_seats_are_told_as_the_observer_counts_them(everything: bool) -> None:
    """Who sits where does not matter, only who comes after whom; but for the own number."""
    changed = 0
    for number, at in enumerate(walked()):
        count = at.options.seats
        by = 1 + number % (count - 1)
        twin = rotated(at.state, by)
        changed += twin.tobytes() != at.state.tobytes()
        for seat in range(count):
            here = row_of(at.state, seat, everything=everything)
            there = row_of(twin, (seat + by) % count, everything=everything)
            assert different(here, there) == ["own"]
    assert changed == len(walked())


def different(here: npt.NDArray[np.float32], there: npt.NDArray[np.float32]) -> list[str]:
    return sorted(set(FIELD_OF[here != there]))


# Secrets


def test_V1_only_the_own_card_is_told_and_observe_all_has_all_of_them() -> None:
    for at in walked()[::4]:
        for seat in range(at.options.seats):
            own = read(row_of(at.state, seat))["card"]
            assert own.sum() == own[0].sum() == 1
            every = read(row_of(at.state, seat, everything=True))["card"]
            cards = [
                int(at.state.card[(seat + step) % at.options.seats])
                for step in range(at.options.seats)
            ]
            assert [int(card.argmax()) for card in every[: at.options.seats]] == cards
            assert every.sum() == at.options.seats


def test_V1_observe_all_adds_the_cards_and_what_is_sealed_alone() -> None:
    added: set[str] = set()
    for at in walked():
        for seat in range(at.options.seats):
            here, there = row_of(at.state, seat), row_of(at.state, seat, everything=True)
            names = set(different(here, there))
            sealed = at.state.phase in (Phase.BIDS, Phase.TIEBREAK)
            assert names <= {"card", *(SEALED_FIELDS if sealed else ())}
            own = read((here != there).astype(np.float32)) if sealed else {}
            for name in names & own.keys():  # and never of the observer itself
                assert not own[name][0].any()
            added |= names
    assert added == {"card", *SEALED_FIELDS}


def test_L3_V1_nothing_tells_what_others_seal_nor_whether_they_have() -> None:
    compared = 0
    for at in walked():
        if at.state.phase not in (Phase.BIDS, Phase.TIEBREAK) or len(awaited(at.state)) < 2:
            continue
        first = at.state.phase == Phase.BIDS
        *others, looker = awaited(at.state)
        twin = copy_of(at.state)
        for other in others:
            twin["bid" if first else "extra"][other] = 7
            twin["bluffs" if first else "extra_bluffs"][other] = 2
            twin.sealed_loans[other] = 2
        twin.pending[others[0]] = 300
        twin.awaiting = 1 << looker
        assert np.array_equal(row_of(at.state, looker), row_of(twin, looker))
        both = [row_of(state, looker, everything=True) for state in (at.state, twin)]
        assert not np.array_equal(*both)
        compared += 1
    assert compared > 25


def test_V2_money_is_told_as_a_good_memory_counts_it() -> None:
    """The others' cash is what was paid to and by them: no secret, however money is shown."""
    for money in ("hidden", "open"):
        game = position(seats=3, options={"money": money}, red={"cash": 13}, yellow={"cash": 4})
        assert told(row_of(game.state, 0))["cash"][:3].tolist() == pytest.approx([20, 13, 4])


# Doors


def test_a_row_of_a_larger_array_is_written_and_no_other() -> None:
    game = Game.new("anniversary", 5, seed=3)
    rows = np.full((3, SIZE), 7, np.float32)
    observe(game.state, 2, rows[1])
    assert np.array_equal(rows[1], row_of(game.state, 2))
    assert (rows[[0, 2]] == 7).all()


def digest_lines() -> Iterator[str]:
    """What a few games tell, as digests: run compiled here and interpreted in another process."""
    for seed in (0, 3, 7, 11):
        rows = [
            row_of(played.state, seat, everything=bool(seat))
            for played in random_game(varied_options(seed), seed, 60, rich=seed % 4 == 3)
            for seat in range(2)
        ]
        yield hashlib.sha256(np.array(rows).tobytes()).hexdigest()


def test_interpreted_and_compiled_tell_the_same() -> None:
    root = Path(__file__).parents[2]
    code = "from tests.engine.test_observe import digest_lines; print(*digest_lines())"
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == list(digest_lines())


def test_every_field_of_the_state_is_told_or_named_here() -> None:
    """A field that is added to the record has to be told, or be named as one that need not be."""
    untold = {
        "money",  # how money is shown changes nothing that can be done
        "money_cards",
        "bills",  # the cash is told, which says more
        "just",  # the mask tells it, by what it leaves out
        "held",  # sums of the goods
        "bid_cards",  # not told yet
        "spare",
    }
    named = {
        "auction": "progressive",
        "all_zero": "all_zero_tie",
        "discard_tie": "discard_free",
        "broker_win": "win_before_interest",
        "tie_break": "tie_break_factory",
        "awaiting": "awaited",
        "round_number": "round",
        "goods": "factory",
    }
    fields = {field.name for field in FIELDS}
    for name in STATE.names or ():
        assert name in untold or named.get(name, name) in fields, name
    assert (
        purses.PURSES == SEATS + 1 + BROKERS + 1
    )  # the seats', the card's, the brokers', the bank
