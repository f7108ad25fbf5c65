"""Browsers that are lent to one test after another.

A page in a browser that has never been here costs twice what a test does with it: the scripts come,
are compiled, a process is started. So a browser keeps its tab, and with it its process and what it
has read of the page's files; what a test could have left there is taken away. Nothing of the house
is kept by a browser except in what `_clean` empties: `service_workers` are blocked, and who needs
one, or has scripts or permissions of its own, has a browser of its own, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from playwright.sync_api import Error as PlaywrightError

VIEWPORT = {"width": 1280, "height": 720}
REST = "/icon.svg"  # of the same address, so that the tab stays in its process; nothing runs there


class Lent:
    """A browser with one tab, in the hands of one test."""

    def __init__(self, browser: Browser, script: str, options: dict[str, Any]) -> None:
        self._key = _key(browser, script, options)
        self._media = {
            "media": "null",
            "color_scheme": options.get("color_scheme", "light"),
            "reduced_motion": options.get("reduced_motion", "no-preference"),
        }
        self._viewport = options.get("viewport", VIEWPORT)
        self.context: BrowserContext = browser.new_context(
            service_workers="block", **{"viewport": VIEWPORT, **options}
        )
        self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self._wire: CDPSession = self.context.new_cdp_session(self.page)

    def give_back(self) -> None:
        """For the next one; what cannot be cleaned is thrown away."""
        try:
            self._clean()
        except PlaywrightError:
            self.context.close()
            return
        _FREE.setdefault(self._key, []).append(self)

    def _clean(self) -> None:
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        for event, handler in _LISTENING.pop(self.page, ()):
            self.page.remove_listener(event, handler)
        at = urlsplit(self.page.url)
        if at.scheme == "http":
            self.page.unroute_all()
            self.page.goto(f"http://{at.netloc}{REST}")
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self._wire.send("Page.resetNavigationHistory")
        self.context.clear_cookies()
        self.page.emulate_media(**self._media)
        self.page.set_viewport_size(self._viewport)


_FREE: dict[tuple[Browser, str], list[Lent]] = {}
_LISTENING: WeakKeyDictionary[Page, list[tuple[Any, Callable[..., None]]]] = WeakKeyDictionary()


def listen(page: Page, event: Any, handler: Callable[..., None]) -> None:
    """Hear of what a page does, until its browser is given back."""
    page.on(event, handler)
    _LISTENING.setdefault(page, []).append((event, handler))


def _key(browser: Browser, script: str, options: dict[str, Any]) -> tuple[Browser, str]:
    return browser, json.dumps([script, options], sort_keys=True)


def lend(browser: Browser, script: str, **options: Any) -> Lent:
    """A browser as it would be if it had just been opened; `script` runs before the page's own."""
    free = _FREE.get(_key(browser, script, options))
    return free.pop() if free else Lent(browser, script, options)
