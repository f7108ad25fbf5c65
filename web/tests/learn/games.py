"""Games for the tests of the coach, moment by moment as the first seat sees them, written as JSON.

    python web/tests/learn/games.py [FOLDER]

Into `web/.fixtures/guide/` unless another folder is named. Easy bots play the guided game; bots
that do anything come into debt. Each moment has what the seat sees, what it can do when it is
asked, and what it was told since the moment before.
"""

# ruff: noqa: INP001  (a script, beside the tests that it is for)

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from longshore.bots import SeatedBots, make_bot
from longshore.game import board, offers
from longshore.game.events.shown import phase_name
from longshore.game.game import Game
from longshore.server.http.api import offering

FOLDER = Path(__file__).parents[2] / ".fixtures" / "guide"
SEAT = 0
GUIDED = {"supply": 8, "round_limit": 10, "domestic_sale": "pre-turn"}
EASY_SEEDS = range(6)
RANDOM_SEEDS = (0, 1, 2, 3, 6)  # in the last one somebody cannot pay interest
DEBTS = 40  # rounds of those who do anything, unless it ends before


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob("*.json"):
        left.unlink()
    for seed in EASY_SEEDS:
        _write(folder, f"easy-{seed}", "easy", seed, GUIDED)
    for seed in RANDOM_SEEDS:
        _write(folder, f"random-{seed}", "random", seed, {**GUIDED, "round_limit": DEBTS})


def _write(folder: Path, name: str, bot: str, seed: int, options: dict[str, Any]) -> None:
    game = Game.new("classic", 3, seed=seed, **options)
    table = SeatedBots(game, {seat: make_bot(bot) for seat in range(3)}, seed)
    played = {"name": name, "options": game.options, "moments": list(_moments(table))}
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(played))


def _moments(table: SeatedBots) -> Iterator[dict[str, Any]]:
    """After the deal and after every decision. What nobody could see differ is left out."""
    game, told = table.game, 0
    while True:
        asked = SEAT in game.waiting
        if asked or game.over or len(game.events) - told > 12:
            fresh = game.events[told:]
            yield {
                "events": [one for one in fresh if one.audience is None or SEAT in one.audience],
                "view": game.view(SEAT),
                "awaited": asked,
                "offers": _offers(game) if asked else None,
            }
            told = len(game.events)
        if game.over:
            return
        table.play(game.waiting[0])


def _offers(game: Game) -> offering.Offers:
    """As the server tells them."""
    return offering.Offers(
        seq=len(game.history),
        seat=SEAT,
        awaited=True,
        phase=phase_name(game.facts.phase),
        cash=board.cash(game.facts, SEAT),
        loans_free=offers.loans_free(game, SEAT),
        offers=offers.offers(game, SEAT),
        refused=(),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
