"""The page: one HTML file that needs nothing else, neither a network nor another file.

Plotly's script is read from the installed package and put into the page, as are the page's own
style sheet and script. A content security policy in the page forbids it to load anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from importlib import resources
from itertools import count
from typing import Any

import msgspec

from longshore import __version__
from longshore.lab.report.figures.plot import LegendKey, PageSection, Plot, TextTable
from longshore.lab.report.figures.styles import Style
from longshore.lab.report.paint import TOKEN, style_sheet

GENERATOR = "longshore report"
_NOTHING = '<p class="reading">There was nothing of this kind.</p>'
_WITHOUT_SCRIPT = '<p class="warning">The figures need JavaScript; the tables do not.</p>'
_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"
)


@dataclass(frozen=True)
class Page:
    """What the page says, top to bottom."""

    title: str
    lead: str
    facts: Mapping[str, str]
    numbers: Mapping[str, str]
    warnings: list[str]
    sections: list[PageSection]


def write_page(page: Page) -> str:
    """The whole file."""
    panels: list[dict[str, Any]] = []
    body = "\n".join(_body(page, panels))
    scripts = (
        f'<script type="application/json" id="figures">{_json(panels)}</script>',
        f"<script>{plotly_script()}</script>",
        f"<script>\n{_own('page.js')}</script>",
    )
    return frame(page.title, "\n".join([body, *scripts]))


def frame(title: str, body: str) -> str:
    """A page in the look of a report, around what is in it."""
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta name="generator" content="{GENERATOR} {__version__}">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)} – Longshore</title>",
            f"<style>\n{style_sheet()}{_own('page.css')}</style>",
            "</head>",
            "<body>",
            body,
            "</body>",
            "</html>\n",
        ]
    )


def is_report(beginning: str) -> bool:
    """Whether the first characters of a file are those of a page made here."""
    return f'<meta name="generator" content="{GENERATOR} ' in beginning


@cache
def plotly_script() -> str:
    """The script that draws, from the installed package."""
    file = resources.files("plotly") / "package_data" / "plotly.min.js"
    return file.read_text(encoding="utf-8").replace("</script", "<\\/script")


@cache
def _own(name: str) -> str:
    return (resources.files("longshore.lab.report") / name).read_text(encoding="utf-8")


def _json(panels: list[dict[str, Any]]) -> str:
    """Safe inside a script element: no sign there can end it."""
    text = msgspec.json.encode(_shortened(panels)).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _shortened(value: Any) -> Any:
    """Numbers with as many digits as anybody can see."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else float(f"{value:.5g}")
    if isinstance(value, dict):
        return {key: _shortened(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_shortened(part) for part in value]
    return value


# The body


def _body(page: Page, panels: list[dict[str, Any]]) -> Iterator[str]:
    yield "<header><div>"
    yield f"<h1>{escape(page.title)}</h1>"
    yield f'<p class="lead">{escape(page.lead)}</p>'
    yield '</div><button class="theme" type="button">Dark</button></header>'
    yield "<nav><ul>"
    for section in page.sections:
        yield f'<li><a href="#{section.name}">{escape(section.title)}</a></li>'
    yield "</ul></nav>"
    yield "<main>"
    yield from _facts(page)
    for warning in page.warnings:
        yield f'<p class="warning">{_marked_up(warning)}</p>'
    yield f"<noscript>{_WITHOUT_SCRIPT}</noscript>"
    numbers = count()
    for section in page.sections:
        yield from _section(section, numbers, panels)
    yield "</main>"
    yield f"<footer>Made by <code>longshore report</code>, version {__version__}.</footer>"


def _facts(page: Page) -> Iterator[str]:
    yield '<dl class="facts">'
    for name, value in page.facts.items():
        yield f"<dt>{escape(name)}</dt><dd>{_marked_up(value)}</dd>"
    yield "</dl>"
    yield '<ul class="numbers">'
    for name, value in page.numbers.items():
        yield f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>"
    yield "</ul>"


def _marked_up(text: str) -> str:
    """Text in which `code` stands between backticks."""
    parts = escape(text).split("`")
    if len(parts) % 2 == 0:  # one that has no end stands for itself
        return escape(text)
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))


def _section(
    section: PageSection, numbers: Iterator[int], panels: list[dict[str, Any]]
) -> Iterator[str]:
    yield f'<section id="{section.name}"><h2>{escape(section.title)}</h2>'
    if section.lead:
        yield f'<p class="lead">{_marked_up(section.lead)}</p>'
    for table in section.tables:
        yield from _table(table)
    if section.plots:
        yield '<div class="plots">'
        for plot in _without_holes(section.plots):
            yield from _plot(plot, numbers, panels)
        yield "</div>"
    for table in section.below:
        yield from _table(table)
    yield "</section>"


def _without_holes(plots: list[Plot]) -> list[Plot]:
    """Plots stand two in a row; one that would stand alone takes the row."""
    laid: list[Plot] = []
    alone = False  # the last plot has nobody beside it yet
    for plot in [*plots, None]:
        if alone and (plot is None or plot.wide):
            laid[-1] = replace(laid[-1], wide=True)
        if plot is None:
            break
        alone = not plot.wide and not alone
        laid.append(plot)
    return laid


