"""Tables of our own bots never freeze: nobody waits for an offer that nobody makes."""

from __future__ import annotations

from itertools import groupby

import pytest

from longshore import Game, Options
from longshore.bots import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game import actions as said
from longshore.lab.setting import Setting
from longshore.lab.table import play_table
from tests.support import TABLES

# Four searches passed here from round 3 to round 24, and could have gone on.
FROZEN = """longshore classic 4; turn yellow, round 4, first yellow; supply k11 n14 o13 t16 w14
blue: cash 5, card B, machines w k, warehouses 3, factory k@2 w@3 w@3
red: cash 5, card D, machines n k, warehouses 3, factory k@2 n@3 n@3
yellow: cash 5, card C, machines k o, warehouses 3, factory k@2 k@2 o@3
green: cash 5, card A, machines o k, warehouses 3, factory k@2 o@2 o@3
"""

# Who is behind would not end the game, and who is ahead had no room to make anything: 27 rounds.
LATE = """longshore anniversary 3; turn yellow, round 28, first yellow; supply k0 n1 p1 e10 g10
blue: cash 27, card A, machines k n, island k3 n1 p2 e1
red: cash 87, card B, machines n, warehouses 2, factory n@2 n@3, island k1 p2
yellow: cash 3, loans 2, card E, machines p k, island k7 n5 p6
broker I: goods n1, money 6
broker II: money 11
broker III: money 2
"""

# Every store full at the lowest price, and nobody to begin with taking something away: 70 rounds.
STALLED = """longshore classic 3; turn blue, round 41; supply k12 n3 o9 t0 w12
blue: cash 18, card B, machines t n, warehouses 2, factory n@1 t@1 t@1 t@1
blue: harbour n@2 t@2, island n t
red: cash 6, card D, machines n t, warehouses 2, factory n@1 n@1 t@1 t@1
red: harbour t@2 t@3, island n t
yellow: cash 18, card C, machines o t, warehouses 2, factory o@1 o@1 o@1 t@1
yellow: harbour n@2 n@2, island n t
"""

POSITIONS = {"early": FROZEN, "late": LATE, "stalled": STALLED}


def most_idle_turns(game: Game, bot: str, rounds: int) -> int:
    """The most turns in a row that bots of one kind give up whole, in so many rounds."""
    seated = SeatedBots(game, {seat: make_bot(bot) for seat in range(game.options.seats)}, seed=3)
    last = game.state.round_number + rounds
    turns: dict[tuple[int, int], list[said.AnyAction]] = {}
    while not game.over and game.state.round_number <= last:
        seat = game.waiting[0]
        turn = (int(game.state.round_number), game.active)
        for action in seated.choose(seat).actions:
            turns.setdefault(turn, []).append(action)
            game.play(action, seat)
    idle = [all(isinstance(action, said.Pass) for action in done) for done in turns.values()]
    return max((len(list(run)) for given_up, run in groupby(idle) if given_up), default=0)


@pytest.mark.parametrize("bot", ["merchant", "search:playouts=100"])
@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_that_froze_goes_on(position: str, bot: str) -> None:
    game = Game.from_position(POSITIONS[position])
    assert most_idle_turns(game, bot, rounds=6) < game.options.seats


SOME = [("classic", 4), ("anniversary", 3)]
EACH = [pytest.param(*table, marks=() if table in SOME else pytest.mark.soak) for table in TABLES]


@pytest.mark.parametrize(("edition", "seats"), EACH)
def test_merchants_keep_trading_to_the_end(edition: str, seats: int) -> None:
    """Of these games 1 to 20 in a hundred froze, for up to 70 rounds."""
    setting = Setting.make(Options.make(edition, seats), ["merchant"], seed=1000)
    games = [play_table(setting, number).game for number in range(40)]
    assert max(game.idle_rounds for game in games) <= 1
    assert {game.ended for game in games} == {"supply"}
    assert max(game.rounds for game in games) <= 60


@pytest.mark.parametrize(("edition", "seats"), SOME)
def test_searches_keep_trading_to_the_end(edition: str, seats: int) -> None:
    setting = Setting.make(Options.make(edition, seats), ["search:playouts=30"], seed=1000)
    games = [play_table(setting, number).game for number in range(2)]
    assert max(game.idle_rounds for game in games) <= 1
    assert {game.ended for game in games} == {"supply"}
