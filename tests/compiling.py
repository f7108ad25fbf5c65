"""Compile what the tests use, before the workers start that would each compile it anew."""

from __future__ import annotations

import numpy as np

from longshore.bots.merchant.batch import play_games
from longshore.cli.warmup import every_part
from longshore.engine import deal, observe, play, scoring, step
from longshore.engine.journal import new_journal
from longshore.engine.moves import MOVES
from longshore.engine.readiness import Part, Step, prepare
from longshore.engine.state import new_state
from longshore.envs.one_game import OneGame
from longshore.game.options import Options

_CALLED = ("longshore.engine.step", "longshore.engine.observe", "longshore.bots.merchant.batch")


def compile_all() -> None:
    """Quick if it was done before: the compiled functions lie in the cache."""
    parts = every_part()
    modules = dict.fromkeys(module for part in parts for module in part.modules)
    prepare(*parts, Part("the tests' own calls", (*modules, *_CALLED), _steps))


def _steps() -> list[Step]:
    table = Options.make("classic", 3)
    return [
        ("single moves", _moves),
        ("games of merchants", lambda: play_games(table, 1)),
        ("environments", lambda: _environments(table)),
    ]


def _moves() -> None:
    state, dealt, moves, journal = new_state(), play.new_deal(), play.new_moves(), new_journal()
    rules = Options.make("classic", 3, round_limit=1).rules()
    deal.copy_rules(state, rules)
    deal.clear(state)
    play.start(state, rules, dealt, journal)
    play.start_seeded(state, rules, dealt, 1)
    seat = play.first_waiting(state)
    step.waiting(state)
    step.legal(state, seat, moves)
    step.legal_mask(state, seat, np.zeros(MOVES, np.bool_))
    step.allowed(state, seat, 0)
    step.step(state, seat, 2, None)
    step.step(state, seat, 3, journal)
    step.apply(state, seat, 2, None)
    step.apply(state, seat, 3, journal)
    play.play_random(state, rules, dealt, moves, 1, 10)
    play.perft(state, 1)
    for reading in (scoring.score, scoring.island_left, scoring.island_score):
        reading(state, 0)
    scoring.winners(state)


def _environments(options: Options) -> None:
    game = OneGame(options, "shaped")
    game.observe(0), game.observe_all(0)
    observe.observe(game.buffer.state, 0, game.observe(0))
    observe.observe_all(game.buffer.state, 0, game.observe(0))
    game.play(game.to_move, int(game.offered(game.to_move)[0]))
    OneGame(options, "win").copy().worths()


if __name__ == "__main__":
    compile_all()
