"""Why an action cannot be taken: `refusal` says it before anything is changed."""

from longshore.game.refusals.checks import refusal
from longshore.game.refusals.error import IllegalAction

__all__ = ["IllegalAction", "refusal"]
