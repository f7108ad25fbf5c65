"""Playing at a table elsewhere, from Python.

    with Client("http://127.0.0.1:8080") as client:
        seat = client.play_bots("classic", 4)
        seat.play_with(lambda moment: moment.actions[0])    # or: play_bot(seat, MyBot())

Answers are the types of `longshore.server.http.api.types`; what is refused is raised as `Refused`,
and what does not arrive as `Unreachable`.
"""

try:
    import httpx as _httpx  # noqa: F401
    import starlette as _starlette  # noqa: F401 — for the types of the wire
    import websockets as _websockets  # noqa: F401
except ModuleNotFoundError:
    raise ImportError(
        "longshore.client needs the extra 'server': pip install 'longshore[server]'."
    ) from None

from longshore.client.bots import BotGame, play_bot
from longshore.client.channel import News
from longshore.client.client import Client, Host
from longshore.client.errors import ClientError, Refused, Unreachable
from longshore.client.seat import Seat
from longshore.client.visitor import Log, Visitor
from longshore.client.watching import Moment
from longshore.server.domain.told import Told
from longshore.server.http.api.types import Seen

__all__ = [
    "BotGame",
    "Client",
    "ClientError",
    "Host",
    "Log",
    "Moment",
    "News",
    "Refused",
    "Seat",
    "Seen",
    "Told",
    "Unreachable",
    "Visitor",
    "play_bot",
]
