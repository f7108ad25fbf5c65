"""Why an action cannot be taken: the engine says it as a code, here it is put in words."""

from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.words import attempt, refusal

__all__ = ["IllegalAction", "attempt", "refusal"]
