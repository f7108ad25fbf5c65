"""The page that was built: how it is served, its words, and what a browser sees elsewhere."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from longshore.server.http.api import page
from longshore.server.http.api.files import takes_gzip, weighed
from longshore.server.http.api.page import ROOMS, ROOMS_OF_PEOPLE, WORDS_OF_PEOPLE
from longshore.text.messages import languages, say, source
from tests.server.serving import NO_TLS, Served, served

SCRIPT = "export const table = 1;\n" * 200
BUILT = {
    "index.html": b'<!doctype html><script type="module" src="/assets/index-Ab12.js"></script>' * 9
    + b'<link rel="stylesheet" crossorigin href="/assets/index-Cd34.css">',
    "assets/index-Ab12.js": SCRIPT.encode(),
    "assets/index-Cd34.css": b"p { margin: 0 }\n" * 100,
    "assets/dot-Ef56.svg": b"<svg/>",
    "icon.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "icon-192.png": b"\x89PNG\r\n" + bytes(range(200)),
    "manifest.webmanifest": b'{"name": "Longshore"}',
    "sw.js": b"self.addEventListener('fetch', () => {});\n" * 20,
}
KINDS = {
    "/": "text/html; charset=utf-8",
    "/assets/index-Ab12.js": "text/javascript; charset=utf-8",
    "/assets/index-Cd34.css": "text/css; charset=utf-8",
    "/assets/dot-Ef56.svg": "image/svg+xml; charset=utf-8",
    "/icon.svg": "image/svg+xml; charset=utf-8",
    "/icon-192.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
    "/page/words/en.ftl": "text/plain; charset=utf-8",
}
PATHS = [room.format(table="abcdefghjkmn") for room in ROOMS]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("built")
    for name, body in BUILT.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body)
    with served(tmp_path_factory.mktemp("page"), page=folder) as made:
        yield made


@pytest.fixture
def http(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(verify=NO_TLS, base_url=server.url) as made:
        yield made


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose page nobody has built."""
    folder = tmp_path_factory.mktemp("unbuilt")
    with (
        served(folder, page=folder / "nowhere") as made,
        httpx.Client(verify=NO_TLS, base_url=made.url) as client,
    ):
        yield client


# Files


@pytest.mark.parametrize("path", PATHS)
def test_every_room_is_the_same_file(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.content) == (200, BUILT["index.html"])
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert http.head(path).headers["etag"] == answer.headers["etag"]


def test_every_file_is_served_as_what_it_is(http: httpx.Client) -> None:
    for path, kind in KINDS.items():
        answer = http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind), path
        name = path[1:] or "index.html"
        if name in BUILT:
            assert answer.content == BUILT[name]


def test_assets_are_kept_for_good_and_all_else_is_asked_about(http: httpx.Client) -> None:
    for path in KINDS:
        kept = http.get(path).headers["cache-control"]
        if path.startswith("/assets/"):
            assert kept == "public, max-age=31536000, immutable"
        else:
            assert kept == "no-cache"


def test_nothing_is_packed_before_it_is_asked_for(tmp_path: Path) -> None:
    """To pack the whole page takes a tenth of a second, at every start of a server."""
    (tmp_path / "long.css").write_bytes(b"a{}\n" * 1000)
    file = page._read_folder(tmp_path)["long.css"]
    assert "zipped" not in vars(file)
    assert file.zipped is not None
    assert gzip.decompress(file.zipped) == file.body
    assert file.zipped is file.zipped


def test_who_takes_gzip_gets_it_where_it_is_shorter(http: httpx.Client) -> None:
    for path in KINDS:
        plain = http.get(path, headers=PLAIN)
        zipped = http.get(path, headers={"accept-encoding": "gzip, br"})
        assert plain.content == zipped.content
        assert "content-encoding" not in plain.headers
        if zipped.headers.get("content-encoding") != "gzip":
            continue
        assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
        assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"
        assert plain.headers["etag"] != zipped.headers["etag"]
    assert zipped.headers["content-encoding"] == "gzip"  # words are
    assert "content-encoding" not in http.get("/icon-192.png").headers
    assert "content-encoding" not in http.get("/assets/dot-Ef56.svg").headers


def test_what_is_sent_zipped_is_gzip(http: httpx.Client) -> None:
    with http.stream("GET", "/assets/index-Ab12.js", headers={"accept-encoding": "gzip"}) as answer:
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("", False),
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("gzip;q=0, *", False),
        ("*", True),
        ("*;q=0", False),
        ("gzip;q=much", False),
        ("br", False),
    ],
)
def test_which_encodings_are_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) == takes


def test_a_field_is_weighed() -> None:
    assert [name for name, _ in weighed("fr;q=0.2, de-CH, en;q=0.9")] == ["de-ch", "en", "fr"]


