"""The rows of a game that was written down, whoever played it."""

from __future__ import annotations

from longshore.engine.bindings import GameBuffer, Pages
from longshore.game.game import Game
from longshore.game.spelling import perform
from longshore.lab.economy import Economy
from longshore.lab.outcome import PlayedTable, make_rows
from longshore.lab.table import TableResult, Trace
from longshore.notation import Record

WHO = "recorded"  # stands where a bot's name would


def replay_table(record: Record | str, number: int = 0) -> TableResult:
    """Replay a record (or its text) as if it had been played in the lab, turns included.

    A game that was left before its end is `stalled`, and its turns are those that were over.
    """
    final = Game.from_record(record)
    buffer, pages = GameBuffer.of(final.buffers[0].state), Pages()
    economy = Economy(buffer, number)
    decisions = [0] * final.options.seats
    for seat, action in final.history:
        perform(buffer, seat, action, pages)
        economy.post(pages)
        decisions[seat] += 1
    nothing = [0] * final.options.seats
    bots = [WHO] * final.options.seats
    game, seats = make_rows(
        buffer, economy, PlayedTable(number, 0, final.options, bots, decisions, nothing)
    )
    return TableResult(
        number=number,
        game=game,
        seats=seats,
        turn_cells=economy.turns,
        times=((),) * final.options.seats,  # nobody had a clock
        faults=(),
    )


def trace_record(record: Record | str) -> Trace:
    """A record (or its text) move by move."""
    final, pages = Game.from_record(record), Pages()
    opening = final.buffers[0]
    buffer, moves = opening.copy(), list[tuple[int, int]]()
    for seat, action in final.history:
        moves += [(seat, move) for move in perform(buffer, seat, action, pages)]
    return Trace(final.options, opening, moves)
