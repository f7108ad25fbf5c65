"""Whose turn it is, what was done in it, and whether the end has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longshore.engine import places
from longshore.engine.state import AUCTION, LOAN, DomesticSale, Phase
from longshore.engine.turn import ACTIONS
from longshore.game.validation.sheet import Sheet, name_of

BEFORE_ACTIONS = (Phase.SEIZE, Phase.SEIZE_KIND, Phase.SEIZE_MACHINE, Phase.PAY)
IN_AN_ACTION = (
    Phase.MAKE,
    Phase.PRICE,
    Phase.STOCK,
    Phase.LOAD,
    Phase.CALL_BID,
    Phase.OFFER,
)


def faults(sheet: Sheet) -> Iterator[str]:
    for check in _CHECKS:
        yield from check(sheet)


def _seats_named(sheet: Sheet) -> Iterator[str]:
    for what, seat in (("starting", sheet.first), ("active", sheet.active)):
        if not 0 <= seat < sheet.seats:
            yield f"The {what} seat is {seat}, which is not in play."
    if sheet.played & ~sheet.everybody:
        yield "A seat that is not in play is said to have finished a turn."


def played(state: Any) -> int:
    """Who has finished a turn: all after the first round; in it those who came before the turn."""
    seats = int(state.seats)
    if state.round_number > 1:
        return (1 << seats) - 1
    turns = (int(state.active) - int(state.first)) % seats + (state.phase == Phase.OVER)
    return sum(1 << (int(state.first) + turn) % seats for turn in range(turns))


def _played(sheet: Sheet) -> Iterator[str]:
    if not 0 <= sheet.active < sheet.seats or not 0 <= sheet.first < sheet.seats:
        return  # said elsewhere
    if sheet.played == played(sheet) or sheet.played & ~sheet.everybody:
        return
    said, right = (_names(sheet, bits) for bits in (sheet.played, played(sheet)))
    verb = "are" if "," in said else "is"
    when = f"in round {sheet.round_number} with {name_of(sheet.active)} to move"
    yield f"{said} {verb} said to have finished a turn; {when} it is {right}."


def _names(sheet: Sheet, bits: int) -> str:
    return ", ".join(map(name_of, sheet.seats_in(bits))) or "Nobody"


def _round(sheet: Sheet) -> Iterator[str]:
    if sheet.round_number < 1:
        yield f"The round is {sheet.round_number}; the first is 1."
    elif sheet.round_limit and sheet.round_number > sheet.round_limit:
        yield f"The round is {sheet.round_number}, but the game ends after {sheet.round_limit}."


def _marks(sheet: Sheet) -> Iterator[str]:
    """What was done this turn is marked with 0 or 1."""
    for name in ("produced", "called", "won", "sold", "ending"):
        if getattr(sheet, name) not in (0, 1):
            yield f"The mark {name} is {getattr(sheet, name)}; it must be 0 or 1."
    if sheet.sold and sheet.domestic_sale == DomesticSale.OFF:
        yield "A domestic sale was made, but this table has none."
    if sheet.sold and sheet.active not in sheet.seats_in(sheet.played):
        yield f"{name_of(sheet.active)} made a domestic sale on its first turn (D1)."
    if sheet.called and sheet.won:
        yield f"{name_of(sheet.active)} called a broker after winning from one (K3)."


def _actions_left(sheet: Sheet) -> Iterator[str]:
    lowest, highest = 0, ACTIONS
    if sheet.phase in IN_AN_ACTION:
        lowest = 1
    elif sheet.phase in BEFORE_ACTIONS:
        lowest = ACTIONS
    elif sheet.phase in AUCTION:
        highest = ACTIONS - 1
    elif sheet.phase == Phase.OVER:
        highest = 0
    if not lowest <= sheet.actions_left <= highest:
        wanted = f"{lowest}" if lowest == highest else f"{lowest} to {highest}"
        yield f"The actions left are {sheet.actions_left}; at this point they must be {wanted}."


def _actions_spent(sheet: Sheet) -> Iterator[str]:
    """T1: producing, calling and a domestic sale in its action form each cost an action."""
    if sheet.phase == Phase.OVER:
        return
    spent = ACTIONS - sheet.actions_left + (sheet.phase in IN_AN_ACTION)
    sold = sheet.sold if sheet.domestic_sale == DomesticSale.ACTION else 0
    needed = sheet.produced + sheet.called + sold + (sheet.phase in AUCTION)
    if spent < needed:
        name = name_of(sheet.active)
        yield f"{name} has used {spent} of its actions, but what it has done takes {needed}."


def _nothing_to_ask(sheet: Sheet) -> Iterator[str]:
    """T1, L2: with no action left a seat is asked only if it can repay."""
    if sheet.phase != Phase.ACT or sheet.actions_left or not 0 <= sheet.active < sheet.seats:
        return
    if sheet.loans[sheet.active] == 0 or sheet.cash[sheet.active] < LOAN:
        name = name_of(sheet.active)
        yield f"{name} has no action left and no loan that it can repay: its turn is over."


def _end(sheet: Sheet) -> Iterator[str]:
    """E1: two colours gone trigger the end; only a domestic sale brings one back (D3)."""
    gone = sheet.goods[places.SUPPLY].count(0)
    if gone >= 2 and not sheet.ending:
        yield f"The supply has run out of {gone} colours, but the end is not triggered."
    if sheet.ending and gone < 2 and sheet.domestic_sale == DomesticSale.OFF:
        yield "The end is triggered, but the supply has not run out of two colours."


def _over(sheet: Sheet) -> Iterator[str]:
    """The game is over by E1 or after the last seat's turn of the last round."""
    if sheet.phase != Phase.OVER or sheet.ending:
        return
    last = (sheet.active + 1) % sheet.seats == sheet.first
    if not last or sheet.round_number != sheet.round_limit:
        yield "The game is over, but neither the end nor the limit of rounds was reached."


_CHECKS = (
    _seats_named,
    _played,
    _round,
    _marks,
    _actions_left,
    _actions_spent,
    _nothing_to_ask,
    _end,
    _over,
)
