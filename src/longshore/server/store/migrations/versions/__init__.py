"""The scripts, in the order of their numbers."""
