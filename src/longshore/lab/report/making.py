"""From a source to the text of its page."""

from __future__ import annotations

from pathlib import PurePath

from longshore.lab.report.page import Page, write_page
from longshore.lab.report.sections import WITHOUT_TURNS, make_sections
from longshore.lab.report.source import ReportSource
from longshore.lab.report.tables import key_numbers

_TITLES = {"result": "Result", "game": "Game"}


def make_report(source: ReportSource) -> str:
    """The page as one text of HTML."""
    warnings = list(source.notes)
    if source.turns is None:
        warnings.append(WITHOUT_TURNS)
    return write_page(
        Page(
            title=_title(source),
            lead=_lead(source),
            facts=source.facts,
            numbers=key_numbers(source),
            warnings=warnings,
            sections=make_sections(source),
        )
    )


def _title(source: ReportSource) -> str:
    return f"{_TITLES[source.kind]}: {PurePath(source.name).name or source.name}"


def _lead(source: ReportSource) -> str:
    if source.kind == "game":
        return "One recorded game, turn by turn."
    games = source.games.height
    return f"{games:,} {'game' if games == 1 else 'games'} of {' · '.join(source.bots)}."
