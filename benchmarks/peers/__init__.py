"""The engines that Longshore is measured beside, each in a module of its own.

Three comparisons: how fast random moves are played, how fast bots play whole games, and how fast
environments step.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Peer:
    """One row of the comparison: `python -m MODULE GAME` measures it."""

    name: str
    what: str
    module: str
    game: str

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("-m", self.module, self.game)


PEERS = (
    Peer("container-engine", "Container, TypeScript", "peers.container_engine", "container"),
    Peer("catanatron", "Catan, Python", "peers.catan", "random"),
    Peer("openspiel-gin_rummy", "gin rummy, C++ from Python", "peers.openspiel", "gin_rummy"),
    Peer("openspiel-backgammon", "backgammon, C++ from Python", "peers.openspiel", "backgammon"),
    Peer("pgx-backgammon", "backgammon, JAX, batch of 64", "peers.pgx_batch", "backgammon"),
    Peer("pgx-sparrow_mahjong", "mahjong, JAX, batch of 64", "peers.pgx_batch", "sparrow_mahjong"),
)

LONGSHORE = "longshore"
CATANATRON = "catanatron"


@dataclass(frozen=True, slots=True)
class Table:
    """One row of the comparison of whole games: four bots of one kind at a table.

    `python -m MODULE GAME` measures it, in the environment of its engine.
    """

    engine: str
    who: str
    bots: str
    module: str
    game: str

    @property
    def name(self) -> str:
        return f"{self.who}, {self.bots}"

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("-m", self.module, self.game)


TABLES = (
    *(
        Table(LONGSHORE, f"Longshore {edition}", bots, "own", f"{edition}:{game}")
        for edition in ("classic", "anniversary")
        for bots, game in (
            ("random", "random"),
            ("merchant", "merchant"),
            ("merchant, compiled", "merchant-compiled"),
            ("merchant playouts", "merchant-playouts"),
        )
    ),
    *(
        Table(CATANATRON, "catanatron", bots, "peers.catan", game)
        for bots, game in (
            ("RandomPlayer", "random"),
            ("WeightedRandomPlayer", "weighted"),
            ("VictoryPointPlayer", "victory-points"),
        )
    ),
)

ENVIRONMENTS = "environments"


@dataclass(frozen=True, slots=True)
class Environment:
    """One row of the comparison of environments, with observations and masks at every step.

    `python -m MODULE GAME` measures it, Longshore's own in the project's environment.
    """

    name: str
    what: str
    module: str
    game: str
    threads: int = 1

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("-m", self.module, self.game)

    @property
    def own(self) -> bool:
        return self.module == OWN_ENVIRONMENTS


OWN_ENVIRONMENTS = "envs_own"
STANDARD = tuple((edition, seats) for edition in ("classic", "anniversary") for seats in (3, 4, 5))
OWN_LANES = 1024  # for each thread


def batch_row(edition: str, seats: int, threads: int = 1) -> str:
    """The name of a row of Longshore's own batches."""
    row = f"BatchEnv {edition}-{seats}"
    return row if threads == 1 else f"{row}, {threads} threads"


STEPPED = (
    *(
        Environment(
            batch_row(edition, seats, threads),
            f"Container, {OWN_LANES * threads} lanes",
            OWN_ENVIRONMENTS,
            f"batch:{edition}:{seats}:{threads}",
            threads,
        )
        for threads, settings in ((1, STANDARD), (2, (("classic", 4), ("anniversary", 4))))
        for edition, seats in settings
    ),
    *(
        Environment(f"pgx {game}", f"JAX, batch of {batch}", "peers.pgx_batch", game)
        for game, batch in (
            ("tic_tac_toe", 1024),
            ("connect_four", 1024),
            ("leduc_holdem", 1024),
            ("backgammon", 64),
            ("sparrow_mahjong", 64),
        )
    ),
    *(
        Environment(
            f"Longshore AEC {edition}-4",
            "Container in PettingZoo, one game",
            OWN_ENVIRONMENTS,
            f"pettingzoo:{edition}:4:1",
        )
        for edition in ("classic", "anniversary")
    ),
    *(
        Environment(f"PettingZoo {game}", "one game", "peers.pettingzoo_games", game)
        for game in ("tictactoe", "connect_four", "leduc_holdem", "chess")
    ),
)
