"""Five seats that play any move they are offered, in PettingZoo's loop.

Prints the final table with its score, and what random play earns on average.
"""

from statistics import mean

from longshore.envs import pettingzoo

GAMES = 8

env = pettingzoo.env(
    edition="anniversary", seats=5, reward="money", round_limit=15, render_mode="ansi"
)
money = {agent: [] for agent in env.possible_agents}
moves = 0

for seed in range(GAMES):
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(1000 * seed + number)  # so that it comes out the same
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            money[agent].append(reward)
            env.step(None)
            continue
        moves += 1
        env.step(env.action_space(agent).sample(observation["action_mask"]))

print(env.render())
print(f"\n{GAMES} games, {moves} moves; on average a seat ends with:")
for agent, results in money.items():
    print(f"  {agent:7} ${mean(results):6.1f}")
