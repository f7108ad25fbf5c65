"""Secrecy on the wire: the same bytes in worlds that differ only in what a seat cannot know.

A game is played once by chance, and then again in each world, action by action, at a real server.
Every seat and a spectator follow it over a WebSocket and by server-sent events, and ask now and
then for all there is to be asked for. Before that is worth anything it has to be seen to fail: the
last tests let the server leak something, and the comparison has to find it.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from longshore.actions import AnyAction, Bid, Pass
from longshore.board import owes_sealed_bid
from longshore.engine.state import SEATS
from longshore.game import Game, draw
from longshore.notation import Deal
from longshore.options import Options
from longshore.spelling import fold
from longshore.table import entries as log
from longshore.table import telling
from longshore.table.api import game as game_routes
from longshore.table.api import own, past, showing, tables, types
from longshore.table.entries import Line
from longshore.table.json_lines import as_json_lines
from longshore.table.playing import Wished
from longshore.table.sheet import as_csv
from longshore.table.state import TableState
from longshore.table.telling import Told, Viewer
from longshore.views import View
from tests.random_play import draw_action
from tests.support import TEMPERS, draw_seat
from tests.table.worlds import HASH, SPECTATOR, Step, World, same, script_of, world

WATCHERS = (SPECTATOR, 0, 1)  # who looks on at what seats 2 and 3 keep secret
SECRETIVE = (2, 3)


class Plot(NamedTuple):
    """A table for four, its deal, and a game played there by chance."""

    options: Options
    seed: int
    settings: dict[str, Any]

    @property
    def deal(self) -> Deal:
        return draw(self.options, self.seed)

    def script(self) -> list[Step]:
        chance = random.Random(self.seed)
        return script_of(self.options, self.deal, lambda game: choose(chance, game))


def choose(chance: random.Random, game: Game) -> Step:
    """Something that somebody can do. Cargoes come to the island soon.

    Seats 2 and 3 make sealed bids before the others, in seat order, as orders would. They pass
    now and then, and bid what they have.
    """
    first = [seat for seat in sealed_bidders(game) if seat in SECRETIVE]
    seat = first[0] if first else draw_seat(chance, game.state, stray=0.02)
    bid = Bid(amount=chance.randint(0, game.cash(seat)))
    if first and game.can(bid, seat):
        return seat, bid
    if seat in SECRETIVE and chance.random() < 0.2 and game.can(Pass(), seat):
        return seat, Pass()
    moves = draw_action(chance, game.state, seat, TEMPERS["shipper"])
    return seat, fold(game.state, seat, moves)[0]


PLOTS = {
    "classic": Plot(Options.make("classic", 4, round_limit=7), 17, {}),
    "anniversary": Plot(
        Options.make("anniversary", 4, round_limit=7), 21, {"counted_cash": False, "clock": None}
    ),
}
SHORT = Plot(Options.make("classic", 4, round_limit=5), 13, {})  # there are bids soon
EACH_EDITION = pytest.mark.parametrize("plot", PLOTS.values(), ids=PLOTS)


def sealed_bidders(game: Game) -> list[int]:
    return [seat for seat in game.waiting if owes_sealed_bid(game.state, seat)]


def moments(script: Sequence[Step]) -> set[int]:
    """When to ask for everything: early, while bids are sealed, and before the end."""
    bids = [number for number, (_, action) in enumerate(script) if isinstance(action, Bid)]
    return {2, len(script) - 1, *bids[len(bids) // 2 :][:1]}


def live_through(at: World, script: Sequence[Step], viewers: Sequence[Viewer]) -> None:
    """Play a game, and look around."""
    deep = moments(script)
    for number, (seat, action) in enumerate(script):
        at.play(seat, action)
        if number in deep:
            for viewer in viewers:
                at.look(viewer)
                if viewer is not None:
                    at.study(viewer)


# Value cards


def exchanged(deal: Deal, seats: tuple[int, int], *, undealt: bool) -> Deal:
    """The deal with the cards of two seats exchanged, one of them for the one nobody has."""
    cards = list(deal.cards)
    one, other = seats
    cards[one], cards[other] = cards[other], cards[one]
    if undealt:
        (cards[one],) = set(range(SEATS)) - set(deal.cards)
    return msgspec.structs.replace(deal, cards=tuple(cards))


@EACH_EDITION
def test_V1_the_others_value_cards_change_nothing_that_a_seat_receives(
    plot: Plot, tmp_path: Path
) -> None:
    script, deal = plot.script(), plot.deal
    assert any(isinstance(action, Bid) for _, action in script)
    dealt = {
        "here": deal,
        "first": exchanged(deal, (0, 1), undealt=False),
        "last": exchanged(deal, (2, 3), undealt=True),
    }
    lived: dict[str, World] = {}
    for name, cards in dealt.items():
        with world(tmp_path / name, plot.options, cards, **plot.settings) as lived[name]:
            live_through(lived[name], script[:-1], lived[name].viewers)
    here = lived["here"]
    assert same(here, lived["first"], (SPECTATOR, 2, 3)) == ""
    assert same(here, lived["last"], (SPECTATOR, 0, 1)) == ""
    # who can know it knows it, and at the end everybody does
    assert same(here, lived["first"], [0]) != ""
    assert same(here, lived["last"], [3]) != ""


def test_V1_the_end_shows_everything(tmp_path: Path) -> None:
    plot = SHORT._replace(options=Options.make("classic", 4, round_limit=1))
    script, deal = plot.script(), plot.deal
    lived: list[World] = []
    for cards in (deal, exchanged(deal, (2, 3), undealt=True)):
        with world(tmp_path / f"{len(lived)}", plot.options, cards, **plot.settings) as at:
            lived.append(at)
            live_through(at, script[:-1], ())
            before = {viewer: len(heard) for viewer, heard in at.heard.items()}
            at.play(*script[-1])
    here, there = lived
    for viewer in WATCHERS:
        start = before[viewer]
        assert here.heard[viewer][:start] == there.heard[viewer][:start]
        assert here.heard[viewer][start:] != there.heard[viewer][start:]
        told = json.loads(here.heard[viewer][-1].told)
        assert told["reveal"]["deal"]["cards"]


# Sealed bids, notes and webhooks


class Scheme(NamedTuple):
    """What seats 2 and 3 keep secret: how they bid, what they write down, where they are called."""

    name: str
    bid: Callable[[list[Bid]], Bid]
    notes: str
    webhook: bool


def lowest(bids: list[Bid]) -> Bid:
    return min(bids, key=lambda bid: (bid.loans, bid.bluff, bid.amount))


def highest(bids: list[Bid]) -> Bid:
    return max(bids, key=lambda bid: (bid.loans, bid.bluff, bid.amount))


SCHEMES = (
    Scheme("modest", lowest, "", False),
    Scheme("bold", highest, "I bid all I have, and more.", True),
)


def live_secretly(at: World, script: Sequence[Step], deal: Deal, scheme: Scheme) -> int:
    """Play a game in which seats 2 and 3 first bid otherwise, and have it undone.

    How many bids of theirs were different from the script's.
    """
    game, secret = Game.start(at.options, deal=deal), 0
    for seat in SECRETIVE:
        if scheme.webhook:
            told = {"url": "http://127.0.0.1:9/x", "on": ["turn", "start", "chat", "undo"]}
            assert at.ask(seat, "PUT", "/webhook", json=told).is_success
        assert at.ask(seat, "PUT", "/notes", json={"text": scheme.notes}).is_success
    for seat, action in script:
        bidders = sealed_bidders(game)
        first = [one for one in bidders if one in SECRETIVE]
        if isinstance(action, Bid) and first and len(bidders) == at.options.seats - 1:
            secret += bid_otherwise(at, game, first, scheme, WATCHERS if secret < 4 else ())
        at.play(seat, action)
        game.play(action, seat)
    return secret


def bid_otherwise(
    at: World, game: Game, seats: list[int], scheme: Scheme, viewers: Sequence[Viewer]
) -> int:
    """Bids that are sealed, looked at from all sides, and taken back by everybody's leave."""
    begun, before = at.seq + 1, game.copy()
    bids = 0
    for seat in seats:
        legal = [one for one in before.legal_actions(seat) if isinstance(one, Bid)]
        at.play(seat, scheme.bid(legal))
        bids += lowest(legal) != highest(legal)
    for viewer in viewers:
        at.look(viewer)
        if viewer is not None:
            at.study(viewer)
    at.undo(seats[0], begun)
    return bids


