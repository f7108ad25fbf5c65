"""Figures of the economy over time: money, loans, prices along the chain, deliveries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import polars as pl

from longshore.lab.report.figures.plot import (
    LegendKey,
    Panel,
    Plot,
    Trace,
    axis,
    band,
    bars,
    dollars,
    keys,
    layout,
    line,
    percent,
)
from longshore.lab.report.figures.results import box
from longshore.lab.report.figures.styles import FLOWS, LOAN_COUNTS, STAGES, Style
from longshore.lab.report.numbers.economy import STILL_PLAYING
from longshore.lab.report.numbers.money import DRAINS, SOURCES
from longshore.lab.report.numbers.spread import largest
from longshore.lab.report.paint import paint


@dataclass(frozen=True)
class TimeAxis:
    """How time is told in these figures: rounds of many games, or turns of one."""

    word: str
    last: int
    games: int
    fewest: int = 1

    @property
    def axis(self) -> dict[str, object]:
        return axis(self.word.capitalize(), rangemode="nonnegative")

    @property
    def shape(self) -> str:
        """A step for each turn of one game; means glide."""
        return "linear" if self.games > 1 else "vh"

    @property
    def mean(self) -> str:
        """What a value at a time is: a mean over games, or simply the game's."""
        return "in the mean of the games still going on" if self.games > 1 else "in this game"

    @property
    def few(self) -> str:
        if self.fewest == 1:
            return ""
        return f" A {self.word} with fewer than {self.fewest} of them is a gap."

    @property
    def cut(self) -> str:
        if self.games == 1:
            return ""
        enough = f"at least {100 * STILL_PLAYING:.0f} % of the games"
        return f" Shown up to {self.word} {self.last}, which {enough} reached."


def money_supply(found: pl.DataFrame, clock: TimeAxis) -> Plot:
    """All seats' cash together."""
    style = Style("cash of all seats", paint("teal"), paint("teal"))
    x = found["time"].to_list()
    traces: list[Trace] = []
    if clock.games > 1:
        traces.append(band(style, x, found["low"].to_list(), found["high"].to_list()))
    hover = f"{clock.word} %{{x}}: $%{{y:.0f}}"
    traces.append(line(style, x, found["mean"].to_list(), hover, shape=clock.shape))
    first, last = found["mean"][0], found["mean"][-1]
    spread = " The band holds 80 % of the games." if clock.games > 1 else ""
    return Plot(
        name="money-supply",
        title=(
            f"Money supply: ${first:.0f} at the start, ${last:.0f} in the seats' hands in"
            f" {clock.word} {clock.last}"
        ),
        reading=(
            f"Cash of all seats together at the end of each {clock.word}, {clock.mean}.{spread}"
            f"{clock.cut}"
        ),
        panels=[Panel(traces, layout(clock.axis, dollars("Dollars", rangemode="tozero")))],
    )


def money_flows(found: pl.DataFrame, totals: Mapping[str, float], clock: TimeAxis) -> Plot:
    """What enters above the line, what leaves below, stacked."""
    there = set(found["flow"].to_list())
    traces, shown = [], []
    for flow in (*SOURCES, *DRAINS):
        if flow not in there:
            continue
        rows = found.filter(pl.col("flow") == flow)
        hover = f"{clock.word} %{{x}}: $%{{y:.2f}}"
        style = FLOWS[flow]
        traces.append(bars(style, rows["time"].to_list(), rows["dollars"].to_list(), hover))
        shown.append(style)
    into = sum(totals[flow] for flow in SOURCES)
    out = -sum(totals[flow] for flow in DRAINS)
    y = dollars(f"Dollars in the {clock.word}", zeroline=True)
    return Plot(
        name="money-flows",
        title=f"Sources and drains of money: ${into:.0f} in, ${out:.0f} out over a game",
        reading=(
            f"Above the line what the seats got from outside in each {clock.word}, below it what"
            f" left them, {clock.mean}; trade and wages move money between seats and are not here."
            f"{clock.cut}"
        ),
        panels=[Panel(traces, layout(clock.axis, y, barmode="relative", bargap=0.08), height=400)],
        keys=keys(shown, "block"),
        wide=True,
    )


def loans(found: pl.DataFrame, clock: TimeAxis) -> Plot:
    """Shares of seats with one loan and with two, stacked."""
    x = found["time"].to_list()
    traces = []
    for count, name in ((2, "two"), (1, "one")):
        hover = f"{clock.word} %{{x}}: %{{y:.1%}} of seats"
        trace = bars(LOAN_COUNTS[count], x, found[name].to_list(), hover)
        trace["marker"]["line"] = {"width": 0}
        traces.append(trace)
    most = float(found.select((pl.col("one") + pl.col("two")).max()).item() or 0.0)
    y = percent("Share of seats", rangemode="tozero")
    return Plot(
        name="loans",
        title=f"Loans outstanding: at most {most:.0%} of seats owe the bank at a time",
        reading=(
            f"The share of seats with one loan and with two at the end of each {clock.word},"
            f" {clock.mean}. A loan is $10 and costs $1 a turn.{clock.cut}"
        ),
        panels=[Panel(traces, layout(clock.axis, y, barmode="stack", bargap=0))],
        keys=keys([LOAN_COUNTS[1], LOAN_COUNTS[2]], "block"),
    )


