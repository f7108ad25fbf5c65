"""What is played: the table, who sits at it, and the seed that everything comes from."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from longshore.bots.bot import Budget
from longshore.game.given import of_kind, quote, whole
from longshore.game.options import Options
from longshore.lab.errors import LabError

STALL = 100  # rounds
PATIENCE = 60.0  # seconds a decision, for bots that are not ours
MOST_SECONDS = 3600
MOST_SEED = 2**63 - 1


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One table, for any number of games. Made by `Setting.make`, which checks it."""

    options: Options
    bots: tuple[str, ...]  # a spec a seat, before rotation
    seed: int = 1
    rotate: bool = True
    turns: bool = False
    stall: int = STALL
    budget: Budget = Budget()
    patience: float = PATIENCE
    record: bool = False  # whether the games are written down

    @classmethod
    def make(cls, options: Options, bots: Sequence[str], **rest: Any) -> Setting:
        """Seat the bots; the last one named takes the seats that are left."""
        options = of_kind(options, Options, "A setting has Options")
        if not isinstance(bots, list | tuple) or not all(isinstance(bot, str) for bot in bots):
            raise LabError(f"The bots are a list of names, not {quote(bots)}.")
        if not bots:
            raise LabError("Nobody plays: name at least one bot.")
        if len(bots) > options.seats:
            raise LabError(f"{len(bots)} bots are too many for {options.seats} seats.")
        seated = (*bots, *[bots[-1]] * (options.seats - len(bots)))
        seed, stall = whole(rest.get("seed", 1)), whole(rest.get("stall", STALL))
        if seed is None or not 0 <= seed <= MOST_SEED:
            raise LabError(f"A seed is from 0 to {MOST_SEED}; not {quote(rest['seed'])}.")
        if stall is None or stall < 1:
            raise LabError(f"A game goes on for at least 1 round; not {quote(rest['stall'])}.")
        setting = cls(options=options, bots=seated, **{**rest, "seed": seed, "stall": stall})
        seconds, work = setting.budget.seconds, setting.budget.work
        if seconds is not None and not 0 < seconds <= MOST_SECONDS:
            raise LabError(f"A decision has more than 0, at most {MOST_SECONDS} s; not {seconds}.")
        if work is not None and work < 1:
            raise LabError(f"A decision has at least 1 playout; not {work}.")
        return setting

    def game_seed(self, number: int) -> int:
        """What game `number` is dealt from: a hash of the seed and the number."""
        digest = hashlib.blake2b(f"{self.seed} {number}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) >> 1

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`; with rotation everybody moves on by one a game."""
        shift = number % self.options.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


def changes_text(options: Options) -> str:
    """What differs from the edition, as `--option` takes it."""
    return " ".join(f"{name}={_plain(value)}" for name, value in options.changes().items())


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).lower()
