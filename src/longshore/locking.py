"""A lock on an open file, by the system: it ends with whoever holds it, however that ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt

    HELD: type[OSError] = PermissionError

    def lock(handle: int) -> None:
        """Lock an open file; raises `HELD` if somebody has."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    HELD = BlockingIOError

    def lock(handle: int) -> None:
        """Lock an open file; raises `HELD` if somebody has."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
