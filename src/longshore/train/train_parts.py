"""What is compiled for training, beside the batches: without PyTorch."""

from __future__ import annotations

import numpy as np

from longshore.bots.learned.inputs import (
    INPUT,
    INPUTS,
    NUMBERS,
    OFFERS,
    records,
    write_inputs,
    write_inputs_alone,
)
from longshore.engine.moves import MOVES
from longshore.engine.readiness import Part, Step
from longshore.engine.state import SEATS
from longshore.envs.batch import BatchEnv
from longshore.train import lanes


def _steps() -> list[Step]:
    env = BatchEnv(2, seats=3)
    inputs, offers = np.zeros((2, INPUTS), np.float32), np.zeros((2, MOVES), np.bool_)
    cards, untold = np.zeros(2, np.int64), np.zeros(2, np.bool_)
    chosen, plain = np.zeros(2, np.int64), env.sample()
    few = np.zeros(2, np.float32)
    past, rows = np.zeros(2, np.bool_), np.arange(2)
    earned, scores = np.zeros((2, SEATS), np.float32), np.zeros((2, SEATS), np.int64)

    def see() -> None:
        seen = records(env.observations, NUMBERS)
        shown = records(env.masks, OFFERS), untold, cards
        write_inputs(seen, *shown, records(inputs, INPUT), records(offers, OFFERS))
        write_inputs_alone(seen, untold, records(inputs, INPUT))

    def play() -> None:
        lanes.turn_moves(plain, offers, cards, chosen)
        lanes.seat_players(rows, past, 0, np.zeros((2, SEATS), np.int64))

    def learn() -> None:
        steps = (1, 2)
        lanes.trace_back(
            few.reshape(steps),
            earned.reshape(1, 2, SEATS),
            past.reshape(steps),
            rows.reshape(steps),
            0.95,
            few.copy().reshape(steps),
            past.copy().reshape(steps),
        )
        lanes.pay_out(scores, past, np.zeros(2, np.int8), rows + 3, np.ones(5), earned)

    return [("what is seen", see), ("what is played", play), ("what is learned", learn)]


THE_TRAINING = Part("the parts of training", ("longshore.train.lanes",), _steps)
