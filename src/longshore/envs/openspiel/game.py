"""The game, as OpenSpiel asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from longshore.engine.moves import MOVES
from longshore.engine.readiness import THE_RULES, prepare
from longshore.envs.bounds import (
    Extent,
    extent,
    extent_from,
    most_decisions,
    utility_bounds,
    utility_sum,
)
from longshore.envs.openspiel.course import CourseSetting
from longshore.envs.openspiel.dealing import Dealing
from longshore.envs.openspiel.observer import LongshoreObserver
from longshore.envs.openspiel.parameters import PARAMETERS, changed_parameters, read_parameters
from longshore.envs.openspiel.state import LongshoreState
from longshore.envs.openspiel.structs import read_struct
from longshore.envs.starts import Start, read_start
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


def at_stake_in(setting: CourseSetting) -> Extent:
    """What the bounds of a setting come from: a deal, or a position."""
    if isinstance(setting.dealing, Dealing):
        return extent(setting.options)
    return extent_from(*read_start(setting.dealing.text))


class LongshoreGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of given parameters, from which states and observers are made."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = setting = read_parameters(given)
        options, reward, at_stake = setting.options, setting.reward, at_stake_in(setting)
        least, most = utility_bounds(at_stake, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=setting.dealing.most_outcomes,
            num_players=options.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=utility_sum(reward),
            max_game_length=most_decisions(at_stake),
        )
        super().__init__(game_type(reward), info, changed_parameters(given))
        prepare(THE_RULES)

    @property
    def options(self) -> Options:
        return self.setting.options

    def new_initial_state(self, begun: Start | None = None) -> LongshoreState:
        """A state before anything is dealt; or one that goes on from somewhere.

        That is a `Game`, a position or a record, or what `to_json` or `to_dict` said of a state. A
        state that went on is no child of the game's root: it has no history.
        """
        if begun is None:
            return LongshoreState(self, self.setting)
        if (course := read_struct(begun, self.setting)) is None:
            return LongshoreState(self, self.setting.begun(begun))
        state = LongshoreState(self, self.setting)
        state.course = course
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.dealing.nodes

    def make_py_observer(self, kind: Any = None, params: Any = None) -> LongshoreObserver:
        """An observer of a kind (`IIGObservationType`), by default that of observation tensors."""
        return LongshoreObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)
