"""A real browser at a real server, for the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from longshore.client import Client
from tests.server.serving import Served, served
from tests.web.browser import launch_arguments
from tests.web.looking import Someone, lookers


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser of `tests/web/browser.py`."""
    return {**browser_type_launch_args, **launch_arguments()}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a process; each opens tables of its own."""
    settings = {"review_playouts": 4, "internal_webhooks": True}
    with served(tmp_path_factory.mktemp("page"), **settings) as running:
        yield running


@pytest.fixture
def client(server: Served) -> Iterator[Client]:
    """The API, for what a test does beside the page."""
    with Client(server.url) as client:
        yield client


@pytest.fixture
def someone(browser: Browser, server: Served) -> Iterator[Someone]:
    """People with a browser each."""
    yield from lookers(browser, server)
