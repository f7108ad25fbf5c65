"""A seat of a running game that the host wants to free or to hand on, and the others' leave for it.

Whoever holds a seat sees its card and its cash. So in a running game a host, playing or not (nobody
knows who else is the host), does nothing to somebody's seat alone:

- A bot gets it for good when one stands in for the person already, whose clock has run out, or when
  all others at the table agree. A bot tells nothing, so it is made easy: with nobody else there, or
  nobody who holds the seat, it is done at once, and whoever does not answer for a while (`SILENCE`)
  agrees, unless whom it is about has done something since.
- It is handed on to another person only when all others who have sat there since the start agree,
  and there has to be somebody to do so. So nobody reads a hand by giving it to a second identity
  of one's own, nor agrees to it as one who came later.

Whoever holds a seat may hand it on, or leave it, without asking anybody. What the new holder is
told of the time before is in `longshore.server.runtime.broadcast`.
"""

from __future__ import annotations

from collections.abc import Mapping

from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry, Key
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.seats import SeatAsk
from longshore.server.domain.settings import Pace
from longshore.server.domain.state import TableState

MINUTE = 60_000  # ms
SILENCE: Mapping[Pace, int] = {"live": 5 * MINUTE, "days": 3 * 24 * 60 * MINUTE}


def others(state: TableState, seat: int, what: str) -> frozenset[int]:
    """The people whose leave it takes to do something to a seat: those who are there, without the
    host, and without those who play with the key of that seat.
    """
    keys = state.keys.values()
    apart = {one for key in keys if key.host or seat in key.seats for one in key.seats}
    there = set(state.present) & _held(state)
    if what == "hand":
        there &= state.from_start
    return frozenset(there - apart - {seat})


def waiting(state: TableState, ask: SeatAsk) -> frozenset[int]:
    """Who has still to answer."""
    return others(state, ask.seat, ask.what) - ask.agreed


def silence_at(state: TableState, ask: SeatAsk) -> int | None:
    """When whoever has not answered agrees; None where silence says nothing."""
    return None if ask.what == "hand" or ask.stirred else ask.at + SILENCE[state.settings.pace]


def may_hand(state: TableState) -> frozenset[int]:
    """The seats that all let the host hand on, also if the last who was to answer is gone."""
    ask = state.seat_asked
    if ask is None or ask.what != "hand" or waiting(state, ask):
        return state.may_hand
    return state.may_hand | ({ask.seat} if others(state, ask.seat, "hand") else set())


def drop(state: TableState, key: Key, seat: int, now: int) -> log.Left | log.SeatAsked:
    """The host gives a person's seat to a bot, or asks the others whether that may be."""
    held = seat in _held(state)
    if not held and seat in state.absent:
        raise WishRefused("seat-left", seat=state.rules.seat_names[seat])
    at_once = state.status == "open" or not held or seat in key.seats or seat in state.absent
    if at_once or not others(state, seat, "drop"):
        return left(state, seat, dropped=True)
    ask = _asked(state, seat, "drop")
    if ask is None:
        return log.SeatAsked(seat=seat, what="drop")
    silent = silence_at(state, ask)
    if waiting(state, ask) and (silent is None or now < silent):
        raise WishRefused("asked-already", seat=state.rules.seat_names[seat])
    return left(state, seat, dropped=True, asked=ask.seq)


def left(state: TableState, seat: int, *, dropped: bool, asked: int | None = None) -> log.Left:
    """Somebody is gone from a seat; in a running game a bot plays on."""
    bot = state.standard_bot if state.status == "running" else None
    return log.Left(seat=seat, dropped=dropped, bot=bot, asked=asked)


def ask_to_hand_on(state: TableState, seat: int) -> log.SeatAsked:
    """The host asks the others whether a seat may be handed on whose person is gone."""
    if state.status != "running":
        raise WishRefused("not-running", status=state.status)
    _need_gone(state, seat)
    if seat in may_hand(state):
        raise WishRefused("hand-agreed", seat=state.rules.seat_names[seat])
    if not others(state, seat, "hand"):
        raise WishRefused("hand-nobody-to-ask", seat=state.rules.seat_names[seat])
    if _asked(state, seat, "hand") is not None:
        raise WishRefused("asked-already", seat=state.rules.seat_names[seat])
    return log.SeatAsked(seat=seat, what="hand")


def need_leave_to_hand_on(state: TableState, seat: int) -> None:
    """Whether the host may hand a seat on that is somebody else's."""
    if state.status == "open":  # nothing is dealt
        return
    _need_gone(state, seat)
    if seat not in may_hand(state):
        code = "hand-needs-leave" if others(state, seat, "hand") else "hand-nobody-to-ask"
        raise WishRefused(code, seat=state.rules.seat_names[seat])


def need_nothing_sealed(state: TableState, seat: int) -> None:
    """Nobody takes a seat over while a bid of it is sealed, with the loans that are in it."""
    game = state.game
    own = None if game is None or state.status != "running" else game.view(seat).own
    if own is not None and own.bid is not None:
        raise WishRefused("seat-sealed", seat=state.rules.seat_names[seat])


def answer(
    state: TableState, key: Key, mine: int | None, asked: int, agree: bool
) -> log.Left | log.SeatAnswered:
    """Agree to what the host has asked, or refuse it. The last to agree sets it going.

    `mine` is the seat that answers; the host asks no more by refusing.
    """
    ask = state.seat_asked
    if ask is None or ask.seq != asked or state.status != "running":
        raise WishRefused("leave-not-asked", asked=asked)
    if key.host and not agree:
        return log.SeatAnswered(seat=None, asked=asked, agree=False)
    wanted = others(state, ask.seat, ask.what)
    if mine is None or mine not in wanted:
        raise WishRefused("leave-not-yours")
    if not agree:
        return log.SeatAnswered(seat=mine, asked=asked, agree=False)
    if mine in ask.agreed and waiting(state, ask):
        raise WishRefused("agreed-already", asked=asked)
    if waiting(state, ask) - _same_person(state, mine):
        return log.SeatAnswered(seat=mine, asked=asked, agree=True)
    if ask.what == "drop":
        return left(state, ask.seat, dropped=True, asked=asked)
    return log.SeatAnswered(seat=mine, asked=asked, agree=True, settled=True)


def new_holder(entry: AnyEntry, status: str) -> int | None:
    """The seat of a running game that has somebody else with an entry."""
    taken = isinstance(entry, log.Joined) and entry.offer is not None and status == "running"
    return entry.seat if taken and isinstance(entry, log.Joined) else None


def _held(state: TableState) -> set[int]:
    """The seats that somebody has a key of."""
    return {seat for key in state.keys.values() for seat in key.seats}


def _asked(state: TableState, seat: int, what: str) -> SeatAsk | None:
    """The question that is put to the others already, if it is the same."""
    ask = state.seat_asked
    return ask if ask is not None and (ask.seat, ask.what) == (seat, what) else None


def _same_person(state: TableState, seat: int) -> set[int]:
    """Several seats of one key are one person."""
    return {seat, *(one for key in state.keys.values() if seat in key.seats for one in key.seats)}


def _need_gone(state: TableState, seat: int) -> None:
    if seat not in state.absent:
        raise WishRefused("seat-in-use", seat=state.rules.seat_names[seat])
