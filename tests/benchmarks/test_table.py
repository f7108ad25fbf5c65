"""The benchmark of the table servers: a tiny run of each part works, and the peer is an honest one.

What needs boardgame.io is left out where it was never installed, which the benchmark does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from longshore.client import Client
from longshore.server.domain.entries import Line, Said
from longshore.server.store import open_store
from tables import own, peer, report
from tables.flat import Flat, Template, begun, fill, shortened
from tables.loads import Load, load_from
from tables.results import COUNTER, OWN, SAME, Measured, Results, ratios
from tables.serving import program
from tests.server.store.units import row

installed = pytest.mark.skipif(
    not (peer.MODULES / ".ready").exists(),
    reason="boardgame.io is not there; python benchmarks/table.py installs it",
)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    """Whatever a test starts; few tables are kept ready for it."""
    monkeypatch.setattr(own, "MOST_ACTIONS", 100)
    monkeypatch.setattr(peer, "MOST_MOVES", 100)
    with ExitStack() as stack:
        yield stack


def load(rate: float, cpu: float = 1.0) -> Load:
    got: dict[str, Any] = {"seconds": 2.0, "actions": rate * 2, "p50_ms": 1.0, "p99_ms": 2.0}
    got |= {"deliveries": rate * 8, "server_cpu_seconds": rate * 2 * cpu / 1000}
    return load_from(got | {"load_cpu_seconds": 0.5, "games": 0, "opened": 0}, 10, 4)


def results(rows: list[Measured]) -> Results:
    where = {"command": "table.py", "date": "today", "cpu": "one", "cores": 2, "busy": 0.0}
    what = {"disk": "ext4", "python": "3", "versions": [], "game": "g", "peer_game": "p"}
    return Results(**where, **what, way="channel", pace_ms=1.0, rows=rows, ratios=ratios(rows))


def test_a_ratio_is_of_two_that_were_measured_in_the_same_round() -> None:
    rows = [
        Measured("people", OWN, 10, [load(300), load(100), load(500)]),
        Measured("people", SAME, 10, [load(100, 2.0), load(50, 2.0), load(50, 2.0)]),
        Measured("people", COUNTER, 10, [load(600), load(400), load(500)]),
        Measured("people", COUNTER, 20, [load(1), load(1), load(1)]),
    ]
    same, counter = ratios(rows)
    assert (same.peer, same.median, same.lowest, same.highest) == (SAME, 3.0, 2.0, 10.0)
    assert same.cpu_median == 0.5
    assert (counter.peer, counter.median) == (COUNTER, 0.5)


def test_the_report_has_medians_and_ranges() -> None:
    rows = [Measured("people", OWN, 10, [load(100), load(300), load(200)])]
    rows += [Measured("people", SAME, 10, [load(100), load(100), load(100)])]
    text = report.markdown(results(rows))
    assert "| Longshore | 200 | 100–300 | 200 | 1.000 |" in text
    assert "| boardgame.io, same game | 10 | 2.00 × | 1.00–3.00 | 1.00 × |" in text


def test_a_store_is_filled_with_tables_like_one(tmp_path: Path) -> None:
    lines = tuple(
        Line(seq, seq, Said(seat=0, name="Ann", text="hi"), f"k{seq}") for seq in range(1, 21)
    )
    template = Template(row(seq=20, status="finished"), lines)
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        for one, count in ((template, 3), (shortened(template), 2), (begun(template), 1)):
            fill(store, one, count)
        rows = [store.row(table) for table in store.every_table()]
        lengths = sorted((one.status, one.seq, len(store.lines(one.id))) for one in rows if one)
    finally:
        store.close()
    assert lengths == [("finished", 6, 6)] * 2 + [("finished", 20, 20)] * 3 + [("running", 10, 10)]


def test_our_server_counts_what_is_written(held: ExitStack) -> None:
    games = own.Games("sqlite", held)
    (served,) = held.enter_context(games.servers())
    address = f"http://127.0.0.1:{served.port}"
    with Client(address) as client:
        host = client.open_table(seats=3, plan=({"kind": "me"},) * 3, start=True)
        host.play("loan", seq=host.info().seq)
    assert answer(f"{address}/usage")["written"] == 1
    assert Path(f"/proc/{served.pid}/stat").exists()


@installed
@pytest.mark.parametrize("way", ["channel", "post"])
def test_people_act_either_way(held: ExitStack, way: own.Way) -> None:
    got = own.Games("sqlite", held, way).people(2, 0.5)
    assert got.actions > 0
    assert got.written > 0
    assert got.server_cpu_ms_per_action > 0


@installed
@pytest.mark.soak
def test_people_of_a_table_are_spread_over_processes(held: ExitStack) -> None:
    assert own.Games("postgresql", held).people(2, 0.5, processes=2, spread=True).actions > 0


@installed
def test_a_person_plays_with_bots(held: ExitStack) -> None:
    assert own.Games("sqlite", held).with_bots(2, 1.0).written > 0


@installed
@pytest.mark.soak
def test_whole_games_and_full_stores(held: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.flat.TABLES", 1)
    flat = Flat(own.Games("sqlite", held))
    lengths, stores = flat.lengths(1), flat.stores(parts=5_000)
    assert sum(one.actions for one in lengths) == len(own.script().actions)
    assert [one.tables for one in stores] == [0, 2, 1, 20]
    assert all(one.actions == len(own.script().actions) for one in stores)


@installed
@pytest.mark.parametrize("game", ["container", "counter"])
def test_boardgame_io_plays(held: ExitStack, game: peer.PeerGame) -> None:
    got = peer.Matches(game, held).measure(2, 0.5, warmup=0.1)
    assert got.actions > 0
    assert got.written == got.actions


@installed
def test_a_game_of_the_peer_ends_as_it_was_written_down(held: ExitStack) -> None:
    """The load itself compares the money in the end."""
    matches = peer.Matches("container", held)
    with matches.server() as served:
        wanted = {"tables": 1, "spare": 0, "clients": 4, "warmup": 0, "seconds": 0.5}
        got = matches.load(served, wanted | {"games": 1})
    assert got["games"] >= 1


@installed
def test_what_the_peer_has_acknowledged_survives_a_crash(held: ExitStack, tmp_path: Path) -> None:
    matches, journal = peer.Matches("container", held), tmp_path / "journal"
    wanted = {"tables": 3, "spare": 0, "clients": 4, "warmup": 0, "seconds": 0.5, "states": True}
    with matches.server(journal) as served:
        acknowledged = matches.load(served, wanted)["states"]
        os.kill(served.pid, signal.SIGKILL)
    with journal.open("ab") as file:
        file.write(b'{"id":"torn')
    with matches.server(journal) as served:
        found = answer(f"http://127.0.0.1:{served.port}/states")
    assert len(acknowledged) == 3
    assert all(found[match] >= moves > 0 for match, moves in acknowledged.items())


@installed
def test_the_peer_tells_nobody_what_is_anothers() -> None:
    """After the first sealed bid: what seat 0 is told, and what lies on the server."""
    command, env = [program("node"), "-e", SEALED], os.environ | {"NODE_ENV": "production"}
    seen = json.loads(subprocess.check_output(command, cwd=peer.FOLDER, env=env, text=True))
    assert seen["bids"].count(0) < 4
    bidder = next(seat for seat, bid in enumerate(seen["bids"]) if bid)
    others = [one for one in seen["views"] if one["seat"] != bidder]
    assert all(one["bids"] == [0, 0, 0, 0] for one in others)
    assert all(one["args"] is None for one in others)
    assert all(one["cards"] == [one["seat"]] for one in seen["views"])


SEALED = """
const { execFileSync } = require("child_process");
const { getFilterPlayerView, CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { game } = require("./container.cjs");
const { moves } = JSON.parse(execFileSync("node", ["script.cjs"], { maxBuffer: 1e9 }));
const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: 4 });
for (const [seat, move] of moves) {
  const payload = { type: "play", args: [move], playerID: `${seat}` };
  state = reducer(state, { type: "MAKE_MOVE", payload });
  if (move.name === "bid" && move.extraData.price && state.G.table.phase === "bid") break;
}
const filter = getFilterPlayerView(game);
const views = [0, 1, 2, 3].map((seat) => {
  const [, { G }, log] = filter(`${seat}`, { type: "update", args: ["m", state] }).args;
  return {
    seat,
    bids: G.players.map((player) => player.bid),
    cards: G.players.filter((player) => player.pointCard).map((player) => player.id),
    args: log.at(-1).action.payload.args,
  };
});
console.log(JSON.stringify({ bids: state.G.table.players.map((player) => player.bid), views }));
"""


def answer(address: str) -> Any:
    with urllib.request.urlopen(address) as got:
        return json.load(got)
