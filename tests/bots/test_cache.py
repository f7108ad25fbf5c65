"""Compiled bots are kept by the sources they are made of: theirs, the rules', and each other's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from longshore.bots import compiled
from longshore.engine.compiled import cache_folder

ROOMS = ("", "uniform", "merchant", "search")
BOTS = Path(compiled.__file__).parent


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the bots to change."""
    copy = tmp_path / "bots"
    shutil.copytree(BOTS, copy)
    monkeypatch.setattr(compiled, "_HERE", copy)
    return copy


def caches() -> dict[str, str]:
    return {room: cache_folder("bots", compiled._sources(room)).name for room in ROOMS}


@pytest.mark.parametrize(
    ("source", "anew"),
    [
        ("masking.py", ROOMS),
        ("uniform/drawing.py", ("uniform",)),
        ("merchant/values.py", ("merchant", "search")),
        ("search/tree.py", ("search",)),
        ("registry.py", ()),  # finds bots, and is not compiled
    ],
)
def test_a_change_is_another_cache_for_all_that_call_it(
    sources: Path, source: str, anew: tuple[str, ...]
) -> None:
    before = caches()
    with (sources / source).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    after = caches()
    assert {room for room in ROOMS if before[room] != after[room]} == set(anew)


def test_every_room_has_its_own_cache() -> None:
    assert len({compiled.cache_of(room).folder for room in ROOMS}) == len(ROOMS)


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("longshore.bots.masking", ""),
        ("longshore.bots.uniform", "uniform"),
        ("longshore.bots.merchant.batch", "merchant"),
        ("longshore.bots.search.thinking", "search"),
    ],
)
def test_a_module_is_kept_in_its_room(module: str, room: str) -> None:
    assert compiled.room_of(module) == room
