"""The rooms of the house: imports point only where docs/architecture.md says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import longshore

PACKAGE = Path(longshore.__file__).parent
PLAN = Path(__file__).parent.parent / "docs" / "architecture.md"
ALL, SERVER, LATER = "all", "all rooms of the server", "when called: "


def plan() -> dict[str, tuple[set[str], set[str]]]:
    """Of each room: those it imports from, and those it imports from inside functions alone."""
    text = PLAN.read_text(encoding="utf-8")
    rows = text[text.index("| room | imports from |") :].split("\n\n")[0].splitlines()[2:]
    found: dict[str, tuple[set[str], set[str]]] = {}
    for row in rows:
        room, imports = (cell.strip() for cell in row.strip("|").split("|"))
        always, _, later = imports.partition(LATER)
        found[room] = _names(always.replace("nothing of ours", "")), _names(later)
    for always, _ in found.values():
        if ALL in always:
            always.update(found)
        if SERVER in always:
            always.update(room for room in found if room.startswith("server."))
        always.difference_update((ALL, SERVER))
    return found


def _names(written: str) -> set[str]:
    return {name for part in written.replace(";", ",").split(",") if (name := part.strip())}


ROOMS = plan()


def module_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in PACKAGE.rglob("*.py")}


def room_of(module: str) -> str | None:
    """The room where a module lies; None for the package itself and for the hall of the server."""
    parts = module.split(".")
    names = ".".join(parts[:2]), parts[0]
    return next((name for name in names if name in ROOMS), None)


def imports(file: Path) -> Iterator[tuple[str, bool]]:
    """Every module of ours that a source imports, and whether only inside a function."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    later = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert not node.level, f"{file} imports by dots; write the whole name."
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [
                name if name.removeprefix("longshore.") in MODULES else node.module
                for name in whole
            ]
        else:
            continue
        for name in names:
            if name.startswith("longshore."):
                yield name.removeprefix("longshore."), id(node) in later


def test_every_module_has_a_room():
    homeless = {name for name in MODULES if name not in ("", "server") and room_of(name) is None}
    assert homeless == set()


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_those_below(room):
    always, later = ROOMS[room]
    wrong = [
        f"{module} imports {name}"
        for module, file in MODULES.items()
        if room_of(module) == room
        for name, inside in imports(file)
        if (to := room_of(name)) is not None
        and to not in always | {room}
        and not (inside and to in later)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_table_names_no_room_that_is_not_used(room):
    """So that the arrows drawn are those that are there; `all` is what it says."""
    if room in ("cli", "server.http"):
        pytest.skip("may import from all that is below")
    used = {
        room_of(name)
        for module, file in MODULES.items()
        if room_of(module) == room
        for name, _ in imports(file)
    }
    always, later = ROOMS[room]
    assert (always | later) <= used


def test_nothing_goes_in_a_circle():
    done: list[str] = []
    while len(done) < len(ROOMS):
        ready = [
            room
            for room, (below, _) in ROOMS.items()
            if room not in done and below - {room} <= {*done}
        ]
        assert ready, f"a circle among {ROOMS.keys() - {*done}}"
        done += ready
