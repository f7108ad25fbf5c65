"""The page as an app: it can be installed, and starts without the server, to say it is away."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.serving import Served, served
from tests.web.looking import Someone, acts, lookers, moment, settled, stored, worker_ready

_CACHED = """
async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(new URL(request.url).pathname);
  return found;
}
"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as running:
        yield running


@pytest.fixture
def someone(browser: Browser, host: Served) -> Iterator[Someone]:
    yield from lookers(browser, host, service_workers="allow")


def controlled(page: Page) -> None:
    """Wait until the worker serves the page."""
    worker_ready(page)
    # asked again and again from here: the content policy lets nothing be polled by text in the page
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))


def test_the_manifest_is_one_that_a_browser_installs(someone, host):
    page = someone().goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == "Longshore"
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add((wide, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    # the browser has nothing to complain of
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith(link)


def test_without_the_server_the_page_starts_and_says_so(someone, host):
    page = someone().goto("/")
    controlled(page)
    page.reload()
    page.wait_for_load_state("networkidle")
    for room in ("/new", "/"):  # what was visited can be visited again
        page.goto(room)
        page.wait_for_load_state("networkidle")
    host.stop()
    page.goto("/")
    expect(page.get_by_role("heading", name=say("around-start-title"))).to_be_visible()
    expect(page.get_by_text(say("refused-no-answer")).first).to_be_visible()
    page.get_by_role("button", name=say("around-play-now")).click()
    expect(page.get_by_text(say("refused-no-answer")).last).to_be_visible()
    page.goto("/new")
    expect(page.get_by_text(say("refused-no-answer"))).to_be_visible()
    expect(page.get_by_role("button", name=say("page-again"))).to_be_visible()


def test_what_the_tables_tell_is_never_kept(someone, host):
    number, seat = moment("classic-3", acts, 20)
    game = stored(host, "classic-3", number)
    looker = someone()
    page = looker.sit(game.link(seat))
    controlled(page)
    page.reload()
    settled(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(_CACHED)
    assert "/" in kept  # the page itself
    assert any(path.startswith("/assets/") for path in kept)
    assert any(path.startswith("/page/words/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/healthz", "/t/"))] == []
    # nor does the browser keep it by itself
    for path in (f"/api/tables/{game.table}", f"/api/tables/{game.table}/log", "/api/catalogue"):
        answer = page.request.get(path)
        assert answer.headers["cache-control"] == "no-store"
    # the key to the seat is in no file of the page
    assert not page.evaluate(
        """async (token) => {
          for (const name of await caches.keys())
            for (const answer of await (await caches.open(name)).matchAll())
              if ((answer.url + await answer.text()).includes(token)) return true;
          return JSON.stringify({...localStorage, ...sessionStorage}).includes(token);
        }""",
        game.tokens[seat],
    )


def test_a_new_version_of_the_page_is_used_at_once(someone, host):
    """The worker hands out its own copy of the page only when the server is away."""
    page = someone().goto("/")
    controlled(page)
    page.evaluate(
        """async () => {
          const shell = (await caches.keys()).find((name) => name.includes("shell"));
          const old = new Response("<title>old</title>", {headers: {"content-type": "text/html"}});
          await (await caches.open(shell)).put("/", old);
        }"""
    )
    page.goto("/")
    expect(page.get_by_role("heading", name=say("around-start-title"))).to_be_visible()
