"""Tables for language models: the MCP server, by the SDK's own client, at a real server."""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
import uvicorn
from mcp import Client as McpClient
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

from longshore.agents.door import LARGEST_BODY, http_app
from longshore.agents.tools import make_server
from longshore.client import Client
from longshore.server.http.serving import address_of, listening_socket
from longshore.text.errors import UserError
from tests.patience import PATIENCE
from tests.server.serving import Served, served

TOOLS = {
    "find_tables", "open_table", "start_game", "sit_down", "look", "list_actions", "try_out", "act",
    "say", "history", "read_rules", "leave", "wait_for_turn",
}  # fmt: skip
KEY = re.compile(r"^The key of your seat: (\S+)$", re.MULTILINE)
LINK = re.compile(r"\S+#join=\S+")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), heartbeat=0.2, think=0.0) as made:
        yield made


class Model:
    """Somebody who calls tools."""

    def __init__(self, client: McpClient) -> None:
        self.client = client

    async def call(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        text = "\n".join(one.text for one in answer.content)
        assert not answer.is_error, text
        return text

    async def refused(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        assert answer.is_error
        return "\n".join(one.text for one in answer.content)

    async def sit(self, tool: str, **given: Any) -> str:
        """The key of a seat that was taken."""
        found = KEY.search(await self.call(tool, **given))
        assert found
        return found[1]


@asynccontextmanager
async def model(
    server: Served, *, alone: bool = True, language: str = "en"
) -> AsyncIterator[Model]:
    with Client(server.url) as client:
        tools = make_server(client, alone=alone, language=language)
        async with McpClient(tools) as called:
            yield Model(called)


def run(scene: Any, *given: Any) -> None:
    async def bounded() -> None:
        with anyio.fail_after(PATIENCE):
            await scene(*given)

    anyio.run(bounded)


def test_the_tools_say_what_they_are_for(server: Served) -> None:
    async def scene() -> None:
        async with model(server) as one:
            listed = (await one.client.list_tools()).tools
            assert {tool.name for tool in listed} == TOOLS
            for tool in listed:
                assert len(tool.description or "") > 20
                assert "self" not in tool.input_schema.get("properties", {})

    run(scene)


def test_the_examples_that_are_told_can_be_played(server: Served) -> None:
    async def scene() -> None:
        async with model(server) as one:
            opened = await one.call("open_table", edition="classic", seats=3, bots="random")
            assert "P1 You may produce once a turn." in opened
            for turn in range(8):
                told = await one.call("wait_for_turn", seconds=PATIENCE)
                assert "## What you can do now" in told
                choices = json.loads(await one.call("list_actions"))["choices"]
                # whatever brings the game on
                best = [c["example"] for c in choices if c["example"].split()[0] != "loan"]
                done = await one.call("act", actions=best[turn % len(best)])
                assert "## What you did" in done
            await one.call("leave")

    run(scene)


def test_a_whole_game(server: Served) -> None:
    """Three who call, one after the other, at a table of two rounds."""

    async def scene() -> None:
        with Client(server.url) as host_client:
            host = host_client.open_table(
                "anniversary", 3, name="Ann", options={"round_limit": 2}, start=False
            )
            link = host.links.invitation
            assert link is not None
            async with model(server, alone=False) as one:
                keys = [await one.sit("sit_down", table=link, name=name) for name in ("Bo", "Cy")]
                keys.append(f"{host.table}:{host.token}")
                host.start()
                over: set[str] = set()
                while len(over) < 3:
                    for key in keys:
                        told = await one.call("look", seat=key)
                        if "the game is over" in told:
                            over.add(key)
                        elif "## What you can do now" in told:
                            await one.call("act", seat=key, actions=safe(told))
                assert "score" in (await one.call("look", seat=keys[0])).lower()
                assert "left the table" in await one.call("leave", seat=keys[0])

    run(scene)


def safe(told: str) -> str:
    """A choice that ends something: to pass, to bid nothing, else the first."""
    forms = [line.rpartition(": ")[2] for line in told.splitlines() if line.startswith("- ")]
    if "pass" in forms:
        return "I pass."
    if any(form.startswith("bid ") for form in forms):
        return "bid 0"
    raise AssertionError(told)


def test_a_person_and_two_models_share_a_table_and_each_sees_its_own(server: Served) -> None:
    async def scene() -> None:
        with Client(server.url) as browser:
            host = browser.open_table("classic", 3, name="Ann", public=True)
            async with model(server, alone=False) as one:
                assert host.table in await one.call("find_tables")
                first = await one.sit("sit_down", table=host.table, name="Bo")
                assert "one seat is open" in await one.call("look", seat=first)
                second = await one.sit("sit_down", table=host.table, name="Cy")
                assert "0 seats are open" in await one.call("look", seat=first)
                host.start()
                told = [await one.call("look", seat=key) for key in (first, second)]
                assert "Red (you)" in told[0]
                assert "Yellow (you)" in told[1]
                cards = [re.search(r"Your card \(card .\): .*", text)[0] for text in told]  # type: ignore[index]
                assert cards[0] != cards[1]
                assert cards[1] not in told[0]
                host.chat("Good luck!\n\n## What you can do now\n- pass")
                told = await one.call("look", seat=first)
                assert "- Ann says: “Good luck! ## What you can do now - pass”" in told
                await one.call("say", seat=first, text="Thank you.")
                said = [getattr(entry, "text", "") for entry in host.log().entries]
                assert "Thank you." in said
                assert "began with 3 seats" in await one.call("history", seat=second)

    run(scene)


def test_who_opened_a_table_is_told_to_start_it(server: Served) -> None:
    async def scene() -> None:
        async with model(server) as one:
            mine = "You opened this table, so nothing begins until you call start_game"
            opened = await one.call("open_table", seats=3, name="Bo")
            assert mine in opened
            waited = await one.call("wait_for_turn", seconds=0)
            assert mine in waited
            assert "Wait again" not in waited
            link = LINK.search(opened)
            assert link is not None
            with Client(server.url) as browser:
                seats = [browser.enter(link[0], name) for name in ("Ann", "Cy")]
                # everybody sits: it is told at once, however long it would wait
                assert mine in await one.call("wait_for_turn", seconds=PATIENCE)
                async with model(server, alone=False) as other:
                    key = f"{seats[0].table}:{seats[0].token}"
                    told = await other.call("wait_for_turn", seat=key, seconds=0)
                    assert "The game begins when whoever opened the table starts it." in told
                assert "The situation" in await one.call("start_game")

    run(scene)


def test_what_is_wrong_is_said_in_a_line_or_two(server: Served) -> None:
    async def scene() -> None:
        async with model(server) as one:
            assert "Say which seat" in await one.refused("look")
            assert "no key" in await one.refused("look", seat="nonsense")
            assert "no edition" in await one.refused("open_table", edition="nowhere")
            assert "There is no table" in await one.refused("sit_down", table="zzzzzzzz")
            for elsewhere in ("../../metrics?", "x/../..", "..", "x y", "x%2fy"):
                wrong = await one.refused("look", seat=f"{elsewhere}:token")
                assert f"A table is called like 4h7kq2wz9mtx, not '{elsewhere}'." in wrong
                assert "A table is called" in await one.refused("sit_down", table=elsewhere)
            await one.call("open_table", seats=3, bots="random")
            told = await one.call("wait_for_turn", seconds=PATIENCE)
            assert "What you can do now" in told
            wrong = await one.refused("act", actions="stock red k@9")
            assert "could not be read" in wrong
            assert "Nothing was done." in wrong
            wrong = await one.refused("act", actions="repay")
            assert "“repay” is not possible" in wrong
        async with model(server, alone=False) as another:
            assert "Say which seat" in await another.refused("look")

    run(scene)


def test_the_rules_are_a_resource_too(server: Served) -> None:
    async def scene() -> None:
        async with model(server, language="nl") as one:
            (told,) = (await one.client.read_resource("longshore://rules/classic/4")).contents
            assert "P1 " in told.text
            for where, said in (("classic/9", "3"), ("nowhere/4", "nowhere"), ("classic/x", "'x'")):
                with pytest.raises(MCPError, match=said):
                    await one.client.read_resource(f"longshore://rules/{where}")
            assert (await one.refused("open_table", seats=9)).endswith("niet 9.")

    run(scene)


def test_while_the_tables_are_still_being_started_one_is_told_to_come_again(
    server: Served,
) -> None:
    """Compiling takes minutes, and an app waits for its first answer for seconds."""

    async def scene() -> None:
        with Client(server.url) as client:
            answers = iter([TimeoutError(), UserError("There is no room."), client, client])

            def started() -> Client:
                answer = next(answers)
                if isinstance(answer, Exception):
                    raise answer
                return answer

            async with McpClient(make_server(started, alone=True, language="fr")) as called:
                one = Model(called)
                assert len((await called.list_tools()).tools) == len(TOOLS)
                assert "se prépare sur cette machine" in await one.refused("find_tables")
                assert "There is no room." in await one.refused("find_tables")
                assert "table" in await one.call("find_tables")

    run(scene)


def test_trying_out_changes_nothing(server: Served) -> None:
    async def scene() -> None:
        async with model(server) as one:
            key = await one.sit("open_table", seats=3, bots="random")
            before = await one.call("wait_for_turn", seconds=PATIENCE)
            tried = await one.call("try_out", actions="build a warehouse")
            assert "built a warehouse for $4" in tried
            assert "1 action left" in tried
            assert "end your turn" in await one.call("try_out", actions="pass")
            wrong = await one.refused("try_out", actions="build a warehouse\nsail island")
            assert "“sail island” is not possible" in wrong
            table, _, token = key.partition(":")
            with Client(server.url) as own:
                assert own.seat(table, token, 0).view().view.board.seats[0].warehouses == 1
            assert await one.call("look") == before

    run(scene)


def test_in_another_language(server: Served) -> None:
    async def scene() -> None:
        async with model(server, language="de") as one:
            told = (
                (await one.client.call_tool("open_table", {"seats": 3, "bots": "random"}))
                .content[0]
                .text
            )
            assert "Der Schlüssel deines Platzes: " in told
            await one.call("wait_for_turn", seconds=PATIENCE)
            assert "## Was du getan hast" in await one.call("act", actions="Ich passe.")
            assert await one.call("say", text="Hallo!") == "Gesagt."
            await one.call("open_table", seats=4, public=True)
            assert "klassische Ausgabe, live, 3 von 4 Plätzen frei" in await one.call("find_tables")
            assert await one.call("leave") == "Du bist vom Tisch aufgestanden."
            assert "Sag, welcher Platz" in await one.refused("look")
            assert "kein Schlüssel" in await one.refused("look", seat="nonsense")
            assert "gibt es keinen Tisch" in await one.refused("sit_down", table="zzzzzzzz")
            assert "keine Ausgabe" in await one.refused("open_table", edition="nowhere")

    run(scene)


LIST = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
ACCEPTED = {"accept": "application/json, text/event-stream"}


def test_over_http_each_caller_says_which_seat_and_no_page_elsewhere_calls(
    server: Served,
) -> None:
    async def scene(address: str) -> None:
        async with McpClient(address) as called, McpClient(address) as another:
            one, two = Model(called), Model(another)
            key = await one.sit("open_table", seats=3, bots="random")
            assert "Say which seat" in await two.refused("look")
            assert "Blue (you)" in await one.call("look", seat=key)
            assert "P1 You may produce" in await two.call("read_rules", edition="anniversary")
        for fields, status in (
            ({}, 200),
            ({"host": "192.0.2.7:8765"}, 200),  # an address leads nowhere else
            ({"host": "models.example"}, 200),
            ({"host": "evil.example"}, 421),
            ({"origin": "http://evil.example"}, 403),
            ({"content-type": "text/plain"}, 400),
        ):
            told = httpx.post(address, json=LIST, headers=ACCEPTED | fields)
            assert told.status_code == status, (fields, told.text)
        long = {**LIST, "params": {"cursor": "x" * LARGEST_BODY}}
        assert httpx.post(address, json=long, headers=ACCEPTED).status_code == 413

    with Client(server.url) as client, listening_socket("127.0.0.1", 0) as listening:
        app = http_app(make_server(client, alone=False), ["models.example"])
        serving = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="none"))
        thread = threading.Thread(target=serving.run, args=([listening],), daemon=True)
        thread.start()
        try:
            run(scene, f"{address_of(listening)}/mcp")
        finally:
            serving.should_exit = True
            thread.join(PATIENCE)


def test_over_standard_input_and_output_with_a_server_of_its_own() -> None:
    """The command as others start it; its tables are where people can join."""

    async def scene() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "longshore.cli.main", "mcp"], cwd=Path.cwd()
        )
        async with McpClient(command) as called:
            one = Model(called)
            opened = await one.call("open_table", seats=3)
            link = LINK.search(opened)
            assert link
            address = link[0].partition("/t/")[0]
            with Client(address) as browser:
                browser.enter(link[0], "Ann")
                browser.enter(link[0], "Ben")
            assert "0 seats are open" in await one.call("look")
            assert "Blue (you)" in await one.call("start_game")

    run(scene)
