"""A run of training: begun or gone on with, in its folder, until it is done or stopped."""

from __future__ import annotations

import copy
import json
import math
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from longshore.engine.readiness import prepare
from longshore.envs.settings import STANDARD
from longshore.text.errors import UserError
from longshore.train.learning import Learner, Means
from longshore.train.network import Halved, Network, count_weights, make_actor, make_critic
from longshore.train.playing import KINDS, PAST, Games, Stretch
from longshore.train.settings import TrainingRun
from longshore.train.train_parts import THE_TRAINING

CHECKPOINT, CURVES, RUN = "checkpoint.pt", "curves.jsonl", "run.json"
FROZEN = 2  # past selves at the tables at a time
STAGES = ("copying", "judging", "playing", "done")


class Training:
    """Everything that a run is made of, and where it stands."""

    def __init__(self, run: TrainingRun, folder: Path, against: Network | None = None) -> None:
        """With `against` one seat learns, and the others are played by that network as it is."""
        prepare(THE_TRAINING)
        self.run, self.folder, self.against = run, folder, against
        torch.set_num_threads(run.threads)
        torch.manual_seed(run.seed)
        sizes = run.network
        self.device = device_of(run)
        self.actor = Halved(make_actor(sizes.actor, sizes.actor_blocks), sizes.half, self.device)
        self.critic = Halved(
            make_critic(sizes.critic, sizes.critic_blocks), sizes.half, self.device
        )
        self.average = Halved(copy.deepcopy(self.actor.whole), sizes.half, self.device)
        self.learner = Learner(self.actor, self.critic, self.average, run.learning)
        self.rng = np.random.default_rng(run.seed)
        self.stage, self.decisions, self.seconds = "copying", 0, 0.0
        self.since = 0.0  # seconds, when the stage was begun
        self.past: list[dict[str, torch.Tensor]] = []
        self.snapped = 0
        self.games: Games | None = None
        self.stop = False

    def begin_with(self, actor: Network, critic: Network | None = None) -> None:
        """Begin as networks that have learned before, instead of copying merchants."""
        for own in (self.actor, self.average):
            own.whole.load_state_dict(actor.state_dict())
            own.refresh()
        if critic is not None:
            self.critic.whole.load_state_dict(critic.state_dict())
            self.critic.refresh()
        self._next("judging")

    # ---- going on

    def train(self, seconds: float | None = None) -> None:
        """Go on until the run is done, it is asked to stop, or so many seconds have passed."""
        until = time.monotonic() + seconds if seconds is not None else None
        kept = time.monotonic()
        with _listening(self):
            for told in self._stages():
                self._tell(told)
                if time.monotonic() - kept > self.run.checkpoint:
                    self.save()
                    kept = time.monotonic()
                if self.stop or (until is not None and time.monotonic() > until):
                    break
        self.save()

    def _stages(self) -> Iterator[Means]:
        """Each stretch that is learned from, in all stages that are left."""
        clone, learning = self.run.clone, self.run.learning
        if self.stage == "copying":
            self.games = self.games or self._games(forced=True)
            while self.decisions < clone.decisions:
                yield self._copied()
            self._next("judging")
        if self.stage == "judging":
            yield from self._ahead(clone.critic, 0, judge=True)
            self._next("playing")
        if self.stage == "playing":
            yield from self._ahead(learning.decisions, 60 * learning.minutes, judge=False)
            self.stage = "done"

    def _next(self, stage: str) -> None:
        self.stage, self.decisions, self.games = stage, 0, None
        self.since = self.seconds
        if stage == "judging":
            self.average.whole.load_state_dict(self.actor.whole.state_dict())

    def _games(self, *, forced: bool = False) -> Games:
        lone = self.against is not None
        return Games(self.run, self.device, forced=forced, lone=lone, after=self.decisions)

    def _stretch(self) -> Stretch:
        lanes = self.run.lanes
        return Stretch(lanes.steps, lanes.count, self.actor.dtype, self.device)

    def _copied(self) -> Means:
        games = self.games
        if games is None:
            raise RuntimeError("There are no games to copy from.")
        began = time.monotonic()
        self._room = getattr(self, "_room", None) or self._stretch()
        stretch = games.play(self._room, None)
        played = time.monotonic()
        for group in self.learner.actor_steps.param_groups:
            left = 1 - self.decisions / self.run.clone.decisions
            group["lr"] = self.run.clone.rate * max(0.05, left)
        told = self.learner.copy(stretch, self.rng, self.run.clone.minibatch)
        return self._finish(told, stretch, began, played - began)

    def _left(self, decisions: int, seconds: float) -> float:
        """Which part of a stage is left, by what has been decided or by the clock."""
        left = 1 - self.decisions / decisions
        if seconds > 0:
            left = min(left, 1 - (self.seconds - self.since) / seconds)
        return max(0.0, left)

    def _ahead(self, decisions: int, seconds: float, *, judge: bool) -> Iterator[Means]:
        """Learn from one stretch while the next is played."""
        self.games = self.games or self._games()
        rooms = [self._stretch(), self._stretch()]
        # PyTorch counts its threads in each thread anew
        pool = ThreadPoolExecutor(1, "longshore-games", torch.set_num_threads, (self.run.threads,))
        coming: Future[tuple[Stretch, float]] | None = None
        try:
            number = 0
            while (left := self._left(decisions, seconds)) > 0:
                began = time.monotonic()
                if coming is None:
                    coming = pool.submit(
                        self._played, rooms[number % 2], self._now(), self._asked()
                    )
                stretch, took = coming.result()
                number += 1
                coming = None
                if self.run.ahead:
                    coming = pool.submit(
                        self._played, rooms[number % 2], self._now(), self._asked()
                    )
                if judge:
                    told = self.learner.judge(stretch, self.rng)
                else:
                    told = self.learner.improve(stretch, self.rng, left)
                    self._snap()
                if self.stop and coming is not None:
                    coming.result()
                yield self._finish(told, stretch, began, took)
                if self.stop:
                    return
        finally:
            pool.shutdown()

    def _now(self) -> tuple[Network, list[Network]]:
        """Who plays the next stretch: the network as it is, and past selves."""
        playing = copy.deepcopy(self.actor.working)
        frozen = [self.against] if self.against is not None else []
        if not frozen and self.past and (self.games is None or (self.games.kinds == PAST).any()):
            for number in self.rng.choice(len(self.past), min(FROZEN, len(self.past)), False):
                network = copy.deepcopy(self.actor.working)
                network.load_state_dict(self.past[int(number)])
                frozen.append(network)
        return playing, frozen

    def _asked(self) -> torch.cuda.Event | None:
        """Where a GPU stands in what it has been asked for until now."""
        if self.device.type != "cuda":
            return None
        event = torch.cuda.Event()  # type: ignore[no-untyped-call]
        event.record(torch.cuda.current_stream(self.device))
        return event

    def _played(
        self,
        room: Stretch,
        who: tuple[Network, list[Network]],
        asked: torch.cuda.Event | None,
    ) -> tuple[Stretch, float]:
        began = time.monotonic()
        games = self.games
        if games is None:
            raise RuntimeError("There are no games to play.")
        with _beside(self.device, asked):
            return games.play(room, *who), time.monotonic() - began

    def _snap(self) -> None:
        """Keep the slow average as a past self, now and then."""
        learning = self.run.learning
        if self.against is not None:
            return
        if self.decisions - self.snapped < learning.snapshot and self.past:
            return
        self.snapped = self.decisions
        state = self.average.whole.state_dict()
        self.past.append({name: value.to("cpu", self.actor.dtype) for name, value in state.items()})
        if len(self.past) > learning.kept:  # thin out, oldest and newest stay
            del self.past[int(self.rng.integers(1, learning.kept - 1))]

    def _finish(self, told: Means, stretch: Stretch, began: float, played: float) -> Means:
        took = time.monotonic() - began
        self.decisions += stretch.count
        self.seconds += took
        astray = [name for name, value in told.items() if not math.isfinite(value)]
        if astray:
            raise UserError(
                f"The run has gone astray ({', '.join(astray)} is no number any more): go on from"
                " its last checkpoint with a lower `rate`, or with `half = false`."
            )
        told["rate"] = stretch.count / took
        told["played"] = played
        told["took"] = took
        told.update(_results(stretch))
        return told

    def _tell(self, told: Means) -> None:
        """A line of the curves."""
        row = {
            "stage": self.stage,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 5) for name, value in told.items()},
        }
        with (self.folder / CURVES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    # ---- kept

    def save(self) -> None:
        """Write a checkpoint, whole or not at all."""
        kept = {
            "run": msgspec.to_builtins(self.run),
            "actor": self.actor.whole.state_dict(),
            "critic": self.critic.whole.state_dict(),
            "average": self.average.whole.state_dict(),
            "actor_steps": self.learner.actor_steps.state_dict(),
            "critic_steps": self.learner.critic_steps.state_dict(),
            "pace": self.learner.pace,
            "rng": self.rng.bit_generator.state,
            "stage": self.stage,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "since": self.since,
            "past": self.past,
            "snapped": self.snapped,
            "games": None if self.games is None or self.run.ahead else self.games.kept(),
        }
        partial = self.folder / f"{CHECKPOINT}.part"
        torch.save(kept, partial)
        partial.replace(self.folder / CHECKPOINT)

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on where a checkpoint was."""
        self.actor.whole.load_state_dict(kept["actor"])
        self.critic.whole.load_state_dict(kept["critic"])
        self.average.whole.load_state_dict(kept["average"])
        self.learner.actor_steps.load_state_dict(kept["actor_steps"])
        self.learner.critic_steps.load_state_dict(kept["critic_steps"])
        for network in (self.actor, self.critic, self.average):
            network.refresh()
        self.learner.pace = kept["pace"]
        self.rng.bit_generator.state = kept["rng"]
        self.stage, self.decisions, self.since = kept["stage"], kept["decisions"], kept["since"]
        self.seconds, self.past, self.snapped = kept["seconds"], kept["past"], kept["snapped"]
        if kept["games"] is not None:
            self.games = self._games(forced=self.stage == "copying")
            self.games.restore(kept["games"])

    @property
    def weights(self) -> int:
        return count_weights(self.actor.whole)


def open_training(run: TrainingRun | None, folder: Path) -> Training:
    """A run in its folder: gone on with if it was begun there, else begun."""
    found = folder / CHECKPOINT
    if not found.exists():
        if run is None:
            raise UserError(f"{folder} holds no run to go on with; name the run's TOML file.")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / RUN).write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=2))
        return Training(run, folder)
    kept = torch.load(found, weights_only=False, map_location="cpu")
    was = msgspec.convert(kept["run"], TrainingRun)
    if run is not None and run.network != was.network:
        raise UserError(
            f"{folder} holds a run of another network: give another folder, or the same sizes."
        )
    training = Training(run or was, folder)
    training.restore(kept)
    return training


def device_of(run: TrainingRun) -> torch.device:
    """Where a run learns; what is wrong with it is said in a line."""
    try:
        device = torch.device(run.device)
        torch.zeros(1, device=device)
    except (RuntimeError, AssertionError) as problem:
        said = str(problem).splitlines()[0]
        raise UserError(f"device {run.device!r} cannot be used: {said}") from None
    return device


@contextmanager
def _beside(device: torch.device, asked: torch.cuda.Event | None) -> Iterator[None]:
    """On a GPU: after what had been asked for, beside and before the rest; done when this ends."""
    if asked is None:
        yield
        return
    stream = torch.cuda.Stream(device, priority=-1)  # type: ignore[no-untyped-call]
    stream.wait_event(asked)
    with torch.cuda.stream(stream):
        yield
    stream.synchronize()


def _results(stretch: Stretch) -> dict[str, float]:
    """What became of the games that ended: by kind, and by table for those alone."""
    told: dict[str, float] = {}
    for number, kind in enumerate(KINDS):
        rows = stretch.results[number]
        games, won, seats, supply, frozen, rounds = rows.sum(axis=0)
        if games == 0:
            continue
        told |= {
            f"{kind}.games": games,
            f"{kind}.won": won / games,
            f"{kind}.even": seats / games,
            f"{kind}.supply": supply / games,
            f"{kind}.frozen": frozen / games,
            f"{kind}.rounds": rounds / games,
        }
        for table, name in enumerate(STANDARD):
            if rows[table, 0] > 0:
                told[f"{kind}.{name}.games"] = rows[table, 0]
                told[f"{kind}.{name}.won"] = rows[table, 1] / rows[table, 0]
                told[f"{kind}.{name}.supply"] = rows[table, 3] / rows[table, 0]
    return told


@contextmanager
def _listening(training: Training) -> Iterator[None]:
    """Ctrl-C and a request to end finish the stretch and keep what was learned."""

    def asked(*_: object) -> None:
        training.stop = True

    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(one, asked) for one in signals]
    try:
        yield
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)
