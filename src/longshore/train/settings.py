"""A run as it is written down: one TOML file."""

from __future__ import annotations

from importlib import resources

import msgspec

from longshore.envs.settings import STANDARD
from longshore.game.written_sheets import read_sheet
from longshore.text.errors import UserError
from longshore.text.files import read_text

MOST_SEED = 62  # with 2^34 games for each of them


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sizes of the two networks: who plays, and who judges with everything in sight."""

    actor: int = 256
    actor_blocks: int = 2
    critic: int = 192
    critic_blocks: int = 2
    half: bool = True  # with 16-bit numbers, where that is quicker


class Lanes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The games that are played at once, and against whom."""

    count: int = 1024
    steps: int = 40  # between two updates
    alone: float = 0.3  # one seat learns, the others are opponents
    among: float = 0.2  # two learn
    past: float = 0.1  # all seats learn, but some are played by past selves
    opponents: tuple[str, ...] = ("merchant",)
    tables: dict[str, float] = {}  # weights; all standard tables evenly, if none are named
    round_limit: int = 40
    untold: float = 0.75  # lanes in which the round limit is not told
    seed: int = 1  # 0 to MOST_SEED, of all games: those from 2^40 on are for showing


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played for."""

    win: float = 1.0
    money: float = 0.5  # of one's money against the mean of the others'
    scale: float = 60.0  # dollars that count as one
    most: float = 1.5
    stalled: float = 0.3  # what a game that ran into its round limit costs each


class Clone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """First the merchants are copied, and the critic learns what their games come to."""

    decisions: int = 3_000_000
    minibatch: int = 512
    rate: float = 1e-3
    critic: int = 1_500_000  # decisions of the copy, from which only the critic learns


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """PPO, and what it is held by."""

    decisions: int = 100_000_000
    minutes: float = 0.0  # of learning, if that is sooner; 0 for as long as it takes
    minibatch: int = 4096
    epochs: int = 1
    clip: float = 0.2
    trace: float = 0.95
    rate: float = 3e-4
    last_rate: float = 3e-5
    clipped: float = 0.12  # part of the decisions: where it is more, steps become smaller
    critic_rate: float = 5e-4
    entropy: float = 0.005
    last_entropy: float = 0.001
    average: float = 0.999  # of the slow average, a minibatch
    pull: float = 0.02  # towards it
    pulled: float = 0.25  # part of each minibatch that is
    gradient: float = 0.5
    snapshot: int = 2_000_000  # decisions between two past selves
    kept: int = 12  # past selves


class TrainingRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A run of training, whole."""

    name: str = "longshore"
    seed: int = 1
    device: str = "cpu"
    threads: int = 1  # of PyTorch
    env_threads: int = 1
    ahead: bool = True  # the next games are played while the last are learned from
    checkpoint: float = 240.0  # seconds between two
    network: Sizes = Sizes()
    lanes: Lanes = Lanes()
    reward: Stakes = Stakes()
    clone: Clone = Clone()
    learning: Learning = Learning()


PRESETS = ("processor", "graphics", "response", "response-graphics", "tiny")


def read_run(named: str) -> TrainingRun:
    """A run from its file, or one of those that come with Longshore by its name."""
    if named in PRESETS:
        text = (resources.files("longshore.train") / "presets" / f"{named}.toml").read_text("utf-8")
    else:
        try:
            text = read_text(named)
        except UserError as problem:
            said = f"{problem} A run is a TOML file, or one of {', '.join(PRESETS)}."
            raise UserError(said) from None
    return parse_run(text, named)


def parse_run(text: str, named: str = "the run") -> TrainingRun:
    """A run from its text; what is wrong with it is said in a line."""
    run = read_sheet(named, text, TrainingRun)
    _check(run, named)
    return run


def _check(run: TrainingRun, named: str) -> None:
    unknown = set(run.lanes.tables) - set(STANDARD)
    if unknown:
        raise UserError(
            f"{named}: there is no table {min(unknown)!r}; there are {', '.join(STANDARD)}."
        )
    if not 0 <= run.lanes.seed <= MOST_SEED:
        raise UserError(f"{named}: lanes.seed is 0 to {MOST_SEED}, not {run.lanes.seed}.")
    shares = run.lanes.alone + run.lanes.among + run.lanes.past
    if shares > 1 or min(run.lanes.alone, run.lanes.among, run.lanes.past) < 0:
        raise UserError(
            f"{named}: alone, among and past are parts of the lanes, at most 1 together."
        )
    if run.lanes.count < 8 or run.lanes.steps < 4:
        raise UserError(f"{named}: a run has at least 8 lanes and 4 steps.")
