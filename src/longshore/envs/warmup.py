"""Compile a batch, once, with a line that says so: before somebody wonders what takes so long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

from longshore.engine.compiled import INTERPRETED
from longshore.envs import compiled as compiling


def prepare(work: Callable[[], object], stream: TextIO | None = None) -> None:
    """Do a work that uses all that a batch compiles, if that was never done for these sources.

    Later starts find the compiled code on disk and print nothing.
    """
    cache = compiling.ENVS
    done = cache.folder / "ready-batch"
    if INTERPRETED or done.exists():
        return
    out = sys.stderr if stream is None else stream
    print("Compiling the batch of games, once; it takes half a minute …", file=out, flush=True)
    began = time.monotonic()
    work()
    seconds = time.monotonic() - began
    if cache.kept:
        done.touch()
        line = f"The batch is compiled ({seconds:.0f} s); next time it is ready."
    else:
        line = (
            f"The batch is compiled ({seconds:.0f} s), but cannot be kept in {cache.folder}."
            " Set LONGSHORE_CACHE_DIR to a folder that can be written."
        )
    print(line, file=out, flush=True)
