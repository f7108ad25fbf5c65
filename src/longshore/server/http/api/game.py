"""The game: what a seat sees, what it may do, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Annotated, NamedTuple

from msgspec import Meta, Raw
from starlette.requests import Request
from starlette.responses import Response

from longshore.bots.bot import Decision, bot_rng
from longshore.engine.bindings import GameBuffer
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.game.refusals import IllegalAction
from longshore.server.domain import menu, playing
from longshore.server.domain.entries import Key, Line
from longshore.server.domain.keys import own_seat
from longshore.server.domain.playing import Wished
from longshore.server.domain.state import TableState
from longshore.server.http.api import types, wishes
from longshore.server.http.api.asking import may_look, viewer
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import (
    AlreadyDone,
    Asker,
    MakeWith,
    Whose,
    all_understood,
    asker,
    understood,
)
from longshore.server.http.api.wire import answer, read, refusal
from longshore.server.runtime import history
from longshore.server.runtime.broadcast import Telling, Viewer, seats_told, veiled_view
from longshore.server.runtime.changing import Outcome

routes = Routes("game")
ENTRY = "Entry"  # a wish that comes again is answered as it was, whatever it asks for now
MOST_ACTIONS, USUAL_ACTIONS = 2000, 200
REFUSES = (401, 403, 404, 409)
SeatQuery = wishes.Seat | None
SeqQuery = wishes.Seq | None
SeenQuery = wishes.Seq  # the last entry seen, maybe at another process: no answer is older


@routes.add("GET", "/api/tables/{table}/view", answer=types.Seen, refuses=REFUSES)
async def view(
    request: Request,
    table: str,
    seat: SeatQuery = None,
    at: SeqQuery = None,
    seen: SeenQuery = 0,
) -> Response:
    """The game as one's seat may know it, now or after entry `at`."""
    who = asker(request, table)

    def look(state: TableState, key: Key | None) -> tuple[Viewer, types.Seen]:
        seen_by = viewer(state, key, seat)
        return seen_by, as_seen(state, seen_by)

    seen_by, now = await who.look(look, seen)
    if at is None or at == now.seq:
        return answer(now)
    who.house.limits.heavy.take(who.address)
    lines = await who.house.registry.lines(table)
    then = await who.house.registry.read(history.state_at, table, lines, at)
    return answer(as_seen(then, seen_by, veiled=is_before(lines, seen_by, at)))


@routes.add("GET", "/api/tables/{table}/legal", answer=types.Legal, refuses=REFUSES)
async def legal(
    request: Request,
    table: str,
    seat: SeatQuery = None,
    most: Annotated[int, Meta(ge=1, le=MOST_ACTIONS)] = USUAL_ACTIONS,
    seen: SeenQuery = 0,
) -> Response:
    """What one's seat may do now. More than 200 actions are work that is limited as exports are."""
    who = asker(request, table)
    if most > USUAL_ACTIONS:
        who.house.limits.heavy.take(who.address)

    def look(state: TableState, key: Key | None) -> tuple[_Moment, int]:
        game = playing.need_running(state)
        moment = _Moment(state.seq, state.rules, game.buffer)
        return moment, own_seat(state, key, seat)

    moment, mine = await who.look(look, seen)
    return answer(await who.house.registry.read(_legal, moment, mine, most))


@routes.add(
    "POST", "/api/tables/{table}/check", body=wishes.Check, answer=types.Checked, refuses=REFUSES
)
async def check(request: Request, table: str, seen: SeenQuery = 0) -> Response:
    """Whether one's seat could take an action now, and if not, why."""
    who, wish = asker(request, table), await read(request, wishes.Check)

    def look(state: TableState, key: Key | None) -> types.Checked:
        mine = own_seat(state, key, wish.seat)
        game = playing.need_running(state)
        try:
            game.check(understood(wish.action, state.rules, mine), mine)
        except IllegalAction as problem:
            return types.Checked(refused=refusal(problem))
        return types.Checked(refused=None)

    return answer(await who.look(look, seen))


@routes.add(
    "POST",
    "/api/tables/{table}/actions",
    body=wishes.Play,
    answer=types.TurnTold,
    refuses=REFUSES,
)
async def play(request: Request, table: str) -> Response:
    """Take actions, all of them or none. The answer are their entries, as one's seat may know."""
    who, wish = asker(request, table), await read(request, wishes.Play)
    done = await play_once(who, wish)
    return answer(types.TurnTold(entries=tuple(map(Raw, done.told()))))


class DoneOnce(NamedTuple):
    """What was done, now or when it was first asked for: its entries, and who is told of them."""

    tellings: Sequence[Telling]
    by: Viewer

    @property
    def seq(self) -> int:
        """The last of the entries."""
        return self.tellings[-1].seq

    def told(self) -> list[bytes]:
        return [telling.to(self.by) for telling in self.tellings]


async def play_once(who: Asker, wish: wishes.Play, *, counted: bool = False) -> DoneOnce:
    """Play actions, or answer again as it was answered before; `counted`: they need not be."""
    count = 0 if counted else len(wish.actions)
    return await _once(who, _playing(wish), wish.key, wish.seat, wish.seq, count=count)


def play_at_once(who: Asker, wish: wishes.Play, done: Callable[[Outcome], None]) -> bool:
    """The same for actions that were counted, see `Asker.play_at_once`."""
    return who.play_at_once(_playing(wish), key=wish.key, seat=wish.seat, seen=wish.seq, done=done)


def _playing(wish: wishes.Play) -> MakeWith:
    def make(state: TableState, key: Key | None) -> Wished:
        mine = own_seat(state, key, wish.seat)
        actions = all_understood(wish.actions, state.rules, mine)
        return playing.play(state, mine, actions, seq=wish.seq)

    return make


