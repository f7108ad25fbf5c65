"""States of Longshore in OpenSpiel: the deal, sealed bids, copies, writing down."""

from __future__ import annotations

import copy
import math
import pickle
import random
from collections import Counter
from itertools import pairwise

import pyspiel
import pytest

import longshore.envs.openspiel as spiel
from longshore import Game
from longshore.briefing import brief_game
from longshore.engine.deal import draw_deal
from longshore.engine.moves import MOVES
from longshore.engine.play import new_deal
from longshore.engine.state import SEALED_BIDS
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel.course import SEALED, SEAT
from longshore.envs.openspiel.dealing import Dealing
from longshore.envs.settings import make_options
from tests.envs.spiel_play import (
    HUNDRED,
    LOAN,
    auction,
    bid,
    bidders,
    bluff,
    load,
    random_end,
    random_step,
    spell,
    together,
    turn_based_auction,
)

# the deal


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("anniversary", 4), ("classic", 5)])
def test_S1_S4_S5_K1_every_deal_is_as_likely_as_draw_deal_makes_it(
    edition: str, seats: int
) -> None:
    """Every deal of the rules is one path of chance nodes, and all paths are equally likely."""
    game = load(edition=edition, seats=seats)
    bank = edition == "anniversary"
    deals = seats * math.perm(5, seats) ** 2 * (math.comb(5, 2) * 3 if bank else 1)
    rng = random.Random(1)
    for _ in range(50):
        state, likely = game.new_initial_state(), 1.0
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert outcomes == sorted(outcomes)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            outcome, chance = rng.choice(outcomes)
            likely *= chance
            state.apply_action(outcome)
        assert likely * deals == pytest.approx(1)


def test_S1_S4_S5_K1_paths_and_deals_are_one_to_one() -> None:
    options = make_options("anniversary", 3)
    dealing = Dealing(options)
    rng, seen = random.Random(2), {}
    for _ in range(300):
        drawn: list[int] = []
        while len(drawn) < dealing.nodes:
            drawn.append(rng.choice(dealing.outcomes(drawn)))
        deal = dealing.dealt(drawn)
        assert dealing.drawn(deal) == drawn
        seen[tuple(drawn)] = deal.tobytes()
    assert len(set(seen.values())) == len(seen)


def test_draw_deal_draws_each_outcome_as_often_as_its_node_says() -> None:
    """Each node's outcomes, given those before it: frequencies of 6,000 seeds, by chi-square."""
    options, seeds = make_options("anniversary", 3), 6000
    dealing = Dealing(options)
    counts: list[Counter[tuple[int, int]]] = [Counter() for _ in range(dealing.nodes)]
    for seed in range(seeds):
        drawn = spiel.outcomes_of_seed(options, seed)
        for at, outcome in enumerate(drawn):
            possible = dealing.outcomes(drawn[:at])
            counts[at][len(possible), possible.index(outcome)] += 1
    for node in counts:
        (choices,) = {choices for choices, _ in node}
        expected = seeds / choices
        off = sum((node[choices, at] - expected) ** 2 / expected for at in range(choices))
        assert off < choices - 1 + 5 * math.sqrt(2 * choices)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_a_seeds_deal_is_that_of_the_other_environments(edition: str) -> None:
    game = load(edition=edition)
    for seed in range(20):
        state = spiel.seeded_state(game, seed)
        other = OneGame(game.options, seed=seed)
        assert state.course.game.buffer.cells.tobytes() == other.buffer.cells.tobytes()


def test_a_seed_deals_the_turn_based_game_too() -> None:
    game = load(edition="anniversary")
    turn_based = spiel.seeded_state(pyspiel.convert_to_turn_based(game), 9)
    plain = spiel.seeded_state(game, 9)
    assert turn_based.history() == plain.history()
    assert str(plain) in str(turn_based)
    with pytest.raises(ValueError, match="neither longshore nor made of it"):
        spiel.seeded_state(pyspiel.load_game("kuhn_poker"), 0)
    with pytest.raises(ValueError, match="A seed is a whole number from 0"):
        spiel.seeded_state(game, -1)


