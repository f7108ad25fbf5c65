"""Databases for all tests of the table server."""

from tests.server.databases import any_store, any_url, other_store, pg_server, pg_store, pg_url

__all__ = ["any_store", "any_url", "other_store", "pg_server", "pg_store", "pg_url"]
