"""Reviews: the same every time, honest about chance, and a blunder is found and named."""

from __future__ import annotations

from functools import cache
from itertools import product

import msgspec
import pytest

from longshore.bots import make_bot
from longshore.bots.bot_parts import bot_parts
from longshore.engine.readiness import prepare
from longshore.engine.state import Phase
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.lab.review import making
from longshore.lab.review.making import UnfinishedGame, make_review
from longshore.lab.review.types import (
    AnyCause,
    BidAboveWorth,
    CostlyDecision,
    GameReview,
    PassedWithActions,
    SoldBelowWorth,
    StoreEmptyFor,
)
from longshore.lab.review.words import tell_action, tell_cause
from longshore.text.messages import languages
from tests.lab.review_support import played, sound_game

FEW = 8


@pytest.fixture(scope="module", autouse=True)
def compiled():
    prepare(*bot_parts([make_bot("search")]))


@cache
def sound_review() -> GameReview:
    return make_review(sound_game(), FEW)


def test_the_same_game_has_the_same_review():
    again = make_review(sound_game(), FEW)
    assert msgspec.json.encode(again) == msgspec.json.encode(sound_review())


def test_a_review_can_be_sent_and_read_again():
    text = msgspec.json.encode(sound_review())
    assert msgspec.json.decode(text, type=GameReview) == sound_review()


def test_it_begins_with_what_could_be_expected_and_ends_with_the_result():
    game, points = sound_game(), sound_review().standing
    assert points[0].number == 0
    assert points[-1].number == len(game.history)
    assert points[-1].scores == tuple(map(float, game.scores()))
    assert [point.number for point in points] == sorted({point.number for point in points})
    for point in points:
        assert sum(point.chances) == pytest.approx(1, abs=0.01)


def test_every_decision_of_a_seat_is_there_and_what_is_forced_is_not():
    game, review = sound_game(), sound_review()
    for seat in review.seats:
        own = {number for number, (who, _) in enumerate(game.history) if who == seat.seat}
        numbers = [decision.number for decision in seat.decisions]
        assert numbers == sorted(numbers)
        assert 0 < len(numbers) <= len(own)
        assert own.issuperset(numbers)
        for decision in seat.decisions:
            assert decision.loss >= 0
            assert decision.before - decision.after == pytest.approx(decision.loss, abs=0.02)


def test_only_what_chance_does_not_explain_is_called_costly():
    for seat in sound_review().seats:
        assert len(seat.costliest) <= making.COSTLIEST
        for one in seat.costliest:
            assert one.loss >= 1
            assert one.loss >= 2 * one.error - 0.02


def test_the_parts_of_a_lead_add_up():
    for seat in sound_review().seats:
        *parts, last = seat.account
        assert last.part == "final"
        assert sum(one.amount for one in parts) == pytest.approx(last.amount)


def test_progress_is_told_and_can_end_the_work():
    told: list[tuple[int, int]] = []

    def progress(done: int, every: int) -> None:
        told.append((done, every))
        if len(told) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_review(sound_game(), FEW, progress)
    assert [done for done, _ in told] == [1, 2, 3, 4, 5]
    assert {every for _, every in told} == {told[0][1]}


def test_a_game_that_goes_on_is_not_reviewed():
    with pytest.raises(UnfinishedGame):
        make_review(Game.new("classic", 3, seed=1), FEW)
    with pytest.raises(ValueError, match="4 to 512 playouts, not 3"):
        make_review(sound_game(), 3)


def test_a_game_from_a_position_has_no_luck_of_the_deal():
    start = Game.from_record(sound_game().record(), upto=len(sound_game().history) - 6)
    game = Game.from_position(start.position())
    for seat, action in sound_game().history[-6:]:
        game.play(action, seat)
    review = make_review(game, FEW)
    assert [seat.luck for seat in review.seats] == [None] * 3
    first = review.seats[0]
    assert [one.part for one in first.account] == ["decisions", "rest", "final"]
    assert first.account[-1].amount == first.final


# Blunders


class Once:
    """Something foolish, done the first time that it can be done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number: int | None = None

    def __call__(self, game: Game, seat: int) -> AnyAction | None:
        if self.number is not None or seat != self.seat or game.facts.round_number < 3:
            return None
        found = self.foolish(game)
        if found is not None:
            self.number = len(game.history)
        return found

    def foolish(self, game: Game) -> AnyAction | None:
        raise NotImplementedError


class BidAll(Once):
    """All that one has, for whatever it is."""

    def foolish(self, game: Game) -> AnyAction | None:
        return said.Bid(game.cash(self.seat)) if game.facts.phase == Phase.BIDS else None


class SellForOne(Once):
    """The others bid next to nothing, and get it."""

    def __call__(self, game: Game, seat: int) -> AnyAction | None:
        if self.number is None and game.active == self.seat and game.facts.phase == Phase.BIDS:
            return said.Bid(min(1, game.cash(seat)) if seat == (self.seat + 1) % 3 else 0)
        return super().__call__(game, seat)

    def foolish(self, game: Game) -> AnyAction | None:
        return said.Accept() if game.facts.phase == Phase.DECIDE and game.facts.high == 1 else None


class Idle(Once):
    """Nothing at all, all game long."""

    def __call__(self, game: Game, seat: int) -> AnyAction | None:
        idle = seat == self.seat and game.facts.phase == Phase.ACT
        return said.Pass() if idle else None


def costliest(blunder: Once, seed: int = 3, **options: int) -> tuple[CostlyDecision, ...]:
    game = played(blunder, seed, **options)
    return make_review(game, 2 * FEW).seats[blunder.seat].costliest


def named(found: tuple[CostlyDecision, ...], number: int | None) -> AnyCause | None:
    return next((one.cause for one in found if one.number == number), None)


def test_a_bid_of_all_that_one_has_is_found_and_named():
    blunder = BidAll(1)
    cause = named(costliest(blunder), blunder.number)
    assert isinstance(cause, BidAboveWorth), cause
    assert cause.dollars == cause.bid - cause.worth > 0


def test_a_cargo_sold_for_a_dollar_is_found_and_named():
    blunder = SellForOne(1)
    cause = named(costliest(blunder, seed=2, supply=8, round_limit=9), blunder.number)
    assert isinstance(cause, SoldBelowWorth), cause
    assert cause.bid == 1
    assert cause.dollars == cause.worth - 3 > 0


def test_who_does_nothing_is_told_what_was_left_undone():
    causes = [one.cause for one in costliest(Idle(2))]
    assert causes
    assert all(isinstance(cause, PassedWithActions | StoreEmptyFor) for cause in causes), causes
    empty = [cause for cause in causes if isinstance(cause, StoreEmptyFor)]
    assert all(cause.rounds >= 2 for cause in empty)


# Words


@pytest.mark.parametrize("language", languages())
def test_every_cause_and_action_can_be_said(language):
    options = Options.make("anniversary", 3)
    for kind in msgspec.inspect.type_info(AnyCause).types:  # type: ignore[attr-defined]
        each = [
            field.type.values if isinstance(field.type, msgspec.inspect.LiteralType) else (0, 1, 2)
            for field in kind.fields
        ]
        for values in product(*each):
            fields = dict(zip((field.name for field in kind.fields), values, strict=True))
            assert tell_cause(kind.cls(**fields), language)
    for seat in sound_review().seats:
        for one in seat.costliest:
            assert tell_action(one.played, options, language)
            assert tell_action(one.better, options, language)
