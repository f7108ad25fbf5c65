from __future__ import annotations

from pathlib import Path

import pytest

from longshore.lab.ladder.checks import ClaimEvidence
from longshore.lab.ladder.page import RunOutcome, write_page
from longshore.lab.ladder.plan import PagePlan, read_plan
from longshore.lab.ladder.running import check_bots
from longshore.lab.ladder.summary import summarise
from longshore.text.errors import UserError
from tests.lab.ladder_support import won_by_challenger

OURS = Path(__file__).parents[2] / "docs" / "ladder.toml"

PLAN = """
title = "Who is best"
about = "Some words."

[[section]]
name = "one"
title = "One among others"
claim = "It wins at least half."
challenge = "a"
field = "b"
games = 200
checks = [{ measure = "win_share", at_least = 0.5, low_above = 0.4 }]

[[section]]
name = "many"
title = "At many tables"
edition = ["classic", "anniversary"]
seats = [3, 5]
options = { money = "open" }
challenge = "c"
field = "b"
games = 30
seed = 9
stall = 70
checks = [{ measure = "win_share", at_least_even = 1.7 }]
"""


@pytest.fixture
def plan(tmp_path) -> PagePlan:
    return read(tmp_path, PLAN)


def read(folder: Path, text: str) -> PagePlan:
    file = folder / "plan.toml"
    file.write_text(text)
    return read_plan(str(file))


def test_lists_are_a_run_for_each(plan):
    assert list(plan.runs) == [
        "one",
        "many-classic-3",
        "many-classic-5",
        "many-anniversary-3",
        "many-anniversary-5",
    ]
    contest = plan.runs["many-anniversary-5"].contest
    assert (contest.options.edition, contest.options.seats) == ("anniversary", 5)
    assert contest.options.money == "open"
    assert (contest.games, contest.seed, contest.stall) == (30, 9, 70)
    assert contest.command() == (
        "longshore ladder --challenge c --field b --edition anniversary --seats 5"
        " --option money=open --games 30 --seed 9 --stall 70"
    )


def test_sections_and_runs_can_be_chosen(plan):
    assert [run.name for run in plan.chosen([])] == list(plan.runs)
    assert [run.name for run in plan.chosen(["one"])] == ["one"]
    assert len(plan.chosen(["many"])) == 4
    assert [run.name for run in plan.chosen(["many-classic-5", "one"])] == ["one", "many-classic-5"]
    with pytest.raises(UserError, match=r"has no section 'two'; it has: one, many\."):
        plan.chosen(["two"])


def test_a_list_of_challengers_is_a_run_for_each(tmp_path):
    several = PLAN.replace('challenge = "a"', 'challenge = ["a", "search:playouts=9"]')
    runs = read(tmp_path, several).runs
    assert runs["one-a"].contest.bots == ("a", "b")
    assert runs["one-search-playouts-9"].contest.bots == ("search:playouts=9", "b")
    assert runs["one-search-playouts-9"].contest.challenge


