"""Compiled functions without a door to Python: calling one says so, and nothing else happens."""

from __future__ import annotations

import os
import subprocess
import sys

import numba
import pytest
from numba.core.dispatcher import Dispatcher

from longshore.engine.compiled import INTERPRETED, compiled

# Each in a process of its own: without the error it is the interpreter that ends.
CALLS = {
    "a number": "from longshore.engine.deal import scramble as rule; rule(5)",
    "a record": """
from longshore.engine.state import new_state
from longshore.engine.turn import end_action as rule
rule(new_state())""",
    "a record by name": """
from longshore.engine.state import new_state
from longshore.engine.turn import end_action as rule
rule(state=new_state())""",
    "too few": "from longshore.engine.turn import end_action as rule; rule()",
    "of a bot": """
from longshore.bots.masking import veil as rule
from longshore.engine.state import new_state
rule(new_state(), 0)""",
    "of an environment": """
import numpy as np
from longshore.engine.state import new_state
from longshore.envs.rewards import write_worths as rule
rule(new_state(), np.zeros(5))""",
}
ASKED = """
try:
    exec({call!r})
except TypeError as problem:
    print(problem)
"""


def run(script: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_call_from_python_says_what_to_call_instead(call: str) -> None:
    asked = run(ASKED.format(call=call), NUMBA_DISABLE_JIT="0")
    assert asked.returncode == 0, asked.stderr[-2000:]
    assert asked.stdout.startswith("longshore.")
    assert "has no door to Python" in asked.stdout
    for instead in ("@entry", "longshore.engine.step", "longshore.Game", "NUMBA_DISABLE_JIT=1"):
        assert instead in asked.stdout


@pytest.mark.parametrize("name", ["a number", "a record", "of a bot", "of an environment"])
def test_interpreted_they_can_be_called(name: str) -> None:
    asked = run(CALLS[name], NUMBA_DISABLE_JIT="1")
    assert asked.returncode == 0, asked.stderr[-2000:]


@compiled
def twice(number: int) -> int:
    return 2 * number


@numba.njit
def four_times(number: int) -> int:
    return twice(twice(number))


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled here")
def test_compiled_functions_call_it_and_python_still_cannot() -> None:
    assert four_times(3) == 12
    with pytest.raises(TypeError, match=r"twice has no door to Python"):
        twice(3)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled here")
def test_other_targets_of_numba_find_its_source() -> None:
    """numba-cuda takes a CPU dispatcher's function and options, and keeps its own on it."""
    assert isinstance(twice, Dispatcher)
    assert twice.py_func(3) == 6
    assert twice._can_compile
    assert twice.targetoptions["nopython"]
    twice._kept_by_another_target = True
