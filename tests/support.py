"""Games to test with: option sets, and seeded random play at the level of single moves.

Uniformly random play seldom sails to the island, hardly ever calls a broker and takes long to end.
Here a seat draws the family of its move first, with the weights of a temper, so that everything
there is happens often; `tests/engine/test_coverage.py` checks that it does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import strategies as st

from longshore.engine import deal, moves, play, purses
from longshore.engine.bindings import RECORD, GameBuffer, Pages
from longshore.engine.journal import CAPACITY, Fact, Reason, new_journal
from longshore.engine.state import NONE, Phase, new_state
from longshore.engine.step import legal
from longshore.engine.types import State
from longshore.game.options import BOX, Options, choice_names, load_edition

EDITIONS = ("classic", "anniversary")
SEATS = (3, 4, 5)
TABLES = tuple(product(EDITIONS, SEATS))
_SWITCHES = ("investment_bank", "idle_production_fee", "docked_loading")
_CHOICES = (
    "domestic_sale",
    "auction",
    "all_zero",
    "bluff",
    "money",
    "money_cards",
    "seizure",
    "broker_win",
    "discard_tie",
    "tie_break",
)

FAMILY_OF = tuple(moves.decode(move)[0] for move in range(moves.MOVES))

# How often a family of moves is drawn, by temper; 4 if not named.
_COMMON = {
    "pass": 1,
    "loan": 1,
    "repay": 2,
    "hundred": 8,
    "done": 1,
    "produce": 12,
    "stock": 10,
    "take": 12,
    "load": 8,
    "sail_harbour": 8,
    "sail_sea": 6,
    "sail_island": 40,
}
TEMPERS: dict[str, dict[str, int]] = {
    "even": dict.fromkeys(moves.FIRST, 4),
    "shipper": {**_COMMON, "sail_harbour": 20, "sail_sea": 20},
    "builder": {**_COMMON, "build_machine": 20, "build_warehouse": 20, "loan": 6},
    "broker": {**_COMMON, "call": 40, "offer_factory": 8, "offer_harbour": 8, "sail_pier": 12},
    "debtor": {**_COMMON, "loan": 40, "repay": 0, "build_machine": 25, "build_warehouse": 25},
}
FORTUNE = 250  # what each seat of a rich game has more: bids in hundreds

# Seeds of random games for a test that takes `seeds`; and the two runs of a property.
SHORT = range(32)
_LIMIT = 1500  # moves of a game
SEEDS = pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(SHORT, id="short"),
        pytest.param(range(1000, 1600), id="soak", marks=pytest.mark.soak),
    ],
)
RUNS = pytest.mark.parametrize("run", ["short", pytest.param("soak", marks=pytest.mark.soak)])


class Played(NamedTuple):
    """One move, what the journal says of it, and the state after it (live: copy to keep)."""

    seat: int
    move: int
    rows: list[list[int]]
    state: State


# Option sets


def sensible(edition: str, seats: int, **changes: Any) -> Options:
    """Like `Options.make`, with what does not go together put right."""
    plain = {**load_edition(edition).options, **load_edition(edition).by_seats[seats]}
    asked = {**plain, **changes}
    if asked["investment_bank"] and asked["supply"] >= BOX:
        changes["supply"] = BOX - 1
    if asked["bluff"] == "cancel" and asked["auction"] == "progressive":
        changes["bluff"] = "plain"
    return Options.make(edition, seats, **changes)


@st.composite
def option_sets(draw: st.DrawFn, round_limit: int | None = 40) -> Options:
    """Any edition, number of seats and options that make sense together."""
    seats = draw(st.sampled_from(SEATS))
    values: dict[str, st.SearchStrategy[Any]] = {
        "supply": st.integers(2, BOX),
        "machines": st.integers(1, 5),
        "warehouses": st.integers(seats, 25),
        **dict.fromkeys(_SWITCHES, st.booleans()),
        **{name: st.sampled_from(choice_names(name)) for name in _CHOICES},
    }
    changes = draw(st.fixed_dictionaries({}, optional=values))
    return sensible(draw(st.sampled_from(EDITIONS)), seats, **changes, round_limit=round_limit)


def varied_options(seed: int, **changes: Any) -> Options:
    """A table for a seed: editions and seats in turn, the options drawn from it."""
    edition, seats = TABLES[seed % len(TABLES)]
    chance = random.Random(seed)
    drawn: dict[str, Any] = {"supply": chance.randint(4, BOX), "round_limit": 60}
    for name in _SWITCHES:
        drawn[name] = chance.random() < 0.6
    for name in _CHOICES:
        drawn[name] = chance.choice(choice_names(name))
    return sensible(edition, seats, **{**drawn, **changes})


# Playing


def copy_of(state: State) -> State:
    """Byte for byte, and on its own."""
    copied: State = np.frombuffer(bytearray(state.tobytes()), RECORD)[0]
    return copied


def forgetful(state: State) -> State:
    """A copy without what is only remembered (`MEMORY`): as a position in notation is read."""
    copied = copy_of(state)
    copied.shown_bid[:], copied.shown_bluffs[:], copied.shown_by, copied.just = NONE, 0, NONE, NONE
    return copied


def started(options: Options, seed: int) -> tuple[State, list[list[int]]]:
    """A game dealt from a seed, and the journal of its deal."""
    state, dealt, journal = new_state(), play.new_deal(), new_journal()
    deal.draw_deal(dealt, options.seats, seed)
    play.start(state, options.rules(), dealt, journal)
    return state, rows_of(journal)


def enrich(state: State) -> list[list[int]]:
    """Give every seat a fortune, in $10 bills; the payments as rows of a journal."""
    rows = []
    for seat in range(int(state.seats)):
        state.cash[purses.BANK] -= FORTUNE
        state.cash[seat] += FORTUNE
        if state.money_cards or state.bluff:
            state.bills[seat, 3] += FORTUNE // 10
        rows.append([int(Fact.MONEY), int(Reason.SETUP), purses.BANK, seat, FORTUNE, 0, 0])
    return rows


def rows_of(journal: np.void) -> list[list[int]]:
    """The rows of a journal; one that was too small is an error."""
    count = int(journal["count"])
    assert count <= CAPACITY, f"{count} rows do not fit into a journal"
    rows: list[list[int]] = journal["rows"][:count].tolist()
    return rows


def awaited(state: State) -> list[int]:
    waiting = int(state["awaiting"])  # a field by its name as an attribute takes far longer
    return [seat for seat in range(int(state["seats"])) if waiting >> seat & 1]


def legal_moves(state: State, seat: int) -> list[int]:
    room = play.new_moves()
    listed: list[int] = room[: legal(state, seat, room)].tolist()
    return listed


def draw_move(chance: random.Random, options: list[int], weights: dict[str, int]) -> int:
    """A family by weight, then one of its moves; of bids more often a low one, so that some tie."""
    families: dict[str, list[int]] = {}
    for move in sorted(options):  # the order in which moves are listed changes no game
        families.setdefault(FAMILY_OF[move], []).append(move)
    names = list(families)
    # a tiny weight keeps a family that a temper avoids from leaving nothing to choose
    drawn = chance.choices(names, [weights.get(name, 4) + 0.01 for name in names])[0]
    members = families[drawn]
    if drawn == "bid" and chance.random() < 0.5:
        return members[min(len(members) - 1, chance.randrange(2))]
    return chance.choice(members)


def draw_seat(chance: random.Random, state: State, stray: float) -> int:
    """One of those awaited; now and then another seat, which can only take a loan (L1)."""
    owing = awaited(state)
    if chance.random() < stray:
        others = [seat for seat in range(int(state["seats"])) if seat not in owing]
        others = [seat for seat in others if legal_moves(state, seat)]
        if others:
            return chance.choice(others)
    return chance.choice(owing)


def varied_game(seed: int, limit: int = _LIMIT) -> Iterator[Played]:
    """A random game at the table of a seed, every fourth one rich."""
    if seed in SHORT and limit == _LIMIT:
        return iter(_recorded(seed))
    return random_game(varied_options(seed), seed, limit, rich=seed % 4 == 3)


@cache
def _recorded(seed: int) -> tuple[Played, ...]:
    """Those that many tests look at are played once; their states are kept, for reading."""
    game = random_game(varied_options(seed), seed, rich=seed % 4 == 3)
    return tuple(
        played._replace(state=np.frombuffer(played.state.tobytes(), RECORD)[0]) for played in game
    )


def random_game(
    options: Options, seed: int, limit: int = _LIMIT, *, stray: float = 0.02, rich: bool = False
) -> Iterator[Played]:
    """Play from a seed until the game is over or `limit` moves are made.

    The deal comes first, as a move of nobody (seat and move -1).
    """
    dealt, rows = started(options, seed)
    if rich:
        rows = rows + enrich(dealt)
    game, pages, room = GameBuffer.of(dealt), Pages(), play.new_moves()
    state = game.state
    yield Played(-1, -1, rows, state)
    chance = random.Random(seed)
    tempers = [TEMPERS[chance.choice(list(TEMPERS))] for _ in range(options.seats)]
    for _ in range(limit):
        if state["phase"] == Phase.OVER:
            return
        seat = draw_seat(chance, state, stray)
        listed: list[int] = room[: game.legal(seat, room)].tolist()
        move = draw_move(chance, listed, tempers[seat])
        pages.cells["count"] = 0
        assert game.step(seat, move, pages), f"legal move {moves.move_name(move)} refused"
        yield Played(seat, move, rows_of(pages.cells[0]), state)


# Reading a journal without the engine


def fold_money(ledger: list[int], rows: list[list[int]]) -> None:
    """Carry the payments of a journal over to a ledger of purses."""
    for fact, _reason, giver, taker, amount, *_ in rows:
        if fact == Fact.MONEY:
            assert amount > 0
            ledger[giver] -= amount
            ledger[taker] += amount


def fold_goods(ledger: list[list[int]], rows: list[list[int]]) -> None:
    """Carry the containers moved over to a ledger of places and colours."""
    for fact, _reason, source, target, colour, count, *_ in rows:
        if fact == Fact.GOODS:
            assert count > 0
            ledger[source][colour] -= count
            ledger[target][colour] += count
