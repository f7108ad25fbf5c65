"""Sharing out games among processes."""

from __future__ import annotations

import os
import signal
from collections import Counter

import pytest

from longshore.lab.errors import LabError
from longshore.lab.stopping import Stop, listening
from longshore.lab.workers import Job, WorkerError, open_crew, play, run, run_jobs
from tests.lab.lab_support import bot_file, small


def rows(results):
    return [(result.game, result.seats, result.turns) for result in results]


def test_any_number_of_workers_plays_the_same_games_in_their_order():
    setting = small(turns=True)
    heard: Counter[int] = Counter()
    alone = list(run(setting, range(12), workers=1))
    both = list(run(setting, range(12), workers=2, on_done=lambda r: heard.update([r.number])))
    assert [result.number for result in both] == list(range(12))
    assert rows(alone) == rows(both)
    assert heard == Counter(range(12))


def test_a_crew_plays_games_of_several_settings():
    one, other = small(seed=1), small(seed=2)
    jobs = [Job(one, 3), Job(other, 3), Job(one, 0)]
    with open_crew(1) as crew:
        results = list(run_jobs(crew, jobs))
    assert [result.game.seed for result in results] == [
        one.game_seed(3),
        other.game_seed(3),
        one.game_seed(0),
    ]


def test_no_game_is_no_game():
    assert list(run(small(), [], workers=2)) == []


def test_an_engine_that_is_not_there_is_refused():
    with (
        pytest.raises(LabError, match="Games are played by local or ray; not by 'cloud'"),
        open_crew(1, "cloud"),
    ):
        pass


def test_a_worker_that_dies_is_told_of(tmp_path):
    """Out of memory, say: the others' games are kept by who asked for them."""
    deadly = bot_file(
        tmp_path,
        "import os, signal\nif decision.view.board.round == 3:\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\nreturn 'pass'",
    )
    reason = r"Game \d could not be played: its process ended by itself \(-9\)."
    with pytest.raises(WorkerError, match=reason):
        list(run(small(deadly), range(3), workers=2))


def test_what_goes_wrong_in_a_worker_is_told(tmp_path):
    """A bot that is there when it is asked for, and gone when it is needed."""
    spec = bot_file(tmp_path, "return 'pass'")
    crew_setting = small(spec)
    with open_crew(2) as crew:
        jobs = (Job(crew_setting, number) for number in range(100))

        def then_gone():
            yield next(jobs)
            (tmp_path / "mine.py").unlink()
            yield from jobs

        with pytest.raises(WorkerError, match=r"Game \d+ could not be played: BotError: There is"):
            list(play(crew, then_gone()))


def test_ctrl_c_hands_on_what_is_done_and_nothing_else():
    with listening() as stop, open_crew(2, stop=stop) as crew:
        done = []
        for ticket, result in play(crew, [Job(small(), number) for number in range(1000)]):
            done.append(ticket)
            assert result.number == ticket
            if len(done) == 5:
                os.kill(os.getpid(), signal.SIGINT)
    assert 5 <= len(done) < 20
    assert len(set(done)) == len(done)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_in_this_process_gives_up_the_game_that_is_played(tmp_path):
    """Anywhere in it, since a decision can take long."""
    spec = bot_file(
        tmp_path,
        "import os, signal\nif decision.view.board.round == 2:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n    time.sleep(60)\nreturn 'pass'",
    )
    setting = small(spec, stall=2)
    with listening() as stop, open_crew(1, stop=stop) as crew:
        assert list(play(crew, [Job(setting, number) for number in range(3)])) == []
    assert stop.asked


def test_who_asks_to_stop_twice_does_not_wait():
    stop = Stop()
    stop.hear()
    assert stop.asked
    with pytest.raises(KeyboardInterrupt):
        stop.hear()
