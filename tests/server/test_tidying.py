"""Rubbish that holds itself is looked for when nobody acts, and hardly ever in between."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

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


def portions(number: int, generation: int = 0) -> None:
    """Have what is new looked through so often, as Python does when there is more of it."""
    for _ in range(number):
        gc.collect(generation)


async def tidied(acting: Acting, then: Callable[[Tidying], None]) -> None:
    """Do something while a process is looked after, that Python tidies only when it is told to."""
    tidy = Tidying(acting)
    tidy.begin()
    gc.disable()
    try:
        then(tidy)
    finally:
        gc.enable()
        tidy.end()
        gc.unfreeze()


# The second is what Python 3.14.0 to 3.14.4 call a portion.
@pytest.mark.parametrize("generation", [0, 1])
def test_all_is_looked_through_when_nobody_acts(generation: int) -> None:
    acting = Acting()

    def then(tidy: Tidying) -> None:
        circle = Circle()
        gone = weakref.ref(circle)
        portions(1)
        portions(1, 1)  # it is among the old by now
        del circle
        assert not tidy.look()  # there was little
        portions(MANY, generation)
        acting.busy = True
        assert not tidy.look()
        assert gone() is not None
        acting.busy = False
        assert tidy.look()
        assert gone() is None
        assert not tidy.look()

    asyncio.run(tidied(acting, then))


def test_it_is_looked_through_at_last_also_where_somebody_always_acts() -> None:
    acting = Acting()
    acting.busy = True

    def then(tidy: Tidying) -> None:
        portions(TOO_MANY - 1)
        assert not tidy.look()
        portions(1)
        assert tidy.look()
        assert not tidy.look()

    asyncio.run(tidied(acting, then))


def test_what_python_does_by_itself_is_a_portion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "PORTION", 1_000)

    async def much() -> bool:
        tidy = Tidying(lambda: 0)
        tidy.begin()
        try:
            kept = [[] for _ in range(4 * MANY * tidying.PORTION)]
            return tidy.look() and bool(kept)
        finally:
            tidy.end()
            gc.unfreeze()

    assert asyncio.run(much())


def test_python_looks_by_itself_only_at_what_is_new_until_the_end() -> None:
    async def in_between() -> tuple[int, int, int]:
        tidy = Tidying(lambda: 0)
        tidy.begin()
        try:
            return gc.get_threshold()
        finally:
            tidy.end()
            gc.unfreeze()

    before, heard = gc.get_threshold(), list(gc.callbacks)
    young, *older = asyncio.run(in_between())
    assert young == tidying.PORTION
    assert min(older) > 10**9
    assert gc.get_threshold() == before
    assert gc.callbacks == heard
