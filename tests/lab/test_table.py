"""One game between bots."""

from __future__ import annotations

import msgspec
import pytest

from longshore.game.game import Game
from longshore.game.options import Options
from longshore.lab.errors import LabError
from longshore.lab.setting import Setting, changes_text
from longshore.lab.summary import Summary, sentence
from longshore.lab.table import deal, play_table
from tests.lab.lab_support import bot_file, small


def test_a_game_is_the_same_whenever_it_is_played():
    setting = small(turns=True)
    once, again = play_table(setting, 5), play_table(setting, 5)
    assert once.game == again.game
    assert once.seats == again.seats
    assert once.turns == again.turns != []
    other = play_table(setting, 6)
    assert other.game.seed != once.game.seed
    assert other.seats != once.seats


def test_another_seed_is_another_game():
    assert play_table(small(seed=1), 0).game.seed != play_table(small(seed=2), 0).game.seed


def test_game_seeds_are_the_same_on_every_machine():
    assert small(seed=1).game_seed(0) == 5042304989078147477
    assert small(seed=1).game_seed(1) == 7284697825631664609


def test_with_rotation_everybody_moves_on():
    setting = small("random", "merchant", "random:")
    assert [setting.seating(number) for number in range(4)] == [
        ("random", "merchant", "random:"),
        ("merchant", "random:", "random"),
        ("random:", "random", "merchant"),
        ("random", "merchant", "random:"),
    ]
    fixed = msgspec.structs.replace(setting, rotate=False)
    assert fixed.seating(2) == setting.bots
    assert [row.bot for row in play_table(setting, 1).seats] == ["merchant", "random:", "random"]


def test_the_last_bot_takes_the_seats_that_are_left():
    setting = Setting.make(Options.make("classic", 5), ["merchant", "random"])
    assert setting.bots == ("merchant", "random", "random", "random", "random")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bots": ()}, "Nobody plays: name at least one bot."),
        ({"bots": ("random",) * 4}, "4 bots are too many for 3 seats."),
        ({"seed": -1}, "A seed is from 0 to 9223372036854775807; not -1."),
        ({"stall": 0}, "A game goes on for at least 1 round; not 0."),
    ],
)
def test_what_cannot_be_played_is_refused(change, reason):
    values = {"bots": ("random",), **change}
    with pytest.raises(LabError, match=reason):
        Setting.make(Options.make("classic", 3), values.pop("bots"), **values)


