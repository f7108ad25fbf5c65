"""Reports: a result of the lab, or one recorded game, as a page to look at.

Three rooms: `numbers` (polars: from rows to the few numbers that a figure shows), `figures` (from
those to traces, layouts and words), and the page, which puts it all into one HTML file.
"""

from __future__ import annotations

from longshore.lab.report.making import make_report
from longshore.lab.report.opening import open_source

__all__ = ["make_report", "open_source"]
