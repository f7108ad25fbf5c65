"""Hypothesis profiles: `default` for every run, `soak` for `make soak`."""

from __future__ import annotations

import os
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, settings

from longshore.engine.compiled import INTERPRETED

# The terminal speaks the language of the system; the tests read English wherever they run.
os.environ["LONGSHORE_LANGUAGE"] = "en"
os.environ.pop("LONGSHORE_EDITIONS", None)  # a test that wants more editions says so

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "default",
    max_examples=15,
    deadline=None,
    derandomize=True,  # the same run for everybody; `soak` looks further
    database=None,
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "soak",
    max_examples=500,
    deadline=timedelta(minutes=2),
    suppress_health_check=_SLOW,
)
settings.load_profile("default")


def pytest_configure(config: pytest.Config) -> None:
    """Compile once, before the workers start, what every one of them would compile anew."""
    if not INTERPRETED and not hasattr(config, "workerinput"):
        from tests.compiling import compile_all

        compile_all()
