from __future__ import annotations

import math
import random

import msgspec
import pytest

from longshore.lab.ladder import ratings, show
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.ratings import rate
from longshore.lab.ladder.result import ContestResult
from longshore.lab.ladder.summary import summarise
from longshore.text.errors import UserError
from tests.lab.ladder_support import contest, game, result, won_by_challenger


def test_a_challenge_is_counted_by_seat():
    summary = summarise(won_by_challenger(contest("a", "b", challenge=True, games=100), 60))
    first, second = summary.standings
    assert (first.bot, first.seats, first.wins, first.share.value) == ("a", 100, 60, 0.6)
    assert (second.bot, second.seats, second.wins) == ("b", 300, 40)
    assert second.share.value == pytest.approx(40 / 300)
    assert summary.even == 0.25


def test_shared_wins_are_counted_in_fractions():
    played = contest("a", "b", challenge=True, games=4)
    games = [game(number, table, [0, 1]) for number, table in enumerate(played.line_ups())]
    summary = summarise(result(played, games))
    assert sum(line.wins for line in summary.standings) == 4
    assert next(line for line in summary.standings if line.bot == "a").wins == 1


def test_a_score_counts_once_a_game_however_many_seats():
    played = contest("a", "b", challenge=True, games=8)
    games = [game(n, table, [0], score=80 + n) for n, table in enumerate(played.line_ups())]
    field = next(line for line in summarise(result(played, games)).standings if line.bot == "b")
    means = [
        sum(one.scores[seat] for seat, bot in enumerate(one.line_up) if bot) / 3 for one in games
    ]
    assert field.score.value == pytest.approx(sum(means) / 8)
    assert field.games == 8


def test_places_are_by_turn_order_not_by_seat():
    games = [
        msgspec.structs.replace(game(number, [0] * 3, [number % 3]), first=number % 3)
        for number in range(9)
    ]
    course = summarise(result(contest("a", seats=3, games=9), games)).course
    assert [place.share.value for place in course.places] == [1.0, 0.0, 0.0]


def test_the_course_of_the_games():
    endings = ["supply"] * 17 + ["rounds"] + ["stalled"] * 2
    games = [
        game(n, [0] * 3, [0], rounds=n + 1, idle_rounds=n // 4, ended=ended, auctions=int(n > 4))
        for n, ended in enumerate(endings)
    ]
    course = summarise(result(contest("a", seats=3, games=20), games)).course
    assert course.endings == {"supply": 17, "rounds": 1, "stalled": 2}
    assert (course.rounds.value, course.longest, course.tail_rounds) == (10.5, 20, 19)
    assert course.all_ship.value == 0.75
    assert course.places[0].ships.value == 0.75
    assert (course.frozen.value, course.idlest) == (0.4, 4)
    said = show.endings(course)
    assert "In 40.0 % (21.9–61.3 %) all passed for 3 rounds in a row or more, 4 at most." in said
    assert "17 ended by the supply (85.0 %)" in said
    assert "Ended by the supply within 60 rounds: 85.0 % (64.0–94.8 %)." in said
    assert "2 stalled (10.0 %)" in said


def test_a_bot_by_itself_has_no_rating_and_no_interval():
    games = [game(number, [0] * 4, [number % 4]) for number in range(8)]
    summary = summarise(result(contest("a", games=8), games))
    assert summary.standings[0].rating is None
    assert "rating" not in show.details(summary)[0]
    assert show.standings(summary)[2].split("|")[5].strip() == "–"


# Ratings.


def test_who_wins_is_rated_higher():
    played = contest("a", "b", "c", games=84)
    games = [
        game(number, table, [table.index(min(table))])
        for number, table in enumerate(played.line_ups())
    ]
    a, b, c = rate(games, 3)
    assert a.ordinal > b.ordinal > c.ordinal
    assert a.mu > 25 > c.mu
    assert a.ordinal == pytest.approx(a.mu - 3 * a.sigma)


def test_equals_are_rated_alike_and_more_surely_with_more_games():
    chance = random.Random(3)
    played = contest("a", "b", games=160)
    games = [
        game(number, table, [chance.randrange(4)]) for number, table in enumerate(played.line_ups())
    ]
    one, other = rate(games, 2)
    assert one.mu == pytest.approx(other.mu, abs=2 * (one.sigma + other.sigma))
    assert one.sigma < rate(games[:16], 2)[0].sigma < 25 / 3


def test_a_rating_hardly_depends_on_the_order_of_the_games():
    played = contest("a", "b", games=160)
    games = [
        game(number, table, [table.index(int(number % 3 == 0))])
        for number, table in enumerate(played.line_ups())
    ]
    forward, backward = rate(games, 2), rate(games[::-1], 2)
    for one, other in zip(forward, backward, strict=True):
        assert one.mu == pytest.approx(other.mu, abs=one.sigma)


def test_without_openskill_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "openskill", None)
    with pytest.raises(UserError, match=r"needs the lab extra: pip install 'longshore\[lab\]'"):
        ratings.need_openskill()


