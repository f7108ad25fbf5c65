from __future__ import annotations

import pytest

from longshore.lab.ladder.checks import ClaimCheck, ClaimEvidence, Measure, examine, problem_with
from longshore.lab.ladder.result import ContestResult
from longshore.lab.ladder.summary import summarise
from tests.lab.ladder_support import contest, game, result, won_by_challenger

CHALLENGE = contest("a", "b", challenge=True, games=200)


def evidence(made: ContestResult) -> ClaimEvidence:
    return ClaimEvidence(made, summarise(made))


def wins(count: int, check: ClaimCheck):
    return examine(check, evidence(won_by_challenger(CHALLENGE, count)), {})


@pytest.mark.parametrize(
    ("count", "met", "remark"),
    [
        (130, True, ""),
        (102, True, "the interval reaches below"),
        (98, False, "so many games do not rule it out"),
        (60, False, ""),
    ],
)
def test_a_claim_is_held_against_the_value_and_the_interval(count, met, remark):
    finding = wins(count, ClaimCheck(measure=Measure.WIN_SHARE, at_least=0.5))
    assert (finding.met, finding.remark) == (met, remark)
    assert finding.required == "at least 50.0 %"
    assert finding.measured == f"{count / 2:.1f} %"
    assert ("not met" in finding.verdict) is not met


def test_the_lower_end_can_be_asked_for():
    both = ClaimCheck(measure=Measure.WIN_SHARE, at_least=0.45, low_above=0.4)
    assert wins(100, both).met  # 43.1 % is the lower end
    assert not wins(91, both).met  # 38.7 %, though 45.5 % is enough
    assert wins(100, both).required == "at least 45.0 %, lower end above 40.0 %"


def test_multiples_of_the_even_share():
    check = ClaimCheck(measure=Measure.WIN_SHARE, at_least_even=1.7)
    assert wins(85, check).met
    assert not wins(84, check).met
    assert wins(85, check).required == "at least 1.7 × even = 42.5 %"


def test_the_field_can_be_named():
    finding = wins(50, ClaimCheck(measure=Measure.WIN_SHARE, bot="b", at_most=0.25))
    assert (finding.what, finding.measured, finding.met) == ("b wins", "25.0 %", True)


def test_a_longer_thought_has_to_show_beyond_doubt():
    small = contest("c", "b", challenge=True, games=40)
    check = ClaimCheck(measure=Measure.WIN_SHARE, more_than="tenth")
    tenth = {"tenth": evidence(won_by_challenger(CHALLENGE, 100))}
    clear = examine(check, evidence(won_by_challenger(small, 36)), tenth)
    assert clear.met
    assert (clear.what, clear.measured) == ("c wins more than a", "40.0 points")
    open_ = examine(check, evidence(won_by_challenger(small, 22)), tenth)
    assert (open_.met, open_.remark) == (False, "so many games do not tell")
    worse = examine(check, evidence(won_by_challenger(small, 4)), tenth)
    assert (worse.met, worse.remark) == (False, "")
    unknown = examine(check, evidence(won_by_challenger(small, 36)), {})
    assert (unknown.met, unknown.verdict) == (None, "**open**; tenth has no games")


def test_a_verdict_before_the_end_says_so():
    made = won_by_challenger(CHALLENGE, 150)
    del made.games[170:]
    finding = examine(ClaimCheck(measure=Measure.WIN_SHARE, at_least=0.5), evidence(made), {})
    assert finding.verdict == "met; only 170 of 200 games so far"


def test_the_course_of_games_can_be_asked_about():
    games = [
        game(n, [0] * 4, [0], rounds=59 + n % 3, score=100, auctions=int(n != 0)) for n in range(60)
    ]
    games[5] = game(5, [0] * 4, [0], rounds=30, ended="stalled", score=100, idle_rounds=3)
    games[6] = game(6, [0] * 4, [0], rounds=59, score=100, idle_rounds=2)
    made = evidence(result(contest("a", games=60), games))

    def measured(check: ClaimCheck) -> str:
        return examine(check, made, {}).measured

    # of 60 games, 20 took 61 rounds; the stalled one was one of these
    assert measured(ClaimCheck(measure=Measure.SUPPLY_ENDS, within=60, at_least=0)) == "66.7 %"
    assert measured(ClaimCheck(measure=Measure.SUPPLY_ENDS, within=61, at_least=0)) == "98.3 %"
    assert measured(ClaimCheck(measure=Measure.FROZEN, at_most=0)) == "1.7 %"
    assert measured(ClaimCheck(measure=Measure.ALL_SHIP, at_least=0)) == "98.3 %"
    assert measured(ClaimCheck(measure=Measure.WINNING_SCORE, at_least=0)) == "100.0"
    assert measured(ClaimCheck(measure=Measure.FORFEITS, at_most=0)) == "0"
    assert measured(ClaimCheck(measure=Measure.SECONDS, at_most=1)) == "26.9 ms"
    assert measured(ClaimCheck(measure=Measure.SCORE, at_least=0)) == "62.5"


def test_a_range_has_two_ends():
    played = contest("a", games=40)
    between = ClaimCheck(measure=Measure.WINNING_SCORE, at_least=50, at_most=130)

    def ends(score: int):
        games = [game(n, [0] * 4, [0], score=score) for n in range(40)]
        return examine(between, evidence(result(played, games)), {})

    assert [ends(score).met for score in (40, 50, 130, 140)] == [False, True, True, False]
    assert ends(60).required == "at least 50.0, at most 130.0"


@pytest.mark.parametrize(
    ("check", "bots", "problem"),
    [
        (ClaimCheck(measure=Measure.WIN_SHARE), ("a",), "asks for nothing"),
        (ClaimCheck(measure=Measure.WIN_SHARE, at_least=1), ("a", "b"), "has to name a bot: a, b"),
        (
            ClaimCheck(measure=Measure.SCORE, bot="c", at_least=1),
            ("a",),
            "'c', which does not play",
        ),
        (
            ClaimCheck(measure=Measure.ALL_SHIP, bot="a", at_least=1),
            ("a",),
            "of all seats together",
        ),
        (ClaimCheck(measure=Measure.SUPPLY_ENDS, at_least=1), ("a",), "needs `within`"),
        (ClaimCheck(measure=Measure.ALL_SHIP, within=3, at_least=1), ("a",), "needs `within`"),
        (ClaimCheck(measure=Measure.SCORE, at_least_even=1), ("a",), "which are for win_share"),
    ],
)
def test_a_check_that_makes_no_sense_is_refused(check, bots, problem):
    assert problem in (problem_with(check, bots, challenge=False) or "")


def test_a_challenger_need_not_be_named():
    check = ClaimCheck(measure=Measure.WIN_SHARE, at_least=0.5)
    assert problem_with(check, ("a", "b"), challenge=True) is None


@pytest.mark.parametrize("measure", [Measure.WIN_SHARE, Measure.SCORE])
def test_what_a_bot_has_not_played_yet_is_open(measure):
    made = result(contest("a", "b", "c", games=84), [game(0, [0, 0, 1, 1], [0])])
    finding = examine(ClaimCheck(measure=measure, bot="c", at_least=0.1), evidence(made), {})
    assert finding.met is None
    assert (finding.measured, finding.interval) == ("–", "–")
    assert finding.remark == "no games yet; only 1 of 84 games so far"
