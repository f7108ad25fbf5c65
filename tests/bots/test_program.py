"""Programs at a table: whole games in Node, and all that can go wrong with one."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from longshore import Game, Options
from longshore.bots import (
    Bot,
    BotError,
    SeatedBots,
    entries,
    find,
    label,
    make_bot,
    play_out,
)
from longshore.bots.program import Program
from longshore.bots.program.child import Child
from longshore.bots.registry import check_bot
from longshore.bots.seated import Forfeit
from longshore.cli.main import run
from longshore.lab.setting import Setting
from longshore.lab.table import play_table
from longshore.server.domain.settings import bot_names
from tests.patience import PATIENCE
from tests.soaking import sized
from tests.tabletop import position

ROOT = Path(__file__).parents[2]
HARBOUR = ROOT / "examples" / "programs" / "harbour.mjs"
NODE = shutil.which("node")
HEAD = """
    import json, sys, time
    asked, told = [], []

    def say(line):
        print(line, flush=True)

    def heard():
        for line in sys.stdin:
            told.append(line.rstrip("\\n"))
            yield line.split()
"""
# Greets, wants the legal actions, and does the first of them; `BODY` is what is odd about it.
USUAL = """
    for words in heard():
        if words[0] == "longshore":
            say("send legal")
            say("ready 1 Usual")
        elif words[0] == "legal":
            legal = json.loads(told[-1].split(" ", 2)[2])["actions"]
        elif words[0] == "decide":
            number = words[1]
            asked.append(number)
            BODY
        elif words[0] == "quit":
            break
"""
# Does the first thing that is legal, and writes down all that it was told.
SCRIBE = """
    for words in heard():
        if words[0] == "longshore":
            say("send events position")
            say("ready 1 Scribe")
        elif words[0] == "decide":
            say(f"legal {{words[1]}} 1")
        elif words[0] == "legal":
            say(f"act {{words[1]}} " + json.loads(told[-1].split(" ", 2)[2])["actions"][0])
        elif words[0] == "quit":
            break
    open({0!r}, "w").write("\\n".join(told))
"""
Write = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """The spec of a program written in Python, in Longshore's own words for the parameters."""

    def write(body: str, *, usual: bool = True, **parameters: float) -> str:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.py"
        text = textwrap.dedent(HEAD)
        if usual:
            odd = textwrap.indent(textwrap.dedent(body).strip(), 8 * " ").strip()
            text += textwrap.dedent(USUAL).replace("BODY", odd)
        else:
            text += textwrap.dedent(body)
        file.write_text(text, encoding="utf-8")
        given = "".join(f"{name}={value}," for name, value in parameters.items())
        return f"program:{given}{sys.executable} -I {file}"

    return write


def played(bot: Bot, *, rounds: int = 2, seed: int = 1) -> tuple[Game, list[Forfeit]]:
    """A short game of a bot against random ones."""
    game = Game.new("classic", seats=3, seed=seed, round_limit=rounds)
    others = {seat: make_bot("random") for seat in (1, 2)}
    return game, play_out(game, {0: bot, **others}, seed=seed)


def reasons(spec: str) -> list[str]:
    game, forfeits = played(make_bot(spec), rounds=4)
    assert game.over
    return [forfeit.reason for forfeit in forfeits]


needs_node = pytest.mark.skipif(NODE is None, reason="there is no Node here")


@needs_node
@sized("games", 2, 12)
def test_the_client_in_javascript_plays_whole_games_and_beats_chance(games: int) -> None:
    won = 0
    for seed in range(games):
        game = Game.new("classic", seats=4, seed=seed, round_limit=15)
        bots = {seat: make_bot("random") for seat in range(4)}
        bots[seed % 4] = make_bot(f"program:node {HARBOUR}")
        assert play_out(game, bots, seed=seed) == []
        won += seed % 4 in game.winners()
    assert won > games / 2


