"""pgx on the CPU: a batch of games, every step of the loop inside one compiled function.

On one core larger batches are no faster, and from 512 games on they are clearly slower.
"""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness

BATCH = 64
STEPS = 128  # moves a game makes in one call


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """Calls of a compiled loop: legal mask, uniform choice, step, a new game where one is over."""
    jax: Any = import_module("jax")
    run, carried = _compiled_play(game)

    def play() -> harness.Tally:
        nonlocal carried
        carried, finished = jax.block_until_ready(run(carried))
        return harness.Tally(BATCH * STEPS, games=int(finished))

    play()  # compiles
    named = f"pgx {version('pgx')}, jax {version('jax')}"
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


def _compiled_play(game: str) -> tuple[Any, Any]:
    """The compiled loop, and what it carries from call to call: the games and the random key."""
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    env: Any = import_module("pgx").make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(key: Any, mask: Any) -> Any:
        # the drawn-th legal action; a categorical draw would need a random number for each action
        legal_so_far = jnp.cumsum(mask.astype(jnp.int32), axis=1)
        drawn = jax.random.randint(key, (BATCH,), 0, legal_so_far[:, -1])
        return (legal_so_far <= drawn[:, None]).sum(axis=1).astype(jnp.int32)

    def one_move(_index: Any, carried: Any) -> Any:
        states, key, finished = carried
        key, choice_key, step_key = jax.random.split(key, 3)
        actions = choose(choice_key, states.legal_action_mask)
        states = step(states, actions, jax.random.split(step_key, BATCH))
        return states, key, finished + states.terminated.sum()

    def moves(carried: Any) -> Any:
        states, key, finished = jax.lax.fori_loop(0, STEPS, one_move, (*carried, jnp.int32(0)))
        return (states, key), finished

    first_key, key = jax.random.split(jax.random.PRNGKey(0))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first_key, BATCH))
    return jax.jit(moves), (states, key)


if __name__ == "__main__":
    harness.main(measure, ("backgammon", "sparrow_mahjong"))
