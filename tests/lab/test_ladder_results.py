from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import longshore
from longshore.bots.registry import make_bot
from longshore.engine.sources import Sources, look_again
from longshore.game.editions import VARIABLE
from longshore.game.options import Options
from longshore.lab.crew import Done, Job, SoloCrew
from longshore.lab.ladder import effort as effort_module
from longshore.lab.ladder import keeping, running
from longshore.lab.ladder import origin as origins
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.effort import Effort
from longshore.lab.ladder.evening import Evening
from longshore.lab.ladder.origin import by_clock, meaning, origin_of
from longshore.lab.ladder.result import ContestResult, missing, read, stale, write
from longshore.lab.local_crew import LocalCrew
from longshore.lab.stopping import Stop
from longshore.lab.table import play_table
from longshore.text.errors import UserError
from tests.lab.lab_support import small
from tests.lab.ladder_support import contest, won_by_challenger
from tests.third_edition import THIRD

CHALLENGE = contest("a", "b", challenge=True, games=8)


@pytest.fixture
def made() -> ContestResult:
    return won_by_challenger(CHALLENGE, 5)


def test_a_result_comes_back_as_it_was(made, tmp_path):
    file = tmp_path / "deep" / "er" / "a.json"
    write(made, file)
    assert read(file) == made
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2 + len(made.games)  # a line a game


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "is not a result"), ('{"format": 1}', "is not a result"), ("[1]", "is not a")],
)
def test_a_file_that_is_no_result_is_one_line(text, said, tmp_path):
    file = tmp_path / "a.json"
    file.write_text(text)
    with pytest.raises(UserError, match=said) as problem:
        read(file)
    assert "\n" not in str(problem.value)


def test_a_result_is_found_again(made, tmp_path):
    file = keeping.file_of(str(tmp_path), "some-run")
    assert keeping.look_up(file, CHALLENGE, made.origin) == (None, "it has not been run yet")
    write(made, file)
    assert keeping.look_up(file, CHALLENGE, made.origin).result == made


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": 2}, "another setting"),
        ({"stall": 7}, "another setting"),
        ({"options": Options.make("anniversary", 4)}, "another setting"),
        ({"options": Options.make("classic", 4, supply=9)}, "another setting"),
        ({"bots": ("a", "c")}, "another setting"),
        ({"challenge": False}, "another setting"),
        ({"games": 4}, "it has more games"),
    ],
)
def test_a_result_of_another_setting_is_stale(made, change, reason):
    assert stale(made, CHALLENGE, made.origin) is None
    other = msgspec.structs.replace(CHALLENGE, **change)
    assert reason in (stale(made, other, made.origin) or "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"bots": ("a(2)", "b")}, "other parameters"), ({"sources": ("1", "2")}, "have changed")],
)
def test_a_result_of_other_bots_is_stale(made, change, reason, tmp_path):
    origin = msgspec.structs.replace(made.origin, **change)
    assert reason in (stale(made, CHALLENGE, origin) or "")
    file = tmp_path / "a.json"
    write(made, file)
    kept = keeping.look_up(file, CHALLENGE, origin)
    assert kept.result is None
    assert reason in kept.reason


def test_a_longer_challenge_goes_on_with_a_shorter_one(made):
    longer = msgspec.structs.replace(CHALLENGE, games=12)
    assert stale(made, longer, made.origin) is None
    made.contest = longer
    assert missing(made) == [8, 9, 10, 11]
    assert not made.complete


def test_who_sat_where_has_to_agree(made):
    made.games[3] = msgspec.structs.replace(made.games[3], line_up=(1, 0, 1, 1))
    assert stale(made, CHALLENGE, made.origin) == "others sat at its tables"


# What the bots are.


def test_a_bot_means_its_class_and_parameters():
    assert meaning("random") == "Random()"
    assert meaning("easy") != meaning("steady")
    assert meaning("steady") == meaning("merchant")


def test_what_thinks_for_a_time_is_told_from_what_does_not():
    assert by_clock("search:seconds=0.1")
    assert not by_clock("hard")
    assert not by_clock("search:playouts=100")
    assert not by_clock("merchant")
    assert not by_clock("random")


def test_bots_of_different_sources_have_different_origins():
    random, merchant = origin_of(["random", "merchant"]).sources
    assert random != merchant
    assert origin_of(["merchant", "easy"]).sources == (merchant, merchant)


SOURCE = '''"""A bot."""

from longshore.bots.bot import Bot


class First(Bot):
    """Takes the first."""

    def choose(self, decision):
        # the first
        return decision.moves[0]  # always
'''


def origin(file: Path) -> str:
    make_bot(f"{file}:First")
    look_again()
    return origin_of([f"{file}:First"]).sources[0]


def test_only_what_runs_counts_of_a_source(tmp_path):
    file = tmp_path / "first.py"
    file.write_text(SOURCE)
    before = origin(file)
    file.write_text(SOURCE.replace("# the first", "# of all").replace("Takes the", "It is the"))
    assert origin(file) == before
    file.write_text(SOURCE.replace("moves[0]", "moves[-1]"))
    assert origin(file) != before


def test_the_sources_of_a_bot_are_what_it_imports():
    sources = Sources(idle=origins._IDLE)
    names = {sources.name(file) for file in sources.closure(["longshore.bots.merchant"])}
    played = {"bots/bot.py", "engine/state.py", "game/options.py"}
    assert {"bots/merchant/__init__.py", *played} <= names
    assert "bots/merchant/deciding.py" in names  # imported in a function
    assert not {
        name for name in names if name.startswith(("bots/uniform", "render", "text", "cli"))
    }
    assert all((Path(longshore.__file__).parent / name).is_file() for name in names)


# Playing, in this process.

