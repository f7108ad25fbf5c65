"""Numba's simulator of a GPU, mended where it plays our kernels: a step of it is a second.

To be imported first, in a process of its own, with NUMBA_ENABLE_CUDASIM and NUMBA_DISABLE_JIT set.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numba.cuda.simulator import kernelapi

from longshore.envs.cuda import kernels


def _local(_: Any, shape: int, dtype: Any) -> Any:
    """Records in it have names."""
    made = np.zeros(shape, dtype)
    return made.view(np.recarray) if made.dtype.names else made


def _shared(self: Any, shape: int, dtype: Any) -> Any:
    """The same array for all threads, also where two of them ask for it at once."""
    asked = sys._getframe(1)
    where = (asked.f_code.co_filename, asked.f_lineno)
    return self._allocations.setdefault(where, _local(self, shape, dtype))


kernelapi.FakeCUDALocal.array = _local
kernelapi.FakeCUDAShared.array = _shared
kernels.PLAYED = kernels.SEEN = 8  # every thread of a block is one of Python's
