"""One recorded game as a source: replayed, in the same rows as a result's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import polars as pl

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.journal import Fact
from longshore.game.game import Game
from longshore.game.options import load_edition
from longshore.game.spelling import perform
from longshore.lab.economy import Economy
from longshore.lab.recorded import replay_table
from longshore.lab.report.source import OPEN, ReportSource, code
from longshore.lab.results import frames
from longshore.lab.rows import STALLED
from longshore.lab.setting import changes_text
from longshore.notation import NotationError, Record
from longshore.text.errors import UserError
from longshore.text.files import STDIN, read_text


def read_recorded(name: str) -> ReportSource:
    """The source of a file that `longshore replay` reads too."""
    record = _read_record(name)
    try:
        result = replay_table(record)
    except NotationError as fault:
        raise UserError(f"{name}: {fault}") from None
    if not len(result.turn_cells):
        raise UserError(f"{name}: no turn of this game is over yet; there is nothing to show.")
    rows = frames([result])
    left = result.game.ended == STALLED
    return ReportSource(
        kind="game",
        name="standard input" if name == STDIN else name,
        facts=_facts(record, name),
        edition=load_edition(record.options.edition),
        seats_at_table=record.options.seats,
        games=rows.games.with_columns(ended=pl.lit(OPEN)) if left else rows.games,
        seats=rows.seats.with_columns(bot=pl.Series(record.options.seat_names)),
        turns=rows.turns,
        worth=_worth(record),
        notes=[_NOT_OVER] if left else [],
    )


_NOT_OVER = (
    "This game is not over: scores are as they stand after the last action, figures over time end"
    " with the last turn that was finished."
)


def _read_record(name: str) -> Record:
    text = read_text(name)
    try:
        return Record.read(text)
    except NotationError as fault:
        if _is_position(text):
            raise UserError(
                f"{name}: this is a position, not a game; see `longshore position`."
            ) from None
        raise UserError(f"{name}: {fault}") from None


def _is_position(text: str) -> bool:
    try:
        Game.from_position(text)
    except NotationError:
        return False
    return True


def _facts(record: Record, name: str) -> dict[str, str]:
    options = record.options
    facts = {
        "File": "standard input" if name == STDIN else code(name),
        "Edition": options.edition,
        "Options": code(text) if (text := changes_text(options)) else "as the edition has them",
        "Seats": ", ".join(options.seat_names),
        "Actions": f"{len(record.actions):,}",
    }
    return facts | {tag.capitalize(): value for tag, value in record.tags.items()}


def _worth(record: Record) -> pl.DataFrame:
    """By turn and seat: the score as it stood when the turn was over (F3)."""
    buffer = GameBuffer.of(Game.from_record(record, upto=0).state)
    economy = Economy(buffer)
    rows: list[tuple[int, int, int]] = []
    for seat, action in record.actions:
        pages = Pages()
        perform(buffer, seat, action, pages)
        for part, over in _by_turns(pages):
            # before the next turn is told of, whose interest is paid in the same pages
            turn = int(economy.books["turns"][0]) + 1
            economy.post(part)
            if over:
                scores = economy.result()["score"][0].tolist()[: record.options.seats]
                rows += [(turn, place, score) for place, score in enumerate(scores)]
    names = {"time": pl.Int64, "seat": pl.Int64, "worth": pl.Int64}
    return pl.DataFrame(rows, schema=names, orient="row")


def _by_turns(pages: Pages) -> Iterator[tuple[Pages, bool]]:
    """A journal cut before each turn that begins in it; and whether a turn is over there."""
    count = int(pages.cells["count"][0])
    written = pages.cells["rows"][0]
    facts = written[:count, 0].tolist()
    begun = [at for at, fact in enumerate(facts) if fact == Fact.TURN]
    for start, end in pairwise([0, *begun, count]):
        part = Pages()
        part.cells["rows"][0, : end - start] = written[start:end]
        part.cells["count"][0] = end - start
        yield part, end in begun or Fact.GAME_OVER in facts[start:end]
