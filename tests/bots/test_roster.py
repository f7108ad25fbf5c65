"""Every bot that has a name plays whole games at all kinds of tables, and peeks at nothing."""

from __future__ import annotations

import random

from longshore import Game, Options
from longshore.bots import Decision, ask, bot_rng, entries, make_bot, play_out
from longshore.bots.auction_history import AuctionHistory
from longshore.bots.registry import find
from tests.positions import random_action
from tests.random_play import SOME_TABLES
from tests.secrecy.harness import other_cards

THINKS = ("search", "hard", "master")
QUICK = tuple(entry.name for entry in entries() if entry.name not in THINKS)
BRIEF = tuple(f"{name}:playouts=8" for name in THINKS)  # not by the clock: the same every time


def limited(options: Options, rounds: int) -> Options:
    return Options.make(
        options.edition, options.seats, **{**options.changes(), "round_limit": rounds}
    )


def drawn(seed: int, specs: tuple[str, ...], seats: int) -> list[str]:
    """Who sits where: all of them in turn, over a few seeds."""
    return [specs[(seed * seats + seat) % len(specs)] for seat in range(seats)]


@SOME_TABLES
def test_no_bot_forfeits_anything(options: Options) -> None:
    for seed in range(4):
        game = Game.start(limited(options, 12), seed=seed)
        specs = drawn(seed, QUICK, options.seats)
        forfeits = play_out(game, {seat: make_bot(s) for seat, s in enumerate(specs)}, seed)
        assert [(specs[one.seat], one.reason) for one in forfeits] == []
        assert game.over


@SOME_TABLES
def test_nor_do_those_that_think(options: Options) -> None:
    game = Game.start(limited(options, 3), seed=1)
    specs = [*BRIEF, *QUICK][: options.seats]
    forfeits = play_out(game, {seat: make_bot(s) for seat, s in enumerate(specs)}, 1)
    assert [(specs[one.seat], one.reason) for one in forfeits] == []
    assert game.over


def choice(game: Game, seat: int, spec: str, seed: int) -> tuple[int, ...]:
    """What a new bot does there, with all that was shown in the game so far."""
    witnesses = AuctionHistory()
    for before, after in zip(game.buffers, game.buffers[1:], strict=False):
        witnesses.see(before, after)
    rows = witnesses.rows
    decision = Decision(
        game.buffer, game.options, seat, bot_rng(seed, seat), witnessed=lambda: rows
    )
    return ask(make_bot(spec), decision).moves


@SOME_TABLES
def test_V1_every_bot_does_the_same_in_worlds_that_differ_in_others_cards(
    options: Options,
) -> None:
    chance, compared = random.Random(3), 0
    game = Game.start(limited(options, 8), seed=3)
    twins = []
    for seat in range(options.seats):
        deal = chance.choice(list(other_cards(game.deal, seat)))
        twins.append(Game.start(game.options, deal=deal))
    while not game.over:
        for seat in game.waiting:
            if chance.random() < 0.25:
                spec = chance.choice((*QUICK, *QUICK, *QUICK, BRIEF[0]))
                here, there = (choice(one, seat, spec, compared) for one in (game, twins[seat]))
                assert here == there, spec
                compared += 1
        seat, action = random_action(chance, game)
        for each in (game, *twins):
            each.play(action, seat)
    assert compared > 10


def test_V1_every_bot_does_the_same_whatever_others_have_sealed() -> None:
    games = []
    for bid in ("bid 0", "bid 9", "bid 25 loan"):
        ship = {"at": "sea", "cargo": "k n o"}
        seats = {"blue": {"ship": ship}, "red": {"cash": 20}, "yellow": {"island": "k n"}}
        game = Game.from_position({"edition": "classic", "seats": 4, **seats})
        game.play("sail island")
        game.play(f"red: {bid}")
        games.append(game)
    for spec in (*QUICK, BRIEF[0]):
        for seed in range(4):
            for seat in (2, 3):
                assert len({choice(game, seat, spec, seed) for game in games}) == 1, spec


def test_no_parameter_is_shown_that_means_nothing_beside_another() -> None:
    assert find("hard").unused == find("master").unused == ("seconds",)
    assert find("search").unused == ()
    parameters = {one.name for one in find("hard").parameters()}
    assert {"playouts", "seconds"} <= parameters  # it may be given all the same
