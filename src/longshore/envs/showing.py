"""How an environment is looked at: as text, as an image, or printed as the game goes on."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.envs.one_game import OneGame
from longshore.envs.settings import seat_number
from longshore.game.options import Options

RENDER_MODES: tuple[str, ...] = ("human", "ansi", "rgb_array")
Shown: TypeAlias = str | npt.NDArray[np.uint8] | None


class Showing:
    """Shows a game in one mode, with all hands open or as one seat may see it."""

    def __init__(self, render_mode: str | None, viewer: int | str | None, options: Options) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ValueError(f"The render_mode is one of {known}, or None; not {render_mode!r}.")
        self.render_mode = render_mode
        self.viewer: int | None = None
        if viewer is not None:
            self.viewer = seat_number("The viewer", viewer, options, "None for all hands")
        self._printed = b""

    def show(self, game: OneGame) -> Shown:
        """The table as text or as an image; for humans it is printed, each position once."""
        if self.render_mode == "ansi":
            from longshore.envs.text import board_text

            return board_text(game, self.viewer)
        if self.render_mode == "rgb_array":
            from longshore.envs.picture import picture

            return picture(game, self.viewer)
        if self.render_mode == "human":
            self._print(game)
        return None

    def go_on(self, game: OneGame) -> None:
        """Humans are shown every position without asking."""
        if self.render_mode == "human":
            self._print(game)

    def _print(self, game: OneGame) -> None:
        position = game.buffer.cells.tobytes()
        if position == self._printed:
            return
        from rich.console import Console

        from longshore.envs.text import table_of
        from longshore.render.paint import emit

        emit(Console(), table_of(game, self.viewer), "")
        self._printed = position
