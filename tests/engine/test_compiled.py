"""The cache of compiled rules, and the line that says that they are being compiled."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import numba
import numba.core.config
import numpy
import platformdirs
import pytest

from longshore.engine import compiled, warmup

ENGINE = Path(compiled.__file__).parent
SOURCES = sorted(source.name for source in ENGINE.glob("*.py"))
ROOT = Path(__file__).parents[2]


def copied(folder: Path) -> Path:
    """The engine's sources once more."""
    return shutil.copytree(ENGINE, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))


def cache_name(engine: Path) -> str:
    """What these sources call their cache."""
    spec = spec_from_file_location("copied_compiled", engine / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with patch.dict(os.environ, LONGSHORE_CACHE_DIR=str(engine.parent / "cache")):
        spec.loader.exec_module(module)
    name: str = module.CACHE.name
    assert module.KEPT
    return name


# The name of the folder


def test_the_same_sources_have_the_same_cache_wherever_they_lie(tmp_path: Path) -> None:
    engine = copied(tmp_path)
    name = cache_name(engine)
    assert name == compiled.cache_folder().name
    assert name.startswith("engine-")
    (engine / "notes.txt").write_text("no source\n", encoding="utf-8")
    assert cache_name(engine) == name


@pytest.mark.parametrize("source", SOURCES)
def test_a_change_in_any_source_is_another_cache(tmp_path: Path, source: str) -> None:
    engine = copied(tmp_path)
    name, file = cache_name(engine), engine / source
    before = file.read_bytes()
    file.write_bytes(before + b"\n# changed\n")
    assert cache_name(engine) != name
    file.write_bytes(before)
    assert cache_name(engine) == name


def test_a_source_more_or_less_or_renamed_is_another_cache(tmp_path: Path) -> None:
    engine = copied(tmp_path)
    names = [cache_name(engine)]
    (engine / "weather.py").write_text("WIND = 3\n", encoding="utf-8")
    names.append(cache_name(engine))
    (engine / "weather.py").rename(engine / "waether.py")
    names.append(cache_name(engine))
    (engine / "waether.py").unlink()
    (engine / "domestic.py").unlink()
    names.append(cache_name(engine))
    assert len(set(names)) == 4


@pytest.mark.parametrize("compiler", [numba, numpy])
def test_another_compiler_is_another_cache(
    monkeypatch: pytest.MonkeyPatch, compiler: ModuleType
) -> None:
    name = compiled.cache_folder().name
    monkeypatch.setattr(compiler, "__version__", "0.0.1")
    assert compiled.cache_folder().name != name


# Where it lies


def test_the_cache_lies_where_the_user_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name = compiled.cache_folder().name
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", str(tmp_path))
    assert compiled.cache_folder() == tmp_path / name


def test_the_cache_lies_with_the_users_other_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path(platformdirs.user_cache_dir("longshore"))
    monkeypatch.delenv("LONGSHORE_CACHE_DIR", raising=False)
    assert compiled.cache_folder().parent == usual
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", "")
    assert compiled.cache_folder().parent == usual


NOWHERE = """
import os
from longshore.engine import compiled, step
print(compiled.KEPT, str(compiled.CACHE.parent) == os.environ["LONGSHORE_CACHE_DIR"])
print(step.step.stats.cache_path)
"""


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    """Least of all beside the sources, where Numba would not notice a change in another one."""
    (tmp_path / "file").write_text("in the way\n", encoding="utf-8")
    run = python(NOWHERE, tmp_path / "file" / "cache")
    assert run.stdout.splitlines() == ["False True", "None"]


def small_rule(number: int) -> int:
    return number + 1


def test_an_entry_is_cached_in_our_folder_and_others_are_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    config = numba.core.config
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "theirs"))
    monkeypatch.setattr(compiled.ENGINE, "folder", tmp_path / "ours")
    ours = compiled.entry(small_rule)
    assert Path(config.CACHE_DIR) == tmp_path / "theirs"
    theirs = numba.njit(cache=True)(small_rule)
    assert Path(ours.stats.cache_path).is_relative_to(tmp_path / "ours")
    assert Path(theirs.stats.cache_path).is_relative_to(tmp_path / "theirs")


def test_the_setting_of_others_is_put_back_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(numba.core.config, "CACHE_DIR", "theirs")
    monkeypatch.setattr(compiled.ENGINE, "folder", tmp_path)
    with pytest.raises(TypeError):
        compiled.entry("not a function")
    assert numba.core.config.CACHE_DIR == "theirs"


LOOK = """
import numba, numba.core.config
before = numba.core.config.CACHE_DIR
from longshore.engine import bindings, deal, play, scoring, step, warmup
assert numba.core.config.CACHE_DIR == before
print(before)
print(step.step.stats.cache_path)
print(bindings.step_on.stats.cache_path)
"""


