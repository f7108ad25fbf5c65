"""Playing states of OpenSpiel for the tests: to an auction, at random, through sealed bids."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from longshore.engine import places
from longshore.engine.moves import BID, encode, move_name
from longshore.engine.state import HARBOUR_PRICES
from longshore.envs.openspiel import seeded_state

SHORT: dict[str, Any] = {"seats": 3, "supply": 4, "round_limit": 6}
LOAN, HUNDRED = encode("loan"), encode("hundred")

# What leads to an auction soon, the most urgent first.
_WAY = ("sail_island", "take", "price", "make", "sail_sea", "sail_harbour", "stock", "produce")


def load(**parameters: Any) -> Any:
    return pyspiel.load_game("longshore", {**SHORT, **parameters})


def bid(amount: int) -> int:
    return BID + amount


def bluff(cards: int) -> int:
    return encode("bluff", cards)


def auction(game: Any, seed: int = 0) -> Any:
    """A state in which sealed bids have just been asked for."""
    state = seeded_state(game, seed)
    while not state.is_simultaneous_node():
        state.apply_action(_next(state))
    return state


def turn_based_auction(game: Any, seed: int = 0) -> Any:
    """The same of the turn-based game of a game."""
    state = pyspiel.convert_to_turn_based(game).new_initial_state()
    for action in auction(game, seed).history():
        state.apply_action(action)
    return state


def _next(state: Any) -> int:
    for family in _WAY:
        for action in state.legal_actions():
            words = move_name(action).split()
            if words[0] == family and _helps(state, words):
                return int(action)
    return 0


def _helps(state: Any, words: list[str]) -> bool:
    seat, held = state.current_player(), state.course.game.buffer.state["held"]
    if words[0] == "stock":
        return int(words[1]) != seat
    if words[0] == "sail_harbour":
        first = places.HARBOUR + HARBOUR_PRICES * int(words[1])
        return bool(held[first : first + HARBOUR_PRICES].any())
    if words[0] == "sail_sea":
        return bool(held[places.SHIP + seat])
    return True


def bidders(state: Any) -> list[int]:
    """The seats that bid, before any of them has spelled."""
    return [seat for seat in range(state.num_players()) if state.legal_actions(seat)]


def together(state: Any, moves: dict[int, int]) -> None:
    """Play a move of each seat that owes one."""
    state.apply_actions([moves.get(seat, 0) for seat in range(state.num_players())])


def spell(state: Any, spellings: dict[int, list[int]]) -> None:
    """Play whole bids, one move of each at a time."""
    left = {seat: list(moves) for seat, moves in spellings.items()}
    while any(left.values()):
        together(state, {seat: moves.pop(0) for seat, moves in left.items() if moves})


def random_step(state: Any, rng: random.Random) -> None:
    if state.is_simultaneous_node():
        offered = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([rng.choice(moves) if moves else 0 for moves in offered])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def random_end(state: Any, rng: random.Random) -> None:
    while not state.is_terminal():
        random_step(state, rng)