async def _once(
    who: Asker,
    make: MakeWith,
    key: str | None,
    seat: int | None,
    seen: int,
    *,
    whose: Whose = own_seat,
    count: int = 1,
) -> DoneOnce:
    """Have something done, or be told again what was; each entry of it."""
    try:
        done = await who.wish(make, key=key, seat=seat, seen=seen, whose=whose, count=count)
    except AlreadyDone as before:
        return await _told_before(who, before)
    return DoneOnce(done.tellings, getattr(done.line.entry, "seat", None))


async def _told_before(who: Asker, before: AlreadyDone) -> DoneOnce:
    """The answer to a wish that comes again: its entries, told again."""
    registry, entries = who.house.registry, before.entries
    async with registry.at(who.table) as (live, _):
        tellings = [telling for telling in live.recent if telling.seq in entries]
    if len(tellings) < len(entries):
        lines = await registry.lines(who.table)
        after = entries.start - 1
        tellings = await registry.read(history.tellings, who.table, lines, after)
    return DoneOnce(tellings[: len(entries)], before.seat)


@routes.add("POST", "/api/tables/{table}/undo", body=wishes.UndoWish, answer=ENTRY, refuses=REFUSES)
async def undo(request: Request, table: str) -> Response:
    """Go back: at once in one's own turn, with nothing revealed since; else everybody is asked."""
    who, wish = asker(request, table), await read(request, wishes.UndoWish)

    def make(state: TableState, key: Key | None) -> Wished:
        return playing.undo(state, own_seat(state, key, wish.seat), wish.seq, wish.to)

    done = await _once(who, make, wish.key, wish.seat, wish.seq)
    return answer(done.told()[0])


@routes.add(
    "POST",
    "/api/tables/{table}/undo/answer",
    body=wishes.UndoAnswer,
    answer=ENTRY,
    refuses=REFUSES,
)
async def answer_undo(request: Request, table: str) -> Response:
    """Agree to somebody's undo, or refuse it."""
    who, wish = asker(request, table), await read(request, wishes.UndoAnswer)

    def make(state: TableState, key: Key | None) -> Wished:
        mine = own_seat(state, key, wish.seat)
        return playing.answer_undo(state, mine, wish.asked, wish.agree)

    done = await _once(who, make, None, wish.seat, wish.asked)
    return answer(done.told()[0])


@routes.add(
    "POST", "/api/tables/{table}/return", body=wishes.ForSeat, answer=ENTRY, refuses=REFUSES
)
async def come_back(request: Request, table: str) -> Response:
    """Take one's seat over from the bot that plays it."""
    who, wish = asker(request, table), await read(request, wishes.ForSeat)

    def make(state: TableState, key: Key | None) -> Wished:
        return playing.come_back(state, own_seat(state, key, wish.seat))

    done = await _once(who, make, None, wish.seat, 0)
    return answer(done.told()[0])


@routes.add("POST", "/api/tables/{table}/chat", body=wishes.Chat, answer=ENTRY, refuses=REFUSES)
async def chat(request: Request, table: str) -> Response:
    """Say something at the table."""
    who, wish = asker(request, table), await read(request, wishes.Chat)
    done = await chat_once(who, wish)
    return answer(done.told()[0])


async def chat_once(who: Asker, wish: wishes.Chat) -> DoneOnce:
    """Say something, once. Guests have one key for all of them, and are counted by address."""
    guest = wish.name is not None
    who.house.limits.chat.take((not guest and who.counted_as) or who.address)
    if guest:
        await who.look(may_look)

    def make(state: TableState, key: Key | None) -> Wished:
        return playing.chat(state, key, wish.seat, wish.text, wish.name)

    def whose(state: TableState, key: Key | None, seat: int | None) -> int | None:
        return None if playing.is_guest(key, wish.name) else playing.speaker(state, key, seat)

    return await _once(who, make, wish.key, wish.seat, 0, whose=whose)


# What is seen


def is_before(lines: list[Line], seat: Viewer, at: int) -> bool:
    """Whether a moment was before the seat was taken over by who holds it."""
    return seat is not None and at < history.held_since(lines).get(seat, 0)


def as_seen(state: TableState, seat: Viewer, *, veiled: bool = False) -> types.Seen:
    """The game as a seat, or a spectator, may know it; `veiled` without what was sealed."""
    game = state.game
    view = None if game is None else game.view(seat)
    return types.Seen(
        seq=state.seq,
        status=state.status,
        seats=seats_told(state),
        view=veiled_view(view) if veiled and view is not None else view,
        counted=None if game is None or seat is None else _counted(state, game, seat),
        clocks=None if state.settings.clock is None else state.clock.shown(),
    )


def _counted(state: TableState, game: Game, seat: int) -> tuple[int, ...] | None:
    """V2: everybody's cash as a seat with a good memory knows it, if the table allows it."""
    if not state.settings.counted_cash or game.over:
        return None
    knows = Decision(game.buffer, state.rules, seat, bot_rng(0)).view
    return tuple(area.cash or 0 for area in knows.board.seats)


class _Moment(NamedTuple):
    """A game as it was when somebody looked, to be read at leisure."""

    seq: int
    rules: Options
    buffer: GameBuffer


def _legal(moment: _Moment, seat: int, most: int) -> types.Legal:
    game = Game(moment.rules, moment.buffer.state)
    listed = list(islice(game.legal_actions(seat), most + 1))
    kinds = dict.fromkeys(choice.kind for choice in menu.choices(game, seat))
    if menu.bids(game, seat) is not None:
        kinds["bid"] = None
    return types.Legal(
        seq=moment.seq,
        seat=seat,
        awaited=seat in game.waiting,
        kinds=tuple(kinds),
        actions=tuple(listed[:most]),
        complete=len(listed) <= most,
    )