@EACH_EDITION
def test_A1_sealed_bids_notes_and_webhooks_of_others_change_nothing_that_a_seat_receives(
    plot: Plot, tmp_path: Path
) -> None:
    script, deal = plot.script()[:-1], plot.deal
    lived: list[World] = []
    for scheme in SCHEMES:
        with world(tmp_path / scheme.name, plot.options, deal, **plot.settings) as at:
            lived.append(at)
            assert live_secretly(at, script, deal, scheme) >= 2
            for viewer in WATCHERS:
                at.look(viewer)
    assert same(*lived, WATCHERS) == ""
    assert same(*lived, [2]) != ""


# Standing orders


class Planned(NamedTuple):
    """A step that seats 2 and 3 may leave to an order; `early` is given before their turn comes."""

    seat: int
    action: AnyAction
    order: dict[str, Any] | None
    early: bool


def planned(plot: Plot, script: Sequence[Step]) -> list[Planned]:
    game, steps = Game.start(plot.options, deal=plot.deal), list[Planned]()
    waiting = game.waiting
    turns = {Pass: itertools.cycle((True, False)), Bid: itertools.cycle((True, False))}
    for seat, action in script:
        order = order_of(game, seat, action)
        early = order is not None and seat not in waiting and next(turns[type(action)])
        steps.append(Planned(seat, action, order, early))
        waiting = game.waiting
        game.play(action, seat)
    return steps


