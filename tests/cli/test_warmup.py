"""`longshore warmup`: everything that is compiled, known in one place."""

from __future__ import annotations

import pytest

from longshore.cli import main as cli
from longshore.cli import warmup
from longshore.engine import compiled, readiness
from longshore.engine.code_cache import cache_of, entries_in
from longshore.engine.readiness import Part
from longshore.engine.sources import NAME, PACKAGE

STEP = "longshore.engine.step"


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two parts that note that they are compiled, on a machine where nothing was."""
    ran: list[str] = []
    made = [
        Part(
            name, ("longshore.engine.step",), lambda name=name: [("all", lambda: ran.append(name))]
        )
        for name in ("the ships", "the winds")
    ]
    monkeypatch.setattr(warmup, "every_part", lambda: made)
    monkeypatch.setattr(readiness, "_prepared", set())
    monkeypatch.setattr(readiness, "INTERPRETED", False)
    monkeypatch.setattr(compiled, "INTERPRETED", False)
    return ran


def test_it_compiles_everything_and_says_so(
    parts: list[str],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cache_of(STEP), "folder", tmp_path_factory.mktemp("cache") / "engine")
    assert cli.run(["warmup"]) == 0
    assert parts == ["the ships", "the winds"]
    said = capsys.readouterr()
    assert said.out == "Everything is compiled.\n"
    assert "The winds are compiled (0 s); next time they are ready." in said.err
    monkeypatch.setattr(readiness, "_prepared", set())  # as in the next process
    assert cli.run(["warmup"]) == 0
    assert capsys.readouterr() == ("Everything is compiled already.\n", "")


def test_interpreted_there_is_nothing_to_compile(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "INTERPRETED", True)
    assert cli.run(["warmup"]) == 2
    assert "NUMBA_DISABLE_JIT is set" in capsys.readouterr().err


def test_every_room_with_compiled_code_has_its_part() -> None:
    folders = [file.parent.relative_to(PACKAGE).parts for file in PACKAGE.rglob("*.py")]
    packages = {".".join([NAME, *folder]) for folder in folders}
    parts = warmup.every_part()
    assert parts[0].name == "the rules"
    ready = {module.rpartition(".")[0] for part in parts for module in part.modules}
    assert ready == {package for package in packages if entries_in(package)}


def test_modules_that_prepare_have_one_name_each() -> None:
    """So that one of these names means one module."""
    for name in ("warmup", "readiness", "reading", "doors", "telling"):
        assert len([*PACKAGE.rglob(f"{name}.py")]) <= 1, name
