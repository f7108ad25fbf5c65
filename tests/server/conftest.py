"""What tests of the table server share: databases, and a client of the module's server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longshore.client import Client
from tests.server.databases import any_store, any_url, other_store, pg_server, pg_store, pg_url
from tests.server.serving import Served

__all__ = ["any_store", "any_url", "client", "other_store", "pg_server", "pg_store", "pg_url"]


@pytest.fixture
def client(server: Served) -> Iterator[Client]:
    """A client of the server that a module has as its fixture."""
    with Client(server.url) as made:
        yield made
