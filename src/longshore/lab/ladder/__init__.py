"""The ladder: how strong bots are, measured by games, with honest intervals."""

RESULTS = "results/ladder"  # where the results of a plan are kept, unless said