def _table(table: TextTable) -> Iterator[str]:
    yield '<div class="scroll"><table>'
    if table.caption:
        yield f"<caption>{escape(table.caption)}</caption>"
    heads = "".join(
        _cell("th", head, i, table, ' scope="col"') for i, head in enumerate(table.heads)
    )
    yield f"<thead><tr>{heads}</tr></thead><tbody>"
    for first, *cells in table.rows:
        row = "".join(_cell("td", cell, i, table) for i, cell in enumerate(cells, 1))
        yield f'<tr><th scope="row">{escape(first)}</th>{row}</tr>'
    yield "</tbody></table></div>"
    if table.note:
        yield f'<p class="note">{_marked_up(table.note)}</p>'


def _cell(element: str, text: str, column: int, table: TextTable, more: str = "") -> str:
    left = ' class="words"' if column in table.left else ""
    return f"<{element}{more}{left}>{escape(text)}</{element}>"


def _plot(plot: Plot, numbers: Iterator[int], panels: list[dict[str, Any]]) -> Iterator[str]:
    wide = ' class="wide"' if plot.wide else ""
    yield f'<figure id="plot-{plot.name}"{wide}>'
    yield f"<figcaption><h3>{escape(plot.title)}</h3></figcaption>"
    if len(plot.keys) > 1:
        yield '<div class="keys">'
        yield from (_key(key) for key in plot.keys)
        yield "</div>"
    yield f'<div class="panels of-{len(plot.panels)}">'
    for panel in plot.panels:
        if not panel.traces:
            yield f'<div class="panel"><h4>{escape(panel.heading)}</h4>{_NOTHING}</div>'
            continue
        number = next(numbers)
        panels.append({"traces": panel.traces, "layout": panel.layout, "height": panel.height})
        heading = f"<h4>{escape(panel.heading)}</h4>" if panel.heading else ""
        label = escape(f"{plot.title}. {panel.heading}".strip(), quote=True)
        yield (
            f'<div class="panel">{heading}<div class="graph" role="img" aria-label="{label}"'
            f' data-panel="{number}" style="height:{panel.height}px"></div></div>'
        )
    yield f'</div><p class="reading">{escape(plot.reading)}</p></figure>'


# Legends: each entry shows line and sign, or colour and hatching, as in the figure.

_DASHES = {"solid": "", "dash": "6 4", "dot": "2 3", "dashdot": "6 3 2 3", "longdash": "10 4"}
_SIGNS = {
    "circle": '<circle cx="15" cy="8" r="4"/>',
    "square": '<rect x="11" y="4" width="8" height="8"/>',
    "diamond": '<path d="M15 3l5 5-5 5-5-5z"/>',
    "triangle-up": '<path d="M15 3.5l5 8.5H10z"/>',
    "circle-open": '<circle cx="15" cy="8" r="6" fill="none" stroke-width="2"/>',
    "square-open": '<rect x="9" y="2" width="12" height="12" fill="none" stroke-width="2"/>',
    "x-open": '<path d="M11 4l8 8M19 4l-8 8" stroke-width="1.5"/>',
    "x": '<path d="M11 4l8 8M19 4l-8 8" stroke-width="3"/>',
}
_HATCHES = {
    "/": '<path d="M-2 18L18-2M6 18L26-2M-10 18L10-2" stroke-width="2"/>',
    "x": '<path d="M0 0L16 16M16 0L0 16M8-8L24 8M-8 8L8 24" stroke-width="1.6"/>',
    ".": '<path d="M4 4h.1M12 4h.1M4 12h.1M12 12h.1M8 8h.1" stroke-width="3"'
    ' stroke-linecap="round"/>',
    "-": '<path d="M0 4h16M0 8h16M0 12h16" stroke-width="1.4"/>',
}


def _css(colour: str) -> str:
    return f"var(--{colour.removeprefix(TOKEN)})"


def _key(key: LegendKey) -> str:
    name = escape(key.style.label, quote=True)
    picture = _block(key.style) if key.mark == "block" else _stroke(key.style, key.mark == "line")
    return (
        f'<button type="button" aria-pressed="true" data-name="{name}" title="show or hide">'
        f"{picture}{name}</button>"
    )


def _stroke(style: Style, with_line: bool) -> str:
    colour = _css(style.line)
    dashes = f' stroke-dasharray="{_DASHES[style.dash]}"' if _DASHES[style.dash] else ""
    drawn = f'<path d="M0 8h30" stroke-width="2.4" fill="none"{dashes}/>' if with_line else ""
    return (
        f'<svg width="30" height="16" viewBox="0 0 30 16" aria-hidden="true" stroke="{colour}"'
        f' fill="{colour}" stroke-width="1">{drawn}{_SIGNS[style.sign]}</svg>'
    )


def _block(style: Style) -> str:
    hatch = _HATCHES.get(style.hatch, "")
    return (
        '<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect width="16" height="16" rx="2" fill="{_css(style.fill)}"/>'
        f'<g stroke="var(--panel)" opacity=".55" fill="none">{hatch}</g>'
        '<rect x=".5" y=".5" width="15" height="15" rx="2" fill="none" stroke="var(--edge)"/></svg>'
    )