@pytest.mark.parametrize("path", ["/", "/assets/index-Ab12.js", "/page/words/en.ftl"])
def test_a_browser_that_has_a_file_is_told_so(http: httpx.Client, path: str) -> None:
    first = http.get(path)
    for known in (first.headers["etag"], f'"old", W/{first.headers["etag"]}'):
        again = http.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    assert http.get(path, headers={"if-none-match": '"old"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2findex.html",
        "/assets/..%2f..%2fapp.py",
        "/index.html",
        "/nothing.svg",
        "/page/words/xx.ftl",
        "/page/words/..%2fen%2flog.ftl",
        "/page/page.js",
        "/t/",
        "/t/one/two",
    ],
)
def test_nothing_else_is_served(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "http"


# Words


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_language(http: httpx.Client, language: str) -> None:
    """What the page says, refusals, the log; not what drawings, terminal and briefings say."""
    words = messages(http.get(f"/page/words/{language}.ftl").text)
    learn = messages(http.get(f"/page/words/{language}-learn.ftl").text)
    review = messages(http.get(f"/page/words/{language}-review.ftl").text)
    host = messages(http.get(f"/page/words/{language}-host.ftl").text)
    people = messages(
        source(language, *WORDS_OF_PEOPLE["-people"])
    )  # served where there are accounts
    whole = messages(source(language, "*"))
    assert not words & (learn | review | host | people)
    elsewhere = re.compile("drawing-|terminal-|notation-|briefing-|answer-")
    assert words | learn | review | host | people == {
        one for one in whole if not elsewhere.match(one)
    }
    assert {
        "seat-blue",
        "list-none",
        "log-turn-began",
        "refused-too-dear",
        "refused-stale",
    } <= words
    assert all(re.match("guide-|help-", one) for one in learn)
    assert all(one.startswith("review-") for one in review)


def messages(text: str) -> set[str]:
    found = FluentResource(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


# A page that is not there


@pytest.mark.parametrize("path", ["/nowhere", "/t/one/two", "/assets/gone.js", "/page/x"])
def test_a_browser_that_is_nowhere_gets_a_page(http: httpx.Client, path: str) -> None:
    answer = http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="en">' in answer.text
    assert 'href="/">' in answer.text
    assert '<link rel="stylesheet" href="/assets/index-Cd34.css">' in answer.text
    assert "There is nothing here" in answer.text
    assert not re.search(r"<style|<script|\sstyle=|\son[a-z]+=|https?:", answer.text)


@pytest.mark.parametrize("path", ROOMS_OF_PEOPLE)
def test_where_there_are_no_accounts_a_browser_is_told_so(http: httpx.Client, path: str) -> None:
    for language in languages():
        answer = http.get(path, headers={**BROWSER, "accept-language": language})
        assert answer.status_code == 404
        for part in ("title", "text"):
            assert say(f"page-no-accounts-{part}", language) in answer.text
    assert http.get(path).headers["content-type"] == "application/json"


def test_it_is_in_the_language_of_the_browser(http: httpx.Client) -> None:
    for language in languages():
        asked = {**BROWSER, "accept-language": f"xx, {language}-CH;q=0.9, en;q=0.1"}
        assert f'<html lang="{language}">' in http.get("/nowhere", headers=asked).text
    none = {**BROWSER, "accept-language": "de;q=0, tlh"}
    assert '<html lang="en">' in http.get("/nowhere", headers=none).text


def test_programs_and_the_api_get_json(http: httpx.Client) -> None:
    assert http.get("/nowhere").json()["code"] == "http"
    assert http.get("/api/nowhere", headers=BROWSER).json()["code"] == "http"
    assert http.get("/api/tables/abcdefghjkmn", headers=BROWSER).json()["code"] == "no-such-table"
    posted = http.post("/nowhere", headers=BROWSER)
    assert posted.json()["code"] == "http"


@pytest.mark.parametrize("path", PATHS)
def test_a_page_that_was_not_built_says_so(unbuilt: httpx.Client, path: str) -> None:
    answer = unbuilt.get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make web" in answer.text


def test_without_a_page_all_else_works(unbuilt: httpx.Client) -> None:
    assert unbuilt.get("/api/catalogue").status_code == 200
    assert unbuilt.get("/page/words/en.ftl").status_code == 200
    assert unbuilt.get("/sw.js").status_code == 404
    assert unbuilt.get("/assets/index-Ab12.js", headers=BROWSER).status_code == 404


def test_files_are_read_when_the_server_starts(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("before")
    with served(tmp_path, page=folder) as made:
        (folder / "index.html").write_text("after")
        assert httpx.get(made.url, verify=NO_TLS).text == "before"
    with served(tmp_path, page=folder) as made:
        assert httpx.get(made.url, verify=NO_TLS).text == "after"
