"""Why an action cannot be taken: `refusal` says it before anything is changed."""

from longshore.refusals.checks import refusal
from longshore.refusals.error import IllegalAction

__all__ = ["IllegalAction", "refusal"]
