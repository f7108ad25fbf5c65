"""How a search goes about it: the numbers it thinks by."""

from __future__ import annotations

import numpy as np

# name, the usual value, what it is
PARAMETERS: tuple[tuple[str, float, str], ...] = (
    ("explore", 1.0, "how much what is little tried is preferred"),
    ("open", 0.5, "part of the first choice that is open to all alike, whatever is likely"),
    ("doubt", 0.05, "how much worse than the rest a choice is held before it is tried"),
    ("wide", 2.0, "choices that are looked at from the start"),
    ("wider", 1.5, "and how many more with the root of the visits"),
    ("winning", 0.2, "what winning counts for, beside the margin"),
    ("scale", 18.0, "dollars ahead that count for much"),
    ("building", 0.7, "part of its price that a building counts for while much is to come"),
    ("deep", 24.0, "choices that a way through the tree has at most"),
    ("rounds", 6.0, "rounds that a game is played on before it is judged as it stands"),
    ("trust", 0.7, "part of what is likely that a network's proposals have, if there are any"),
)

MANNER = np.dtype([(name, "f8") for name, _, _ in PARAMETERS], align=True)


def usual_manner() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    manner = np.zeros(1, MANNER)
    for name, usual, _ in PARAMETERS:
        manner[name] = usual
    return manner
