from __future__ import annotations

import random
import re

import pytest

from longshore import Game, Record
from longshore.bots import Bot, Decision, SeatedBots, make_bot
from longshore.game.options import Options
from longshore.notation import format_action
from tests.random_play import SOME_TABLES
from tests.tabletop import position
from tests.terminal.keyboard import ALONE, Passive, Typist, lines, seated, typed_into


def auction(**parts: object) -> Game:
    """Yellow's cargo is for sale; blue and red owe a bid."""
    return position(
        phase="bids",
        turn="yellow",
        yellow={"ship": {"at": "island", "cargo": ["k", "n"]}, "card": "C"},
        **{"blue": {"cash": 14, "card": "A"}, "red": {"cash": 9, "card": "B"}, **parts},
    )


# Typing.


def test_an_action_is_played_and_told():
    game = position(blue={"cash": 20})
    shown = typed_into(game, [0], "build warehouse")
    assert "Blue built a warehouse for $4." in shown
    assert game.cash("blue") == 16
    assert shown.rstrip().endswith("The input has ended; the game is left unfinished.")


def test_a_wrong_line_gets_its_reason_and_changes_nothing():
    game = position(blue={"cash": 2})
    before = game.state.tobytes()
    typed = ("build warehouse", "biuld warehouse", "red: pass", "", "build k")
    shown = typed_into(game, [0], *typed).replace("\n", " ")
    assert "Blue cannot pay $4: they have $2, and may take a loan first." in shown
    assert "did you mean build?" in shown
    assert "You are Blue at this screen." in shown
    assert game.state.tobytes() == before


def test_what_is_missing_is_told_of_this_table():
    game = position(blue={"cash": 8, "machines": "n"})
    shown = typed_into(game, [0], "produce", "sail").replace("\n", " ")
    assert "a container with its price is missing here, such as n@4" in shown.lower()
    assert "sail to sea, island or a seat" in shown


def test_help():
    shown = typed_into(position(), [0], "?", "help produce", "help prodce", "h board")
    assert "The letters here:" in shown
    assert "Write the whole factory store with its prices" in shown
    assert "There is no help on 'prodce'. Did you mean produce?" in shown
    assert "Show the board and what you can do." in shown


def test_log_tells_the_latest_or_everything():
    game = Game.new("classic", 3, seed=2)
    shown = typed_into(game, [0], "log all", "log some")
    assert shown.count("A game of the classic edition began") == 2  # at the beginning, and asked
    assert "Type “log” for the latest" in shown


def test_board_shows_it_again():
    shown = typed_into(position(), [0], "board")
    assert shown.count("Round 1 · Blue’s turn") == 2


def test_quit_leaves():
    shown = typed_into(position(), [0], "quit", "pass")
    assert shown.rstrip().endswith("The game is left unfinished.")


def test_position_leaves_out_what_others_hide():
    game = position(
        blue={"cash": 14, "card": "A"},
        red={"cash": 9, "card": "B", "island": "k2"},
        yellow={"cash": 8, "card": "C"},
    )
    shown = typed_into(game, [0], "position")
    text = shown[shown.index("longshore classic 3") :]
    assert "blue: cash 14, card A" in text
    assert "red: machines n, island k2" in text
    assert "cash 9" not in text
    assert "card B" not in text
    read = Game.from_position(text[: text.index("Blue>")])
    assert read.cash("blue") == 14
    assert read.view().board.seats[1].island == (0, 0)


# Saving.


