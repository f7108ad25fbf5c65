"""Between HTTP and the types of the table: bodies read and answers written by msgspec."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from longshore.game.written_sheets import in_words
from longshore.server.domain.refused import Malformed
from longshore.server.http.api.types import Refusal
from longshore.text.messages import Objection

T = TypeVar("T")
JSON = "application/json"


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
        raise Malformed("wrong-field", problem=in_words(str(fault), "an object")) from None
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
