"""What a contest is: a tournament, whose rounds follow each other, or a league, with one every so
many days.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from longshore.game.options import MAX_SEATS, MIN_SEATS
from longshore.server.domain.refused import Malformed
from longshore.server.domain.settings import (
    LONGEST_TITLE,
    STANDARD_BOT,
    ClockSettings,
    Pace,
    Settings,
    Strict,
    checked_bot,
    checked_settings,
    make_options,
    tidy,
)
from longshore.server.matches.domain.waiting import CLOCKS

ContestKind: TypeAlias = Literal["tournament", "league"]
ContestStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
LEAST_PLAYERS, MOST_PLAYERS = 3, 200
LONGEST_NAME = LONGEST_TITLE - 10  # the number of the round stands behind it at tables
MOST_ROUNDS, MOST_DAYS = 20, 28
DAY_MS = 24 * 3600 * 1000
LATEST_MS = 180 * DAY_MS  # before the first round
PAUSE_MS: dict[Pace, int] = {"live": 120_000, "days": 0}  # between two rounds of a tournament
CHECK_IN_MS = 900_000  # before a live round, for which people say that they are there
LATE_MS = 300_000  # after which a live round does not begin without asking again who is there


class ContestPlan(Strict, frozen=True, kw_only=True):
    """The wish for a contest. It begins at `starts_at`, in ms since 1970; a league has a round
    every `days`. Empty seats are filled by the bot.
    """

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    kind: ContestKind = "tournament"
    edition: str = "classic"
    seats: Annotated[int, Meta(ge=MIN_SEATS, le=MAX_SEATS)] = 4
    pace: Pace = "live"
    clock: ClockSettings | None = None
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    starts_at: int
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 7
    bot: str = STANDARD_BOT

    @property
    def clocks(self) -> ClockSettings:
        """Those of its tables."""
        return self.clock or CLOCKS[self.pace]

    def checks_in_at(self, round_: int, next_at: int | None) -> int | None:
        """From when on people say that they are there, of the round after this one; None if it is
        begun with all who have signed up: over days, or right after the last one.
        """
        if next_at is None or self.pace == "days" or (round_ and self.kind == "tournament"):
            return None
        return next_at - CHECK_IN_MS

    def settings(self, round_: int, *, bots: bool) -> Settings:
        """Those of a table of a round."""
        return Settings(
            title=f"{self.title} · {round_}",
            public=True,
            pace=self.pace,
            clock=self.clocks,
            undo="turn",
            rated=True,
            rated_bots=bots,
        )


def checked_plan(plan: ContestPlan, now: int) -> ContestPlan:
    """A plan that can be kept, with tidy text."""
    if not now <= plan.starts_at <= now + LATEST_MS:
        raise Malformed("contest-start", days=LATEST_MS // DAY_MS)
    edition = make_options(plan.edition, plan.seats, {}).edition
    title, bot = tidy(plan.title, LONGEST_NAME), checked_bot(plan.bot)
    plan = replace(plan, edition=edition, title=title, bot=bot)
    clock = checked_settings(plan.settings(1, bots=False)).clock
    return replace(plan, clock=None if plan.clock is None else clock)
