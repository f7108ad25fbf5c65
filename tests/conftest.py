"""How all tests run: Hypothesis profiles, temporary files in memory, code compiled once."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from longshore.engine.compiled import INTERPRETED
from tests.soaking import reports

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

# Who keeps no bytecode has it made anew in each of the many processes that are started here.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

_WEB = Path(__file__).parent / "web"
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first, one test after another in one worker, while the others keep the processors
    busy: a page that was just here costs a third of one that has to be read and compiled anew.
    """
    items.sort(key=lambda item: _WEB not in item.path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A browser's event loop is marked as running from its first test on, also while it rests: who
    wants one of one's own is not to see it.
    """
    if _WEB in item.path.parents:
        return (yield)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it is not looked through for rubbish again and again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What soaks came to, in numbers."""
    for line in reports():
        terminalreporter.write_line(line)
