"""The results: one typed record, shown as tables, as JSON and in the README."""

import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import readme
from measures import BatchCopy, ColdStart, GamePace, WarmReplay
from peers import batch_row

BEGIN = "<!-- results: begin -->"
END = "<!-- results: end -->"
BUSY = 0.9  # part of the core, below which a measure says more about the machine than about us
NO_VALUE = "–"
NO_GOLDEN_GAME = "not measured: there is no tests/golden/*.game to replay"


class Round(msgspec.Struct, frozen=True):
    """Moves per second, and the part of the core that the process got."""

    rate: float
    core_share: float


class Row(msgspec.Struct, frozen=True):
    """One engine and game in every round, and for a peer the games that were played."""

    name: str
    what: str
    version: str
    rounds: list[Round]
    games: int | None = None
    given_up: int | None = None

    @property
    def best(self) -> Round:
        """The round least disturbed by whatever else the machine was doing."""
        return max(self.rounds, key=lambda one: one.rate)

    @property
    def lowest(self) -> Round:
        return min(self.rounds, key=lambda one: one.rate)


class GamesRound(msgspec.Struct, frozen=True):
    """Whole games and decisions per second, and the part of the core that the process got."""

    games_rate: float
    decisions_rate: float
    core_share: float


class GamesRow(msgspec.Struct, frozen=True):
    """Four bots of one kind in every round, and the games that they played."""

    who: str
    bots: str
    version: str
    rounds: list[GamesRound]
    games: int
    given_up: int

    @property
    def name(self) -> str:
        return f"{self.who}, {self.bots}"

    @property
    def best(self) -> GamesRound:
        return max(self.rounds, key=lambda one: one.games_rate)

    @property
    def lowest(self) -> GamesRound:
        return min(self.rounds, key=lambda one: one.games_rate)

    @property
    def ended(self) -> float:
        """The part of the games that came to their end by the rules."""
        return self.games / (self.games + self.given_up)


class Results(msgspec.Struct, frozen=True):
    """Everything one run measured, and where."""

    command: str
    date: str
    cpu: str
    python: str
    seconds: float
    rows: list[Row]
    games: list[GamesRow]
    environments: list[Row] = []
    classic: float | None = None
    anniversary: float | None = None
    pace: GamePace | None = None
    copy: BatchCopy | None = None
    cold: ColdStart | None = None
    replay: WarmReplay | None = None


def cpu_model() -> str:
    """The processor's name as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def longshore_version() -> str:
    return f"longshore {version('longshore')}, numba {version('numba')}"


def write_json(results: Results, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")


def show(results: Results, console: Console) -> None:
    """The tables, then the other measures."""
    if results.rows:
        console.print(_moves_table(results))
    if results.games:
        console.print(_games_table(results))
    if results.environments:
        console.print(_steps_table(results))
    for name, value in _other_measures(results):
        console.print(f"{name}: {value}", highlight=False, soft_wrap=True)
    if warning := _warning(results):
        console.print(warning, highlight=False, soft_wrap=True)


def _moves_table(results: Results) -> Table:
    table = Table(title=f"Random legal play on one core, best of {_rounds(results)}")
    table.caption = "classic, anniversary: how many times as fast Longshore plays that edition"
    table.add_column("who", no_wrap=True)
    table.add_column("what")
    for heading in ("moves/s", "classic", "anniversary"):
        table.add_column(heading, justify="right", no_wrap=True)
    for who, what, best, _, classic, anniversary in _cells(results):
        table.add_row(who, what, best, classic, anniversary)
    return table


def _games_table(results: Results) -> Table:
    table = Table(title=f"Whole games of four bots on one core, best of {_rounds(results)}")
    table.add_column("who", no_wrap=True)
    table.caption = "µs each: the time of all games divided by their decisions"
    table.add_column("bots", overflow="fold")
    for heading in ("games/s", "decisions/s", "µs each"):
        table.add_column(heading, justify="right", no_wrap=True)
    for who, bots, best, _, decisions, each, _ in _games_cells(results):
        table.add_row(who, bots, best, decisions, each)
    return table


def _steps_table(results: Results) -> Table:
    table = Table(title=f"Environments, random moves, best of {_rounds(results)}")
    table.caption = "classic, anniversary: how many times as fast a batch of it steps, 4 seats"
    table.add_column("who", no_wrap=True)
    for heading in ("steps/s", "classic", "anniversary"):
        table.add_column(heading, justify="right", no_wrap=True)
    for who, _, best, _, classic, anniversary in _steps_cells(results):
        table.add_row(who, best, classic, anniversary)
    return table


def write_readme(results: Results) -> None:
    """Put the results between the two markers of the README."""
    readme.write_between(BEGIN, END, _markdown(results))


def check_readme() -> None:
    """Whether there is a place for them."""
    readme.around(BEGIN, END)


def _markdown(results: Results) -> str:
    versions = dict.fromkeys(
        row.version for row in (*results.rows, *results.games, *results.environments)
    )
    best = f"best of {_rounds(results)}"
    lines = [
        f"`{results.command}`, {results.date}, {results.cpu}, Python {results.python}",
        "",
        f"| who | what | moves/s, {best} | lowest | classic | anniversary |",
        "|---|---|--:|--:|--:|--:|",
        *(f"| {' | '.join(cells)} |" for cells in _cells(results)),
        "",
        "Whole games, four bots of one kind:",
        "",
        f"| who | bots | games/s, {best} | lowest | decisions/s | µs a decision | ended |",
        "|---|---|--:|--:|--:|--:|--:|",
        *(f"| {' | '.join(cells)} |" for cells in _games_cells(results)),
        "",
        "Environments, random moves, observations and masks at every step:",
        "",
        f"| who | what | steps/s, {best} | lowest | classic-4 | anniversary-4 |",
        "|---|---|--:|--:|--:|--:|",
        *(f"| {' | '.join(cells)} |" for cells in _steps_cells(results)),
        "",
        "| measure | result |",
        "|---|---|",
        *(f"| {name} | {value} |" for name, value in _other_measures(results)),
        "",
        f"Versions: {'; '.join(versions)}.",
    ]
    if warning := _warning(results):
        lines += ["", warning]
    return "\n".join(lines) + "\n"


def _warning(results: Results) -> str:
    """What the machine was too busy to measure well; nothing when it was quiet."""
    measured = (*results.rows, *results.games, *results.environments)
    shares = [(row.name, row.best.core_share) for row in measured]
    if results.cold is not None:
        shares.append(("cold first compilation", results.cold.core_share))
    short = [f"{name} {share:.0%}" for name, share in shares if share < BUSY]
    if not short:
        return ""
    return (
        "The machine was busy, so these results are worse than it can do; "
        f"they got this part of their core: {'; '.join(short)}."
    )


def _cells(results: Results) -> list[tuple[str, str, str, str, str, str]]:
    """A row's texts: who, what, best and lowest round, the two ratios."""
    return _row_cells(results.rows, results.classic, results.anniversary)


