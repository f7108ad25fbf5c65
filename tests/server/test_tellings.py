"""What is told of entries is made once for all who know alike, and only for those."""

from __future__ import annotations

from itertools import combinations

from longshore.server.domain.entries import Played, Started
from longshore.server.domain.state import TableState
from longshore.server.runtime.broadcast import Telling
from tests.server.logged import TABLE, logged

VIEWERS = (None, 0, 1, 2)


def tellings(upto: int | None = None) -> list[Telling]:
    state, made = TableState(TABLE), list[Telling]()
    for line in logged(upto=upto):
        events = state.apply(line)
        made.append(Telling(state, line, events))
    return made


def test_whoever_knows_the_same_is_sent_the_same_bytes() -> None:
    private = 0
    for telling in tellings():
        told = {viewer: telling.told(viewer) for viewer in VIEWERS}
        for one, other in combinations(VIEWERS, 2):
            alike = told[one] == told[other]
            assert (telling.to(one) == telling.to(other)) == alike
            assert (telling.frame(one) is telling.frame(other)) == alike
            private += not alike
    assert private > 20


def test_A1_a_sealed_bid_is_made_for_its_bidder_and_once_for_all_others() -> None:
    bids = [
        one
        for one in tellings()
        if isinstance(one._entry, Played) and one._entry.commitment and one.actor is not None
    ]
    assert bids
    for telling in bids:
        seat = telling.actor
        assert seat is not None
        assert len({telling.to(viewer) for viewer in VIEWERS}) == 2
        assert b'"amount":' in telling.to(seat)
        assert b'"sealed-bid"' not in telling.to(None)
        telling.veil(seat)  # somebody else has the seat since
        assert telling.told(seat) == telling.told(None)


def test_V1_a_deal_is_made_for_each() -> None:
    dealt = next(one for one in tellings(1) if isinstance(one._entry, Started))
    assert len({dealt.to(viewer) for viewer in VIEWERS}) == len(VIEWERS)
    assert all(b"card-dealt" in dealt.to(seat) for seat in range(3))
    assert b"card-dealt" not in dealt.to(None)
