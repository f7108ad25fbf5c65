"""A bot's fault costs it one decision, is told in one line, and never hurts the table."""

from __future__ import annotations

import dataclasses
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from longshore import Game
from longshore.bots import Bot, Decision, ask, bot_rng, play_out, safe_moves
from longshore.bots.referee import MOST_IDLE
from longshore.bots.uniform import Random
from longshore.engine import moves as m
from longshore.engine.state import Phase
from longshore.game import actions as said
from longshore.game.spelling import fold, perform
from tests.bots.players import Answering, decision_of
from tests.patience import PATIENCE
from tests.positions import ASKED, positions
from tests.tabletop import position

BLUE, RED, YELLOW = range(3)


def turn() -> Game:
    """Blue's turn: it can produce, build, borrow, sail."""
    return position(blue={"cash": 20, "machines": "k", "factory": "k@2"})


def answered(answer: Callable[[Decision], Any] | Any, game: Game | None = None) -> Any:
    told = answer if callable(answer) else lambda _: answer
    return ask(Answering(told), decision_of(game or turn()))


def broken(_: Decision) -> Any:
    return {}["no such key"]


def leaving(_: Decision) -> Any:
    sys.exit(3)


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError


class UnshowableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


def unshowable(_: Decision) -> Any:
    raise UnshowableError


