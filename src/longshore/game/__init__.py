"""The game above the engine: options, actions, events, views, and `Game`, its friendly face."""
