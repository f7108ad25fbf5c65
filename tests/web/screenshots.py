"""Pictures of the page at three widths, by day and at dusk, to look at.

    python -m tests.web.screenshots [--readme] [FOLDER]

They go into `results/screenshots` unless another folder is named. `--readme` also makes the two
pictures of the README, in `docs/pictures`. The games are golden ones at a moment of theirs, so that
the same pictures come out every time.
"""

from __future__ import annotations

import argparse
import base64
import struct
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

from longshore.client import Client
from longshore.server.domain.settings import SeatPlan, Settings
from longshore.text.messages import say
from tests.server.logged import golden
from tests.server.serving import Served, served
from tests.web.browser import launch_arguments
from tests.web.looking import (
    Looker,
    acting,
    acts,
    bids,
    decides,
    moment,
    press,
    settled,
    stored,
    tab,
)

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "results" / "screenshots"
README = ROOT / "docs" / "pictures"
WIDTHS = {360: 780, 768: 1024, 1440: 900}  # and heights
EDITIONS = {"classic": "classic-4", "anniversary": "anniversary-4"}
LATE = 0.55  # of a game's actions: then there is a lot on the table
LARGEST = 300_000  # bytes of a picture of the README


class Scene(NamedTuple):
    """Something to see: its name, where it is, and what is done there first."""

    name: str
    address: str
    prepare: Callable[[Page], object]
    dusk: bool = False  # also at dusk
    whole: bool = False  # the whole length of the page, not what fits on the screen


def main() -> None:
    arguments = argparse.ArgumentParser(description="Pictures of the page.")
    arguments.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    arguments.add_argument("--readme", action="store_true", help="also those of the README")
    told = arguments.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as database,
        served(Path(database)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())  # type: ignore[arg-type]
        scenes = list(all_scenes(server))
        count = sum(take(browser, scenes, width, told.folder) for width in WIDTHS)
        if told.readme:
            for_readme(browser, server)
        browser.close()
    print(f"{count} pictures in {told.folder}, {time.monotonic() - began:.0f} s")


def take(browser: Browser, scenes: list[Scene], width: int, folder: Path) -> int:
    """All scenes at a width; how many pictures that were."""
    folder.mkdir(parents=True, exist_ok=True)
    looker = visitor(browser, width)
    page, count = looker.page, 0
    for scene in scenes:
        page.goto(scene.address)
        scene.prepare(page)
        page.wait_for_load_state("networkidle")
        for scheme in ("light", "dark") if scene.dusk else ("light",):
            page.emulate_media(color_scheme=scheme)
            ending = "-dark" if scheme == "dark" else ""
            picture(page, folder / f"{scene.name}-{width}{ending}.png", scene.whole, width)
            count += 1
        page.emulate_media(color_scheme="light")
    looker.context.close()
    if looker.troubles:
        raise SystemExit(f"The page is in trouble at {width} px: {looker.troubles}")
    return count


def picture(page: Page, path: Path, whole: bool, width: int) -> None:
    """A screen that is as high as the page: what sticks to the screen's end is then at its end."""
    if whole:
        high = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": max(high, WIDTHS[width])})
    page.screenshot(path=path)
    if whole:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})


def visitor(browser: Browser, width: int, **more: Any) -> Looker:
    size: Any = {"width": width, "height": WIDTHS[width]}
    phone = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    context: dict[str, Any] = {"viewport": size, "locale": "en-GB", **phone, **more}
    return Looker(browser.new_context(service_workers="block", **context))


# What there is to see


def all_scenes(server: Served) -> Iterator[Scene]:
    furnish(server)
    yield Scene("start", server.url, nothing, dusk=True, whole=True)
    yield Scene("new-table", f"{server.url}/new", nothing, whole=True)
    yield Scene("lobby", f"{server.url}/lobby", nothing, whole=True)
    yield Scene("rules", f"{server.url}/rules", nothing)
    for edition, game in EDITIONS.items():
        yield from of_edition(server, edition, game)


