"""The leaderboard as a site: a folder of pages that need nothing else, and the games to take away.

`index.html` is the leaderboard; every game has a page with its log and a file in notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

import msgspec

from longshore import __version__
from longshore.game.events import visible
from longshore.game.events.kinds import TurnBegan
from longshore.game.game import Game
from longshore.lab.arena.folder import ArenaFolder, ArenaGame
from longshore.lab.arena.plan import ArenaPlan
from longshore.lab.arena.show import about_pairing, board_head, board_rows, facts, meeting_rows
from longshore.lab.arena.standings import ArenaSummary
from longshore.lab.ladder.result import ContestResult
from longshore.lab.report.page import frame
from longshore.notation import Record
from longshore.render.log import tell
from longshore.text.files import write_text

SITE, PLAYED = "site", "games"
_LISTED = ' class="listed"'  # several things in a cell, which may take several lines


def write_site(
    folder: Path, plan: ArenaPlan, arena: ArenaFolder, summary: ArenaSummary, result: ContestResult
) -> Path:
    """Write the site of an arena; the page of the leaderboard."""
    site = folder / SITE
    (site / PLAYED).mkdir(parents=True, exist_ok=True)
    games = sorted(arena.games, key=lambda one: one.game.number)
    for one in games:
        _write_game(site / PLAYED, plan, one)
    index = site / "index.html"
    write_text(
        str(index), frame(plan.sheet.title, _index(plan, games, summary, result)), replace=True
    )
    return index


def file_name(number: int) -> str:
    """A game's pages and files, by its number."""
    return f"{number:05}"


# The leaderboard


def _index(
    plan: ArenaPlan, games: Sequence[ArenaGame], summary: ArenaSummary, result: ContestResult
) -> str:
    return "\n".join(
        [
            f"<header><div><h1>{escape(plan.sheet.title)}</h1>",
            f'<p class="lead">{escape(plan.sheet.about)}</p></div></header><main>',
            *_facts(facts(plan, summary, result)),
            *_table("Leaderboard", board_head(summary), board_rows(summary)),
            f'<p class="note">{escape(about_pairing(summary))}</p>',
            *_table("Who came in before whom", ("", *plan.names), meeting_rows(plan, summary)),
            "<section><h2>Games</h2>",
            *_games(plan, games),
            "</section></main>",
            _footer(),
        ]
    )


def _facts(told: dict[str, str]) -> Iterator[str]:
    yield '<dl class="facts">'
    for name, value in told.items():
        yield f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>"
    yield "</dl>"


def _table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f'<section><h2>{escape(title)}</h2><div class="scroll"><table><thead><tr>'
    yield from (f'<th scope="col">{escape(cell)}</th>' for cell in head)
    yield "</tr></thead><tbody>"
    for first, *cells in rows:
        others = "".join(
            f"<td{_LISTED if ', ' in cell else ''}>{escape(cell)}</td>" for cell in cells
        )
        yield f'<tr><th scope="row">{escape(first)}</th>{others}</tr>'
    yield "</tbody></table></div></section>"


def _games(plan: ArenaPlan, games: Sequence[ArenaGame]) -> Iterator[str]:
    seats = plan.contest.options.seat_names
    yield '<div class="scroll"><table><thead><tr><th scope="col">Game</th><th scope="col">Deal</th>'
    yield from (f'<th scope="col">{escape(seat.capitalize())}</th>' for seat in seats)
    yield '<th scope="col">Rounds</th><th scope="col">Forfeits</th></tr></thead><tbody>'
    for one in games:
        game = one.game
        name = file_name(game.number)
        yield f'<tr><th scope="row"><a href="{PLAYED}/{name}.html">{game.number}</a></th>'
        yield f"<td>{game.number // plan.contest.alike}</td>"
        for seat, player in enumerate(game.line_up):
            told = escape(f"{plan.names[player]} {game.scores[seat]}")
            yield f"<td>{f'<b>{told}</b>' if seat in game.winners else told}</td>"
        yield f"<td>{game.rounds}</td><td>{sum(game.forfeits)}</td></tr>"
    yield "</tbody></table></div>"


def _footer() -> str:
    return f"<footer>Made by <code>longshore arena</code>, version {__version__}.</footer>"


# A game


def transcript(plan: ArenaPlan, one: ArenaGame) -> Record:
    """A game in notation, with who sat where."""
    record = Record.from_text(one.record)
    players = ", ".join(plan.names[player] for player in one.game.line_up)
    tags = {"arena": plan.sheet.title, "game": str(one.game.number), "players": players}
    return msgspec.structs.replace(record, tags=tags)


def _write_game(folder: Path, plan: ArenaPlan, one: ArenaGame) -> None:
    name = file_name(one.game.number)
    page = folder / f"{name}.html"
    if page.exists():  # a game that is over does not change
        return
    record = transcript(plan, one)
    write_text(str(folder / f"{name}.game"), record.to_text(), replace=True)
    write_text(
        str(page),
        frame(f"{plan.sheet.title}, game {one.game.number}", _game(plan, one, record)),
        replace=True,
    )


def _game(plan: ArenaPlan, one: ArenaGame, record: Record) -> str:
    game, name = one.game, file_name(one.game.number)
    seats = plan.contest.options.seat_names
    rows = [
        (
            seats[seat].capitalize(),
            plan.names[player],
            str(game.ranks[seat]),
            str(game.scores[seat]),
            str(game.shipped[seat]),
            str(game.forfeits[seat]),
        )
        for seat, player in enumerate(game.line_up)
    ]
    forfeits = [
        f"<li>{escape(seats[fault.seat].capitalize())}: {escape(fault.reason)}</li>"
        for fault in one.faults
    ]
    return "\n".join(
        [
            f"<header><div><h1>Game {game.number}</h1>",
            f'<p class="lead"><a href="../index.html">{escape(plan.sheet.title)}</a></p></div>',
            "</header><main>",
            f'<p>Deal {game.number // plan.contest.alike}. <a href="{name}.game" download>',
            f"{name}.game</a> is the whole game: <code>longshore replay --page {name}.game</code>",
            f"shows it move by move, <code>longshore review {name}.game</code> says where its",
            "money was made and lost.</p>",
            *_table("Result", ("Seat", "Player", "Place", "Score", "Shipped", "Forfeits"), rows),
            *(["<section><h2>Forfeits</h2><ul>", *forfeits, "</ul></section>"] if forfeits else []),
            "<section><h2>Log</h2>",
            *_log(record),
            "</section></main>",
            _footer(),
        ]
    )


def _log(record: Record) -> Iterator[str]:
    """What everybody saw, a paragraph a turn."""
    game = Game.from_record(record)
    lines: list[str] = []
    for event in visible(game.events, None):
        if isinstance(event, TurnBegan) and lines:
            yield f"<p>{'<br>'.join(map(escape, lines))}</p>"
            lines = []
        if (said := tell(event, record.options)) is not None:
            lines.append(said)
    yield f"<p>{'<br>'.join(map(escape, lines))}</p>"
