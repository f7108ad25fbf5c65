"""One game as environments play it: who is asked, what is offered, what cannot be done."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from itertools import permutations

import numpy as np
import pytest

from longshore.engine.deal import draw_deal
from longshore.engine.moves import (
    BLUFF,
    MOVES,
    PASS,
    REPAY,
    SAIL_ISLAND,
    SAIL_SEA,
    TAKE_LOAN,
    encode,
)
from longshore.engine.observe import MONEY, SIZE, read
from longshore.engine.play import new_deal
from longshore.engine.state import SEATS, Phase
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import STANDARD, citation, make_options
from longshore.game.options import OptionError
from tests.envs.playing import at, drawn, played
from tests.soaking import some
from tests.support import legal_moves, varied_options
from tests.tabletop import position

EACH_SETTING = pytest.mark.parametrize("setting", STANDARD)


# Whole games


@EACH_SETTING
def test_a_game_is_played_to_its_end_by_who_owes_a_decision(setting: str) -> None:
    options = make_options(*STANDARD[setting], round_limit=6)
    for game in played(options, seed=1):
        waiting = game.waiting
        assert game.over == (not waiting)
        assert game.to_move == (waiting[0] if waiting else -1)
        for seat in range(options.seats):
            offered = game.offered(seat).tolist()
            assert bool(offered) == (seat in waiting)
            assert set(offered) <= set(legal_moves(game.buffer.state, seat))
            assert np.flatnonzero(game.mask(seat)).tolist() == (sorted(offered) or [PASS])
    assert game.buffer.state.round_number == 6 or game.buffer.state.ending


def test_a_game_is_the_same_for_the_same_seed_and_moves() -> None:
    options = make_options("anniversary", 4, round_limit=4)
    first, second = played(options, 5), played(options, 5)
    for one, other in zip(first, second, strict=True):
        assert one.buffer.cells.tobytes() == other.buffer.cells.tobytes()
        assert np.array_equal(one.observe(2), other.observe(2))
    starts = {OneGame(options, seed=seed).buffer.cells.tobytes() for seed in range(40)}
    assert len(starts) == 40


def test_a_deal_may_be_given_instead_of_a_seed() -> None:
    options, dealt = make_options("anniversary", 5), new_deal()
    draw_deal(dealt, 5, 77)
    given, seeded = OneGame(options, dealt=dealt), OneGame(options, seed=77)
    assert given.buffer.cells.tobytes() == seeded.buffer.cells.tobytes()


def test_a_copy_goes_its_own_way() -> None:
    chance = random.Random(4)
    for number, game in enumerate(played(make_options("classic", 3, round_limit=5), 4, "shaped")):
        if game.over or number % 40:
            continue
        before = game.buffer.cells.tobytes(), game.worths().tolist()
        twin, again = game.copy(), game.copy()
        seat = twin.to_move
        move = drawn(chance, twin, seat)
        earned = twin.play(seat, move)
        assert (game.buffer.cells.tobytes(), game.worths().tolist()) == before
        assert again.play(seat, move).tolist() == earned.tolist()
        assert again.buffer.cells.tobytes() == twin.buffer.cells.tobytes()


def test_a_copy_remembers_what_leads_nowhere() -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    seat = game.to_move
    game.play(seat, TAKE_LOAN)
    assert REPAY not in game.copy().offered(seat)


def test_A1_sealed_bids_are_taken_in_any_order() -> None:
    ship = {"at": "sea", "cargo": "k n"}
    options = {"bluff": "plain", "round_limit": 9}
    start = at(position(seats=4, options=options, blue={"ship": ship}, green={"cash": 150}))
    start.play(0, encode("sail_island"))
    assert start.waiting == (1, 2, 3)
    bids = {
        1: [TAKE_LOAN, encode("bluff", 1), encode("bid", 12)],
        2: [encode("bid", 3)],
        3: [encode("hundred"), encode("bid", 7)],
    }
    ends = set()
    for order in permutations(bids):
        game = start.copy()
        for seat in order:
            for move in bids[seat]:
                game.play(seat, move)
        assert game.buffer.state.phase == Phase.DECIDE
        ends.add(game.buffer.cells.tobytes())
    assert len(ends) == 1


# What is seen


def test_rows_are_new_and_of_the_seat_that_looks() -> None:
    game = OneGame(make_options("classic", 4), seed=2)
    rows = [game.observe(seat) for seat in range(4)]
    assert all(row.shape == (SIZE,) and row.dtype == np.float32 for row in rows)
    kept = rows[0].copy()
    game.play(game.to_move, PASS)
    assert np.array_equal(rows[0], kept)
    assert not np.array_equal(game.observe(0), kept)
    assert not np.array_equal(game.observe_all(0), game.observe(0))


# What cannot be done


def unchanged(game: OneGame, seat: object, move: object) -> str:
    """What is said to a move that cannot be played, which must change nothing."""
    before, offered = game.buffer.cells.tobytes(), game.offered(game.to_move).tolist()
    with pytest.raises(ValueError, match=r"\.$") as problem:
        game.play(seat, move)  # type: ignore[arg-type]
    assert game.buffer.cells.tobytes() == before
    assert game.offered(game.to_move).tolist() == offered
    return str(problem.value)


def test_a_move_that_is_not_offered_is_refused_in_words() -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    seat = game.to_move
    said = unchanged(game, seat, SAIL_SEA)
    assert said.startswith(
        f"Seat {seat} is not offered move {SAIL_SEA} (sail_sea), but: 2 (loan), "
    )
    other = (seat + 1) % 3
    assert unchanged(game, other, PASS) == f"Seat {other} owes no decision; these do: {seat}."


@pytest.mark.parametrize("move", [-1, MOVES, "pass", None, 1.5])
def test_a_move_that_there_is_not_is_refused_in_words(move: object) -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    said = unchanged(game, game.to_move, move)
    assert said == f"A move is a whole number from 0 to {MOVES - 1}, not {move!r}."


@pytest.mark.parametrize("seat", [-1, 3, "blue", None])
def test_a_seat_that_there_is_not_is_refused_in_words(seat: object) -> None:
    game = OneGame(make_options("classic", 3), seed=1)
    wanted = f"A seat is a whole number from 0 to 2, not {seat!r}."
    assert unchanged(game, seat, PASS) == wanted
    for look in (game.observe, game.observe_all, game.offered, game.mask):
        with pytest.raises(ValueError, match="A seat is a whole number from 0 to 2, not"):
            look(seat)  # type: ignore[arg-type]


def test_when_it_is_over_nothing_is_played() -> None:
    *_, game = played(make_options("classic", 3, round_limit=1), seed=3)
    for seat in range(3):
        assert unchanged_at_the_end(game, seat) == (
            f"Seat {seat} owes no decision; these do: none: the game is over."
        )


def unchanged_at_the_end(game: OneGame, seat: int) -> str:
    before = game.buffer.cells.tobytes()
    with pytest.raises(ValueError, match=r"\.$") as problem:
        game.play(seat, PASS)
    assert game.buffer.cells.tobytes() == before
    return str(problem.value)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64])
def test_numbers_of_numpy_are_as_good_as_pythons(kind: type[np.integer]) -> None:
    """And compile nothing anew: the moves that are offered are such numbers."""
    from longshore.engine.bindings import step_on

    game = OneGame(make_options("classic", 3), seed=1)
    game.play(game.to_move, PASS)
    before = len(getattr(step_on, "signatures", []))
    game.play(kind(game.to_move), kind(PASS))
    assert len(getattr(step_on, "signatures", [])) == before


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", None])
def test_a_seed_that_there_is_not_is_refused_in_words(seed: object) -> None:
    with pytest.raises(ValueError, match=rf"^A seed is a whole number from 0 to {2**63 - 1}, not "):
        OneGame(make_options("classic", 3), seed=seed)  # type: ignore[arg-type]


def test_a_reward_that_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="There is no reward 'score'; there are: money, differ"):
        OneGame(make_options("classic", 3), "score")
    assert REWARDS == ("money", "difference", "rank", "win", "shaped")


# Settings


def test_the_standard_settings_are_both_editions_with_3_to_5_seats() -> None:
    assert list(STANDARD) == [
        "classic-3",
        "classic-4",
        "classic-5",
        "anniversary-3",
        "anniversary-4",
        "anniversary-5",
    ]
    assert STANDARD["anniversary-5"] == ("anniversary", 5)


def test_a_game_has_a_round_limit_unless_none_is_wanted() -> None:
    assert make_options().round_limit == 40
    assert make_options("anniversary", 5, round_limit=7).round_limit == 7
    assert make_options(round_limit=None).round_limit is None
    with pytest.raises(OptionError, match="round"):
        make_options(round_limit=0)
    with pytest.raises(OptionError, match="edition"):
        make_options("modern")


def test_a_setting_is_cited_in_one_line() -> None:
    from longshore import __version__

    options = make_options("anniversary", 3, supply=4, round_limit=3)
    assert citation(options, "rank", range(100, 200)) == (
        f"Longshore {__version__}: anniversary, 3 seats, supply=4, round_limit=3;"
        " reward rank; seeds 100 to 199"
    )


def test_a_game_without_a_round_limit_is_cited_as_one() -> None:
    """Who leaves the limit out gets one of 40 rounds, so that it has to be said."""
    told = citation(make_options("classic", 4, round_limit=None), "win", range(7, 8))
    assert told.endswith(": classic, 4 seats, round_limit=None; reward win; seeds 7 to 7")


def test_what_cannot_be_cited_is_refused_in_words() -> None:
    options = make_options()
    for seeds in (range(0), range(0, 10, 2)):
        with pytest.raises(ValueError, match="The seeds are a range of at least one, without gaps"):
            citation(options, "rank", seeds)
    with pytest.raises(ValueError, match="There is no reward 'fame'"):
        citation(options, "fame", range(5))


def test_absent_seats_earn_nothing() -> None:
    *_, game = played(varied_options(0, round_limit=2), seed=0, reward="money")
    assert game.options.seats == 3
    assert game.worths()[3:].tolist() == [0] * (SEATS - 3)


def test_a_game_can_be_pickled_and_deeply_copied_at_any_time() -> None:
    for game in played(make_options("anniversary", 3, round_limit=2), seed=4, reward="shaped"):
        if game.over:
            break
        seat = game.to_move
        move = int(game.offered(seat)[0])
        earned = game.copy().play(seat, move)
        before = game.buffer.cells.tobytes()
        for twin in (deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert twin.offered(seat).tolist() == game.offered(seat).tolist()
            assert twin.play(seat, move).tolist() == earned.tolist()
            assert game.buffer.cells.tobytes() == before != twin.buffer.cells.tobytes()


# What was shown


def revealed(game: OneGame) -> dict[int, tuple[int, int]]:
    """What the shipping seat sees of the bids while it decides: by seat, the sum and the bluffs."""
    seller = game.to_move
    seen = read(game.observe(seller))
    return {
        (seller + relative) % game.options.seats: (
            round(float(seen["bid"][relative] + seen["extra"][relative]) * MONEY),
            round(float(seen["bluffs"][relative] + seen["extra_bluffs"][relative]) * 2),
        )
        for relative in range(1, game.options.seats)
        if seen["has_bid"][relative]
    }


def remembered_by(game: OneGame, seat: int) -> tuple[int | None, dict[int, tuple[int, int]]]:
    """The last auction in a seat's row: who shipped, and what was bid."""
    seen, seats = read(game.observe(seat)), game.options.seats
    bids = {
        (seat + relative) % seats: (
            round(float(seen["shown_bid"][relative]) * MONEY),
            round(float(seen["shown_bluffs"][relative]) * 2),
        )
        for relative in range(SEATS)
        if seen["shown"][relative]
    }
    sellers = [(seat + int(one)) % seats for one in np.flatnonzero(seen["shown_by"])]
    return (sellers[0] if sellers else None), bids


