"""One seat against bots, as a Gymnasium environment: what moves drawn at random come to."""

import gymnasium

from longshore.envs.gymnasium import ID

GAMES = 20


def main() -> None:
    """Play against two merchants, and show the table at the end of the last game."""
    env = gymnasium.make(ID, edition="classic", seats=3, opponents="merchant", render_mode="ansi")
    env.action_space.seed(1)
    wins = moves = 0
    for seed in range(GAMES):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            _, _, over, _, info = env.step(action)
            moves += 1
        wins += info["win"]
        print(f"game {seed}: final money", *(f"{money:4.0f}" for money in info["scores"]))
    print(env.render())
    print(f"Blue drew {moves} moves in {GAMES} games and won {wins:g} of them.")


if __name__ == "__main__":
    main()
