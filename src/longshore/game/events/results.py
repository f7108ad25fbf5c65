"""The end of a game as an event: cards, scores and winners (F)."""

from __future__ import annotations

from longshore.engine import scoring
from longshore.engine.state import COLOURS, NONE
from longshore.engine.types import State
from longshore.game import board
from longshore.game.events.kinds import GameOver, Score
from longshore.game.plain import Scratch, record_of


def score_of(state: State, seat: int) -> Score:
    """F1 to F3: what a seat has, item by item."""
    discarded = int(scoring.discarded_colour(state, seat))
    return Score(
        seat=seat,
        card=int(state.card[seat]),
        values=tuple(int(scoring.island_value(state, seat, colour)) for colour in range(COLOURS)),
        discarded=None if discarded == NONE else discarded,
        cash=board.cash(state, seat),
        island=int(scoring.island_score(state, seat)),
        harbour=scoring.HARBOUR_VALUE * len(board.harbour(state, seat)),
        ship=scoring.SHIP_VALUE * len(board.ship(state, seat)),
        bank=scoring.PIER_VALUE * len(board.pier(state, seat)),
        loans=-scoring.LOAN_COST * board.loans(state, seat),
        total=int(scoring.score(state, seat)),
    )


def game_over(state: State) -> GameOver:
    """All that is shown when the game is over."""
    state = Scratch(record_of(state)).buffer.state  # as the engine's functions take it
    return GameOver(
        rounds=int(state.round_number),
        scores=tuple(score_of(state, seat) for seat in range(int(state.seats))),
        winners=board.seats_of(scoring.winners(state)),
    )
