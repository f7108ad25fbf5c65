"""How the schema came to be what it is: a script for each change, run when a store is opened.

A new one goes into `versions/`, with its number in `schema.HEAD`. It has to keep what is stored.
"""
