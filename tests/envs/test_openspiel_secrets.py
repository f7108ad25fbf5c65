"""What players of OpenSpiel are told: all they may know, all they have known, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest

import longshore.envs.openspiel as spiel
from longshore.engine.observe import MONEY, read
from longshore.envs.openspiel.dealing import Dealing
from tests.envs.spiel_play import (
    LOAN,
    auction,
    bid,
    bidders,
    bluff,
    load,
    random_step,
    spell,
    together,
    turn_based_auction,
)
from tests.support import forgetful

Private = pyspiel.PrivateInfoType
KINDS = list(product([True, False], [True, False], [Private.NONE, Private.SINGLE_PLAYER]))


def kind(public: bool, recall: bool, private: Any) -> Any:
    return pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=private
    )


def everything_told(game: Any, state: Any, seat: int) -> list[Any]:
    """All that a seat can get from the plain game at a state."""
    told: list[Any] = [
        state.current_player(),
        state.is_simultaneous_node(),
        state.legal_actions(seat),
        state.legal_actions_mask(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.information_state_string(seat),
        state.rewards()[seat],
        state.returns()[seat],
    ]
    for one in KINDS:
        observer = game.make_py_observer(kind(*one))
        observer.set_from(state, seat)
        tensor = None if observer.tensor is None else observer.tensor.tolist()
        told += [observer.string_from(state, seat), tensor]
    return told


# Others' bids that differ in amount, loans, bluffs, and in how long they are spelled.
SECRETS = ([bid(0)], [bid(9)], [LOAN, bid(9)], [LOAN, LOAN, bluff(1), bid(33)], [bluff(2), bid(1)])
OWN = [LOAN, LOAN, bluff(1), bid(2)]


def told_while_bidding(game: Any, own: list[int], secret: list[int], look: int) -> list[Any]:
    """What a bidder is told from move to move of its own, while another one seals `secret`."""
    state = auction(game)
    first, second = bidders(state)
    seat, other = (first, second) if look == 0 else (second, first)
    left, told = list(secret), []
    for move in own:
        told.append(everything_told(game, state, seat))
        together(state, {seat: move, **({other: left.pop(0)} if left else {})})
    return told


@pytest.mark.parametrize("look", [0, 1])
@pytest.mark.parametrize("reward", ["rank", "shaped"])
def test_V1_A1_a_bidder_is_told_nothing_of_the_others_bids(reward: str, look: int) -> None:
    game = load(edition="anniversary", reward=reward)
    worlds = [told_while_bidding(game, OWN, secret, look) for secret in SECRETS]
    assert all(world == worlds[0] for world in worlds)


def test_V1_A1_who_is_done_and_who_ships_are_told_nothing_until_the_bids_are_revealed() -> None:
    game = load(edition="anniversary", reward="shaped")
    told = []
    for secret in ([LOAN, LOAN, bid(30)], [LOAN, bluff(2), bid(1)], [bluff(1), bid(0)]):
        state = auction(game)
        done, other = bidders(state)
        together(state, {done: bid(4), other: secret[0]})
        for move in secret[1:]:
            told.append([everything_told(game, state, seat) for seat in (done, 3 - done - other)])
            together(state, {other: move})
        assert not state.is_simultaneous_node()
        told_then = everything_told(game, state, done)
        assert told_then[6] != told[0][0][6]
    assert len(told) == 5
    assert all(one == told[0] for one in told)


def test_V1_A2_a_tied_seat_is_told_nothing_of_the_others_extra_bids() -> None:
    game = load(edition="anniversary", reward="shaped")
    worlds = []
    for secret in SECRETS:
        state = auction(game)
        seat, other = bidders(state)
        spell(state, {seat: [bid(5)], other: [bid(5)]})
        told, left = [], list(secret)
        for move in OWN:
            told.append(everything_told(game, state, seat))
            together(state, {seat: move, **({other: left.pop(0)} if left else {})})
        worlds.append(told)
    assert all(world == worlds[0] for world in worlds)


def test_V1_the_same_of_the_turn_based_game() -> None:
    """At each of its own decisions; whose move it is, OpenSpiel's transform tells everybody."""
    worlds = []
    for secret in SECRETS:
        state = turn_based_auction(load(edition="anniversary"))
        seat = state.current_player()
        own, left, told = list(OWN), list(secret), []
        while own:
            if state.current_player() == seat:
                told.append(
                    [
                        state.information_state_string(),
                        state.observation_string(),
                        state.observation_tensor(),
                        state.legal_actions(),
                    ]
                )
                state.apply_action(own.pop(0))
            else:
                state.apply_action(left.pop(0))
        worlds.append(told)
    assert all(world == worlds[0] for world in worlds)


