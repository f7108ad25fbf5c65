"""Compiled functions without a door to Python: calling one says so, and nothing else happens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable

import numba
import pytest
from numba.core.dispatcher import Dispatcher

from longshore.engine.compiled import INTERPRETED, compiled

# In another process: without the error it is the interpreter that ends.
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
import json
for name, call in json.loads({calls!r}).items():
    try:
        exec(call, {{}})
        print(json.dumps([name, ""]), flush=True)
    except TypeError as problem:
        print(json.dumps([name, str(problem)]), flush=True)
"""


def run(script: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def told(names: Iterable[str], **settings: str) -> dict[str, str]:
    """What each of the calls came to: the text of its error, or nothing."""
    calls = {name: CALLS[name] for name in names}
    asked = run(ASKED.format(calls=json.dumps(calls)), **settings)
    answers = dict(json.loads(line) for line in asked.stdout.splitlines())
    assert asked.returncode == 0, f"after {list(answers)}: {asked.stderr[-2000:]}"
    assert list(answers) == list(calls)
    return answers


def test_a_call_from_python_says_what_to_call_instead() -> None:
    for name, text in told(CALLS, NUMBA_DISABLE_JIT="0").items():
        assert text.startswith("longshore."), name
        assert "has no door to Python" in text, name
        for instead in ("@entry", "longshore.engine.step", "longshore.Game", "NUMBA_DISABLE_JIT=1"):
            assert instead in text, name


def test_interpreted_they_can_be_called() -> None:
    names = ("a number", "a record", "of a bot", "of an environment")
    assert told(names, NUMBA_DISABLE_JIT="1") == dict.fromkeys(names, "")


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
