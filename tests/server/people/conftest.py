"""What all tests of people share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longshore.server.results import settling


@pytest.fixture(scope="session", autouse=True)
def settled_soon() -> Iterator[None]:
    """Games that a test writes into the database itself are found by the next sweep."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settling, "SWEEP_SECONDS", 0.2)
        yield