@pytest.mark.parametrize("theirs", ["theirs", ""])
def test_importing_the_engine_leaves_the_cache_of_others_where_it_was(
    tmp_path: Path, theirs: str
) -> None:
    setting = str(tmp_path / theirs) if theirs else ""
    run = python(LOOK, tmp_path / "ours", NUMBA_CACHE_DIR=setting)
    assert run.stderr == ""
    before, *ours = run.stdout.splitlines()
    assert before == setting
    assert all(Path(path).is_relative_to(tmp_path / "ours") for path in ours)
    assert not (tmp_path / "theirs").exists()


def python(script: str, cache: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own, with a cache of its own."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "LONGSHORE_CACHE_DIR": str(cache), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run


# Saying that it takes a while


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
    monkeypatch.setattr(warmup, "CACHE", tmp_path)
    monkeypatch.setattr(warmup, "_DONE", tmp_path / "ready")
    monkeypatch.setattr(warmup, "_steps", stubs.steps)
    monkeypatch.setattr(warmup, "INTERPRETED", False)
    monkeypatch.setattr(warmup, "KEPT", True)
    forget(monkeypatch)
    return stubs


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has just started."""
    monkeypatch.setattr(warmup, "_prepared", threading.Event())


FIRST = "Compiling the rules, once: 1 of 3 (the deal), 0 s"
LAST = "The rules are compiled (0 s); next time they are ready."


def test_the_first_time_says_so_and_the_next_time_nothing(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmup.prepare(stubs.stream)
    assert [line.rstrip() for line in stubs.stream.getvalue().splitlines()] == [FIRST, LAST]
    assert stubs.shown[0] == f"{FIRST}\n"  # before it begins, not after
    assert stubs.ran == ["the deal", "legal moves", "playing"]
    for _ in range(2):
        later = io.StringIO()
        warmup.prepare(later)
        assert later.getvalue() == ""
        assert len(stubs.ran) == 3
        forget(monkeypatch)  # the same in another process: what is ready lies on disk


def test_a_terminal_shows_every_step_on_one_line(stubs: Stubs) -> None:
    stubs.stream = Screen()
    warmup.prepare(stubs.stream)
    lines = stubs.stream.getvalue().split("\r")[1:]
    begun = [f"{number} of 3 ({name})" for number, name in enumerate(stubs.names, start=1)]
    assert [line.rstrip() for line in lines] == [
        *(f"Compiling the rules, once: {step}, 0 s" for step in begun),
        LAST,
    ]
    assert len({len(line.removesuffix("\n")) for line in lines}) == 1  # each covers the one before
    assert stubs.stream.getvalue().count("\n") == 1
    assert stubs.stream.getvalue().endswith("\n")


def test_it_is_said_on_the_error_stream(stubs: Stubs, capsys: pytest.CaptureFixture[str]) -> None:
    warmup.prepare()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(FIRST)


def test_what_cannot_be_kept_is_said_each_time(
    stubs: Stubs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(warmup, "KEPT", False)
    for _ in range(2):
        stubs.stream = io.StringIO()
        warmup.prepare(stubs.stream)
        begun, ended = stubs.stream.getvalue().splitlines()
        assert begun == FIRST
        assert ended == (
            f"The rules are compiled (0 s), but cannot be kept in {tmp_path}."
            " Set LONGSHORE_CACHE_DIR to a folder that can be written."
        )
        warmup.prepare(stubs.stream)  # in the same process they are ready
        forget(monkeypatch)
    assert len(stubs.ran) == 6
    assert not (tmp_path / "ready").exists()


def test_what_failed_is_tried_again(stubs: Stubs) -> None:
    stubs.fails = True
    with pytest.raises(MemoryError):
        warmup.prepare(io.StringIO())
    stubs.fails = False
    warmup.prepare(stubs.stream)
    assert stubs.ran == ["the deal", "legal moves", "playing"]
    assert LAST in stubs.stream.getvalue()


def test_several_threads_compile_once_and_all_wait_for_it(stubs: Stubs) -> None:
    stubs.pause = 0.02
    begin = threading.Barrier(4)
    ready: list[int] = []

    def start() -> None:
        begin.wait()
        warmup.prepare(stubs.stream)
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
    monkeypatch.setattr(warmup, "INTERPRETED", True)
    warmup.prepare(stubs.stream)
    assert (stubs.ran, stubs.stream.getvalue()) == ([], "")


def test_the_real_steps_run_again_without_harm() -> None:
    names = [name for name, run in warmup._steps() if run() or True]
    assert len(names) == len(set(names)) >= 5


WHOLE_GAME = """
import random
from longshore import Game
from longshore.engine.compiled import CACHE
from longshore.engine.warmup import prepare
prepare()
there = sorted(CACHE.rglob("*.nbc"))
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
assert sorted(CACHE.rglob("*.nbc")) == there, "a game compiles what `prepare` does not"
print("played")
"""


@pytest.mark.soak
def test_the_first_start_compiles_all_that_a_game_needs(tmp_path: Path) -> None:
    first, second = (python(WHOLE_GAME, tmp_path) for _ in range(2))
    assert [line[:9] for line in first.stderr.splitlines()] == ["Compiling", "The rules"]
    assert (first.stdout, second.stdout) == ("played\n", "played\n")
    assert second.stderr == ""
