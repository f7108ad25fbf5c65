"""Parameters of which some run in `make test`, and all in `make soak`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
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
