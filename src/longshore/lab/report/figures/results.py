"""Figures of results: who scores and wins how much, and from which place at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl

from longshore.lab.ladder.intervals import Interval
from longshore.lab.report.figures.plot import (
    Panel,
    Plot,
    Trace,
    axis,
    bars,
    dollars,
    keys,
    layout,
    level,
    percent,
    see_through,
    signs,
    spoken,
)
from longshore.lab.report.figures.styles import ENDINGS, Style
from longshore.lab.report.numbers.spread import largest
from longshore.lab.report.paint import paint

ORDINALS = ("starts", "2nd", "3rd", "4th", "5th")
_BOX_READING = (
    "The box holds the middle half, the line in it is the median, the dashed line the mean; the"
    " whiskers reach from the 5 % to the 95 % point."
)


def box(style: Style, label: str, row: Mapping[str, float]) -> Trace:
    """One box from numbers computed before."""
    return {
        "type": "box",
        "name": style.label,
        "x": [spoken(label)],
        "q1": [row["q1"]],
        "median": [row["median"]],
        "q3": [row["q3"]],
        "lowerfence": [row["low"]],
        "upperfence": [row["high"]],
        "mean": [row["mean"]],
        "boxmean": True,
        "line": {"color": style.line, "width": 2},
        "fillcolor": see_through(style.fill, 0.35),
        "hoverinfo": "y+name",
    }


def scores_by_bot(
    counted: pl.DataFrame, width: int, medians: Mapping[str, float], styles: Mapping[str, Style]
) -> Plot:
    """Histograms over each other."""
    traces = []
    for bot, style in styles.items():
        rows = counted.filter(pl.col("bot") == bot)
        edges = [*rows["bin"].to_list(), int(largest(rows, "bin")) + width]
        edges.insert(0, edges[0])
        shares = [0.0, *rows["share"].to_list(), 0.0]
        traces.append(
            {
                "type": "scatter",
                "mode": "lines",
                "name": style.label,
                "x": edges,
                "y": shares,
                "line": {"color": style.line, "shape": "hv", "width": 2, "dash": style.dash},
                "fill": "tozeroy",
                "fillcolor": see_through(style.line, 0.18),
                "hovertemplate": f"from $%{{x}}: %{{y:.1%}}<extra>{spoken(style.label)}</extra>",
            }
        )
    told = ", ".join(
        f"{style.label} {medians[bot]:.0f}".replace(" -", " −") for bot, style in styles.items()
    )
    x = dollars("Final score (dollars)")
    y = percent("Share of the bot's seats", rangemode="tozero")
    return Plot(
        name="scores-by-bot",
        title=f"Final scores by bot; median {told}",
        reading=(
            f"Each step is the share of the bot's seats that ended within ${width} from there on;"
            " further to the right is richer, a flat outline is a wide spread."
        ),
        panels=[Panel(traces, layout(x, y))],
        keys=keys(styles.values()),
    )


def scores_by_seat(spread: pl.DataFrame, styles: Sequence[Style]) -> Plot:
    """A box for each seat."""
    traces = [
        box(styles[int(row["seat"])], styles[int(row["seat"])].label, row)
        for row in spread.iter_rows(named=True)
    ]
    y = dollars("Final score (dollars)")
    return Plot(
        name="scores-by-seat",
        title="Final scores by seat",
        reading=(
            f"{_BOX_READING} Seats should differ by chance alone, unless a bot always has the same."
        ),
        panels=[Panel(traces, layout(axis("Seat"), y, showlegend=False))],
    )


def win_shares(shares: Mapping[str, Interval], styles: Mapping[str, Style], even: float) -> Plot:
    """A point with its interval for each bot."""
    traces = []
    for bot, style in styles.items():
        found = shares[bot]
        trace = signs(
            style,
            [found.value],
            [spoken(style.label)],
            f"%{{x:.1%}} ({found.low:.1%} to {found.high:.1%})",
            error_x=_bars_around(style, [found.value], [found.low], [found.high]),
        )
        trace["marker"]["size"] = 13
        traces.append(trace)
    best = styles[next(iter(styles))].label
    x = percent(
        "Share of games won by one seat", range=_room([s.high for s in shares.values()], even)
    )
    y = axis("Bot", range=[len(styles) - 0.5, -0.5], type="category")
    shapes = [level(even, f"even {even:.0%}", vertical=True)]
    return Plot(
        name="win-shares",
        title=f"{best} wins most: {shares[next(iter(styles))].value:.1%} of games a seat",
        reading=(
            "A sign is the share won, the bar its 95 % interval (Wilson); the dashed line is an"
            " even share. A bar that does not touch the line is a difference that chance alone"
            " would rarely make."
        ),
        panels=[Panel(traces, layout(x, y, shapes=shapes))],
    )


def _room(highs: Sequence[float], even: float) -> list[float]:
    """A range with room for a sign at 0 and for the even share."""
    top = max(*highs, 1.3 * even)
    return [-0.04 * top, 1.05 * top]


def _bars_around(
    style: Style, values: Sequence[float], low: Sequence[float], high: Sequence[float]
) -> dict[str, object]:
    return {
        "type": "data",
        "symmetric": False,
        "array": [top - value for value, top in zip(values, high, strict=True)],
        "arrayminus": [value - bottom for value, bottom in zip(values, low, strict=True)],
        "color": style.line,
        "thickness": 2,
        "width": 6,
    }


def order_shares(found: pl.DataFrame, styles: Mapping[str, Style], seats: int) -> Plot:
    """Win share by turn order, each bot slightly beside the other."""
    traces = []
    for place, (bot, style) in enumerate(styles.items()):
        rows = found.filter(pl.col("bot") == bot)
        shift = 0.14 * (place - (len(styles) - 1) / 2)
        values, low, high = (rows[name].to_list() for name in ("value", "low", "high"))
        trace = signs(
            style,
            [order + shift for order in rows["order"].to_list()],
            values,
            "%{customdata}",
            customdata=[
                f"{ORDINALS[order]}: {value:.1%} ({bottom:.1%} to {top:.1%}), {games:,} games,"
                f" mean score ${score:.1f}"
                for order, value, bottom, top, games, score in zip(
                    rows["order"], values, low, high, rows["places"], rows["score"], strict=True
                )
            ],
            error_y=_bars_around(style, values, low, high),
        )
        traces.append(trace)
    ticks = {"tickvals": list(range(seats)), "ticktext": list(ORDINALS[:seats])}
    x = axis("Place in the turn order", range=[-0.5, seats - 0.1], **ticks)
    y = percent("Share of games won", range=_room(found["high"].to_list(), 1 / seats))
    shapes = [level(1 / seats, f"even {1 / seats:.0%}")]
    return Plot(
        name="turn-order",
        title="Seat advantage: wins by place in the turn order",
        reading=(
            "Who starts is drawn by lot, so that a slope beyond the bars points to moving early or"
            " late, not to who sits where. Bars are 95 % intervals (Wilson); the dashed"
            " line is an even share."
        ),
        panels=[Panel(traces, layout(x, y, shapes=shapes))],
        keys=keys(styles.values(), "sign") if len(styles) > 1 else [],
    )


def lengths(counted: pl.DataFrame, width: int, median: float) -> Plot:
    """A histogram of the rounds, stacked by how the games ended."""
    traces, shown = [], []
    for ending, style in ENDINGS.items():
        rows = counted.filter(pl.col("ended") == ending)
        if rows.is_empty():
            continue
        middles = [start + (width - 1) / 2 for start in rows["bin"].to_list()]
        hover = "%{y:,} games" if width > 1 else "%{x} rounds: %{y:,} games"
        traces.append(bars(style, middles, rows["count"].to_list(), hover, width=width * 0.95))
        shown.append(style)
    about = "Each bar is a number of rounds" if width == 1 else f"Each bar is {width} rounds"
    x = axis("Rounds", rangemode="nonnegative")
    return Plot(
        name="lengths",
        title=f"Length of games: half of them are over after {median:.0f} rounds",
        reading=f"{about}; its height is how many games were so long, its parts how they ended.",
        panels=[Panel(traces, layout(x, axis("Games"), barmode="stack"))],
        keys=keys(shown, "block"),
    )


def endings(counts: Mapping[str, int]) -> Plot:
    """A bar for each way a game ended."""
    games = sum(counts.values())
    traces = []
    for ending, style in ENDINGS.items():
        if ending not in counts:
            continue
        part = counts[ending] / games
        label = f"{part:.1%}<br>{counts[ending]:,} games"
        trace = bars(style, [style.label], [part], f"{counts[ending]:,} games, %{{y:.1%}}")
        traces.append(trace | {"text": [label], "textposition": "auto", "width": 0.6})
        trace["insidetextfont"] = {"color": paint("panel")}
    supply = counts.get("supply", 0) / games
    stalled = counts.get("stalled", 0)
    told = f"; {stalled:,} stalled" if stalled else "; none stalled"
    y = percent("Share of games", range=[0, 1.02])
    return Plot(
        name="endings",
        title=f"Endings: {supply:.1%} by the supply{told}",
        reading=(
            "The supply: two colours ran out, as the rules want it. The round limit is an option of"
            " the table. Stalled: the lab stopped a game that would not end, and scored it as it"
            " stood."
        ),
        panels=[Panel(traces, layout(axis("How the game ended"), y, barmode="overlay"))],
    )


def received(by_group: pl.DataFrame, by: str, styles: Mapping[Any, Style], title: str) -> Plot:
    """A box for each group: containers that came to an island."""
    traces = [
        box(styles[row[by]], styles[row[by]].label, row) for row in by_group.iter_rows(named=True)
    ]
    top = max(1.0, largest(by_group, "high"), largest(by_group, "mean"))
    y = axis("Containers delivered to a seat's island", range=[-0.02 * top, 1.05 * top])
    return Plot(
        name=f"received-by-{by}",
        title=title,
        reading=_BOX_READING,
        panels=[Panel(traces, layout(axis(by.capitalize()), y, showlegend=False))],
    )
