"""People who have accounts here, where the host offers them: what opens one, and what it has."""
