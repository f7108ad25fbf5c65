"""Longshore's own bots in whole games: through the Python interface, and in compiled code.

Runs in the project's environment, in a process of its own, and prints what the peers print.
"""

from collections.abc import Callable
from importlib.metadata import version
from itertools import count

from peers import harness

SEATS = 4
BATCH = 20  # games or playouts between two looks at the clock

Play = Callable[[], harness.Tally]


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """Whole games of four bots of one kind."""
    edition, bots = game.split(":")
    play = GAMES[bots](edition)
    named = f"longshore {version('longshore')}, numba {version('numba')}"
    play()  # compiles, or fetches what was compiled before
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


def _tally(decisions: int, games: int, ended: int) -> harness.Tally:
    return harness.Tally(decisions, games=ended, given_up=games - ended)


def random_games(edition: str) -> Play:
    return _through_python(edition, "random")


def merchant_games(edition: str) -> Play:
    return _through_python(edition, "merchant")


def _through_python(edition: str, bot: str) -> Play:
    """As `longshore simulate` plays them: every answer is checked, every game gives its rows."""
    from longshore.game.options import Options
    from longshore.lab.setting import Setting
    from longshore.lab.table import play_table

    setting = Setting.make(Options.make(edition, SEATS), [bot])
    numbers = count()

    def play() -> harness.Tally:
        result = play_table(setting, next(numbers))
        return _tally(sum(result.decisions), 1, int(result.game.ended == "supply"))

    return play


def compiled_games(edition: str) -> Play:
    """A batch of games of merchants in compiled code."""
    from longshore.bots.merchant.batch import play_games
    from longshore.game.options import Options

    options = Options.make(edition, SEATS)
    seeds = count(step=BATCH)

    def play() -> harness.Tally:
        rows = play_games(options, BATCH, next(seeds))
        return _tally(int(rows["decisions"].sum()), BATCH, int(rows["supply_out"].sum()))

    return play


def playouts(edition: str) -> Play:
    """From the middle of merchants' games to their end, as a search plays them out."""
    from longshore.game.options import Options
    from playouts import Playouts

    starts = Playouts(Options.make(edition, SEATS), BATCH)
    seeds = count(step=BATCH)

    def play() -> harness.Tally:
        decisions, ended = starts.play(next(seeds))
        return _tally(decisions, BATCH, ended)

    return play


GAMES: dict[str, Callable[[str], Play]] = {
    "random": random_games,
    "merchant": merchant_games,
    "merchant-compiled": compiled_games,
    "merchant-playouts": playouts,
}


if __name__ == "__main__":
    named = (f"{edition}:{bots}" for edition in ("classic", "anniversary") for bots in GAMES)
    harness.main(measure, tuple(named))
