"""A bot far away decides from the same as one at the table: told by told, byte by byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from longshore.bots import make_bot
from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Bot, Decision, bot_rng
from longshore.bots.referee import ask
from longshore.client import Client, play_bot
from longshore.client.recalling import Memory
from longshore.engine.state import FIELDS
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.events import Event, visible
from longshore.game.game import Game
from longshore.game.spelling import fold
from longshore.server.domain.settings import SeatPlan
from tests.patience import PATIENCE
from tests.server.moving_time import until

ME = SeatPlan(kind="me")
BOT = SeatPlan(kind="bot", bot="merchant")
TABLES = [
    pytest.param("classic", 3, {}, marks=pytest.mark.soak),
    pytest.param("classic", 4, {"auction": "progressive"}),
    pytest.param("classic", 5, {"money": "open"}, marks=pytest.mark.soak),
    pytest.param("anniversary", 4, {}, marks=pytest.mark.soak),
    pytest.param("anniversary", 5, {"bluff": "cancel"}),
]
BILLS = "bills"  # how many cards a seat's money is, is told; which ones, nobody knows


def moves_of_a_game(game: Game, seed: int) -> Iterator[tuple[int, Decision]]:
    """Plays a game by bots of both kinds, and says whose decision comes next."""
    chance = random.Random(seed)
    bots: list[Bot] = [make_bot("merchant"), make_bot("random")]
    while not game.over and len(game.history) < 250:
        seat = chance.choice(game.waiting)
        decision = Decision(game.buffer, game.options, seat, bot_rng(seed, len(game.history)))
        yield seat, decision
        bot = bots[chance.random() < 0.2]
        for action in fold(game.buffer, seat, list(ask(bot, decision).moves)):
            game.play(action, seat)


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_V2_a_memory_is_the_sight_of_who_was_there(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    game = Game.new(edition, seats, seed=seats, **options)
    memories = [Memory(seat) for seat in range(seats)]
    witnesses, heard, known = AuctionHistory(), 0, 1
    decisions = 0
    for seat, decision in moves_of_a_game(game, seats):
        for before, after in pairwise(game.buffers[known - 1 :]):
            witnesses.see(before, after)
        known = len(game.buffers)
        news, heard = game.events[heard:], len(game.events)
        for memory in memories:
            memory.happened(visible(list(news), memory.seat))
        recalled = Decision(memories[seat].buffer(), game.options, seat, bot_rng(0))
        for field in FIELDS:
            there, here = decision.sight.cells[0][field], recalled.sight.cells[0][field]
            assert field == BILLS or np.array_equal(there, here), field
        assert recalled.moves == decision.moves
        assert np.array_equal(recalled.observation, decision.observation)
        assert np.array_equal(recalled.mask, decision.mask)
        assert np.array_equal(memories[seat].auctions, witnesses.rows)
        decisions += 1
    assert decisions > 50
    assert len(witnesses.rows) > 2


def test_bots_play_seats_from_far_away_to_the_end(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, BOT))
    with ThreadPoolExecutor(2) as pool:
        games = [pool.submit(play_bot, host.of(n), make_bot("merchant")) for n in range(2)]
        host.start()
        played = [game.result(PATIENCE) for game in games]
    result = host.view().view
    assert result is not None
    for game in played:
        assert game.forfeits == []
        assert game.view is not None
        assert game.view.board.result == result.board.result is not None


def test_a_game_that_ends_with_a_cargo_nobody_wants_is_recalled_to_its_end() -> None:
    """The last seat of the last round ships what the first has stocked, and nobody bids."""
    game = Game.new("classic", 3, seed=159, round_limit=3)
    recalled = Memory(0)
    recalled.happened(visible(game.events, 0))

    def play(*kinds: type[AnyAction]) -> list[Event]:
        """Whoever is to decide does the first such thing that moves a container, if any can."""
        last: list[Event] = []
        for kind in kinds:
            able = [action for action in game.legal_actions() if isinstance(action, kind)]
            last = game.play(max(able, key=lambda action: len(getattr(action, "load", ()))))
            recalled.happened(visible(last, 0))
        return last

    play(said.Stock, said.Pass, said.Pass, said.Pass)
    play(said.Pass, said.Pass, said.SailHarbour, said.SailSea)
    play(said.Pass, said.Pass, said.SailIsland)
    for seat in game.waiting:
        last = game.play(said.Bid(0), seat)
        recalled.happened(visible(last, 0))
    assert {"CargoUnsold", "GameOver"} <= {type(event).__name__ for event in last}
    assert recalled.view is not None
    assert recalled.view.board.result is not None


def test_a_bot_can_take_over_in_the_middle_and_after_an_undo(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
    seat = host.of(host.info().awaiting[0])
    seat.play("build warehouse")
    seat.undo()
    seat.play("pass")
    with ThreadPoolExecutor(3) as pool:
        games = [pool.submit(play_bot, host.of(n), make_bot("merchant"), seed=n) for n in range(3)]
        played = [game.result(PATIENCE) for game in games]
    assert all(not game.forfeits for game in played)
    assert host.info().status == "finished"


def test_a_bot_that_waits_for_the_start_goes_to_another_seat(client: Client) -> None:
    plan = (ME, SeatPlan(kind="open"), BOT)
    host = client.open_table(seats=3, plan=plan, options={"round_limit": 2})
    bo = client.join(host.table, "Bo", 1, host.invitation)
    with ThreadPoolExecutor(2) as pool:
        waits = pool.submit(play_bot, bo, make_bot("merchant"))
        until(lambda: host.info().present == (1,))
        host.order_seats((1, 2, 0))
        moved = pool.submit(play_bot, host, make_bot("merchant"))
        host.start()
        until(lambda: host.info().status == "finished" or waits.done() or moved.done())
        played = [game.result(PATIENCE) for game in (waits, moved)]
    assert all(not game.forfeits for game in played)
    assert [game.view.own.seat for game in played if game.view and game.view.own] == [0, 2]


class Broken(Bot):
    """Never knows what to do."""

    def choose(self, decision: Decision) -> str:
        raise LookupError(f"nothing to be found in {len(decision.moves)} moves")


def test_what_a_bot_does_not_decide_is_reported(client: Client) -> None:
    plan = (ME, BOT, BOT)
    host = client.open_table(seats=3, plan=plan, options={"round_limit": 2}, start=True)
    game = play_bot(host, Broken())
    assert game.forfeits
    assert "nothing to be found" in game.forfeits[0].reason
    assert host.info().status == "finished"
