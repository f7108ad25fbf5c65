"""Players that are programs. Each chooses from a view, so it knows what its seat may know."""

from __future__ import annotations
