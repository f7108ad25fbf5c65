"""The past: the log, exports, forks, and what proves a fair deal."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.game.options import Options
from longshore.render.log import tell_all
from longshore.server.domain import entries as log
from longshore.server.domain import keys, seating
from longshore.server.domain.entries import Key, Line, Origin
from longshore.server.domain.playing import Wished
from longshore.server.domain.rated import need_unrated_game
from longshore.server.domain.refused import Malformed, WishRefused
from longshore.server.domain.seats import bot_occupant
from longshore.server.domain.settings import NewTable, SeatPlan, checked_bot
from longshore.server.domain.state import TableState
from longshore.server.domain.told import events_of
from longshore.server.exports.json_lines import as_json_lines
from longshore.server.exports.sheet import as_csv
from longshore.server.exports.writing import as_text
from longshore.server.http.api import types, wishes
from longshore.server.http.api.asking import viewer
from longshore.server.http.api.cookies import with_cookie
from longshore.server.http.api.game import SeatQuery, SeqQuery, is_before
from longshore.server.http.api.opening import named_after, opened_by
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker
from longshore.server.http.api.wire import answer, read
from longshore.server.http.house import House
from longshore.server.runtime import history
from longshore.server.runtime.broadcast import Telling, Viewer, reveal
from longshore.text.messages import languages

routes = Routes("past")
REFUSES = (401, 403, 404, 409)
CREATED = HTTPStatus.CREATED
PAGE = 500
_FORMATS = {"text": "text/plain", "jsonl": "application/jsonl", "csv": "text/csv"}
_SUFFIXES = {"text": "game", "jsonl": "jsonl", "csv": "csv"}


@routes.add("GET", "/api/tables/{table}/log", answer=types.LogTold, refuses=REFUSES)
async def show_log(
    request: Request,
    table: str,
    after: SeqQuery = 0,
    most: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE,
    seat: SeatQuery = None,
    *,
    language: Annotated[str, Meta(max_length=20)] | None = None,
) -> Response:
    """The log after an entry, as one's seat may know it; with sentences, if a language is named."""
    who = asker(request, table)
    if language is not None and language not in languages():
        raise Malformed("no-such-language", given=language, known=", ".join(languages()))
    seen_by, now, rules = await _looking(who, seat)
    page = (await _told_since(who, after or 0, now))[:most]
    told = types.LogTold(
        table=table,
        seq=now,
        entries=tuple(msgspec.Raw(telling.to(seen_by)) for telling in page),
        sentences=_sentences(page, rules, seen_by, language) if language else None,
    )
    return answer(told)


async def _told_since(who: Asker, after: int, now: int) -> list[Telling]:
    """What was told after an entry; what is not at hand is folded from the start, which is work."""
    registry = who.house.registry
    async with registry.at(who.table) as (live, _):
        recent = live.since(after)
    if recent is not None:
        return [telling for telling in recent if telling.seq <= now]
    who.house.limits.heavy.take(who.address)
    lines = await registry.lines(who.table, 0, now)
    return await registry.read(history.tellings, who.table, lines, after)


def _sentences(
    page: list[Telling], rules: Options, seat: Viewer, language: str
) -> tuple[tuple[str, ...], ...]:
    told = (events_of(telling.told(seat)) for telling in page)
    return tuple(tuple(tell_all(events, rules, seat, language)) for events in told)


async def _looking(who: Asker, seat: int | None) -> tuple[Viewer, int, Options]:
    def look(state: TableState, key: Key | None) -> tuple[Viewer, int, Options]:
        return viewer(state, key, seat), state.seq, state.rules

    return await who.look(look)


@routes.add(
    "GET",
    "/api/tables/{table}/export",
    refuses=REFUSES,
    also={kind: {"schema": {"type": "string"}} for kind in _FORMATS.values()},
)
async def export(
    request: Request,
    table: str,
    format_: Annotated[str, Meta(max_length=10)] = "jsonl",
    seat: SeatQuery = None,
) -> Response:
    """The game as `text` (Longshore notation, once it is over), `jsonl` or `csv`."""
    who = asker(request, table)
    who.house.limits.heavy.take(who.address)
    if format_ not in _FORMATS:
        raise Malformed("no-such-format", given=format_, known=", ".join(_FORMATS))

    def look(state: TableState, key: Key | None) -> tuple[Viewer, int, bool]:
        return viewer(state, key, seat), state.seq, state.ended

    seen_by, now, finished = await who.look(look)
    return await exported(who.house, table, format_, now, seen_by=seen_by, finished=finished)


