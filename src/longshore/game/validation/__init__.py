"""Whether a state is sound: every fault of it as an English sentence.

The rules keep a game sound; a position written by hand, or a file from elsewhere, may not be.
`board` checks what lies on the table, `phases` whether that fits what the table waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longshore.game.validation import board, brokers, options, phases, turn
from longshore.game.validation.sheet import COLOUR_NAMES, Sheet


def status(state: Any, colours: Sequence[str] = COLOUR_NAMES) -> list[str]:
    """The faults of a state, as sentences; none if it is sound.

    `colours` are the names to call the containers by.
    """
    sheet = Sheet(state, colours)
    faults = list(options.faults(sheet))
    if faults:
        # nothing else can be judged without knowing what is played
        return faults
    for chapter in (board, brokers, turn, phases):
        faults.extend(chapter.faults(sheet))
    return faults