def other_worlds(game: Any, seed: int, seat: int) -> Iterator[Any]:
    """The deal of a seed, and those that differ from it only in the others' cards."""
    dealing = Dealing(game.options)
    drawn = spiel.outcomes_of_seed(game.options, seed)
    own = drawn[4 + seat]
    rng = random.Random(seed)
    for _ in range(4):
        others = [card for card in range(5) if card != own]
        rng.shuffle(others)
        cards = [own if one == seat else others.pop() for one in range(3)]
        state = game.new_initial_state()
        for outcome in (*drawn[:4], *cards, *drawn[7:]):
            state.apply_action(outcome)
        assert dealing.card(state.course.drawn, seat) == "ABCDE"[own]
        yield state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_V1_a_seat_is_told_nothing_of_the_others_cards(seat: int) -> None:
    game = load(edition="anniversary", reward="shaped")
    worlds = list(other_worlds(game, 11, seat))
    assert len({str(world) for world in worlds}) > 1
    for move in range(40):
        told = [everything_told(game, world, seat) for world in worlds]
        assert all(one == told[0] for one in told)
        for world in worlds:  # what is offered depends on no card, so all can play the same
            random_step(world, random.Random(move))


def test_who_judges_from_outside_sees_all() -> None:
    """The tests above can fail: with all players' private information the worlds differ."""
    game = load(edition="anniversary")
    one, two, *_ = {str(world): world for world in other_worlds(game, 11, 0)}.values()
    for public, recall in product([True, False], [True, False]):
        observer = game.make_py_observer(kind(public, recall, Private.ALL_PLAYERS))
        assert observer.string_from(one, 0) != observer.string_from(two, 0)
        if observer.tensor is not None:
            observer.set_from(one, 0)
            seen = observer.tensor.copy()
            observer.set_from(two, 0)
            assert (seen != observer.tensor).any()


# what is known: perfect recall


def histories(game: Any, seat: int, count: int) -> Iterator[list[Any]]:
    """Games from one auction on, in worlds that differ in the others' cards and bids.

    Of each: what the seat has seen (repeated sights left out), done, and its information states.
    """
    rng = random.Random(seat)
    start = auction(game).history()
    deal = game.max_chance_nodes_in_history()
    for _ in range(count):
        state = rng.choice(list(other_worlds(game, 0, seat)))
        for action in start[deal:]:
            state.apply_action(action)
        seen: list[Any] = []
        for _ in range(7):
            if state.is_terminal():
                break
            sight = ("sees", state.observation_string(seat))
            if not seen or seen[-1] != sight:
                seen.append(sight)
            yield [state.information_state_string(seat), tuple(seen)]
            moves = {}
            for one in range(3):
                offered = state.legal_actions(one)
                if offered:  # few moves, so that the same is often done in different worlds
                    moves[one] = rng.choice([offered[0], offered[-1], bid(0), bid(1)])
                    moves[one] = moves[one] if moves[one] in offered else offered[0]
            if seat in moves:
                seen.append(("does", moves[seat]))
            if state.is_simultaneous_node():
                together(state, moves)
            else:
                state.apply_action(moves[state.current_player()])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_information_state_is_what_a_seat_has_seen_and_done(seat: int) -> None:
    """One to one: nothing is forgotten, and nothing is known that was not seen."""
    game = load(edition="anniversary", all_zero="seller")
    seen_of: dict[str, Any] = {}
    state_of: dict[Any, str] = {}
    count = 0
    for told, seen in histories(game, seat, 60):
        count += 1
        assert seen_of.setdefault(told, seen) == seen
        assert state_of.setdefault(seen, told) == told
    assert 1 < len(seen_of) < count


def test_information_states_of_different_seats_differ() -> None:
    state = spiel.seeded_state(load(), 0)
    assert len({state.information_state_string(seat) for seat in range(3)}) == 3


def test_A3_bids_of_nothing_are_seen_although_the_position_does_not_show_them() -> None:
    """Unsold, the cargo is taken at once; with how many bluffing cards was still revealed."""
    game = load(edition="anniversary", all_zero="seller", bluff="plain")
    worlds = []
    for cards in (1, 2):
        state = auction(game)
        seat, other = bidders(state)
        spell(state, {seat: [bid(0)], other: [bluff(cards), bid(0)]})
        worlds.append((state, seat))
    (one, seat), (two, _) = worlds
    here, there = (forgetful(world.course.game.buffer.state) for world in (one, two))
    assert here.tobytes() == there.tobytes()
    assert one.observation_string(seat) != two.observation_string(seat)
    assert one.observation_tensor(seat) != two.observation_tensor(seat)
    assert one.information_state_string(seat) != two.information_state_string(seat)


