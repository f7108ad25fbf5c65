"""The bids last shown are in the record: as the journal tells them, and until others are shown."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from longshore.engine.journal import Fact
from longshore.engine.state import MEMORY, NONE, SEATS, Phase
from longshore.engine.types import State
from longshore.notation import format_position, parse_position
from tests.support import SEEDS, forgetful, random_game, varied_options


class Shown(NamedTuple):
    """What an onlooker has noted of an auction."""

    by: int
    bids: tuple[int, ...]
    bluffs: tuple[int, ...]


NOTHING = Shown(NONE, (NONE,) * SEATS, (0,) * SEATS)


def recorded(state: State) -> Shown:
    return Shown(
        int(state.shown_by),
        tuple(int(bid) for bid in state.shown_bid),
        tuple(int(cards) for cards in state.shown_bluffs),
    )


class Onlooker:
    """Reads the journal alone."""

    def __init__(self) -> None:
        self.shown = NOTHING
        self._open(NONE)

    def _open(self, seller: int) -> None:
        self.seller, self.bids, self.bluffs = seller, [NONE] * SEATS, [0] * SEATS

    def read(self, rows: list[list[int]], phase: Phase) -> None:
        for fact, seat, amount, _, bluffs, *_ in rows:
            if fact == Fact.AUCTION_OPENED:
                self._open(seat)
            elif fact in (Fact.BID_REVEALED, Fact.EXTRA_REVEALED):
                self.bids[seat] = max(0, self.bids[seat]) + amount
                self.bluffs[seat] += bluffs
            elif fact == Fact.BID_RAISED:
                self.bids[seat] = amount
            elif fact == Fact.BIDS_TIED and self.bids.count(NONE) == SEATS:
                # A6: all have passed, and passing is a bid of nothing
                self.bids = [0 if seat >> other & 1 else NONE for other in range(SEATS)]
            if fact == Fact.AUCTION_UNSOLD:
                self._note()
        if phase in (Phase.TIEBREAK, Phase.DECIDE):
            self._note()

    def _note(self) -> None:
        self.shown = Shown(self.seller, tuple(self.bids), tuple(self.bluffs))


@SEEDS
def test_A1_A2_A6_the_bids_last_shown_are_those_of_the_journal(seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        options, onlooker = varied_options(seed), Onlooker()
        before = NOTHING
        for played in random_game(options, seed, 1_200, rich=seed % 4 == 3):
            onlooker.read(played.rows, Phase(int(played.state.phase)))
            found = recorded(played.state)
            assert found == onlooker.shown
            if found != before:
                seen[options.auction] += 1
                seen["bluffed"] += any(found.bluffs)
                seen["nobody bid"] += set(found.bids) == {NONE}
            before = found
    assert seen["sealed"] > 20
    assert seen["progressive"] > 5
    assert seen["bluffed"]
    assert seen["nobody bid"]


def test_a_position_is_read_without_what_is_only_remembered() -> None:
    shown = 0
    for seed in range(8):
        options = varied_options(seed)
        for number, played in enumerate(random_game(options, seed, 400)):
            if number % 25:
                continue
            read, _ = parse_position(format_position(played.state, options))
            shown += int(played.state.shown_by) != NONE
            assert read.tobytes() == forgetful(played.state).tobytes()
            assert recorded(read) == NOTHING
            for name in MEMORY:
                read[name] = played.state[name]
            assert read.tobytes() == played.state.tobytes()
    assert shown > 10
