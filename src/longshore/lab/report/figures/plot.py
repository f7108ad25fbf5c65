"""What a figure is before it is shown: traces and layout as plain values, and words about them.

The values are those of plotly's figures (its script draws them in the browser); the tests hold them
against plotly's own description. Nothing here knows where the numbers come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Literal, TypeAlias

from longshore.lab.report.figures.styles import Style
from longshore.lab.report.paint import paint

Trace: TypeAlias = dict[str, Any]
Layout: TypeAlias = dict[str, Any]
Values: TypeAlias = Sequence[float | int | str | None]
Mark: TypeAlias = Literal["line", "block", "sign"]

HEIGHT = 340
FEW_POINTS = 40  # up to so many points a line carries signs


@dataclass(frozen=True)
class LegendKey:
    """An entry of a legend: what stands for it, and whether as a line, a block or a sign."""

    style: Style
    mark: Mark = "line"


@dataclass(frozen=True)
class Panel:
    """One pair of axes. Several beside each other make a plot; on a phone they are stacked."""

    traces: list[Trace]
    layout: Layout
    heading: str = ""
    height: int = HEIGHT


@dataclass(frozen=True)
class Plot:
    """A figure with its title (what is seen), a sentence on how to read it, and its legend."""

    name: str
    title: str
    reading: str
    panels: list[Panel]
    keys: list[LegendKey] = field(default_factory=list)
    wide: bool = False


@dataclass(frozen=True)
class TextTable:
    """Numbers as rows of text. The first column names the row; `note` stands below.

    Columns in `left` hold words, which are set flush left.
    """

    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    caption: str = ""
    note: str = ""
    left: tuple[int, ...] = ()


@dataclass(frozen=True)
class PageSection:
    """A part of the page: a heading, what it is about, tables, plots, and tables below them."""

    name: str
    title: str
    lead: str = ""
    tables: list[TextTable] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)
    below: list[TextTable] = field(default_factory=list)


# Axes


def axis(title: str, **more: Any) -> Layout:
    return {"title": {"text": title}, **more}


def dollars(title: str, **more: Any) -> Layout:
    """An axis in dollars; the sign stands at every number."""
    return axis(title, tickformat="$,~r", **more)


def percent(title: str, **more: Any) -> Layout:
    """An axis of shares: the values are fractions."""
    return axis(title, tickformat=".0%", **more)


def layout(x: Layout, y: Layout, **more: Any) -> Layout:
    return {"xaxis": x, "yaxis": y, **more}


# Traces


def spoken(name: str) -> str:
    """A name inside a figure, where plotly reads tags: as it stands."""
    return escape(name, quote=False)


def line(
    style: Style, x: Values, y: Values, hover: str, *, shape: str = "linear", **more: Any
) -> Trace:
    """A line; short ones carry a sign at every point."""
    trace: Trace = {
        "type": "scatter",
        "mode": "lines+markers" if len(x) <= FEW_POINTS and shape == "linear" else "lines",
        "name": style.label,
        "x": list(x),
        "y": list(y),
        "line": {"color": style.line, "dash": style.dash, "width": 2.2, "shape": shape},
        "marker": {"color": style.line, "symbol": style.sign, "size": 7},
        "hovertemplate": f"{hover}<extra>{spoken(style.label)}</extra>",
    }
    return trace | more


def signs(style: Style, x: Values, y: Values, hover: str, **more: Any) -> Trace:
    """Points without a line."""
    trace: Trace = {
        "type": "scatter",
        "mode": "markers",
        "name": style.label,
        "x": list(x),
        "y": list(y),
        "marker": {
            "color": style.fill,
            "symbol": style.sign,
            "size": 9,
            "line": {"color": paint("edge"), "width": 1},
        },
        "cliponaxis": False,
        "hovertemplate": f"{hover}<extra>{spoken(style.label)}</extra>",
    }
    return trace | more


def bars(style: Style, x: Values, y: Values, hover: str, **more: Any) -> Trace:
    """Bars with an edge, hatched so that a stack can be told apart without its colours."""
    trace: Trace = {
        "type": "bar",
        "name": style.label,
        "x": list(x),
        "y": list(y),
        "marker": {
            "color": style.fill,
            "line": {"color": paint("edge", 0.55), "width": 0.6},
            "pattern": hatching(style),
        },
        "hovertemplate": f"{hover}<extra>{spoken(style.label)}</extra>",
    }
    return trace | more


def hatching(style: Style) -> dict[str, Any]:
    return {
        "shape": style.hatch,
        "fillmode": "overlay",
        "fgcolor": paint("panel"),
        "fgopacity": 0.45,
        "size": 7,
        "solidity": 0.22,
    }


def band(style: Style, x: Values, low: Values, high: Values) -> Trace:
    """The ground between two lines, without a word of its own when pointed at."""
    around = [*x, *reversed(x)]
    return {
        "type": "scatter",
        "mode": "lines",
        "name": style.label,
        "x": around,
        "y": [*high, *reversed(low)],
        "fill": "toself",
        "fillcolor": see_through(style.line, 0.18),
        "line": {"width": 0},
        "hoverinfo": "skip",
    }


def see_through(colour: str, alpha: float) -> str:
    return f"{colour}/{alpha:g}"


def level(at: float, text: str, *, vertical: bool = False) -> dict[str, Any]:
    """A thin line across the panel with a word at its end, as a part of a layout."""
    along = "x" if vertical else "y"
    across = "y" if vertical else "x"
    return {
        "type": "line",
        f"{along}0": at,
        f"{along}1": at,
        f"{across}0": 0,
        f"{across}1": 1,
        f"{across}ref": "paper",
        "line": {"color": paint("faint"), "width": 1.2, "dash": "dash"},
        "label": {
            "text": text,
            "textposition": "end",
            "textangle": 0,
            "xanchor": "left" if vertical else "right",
            "yanchor": "top" if vertical else "bottom",
            "font": {"size": 12, "color": paint("faint")},
        },
    }


def keys(styles: Iterable[Style], mark: Mark = "line") -> list[LegendKey]:
    return [LegendKey(style, mark) for style in styles]
