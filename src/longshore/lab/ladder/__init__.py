"""The ladder: how strong bots are, measured by games, with honest intervals."""
