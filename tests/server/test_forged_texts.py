"""Names, titles and chat are text: never markup, and nothing that hides or moves other text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longshore.notation import Record
from tests.server.forging import BOB, Table, host, quiet, refused, table
from tests.server.hosting import Host

__all__ = ["host", "quiet", "table"]

MARKUP = "<script>alert('&amp;')</script>"
HIDDEN = "\u202e\u2066\u200b\u200f\ufeff\u00ad\x00\x07\x1b\x7f\x85\u2028\ue000\x1f"


def test_markup_is_text(host: Host) -> None:
    at = host.open(seats=3, name=MARKUP, title=MARKUP, public=True)
    at.join(MARKUP)
    at.post("/chat", text=MARKUP)
    told = at.get()
    assert told["settings"]["title"] == MARKUP
    assert [one.get("name") for one in told["seats"]] == [MARKUP, MARKUP, None]
    assert at.get("/log")["entries"][-1]["text"] == MARKUP
    for path in (at.path, f"{at.path}/log", "/api/tables"):
        answer = host.ask("GET", path, at.token)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_signs_that_hide_or_move_others_are_left_out(host: Host) -> None:
    at = host.open(seats=3, name=f"A{HIDDEN}nn", title=f"T{HIDDEN}\n\t two  ")
    bob = at.join(f" {HIDDEN}B\u202eob ")
    at.post("/name", bob, name="B\u2067o\x08b\n\n2")
    at.post("/chat", text=f"One{HIDDEN}\r\nt\two\x0b\n")
    at.host.put(f"{at.path}/notes", bob, text=f"N{HIDDEN}\r\n2")
    told = at.get()
    assert told["settings"]["title"] in ("T two", "T  two")
    seen = [
        told["settings"]["title"],
        *(one.get("name", "") for one in told["seats"]),
        at.get("/log")["entries"][-1]["text"],
        at.get("/notes", bob)["text"],
    ]
    for text in seen:
        assert not set(HIDDEN) & set(text), text.encode("unicode-escape")
        assert not {"\r", "\t", "\x0b", "\x08", "\u2067"} & set(text), text
    assert seen[1] in ("Ann", "A nn")
    assert seen[2] == "Bob 2"
    assert seen[-2] == "One\nt wo"


# of scripts that need them; by themselves they show nothing
FILLING = ("\u3164", "\u115f \u1160", "\ufe0f", "\u2800", "\uffa0\u034f", "\U000e0100")


@pytest.mark.parametrize(
    "name", ["", " ", HIDDEN, "\n\t", "a" * 41, 5, None, ["a"], "\u200d\u202e", *FILLING]
)
def test_a_name_has_something_to_read(host: Host, name: Any) -> None:
    at = host.open(seats=3)
    for answer in (
        host.ask("POST", "/api/tables", json={"name": name}),
        host.ask("POST", f"{at.path}/join", json={"name": name, "invitation": at.invitation}),
        host.ask("POST", f"{at.path}/name", at.token, json={"name": name}),
    ):
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] in ("wrong-field", "empty-text")
    assert at.get()["seq"] == 1


@pytest.mark.parametrize("text", ["", " \n ", HIDDEN, "a" * 1001, None, 3, "\u3164"])
def test_chat_has_something_to_read(table: Table, text: Any) -> None:
    before = table.everything()
    answer = table.post("/chat", table.tokens[BOB], text=text)
    assert answer.status_code in (409, 422)
    assert answer.json()["code"] in ("wrong-field", "empty-text")
    assert table.everything() == before


GROWS = "\ufb2c"  # three signs where text is brought into its normal form


def test_text_that_grows_when_it_is_tidied_cannot_break_a_table(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        at = host.open(seats=3, name="Ann")
        for path, body in (
            ("/api/tables", {"title": GROWS * 80}),
            ("/api/tables", {"name": GROWS * 40}),
            (f"{at.path}/name", {"name": GROWS * 40}),
            (f"{at.path}/keys", {"label": GROWS * 40}),
            (f"{at.path}/chat", {"text": GROWS * 1000}),
        ):
            refused(host.ask("POST", path, at.token, json=body), 422, "text-too-long")
        answer = host.ask("PUT", f"{at.path}/notes", at.token, json={"text": GROWS * 20_000})
        assert answer.status_code in (413, 422)
        kept = host.open(title=GROWS * 26, name=GROWS * 13)
    with Host(tmp_path) as host:
        assert len(host.get(kept.path, kept.token)["settings"]["title"]) == 78


def test_strange_names_stay_inside_their_exports(host: Host) -> None:
    """In a sheet they are no formulas, in notation no tags, in JSON Lines no lines."""
    title = 'A "title]" {of} #; \\n : = ,'
    names = ["=1+1", '@"[x', "-: ; #,"]
    plan = [{"kind": "me", "name": name} for name in names]
    options = {"round_limit": 1}
    at = host.open(seats=3, plan=plan, title=title, options=options, start=True)
    at.post("/chat", seat=0, text='=HYPERLINK("http://x")\n[tag "x"]')
    for number in range(3):
        seat = at.get()["awaiting"][0]
        at.post("/actions", actions=["pass"], seat=seat, seq=at.get()["seq"], key=f"k{number}")
    assert at.get()["status"] == "finished"
    text = host.ask("GET", f"{at.path}/export?format=text", at.token).text
    record = Record.read(text)
    assert record.tags["title"] == title
    assert len(record.actions) == 3
    sheet = host.ask("GET", f"{at.path}/export?format=csv", at.token).text
    cells = [cell for line in sheet.splitlines() for cell in line.split(",")]
    assert not [cell for cell in cells if cell.strip('"').startswith(("=", "@", "+"))]
    lines = host.ask("GET", f"{at.path}/export?format=jsonl", at.token).text.splitlines()
    assert all(isinstance(json.loads(line), dict) for line in lines)


# Texts that are too long to be said again


@pytest.mark.parametrize("size", [2400, 2500, 3000, 20_000])
def test_what_is_far_too_long_is_refused_in_a_sentence(table: Table, size: int) -> None:
    long = "x" * size
    settings = (
        {"edition": long},
        {"undo": long},
        {"options": {long: 1}},
        {"options": {"money": long}},
    )
    for wish in (*settings, {"plan": [{"kind": "bot", "bot": long}] * 3}):
        answer = table.host.ask("POST", "/api/tables", json={"seats": 3, **wish})
        assert answer.status_code == 422, answer.text
        assert len(answer.content) < 4000
    for action in ({"type": long}, long, {"type": "bid", "amount": 10**4000}):
        answer = table.post("/actions", table.tokens[BOB], **table.wish(actions=[action]))
        assert answer.status_code in (409, 422), answer.text
        assert len(answer.content) < 4000
    headers = {"content-type": long[:10_000]}
    answer = table.ask("POST", "/chat", table.tokens[BOB], headers=headers, content=b"{}")
    refused(answer, 422, "not-json")
    answer = table.host.ask("GET", f"/api/tables?edition={long[:9000]}&status={long[:5000]}")
    assert answer.status_code == 422, answer.text


def test_a_channel_outlives_what_is_far_too_long(table: Table) -> None:
    with table.host.channel(f"{table.at.path}/live", table.tokens[BOB]) as live:
        live.recv()
        for frame in (
            {"do": "x" * 3000},
            {"do": "play", **table.wish(actions=[{"type": "x" * 3000}])},
        ):
            live.send(json.dumps(frame))
            told = json.loads(live.recv())
            assert (told["kind"], told["code"]) == ("refused", "wrong-field")
        live.send('{"do": "beat"}')
        assert json.loads(live.recv())["kind"] == "beat"
