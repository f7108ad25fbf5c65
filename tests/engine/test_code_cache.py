"""The cache of compiled code: how its folders are called, what lies in them, and for how long."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numba.core.config
import numpy
import platformdirs
import pytest

from longshore.engine import code_cache, compiled, sources
from longshore.engine.code_cache import CodeCache, cache_of
from longshore.engine.sources import PACKAGE, Sources, cache_root
from tests.engine.own_process import ROOT, python

MODULES = (
    "engine.step",
    "engine.scoring",
    "engine.observe",
    "bots.masking",
    "bots.uniform.drawing",
    "bots.merchant.deciding",
    "bots.merchant.batch",
    "bots.search.thinking",
    "envs.lanes",
    "lab.books",
)
MERCHANTS = ("bots.merchant.deciding", "bots.merchant.batch", "bots.search.thinking")


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy") / "longshore"
    unseen = shutil.ignore_patterns("__pycache__", "page", "locales")
    return shutil.copytree(PACKAGE, copy, ignore=unseen)


@pytest.fixture
def package(copied: Path) -> Iterator[Path]:
    """A copy of the package to change; put right again afterwards."""
    before = {file: file.read_bytes() for file in copied.rglob("*.py")}
    yield copied
    for file in copied.rglob("*.py"):
        if file not in before:
            file.unlink()
        elif file.read_bytes() != before[file]:
            file.write_bytes(before[file])
    sources.look_again()


def names(package: Path) -> dict[str, str]:
    sources.look_again()
    every = Sources(package, code_cache._IDLE)
    return {module: CodeCache(f"longshore.{module}", every).folder.name for module in MODULES}


# The name of the folder


def test_the_same_sources_have_the_same_cache_wherever_they_lie(package: Path) -> None:
    ours = {module: cache_of(f"longshore.{module}").folder.name for module in MODULES}
    assert names(package) == ours
    assert all(name.startswith(f"{module}-") for module, name in ours.items())


@pytest.mark.parametrize(
    ("source", "anew"),
    [
        ("engine/state.py", MODULES),
        ("engine/compiled.py", MODULES),
        ("engine/observe.py", ("engine.observe", "envs.lanes")),
        ("bots/masking.py", ("bots.masking",)),
        ("bots/uniform/drawing.py", ("bots.uniform.drawing",)),
        ("bots/merchant/values.py", MERCHANTS),
        ("bots/search/tree.py", ("bots.search.thinking",)),
        ("envs/rewards.py", ("envs.lanes",)),
        ("lab/rows.py", ("lab.books",)),
        ("bots/registry.py", ()),  # finds bots, and is not compiled
        ("engine/code_cache.py", ()),  # keeps code, and is no part of it
        ("game/options.py", ()),
        ("text/messages.py", ()),
    ],
)
def test_a_change_is_another_cache_for_all_that_call_it(
    package: Path, source: str, anew: tuple[str, ...]
) -> None:
    before = names(package)
    with (package / source).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert names(package) == before  # a comment is no change
    with (package / source).open("a", encoding="utf-8") as file:
        file.write("\nCHANGED = True\n")
    after = names(package)
    assert {module for module in MODULES if before[module] != after[module]} == set(anew)


@pytest.mark.parametrize("compiler", [numba, numpy])
def test_another_compiler_is_another_cache(
    monkeypatch: pytest.MonkeyPatch, compiler: ModuleType
) -> None:
    before = cache_of("longshore.engine.step").folder
    monkeypatch.setattr(compiler, "__version__", "0.0.1")
    assert CodeCache("longshore.engine.step", code_cache._OURS).folder != before


def test_the_modules_with_functions_that_python_calls_are_known() -> None:
    merchants = [f"longshore.bots.merchant.{name}" for name in ("batch", "deciding")]
    assert code_cache.entries_in("longshore.bots.merchant") == merchants
    assert code_cache.entries_in("longshore.game") == []


# Where it lies


def test_the_cache_lies_where_the_user_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", str(tmp_path))
    assert cache_root() == tmp_path


def test_the_cache_lies_with_the_users_other_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Path(platformdirs.user_cache_dir("longshore"))
    monkeypatch.delenv("LONGSHORE_CACHE_DIR", raising=False)
    assert cache_root() == usual
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", "")
    assert cache_root() == usual


NOWHERE = """
from longshore.engine import deal, scoring, step
from longshore.envs import lanes
print(step.step.stats.cache_path, lanes.play_lanes.stats.cache_path)
print(scoring.card_value(0, 0))
"""


def test_where_nothing_can_be_written_nothing_is_kept_and_this_is_said_once(tmp_path: Path) -> None:
    """Least of all beside the sources, where Numba would not notice a change in another one."""
    (tmp_path / "file").write_text("in the way\n", encoding="utf-8")
    run = python(NOWHERE, tmp_path / "file" / "cache")
    assert run.stdout.splitlines()[0] == "None None"
    assert run.stdout.splitlines()[1].isdigit()  # it works without
    said = f"Compiled code cannot be kept in {tmp_path / 'file' / 'cache'} (Not a directory)"
    assert run.stderr.count("Compiled code") == 1
    assert f"RuntimeWarning: {said}: each process compiles it again." in run.stderr
    assert "Set LONGSHORE_CACHE_DIR to a folder that can be written." in run.stderr


LOOK = """
import numba, numba.core.config
before = numba.core.config.CACHE_DIR
from longshore.engine import bindings, deal, play, readiness, scoring, step
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


