"""Games of an arena at a server, with players that come by its HTTP API."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longshore import Game, Options, Record
from longshore.bots import make_bot
from longshore.bots.bot import Decision, bot_rng
from longshore.bots.referee import ask
from longshore.lab.crew import Job
from longshore.lab.setting import Setting
from longshore.lab.table import TableResult, play_table

ROOT = Path(__file__).parents[2]
VISITOR = ROOT / "examples" / "programs" / "visitor.mjs"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")

# Speaks HTTP and JSON with what Python brings along; `CHOOSE` picks of what is legal.
GUEST = """
    import json, sys, time, urllib.request, uuid
    where, _, secret = sys.argv[-1].partition("#key=")
    base = where.replace("/t/", "/api/tables/")

    def ask(path, body=None):
        headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as answer:
            return json.load(answer)

    while True:
        now = ask("")
        if now["status"] != "running":
            break
        (seat,) = now["mine"]
        if seat not in now["awaiting"]:
            time.sleep(0.01)
            continue
        legal = ask(f"/legal?seat={seat}")
        choices = legal["actions"]
        CHOOSE
        wish = {"seat": seat, "actions": [action], "seq": legal["seq"], "key": uuid.uuid4().hex}
        ask("/actions", wish)
"""
FIRST = "action = next((one for one in choices if one['type'] != 'loan'), choices[0])"


@pytest.fixture
def guest(tmp_path: Path) -> Callable[..., str]:
    """The spec of a guest that chooses as it is said."""

    def write(choose: str = FIRST, link: str = "") -> str:
        file = tmp_path / f"guest{len(list(tmp_path.iterdir()))}.py"
        body = textwrap.indent(textwrap.dedent(choose).strip(), 4 * " ").strip()
        file.write_text(textwrap.dedent(GUEST).replace("CHOOSE", body), encoding="utf-8")
        return f"guest:{sys.executable} -I {file} {link}"

    return write


def played(*bots: str, patience: float = 60.0, **options: Any) -> TableResult:
    """A game, as every crew has it played."""
    rules = Options.make(options.pop("edition", "classic"), 3, round_limit=3, **options)
    setting = Setting.make(rules, bots, seed=5, rotate=False, record=True, patience=patience)
    return Job(setting, 0).play()


def test_a_guest_plays_the_same_game_as_a_bot_that_does_the_same(
    guest: Callable[..., str], tmp_path: Path
) -> None:
    """What comes of a game at a server is what comes of it here: deal, rows, record."""
    (tmp_path / "first.py").write_text(
        "from longshore.bots import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, decision):\n"
        "        actions = list(decision.actions)\n"
        "        loan = type(actions[0]).__name__ == 'TakeLoan'\n"
        "        return actions[1 if loan and len(actions) > 1 else 0]\n",
        encoding="utf-8",
    )
    there = played("steady", guest(), "steady")
    rules = there_rules = Options.make("classic", 3, round_limit=3)
    assert there.faults == ()
    own = f"{tmp_path / 'first.py'}:First"
    setting = Setting.make(
        there_rules, ("steady", own, "steady"), seed=5, rotate=False, record=True
    )
    here = play_table(setting, 0)
    assert here.faults == ()
    assert there.record == here.record
    assert [one.score for one in there.seats] == [one.score for one in here.seats]
    assert Record.from_text(there.record).options == rules
    assert there.decisions[1] > 0


def test_guests_bid_in_secret_and_take_the_link_where_they_want_it(
    guest: Callable[..., str],
) -> None:
    """A7, L1: sealed bids of a guest are known to the arena, and its loans out of turn."""
    bold = """
        bids = [one for one in choices if one["type"] == "bid"]
        loans = [one for one in choices if one["type"] == "loan"]
        action = bids[-1] if bids else choices[-1]
    """
    result = played(
        guest(bold, "{link}"), guest(bold, "--at {link}"), "steady", edition="anniversary"
    )
    assert result.faults == ()
    assert Game.from_record(Record.from_text(result.record)).over


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        ("raise RuntimeError('lost at sea')", "the guest ended with status 1: RuntimeError: lost"),
        ("time.sleep(600)", "the guest did not act within 0.2 s"),
        ("ask('/leave', {'seat': seat}); time.sleep(600)", "the guest has left the table"),
        ("print('x' * 99_999)\nsys.stdout.flush()\ntime.sleep(600)", "the guest said too much"),
    ],
    ids=["ends", "sleeps", "leaves", "floods"],
)
def test_what_a_guest_does_not_decide_is_forfeited(
    guest: Callable[..., str], choose: str, said: str
) -> None:
    patience = 0.2 if "0.2" in said else 60.0
    result = played("random", guest(choose), "random", patience=patience)
    assert len(result.faults) > 1
    assert {fault.seat for fault in result.faults} == {1}
    assert all(fault.reason.startswith(said) for fault in result.faults), result.faults
    assert result.seats[1].forfeits == len(result.faults) == len(result.times[1])


def test_one_that_cannot_be_started_forfeits_all(guest: Callable[..., str]) -> None:
    result = played("guest:no-such-program-here", "random", "random")
    assert "cannot be started: no-such-program-here" in result.faults[0].reason
    assert Game.from_record(Record.from_text(result.record)).over


def test_what_a_guest_says_that_it_has_spent_is_counted(guest: Callable[..., str]) -> None:
    spends = f"print('cost {{\"tokens\": 7}}', flush=True)\n{FIRST}"
    result = played("random", guest(spends), "random")
    assert result.faults == ()
    assert result.costs[1] == {"tokens": 7 * len(result.times[1])}


@needs_node
def test_the_visitor_in_javascript() -> None:
    result = played(f"guest:node {VISITOR}", "random", "random")
    assert result.faults == ()
    assert result.decisions[0] > 0


def test_elsewhere_there_is_no_table_for_it() -> None:
    game = Game.new("classic", 3, seed=1)
    decision = Decision(game.buffer, game.options, game.active, bot_rng(1))
    assert "only an arena has a table" in str(ask(make_bot("guest:x"), decision).forfeit)
