"""Worlds that are a game in an environment each, set up, played and looked at in one way.

A world is made from a deal, and may be put into a position. What a seat is shown of it is a tuple
of bytes and texts.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from longshore.engine import places
from longshore.engine.deal import draw_deal
from longshore.engine.moves import TAKE_LOAN
from longshore.engine.play import new_deal
from longshore.engine.state import COLOURS, SEATS, recount
from longshore.engine.types import Dealt, State
from longshore.envs import BatchEnv, pettingzoo
from longshore.envs.one_game import WAIT, OneGame
from longshore.envs.openspiel import LongshoreGame
from longshore.envs.openspiel.dealing import Dealing
from longshore.game.game import _dealt
from longshore.game.options import Options
from longshore.notation import Deal
from tests.envs.playing import drawn
from tests.secrecy.harness import Place, Story, World
from tests.support import copy_of

Sight = tuple[Any, ...]
REWARD = "shaped"  # the one that comes at every move
Moves = dict[int, int]  # of one seat, or of all that owe a decision


class EnvWorld(World):
    """One game in an environment."""

    together = False  # whether all who owe a decision move in one step

    def __init__(self, options: Options, _dealt: Dealt) -> None:
        super().__init__(options, range(options.seats))
        self.earned = np.zeros(SEATS)
        self._steps = 0

    def take(self, step: Moves) -> None:
        """Move, and show now and then what there is to be seen: some of it is enough."""
        self.step(step)
        self._steps += 1
        if self._steps % 3 == 0:
            for seat in range(self.options.seats):
                if (sight := self.sees(seat)) is not None:
                    self.hear(seat, "shown", repr(sight).encode())

    @property
    @abstractmethod
    def game(self) -> OneGame:
        """The game inside; of those that have none, one with the same record."""

    @abstractmethod
    def step(self, moves: dict[int, int]) -> None:
        """Play a move of one seat, or of all that owe one."""

    @abstractmethod
    def shown(self, seat: int) -> Sight | None:
        """What a seat is shown; None if the environment shows it nothing now."""

    @abstractmethod
    def everything(self, seat: int, /) -> bytes:
        """What the environment shows to who may know all."""

    def put(self, state: State) -> None:
        """Another position, in which the same seat is to move. A loan is a good first move."""
        assert int(state.awaiting) == int(self.game.buffer.state.awaiting)
        self.game.buffer.cells[0] = state
        self.game._worths = self.game.worths()

    def sees(self, seat: int) -> Sight | None:
        """What a seat is shown, and what it has earned."""
        shown = self.shown(seat)
        return None if shown is None else (*shown, float(self.earned[seat]))


class Alone(EnvWorld):
    """`OneGame` by itself."""

    def __init__(self, options: Options, dealt: Dealt) -> None:
        super().__init__(options, dealt)
        self._game = OneGame(options, REWARD, dealt=dealt)

    @property
    def game(self) -> OneGame:
        return self._game

    def step(self, moves: dict[int, int]) -> None:
        for seat, move in moves.items():
            self.earned += self.game.play(seat, move)

    def shown(self, seat: int) -> Sight:
        return self.game.observe(seat).tobytes(), self.game.mask(seat).tobytes()

    def everything(self, seat: int) -> bytes:
        return self.game.observe_all(seat).tobytes()


class Lane(EnvWorld):
    """A lane of a `BatchEnv`, which shows something to the seat to move alone."""

    def __init__(self, options: Options, dealt: Dealt) -> None:
        super().__init__(options, dealt)
        first = next(seed for seed in range(99) if first_of(options.seats, seed) == dealt.first)
        self.env = BatchEnv(settings=[options], seeds=first, reward=REWARD)
        self._begun = False
        self.put(OneGame(options, REWARD, dealt=dealt).buffer.state)

    @property
    def game(self) -> OneGame:
        made = OneGame(self.options, REWARD)
        made.buffer.cells[0] = self.env.states[0]
        return made

    def put(self, state: State) -> None:
        self.env.reset(lanes=[0], starts=state)

    def step(self, moves: dict[int, int]) -> None:
        ((seat, move),) = moves.items()
        assert self.env.seat[0] == seat
        self.env.step(np.array([move]))
        self.earned += self.env.rewards[0]
        self._begun = True

    def shown(self, seat: int) -> Sight | None:
        if self.env.seat[0] != seat or not self._begun:
            return None
        return self.env.observations[0].tobytes(), self.env.masks[0].tobytes()

    def everything(self, seat: int) -> bytes:
        assert self.env.seat[0] == seat
        return self.env.observe_all()[0].tobytes()


class Serial(EnvWorld):
    """PettingZoo, one after the other."""

    def __init__(self, options: Options, dealt: Dealt) -> None:
        super().__init__(options, dealt)
        table = (options.edition, options.seats)
        self.env = pettingzoo.raw_env(*table, reward=REWARD, **options.changes())
        self.env.reset(seed=0)
        self.env._game = OneGame(options, REWARD, dealt=dealt)
        self.env.agent_selection = self.env.possible_agents[self.game.to_move]

    @property
    def game(self) -> OneGame:
        return self.env.game

    def step(self, moves: dict[int, int]) -> None:
        ((seat, move),) = moves.items()
        assert self.env.agent_selection == self.env.possible_agents[seat]
        self.env.step(move)
        for other, agent in enumerate(self.env.possible_agents):
            self.earned[other] += self.env.rewards[agent]

    def shown(self, seat: int) -> Sight:
        agent = self.env.possible_agents[seat]
        if self.env.agent_selection == agent:
            seen, reward, *rest = self.env.last()
        else:
            seen, reward, rest = self.env.observe(agent), self.env._cumulative_rewards[agent], []
        told = (self.env.terminations[agent], self.env.truncations[agent], self.env.infos[agent])
        return (*(seen[key].tobytes() for key in sorted(seen)), reward, repr(rest), repr(told))

    def everything(self, _seat: int) -> bytes:
        return self.env.state().tobytes()


class Parallel(EnvWorld):
    """PettingZoo, all at once."""

    together = True

    def __init__(self, options: Options, dealt: Dealt) -> None:
        super().__init__(options, dealt)
        table = (options.edition, options.seats)
        self.env = pettingzoo.parallel_env(*table, reward=REWARD, **options.changes())
        self.env.reset(seed=0)
        self.env._game = OneGame(options, REWARD, dealt=dealt)
        self._told = self.env._observations(), *[{}] * 4

    @property
    def game(self) -> OneGame:
        return self.env.game

    def put(self, state: State) -> None:
        super().put(state)
        self._told = self.env._observations(), *[{}] * 4

    def step(self, moves: dict[int, int]) -> None:
        names = self.env.possible_agents
        actions = {agent: moves.get(seat, WAIT) for seat, agent in enumerate(names)}
        self._told = self.env.step(actions)
        for seat, agent in enumerate(names):
            self.earned[seat] += self._told[1][agent]

    def shown(self, seat: int) -> Sight:
        agent = self.env.possible_agents[seat]
        seen, *rest = (told.get(agent) for told in self._told)
        return (*(seen[key].tobytes() for key in sorted(seen)), repr(rest))

    def everything(self, _seat: int) -> bytes:
        return self.env.state().tobytes()


class Spiel(EnvWorld):
    """OpenSpiel, with every observer that is a player's own or public, and what a state tells."""

    together = True
    kinds = tuple(
        (public, recall, private)
        for public in (False, True)
        for recall in (False, True)
        for private in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE)
    )

    def __init__(self, options: Options, dealt: Dealt) -> None:
        super().__init__(options, dealt)
        changes = {name: _plain(value) for name, value in options.changes().items()}
        named = {"edition": options.edition, "seats": options.seats, "reward": REWARD}
        self.spiel = LongshoreGame({**named, **changes})
        assert self.spiel.options == options
        self.state = self.spiel.new_initial_state()
        for outcome in Dealing(options).drawn(dealt):
            self.state.apply_action(outcome)
        self.observers = [
            self.spiel.make_py_observer(
                pyspiel.IIGObservationType(
                    public_info=public, perfect_recall=recall, private_info=private
                )
            )
            for public, recall, private in self.kinds
        ]
        self.all_seeing = self.spiel.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True,
                perfect_recall=False,
                private_info=pyspiel.PrivateInfoType.ALL_PLAYERS,
            )
        )

    @property
    def game(self) -> OneGame:
        game = self.state.course.game
        assert game is not None
        return game

    def put(self, state: State) -> None:
        super().put(state)
        self.state.course._look(self.game)

    def step(self, moves: dict[int, int]) -> None:
        if self.state.is_simultaneous_node():
            seats = range(self.options.seats)
            self.state.apply_actions([moves.get(seat, pyspiel.INVALID_ACTION) for seat in seats])
        else:
            ((seat, move),) = moves.items()
            assert self.state.current_player() == seat
            self.state.apply_action(move)
        self.earned[: self.options.seats] += self.state.rewards()

    def shown(self, seat: int) -> Sight:
        state = self.state
        told: list[Any] = [state.current_player(), state.rewards()[seat], state.returns()[seat]]
        if not state.is_terminal():
            told += [state.legal_actions(seat), state.legal_actions_mask(seat)]
            told += [state.information_state_string(seat), state.observation_string(seat)]
            told += [state.observation_tensor(seat)]
        return tuple(repr(one) for one in (*told, *self._observed(seat)))

    def _observed(self, seat: int) -> Iterator[Any]:
        for observer in self.observers:
            observer.set_from(self.state, seat)
            yield None if observer.tensor is None else observer.tensor.tobytes()
            yield observer.string_from(self.state, seat)

    def everything(self, seat: int) -> bytes:
        self.all_seeing.set_from(self.state, seat)
        return self.all_seeing.tensor.tobytes()  # type: ignore[no-any-return]


