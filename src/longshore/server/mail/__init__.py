"""Telling people with accounts of their games: what of, by which way, and letters by mail."""
