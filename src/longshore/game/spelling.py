"""Between what players say and what the engine steps: actions to moves and back.

`perform` plays an action as a run of moves on a state; `fold` reads a run of moves as actions;
`every_action` lists what a seat may say, by following the engine's own legal moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from longshore.engine import moves as m
from longshore.engine import places
from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.play import new_moves
from longshore.engine.state import BROKERS, COLOURS, SEALED_BIDS, Berth, Phase
from longshore.engine.types import State
from longshore.engine.why import Why
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import Action, AnyAction
from longshore.game.plain import Scratch, plain, record_of
from longshore.game.speller import DECODED, PLAIN, RefusedMove, Unspeakable, spell

_CHOOSING = frozenset((Phase.MAKE, Phase.STOCK, Phase.LOAD, Phase.CALL_BID, Phase.OFFER))
_PRICE, _PAY = Phase.PRICE, Phase.PAY


def copy_state(state: State) -> State:
    """A record of one's own with the same game."""
    return _buffer(state).state


def _buffer(game: State | GameBuffer) -> GameBuffer:
    return game if isinstance(game, GameBuffer) else GameBuffer.from_bytes(record_of(game))


def perform(buffer: GameBuffer, seat: int, action: Action, pages: Pages) -> list[int]:
    """Play an action on a buffer and return its moves.

    Raises `RefusedMove`, and leaves the buffer in the middle: hand in a copy.
    """
    moves = spell(buffer, seat, action, pages)
    if unfinished(now := plain(buffer), seat, moves[-1]):
        raise RefusedMove(Why.NOT_POSSIBLE, (), now)
    return moves


def unfinished(state: State, seat: int, last: int) -> bool:
    """Whether the last move of a seat left it in the middle of an action."""
    if last == m.HUNDRED or m.BLUFF <= last < m.BLUFF + BLUFFING_CARDS:
        return True
    state = plain(state)
    phase: int = state.phase
    if last == m.TAKE_LOAN:
        return phase in SEALED_BIDS and bool(state.awaiting >> seat & 1)
    if phase in _CHOOSING:
        return bool(state.active == seat)
    if phase == _PRICE:
        return bool(state.pricer == seat)
    return phase == _PAY and m.PAY <= last < m.PAY + COLOURS and bool(state.active == seat)


def between_actions(state: State) -> bool:
    """Whether everybody who owes a decision can say a whole action."""
    state = plain(state)
    if state.phase in _CHOOSING:
        return False
    if state.phase == Phase.PRICE and (state.pricer == state.active or state.cursor):
        return False
    bluffs = state.extra_bluffs if state.phase == Phase.TIEBREAK else state.bluffs
    return not any(
        state.pending[seat]
        or (board.owes_sealed_bid(state, seat) and (state.sealed_loans[seat] or bluffs[seat]))
        for seat in board.awaited(state)
    )


def fold(game: State | GameBuffer, seat: int, moves: Sequence[int]) -> list[AnyAction]:
    """Read a run of a seat's moves as the actions it says.

    A loan taken in the middle of an action is said before it, which comes to the same, but for
    which bills change hands where money cards are counted (V2).
    """
    scratch, unread = Scratch(record_of(game)), Pages()
    before = now = scratch.now()
    actions: list[AnyAction] = []
    run: list[int] = []
    for move in moves:
        sealed = board.owes_sealed_bid(now, seat)
        if not scratch.buffer.step(seat, move, unread):
            raise Unspeakable(f"{m.move_name(move)} is not possible")
        now = scratch.now()
        if move == m.TAKE_LOAN and not sealed:
            actions.append(_LOAN)
            before = now if not run else before  # it changes no more than money
            continue
        run.append(move)
        if not unfinished(now, seat, move):
            actions.append(_read(before, now, seat, run))
            run, before = [], now
    if run:
        raise Unspeakable("the moves end in the middle of an action")
    return actions


