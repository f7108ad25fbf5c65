"""Exported logs (JSON Lines) as evidence. Only what is checked is read of a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.notation import NotationError, check_action, check_deal, parse_action
from longshore.notation.position_text import read_header
from longshore.notation.tokens import TextLine
from longshore.server.exports.evidence import (
    Back,
    Evidence,
    Finding,
    NotEvidence,
    Step,
    bad,
    checked_hash,
)

T = TypeVar("T")
Number: TypeAlias = Annotated[int, Meta(ge=0, le=999_999_999)]


class _Head(msgspec.Struct):
    table: str
    game: str
    complete: bool
    entries: Number


class _Line(msgspec.Struct):
    kind: str
    seq: Number


class _OpenedLine(msgspec.Struct):
    options: Options


class _StartedLine(msgspec.Struct):
    commitment: str
    rules: str
    events: list[Any]
    before: tuple[str, ...] = ()


class _PlayedLine(msgspec.Struct):
    seat: Number
    action: AnyAction
    digest: str
    events: list[Any]
    commitment: str | None = None
    undone: Number | None = None


class _UndoneLine(msgspec.Struct):
    to: Number


class _Reveal(msgspec.Struct):
    secret: str
    deal: dict[str, Any]
    digest: str
    actions: Number


class LogReader:
    """Reads a log line by line."""

    def __init__(self, text: str) -> None:
        raw = [line for line in text.split("\n") if line.strip()]
        self.values = [_object(line, number) for number, line in enumerate(raw, 1)]
        self.head = _convert(self.values[0], _Head, 1)
        if not self.head.complete:
            raise NotEvidence(
                "it was exported before the game was over, when nothing could be opened yet;"
                " export it again after the end"
            )
        if self.values[-1].get("kind") != "reveal":
            raise NotEvidence(
                "it ends before its end: the last line, which opens the commitments, is missing"
            )
        self.options = read_header(TextLine(self.head.game, 1, 1).reader())
        self.started: _StartedLine | None = None
        self.before: tuple[tuple[int, AnyAction], ...] = ()
        self.steps: list[Step | Back] = []
        self.marked: dict[int, int] = {}  # what is marked as undone, and by which entry
        self.closed = False
        self.seqs: list[int] = []
        self.faults: list[Finding] = []

    def evidence(self) -> Evidence:
        for number, value in enumerate(self.values[1:-1], 2):
            self._read(value, number)
        last = len(self.values)
        reveal = _convert(self.values[-1], _Reveal, last)
        if self.started is None:
            raise NotEvidence("there is no entry with which the game starts")
        self._check_marks()
        self._check_entries(last - 2)
        return Evidence(
            table=self.head.table,
            rules=self.started.rules,
            options=self.options,
            deal=check_deal(reveal.deal, self.options),
            commitment=checked_hash(self.started.commitment, "the commitment", "one"),
            secret=checked_hash(reveal.secret, f"line {last}: the secret", "one"),
            steps=tuple(self.steps),
            before=self.before,
            begun=self.started.events,
            closed=self.closed,
            actions=reveal.actions,
            digest=reveal.digest,
            faults=tuple(self.faults),
        )

    def _read(self, value: dict[str, Any], number: int) -> None:
        line = _convert(value, _Line, number)
        self.seqs.append(line.seq)
        read = _KINDS.get(line.kind)
        if read is None:
            return
        try:
            read(self, value, line.seq, number)
        except NotationError as fault:
            raise NotEvidence(f"line {number}: {fault}") from None

    def _opened(self, value: dict[str, Any], seq: int, number: int) -> None:
        if _convert(value, _OpenedLine, number).options != self.options:
            self.faults.append(bad("disagree", seq=seq))

    def _started(self, value: dict[str, Any], _: int, number: int) -> None:
        if self.started is not None:
            raise NotEvidence(f"line {number}: the game starts a second time")
        self.started = _convert(value, _StartedLine, number)
        self.before = tuple(self._said(text, number) for text in self.started.before)

    def _said(self, text: str, number: int) -> tuple[int, AnyAction]:
        seat, action = parse_action(text, self.options)
        if seat is None:
            raise NotEvidence(f"line {number}: {text!r} is not an action with its seat")
        return seat, action

    def _played(self, value: dict[str, Any], seq: int, number: int) -> None:
        played = _convert(value, _PlayedLine, number)
        if not 0 <= played.seat < self.options.seats:
            raise NotEvidence(f"line {number}: there is no seat number {played.seat}")
        check_action(played.action, self.options)
        if played.commitment is not None:
            checked_hash(played.commitment, f"line {number}: the commitment", "one")
        if played.undone is not None:
            self.marked[seq] = played.undone
        self.steps.append(
            Step(
                seat=played.seat,
                action=played.action,
                seq=seq,
                commitment=played.commitment,
                digest=played.digest,
                events=played.events,
            )
        )

    def _undone(self, value: dict[str, Any], seq: int, number: int) -> None:
        self.steps.append(Back(seq, _convert(value, _UndoneLine, number).to))

    def _closed(self, *_: object) -> None:
        self.closed = True

    def _check_entries(self, there: int) -> None:
        """A log has no gaps, and as many entries as its head says."""
        for place, seq in enumerate(self.seqs, 1):
            if seq != place:
                self.faults.append(bad("gap", seq=place, found=seq))
                return
        if self.head.entries != there:
            self.faults.append(bad("entries", said=self.head.entries, found=there))

    def _check_marks(self) -> None:
        """What is marked as undone is what the undos of the file take back."""
        undone: dict[int, int] = {}
        counting: list[int] = []
        for step in self.steps:
            if isinstance(step, Step):
                counting.append(step.seq or 0)
                continue
            undone |= {seq: step.seq for seq in counting if seq >= step.to}
            counting = [seq for seq in counting if seq < step.to]
        wrongly = {seq for seq, _ in self.marked.items() ^ undone.items()}
        self.faults += [bad("marked", seq=seq) for seq in sorted(wrongly)]


_KINDS: dict[str, Callable[[LogReader, dict[str, Any], int, int], None]] = {
    "opened": LogReader._opened,
    "started": LogReader._started,
    "played": LogReader._played,
    "undone": LogReader._undone,
    "closed": LogReader._closed,
}


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as fault:
        raise NotEvidence(f"line {number} is not a JSON object: {fault}") from None
    return found


def _convert(value: dict[str, Any], kind: type[T], number: int) -> T:
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise NotEvidence(f"line {number}: {fault}") from None
