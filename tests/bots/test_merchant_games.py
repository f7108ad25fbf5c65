"""Merchants in whole games: what they know, what they pay, and the economy that they make."""

from __future__ import annotations

import random

import numpy as np
import pytest

from longshore import Options
from longshore.bots import Decision
from longshore.bots.merchant import Merchant
from longshore.bots.merchant.batch import RESULT, STALLED, play_games
from longshore.bots.merchant.deciding import decide
from longshore.bots.merchant.style import make_styles, style_at
from longshore.engine.state import SEATS, Phase
from longshore.game import actions as said
from tests.bots.asking import (
    moments,
    said_by,
    some_moments,
    with_other_bids,
    with_other_cards,
    with_other_own_card,
)
from tests.support import TABLES

GAMES = 400
# each edition and each number of seats; all six tables in a soak
SOME = (("classic", 4), ("anniversary", 3), ("anniversary", 5))
EACH_TABLE = pytest.mark.parametrize(
    ("edition", "seats"),
    [pytest.param(*one, marks=() if one in SOME else pytest.mark.soak) for one in TABLES],
)


# What it knows


def test_the_moments_of_games_are_of_all_kinds() -> None:
    """So that what is tested over them is tested."""
    phases = {moment.phase for moment in moments()}
    assert {Phase.ACT, Phase.BIDS, Phase.TIEBREAK, Phase.DECIDE, Phase.RAISE} <= phases
    sealed = [moment for moment in moments() if moment.sealed_by_others()]
    assert {moment.phase for moment in sealed} == {Phase.BIDS, Phase.TIEBREAK}
    assert len(moments()) > 1000


def test_V1_chooses_the_same_in_worlds_that_differ_in_what_is_hidden() -> None:
    chance, resealed = random.Random(1), 0
    for number, moment in enumerate(moments()):
        here = Merchant().choose(moment.decision(number))
        cards = with_other_cards(chance, moment, moment.buffer)
        other = with_other_bids(chance, moment, cards)
        assert cards.cells.tobytes() != moment.buffer.cells.tobytes()
        resealed += other.cells.tobytes() != cards.cells.tobytes()
        assert Merchant().choose(moment.decision(number, other)) == here, moment
    assert resealed > 100


def test_V1_does_not_look_even_where_nothing_is_veiled() -> None:
    """In batches and playouts all seats play on the game itself."""
    chance = random.Random(2)
    for number, moment in enumerate(some_moments(40)):
        veiled = moment.decision(0).sight
        usual = style_at(make_styles(), moment.options)
        known = decide(veiled, moment.seat, usual, moment.seen, number)
        world = with_other_bids(chance, moment, with_other_cards(chance, moment, moment.buffer))
        for buffer in (moment.buffer, world):
            assert decide(buffer, moment.seat, usual, moment.seen, number) == known, moment


def test_its_own_card_matters() -> None:
    """The comparisons above would notice a card that is looked at."""
    differing = 0
    for number, moment in enumerate(some_moments(20)):
        here = Merchant().choose(moment.decision(number))
        there = Merchant().choose(moment.decision(number, with_other_own_card(moment)))
        differing += here != there
    assert differing > 40


def test_what_was_seen_matters() -> None:
    differing = 0
    for number, moment in enumerate(some_moments(20)):
        blind = Decision(moment.buffer, moment.options, moment.seat, moment.decision(number).rng)
        differing += Merchant().choose(blind) != Merchant().choose(moment.decision(number))
    assert differing > 20


# What it pays


def test_L1_borrows_only_for_what_it_could_not_pay_without() -> None:
    loans = 0
    for number, moment in enumerate(moments()):
        *before, action = said_by(Merchant(), moment.decision(number))
        cash = int(moment.buffer.state.cash[moment.seat])
        if isinstance(action, said.Bid) and action.loans:
            assert cash + 10 * (action.loans - 1) < action.amount <= cash + 10 * action.loans
            loans += action.loans
        if before:
            assert before == [said.TakeLoan()] * len(before)
            assert not moment.game().can(action, moment.seat)
            loans += len(before)
    assert loans > 10


def test_A1_never_wants_to_pay_what_it_has_not() -> None:
    """Whatever the skill: `said_by` refuses an illegal answer, and these are the dear ones."""
    checked = 0
    for number, moment in enumerate(moments()):
        if moment.phase in {Phase.BIDS, Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE}:
            for bot in (Merchant("hoarder", 0.0), Merchant(skill=0.5)):
                assert said_by(bot, moment.decision(number))
            checked += 1
    assert checked > 300


# Batches


def batch(edition: str, seats: int, games: int = GAMES, seed: int = 1) -> np.ndarray:
    return play_games(Options.make(edition, seats), games, seed)


@EACH_TABLE
def test_E1_games_end_by_the_supply(edition: str, seats: int) -> None:
    played = batch(edition, seats)
    ended = (played["supply_out"] == 1) & (played["rounds"] <= 60)
    assert ended.mean() >= 0.99
    assert 12 <= played["rounds"].mean() <= 35
    assert played["rounds"].max() <= STALLED + 1


@EACH_TABLE
def test_the_economy_lives(edition: str, seats: int) -> None:
    played = batch(edition, seats)
    best = played["score"][:, :seats].max(axis=1)
    assert 50 <= best.mean() <= 130
    received = played["received"][:, :seats] > 0
    assert received.mean() >= 0.95
    assert received.mean(axis=0).min() >= 0.93  # whoever it is
    assert (played["score"][:, seats:] == 0).all()


@EACH_TABLE
def test_no_seat_is_shut_out(edition: str, seats: int) -> None:
    """Some seats do better than others, but none wins less than half its even share."""
    played = batch(edition, seats, 1000)
    won = [(played["winners"] >> seat & 1).mean() for seat in range(seats)]
    assert min(won) > 0.5 / seats
    assert set(played["first"].tolist()) == set(range(seats))


@EACH_TABLE
def test_winners_have_the_best_score(edition: str, seats: int) -> None:
    for row in batch(edition, seats, 100):
        scores = row["score"][:seats]
        winners = [seat for seat in range(seats) if row["winners"] >> seat & 1]
        assert winners
        assert {int(scores[seat]) for seat in winners} == {int(scores.max())}


@EACH_TABLE
def test_the_same_seed_gives_the_same_rows(edition: str, seats: int) -> None:
    played = batch(edition, seats, 60, seed=7)
    assert batch(edition, seats, 60, seed=7).tobytes() == played.tobytes()
    assert batch(edition, seats, 60, seed=8)[:-1].tobytes() == played[1:].tobytes()
    assert len({row.tobytes() for row in played}) == 60
    assert played.dtype == RESULT


def test_a_batch_plays_by_its_styles() -> None:
    """One who bids nothing and keeps nothing gets next to nothing to its island."""
    options = Options.make("classic", 4)
    styles = np.repeat(style_at(make_styles(), options), SEATS)
    styles["bid_early"][0] = styles["bid_late"][0] = 0.0
    styles["keep"][0] = 1000.0
    received = play_games(options, 200, 1, styles)["received"].mean(axis=0)
    usual = play_games(options, 200, 1)["received"].mean(axis=0)
    assert received[0] < 0.2 * usual[0]
    assert received[1] > usual[1]


def test_no_games_are_no_rows() -> None:
    assert len(play_games(Options.make("classic", 3), 0)) == 0
