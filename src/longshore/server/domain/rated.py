"""Rated tables: what may not be done there, so that a place says how well somebody has played.

One person has one seat, and the account's name; nobody else plays it for them. The game is the
edition as it is, with a clock, so that it comes to its end. Whoever leaves it, or lets the clock
run out and does not return, has lost (`longshore.server.results`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from longshore.game.options import Options
from longshore.server.domain.entries import Key, Occupant
from longshore.server.domain.refused import Malformed, NotAllowed, WishRefused
from longshore.server.domain.settings import NewTable, SeatPlan, Settings
from longshore.server.domain.state import TableState


def checked_rated(wish: NewTable, rules: Options, plan: Sequence[SeatPlan]) -> Settings:
    """The settings of a new table; of a rated one, what does not go with that is refused. Nothing
    is taken back there by consent, since that could be after something was revealed.
    """
    settings = wish.settings()
    if not settings.rated:
        return replace(settings, rated_bots=False) if settings.rated_bots else settings
    if rules.changes():
        raise Malformed("rated-options", options=", ".join(sorted(rules.changes())))
    if settings.clock is None:
        raise Malformed("rated-clock")
    if settings.hints:
        raise Malformed("rated-hints")
    if sum(one.kind == "me" for one in plan) > 1:
        raise Malformed("rated-one-seat")
    filled = ("bot", "open") if wish.start else ("bot",)
    if not settings.rated_bots and any(one.kind in filled for one in plan):
        raise Malformed("rated-no-bots")
    return replace(settings, undo="turn") if settings.undo == "consent" else settings


def need_own_seat(state: TableState, key: Key | None, account: str | None) -> None:
    """Whoever sits down is signed in, and sits here for the first time."""
    if not state.settings.rated:
        return
    if account is None if key is None else not key.account:
        raise NotAllowed("rated-sign-in")
    if key is not None and key.seats:
        raise WishRefused("rated-one-seat")


def need_unrated(state: TableState, code: str) -> None:
    """What is not done at a rated table."""
    if state.settings.rated:
        raise WishRefused(code)


def need_unrated_game(state: TableState, code: str) -> None:
    """What is not done there once the game has begun."""
    if state.status == "running":
        need_unrated(state, code)


def need_bots(state: TableState, bot: str | None) -> None:
    """Whether a bot may sit here."""
    if bot is not None and state.settings.rated and not state.settings.rated_bots:
        raise WishRefused("rated-no-bots")


def need_people(state: TableState, seats: Iterable[Occupant]) -> None:
    """Somebody has to play."""
    if state.settings.rated and not any(one.kind == "person" for one in seats):
        raise WishRefused("rated-nobody")
