"""Figures of one game: what each seat was worth, its prices, and the line of its auctions."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from longshore.lab.report.figures.economy import TimeAxis, lines_by_number
from longshore.lab.report.figures.plot import (
    Layout,
    Panel,
    Plot,
    Trace,
    axis,
    bars,
    dollars,
    keys,
    layout,
    signs,
)
from longshore.lab.report.figures.styles import OUTCOMES, STAGES, Style
from longshore.lab.report.numbers.spread import largest
from longshore.lab.report.paint import paint

_MOST_TICKS = 12
# The ring around the bid that decided an auction.
_RINGS: dict[str, Style] = {
    outcome: Style(style.label, paint("ink"), paint("ink"), sign=f"{style.sign}-open")
    for outcome, style in OUTCOMES.items()
}


def worth(
    found: pl.DataFrame, seats: Sequence[Style], clock: TimeAxis, best: Sequence[int], over: bool
) -> Plot:
    """A line for each seat: its score if the game had ended there. `best`: who won or leads."""
    traces = lines_by_number(found, "seat", "worth", seats, "turn %{x}: $%{y:.0f}", shape="vh")
    most = traces[best[0]]["y"][-1]
    who = " and ".join(seats[seat].label for seat in best)
    told = (
        ("wins" if over else "leads") if len(best) == 1 else ("share the win" if over else "lead")
    )
    return Plot(
        name="worth",
        title=f"Net worth by seat: {who} {told} with ${most}",
        reading=(
            "What each seat would have scored if the game had ended after that turn: cash, island"
            " by its own card without its most frequent colour, harbour, ship, less $11 a loan."
            " Only the owner of a card could have known it then."
        ),
        panels=[Panel(traces, layout(clock.axis, dollars("Dollars")), height=400)],
        keys=keys(seats),
        wide=True,
    )


def loans_by_seat(found: pl.DataFrame, seats: Sequence[Style], clock: TimeAxis) -> Plot:
    """Loans stacked by who owes them."""
    traces = []
    for number, style in enumerate(seats):
        rows = found.filter(pl.col("seat") == number)
        trace = bars(style, rows["time"].to_list(), rows["loans"].to_list(), "turn %{x}: %{y}")
        trace["marker"]["line"] = {"width": 0}
        traces.append(trace)
    most = int(largest(found.group_by("time").agg(pl.col("loans").sum()), "loans"))
    y = axis("Loans", rangemode="tozero", dtick=1)
    return Plot(
        name="loans-by-seat",
        title=f"Loans outstanding: {most} at most" if most else "Loans outstanding: none ever",
        reading="Loans that each seat owes after each turn, stacked. A loan is $10, costs $1 a turn"
        " and counts $11 at the end; a seat has at most two.",
        panels=[Panel(traces, layout(clock.axis, y, barmode="stack", bargap=0))],
        keys=keys(seats, "block"),
    )


_APART = 0.07  # dollars between the lines of two colours that cost the same


def prices(
    asked: dict[str, pl.DataFrame], sold: pl.DataFrame, colours: Sequence[Style], clock: TimeAxis
) -> Plot:
    """Three panels: lines of asked prices with a sign for every sale; on the island sales alone."""
    panels = []
    for stage, style in STAGES.items():
        here = sold.filter(pl.col("stage") == stage)
        traces: list[Trace] = []
        tops = [largest(here, "price")]
        if stage in asked:
            traces += _asked(asked[stage], colours)
            tops.append(largest(asked[stage], "price"))
        traces += _sales(here, colours)
        y = dollars("Dollars a container", range=[0, max(2.0, *tops) + 0.8])
        x = clock.axis | {"range": [0, clock.last + 1]}
        panels.append(Panel(traces, layout(x, y), heading=style.label.capitalize(), height=340))
    return Plot(
        name="prices",
        title="Prices along the chain, by colour",
        reading=(
            "Lines are the mean prices asked in all stores together, a gap means that none is for"
            " sale; each sign is a sale, larger for more containers. Colours that cost the same are"
            " drawn a little apart. On the island each container is given an equal part of its"
            " cargo's price, without the subsidy. The scales differ."
        ),
        panels=panels,
        keys=keys(colours),
        wide=True,
    )


def _shifted(prices: Sequence[float | None], colour: int) -> list[float | None]:
    return [None if price is None else price + _APART * (colour - 2) for price in prices]


def _asked(found: pl.DataFrame, colours: Sequence[Style]) -> list[Trace]:
    traces = lines_by_number(
        found, "colour", "price", colours, "turn %{x}: asked $%{customdata:.1f}", shape="vh"
    )
    for colour, trace in enumerate(traces):
        trace["customdata"] = trace["y"]
        trace["y"] = _shifted(trace["y"], colour)
        trace["line"]["width"] = 1.6
    return traces


def _sales(sold: pl.DataFrame, colours: Sequence[Style]) -> list[Trace]:
    traces = []
    for number, style in enumerate(colours):
        rows = sold.filter(pl.col("colour") == number)
        if rows.is_empty():
            continue
        trace = signs(
            style,
            rows["time"].to_list(),
            _shifted(rows["price"].to_list(), number),
            "turn %{x}: %{customdata}",
            customdata=[
                f"{count} sold at ${price:.1f}"
                for count, price in rows.select("count", "price").rows()
            ],
        )
        trace["marker"]["size"] = [5 + 3 * count for count in rows["count"].to_list()]
        traces.append(trace)
    return traces


def auctions(held: pl.DataFrame, seats: Sequence[Style], colours: Sequence[Style]) -> Plot:
    """Two panels under each other: the bids of every auction, and its cargo."""
    # a seat and a colour may both be called purple
    colours = [style.called(f"{style.label} containers") for style in colours]
    sold, kept = (int((held["outcome"] == outcome).sum()) for outcome in ("sold", "kept"))
    return Plot(
        name="auctions-line",
        title=f"{held.height} auctions in their order: {sold} sold, {kept} kept by the shipper",
        reading=(
            "One column is one auction. Above, the sign of each seat stands at what it bid. A round"
            " ring is the bid that bought the cargo; a square one is a bid that the shipper"
            " declined and paid to the bank itself, to keep the cargo; a cross is a cargo without a"
            " bid. Below, the cargo by colour, and under the line the sign of its shipper."
        ),
        panels=[
            Panel(_bids(held, seats), layout(_columns(held), _bid_axis(held)), "Bids", 360),
            Panel(
                _cargoes(held, seats, colours),
                layout(
                    _columns(held),
                    axis("Containers", range=[-1, 5.4], tickvals=[0, 1, 2, 3, 4, 5], zeroline=True),
                    barmode="stack",
                    bargap=0.25,
                ),
                "Cargo and shipper",
                240,
            ),
        ],
        keys=[
            *keys(seats, "sign"),
            *keys([ring for outcome, ring in _RINGS.items() if outcome in held["outcome"]], "sign"),
            *keys(colours, "block"),
        ],
        wide=True,
    )


def _columns(held: pl.DataFrame) -> Layout:
    """Auctions by number, with the turn below some of them."""
    step = -(-held.height // _MOST_TICKS)
    places = list(range(0, held.height, max(1, step)))
    turns = held["turn"].to_list()
    return axis(
        "Auction, by its turn",
        tickvals=[place + 1 for place in places],
        ticktext=[str(turns[place]) for place in places],
        range=[0.3, held.height + 0.7],
        showgrid=False,
    )


def _bid_axis(held: pl.DataFrame) -> Layout:
    highest = largest(held, "bid")
    return dollars("Bid (dollars)", range=[-0.06 * max(5.0, highest), 1.1 * max(5.0, highest)])


def _bids(held: pl.DataFrame, seats: Sequence[Style]) -> list[Trace]:
    numbers = list(range(1, held.height + 1))
    traces = _rings(held, seats)
    for seat, style in enumerate(seats):
        bids = held[f"bids_{seat}"].to_list()
        there = [
            (number, bid) for number, bid in zip(numbers, bids, strict=True) if bid is not None
        ]
        if there:
            x, y = zip(*there, strict=True)
            traces.append(signs(style, x, y, "bids $%{y}"))
    return traces


def _rings(held: pl.DataFrame, seats: Sequence[Style]) -> list[Trace]:
    numbered = held.with_row_index("number", offset=1)
    traces = []
    for outcome, style in _RINGS.items():
        rows = numbered.filter(pl.col("outcome") == outcome)
        if rows.is_empty():
            continue
        told = [_outcome(row, seats) for row in rows.iter_rows(named=True)]
        ring = signs(style, rows["number"].to_list(), rows["bid"].to_list(), "%{customdata}")
        ring["customdata"] = told
        ring["marker"] |= {"size": 18, "line": {"color": paint("ink"), "width": 2}}
        traces.append(ring)
    return traces


def _outcome(row: dict[str, object], seats: Sequence[Style]) -> str:
    shipper = seats[int(str(row["seller"]))].label
    if row["outcome"] == "sold":
        return f"{seats[int(str(row['winner']))].label} buys it of {shipper} for ${row['bid']}"
    if row["outcome"] == "kept":
        return f"{shipper} keeps it for ${row['bid']}"
    return f"nobody bids; {shipper} has it for nothing"


def _cargoes(held: pl.DataFrame, seats: Sequence[Style], colours: Sequence[Style]) -> list[Trace]:
    numbers = list(range(1, held.height + 1))
    traces = []
    for colour, style in enumerate(colours):
        counts = held[f"cargo_{colour}"].to_list()
        traces.append(bars(style, numbers, counts, "%{y}"))
    shippers = held["seller"].to_list()
    for seat, style in enumerate(seats):
        own = [number for number, shipper in zip(numbers, shippers, strict=True) if shipper == seat]
        if own:
            traces.append(signs(style, own, [-0.5] * len(own), "ships it"))
    return traces
