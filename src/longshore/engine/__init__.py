"""The rules of the game over one flat record, compiled."""
