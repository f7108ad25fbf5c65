"""Whether those who are to play many games can play one."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.bots.registry import BotError, check_bot
from longshore.lab.errors import LabError


def check_players(bots: Iterable[str], engine: str = "local", *, served: bool = True) -> None:
    """Say before the first game who cannot play it, as a program that does not start.

    Of what there is in a cluster this machine knows nothing.
    """
    if engine != "local":
        return
    for spec in dict.fromkeys(bots):
        try:
            check_bot(spec, served=served)
        except BotError as problem:
            raise LabError(str(problem)) from None