def loans_by_bot(found: pl.DataFrame, styles: Mapping[str, Style], clock: TimeAxis) -> Plot:
    """A line for each bot."""
    traces = _lines(found, "bot", "loans", styles, f"{clock.word} %{{x}}: %{{y:.2f}} loans a seat")
    y = axis("Loans a seat", rangemode="tozero")
    return Plot(
        name="loans-by-bot",
        title="Loans by bot",
        reading=f"Loans that a seat of each bot owes at the end of each {clock.word}.{clock.cut}",
        panels=[Panel(traces, layout(clock.axis, y))],
        keys=keys(styles.values()),
    )


def cash_by_bot(found: pl.DataFrame, styles: Mapping[str, Style], clock: TimeAxis) -> Plot:
    """A line for each bot."""
    traces = _lines(found, "bot", "cash", styles, f"{clock.word} %{{x}}: $%{{y:.1f}} a seat")
    y = dollars("Dollars a seat", rangemode="tozero")
    return Plot(
        name="cash-by-bot",
        title="Cash by bot",
        reading=f"What a seat of each bot has in hand at the end of each {clock.word},"
        f" {clock.mean}.{clock.cut}",
        panels=[Panel(traces, layout(clock.axis, y))],
        keys=keys(styles.values()),
    )


def _lines(
    found: pl.DataFrame, by: str, value: str, styles: Mapping[str, Style], hover: str
) -> list[Trace]:
    traces = []
    for group, style in styles.items():
        rows = found.filter(pl.col(by) == group)
        if not rows.is_empty():
            traces.append(line(style, rows["time"].to_list(), rows[value].to_list(), hover))
    return traces


def lines_by_number(
    found: pl.DataFrame,
    by: str,
    value: str,
    styles: Sequence[Style],
    hover: str,
    *,
    shape: str = "linear",
) -> list[Trace]:
    """A line for each seat or colour."""
    traces = []
    for number, style in enumerate(styles):
        rows = found.filter(pl.col(by) == number)
        if not rows.is_empty():
            times, values = rows["time"].to_list(), rows[value].to_list()
            traces.append(line(style, times, values, hover, shape=shape))
    return traces


def prices_over_time(found: pl.DataFrame, colours: Sequence[Style], clock: TimeAxis) -> Plot:
    """Three panels: a line for each colour."""
    highest, cut = _scale(found["price"].drop_nulls())
    last = largest(found.filter(pl.col("price").is_not_null()), "time")
    panels = []
    for stage, style in STAGES.items():
        rows = found.filter(pl.col("stage") == stage)
        hover = f"{clock.word} %{{x}}: $%{{y:.2f}}"
        traces = lines_by_number(rows, "colour", "price", colours, hover)
        y = dollars("Dollars a container", range=[0, highest * 1.05])
        x = clock.axis | {"range": [0, last + 1]}
        panels.append(Panel(traces, layout(x, y), heading=style.label.capitalize(), height=300))
    return Plot(
        name="prices-over-time",
        title="Prices along the chain, by colour",
        reading=(
            f"What a container of each colour cost that was sold in a {clock.word}: from a factory"
            " store, from a harbour store, and in the island's auctions, where each container is"
            " given an equal part of its cargo's price (the subsidy is not counted). All three have"
            f" the same scale, so that the step from one to the next is what is earned.{clock.cut}"
            f"{clock.few}{cut}"
        ),
        panels=panels,
        keys=keys(colours),
        wide=True,
    )


def _scale(values: pl.Series) -> tuple[float, str]:
    """The upper end of a scale that a few values far out do not stretch, and a word about it."""
    top = float(values.quantile(0.98, "higher") or 1.0)
    highest = float(pl.select(values.max()).item() or 1.0)
    if highest <= 1.5 * top:
        return highest, ""
    return top, f" What is above ${top:.0f} is cut off."


