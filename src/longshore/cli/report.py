"""The command `longshore report`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from pathlib import Path

    from longshore.lab.report.source import ReportSource

NAME = "report.html"
_BEGINNING = 4096  # characters of a file in which it says that it is a report


def report(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A folder of `longshore simulate`, or a recorded game; - is the standard input.",
        ),
    ],
    *,
    out: Annotated[
        str | None, typer.Option(metavar="PAGE", help="The page to write; beside FILE by default.")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    editions: Editions = None,
) -> None:
    """Make one HTML page with plots of a result, or of one recorded game."""
    from longshore.text.files import write_text

    use_editions(editions)
    _check_extra()
    from longshore.lab.report import open_source

    page = _place(file, out)
    source = open_source(file)
    _check_place(page)
    write_text(str(page), _made(file, source), replace=True)
    print(page)
    if show:
        _open(page)


def _check_extra() -> None:
    from importlib.util import find_spec

    from longshore.text.errors import UserError

    if any(find_spec(needed) is None for needed in ("polars", "plotly")):
        raise UserError("`longshore report` needs the lab extra: pip install 'longshore[lab]'")


def _made(file: str, source: ReportSource) -> str:
    """The page; turns are read only now, and may turn out to be broken."""
    from polars.exceptions import ComputeError

    from longshore.lab.report import make_report
    from longshore.lab.report.opening import unreadable

    try:
        return make_report(source)
    except ComputeError as problem:
        raise unreadable(file, problem) from None


def _place(file: str, out: str | None) -> Path:
    """Where the page goes: as told, into the folder of a result, beside a game."""
    from pathlib import Path

    from longshore.text.files import STDIN

    if out is not None:
        return Path(out)
    if file == STDIN:
        return Path(NAME)
    path = Path(file)
    return path / NAME if path.is_dir() else path.with_suffix(".html")


def _check_place(page: Path) -> None:
    """Write over an older report only: nothing else that may have the name is lost."""
    from longshore.lab.report.page import is_report
    from longshore.text.errors import UserError

    try:
        if not page.exists():
            if not page.parent.is_dir():
                raise UserError(f"There is no folder {page.parent} for {page}.")
            return
        if page.is_dir():
            raise UserError(f"{page} is a folder, not a file; name the page, as in {page / NAME}.")
        with page.open(encoding="utf-8", errors="replace") as there:
            beginning = there.read(_BEGINNING)
    except OSError as problem:
        raise UserError(f"{page}: {problem.strerror or problem}.") from None
    except ValueError:  # a NUL in the name
        raise UserError(f"{str(page)!r} is not the name of a file.") from None
    if not is_report(beginning):
        raise UserError(f"{page} exists and is not a report; give another name with --out.")


def _open(page: Path) -> None:
    import webbrowser

    if not webbrowser.open(page.resolve().as_uri()):
        print(f"No browser was found; open {page} yourself.")
