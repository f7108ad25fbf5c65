"""The weights of a network: a file of 16-bit arrays, one of which comes with the package.

Whoever plays by them keeps them in 16 bits, too, since most of the time of a decision goes into
reading them: as whole numbers with a scale for each row, which processors turn to floats at once.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.bots.learned.inputs import INPUTS
from longshore.engine.moves import MOVES

Floats: TypeAlias = npt.NDArray[np.float32]
FILE = "weights.npz"
WHOLE = 32767  # the greatest number of 16 bits
TINY = 1e-20  # a row of nothing


class Weights(NamedTuple):
    """A residual network, every matrix with a row for each of its inputs."""

    entry: Floats  # (INPUTS, width)
    entry_bias: Floats
    first: Floats  # (blocks, width, width)
    first_bias: Floats
    second: Floats
    second_bias: Floats
    head: Floats  # (width, MOVES)
    head_bias: Floats


Whole: TypeAlias = npt.NDArray[np.int16]


class Packed(NamedTuple):
    """The same to play by: whole numbers, and what one of them is worth in each row."""

    entry: Whole
    entry_scale: Floats  # (INPUTS,)
    entry_bias: Floats
    first: Whole
    first_scale: Floats  # (blocks, width)
    first_bias: Floats
    second: Whole
    second_scale: Floats
    second_bias: Floats
    head: Whole
    head_scale: Floats  # (width,)
    head_bias: Floats


def pack(weights: Weights) -> Packed:
    """Turn weights to whole numbers, each row as finely as 16 bits allow."""
    found: dict[str, Any] = {}
    for name, value in weights._asdict().items():
        if name.endswith("bias"):
            found[name] = value
            continue
        scale = np.maximum(np.abs(value).max(axis=-1), TINY) / WHOLE
        found[name] = np.rint(value / scale[..., None]).astype(np.int16)
        found[f"{name}_scale"] = scale.astype(np.float32)
    return Packed(**found)


def load_weights(file: str = "") -> Weights:
    """Those of a file, or those that come with Longshore."""
    return _load(file)


@cache
def load_packed(file: str = "") -> Packed:
    """The same, to play by."""
    return pack(load_weights(file))


@cache
def _load(file: str) -> Weights:
    try:
        if file:
            with Path(file).open("rb") as stream:
                return _read(stream)
        with (resources.files("longshore.bots.learned") / FILE).open("rb") as stream:
            return _read(stream)
    except (OSError, ValueError, KeyError) as problem:
        named = file or FILE
        said = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise ValueError(
            f"{named} holds no weights of this game's network ({said}); `longshore train --export`"
            " writes them"
        ) from None


def _read(stream: IO[bytes]) -> Weights:
    with np.load(stream, allow_pickle=False) as kept:
        found = {
            name: np.ascontiguousarray(kept[name].astype(np.float32)) for name in Weights._fields
        }
    weights = Weights(**found)
    width = weights.entry.shape[1]
    if weights.entry.shape != (INPUTS, width) or weights.head.shape != (width, MOVES):
        raise ValueError("its inputs or its moves are not those of this version")
    return weights


def write_weights(weights: Weights, file: Path) -> None:
    """Write them in 16 bits."""
    arrays = {name: value.astype(np.float16) for name, value in weights._asdict().items()}
    partial = file.with_name(f"{file.name}.part")
    with partial.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    partial.replace(file)
