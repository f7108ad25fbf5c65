"""People brought together: who waits for a seat, tournaments and leagues."""