def first_of(seats: int, seed: int) -> int:
    """Who begins in the deal of a seed."""
    dealt = new_deal()
    draw_deal(dealt, seats, seed)
    return int(dealt.first)


def _plain(value: Any) -> Any:
    """A parameter as OpenSpiel writes it."""
    return value if not isinstance(value, bool) else "on" if value else "off"


WORLDS: dict[str, type[EnvWorld]] = {
    "OneGame": Alone,
    "BatchEnv": Lane,
    "PettingZoo AEC": Serial,
    "PettingZoo parallel": Parallel,
    "OpenSpiel": Spiel,
}


class Environment(Place):
    """An environment, in which the ships are laden when a game begins: soon there are auctions."""

    def __init__(self, kind: type[EnvWorld]) -> None:
        self.kind = kind

    def script(self, story: Story) -> list[Moves]:
        chance, steps = random.Random(story.seed), list[Moves]()
        game = laden(Alone, story.options, _dealt(story.deal)).game
        while not game.over:
            asked = game.waiting if self.kind.together else (game.to_move,)
            steps.append({seat: drawn(chance, game, seat) for seat in asked})
            for seat, move in steps[-1].items():
                game.play(seat, move)
        return steps

    @contextmanager
    def open(self, _folder: Path, story: Story, deal: Deal) -> Iterator[EnvWorld]:
        yield laden(self.kind, story.options, _dealt(deal))


def laden(kind: type[EnvWorld], options: Options, dealt: Dealt) -> EnvWorld:
    """A game at its start, but with cargo on all ships and something on all islands."""
    world = kind(options, dealt)
    state = copy_of(world.game.buffer.state)
    for seat in range(options.seats):
        for place, colours in ((places.SHIP, (0, 2)), (places.ISLAND, (1, 1, 3))):
            for colour in colours:
                state.goods[place + seat, (colour + seat) % COLOURS] += 1
                state.goods[places.SUPPLY, (colour + seat) % COLOURS] -= 1
    recount(state)
    world.put(state)
    world.step({world.game.to_move: TAKE_LOAN})
    return world
