"""Parameters of which some run in `make test`, and all in `make soak`; what soaks came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import pytest


def some(ids: Iterable[str], quick: Collection[str]) -> list[Any]:
    """For `parametrize`: those that are quick, and the others for a soak."""
    return [
        pytest.param(one, id=one, marks=() if one in quick else pytest.mark.soak) for one in ids
    ]


def sized(name: str, quick: int, whole: int) -> pytest.MarkDecorator:
    """A number that says how much is looked at: a small one, and another for a soak."""
    soak = pytest.param(whole, id="soak", marks=pytest.mark.soak)
    return pytest.mark.parametrize(name, [pytest.param(quick, id="short"), soak])


_reported: dict[str, Counter[str]] = {}


def report(what: str, **numbers: int) -> None:
    """Say what a test has come to; numbers of the same are added up, and told at the end."""
    print(_line(what, numbers))
    _reported.setdefault(what, Counter()).update(numbers)


def reports() -> Iterator[str]:
    """What the tests of this run have come to."""
    return (_line(what, numbers) for what, numbers in _reported.items())


def _line(what: str, numbers: Mapping[str, int]) -> str:
    return f"{what}: " + ", ".join(f"{name} {number:,}" for name, number in numbers.items())