def order_of(game: Game, seat: int, action: AnyAction) -> dict[str, Any] | None:
    """A standing order that does just that, if there is one."""
    if seat not in SECRETIVE or seat not in game.waiting:
        return None
    phase = game.view(seat).board.phase
    if isinstance(action, Pass) and phase == "act":
        return {"pass": {"turns": 1}}
    if isinstance(action, Bid) and phase == "bids" and action.loans == action.bluff == 0:
        return {"bid": {"most": action.amount}}
    return None


IDLE = {"accept": {"least": 9000}}  # nobody will ever offer that much


def live_by_orders(at: World, steps: Sequence[Planned], *, ordered: bool) -> None:
    """Play a game, by orders wherever there is one, or by hand."""
    deep = moments([(step.seat, step.action) for step in steps])
    ending = Planned(0, Pass(), None, early=False)
    for seat in SECRETIVE:
        give(at, seat, IDLE if ordered else {})
    for number, (step, after) in enumerate(zip(steps, (*steps[1:], ending), strict=True)):
        if ordered and after.early:
            give(at, after.seat, after.order)
        if step.order is None:
            at.play(step.seat, step.action)
        elif not ordered:
            at.play(step.seat, step.action, seconds=0)
        else:
            if not step.early:
                give(at, step.seat, step.order)
            at.until(at.started + number + 1)
            give(at, step.seat, IDLE)
        if number in deep and not after.early:
            for viewer in WATCHERS:
                at.look(viewer)


def give(at: World, seat: int, orders: dict[str, Any] | None) -> None:
    assert at.ask(seat, "PUT", "/orders", json=orders).is_success


@EACH_EDITION
def test_standing_orders_show_by_their_effect_alone(plot: Plot, tmp_path: Path) -> None:
    steps = planned(plot, plot.script())
    for kind in (Pass, Bid):
        given = [one for one in steps if one.order and isinstance(one.action, kind)]
        assert [one for one in given if one.early]
        assert [one for one in given if not one.early]
    lived: list[World] = []
    for ordered in (True, False):
        folder = tmp_path / f"ordered {ordered}"
        with world(folder, plot.options, plot.deal, **plot.settings) as at:
            lived.append(at)
            live_by_orders(at, steps, ordered=ordered)
            assert at.at.get()["status"] == "finished"
            for viewer in WATCHERS:
                at.look(viewer)
    assert same(*lived, WATCHERS) == ""
    assert same(*lived, [2]) != ""


# Commitments


def test_commitments_are_hashes_and_all_that_was_left_out_of_the_comparison(
    tmp_path: Path,
) -> None:
    plot = SHORT
    script = plot.script()
    bid = next(number for number, (_, action) in enumerate(script) if isinstance(action, Bid))
    with world(tmp_path / "here", plot.options, plot.deal, **plot.settings) as at:
        live_through(at, script[: bid + 2], ())
        fairness = at.at.get("/fairness")
        told = at.at.host.ask("GET", f"{at.at.path}/log", at.tokens[0]).content
    bids = [commitment for _, _, commitment in fairness["bids"]]
    assert len(bids) == 2
    found = {one.decode() for one in HASH.findall(told)}
    assert found == {fairness["commitment"], *bids}
    assert len(found) == 3


# Leaks that the comparison has to find


def tell_every_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "may_see", lambda events, _viewer: events)


