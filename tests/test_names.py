"""One name means one thing: no two public classes are called the same."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import longshore

SOURCES = Path(longshore.__file__).parent


def test_no_two_public_classes_have_one_name() -> None:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for source in sorted(SOURCES.rglob("*.py")):
        module = source.relative_to(SOURCES)
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module.as_posix())
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
