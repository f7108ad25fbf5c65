"""A state of the game, as OpenSpiel asks for it."""

from __future__ import annotations

from typing import Any

import pyspiel

from longshore.engine.moves import move_name
from longshore.envs.openspiel.course import CHANCE, TERMINAL, Course, CourseSetting
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

    def __str__(self) -> str:
        return whole_course(self.course)
