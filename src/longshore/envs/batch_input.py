"""What a batch is given: read, or refused in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.state import RULES
from longshore.game.options import Options

Actions: TypeAlias = npt.NDArray[np.int64]

LAST_SEED = 2**62  # above it there is still room for all games that a lane will ever play


def lane_count(lanes: object) -> int:
    if isinstance(lanes, bool) or not isinstance(lanes, int | np.integer) or lanes < 1:
        raise ValueError(f"A batch has at least one lane; {lanes!r} were asked for.")
    return int(lanes)


def thread_count(threads: object) -> int:
    if isinstance(threads, bool) or not isinstance(threads, int | np.integer) or threads < 1:
        raise ValueError(f"A batch is played by at least one thread; {threads!r} were asked for.")
    return int(threads)


def read_settings(
    settings: Sequence[Options],
    lanes: int | None,
    edition: str,
    seats: int,
    options: dict[str, Any],
) -> tuple[Options, ...]:
    """One setting a lane."""
    made = (settings,) if isinstance(settings, Options) else tuple(settings)
    if (edition, seats) != ("classic", 4) or options:
        raise ValueError("Settings say all of a lane; leave out edition, seats and options.")
    if not made or not all(isinstance(one, Options) for one in made):
        raise ValueError("Settings are `Options`, one for each lane, and at least one.")
    if lanes is not None and lanes != len(made):
        raise ValueError(f"There are {len(made)} settings, one a lane, but {lanes} lanes.")
    return made


def rules_of(options: Sequence[Options]) -> npt.NDArray[np.void]:
    """The rules of every lane, as the engine takes them."""
    rules = np.zeros(len(options), RULES)
    made = {one: one.rules() for one in set(options)}
    if len(made) == 1:
        rules[:] = made[options[0]]
    else:
        for lane, one in enumerate(options):
            rules[lane] = made[one]
    return rules


def read_seeds(seeds: int | npt.ArrayLike, lanes: int) -> npt.NDArray[np.int64]:
    """The first seed of every lane."""
    given = _array("Seeds", seeds)
    if given.dtype.kind not in "iu" or given.shape not in ((), (lanes,)):
        raise ValueError(
            f"Seeds are a whole number or an array of {lanes} of them, one a lane;"
            f" these have the shape {given.shape} and the type {given.dtype}."
        )
    if given.min() < 0 or given.max() > LAST_SEED:
        raise ValueError("Seeds are whole numbers from 0 to 2^62.")
    made = given.astype(np.int64)
    return made + np.arange(lanes) if made.shape == () else made


def read_actions(actions: npt.ArrayLike, lanes: int) -> Actions:
    """A number of a move for every lane."""
    given = _array("Actions", actions)
    if given.shape != (lanes,) or given.dtype.kind not in "iu":
        raise ValueError(
            f"Actions are an array of {lanes} whole numbers, one a lane;"
            f" this one has the shape {given.shape} and the type {given.dtype}."
        )
    return np.ascontiguousarray(given, np.int64)


def check_array(name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == dtype
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"`{name}` has to be a writable {dtype} array in one piece, of {shape}.")


def _array(name: str, given: npt.ArrayLike) -> npt.NDArray[Any]:
    try:
        return np.asarray(given)
    except ValueError:  # rows of different lengths
        raise ValueError(f"{name} are whole numbers, one a lane; {given!r} is no array.") from None
