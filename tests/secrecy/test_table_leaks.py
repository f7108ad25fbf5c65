"""The comparison of worlds is worth something: it finds whatever a server lets slip."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longshore.game.actions import Bid, Pass
from longshore.game.game import Game
from longshore.game.views import View
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Line
from longshore.server.domain.playing import Wished
from longshore.server.domain.state import TableState
from longshore.server.domain.told import AnyTold, PlayedTold, StartedTold
from longshore.server.exports.json_lines import as_json_lines
from longshore.server.exports.sheet import as_csv
from longshore.server.http.api import game as game_routes
from longshore.server.http.api import own, past, showing, table_told, types
from longshore.server.runtime import broadcast, units
from longshore.server.runtime.broadcast import Viewer
from tests.secrecy.harness import exchanged, same
from tests.secrecy.stories import (
    SCHEMES,
    SECRETIVE,
    SHORT,
    TABLES,
    bid_otherwise,
    give,
    sealed_bidders,
)
from tests.secrecy.tables import TableWorld, world


def tell_every_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(broadcast, "may_see", lambda events, _viewer: events)


def show_a_card(patch: pytest.MonkeyPatch) -> None:
    """A telling with another seat's card in it."""
    told = broadcast.Telling.told

    def with_card(self: broadcast.Telling, viewer: Viewer) -> AnyTold:
        made, entry = told(self, viewer), self._entry
        if not isinstance(entry, log.Started) or not isinstance(made, StartedTold):
            return made
        return msgspec.structs.replace(made, rules=str(entry.deal.cards[3]))

    patch.setattr(broadcast.Telling, "told", with_card)


def list_a_card(patch: pytest.MonkeyPatch) -> None:
    """A table that is listed with a card."""
    card = units._card

    def with_card(state: TableState) -> bytes:
        made = msgspec.json.decode(card(state), type=units.Card)
        title = str(state.started.deal.cards[3]) if state.started else ""
        return msgspec.json.encode(msgspec.structs.replace(made, title=title))

    patch.setattr(units, "_card", with_card)
    patch.setattr(units, "shown_of", lambda state: (state.seq,))  # it is written anew each time


def look_from_another_seat(patch: pytest.MonkeyPatch) -> None:
    seen = game_routes.as_seen

    def from_there(state: TableState, _seat: Viewer, *, veiled: bool = False) -> types.Seen:
        return seen(state, 3, veiled=veiled)

    patch.setattr(game_routes, "as_seen", from_there)


def draw_from_another_seat(patch: pytest.MonkeyPatch) -> None:
    def view(state: TableState, _seat: Viewer) -> View | None:
        return state.game.view(3) if state.game else None

    patch.setattr(showing, "_view", view)


def reveal_too_early(patch: pytest.MonkeyPatch) -> None:
    def reveal(state: TableState) -> broadcast.Reveal | None:
        if state.started is None:
            return None
        cards = tuple(str(card) for card in state.started.deal.cards)
        return broadcast.Reveal(
            secret="", deal=broadcast.DealTold(first="", machines=(), cards=cards)
        )

    patch.setattr(table_told, "reveal", reveal)


def study_the_truth(patch: pytest.MonkeyPatch) -> None:
    history = past.history
    patch.setattr(history, "believed_past", lambda lines, seq, _: history.past(lines, seq))


def export_as_after_the_end(patch: pytest.MonkeyPatch) -> None:
    def exported(form: str, table: str, lines: list[Line], seat: Viewer, _: bool) -> str:
        return (as_csv if form == "csv" else as_json_lines)(table, lines, seat, True)

    patch.setattr(past, "_exported", exported)


def tell_sealed_bids(patch: pytest.MonkeyPatch) -> None:
    told = broadcast.Telling.told

    def with_action(self: broadcast.Telling, viewer: Viewer) -> AnyTold:
        made, entry = told(self, viewer), self._entry
        if not isinstance(entry, log.Played) or not isinstance(made, PlayedTold):
            return made
        return msgspec.structs.replace(made, action=entry.action)

    patch.setattr(broadcast.Telling, "told", with_action)


