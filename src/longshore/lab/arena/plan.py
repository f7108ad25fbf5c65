"""The plan of an arena: a TOML file with a table and the players that meet at it."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import NamedTuple

import msgspec

from longshore.game.options import OptionError, Options
from longshore.game.written_sheets import read_sheet
from longshore.lab.ladder.contest import DEFAULT_SEED, Contest
from longshore.lab.ladder.running import check_bots
from longshore.lab.setting import MOST_SECONDS, MOST_SEED, PATIENCE, STALL
from longshore.text.errors import UserError
from longshore.text.files import read_text

DEALS = 25
MOST_DEALS = 1_000_000
_NAME = re.compile(r"\S(.{0,38}\S)?")
_UNIT = re.compile(r"[a-z][a-z0-9-]{0,19}")


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays: a name, the bot behind it, and what a unit of what it counts costs in dollars."""

    name: str
    bot: str
    prices: dict[str, float] = {}


class ArenaSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file as it is written."""

    title: str
    about: str = ""
    edition: str = "classic"
    seats: int = 4
    options: dict[str, str | int | bool] = {}
    deals: int = DEALS
    seed: int = DEFAULT_SEED
    stall: int = STALL
    patience: float = PATIENCE  # seconds a decision, for whoever is not one of ours
    player: list[Player]


class ArenaPlan(NamedTuple):
    """What is to be played, and how it is called."""

    file: str
    sheet: ArenaSheet
    contest: Contest

    @property
    def name(self) -> str:
        return Path(self.file).stem

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.sheet.player)


def read_plan(file: str) -> ArenaPlan:
    """Read a plan; what is wrong with it is one line."""
    sheet = read_sheet(file, read_text(file), ArenaSheet)
    try:
        _check(sheet)
        options = Options.make(sheet.edition, sheet.seats, **sheet.options)
    except (ValueError, OptionError) as problem:
        raise UserError(f"{file}: {str(problem).removesuffix('.')}.") from None
    contest = Contest(
        options=options,
        bots=tuple(player.bot for player in sheet.player),
        games=sheet.deals * options.seats,
        seed=sheet.seed,
        stall=sheet.stall,
        paired=True,
    )
    check_bots(contest)
    return ArenaPlan(file, sheet, contest)


def _check(sheet: ArenaSheet) -> None:
    if len(sheet.player) < 2:
        raise ValueError("an arena has at least two players, each as [[player]]")
    for number, player in enumerate(sheet.player):
        if not _NAME.fullmatch(player.name):
            raise ValueError(f"a name has 1 to 40 signs; not {player.name!r}")
        if player.name in (other.name for other in sheet.player[:number]):
            raise ValueError(f"two players are called {player.name!r}")
        for unit, price in player.prices.items():
            if not _UNIT.fullmatch(unit) or unit == "dollars" or not 0 <= price < math.inf:
                raise ValueError(f"{player.name} cannot have the price {unit} = {price:g}")
    if not 1 <= sheet.deals <= MOST_DEALS or sheet.stall < 1:
        raise ValueError(f"`deals` is from 1 to {MOST_DEALS}, `stall` at least 1")
    if not 0 <= sheet.seed <= MOST_SEED:
        raise ValueError(f"`seed` is from 0 to {MOST_SEED}")
    if not 0 < sheet.patience <= MOST_SECONDS:
        raise ValueError(f"`patience` is more than 0, at most {MOST_SECONDS} seconds")
