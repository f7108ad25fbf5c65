"""Bots at a table with a `Game`: they decide again as they did, and know what was shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from longshore import Game, Record
from longshore.bots import Bot, Budget, Decision, SeatedBots, play_out
from longshore.bots.auction_history import AuctionHistory
from longshore.bots.uniform import Random
from longshore.game import actions as said
from tests.bots.players import Answering
from tests.tabletop import position

RANDOM: dict[int, Bot] = dict.fromkeys(range(5), Random())
GOLDEN = Path(__file__).parents[1] / "golden"
TABLES = [("classic", {}), ("anniversary", {}), ("classic", {"auction": "progressive"})]


class Watching(Random):
    """Plays anything, and notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def choose(self, decision: Decision) -> list[int]:
        self.shown.append(len(decision.auctions))
        return super().choose(decision)


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_a_game_of_bots(edition: str, options: dict[str, str]) -> None:
    game = Game.new(edition, 4, seed=3, round_limit=12, **options)
    assert play_out(game, RANDOM, seed=5) == []
    assert game.over
    again = Game.new(edition, 4, seed=3, round_limit=12, **options)
    play_out(again, RANDOM, seed=5)
    assert again.history == game.history
    other = Game.new(edition, 4, seed=3, round_limit=12, **options)
    play_out(other, RANDOM, seed=6)
    assert other.history != game.history


def test_the_same_is_decided_again_after_an_undo() -> None:
    game = Game.new("classic", 3, seed=3)
    table = SeatedBots(game, RANDOM, seed=5)
    for _ in range(60):
        table.play(game.waiting[0])
    before = game.history
    while len(game.history) > 20:
        game.undo()
    while len(game.history) < len(before):
        table.play(game.waiting[0])
    assert game.history == before


def test_choosing_plays_nothing() -> None:
    game = Game.new("classic", 3, seed=3)
    table = SeatedBots(game, RANDOM, seed=5)
    chosen = table.choose(game.waiting[0])
    assert game.history == ()
    table.play(game.waiting[0])
    assert [played.action for played in game.history] == chosen.actions


def test_several_actions_in_one_answer_are_all_played() -> None:
    game = position(blue={"cash": 0, "machines": "k"})
    moves = {name: number for number, name in enumerate(("pass", "done", "loan"))}
    bot = Answering(lambda _: [moves["loan"], moves["loan"], moves["pass"]])
    SeatedBots(game, {0: bot}, seed=1).play(0)
    actions = [played.action for played in game.history]
    assert actions == [said.TakeLoan(), said.TakeLoan(), said.Pass()]


@pytest.mark.parametrize("name", ["classic-3", "anniversary-3", "classic-4-progressive"])
def test_bots_know_the_auctions_of_the_whole_game(name: str) -> None:
    """Also of what people played, of a game gone on with, and after an undo."""
    record = Record.read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))
    half = len(record.actions) // 2
    game, bot = Game.from_record(record, upto=half), Watching()
    table = SeatedBots(game, dict.fromkeys(range(game.options.seats), bot), seed=2)
    for seat, action in record.actions[half:-1]:
        table.choose(game.waiting[0])
        assert bot.shown[-1] == seen(game)
        game.play(action, seat)
    assert 0 < bot.shown[0] < bot.shown[-1]
    for _ in range(len(record.actions) - 20):
        game.undo()
    table.choose(game.waiting[0])
    assert bot.shown[-1] == seen(game) < bot.shown[-2]


def test_a_bot_cannot_change_what_the_others_are_shown() -> None:
    record = Record.read((GOLDEN / "classic-3.game").read_text(encoding="utf-8"))
    game = Game.from_record(record, upto=len(record.actions) - 1)
    shown = []

    def scribble(decision: Decision) -> str:
        shown.append(decision.auctions.copy())
        decision.auctions["bid"] = 99
        return "pass"

    table = SeatedBots(game, dict.fromkeys(range(3), Answering(scribble)), seed=2)
    for _ in range(2):
        table.choose(game.waiting[0])
    assert len(shown[0]) == seen(game) > 0
    assert shown[1]["bid"].tolist() == shown[0]["bid"].tolist()


def seen(game: Game) -> int:
    """How many auctions have been shown, counted from the start."""
    witnesses = AuctionHistory()
    for before, after in zip(game.buffers, game.buffers[1:], strict=False):
        witnesses.see(before, after)
    return len(witnesses.rows)


def test_the_buffers_of_a_game_are_its_past() -> None:
    game = Game.new("classic", 3, seed=3)
    first = game.buffer
    game.play("build warehouse")
    assert game.buffers == (first, game.buffer)
    game.undo()
    assert game.buffers == (first,)


def test_budget_and_forfeits() -> None:
    budgets = []

    def note(decision: Decision) -> str:
        budgets.append(decision.budget)
        return "fold"

    game = Game.new("classic", 3, seed=3)
    table = SeatedBots(game, {game.active: Answering(note)}, 1, Budget(seconds=0.25), patience=None)
    active = game.active
    table.play(active)
    assert budgets == [Budget(seconds=0.25)]
    (forfeit,) = table.forfeits
    assert (forfeit.seat, forfeit.played) == (active, 0)
    assert forfeit.reason.startswith("said 'fold'")
