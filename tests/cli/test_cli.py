from __future__ import annotations

import io
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longshore import Game, Record, __version__
from longshore.bots import entries, make_bot
from longshore.bots.bot_parts import bot_parts
from longshore.bots.registry import exploiters, outside
from longshore.cli import main as cli
from longshore.engine.readiness import prepare
from longshore.engine.step import step
from longshore.engine.types import State
from longshore.game.spelling import copy_state, legal_moves
from longshore.notation.games import LOG_FORMAT

GOLDEN = Path(__file__).parents[1] / "golden"
GAME = GOLDEN / "classic-3.game"
ACTIONS = len(Record.read(GAME.read_text(encoding="utf-8")).actions)
LONGSHORE = [sys.executable, "-m", "longshore.cli.main"]
PLAY = ("play", "--terminal")


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """What is said while something is compiled is no part of what is tested here."""
    prepare(*bot_parts([make_bot("merchant")]))


@pytest.fixture
def run(capsys):
    """Run a command line here; its exit status, and what it printed."""

    def call(*arguments: object) -> tuple[int, str, str]:
        status = cli.run([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


def typing(monkeypatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


# What is wrong is one line.

BAD = [
    ("play --edition clasic", "There is no edition 'clasic'; there are: classic, anniversary. Did"),
    ("play --seats 7", "A table has 3 to 5 seats, not 7."),
    ("play --seats many", "--seats has to be a whole number."),
    ("play --human blu", "There is no seat 'blu'; the seats are blue, red, yellow, green. Did you"),
    ("play --seats 3 --human green", "There is no seat 'green'; the seats are blue, red, yellow."),
    ("play --hot-seat 5", "--hot-seat is from 0 to 4, the seats; not 5."),
    ("play --human red --hot-seat 2", "Give --human or --hot-seat, not both."),
    ("play --seed -1", "--seed is from 0 to 9223372036854775807; not -1."),
    ("play --option mony=open", "There is no option called 'mony'. Did you mean money?"),
    ("play --option money=ajar", "The option money is one of hidden, open; not 'ajar'."),
    ("play --option money", "An option is written name=value, as money=open; not 'money'."),
    ("play --option money=open --option money=hidden", "The option money is given twice."),
    ("play --seats 5 --option investment-bank=on", "The Investment Bank needs spare containers"),
    ("play --bots genius", "There is no bot 'genius'; there are: random, merchant, search, "),
    ("play --bot merchant:skil=1", "merchant has no parameter 'skil'; it has: style (text), sk"),
    ("play --bot nowhere.py:Bot", "There is no file nowhere.py."),
    ("play --bot red=", "A bot is missing; there are: random, "),
    ("play --bot purple=random", "There is no seat 'purple'; the seats are blue, red, yellow, gr"),
    ("play --bot pink=random", "There is no seat 'pink'; the seats are blue, red, yellow, green."),
    ("play --bot price-cutter=red", "The seat comes before its bot, as red=price-cutter; not 'p"),
    ("play --bot blue=random", "Blue is played by a person, not by random."),
    ("play --bot red=random --bot red=easy", "Two bots are given for red: random and easy."),
    ("play --seats 3 --bot random --bot easy --bot easy", "2 seats are left for bots, but 3 bots"),
    ("play --hot-seat 4 --bot easy", "No seat is left for bots, but one bot is given."),
    ("play --terminal --from nowhere.game", "There is no file nowhere.game."),
    ("play --from nowhere.game", "--from goes with --terminal."),
    ("play --bot merchant:skill=1", "merchant:skill=1: in the browser bots are seated by name, as"),
    ("play --edtion classic", "No such option: --edtion (Possible options: --edition"),
    ("pley", "No such command 'pley'. Did you mean"),
    ("frobnicate", "No such command 'frobnicate'; there are: play, bots, simulate, "),
    ("arena PLAN --deals 1", "No such option: --deals; there are: --out, --workers, --engine, "),
    ("play -x", "No such option: -x; there are: --edition, "),
    ("bots merchnt", "There is no bot 'merchnt'; there are: random, merchant, "),
    ("replay", "Missing argument 'FILE'."),
    ("replay nowhere.game", "There is no file nowhere.game."),
    ("replay no/where.game", "There is no folder no for no/where.game."),
    ("replay a b", "Got unexpected extra argument"),
    (f"replay {GAME} --at -1", f"--at is from 0 to {ACTIONS}, the actions of this game; not -1."),
    (f"replay {GAME} --at 9999", f"--at is from 0 to {ACTIONS}, the actions of this game; not 9"),
    (f"replay {GAME} --at end", "--at has to be a whole number."),
    (f"replay {GAME} --seat green", "There is no seat 'green' at this table"),
    ("review nowhere.game", "There is no file nowhere.game."),
    (f"review {GAME} --seat green", "There is no seat 'green' at this table"),
    (f"review {GAME} --playouts 1", "--playouts is from 4 to 512, not 1."),
    (f"position {GAME}", f"{GAME}: this is a game, not a position; see `longshore replay`."),
    ("perft --depth 0", "--depth is from 1 to 30, not 0."),
    ("perft --edition modern", "There is no edition 'modern'; there are: classic, anniversary."),
    ("bench --seconds 0", "--seconds is more than 0, at most 3600."),
    ("bench --seconds nan", "--seconds is more than 0, at most 3600."),
    ('position ""', "'' is not the name of a file."),
    ("join foo --bot random", "LINK is an invitation to a table or the link of a seat, as http://"),
    ("join ftp://x/t/a#join=x --bot random", "LINK is an invitation to a table or the link of a"),
    ("join http://x/t/a#join=x --bot random --seed -1", "--seed is from 0 to 9223372036854775807"),
    ('join http://x/t/a#join=x --bot random --name ""', "--name is what the others call it"),
    ("join http://127.0.0.1:9/t/a --bot random", "A link to a seat looks like http://127.0.0.1:80"),
    (
        "mcp --server foo",
        "--server: A server's address looks like http://127.0.0.1:8080, not 'foo'.",
    ),
    ("ladder --challenge hard", "--challenge is one bot among others: say which with --field"),
    ("ladder --field hard", "--field is who plays against one other: say who with --challenge"),
    ("ladder random easy --out .", ". is a folder, not a file."),
    ("backup .", ". is a folder: give a file, as tables.backup."),
    ("backup", "Missing argument 'FILE'."),
    ("restore . --database sqlite:///new.db", ". is a folder, not a backup."),
    ("rebuild --database sqlite:///none.db", "There is no database /"),
    ("serve --connections 0", "--connections is at least 1."),
    ("serve --origin foo", "--origin is an address as https://table.example.org; not 'foo'."),
    (
        "serve --public-url foo",
        "--public-url is an address as https://table.example.org; not 'foo'",
    ),
    ("serve --allowed-host a/b", "--allowed-host is a name as table.example.org, or *; not 'a/b'."),
    ("play --bot program:cat", "program:cat: in the browser the bots of `longshore bots` are seat"),
    ("train nowhere.toml", "There is no file nowhere.toml. A run is a TOML file, or one of proc"),
    ("train .", ". is a folder, not a file. A run is a TOML file, or one of processor"),
    (f"dataset --bot random --out {GAME}", f"{GAME} is a file, not a folder; give another with --"),
    (f"ladder random easy --out {GAME}", f"{GAME} is not a result of `longshore ladder`; give ano"),
    ("bench --seats 2", "A table has 3 to 5 seats, not 2."),
]


@pytest.mark.parametrize(("arguments", "reason"), BAD, ids=[arguments for arguments, _ in BAD])
def test_bad_arguments_get_one_clear_line(run, monkeypatch, tmp_path, arguments, reason):
    monkeypatch.chdir(tmp_path)
    status, out, err = run(*shlex.split(arguments))
    assert status == 2
    assert out == ""
    assert err.startswith(f"longshore: {reason}")
    assert err.count("\n") == 1


BAD_FILES = {
    "empty": (b" \n", "is empty."),
    "binary": (b"PK\x03\x04\0\0\0", "is not a text file."),
    "latin-1": (b"longshore classic 4\n# caf\xe9\n", "is not UTF-8 text: line 2 has a byte"),
    "nonsense": (
        b"dear friend\n",
        ": line 1, column 1: 'dear' is not how a game or a p",
    ),
    "broken-json": (b'{"actions": [', ": line 1, column 14: this is not JSON: expecting value"),
    "illegal": (
        b"longshore classic 3\ndeal first red, machines k n o, cards A B C\nred: accept\n",
        ": Action 1, red: accept: Red cannot do that now",
    ),
    "huge": (b"# " + b"x" * 2**24, "is larger than any game or position (16 MB)."),
}


@pytest.mark.parametrize("command", ["replay", "position", "play --terminal --from"])
@pytest.mark.parametrize("kind", sorted(BAD_FILES))
def test_bad_files_get_one_clear_line(run, tmp_path, command, kind):
    data, reason = BAD_FILES[kind]
    if command == "position" and kind in ("broken-json", "illegal"):
        reason = ": this is a game, not a position"
    if command == "replay" and kind == "nonsense":
        reason = ": this is no saved game."
    file = tmp_path / "file"
    file.write_bytes(data)
    status, out, err = run(*command.split(), file)
    assert status == 2
    assert out == ""
    assert err.startswith(f"longshore: {file}")
    assert reason in err
    assert err.count("\n") == 1


def test_a_folder_is_not_a_file(run, tmp_path):
    assert run("replay", tmp_path) == (2, "", f"longshore: {tmp_path} is a folder, not a file.\n")


# Replay and position.


def test_replay_shows_the_log_and_the_board(run):
    status, out, err = run("replay", GAME)
    assert (status, err) == (0, "")
    game = Game.from_record(GAME.read_text(encoding="utf-8"))
    assert "A game of the classic edition began with 3 seats" in out
    assert f"After {len(game.history)} actions:" in out
    assert repr(game) in out
    assert "wins with $" in out


def test_replay_stops_after_an_action(run):
    status, out, _ = run("replay", GAME, "--at", 3)
    assert status == 0
    assert f"After 3 actions of {ACTIONS}:" in out
    game = Game.from_record(GAME.read_text(encoding="utf-8"), upto=3)
    assert out.endswith(repr(game) + "\n")


def test_replay_at_0_is_the_deal(run):
    _, out, _ = run("replay", GAME, "--at", 0)
    assert f"After 0 actions of {ACTIONS}:" in out


def test_V1_replay_for_a_seat_shows_what_it_may_know(run):
    _, out, _ = run("replay", GAME, "--at", 60, "--seat", "Red")
    assert out.count("was dealt value card") == 1
    assert "Red was dealt value card" in out
    assert out.count("$?") == 2


def test_replay_as_json_is_one_object(run):
    status, out, _ = run("replay", GAME, "--json", "--at", 40)
    found = json.loads(out)
    game = Game.from_record(GAME.read_text(encoding="utf-8"), upto=40)
    assert status == 0
    assert found["at"] == 40
    assert found["actions"] == ACTIONS
    assert found["position"] == game.position_dict()
    assert len(found["events"]) == len(game.events)
    assert found["scores"] == dict(zip(game.options.seat_names, game.scores(), strict=True))
    assert found["winners"] == []
    assert out.count("\n") == 1


def test_V1_json_for_a_seat_holds_no_secret(run):
    _, out, _ = run("replay", GAME, "--json", "--at", 40, "--seat", "red")
    found = json.loads(out)
    assert "position" not in found
    assert found["scores"] is None
    assert found["view"]["own"]["seat"] == 1
    dealt = [event["seat"] for event in found["events"] if event["type"] == "card-dealt"]
    assert dealt == [1]


def test_the_winners_of_a_finished_game(run):
    _, out, _ = run("replay", GAME, "--json")
    game = Game.from_record(GAME.read_text(encoding="utf-8"))
    assert json.loads(out)["winners"] == [game.options.seat_names[seat] for seat in game.winners()]


def test_replay_reads_json_and_the_standard_input(run, monkeypatch):
    record = Record.read(GAME.read_text(encoding="utf-8"))
    _, text_out, _ = run("replay", GAME)
    typing(monkeypatch, record.to_json())
    assert run("replay", "-") == (0, text_out, "")


def test_position_prints_board_and_canonical_text(run, monkeypatch):
    game = Game.from_record(GAME.read_text(encoding="utf-8"), upto=50)
    typing(monkeypatch, game.position().replace(", ", " ,  "))
    status, out, err = run("position", "-")
    assert (status, err) == (0, "")
    assert out == f"{game!r}\n\n{game.position()}"


def test_position_as_json(run, tmp_path):
    game = Game.from_record(GAME.read_text(encoding="utf-8"), upto=50)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position_dict()), encoding="utf-8")
    status, out, _ = run("position", file, "--json")
    assert status == 0
    assert json.loads(out) == game.position_dict()


def test_a_position_that_cannot_be(run, tmp_path):
    file = tmp_path / "position.txt"
    file.write_text("longshore classic 3\nblue: machines k k\n", encoding="utf-8")
    status, _, err = run("position", file)
    assert status == 2
    assert "this position cannot be:" in err
    assert err.count("\n") == 1


# Counting and measuring.


def counted(state: State, depth: int) -> int:
    """The sequences of moves, counted one by one."""
    if depth == 0:
        return 1
    seat = next(seat for seat in range(5) if int(state.awaiting) >> seat & 1)
    total = 0
    for move in legal_moves(state, seat):
        after = copy_state(state)
        assert step(after, seat, move, None)
        total += counted(after, depth - 1)
    return total


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_perft_counts_the_sequences_of_moves(run, edition):
    chosen = ("--edition", edition, "--seats", 3, "--seed", 5, "--depth", 3)
    state = Game.new(edition, 3, seed=5).state
    expected = [counted(state, depth) for depth in (1, 2, 3)]
    _, out, _ = run("perft", *chosen)
    assert [int(line.split()[1].replace(",", "")) for line in out.splitlines()] == expected
    _, divided, _ = run("perft", *chosen, "--divide")
    *branches, together = divided.splitlines()
    assert len(branches) == expected[0]
    assert int(together.split()[-1].replace(",", "")) == expected[2]


def test_bench_prints_one_object(run):
    status, out, _ = run("bench", "--json", "--seconds", "0.05")
    rates = json.loads(out)
    assert status == 0
    assert list(rates) == ["classic", "anniversary"]
    assert all(rate > 1000 for rate in rates.values())
    assert out.count("\n") == 1


def test_bench_for_people(run):
    _, out, _ = run("bench", "--seconds", "0.05", "--seats", 3)
    assert [line.split()[0] for line in out.splitlines()] == ["classic", "anniversary"]
    assert "random moves/s, 3 seats, one core" in out


# Playing.


def test_play_reads_lines_from_a_pipe(run, monkeypatch):
    typing(monkeypatch, "build warehouse\npass\n")
    status, out, err = run(*PLAY, "--seed", 3, "--seats", 3)
    assert (status, err) == (0, "")
    assert "Blue built a warehouse for $4." in out
    assert out.endswith("The input has ended; the game is left unfinished.\n")


def test_the_same_seed_plays_the_same_game(run, monkeypatch):
    shown = []
    for _ in range(2):
        typing(monkeypatch, "pass\npass\npass\n")
        shown.append(run(*PLAY, "--seed", 9, "--edition", "anniversary"))
    assert shown[0] == shown[1]


def test_play_goes_on_with_a_saved_game(run, monkeypatch, tmp_path):
    file = tmp_path / "evening.game"
    typing(monkeypatch, f"pass\nsave {file}\nquit\n")
    run(*PLAY, "--seed", 3, "--seats", 3, "--option", "money=open")
    saved = Game.from_record(file.read_text(encoding="utf-8"))
    typing(monkeypatch, "")
    status, out, _ = run(*PLAY, "--from", file)
    assert status == 0
    assert f"Round {saved.view().board.round} · Blue’s turn" in out
    assert run(*PLAY, "--from", file, "--seats", 3)[0] == 2


def test_a_game_that_is_over_cannot_be_gone_on_with(run):
    status, _, err = run(*PLAY, "--from", GAME)
    assert status == 2
    assert "this game is over" in err


# Bots.


def seated_in(out: str) -> list[str]:
    """Who is introduced, by seat."""
    lines = " ".join(out.split()).split(" is played by ")
    return [line.split(". ")[0] for line in lines[1:]]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], ["shipper", "hoarder", "price-cutter"]),
        (["random"], ["random"] * 3),
        (["random", "easy"], ["random", "easy", "easy"]),
        (["easy", "random", "steady"], ["easy", "random", "steady"]),
        (["green=random"], ["shipper", "hoarder", "random"]),
        (["yellow=easy:skill=0.2", "random"], ["random", "easy:skill=0.2", "random"]),
    ],
)
def test_bots_are_seated_as_given(run, monkeypatch, given, expected):
    typing(monkeypatch, "quit\n")
    status, out, err = run(*PLAY, "--seed", 1, *(f"--bot={spec}" for spec in given))
    assert (status, err) == (0, "")
    assert seated_in(out) == expected


