"""Requests to the server: sent again where that is safe, and answers as typed values.

What is safe to send twice is whatever only reads or sets, and wishes with a key of their own. All
else is sent again only if it never reached the server, or if the server said that it is too much
for the moment.
"""

from __future__ import annotations

import random
import re
import ssl
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec

from longshore.client.errors import Refused, Unreachable
from longshore.server.http.api.types import Refusal

T = TypeVar("T")
Query = Mapping[str, str | int | None]
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 2.0
_UNCERTAIN = frozenset((HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE))


class Wish(NamedTuple):
    """A request: where to, with which body, and whether it may be sent twice."""

    method: str
    path: str
    token: str | None = None
    body: Any = None
    query: Query = MappingProxyType({})
    again: bool = False

    def headers(self) -> dict[str, str]:
        fields = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        if self.body is not None:
            fields["content-type"] = "application/json"
        return fields

    def parameters(self) -> dict[str, str]:
        return {name: str(value) for name, value in self.query.items() if value is not None}


class Patience:
    """How long to try: waits between attempts, longer each time, until it has run out."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        """It works again: the next failure counts as the first."""
        self.reached()
        self._next = _FIRST_WAIT

    def reached(self) -> None:
        """There is a server: its time begins anew, but not the waits, as it may fail again."""
        self._until: float | None = None

    def wait(self, at_least: float = 0.0) -> bool:
        """Wait before the next attempt; False, and no waiting, if there is to be none."""
        now = time.monotonic()
        if self._until is None:
            self._until = now + self._seconds
        left = self._until - now
        # not all at once, when a server with many clients comes back
        pause = max(at_least, self._next * random.uniform(0.5, 1.0))
        if pause > left:
            return False
        time.sleep(pause)
        self._next = min(2 * self._next, _LONGEST_WAIT)
        return True


_ERRNO = re.compile(r"^\[Errno -?\d+\] ")


class Caller:
    """One server, by HTTP."""

    def __init__(self, url: str, *, patience: float, timeout: float) -> None:
        self.url, self.patience = _checked_url(url), patience
        # A cookie would hold one seat a table for everything that is sent from here.
        nobody = CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.Client(
            base_url=self.url,
            timeout=timeout,
            cookies=nobody,
            follow_redirects=False,
            verify=_trusted(self.url),
        )

    def close(self) -> None:
        self._http.close()

    def ask(self, kind: type[T], wish: Wish) -> T:
        """The answer to a wish, as one of the types."""
        return self.decoded(self.send(wish).content, kind)

    def decoded(self, text: bytes | str, kind: type[T]) -> T:
        try:
            return _decoder(kind).decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._no_server() from None

    def send(self, wish: Wish) -> httpx.Response:
        """The answer to a wish, once there is one."""
        patience = Patience(self.patience)
        while True:
            try:
                return self._once(wish)
            except httpx.TransportError as fault:
                safe = wish.again or isinstance(fault, _NOT_SENT)
                if not safe or not patience.wait():
                    raise self.unreachable(fault) from None
            except Refused as problem:
                seconds = problem.wait
                safe = wish.again or problem.status not in _UNCERTAIN
                if seconds is None or not safe or not patience.wait(seconds):
                    raise

    def _once(self, wish: Wish) -> httpx.Response:
        content = None if wish.body is None else msgspec.json.encode(wish.body)
        answer = self._http.request(
            wish.method,
            wish.path,
            content=content,
            params=wish.parameters(),
            headers=wish.headers(),
        )
        self._need_good(answer)
        return answer

    @contextmanager
    def stream(self, wish: Wish, silence: float) -> Iterator[httpx.Response]:
        """An answer that comes bit by bit, with never more than so many seconds between them."""
        timeout = httpx.Timeout(**(self._http.timeout.as_dict() | {"read": silence}))
        with self._http.stream(
            wish.method,
            wish.path,
            params=wish.parameters(),
            headers=wish.headers(),
            timeout=timeout,
        ) as answer:
            if not answer.is_success:
                answer.read()
            self._need_good(answer)
            yield answer

    def _need_good(self, answer: httpx.Response) -> None:
        if answer.is_success:
            return
        try:
            refusal = _decoder(Refusal).decode(answer.content)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._no_server(answer.status_code) from None
        raise Refused(refusal.code, refusal.values, refusal.text, answer.status_code)

    def unreachable(self, fault: Exception | str) -> Unreachable:
        """What is wrong with the way to the server, in a line."""
        why = _ERRNO.sub("", str(fault)).rstrip(".")
        if isinstance(fault, httpx.TimeoutException) or not why:
            why = "it does not answer in time"
        return Unreachable(f"The server at {self.url} cannot be reached: {why}.")

    def _no_server(self, status: int | None = None) -> Unreachable:
        said = "" if status is None else f" (status {status})"
        return Unreachable(f"What answers at {self.url} does not speak as Longshore does{said}.")


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_making = threading.Lock()


def _decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    """What reads a type; made by one thread at a time, since msgspec hands a type that it is still
    looking at to whoever asks for it next, and that ends the process.
    """
    with _making:
        if kind not in _decoders:
            _decoders[kind] = msgspec.json.Decoder(kind)
        return _decoders[kind]


def _trusted(url: str) -> ssl.SSLContext | bool:
    """Whose certificates are good. To read the list takes longer than many wishes: where none will
    be shown, nobody's are.
    """
    return True if url.startswith("https:") else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _checked_url(url: str) -> str:
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, TypeError):
        parsed = httpx.URL("")
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise ValueError(f"A server's address looks like http://127.0.0.1:8080, not {url!r}.")
    return str(parsed.copy_with(query=None, fragment=None)).rstrip("/")