@pytest.mark.parametrize("name", ["evening.game", "evening.json"])
def test_a_saved_game_can_be_read(tmp_path, name):
    game = Game.new("classic", 3, seed=2)
    file = tmp_path / name
    shown = typed_into(game, [0, 1, 2], "", "build warehouse", f"save {file}", f"save {file}")
    assert shown.replace("\n", " ").count("The game so far is in") == 2
    record = Record.read(file.read_text(encoding="utf-8"))
    assert Game.from_record(record).state.tobytes() == game.state.tobytes()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_saving_destroys_no_file(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("dear friend", encoding="utf-8")
    shown = typed_into(
        position(), [0], f"save {file}", "save", f"save {tmp_path}", f"save {tmp_path}/no/x.game"
    ).replace("\n", " ")
    assert "exists already; give another name." in shown
    assert "A name is missing" in shown
    assert "is a folder, not a file." in shown
    assert "There is no folder" in shown
    assert file.read_text(encoding="utf-8") == "dear friend"


# Undo.


def test_undo_goes_back_over_filled_seats_to_ones_own_decision():
    game = Game.new("classic", 3, seed=4)
    table, paper = seated(game, [0], lines("build warehouse", "pass", "undo", "undo", "undo"))
    table.run()
    shown = paper.getvalue()
    assert shown.count("You are back at your last decision.") == 2
    assert shown.count("There is no decision of yours to take back.") == 1
    own = [played for played in game.history if played.seat == 0]
    assert own == []
    assert game.waiting == (0,)
    assert len(table.decided) == len(game.history)


def test_after_an_undo_the_filled_seats_decide_as_before():
    first, again = (Game.new("classic", 4, seed=4) for _ in range(2))
    typed_into(first, [0], "pass")
    typed_into(again, [0], "pass", "undo", "pass")
    assert [*first.history] == [*again.history]
    assert len(first.history) > 4


def test_undo_stops_where_bids_were_revealed():
    game = position(blue={"cash": 20, "ship": {"at": "sea", "cargo": ["k"]}}, red={"cash": 20})
    shown = typed_into(game, [0], "sail island", "undo")
    assert "Bids were revealed after your last decision; it stands." in shown
    assert game.view().board.phase == "decide"


def test_undo_does_not_take_back_another_persons_decision():
    game = position(seats=3, turn="blue")
    typed = ("", "pass", "", "pass", "", "undo", "build warehouse", "undo")
    shown = typed_into(game, [0, 1], *typed)
    assert "Red decided after you; that stands." in shown
    assert shown.count("You are back at your last decision.") == 1
    assert [played.seat for played in game.history][:2] == [0, 1]


# People at one screen.


def test_each_person_is_asked_to_be_alone():
    shown = typed_into(position(turn="blue"), [0, 1], "", "pass", "")
    assert shown.index(f"Blue, {ALONE}") < shown.index("Blue>") < shown.index(f"Red, {ALONE}")
    assert shown.count(ALONE) == 2


def test_one_person_is_never_asked_to_be_alone():
    assert ALONE not in typed_into(position(), [0], "pass", "pass")


def test_V1_sealed_bids_are_asked_one_after_another_and_not_shown():
    game = auction()
    shown = typed_into(game, [0, 1], "", "bid 13", "", "bid 8")
    _, for_blue, for_red, *_ = re.split(f"(?:Blue|Red), {ALONE}", shown)
    assert "$14" in for_blue
    assert "card A" in for_blue
    assert "13" not in for_blue.split("Blue>")[1]
    before_red_bids = for_red.split("Red>")[0]
    assert "Sealed bids are in: Blue" in before_red_bids
    assert "$14" not in before_red_bids
    assert "13" not in before_red_bids
    assert "card A" not in before_red_bids
    assert game.view().board.phase != "bids"  # yellow, whose seat is filled, has decided


def test_V1_nobody_reads_anothers_sealed_bid_in_the_log():
    shown = typed_into(auction(), [0, 1, 2], "", "bid 13", "", "log all", "position")
    for_red = shown.split(f"Red, {ALONE}")[1]
    assert "13" not in for_red


def test_L1_in_hot_seat_play_a_loan_can_be_taken_for_another_person():
    game = position(turn="blue", red={"cash": 3})
    shown = typed_into(game, [0, 1], "", "red: loan", "yellow: loan")
    assert game.cash("red") == 13
    assert "Red took a loan of $10." in shown
    assert "You are Blue at this screen." in shown


def test_nobody_at_the_screen_watches_the_game():
    game = Game.new("classic", 3, seed=2, round_limit=3)
    shown = typed_into(game, [])
    assert game.over
    assert "$?" not in shown
    assert "Score" in shown
    assert "was dealt value card" not in shown


# Whole games.


@SOME_TABLES
def test_a_whole_game_can_be_typed(options):
    """All seats are people who type what a merchant would do; the screen takes every line."""
    chance = random.Random(7)
    changes = {**options.changes(), "round_limit": 9}
    options = Options.make(options.edition, options.seats, **changes)
    game = Game.start(options, seed=5)
    merchants = SeatedBots(
        game, {seat: make_bot("merchant") for seat in range(options.seats)}, seed=5
    )

    def answer() -> str:
        if chance.random() < 0.05:
            return chance.choice(("help", "board", "position", "log", "nonsense", "sail nowhere"))
        seat = table.person
        if seat is None or seat not in game.waiting or paper.getvalue().endswith("screen. "):
            return "\n"
        first, *_ = merchants.choose(seat).actions
        return format_action(first, options) + "\n"

    people = range(options.seats)
    table, paper = seated(game, people, Typist(lambda: answer().rstrip("\n") + "\n"))
    table.run()
    assert game.over
    shown = paper.getvalue()
    last = shown[shown.rindex("Score") :]
    for seat, score in enumerate(game.scores()):
        name = options.seat_names[seat].capitalize()
        assert re.search(rf"^{name} .* {score}$", last, re.MULTILINE)
    assert re.search(r"(wins|share the victory) with", last)


def test_the_end_shows_how_the_scores_come_about():
    """F5: the rulebook's example beside $10 in cash."""
    game = position(
        round=1,
        options={"round_limit": 1},
        turn="yellow",
        first="blue",
        blue={
            "cash": 10,
            "card": "A",
            "island": "o4 n4 t3 w2 k2",
            "warehouses": 3,
            "harbour": "k@2 k@2 k@2",
            "ship": {"at": "sea", "cargo": ["k", "k"]},
            "loans": 1,
        },
        red={"cash": 5},
        yellow={"cash": 5},
    )
    table, paper = seated(game, [2], lines("pass"), bot=Passive())
    table.run()
    shown = paper.getvalue()
    assert re.search(r"Blue +10 +90 +6 +6 +-11 +101", shown)
    assert "kk 2×4   nnnn discarded   oooo 4×10   ttt 3×10   ww 2×6" in shown
    assert "Blue wins with $101." in shown


def test_F4_the_end_says_what_broke_a_tie():
    """Blue and red have $23 each; blue has one container left on its island."""
    game = position(
        options={"round_limit": 1},
        turn="yellow",
        first="blue",
        blue={"cash": 19, "card": "A", "island": "k n2"},
        red={"cash": 23, "card": "B"},
        yellow={"cash": 1, "card": "C"},
    )
    table, paper = seated(game, [2], lines("pass"), bot=Passive())
    table.run()
    assert game.scores()[:2] == (23, 23)
    assert "Blue wins with $23 and the most containers left on the island." in paper.getvalue()


def test_F4_a_shared_victory():
    game = position(options={"round_limit": 1}, turn="yellow", first="blue", yellow={"cash": 1})
    table, paper = seated(game, [2], lines("pass"), bot=Passive())
    table.run()
    assert "Blue and Red share the victory with $20." in paper.getvalue()


# Bots.


class Clumsy(Bot):
    def choose(self, _: Decision) -> str:
        return "sail to the moon"


def test_a_bot_that_is_at_fault_is_reported_and_the_game_goes_on():
    game = Game.new("classic", 3, seed=2)
    table, paper = seated(game, [0], lines("pass", "pass"), bot=Clumsy())
    table.run()
    shown = " ".join(paper.getvalue().split())
    told = "bot forfeits the decision (said 'sail to the moon': "
    assert shown.count(f"Red’s {told}") == len(
        [played for played in game.history if played.seat == 1]
    )
    assert f"Yellow’s {told}" in shown
    assert "); a safe move is made for it." in shown
    assert {str(played.action) for played in game.history} == {"Pass()"}


def test_people_at_one_screen_read_of_it_when_it_has_been_cleared():
    game = Game.new("classic", 3, seed=2)
    table, paper = seated(game, [0, 1], lines("", "pass", "", "pass"), bot=Clumsy())
    table.run()
    shown = paper.getvalue()
    cleared = shown.rindex("─" * 50)
    assert cleared < shown.index("Yellow’s bot forfeits") < shown.rindex(f"Blue, {ALONE}")


@pytest.mark.parametrize(("people", "told", "times"), [([0], True, 1), ([0, 1], False, 2)])
def test_one_person_reads_what_a_bot_did_before_the_next_one_thinks(people, told, times):
    """With several people it is told to all when the screen is cleared, then to the one."""
    seen = []

    class Reading(Passive):
        def choose(self, decision: Decision) -> str:
            seen.append("Green passed" in paper.getvalue())
            return super().choose(decision)

    game = position(seats=5, turn="green")
    table, paper = seated(game, people, lines("", "quit"), bot=Reading())
    table.run()
    assert seen == [False, told]  # green, purple
    assert paper.getvalue().count("Green passed") == times


def test_the_bots_are_introduced_once_and_when_asked():
    game = Game.new("classic", 3, seed=2)
    table, paper = seated(game, [0], lines("pass", "pass"))
    table.introduction = "Red is played by [bold] Bert."
    table.run()
    assert paper.getvalue().count("Red is played by [bold] Bert.") == 1
    assert paper.getvalue().startswith("Red is played by")
    again, paper = seated(game, [0], lines("who"))
    again.introduction = table.introduction
    again.run()
    assert paper.getvalue().count("Red is played by [bold] Bert.") == 2


def test_who_plays_where_nobody_but_people_sits():
    assert "Somebody sits at every seat." in typed_into(position(), [0, 1, 2], "", "who")
