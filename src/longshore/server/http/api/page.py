"""The page: what was built of it, its words, and what a browser sees where there is nothing."""

from __future__ import annotations

import re
from functools import partial
from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from longshore.game.editions import names_source
from longshore.server.http.api.files import ASK_AGAIN, FOR_GOOD, File, make_file, served, weighed
from longshore.server.http.api.routing import Routes
from longshore.server.http.security import NOT_TO_BE_KEPT
from longshore.text.messages import DEFAULT, languages, say, source

ROOMS = (
    "/",
    "/t/{table}",
    "/t/{table}/review",
    "/new",
    "/lobby",
    "/games",
    "/learn",
    "/rules",
    "/host",
)
ROOMS_OF_PEOPLE = ("/me", "/player", "/ratings", "/contests")
INDEX = "index.html"
# The Fluent files behind each of the page's texts.
WORDS = {
    "": (
        "names",
        "lists",
        "log",
        "refusals",
        "table",
        "table-*",
        "page",
        "board",
        "acting",
        "around",
        "options",
        "option-errors",
        "past",
        "results",
    ),
    "-learn": ("guide", "help"),
    "-review": ("review",),
    "-host": ("host",),
}
WORDS_OF_PEOPLE = {
    "-people": ("people", "players", "matches", "contests", "mail")
}  # where there are accounts
_PLAIN_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · {name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
{styles}</head>
<body>
<main class="card alone">
<h1>{title}</h1>
<p>{text}</p>
{more}</main>
</body>
</html>
"""
_STYLES = re.compile(rb'<link rel="stylesheet"[^>]* href="(/assets/[\w.-]+)">')


def make_routes(folder: Path, *, people: bool = False) -> Routes:
    """The routes of the page that was built into a folder, with the rooms of people who have
    accounts or without. All of its files are read now.
    """
    routes = Routes()
    built, words = _read_folder(folder), _read_words(people=people)

    served_at = partial(routes.plain, methods=("GET", "HEAD"))
    roots = (f"/{name}" for name in built if name != INDEX and not name.startswith("assets/"))

    @served_at(*ROOMS, *(ROOMS_OF_PEOPLE if people else ()))
    async def room(request: Request) -> Response:
        """Every room of the page is the same file; its script looks at the address.

        What is behind the # of an address stays in the browser.
        """
        if INDEX not in built:
            return _not_built(request)
        return served(request, built[INDEX])

    @served_at("/assets/{name:path}")
    async def asset(request: Request, name: str) -> Response:
        """Scripts, styles and pictures; the name of each changes with what is in it."""
        return served(request, _found(built, f"assets/{name}"), FOR_GOOD)

    @served_at(*roots)
    async def beside(request: Request) -> Response:
        """What has to be at the root: icons, the manifest, the service worker."""
        return served(request, _found(built, request.url.path[1:]))

    @served_at("/page/words/{name}")
    async def spoken(request: Request, name: str) -> Response:
        """The words of the page in a language."""
        return served(request, _found(words, name))

    return routes


def _read_folder(folder: Path) -> dict[str, File]:
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    names = ((path, path.relative_to(folder).as_posix()) for path in paths)
    return {name: make_file(name, path.read_bytes()) for path, name in names}


def _read_words(*, people: bool) -> dict[str, File]:
    made: dict[str, File] = {}
    wanted = WORDS | (WORDS_OF_PEOPLE if people else {})
    for language in languages():
        for which, files in wanted.items():
            name = f"{language}{which}.ftl"
            further = "" if which else names_source(language)
            made[name] = make_file(name, (source(language, *files) + further).encode())
    return made


def _found(files: dict[str, File], name: str) -> File:
    if name not in files:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return files[name]


# Plain pages


def wants_page(request: Request) -> bool:
    """Whether a person looks at the answer: a browser that was sent to an address."""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(NOT_TO_BE_KEPT):
        return False
    return takes_page(request)


def takes_page(request: Request) -> bool:
    """Whether a browser asks to show the answer."""
    return any(kind == "text/html" for kind, _ in weighed(request.headers.get("accept", "")))


def styles_of(folder: Path) -> str:
    """The styles of the page that was built into a folder, for a page without a script."""
    index = folder / INDEX
    found = _STYLES.findall(index.read_bytes()) if index.exists() else []
    return "".join(f'<link rel="stylesheet" href="{one.decode()}">\n' for one in found)


def not_found(request: Request, styles: str) -> Response:
    """For a browser, where there is nothing: in the look of the page, and with a way home."""
    language = _language(request)
    home = escape(say("page-not-found-home", language))
    what = "no-accounts" if request.url.path in ROOMS_OF_PEOPLE else "not-found"
    title, text = (say(f"page-{what}-{part}", language) for part in ("title", "text"))
    more = f'<a class="button primary" href="/">{home}</a>\n'
    return plain_page(HTTPStatus.NOT_FOUND, language, title, text, more=more, styles=styles)


def _not_built(request: Request) -> Response:
    language = _language(request)
    title, text = (say(f"page-not-built-{part}", language) for part in ("title", "text"))
    return plain_page(HTTPStatus.SERVICE_UNAVAILABLE, language, title, text)


def plain_page(
    status: HTTPStatus, language: str, title: str, text: str, *, more: str = "", styles: str = ""
) -> Response:
    """A page of a title, a sentence and what else it has, as HTML."""
    page = _PLAIN_PAGE.format(
        language=language,
        name=say("page-name", language),
        title=escape(title),
        text=escape(text),
        more=more,
        styles=styles,
    )
    headers = {"cache-control": ASK_AGAIN, "vary": "accept, accept-language"}
    return Response(page, int(status), headers, media_type="text/html; charset=utf-8")


def _language(request: Request) -> str:
    """The first language of ours that a browser asks for."""
    known = languages()
    for wanted, weight in weighed(request.headers.get("accept-language", "")):
        spoken = wanted.partition("-")[0]
        if weight > 0 and spoken in known:
            return spoken
    return DEFAULT
