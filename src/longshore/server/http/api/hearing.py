"""What comes in over a live channel, and what is said to it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from longshore.game.refusals import IllegalAction
from longshore.server.domain.refused import Malformed, WishRefused
from longshore.server.http.api.game import chat_once, play_at_once, play_once
from longshore.server.http.api.live_channel import LiveChannel
from longshore.server.http.api.messages import (
    Beat,
    BeatFrame,
    Done,
    NotDone,
    PlayFrame,
    ToServer,
)
from longshore.server.http.api.wire import parse
from longshore.server.http.errand import Errand
from longshore.server.http.limits import LARGEST_MESSAGE
from longshore.server.runtime.changing import Granted, Outcome
from longshore.server.store import StoreError

BROKEN = 1011  # why a channel was closed, by WebSocket's numbers
logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


def hear(
    socket: WebSocket, channel: LiveChannel, text: str | bytes, answered: Callable[[], None]
) -> None:
    """Take a wish as it comes in, and call `answered` once it is. Nearly all of them are actions
    that can be played at once, without a coroutine.
    """
    wish = _playable(channel, text)

    def done(outcome: Outcome) -> None:
        if isinstance(outcome, Granted) and wish is not None:
            said = _encode(Done(key=wish.key, seq=outcome.line.seq))
            if channel.push(said):
                answered()
                return
        again = outcome is None
        what = reply(channel, text, wish) if again else _told(outcome, wish)
        Errand(_answer(socket, channel, what, answered))

    if wish is None:
        Errand(_answer(socket, channel, reply(channel, text), answered))
        return
    try:
        begun = play_at_once(channel.who, wish, done)
    except Exception as problem:  # noqa: BLE001  it is logged where it is answered
        done(problem)
        return
    if not begun:
        done(None)


def _playable(channel: LiveChannel, text: str | bytes) -> PlayFrame | None:
    """A wish to take actions, which is counted; None for all else, and where there is something
    to be said against it.
    """
    if not channel.metered or len(text) > LARGEST_MESSAGE:
        return None
    try:
        frame: ToServer = parse(text, ToServer)  # type: ignore[arg-type]
        if not isinstance(frame, PlayFrame):
            return None
        channel.who.take_wishes(len(frame.actions))
    except WishRefused:
        return None
    return frame


async def _answer(
    socket: WebSocket,
    channel: LiveChannel,
    what: Awaitable[Beat | Done | NotDone],
    answered: Callable[[], None],
) -> None:
    """Say what became of a wish."""
    try:
        said = _encode(await what)
        with contextlib.suppress(*_GONE):
            await tell(socket, channel, said)
    except Exception:
        logger.exception("Something went wrong in a live channel.")
        await close(socket, BROKEN)
    finally:
        answered()


async def _told(outcome: Outcome, wish: PlayFrame | None) -> Done | NotDone:
    key = None if wish is None else wish.key
    if isinstance(outcome, Granted):
        return Done(key=key, seq=outcome.line.seq)
    if isinstance(outcome, Exception) and not isinstance(outcome, StoreError):
        raise outcome
    return refused(WishRefused("store-trouble"), key)


# nobody is there any more to hear it; Starlette says so by a RuntimeError after a close
_GONE = (WebSocketDisconnect, WebSocketDisconnected, ConnectionError, RuntimeError)


async def tell(socket: WebSocket, channel: LiveChannel, said: bytes) -> None:
    if not channel.push(said):
        await socket.send_text(said.decode())


async def reply(
    channel: LiveChannel, text: str | bytes, wish: PlayFrame | None = None
) -> Beat | Done | NotDone:
    """What is said to a message; of a `wish` that it is, if that was read and counted before."""
    key: str | None = None if wish is None else wish.key
    try:
        frame = _frame(channel, text) if wish is None else wish
        if isinstance(frame, BeatFrame):
            return Beat(seq=channel.seq)
        key = frame.key
        if isinstance(frame, PlayFrame):
            done = await play_once(channel.who, frame, counted=wish is not None)
        else:
            done = await chat_once(channel.who, frame)
        return Done(key=key, seq=done.seq)
    except (WishRefused, IllegalAction) as problem:
        channel.who.house.metrics.refused(problem.code)
        return refused(problem, key)
    except StoreError:
        return refused(WishRefused("store-trouble"), key)


def _frame(channel: LiveChannel, text: str | bytes) -> ToServer:
    """What was sent; it is counted where that was not done before it came here."""
    if not channel.metered:  # under another server than ours
        channel.who.house.limits.requests.take(channel.who.address)
    if len(text) > LARGEST_MESSAGE:
        raise Malformed("frame-too-large", most=LARGEST_MESSAGE)
    frame: ToServer = parse(text, ToServer)  # type: ignore[arg-type]
    return frame


def refused(problem: WishRefused | IllegalAction, key: str | None) -> NotDone:
    return NotDone(code=problem.code, values=problem.values, text=str(problem), key=key)


async def close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)
