"""Contests whose games were never played, for tests of what is made of games."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.game.options import Options
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.result import BotOrigin, ContestResult, LadderGame, Machine, Session

MACHINE = Machine(cores=16, processor="some processor", system="Linux", python="3.12.1")


def contest(*bots: str, challenge: bool = False, seats: int = 4, **rest: int) -> Contest:
    return Contest(options=Options.make("classic", seats), bots=bots, challenge=challenge, **rest)


def game(
    number: int,
    line_up: Sequence[int],
    winners: Sequence[int],
    *,
    rounds: int = 20,
    idle_rounds: int = 0,
    ended: str = "supply",
    score: int = 90,
    auctions: int = 3,
) -> LadderGame:
    """A game in which the winners have the score and the others half of it; seat 0 starts."""
    seats = range(len(line_up))
    lost = 1 + len(winners)
    return LadderGame(
        number=number,
        line_up=tuple(line_up),
        first=0,
        rounds=rounds,
        idle_rounds=idle_rounds,
        ended=ended,
        winners=tuple(winners),
        scores=tuple(score if seat in winners else score // 2 for seat in seats),
        ranks=tuple(1 if seat in winners else lost for seat in seats),
        shipped=tuple(4 * auctions for _ in seats),
        auctions=tuple(auctions for _ in seats),
        decisions=tuple(50 for _ in seats),
        forfeits=tuple(0 for _ in seats),
    )


def result(
    contest: Contest, games: Sequence[LadderGame], timed: tuple[str, ...] = ()
) -> ContestResult:
    clocks = [DecisionClock() for _ in contest.bots]
    for clock in clocks:
        clock.add([0.002] * 95 + [0.5] * 5)
    return ContestResult(
        command=contest.command(),
        contest=contest,
        origin=BotOrigin(contest.bots, tuple("0" * 16 for _ in contest.bots)),
        timed=timed,
        sessions=[Session(MACHINE, "local", 16, len(games), 61.0)],
        clocks=clocks,
        games=list(games),
    )


def won_by_challenger(played: Contest, wins: int, **rest: int | str) -> ContestResult:
    """A challenge whose first `wins` games the challenger won, and a seat of the field the rest."""
    games = []
    for number, line_up in enumerate(played.line_ups()):
        challenger = line_up.index(0)
        winner = challenger if number < wins else (challenger + 1) % len(line_up)
        games.append(game(number, line_up, [winner], **rest))  # type: ignore[arg-type]
    return result(played, games)
