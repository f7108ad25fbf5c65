"""What it costs Longshore's store to write an action, alone and with others at the same time.

    python benchmarks/writing.py [--lines 4000] [--rounds 3]

Each line is the next of another table, as they come together in a batch. Processor time of the
thread that writes, the kernel's part in it included; the database is an empty SQLite file in the
folder for temporary files.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

import arguments
from longshore.game.actions import Stock
from longshore.server.domain.entries import Line, Played
from longshore.server.store import TableRow, Unit, open_store

BATCHES = (1, 4, 16, 64, 256)
BEGAN = 1_790_000_000_000


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks/writing.py", description=__doc__)
    count = arguments.at_least_one
    parser.add_argument("--lines", type=count, default=4000, metavar="N", help="of each batch size")
    parser.add_argument("--rounds", type=count, default=3, metavar="N", help="the median is shown")
    chosen = parser.parse_args()
    table = Table("at once", "µs of a processor a line", "range", "lines")
    for batch in BATCHES:
        rounds = max(2, chosen.lines // batch)
        found = sorted(measured(batch, rounds) for _ in range(chosen.rounds))
        middle, least, most = statistics.median(found), found[0], found[-1]
        table.add_row(str(batch), f"{middle:.0f}", f"{least:.0f}–{most:.0f}", f"{batch * rounds:,}")
    Console(highlight=False).print(table)


def measured(batch: int, rounds: int) -> float:
    """µs of this thread's processor time for a line, of so many batches."""
    with tempfile.TemporaryDirectory(prefix="longshore-") as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'tables.db'}")
        try:
            units = [[unit(number, seq) for number in range(batch)] for seq in range(1, rounds + 2)]
            store.append(units[0], "bench", BEGAN)
            before = time.thread_time()
            for some in units[1:]:
                if not all(answer.ok for answer in store.append(some, "bench", BEGAN)):
                    raise RuntimeError("a line was not written")
            return (time.thread_time() - before) / rounds / batch * 1e6
        finally:
            store.close()


def unit(number: int, seq: int) -> Unit:
    """The next line of a table."""
    action = Stock(1, ((0, 2), (1, 2)), ((0, 3), (1, 4), (2, 5)))
    entry = Played(seat=seq % 4, action=action, by="person", digest="0123456789ab")
    row = TableRow(
        id=f"table{number:07d}",
        status="running",
        public=True,
        seq=seq,
        created_at=BEGAN,
        changed_at=BEGAN + seq,
        edition="classic",
        seats=4,
        card=b"{}" if seq == 1 else b"",
    )
    return Unit(row.id, (Line(seq, BEGAN + seq, entry, f"key-{seq}"),), row)


if __name__ == "__main__":
    main()
