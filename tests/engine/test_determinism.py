"""After the deal there is no chance: the same moves give the same bytes, journal or not."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from longshore.engine import play
from longshore.engine.journal import CAPACITY, new_journal
from longshore.engine.state import STATE, new_state
from longshore.engine.step import step
from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import (
    RUNS,
    SEEDS,
    copy_of,
    enrich,
    option_sets,
    random_game,
    started,
    varied_game,
    varied_options,
)


@SEEDS
def test_the_same_seed_gives_the_same_game(seeds: range) -> None:
    for seed in seeds:
        anew = random_game(varied_options(seed), seed, rich=seed % 4 == 3)
        for one, other in zip(varied_game(seed), anew, strict=True):
            assert one[:3] == other[:3]
            assert one.state.tobytes() == other.state.tobytes()


@SEEDS
def test_replaying_the_moves_gives_the_same_bytes_without_a_journal(seeds: range) -> None:
    for seed in seeds:
        options = varied_options(seed)
        again, dealt = new_state(), play.new_deal()
        play.start_seeded(again, options.rules(), dealt, seed)
        if seed % 4 == 3:
            enrich(again)
        for seat, move, _, state in varied_game(seed):
            assert seat < 0 or step(again, seat, move, None)
            assert again.tobytes() == state.tobytes()


@RUNS
@given(options=option_sets(), seed=st.integers(-(2**63), 2**63 - 1))
def test_replays_agree_for_any_options(run: str, options: Options, seed: int) -> None:
    again, _ = started(options, seed)
    for seat, move, _, state in random_game(options, seed, limit=300):
        assert seat < 0 or step(again, seat, move, None)
        assert again.tobytes() == state.tobytes()


def test_a_deal_leaves_nothing_of_an_earlier_game() -> None:
    """Starting over in a used record gives the bytes of a fresh one."""
    for seed in range(12):
        *_, last = varied_game(seed)
        used, dealt = copy_of(last.state), play.new_deal()
        options = varied_options(seed + 1)
        play.start_seeded(used, options.rules(), dealt, seed)
        fresh, _ = started(options, seed)
        assert used.tobytes() == fresh.tobytes()


def test_a_deal_sets_every_byte() -> None:
    """Also in memory that was never cleared."""
    for seed in range(6):
        dirty = np.frombuffer(bytearray(b"U" * STATE.itemsize), STATE).view(np.recarray)[0]
        options = varied_options(seed)
        play.start_seeded(dirty, options.rules(), play.new_deal(), seed)
        fresh, _ = started(options, seed)
        assert dirty.tobytes() == fresh.tobytes()


def test_a_full_journal_counts_but_does_not_write() -> None:
    options = varied_options(1)
    state, _ = started(options, 1)
    full = new_journal()
    full["count"] = CAPACITY
    for seat, move, rows, there in random_game(options, 1, limit=100):
        if seat < 0:
            continue
        before = int(full["count"])
        assert step(state, seat, move, full)
        assert int(full["count"]) == before + len(rows)
        assert state.tobytes() == there.tobytes()
    assert not full["rows"].any()


def test_play_random_is_the_same_for_a_seed_and_ends_sound() -> None:
    for options in (Options.make("classic", 3), Options.make("anniversary", 5)):
        results = set()
        for _ in range(2):
            state, dealt, moves = new_state(), play.new_deal(), play.new_moves()
            play.start_seeded(state, options.rules(), dealt, 5)
            games = play.play_random(state, options.rules(), dealt, moves, 5, 20_000)
            assert status(state) == []
            results.add((games, state.tobytes()))
        assert len(results) == 1


def test_a_game_is_at_most_a_kilobyte_with_no_hidden_bytes() -> None:
    """Bytes can be compared and hashed only if every one of them belongs to a field."""
    assert STATE.itemsize <= 1024
    fields = [STATE[name] for name in STATE.names or ()]
    assert sum(field.itemsize for field in fields) == STATE.itemsize
