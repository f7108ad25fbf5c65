"""Thousands of games in one array, played in step: for learning from many games at once."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import inside
from longshore.engine.moves import MOVES, move_name
from longshore.engine.observe import GOODS, SIZE, SMALL
from longshore.engine.readiness import Part, prepare
from longshore.engine.state import DEAL, NONE, SEATS, STATE
from longshore.envs.batch_input import (
    Actions,
    check_array,
    lane_count,
    read_actions,
    read_seeds,
    read_settings,
    rules_of,
    thread_count,
)
from longshore.envs.company import Company
from longshore.envs.lanes import (
    BLOCK,
    LANE,
    MASK,
    OBSERVATION,
    REWARDS,
    SCORES,
    Share,
    begin_lanes,
    first_not_offered,
    observe_lanes,
    play_lanes,
    sample_lanes,
)
from longshore.envs.merchants import ADVISE, BEGIN, PLAY, START, Party, run_tables
from longshore.envs.rewards import reward_kind
from longshore.envs.settings import make_options, whole_number
from longshore.envs.starts import Start, chosen_lanes, read_starts
from longshore.game.options import Options

Floats: TypeAlias = npt.NDArray[np.float32]

_OF_THREADS = ("_pool", "_shares", "_parties")
_READ_ALONE = ("states", "seat", "episode_seeds", "games")  # of `_states` and so on


class BatchEnv:
    """A game a lane, each waiting for the move of one seat. After `step` all lanes have moved on.

    What there is to know stands in arrays that stay the same and are filled anew by every step:

    - `observations` (lanes, SIZE), float32: what the seat to move may know
    - `masks` (lanes, MOVES), bool: the moves it is offered
    - `seat` (lanes,), int8: which seat that is
    - `rewards` (lanes, 5), float32: what the step earned each seat
    - `done` (lanes,), bool: a game ended in this step. The lane shows the next game already
    - `scores` (lanes, 5), int64: final money in the last game that ended in the lane
    - `episode_seeds` (lanes,), int64: the seed of the game that is being played
    - `games` (lanes,), int64: how many games have ended in the lane
    - `states` (lanes,): the games themselves, as the engine keeps them

    `states`, `seat`, `episode_seeds` and `games` are what is played by, and cannot be written to:
    NumPy refuses it (`assignment destination is read-only`). `reset` puts a game into a lane. The
    other arrays only show; what is written there stays until the next step, and changes no game.

    Sealed bids are asked for seat by seat, from the lowest, each until its whole bid is spelled.

    With `opponents`, names of merchants, they play in the same step: a lane steps on until one of
    the learner's seats is to move, and rewards of what happened meanwhile are added up. What a new
    game brings before the learner is first asked earns nothing. Then there is also

    - `players` (lanes, 5), int8: -1 where the learner sits, else which of the opponents
    - `endings` (lanes,): rounds, by_supply, frozen of the last game that ended in the lane

    With `device="cuda"` the games are played on a GPU, and what there is to know are tensors on it:
    see `longshore.envs.cuda.CudaBatch`.
    """

    states: npt.NDArray[np.void]
    seat: npt.NDArray[np.int8]
    episode_seeds: npt.NDArray[np.int64]
    games: npt.NDArray[np.int64]

    def __new__(cls, *given: Any, device: str = "cpu", **named: Any) -> Any:
        if device == "cpu":
            return super().__new__(cls)
        from longshore.envs.cuda.batch import CudaBatch  # which wants PyTorch

        return CudaBatch(*given, device=device, **named)

    def __init__(
        self,
        lanes: int | None = None,
        *,
        device: str = "cpu",
        edition: str = "classic",
        seats: int = 4,
        reward: str = "difference",
        seeds: int | npt.ArrayLike | None = None,
        threads: int = 1,
        settings: Sequence[Options] | None = None,
        opponents: Sequence[str] | None = None,
        learners: int | npt.ArrayLike | None = None,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        """So many lanes of one setting, or with `settings` one lane for each of them.

        `seeds` are the seeds of the lanes' first games, or the first of as many in a row. A lane's
        next game has the seed of its last plus the number of lanes.

        `learners` says how many seats are the learner's, one number or one a lane; with opponents
        one if nothing is said. The first of them moves on by a seat a game, the others and who of
        the opponents sits where are drawn from the game's seed. With `skip_forced` a move that is
        the only one offered is played without asking.
        """
        self.device = device
        if settings is None:
            self.options = (make_options(edition, seats, **options),) * lane_count(lanes)
        else:
            self.options = read_settings(settings, lanes, edition, seats, options)
        self.lanes = len(self.options)
        self.reward, self._kind = reward, reward_kind(reward)
        self.threads = min(thread_count(threads), self.lanes)
        self._first_seeds = read_seeds(0 if seeds is None else seeds, self.lanes)
        self._company: Company | None = None
        if opponents is not None or learners is not None or skip_forced:
            self._company = Company(self.options, opponents, learners, skip_forced)
        self._make_arrays()
        self._share_out()
        prepare(THE_BATCHES if self._company is None else THE_COMPANIES)
        self.reset()

    def _make_arrays(self) -> None:
        lanes = self.lanes
        self._states = np.zeros(lanes, STATE)
        self.observations: Floats = np.zeros((lanes, SIZE), np.float32)
        self.masks: npt.NDArray[np.bool_] = np.zeros((lanes, MOVES), np.bool_)
        self.rewards: Floats = np.zeros((lanes, SEATS), np.float32)
        self._seat: npt.NDArray[np.int8] = np.zeros(lanes, np.int8)
        self.done: npt.NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self.scores: npt.NDArray[np.int64] = np.zeros((lanes, SEATS), np.int64)
        self._episode_seeds: npt.NDArray[np.int64] = np.zeros(lanes, np.int64)
        self._games: npt.NDArray[np.int64] = np.zeros(lanes, np.int64)
        self._own = np.zeros(lanes, LANE)
        self._rules = rules_of(self.options)

    def _share_out(self) -> None:
        """What each thread works on and with, and what can be seen of it."""
        for name in _READ_ALONE:
            setattr(self, name, _read_alone(getattr(self, f"_{name}")))
        ends = np.linspace(0, self.lanes, self.threads + 1).astype(int).tolist()
        self._pool: ThreadPoolExecutor | None = None  # comes when it is needed
        self._shares = [
            Share(
                first=first,
                end=end,
                stride=self.lanes,
                kind=int(self._kind),
                states=inside(self._states),
                goods=inside(self._states.view(GOODS)),
                rules=inside(self._rules),
                lanes=inside(self._own),
                dealt=inside(np.zeros(1, DEAL)),
                small=_room(end - first),
                seeds=self._episode_seeds,
                games=self._games,
                scores=_records(self.scores, SCORES),
                rewards=_records(self.rewards, REWARDS),
                done=self.done,
                seats=self._seat,
                masks=_records(self.masks, MASK),
                observations=_records(self.observations, OBSERVATION),
            )
            for first, end in itertools.pairwise(ends)
        ]
        company = self._company
        self._parties: dict[int, Party] = {}
        if company is not None:
            self._parties = {share.first: company.party() for share in self._shares}

    @property
    def players(self) -> npt.NDArray[np.int8]:
        """By lane and seat: -1 where the learner sits, else which of the opponents."""
        return self._at_tables().players

    @property
    def endings(self) -> npt.NDArray[np.void]:
        """Of each lane, how the last game that ended in it did: rounds, by_supply, frozen."""
        return self._at_tables().endings

    def _at_tables(self) -> Company:
        if self._company is None:
            raise ValueError("This batch has no opponents: give it some, or say how many learn.")
        return self._company

    def reset(
        self,
        seeds: int | npt.ArrayLike | None = None,
        *,
        lanes: npt.ArrayLike | None = None,
        starts: Start | Sequence[Start] | None = None,
    ) -> None:
        """Begin again: with these first seeds, or with those of the last time.

        With `lanes`, a mask or numbers of lanes, these alone begin again, and the others stay as
        they are; seeds are then for these lanes. `starts` is what is begun from instead of a deal:
        a `Game`, a position or a record, for all these lanes or a list with one for each. The game
        after that is dealt as any other. If anything is wrong, nothing is changed in any lane.
        """
        chosen = np.arange(self.lanes) if lanes is None else chosen_lanes(lanes, self.lanes)
        begun = None if starts is None else read_starts(starts, chosen, self.options)
        if seeds is not None:
            self._first_seeds[chosen] = read_seeds(seeds, len(chosen))
        if begun is not None:
            self._states[chosen] = begun
        self._episode_seeds[chosen] = self._first_seeds[chosen]
        self._games[chosen], self.scores[chosen] = 0, 0
        if lanes is None:
            self.draws = 0
        self._begin(chosen, begun is not None)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play a move in every lane: numbers of moves, each by the lane's seat to move.

        If one of them is not offered, nothing is played in any lane.
        """
        chosen = read_actions(actions, self.lanes)
        wrong = first_not_offered(chosen, inside(self._own))
        if wrong != NONE:
            raise ValueError(self._why_not(wrong, int(chosen[wrong])))
        if self._company is None:
            self._in_threads(partial(play_lanes, chosen))
        else:
            self._among_merchants(PLAY, chosen)

    def _begin(self, chosen: Actions, given: bool) -> None:
        if self._company is None:
            self._in_threads(partial(begin_lanes, chosen, given))
        else:
            self._among_merchants(START if given else BEGIN, chosen)

    def _among_merchants(self, mode: int, actions: Actions) -> None:
        parties = self._parties
        self._in_threads(lambda share: run_tables(mode, actions, share, parties[share.first]))

    def advise(self, out: Actions | None = None) -> Actions:
        """What a merchant would play in every lane, the first of the opponents: to be copied.

        It follows its own actions, of several moves each: play what it says, all of it.
        """
        self._at_tables()
        actions = np.empty(self.lanes, np.int64) if out is None else out
        check_array("out", actions, (self.lanes,), np.dtype(np.int64))
        self._among_merchants(ADVISE, actions)
        return actions

    def sample(self, draw: int | None = None, *, out: Actions | None = None) -> Actions:
        """For every lane any of the moves in its mask, each with the same chance.

        The same `draw` brings the same choice. Without it draws are counted from the last reset.
        """
        if draw is None:
            draw, self.draws = self.draws, self.draws + 1
        draw = whole_number("A draw", draw, 0, 2**63 - 1)
        actions = np.empty(self.lanes, np.int64) if out is None else out
        check_array("out", actions, (self.lanes,), np.dtype(np.int64))
        sample_lanes(0, self.lanes, draw, inside(self._own), actions)
        return actions

    def observe_all(self, out: Floats | None = None) -> Floats:
        """Everything, hidden cards and sealed bids included, from the seat to move.

        For who judges a game from outside, as a critic in training. Not for players.
        """
        rows = np.empty((self.lanes, SIZE), np.float32) if out is None else out
        check_array("out", rows, (self.lanes, SIZE), np.dtype(np.float32))
        filled = _records(rows, OBSERVATION)
        self._in_threads(lambda share: observe_lanes(share, filled))
        return rows

    def copy(self) -> BatchEnv:
        """A batch of its own that stands where this one does."""
        twin = object.__new__(BatchEnv)
        twin.__setstate__(self.__getstate__())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> BatchEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All but the threads, what they work with, and what is shown of that."""
        left_out = (*_OF_THREADS, *_READ_ALONE)
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value.copy() if isinstance(value, np.ndarray | Company) else value)
        self._share_out()

    def _compile(self) -> None:
        """Use everything that is compiled."""
        self.reset()
        self.step(self.sample())
        self.observe_all()
        if self._company is not None:
            self.advise()

    def _in_threads(self, work: Callable[[Share], object]) -> None:
        """Do a work on every share of the lanes: the first here, the others in threads."""
        if self.threads == 1:
            work(self._shares[0])
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "longshore-lanes")
        others = [self._pool.submit(work, share) for share in self._shares[1:]]
        work(self._shares[0])
        for other in others:
            other.result()

    def _why_not(self, lane: int, action: int) -> str:
        where = f"Lane {lane}: seat {self.seat[lane]}"
        if not 0 <= action < MOVES:
            return f"{where} cannot play {action}; moves are numbered 0 to {MOVES - 1}."
        offered = ", ".join(
            f"{one} ({move_name(int(one))})" for one in self.masks[lane].nonzero()[0]
        )
        return f"{where} is not offered move {action} ({move_name(action)}), but: {offered}."


THE_BATCHES = Part(
    "the batches of games",
    ("longshore.envs.lanes",),
    lambda: [("a step", lambda: BatchEnv(1)._compile())],
)

THE_COMPANIES = Part(
    "the batches with merchants",
    ("longshore.envs.lanes", "longshore.envs.merchants"),
    lambda: [("a step", lambda: BatchEnv(1, opponents=("merchant",))._compile())],
)


def _read_alone(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same memory, which cannot be written through this, nor made so that it can be."""
    kept = array.view(np.uint8).data.toreadonly()
    return np.frombuffer(kept, array.dtype).reshape(array.shape)


def _room(lanes: int) -> Any:
    """For the small numbers of a block of rows."""
    return inside(np.empty(min(BLOCK, lanes), SMALL))


def _records(array: npt.NDArray[Any], dtype: np.dtype[np.void]) -> Any:
    """The rows of an array as records."""
    return inside(array.view(dtype)[:, 0])
