"""Environments for game AI.

`BatchEnv` needs nothing else; the rooms named after other projects need the extra of that name, as
`longshore[gymnasium]`; `longshore[envs]` is all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.envs.batch import BatchEnv

__all__ = ["BatchEnv"]


def __getattr__(name: str) -> Any:
    """`BatchEnv` is loaded when it is asked for: it loads the compiled rules."""
    if name != "BatchEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from longshore.envs.batch import BatchEnv

    return BatchEnv
