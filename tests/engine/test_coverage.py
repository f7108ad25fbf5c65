"""The random games of these tests come everywhere: a move never played would be untested."""

from __future__ import annotations

from collections import Counter

import pytest

from longshore.engine.journal import Cause, Fact, Reason
from longshore.engine.moves import FAMILIES, MOVES, move_name
from longshore.engine.state import Phase
from tests.support import FAMILY_OF, SHORT, awaited, legal_moves, varied_game


class Seen:
    """What happened in the games that the other tests play."""

    def __init__(self) -> None:
        self.phases: Counter[int] = Counter()
        self.families: Counter[str] = Counter()
        self.facts: Counter[int] = Counter()
        self.reasons: Counter[int] = Counter()
        self.causes: Counter[int] = Counter()
        self.legal: set[int] = set()
        self.finished = 0
        for seed in SHORT:
            self._watch(seed)
        # single moves are many: some more games for the rarest
        for seed in range(len(SHORT), 4 * len(SHORT)):
            if len(self.legal) == MOVES:
                break
            self.legal.update(self._legal_in(seed))

    def _watch(self, seed: int) -> None:
        for played in varied_game(seed):
            phase = int(played.state.phase)
            self.phases[phase] += 1
            self.finished += phase == Phase.OVER
            if played.move >= 0:
                self.families[FAMILY_OF[played.move]] += 1
            for row in played.rows:
                self.facts[row[0]] += 1
                if row[0] == Fact.LOAN_TAKEN:
                    self.causes[row[2]] += 1
                elif row[0] in (Fact.MONEY, Fact.GOODS):
                    self.reasons[row[1]] += 1
            for seat in awaited(played.state):
                self.legal.update(legal_moves(played.state, seat))

    def _legal_in(self, seed: int) -> set[int]:
        found: set[int] = set()
        for played in varied_game(seed):
            for seat in awaited(played.state):
                found.update(legal_moves(played.state, seat))
        return found


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_phase_is_visited(seen: Seen) -> None:
    assert [phase.name for phase in Phase if phase <= Phase.OVER and not seen.phases[phase]] == []


def test_every_family_of_moves_is_played(seen: Seen) -> None:
    assert [family.name for family in FAMILIES if not seen.families[family.name]] == []


def test_every_single_move_is_legal_somewhere(seen: Seen) -> None:
    assert [move_name(move) for move in range(MOVES) if move not in seen.legal] == []


def test_every_fact_and_reason_is_told(seen: Seen) -> None:
    assert [fact.name for fact in Fact if not seen.facts[fact]] == []
    assert [reason.name for reason in Reason if not seen.reasons[reason]] == []
    assert [cause.name for cause in Cause if not seen.causes[cause]] == []


def test_most_games_come_to_their_end(seen: Seen) -> None:
    assert seen.finished >= 0.8 * len(SHORT)
