"""What a seat may do now, as a short list for people: each thing once, with an example to edit.

What is possible is the rules' business: it is read off their own legal moves.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from longshore.engine import moves as m
from longshore.engine.bindings import GameBuffer, Pages
from longshore.game.actions import Kind
from longshore.game.board import owes_sealed_bid
from longshore.game.game import Game
from longshore.game.spelling import fold, legal_moves, unfinished
from longshore.notation import format_action

_BID = frozenset(("bid", "hundred", "bluff"))
_ONE_EXAMPLE = frozenset(("price", "pay"))  # their first moves are but parts of one action


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An action in notation. `whole`: there is nothing about it to choose; else an example."""

    kind: Kind
    text: str
    whole: bool


class Bids(msgspec.Struct, frozen=True, kw_only=True):
    """A bid may be made: whether it is sealed, and whether bluffing cards may go with it."""

    sealed: bool
    bluff: bool


def bids(game: Game, seat: int) -> Bids | None:
    """Whether and how a seat may bid for a cargo."""
    families = {m.decode(move)[0] for move in legal_moves(game.buffer, seat)}
    if not families & _BID:
        return None
    return Bids(sealed=owes_sealed_bid(game.facts, seat), bluff="bluff" in families)


def choices(game: Game, seat: int) -> tuple[Choice, ...]:
    """What a seat may do, but for bids."""
    return tuple(_choices(game, seat))


def _choices(game: Game, seat: int) -> Iterator[Choice]:
    shown: set[str] = set()
    moves = legal_moves(game.buffer, seat)
    bidding = any(m.decode(move)[0] in _BID for move in moves)
    for move in _in_order(moves):
        family = m.decode(move)[0]
        if family in _BID or (bidding and family == "loan") or family in shown:
            continue
        run, whole = _completed(game.buffer, seat, move)
        if family in _ONE_EXAMPLE and not whole:
            shown.add(family)
        action = fold(game.buffer, seat, run)[0]
        kind = str(type(action).__struct_config__.tag)
        yield Choice(kind=kind, text=format_action(action, game.options), whole=whole)


def _in_order(moves: list[int]) -> list[int]:
    """Loans last; of prices the middle one first, as it makes the better example."""
    prices = [move for move in moves if m.decode(move)[0] == "price"]
    first = prices[len(prices) // 2 :][:1]
    last = [move for move in moves if move in (m.TAKE_LOAN, m.REPAY)]
    return [*first, *(move for move in moves if move not in (*first, *last)), *last]


def _completed(buffer: GameBuffer, seat: int, move: int) -> tuple[list[int], bool]:
    """A whole action that begins with a move, and whether there is no other.

    Little is taken, and prices are in the middle.
    """
    after, unread, run, only = buffer.copy(), Pages(), [move], True
    after.step(seat, move, unread)
    while unfinished(after.state, seat, run[-1]):
        legal = [one for one in legal_moves(after, seat) if one != m.TAKE_LOAN]
        prices = [one for one in legal if m.decode(one)[0] == "price"]
        only = only and len(legal) == 1
        if m.DONE in legal and (len(run) > 1 or len(legal) == 1):
            move = m.DONE
        elif prices:
            move = prices[len(prices) // 2]
        else:
            move = next(one for one in legal if one != m.DONE)
        after.step(seat, move, unread)
        run.append(move)
    return run, only
