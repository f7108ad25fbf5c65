"""What is told of what a seat can do, and of a turn that is tried out."""

from __future__ import annotations

import msgspec

from longshore.game.events import AnyEvent
from longshore.game.events.event import PhaseName
from longshore.game.offers import AnyOffer, NotNow
from longshore.server.domain.drafting import Ends
from longshore.server.http.api.types import TypedAnswer


class Offers(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat can do now.

    `offers` has what is legal now, or after the loans that an offer says it needs; `refused`, in
    one's own turn, why the rest is not. `cash` can be spent now, `loans_free` loans be taken.
    `free_undo` are the entries that the seat may take back to without asking.
    """

    seq: int
    seat: int
    awaited: bool
    phase: PhaseName
    cash: int
    loans_free: int
    offers: tuple[AnyOffer, ...]
    refused: tuple[NotNow, ...]
    auction: int | None = None
    free_undo: tuple[int, ...] = ()


class DraftTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a turn would bring so far: the events of each action, and what could be done next.

    `ends` says what the last action would end: the turn, the turn with an auction, or the game;
    then there are no offers. Events that come by themselves after that are not told.
    """

    seq: int
    events: tuple[tuple[AnyEvent, ...], ...]
    offers: Offers | None
    ends: Ends | None
