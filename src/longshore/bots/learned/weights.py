"""The weights of the two networks: a file of 16-bit arrays, one of which comes with the package.

The actor plays: it says how good each move is. The critic judges with all cards in sight: it says
what a game will come to for who is to decide (`train`'s return: the share of the win, and something
for the money). Only a search asks it, so that a file may be without one.

Whoever plays by them keeps them in 16 bits, too, since most of the time of a decision goes into
reading them: as whole numbers with a scale for each row, which processors turn to floats at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from longshore.bots.learned.inputs import INPUTS
from longshore.engine.moves import MOVES

Floats: TypeAlias = npt.NDArray[np.float32]
FILE = "weights.npz"
CRITIC = "critic_"  # what the names of the critic's arrays begin with
WHOLE = 32767  # the greatest number of 16 bits
TINY = 1e-20  # a row of nothing


class Weights(NamedTuple):
    """A residual network, every matrix with a row for each of its inputs.

    The head of an actor has a column for each move, that of a critic one.
    """

    entry: Floats  # (INPUTS, width)
    entry_bias: Floats
    first: Floats  # (blocks, width, width)
    first_bias: Floats
    second: Floats
    second_bias: Floats
    head: Floats  # (width, MOVES) or (width, 1)
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
    """The actor of a file, or the one that comes with Longshore."""
    return _load(file)[0]


def load_critic(file: str = "") -> Weights:
    """The critic of a file, or the one that comes with Longshore."""
    critic = _load(file)[1]
    if critic is None:
        raise ValueError(
            f"{file or FILE} holds only the network that plays, and none that judges;"
            " `longshore train --export` writes both"
        )
    return critic


@cache
def load_packed(file: str = "") -> Packed:
    """The actor, to play by."""
    return pack(load_weights(file))


@cache
def load_packed_critic(file: str = "") -> Packed:
    """The critic, to judge by."""
    return pack(load_critic(file))


@cache
def _load(file: str) -> tuple[Weights, Weights | None]:
    try:
        if file:
            with Path(file).open("rb") as stream:
                return _read(stream)
        with (resources.files("longshore.bots.learned") / FILE).open("rb") as stream:
            return _read(stream)
    except (OSError, ValueError, KeyError, BadZipFile) as problem:
        named = file or FILE
        said = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise ValueError(
            f"{named} holds no weights of this game's network ({said}); `longshore train --export`"
            " writes them"
        ) from None


def _read(stream: IO[bytes]) -> tuple[Weights, Weights | None]:
    with np.load(stream, allow_pickle=False) as kept:
        actor = _network(kept, "", MOVES)
        critic = _network(kept, CRITIC, 1) if f"{CRITIC}entry" in kept else None
    return actor, critic


def _network(kept: Mapping[str, npt.NDArray[Any]], before: str, out: int) -> Weights:
    found = {
        name: np.ascontiguousarray(kept[before + name].astype(np.float32))
        for name in Weights._fields
    }
    weights = Weights(**found)
    width = weights.entry.shape[1]
    if weights.entry.shape != (INPUTS, width) or weights.head.shape != (width, out):
        raise ValueError("its inputs or its moves are not those of this version")
    return weights


def write_weights(actor: Weights, file: Path, critic: Weights | None = None) -> None:
    """Write them in 16 bits."""
    arrays = dict(actor._asdict())
    if critic is not None:
        arrays |= {CRITIC + name: value for name, value in critic._asdict().items()}
    partial = file.with_name(f"{file.name}.part")
    with partial.open("wb") as stream:
        np.savez_compressed(
            stream, **{name: value.astype(np.float16) for name, value in arrays.items()}
        )
    partial.replace(file)
