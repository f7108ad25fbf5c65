"""Exported games from their files, as evidence that can be checked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from longshore.notation import NotationError, Record, parse_action
from longshore.notation.games import is_log
from longshore.server.exports.evidence import (
    Evidence,
    Finding,
    NotEvidence,
    Step,
    bad,
    checked_hash,
)
from longshore.server.exports.log_reading import LogReader

_BID = re.compile(r"bid-([1-9][0-9]{0,8})")
_UNDONE = re.compile(r"undone-([1-9][0-9]{0,8})")
_COMMITTED = re.compile(r"([1-9][0-9]{0,8}) ([0-9a-f]{64})")
_OPENED = re.compile(r"([0-9a-f]{64}) (.+)")
_HASHES = {"commitment": "a commitment", "secret": "a secret"}


def read_evidence(text: str) -> Evidence:
    """An exported game: Longshore text, its JSON, or JSON Lines."""
    try:
        if is_log(text):
            return LogReader(text).evidence()
        return _from_record(Record.read(text))
    except NotationError as fault:
        raise NotEvidence(str(fault)) from None


# Longshore text.


def _from_record(record: Record) -> Evidence:
    tags = record.tags
    if "commitment" not in tags:
        raise NotEvidence(
            "there is no commitment in this game: only a game that was exported from a table after"
            " its end can be checked"
        )
    if record.deal is None:
        raise NotEvidence("it begins with a position, and a table's game begins with a deal")
    before = _number(tags, "before") if "before" in tags else 0
    if before > len(record.actions):
        raise NotEvidence(f"the tag before says {before}, but there are {len(record.actions)}")
    return Evidence(
        table=_tag(tags, "table"),
        rules=_tag(tags, "rules"),
        options=record.options,
        deal=record.deal,
        commitment=_hash_tag(tags, "commitment"),
        secret=_hash_tag(tags, "secret"),
        steps=tuple(_text_steps(record, before)),
        before=record.actions[:before],
        undone=tuple(_undone_bids(record)),
        closed="closed" in tags,
        actions=_number(tags, "actions"),
        digest=_tag(tags, "digest"),
        result=tags.get("result"),
        faults=tuple(_text_faults(record, before)),
    )


def _tag(tags: dict[str, str], name: str) -> str:
    if name not in tags:
        raise NotEvidence(f"the tag {name} is missing")
    return tags[name]


def _hash_tag(tags: dict[str, str], name: str) -> str:
    return checked_hash(_tag(tags, name), f"the tag {name}", _HASHES[name])


def _number(tags: dict[str, str], name: str) -> int:
    value = _tag(tags, name)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise NotEvidence(f"the tag {name} is not a number")
    return int(value)


def _commitments(record: Record) -> dict[int, tuple[int, str]]:
    """The entry and the commitment of each sealed bid, by the number of its action."""
    found = {}
    for name, value in record.tags.items():
        if named := _BID.fullmatch(name):
            said = _COMMITTED.fullmatch(value)
            if said is None:
                raise NotEvidence(f"the tag {name} is not the number of an entry and a commitment")
            found[int(named[1])] = int(said[1]), said[2]
    return found


def _text_steps(record: Record, before: int) -> Iterator[Step]:
    committed = _commitments(record)
    for number, (seat, action) in enumerate(record.actions[before:], before + 1):
        seq, commitment = committed.get(number, (None, None))
        yield Step(seat=seat, action=action, number=number, seq=seq, commitment=commitment)


def _undone_bids(record: Record) -> Iterator[Step]:
    """Sealed bids that were taken back are no actions of the text, but were committed to."""
    for name, value in record.tags.items():
        if named := _UNDONE.fullmatch(name):
            said = _OPENED.fullmatch(value)
            seat, action = parse_action(said[2], record.options) if said else (None, None)
            if said is None or seat is None or action is None:
                raise NotEvidence(f"the tag {name} is not a commitment and a bid with its seat")
            yield Step(seat=seat, action=action, seq=int(named[1]), commitment=said[1])


def _text_faults(record: Record, before: int) -> Iterator[Finding]:
    """Commitments belong to actions of the text, and entries come one after the other."""
    committed = sorted(_commitments(record).items())
    last = 0
    for number, (seq, _) in committed:
        if not before < number <= len(record.actions):
            yield bad("no-action", number=number, actions=len(record.actions))
        elif seq <= last:
            yield bad("order", number=number, seq=seq, last=last)
        last = seq
