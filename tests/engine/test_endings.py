"""How games end: by E1, or after the last round; and that the journal has room for everything."""

from __future__ import annotations

import pytest

from longshore.engine import places
from longshore.engine.journal import CAPACITY, Fact
from longshore.engine.moves import PASS
from longshore.engine.state import Phase
from longshore.engine.step import step
from longshore.game.options import Options
from tests.support import SEEDS, TABLES, awaited, random_game, started, varied_options


@SEEDS
def test_a_round_limit_ends_the_game_after_that_many_rounds(seeds: range) -> None:
    ended = 0
    for seed in seeds:
        limit = 1 + seed % 7
        options = varied_options(seed, round_limit=limit)
        turns: list[int] = []
        for played in random_game(options, seed, limit=20_000):
            turns += [row[1] for row in played.rows if row[0] == Fact.TURN]
        state = played.state
        assert state.phase == Phase.OVER
        first = int(state.first)
        assert turns == [(first + number) % options.seats for number in range(len(turns))]
        if not state.ending:
            ended += 1
            assert len(turns) == limit * options.seats
            assert played.rows[-1][:2] == [Fact.GAME_OVER, limit]
        else:
            assert len(turns) <= limit * options.seats
    assert ended > len(seeds) // 2


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_T2_passing_for_ever_ends_at_the_limit_and_not_before(edition: str, seats: int) -> None:
    state, _ = started(Options.make(edition, seats, round_limit=50), 1)
    for _ in range(50 * seats):
        assert state.phase == Phase.ACT
        assert step(state, awaited(state)[0], PASS, None)
    assert state.phase == Phase.OVER


def test_without_a_limit_passing_never_ends_the_game() -> None:
    """The number of the round has room for more than sixteen bits."""
    state, _ = started(Options.make("classic", 3), 1)
    state.round_number = 70_000
    for _ in range(9):
        assert step(state, awaited(state)[0], PASS, None)
    assert (state.phase, state.round_number) == (Phase.ACT, 70_003)


@SEEDS
def test_E1_the_turn_in_which_two_colours_are_gone_is_the_last(seeds: range) -> None:
    triggered = 0
    for seed in seeds:
        options = varied_options(seed, supply=2 + seed % 4, round_limit=None)
        facts: list[tuple[int, int]] = []
        for played in random_game(options, seed, limit=6000):
            facts += [(row[0], row[1]) for row in played.rows if row[0] != Fact.MONEY]
            gone = played.state.goods[places.SUPPLY].tolist().count(0)
            assert played.state.ending or gone < 2
        if played.state.phase != Phase.OVER:
            continue
        triggered += 1
        end = next(at for at, fact in enumerate(facts) if fact[0] == Fact.END_TRIGGERED)
        after = [fact for fact, _ in facts[end:]]
        assert Fact.TURN not in after
        assert after[-1] == Fact.GAME_OVER
        assert facts[end][1] == played.state.active
    assert triggered > len(seeds) // 2


@SEEDS
def test_the_journal_of_a_move_is_far_from_full(seeds: range) -> None:
    """Also for a whole action, which keeps one journal over its moves (at most some thirty)."""
    longest = 0
    for seed in seeds:
        for played in random_game(varied_options(seed), seed):
            longest = max(longest, len(played.rows))
    assert 10 < longest <= CAPACITY // 4
