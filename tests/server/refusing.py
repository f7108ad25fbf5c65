"""Wishes that a server refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longshore.client import Refused


def refusal(call: Callable[..., Any], *given: Any, **named: Any) -> Refused:
    """What a wish is refused with."""
    with pytest.raises(Refused) as problem:
        call(*given, **named)
    return problem.value


def refusal_code(call: Callable[..., Any], *given: Any, **named: Any) -> str:
    """The code of it alone."""
    return refusal(call, *given, **named).code


def refused(call: Callable[..., Any], *given: Any, **named: Any) -> tuple[str, int | None]:
    """The code and the status of it."""
    problem = refusal(call, *given, **named)
    return problem.code, problem.status
