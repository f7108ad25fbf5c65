"""Names for what the engine's functions take, for those who call them from Python."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

State: TypeAlias = np.record  # of dtype `state.STATE`
Rules: TypeAlias = np.record  # of dtype `state.RULES`
Dealt: TypeAlias = np.record  # of dtype `state.DEAL`
Journal: TypeAlias = np.record  # of dtype `journal.JOURNAL`
Moves: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.bool_]
