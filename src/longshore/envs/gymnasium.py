"""One seat of a game as a Gymnasium environment, the other seats played by bots.

    import gymnasium
    import longshore.envs.gymnasium

    env = gymnasium.make("longshore/Seat-v0", edition="classic", seats=3, opponents="merchant")

Without the second import the id is "longshore.envs.gymnasium:longshore/Seat-v0".

An action is the number of a move. What is offered is in `info["action_mask"]`, as
`env.action_space.sample` takes it, and in `action_masks()`, as sb3-contrib asks for it. To choose
anything else ends the episode: see `rewards.ILLEGAL`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any

import numpy as np

try:
    import gymnasium
except ModuleNotFoundError:
    raise ImportError(
        "longshore.envs.gymnasium needs Gymnasium: pip install 'longshore[gymnasium]'."
    ) from None
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from longshore.bots.bot import bot_rng
from longshore.bots.bot_parts import bot_parts
from longshore.engine.moves import MOVES
from longshore.engine.observe import Row, bounds
from longshore.engine.readiness import prepare
from longshore.engine.scoring import winners
from longshore.engine.types import Mask
from longshore.envs.one_game import WAIT, OneGame, only_wait
from longshore.envs.opponents import Opponent, OpponentTable, house_bots, read_opponents
from longshore.envs.rewards import reward_kind
from longshore.envs.settings import (
    DRAWN_SEEDS,
    MOST_SEED,
    make_options,
    penalty,
    seat_number,
    whole_number,
)
from longshore.envs.showing import RENDER_MODES, Showing, Shown
from longshore.envs.starts import START, Start, read_reset
from longshore.game.options import Options

ID = "longshore/Seat-v0"
_OF_THE_SEAT = -1  # where the generator of a game's seat differs from those of its bots


class LongshoreEnv(gymnasium.Env[Row, np.int64]):
    """A seat against bots. An episode is one game, a step one move of the seat."""

    metadata: dict[str, Any] = {  # noqa: RUF012  as the base class has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        edition: str = "classic",
        seats: int = 4,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "difference",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Choose the table.

        `seat` is a number, a colour, or "random" for any one every game: `info["seat"]` tells,
        as moves call seats by their numbers. `opponents` is one for all other seats, or a list of
        them in turn order: a bot's name ("merchant", "search:playouts=100") or class, of which each
        game has a new one; a `Bot` or a function `policy(observation, mask) -> move`, which stays.
        `illegal_reward` stands for the one in `ILLEGAL`. `options` are those of the table.
        """
        self.options: Options = make_options(edition, seats, **options)
        self.reward = reward_kind(reward).name.lower()
        self.illegal_reward = penalty(self.reward, illegal_reward)
        self._chosen_seat = _read_seat(seat, self.options)
        self.opponents = read_opponents(opponents, seats)
        self._showing = Showing(render_mode, None, self.options)
        self.render_mode = render_mode
        low, high = bounds()
        self.observation_space = Box(low, high, dtype=np.float32)
        self.action_space = Discrete(MOVES)
        self.episode_seed = 0  # of the deal, and of all that the bots draw
        self._table: OpponentTable | None = None
        self._before = 0.0  # what the seat has earned since its last step
        self._ended = False
        prepare(*bot_parts(house_bots(self.opponents)))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a game: the one of the seed, or another of the seeds that follow from the last.

        A game that ends before the seat has anything to decide is passed over for that of the next
        seed; `episode_seed` tells which is played. `options={"start": …}` begins from a `Game`, a
        position or a record instead of a deal; the seed is then for what the bots draw.
        """
        if unknown := sorted(str(name) for name in options or () if name != START):
            raise ValueError(f"A reset has the option {START!r} alone; not {', '.join(unknown)}.")
        begun = read_reset(options, self.options)
        if seed is not None:
            seed = whole_number("A seed", seed, 0, MOST_SEED)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(DRAWN_SEEDS))  # always: so the next one is another
        self._begin(drawn if seed is None else seed, begun)
        while self.game.over:
            self._begin((self.episode_seed + 1) % MOST_SEED)
        self._to_seat().go_on(self.game)
        return self.game.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play a move, and let the others play until the seat has to decide again.

        A move that is not offered ends the episode with `illegal_reward`; `info["illegal"]` says
        why. Nothing is ever truncated here. After the end the one move on the mask changes nothing.
        """
        table = self._seated()
        move = whole_number("A move", action, 0, MOVES - 1)
        if self._ended:
            if move != WAIT:
                raise ResetNeeded("The episode has ended: call reset() for another.")
            return self.game.observe(self.seat), 0.0, True, False, self._info()
        refused = table.game.refusal(table.seat, move)
        self._ended = True  # so it stays if an opponent's policy fails
        if refused is not None:
            told = {**self._info(), "illegal": refused}
            return self.game.observe(self.seat), self.illegal_reward, True, False, told
        earned = self._before + float(table.play(move)[self.seat])
        self._before, self._ended = 0.0, self.game.over
        self._to_seat().go_on(self.game)
        return self.game.observe(self.seat), earned, self._ended, False, self._info()

    def action_masks(self) -> Mask:
        """The moves that the seat is offered; after the end to pass, which changes nothing."""
        return only_wait() if self._ended else self.game.mask(self.seat)

    def render(self) -> Shown:
        """The table as the seat sees it: text or a picture; for humans it is printed."""
        if self.render_mode is None:
            gymnasium.logger.warn('There is nothing to render: make it with render_mode="ansi".')
        return self._to_seat().show(self.game)

    def _to_seat(self) -> Showing:
        self._showing.viewer = self.seat
        return self._showing

    def __deepcopy__(self, memo: dict[int, Any]) -> LongshoreEnv:
        """The same position to try moves on. Opponents given as objects are shared by new games."""
        twin = copy(self)
        for own in ("_table", "_np_random", "action_space"):
            setattr(twin, own, deepcopy(getattr(self, own), memo))
        return twin

    @property
    def game(self) -> OneGame:
        """The game that is played."""
        return self._seated().game

    @property
    def seat(self) -> int:
        """The seat that is played from outside in this game."""
        return self._seated().seat

    def _begin(self, seed: int, begun: Start | None = None) -> None:
        seat = self._chosen_seat
        if seat is None:
            seat = bot_rng(seed, _OF_THE_SEAT).randrange(self.options.seats)
        game = OneGame(self.options, self.reward, seed=seed, begun=begun)
        table = OpponentTable(game, seat, self.opponents, seed)
        earned = table.play_on()
        if game.over and begun is not None:
            name = self.options.seat_names[seat]
            raise ValueError(f"From this start the game ends before {name} has a decision to make.")
        self.episode_seed, self._table, self._ended = seed, table, False
        self._before = float(earned[seat])

    def _seated(self) -> OpponentTable:
        if self._table is None:
            raise ResetNeeded("No game is begun: call reset() first.")
        return self._table

    def _info(self) -> dict[str, Any]:
        table = self._seated()
        info: dict[str, Any] = {
            "action_mask": self.action_masks().astype(np.int8),
            "seat": table.seat,
        }
        if table.forfeits:
            info["forfeits"] = list(table.forfeits)
        if table.game.over:
            info["scores"] = table.game.worths()[: self.options.seats]
            info["win"] = _win_share(table.game, table.seat)
        return info


def _win_share(game: OneGame, seat: int) -> float:
    """F4: 1 for the winner of a game that is over; several share it."""
    first = int(winners(game.buffer.state))
    return (first >> seat & 1) / first.bit_count()


def _read_seat(given: int | str, options: Options) -> int | None:
    """The number of a seat; None for one that is drawn."""
    if isinstance(given, str) and given == "random":
        return None
    return seat_number("The seat", given, options, "'random'")


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point=f"{__name__}:LongshoreEnv")
