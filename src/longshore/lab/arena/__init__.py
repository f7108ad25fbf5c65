"""The arena: players of any kind measured at the same deals, and every game kept."""

RESULTS = "results/arena"  # where the folders of arenas lie, unless said
