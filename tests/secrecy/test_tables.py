"""Secrecy on the wire: sealed bids, notes, webhooks and orders, and what the end shows.

A game is played once by chance, and then again in each world, action by action, at a real server.
Every seat and a spectator follow it over a WebSocket and by server-sent events, and ask now and
then for all there is to be asked for. That the comparison would find a leak is tested elsewhere.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from longshore.game.actions import AnyAction, Bid, Pass
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal
from tests.secrecy.games import Step
from tests.secrecy.harness import Story, exchanged, live_through, same
from tests.secrecy.stories import (
    EVERY_STORY,
    SCHEMES,
    SECRETIVE,
    SHORT,
    STORIES,
    TABLES,
    WATCHERS,
    Scheme,
    bid_otherwise,
    give,
    sealed_bidders,
)
from tests.secrecy.tables import HASH, TableWorld, world
from tests.soaking import some


@pytest.fixture
def story(request: pytest.FixtureRequest) -> Story:
    return EVERY_STORY[request.param]


def test_V1_the_end_shows_everything(tmp_path: Path) -> None:
    story = SHORT._replace(options=Options.make("classic", 4, round_limit=1))
    script, deal = TABLES.script(story), story.deal
    lived: list[TableWorld] = []
    for cards in (deal, exchanged(deal, (2, 3), undealt=True)):
        with world(tmp_path / f"{len(lived)}", story.options, cards, **story.settings) as at:
            lived.append(at)
            live_through(at, script[:-1])
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


def live_secretly(
    at: TableWorld, script: Sequence[Step], deal: Deal, scheme: Scheme, *, any_cards: bool = False
) -> int:
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
            viewers = WATCHERS if secret < 4 else ()
            secret += bid_otherwise(at, game, first, scheme, viewers, any_cards=any_cards)
        at.play(seat, action)
        game.play(action, seat)
    return secret


@pytest.mark.parametrize("story", some(EVERY_STORY, ["classic"]), indirect=True)
def test_A1_sealed_bids_notes_and_webhooks_of_others_change_nothing_that_a_seat_receives(
    story: Story, tmp_path: Path
) -> None:
    script, deal = TABLES.script(story)[:-1], story.deal
    lived: list[TableWorld] = []
    for scheme in SCHEMES:
        with world(tmp_path / scheme.name, story.options, deal, **story.settings) as at:
            lived.append(at)
            assert live_secretly(at, script, deal, scheme) >= 2
            for viewer in WATCHERS:
                at.look(viewer)
    assert same(*lived, WATCHERS) == ""
    assert same(*lived, [2]) != ""


# A7: how many cards a bid is of: in an event, on a board, in sentences, in a drawing
CARDS = re.compile(
    rb'"extra":(?:true|false),"cards":(\d+)'
    rb'|"sealed":\[[\d,]*\],"cards":(\[[^]]*\])'
    rb"|sealed an? (?:extra )?bid of (\d+ cards?)"
    rb"|sealed, (\d+ cards?)"
    rb"|\((\d+ cards?)\)"
)


def blind(told: bytes) -> bytes:
    """What was heard without the numbers of cards in sealed bids, and without its own length."""
    told = re.sub(rb"content-length: \d+", b"", told)
    return CARDS.sub(lambda found: found[0].replace(found[found.lastindex or 0], b"?"), told)


def test_A7_of_sealed_bids_of_others_a_seat_receives_the_number_of_cards_and_no_more(
    tmp_path: Path,
) -> None:
    story = STORIES["anniversary"]
    script, deal = TABLES.script(story)[:-1], story.deal
    lived: list[TableWorld] = []
    for scheme in SCHEMES:
        with world(tmp_path / scheme.name, story.options, deal, **story.settings) as at:
            lived.append(at)
            assert live_secretly(at, script, deal, scheme, any_cards=True) >= 2
    assert same(*lived, WATCHERS) != ""
    for at in lived:
        for heard in at.heard.values():
            heard[:] = [one._replace(told=blind(one.told)) for one in heard]
    assert same(*lived, WATCHERS) == ""


# Standing orders


class Planned(NamedTuple):
    """A step that seats 2 and 3 may leave to an order; `early` is given before their turn comes."""

    seat: int
    action: AnyAction
    order: dict[str, Any] | None
    early: bool


def planned(story: Story, script: Sequence[Step]) -> list[Planned]:
    game, steps = Game.start(story.options, deal=story.deal), list[Planned]()
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


def live_by_orders(at: TableWorld, steps: Sequence[Planned], *, ordered: bool) -> None:
    """Play a game, by orders wherever there is one, or by hand."""
    deep = TABLES.moments([(step.seat, step.action) for step in steps])
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


@pytest.mark.parametrize("story", some(EVERY_STORY, ["anniversary"]), indirect=True)
def test_standing_orders_show_by_their_effect_alone(story: Story, tmp_path: Path) -> None:
    steps = planned(story, TABLES.script(story))
    for kind in (Pass, Bid):
        given = [one for one in steps if one.order and isinstance(one.action, kind)]
        assert [one for one in given if one.early]
        assert [one for one in given if not one.early]
    lived: list[TableWorld] = []
    for ordered in (True, False):
        folder = tmp_path / f"ordered {ordered}"
        with world(folder, story.options, story.deal, **story.settings) as at:
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
    story = SHORT
    script = TABLES.script(story)
    bid = next(number for number, (_, action) in enumerate(script) if isinstance(action, Bid))
    with world(tmp_path / "here", story.options, story.deal, **story.settings) as at:
        live_through(at, script[: bid + 2])
        fairness = at.at.get("/fairness")
        told = at.at.host.ask("GET", f"{at.at.path}/log", at.tokens[0]).content
    bids = [commitment for _, _, commitment in fairness["bids"]]
    assert len(bids) == 2
    found = {one.decode() for one in HASH.findall(told)}
    assert found == {fairness["commitment"], *bids}
    assert len(found) == 3