@needs_node
@sized("rounds", 5, 40)
@pytest.mark.parametrize(
    "options", [{"auction": "progressive"}, {"all_zero": "tie"}, {"bluff": "cancel"}]
)
def test_nor_is_it_at_a_loss_at_other_tables(options: dict[str, str], rounds: int) -> None:
    game = Game.new("anniversary", seats=3, seed=5, round_limit=rounds, **options)
    bots = {seat: make_bot(f"program:node {HARBOUR}") for seat in range(3)}
    assert play_out(game, bots, seed=1) == []


def test_a_program_that_plays_as_it_should_forfeits_nothing(program: Write) -> None:
    spec = program('say(f"act {number} {legal[0]}")')
    bot = make_bot(spec)
    _, forfeits = played(bot)
    assert forfeits == []
    assert isinstance(bot, Program)
    assert bot.name == "Usual"


def test_it_may_ask_for_what_is_legal_and_try_things_out(program: Write) -> None:
    spec = program("""
        say(f"legal {number} 2")
        answer = json.loads(next(heard()) and told[-1].split(" ", 2)[2])
        assert len(answer["actions"]) == min(2, len(legal)), answer
        assert answer["complete"] == (len(legal) <= 2)
        say(f"check {number} sail island")
        answer = json.loads(next(heard()) and told[-1].split(" ", 2)[2])
        assert answer["legal"] or answer["why"].endswith("."), answer
        say(f"act {number} {legal[-1]}")
    """)
    assert reasons(spec) == []


def test_what_it_is_refused_it_may_put_right(program: Write) -> None:
    spec = program("""
        say(f"act {number} build a cathedral")
        next(heard())
        assert told[-1].startswith(f"refused {number} "), told[-1]
        say(f"act {number} {legal[0]}")
    """)
    assert reasons(spec) == []


def test_several_actions_are_done_at_once(program: Write) -> None:
    spec = program("""say(f"act {number} loan; pass")""")
    game = position(blue={"cash": 0, "machines": "k"})
    table = SeatedBots(game, {0: make_bot(spec)}, seed=1)
    table.play(0)
    table.end()
    assert table.forfeits == []
    assert [type(one.action).__name__ for one in game.history] == ["TakeLoan", "Pass"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('say("Thinking ...")', "the program said 'Thinking ...', which begins with none of"),
        ('say("act pass")', "the program said 'act pass' without the number of the decision"),
        ('say("act 999 pass")', "the program spoke of decision 999; it is asked for 1"),
        ("say('cost {\"tokens\": -1}')", "the program said cost"),
        (
            """
            for _ in range(3):
                say(f"act {number} sail island")
            """,
            "the program was refused 3 times, at last 'sail island':",
        ),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "the program said"),
    ],
    ids=["garbage", "no number", "another number", "costs", "illegal", "no text"],
)
def test_what_it_says_wrongly_costs_that_decision(program: Write, body: str, said: str) -> None:
    told = reasons(program(body))
    assert len(told) > 1
    assert told[0].startswith(said), told[0]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit('I am lost')", "the program ended with status 1: I am lost"),
        ("raise RuntimeError('no harbour')", "ended with status 1: RuntimeError: no harbour"),
        ("say(99_999 * '#')", "the program said too much: a line has at most 65,536 bytes"),
        ("sys.stdout.write(3_000_000 * '#')", "the program said too much"),
        ("for _ in range(100_000): say('check 1 pass')", "the program said"),
        ("import os; os.close(1); time.sleep(600)", "the program closed its standard output"),
    ],
    ids=["exits", "raises", "a long line", "no line", "a flood", "closes"],
)
def test_one_that_is_gone_forfeits_from_then_on(program: Write, body: str, said: str) -> None:
    told = reasons(program(body))
    assert len(told) > 1
    assert said in told[0]
    assert set(told) == {told[0]}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no-such-program-here --fast", "cannot be started: no-such-program-here: No such file"),
        ("sh -c 'exit 3'", "the program ended with status 3"),
        ("echo hello", "the program said 'hello', which begins with none of"),
        ("echo ready 9 Nine", "the program answered 'ready 9 Nine', not: ready 1 NAME"),
        ("echo send everything", "the program wants to be sent 'everything'; there are: events"),
        ("sh -c 'exit", "cannot be started: no closing quotation"),
    ],
)
def test_one_that_does_not_even_begin(command: str, said: str) -> None:
    told = reasons(f"program:{command}")
    assert told
    assert said in told[0]
    with pytest.raises(BotError, match=f"^program:{re.escape(command)} cannot play: ") as refused:
        check_bot(f"program:{command}")
    assert said in str(refused.value)
    assert str(refused.value).endswith("and answers “ready 1 NAME” (docs/programs.md).")