def test_the_rows_of_a_game():
    setting = small(edition="anniversary", seats=4, supply=5)
    result = play_table(setting, 3)
    game, seats = result.game, result.seats
    assert (game.game, game.edition, game.seats, game.ended) == (3, "anniversary", 4, "supply")
    assert game.options == changes_text(setting.options) == "supply=5"
    start = deal(setting.options, game.seed).state
    assert game.first == start.first == start.active
    assert [row.order for row in seats] == [(seat - game.first) % 4 for seat in range(4)]
    assert [row.card for row in seats] == ["ABCDE"[card] for card in start.card[:4]]
    assert game.best_score == max(row.score for row in seats)
    assert game.winners == " ".join(str(row.seat) for row in seats if row.rank == 1)
    assert sum(row.win_share for row in seats) == pytest.approx(1)
    for row in seats:
        worth = row.cash + row.island_score + 2 * row.harbour + 3 * (row.ship + row.pier)
        assert row.score == worth - 11 * row.loans
    assert result.decisions == tuple(row.decisions for row in seats)
    assert all(seconds > 0 for seconds in result.seconds)
    assert result.turns == []
    # every turn is some seat's, and takes at least one decision
    assert game.rounds == -(-game.turns // 4)
    assert sum(result.decisions) >= game.turns


def test_the_turns_are_told_if_asked_for():
    result = play_table(small(turns=True), 0)
    turns = result.turns
    assert [row["turn"] for row in turns] == list(range(1, result.game.turns + 1))
    first = result.game.first
    assert [row["seat"] for row in turns] == [(first + n) % 3 for n in range(len(turns))]
    assert turns[-1]["round"] == result.game.rounds
    last = turns[-1]
    assert [last[f"cash_{row.seat}"] for row in result.seats] == [row.cash for row in result.seats]


def test_a_game_without_an_end_is_stopped_and_scored_as_it_stands(tmp_path):
    """At the end of the last round: what the next turn would have begun with does not count."""
    idle = bot_file(
        tmp_path,
        "loan = [a for a in decision.actions.texts() if a == 'loan']\nreturn (loan or ['pass'])[0]",
    )
    setting = Setting.make(Options.make("classic", 3), [idle], stall=5, turns=True)
    result = play_table(setting, 0)
    assert result.game.ended == "stalled"
    assert (result.game.rounds, result.game.turns, result.game.idle_rounds) == (5, 15, 5)
    assert {row["passed"] for row in result.turns} == {2}
    assert len(result.turns) == 15
    for row in result.seats:
        # two loans in the first turn, $2 of interest in each of the four that followed
        assert (row.cash, row.loans, row.score) == (20 + 20 - 4 * 2, 2, 32 - 22)
        assert row.rank == 1
        assert row.win_share == pytest.approx(1 / 3)
    assert result.game.winners == "0 1 2"
    assert sum(row["interest"] for row in result.turns) == 4 * 3 * 2


def test_a_round_is_idle_only_if_all_give_up_all_their_actions(tmp_path):
    """Seat 0 builds with one of its two actions in rounds 3 and 4; all else is passed."""
    mover = bot_file(
        tmp_path,
        "view = decision.view.board\n"
        "builds = decision.seat == 0 and view.round in (3, 4) and view.actions_left == 2\n"
        "return 'build warehouse' if builds else 'pass'",
    )
    setting = Setting.make(Options.make("classic", 3), [mover], stall=8, turns=True)
    result = play_table(setting, 0)
    passed = [row["passed"] for row in result.turns if row["seat"] == 0]
    assert passed == [2, 2, 1, 1, 2, 2, 2, 2]
    # the turns between are idle, but no whole round with seat 0 in it
    assert result.game.idle_rounds == 4


def test_a_table_that_freezes_is_counted(tmp_path):
    """Two games of idlers freeze; two of merchants do not."""
    idle = bot_file(tmp_path, "return 'pass'")
    summary = Summary()
    for bot in (idle, "merchant"):
        setting = Setting.make(Options.make("classic", 3), [bot], stall=50)
        for number in range(2):
            summary.add(play_table(setting, number))
    told = summary.as_dict()
    assert (told["frozen"], told["timely"]) == (0.5, 0.5)
    assert "within 60 rounds by the supply 50.0%" in sentence(summary)
    assert "all passed for 3 rounds in a row in 50.0%" in sentence(summary)


def test_a_table_can_have_a_round_limit():
    options = Options.make("classic", 3, round_limit=4)
    result = play_table(Setting.make(options, ["random"]), 0)
    assert (result.game.ended, result.game.rounds, result.game.turns) == ("rounds", 4, 12)
    assert result.game.options == "round_limit=4"


def test_a_bot_that_fails_forfeits_its_decisions_and_the_game_goes_on(tmp_path):
    bad = bot_file(tmp_path, "raise ValueError('no idea')")
    result = play_table(small(bad, "random", rotate=False), 0)
    assert result.game.ended == "supply"
    spoiled = result.seats[0]
    assert spoiled.forfeits == spoiled.decisions == result.game.forfeits > 0
    assert [row.forfeits for row in result.seats[1:]] == [0, 0]
    fault = result.faults[0]
    assert (fault.game, fault.seat, fault.bot) == (0, 0, bad)
    assert "ValueError: no idea" in fault.reason


def test_a_bot_that_stalls_is_not_waited_for(tmp_path):
    slow = bot_file(tmp_path, "time.sleep(30)")
    result = play_table(small(slow, "random", patience=0.05), 0)
    assert result.game.forfeits == sum(row.decisions for row in result.seats if row.bot == slow)


def test_bots_see_the_auctions_that_were_held(tmp_path):
    """Every auction that was held before is among those that a decision tells of."""
    log = tmp_path / "seen.txt"
    watcher = bot_file(
        tmp_path,
        f"with open({str(log)!r}, 'a') as file:\n"
        "    print(len(decision.auctions), file=file)\n"
        "return decision.moves[0] if decision.forced else 'pass' if 'pass' in decision.actions"
        " else decision.moves[0]",
    )
    result = play_table(small(watcher, "merchant", rotate=False, supply=6, turns=True), 1)
    seen = [int(line) for line in log.read_text().split()]
    assert seen == sorted(seen)
    assert max(seen) >= sum(row.auctions for row in result.seats) - 3 > 0


def test_a_game_that_is_written_down_is_the_one_that_was_played() -> None:
    options = Options.make("anniversary", 3, round_limit=8)
    bots = ["merchant", "random"]
    plain, written = (
        play_table(Setting.make(options, bots, seed=4, record=record), 2)
        for record in (False, True)
    )
    assert plain.record == ""
    assert (plain.game, plain.seats) == (written.game, written.seats)
    again = Game.from_record(written.record)
    assert again.over
    assert again.scores() == tuple(row.score for row in written.seats)
