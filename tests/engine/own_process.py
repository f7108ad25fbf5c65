"""Scripts run in a process of their own, with a cache of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def python(script: str, cache: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a script, which has to end well."""
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "LONGSHORE_CACHE_DIR": str(cache), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run
