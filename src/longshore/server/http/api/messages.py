"""What goes over the live channel, both ways; in the description `ToServer` and `FromServer`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from longshore.server.domain.told import AnyTold, Message, PresentTold
from longshore.server.http.api import types, wishes
from longshore.text.messages import Values

# To the server


class PlayFrame(wishes.Play, frozen=True, kw_only=True, tag_field="do", tag="play"):
    """Actions over the channel: `{"do": "play", ...}`, else as in `POST …/actions`."""


class ChatFrame(wishes.Chat, frozen=True, kw_only=True, tag_field="do", tag="chat"):
    """A line of chat over the channel."""


class BeatFrame(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="beat"
):
    """A sign of life; it is answered with one."""


ToServer: TypeAlias = PlayFrame | ChatFrame | BeatFrame

# From the server, beside the entries of the log and the game as it is


class Beat(Message, frozen=True, kw_only=True, tag="beat"):
    """The channel is alive, and up to date with entry `seq`."""

    seq: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A wish that came over the channel was granted: with the entries up to `seq`."""

    key: str | None
    seq: int


class NotDone(Message, frozen=True, kw_only=True, tag="refused"):
    """A wish that came over the channel was not granted, as a `Refusal` says it."""

    key: str | None
    code: str
    values: Values
    text: str


class Resync(Message, frozen=True, kw_only=True, tag="resync"):
    """The client was too slow. It connects again, after the last number it has seen."""


class NewsTold(Message, frozen=True, kw_only=True, tag="news"):
    """On the channel for news: at these tables something has happened."""

    tables: tuple[str, ...]


FromServer: TypeAlias = (
    AnyTold | PresentTold | types.Seen | Beat | Done | NotDone | Resync | NewsTold
)
