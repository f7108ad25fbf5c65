"""Self-play training of a player for every edition, option and seat count: `longshore train`."""
