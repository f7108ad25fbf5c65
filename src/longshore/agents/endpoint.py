"""Asking a model: an endpoint of the OpenAI-compatible kind, wherever a host has set one."""

from __future__ import annotations

import json
import os
import socket
import time
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx

from longshore.bots.bot import GivenUp

Messages: TypeAlias = list[dict[str, str]]
MOST_BYTES = 1_000_000  # of an answer
_SIGNS_A_TOKEN = 4  # where an endpoint does not count
_PASSING = frozenset((408, 409, 425, 429, 500, 502, 503, 504, 529))
_FIRST_WAIT, _LONGEST_WAIT = 0.5, 20.0  # seconds
_REACHING = 10.0  # seconds
_SHOWN = 160  # signs of what an endpoint says is wrong


class Completion(NamedTuple):
    """What a model has answered, and how many tokens that took."""

    text: str
    tokens_in: int
    tokens_out: int


class Endpoint:
    """`URL/chat/completions`, with a key from the environment variable `key`, if one is named."""

    def __init__(self, url: str, key: str = "", retries: int = 2) -> None:
        self.url, self.retries = _checked(url), retries
        self._key = _secret(key)

    def check(self) -> None:
        """Whether anything listens there; it is asked nothing."""
        parts = urlsplit(self.url)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
        try:
            socket.create_connection((parts.hostname or "", port), _REACHING).close()
        except OSError as problem:
            said = (problem.strerror or str(problem) or "no answer").lower()
            raise ValueError(f"nothing answers at {self.url} ({said})") from None

    def complete(self, request: dict[str, Any], seconds: float) -> Completion:
        """The answer to a request, within so many seconds; asked again where that may help."""
        until = time.monotonic() + seconds
        wait = _FIRST_WAIT
        for left in range(self.retries, -1, -1):
            try:
                return self._once(request, until)
            except _Passing as problem:
                pause = max(wait, problem.after)
                if not left or time.monotonic() + pause >= until:
                    raise GivenUp(str(problem)) from None
                time.sleep(pause)
                wait = min(2 * wait, _LONGEST_WAIT)
        raise GivenUp("the endpoint was not asked")

    def _once(self, request: dict[str, Any], until: float) -> Completion:
        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        seconds = max(0.1, until - time.monotonic())
        address = f"{self.url}/chat/completions"
        try:
            # a connection for each: nobody says when the last was made
            with (
                httpx.Client(trust_env=False, follow_redirects=False, timeout=seconds) as http,
                http.stream("POST", address, json=request, headers=headers) as answer,
            ):
                body = _read(answer, until)
                status, after = answer.status_code, answer.headers.get("retry-after", "")
        except httpx.TimeoutException:
            raise GivenUp(f"the endpoint did not answer within {seconds:.0f} s") from None
        except httpx.HTTPError as problem:
            said = str(problem)[:_SHOWN] or "it closed the connection"
            raise _Passing(f"the endpoint cannot be reached: {said}") from None
        if status in _PASSING:
            raise _Passing(_refusal(status, body), float(after) if after.isdecimal() else 0.0)
        if status != httpx.codes.OK:
            raise GivenUp(_refusal(status, body))
        return _completion(request, body)


class _Passing(Exception):
    """What may be over when one asks again, after so many seconds."""

    def __init__(self, said: str, after: float = 0.0) -> None:
        super().__init__(said)
        self.after = after


def _read(answer: httpx.Response, until: float) -> bytes:
    """The body, as far as it is sensible and comes in time."""
    body = bytearray()
    for part in answer.iter_bytes():
        body += part
        if len(body) > MOST_BYTES:
            raise GivenUp("the endpoint's answer is too long")
        if time.monotonic() > until:
            raise GivenUp("the endpoint's answer did not end in time")
    return bytes(body)


def _completion(request: dict[str, Any], body: bytes) -> Completion:
    try:
        told = json.loads(body)
        content = told["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError):
        raise GivenUp("the endpoint's answer holds no message") from None
    text = _text(content)
    usage = told.get("usage") if isinstance(told.get("usage"), dict) else {}
    asked = sum(len(str(one.get("content", ""))) for one in request["messages"])
    return Completion(
        text,
        _count(usage.get("prompt_tokens"), asked),
        _count(usage.get("completion_tokens"), len(text)),
    )


def _text(content: Any) -> str:
    """A message's text: a string, or its parts."""
    if isinstance(content, list):
        parts = (one.get("text", "") for one in content if isinstance(one, dict))
        return "".join(part for part in parts if isinstance(part, str))
    return content if isinstance(content, str) else ""


def _count(told: Any, signs: int) -> int:
    if isinstance(told, int) and not isinstance(told, bool) and told >= 0:
        return told
    return -(-signs // _SIGNS_A_TOKEN)


def _refusal(status: int, body: bytes) -> str:
    """The number, and what the endpoint says to it."""
    try:
        told = json.loads(body)
        error = told.get("error", told)
        said = error.get("message", "") if isinstance(error, dict) else str(error)
    except (ValueError, AttributeError):
        said = ""
    line = " ".join(str(said).split())[:_SHOWN]
    return f"the endpoint answered {status}{': ' if line else ''}{line}"


def _checked(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(f"url is an address as http://127.0.0.1:11434/v1, not {url[:80]!r}")
    if parts.query or parts.fragment:
        raise ValueError(f"url is an address without a query, not {url[:80]!r}")
    return url.rstrip("/").removesuffix("/chat/completions")


def _secret(variable: str) -> str:
    """A key that the environment holds; it is never shown, and stands in no file."""
    if not variable:
        return ""
    secret = os.environ.get(variable, "").strip()
    if not secret:
        raise ValueError(
            f"key is the name of an environment variable; {variable[:40]!r} is not set"
        )
    if not secret.isascii() or any(sign.isspace() for sign in secret):
        raise ValueError(f"what the environment variable {variable[:40]!r} holds is no key")
    return secret
