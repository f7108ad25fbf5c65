"""What paired deals spare: the same line-ups with paired deals, and with deals of their own.

    python benchmarks/pairing.py --deals 300 easy steady shipper hoarder

Prints, for each bot, the variance of its mean lead over the table in both, from the games alone.
"""

from __future__ import annotations

import argparse
from statistics import fmean, variance

import msgspec

from longshore.game.options import Options
from longshore.lab import workers
from longshore.lab.arena.standings import leads_by_deal
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.result import LadderGame
from longshore.lab.ladder.running import line_of, setting_of
from longshore.lab.workers import Job


def played(contest: Contest, *, paired: bool) -> list[LadderGame]:
    """All games of a contest, in the order of their numbers."""
    jobs = []
    for number, line_up in enumerate(contest.line_ups()):
        alike = contest.alike if paired else 1
        setting = msgspec.structs.replace(setting_of(contest, line_up), alike=alike)
        jobs.append(Job(setting, number))
    with workers.open_crew() as crew:
        return [line_of(table, contest) for table in workers.run_jobs(crew, jobs)]


def main() -> None:
    """Play both, and print a table."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--deals", type=int, default=300)
    reader.add_argument("bots", nargs="+")
    given = reader.parse_args()
    options = Options.make("classic", 4)
    games = given.deals * options.seats
    contest = Contest(options=options, bots=tuple(given.bots), games=games, paired=True)
    apart, paired = (played(contest, paired=one) for one in (False, True))
    for number, bot in enumerate(contest.bots):
        singles = [lead for deal in leads_by_deal(apart, number, 4) for lead in deal]
        means = [fmean(deal) for deal in leads_by_deal(paired, number, 4)]
        one, other = variance(singles) / len(singles), variance(means) / len(means)
        print(f"| `{bot}` | {one:.2f} | {other:.2f} | {one / other:.2f} |")


if __name__ == "__main__":
    main()
