"""Routes: what each takes from its address and its body, and what it answers.

What a handler takes from the address its own signature says: a name of the path, or one of the
query. Bodies and answers are msgspec types. The OpenAPI document is made of the same, so that it
cannot say anything else.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Scope

from longshore.server.domain.refused import Malformed
from longshore.server.http.access import TEMPLATE
from longshore.server.http.api.schemas import never_null, ref
from longshore.server.http.api.types import Refusal
from longshore.server.http.api.wire import JSON

T = TypeVar("T")
Handler = Callable[..., Awaitable[Response]]
Talk = Callable[..., Awaitable[None]]
_FAULT = re.compile(r"(?P<problem>.*) - at `\$\.(?P<name>\w+)`", re.DOTALL)
_NUMBER = re.compile(r"-?\d+", re.ASCII)
_ALWAYS = (400, 413, 422, 429, 503)  # why any request may be refused


class Routes:
    """What is served under some addresses; described under a tag, if there is one."""

    def __init__(self, tag: str = "") -> None:
        self.tag = tag
        self.routes: list[BaseRoute] = []
        self.paths: dict[str, dict[str, Any]] = {}  # of the OpenAPI document
        self.taken: set[Any] = set()
        self.told: set[Any] = {Refusal} if tag else set()

    def add(
        self,
        method: str,
        path: str,
        *,
        answer: Any = None,
        body: Any = None,
        status: HTTPStatus = HTTPStatus.OK,
        refuses: Sequence[int] = (),
        also: dict[str, Any] | None = None,
    ) -> Callable[[Handler], Handler]:
        """Register a handler. `answer` is a type or the name of a union; `also` is an answer of
        another media type.
        """
        self.taken |= {body} - {None}
        self.told |= set() if isinstance(answer, str) else {answer} - {None}

        def register(handler: Handler) -> Handler:
            taking = _Taking.of(handler, path)
            self.routes.append(_Way(path, taking.asked(handler), (method,)))
            described = self.paths.setdefault(path, {})
            described[method.lower()] = {
                "tags": [self.tag],
                "summary": handler.__name__.replace("_", " ").capitalize(),
                "description": inspect.getdoc(handler),
                "operationId": handler.__name__,
                "parameters": taking.parameters,
                **_body(body),
                "responses": _responses(status, answer, also or {}, refuses),
            }
            return handler

        return register

    def plain(self, *paths: str, methods: Sequence[str] = ("GET",)) -> Callable[[Handler], Handler]:
        """Register a handler of what is not of the API."""

        def register(handler: Handler) -> Handler:
            for path in paths:
                self.routes.append(_Way(path, _Taking.of(handler, path).asked(handler), methods))
            return handler

        return register

    def socket(self, path: str) -> Callable[[Talk], Talk]:
        """Register who talks over a WebSocket."""

        def register(talk: Talk) -> Talk:
            self.routes.append(_SocketWay(path, _Taking.of(talk, path).asked(talk)))
            return talk

        return register


class _Taking(NamedTuple):
    """What a handler takes from an address."""

    kind: type[msgspec.Struct]
    parameters: list[dict[str, Any]]
    numbers: set[str]

    @classmethod
    def of(cls, handler: Callable[..., Any], path: str) -> _Taking:
        hints = get_type_hints(handler, include_extras=True)
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
        described: list[dict[str, Any]] = []
        for one in list(inspect.signature(handler).parameters.values())[1:]:
            name, kind = _name(one.name), hints[one.name]
            in_path = f"{{{name}}}" in path or f"{{{name}:" in path
            fields.append((one.name, kind) if in_path else (one.name, kind, one.default))
            schema = never_null(msgspec.json.schema(kind))
            if one.default not in (None, one.empty):
                schema["default"] = one.default
            place = "path" if in_path else "query"
            described.append({"name": name, "in": place, "required": in_path, "schema": schema})
        kind = msgspec.defstruct(handler.__name__, fields, rename=_name)
        numbers = {one["name"] for one in described if one["schema"]["type"] == "integer"}
        return cls(kind, described, numbers)

    def of_address(self, connection: HTTPConnection) -> dict[str, Any]:
        if not self.parameters:
            return {}
        given = {**connection.query_params, **connection.path_params}
        for name in self.numbers & given.keys():
            if not _NUMBER.fullmatch(given[name]):  # 1e2 would be taken for one
                raise Malformed("wrong-parameter", name=name, problem="Expected `int`, got `str`")
        try:
            return msgspec.structs.asdict(msgspec.convert(given, self.kind, strict=False))
        except msgspec.ValidationError as fault:
            found = _FAULT.fullmatch(str(fault))
            said = found.groupdict() if found else {"name": "?", "problem": str(fault)}
            raise Malformed("wrong-parameter", **said) from None

    def asked(self, handler: Callable[..., Awaitable[T]]) -> Callable[[Any], Awaitable[T]]:
        async def ask(connection: HTTPConnection) -> T:
            return await handler(connection, **self.of_address(connection))

        return ask


def _name(name: str) -> str:
    """As it stands in an address: a handler may need an underscore behind it."""
    return name.rstrip("_")


class _Named(BaseRoute):
    """Which of the routes was taken stands in the scope."""

    path: str

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        return match, child and {**child, TEMPLATE: self.path}


class _Way(_Named, Route):
    """Who asks for a head gets one only where that was thought of."""

    def __init__(self, path: str, endpoint: Callable[..., Any], methods: Sequence[str]) -> None:
        super().__init__(path, endpoint)
        self.methods = set(methods)


class _SocketWay(_Named, WebSocketRoute):
    pass


# The description


def _body(kind: Any) -> dict[str, Any]:
    return {} if kind is None else {"requestBody": {"required": True, "content": _content(kind)}}


def _responses(
    status: HTTPStatus, answer: Any, also: dict[str, Any], refuses: Sequence[int]
) -> dict[str, Any]:
    good: dict[str, Any] = {"description": status.phrase}
    if answer is not None or also:
        good["content"] = {**(_content(answer) if answer else {}), **also}
    responses = {str(int(status)): good}
    for code in sorted({*refuses, *_ALWAYS}):
        phrase = HTTPStatus(code).phrase
        responses[str(code)] = {"description": phrase, "content": _content(Refusal)}
    return responses


def _content(kind: Any) -> dict[str, Any]:
    return {JSON: {"schema": ref(kind if isinstance(kind, str) else kind.__name__)}}
