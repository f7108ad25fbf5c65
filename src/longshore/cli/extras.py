"""Which extra a package comes with that is not installed."""

from __future__ import annotations

# by the names under which they are imported
_PACKAGES = {
    "alembic": "server",
    "cryptography": "server",
    "fastapi": "server",
    "httpcore": "server",
    "httptools": "server",
    "httpx": "server",
    "prometheus_client": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "openskill": "lab",
    "plotly": "lab",
    "polars": "lab",
}


def what_is_missing(command: str, problem: ModuleNotFoundError) -> str | None:
    """The line that says what to install; None if no extra of ours brings it."""
    extra = _PACKAGES.get((problem.name or "").partition(".")[0])
    if extra is None:
        return None
    return f"{command} needs the extra '{extra}': pip install 'longshore[{extra}]'"
