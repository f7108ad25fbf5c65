"""Asking a bot: whatever it answers, the table gets a whole, legal action.

A bot that raises, answers with nonsense, with something illegal or not in time forfeits the
decision, that one only: a safe move is made for it, and the reason is reported.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from longshore.bots.bot import Bot, Decision, GivenUp
from longshore.engine import moves as m
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.play import new_moves
from longshore.engine.state import SEALED_BIDS, STATE
from longshore.game.actions import Action, AnyAction, in_plain_numbers
from longshore.game.spelling import unfinished

if TYPE_CHECKING:
    from longshore.game.views import View

LONGEST = 250  # moves in one answer; no sensible one comes near it
MOST_IDLE = 50  # answers in a row that only borrow and repay
LONGEST_REASON = 160
_LOANS = frozenset((m.TAKE_LOAN, m.REPAY))


class Answer(NamedTuple):
    """What a seat does: whole actions, legal, as moves; and why, if the bot did not choose them."""

    moves: tuple[int, ...]
    forfeit: str | None


class _Fault(Exception):
    """What is wrong with an answer."""


class _Record:
    """What the referee remembers of a bot."""

    __slots__ = ("idle", "thread")

    def __init__(self) -> None:
        self.idle = 0
        self.thread: threading.Thread | None = None


def ask(bot: Bot, decision: Decision, patience: float | None = None) -> Answer:
    """What the bot does in a decision that its seat owes; never raises for a fault of the bot's.

    With `patience` (in seconds) a bot that is not trusted is not waited for any longer; one that
    is still busy with an earlier decision forfeits at once.
    """
    start = decision.sight.cells.tobytes()  # a bot may well play on the sight that it gets
    if not int(decision.sight.state["awaiting"]) >> decision.seat & 1:
        raise ValueError(f"Seat {decision.seat} owes no decision now.")
    record = _record_of(bot)
    if patience is not None and bot.patience is not None:
        patience = max(patience, bot.patience)
    trusted = vars(type(bot)).get("trusted", False)  # a bot derived from one of ours is not ours
    if trusted or patience is None:
        answer = _hear(bot, decision, start)
    else:
        answer = _hear_in_time(bot, decision, start, patience, record)
    if _LOANS.issuperset(answer.moves):
        record.idle += 1
        if record.idle > MOST_IDLE:
            answer = _forfeit(start, decision.seat, "only borrows and repays, without end")
            record.idle = 0
    else:
        record.idle = 0
    return answer


def dismiss(bots: Iterable[Bot], view_of: Callable[[int], View | None]) -> None:
    """Tell bots, in the order of their seats, that they are no longer needed.

    What goes wrong in one then is nobody's business any more.
    """
    for seat, bot in enumerate(bots):
        if type(bot).end is not Bot.end:
            with suppress(Exception):
                bot.end(view_of(seat))


def safe_moves(buffer: GameBuffer, seat: int) -> tuple[int, ...]:
    """A whole action that does little harm, for a seat that owes a decision.

    It passes, bids $0, accepts or awards to the first of the tied, gives up what comes first, and
    asks the highest prices; in the middle of an action it takes the shortest way out.
    """
    scratch, unread, room = buffer.copy(), Pages(), new_moves()
    run: list[int] = []
    while True:
        legal = room[: scratch.legal(seat, room)].tolist()
        move = min(legal, key=_harm, default=m.TAKE_LOAN)
        if move in _LOANS:
            raise ValueError(f"Seat {seat} owes no decision now.")
        scratch.step(seat, move, unread)
        run.append(move)
        if not unfinished(scratch.state, seat, move):
            return tuple(run)


def _harm(move: int) -> tuple[int, int]:
    """The order in which moves are safe."""
    if move in (m.PASS, m.DONE, m.ACCEPT):
        return 0, move
    if m.PRICE <= move < m.PRICE + m.SHELF_PRICES:
        return 0, -move
    if move == m.DECLINE:
        return 2, move
    if move == m.HUNDRED or m.BLUFF <= move < m.BLUFF + 2:
        return 3, move
    if move in _LOANS:
        return 4, move
    return 1, move


def _record_of(bot: Bot) -> _Record:
    """Kept on the bot itself, which may be a frozen dataclass."""
    record: _Record | None = bot.__dict__.get("_referee")
    if record is None:
        record = _Record()
        object.__setattr__(bot, "_referee", record)
    return record


def _buffer(start: bytes) -> GameBuffer:
    return GameBuffer(np.frombuffer(bytearray(start), STATE))


def _forfeit(start: bytes, seat: int, reason: str) -> Answer:
    return Answer(safe_moves(_buffer(start), seat), _one_line(reason))


def _hear(bot: Bot, decision: Decision, start: bytes) -> Answer:
    hearing = _Hearing(_buffer(start), decision)
    try:
        while True:
            hearing.take(bot.choose(decision))
            if not hearing.unfinished:
                return Answer(tuple(hearing.moves), None)
            decision = decision.then(hearing.buffer)
    except (_Fault, GivenUp) as fault:
        reason = str(fault)
    except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever goes wrong inside a bot
        reason = _raised(problem, bot)
    return _forfeit(start, decision.seat, reason)


def _hear_in_time(
    bot: Bot, decision: Decision, start: bytes, patience: float, record: _Record
) -> Answer:
    if record.thread is not None and record.thread.is_alive():
        return _forfeit(start, decision.seat, "is still busy with an earlier decision")
    heard: list[Answer] = []

    def listen() -> None:
        try:
            heard.append(_hear(bot, decision, start))
        except BaseException as problem:  # noqa: BLE001  nothing may end up in the thread's own hook
            heard.append(_forfeit(start, decision.seat, _raised(problem, bot)))

    record.thread = threading.Thread(target=listen, name="longshore-bot", daemon=True)
    record.thread.start()
    record.thread.join(patience)
    if heard:
        record.thread.join()  # it has nothing left to do
        return heard[0]
    return _forfeit(start, decision.seat, f"took longer than {patience:g} s")


class _Hearing:
    """Plays what a bot answers on a buffer of its own, as far as the rules allow it."""

    __slots__ = ("buffer", "decision", "moves", "pages", "sealed", "seat", "unfinished")

    def __init__(self, buffer: GameBuffer, decision: Decision) -> None:
        self.buffer, self.decision, self.seat = buffer, decision, decision.seat
        self.pages = Pages()
        self.moves: list[int] = []
        self.unfinished = False
        self.sealed = False  # a bid is sealed: what follows is nothing that the seat can know

    def take(self, answer: Any) -> None:
        """One answer: a move, a run of moves, an action or its text."""
        kind = type(answer)
        if kind is list or kind is tuple:
            self._run(answer)
        elif _is_move(answer):
            self._step(answer)
        elif isinstance(answer, Action | str):
            self._say(answer)
        elif isinstance(answer, Sequence | np.ndarray) and kind is not bytes:
            self._run(list(answer))
        else:
            raise _Fault(f"answered with {_shown(answer)}, which is no move and no action")

    def _run(self, run: Sequence[Any]) -> None:
        if not run:
            raise _Fault("answered with no move at all")
        if len(run) > LONGEST:
            raise _Fault(f"answered with {len(run)} moves at once")
        for move in run:
            self._step(move)
        if self.unfinished:
            raise _Fault(f"left its action unfinished after {m.move_name(self.moves[-1])!r}")

    def _step(self, move: Any) -> None:
        if not _is_move(move):
            raise _Fault(f"answered with {_shown(move)} for a move")
        if not 0 <= move < m.MOVES:
            raise _Fault(f"answered with move {move}; moves are 0 to {m.MOVES - 1}")
        number, state = int(move), self.buffer.state
        if self.sealed:
            raise _Fault(f"answered with {m.move_name(number)!r} after a sealed bid")
        sealing = m.BID <= number < m.BID + m.BID_STEP and int(state["phase"]) in SEALED_BIDS
        if not self.buffer.step(self.seat, number, self.pages):
            raise _Fault(f"chose {m.move_name(number)!r}, which is not legal")
        self.moves.append(number)
        self.sealed = sealing
        # a loan can be taken in the middle of an action, and does not end it
        begun = self.unfinished and number == m.TAKE_LOAN
        self.unfinished = begun or unfinished(state, self.seat, number)

    def _say(self, said: Action | str) -> None:
        from longshore.game.refusals import IllegalAction, attempt

        if self.unfinished:
            raise _Fault(f"said {_shown(said)} in the middle of another action")
        try:
            action = self._understood(said)
            run = attempt(self.buffer.state, self.decision.options, self.seat, action).moves
        except IllegalAction as problem:
            raise _Fault(f"said {self._text(said)}: {problem}") from None
        self._run(run)

    def _understood(self, said: Action | str) -> AnyAction:
        from longshore.notation import NotationError, parse_action

        if isinstance(said, Action):
            try:
                action = in_plain_numbers(said)
            except TypeError as problem:
                raise _Fault(f"said {_shown(said)}: {problem}") from None
        else:
            try:
                named, action = parse_action(said, self.decision.options)
            except NotationError as problem:
                raise _Fault(f"said {_shown(said)}: {problem}") from None
            if named is not None and named != self.seat:
                raise _Fault(f"said {_shown(said)}, for another seat than its own")
        return action

    def _text(self, said: Action | str) -> str:
        from longshore.notation import format_action

        if isinstance(said, str):
            return repr(said)
        return repr(format_action(said, self.decision.options))  # type: ignore[arg-type]


def _is_move(answer: Any) -> bool:
    return isinstance(answer, int | np.integer) and not isinstance(answer, bool)


def _shown(answer: object) -> str:
    if answer is None:
        return "nothing"
    if type(answer) is str:
        return repr(answer[:60])
    try:
        return f"{repr(answer)[:60]} ({type(answer).__name__})"
    except Exception:  # noqa: BLE001  a repr is the bot's code too
        return f"a {type(answer).__name__}"


def _raised(problem: BaseException, bot: Bot) -> str:
    """The exception, and where in the bot it came from."""
    said = f"raised {type(problem).__name__}"
    try:
        said = f"{said}: {problem}".removesuffix(": ")
    except Exception:  # noqa: BLE001  an exception's text is the bot's code too
        said = f"{said}, which cannot be shown"
    file = getattr(getattr(type(bot).choose, "__code__", None), "co_filename", "")
    frames = traceback.extract_tb(problem.__traceback__)
    lines = [one.lineno for one in frames if one.filename == file]
    if not lines:
        return said
    return f"{_one_line(said)} ({Path(file).name}, line {lines[-1]})"


def _one_line(reason: str) -> str:
    line = " ".join(reason.split())
    return line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 1] + "…"