def test_wrong_outcomes_are_refused_and_change_nothing() -> None:
    state = load().new_initial_state()
    state.apply_action(1)
    state.apply_action(4)
    with pytest.raises(ValueError, match=r"Outcome 4 cannot be drawn here, but: 0, 1, 2, 3\."):
        state.apply_action(4)
    assert state.history() == [1, 4]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "machine 1 2"


# sealed bids


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_A1_sealed_bids_are_simultaneous_and_the_rest_is_not(edition: str) -> None:
    state, rng = auction(load(edition=edition)), random.Random(5)
    together_at = 0
    while not state.is_terminal():
        waiting = state.course.game.waiting
        if state.is_simultaneous_node():
            together_at += 1
            assert [seat for seat in range(3) if state.legal_actions(seat)] == list(waiting)
        else:
            assert waiting == (state.current_player(),)
        random_step(state, rng)
    assert together_at > 0


def test_A1_a_seat_that_is_done_has_no_legal_actions_and_the_node_stays_simultaneous() -> None:
    state = auction(load())
    quick, slow = bidders(state)
    together(state, {quick: bid(3), slow: LOAN})
    assert state.is_simultaneous_node()
    assert state.legal_actions(quick) == []
    assert state.legal_actions(slow)
    together(state, {slow: bid(7)})
    assert not state.is_simultaneous_node()
    bids = state.course.game.buffer.state["bid"]
    assert (bids[quick], bids[slow]) == (3, 7)
    assert state.course.game.buffer.state["loans"][slow] == 1


def test_A2_a_tie_break_is_simultaneous_among_the_tied() -> None:
    state = auction(load(seats=4))
    one, two, three = bidders(state)
    spell(state, {one: [bid(5)], two: [LOAN, bid(5)], three: [bid(4)]})
    assert state.is_simultaneous_node()
    assert bidders(state) == [one, two]
    spell(state, {one: [bid(1)], two: [bid(0)]})
    assert state.course.game.buffer.state["high"] == 6


def test_the_order_of_spelling_does_not_matter() -> None:
    game = load(edition="anniversary", seats=3)
    slow, quick = bidders(auction(game))
    spellings = {quick: [bid(3)], slow: [LOAN, bluff(2), bid(7)]}
    at_once, serial = auction(game), auction(game)
    spell(at_once, spellings)
    for seat, moves in spellings.items():
        for move in moves:
            serial.course.seal({seat: move})
    assert str(at_once) == str(serial)
    for seat in range(3):
        told = at_once.information_state_string(seat)
        assert f"{slow} loan; {slow} bluff 2; {slow} bid 7; {quick} bid 3" in told
    assert at_once.course.game.buffer.cells.tobytes() == serial.course.game.buffer.cells.tobytes()


def test_turn_based_asks_the_bidders_one_after_the_other() -> None:
    plain, state = auction(load()), turn_based_auction(load())
    one, two = bidders(plain)
    asked = []
    for action in (LOAN, bid(3), bid(9)):
        asked.append(state.current_player())
        state.apply_action(action)
    assert asked == [one, two, one]
    spell(plain, {one: [LOAN, bid(9)], two: [bid(3)]})
    assert str(plain) == str(state)


def test_wrong_sealed_moves_are_refused_and_change_nothing() -> None:
    state = auction(load())
    one, two = bidders(state)
    before, history = str(state), state.history()
    with pytest.raises(ValueError, match=f"Seat {two} is not offered move {HUNDRED}"):
        together(state, {one: bid(1), two: HUNDRED})
    with pytest.raises(ValueError, match="Several seats bid at once"):
        state.apply_action(bid(1))
    with pytest.raises(ValueError, match="2 moves for 3 seats"):
        state.apply_actions([bid(1), bid(1)])
    assert (str(state), state.history()) == (before, history)


def test_wrong_moves_are_refused_and_change_nothing() -> None:
    game = load()
    state = spiel.seeded_state(game, 1)
    before, history = str(state), state.history()
    with pytest.raises(ValueError, match="is not offered move 100"):
        state.apply_action(100)
    with pytest.raises(ValueError, match="Only sealed bids"):
        state.apply_actions([0, 0, 0])
    assert (str(state), state.history()) == (before, history)
    random_end(state, random.Random(1))
    with pytest.raises(ValueError, match="The game is over"):
        state.apply_action(0)


