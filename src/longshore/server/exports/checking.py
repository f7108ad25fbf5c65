"""Whether an exported game is what its table committed to, and one that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from longshore.game.events import Event
from longshore.game.game import Game
from longshore.game.refusals import IllegalAction
from longshore.notation import format_action
from longshore.server.domain.digest import chained, digest
from longshore.server.domain.fairness import bid_commitment, deal_commitment, is_sealed
from longshore.server.domain.rules_version import rules_version
from longshore.server.exports.evidence import (
    Back,
    Evidence,
    FilePlace,
    Finding,
    Step,
    bad,
    good,
    note,
    result_text,
)

MOST_TOLD = 3  # bids that are told of one by one


def check(evidence: Evidence, given: Sequence[str] = ()) -> list[Finding]:
    """All that can be found out about an export, with the commitments that somebody kept."""
    findings = [*evidence.faults, *_rules(evidence), *_kept(evidence, given)]
    if evidence.actions != evidence.counted:
        # what belongs to which action is anybody's guess
        return [*findings, bad("count", said=evidence.actions, found=evidence.counted)]
    return [*findings, *_openings(evidence), *_Replay(evidence).findings()]


def holds(findings: Sequence[Finding]) -> bool:
    """Whether nothing is wrong."""
    return all(finding.kind != "bad" for finding in findings)


def _rules(evidence: Evidence) -> Iterator[Finding]:
    here = rules_version(evidence.options.edition)
    if evidence.rules != here:
        yield note("other-rules", played=evidence.rules, here=here)


# What was kept from the game.


def _kept(evidence: Evidence, given: Sequence[str]) -> Iterator[Finding]:
    """A file that is false as a whole agrees with itself: only what was kept can show it."""
    by_hash = {step.commitment: step for step in evidence.bids}
    if evidence.commitment not in given:
        yield note("not-compared", commitment=evidence.commitment)
    for commitment in given:
        if commitment == evidence.commitment:
            yield good("kept-deal", commitment=commitment)
        elif commitment in by_hash:
            yield good("kept-bid", commitment=commitment, **_bid(evidence, by_hash[commitment]))
        else:
            yield bad("kept-unknown", commitment=commitment, deal=evidence.commitment)


# Commitments.


def _openings(evidence: Evidence) -> Iterator[Finding]:
    """Open the commitments with the secret; as few lines as say what must have been changed."""
    bids = evidence.bids
    wrong = [step for step in bids if not _opens(evidence, step)]
    committed = deal_commitment(evidence.secret, evidence.options, evidence.deal)
    deal_opens = committed == evidence.commitment
    if not deal_opens and bids and len(wrong) == len(bids):
        yield bad("secret", bids=len(bids))
        return
    if deal_opens:
        yield good("deal", commitment=evidence.commitment)
    else:
        yield bad("deal-changed" if bids else "deal-or-secret")
    if len(wrong) == len(bids) > 1:
        yield bad("all-bids", bids=len(bids))
    elif len(wrong) > MOST_TOLD:
        yield bad("many-bids", bids=len(bids), wrong=len(wrong), **_bid(evidence, wrong[0]))
    else:
        yield from (bad("bid", **_bid(evidence, step)) for step in wrong)
    if not wrong:
        yield good("bids", bids=len(bids))


def _opens(evidence: Evidence, step: Step) -> bool:
    if step.seq is None:
        return False
    committed = bid_commitment(
        evidence.secret, evidence.table, step.seq, step.seat, step.action, evidence.options
    )
    return committed == step.commitment


def _bid(evidence: Evidence, step: Step) -> dict[str, Any]:
    seat = evidence.options.seat_names[step.seat]
    text = format_action(step.action, evidence.options)
    return {"seat": seat, "text": text, "place": _place(step)}


def _place(step: Step | Back) -> FilePlace:
    if isinstance(step, Step) and step.number is not None:
        return FilePlace("action", step.number)
    return FilePlace("entry", step.seq or 0)


# The game.


class _Replay:
    """Plays an exported game again. After the first thing that cannot be, nothing more is said."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.game = Game.start(evidence.options, deal=evidence.deal)
        self.seqs: list[int] = []  # the entries of the actions that count
        self.digests: list[str] = []  # of the game after each of them
        self.same_rules = evidence.rules == rules_version(evidence.options.edition)

    def findings(self) -> Iterator[Finding]:
        fault = self._play_before()
        for step in self.evidence.steps:
            if fault is not None:
                break
            if isinstance(step, Step):
                sealed = is_sealed(self.game.state, step.seat, step.action)
                fault = self._play(step) or self._committed(step, sealed)
            else:
                fault = self._go_back(step)
        if fault is not None:
            yield fault
            return
        yield from self._end()

    def _play_before(self) -> Finding | None:
        for number, (seat, action) in enumerate(self.evidence.before, 1):
            fault = self._try(Step(number=number, seat=seat, action=action))
            if isinstance(fault, Finding):
                return fault
        begun = self.evidence.begun
        if begun is not None and self.same_rules and begun != plain_events(self.game.events):
            return bad("start")
        return None

    def _committed(self, step: Step, sealed: bool) -> Finding | None:
        """A1: each sealed bid has its commitment, and nothing else has one."""
        if sealed == (step.commitment is not None):
            return None
        return bad("bid-missing" if sealed else "bid-stray", **_bid(self.evidence, step))

    def _play(self, step: Step) -> Finding | None:
        happened = self._try(step)
        if isinstance(happened, Finding):
            return happened
        self.seqs.append(step.seq or 0)
        self.digests.append(digest(self.game.state))
        if step.digest is not None and self.digests[-1] != step.digest:
            return bad("differs", place=_place(step))
        told = step.events
        if told is not None and self.same_rules and told != plain_events(happened):
            return bad("events", place=_place(step))
        return None

    def _try(self, step: Step) -> list[Event] | Finding:
        try:
            return self.game.play(step.action, step.seat)
        except IllegalAction as problem:
            return bad("illegal", reason=problem, **_bid(self.evidence, step))

    def _go_back(self, back: Back) -> Finding | None:
        if back.to not in self.seqs:
            return bad("undo", place=_place(back), to=back.to)
        while self.seqs and self.seqs[-1] >= back.to:
            self.seqs.pop()
            self.digests.pop()
            self.game.undo()
        return None

    def _end(self) -> Iterator[Finding]:
        evidence, game = self.evidence, self.game
        played = len(game.history)
        if not game.over and not evidence.closed:
            yield bad("not-over", found=played)
            return
        if chained(self.digests) != evidence.digest:
            yield bad("changed")
        elif evidence.result is not None and evidence.result != _result(game):
            yield bad("result", said=evidence.result, found=_result(game))
        else:
            yield good("replayed", found=played)
        if evidence.before:
            yield note("before", found=len(evidence.before))
        if not game.over:
            yield note("closed")


def plain_events(events: list[Event]) -> list[Any]:
    """Events as they come out of a JSON file."""
    plain: list[Any] = msgspec.json.decode(msgspec.json.encode(events))
    return plain


def _result(game: Game) -> str:
    return result_text(game.options, game.scores())