def test_one_that_is_greeted_before_the_game_is_the_one_that_plays(
    program: Write, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    bot = make_bot(
        program(f"""
        with open({str(started)!r}, "a") as file:
            file.write(number + " ")
        say(f"act {{number}} {{legal[0]}}")
    """)
    )
    bot.check()
    bot.check()
    child = bot._child
    _, forfeits = played(bot)
    assert forfeits == []
    assert started.read_text().split()[:2] == ["1", "2"]
    assert child is not None
    assert child._process.poll() is not None  # and it has ended with the game


@pytest.mark.parametrize(
    "command",
    [
        "play --terminal --seats 3 --bot BOT",
        "simulate BOT random --seats 3 --games 2 --format csv --out there",
        "ladder BOT random --games 2 --out there",
        "dataset --bot BOT --out there",
        "exploit BOT --games 3",
        "join http://127.0.0.1:9/t/table#join=key --bot BOT",
    ],
    ids=lambda command: command.split()[0],
)
@pytest.mark.parametrize(
    "bot", ["program:no-such-program-here", "program:echo", "llm:model=m,url=http://127.0.0.1:9/v1"]
)
def test_nobody_plays_a_game_of_forfeits(
    command: str,
    bot: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    status = run([bot if word == "BOT" else word for word in command.split()])
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert said.err.startswith(f"longshore: {bot} cannot play: ")
    assert said.err.count("\n") == 1
    assert not (tmp_path / "there").exists()


def test_only_an_arena_has_a_table_for_a_guest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--terminal", "--seats", "3", "--bot", "guest:echo"]) == 2
    assert "plays by the HTTP API, and only an arena has a table" in capsys.readouterr().err
    check_bot("guest:echo", served=True)
    with pytest.raises(BotError, match="there is no command 'no-such-guest' here"):
        check_bot("guest:no-such-guest", served=True)


def test_silence_costs_the_decision_and_after_three_the_game(program: Write) -> None:
    told = reasons(program("pass", seconds=0.05))
    assert told[:2] == ["the program did not answer within 0.05 s"] * 2
    assert set(told[2:]) == {"the program did not answer 3 decisions in a row"}


def test_a_late_answer_is_not_taken_for_the_next_one(program: Write) -> None:
    """It answers a decision only when it is asked for the next, and then for that one, too."""
    spec = program(
        """
        if len(asked) % 2 == 0:
            say(f"act {asked[-2]} build warehouse")
            say(f"act {number} {legal[0]}")
        """,
        seconds=0.5,
    )
    game, forfeits = played(make_bot(spec))
    own = [action for seat, action in game.history if seat == 0]
    assert forfeits
    assert all(one.reason.startswith("the program did not answer") for one in forfeits)
    assert not any(type(action).__name__ == "BuildWarehouse" for action in own)


def test_what_it_says_that_it_has_spent_is_counted(program: Write) -> None:
    bot = make_bot(
        program("""
        say('cost {"tokens": 12, "dollars": 0.5}')
        say(f"act {number} {legal[0]}")
    """)
    )
    played(bot)
    decisions = bot.asked  # type: ignore[attr-defined]
    assert bot.costs() == {"tokens": 12 * decisions, "dollars": 0.5 * decisions}


def test_it_is_told_what_happened_once_and_how_it_ended(program: Write, tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    spec = program(SCRIBE.format(str(file)), usual=False)
    game, forfeits = played(make_bot(spec))
    assert forfeits == []
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "longshore 1"
    assert json.loads(lines[1].removeprefix("game "))["letters"] == list(game.options.letters)
    events = [json.loads(line.split(" ", 1)[1]) for line in lines if line.startswith("event ")]
    assert events[0]["type"] == "game-began"
    kinds = [event["type"] for event in events]
    assert kinds.count("game-began") == 1
    assert kinds.count("turn-began") <= sum(
        type(event).__name__ == "TurnBegan" for event in game.events
    )
    assert sum(line.startswith("position longshore classic 3") for line in lines) > 1
    result = json.loads(lines[-2].removeprefix("over "))
    assert tuple(score["total"] for score in result["scores"]) == game.scores()
    assert lines[-1] == "quit"


def test_what_was_taken_back_is_told_again(program: Write, tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    spec = program(SCRIBE.format(str(file)), usual=False)
    game = Game.new("classic", seats=3, seed=1)
    seat = game.waiting[0]
    table = SeatedBots(game, {seat: make_bot(spec)}, seed=1)
    table.play(seat)
    table.play(seat)  # it was told of its first action
    game.undo()
    game.undo()
    table.play(seat)
    table.end()
    assert table.forfeits == []
    words = [line.split(" ")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    assert words.count("again") == 1
    assert words.index("again") > words.index("decide")
    assert "over" not in words


STUBBORN = """
import os, signal, subprocess, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print(os.getpid(), subprocess.Popen(["sleep", "600"]).pid, flush=True)
time.sleep(600)
"""


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(os.name == "nt", reason="groups of processes are of Unix")
@pytest.mark.parametrize("end", [Child.end, lambda _child: None], ids=["told to", "dropped"])
def test_it_ends_with_all_that_it_has_started(end: Callable[[Child], None], tmp_path: Path) -> None:
    """Also one that does not want to end."""
    file = tmp_path / "stubborn.py"
    file.write_text(STUBBORN, encoding="utf-8")
    child = Child(f"{sys.executable} -I {file}")
    line = child.hear(time.monotonic() + PATIENCE)
    assert line is not None
    processes = [int(word) for word in line.split()]
    assert all(map(running, processes))
    end(child)
    del child
    until = time.monotonic() + PATIENCE
    while any(map(running, processes)):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_nobody_at_a_server_can_have_a_program_started() -> None:
    assert "program" not in bot_names()
    assert "program" not in [entry.name for entry in entries()]
    assert find("program:x").kind == "outside"


def test_a_command_is_written_as_in_a_shell_commas_included() -> None:
    spec = "program:seconds=3,node 'my bot.js' --levels=1,2"
    assert label(spec) == "program:seconds=3,command=node 'my bot.js' --levels=1,2"
    assert label(label(spec)) == label(spec)
    bot = make_bot(spec)
    assert isinstance(bot, Program)
    assert (bot.seconds, bot.command) == (3, "node 'my bot.js' --levels=1,2")
    with pytest.raises(BotError, match=r"program has to be given command \(text\)"):
        make_bot("program")
    with pytest.raises(BotError, match="seconds is more than 0, at most 3600; not 0"):
        make_bot("program:seconds=0,node x.js")


def test_it_hears_events_and_the_end_in_the_lab_too(program: Write, tmp_path: Path) -> None:
    file = tmp_path / "told.txt"
    spec = program(SCRIBE.format(str(file)), usual=False)
    options = Options.make("classic", 3, round_limit=3)
    played = play_table(Setting.make(options, [spec, "random"], rotate=False), 0)
    assert played.faults == ()
    lines = file.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith('event {"type":"game-began"') for line in lines) == 1
    assert (
        json.loads(lines[-2].removeprefix("over "))["scores"][0]["total"] == played.seats[0].score
    )
