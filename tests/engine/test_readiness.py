"""What is compiled once: the line that says so, and that it is there the next time."""

from __future__ import annotations

import io
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from longshore.engine import code_cache, compiling_line, readiness
from longshore.engine.readiness import THE_RULES, Part, prepare
from tests.engine.own_process import python
from tests.patience import PATIENCE

MODULE = "longshore.engine.step"


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


class Stubs:
    """Steps that compile nothing, but note that they ran and what was on the stream by then."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.ran: list[str] = []
        self.shown: list[str] = []
        self.stream = io.StringIO()
        self.fails = False
        self.pause = 0.0

    def steps(self) -> list[tuple[str, Callable[[], object]]]:
        return [(name, lambda name=name: self.run(name)) for name in self.names]

    @property
    def part(self) -> Part:
        return Part("the rules", (MODULE,), self.steps)

    def run(self, name: str) -> None:
        if self.fails:
            raise MemoryError(name)
        time.sleep(self.pause)
        self.ran.append(name)
        self.shown.append(self.stream.getvalue())


@pytest.fixture
def stubs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Stubs:
    """A machine on which nothing was compiled yet."""
    stubs = Stubs("the deal", "legal moves", "playing")
    monkeypatch.setattr(code_cache.cache_of(MODULE), "folder", tmp_path / "engine")
    monkeypatch.setattr(readiness, "INTERPRETED", False)
    forget(monkeypatch)
    return stubs


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has just started."""
    monkeypatch.setattr(readiness, "_prepared", set())
    code_cache.writable.cache_clear()


FIRST = "Compiling the rules, once: 1 of 3 (the deal), 0 s"
LAST = "The rules are compiled (0 s); next time they are ready."