# What is wrong, and what is said of it.
FAULTS: dict[str, tuple[Any, str]] = {
    "raises": (broken, "raised KeyError: 'no such key' (players.py, line"),
    "leaves": (leaving, "raised SystemExit: 3"),
    "raises the unshowable": (unshowable, "raised UnshowableError, which cannot be shown"),
    "illegal move": (m.ACCEPT, "chose 'accept', which is not legal"),
    "illegal numpy move": (np.int16(m.ACCEPT), "chose 'accept', which is not legal"),
    "illegal in a run": ([m.BUILD_WAREHOUSE, m.ACCEPT], "chose 'accept', which is not legal"),
    "no such move": (m.MOVES, f"answered with move {m.MOVES}; moves are 0 to {m.MOVES - 1}"),
    "negative": (-1, "answered with move -1; moves are"),
    "enormous": (10**30, "answered with move 1000"),
    "nothing": (None, "answered with nothing, which is no move and no action"),
    "empty run": ([], "answered with no move at all"),
    "truth": (True, "answered with True (bool), which is no move and no action"),
    "fraction": (0.0, "answered with 0.0 (float), which is no move and no action"),
    "dict": ({0: 0}, "answered with {0: 0} (dict), which is no move and no action"),
    "class": (lambda _: said.Pass, "answered with <class"),
    "function": (lambda _: len, "answered with <built-in function len>"),
    "unshowable": (lambda _: Unshowable(), "answered with a Unshowable, which is no move"),
    "words in a run": (["pass"], "answered with 'pass' for a move"),
    "fractions in a run": (np.zeros(2), "answered with np.float64(0.0) (float64) for a move"),
    "table": (np.zeros((2, 2), int), "answered with array([0, 0]) (ndarray) for a move"),
    "bytes": (b"\x00", "answered with b'\\x00' (bytes), which is no move and no action"),
    "unending": ([m.TAKE_LOAN, m.REPAY] * 10**5, "answered with 200000 moves at once"),
    "unfinished": ([m.PRODUCE], "left its action unfinished after 'produce'"),
    "unfinished after a loan": (
        [m.PRODUCE, m.TAKE_LOAN],
        "left its action unfinished after 'loan'",
    ),
    "empty text": ("", "said '': "),
    "nonsense text": ("make it so", "said 'make it so': "),
    "another seat": ("red: pass", "said 'red: pass', for another seat than its own"),
    "illegal text": ("sail island", "said 'sail island': Blue needs at least one container"),
    "illegal action": (said.Accept(), "said 'accept': Blue cannot do that now"),
    "impossible action": (said.BuildMachine(99), "raised "),
    "odd action": (said.Bid(amount="lots"), "said "),  # type: ignore[arg-type]
    "bare action": (said.Action(), "raised "),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_forfeits_the_decision_to_a_safe_move(fault: str) -> None:
    answer, reason = FAULTS[fault]
    game = turn()
    heard = answered(answer, game)
    assert heard.moves == (m.PASS,)
    assert heard.forfeit.startswith(reason)
    assert len(heard.forfeit) <= 200
    assert "\n" not in heard.forfeit


@pytest.mark.parametrize("fault", ["raises", "illegal move", "nothing", "unfinished", "dict"])
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_the_game_goes_on_and_the_fault_is_reported(fault: str, edition: str) -> None:
    """The bot of red is at fault in every third decision; nobody else forfeits anything."""
    asked = 0

    def sometimes(decision: Decision) -> Any:
        nonlocal asked
        asked += 1
        if asked % 3:
            return sound.choose(decision)
        answer = FAULTS[fault][0]
        return answer(decision) if callable(answer) else answer

    sound = Random()
    game = Game.new(edition, 3, seed=4, round_limit=8)
    bots: dict[int, Bot] = dict.fromkeys(range(3), Random())
    forfeits = play_out(game, {**bots, RED: Answering(sometimes)}, seed=1, patience=None)
    assert game.over
    assert {forfeit.seat for forfeit in forfeits} == {RED}
    assert len(forfeits) == asked // 3
    own = [index for index, played in enumerate(game.history) if played.seat == RED]
    assert {forfeit.played for forfeit in forfeits} < set(own)


def test_a_bot_that_is_always_at_fault_plays_to_the_end() -> None:
    for edition in ("classic", "anniversary"):
        for auction in ("sealed", "progressive"):
            game = Game.new(edition, 4, seed=2, round_limit=12, auction=auction)
            bots: dict[int, Bot] = dict.fromkeys(range(3), Random())
            forfeits = play_out(game, {**bots, 3: Answering(broken)}, seed=2)
            own = [played for played in game.history if played.seat == 3]
            assert game.over
            assert len(own) == len(forfeits) > 11


def test_a_forfeit_is_what_would_be_done_anyhow_and_no_more() -> None:
    """Half an action is not played."""
    game = turn()
    before = decision_of(game).sight.cells.tobytes()
    answers = iter([m.PRODUCE, m.ACCEPT])
    heard = answered(lambda _: next(answers), game)
    assert heard.moves == (m.PASS,)
    assert heard.forfeit == "chose 'accept', which is not legal"
    assert decision_of(game).sight.cells.tobytes() == before


def test_only_a_seat_that_owes_a_decision_can_be_asked() -> None:
    game = turn()
    for seat in (RED, YELLOW):
        with pytest.raises(ValueError, match=f"Seat {seat} owes no decision now"):
            ask(Answering(broken), decision_of(game, seat))
        with pytest.raises(ValueError, match=f"Seat {seat} owes no decision now"):
            safe_moves(game.buffer, seat)


def test_an_interrupt_is_the_users_and_not_the_bots() -> None:
    def interrupted(_: Decision) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        answered(interrupted)


# What a bot may answer


@pytest.mark.parametrize(
    "answer",
    [
        m.BUILD_WAREHOUSE,
        np.int16(m.BUILD_WAREHOUSE),
        [m.BUILD_WAREHOUSE],
        (m.BUILD_WAREHOUSE,),
        np.array([m.BUILD_WAREHOUSE], np.int16),
        range(m.BUILD_WAREHOUSE, m.BUILD_WAREHOUSE + 1),
        said.BuildWarehouse(),
        "build warehouse",
        "blue: build warehouse",
    ],
    ids=lambda answer: f"{type(answer).__name__}-{answer}",
)
def test_a_move_a_run_an_action_and_its_text_are_the_same(answer: Any) -> None:
    assert answered(answer) == ((m.BUILD_WAREHOUSE,), None)
    assert all(type(move) is int for move in answered(answer).moves)


def test_single_moves_are_asked_for_until_the_action_is_complete() -> None:
    seen: list[tuple[list[int], str]] = []

    def dearest(decision: Decision) -> int:
        seen.append((decision.moves, decision.view.board.phase))
        if len(seen) == 1:
            return m.PRODUCE
        return max(decision.moves)

    heard = answered(dearest)
    assert heard.forfeit is None
    assert fold(turn().buffer, BLUE, heard.moves) == [said.Produce(((0, 4), (0, 4)))]
    assert [phase for _, phase in seen] == ["act", "price", "price"]


def test_a_game_of_single_moves() -> None:
    """A bot that names moves one by one: what it does is whole, and the same generator is used."""
    game = Game.new("anniversary", 3, seed=5, round_limit=10)
    simple = Answering(lambda decision: decision.rng.choice(decision.moves))
    assert play_out(game, dict.fromkeys(range(3), simple), seed=3) == []
    assert game.over


def test_loans_may_come_first_and_in_the_middle() -> None:
    poor = position(blue={"cash": 0, "machines": "k"})
    run = [m.TAKE_LOAN, m.TAKE_LOAN, m.BUILD_MACHINE + 1]
    assert answered(run, poor) == (tuple(run), None)
    assert answered([m.TAKE_LOAN], poor) == ((m.TAKE_LOAN,), None)
    run = [m.PRODUCE, m.TAKE_LOAN, m.PRICE, m.PRICE]
    assert answered(run) == (tuple(run), None)


def test_several_actions_of_a_turn_at_once() -> None:
    run = [m.BUILD_WAREHOUSE, m.BUILD_MACHINE + 1]
    assert answered(run) == (tuple(run), None)
    game = turn()
    for action in fold(game.buffer, BLUE, run):
        game.play(action)
    assert game.active == RED


def test_L3_a_sealed_bid_ends_an_answer() -> None:
    """What comes after it hangs on bids that the seat does not know."""
    game = position(phase="bids", blue={"ship": {"at": "island", "cargo": "k"}}, red={"cash": 5})
    game.play("yellow: bid 3")
    assert ask(Answering(lambda _: [m.TAKE_LOAN, m.BID + 15]), decision_of(game, RED)).moves
    more = ask(Answering(lambda _: [m.BID + 3, m.TAKE_LOAN]), decision_of(game, RED))
    assert more == ((m.BID,), "answered with 'loan' after a sealed bid")


def test_an_action_cannot_be_said_in_the_middle_of_another() -> None:
    answers = iter([m.PRODUCE, "pass"])
    heard = answered(lambda _: next(answers))
    assert heard == ((m.PASS,), "said 'pass' in the middle of another action")


def test_a_bot_may_play_on_its_sight() -> None:
    def careless(decision: Decision) -> list[int]:
        run = [m.BUILD_WAREHOUSE, m.BUILD_MACHINE + 1]
        for move in run:
            assert decision.sight.step(decision.seat, move, _pages())
        decision.sight.cells["cash"][:] = 1000
        return run

    assert answered(careless) == ((m.BUILD_WAREHOUSE, m.BUILD_MACHINE + 1), None)

    def cheat(decision: Decision) -> int:
        decision.sight.cells["cash"][:] = 1000
        return m.BUILD_MACHINE + 1

    poor = position(blue={"cash": 0, "machines": "k"})
    assert answered(cheat, poor).forfeit == "chose 'build_machine 1', which is not legal"


def _pages() -> Any:
    from longshore.engine.bindings import Pages

    return Pages()


def test_a_bot_may_be_a_frozen_dataclass() -> None:
    @dataclasses.dataclass(frozen=True)
    class Frozen(Bot):
        move: int = m.PASS

        def choose(self, _: Decision) -> int:
            return self.move

    assert ask(Frozen(), decision_of(turn()), patience=10) == ((m.PASS,), None)


# Time


def test_a_bot_that_stalls_forfeits_until_it_comes_back() -> None:
    free, done = threading.Event(), threading.Event()

    def slow(_: Decision) -> int:
        free.wait(PATIENCE)
        done.set()
        return m.BUILD_WAREHOUSE

    bot, game = Answering(slow), turn()
    assert ask(bot, decision_of(game), patience=0.05) == ((m.PASS,), "took longer than 0.05 s")
    again = ask(bot, decision_of(game), patience=30)
    assert again == ((m.PASS,), "is still busy with an earlier decision")
    free.set()
    assert done.wait(PATIENCE)
    for thread in threading.enumerate():
        if thread.name == "longshore-bot":
            thread.join(PATIENCE)
    assert ask(bot, decision_of(game), patience=30) == ((m.BUILD_WAREHOUSE,), None)


def test_a_game_with_a_bot_that_is_stuck_for_good() -> None:
    never = threading.Event()
    stuck = Answering(lambda _: never.wait())
    game = Game.new("classic", 3, seed=1, round_limit=6)
    bots: dict[int, Bot] = {BLUE: Random(), RED: stuck, YELLOW: Random()}
    forfeits = play_out(game, bots, seed=1, patience=0.05)
    assert game.over
    assert {forfeit.seat for forfeit in forfeits} == {RED}
    reasons = [forfeit.reason for forfeit in forfeits]
    assert reasons[0] == "took longer than 0.05 s"
    assert set(reasons[1:]) == {"is still busy with an earlier decision"}
    never.set()


@pytest.mark.parametrize("fault", ["raises", "leaves", "unfinished", "dict"])
def test_faults_with_a_watch_on_the_time(fault: str) -> None:
    answer, reason = FAULTS[fault]
    told = answer if callable(answer) else lambda _: answer
    heard = ask(Answering(told), decision_of(turn()), patience=30)
    assert heard.moves == (m.PASS,)
    assert heard.forfeit is not None
    assert heard.forfeit.startswith(reason)


def test_only_trusted_bots_are_waited_for() -> None:
    threads = []

    def where(_: Decision) -> int:
        threads.append(threading.current_thread())
        return m.PASS

    class Ours(Answering):
        trusted = True

    for bot, patience in ((Ours(where), 9), (Answering(where), None), (Answering(where), 9)):
        ask(bot, decision_of(turn()), patience)
    here = threading.current_thread()
    assert [thread is here for thread in threads] == [True, True, False]


def test_borrowing_and_repaying_without_end() -> None:
    """Each of it is legal, and no turn would ever end."""

    def idle(decision: Decision) -> int:
        return m.REPAY if m.REPAY in decision.moves else m.TAKE_LOAN

    game = Game.new("classic", 3, seed=1, round_limit=2)
    bots: dict[int, Bot] = {BLUE: Random(), RED: Answering(idle), YELLOW: Random()}
    forfeits = play_out(game, bots, seed=1, patience=None)
    assert game.over
    reasons = {forfeit.reason for forfeit in forfeits}
    assert reasons == {"only borrows and repays, without end"}
    loans = [played for played in game.history if played.seat == RED]
    assert len(loans) > MOST_IDLE


# Safe moves


def test_safe_moves_are_one_whole_legal_action_in_every_phase() -> None:
    phases = set()
    for at in positions(12):
        for seat in at.awaited():
            (action,) = fold(at.state, seat, safe_moves(at.buffer(), seat))
            at.game().check(action, seat)
            phases.add(at.phase)
    assert phases == ASKED


def test_safe_moves_from_the_middle_of_an_action() -> None:
    """A table that plays move by move can ask there too."""
    middle = set()
    for at in positions(6):
        for seat in at.awaited():
            for move in decision_of(at.game(), seat).moves:
                buffer = at.buffer()
                assert buffer.step(seat, move, _pages())
                decision = Decision(buffer, at.options, seat, bot_rng(1))
                if int(buffer.state.awaiting) >> seat & 1:
                    phase = Phase(int(buffer.state.phase))
                    heard = ask(
                        Answering(lambda decision: safe_moves(decision.sight, decision.seat)),
                        decision,
                    )
                    assert heard.forfeit is None
                    middle.add(phase)
    assert middle - ASKED == {Phase.MAKE, Phase.STOCK, Phase.LOAD, Phase.CALL_BID, Phase.OFFER}


AUCTION = "longshore classic 4\nturn blue, phase {phase}\nblue: ship island k n\n"


@pytest.mark.parametrize(
    ("text", "seat", "expected"),
    [
        ("longshore classic 3\nturn red\n", RED, "pass"),
        (AUCTION.format(phase="bids"), RED, "bid 0"),
        (
            AUCTION.format(phase="decide") + "red: bid 3\nyellow: bid 1\ngreen: bid 2",
            BLUE,
            "accept",
        ),
        (
            AUCTION.format(phase="decide")
            + "red: bid 1\nyellow: bid 3, extra 1\ngreen: bid 3, extra 1",
            BLUE,
            "award yellow",
        ),
    ],
)
def test_what_is_safe(text: str, seat: int, expected: str) -> None:
    game = Game.from_position(text)
    (action,) = fold(game.buffer, seat, safe_moves(game.buffer, seat))
    assert perform(game.buffer.copy(), seat, action, _pages()) == list(
        safe_moves(game.buffer, seat)
    )
    (texts,) = [said for said in game.legal_actions(seat).texts() if said == expected]
    assert action in game.legal_actions(seat)
    assert game.copy().play(texts, seat) == game.copy().play(action, seat)


def test_safe_prices_are_the_highest() -> None:
    """K5, P3: whatever has to be set out, nothing is given away."""
    game = turn()
    buffer = game.buffer.copy()
    buffer.step(BLUE, m.PRODUCE, _pages())
    assert safe_moves(buffer, BLUE) == (m.PRICE + 3, m.PRICE + 3)