def test_a_bot_in_a_file_plays(run, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    text = """from longshore.bots import Bot
class Idle(Bot):
    "Does nothing at all."
    def choose(self, decision):
        return next(text for text in ("pass", "bid 0", "accept") if text in decision.actions)
"""
    Path("mine.py").write_text(text, encoding="utf-8")
    typing(monkeypatch, "pass\npass\n")
    status, out, err = run(*PLAY, "--seed", 1, "--seats", 3, "--bot", "mine.py:Idle")
    assert (status, err) == (0, "")
    assert "Red is played by mine.py:Idle. Does nothing at all." in out
    assert "forfeits" not in out
    assert "Red passed" in out


def test_the_bots_that_there_are(run):
    status, out, err = run("bots")
    assert (status, err) == (0, "")
    for entry in entries():
        assert f"  {entry.name} " in out
    assert "skill=0.3" in out
    assert "cannot be loaded" not in out


def test_one_of_the_bots(run):
    status, out, err = run("bots", "merchant")
    assert (status, err) == (0, "")
    assert "  merchant " in out
    assert "shipper" not in out
    status, out, _ = run("bots", "--json", "merchant")
    assert [bot["name"] for bot in json.loads(out)["bots"]] == ["merchant"]


@pytest.mark.parametrize("command", ["replay", "review", "report", "position"])
@pytest.mark.parametrize("over", [True, False])
def test_a_tables_log_is_no_game(run, tmp_path, command, over):
    log = tmp_path / "evening.jsonl"
    head = {"kind": "header", "format": LOG_FORMAT, "table": "t", "complete": over}
    last = {"kind": "reveal", "deal": {}} if over else {"kind": "said"}
    log.write_text(f"{json.dumps(head)}\n{json.dumps(last)}\n", encoding="utf-8")
    status, out, err = run(command, log)
    assert (status, out) == (2, "")
    wanted = "see `longshore replay`" if command == "position" else "the game as text is wanted"
    assert err.startswith(f"longshore: {log}: this is a ")
    assert wanted in err
    assert len(err.splitlines()) == 1


def test_the_bots_as_json(run):
    status, out, _ = run("bots", "--json")
    found = {bot["name"]: bot for bot in json.loads(out)["bots"]}
    assert status == 0
    assert list(found) == [entry.name for entry in (*entries(), *exploiters(), *outside())]
    assert found["hard"]["kind"] == "level"
    default = {"name": "playouts", "type": "int", "default": 64}
    assert default in found["hard"]["parameters"]
    assert all(bot["description"].endswith(".") for bot in found.values())


# The program itself.


def test_version(run):
    assert run("--version") == (0, f"longshore {__version__}\n", "")


def test_without_arguments_it_helps(run):
    status, out, err = run()
    assert (status, err) == (0, "")
    commands = ("play", "bots", "simulate", "ladder", "report", "serve", "verify", "audit")
    for command in (*commands, "replay", "position", "perft", "bench"):
        assert command in out


def test_help_has_no_boxes(run):
    _, out, _ = run("play", "--help")
    assert "--hot-seat" in out
    assert "╭" not in out


def test_a_reader_that_has_enough_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        ended = subprocess.run(
            [*LONGSHORE, "replay", str(GAME)], stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert ended.stderr == b""
    assert ended.returncode == cli.PIPE_CLOSED


def test_the_installed_command():
    command = shutil.which("longshore", path=str(Path(sys.executable).parent))
    assert command is not None
    ended = subprocess.run([command, "replay", "nowhere"], capture_output=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == b"longshore: There is no file nowhere.\n"
