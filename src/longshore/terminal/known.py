"""The text of a position as far as a seat may know it (V1, V2)."""

from __future__ import annotations

from typing import Any

from longshore.game.game import Game
from longshore.notation.position_text import text_of
from longshore.text.messages import DEFAULT
from longshore.text.words import say

_OPEN: tuple[str, ...] = (
    "loans",
    "machines",
    "warehouses",
    "factory",
    "harbour",
    "ship",
    "island",
    "pier",
)
_PURSE = ("cash", "bills")
_BID = ("bid", "bluff")
_EXTRA = ("extra", "extra_bluff")


def known_position(game: Game, seat: int, language: str = DEFAULT) -> str:
    """What lies open and what is the seat's own; what others hide is left out."""
    whole = game.position_dict()
    if game.over:
        return text_of(whole, game.options)
    phase = game.view(seat).board.phase
    shown = _shown_keys(phase, open_money=game.options.money == "open")
    for other, name in enumerate(game.options.seat_names):
        if other != seat:
            whole[name] = _only(whole[name], shown)
    note = say("terminal-position-note", language)
    return f"{text_of(whole, game.options)}# {note}\n"


def _shown_keys(phase: str, *, open_money: bool) -> tuple[str, ...]:
    """Bids lie open once they are revealed, extra bids when the seat that sells decides."""
    keys = _OPEN
    if open_money:
        keys += _PURSE
    if phase in ("tiebreak", "raise", "decide"):
        keys += _BID
    return keys + _EXTRA if phase == "decide" else keys


def _only(section: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in section.items() if key in keys}
