"""A server for the tests of the client, one for all of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longshore.client import Client
from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), heartbeat=0.2, think=0.05) as made:
        yield made


@pytest.fixture
def client(server: Served) -> Iterator[Client]:
    with Client(server.url) as made:
        yield made
