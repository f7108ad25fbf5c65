"""A game to look at: a board as SVG and as text, the log in sentences."""