def _steps_cells(results: Results) -> list[tuple[str, str, str, str, str, str]]:
    """The same for environments; the ratios are to the batches of four seats."""
    rates = {row.name: row.best.rate for row in results.environments}
    four = [rates.get(batch_row(edition, 4)) for edition in ("classic", "anniversary")]
    return _row_cells(results.environments, *four)


def _row_cells(
    rows: list[Row], classic: float | None, anniversary: float | None
) -> list[tuple[str, str, str, str, str, str]]:
    return [
        (
            row.name,
            row.what,
            f"{row.best.rate:,.0f}",
            f"{row.lowest.rate:,.0f}",
            _ratio(classic, row.best.rate),
            _ratio(anniversary, row.best.rate),
        )
        for row in rows
    ]


def _games_cells(results: Results) -> list[tuple[str, str, str, str, str, str, str]]:
    """A row's texts: who, which bots, best and lowest round, decisions, games that ended."""
    return [
        (
            row.who,
            row.bots,
            _figures(row.best.games_rate),
            _figures(row.lowest.games_rate),
            _figures(row.best.decisions_rate),
            _figures(1e6 / row.best.decisions_rate),
            f"{row.ended:.1%}",
        )
        for row in results.games
    ]


def _figures(value: float) -> str:
    """Whole numbers, and a decimal or two where there is little before the point."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _ratio(longshore: float | None, other: float) -> str:
    if longshore is None:
        return NO_VALUE
    ratio = longshore / other
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2f} ×"


def _other_measures(results: Results) -> list[tuple[str, str]]:
    measures: list[tuple[str, str]] = []
    if results.pace is not None:
        pace = results.pace
        name = f"`Game` from Python, {pace.file}"
        listed = f"{pace.listed:.1f} µs a listed action"
        measures.append((name, f"{pace.play:.0f} µs a play, {pace.view:.0f} µs a view, {listed}"))
    if results.copy is not None:
        copy = results.copy
        name = f"Copy of a batch of {copy.games:,} games of {copy.bytes_per_game} bytes"
        measures.append((name, f"{copy.ns_per_game:.0f} ns a game"))
    if results.cold is not None:
        measures.append(("Cold first compilation", f"{results.cold.seconds:.1f} s"))
    if results.classic is not None:
        replay = results.replay
        name = "Warm start of `longshore replay`" + (f", {replay.file}" if replay else "")
        measures.append((name, f"{replay.seconds:.2f} s" if replay else NO_GOLDEN_GAME))
    return measures


def _rounds(results: Results) -> str:
    measured = (*results.rows, *results.games, *results.environments)
    count = max(len(row.rounds) for row in measured)
    return "1 round" if count == 1 else f"{count} rounds"
