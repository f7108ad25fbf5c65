"""What can go wrong in the lab that its user can put right: one sentence that says what."""

from __future__ import annotations


class LabError(Exception):
    """The whole sentence."""