def test_the_first_time_says_so_and_the_next_time_nothing(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(stubs.part, stream=stubs.stream)
    assert [line.rstrip() for line in stubs.stream.getvalue().splitlines()] == [FIRST, LAST]
    assert stubs.shown[0] == f"{FIRST}\n"  # before it begins, not after
    assert stubs.ran == ["the deal", "legal moves", "playing"]
    for _ in range(2):
        later = io.StringIO()
        prepare(stubs.part, stream=later)
        assert later.getvalue() == ""
        assert len(stubs.ran) == 3
        forget(monkeypatch)  # the same in another process: what is ready lies on disk


def test_a_terminal_shows_every_step_on_one_line(stubs: Stubs) -> None:
    stubs.stream = Screen()
    prepare(stubs.part, stream=stubs.stream)
    lines = stubs.stream.getvalue().split("\r")[1:]
    begun = [f"{number} of 3 ({name})" for number, name in enumerate(stubs.names, start=1)]
    assert [line.rstrip() for line in lines] == [
        *(f"Compiling the rules, once: {step}, 0 s" for step in begun),
        LAST,
    ]
    assert len({len(line.removesuffix("\n")) for line in lines}) == 1  # each covers the one before
    assert stubs.stream.getvalue().count("\n") == 1
    assert stubs.stream.getvalue().endswith("\n")


@pytest.mark.parametrize(
    ("screen", "pace"),
    [(Screen(), "_AT_TERMINAL"), (io.StringIO(), "_ELSEWHERE")],
    ids=["at a terminal", "elsewhere"],
)
def test_a_long_step_shows_that_it_goes_on(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch, screen: io.StringIO, pace: str
) -> None:
    monkeypatch.setattr(compiling_line, pace, 0.01)
    stubs.stream = screen
    again = threading.Event()

    def long_step() -> None:
        until = time.monotonic() + PATIENCE
        while screen.getvalue().count("1 of 1 (a)") < 3 and time.monotonic() < until:
            again.wait(0.01)

    prepare(Part("ships", (MODULE,), lambda: [("a", long_step)]), stream=screen)
    assert screen.getvalue().count("Compiling ships, once: 1 of 1 (a), ") >= 3
    assert not [one for one in threading.enumerate() if one.name == "compiling-line"]


def test_several_things_are_named_before_the_first(stubs: Stubs) -> None:
    ships, towns = (Part(name, (MODULE,), lambda: [("a", int)]) for name in ("ships", "towns"))
    prepare(ships, stubs.part, towns, stream=stubs.stream)
    first = "Compiled at the first start, in a minute or two: ships, the rules and towns."
    assert stubs.stream.getvalue().splitlines()[0] == first
    assert stubs.stream.getvalue().count("at the first start") == 1


def test_it_is_said_on_the_error_stream(stubs: Stubs, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(stubs.part)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(FIRST)


def test_what_cannot_be_kept_is_said_each_time(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "engine").write_text("in the way")
    code_cache._warn.cache_clear()
    for _ in range(2):
        stubs.stream = io.StringIO()
        code_cache._warn.cache_clear()
        with pytest.warns(RuntimeWarning, match="Set LONGSHORE_CACHE_DIR"):
            prepare(stubs.part, stream=stubs.stream)
        begun, ended = stubs.stream.getvalue().splitlines()
        assert begun == FIRST
        assert ended == "The rules are compiled (0 s); for this process alone."
        prepare(stubs.part, stream=stubs.stream)  # in the same process they are ready
        forget(monkeypatch)
    assert len(stubs.ran) == 6


def test_parts_are_compiled_in_their_order_and_each_once(stubs: Stubs) -> None:
    ran: list[str] = []
    ships = Part("ships", (MODULE,), lambda: [("a", lambda: ran.append("a"))])
    prepare(stubs.part, ships, stubs.part, ships, stream=stubs.stream)
    assert stubs.ran == ["the deal", "legal moves", "playing"]
    assert ran == ["a"]
    last = stubs.stream.getvalue().splitlines()[-2:]
    assert last[0] == "Compiling ships, once: 1 of 1 (a), 0 s"
    assert last[1] == "Ships are compiled (0 s); next time they are ready."


def test_a_step_may_prepare_what_it_needs_and_itself(stubs: Stubs) -> None:
    def step() -> None:
        prepare(stubs.part, ships, stream=stubs.stream)

    ships = Part("ships", (MODULE,), lambda: [("a", step)])
    prepare(ships, stream=stubs.stream)
    assert stubs.ran == ["the deal", "legal moves", "playing"]


HOLDS = """
import sys
from pathlib import Path
from filelock import FileLock
with FileLock(Path(sys.argv[1]) / "compiling.lock"):
    print("compiles", flush=True)
    sys.stdin.readline()
    Path(sys.argv[2]).touch()
"""


def test_while_another_process_compiles_one_waits_and_finds_it_done(
    stubs: Stubs, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", HOLDS, str(tmp_path), str(readiness._mark(stubs.part))]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "compiles\n"
        waiting = threading.Thread(
            target=prepare, args=[stubs.part], kwargs={"stream": Said(other)}
        )
        waiting.start()  # what it says lets the other go on
        waiting.join()
    assert stubs.ran == []


class Said(io.StringIO):
    """A stream that lets another process go on when anything is said."""

    def __init__(self, other: subprocess.Popen[str]) -> None:
        super().__init__()
        self.other = other

    def write(self, text: str) -> int:
        assert text == "Another process is compiling; this one waits for it …\n"
        assert self.other.stdin is not None
        self.other.stdin.write("\n")
        self.other.stdin.flush()
        return super().write(text)


def test_what_failed_is_tried_again(stubs: Stubs) -> None:
    stubs.fails = True
    with pytest.raises(MemoryError):
        prepare(stubs.part, stream=io.StringIO())
    stubs.fails = False
    prepare(stubs.part, stream=stubs.stream)
    assert stubs.ran == ["the deal", "legal moves", "playing"]
    assert LAST in stubs.stream.getvalue()


def test_several_threads_compile_once_and_all_wait_for_it(stubs: Stubs) -> None:
    stubs.pause = 0.02
    begin = threading.Barrier(4)
    ready: list[int] = []

    def start() -> None:
        begin.wait()
        prepare(stubs.part, stream=stubs.stream)
        ready.append(len(stubs.ran))

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ready == [3, 3, 3, 3]
    assert stubs.stream.getvalue().count(LAST) == 1


def test_interpreted_there_is_nothing_to_compile(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "INTERPRETED", True)
    prepare(stubs.part, stream=stubs.stream)
    assert (stubs.ran, stubs.stream.getvalue()) == ([], "")


def test_the_real_steps_run_again_without_harm() -> None:
    names = [name for name, run in THE_RULES.steps() if run() or True]
    assert len(names) == len(set(names)) >= 5


WHOLE_GAME = """
import random
from longshore import Game
from longshore.engine.code_cache import cache_of
from longshore.engine.readiness import THE_RULES, prepare
prepare(THE_RULES)
folder = cache_of("longshore.engine.step").folder.parent
there = sorted(folder.rglob("*.nbc"))
assert there
for edition in ("classic", "anniversary"):
    game, chance = Game.new(edition, seats=3, seed=1, round_limit=2), random.Random(1)
    while not game.over:
        seat = game.waiting[0]
        actions = [action for action, _ in zip(game.legal_actions(seat), range(40))]
        game.play(chance.choice(actions), seat)
    again = Game.from_record(game.record().to_text())
    Game.from_position(again.position())
    assert again.scores() == game.scores() and again.winners() == game.winners()
    again.undo(), again.copy(), again.view(0), repr(again), again._repr_html_()
assert sorted(folder.rglob("*.nbc")) == there, "a game compiles what `prepare` does not"
print("played")
"""


@pytest.mark.soak
def test_the_first_start_compiles_all_that_a_game_needs(tmp_path: Path) -> None:
    first, second = (python(WHOLE_GAME, tmp_path) for _ in range(2))
    said = [line[:9] for line in first.stderr.splitlines()]
    assert {"Compiling"} == {*said[:-1]}  # how often depends on how long it takes
    assert said[-1] == "The rules"
    assert (first.stdout, second.stdout) == ("played\n", "played\n")
    assert second.stderr == ""
