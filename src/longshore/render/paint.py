"""Containers, seats and money as text that has colours where the terminal has them.

Everything reads the same without colours: a container is always its letter.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from longshore.game.actions import Priced
from longshore.game.events import Berth
from longshore.game.options import Options, load_edition
from longshore.render.hues import paints
from longshore.text.messages import DEFAULT, listed
from longshore.text.words import say

QUIET = "dim"
LOUD = "bold"
ALARM = "bold red"

_SEATS = {
    "blue": "bold dodger_blue2",
    "red": "bold red3",
    "yellow": "bold gold3",
    "green": "bold green4",
    "purple": "bold medium_purple3",
}
_ASIDE = r" ?\([^()]*\)"
_PLACES = range(0xE000, 0xF8FF)  # signs that nobody types: they keep the places of painted text


class Painter:
    """Writes what lies on a table with given options, in one language."""

    def __init__(self, options: Options, language: str = DEFAULT) -> None:
        self.options, self.language = options, language
        self.styles = {say(f"seat-{name}", language): _SEATS[name] for name in options.seat_names}

    # Words.

    def say(self, message: str, **values: Any) -> str:
        return say(message, self.language, **values)

    def text(self, message: str, style: str = "", *, aside: str = "", **values: Any) -> Text:
        """A message whose values may be painted themselves, and with `$seat` in its colours.

        What stands in brackets has a style of its own, if that is given.
        """
        inside = {name: value for name, value in values.items() if isinstance(value, Text)}
        places = dict(zip(inside, map(chr, _PLACES), strict=False))
        said = self.say(message, **{**values, **places})
        painted = {places[name]: value for name, value in inside.items()}
        if "seat" in values:
            painted |= {name: Text(name, style) for name, style in self.styles.items()}
        return _assembled(said, style, aside, painted)

    def name(self, seat: int) -> str:
        return self.say(f"seat-{self.key(seat)}")

    def key(self, seat: int) -> str:
        """A seat's name as messages take it."""
        return self.options.seat_names[seat]

    def names(self, seats: Iterable[int]) -> str:
        return listed([self.name(seat) for seat in seats], self.language)

    def counted(self, seats: Sequence[int]) -> dict[str, Any]:
        """Several as `$seats` of a message, with their number beside them."""
        return {"seats": self.names(seats), "seats-count": len(seats)}

    def money(self, amount: int | None) -> str:
        """Dollars as the language writes them; an amount that one may not know is a `?`."""
        return self.say("money", amount="?" if amount is None else amount)

    # Seats and containers.

    def seat(self, seat: int) -> Text:
        return Text(self.name(seat), _SEATS[self.key(seat)])

    def seats(self, seats: Iterable[int]) -> Text:
        """Several in their colours, as a list without a last word."""
        said = listed([self.name(seat) for seat in seats], self.language, plain=True)
        painted = {name: Text(name, style) for name, style in self.styles.items()}
        return _assembled(said, "", "", painted)

    def letter(self, colour: int) -> str:
        return self.options.letters[colour]

    def container(self, colour: int, count: int = 1) -> Text:
        """A container; several of a colour side by side."""
        light = paints(load_edition(self.options.edition).hues[colour]).light
        return Text(self.letter(colour) * count, f"{light.ink} on {light.fill}")

    def colour(self, colour: int) -> Text:
        """A colour with the letter that notation has for it."""
        name = self.say(f"colour-{self.options.colours[colour]}")
        return Text.assemble(self.container(colour), " ", name)

    def goods(self, colours: Iterable[int], nothing: str = "–") -> Text:
        """Containers without prices, such as `kk n`."""
        counted = [(colour, len(list(same))) for colour, same in groupby(sorted(colours))]
        if not counted:
            return Text(nothing, QUIET)
        return Text(" ").join(self.container(colour, count) for colour, count in counted)

    def store(self, goods: Sequence[Priced], nothing: str = "–") -> Flow:
        """Containers with prices, the cheapest first, such as `$2 kk n  $3 o`."""
        by_price = sorted(goods, key=lambda container: (container[1], container[0]))
        groups = [
            Text.assemble((f"{self.money(price)} ", LOUD), self.goods(colour for colour, _ in same))
            for price, same in groupby(by_price, key=lambda container: container[1])
        ]
        return Flow(groups or [Text(nothing, QUIET)])

    def berth(self, berth: Berth) -> str:
        if isinstance(berth, int):
            return self.say("terminal-at-seat", seat=self.key(berth))
        return self.say(f"terminal-at-{berth}")

    def log(self, sentences: Iterable[str]) -> RenderableType:
        """Sentences of the log, the seats in them in their colours."""
        lines = [Text(sentence) for sentence in sentences]
        for line in lines:
            for name, style in self.styles.items():
                line.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return Group(*map(Item, lines))


def _assembled(said: str, style: str, aside: str, painted: dict[str, Text]) -> Text:
    """A sentence with painted text in its places."""
    # a name is a word of its own; the signs that keep places are no parts of words
    known = [rf"\b{re.escape(name)}\b" if name.isalpha() else name for name in painted]
    patterns = [_ASIDE, *known] if aside else known
    pieces = re.split(f"({'|'.join(patterns)})", said) if patterns else [said]
    if len(pieces) == 1:
        return Text(said, style)
    styles = (aside if aside and re.fullmatch(_ASIDE, piece) else style for piece in pieces)
    both = zip(pieces, styles, strict=True)
    return Text.assemble(*(painted.get(piece, (piece, shown)) for piece, shown in both))


class Flow:
    """Pieces of text in a row, broken between pieces only."""

    def __init__(self, pieces: Sequence[Text], gap: int = 2) -> None:
        self.pieces, self.gap = pieces, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(max(widths), whole)


class Item:
    """A text after a dot, indented where it is broken."""

    MARK = "· "

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        mark = Text(self.MARK, QUIET)
        for line in self.text.wrap(console, options.max_width - len(self.MARK)):
            line.rstrip()
            yield mark + line
            mark = Text(" " * len(self.MARK))


def plainly(part: RenderableType, width: int) -> str:
    """What would be printed, as text without colours."""
    paper = io.StringIO()
    emit(Console(file=paper, width=width, color_system=None), part)
    return paper.getvalue().rstrip()


def emit(console: Console, *parts: RenderableType) -> None:
    """Print one below the other; outside a terminal without blanks at the ends of lines."""
    for part in parts:
        shown = Text(part) if isinstance(part, str) else part
        if console.is_terminal:
            console.print(shown, highlight=False)
            continue
        with console.capture() as capture:
            console.print(shown, highlight=False)
        lines = capture.get().split("\n")
        console.file.write("\n".join(line.rstrip() for line in lines))
