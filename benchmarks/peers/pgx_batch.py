"""pgx on the CPU: a batch of games, every step of the loop inside one compiled function.

Each game has the batch that was quickest on one core, of those tried from 16 to 4096.
"""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness

BATCHES = {
    "backgammon": 64,
    "sparrow_mahjong": 64,
    "leduc_holdem": 1024,
    "connect_four": 1024,
    "tic_tac_toe": 1024,
}
MOVES = 8192  # of all games of a batch, in one call


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """Calls of a compiled loop: legal mask, uniform choice, step, a new game where one is over."""
    jax: Any = import_module("jax")
    batch = BATCHES[game]
    run, carried = _compiled_play(game, batch)

    def play() -> harness.Tally:
        nonlocal carried
        carried, finished = jax.block_until_ready(run(carried))
        return harness.Tally(MOVES, games=int(finished))

    play()  # compiles
    named = f"pgx {version('pgx')}, jax {version('jax')}"
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


def _compiled_play(game: str, batch: int) -> tuple[Any, Any]:
    """The compiled loop, and what it carries from call to call: the games and the random key."""
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    env: Any = import_module("pgx").make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(key: Any, mask: Any) -> Any:
        # the drawn-th legal action; a categorical draw would need a random number for each action
        legal_so_far = jnp.cumsum(mask.astype(jnp.int32), axis=1)
        drawn = jax.random.randint(key, (batch,), 0, legal_so_far[:, -1])
        return (legal_so_far <= drawn[:, None]).sum(axis=1).astype(jnp.int32)

    def one_move(_index: Any, carried: Any) -> Any:
        states, key, finished = carried
        key, choice_key, step_key = jax.random.split(key, 3)
        actions = choose(choice_key, states.legal_action_mask)
        states = step(states, actions, jax.random.split(step_key, batch))
        return states, key, finished + states.terminated.sum()

    def moves(carried: Any) -> Any:
        states, key, finished = jax.lax.fori_loop(
            0, MOVES // batch, one_move, (*carried, jnp.int32(0))
        )
        return (states, key), finished

    first_key, key = jax.random.split(jax.random.PRNGKey(0))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first_key, batch))
    return jax.jit(moves), (states, key)


if __name__ == "__main__":
    harness.main(measure, tuple(BATCHES))
