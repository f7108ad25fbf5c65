"""The table: a server where people and bots play, live or over days.

It seats people, keeps the log of each table and tells everybody what they may know. What can be
done in a game is the engine's business; there is no rule here.
"""
