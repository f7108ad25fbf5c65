"""Terms that only show when the engine's moves are tried out: what is made, what has to be bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longshore import board
from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.doors import Pages, Slate
from longshore.engine.state import Phase
from longshore.spelling import legal_moves


def makes(slate: Slate, seat: int, before: Counter[int]) -> Iterator[tuple[int, ...]]:
    """P2: the colours that a production under way can make, each choice of them."""
    if slate.state.phase != Phase.MAKE:
        made = Counter(board.colours(slate.state, places.FLOOR_FACTORY)) - before
        yield tuple(sorted(made.elements()))
        return
    for move in legal_moves(slate, seat):
        if m.decode(move)[0] == "make":
            after = slate.copy()
            after.step(seat, move, Pages())
            yield from makes(after, seat, before)


def amounts(slate: Slate, seat: int) -> tuple[int, int]:
    """The least and the most that a seat can bid, as the engine spells amounts."""
    least, hundreds, after = None, 0, slate
    while True:
        legal = legal_moves(after, seat)
        rests = [values[0] for family, values in map(m.decode, legal) if family == "bid"]
        if least is None and rests:
            least = hundreds + min(rests)
        if m.HUNDRED not in legal:
            return least or 0, hundreds + max(rests)
        after = after.copy()
        after.step(seat, m.HUNDRED, Pages())
        hundreds += m.BID_STEP


def least_offer(slate: Slate, seat: int) -> int:
    """K2: how many containers a seat has to bid at least, having called a broker for money."""
    offered, after = 0, slate.copy()
    while after.state.phase == Phase.OFFER:
        legal = [move for move in legal_moves(after, seat) if move != m.TAKE_LOAN]
        if m.DONE in legal:
            break
        after.step(seat, legal[0], Pages())
        offered += 1
    return offered
