"""The plain page: a start page and a table, with nothing to build and nothing from elsewhere."""

from __future__ import annotations

import hashlib
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from longshore.table.refused import Unknown

router = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parent.parent / "page"
_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


class _File(NamedTuple):
    kind: str
    body: bytes
    etag: str


def _read(path: Path) -> _File:
    body = path.read_bytes()
    return _File(_KINDS[path.suffix], body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


_FILES = {path.name: _read(path) for path in FOLDER.iterdir() if path.suffix in _KINDS}


@router.get("/")
async def start_page(request: Request) -> Response:
    """Play at once, open a table, join one, look around."""
    return _served(request, _FILES["index.html"])


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:  # noqa: ARG001  the page asks for it
    """A table. What is behind the # of its address stays in the browser."""
    return _served(request, _FILES["table.html"])


@router.get("/page/{name}")
async def part(request: Request, name: str) -> Response:
    """Scripts, styles and pictures of the page."""
    file = _FILES.get(name)
    if file is None or name.endswith(".html"):
        raise Unknown("http", status=HTTPStatus.NOT_FOUND.value, reason=HTTPStatus.NOT_FOUND.phrase)
    return _served(request, file)


def _served(request: Request, file: _File) -> Response:
    """A file; a browser that has it already is told so, and asks again each time."""
    headers = {"etag": file.etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=int(HTTPStatus.NOT_MODIFIED), headers=headers)
    return Response(file.body, media_type=f"{file.kind}; charset=utf-8", headers=headers)
