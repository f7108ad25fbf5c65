"""A table's log as JSON Lines: a head, an entry a line, and after the end what opens it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from longshore.game.events import Event
from longshore.game.options import Options
from longshore.notation import format_action
from longshore.notation.deals import deal_dict
from longshore.notation.games import LOG_FORMAT
from longshore.notation.position_text import format_header
from longshore.server.domain import entries as log
from longshore.server.domain.digest import chained
from longshore.server.domain.entries import Line
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.domain.told import AnyTold
from longshore.server.runtime.broadcast import Telling, Viewer
from longshore.server.runtime.history import counting, held_since

ALL, SPECTATOR = "all", "spectator"
# What a client draws by is not kept: it follows from the rest, and the last line has the opening.
_NOT_KEPT = ("clocks", "view", "reveal")


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: which table, the first line of its game's text, and for whom it was made."""

    kind: str = "header"
    format: str = LOG_FORMAT
    table: str
    game: str
    viewer: str  # a seat, spectator, or all
    complete: bool  # everything is told, and the last line opens the commitments
    entries: int


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The last line after the end: what opens the commitments, and what the game comes to."""

    kind: str = "reveal"
    secret: str
    deal: dict[str, Any]
    actions: int  # that count
    digest: str  # of the digests after them


def as_json_lines(table: str, lines: Sequence[Line], viewer: Viewer, finished: bool) -> str:
    """The log as a seat or a spectator may know it; all of it when the game is over."""
    undone = undone_by(lines)
    state = TableState(table)
    since = 0 if finished or viewer is None else held_since(lines).get(viewer, 0)
    entries: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 1):
        try:
            events = state.apply(line)
        except NeedsReload:
            events, state = [], TableState.of(table, lines[:number])
        telling = Telling(state, line, events)
        if viewer is not None and line.seq < since:
            telling.veil(viewer)
        secrets = _secrets(line.entry, events, state.rules) if finished else {}
        entries.append(_logged(telling.told(viewer), undone.get(line.seq), secrets))
    opening = _opening(state, lines) if finished else None
    head = _head(state, viewer, opening is not None)
    written = (head, *entries) if opening is None else (head, *entries, opening)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in written).decode()


def _logged(told: AnyTold, undone: int | None, secrets: dict[str, Any]) -> dict[str, Any]:
    """An entry as it was told, and how it stands now.

    `undone` is the entry that took an action back. After the end there are also the actions that
    were played before a fork, and the digest of the game after each action.
    """
    written: dict[str, Any] = msgspec.to_builtins(told)
    kept = {name: value for name, value in written.items() if name not in _NOT_KEPT}
    more = {name: value for name, value in secrets.items() if value is not None}
    return {**kept, **more} if undone is None else {**kept, **more, "undone": undone}


def undone_by(lines: Sequence[Line]) -> dict[int, int]:
    """The actions that were taken back, each with the entry that did it."""
    undone: dict[int, int] = {}
    left: list[int] = []
    for line in lines:
        if isinstance(line.entry, log.Played):
            left.append(line.seq)
        elif isinstance(line.entry, log.Undone):
            to = line.entry.to
            undone |= {seq: line.seq for seq in left if seq >= to}
            left = [seq for seq in left if seq < to]
    return undone


def _secrets(entry: log.AnyEntry, events: list[Event], options: Options) -> dict[str, Any]:
    """What was not told to everybody, or to nobody, while the game went on."""
    if isinstance(entry, log.Started):
        before = tuple(format_action(action, options, seat) for seat, action in entry.before)
        return {"events": tuple(events), "before": before or None}
    if isinstance(entry, log.Played):
        return {"events": tuple(events), "action": entry.action, "digest": entry.digest}
    return {}


def _opening(state: TableState, lines: Sequence[Line]) -> Opening | None:
    if state.started is None:
        return None
    played = (line.entry for line in counting(lines))
    return Opening(
        secret=state.started.secret,
        deal=deal_dict(state.started.deal, state.rules),
        actions=state.played,
        digest=chained(one.digest for one in played if isinstance(one, log.Played)),
    )


def _head(state: TableState, viewer: Viewer, complete: bool) -> Head:
    who = SPECTATOR if viewer is None else state.rules.seat_names[viewer]
    return Head(
        table=state.id,
        game=format_header(state.rules),
        viewer=ALL if complete else who,
        complete=complete,
        entries=state.seq,
    )
