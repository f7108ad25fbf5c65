"""A batch on a GPU does what one on a processor does, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from longshore.envs import BatchEnv


def lockstep(*arguments: str, **more: str) -> str:
    """What the comparison says, in a process of its own."""
    command = [sys.executable, "-m", "tests.envs.lockstep_cuda", *arguments]
    done = subprocess.run(
        command, env={**os.environ, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_loops_come_to_the_same_bytes_in_numbas_simulator() -> None:
    told = lockstep(
        *("--lanes", "6", "--steps", "16", "--round-limit", "1", "--reward", "shaped"),
        NUMBA_ENABLE_CUDASIM="1",
        NUMBA_DISABLE_JIT="1",
    )
    lanes, steps, games = (int(word) for word in told.split() if word.isdigit())
    assert (lanes, steps) == (6, 16)
    assert games > 0


def test_whole_games_come_to_the_same_bytes_on_a_gpu() -> None:
    import torch

    if not torch.cuda.is_available():
        pytest.skip("wants an NVIDIA GPU, PyTorch for it and numba-cuda")
    assert lockstep().count("the same") == 5


def test_what_cannot_be_on_a_gpu_is_told() -> None:
    with pytest.raises(ValueError, match="There is no device 'tpu' for a batch"):
        BatchEnv(2, device="tpu")
    with pytest.raises(ValueError, match=r"has no opponents, threads: these are for device='cpu'"):
        BatchEnv(2, device="cuda", opponents=["merchant"], threads=2)
