"""The learned player: a network that taught itself by playing, for every edition and seat count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longshore.bots.bot import Bot, Decision

if TYPE_CHECKING:
    from longshore.bots.learned.weights import Weights

SEED_BITS = 62


class Learned(Bot):
    """Plays what a network learned from millions of decisions, at once."""

    trusted: ClassVar[bool] = True

    def __init__(self, temperature: float = 0.1, weights: str = "") -> None:
        """`temperature` 0 plays the likeliest move, 1 draws as it learned; `weights` is a file."""
        if not 0 <= temperature <= 10:
            raise ValueError(f"A temperature is a number from 0 to 10, not {temperature!r}.")
        from longshore.bots.learned.weights import load_packed

        self._temperature = float(temperature)
        self._file, self._packed = weights, load_packed(weights)

    @property
    def weights(self) -> Weights:
        """What it plays by."""
        from longshore.bots.learned.weights import load_weights

        return load_weights(self._file)

    def choose(self, decision: Decision) -> int:
        from longshore.bots.learned.inference import choose_move

        drawn = decision.rng.getrandbits(SEED_BITS) / 2**SEED_BITS
        return choose_move(
            decision.observation, decision.mask, self._packed, self._temperature, drawn
        )
