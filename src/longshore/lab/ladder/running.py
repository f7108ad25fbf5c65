"""Playing a contest: every game a job of its own, kept whenever some of them are done."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from longshore.bots.bot import Budget
from longshore.bots.registry import OUTSIDE, BotError, find, make_bot
from longshore.engine.readiness import prepare
from longshore.lab import workers
from longshore.lab.crew import Crew
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.effort import Effort
from longshore.lab.ladder.machine import this_machine
from longshore.lab.ladder.origin import by_clock, origin_of
from longshore.lab.ladder.result import ContestResult, LadderGame, Session, missing, write
from longshore.lab.setting import Setting
from longshore.lab.table import Fault, TableResult
from longshore.lab.table_parts import table_parts
from longshore.lab.workers import Job, cores
from longshore.text.errors import UserError

Progress = Callable[[], object]  # hears of every game
SAVE_EVERY = 20.0  # seconds between two savings
MOST_FAULTS = 5  # reasons that are kept
WARM_ROUNDS = 3
WARM_SECONDS = 0.01  # for a decision, of a bot that goes by the budget it is given


def check_bots(contest: Contest) -> None:
    """Whether all bots of a contest can be seated; what is wrong is one line."""
    for number, bot in enumerate(contest.bots):
        if bot in contest.bots[:number]:
            raise UserError(f"{bot} is named twice.")
        try:
            make_bot(bot)
        except BotError as problem:
            raise UserError(str(problem)) from None


def warm_up(crew: Crew | None, contest: Contest, hands: int) -> None:
    """Play a little with every bot, so that no decision that counts has to wait for a compiler.

    Without a crew in this process, which compiles what was never compiled; with one by every hand,
    which finds that on disk. Who thinks outside of this process needs none of it, and might be
    paid for it. Its games have a number that no game of the contest has, so that one
    that comes late is not taken for one of those.
    """
    seats = contest.options.seats
    bots = [bot for bot in contest.bots if find(bot).kind != OUTSIDE]
    settings = [
        Setting.make(
            contest.options,
            bots[start : start + seats],
            seed=contest.seed,
            rotate=False,
            stall=WARM_ROUNDS,
            budget=Budget(seconds=WARM_SECONDS),
        )
        for start in range(0, len(bots), seats)
    ]
    if crew is None:
        for setting in settings:
            prepare(*table_parts(setting))
        return
    for setting in settings:
        if crew.stop.asked:
            return
        for _ in workers.play(crew, [Job(setting, contest.rounded_games)] * (2 * hands)):
            pass


def begin(contest: Contest) -> ContestResult:
    """A result without games."""
    return ContestResult(
        command=contest.command(),
        contest=contest,
        origin=origin_of(contest.bots),
        timed=tuple(bot for bot in contest.bots if by_clock(bot)),
        clocks=[DecisionClock() for _ in contest.bots],
    )


def play(
    result: ContestResult,
    crew: Crew,
    *,
    engine: str,
    hands: int | None,
    file: Path | None,
    progress: Progress,
) -> None:
    """Play the games that a result lacks; if there is a file, keep them there as they come.

    Whatever stops this, an interruption too, what is done stays in the result and in the file.
    Games that were not asked for, or that come twice, are left out.
    """
    numbers = missing(result)
    if not numbers:
        return
    round_ = _Round(result, engine, hands, file, progress)
    waiting = set(numbers)
    line_ups = result.contest.line_ups()
    jobs = [Job(setting_of(result.contest, line_ups[number]), number) for number in numbers]
    try:
        for _, table in workers.play(crew, jobs):
            if table.number not in waiting:
                continue
            waiting.remove(table.number)
            round_.take(table)
            round_.save_now_and_then()
    finally:
        round_.save()


def setting_of(contest: Contest, line_up: tuple[int, ...]) -> Setting:
    """What a game of a contest is played by."""
    return Setting.make(
        contest.options,
        [contest.bots[bot] for bot in line_up],
        seed=contest.seed,
        rotate=False,
        stall=contest.stall,
        alike=contest.alike,
    )


class _Round:
    """One go at a contest: takes games in whatever order they are done."""

    def __init__(
        self,
        result: ContestResult,
        engine: str,
        hands: int | None,
        file: Path | None,
        progress: Progress,
    ) -> None:
        self.result, self.file, self.progress = result, file, progress
        # how many a cluster has is its own business
        self.engine, self.hands = engine, hands or (cores() if engine == "local" else 0)
        self.before = list(result.sessions)
        self.games = 0
        self.effort = Effort(self.hands if engine == "local" else 0, len(missing(result)))
        self.began = self.saved = time.monotonic()

    def take(self, table: TableResult) -> None:
        played = line_of(table, self.result.contest)
        self.result.games.append(played)
        for seat, bot in enumerate(played.line_up):
            self.result.clocks[bot].add(table.times[seat])
        self._remember(table.faults)
        self.games += 1
        self.progress()

    def _remember(self, faults: Sequence[Fault]) -> None:
        """Keep why a decision was forfeited, the same reason of the same bot once."""
        known = {(fault.bot, fault.reason) for fault in self.result.faults}
        for fault in faults:
            if len(known) < MOST_FAULTS and (fault.bot, fault.reason) not in known:
                known.add((fault.bot, fault.reason))
                self.result.faults.append(fault)

    def save_now_and_then(self) -> None:
        if time.monotonic() - self.saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Put the result in order, and into its file."""
        self.result.games.sort(key=lambda game: game.number)
        for clock in self.result.clocks:
            clock.classes = dict(sorted(clock.classes.items()))
        if self.games:
            self.result.sessions = [*self.before, self._session()]
        if self.file is not None and self.games:
            write(self.result, self.file)
        self.saved = time.monotonic()

    def _session(self) -> Session:
        spent = round(time.monotonic() - self.began, 1)
        machine, core = this_machine(), self.effort.share()
        return Session(machine, self.engine, self.hands, self.games, spent, core)


def line_of(table: TableResult, contest: Contest) -> LadderGame:
    """What is kept of a game."""
    seats = table.seats
    return LadderGame(
        number=table.number,
        line_up=tuple(contest.bots.index(row.bot) for row in seats),
        first=table.game.first,
        rounds=table.game.rounds,
        idle_rounds=table.game.idle_rounds,
        ended=table.game.ended,
        winners=tuple(row.seat for row in seats if row.win_share > 0),
        scores=tuple(row.score for row in seats),
        ranks=tuple(row.rank for row in seats),
        shipped=tuple(row.shipped for row in seats),
        auctions=tuple(row.auctions for row in seats),
        decisions=tuple(row.decisions for row in seats),
        forfeits=tuple(row.forfeits for row in seats),
    )
