"""Environments for game AI.

`BatchEnv` needs nothing else; the rooms named after other projects need `longshore[envs]`.
"""