RANDOM = Contest(options=Options.make("classic", 3), bots=("random",), games=6, stall=4, seed=11)


def play(
    result: ContestResult, file: Path | None = None, stop_after: int | None = None
) -> ContestResult:
    stop = Stop()
    done = len(result.games)

    def heard() -> None:
        nonlocal done
        done += 1
        stop.asked = done == stop_after

    running.play(result, SoloCrew(stop), engine="local", hands=1, file=file, progress=heard)
    return result


def test_an_interrupted_contest_is_gone_on_with(tmp_path):
    file = tmp_path / "a.json"
    play(running.begin(RANDOM), file, stop_after=2)
    half = read(file)
    assert [game.number for game in half.games] == [0, 1]
    whole = play(half, file)
    assert whole.complete
    assert read(file).games == whole.games == play(running.begin(RANDOM)).games
    assert [session.games for session in whole.sessions] == [2, 4]
    assert whole.clocks[0].decisions == sum(sum(game.decisions) for game in whole.games)


def test_a_complete_result_is_left_alone(tmp_path):
    file = tmp_path / "a.json"
    result = play(running.begin(RANDOM), file)
    text = file.read_text()
    play(result, file)
    assert file.read_text() == text


def test_what_is_kept_of_a_game_is_what_was_played():
    games = play(running.begin(RANDOM)).games
    assert len({game.scores for game in games}) > 1
    for game in games:
        assert game.seats == 3
        assert game.rounds <= RANDOM.stall + 1
        assert game.ended == "stalled"
        best = max(game.scores)
        assert {game.scores[seat] for seat in game.winners} == {best}
        assert sorted(game.order(seat) for seat in range(3)) == [0, 1, 2]


def test_a_bot_named_twice_or_not_known_is_one_line():
    with pytest.raises(UserError, match="random is named twice"):
        running.check_bots(contest("random", "random"))
    with pytest.raises(UserError, match=r"There is no bot 'randm'.*Did you mean random"):
        running.check_bots(contest("random", "randm"))


def test_a_game_kept_twice_is_not_taken(made):
    made.games[-1] = made.games[3]
    assert stale(made, CHALLENGE, made.origin) == "it has a game twice"


class Muddled(SoloCrew):
    """Hands on a game that nobody asked for, and every game twice."""

    def wait(self) -> list[Done]:
        done = super().wait()
        return [(9, play_table(small(stall=3), RANDOM.rounded_games)), *done, *done]


def test_games_not_asked_for_and_games_twice_are_left_out():
    result = running.begin(RANDOM)
    heard: list[int] = []
    running.play(
        result,
        Muddled(Stop()),
        engine="local",
        hands=1,
        file=None,
        progress=lambda: heard.append(1),
    )
    assert result.games == play(running.begin(RANDOM)).games
    assert len(heard) == len(result.games)
    assert result.clocks[0].decisions == sum(sum(game.decisions) for game in result.games)


def test_warming_up_plays_no_game_of_the_contest():
    played: list[int] = []

    class Watched(SoloCrew):
        def take(self, ticket: int, job: Job) -> None:
            played.append(job.number)
            super().take(ticket, job)

    running.warm_up(Watched(Stop()), RANDOM, 1)
    assert played
    assert not set(played) & set(missing(running.begin(RANDOM)))


def test_who_stops_while_it_warms_up_has_no_games(tmp_path, monkeypatch):
    """Ctrl-C when every worker has two games of the warm-up in its line, of which one is heard."""
    file = tmp_path / "a.json"
    result = running.begin(RANDOM)
    collect, late = LocalCrew.collect, [0]

    def settle(crew: LocalCrew) -> None:
        late[0] = sum(worker.line.poll(60) for worker in crew._workers if worker.jobs)

    def interrupted(crew: LocalCrew) -> list[Done]:
        settle(crew)
        crew.stop.asked = True
        return []

    def collected(crew: LocalCrew) -> list[Done]:
        done = collect(crew)
        settle(crew)
        return done

    monkeypatch.setattr(LocalCrew, "wait", interrupted)
    monkeypatch.setattr(LocalCrew, "collect", collected)
    with Evening(workers=2) as evening:
        evening.play(result, "title", file)
        assert evening.stopped
    assert not result.games
    assert not result.sessions
    assert not file.exists()
    assert late == [2]  # what could be taken for games of the contest


@pytest.mark.parametrize("hands", [1, 2])
def test_a_session_says_how_much_of_a_core_its_workers_had(hands):
    result = running.begin(RANDOM)
    with Evening(workers=hands) as evening:
        evening.play(result, "title")
    [session] = result.sessions
    assert session.workers == hands
    if session.core is None:  # other systems do not say it of other processes
        assert hands == 2
        assert not Path("/proc/self/stat").exists()
        return
    assert 0 <= session.core < 3


def test_the_effort_of_this_process_is_that_of_its_clock(monkeypatch):
    monkeypatch.setattr(effort_module.time, "process_time", iter([10.0, 13.0]).__next__)
    monkeypatch.setattr(effort_module.time, "perf_counter", iter([100.0, 104.0]).__next__)
    assert Effort(1, 1).share() == 0.75
    monkeypatch.undo()
    assert Effort(0, 5).share() is None  # a cluster's workers are elsewhere


def test_the_editions_of_a_folder_count(tmp_path, monkeypatch):
    (before,) = origin_of(["random"]).sources
    file = tmp_path / "third.toml"
    file.write_text(THIRD, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    (with_folder,) = origin_of(["random"]).sources
    file.write_text(THIRD.replace("supply = 7", "supply = 6"), encoding="utf-8")
    look_again()
    (changed,) = origin_of(["random"]).sources
    assert len({before, with_folder, changed}) == 3
