"""From a game's economy to its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.engine.bindings import GameBuffer
from longshore.engine.state import SEATS, Phase
from longshore.game.options import Options
from longshore.lab.books import RESULT, TALLIES
from longshore.lab.economy import Economy
from longshore.lab.rows import ROUNDS, STALLED, SUPPLY, GameRow, SeatRow
from longshore.lab.setting import changes_text
from longshore.notation.words import card_name

_HELD = ("cash", "loans", "machines", "warehouses")


class PlayedTable(NamedTuple):
    """What a game's books do not know of it."""

    number: int
    seed: int
    options: Options
    bots: Sequence[str]
    decisions: Sequence[int]
    forfeits: Sequence[int]


def make_rows(
    buffer: GameBuffer, economy: Economy, played: PlayedTable
) -> tuple[GameRow, tuple[SeatRow, ...]]:
    """The row of a game that has ended, or goes on no further, and those of its seats."""
    seats = _seat_rows(buffer, economy, played)
    books = economy.books
    game = GameRow(
        game=played.number,
        seed=played.seed,
        edition=played.options.edition,
        seats=played.options.seats,
        options=changes_text(played.options),
        rounds=int(books["round"][0]),
        turns=int(books["turns"][0]),
        idle_rounds=int(books["idlest"][0]) // played.options.seats,
        ended=_ending(buffer),
        winners=" ".join(str(row.seat) for row in seats if row.rank == 1),
        best_score=max(row.score for row in seats),
        first=int(buffer.state.first),
        forfeits=sum(played.forfeits),
    )
    return game, seats


def _ending(buffer: GameBuffer) -> str:
    """E1: by the supply, or by the table's limit; or not at all."""
    if buffer.state.phase != Phase.OVER:
        return STALLED
    return SUPPLY if buffer.state.ending else ROUNDS


def _seat_rows(buffer: GameBuffer, economy: Economy, played: PlayedTable) -> tuple[SeatRow, ...]:
    result, books = economy.result(), economy.books
    numbers: dict[str, list[int]] = {name: result[name][0].tolist() for name in RESULT.names or ()}
    numbers |= {name: books[name][0].tolist() for name in (*_HELD, *TALLIES)}
    for other in range(SEATS):
        numbers[f"paid_{other}"] = books["paid"][0, :, other].tolist()
    winners = numbers["rank"].count(1)
    first, count = int(buffer.state.first), played.options.seats
    return tuple(
        SeatRow(
            game=played.number,
            seat=seat,
            bot=played.bots[seat],
            order=(seat - first) % count,
            card=card_name(int(buffer.state.card[seat])),
            win_share=1 / winners if numbers["rank"][seat] == 1 else 0.0,
            forfeits=played.forfeits[seat],
            decisions=played.decisions[seat],
            **{name: values[seat] for name, values in numbers.items()},
        )
        for seat in range(count)
    )
