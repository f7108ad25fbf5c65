"""Longshore in a terminal: boards, the game at the keyboard, and what the commands print."""
