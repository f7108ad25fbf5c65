"""Wishes that a server refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longshore.client import Refused


def refused(call: Callable[..., Any], *given: Any, **named: Any) -> tuple[str, int | None]:
    """The code and the status that a wish is refused with."""
    with pytest.raises(Refused) as problem:
        call(*given, **named)
    return problem.value.code, problem.value.status
