"""catanatron: four of its own players at a table of Catan, every decision counted.

Its package on PyPI holds three players that decide by themselves. Those that its authors call
stronger, with a value function or alpha-beta search, are in its repository only.
"""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness

PLAYERS = {
    "random": ("catanatron", "RandomPlayer"),
    "weighted": ("catanatron.players.weighted_random", "WeightedRandomPlayer"),
    "victory-points": ("catanatron.players.search", "VictoryPointPlayer"),
}


def measure(players: str, seconds: float, warmup: float) -> harness.Played:
    """Whole games by `play_tick`, which lists, lets the player choose, and applies."""
    catanatron: Any = import_module("catanatron")
    turn_limit: int = import_module("catanatron.game").TURNS_LIMIT
    module, name = PLAYERS[players]
    player: Any = getattr(import_module(module), name)

    def play() -> harness.Tally:
        game = catanatron.Game([player(colour) for colour in catanatron.Color])
        moves = 0
        # the loop of its own Game.play, less the copies that play makes for its observers
        while game.winning_color() is None and game.state.num_turns < turn_limit:
            game.play_tick()
            moves += 1
        won = int(game.winning_color() is not None)
        return harness.Tally(moves, games=won, given_up=1 - won)

    named = f"catanatron {version('catanatron')}"
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


if __name__ == "__main__":
    harness.main(measure, tuple(PLAYERS))
