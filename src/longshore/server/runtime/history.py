"""A table at any point of its log: what was told, what a seat knew, and forks of it."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable

import msgspec

from longshore.game.actions import AnyAction
from longshore.game.events import Event
from longshore.notation import Deal
from longshore.notation.deals import redealt
from longshore.server.domain import entries as log
from longshore.server.domain.consent import new_holder
from longshore.server.domain.entries import Line
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.runtime.broadcast import Telling


def tellings(table: str, lines: list[Line], after: int) -> list[Telling]:
    """What was told after an entry, as it was told then."""
    told: list[Telling] = []
    state = TableState(table)
    for line in lines:
        events, state = _next(state, line, lines)
        if line.seq > after:
            told.append(Telling(state, line, events))
    for seat, since in held_since(lines).items():
        for telling in told:
            if telling.seq < since:
                telling.veil(seat)
    return told


def held_since(lines: Iterable[Line]) -> dict[int, int]:
    """The seats that were taken over in the game, each with the entry since which it is held."""
    since: dict[int, int] = {}
    status = "open"
    for line in lines:
        status = "running" if isinstance(line.entry, log.Started) else status
        seat = new_holder(line.entry, status)
        if seat is not None:
            since[seat] = line.seq
    return since


def _next(state: TableState, line: Line, lines: list[Line]) -> tuple[list[Event], TableState]:
    try:
        return state.apply(line), state
    except NeedsReload:
        return [], TableState.of(state.id, lines[: line.seq])


def state_at(table: str, lines: list[Line], seq: int) -> TableState:
    """The table as it was after an entry."""
    if not 1 <= seq <= len(lines):
        raise WishRefused("no-such-entry", given=seq, last=len(lines))
    return TableState.of(table, lines[:seq])


def counting(lines: Iterable[Line]) -> list[Line]:
    """The log without the actions that were taken back, and without the taking back."""
    kept: list[Line] = []
    for line in lines:
        if isinstance(line.entry, log.Undone):
            kept = [
                one
                for one in kept
                if one.seq < line.entry.to or not isinstance(one.entry, log.Played)
            ]
        elif not isinstance(line.entry, log.UndoAsked | log.UndoAnswered):
            kept.append(line)
    return kept


class Past(msgspec.Struct, frozen=True):
    """How a fork begins: a deal, and the actions that were played before it."""

    deal: Deal
    actions: tuple[tuple[int, AnyAction], ...]


def past(lines: list[Line], seq: int) -> Past:
    """The game up to an entry, as it was: for who may know all of it."""
    started, played = _started(lines, seq)
    actions = (*started.before, *((one.seat, one.action) for one in played))
    return Past(started.deal, actions)


def believed_past(lines: list[Line], seq: int, seat: int) -> Past:
    """The game up to an entry, as a seat could believe it to be.

    The others' value cards are dealt anew from those that it has not seen: no action depends on
    them. Bids of others that were still sealed are left out, and are to be made again.
    """
    started, played = _started(lines, seq)
    sealed = _still_sealed(lines, seq)
    known = [one for one in played if one.seat == seat or id(one) not in sealed]
    actions = (*started.before, *((one.seat, one.action) for one in known))
    chance = random.Random(secrets.randbits(64))
    return Past(redealt(started.deal, seat, chance), actions)


def _started(lines: list[Line], seq: int) -> tuple[log.Started, list[log.Played]]:
    if not 1 <= seq <= len(lines):
        raise WishRefused("no-such-entry", given=seq, last=len(lines))
    counted = counting(lines[:seq])
    started = next((one.entry for one in counted if isinstance(one.entry, log.Started)), None)
    if started is None:
        raise WishRefused("not-dealt-yet", given=seq)
    return started, [one.entry for one in counted if isinstance(one.entry, log.Played)]


def _still_sealed(lines: list[Line], seq: int) -> set[int]:
    """The bids that were sealed and not yet turned over, by identity of their entries."""
    state = TableState.of("", lines[:seq])
    if state.auction is None:
        return set()
    return {
        id(line.entry)
        for line in counting(lines[:seq])
        if line.seq > state.auction
        and isinstance(line.entry, log.Played)
        and line.entry.commitment is not None
    }
