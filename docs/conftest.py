"""A real server for the documents whose examples play at one: its address is their `SERVER`."""
# ruff: noqa: INP001

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longshore.game.game import draw
from tests.server.serving import served

PLAYED_AT_A_SERVER = frozenset(("agents.md", "http.md"))
DEAL = 1  # blue begins


@pytest.fixture(autouse=True)
def server(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    doctest_namespace: dict[str, Any],
) -> Iterator[None]:
    """Started for the documents that need it, and for no other."""
    if request.path.name not in PLAYED_AT_A_SERVER:
        yield
        return
    with served(tmp_path_factory.mktemp("served"), dealer=lambda rules: draw(rules, DEAL)) as made:
        doctest_namespace["SERVER"] = made.url
        yield
        del doctest_namespace["SERVER"]