@pytest.mark.parametrize(
    "table",
    some(
        ["classic sealed", "classic progressive", "anniversary sealed", "anniversary progressive"],
        ["anniversary sealed", "anniversary progressive"],
    ),
)
def test_A1_A6_bids_that_were_shown_stay_in_every_seat_s_row(table: str) -> None:
    edition, auction = table.split()
    options = make_options(edition, 4, round_limit=12, auction=auction, bluff="plain")
    afterwards = 0
    for seed in range(4):
        if afterwards > 50:
            break
        last: tuple[int | None, dict[int, tuple[int, int]]] | None = (None, {})
        for game in played(options, seed=seed):
            phase = Phase(game.buffer.state.phase)
            if phase in (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE):
                last = None  # until they are shown
            elif phase == Phase.DECIDE:
                last = game.to_move, revealed(game)
            if last is None:
                continue
            afterwards += phase == Phase.ACT and bool(last[1])
            for seat in range(options.seats):
                assert remembered_by(game, seat) == last
    assert afterwards > 50


def test_A3_bids_of_a_cargo_that_nobody_wanted_are_shown_too() -> None:
    game = at(position(seats=3, options={"bluff": "cancel"}, blue={"ship": "k"}))
    game.play(0, SAIL_ISLAND)
    game.play(1, BLUFF)
    game.play(1, encode("bid", 7))
    assert remembered_by(game, 0) == remembered_by(game, 1) == (None, {})
    game.play(2, encode("bid", 0))
    assert game.buffer.state.phase != Phase.DECIDE
    for seat in range(3):
        assert remembered_by(game, seat) == (0, {1: (7, 1), 2: (0, 0)})
