"""A server process with what cannot be said on the command line: `serving_alone.py JSON`.

The JSON object has the fields of a `Config`, a `port`, and how many `workers`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from longshore.cli.serve import run_server
from longshore.server.http.config import Config
from longshore.server.http.limits import UNLIMITED

if __name__ == "__main__":
    wanted: dict[str, Any] = json.loads(sys.argv[1])
    port, workers = wanted.pop("port"), wanted.pop("workers")
    wanted.setdefault("order_seconds", {"live": (0.0, 0.0), "days": (0.0, 0.0)})
    config = Config(rates=UNLIMITED, tables_per_address=10_000, **wanted)
    run_server(config, "127.0.0.1", port, workers=workers)
