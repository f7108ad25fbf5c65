"""The table servers under load, for `table.py`: Longshore's, and boardgame.io's beside it."""
