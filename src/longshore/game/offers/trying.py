"""Terms that only show when the engine's moves are tried out: what is made, what has to be bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import Phase
from longshore.game import board
from longshore.game.spelling import legal_moves


def makes(buffer: GameBuffer, seat: int, before: Counter[int]) -> Iterator[tuple[int, ...]]:
    """P2: the colours that a production under way can make, each choice of them."""
    if buffer.state.phase != Phase.MAKE:
        made = Counter(board.colours(buffer.state, places.FLOOR_FACTORY)) - before
        yield tuple(sorted(made.elements()))
        return
    for move in legal_moves(buffer, seat):
        if m.decode(move)[0] == "make":
            after = buffer.copy()
            after.step(seat, move, Pages())
            yield from makes(after, seat, before)


def amounts(buffer: GameBuffer, seat: int) -> tuple[int, int]:
    """The least and the most that a seat can bid, as the engine spells amounts."""
    least, hundreds, after = None, 0, buffer
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


def least_offer(buffer: GameBuffer, seat: int) -> int:
    """K2: how many containers a seat has to bid at least, having called a broker for money."""
    offered, after = 0, buffer.copy()
    while after.state.phase == Phase.OFFER:
        legal = [move for move in legal_moves(after, seat) if move != m.TAKE_LOAN]
        if m.DONE in legal:
            break
        after.step(seat, legal[0], Pages())
        offered += 1
    return offered
