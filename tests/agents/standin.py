"""A model's endpoint on this machine: it speaks the protocol, and says what it is told to."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Reply(NamedTuple):
    """What is answered: a message, or a status with what is wrong, after some seconds."""

    text: str = ""
    status: int = 200
    after: float = 0.0
    raw: bytes | None = None
    headers: tuple[tuple[str, str], ...] = ()


class Asked(NamedTuple):
    """A request that came."""

    path: str
    key: str | None
    body: dict[str, Any]

    @property
    def last(self) -> str:
        return str(self.body["messages"][-1]["content"])


class StandIn:
    """The endpoint: where it is, and what it was asked."""

    def __init__(self, answer: Callable[[Asked], Reply | str]) -> None:
        self.asked: list[Asked] = []
        self.answer = answer
        self._open = threading.Event()
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", 0))
                body = json.loads(self.rfile.read(length))
                asked = Asked(self.path, self.headers.get("authorization"), body)
                stand_in.asked.append(asked)
                said = stand_in.answer(asked)
                reply = Reply(said) if isinstance(said, str) else said
                stand_in._open.wait(reply.after)
                self.send(reply)

            def send(self, reply: Reply) -> None:
                content = reply.raw if reply.raw is not None else _body(reply)
                self.send_response(reply.status)
                for name, value in (*reply.headers, ("content-length", str(len(content)))):
                    self.send_header(name, value)
                self.end_headers()
                with suppress(OSError):  # who asked may not have waited
                    self.wfile.write(content)

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"

    def close(self) -> None:
        self._open.set()
        self.server.shutdown()
        self.server.server_close()


def _body(reply: Reply) -> bytes:
    if reply.status != 200:
        return json.dumps({"error": {"message": reply.text}}).encode()
    message = {"role": "assistant", "content": reply.text}
    usage = {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
    told = {"choices": [{"index": 0, "message": message}], "usage": usage, "created": time.time()}
    return json.dumps(told).encode()


@contextmanager
def stand_in(answer: Callable[[Asked], Reply | str]) -> Iterator[StandIn]:
    made = StandIn(answer)
    thread = threading.Thread(target=made.server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.close()
        thread.join()


def first_choice(asked: Asked) -> str:
    """The first way to write anything that has only one, else to pass or to bid nothing."""
    forms = [line.rpartition(": ")[2] for line in asked.last.splitlines() if line.startswith("- ")]
    if any(form.startswith("bid ") for form in forms):
        return "I bid nothing: bid 0"
    plain = [form for form in forms if not set(form) & set("[|") and "-" not in form]
    return f"I have thought about it.\n\n{(plain or ['pass'])[-1]}"
