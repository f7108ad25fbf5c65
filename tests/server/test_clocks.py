"""Move time, then game time; nobody's clock depends on anybody else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore import Game
from longshore.server.domain.clocks import GRACE, SECOND, Clock, SeatClock, decider
from longshore.server.domain.settings import ClockSettings
from tests.positions import random_action
from tests.random_play import TABLES

BLUE, RED, YELLOW, GREEN = range(4)
S = 1000
START = 1_700_000_000 * S


def clock(move: int | None = 60, game: int | None = None, seats: int = 4, **more: Any) -> Clock:
    return Clock(ClockSettings(move=move, game=game), seats, **more)


def at(seconds: float) -> int:
    return START + int(seconds * S)


def left(times: Clock, seat: int, seconds: float | None = None) -> float | None:
    """The seat's game time in seconds."""
    ms = times.shown(None if seconds is None else at(seconds))[seat].game_left_ms
    return None if ms is None else ms / S


# Move time and game time


def test_nobody_awaited_nobody_runs() -> None:
    times = clock(60, 600)
    assert times.next_deadline() is None
    assert times.expired(at(10**9)) == ()
    assert times.shown() == tuple(
        SeatClock(seat=seat, running=False, deadline=None, game_left_ms=600 * S)
        for seat in range(4)
    )


def test_a_table_without_clocks_has_no_deadline() -> None:
    times = Clock(None, 3)
    times.turned([BLUE], at(0))
    assert times.deadline(BLUE) is None
    assert times.next_deadline() is None
    assert times.expired(at(10**9)) == ()
    assert times.shown()[BLUE] == SeatClock(
        seat=BLUE, running=False, deadline=None, game_left_ms=None
    )


def test_move_time_alone_runs_out_to_the_millisecond() -> None:
    times = clock(60)
    times.turned([RED], at(0))
    assert times.deadline(RED) == at(60)
    assert times.expired(at(60) - 1) == ()
    assert times.expired(at(60)) == (RED,)
    assert left(times, RED) is None


def test_game_time_is_used_when_the_move_time_is_gone() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    assert times.deadline(RED) == at(160)
    times.turned([BLUE], at(90), by=RED)
    assert left(times, RED) == 70
    times.turned([RED], at(200), by=BLUE)
    assert times.deadline(RED) == at(200 + 60 + 70)


def test_a_quick_decision_uses_no_game_time_and_saves_no_move_time() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    times.turned([RED], at(10), by=RED)
    assert times.deadline(RED) == at(10 + 160)
    assert left(times, RED) == 100


def test_game_time_alone_is_used_from_the_start_of_a_decision() -> None:
    times = clock(None, 100)
    times.turned([RED], at(0))
    assert times.deadline(RED) == at(100)
    times.turned([RED], at(30), by=RED)
    assert times.deadline(RED) == at(100)
    times.turned([BLUE], at(40), by=RED)
    times.turned([RED], at(1000), by=BLUE)
    assert times.deadline(RED) == at(1000 + 60)


def test_game_time_never_goes_below_nothing_and_every_decision_has_its_grace() -> None:
    times = clock(None, 100)
    times.turned([RED], at(0))
    times.turned([RED], at(5000), by=RED)  # the server was away
    assert left(times, RED) == 0
    assert times.deadline(RED) == at(5000) + GRACE
    times.turned([RED], at(5003), by=RED)
    assert times.deadline(RED) == at(5003) + GRACE


