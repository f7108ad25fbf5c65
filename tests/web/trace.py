"""How quick the page is: until one can act, and while five seats' goods fly.

    python -m tests.web.trace

The first depends on the machine and on what else it does. For the second Chromium's own trace is
read, in the main thread's own time; it fails if a frame takes half of the time there is for one.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from longshore.client import Client
from tests.server.logged import golden
from tests.server.serving import Served, served
from tests.web.browser import launch_arguments
from tests.web.looking import Looker, Stored, acts, moment, prefer, stored

GAME = "anniversary-5"
MOST = 8  # ms of the main thread for a frame, the median: half of what there is at 60 a second
LONG = 50  # ms, a task that is felt
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "toplevel", "cc")
TASK, FRAME_TASK = "ThreadControllerImpl::RunTask", "ProxyMain::BeginMainFrame"
WORK = {
    "script": ("FunctionCall",),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize"),
}
FROM, ACTIONS = 60, 30  # the stretch of the game that is played while the trace runs


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as database,
        served(Path(database)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_arguments())  # type: ignore[arg-type]
        print(f"until one can act: {until_interactive(browser, server):.0f} ms")
        events = flying(browser, server)
        browser.close()
    found = frames_of(events)
    for name, value in found.items():
        print(f"{name}: {value}")
    return 0 if found["its work a frame, median ms"] < MOST else 1


def until_interactive(browser: Browser, server: Served) -> float:
    """From the navigation's start to the first button of one's turn, the best of three visits."""
    number, seat = moment(GAME, acts, 120)
    link = stored(server, GAME, number).link(seat)
    times = []
    for _ in range(3):
        looker = Looker(browser.new_context(locale="en-GB", service_workers="block"))
        looker.page.add_init_script(
            """new MutationObserver((_, all) => {
              if (!document.querySelector("[data-choice]:not([aria-disabled])")) return;
              window.interactive = performance.now();
              all.disconnect();
            }).observe(document, {childList: true, subtree: true});"""
        )
        looker.page.goto(link)
        looker.page.locator("[data-choice]:not([aria-disabled])").first.wait_for()
        times.append(float(looker.page.evaluate("window.interactive")))
        looker.context.close()
    return min(times)


def flying(browser: Browser, server: Served) -> list[dict[str, Any]]:
    """The trace of a stretch of a game as one of five sees it played, with all that moves in it."""
    looker = Looker(
        browser.new_context(viewport={"width": 1280, "height": 720}, service_workers="block"),
        quiet=False,
    )
    prefer(looker.context, pace="quick", motion=True)
    table = stored(server, GAME, FROM)
    page = looker.sit(table.link(0))
    session = looker.context.new_cdp_session(page)
    session.send("Tracing.start", {"categories": ",".join(CATEGORIES)})
    last = play_on(table)
    page.locator(f"[data-part=log] [data-seq='{last}']").first.wait_for(state="attached")
    page.locator("[data-overhead]").wait_for(state="detached")
    events = stop(session, page)
    looker.context.close()
    return events


def play_on(table: Stored) -> int:
    """The next actions of the game, as quickly as the table takes them; the last entry's number."""
    with Client(table.server.url) as client:
        for seat, action in golden(GAME).actions[FROM : FROM + ACTIONS]:
            at = table.seat(client, seat)
            told = at.play(action, at.info().seq)
    return told.seq


def stop(session: CDPSession, page: Page) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    return events


def frames_of(events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the main thread spent on its frames, and what became of all frames.

    In the thread's own time: the machine may be busy with other things. Transforms and opacities
    go on without the main thread, so that more frames are drawn than it has had to do with.
    """
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == FRAME_TASK)
    own = [one for one in events if (one["pid"], one["tid"]) == thread and one.get("ph") == "X"]

    def spent(*names: str) -> list[float]:
        return sorted(one.get("tdur", 0) / 1000 for one in own if one["name"] in names)

    frames, names = spent(FRAME_TASK), Counter(one["name"] for one in events)
    kinds = {kind: sum(spent(*found)) / len(frames) for kind, found in WORK.items()}
    return {
        "frames drawn": names["DrawFrame"],
        "frames dropped": names["DroppedFrame"],
        "frames of the main thread": len(frames),
        "its work a frame, median ms": round(statistics.median(frames), 1),
        "its work a frame, 95th of 100, ms": round(frames[int(len(frames) * 0.95)], 1),
        "by kind, ms a frame": {kind: round(mean, 2) for kind, mean in kinds.items()},
        "its longest task, ms": round(max(spent(TASK)), 1),
        f"its tasks over {LONG} ms": sum(one > LONG for one in spent(TASK)),
    }


if __name__ == "__main__":
    sys.exit(main())
