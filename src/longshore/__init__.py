"""Longshore: an independent implementation of the rules of Container."""

__version__ = "0.1.0"