# Times.


def test_the_clock_knows_mean_and_percentile():
    chance = random.Random(5)
    times = [chance.expovariate(100) for _ in range(20_000)]
    clock = DecisionClock()
    clock.add(times)
    assert clock.mean == pytest.approx(sum(times) / len(times))
    assert clock.percentile(0.95) == pytest.approx(sorted(times)[19_000], rel=0.02)
    assert clock.percentile(0.5) == pytest.approx(sorted(times)[10_000], rel=0.02)


def test_a_clock_that_was_kept_goes_on():
    clock, whole = DecisionClock(), DecisionClock()
    clock.add([0.1, 0.0])
    kept = msgspec.json.decode(msgspec.json.encode(clock), type=DecisionClock)
    kept.add([0.3])
    whole.add([0.1, 0.0, 0.3])
    assert kept == whole


def test_a_clock_that_never_ran_says_so():
    assert math.isnan(DecisionClock().mean)
    assert math.isnan(DecisionClock().percentile(0.95))


# Notes.


def test_the_note_on_sample_size_says_what_can_be_told():
    played = contest("a", "b", challenge=True, games=200)
    note = show.sample_size(played, summarise(won_by_challenger(played, 100)))
    assert "200 games for a bot: at the even share of 25.0 %" in note
    assert "reaches 6.0 points to each side; an advantage of 8.8 points would be shown" in note
    single = contest("a", games=1)
    note = show.sample_size(single, summarise(result(single, [game(0, [0] * 4, [2])])))
    assert "no advantage could be shown" in note


def test_a_bot_that_goes_by_the_clock_is_named():
    played = contest("a", "b", challenge=True, games=4)
    made = won_by_challenger(played, 2)
    assert "The same command gives the same numbers" in show.repeatable(made)
    made.timed = ("a",)
    assert show.repeatable(made).startswith("a thinks by the clock")
    assert "less than a core" not in show.repeatable(made)
    made.sessions = [msgspec.structs.replace(made.sessions[0], workers=17)]
    assert "There were more workers than cores" in show.repeatable(made)


def test_more_games_than_asked_for_are_explained():
    assert "102 games instead of 100" in show.rounding(
        contest("a", "b", challenge=True, games=100, seats=3)
    )
    assert not show.rounding(contest("a", "b", challenge=True, games=100))


def unseated() -> ContestResult:
    """A round robin that was interrupted before c had a seat."""
    played = contest("c", "a", "b", games=84)
    made = result(played, [game(0, [1, 1, 2, 2], [0]), game(1, [1, 2, 2, 2], [0])])
    made.clocks[0] = DecisionClock()
    return made


def test_a_bot_without_a_seat_yet_is_told_of_and_has_no_numbers():
    made = unseated()
    summary = summarise(made)
    assert [line.bot for line in summary.standings] == ["a", "b", "c"]
    assert "No games of c yet." in show.notes(made, summary)
    for table in (show.standings(summary), show.details(summary)):
        assert not any("nan" in line for line in table)
    cells = [cell.strip() for cell in show.standings(summary)[-1].strip("|").split("|")]
    assert cells == ["c", "0", "0", "–", "–", "25.0 %", "–", "–", "–"]
    cells = [cell.strip() for cell in show.details(summary)[-1].strip("|").split("|")]
    assert cells == ["c", "–", "–", "–", "–", "–", "0", "0", "–"]


def test_how_much_of_a_core_the_workers_had():
    made = won_by_challenger(contest("a", "b", challenge=True, games=4), 2)
    one = made.sessions[0]
    assert not show.effort(made)  # kept before it was measured
    made.sessions = [msgspec.structs.replace(one, core=0.97)]
    assert show.effort(made) == "The workers had 97 % of a core each."
    assert show.effort(made) in show.notes(made, summarise(made))
    made.sessions.append(msgspec.structs.replace(one, core=0.5, seconds=2 * one.seconds))
    assert "66 % of a core" in show.effort(made)  # by time
    made.sessions.append(one)
    assert not show.effort(made)
    made.sessions = [msgspec.structs.replace(one, workers=1, core=1.0)]
    assert show.effort(made) == "The worker had 100 % of a core."
