"""Calls from a table to the outside: webhooks, and the guard that says what may be called."""