def prices_by_stage(found: pl.DataFrame, middles: Mapping[str, float], most: int) -> Plot:
    """How often a container of each stage cost how much."""
    traces, shown = [], []
    for stage, style in STAGES.items():
        rows = found.filter(pl.col("stage") == stage)
        if rows.is_empty():
            continue
        traces.append(
            bars(style, rows["dollar"].to_list(), rows["share"].to_list(), "$%{x}: %{y:.1%}")
        )
        shown.append(style)
    told = ", ".join(f"{STAGES[stage].label} ${middles[stage]:.1f}" for stage in middles)
    y = percent("Share of containers sold there", rangemode="tozero")
    highest = int(largest(found, "dollar"))
    words = [f"{dollar}{'+' if dollar == most else ''}" for dollar in range(highest + 1)]
    ticks = {"tickvals": list(range(highest + 1)), "ticktext": words}
    x = axis("Price of a container (dollars, rounded)", tickangle=0, **ticks)
    return Plot(
        name="prices-by-stage",
        title=f"Price of a container; mean {told}",
        reading=(
            "The share of the containers sold at each place of the chain that cost about so much;"
            " the bars of one place sum to 100 %."
        ),
        panels=[Panel(traces, layout(x, y, barmode="group"))],
        keys=keys(shown, "block"),
    )


def price_spreads(found: Mapping[str, pl.DataFrame], colours: Sequence[Style]) -> Plot:
    """Boxes by colour, a panel for each stage."""
    panels = []
    for stage, style in STAGES.items():
        traces = []
        for row in found[stage].iter_rows(named=True):
            colour = colours[int(row["colour"])]
            traces.append(box(colour, colour.label, row))
        y = dollars("Dollars a container", rangemode="tozero")
        panels.append(
            Panel(
                traces,
                layout(axis("Colour"), y, showlegend=False),
                heading=style.label.capitalize(),
                height=290,
            )
        )
    return Plot(
        name="price-spreads",
        title="How prices spread, by colour",
        reading=(
            "Each box holds the middle half of what containers of that colour cost, the line in it"
            " is the median, the dashed line the mean; the whiskers reach from the 5 % to the 95 %"
            " point. The scales differ."
        ),
        panels=panels,
        wide=True,
    )


def deliveries_by_colour(found: pl.DataFrame, colours: Sequence[Style], clock: TimeAxis) -> Plot:
    """Stacked areas."""
    traces = []
    for number, style in enumerate(colours):
        rows = found.filter(pl.col("colour") == number)
        traces.append(
            {
                "type": "scatter",
                "mode": "lines",
                "name": style.label,
                "x": rows["time"].to_list(),
                "y": rows["count"].to_list(),
                "stackgroup": "all",
                "line": {"color": paint("edge"), "width": 1, "shape": clock.shape},
                "fillcolor": style.fill,
                "fillpattern": {
                    "shape": style.hatch,
                    "fillmode": "overlay",
                    "fgcolor": paint("edge"),
                    "fgopacity": 0.3,
                    "size": 9,
                    "solidity": 0.15,
                },
                "hovertemplate": f"{clock.word} %{{x}}: %{{y:.1f}}<extra>{style.label}</extra>",
            }
        )
    total = float(found.filter(pl.col("time") == clock.last)["count"].sum())
    return Plot(
        name="deliveries-by-colour",
        title=f"Deliveries by colour: {total:.0f} containers reach the islands in a game",
        reading=(
            f"Containers that came to an island up to each {clock.word}, stacked by colour"
            f"{', a game' if clock.games > 1 else ''}. {_kept(clock)}{clock.cut}"
        ),
        panels=[Panel(traces, layout(clock.axis, axis("Containers so far")))],
        keys=keys(colours, "block"),
    )


def _kept(clock: TimeAxis) -> str:
    return "Games that are over count with what they had." if clock.games > 1 else ""


def deliveries_by_seat(found: pl.DataFrame, seats: Sequence[Style], clock: TimeAxis) -> Plot:
    """A line for each seat."""
    hover = f"{clock.word} %{{x}}: %{{y:.1f}}"
    traces = lines_by_number(found, "seat", "count", seats, hover, shape=clock.shape)
    y = axis("Containers so far", rangemode="tozero")
    return Plot(
        name="deliveries-by-seat",
        title="Deliveries by seat",
        reading=(
            f"Containers that came to each seat's island up to each {clock.word}, bought there or"
            f" kept as shipper. {_kept(clock)}{clock.cut}"
        ),
        panels=[Panel(traces, layout(clock.axis, y))],
        keys=keys(seats),
    )


def cash_by_seat(found: pl.DataFrame, seats: Sequence[Style], clock: TimeAxis) -> Plot:
    """A line for each seat."""
    hover = f"{clock.word} %{{x}}: $%{{y:.0f}}"
    traces = lines_by_number(found, "seat", "cash", seats, hover, shape=clock.shape)
    return Plot(
        name="cash-by-seat",
        title="Cash by seat",
        reading=f"What each seat has in hand at the end of each {clock.word}, {clock.mean}."
        f"{clock.cut}",
        panels=[Panel(traces, layout(clock.axis, dollars("Dollars", rangemode="tozero")))],
        keys=[LegendKey(style) for style in seats],
    )