def tell_who_decided(patch: pytest.MonkeyPatch) -> None:
    tell = broadcast._played

    def played(entry: log.Played, *more: Any) -> PlayedTold:
        by = "clock" if entry.by == "order" else entry.by  # what a client can read
        return msgspec.structs.replace(tell(entry, *more), by=by)

    patch.setattr(broadcast, "_played", played)


def leave_a_gap(patch: pytest.MonkeyPatch) -> None:
    """Something is written into the log whenever orders are given."""
    kept = own.kept

    async def with_entry(who: Any, held: Any, seat: int | None, kind: str, body: Any) -> int:
        mine = await kept(who, held, seat, kind, body)
        if body(mine) is not None:
            said = Wished(log.Renamed(seat=mine, name="?"))
            who.house.registry.spawn(who.house.registry.wish(who.table, lambda _state: said))
        return mine

    patch.setattr(own, "kept", with_entry)


def show_others_orders(patch: pytest.MonkeyPatch) -> None:
    own_seat = own.own_seat

    def any_seat(state: TableState, key: Any, seat: int | None) -> int:
        return own_seat(state, key, seat) if seat is None else seat

    patch.setattr(own, "own_seat", any_seat)


Leak = Callable[[pytest.MonkeyPatch], None]
CARD_LEAKS: tuple[Leak, ...] = (
    tell_every_event,
    show_a_card,
    look_from_another_seat,
    draw_from_another_seat,
    reveal_too_early,
    study_the_truth,
    export_as_after_the_end,
    list_a_card,
)
BID_LEAKS: tuple[Leak, ...] = (
    tell_every_event,
    tell_sealed_bids,
    look_from_another_seat,
    study_the_truth,
    export_as_after_the_end,
)
ORDER_LEAKS: tuple[Leak, ...] = (tell_who_decided, leave_a_gap, show_others_orders)


def quickly(leaks: tuple[Leak, ...], count: int) -> list[Any]:
    """No leak, and some of them in `make test`; all in `make soak`."""
    later = [pytest.param(leak, marks=pytest.mark.soak) for leak in leaks[count:]]
    return [None, *leaks[:count], *later]


@pytest.mark.parametrize("leak", quickly(CARD_LEAKS, 2))
def test_a_leak_of_a_card_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    story, lived = SHORT, list[TableWorld]()
    for cards in (story.deal, exchanged(story.deal, (2, 3), undealt=True)):
        with world(tmp_path / f"{len(lived)}", story.options, cards) as at:
            lived.append(at)
            at.look(1)
            at.study(1)
    assert (same(*lived, [1]) != "") == (leak is not None)


@pytest.mark.parametrize("leak", quickly(BID_LEAKS, 2))
def test_a_leak_of_a_sealed_bid_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    story, lived = SHORT, list[TableWorld]()
    script = TABLES.script(story)
    bid = next(number for number, (_, action) in enumerate(script) if isinstance(action, Bid))
    game = Game.start(story.options, deal=story.deal)
    for seat, action in script[:bid]:
        game.play(action, seat)
    first = [seat for seat in sealed_bidders(game) if seat in SECRETIVE]
    for scheme in SCHEMES:
        with world(tmp_path / scheme.name, story.options, story.deal) as at:
            lived.append(at)
            for seat, action in script[:bid]:
                at.play(seat, action)
            assert bid_otherwise(at, game, first, scheme, [1])
    assert (same(*lived, [1]) != "") == (leak is not None)


@pytest.mark.parametrize("leak", quickly(ORDER_LEAKS, 1))
def test_a_leak_of_an_order_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    lived: list[TableWorld] = []
    deal = msgspec.structs.replace(SHORT.deal, first=0)
    for ordered in (True, False):
        with world(tmp_path / f"ordered {ordered}", SHORT.options, deal) as at:
            lived.append(at)
            for seat in SECRETIVE:
                give(at, seat, {"pass": {"turns": 1}} if ordered else {})
            at.look(1)
            for seat in range(4):
                if seat in SECRETIVE and ordered:
                    at.until_played(seat)
                else:
                    at.play(seat, Pass(), seconds=0)
            at.look(1)
    assert (same(*lived, [1]) != "") == (leak is not None)
