"""The way in: routes, the live channel, guards, metrics, the built page."""
