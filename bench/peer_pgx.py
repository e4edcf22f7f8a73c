"""pgx: two of its games, many at once, compiled by JAX for the processor."""

from importlib.metadata import version

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

from bench.worker import Case, decisions, serve

GAMES = ("backgammon", "chess")
BATCH = 1024  # where it is fastest on a processor


def batch(name: str) -> Case:
    env = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))
    key = jax.random.key(1)

    @jax.jit  # type: ignore[untyped-decorator]
    def stepped(games: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, chosen, luck = jax.random.split(key, 3)
        actions = act_randomly(chosen, games.legal_action_mask)
        return step(games, actions, jax.random.split(luck, BATCH)), key

    games, key = stepped(start(jax.random.split(key, BATCH)), key)

    def answer() -> int:
        nonlocal games, key
        games, key = stepped(games, key)
        games.observation.block_until_ready()
        return BATCH

    return decisions(answer)


def main() -> None:
    serve("pgx", version("pgx"), {f"pgx {name}": {"batch": batch(name)} for name in GAMES})


if __name__ == "__main__":
    main()
