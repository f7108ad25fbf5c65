"""The commands of docs/agents.md as they stand there, with a model that is none."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import anyio
import httpx
from mcp import Client as McpClient
from mcp.client.stdio import StdioServerParameters

from longshore.client import Client
from longshore.server.domain.settings import SeatPlan
from tests.agents.standin import first_choice, stand_in
from tests.patience import PATIENCE
from tests.server.serving import served

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
THERE = "http://127.0.0.1:11434/v1"  # where the page has a model
PROGRAM = [sys.executable, "-m", "longshore.cli.main"]


def blocks(language: str) -> list[str]:
    return [text for kind, text in FENCED.findall(PAGE.read_text("utf-8")) if kind == language]


def command(name: str) -> list[str]:
    """The page's command of a name, without `longshore`."""
    lines = [line for text in blocks("") for line in text.splitlines()]
    (found,) = (line for line in lines if line.startswith(f"longshore {name} "))
    return shlex.split(found)[1:]


def run(arguments: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_game_against_a_model_in_the_terminal() -> None:
    with stand_in(first_choice) as at:
        play = [one.replace(THERE, at.url) for one in command("play")]
        # a person who does as little as can be, whatever is asked
        done = run([*play, "--option", "round_limit=1"], "pass\nbid 0\naccept\n" * 20)
        assert done.returncode == 0, done.stderr
        assert at.asked
        assert {asked.body["model"] for asked in at.asked} == {"MODEL"}
        assert "Score   Cash" in done.stdout


def test_a_model_sits_down_at_a_table_by_an_invitation(tmp_path: Path) -> None:
    with served(tmp_path, think=0.0) as server, Client(server.url) as client:
        bot = SeatPlan(kind="bot", bot="random")
        plan = (bot, SeatPlan(kind="open"), bot)
        host = client.open_table("classic", 3, plan=plan, options={"round_limit": 1})
        with stand_in(first_choice) as at:
            words = [one.replace(THERE, at.url) for one in command("join")]
            assert words[1].startswith("https://")
            words[1] = str(host.links.invitation)
            join = subprocess.Popen([*PROGRAM, *words], stdout=subprocess.PIPE, text=True)
            for _ in host.follow():
                now = host.info()
                if now.status == "open" and all(one.kind != "open" for one in now.seats):
                    host.start()
            told, _ = join.communicate(timeout=PATIENCE)
            assert join.returncode == 0
            assert at.asked
            assert "red: $" in told


def test_an_app_starts_the_tools_as_it_is_told_to() -> None:
    (config,) = (json.loads(text) for text in blocks("json"))
    told = config["mcpServers"]["longshore"]
    assert told["command"] == "longshore"
    starts = StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], *told["args"]])

    async def scene() -> None:
        with anyio.fail_after(PATIENCE):
            async with McpClient(starts) as model:
                answer = await model.call_tool("open_table", {"seats": 3})
                link = re.search(r"\S+#join=\S+", answer.content[0].text)
                assert link
                page = httpx.get(link[0].partition("#")[0])
                assert page.status_code == 200
                assert "<html" in page.text

    anyio.run(scene)
