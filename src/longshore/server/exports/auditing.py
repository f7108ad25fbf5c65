"""Stored games played again: whether the rules of today make of them what was written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from longshore.game.refusals import IllegalAction
from longshore.notation import NotationError, format_action
from longshore.server.domain import entries as log
from longshore.server.domain.digest import digest
from longshore.server.domain.entries import Line
from longshore.server.domain.fairness import bid_commitment, deal_commitment, is_sealed
from longshore.server.domain.rules_version import rules_version
from longshore.server.domain.state import NeedsReload, TableState
from longshore.text.messages import DEFAULT, say

# the lines of a table after an entry, up to another or to the end
Reader: TypeAlias = Callable[[str, int, int | None], list[Line]]


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as it was stored. The message is `audit-<code>`."""

    table: str
    rules: str  # that it was played with
    seq: int
    code: str
    values: dict[str, Any]

    def say(self, language: str = DEFAULT) -> str:
        return say(f"audit-{self.code}", language, **self.values)


class Audited(msgspec.Struct, frozen=True):
    """A table that was played again; `rules` is None if its game has not begun."""

    table: str
    rules: str | None
    actions: int
    differences: tuple[Difference, ...]


class Count(msgspec.Struct):
    """The games of one version of the rules."""

    games: int = 0
    actions: int = 0
    differ: int = 0


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it, by the version of the rules that the games were played with."""

    rules: str  # of this program
    tables: int
    versions: dict[str, Count]
    differences: tuple[Difference, ...]


def audit_tables(tables: Iterable[str], read: Reader) -> Audit:
    """Play the games of all tables again; `read` is as `Store.lines`."""
    count, versions = 0, dict[str, Count]()
    differences: list[Difference] = []
    for table in tables:
        audited = audit_table(table, read)
        count += 1
        differences += audited.differences
        if audited.rules is not None:
            version = versions.setdefault(audited.rules, Count())
            version.games += 1
            version.actions += audited.actions
            version.differ += bool(audited.differences)
    return Audit(
        rules=rules_version(),
        tables=count,
        versions=versions,
        differences=tuple(differences),
    )


def audit_table(table: str, read: Reader) -> Audited:
    """Fold a table's log as the server does, and compare after every action."""
    lines, unread = _lines(table, read)
    auditor = _Auditor(table, lines)
    found = [*auditor.differences()]
    if unread is not None and not auditor.stopped:
        found.append(auditor.difference(len(lines) + 1, "unreadable", reason=unread))
    return Audited(table, auditor.rules, auditor.actions, tuple(found))


def _lines(table: str, read: Reader) -> tuple[list[Line], str | None]:
    """The log up to an entry that cannot be read, and why not."""
    try:
        return read(table, 0, None), None
    except msgspec.MsgspecError:
        lines: list[Line] = []
    while True:
        try:
            lines += read(table, len(lines), len(lines) + 1)
        except msgspec.MsgspecError as fault:
            return lines, str(fault)


class _Auditor:
    """Goes through a log up to the first thing after which nothing else can be compared."""

    def __init__(self, table: str, lines: list[Line]) -> None:
        self.table, self.lines = table, lines
        self.state = TableState(table)
        self.rules: str | None = None
        self.actions = 0
        self.stopped = False

    def differences(self) -> Iterator[Difference]:
        for number, line in enumerate(self.lines, 1):
            yield from self._look_at(line, number)
            if self.stopped:
                return

    def _look_at(self, line: Line, number: int) -> Iterator[Difference]:
        entry = line.entry
        try:
            yield from self._committed(line)
            self._fold(line, number)
            yield from self._compared(line)
        except IllegalAction as problem:
            self.stopped = True
            code = "illegal" if isinstance(entry, log.Played) else "illegal-before"
            yield self.difference(line.seq, code, reason=str(problem), **self._said(entry))
        except Exception as problem:  # noqa: BLE001  whatever a damaged log leads to
            self.stopped = True
            reason = " ".join(str(problem).split()) or type(problem).__name__
            yield self.difference(line.seq, "broken", reason=reason.rstrip("."))

    def _fold(self, line: Line, number: int) -> None:
        try:
            self.state.apply(line)
        except NeedsReload:
            self.state = self._folded_anew(number)

    def _folded_anew(self, number: int) -> TableState:
        try:
            return TableState.of(self.table, self.lines[:number])
        except NeedsReload:
            raise ValueError("what it takes back is no action that counts") from None

    def _committed(self, line: Line) -> Iterator[Difference]:
        entry = line.entry
        if isinstance(entry, log.Started):
            self.rules = entry.rules
            if deal_commitment(entry.secret, self.state.rules, entry.deal) != entry.commitment:
                yield self.difference(line.seq, "deal")
        if not isinstance(entry, log.Played):
            return
        if self._commitment(line.seq, entry) != entry.commitment:
            yield self.difference(line.seq, "bid", **self._said(entry))

    def _commitment(self, seq: int, entry: log.Played) -> str | None:
        """What should be stored with an action: a commitment if it is a sealed bid."""
        game, started = self.state.game, self.state.started
        if game is None or started is None or not is_sealed(game.state, entry.seat, entry.action):
            return None
        return bid_commitment(
            started.secret, self.table, seq, entry.seat, entry.action, self.state.rules
        )

    def _compared(self, line: Line) -> Iterator[Difference]:
        entry, game = line.entry, self.state.game
        if not isinstance(entry, log.Played) or game is None:
            return
        self.actions += 1
        found = digest(game.state)
        if found != entry.digest:
            self.stopped = True
            values = {"stored": entry.digest, "found": found, **self._said(entry)}
            yield self.difference(line.seq, "differs", **values)

    def _said(self, entry: log.AnyEntry) -> dict[str, Any]:
        """Who said what, as far as it can be written."""
        if not isinstance(entry, log.Played):
            return {}
        options, seat = self.state.rules, entry.seat
        known = 0 <= seat < options.seats
        try:
            text = format_action(entry.action, options)
        except NotationError:
            text = str(entry.action.__struct_config__.tag)
        return {"seat": options.seat_names[seat] if known else str(seat), "text": text}

    def difference(self, seq: int, code: str, **values: Any) -> Difference:
        return Difference(self.table, self.rules or "", seq, code, values)