def of_edition(server: Served, edition: str, game: str) -> Iterator[Scene]:
    late = _late(game)
    titled = Settings(title="Friday evening", hints=True)

    def at(holds: Callable[..., bool]) -> str:
        number, seat = moment(game, holds, late)
        return stored(server, game, number, titled).link(seat)

    turn, end = at(acts), stored(server, game, None, titled).link(0)
    yield Scene(f"turn-{edition}", turn, choices, dusk=True)
    yield Scene(f"board-{edition}", turn, folded, whole=True)
    yield Scene(f"panel-{edition}", turn, panel)
    yield Scene(f"bid-{edition}", at(bids), bid)
    yield Scene(f"reveal-{edition}", at(decides), settled)
    yield Scene(f"end-{edition}", end, settled, dusk=edition == "classic", whole=True)
    yield Scene(f"economy-{edition}", end, economy, whole=True)


def _late(game: str) -> int:
    return round(LATE * len(golden(game).actions))


def furnish(server: Served) -> None:
    """Tables for the lobby."""
    with Client(server.url) as client:
        client.open_table("classic", 4, name="Ada", title="Friday evening", public=True)
        client.open_table("anniversary", 5, name="Bo", title="Slow boats", public=True, pace="days")
        client.open_table("classic", 3, name="Cy", public=True, options={"money": "open"})
        client.open_table(
            "anniversary",
            3,
            name="Di",
            title="Di against the machines",
            public=True,
            plan=(SeatPlan(kind="me"), *[SeatPlan(kind="bot", bot="steady")] * 2),
            start=True,
        )


# What is done first


def nothing(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def choices(page: Page) -> None:
    settled(page)
    acting(page).locator("[data-choice]").first.wait_for()


def folded(page: Page) -> None:
    """The board alone: where the part in which one acts lies over it, it is folded up."""
    choices(page)
    fold = acting(page).get_by_role("button", name=say("acting-fold"))
    if fold.is_visible():
        fold.click()


def panel(page: Page) -> None:
    """Buying for one's harbour, with prices; else producing."""
    choices(page)
    stock = acting(page).locator("[data-choice^=stock]:not([aria-disabled=true])")
    if stock.count():
        stock.first.click()
        press(acting(page), "acting-take-all")
    else:
        acting(page).locator("[data-choice=produce]").click()


def bid(page: Page) -> None:
    settled(page)
    acting(page).get_by_role("textbox", name=say("acting-bid-amount")).fill("7")


def economy(page: Page) -> None:
    settled(page)
    fold = page.locator("[data-part=again]").get_by_role("button", name=say("acting-fold"))
    if fold.is_visible():  # on a phone it lies over the rest
        fold.click()
    tab(page, "economy").click()
    page.locator("figure").first.wait_for()


# The README


def for_readme(browser: Browser, server: Served) -> None:
    """A table on a large screen, and one on a phone."""
    README.mkdir(parents=True, exist_ok=True)
    game = EDITIONS["classic"]
    number, seat = moment(game, acts, _late(game))
    link = stored(server, game, number, Settings(title="Friday evening")).link(seat)
    looker = visitor(browser, 1440)
    looker.page.set_viewport_size({"width": 1280, "height": 720})
    looker.page.goto(link)
    choices(looker.page)
    looker.page.get_by_role("button", name=say("past-since"), exact=True).click()  # fold it up
    looker.page.mouse.move(0, 0)
    keep(README / "table.png", looker.page)
    looker.context.close()
    looker = visitor(browser, 360)
    looker.page.goto(link)
    panel(looker.page)
    keep(README / "phone.png", looker.page)
    looker.context.close()


def keep(path: Path, page: Page) -> None:
    """What the page shows, packed better than browsers do: the repository keeps every version."""
    page.wait_for_load_state("networkidle")
    taken = base64.b64encode(page.screenshot()).decode()
    wide, high, pixels = page.evaluate(_PIXELS, taken)
    rows = np.frombuffer(base64.b64decode(pixels), np.uint8).reshape(high, wide, 4)[:, :, :3]
    plain = np.zeros((high, 1 + 3 * wide), np.uint8)  # each row begins with its filter: none
    plain[:, 1:] = rows.reshape(high, -1)
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(plain.tobytes(), 9)), (b"IEND", b""))
    packed = b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)
    if len(packed) >= LARGEST:
        raise SystemExit(f"{path} has {len(packed)} bytes; at most {LARGEST} will do.")
    path.write_bytes(packed)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_PIXELS = """
async (taken) => {
  const png = Uint8Array.from(atob(taken), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([png], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const {data} = canvas.getImageData(0, 0, image.width, image.height);
  let text = "";
  for (let at = 0; at < data.length; at += 32768)
    text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [image.width, image.height, btoa(text)];
}
"""


if __name__ == "__main__":
    main()
