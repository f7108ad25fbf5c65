"""Where a turn's own doing ends, and what is told after it.

A draft tells a seat what it could work out by itself, and no more: what comes by itself once its
turn is over (the next seat's interest, or that it cannot pay, which shows its cash; the final
score) is left out. What a draft leaves out cannot be taken back for nothing either, or playing and
taking back would be a way to look.
"""

from __future__ import annotations

from collections.abc import Sequence

from longshore.game.events import (
    Awaited,
    BrokerOutbid,
    BrokerWon,
    Event,
    GameOver,
    MoneyCardsCounted,
    TurnBegan,
)

_NO_NEWS, _AFTER = (TurnBegan, Awaited), (TurnBegan, GameOver)
_LEAVING_OUT = frozenset((*_AFTER, BrokerWon, BrokerOutbid))  # with nothing else a draft does


def own_doing(events: Sequence[Event], *, counted: bool = True) -> list[Event]:
    """The events up to what follows from the turn's end.

    Who is outbid gets money cards back that nobody else has seen: how many there were, their
    number would show (V2), unless it may be `counted`.
    """
    return _parted(events, counted)[0]


def tells_more(events: Sequence[Event]) -> bool:
    """Whether something was told that a draft would have left out; whose turn it is, is no news."""
    if _LEAVING_OUT.isdisjoint(map(type, events)):  # as with most actions
        return False
    outbid = any(isinstance(event, BrokerOutbid) for event in events)
    left_out = _parted(events, counted=not outbid)[1]
    return any(not isinstance(event, _NO_NEWS) for event in left_out)


def _parted(events: Sequence[Event], counted: bool) -> tuple[list[Event], list[Event]]:
    """The turn's own doing, and what a draft leaves out."""
    own: list[Event] = []
    left_out: list[Event] = []
    after = False
    for event in events:
        after = after or _comes_after(event)
        hidden = after or (isinstance(event, MoneyCardsCounted) and not counted)
        (left_out if hidden else own).append(event)
    return own, left_out


def _comes_after(event: Event) -> bool:
    """Whether an event is of what happens by itself once the turn is over."""
    return isinstance(event, _AFTER) or (isinstance(event, BrokerWon) and event.at_the_end)
