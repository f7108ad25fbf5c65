"""Files that are read once and served from memory, compressed for whoever takes that."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"  # it may be kept, and is asked about each time
FOR_GOOD = "public, max-age=31536000, immutable"  # its name changes whenever it does
_TEXT = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}


@dataclass(frozen=True)
class File:
    """A file in memory."""

    kind: str
    body: bytes
    etag: str
    text: bool

    @cached_property
    def zipped(self) -> bytes | None:
        """Where that is shorter. Made when it is first asked for: a server begins without it."""
        if not self.text:
            return None
        zipped = gzip.compress(self.body, mtime=0)
        return zipped if len(zipped) < len(self.body) else None


def make_file(name: str, body: bytes) -> File:
    """A file of that name, whose kind follows from it."""
    suffix = PurePath(name).suffix.lower()
    text = suffix in _TEXT
    if text:
        kind = f"{_TEXT[suffix]}; charset=utf-8"
    else:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(kind, body, hashlib.sha256(body).hexdigest()[:16], text)


def served(request: Request, file: File, keep: str = ASK_AGAIN) -> Response:
    """A file as an answer; a browser that has it already is told so."""
    zipped = file.zipped if takes_gzip(request.headers.get("accept-encoding", "")) else None
    etag = f'"{file.etag}"' if zipped is None else f'"{file.etag}-gzip"'
    headers = {"etag": etag, "cache-control": keep}
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
    if _has(request, etag):
        return Response(status_code=int(HTTPStatus.NOT_MODIFIED), headers=headers)
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(zipped or file.body, media_type=file.kind, headers=headers)


def _has(request: Request, etag: str) -> bool:
    known = request.headers.get("if-none-match", "").split(",")
    return etag in (one.strip().removeprefix("W/") for one in known)


def takes_gzip(accepted: str) -> bool:
    """Whether somebody who accepts these encodings takes gzip."""
    weights = dict(weighed(accepted))
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def weighed(field: str) -> list[tuple[str, float]]:
    """What a header field such as `de, en;q=0.5` asks for, the dearest first."""
    found: list[tuple[str, float]] = []
    for part in field.lower().split(","):
        name, _, parameters = part.partition(";")
        if name.strip():
            found.append((name.strip(), _weight(parameters)))
    return sorted(found, key=lambda one: -one[1])


def _weight(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
