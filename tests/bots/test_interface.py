"""What a bot is given: all that its seat may know, and nothing else."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import numpy as np
import pytest

from longshore import Game, Options
from longshore.bots import Bot, Budget, Decision, bot_rng
from longshore.bots.auction_history import AuctionHistory
from longshore.engine import moves as m
from longshore.engine.bindings import Pages
from longshore.engine.state import NONE, Phase
from longshore.game import actions as said
from longshore.game.actions import TakeLoan
from longshore.game.spelling import every_action, fold
from tests.bots.players import decision_of
from tests.positions import positions, random_action
from tests.random_play import EACH_TABLE
from tests.secrecy.harness import other_cards
from tests.tabletop import position

SHIP = {"at": "sea", "cargo": "k n"}


# What there is


def test_the_sight_is_the_game_without_what_is_hidden() -> None:
    game = Game.new("classic", 4, seed=1)
    sight, state = decision_of(game).sight.state, game.state
    assert [int(card) for card in sight.card[:4]] == [NONE, NONE, int(state.card[2]), NONE]
    assert sight.cash.tolist() == state.cash.tolist()
    assert sight.goods.tobytes() == state.goods.tobytes()


def test_V2_the_view_has_the_cash_that_could_be_counted_and_no_cards() -> None:
    game = position(red={"cash": 7}, yellow={"cash": 13})
    areas = decision_of(game).view.board.seats
    assert [area.cash for area in areas] == [game.cash(seat) for seat in range(3)]
    assert [area.card for area in areas] == [None] * 3
    assert game.view(0).board.seats[1].cash is None
    assert decision_of(game).view.own == game.view(0).own


def test_the_moves_and_actions_are_those_of_the_game() -> None:
    for at in positions(2):
        game = at.game()
        for seat in at.awaited():
            decision = decision_of(game, seat)
            assert decision.moves == game.legal_moves(seat)
            some = list(islice(game.legal_actions(seat), 40))
            assert list(islice(decision.actions, 40)) == some
            assert all(action in decision.actions for action in some[:5])
            assert decision.actions


def test_actions_understand_text() -> None:
    decision = decision_of(position(blue={"cash": 20, "machines": "k"}))
    assert "build n" in decision.actions
    assert "build k" not in decision.actions  # it has one
    assert "accept" not in decision.actions
    assert "pass" in list(decision.actions.texts())


def test_what_is_asked_twice_is_made_once() -> None:
    decision = decision_of(Game.new(seed=1))
    for name in ("sight", "view", "moves", "actions", "auctions"):
        assert getattr(decision, name) is getattr(decision, name)


def test_a_budget_is_handed_on() -> None:
    game = Game.new(seed=1)
    budget = Budget(seconds=0.5, work=100)
    assert Decision(game.buffer, game.options, 2, bot_rng(1, 2), budget).budget == budget
    assert decision_of(game).budget == Budget(None, None)


def test_a_generator_is_the_same_for_a_seed_and_a_seat() -> None:
    drawn = [bot_rng(7, seat).randrange(10**6) for seat in range(4)]
    assert drawn == [bot_rng(7, seat).randrange(10**6) for seat in range(4)]
    assert len({*drawn, bot_rng(8, 0).randrange(10**6)}) == 5
    assert bot_rng(7, 0).getrandbits(32) == 1638755591  # on every machine, in every process


def test_a_bot_has_to_choose() -> None:
    with pytest.raises(TypeError, match="choose"):
        type("Mute", (Bot,), {})()


# Decisions without a choice


def test_forced_where_there_is_one_thing_to_do() -> None:
    poor = {"cash": 0, "loans": 2}
    game = position(phase="bids", blue={"ship": {"at": "island", "cargo": "k"}}, red=poor)
    assert decision_of(game, 1).forced
    assert decision_of(game, 1).only == (m.BID,)
    assert not decision_of(game, 2).forced


def test_L1_a_loan_is_a_choice_if_it_opens_another() -> None:
    game = position(phase="bids", blue={"ship": {"at": "island", "cargo": "k"}}, red={"cash": 0})
    assert not decision_of(game, 1).forced
    deciding = (
        "longshore classic 3\nphase decide\nblue: cash {cash}, ship island k, loans {loans}\n"
    )
    deciding += "red: cash 30, bid 25\nyellow: bid 0"
    assert not decision_of(Game.from_position(deciding.format(cash=5, loans=0))).forced
    for cash, loans in ((4, 0), (5, 1), (9, 2)):
        game = Game.from_position(deciding.format(cash=cash, loans=loans))
        assert decision_of(game).only == (m.ACCEPT,)


def test_forced_is_never_wrong() -> None:
    forced = 0
    for at in positions(6):
        for seat in at.awaited():
            run = decision_of(at.game(), seat).only
            choices = islice(every_action(at.buffer(), seat), 3)
            others = [action for action in choices if not isinstance(action, TakeLoan)]
            if run:
                assert fold(at.state, seat, run) == others
                forced += 1
    assert forced > 3


# Secrets


def facts(decision: Decision) -> dict[str, Any]:
    """All that a bot could look at."""
    return {
        "sight": decision.sight.cells.tobytes(),
        "view": decision.view,
        "moves": decision.moves,
        "actions": list(islice(decision.actions, 10)),
        "auctions": decision.auctions.tobytes(),
        "only": decision.only,
    }


class World:
    """A game, with what was seen of its auctions."""

    def __init__(self, game: Game) -> None:
        self.game, self.witnesses = game, AuctionHistory()

    def play(self, action: said.Action | str, seat: int) -> None:
        before = self.game.buffer
        self.game.play(action, seat)
        self.witnesses.see(before, self.game.buffer)

    def known(self, seat: int) -> dict[str, Any]:
        rng, rows = bot_rng(1, seat), self.witnesses.rows
        decision = Decision(self.game.buffer, self.game.options, seat, rng, witnessed=rows.copy)
        return facts(decision)


@EACH_TABLE
def test_V1_the_same_decision_in_worlds_that_differ_in_others_cards(options: Options) -> None:
    chance = random.Random(9)
    world = World(Game.start(options, seed=9))
    twins = []
    for seat in range(options.seats):
        deal = chance.choice(list(other_cards(world.game.deal, seat)))
        twins.append(World(Game.start(options, deal=deal)))
    while not world.game.over:
        for seat in world.game.waiting:
            if chance.random() < 0.2 or world.game.state.phase != Phase.ACT:
                assert twins[seat].known(seat) == world.known(seat)
        seat, action = random_action(chance, world.game)
        for each in (world, *twins):
            each.play(action, seat)


def test_V1_L3_the_same_decision_in_worlds_that_differ_in_sealed_bids() -> None:
    worlds = [World(position(seats=4, blue={"ship": SHIP}, red={"cash": 20})) for _ in range(3)]
    for world, bid in zip(worlds, ("bid 0", "bid 12", "bid 25 loan"), strict=True):
        world.play("sail island", 0)
        world.play(bid, 1)
    for seat in (2, 3):
        assert worlds[0].known(seat) == worlds[1].known(seat) == worlds[2].known(seat)
        assert worlds[0].known(seat)["view"].board.bidding.sealed == (1,)


@pytest.mark.parametrize("bluff", ["plain", "cancel"])
def test_V1_A2_A7_the_same_decision_in_worlds_that_differ_in_extra_bids(bluff: str) -> None:
    worlds = []
    for extra in ("bid 12 loan", "bid 1 bluff", "bid 15 loan"):  # each of as many cards
        game = position(seats=4, blue={"ship": SHIP}, options={"bluff": bluff})
        world = World(game)
        world.play("sail island", 0)
        for seat in (1, 2, 3):
            world.play("bid 5", seat)
        world.play(extra, 1)
        worlds.append(world)
    assert worlds[0].game.state.phase == Phase.TIEBREAK
    for seat in (2, 3):
        assert worlds[0].known(seat) == worlds[1].known(seat) == worlds[2].known(seat)


def test_revealed_bids_are_known() -> None:
    world = World(position(blue={"ship": SHIP}))
    world.play("sail island", 0)
    assert len(decision_of(world.game, 1).auctions) == 0
    world.play("bid 3", 1)
    world.play("bid 8", 2)
    (row,) = world.witnesses.rows
    assert row["bid"][:3].tolist() == [NONE, 3, 8]


def test_a_decision_keeps_nothing_of_the_game_it_was_made_from() -> None:
    game = Game.new("classic", 4, seed=1)
    before = game.state.tobytes()
    decision = decision_of(game)
    facts(decision)
    kept = [getattr(decision, slot) for slot in Decision.__slots__]
    assert not any(one is game or one is game.buffer for one in kept)
    arrays = [decision.sight.cells, decision.actions._game.buffer.cells]
    assert not any(np.shares_memory(array, game.buffer.cells) for array in arrays)
    for seat in range(4):  # a bot may play on its sight as it likes
        for move in range(m.MOVES):
            decision.sight.step(seat, move, Pages())
    assert decision.sight.cells.tobytes() != before
    assert game.state.tobytes() == before
