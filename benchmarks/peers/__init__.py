"""The engines that Longshore is measured beside, each in a module of its own.

Two comparisons: how fast random moves are played, and how fast bots play whole games.
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
