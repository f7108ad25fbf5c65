"""Logs of tables to test with, made from games that were written down."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from longshore.game.actions import AnyAction, Bid
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal, Record
from longshore.server.domain import entries as log
from longshore.server.domain.digest import digest
from longshore.server.domain.entries import AnyEntry, Key, Line, Occupant
from longshore.server.domain.fairness import bid_commitment, deal_commitment, is_sealed
from longshore.server.domain.rules_version import rules_version
from longshore.server.domain.settings import Settings

GOLDEN = Path(__file__).parent.parent / "golden"
TABLE = "tbl-1"
SECRET = "5ec7e7" + "0123456789" * 5 + "abcdef00"
START = 1_790_000_000_000
NAMES = ("Ada", "Bo", "=Cy", "Di", "Eva")


@cache
def golden(name: str) -> Record:
    return Record.read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))


class Logging:
    """Writes a log, entry by entry, with the game beside it."""

    def __init__(
        self, options: Options, table: str = TABLE, settings: Settings | None = None
    ) -> None:
        self.options, self.table = options, table
        self.lines: list[Line] = []
        self.seqs: list[int] = []
        self.game: Game | None = None
        self.secret = SECRET
        people = tuple(Occupant(kind="person", name=name) for name in NAMES[: options.seats - 1])
        self.seats = (*people, Occupant(kind="bot", name="steady", bot="steady"))
        key = Key(id="k1", hash="hash-of-a-key", seats=(0,), host=True)
        self.add(
            log.Opened(
                settings=settings or Settings(title="Friday"),
                options=options,
                seats=(self.seats[0], *(Occupant() for _ in self.seats[1:])),
                key=key,
                invitation="hash-of-an-invitation",
            )
        )
        for seat in range(1, options.seats - 1):
            key = Key(id=f"k{seat + 1}", hash=f"hash-of-key-{seat + 1}", seats=(seat,))
            self.add(log.Joined(seat=seat, name=NAMES[seat], key=key))
        self.add(log.KeyMade(key=Key(id="k9", hash="hash-of-another-key", seats=(0,))))

    def add(self, entry: AnyEntry) -> int:
        """Write an entry down, two seconds after the last; its number."""
        seq = len(self.lines) + 1
        self.lines.append(Line(seq, START + 2000 * seq, entry))
        return seq

    def start(self, deal: Deal, before: Iterable[tuple[int, AnyAction]] = ()) -> None:
        played = tuple(before)
        self.game = Game.start(self.options, deal=deal)
        for seat, action in played:
            self.game.play(action, seat)
        self.add(
            log.Started(
                deal=deal,
                secret=self.secret,
                commitment=deal_commitment(self.secret, self.options, deal),
                rules=rules_version(),
                seed=77,
                seats=self.seats,
                before=played,
            )
        )

    def play(self, seat: int, action: AnyAction) -> int:
        assert self.game is not None
        seq, commitment = len(self.lines) + 1, None
        if is_sealed(self.game.state, seat, action):
            commitment = bid_commitment(self.secret, self.table, seq, seat, action, self.options)
        self.game.play(action, seat)
        self.seqs.append(seq)
        return self.add(
            log.Played(
                seat=seat,
                action=action,
                by="bot" if seat == self.options.seats - 1 else "order" if seat == 1 else "person",
                digest=digest(self.game.state),
                commitment=commitment,
            )
        )

    def undo(self, seat: int, to: int) -> None:
        assert self.game is not None
        while self.seqs and self.seqs[-1] >= to:
            self.seqs.pop()
            self.game.undo()
        self.add(log.Undone(seat=seat, to=to))


def logged(
    name: str = "classic-3",
    *,
    upto: int | None = None,
    before: int = 0,
    table: str = TABLE,
    settings: Settings | None = None,
) -> list[Line]:
    """The log of a golden game, whole or its first actions, some of them before a fork."""
    record = golden(name)
    assert record.deal is not None
    writing = Logging(record.options, table, settings)
    writing.start(record.deal, record.actions[:before])
    for seat, action in record.actions[before:upto]:
        writing.play(seat, action)
    if upto is None:
        writing.add(log.Said(seat=0, name=NAMES[0], text="good game"))
    return writing.lines


def logged_with_undos(name: str = "classic-3", table: str = TABLE) -> list[Line]:
    """A whole golden game in which a first action and a sealed bid were taken back."""
    record = golden(name)
    assert record.deal is not None
    writing = Logging(record.options, table)
    writing.start(record.deal)
    asked = False
    for number, (seat, action) in enumerate(record.actions):
        game = writing.game
        assert game is not None
        if number == 1:
            writing.undo(writing.options.seats - 1, writing.play(seat, action))
        if is_sealed(game.state, seat, action) and len(game.waiting) > 1 and not asked:
            asked = True
            first = writing.play(seat, Bid(0 if action != Bid(0) else 1))
            writing.undo(seat, first)
        writing.play(seat, action)
    assert asked
    writing.add(log.Said(seat=0, name=NAMES[0], text="good game"))
    return writing.lines
