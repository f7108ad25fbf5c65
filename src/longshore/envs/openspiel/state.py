"""A state of the game, as OpenSpiel asks for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from longshore.engine.moves import move_name
from longshore.envs.openspiel import structs
from longshore.envs.openspiel.course import CHANCE, TERMINAL, Course, CourseSetting
from longshore.envs.openspiel.resampling import resampled
from longshore.envs.openspiel.telling import whole_course


class LongshoreState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """All of it is in `course`: OpenSpiel copies and writes down a state by its attributes."""

    def __init__(self, game: Any, setting: CourseSetting) -> None:
        super().__init__(game)
        self.course = Course(setting)

    def current_player(self) -> Any:
        return self.course.player

    def is_terminal(self) -> bool:
        return bool(self.course.player == TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.course.outcomes()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.course.player == CHANCE:
            self.course.draw(action)
        else:
            self.course.play(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.course.play_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.course.setting.dealing.name(len(self.course.drawn), action)
        return move_name(action)

    def rewards(self) -> list[float]:
        return list(self.course.rewards)  # a caller may write to its own

    def returns(self) -> list[float]:
        return list(self.course.returns)

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> LongshoreState:
        """Another state that the player cannot tell from this one; `draw` is from 0 to 1."""
        made: LongshoreState = resampled(self, player, Random(int(draw() * 2**53)))
        return made

    def _to_struct(self) -> dict[str, Any]:
        return structs.state_struct(self.course)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return structs.observation_struct(self.course, player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == CHANCE:
            return structs.outcome_struct(self.course, action)
        return structs.action_struct(action)

    def _struct_to_actions(self, given: dict[str, Any]) -> list[int]:
        return [structs.read_action(given)]

    def __str__(self) -> str:
        return whole_course(self.course)
