"""How much a bot can be exploited, as far as the bots at hand tell: each alone among copies of it.

What the best of them wins is a lower bound: somebody who is made to beat the bot may win more. The
best is chosen by some games and measured by others, since the best of several is partly luck.
"""

from __future__ import annotations

from typing import NamedTuple, TextIO

from longshore.bots.registry import entries, exploiters
from longshore.engine.readiness import prepare
from longshore.game.options import Options
from longshore.lab.crew import Crew
from longshore.lab.ladder import running
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.intervals import Interval, share
from longshore.lab.players import check_players
from longshore.lab.progress import showing
from longshore.lab.stopping import listening
from longshore.lab.table_parts import table_parts
from longshore.lab.workers import open_crew
from longshore.text.errors import UserError

SHOWN = 2**40  # seeds from here on are for showing
FIRST_LOOK = 8  # the best is chosen by this part of the games, each


class Exploited(NamedTuple):
    """What a response wins alone among copies of a bot: one that was trained, or one at hand."""

    bot: str
    table: str
    response: str | None  # None: it was trained
    decisions: int  # that it learned from
    games: int
    won: Interval
    even: float

    def told(self) -> str:
        """In a line."""
        won = self.won
        who = f"a response trained for {self.decisions:,} decisions"
        if self.response is not None:
            who = f"the strongest response at hand, {self.response},"
        return (
            f"{self.bot} in {self.table}: {who} wins"
            f" {won.value:.1%} of {self.games} games ({won.low:.1%} to {won.high:.1%});"
            f" even is {self.even:.1%}"
        )


def at_hand(bot: str) -> list[str]:
    """Who is tried against a bot: all that decide at once, the exploiters among them."""
    quick = [one.name for one in entries() if one.kind in {"bot", "personality"}]
    known = [*(one.name for one in exploiters()), *quick]
    return [name for name in known if name not in {"random", "search", bot}]


def exploit_at_hand(
    bot: str,
    options: Options,
    *,
    games: int,
    responses: list[str] | None = None,
    workers: int | None = None,
    progress: TextIO | None = None,
) -> Exploited:
    """Try who is at hand against copies of a bot, and measure the strongest by other games."""

    def among(one: str, games: int, seed: int) -> Contest:
        return Contest(options=options, bots=(one, bot), challenge=True, games=games, seed=seed)

    check_players([bot])
    first = max(options.seats, games // FIRST_LOOK)
    tried = [among(one, first, SHOWN) for one in responses or at_hand(bot)]
    for one in tried:
        running.check_bots(one)
        prepare(*table_parts(running.setting_of(one, one.line_ups()[0])), stream=progress)
    last = among(tried[0].bots[0], games, SHOWN + 1)
    whole = sum(one.rounded_games for one in [*tried, last])
    with (
        listening() as stop,
        open_crew(workers, stop=stop) as crew,
        showing(0, whole, progress) as step,
    ):
        found = {one.bots[0]: _won(one, crew, step).value for one in tried}
        best = max(found, key=lambda name: found[name])
        won = _won(among(best, games, SHOWN + 1), crew, step)
        if stop.asked:
            raise UserError("Stopped before all games were played; nothing is kept of them.")
    table = f"{options.edition}-{options.seats}"
    return Exploited(bot, table, best, 0, last.rounded_games, won, 1 / options.seats)


def _won(contest: Contest, crew: Crew, step: running.Progress) -> Interval:
    """What the challenger wins."""
    result = running.begin(contest)
    running.play(result, crew, engine="local", hands=None, file=None, progress=step)
    wins = sum(
        game.win_share(seat)
        for game in result.games
        for seat, bot in enumerate(game.line_up)
        if bot == 0
    )
    return share(wins, len(result.games))
