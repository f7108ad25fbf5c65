"""How each thing is told apart: by colour, and by dash, sign and hatching where hue is not enough.

A seat, a colour of containers, a bot, a flow of money looks the same in every figure of a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.game.options import SEAT_NAMES, Edition
from longshore.lab.report.paint import container_name, paint

_DASHES = ("solid", "dash", "dot", "dashdot", "longdash")
_SIGNS = ("circle", "square", "diamond", "triangle-up", "x")
_HATCHES = ("", "/", "x", ".", "-")


class Style(NamedTuple):
    """One thing's looks: `line` for strokes and words, `fill` for areas, as names of colours."""

    label: str
    line: str
    fill: str
    dash: str = "solid"
    sign: str = "circle"
    hatch: str = ""

    def called(self, label: str) -> Style:
        return self._replace(label=label)


def _styled(place: int, label: str, line: str, fill: str) -> Style:
    at = place % len(_DASHES)
    return Style(label, paint(line), paint(fill), _DASHES[at], _SIGNS[at], _HATCHES[at])


def seat_styles(seats: int) -> list[Style]:
    """The seats in their own colours."""
    names = SEAT_NAMES[:seats]
    return [_styled(i, name, f"seat-{name}-line", f"seat-{name}") for i, name in enumerate(names)]


def container_styles(edition: Edition) -> list[Style]:
    """The five colours of an edition's containers."""
    return [
        _styled(i, colour, f"{name}-line", name)
        for i, colour in enumerate(edition.colours)
        for name in [container_name(edition.name, colour)]
    ]


_BOT_COLOURS = ("teal", "magenta", "ochre", "buffer", "olive")


def bot_styles(bots: Sequence[str]) -> dict[str, Style]:
    """The bots of a result, by what the rows call them."""
    colours = [_BOT_COLOURS[i % len(_BOT_COLOURS)] for i in range(len(bots))]
    names = short_names(bots)
    return {bot: _styled(i, names[bot], colours[i], colours[i]) for i, bot in enumerate(bots)}


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """A bot from a file without the folders before it, unless two would then look the same."""
    shortened = {bot: bot.replace("\\", "/").rsplit("/", 1)[-1] for bot in bots}
    if len(set(shortened.values())) < len(shortened):
        return {bot: bot for bot in bots}
    return shortened


# Money between the seats and the rest of the world: above the line what comes in, below what goes.
FLOWS: dict[str, Style] = {
    "subsidy": Style("subsidies", paint("teal"), paint("teal")),
    "loans_taken": Style("loans taken", paint("sky"), paint("sky"), hatch="/"),
    "domestic": Style("sales at home", paint("olive"), paint("olive"), hatch="."),
    "brokers_in": Style("from the brokers", paint("plum"), paint("plum"), hatch="x"),
    "buildings": Style("buildings", paint("rust"), paint("rust")),
    "declined": Style("declined bids", paint("magenta"), paint("magenta"), hatch="/"),
    "interest": Style("interest", paint("ochre"), paint("ochre"), hatch="."),
    "loans_repaid": Style("loans repaid", paint("buffer"), paint("buffer"), hatch="-"),
    "brokers_out": Style("to the brokers", paint("mist"), paint("mist"), hatch="x"),
}

STAGES: dict[str, Style] = {
    "factory": Style("factory store", paint("ochre"), paint("ochre"), "solid", "circle", "/"),
    "harbour": Style("harbour store", paint("sky"), paint("sky"), "dash", "square", "."),
    "island": Style("island auction", paint("teal"), paint("teal"), "dot", "diamond", ""),
}

ENDINGS: dict[str, Style] = {
    "supply": Style("supply ran out", paint("teal"), paint("teal")),
    "rounds": Style("round limit", paint("ochre"), paint("ochre"), hatch="/"),
    "stalled": Style("stalled", paint("signal"), paint("signal"), hatch="x"),
}

OUTCOMES: dict[str, Style] = {
    "sold": Style("sold", paint("teal"), paint("teal"), "solid", "circle", ""),
    "kept": Style("kept by the shipper", paint("magenta"), paint("magenta"), "dash", "square", "/"),
    "unsold": Style("no bid", paint("buffer"), paint("buffer"), "dot", "x", "."),
}

LOAN_COUNTS: dict[int, Style] = {
    1: Style("one loan", paint("ochre"), paint("ochre"), hatch="/"),
    2: Style("two loans", paint("rust"), paint("rust"), hatch="x"),
}
