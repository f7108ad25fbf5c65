"""What a browser is called in a list of one's own: its kind and its system, and no version."""

from __future__ import annotations

_KINDS = (  # the first that is found: most call themselves by others' names, too
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
_LONGEST = 1000


def browser_name(agent: str) -> str:
    """As `Firefox, Linux`; empty for what is none of those."""
    agent = agent[:_LONGEST]
    kind = next((name for sign, name in _KINDS if sign in agent), None)
    system = next((name for sign, name in _SYSTEMS if sign in agent), None)
    return ", ".join(part for part in (kind, system) if part)