HEAD = 'title = "x"\n[[section]]\nname = "s"\ntitle = "y"\n'
BAD = [
    ("title = ", "is not TOML"),
    ('title = "x"', "section is missing"),
    ('title = "x"\nsection = []', "has no sections; give at least one, as [[section]]."),
    (HEAD + 'bots = ["a"]\nseats = []', "`edition`, `seats` and `challenge` name at least one"),
    (HEAD + 'bots = ["a"]\nedition = []', "`edition`, `seats` and `challenge` name at least one"),
    (HEAD + 'challenge = []\nfield = "b"', "`edition`, `seats` and `challenge` name at least one"),
    (HEAD + 'bot = ["a"]', "there is no 'bot' in section[0]"),
    (HEAD, "give either `bots`, or `challenge` and `field`"),
    (HEAD + 'bots = ["a"]\nchallenge = "a"\nfield = "b"', "give either `bots`"),
    (HEAD + 'challenge = "a"', "`challenge` and `field` go together"),
    (HEAD + 'bots = ["a"]\nseats = 6', "A table has 3 to 5 seats, not 6"),
    (HEAD + 'bots = ["a"]\nedition = "modern"', "no edition called 'modern'"),
    (HEAD + 'bots = ["a"]\noptions = { mony = "open" }', "no option called 'mony'"),
    (HEAD + 'bots = ["a"]\ngames = 0', "`games` and `stall` are at least 1"),
    (HEAD + 'bots = ["a"]\nseed = -1', "`seed` is from 0 to"),
    (HEAD + 'bots = ["a"]\nchecks = [{ measure = "luck", at_least = 1 }]', "'luck'"),
    (HEAD + 'bots = ["a"]\nchecks = [{ measure = "score" }]', "check 1 asks for nothing"),
    (
        HEAD + 'challenge = "a"\nfield = "b"\n'
        'checks = [{ measure = "win_share", more_than = "t" }]',
        "no run 't' to compare with",
    ),
    (HEAD.replace('"s"', '"No Name"') + 'bots = ["a"]', "small letters, digits"),
    ((HEAD + 'bots = ["a"]\n') * 2, "TOML"),
    (HEAD + 'bots = ["a"]\n' + HEAD.partition("\n")[2] + 'bots = ["b"]', "two sections or runs"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_what_is_wrong_with_a_plan_is_one_line(text, said, tmp_path):
    with pytest.raises(UserError) as problem:
        read(tmp_path, text)
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)


def test_only_the_same_field_at_the_same_table_can_be_compared(tmp_path):
    check = '\nchecks = [{ measure = "win_share", more_than = "one" }]'
    other = PLAN.replace('checks = [{ measure = "win_share", at_least_even = 1.7 }]', check)
    with pytest.raises(UserError, match="many-classic-3 and one cannot be compared"):
        read(tmp_path, other)


# The page.


def outcomes(plan: PagePlan, wins: dict[str, int]) -> dict[str, RunOutcome]:
    found = {}
    for run in plan.runs.values():
        if run.name not in wins:
            found[run.name] = RunOutcome(run, None, "it has not been run yet")
            continue
        result = won_by_challenger(run.contest, wins[run.name])
        found[run.name] = RunOutcome(run, ClaimEvidence(result, summarise(result)), "")
    return found


def test_the_page_says_what_it_was_made_by_and_what_came_of_it(plan):
    page = write_page(plan, outcomes(plan, {"one": 120, "many-classic-3": 20}), "docs/page.md")
    assert page.startswith("# Who is best\n")
    assert f"`longshore ladder --plan {plan.file} --write docs/page.md`" in page
    assert "Claim: It wins at least half." in page
    assert "    longshore ladder --challenge a --field b --edition classic --seats 4" in page
    assert "60.0 %" in page
    assert "| [One among others](#one-among-others)" in page
    assert "16 cores (some processor, Linux, Python 3.12.1), 16 workers" in page
    assert page.count("No games: it has not been run yet.") == 3


def test_the_page_names_the_folder_of_its_results_unless_it_is_the_usual_one(plan):
    page = write_page(plan, outcomes(plan, {}), "page.md", "my results")
    assert f"`longshore ladder --plan {plan.file} --results 'my results' --write page.md`" in page
    page = write_page(plan, outcomes(plan, {}), "page.md", "results/ladder")
    assert f"`longshore ladder --plan {plan.file} --write page.md`" in page


def test_the_page_computes_the_verdict(plan):
    def verdicts(wins: int) -> list[str]:
        page = write_page(plan, outcomes(plan, {"one": wins}), "page.md")
        lines = [line for line in page.splitlines() if "| a wins " in line]
        return [line.split("|")[-2].strip() for line in lines]

    assert verdicts(150) == ["met"] * 2
    assert verdicts(100) == ["met; the interval reaches below"] * 2
    assert verdicts(99) == ["**not met**; so many games do not rule it out"] * 2
    assert verdicts(20) == ["**not met**"] * 2


def test_links_lead_to_headings(plan):
    page = write_page(plan, outcomes(plan, dict.fromkeys(plan.runs, 20)), "page.md")
    headings = {
        "".join(s for s in line.strip("# ").lower() if s.isalnum() or s in " -").replace(" ", "-")
        for line in page.splitlines()
        if line.startswith("#")
    }
    links = {part.partition(")")[0] for part in page.split("](#")[1:]}
    assert links
    assert links <= headings


def test_every_table_of_the_page_has_even_rows(plan):
    page = write_page(plan, outcomes(plan, dict.fromkeys(plan.runs, 20)), "page.md")
    blocks = [block.splitlines() for block in page.split("\n\n") if block.startswith("|")]
    assert len(blocks) > 10
    for block in blocks:
        assert len({line.count("|") for line in block}) == 1


# The plan of docs/ladder.md.


def test_our_plan_asks_for_all_that_is_claimed():
    plan = read_plan(str(OURS))
    runs = {name: run.contest for name, run in plan.runs.items()}
    tables = {(edition, seats) for edition in ("classic", "anniversary") for seats in (3, 4, 5)}

    def where(challenger: str, field: str, games: int) -> set[tuple[str, int]]:
        return {
            (contest.options.edition, contest.options.seats)
            for contest in runs.values()
            if contest.challenge
            and contest.bots == (challenger, field)
            and contest.rounded_games >= games
            and not contest.options.changes()
        }

    assert ("classic", 4) in where("merchant", "random", 1000)
    assert ("classic", 4) in where("search:seconds=0.1", "merchant", 200)
    elsewhere = tables - {("classic", 4)}
    assert where("search:seconds=0.05", "merchant", 100) == elsewhere  # half of the time asked for
    assert ("classic", 4) in where("search:seconds=1", "search:seconds=0.1", 12)
    alone = {
        (contest.options.edition, contest.options.seats)
        for contest in runs.values()
        if contest.bots == ("merchant",) and contest.rounded_games >= 1000
    }
    assert alone == tables
    assert any(len(contest.bots) > 2 for contest in runs.values())


def test_the_bots_of_our_plan_can_be_seated():
    for run in read_plan(str(OURS)).runs.values():
        check_bots(run.contest)
