"""The engines that Longshore is measured beside, each in a module of its own."""

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
    Peer("catanatron", "Catan, Python", "peers.catan", "catan"),
    Peer("openspiel-gin_rummy", "gin rummy, C++ from Python", "peers.openspiel", "gin_rummy"),
    Peer("openspiel-backgammon", "backgammon, C++ from Python", "peers.openspiel", "backgammon"),
    Peer("pgx-backgammon", "backgammon, JAX, batch of 64", "peers.pgx_batch", "backgammon"),
    Peer("pgx-sparrow_mahjong", "mahjong, JAX, batch of 64", "peers.pgx_batch", "sparrow_mahjong"),
)
