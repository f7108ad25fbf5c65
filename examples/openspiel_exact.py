"""A game that is solved: the last auction, with exact exploitability by OpenSpiel's own tools.

Two seats bid at once for a cargo, and the third decides; each knows its own card alone. Written out
as a tree it is a compiled game of OpenSpiel, on which CFR+ does a hundred iterations in a moment.
"""

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import longshore.envs.openspiel  # noqa: F401 - registers the game

game = pyspiel.load_game("longshore", {"preset": "auction", "reward": "money"})
tree = pyspiel.load_efg_game(export_gambit(pyspiel.convert_to_turn_based(game)))
solver = pyspiel.CFRPlusSolver(tree)

# NashConv: what all seats together could win by each answering best to the others, in dollars
print(f"moves at random: {pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)):7.4f}")
for iteration in range(1, 101):
    solver.evaluate_and_update_policy()
    if iteration in (10, 30, 100):
        exploitable = pyspiel.nash_conv(tree, solver.average_policy())
        print(f"after {iteration:3} iterations: {exploitable:7.4f}")
ends = pyspiel.expected_returns(tree.new_initial_state(), solver.average_policy(), -1, True)
print("so played, blue, red and yellow end with", *(f"${money:.2f}" for money in ends))