def test_grace_adds_nothing_to_a_longer_time() -> None:
    times = clock(GRACE // S, None)
    times.turned([RED], at(0))
    assert times.deadline(RED) == at(0) + GRACE


def test_who_is_awaited_no_more_is_charged_and_stands() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    times.turned([], at(80))  # the game is over
    assert times.deadline(RED) is None
    assert left(times, RED) == 80
    assert left(times, RED, 10_000) == 80


# Several at once


def test_A1_in_a_sealed_auction_every_clock_runs_to_its_own_deadline() -> None:
    times = clock(60, 100)
    times.turned([BLUE], at(0))
    times.turned([RED, YELLOW, GREEN], at(20), by=BLUE)
    assert [times.deadline(seat) for seat in range(4)] == [None, at(180), at(180), at(180)]
    times.turned([RED, GREEN], at(100), by=YELLOW)
    assert times.deadline(RED) == times.deadline(GREEN) == at(180)
    assert left(times, YELLOW) == 80
    times.turned([GREEN], at(170), by=RED)
    assert times.deadline(GREEN) == at(180)
    assert times.expired(at(180)) == (GREEN,)


def test_A2_an_extra_bid_is_a_new_decision_for_the_last_bidder_too() -> None:
    times = clock(60)
    times.turned([RED, GREEN], at(0))
    times.turned([GREEN], at(10), by=RED)
    times.turned([RED, GREEN], at(50), by=GREEN)
    assert times.deadline(RED) == times.deadline(GREEN) == at(110)


def test_L1_a_loan_of_anybody_changes_no_deadline() -> None:
    times = clock(60, 100)
    times.turned([BLUE], at(0))
    times.turned([BLUE], at(30))
    times.turned([BLUE], at(70))
    assert times.deadline(BLUE) == at(160)


def test_the_first_to_run_out_comes_first() -> None:
    times = clock(60, 100)
    times.turned([GREEN], at(0))
    times.turned([RED], at(90), by=GREEN)  # Green has 70 s of its game time left
    times.turned([RED, GREEN], at(100), by=None)
    assert (times.deadline(RED), times.deadline(GREEN)) == (at(250), at(230))
    assert times.next_deadline() == (at(230), GREEN)
    assert times.next_deadline([RED, BLUE]) == (at(250), RED)
    assert times.next_deadline([BLUE]) is None
    assert times.expired(at(240)) == (GREEN,)
    assert times.expired(at(250)) == (GREEN, RED)


# Undo, bots and people who return


def test_an_undo_gives_fresh_move_time_but_no_game_time_back() -> None:
    times = clock(60, 100)
    times.turned([BLUE], at(0))
    times.turned([RED], at(90), by=BLUE)  # uses 30
    times.undone([BLUE], at(170))  # and Red thought for 80
    assert left(times, BLUE) == 70
    assert left(times, RED) == 80
    assert times.deadline(RED) is None
    assert times.deadline(BLUE) == at(170 + 60 + 70)


def test_an_undo_that_leaves_a_seat_awaited_begins_its_move_time_anew() -> None:
    times = clock(60, 100)
    times.turned([RED, GREEN], at(0))
    times.turned([GREEN], at(10), by=RED)
    times.undone([RED, GREEN], at(75))
    assert left(times, GREEN) == 85
    assert times.deadline(GREEN) == at(75 + 60 + 85)
    assert times.deadline(RED) == at(75 + 160)


def test_bots_have_no_clock() -> None:
    times = clock(60, 100, exempt=[BLUE])
    times.turned([BLUE, RED], at(0))
    assert times.deadline(BLUE) is None
    assert not times.shown()[BLUE].running
    assert times.expired(at(10_000)) == (RED,)
    times.turned([RED], at(1000), by=BLUE)
    assert left(times, BLUE) == 100


def test_a_seat_taken_over_stands_and_runs_afresh_when_its_person_is_back() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    times.exempt([RED], at(100))
    assert times.deadline(RED) is None
    assert left(times, RED) == 60
    times.turned([RED], at(500), by=RED)
    times.exempt([], at(1000))
    assert left(times, RED) == 60
    assert times.deadline(RED) == at(1000 + 60 + 60)


def test_whoever_returns_without_time_left_can_still_play() -> None:
    times = clock(None, 100)
    times.turned([RED], at(0))
    assert times.expired(at(100)) == (RED,)
    times.exempt([RED], at(100))
    times.exempt([], at(400))
    assert times.expired(at(400)) == ()
    assert times.deadline(RED) == at(400) + GRACE


def test_being_exempt_changes_nothing_for_others_nor_for_those_who_stay_so() -> None:
    times = clock(60, 100, exempt=[GREEN])
    times.turned([RED, YELLOW, GREEN], at(0))
    times.exempt([GREEN, RED], at(30))
    assert times.deadline(YELLOW) == at(160)
    times.exempt([GREEN], at(70))
    assert times.deadline(YELLOW) == at(160)
    assert times.deadline(RED) == at(70 + 160)
    assert times.deadline(GREEN) is None


def test_time_that_steps_back_counts_as_nothing() -> None:
    times = clock(None, 100)
    times.turned([RED], at(50))
    times.turned([BLUE], at(49), by=RED)
    assert left(times, RED) == 100
    assert times.deadline(BLUE) == at(149)


def test_what_is_left_at_a_time_follows_from_the_deadline() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    began = times.shown()[RED]
    assert began.deadline is not None
    assert began.game_left_ms is not None
    for seconds in (0, 30, 60, 61, 120, 160):
        left_ms = times.shown(at(seconds))[RED].game_left_ms
        assert left_ms == min(began.game_left_ms, began.deadline - at(seconds))


def test_how_it_stood_stays_so_whatever_happens_after() -> None:
    times = clock(60, 100)
    times.turned([RED], at(0))
    stood = times.stand()
    times.turned([BLUE], at(90), by=RED)
    times.exempt([BLUE], at(91))
    assert times.stand() != stood
    times.taken_back([RED], at(92), stood)
    assert times.stand() == stood
    assert times.deadline(RED) == at(160)
    assert left(times, RED) == 100


# Against a model that keeps every stretch of time in which a seat was asked


class Model:
    """Sums up stretches: a list of (beginning, end) for each seat's decisions."""

    def __init__(self, move: int | None, game: int | None, seats: int) -> None:
        self.move, self.game = (move or 0) * S, game
        self.stretches: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.open: dict[int, int] = {}

    def line(self, awaiting: set[int], at: int, fresh: set[int]) -> None:
        for seat in list(self.open):
            if seat not in awaiting or seat in fresh:
                self.stretches[seat].append((self.open.pop(seat), at))
        for seat in awaiting - self.open.keys():
            self.open[seat] = at

    def left(self, seat: int) -> int:
        assert self.game is not None
        over = (max(0, end - begin - self.move) for begin, end in self.stretches[seat])
        return max(0, self.game * S - sum(over))

    def deadline(self, seat: int) -> int | None:
        if seat not in self.open:
            return None
        time = self.move + (0 if self.game is None else self.left(seat))
        return self.open[seat] + max(time, GRACE)


LINES = st.lists(
    st.tuples(
        st.sampled_from(["turn", "loan", "undo"]),
        st.sets(st.integers(0, 3)),
        st.integers(0, 3),
        st.integers(0, 200 * S),
    ),
    max_size=30,
)


@given(limits=st.sampled_from([(60, None), (60, 100), (None, 300), (5, 5), (5, 3600)]), lines=LINES)
def test_the_clock_agrees_with_the_sums_of_all_stretches(
    limits: tuple[int | None, int | None], lines: list[tuple[str, set[int], int, int]]
) -> None:
    move, game = limits
    times, model, now, awaited = clock(move, game), Model(move, game, 4), START, set[int]()
    for what, asked, by, later in lines:
        now += later
        if what == "loan":
            times.turned(awaited, now)
            model.line(awaited, now, set())
        elif what == "undo":
            awaited = asked
            times.undone(awaited, now)
            model.line(awaited, now, set(range(4)))
        else:
            awaited = asked
            times.turned(awaited, now, by=by)
            model.line(awaited, now, {by})
        assert [times.deadline(seat) for seat in range(4)] == [
            model.deadline(seat) for seat in range(4)
        ]
        if game is not None:
            assert [clock.game_left_ms for clock in times.shown()] == [
                model.left(seat) for seat in range(4)
            ]


# In games


def test_L1_L2_a_loan_and_its_repayment_buy_no_time() -> None:
    game, times = Game.new("classic", seats=3, seed=1), clock(60, None, 3)
    seat = game.active
    times.turned(game.waiting, at(0))
    for second in range(1, 9):
        trial = game.attempt("loan" if second % 2 else "repay", seat)
        game.adopt(trial)
        times.turned(game.waiting, at(second), by=decider(trial))
    assert times.deadline(seat) == at(60)
    trial = game.attempt("pass", seat)
    assert decider(trial) == seat


def test_L2_a_repayment_that_ends_the_turn_is_the_decision_that_it_was() -> None:
    """I4: the next seat is in default, and the one that repaid is its neighbour who picks."""
    game = Game.from_position(
        {
            "edition": "classic",
            "seats": 3,
            "blue": {"cash": 11, "loans": 1, "machines": "k", "factory": "k@2"},
            "red": {"cash": 0, "loans": 2, "machines": "n", "factory": "n@1 n@2", "island": "k n"},
            "turn": "blue",
            "actions": 0,
        }
    )
    times = clock(60, None, 3)
    times.turned(game.waiting, at(0))
    assert game.waiting == (BLUE,)
    trial = game.attempt("repay", BLUE)
    game.adopt(trial)
    assert game.waiting == (BLUE,)
    assert game.active == RED
    times.turned(game.waiting, at(30), by=decider(trial))
    assert times.deadline(BLUE) == at(90)


@pytest.mark.parametrize("options", TABLES[:10:3], ids=lambda options: options.edition)
def test_in_whole_games_only_a_decision_of_its_own_changes_a_seats_deadline(options: Any) -> None:
    chance = random.Random(4)
    game, now = Game.start(options, seed=4), START
    times = Clock(ClockSettings(move=60, game=3600), options.seats)
    times.turned(game.waiting, now)
    for _ in range(400):
        if game.over:
            break
        before = {seat: times.deadline(seat) for seat in game.waiting}
        seat, action = random_action(chance, game)
        trial = game.attempt(action, seat)
        game.adopt(trial)
        now += chance.randrange(100 * S)
        by = decider(trial)
        times.turned(game.waiting, now, by=by)
        running = {entry.seat for entry in times.shown() if entry.running}
        assert running == set(game.waiting)
        for other in before.keys() & running - {by}:
            assert times.deadline(other) == before[other]
        if by in running:
            assert times.deadline(by) == now + 60 * S + (times.shown()[by].game_left_ms or 0)


def test_who_takes_back_a_decision_gets_no_new_time_for_it() -> None:
    """Else playing and taking back would be time without end."""
    clock = Clock(ClockSettings(move=60, game=100), 3)
    clock.turned((0,), 0)
    before = clock.stand()
    clock.turned((1,), 50 * SECOND, by=0)
    clock.taken_back((0,), 55 * SECOND, before)
    assert clock.deadline(0) == 160 * SECOND
    assert clock.deadline(1) is None
    before = clock.stand()
    clock.turned((1,), 90 * SECOND, by=0)
    assert clock.shown()[0].game_left_ms == 70 * SECOND
    clock.taken_back((0,), 95 * SECOND, before)
    assert clock.deadline(0) == 160 * SECOND


def test_who_was_awaited_meanwhile_keeps_what_it_has_used() -> None:
    clock = Clock(ClockSettings(move=10, game=100), 3)
    clock.turned((0,), 0)
    before = clock.stand()
    clock.turned((1,), 5 * SECOND, by=0)
    clock.taken_back((0,), 25 * SECOND, before)
    assert clock.shown()[1].game_left_ms == 90 * SECOND
    assert clock.deadline(0) == 110 * SECOND
