"""How much a first visit loads, and that it asks nobody but the server."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Looker, acting, acts, board, moment, settled, stored

MOST = 150 * 1000  # bytes of scripts and styles, as they are sent
SMALL = 1000  # bytes for which packing is not worth it


class Load:
    """What a browser that has nothing yet loads."""

    def __init__(self, looker: Looker) -> None:
        self.requests: list[Request] = []
        looker.page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self.requests.append(request)

    def bytes_of(self, *kinds: str) -> dict[str, int]:
        """By file: its bytes over the line."""
        return {
            urlsplit(request.url).path: request.sizes()["responseBodySize"]
            for request in self.requests
            if request.resource_type in kinds
        }

    def hosts(self) -> set[str]:
        return {urlsplit(request.url).netloc for request in self.requests}


def light(load: Load, server: Served) -> None:
    parts = load.bytes_of("script", "stylesheet")
    assert len(parts) >= 2
    for request in load.requests:
        if request.resource_type in ("script", "stylesheet"):
            answer = request.response()
            assert answer is not None
            packed = answer.header_value("content-encoding") == "gzip"
            assert packed or len(answer.body()) < SMALL, request.url
            # their names change with what is in them, so that they can be kept
            assert "immutable" in (answer.header_value("cache-control") or ""), request.url
    print(sum(parts.values()), "bytes of scripts and styles in", len(parts), "files")
    assert sum(parts.values()) < MOST, parts
    assert load.hosts() == {urlsplit(server.url).netloc}


def test_the_start_page_is_light(someone, server):
    looker = someone(new=True)
    load = Load(looker)
    page = looker.goto("/")
    expect(page.get_by_role("button", name=say("around-play-now"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    light(load, server)


def test_a_table_is_light(someone, server):
    number, seat = moment("anniversary-4", acts, 120)
    game = stored(server, "anniversary-4", number)
    looker = someone(new=True)
    load = Load(looker)
    page = looker.sit(game.link(seat))
    expect(acting(page).locator("[data-choice]").first).to_be_visible()
    light(load, server)


def test_a_whole_visit_asks_nobody_else(someone, server):
    """All rooms, a table, its menu and its figures; the browser's own calls apart."""
    looker = someone(service_workers="allow")
    for room in ("/", "/new", "/lobby", "/games", "/learn", "/rules", "/host"):
        looker.goto(room)
        looker.page.wait_for_load_state("networkidle")
    page = looker.sit(stored(server, "classic-3").link(0))
    page.get_by_role("tab", name=say("page-tab-economy")).click()
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    page.wait_for_load_state("networkidle")
    settled(page)
    expect(board(page)).to_be_attached()
    own = urlsplit(server.url).netloc
    assert {url for url in looker.requested if urlsplit(url).netloc not in (own, "")} == set()
    held = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert {urlsplit(url).netloc for url in held} == {own}
