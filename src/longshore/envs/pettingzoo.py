"""The game as PettingZoo's environments: one seat after another, or all at once.

    from longshore.envs import pettingzoo

    env = pettingzoo.env(edition="anniversary", seats=5)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))

An action is the number of a move. Agents are the seats by their colours, "blue" first. An
observation is a dict of the row that `longshore.engine.observe` describes, and the mask of the
moves that are offered to the seat. To choose any other ends the game for all: who did gets
`illegal_reward` (else what `rewards.ILLEGAL` has for the kind), and its `info["illegal"]` says
why. At the end of a game every seat's `info["money"]` is what it has (F3), whatever the reward.

`env` asks only the seats that owe a decision. Sealed bids are made one after another, each until it
is complete; nobody learns anything of them before all are revealed.

`parallel_env` takes an action from every seat in every step. Sealed bids are made at the same time.
Who owes no decision has only move 0 on its mask, which then means to wait. A seat that is still
spelling its bid has seen as many steps as it spelled itself; only one that is done can count how
long others take, when there is nothing left for it to decide before all bids are shown.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError:
    raise ImportError(
        "longshore.envs.pettingzoo needs PettingZoo: pip install 'longshore[pettingzoo]'."
    ) from None
import gymnasium
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding

from longshore.engine.moves import MOVES
from longshore.engine.observe import Row, bounds
from longshore.engine.readiness import THE_RULES, prepare
from longshore.engine.state import SEATS
from longshore.engine.types import Mask
from longshore.envs.bindings import Numbers
from longshore.envs.one_game import WAIT, OneGame, only_wait
from longshore.envs.rewards import reward_kind
from longshore.envs.settings import DRAWN_SEEDS, MOST_SEED, make_options, penalty, whole_number
from longshore.envs.showing import RENDER_MODES, Showing, Shown
from longshore.envs.starts import read_reset

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
Info: TypeAlias = dict[str, Any]

NAME = "longshore_v0"


def _metadata(*, parallel: bool) -> dict[str, Any]:
    return {
        "name": NAME,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": parallel,
        "render_fps": 2,
    }


class _Table:
    """What both environments have: the game, its seats' spaces, seeds, and how it is shown."""

    def __init__(
        self,
        edition: str = "classic",
        seats: int = 4,
        *,
        reward: str = "difference",
        illegal_reward: float | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        viewer: int | str | None = None,
        **options: Any,
    ) -> None:
        """Choose the table; `options` are those of its edition.

        `max_cycles` cuts a game short, unscored, when every seat has acted so often; to score a
        shorter game use `round_limit`. `viewer` is the seat whose sight is rendered; without one
        all hands are open.
        """
        self.options = make_options(edition, seats, **options)
        self.reward = reward_kind(reward).name.lower()
        self.illegal_reward = penalty(self.reward, illegal_reward)
        if max_cycles is not None:
            max_cycles = whole_number("max_cycles", max_cycles, 1, MOST_SEED)
        self.max_cycles = max_cycles
        self._showing = Showing(render_mode, viewer, self.options)
        self.render_mode, self.viewer = render_mode, self._showing.viewer
        self.possible_agents = list(self.options.seat_names)
        self.agents: list[str] = []
        self._make_spaces()
        self.episode_seed = 0  # of the deal that is played; who knows it knows all cards
        self._generator: np.random.Generator | None = None
        self._game: OneGame | None = None
        prepare(THE_RULES)

    def _make_spaces(self) -> None:
        low, high = bounds()
        self.state_space = Box(low, high, dtype=np.float32)
        self.action_spaces = {agent: Discrete(MOVES) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (MOVES,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def game(self) -> OneGame:
        """The game that is played."""
        if self._game is None:
            raise RuntimeError("No game is begun: call reset() first.")
        return self._game

    def state(self) -> Row:
        """Everything, hidden cards included, as seen from the first seat: for critics alone."""
        return self.game.observe_all(0)

    def render(self) -> Shown:
        """The table in the environment's `render_mode`."""
        if self.render_mode is None:
            gymnasium.logger.warn('There is nothing to render: make it with render_mode="ansi".')
            return None
        return self._showing.show(self.game)

    def close(self) -> None:
        """Nothing is held open."""

    # Inside.

    def _begin(self, seed: int | None, options: Info | None) -> None:
        """The game of the seed, or another of the seeds that follow from the last one given.

        Other options than the start are left alone: PettingZoo's own tests give some.
        """
        if seed is not None:
            seed = whole_number("A seed", seed, 0, MOST_SEED)
        begun = read_reset(options, self.options)
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        drawn = int(self._generator.integers(DRAWN_SEEDS))  # always: so the next one is another
        self.episode_seed = drawn if seed is None else seed
        self._game = OneGame(self.options, self.reward, seed=self.episode_seed, begun=begun)
        self.agents = list(self.possible_agents)

    def _playing(self) -> OneGame:
        game = self.game
        if not self.agents:
            raise RuntimeError("The game is over: call reset() for another.")
        return game

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"There is no agent {agent!r}; there are: {known}.")
        return self.possible_agents.index(agent)

    def _mask(self, agent: str) -> Mask:
        return self.game.mask(self._seat(agent))

    def _seen(self, agent: str, mask: Mask) -> Observation:
        row = self.game.observe(self._seat(agent))
        return {"observation": row, "action_mask": mask.astype(np.int8)}

    def _infos(self, refused: dict[str, str]) -> dict[str, Info]:
        """What every seat is told beside its observation."""
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        for agent, why in refused.items():
            infos[agent]["illegal"] = why
        if self.game.over:
            money = self.game.worths()
            for agent in self.agents:
                infos[agent]["money"] = float(money[self._seat(agent)])
        return infos

    def _by_agent(self, earned: Numbers) -> dict[str, float]:
        return {agent: float(earned[self._seat(agent)]) for agent in self.agents}

    def _penalties(self, refused: dict[str, str]) -> dict[str, float]:
        return {agent: self.illegal_reward if agent in refused else 0.0 for agent in self.agents}


class LongshoreAEC(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """One seat after another, as each owes a decision."""

    metadata = _metadata(parallel=False)

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Begin a game; `options={"start": …}` begins from a `Game`, a position or a record."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.to_move]
        self._showing.go_on(self.game)

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and the moves it is offered: to wait if it owes no decision."""
        mask = self._mask(agent)
        ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return self._seen(agent, only_wait() if ended else mask)

    def step(self, action: int | None) -> None:
        """Play a move of the seat in `agent_selection`.

        When the game is over for it that is None, or the one move on its mask: nothing changes.
        """
        self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None if action == WAIT else action)
            return
        move = whole_number("A move", action, 0, MOVES - 1)
        seat = self._seat(agent)
        why_not = self.game.refusal(seat, move)
        refused = {} if why_not is None else {agent: why_not}
        if refused:
            self.rewards = self._penalties(refused)
        else:
            self.rewards = self._by_agent(self.game.play(seat, move))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._acted[agent] += 1
        self._go_on(refused)
        self._showing.go_on(self.game)

    def _go_on(self, refused: dict[str, str]) -> None:
        """Who is next, or how the game has ended."""
        over = bool(refused) or self.game.over
        short = not over and self.max_cycles is not None
        short = short and min(self._acted.values()) >= (self.max_cycles or 0)
        if over or short:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, short)
            self.infos = self._infos(refused)
            self._deads_step_first()
            return
        self.agent_selection = self.possible_agents[self.game.to_move]


class LongshoreParallel(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats at once; who owes no decision waits."""

    metadata = _metadata(parallel=True)

    def reset(
        self,
        seed: int | None = None,
        options: Info | None = None,
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game; `options={"start": …}` begins from a `Game`, a position or a record."""
        self._begin(seed, options)
        self._cycles = 0
        self._showing.go_on(self.game)
        return self._observations(), self._infos({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play the moves of all seats that owe a decision; who waits may leave its action out.

        After the end the one move on all masks changes nothing, and there is nobody to be told so.
        """
        ended = self._game is not None and not self.agents
        if ended and all(action == WAIT for action in actions.values()):
            return {}, {}, {}, {}, {}
        moves = self._checked(actions)
        refused = self._refused(moves)
        rewards = self._penalties(refused) if refused else self._by_agent(self._play_all(moves))
        self._cycles += 1
        over = bool(refused) or self.game.over
        short = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, short)
        infos = self._infos(refused)
        observations = self._observations(ended=over or short)
        if over or short:
            self.agents = []
        self._showing.go_on(self.game)
        return observations, rewards, terminations, truncations, infos

    def _checked(self, actions: dict[str, int]) -> dict[str, int]:
        """A move for every seat; nothing is played if one is missing or no number of a move."""
        game = self._playing()
        unknown = [str(agent) for agent in actions if agent not in self.agents]
        if unknown:
            known = ", ".join(self.agents)
            raise ValueError(f"There is no agent {unknown[0]!r}; there are: {known}.")
        owing = [self.possible_agents[seat] for seat in game.waiting]
        missing = [agent for agent in owing if agent not in actions]
        if missing:
            raise ValueError(f"{missing[0]} owes a decision, but has no action in this step.")
        return {
            agent: whole_number(f"A move ({agent})", action, 0, MOVES - 1)
            for agent, action in actions.items()
        }

    def _refused(self, moves: dict[str, int]) -> dict[str, str]:
        """Who chose what is not on its mask, and why it is not."""
        refused: dict[str, str] = {}
        for agent, move in moves.items():
            if not self._mask(agent)[move]:
                refused[agent] = self.game.refusal(self._seat(agent), move) or ""
        return refused

    def _play_all(self, moves: dict[str, int]) -> Numbers:
        """Sealed bids do not touch each other: they can be entered in any order."""
        earned = np.zeros(SEATS)
        for seat in self.game.waiting:
            earned += self.game.play(seat, moves[self.possible_agents[seat]])
        return earned

    def _observations(self, *, ended: bool = False) -> dict[str, Observation]:
        masks = {agent: only_wait() if ended else self._mask(agent) for agent in self.agents}
        return {agent: self._seen(agent, mask) for agent, mask in masks.items()}


raw_env = LongshoreAEC


def env(*arguments: Any, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """One seat after another: `env(edition="classic", seats=4, reward="difference", …)`.

    Also `illegal_reward`, `max_cycles`, `render_mode`, `viewer`, and the options of the table.
    """
    return OrderEnforcingWrapper(raw_env(*arguments, **settings))


def parallel_env(*arguments: Any, **settings: Any) -> LongshoreParallel:
    """All seats at once; the same settings as `env`."""
    return LongshoreParallel(*arguments, **settings)
