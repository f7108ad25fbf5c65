"""Requests and frames that are wrong somewhere, thousands a second, made from the description.

Each has a defect that is drawn: in a value or the form of its JSON, in a parameter, a token, a
header, or somewhere in its bytes. The rest of it is as it should be, so that it comes far.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

from longshore.server.http.description import describe
from longshore.server.http.limits import LARGEST_MESSAGE
from tests.server.wires import BINARY, TEXT, frame

DEPTH = 4  # of JSON that is filled in; below there are plain values
LONG = "x" * 2600

# Values that hardly anything is meant to be, as they are written in JSON; some are no JSON.
NASTY = (
    *("null", "true", "false", "0", "-1", "5", "99", "0.5", "-0.0", "1e999", "-1e400", "NaN"),
    *("9" * 400, "-" + "9" * 30, "18446744073709551616", "-9223372036854775809", "01", "+1", ".5"),
    *('""', '" "', '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\u202e\\u3164"', '"\\x"', '"'),
    *(f'"{LONG}"', '"' + "ä" * 900 + '"', '"' + "\\u0301" * 400 + '"', '"\ud7ff\U0010ffff"'),
    *("[]", "{}", "[[]]", "[null]", '{"": 0}', "[" * 600, '{"a":' * 300, "[" + "1," * 3000 + "1]"),
    *('"pass"', '"bid 1e5"', '"red: bid -1"', '"produce ' + "black " * 300 + '"', '"undo"'),
    *('{"type": "bid", "amount": 1e308}', '{"type": null}', '{"type": "pass", "type": "bid"}'),
    *('"steady"', '"classic"', '"anniversary"', '"../../etc/passwd"', '"\' OR 1=1 --"', '"%00"'),
    *('"http://127.0.0.1:9/"', '"http://[::1"', '"javascript:alert(1)"', "'x'", "undefined", ""),
)
NASTY_PARTS = (
    *("", "-1", "0", "4", "5", "99", "9" * 400, "1.5", "1e3", "x", "null", "true", "NaN", "%00"),
    *("%", "%zz", "%ff%fe", "%ed%a0%80", "..", "%2e%2e%2f", "*", "'", '"', "%0d%0aX:1", "ä", "٣"),
    *(LONG, "a," * 900, "222222222222", "2" * 13, "%F0%9F%98%80", "0x10", "-0", "1_0", " 1", "+1"),
)
FIELDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("authorization", ("Bearer", "Bearer ", "Basic QTpC", "Bearer " + "A" * 43, "Bearer ä", LONG)),
    ("cookie", ("longshore-222222222222=x", "=;=;;", "a=" + LONG, "longshore-=\x7f", '="')),
    ("content-type", ("text/plain", "application/json; charset=utf-16", LONG, "a/b;;=", "")),
    ("accept-language", ("de;q=x", "*", LONG, "xx-" * 300, "en;q=9e999", ",,,", "ä")),
    ("accept-encoding", ("gzip;q=2", "*;q=-1", LONG, ";q=", "gzip, " * 300)),
    ("if-none-match", ("*", '"', "W/" + LONG, '"x", ' * 300)),
    ("last-event-id", ("-1", "9" * 400, "x", "\xff", "1.5")),
    ("origin", ("null", "http://elsewhere.example", "http://[", LONG, "file://")),
    ("range", ("bytes=0-" + "9" * 30, "bytes=-", "x", LONG)),
    ("x-forwarded-for", ("1.2.3.4, " * 300, "::ffff:1", "x", LONG)),
    ("forwarded", ("for=" + LONG, "for=_x;proto=ftp")),
    ("host", ("elsewhere.example", "[", "127.0.0.1:x", "127.0.0.1:99999", "")),
    ("upgrade", ("websocket", "h2c", LONG)),
    ("expect", ("100-continue", "200-ok")),
    ("x" * 900, ("1", LONG)),
)


class Place(NamedTuple):
    """A table, and a token that holds something there."""

    table: str
    token: str


class Sent(NamedTuple):
    """A request; `framed` if both sides can tell where it and its answer end."""

    data: bytes
    framed: bool


class Malformer:
    """Draws them. `places` are tables in all kinds of states, `token` that of the server's host."""

    def __init__(self, host: str, places: list[Place], token: str, seed: int) -> None:
        self._host, self._places, self._token = host, places, token
        self.chance = random.Random(seed)
        document = json.loads(json.dumps(describe()))
        self._schemas: dict[str, Any] = document["components"]["schemas"]
        self._operations = [
            (method.upper(), path, operation)
            for path, item in document["paths"].items()
            for method, operation in item.items()
        ]

    # JSON

    def json(self, schema: dict[str, Any], wrong: float, depth: int = 0) -> str:
        """A value by its schema, in which each part is wrong with some probability."""
        chance = self.chance
        if chance.random() < wrong:
            return chance.choice(NASTY)
        schema = self._resolved(schema)
        if "enum" in schema:
            return json.dumps(chance.choice(schema["enum"]))
        if "const" in schema:
            return json.dumps(schema["const"])
        kind = schema.get("type")
        if kind == "object" and depth < DEPTH:
            return self._object(schema, wrong, depth)
        if kind == "array" and depth < DEPTH:
            items = schema.get("items") or chance.choice(schema.get("prefixItems", [{}]))
            count = chance.choice((0, 1, 1, 2, 5))
            return f"[{','.join(self.json(items, wrong, depth + 1) for _ in range(count))}]"
        if kind in ("integer", "number"):
            return str(chance.choice((schema.get("minimum", 0), 1, 2, chance.randint(0, 99))))
        if kind == "boolean":
            return chance.choice(("true", "false"))
        return chance.choice(('"Ann"', '"pass"', '"steady"', '"red"', "null", "{}"))

    def _resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema or "anyOf" in schema:
            if "$ref" in schema:
                schema = self._schemas[schema["$ref"].rpartition("/")[2]]
            else:
                schema = self.chance.choice(schema["anyOf"])
        return schema

    def _object(self, schema: dict[str, Any], wrong: float, depth: int) -> str:
        chance, parts = self.chance, []
        needed = schema.get("required", ())
        for name, value in schema.get("properties", {}).items():
            luck = chance.random()
            if luck < wrong / 4 if name in needed else luck < 0.5:
                continue
            parts.append(f"{json.dumps(name)}:{self.json(value, wrong, depth + 1)}")
        if chance.random() < wrong / 2:
            parts.append(chance.choice(('"more":1', '"":null', '"a"', '"b":', *parts[:1], "1:2")))
        return "{" + ",".join(parts) + "}"

    # Requests

    def request(self) -> Sent:
        """The next one."""
        chance = self.chance
        method, path, operation = chance.choice(self._operations)
        place = chance.choice(self._places)
        defect = chance.choice(("body", "body", "query", "path", "field", "method", "bytes"))
        if defect == "method":
            method = chance.choice(("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "POST"))
        target = self._target(path, operation, place, defect)
        # whoever runs the server closes and deletes no table of ours, but may try all else
        spared = path.endswith(("/close", "/tables/{table}"))
        hosts = path.startswith("/api/host/") and not spared
        token = self._token if hosts else place.token
        fields = [f"host: {self._host}", f"authorization: Bearer {token}"]
        body = self._body(operation, defect)
        if body is not None:
            fields += ["content-type: application/json", f"content-length: {len(body)}"]
        if defect == "field":
            name, values = chance.choice(FIELDS)
            fields = [one for one in fields if not one.startswith(f"{name}:")]
            fields.append(f"{name}: {chance.choice(values)}")
        head = "\r\n".join((f"{method} {target} HTTP/1.1", *fields, "", ""))
        data = head.encode("utf-8", "surrogatepass") + (body or b"")
        if defect == "bytes":
            return Sent(self._broken(data), framed=False)
        # what has no body, waits for leave to go on, or becomes something else, ends elsewhere
        apart = method == "HEAD" or "expect:" in head or "upgrade:" in head
        return Sent(data, framed=not apart)

    def _target(self, path: str, operation: Any, place: Place, defect: str) -> str:
        chance = self.chance
        parts = {"table": place.table, "seat": chance.choice("0124"), "key": "none"}
        wrong = chance.choice(list(parts)) if defect == "path" else None
        for name, value in parts.items():
            given = chance.choice(NASTY_PARTS) if name == wrong else value
            path = path.replace("{" + name + "}", quote(given, safe="%") or "%20")
        named = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
        if defect != "query" and chance.random() < 0.7:
            return path
        query = []
        for name in (*named, "seat", "more")[: chance.randint(1, 4)]:
            value = chance.choice(NASTY_PARTS) if defect == "query" else chance.choice("0123")
            query += [f"{name}={quote(value, safe='%')}"] * chance.choice((1, 1, 2))
        return f"{path}?{'&'.join(query)}"

    def _body(self, operation: Any, defect: str) -> bytes | None:
        if "requestBody" not in operation:
            return None if defect != "body" else self.chance.choice((b"", b"{}", b"\xff", b"[1"))
        content = next(iter(operation["requestBody"]["content"].values()))
        made = self.json(content["schema"], 0.25 if defect == "body" else 0.0)
        data = made.encode("utf-8", "surrogatepass")
        return self._broken(data) if defect == "body" and self.chance.random() < 0.2 else data

    def _broken(self, data: bytes) -> bytes:
        """The same with something wrong in its bytes."""
        chance = self.chance
        at = chance.randrange(len(data) + 1)
        some = bytes(chance.randrange(256) for _ in range(chance.choice((1, 1, 2, 8))))
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: data[:at],
            lambda: data[:at] + some + data[at:],
            lambda: data[:at] + some + data[at + len(some) :],
            lambda: data[:at] + data[at + 1 :],
            lambda: data[:at] + data[max(0, at - 40) :],
            lambda: data.replace(b"\r\n", b"\n", 1),
            lambda: data.replace(b"content-length: ", b"transfer-encoding: chunked\r\nx: "),
            lambda: data.replace(b" HTTP/1.1", chance.choice((b"", b" HTTP/9.9", b" HTTP/1.1 x"))),
        )
        return chance.choice(ways)()

    # Frames

    def message(self) -> bytes:
        """A frame that makes no sense; it is one all the same."""
        text = self.json({"$ref": "#/components/schemas/ToServer"}, 0.25)
        data = text.encode("utf-8", "surrogatepass")
        if self.chance.random() < 0.2:
            data = self._broken(data)
        data = data[:LARGEST_MESSAGE]
        try:
            data.decode()
        except UnicodeDecodeError:
            return frame(BINARY, data)
        return frame(TEXT, data)
