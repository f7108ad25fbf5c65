"""The game, as OpenSpiel asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from longshore.engine.moves import MOVES
from longshore.engine.readiness import THE_RULES, prepare
from longshore.envs.bounds import most_decisions, utility_bounds, utility_sum
from longshore.envs.openspiel.course import setting_of
from longshore.envs.openspiel.observer import LongshoreObserver
from longshore.envs.openspiel.parameters import PARAMETERS, changed_parameters, read_parameters
from longshore.envs.openspiel.state import LongshoreState
from longshore.game.options import MAX_SEATS, MIN_SEATS, Options


def game_type(reward: str) -> Any:
    """What kind of game it is: that depends on what is played for."""
    kinds, models = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    total = utility_sum(reward)
    if total is None:
        utility = kinds.GENERAL_SUM
    else:
        utility = kinds.ZERO_SUM if total == 0 else kinds.CONSTANT_SUM
    return pyspiel.GameType(
        short_name="longshore",
        long_name="Longshore",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=models.REWARDS if reward == "shaped" else models.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=MIN_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # no tensor holds the whole course of a game
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class LongshoreGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of given parameters, from which states and observers are made."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options, reward = read_parameters(given)
        self._setting = setting_of(options, reward)
        least, most = utility_bounds(options, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=self._setting.dealing.most_outcomes,
            num_players=options.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=utility_sum(reward),
            max_game_length=most_decisions(options),
        )
        super().__init__(game_type(reward), info, changed_parameters(given))
        prepare(THE_RULES)

    @property
    def options(self) -> Options:
        return self._setting.options

    def new_initial_state(self) -> LongshoreState:
        return LongshoreState(self, self._setting)

    def max_chance_nodes_in_history(self) -> int:
        return self._setting.dealing.nodes

    def make_py_observer(self, kind: Any = None, params: Any = None) -> LongshoreObserver:
        """An observer of a kind (`IIGObservationType`), by default that of observation tensors."""
        return LongshoreObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)