def _read(before: State, after: State, seat: int, run: Sequence[int]) -> AnyAction:
    """One whole action from its moves and the states around it."""
    decoded = [DECODED[move] for move in run]
    family, values = decoded[0]
    if family in _PLAIN_FAMILIES:
        plain: AnyAction = _PLAIN_FAMILIES[family]()  # type: ignore[assignment]
        return plain
    if family in ("loan", "bluff", "hundred", "bid"):
        return _read_bid(decoded)
    if family == "price":
        factory = board.colours(before, places.FLOOR_FACTORY)
        harbour = board.colours(before, places.FLOOR_HARBOUR)
        prices = [price for _, (price,) in decoded]
        return said.PriceReturned(
            tuple(zip(factory, prices, strict=False)),
            tuple(zip(harbour, prices[len(factory) :], strict=True)),
        )
    if family == "pay":
        order = [colour for _, (colour,) in decoded]
        rest = Counter(board.bid_goods(before)) - Counter(order)
        return said.PayBrokers((*order, *sorted(rest.elements())))
    if family == "seize":
        return _read_seizure(before, *values)
    if family == "call":
        return _read_call(values[0], decoded[1:])
    return _read_goods(before, after, seat, decoded)


def _read_bid(decoded: list[tuple[str, tuple[int, ...]]]) -> said.Bid:
    families = Counter(family for family, _ in decoded)
    bluff = next((values[0] for family, values in decoded if family == "bluff"), 0)
    amount = m.BID_STEP * families["hundred"] + decoded[-1][1][0]
    return said.Bid(amount, families["loan"], bluff)


def _read_seizure(before: State, colour: int, price: int) -> said.Seize:
    priced, _ = board.seizable(before)
    return said.Seize(colour, price if priced else None)


def _read_call(space: int, rest: list[tuple[str, tuple[int, ...]]]) -> AnyAction:
    if space < BROKERS:
        hundreds = sum(family == "hundred" for family, _ in rest)
        return said.CallForGoods(space, m.BID_STEP * hundreds + rest[-1][1][0])
    factory = tuple((v[0], v[1]) for family, v in rest if family == "offer_factory")
    harbour = tuple((v[0], v[1]) for family, v in rest if family == "offer_harbour")
    return said.CallForMoney(space - BROKERS, factory, harbour)


def _read_goods(
    before: State, after: State, seat: int, decoded: list[tuple[str, tuple[int, ...]]]
) -> AnyAction:
    family, values = decoded[0]
    taken = tuple((v[0], v[1]) for name, v in decoded if name == "take")
    fetched = tuple(v[0] for name, v in decoded if name == "fetch")
    if family == "produce":
        return said.Produce(board.factory(after, seat))
    if family == "stock" and values[0] == seat:
        return said.Reprice(board.harbour(after, seat))
    if family == "stock":
        return said.Stock(values[0], taken, board.harbour(after, seat))
    if family == "sail_harbour":
        return said.SailHarbour(values[0], taken)
    if family == "sail_pier":
        return said.SailBank(fetched)
    if family == "load" and before.berth[seat] == Berth.PIER:
        return said.LoadBank(fetched)
    if family == "load":
        return said.Load(taken)
    return _read_values(family, *values)


def _read_values(family: str, value: int, price: int = 0) -> AnyAction:
    if family == "build_machine":
        return said.BuildMachine(value)
    if family == "award":
        return said.Award(value)
    if family == "sell":
        return said.SellHome(value, price)
    return said.SeizeMachine(value)


_PLAIN_FAMILIES = {family: kind for kind, family in PLAIN.items()}


def legal_moves(game: State | GameBuffer, seat: int) -> list[int]:
    """The legal moves of a seat."""
    room = new_moves()
    count = _buffer(game).legal(seat, room)
    moves: list[int] = room[:count].tolist()
    return moves


def every_action(game: State | GameBuffer, seat: int) -> Iterator[AnyAction]:
    """All that a seat may say now, one after the other."""
    before = plain(game)
    for after, run in _every_run(before, seat, (), Pages()):
        yield _LOAN if run == _ONLY_A_LOAN else _read(before, after, seat, run)


_LOAN, _ONLY_A_LOAN = said.TakeLoan(), (m.TAKE_LOAN,)


def _every_run(
    before: State, seat: int, run: tuple[int, ...], unread: Pages
) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Every whole action as its moves, with the game after it."""
    record = record_of(before)
    scratch, sealed = Scratch(record), board.owes_sealed_bid(before, seat)
    for move in legal_moves(scratch.buffer, seat):
        if move == m.TAKE_LOAN and run and not sealed:
            continue  # said by itself, before the action
        scratch.memory[:] = record
        scratch.buffer.step(seat, move, unread)
        after = scratch.now()
        longer = (*run, move)
        if unfinished(after, seat, move):
            yield from _every_run(after, seat, longer, unread)
        else:
            yield after, longer