# What lies in it

RULE = "def blow(wind):\n    return wind + 1\n"


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[str], Any]:
    """A function of a source, compiled anew or found."""

    def make(source: str) -> Any:
        file = tmp_path / "weather.py"
        file.write_text(source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("weather", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
        spec.loader.exec_module(module)
        sys.dont_write_bytecode = before
        door = numba.njit(module.blow)
        folder = tmp_path / "weather-0123456789abcdef"
        folder.mkdir(exist_ok=True)
        door._cache = code_cache._Kept(module.blow, folder)
        return door

    return make


pytestmark = pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled here")


def test_a_comment_has_nothing_compiled_again(kept: Callable[[str], Any]) -> None:
    """Numba itself looks at the whole file, and at the number of the function's first line."""
    first = kept(RULE)
    assert (first(2), first.stats.cache_hits) == (3, {})
    again = kept(f"# a word\n\n{RULE}")
    assert (again(2), sum(again.stats.cache_hits.values())) == (3, 1)
    assert again(2.5) == 3.5  # another kind of arguments
    assert sum(kept(RULE).stats.cache_hits.values()) == 0
    last = kept(RULE)
    assert (last(1), last(1.5), sum(last.stats.cache_hits.values())) == (2, 2.5, 2)


def test_what_cannot_be_saved_is_said_and_used_all_the_same(
    kept: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(numba.core.caching.IndexDataCacheFile, "save", full)
    with pytest.warns(RuntimeWarning, match=r"cannot be kept in .*No space left on device"):
        assert kept(RULE)(2) == 3


def small_rule(number: int) -> int:
    return number + 1


def test_a_function_that_is_not_ours_is_not_kept() -> None:
    """What it calls may change without our knowing."""
    assert compiled.entry(small_rule).stats.cache_path is None
    assert compiled.entry(small_rule)(1) == 2


# What nobody uses any more

OLD, NEW = "engine-0123456789abcdef", "bots.merchant-fedcba9876543210"
WEEKS = 15 * 24 * 3600


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in (OLD, NEW, "somebody-elses", "engine-notes"):
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner" / "code.nbc").write_bytes(b"code")
    for name in (OLD, "somebody-elses", "engine-notes"):
        ago = (tmp_path / name).stat().st_mtime - WEEKS
        os.utime(tmp_path / name, (ago, ago))
    return tmp_path


def folders(root: Path) -> set[str]:
    return {folder.name for folder in root.iterdir() if folder.is_dir()}


def test_what_nobody_has_used_for_weeks_is_thrown_away(root: Path) -> None:
    code_cache.throw_away(root)
    assert folders(root) == {NEW, "somebody-elses", "engine-notes"}


HOLDS = """
import sys
from pathlib import Path
from longshore.engine import code_cache
code_cache._use(Path(sys.argv[1]))
print("holds", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks")
def test_nothing_is_thrown_away_while_another_process_may_use_it(root: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "holds\n"
        code_cache.throw_away(root)
        assert OLD in folders(root)
        other.communicate("")
    code_cache.throw_away(root)
    assert OLD not in folders(root)


def test_a_new_folder_makes_room_and_one_that_is_used_is_no_longer_old(root: Path) -> None:
    assert code_cache.writable(root / OLD)  # used again after weeks
    assert code_cache.writable(root / "envs-0011223344556677")
    assert {OLD, NEW, "envs-0011223344556677"} <= folders(root)
