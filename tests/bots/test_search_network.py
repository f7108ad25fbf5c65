"""A search that a network proposes to: what is proposed, and what becomes of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longshore import Game
from longshore.bots import BotError, make_bot
from longshore.bots.learned import Learned
from longshore.bots.learned.weights import load_packed, load_weights, write_weights
from longshore.bots.search import Search
from longshore.bots.search.choices import MOST_SCRIPTS
from longshore.bots.search.proposing import propose
from longshore.engine.bindings import Pages
from longshore.engine.moves import TAKE_LOAN
from longshore.game.spelling import unfinished
from tests.bots.asking import (
    Moment,
    decision_at,
    said_by,
    some_moments,
    with_other_bids,
    with_other_cards,
)

NETWORK = "learned"
PLAYOUTS = 24


def open_moments(count: int) -> list[Moment]:
    """Decisions of all kinds at which there is something to choose."""
    return [moment for moment in some_moments(count) if not moment.decision(0).only]


def test_what_is_proposed_are_whole_legal_actions_the_likeliest_first() -> None:
    for moment in open_moments(6):
        decision = moment.decision(0)
        found = propose(decision.sight, decision.seat, load_packed())
        assert 1 <= len(found) <= MOST_SCRIPTS
        assert len({one.moves for one in found}) == len(found)
        chances = [one.likely for one in found]
        assert chances == sorted(chances, reverse=True)
        assert 0 < sum(chances) <= 1.001
        for one in found:
            scratch, unread = decision.sight.copy(), Pages()
            for move in one.moves:
                assert scratch.step(decision.seat, move, unread), (moment, one)
            last = one.moves[-1]
            assert last != TAKE_LOAN
            assert not unfinished(scratch.state, decision.seat, last)


def test_one_proposal_is_what_the_network_would_do_itself() -> None:
    for moment in open_moments(4):
        decision = moment.decision(0)
        found = propose(decision.sight, decision.seat, load_packed())
        sure = Learned(temperature=0)
        own = [moment.decision(0).sight.copy(), Pages()]
        run: list[int] = []
        while not run or run[-1] == TAKE_LOAN or unfinished(own[0].state, decision.seat, run[-1]):
            move = sure.choose(decision.then(own[0]))
            own[0].step(decision.seat, move, own[1])
            run.append(move)
        assert tuple(run) in {one.moves for one in found}


def test_it_says_whole_actions_in_decisions_of_all_kinds() -> None:
    for number, moment in enumerate(some_moments(6)):
        assert said_by(Search(playouts=PLAYOUTS, network=NETWORK), moment.decision(number))


def test_the_network_changes_what_is_done_and_the_same_is_done_again() -> None:
    other = 0
    for number, moment in enumerate(open_moments(6)):
        here = Search(playouts=PLAYOUTS, network=NETWORK).choose(moment.decision(number))
        again = Search(playouts=PLAYOUTS, network=NETWORK).choose(moment.decision(number))
        assert again == here
        other += Search(playouts=PLAYOUTS).choose(moment.decision(number)) != here
    assert other > 5


def test_V1_what_is_hidden_changes_nothing() -> None:
    chance = random.Random(5)
    for number, moment in enumerate(open_moments(5)):
        world = with_other_cards(chance, moment, moment.buffer)
        if moment.sealed_by_others():
            world = with_other_bids(chance, moment, world)
        here, there = (
            Search(playouts=PLAYOUTS, network=NETWORK).choose(moment.decision(number, buffer))
            for buffer in (moment.buffer, world)
        )
        assert here == there, moment


def test_a_network_of_ones_own_may_propose(tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    write_weights(load_weights(), file)
    game = Game.new("classic", seats=3, seed=1)
    bot = make_bot(f"search:playouts=8,network={file}")
    usual = make_bot("search:playouts=8,network=learned")
    assert bot.choose(decision_at(game)) == usual.choose(decision_at(game))
    with pytest.raises(BotError, match=r"nowhere\.npz holds no weights"):
        make_bot("search:network=nowhere.npz")
