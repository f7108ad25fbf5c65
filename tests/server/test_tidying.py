"""Rubbish that holds itself is looked for when nobody acts, and hardly ever in between."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from longshore.server.http import tidying
from longshore.server.http.tidying import MANY, TOO_MANY, Tidying


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


class Acting:
    """Somebody who may act between two looks."""

    def __init__(self) -> None:
        self.times, self.busy = 0, False

    def __call__(self) -> int:
        self.times += self.busy
        return self.times


@pytest.fixture
def portions(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many portions there were, in a process where Python looks for nothing by itself."""
    gc.disable()
    seen = [0]
    monkeypatch.setattr(tidying, "_portions", lambda: seen[0])
    yield seen
    gc.enable()


def test_all_is_looked_through_when_nobody_acts(portions: list[int]) -> None:
    acting = Acting()
    tidy = Tidying(acting)
    circle = Circle()
    gone = weakref.ref(circle)
    del circle
    assert not tidy.look()  # there was little
    portions[0] += MANY
    acting.busy = True
    assert not tidy.look()
    assert gone() is not None
    acting.busy = False
    assert tidy.look()
    assert gone() is None
    assert not tidy.look()


def test_it_is_looked_through_at_last_also_where_somebody_always_acts(portions: list[int]) -> None:
    acting = Acting()
    acting.busy = True
    tidy = Tidying(acting)
    portions[0] += TOO_MANY - 1
    assert not tidy.look()
    portions[0] += 1
    assert tidy.look()


def test_python_looks_by_itself_only_at_what_is_new_until_the_end() -> None:
    async def in_between() -> tuple[int, int, int]:
        tidy = Tidying(lambda: 0)
        tidy.begin()
        try:
            return gc.get_threshold()
        finally:
            tidy.end()

    before = gc.get_threshold()
    young, *older = asyncio.run(in_between())
    assert young == tidying.PORTION
    assert min(older) > 10**9
    assert gc.get_threshold() == before