def show_a_card(patch: pytest.MonkeyPatch) -> None:
    """A telling with another seat's card in it."""
    told = telling.Telling.told

    def with_card(self: telling.Telling, viewer: Viewer) -> Told:
        made, entry = told(self, viewer), self._entry
        if not isinstance(entry, log.Started):
            return made
        return msgspec.structs.replace(made, text=str(entry.deal.cards[3]))

    patch.setattr(telling.Telling, "told", with_card)


def look_from_another_seat(patch: pytest.MonkeyPatch) -> None:
    seen = game_routes.seen

    def from_there(state: TableState, _seat: Viewer) -> types.Seen:
        return seen(state, 3)

    patch.setattr(game_routes, "seen", from_there)


def draw_from_another_seat(patch: pytest.MonkeyPatch) -> None:
    def view(state: TableState, _seat: Viewer) -> View | None:
        return state.game.view(3) if state.game else None

    patch.setattr(showing, "_view", view)


def reveal_too_early(patch: pytest.MonkeyPatch) -> None:
    def reveal(state: TableState) -> telling.Reveal | None:
        if state.started is None:
            return None
        return telling.Reveal(secret="", deal={"cards": state.started.deal.cards})

    patch.setattr(tables, "reveal", reveal)


def study_the_truth(patch: pytest.MonkeyPatch) -> None:
    history = past.history
    patch.setattr(history, "believed_past", lambda lines, seq, _: history.past(lines, seq))


def export_as_after_the_end(patch: pytest.MonkeyPatch) -> None:
    def exported(form: str, table: str, lines: list[Line], seat: Viewer, _: bool) -> str:
        return (as_csv if form == "csv" else as_json_lines)(table, lines, seat, True)

    patch.setattr(past, "_exported", exported)


def tell_sealed_bids(patch: pytest.MonkeyPatch) -> None:
    told = telling.Telling.told

    def with_action(self: telling.Telling, viewer: Viewer) -> Told:
        action = getattr(self._entry, "action", None)
        return msgspec.structs.replace(told(self, viewer), action=action)

    patch.setattr(telling.Telling, "told", with_action)


def tell_who_decided(patch: pytest.MonkeyPatch) -> None:
    def played(entry: log.Played) -> dict[str, Any]:
        return {"kind": "played", "seat": entry.seat, "by": entry.by}

    patch.setitem(telling._TOLD, log.Played, played)


def leave_a_gap(patch: pytest.MonkeyPatch) -> None:
    """Something is written into the log whenever orders are given."""
    put = own._put

    async def with_entry(who: Any, seat: int, kind: str, body: bytes | None) -> None:
        await put(who, seat, kind, body)
        if body is not None:
            said = Wished(log.Renamed(seat=seat, name="?"))
            who.house.hall.spawn(who.house.hall.wish(who.table, lambda _state: said))

    patch.setattr(own, "_put", with_entry)


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
)
BID_LEAKS: tuple[Leak, ...] = (
    tell_every_event,
    tell_sealed_bids,
    look_from_another_seat,
    study_the_truth,
    export_as_after_the_end,
)
ORDER_LEAKS: tuple[Leak, ...] = (tell_who_decided, leave_a_gap, show_others_orders)


@pytest.mark.parametrize("leak", [None, *CARD_LEAKS])
def test_a_leak_of_a_card_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    plot, lived = SHORT, list[World]()
    for cards in (plot.deal, exchanged(plot.deal, (2, 3), undealt=True)):
        with world(tmp_path / f"{len(lived)}", plot.options, cards) as at:
            lived.append(at)
            at.look(1)
            at.study(1)
    assert (same(*lived, [1]) != "") == (leak is not None)


@pytest.mark.parametrize("leak", [None, *BID_LEAKS])
def test_a_leak_of_a_sealed_bid_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    plot, lived = SHORT, list[World]()
    script = plot.script()
    bid = next(number for number, (_, action) in enumerate(script) if isinstance(action, Bid))
    game = Game.start(plot.options, deal=plot.deal)
    for seat, action in script[:bid]:
        game.play(action, seat)
    first = [seat for seat in sealed_bidders(game) if seat in SECRETIVE]
    for scheme in SCHEMES:
        with world(tmp_path / scheme.name, plot.options, plot.deal) as at:
            lived.append(at)
            for seat, action in script[:bid]:
                at.play(seat, action)
            assert bid_otherwise(at, game, first, scheme, [1])
    assert (same(*lived, [1]) != "") == (leak is not None)


@pytest.mark.parametrize("leak", [None, *ORDER_LEAKS])
def test_a_leak_of_an_order_is_found(
    leak: Leak | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if leak is not None:
        leak(monkeypatch)
    lived: list[World] = []
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
