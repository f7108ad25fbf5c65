"""The store: the logs of all tables and what goes with them, in SQLite or PostgreSQL.

All of it is synchronous and may be called from any thread; `Writer` commits for an event loop.
"""

from longshore.server.store.errors import StoreError
from longshore.server.store.listener import Listener
from longshore.server.store.opening import back_up, is_file, open_store, restore
from longshore.server.store.rows import (
    LEASE_MS,
    Appended,
    Delivery,
    Private,
    StoredDelivery,
    TableRow,
    Unit,
)
from longshore.server.store.store import Store
from longshore.server.store.writer import Writer

__all__ = [
    "LEASE_MS",
    "Appended",
    "Delivery",
    "Listener",
    "Private",
    "Store",
    "StoreError",
    "StoredDelivery",
    "TableRow",
    "Unit",
    "Writer",
    "back_up",
    "is_file",
    "open_store",
    "restore",
]
