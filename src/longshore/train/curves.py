"""A run's curves as one page: how strong, how healthy the economy, how it learned."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longshore.envs.settings import STANDARD
from longshore.lab.report.figures.plot import (
    PageSection,
    Panel,
    Plot,
    axis,
    keys,
    layout,
    line,
)
from longshore.lab.report.figures.styles import bot_styles
from longshore.lab.report.page import Page
from longshore.lab.report.page import write_page as make_page
from longshore.text.errors import UserError
from longshore.train.running import CURVES

PAGE = "curves.html"
POINTS = 120
Row = dict[str, Any]
Curve = tuple[str, Callable[[list[Row]], float | None]]


def write_page(folder: Path) -> Path:
    """Draw the curves of a run's folder beside them."""
    rows = _rows(folder)
    last = rows[-1]
    page = Page(
        title=f"Training {folder.name}",
        lead="How a player learns: means of stretches, along the decisions it has learned from.",
        facts={"folder": str(folder), "stage": last["stage"]},
        numbers={
            "decisions": f"{last['sum']:,}",
            "hours": f"{last['seconds'] / 3600:.2f}",
        },
        warnings=[],
        sections=[
            PageSection(
                f"part-{number}", title, plots=[_plot(f"plot-{number}", title, curves, rows)]
            )
            for number, (title, curves) in enumerate(_plots())
        ],
    )
    file = folder / PAGE
    file.write_text(make_page(page), encoding="utf-8")
    return file


def _plot(name: str, title: str, curves: list[Curve], rows: list[Row]) -> Plot:
    styles = bot_styles([label for label, _ in curves])
    traces = []
    for label, worth in curves:
        points = [(part[-1]["sum"], worth(part)) for part in _parts(rows)]
        there = [(at, value) for at, value in points if value is not None]
        x, y = [at for at, _ in there], [value for _, value in there]
        traces.append(line(styles[label], x, y, "%{x:,}: %{y:.3f}"))
    return Plot(
        name=name,
        title=title,
        reading="Along the decisions that were learned from.",
        panels=[Panel(traces, layout(axis("Decisions"), axis("")))],
        keys=keys(styles.values()),
        wide=True,
    )


def _rows(folder: Path) -> list[Row]:
    try:
        lines = (folder / CURVES).read_text(encoding="utf-8").splitlines()
    except OSError as problem:
        raise UserError(f"{folder} holds no curves of a run: {problem.strerror}.") from None
    rows, before, total, stage = [], 0, 0, ""
    for text in lines:
        row = json.loads(text)
        if row["stage"] != stage:
            stage, before = row["stage"], 0
        total += row["decisions"] - before
        before = row["decisions"]
        rows.append({**row, "sum": total})
    if not rows:
        raise UserError(f"{folder} holds no curves yet: let the run learn for a while.")
    return rows


def _parts(rows: list[Row]) -> list[list[Row]]:
    size = max(1, len(rows) // POINTS)
    return [rows[at : at + size] for at in range(0, len(rows), size)]


def _mean(name: str) -> Curve:
    def worth(part: list[Row]) -> float | None:
        found = [row[name] for row in part if name in row]
        return sum(found) / len(found) if found else None

    return name, worth


def _share(label: str, of: str, what: str) -> Curve:
    """The mean of games, each game counted once."""

    def worth(part: list[Row]) -> float | None:
        games = sum(row.get(f"{of}.games", 0) for row in part)
        found = sum(row.get(f"{of}.{what}", 0) * row.get(f"{of}.games", 0) for row in part)
        return found / games if games else None

    return label, worth


def _plots() -> list[tuple[str, list[Curve]]]:
    tables: dict[str, list[str]] = {}
    for name, (edition, _) in STANDARD.items():
        tables.setdefault(edition, []).append(name)
    wins = "Share of the wins alone among merchants"
    ends = "Games of its own kind that end by the supply"
    return [
        *(
            (f"{wins}, {edition}", [_share(name, f"alone.{name}", "won") for name in names])
            for edition, names in tables.items()
        ),
        *(
            (f"{ends}, {edition}", [_share(name, f"self.{name}", "supply") for name in names])
            for edition, names in tables.items()
        ),
        (
            "Frozen: three times round the table nobody does anything",
            [_share(kind, kind, "frozen") for kind in ("self", "alone", "among")],
        ),
        (
            "Share of the wins among past selves, and the even share",
            [_share("won", "past", "won"), _share("even", "past", "even")],
        ),
        (
            "The policy",
            [_mean(name) for name in ("entropy", "clipped", "changed", "apart", "pace")],
        ),
        ("The critic", [_mean(name) for name in ("explained", "critic")]),
        ("Copying", [_mean(name) for name in ("copied", "right")]),
        ("Decisions a second", [_mean("rate")]),
    ]
