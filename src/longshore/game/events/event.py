"""What an event is, and the words that events share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from longshore.engine.state import AUTOMATIC, Phase
from longshore.game.options import one_of

Berth: TypeAlias = int | Literal["sea", "island", "bank"]
Store: TypeAlias = Literal["factory", "harbour"]
Place: TypeAlias = Literal["factory", "harbour", "ship", "island", "bank"]
Side: TypeAlias = Literal["goods", "money"]
Colours: TypeAlias = tuple[int, ...]
PhaseName: TypeAlias = Annotated[str, one_of(phase for phase in Phase if phase < AUTOMATIC)]


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, gc=False):
    """Something that happened. `audience`: the seats that may know it; None is everybody."""

    audience: tuple[int, ...] | None = None
