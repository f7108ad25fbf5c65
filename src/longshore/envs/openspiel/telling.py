"""What a course of a game tells, in words: to all, to a seat, or to nobody."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from longshore.briefing import situation
from longshore.engine.moves import BID, BID_STEP, BLUFF, HUNDRED, MOVES, TAKE_LOAN, move_name
from longshore.engine.observe import FIELDS, MONEY, Row
from longshore.engine.state import SEALED_BIDS, SEATS
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel.course import SEALED, SEAT, Course
from longshore.game.events.shown import phase_name
from longshore.game.viewing import make_view, with_cash
from longshore.game.views import View

_NAMES = [move_name(move) for move in range(MOVES)]
_SCALES = np.concatenate([np.full(field.size, field.scale) for field in FIELDS])
_LABELS = [
    f"{field.name}{list(place)}" if place else field.name
    for field in FIELDS
    for place in np.ndindex(field.shape)
]

_SEALED = tuple(map(phase_name, SEALED_BIDS))
REVEALED = 4  # of each seat: whether it bid, the amount, loans, bluffing cards


def whole_course(course: Course) -> str:
    """Everything that was drawn and played."""
    return _lines(public_deal(course), all_cards(course), _told(course.log))


def public_deal(course: Course) -> str:
    return course.setting.dealing.told(course.drawn)


def own_card(course: Course, seat: int) -> str:
    return f"seat {seat}: card {course.setting.dealing.card(course.drawn, seat)}"


def all_cards(course: Course) -> str:
    return "; ".join(own_card(course, seat) for seat in range(course.setting.options.seats))


def public_moves(course: Course) -> str:
    """The moves that all know: not those sealed now."""
    return _told(course.log[: course.sealed])


def moves_sealed_now(course: Course, seat: int | None) -> str:
    """The moves made in secret that are not revealed yet: of a seat, or of all."""
    return _told(_of(course.log[course.sealed :], seat))


def moves_ever_sealed(course: Course, seat: int | None) -> str:
    """The moves made in secret, revealed since or not: of a seat, or of all."""
    return _told(_of((entry for entry in course.log if entry >= SEALED), seat))


def last_revealed(course: Course) -> str:
    """The moves that the last move revealed."""
    told = _told(course.log[course.revealed : course.sealed])
    return f"revealed {told}" if told else ""


def write_revealed(course: Course, seat: int, rows: npt.NDArray[np.float32]) -> None:
    """The bids that the last move revealed, as seen from a seat.

    A position shows them while the shipping seat decides; of an unsold cargo it shows none.
    """
    rows.fill(0.0)
    for entry in course.log[course.revealed : course.sealed]:
        relative = (entry % SEALED // SEAT - seat) % course.setting.options.seats
        row, move = rows[relative], entry % SEAT
        row[0] = 1.0
        if move == HUNDRED:
            row[1] += BID_STEP / MONEY
        elif BID <= move < BID + BID_STEP:
            row[1] += (move - BID) / MONEY
        elif move == TAKE_LOAN:
            row[2] += 0.5
        else:
            row[3] = (move - BLUFF + 1) / 2


def in_words(game: OneGame, viewer: int | None) -> str:
    """How things stand, as language models read it, with everybody's cash as all have seen it."""
    state = game.buffer.state
    view = with_cash(make_view(state, game.options, viewer), state.cash)
    return situation(_all_still_bidding(view))


def _all_still_bidding(view: View) -> View:
    """A view that does not tell who has spelled a sealed bid to its end, oneself included."""
    shown, bidding = view.board, view.board.bidding
    if bidding is None or shown.phase not in _SEALED:
        return view
    others = (seat for seat in range(view.options.seats) if seat != bidding.seller)
    asked = tuple(others) if shown.phase == _SEALED[0] else bidding.leaders
    nothing = replace(bidding, sealed=(), cards=(None,) * view.options.seats)
    return replace(view, board=replace(shown, awaiting=asked, bidding=nothing))


def position(row: Row) -> str:
    """What a row says: every number in it that is not zero, with its field and place."""
    numbers = np.rint(row * _SCALES).astype(np.int64)
    said = np.flatnonzero(numbers)
    values = zip(said.tolist(), numbers[said].tolist(), strict=True)
    return "; ".join([f"{_LABELS[at]} {number}" for at, number in values])


def _of(entries: Iterable[int], seat: int | None) -> Iterable[int]:
    return entries if seat is None else (one for one in entries if one % SEALED // SEAT == seat)


def _told(entries: Iterable[int]) -> str:
    return "; ".join([_TOKENS[entry % SEALED] for entry in entries])


def _lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


_TOKENS = {
    SEAT * seat + move: f"{seat} {_NAMES[move]}" for seat in range(SEATS) for move in range(MOVES)
}
