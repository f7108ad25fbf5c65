"""L1: any seat, at any time; a loan never changes who is awaited."""

from __future__ import annotations

from collections import Counter

from longshore.engine.journal import Fact, Reason, new_journal
from longshore.engine.moves import TAKE_LOAN
from longshore.engine.purses import BANK
from longshore.engine.state import FIELDS, NONE, Phase
from longshore.engine.step import allowed, step
from longshore.engine.types import State
from longshore.game.validation import status
from tests.support import SEEDS, awaited, copy_of, rows_of, varied_game

SEALED = (Phase.BIDS, Phase.TIEBREAK)


def changed(before: State, after: State) -> set[str]:
    return {name for name in FIELDS if before[name].tobytes() != after[name].tobytes()}


def check_open_loan(state: State, seat: int) -> None:
    after, journal = copy_of(state), new_journal()
    assert step(after, seat, TAKE_LOAN, journal)
    assert changed(state, after) - {"bills", "just"} == {"cash", "loans"}
    assert after.just == (TAKE_LOAN if seat == state.active else NONE)
    assert after.loans[seat] == state.loans[seat] + 1
    assert after.cash[seat] == state.cash[seat] + 10
    assert after.cash[BANK] == state.cash[BANK] - 10
    assert status(after) == []
    assert rows_of(journal) == [
        [Fact.LOAN_TAKEN, seat, 0, 0, 0, 0, 0],
        [Fact.MONEY, Reason.LOAN, BANK, seat, 10, 0, 0],
    ]


def check_sealed_loan(state: State, seat: int) -> None:
    """L3: sealed with the bid, and told to nobody."""
    after, journal = copy_of(state), new_journal()
    if state.pending[seat] or state.bluffs[seat] + state.extra_bluffs[seat]:
        return  # in the spelling of a bid loans come first
    assert step(after, seat, TAKE_LOAN, journal)
    assert changed(state, after) - {"just"} == {"sealed_loans"}
    assert after.just == NONE
    assert after.sealed_loans[seat] == state.sealed_loans[seat] + 1
    assert rows_of(journal) == []


@SEEDS
def test_L1_any_seat_can_borrow_in_any_phase(seeds: range) -> None:
    phases: Counter[tuple[Phase, bool]] = Counter()
    for seed in seeds:
        for number, played in enumerate(varied_game(seed)):
            state, phase = played.state, Phase(int(played.state.phase))
            if phase == Phase.OVER or (phase in (Phase.ACT, Phase.PRICE) and number % 30):
                continue
            owing = awaited(state)
            for seat in range(int(state.seats)):
                in_default = state.defaults > 0 and seat == state.active
                if in_default or state.loans[seat] + state.sealed_loans[seat] >= 2:
                    assert not allowed(state, seat, TAKE_LOAN)
                elif phase in SEALED and seat in owing:
                    check_sealed_loan(state, seat)
                    phases[phase, True] += 1
                else:
                    check_open_loan(state, seat)
                    phases[phase, seat in owing] += 1
    others = {phase for phase, owes in phases if not owes}
    assert others == {phase for phase in Phase if phase < Phase.OVER}
    owing_phases = {phase for phase, owes in phases if owes}
    assert owing_phases >= others - {Phase.SEIZE_KIND}