def test_revealed_bids_are_spelled_out_from_the_observers_seat() -> None:
    game = load(edition="anniversary")
    state = auction(game)
    seat, other = bidders(state)
    shipper = 3 - seat - other
    spell(state, {seat: [bid(3)], other: [LOAN, LOAN, bluff(2), bid(31)]})
    observer = game.make_py_observer()
    observer.set_from(state, seat)
    rows = observer.dict["revealed"]
    assert rows[0] == pytest.approx([1, 3 / MONEY, 0, 0])
    assert rows[(other - seat) % 3] == pytest.approx([1, 31 / MONEY, 1, 1])
    assert not rows[(shipper - seat) % 3].any()
    state.apply_action(state.legal_actions()[-1])
    observer.set_from(state, seat)
    assert not observer.dict["revealed"].any()


# observers


def test_the_default_observation_is_the_row_of_the_other_environments() -> None:
    state = auction(load(edition="anniversary"))
    observer = state.get_game().make_py_observer()
    for seat in range(3):
        observer.set_from(state, seat)
        row = state.course.game.observe(seat)
        assert np.array_equal(observer.dict["observation"], row)
        assert read(observer.dict["observation"])["card"][0].any()
        assert state.observation_tensor(seat) == pytest.approx(observer.tensor.tolist())


def test_public_information_is_the_same_whoever_looks() -> None:
    game = load(edition="anniversary")
    state = auction(game)
    seat, other = bidders(state)
    together(state, {seat: LOAN, other: bid(3)})
    for recall in (True, False):
        observer = game.make_py_observer(kind(True, recall, Private.NONE))
        assert len({observer.string_from(state, one) for one in range(3)}) == 1
        if observer.tensor is not None:
            observer.set_from(state, seat)
            seen = observer.tensor.copy()
            observer.set_from(state, other)
            assert np.array_equal(seen, observer.tensor)
            fields = read(observer.dict["observation"])
            assert not fields["card"].any()
            assert not fields["sealed_loans"].any()
            assert not fields["has_bid"].any()


def test_private_information_is_the_card_and_what_is_sealed() -> None:
    game = load(edition="anniversary")
    state = auction(game)
    seat, other = bidders(state)
    observer = game.make_py_observer(kind(False, False, Private.SINGLE_PLAYER))
    observer.set_from(state, seat)
    assert observer.dict["player"].tolist() == [float(one == seat) for one in range(5)]
    assert observer.dict["card"].sum() == 1
    assert not observer.dict["sealed"].any()
    together(state, {seat: LOAN, other: bid(3)})
    observer.set_from(state, seat)
    assert observer.dict["sealed"].sum() == 0.5  # one of two loans
    assert "card" in observer.string_from(state, seat)
    assert f"{seat} loan" in observer.string_from(state, seat)
    assert f"{other} bid 3" not in observer.string_from(state, seat)
    together(state, {seat: bid(0)})
    observer.set_from(state, seat)
    assert not observer.dict["sealed"].any()


def test_private_recall_keeps_what_was_sealed_before() -> None:
    game = load(edition="anniversary")
    state = auction(game)
    seat, other = bidders(state)
    spell(state, {seat: [LOAN, bid(1)], other: [bid(3)]})
    now = game.make_py_observer(kind(False, False, Private.SINGLE_PLAYER))
    ever = game.make_py_observer(kind(False, True, Private.SINGLE_PLAYER))
    assert "loan" not in now.string_from(state, seat)
    assert f"{seat} loan; {seat} bid 1" in ever.string_from(state, seat)
    assert "bid 3" not in ever.string_from(state, seat)


def test_no_information_is_nothing() -> None:
    game = load()
    observer = game.make_py_observer(kind(False, False, Private.NONE))
    state = auction(game)
    observer.set_from(state, 0)
    assert observer.tensor is None
    assert observer.string_from(state, 0) == ""


def test_perfect_recall_has_no_tensor() -> None:
    game = load()
    assert not game.get_type().provides_information_state_tensor
    assert game.make_py_observer(kind(True, True, Private.SINGLE_PLAYER)).tensor is None


def test_before_the_deal_there_is_nothing_to_see() -> None:
    game = load(edition="anniversary")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    state.apply_action(1)
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    assert "first 1; machines 0 1 2" in state.information_state_string(0)
    state.apply_action(4)
    assert "card E" in state.information_state_string(0)
    assert "card none" in state.information_state_string(1)


def test_observers_refuse_what_they_do_not_know() -> None:
    game = load()
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"deep": True})
    observer = game.make_py_observer()
    for ask in (observer.set_from, observer.string_from):
        with pytest.raises(ValueError, match="A player is a whole number from 0 to 2, not 3"):
            ask(spiel.seeded_state(game, 0), 3)