async def exported(
    house: House, table: str, form: str, now: int, *, seen_by: Viewer, finished: bool
) -> Response:
    """A table's game as a file, up to entry `now`."""
    lines = await house.registry.lines(table, 0, now)
    body = await house.registry.read(_exported, form, table, lines, seen_by, finished)
    made = Response(body, media_type=f"{_FORMATS[form]}; charset=utf-8")
    made.headers["content-disposition"] = f'attachment; filename="{table}.{_SUFFIXES[form]}"'
    return made


def _exported(form: str, table: str, lines: list[Line], seat: Viewer, finished: bool) -> str:
    if form == "text":
        return as_text(table, lines, finished)
    writer = as_csv if form == "csv" else as_json_lines
    return writer(table, lines, seat, finished)


@routes.add("GET", "/api/tables/{table}/fairness", answer=types.Fairness, refuses=REFUSES)
async def fairness(request: Request, table: str) -> Response:
    """The commitments to the deal and to each sealed bid; after the end also what opens them."""
    who = asker(request, table)
    who.house.limits.heavy.take(who.address)

    def look(state: TableState, key: Key | None) -> tuple[log.Started, int, Any]:
        viewer(state, key, None)
        if state.started is None:
            raise WishRefused("not-dealt-yet", given=state.seq)
        return state.started, state.seq, reveal(state)

    started, now, opening = await who.look(look)
    bids = tuple(
        (line.seq, line.entry.seat, line.entry.commitment)
        for line in await who.house.registry.lines(table, 0, now)
        if isinstance(line.entry, log.Played) and line.entry.commitment is not None
    )
    told = types.Fairness(
        table=table,
        rules=started.rules,
        commitment=started.commitment,
        bids=bids,
        reveal=opening,
    )
    return answer(told)


@routes.add(
    "POST",
    "/api/tables/{table}/fork",
    body=wishes.Fork,
    answer=types.NewTableTold,
    status=CREATED,
    refuses=REFUSES,
)
async def fork(request: Request, table: str) -> Response:
    """A new table that goes on from any point of a finished game, or a study of a running one."""
    who, wish = asker(request, table), await read(request, wishes.Fork)
    house = who.house
    house.limits.heavy.take(who.address)

    def look(state: TableState, key: Key | None) -> tuple[int | None, bool, Options]:
        if state.status == "finished":
            viewer(state, key, None)
            return wish.seat, False, state.rules
        need_unrated_game(state, "rated-no-study")
        return keys.own_seat(state, key, wish.seat), True, state.rules

    seat, study, rules = await who.look(look)
    lines = await house.registry.lines(table, 0)
    if study and is_before(lines, seat, wish.at):
        raise WishRefused("before-your-time", given=wish.at)
    if study and seat is not None:
        past = await house.registry.read(history.believed_past, lines, wish.at, seat)
    else:
        past = await house.registry.read(history.past, lines, wish.at)
    opened, named = await opened_by(
        request, _forked(table, named_after(request, wish), rules, seat, study)
    )
    creator = await house.may_open(who.address)
    bot = bot_occupant(checked_bot(wish.bot))
    seats = tuple(bot if one.kind == "open" else one for one in opened.entry.seats)
    begun = seating.started(rules, seats, past.deal, past.actions)
    made = await house.registry.open(
        opened.entry, creator, lambda _state: Wished(begun), table=named
    )
    told = types.NewTableTold(
        table=made,
        token=opened.token,
        seats=opened.entry.key.seats,
        links=types.Links(
            table=house.link(made, request),
            seat=house.link(made, request, key=opened.token) if opened.token else None,
        ),
    )
    said = answer(told, CREATED)
    return with_cookie(said, request, made, opened.token) if opened.token else said


def _forked(
    table: str, wish: wishes.Fork, rules: Options, seat: int | None, study: bool
) -> seating.NewlyOpened:
    """The table of a fork: private, without clocks, bots in the other seats."""
    mine = wish.play if wish.play is not None else (0 if seat is None else seat,)
    for one in mine:
        if one >= rules.seats:
            raise WishRefused("no-such-seat", number=one, seats=rules.seats)
    plan = tuple(
        SeatPlan(kind="me") if one in mine else SeatPlan(kind="bot", bot=wish.bot)
        for one in range(rules.seats)
    )
    new = NewTable(
        edition=rules.edition,
        seats=rules.seats,
        plan=plan,
        name=wish.name,
        title=wish.title,
        hints=True,
    )
    origin = Origin(table=table, seq=wish.at, study=seat if study else None)
    return seating.open_table(new, options=rules, origin=origin)
