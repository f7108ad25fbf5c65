"""Containers, seats and money as text that has colours where the terminal has them.

Everything reads the same without colours: a container is always its letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from longshore.actions import Priced
from longshore.events import Berth
from longshore.options import Options

QUIET = "dim"
LOUD = "bold"
ALARM = "bold red"

_CONTAINERS = {
    "black": "white on grey27",
    "brown": "white on #7a4a21",
    "orange": "black on #f08c1e",
    "tan": "black on #d2ad6a",
    "white": "black on #f4f4f4",
    "purple": "white on #7d3fa0",
    "beige": "black on #e6d8b5",
    "grey": "black on #9a9a9a",
}
_SEATS = {
    "blue": "bold dodger_blue2",
    "red": "bold red3",
    "yellow": "bold gold3",
    "green": "bold green4",
    "purple": "bold medium_purple3",
}
BROKERS = ("I", "II", "III")
CARDS = ("A", "B", "C", "D", "E")


class Painter:
    """Writes what lies on a table with given options."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def name(self, seat: int) -> str:
        return self.options.seat_names[seat].capitalize()

    def names(self, seats: Iterable[int]) -> str:
        return listed([self.name(seat) for seat in seats])

    def seat(self, seat: int) -> Text:
        return Text(self.name(seat), _SEATS[self.options.seat_names[seat]])

    def letter(self, colour: int) -> str:
        return self.options.letters[colour]

    def container(self, colour: int, count: int = 1) -> Text:
        """A container; several of a colour side by side."""
        return Text(self.letter(colour) * count, _CONTAINERS[self.options.colours[colour]])

    def colour(self, colour: int) -> Text:
        """A colour with the letter that notation has for it."""
        return Text.assemble(self.container(colour), " ", self.options.colours[colour])

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
            Text.assemble((f"${price} ", LOUD), self.goods(colour for colour, _ in same))
            for price, same in groupby(by_price, key=lambda container: container[1])
        ]
        return Flow(groups or [Text(nothing, QUIET)])

    def berth(self, berth: Berth) -> str:
        if isinstance(berth, int):
            return f"at {self.name(berth)}"
        return f"at {berth}"

    def log(self, sentences: Iterable[str]) -> RenderableType:
        """Sentences of the log, the seats in them in their colours."""
        lines = [Text(sentence) for sentence in sentences]
        for line in lines:
            for name in self.options.seat_names:
                line.highlight_words([name.capitalize()], _SEATS[name])
        return Group(*map(Item, lines))


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


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(count: int, word: str) -> str:
    """`1 loan`, `2 loans`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


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
