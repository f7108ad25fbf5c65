"""A game to take away, and read again: what is wrong with it, if anything."""
