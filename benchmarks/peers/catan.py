"""catanatron: four random players at a table of Catan, every action counted."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness


def measure(_game: str, seconds: float, warmup: float) -> harness.Played:
    """Whole games by `play_tick`, which lists, lets the player choose, and applies."""
    catanatron: Any = import_module("catanatron")
    turn_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def play() -> harness.Tally:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
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
    harness.main(measure, ("catan",))
