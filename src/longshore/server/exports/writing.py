"""A table's game to take away: Longshore text, JSON Lines, and a sheet of comma-separated values.

After the end they tell everything, and have what opens the commitments; `longshore verify` checks
the first two. While the game goes on they tell what the one who asks may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from longshore.game.game import Game
from longshore.notation import Record, format_action
from longshore.server.domain import entries as log
from longshore.server.domain.digest import chained
from longshore.server.domain.entries import Line, Occupant, Started
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import TableState
from longshore.server.exports.evidence import result_text
from longshore.server.exports.json_lines import as_json_lines
from longshore.server.exports.sheet import as_csv
from longshore.server.runtime.history import counting

__all__ = ["as_csv", "as_json_lines", "as_text"]


def as_text(table: str, lines: Sequence[Line], finished: bool) -> str:
    """The game as it counts in the end, with its deal and all that is needed to check it.

    It cannot be written without the value cards, so there is none while the game goes on.
    """
    state = TableState.of(table, lines)
    if state.started is None or state.game is None:
        raise WishRefused("not-started")
    if not finished:
        raise WishRefused("not-over")
    return _Text(state, state.started, state.game, lines).record().to_text()


class _Text:
    """A game as it is written down, with its tags."""

    def __init__(
        self, state: TableState, started: Started, game: Game, lines: Sequence[Line]
    ) -> None:
        self.state, self.started, self.game, self.lines = state, started, game, lines
        counted = ((line.seq, line.entry) for line in counting(lines))
        self.played = {seq: entry for seq, entry in counted if isinstance(entry, log.Played)}

    def record(self) -> Record:
        played = ((one.seat, one.action) for one in self.played.values())
        return Record(
            options=self.state.rules,
            deal=self.started.deal,
            actions=(*self.started.before, *played),
            tags={**self._whose(), **self._proof(), **self._bids()},
        )

    def _whose(self) -> dict[str, str]:
        """Which game it was."""
        state = self.state
        at = next(line.at for line in self.lines if line.entry is self.started)
        seats = zip(state.rules.seat_names, state.seats, strict=True)
        tags = {"table": state.id}
        if state.settings.title:
            tags["title"] = state.settings.title
        tags["date"] = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
        tags["players"] = ", ".join(f"{name} {_called(one)}" for name, one in seats)
        if state.origin is not None:
            tags["fork-of"] = f"{state.origin.table} after entry {state.origin.seq}"
        return tags

    def _proof(self) -> dict[str, str]:
        """What opens the commitments, and what the game comes to."""
        started, game = self.started, self.game
        tags = {
            "rules": started.rules,
            "commitment": started.commitment,
            "secret": started.secret,
            "actions": str(self.state.played),
            "digest": chained(one.digest for one in self.played.values()),
        }
        if started.before:
            tags["before"] = str(len(started.before))
        if game.over:
            return {**tags, "result": result_text(game.options, game.scores())}
        return {**tags, "closed": "before the end"}

    def _bids(self) -> dict[str, str]:
        """`bid-31: 47 …` is the commitment of action 31, which is entry 47 of the log.

        A sealed bid that was taken back is no action of the text, but it was committed to:
        `undone-45: … red: bid 3`.
        """
        tags: dict[str, str] = {}
        for number, (seq, entry) in enumerate(self.played.items(), len(self.started.before) + 1):
            if entry.commitment is not None:
                tags[f"bid-{number}"] = f"{seq} {entry.commitment}"
        for seq, _, other, _ in self.lines:
            if isinstance(other, log.Played) and other.commitment and seq not in self.played:
                text = format_action(other.action, self.state.rules, other.seat)
                tags[f"undone-{seq}"] = f"{other.commitment} {text}"
        return tags


def _called(occupant: Occupant) -> str:
    return f"{occupant.name} (bot)" if occupant.kind == "bot" else occupant.name
