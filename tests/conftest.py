"""How all tests run: Hypothesis profiles, temporary files in memory, code compiled once."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from longshore.engine.compiled import INTERPRETED

# The terminal speaks the language of the system; the tests read English wherever they run.
os.environ["LONGSHORE_LANGUAGE"] = "en"
os.environ.pop("LONGSHORE_EDITIONS", None)  # a test that wants more editions says so
os.environ.pop("LONGSHORE_DATABASE", None)  # nor does one touch the machine's tables

# Where there is room in memory, temporary files lie there: a database waits for a disk at every
# commit. Processes are killed here, not machines, so that nothing is lost by it.
_MEMORY = Path("/dev/shm")
_ROOM = 2 << 30  # bytes; a container often has some MB of it only


def _room_in_memory() -> bool:
    there = _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK)
    return there and shutil.disk_usage(_MEMORY).free > _ROOM


if "TMPDIR" not in os.environ and _room_in_memory():
    os.environ["TMPDIR"] = str(_MEMORY)
    tempfile.tempdir = None  # else it stays with what it found before

# Who was started in the background ignores Ctrl-C, and so would all that is started here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

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
