"""Figures of the auctions of many games."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl

from longshore.lab.report.figures.economy import TimeAxis
from longshore.lab.report.figures.plot import (
    Panel,
    Plot,
    Trace,
    axis,
    bars,
    dollars,
    keys,
    layout,
    line,
    percent,
)
from longshore.lab.report.figures.styles import OUTCOMES, Style
from longshore.lab.report.numbers.spread import largest
from longshore.lab.report.paint import paint

_RANKS = {
    1: Style("highest bid", paint("teal"), paint("teal"), "solid", "circle"),
    2: Style("second", paint("ochre"), paint("ochre"), "dash", "square"),
    3: Style("third", paint("magenta"), paint("magenta"), "dot", "diamond"),
    4: Style("fourth", paint("buffer"), paint("buffer"), "dashdot", "triangle-up"),
}


def runners_up(counts: pl.DataFrame, width: int, gap: float) -> Plot:
    """The second bid against the highest, as a map of counts."""
    top = int(largest(counts, "highest"))
    steps = list(range(0, top + width, width))
    there = {(row[0], row[1]): row[2] for row in counts.iter_rows()}
    cells = [[there.get((high, second)) for high in steps] for second in steps]
    middles = [step + (width - 1) / 2 for step in steps]
    trace: Trace = {
        "type": "heatmap",
        "x": middles,
        "y": middles,
        "z": cells,
        "colorscale": [[0, paint("sea", 0.18)], [0.5, paint("sea")], [1, paint("ink")]],
        "colorbar": {"title": {"text": "auctions", "side": "right"}, "thickness": 12, "len": 0.9},
        "xgap": 1,
        "ygap": 1,
        "hovertemplate": "highest about $%{x}, second about $%{y}: %{z:,} auctions<extra></extra>",
    }
    diagonal = {
        "type": "line",
        "x0": 0,
        "y0": 0,
        "x1": top,
        "y1": top,
        "line": {"color": paint("faint"), "width": 1.2, "dash": "dash"},
    }
    within = "A square is one dollar" if width == 1 else f"A square is {width} dollars"
    return Plot(
        name="runners-up",
        title=f"Bids against the winning price: the highest is ${gap:.1f} above the second",
        reading=(
            f"Each auction by its highest and its second bid. {within} wide and high; the"
            " scale beside it tells how many auctions a colour means. On the dashed line the two"
            " are equal; the further below it, the more the highest bidder could have saved. The"
            " highest 1 % are left out."
        ),
        panels=[
            Panel(
                [trace],
                layout(
                    dollars("Highest bid (dollars)"),
                    dollars("Second bid (dollars)"),
                    shapes=[diagonal],
                ),
                height=400,
            )
        ],
    )


def bids_by_rank(found: pl.DataFrame, clock: TimeAxis) -> Plot:
    """Mean bids a container, by rank."""
    traces, shown = [], []
    for rank, style in _RANKS.items():
        rows = found.filter(pl.col("rank") == rank)
        if rows.is_empty():
            continue
        hover = f"{clock.word} %{{x}}: $%{{y:.2f}} a container"
        traces.append(line(style, rows["time"].to_list(), rows["each"].to_list(), hover))
        shown.append(style)
    y = dollars("Dollars a container", rangemode="tozero")
    return Plot(
        name="bids-by-rank",
        title="Bids for a container over the game",
        reading=(
            f"The mean of the highest, the second and the other bids of the auctions in a"
            f" {clock.word}, divided by the containers of the cargo.{clock.cut}"
            f"{clock.few}"
        ),
        panels=[Panel(traces, layout(clock.axis, y))],
        keys=keys(shown),
    )


def bids_by_bot(found: pl.DataFrame, styles: Mapping[str, Style], clock: TimeAxis) -> Plot:
    """Mean bids a container, by who bids."""
    traces = []
    for bot, style in styles.items():
        rows = found.filter(pl.col("bot") == bot)
        hover = f"{clock.word} %{{x}}: $%{{y:.2f}} a container"
        traces.append(line(style, rows["time"].to_list(), rows["each"].to_list(), hover))
    y = dollars("Dollars a container", rangemode="tozero")
    return Plot(
        name="bids-by-bot",
        title="Bids for a container, by bot",
        reading=(
            f"What a seat of each bot bids in the auctions of a {clock.word}, divided by the"
            f" containers of the cargo, bids of $0 included.{clock.cut}{clock.few}"
        ),
        panels=[Panel(traces, layout(clock.axis, y))],
        keys=keys(styles.values()),
    )


def outcomes(found: pl.DataFrame, shares: Mapping[str, float], most: int) -> Plot:
    """What became of cargoes, by the highest bid a container."""
    traces, shown = [], []
    for outcome, style in OUTCOMES.items():
        rows = found.filter(pl.col("outcome") == outcome)
        if rows.is_empty():
            continue
        traces.append(
            bars(
                style,
                rows["dollar"].to_list(),
                rows["share"].to_list(),
                "%{customdata:,} auctions, %{y:.1%}",
                customdata=rows["count"].to_list(),
            )
        )
        shown.append(style)
    highest = int(largest(found, "dollar"))
    ticks = list(range(highest + 1))
    words = [f"{tick}+" if tick == most else str(tick) for tick in ticks]
    x = axis("Highest bid a container (dollars)", tickangle=0, tickvals=ticks, ticktext=words)
    return Plot(
        name="outcomes",
        title=f"Auctions: {shares['sold']:.0%} sold, {shares['kept']:.0%} kept by the shipper",
        reading=(
            "Which share of the cargoes with such a highest bid the shipping seat sold, and which"
            " it kept by paying the bid to the bank itself; without any bid it has the cargo for"
            " nothing."
        ),
        panels=[
            Panel(traces, layout(x, percent("Share of auctions"), barmode="stack", bargap=0.08))
        ],
        keys=keys(shown, "block"),
    )
