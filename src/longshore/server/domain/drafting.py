"""A turn tried out before it is played: what would happen, as far as its own seat can know it.

Nothing is told that the seat could not work out from what it knows: the trial ends where its own
doing ends. What comes by itself after that (the next seat's interest, which shows its cash, and
what the end of the game reveals) is left out, and nothing can be tried after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from longshore.game.actions import AnyAction
from longshore.game.events import AuctionOpened, BrokerOutbid, Event, GameOver, TurnBegan, visible
from longshore.game.game import Game
from longshore.server.domain.own_doing import own_doing
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.turn import attempts, in_own_turn

Ends: TypeAlias = Literal["turn", "auction", "game"]


class Drafted(NamedTuple):
    """What each action would bring, the game afterwards, and what the last of them ends, if
    anything. Where it ends something, the game is not for the seat to look at.
    """

    events: tuple[tuple[Event, ...], ...]
    game: Game
    ends: Ends | None


def draft(game: Game, seat: int, actions: Sequence[AnyAction]) -> Drafted:
    """Try actions of a seat's own turn out, on a copy of the game.

    A refusal has the place of the action that cannot be taken among its values, as `index`.
    """
    if not in_own_turn(game, seat):
        raise WishRefused("draft-not-now", seat=game.options.seat_names[seat])
    tried = list(attempts(game, seat, actions))
    told, outbid = list[tuple[Event, ...]](), False
    for one in tried:
        happened = one.trial.events
        outbid = outbid or any(isinstance(event, BrokerOutbid) for event in happened)
        told.append(tuple(own_doing(visible(happened, seat), counted=not outbid)))
    return Drafted(tuple(told), tried[-1].after(), _ends(tried[-1].trial.events))


def _ends(events: list[Event]) -> Ends | None:
    for event in events:
        if isinstance(event, AuctionOpened):
            return "auction"
        if isinstance(event, GameOver):
            return "game"
        if isinstance(event, TurnBegan):
            return "turn"
    return None
