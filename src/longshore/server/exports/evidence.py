"""What an exported game says of itself, in one form for all kinds of files, ready to be checked.

`exports.checking` checks it; `exports.evidence_files` makes it from a file.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.game.refusals import IllegalAction
from longshore.notation import Deal
from longshore.server.domain.fairness import is_hash
from longshore.text.messages import DEFAULT, say

Kind: TypeAlias = Literal["good", "note", "bad"]


class NotEvidence(ValueError):
    """A file that cannot be checked: what is wrong with it, in one line."""


class FilePlace(NamedTuple):
    """Where in the file: `action 31` of a text, `entry 47` of a log."""

    kind: Literal["action", "entry"]
    number: int

    def say(self, language: str) -> str:
        return say("finding-at", language, place=self.kind, number=self.number)


class Finding(NamedTuple):
    """One thing that was looked at, and how it was found. The message is `finding-<code>`."""

    kind: Kind
    code: str
    values: dict[str, Any]

    def say(self, language: str = DEFAULT) -> str:
        values = {
            name: value.say(language) if isinstance(value, FilePlace | IllegalAction) else value
            for name, value in self.values.items()
        }
        return say(f"finding-{self.code}", language, **values)


def good(code: str, **values: Any) -> Finding:
    """It is as it should be."""
    return Finding("good", code, values)


def note(code: str, **values: Any) -> Finding:
    """Something to know, which proves nothing."""
    return Finding("note", code, values)


def bad(code: str, **values: Any) -> Finding:
    """It was changed, or is missing."""
    return Finding("bad", code, values)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """An action, and what the table wrote down when it was played.

    `number` is its place among the actions of a text; `seq` its entry in the table's log, which a
    text has for sealed bids only.
    """

    seat: int
    action: AnyAction
    number: int | None = None
    seq: int | None = None
    commitment: str | None = None
    digest: str | None = None
    events: list[Any] | None = None


class Back(msgspec.Struct, frozen=True):
    """Entry `to` and all that was played after it is taken back."""

    seq: int
    to: int


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """A whole exported game.

    `before` was played at another table; `undone` are sealed bids that were taken back, where the
    file does not have them among its steps. What the file says that the game comes to: `actions`,
    `result`, and `digest`, which is of the digests after all actions that count. `faults` were
    found when it was read.
    """

    table: str
    rules: str
    options: Options
    deal: Deal
    commitment: str
    secret: str
    steps: tuple[Step | Back, ...]
    before: tuple[tuple[int, AnyAction], ...] = ()
    begun: list[Any] | None = None  # what happened at the start
    undone: tuple[Step, ...] = ()
    closed: bool = False  # the table was closed before the end
    actions: int
    digest: str
    result: str | None = None
    faults: tuple[Finding, ...] = ()

    @property
    def counted(self) -> int:
        """How many actions there are that count."""
        left: list[int] = []
        for step in self.steps:
            if isinstance(step, Step):
                left.append(step.seq or 0)
            else:
                left = [seq for seq in left if seq < step.to]
        return len(self.before) + len(left)

    @property
    def bids(self) -> tuple[Step, ...]:
        """All that there is a commitment to, but for the deal."""
        steps = (step for step in (*self.steps, *self.undone) if isinstance(step, Step))
        return tuple(step for step in steps if step.commitment is not None)


def result_text(options: Options, scores: tuple[int, ...]) -> str:
    """`blue 61, red 40, yellow -3`."""
    names = options.seat_names
    return ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def checked_hash(value: str, where: str, what: str) -> str:
    """A commitment or a secret as it stands in a file."""
    if not is_hash(value):
        raise NotEvidence(f"{where} is not {what}: that is 64 hexadecimal digits in lower case")
    return value