# copies, and writing down


def test_a_clone_goes_its_own_way() -> None:
    state, rng = spiel.seeded_state(load(edition="anniversary"), 4), random.Random(4)
    while not state.is_terminal():
        before = str(state)
        offered = [state.legal_actions(seat) for seat in range(3)]
        twin = state.clone()
        random_step(twin, rng)
        assert str(state) == before
        assert [state.legal_actions(seat) for seat in range(3)] == offered
        random_step(state, rng)


def test_what_a_state_tells_of_rewards_can_be_written_to() -> None:
    state, rng = spiel.seeded_state(load(reward="win"), 4), random.Random(4)
    while not state.is_terminal():
        random_step(state, rng)
    twin, earned = state.clone(), list(state.returns())
    for told in (state.returns(), state.rewards()):
        told[0] += 100
    assert state.returns() == state.rewards() == twin.returns() == earned


def test_serialised_in_the_middle_of_a_bid() -> None:
    game = load(edition="anniversary", reward="shaped")
    state = auction(game)
    quick, slow = bidders(state)
    together(state, {quick: bid(3), slow: LOAN})
    together(state, {slow: bluff(1)})
    again_game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(again_game) == str(game)
    assert again.is_simultaneous_node()
    assert again.history() == state.history()
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_tensor(seat) == state.observation_tensor(seat)
        assert again.legal_actions(seat) == state.legal_actions(seat)
    for one in (state, again):
        together(one, {slow: bid(5)})
        random_end(one, random.Random(6))
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert again.rewards() == state.rewards()


def test_turn_based_serialised_in_the_middle_of_a_bid() -> None:
    state, rng = turn_based_auction(load()), random.Random(2)
    game, seen = state.get_game(), 0
    while not state.is_terminal():
        if "Partial joint action" in str(state):
            seen += 1
            text = pyspiel.serialize_game_and_state(game, state)
            _, again = pyspiel.deserialize_game_and_state(text)
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    assert seen > 0


@pytest.mark.parametrize("reward", ["difference", "shaped"])
def test_serialised_at_every_move(reward: str) -> None:
    game = load(edition="anniversary", supply=3, round_limit=3, reward=reward)
    state, rng = game.new_initial_state(), random.Random(7)
    while True:
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.rewards() == state.rewards()
        assert again.returns() == state.returns()
        assert again.current_player() == state.current_player()
        if state.is_terminal():
            return
        random_step(state, rng)


def test_a_course_is_copied_and_pickled_whole() -> None:
    state = auction(load())
    for again in (copy.deepcopy(state.course), pickle.loads(pickle.dumps(state.course))):
        assert again.log == state.course.log
        assert again.game.buffer.cells.tobytes() == state.course.game.buffer.cells.tobytes()


def test_the_log_has_room_for_every_seat_and_move() -> None:
    assert MOVES <= SEAT
    assert SEAT * 4 + MOVES <= SEALED


# actions in words


def test_actions_have_the_moves_names() -> None:
    state = spiel.seeded_state(load(), 1)
    player = state.current_player()
    assert state.action_to_string(player, LOAN) == "loan"
    assert all(low < high for low, high in pairwise(state.legal_actions()))


def test_the_deal_of_a_seed_comes_back_from_its_outcomes() -> None:
    options = make_options("anniversary", 3)
    deal = new_deal()
    draw_deal(deal, 3, 77)
    assert Dealing(options).dealt(spiel.outcomes_of_seed(options, 77)).tobytes() == deal.tobytes()


# how things stand, in words


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_what_a_seat_sees_is_what_every_reader_is_told(edition: str) -> None:
    """The situation of a briefing, word for word, wherever nobody is spelling a sealed bid."""
    state, rng, compared = spiel.seeded_state(load(edition=edition), 2), random.Random(4), 0
    while not state.is_terminal():
        at = state.course.game
        game = Game(at.options, at.buffer.state)
        if game.facts.phase not in SEALED_BIDS:
            for seat in range(at.options.seats):
                assert brief_game(game, seat).situation in state.observation_string(seat)
                compared += 1
        random_step(state, rng)
    assert compared > 50
