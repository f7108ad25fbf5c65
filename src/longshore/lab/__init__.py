"""The lab: many games between bots, played, written down, and looked at."""

from __future__ import annotations
