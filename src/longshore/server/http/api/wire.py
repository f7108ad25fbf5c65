"""Between HTTP and the types of the table: bodies read and answers written by msgspec.

Each route says what it takes and gives as msgspec types; the OpenAPI document is made from the same
types, so that it cannot say anything else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from http import HTTPStatus
from typing import Any, TypeVar, cast

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect

from longshore.server.domain.refused import Malformed
from longshore.server.http.api.schemas import ref
from longshore.server.http.api.types import Refusal
from longshore.text.messages import Objection

T = TypeVar("T")
JSON = "application/json"

Handler = Callable[..., Awaitable[Response]]


class Routes:
    """A router that takes and gives msgspec types."""

    def __init__(self, tag: str) -> None:
        self.router = APIRouter(tags=[tag])
        self.taken: set[Any] = set()
        self.told: set[Any] = {Refusal}

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
        extra: dict[str, Any] = {}
        if body is not None:
            extra["requestBody"] = {"required": True, "content": _content(body)}
        good: dict[str, Any] = {"description": status.phrase}
        if answer is not None or also:
            good["content"] = {**(_content(answer) if answer else {}), **(also or {})}
        responses: dict[int | str, dict[str, Any]] = {int(status): good}
        for code in sorted({*refuses, 400, 413, 422, 429, 503}):
            phrase = HTTPStatus(code).phrase
            responses[code] = {"description": phrase, "content": _content(Refusal)}

        def register(handler: Handler) -> Handler:
            self.router.add_api_route(
                path,
                handler,
                methods=[method],
                status_code=int(status),
                response_model=None,
                response_class=Response,
                responses=responses,
                openapi_extra=extra,
                operation_id=handler.__name__,
            )
            return handler

        return register


def _content(kind: Any) -> dict[str, Any]:
    return {JSON: {"schema": ref(kind if isinstance(kind, str) else kind.__name__)}}


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request."""
    sent = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if sent != JSON:
        raise Malformed("not-json", sent=sent)
    try:
        body = await request.body()
    except ClientDisconnect:  # whoever sent half of it does not wait for an answer
        raise Malformed("broken-json") from None
    return parse(body or b"{}", kind)


def parse(text: bytes | str, kind: type[T]) -> T:
    """JSON as one of our types; what is wrong with it is said."""
    try:
        found: T = _decoder(cast(Any, kind)).decode(text)
    except msgspec.ValidationError as fault:
        raise Malformed("wrong-field", problem=str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed("broken-json") from None
    return found


@cache  # a decoder of a union takes longer to make than to use
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def refusal(problem: Objection) -> Refusal:
    """Why something cannot be done, as it is told."""
    return Refusal(code=problem.code, values=problem.values, text=str(problem))


def answer(value: Any, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A value of ours as an answer; bytes are JSON already."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status_code=int(status), media_type=JSON)
