"""The error for an action that the rules do not allow."""

from __future__ import annotations

from longshore.text.messages import Objection


class IllegalAction(Objection, ValueError):
    """An action that the rules do not allow now: a code and its values, said in any language."""
