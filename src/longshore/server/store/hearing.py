"""Listening to PostgreSQL in a thread of its own, through whatever happens to the connection."""

from __future__ import annotations

import logging
import selectors
import socket
import threading
from collections.abc import Callable
from typing import Any, TypeAlias

import psycopg
from psycopg import sql

from longshore.server.store.errors import StoreError, reason
from longshore.server.store.listener import EVERYTHING

Hearing: TypeAlias = "psycopg.Connection[Any]"

_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.1, 5.0

_logger = logging.getLogger(__name__)


class Ear:
    """Calls `heard` with what is told on a channel, and with `*` when something was missed.

    It waits without asking; that the other end is gone, the connection's keepalives find out.
    """

    def __init__(
        self, connect: Callable[[], Hearing], channel: str, heard: Callable[[str], None]
    ) -> None:
        self._connect, self._channel, self._heard = connect, channel, heard
        try:
            first = self._listening()
        except psycopg.Error as problem:
            said = reason(problem)
            raise StoreError(
                f"The database cannot be listened to: {said}.", lost=True, reason=said
            ) from None
        self._closed = threading.Event()
        self._bell, self._door = socket.socketpair()
        self._thread = threading.Thread(
            target=self._run, args=(first,), name="longshore-listener", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Stop listening; nothing is heard afterwards."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._bell.close()  # wakes who waits at the door
        self._thread.join()
        self._door.close()

    def _run(self, connection: Hearing | None) -> None:
        while connection is not None:
            try:
                with connection:
                    self._follow(connection)
            except psycopg.Error as problem:
                _logger.warning("The listener lost the database: %s.", reason(problem))
            connection = self._again()
            if connection is not None:
                self._tell(EVERYTHING)

    def _follow(self, connection: Hearing) -> None:
        """Pass on what is told, until told to stop or the connection fails."""
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._door, selectors.EVENT_READ)
            while not self._closed.is_set():
                selector.select()
                for told in connection.notifies(timeout=0):
                    self._tell(told.payload)

    def _again(self) -> Hearing | None:
        """Another connection, however long it takes; None if there is no need any more."""
        pause = _FIRST_PAUSE_S
        while not self._closed.is_set():
            try:
                return self._listening()
            except psycopg.Error as problem:
                _logger.warning("The listener waits for the database: %s.", reason(problem))
            self._closed.wait(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_S)
        return None

    def _listening(self) -> Hearing:
        connection = self._connect()
        try:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
        except BaseException:
            connection.close()
            raise
        return connection

    def _tell(self, message: str) -> None:
        if self._closed.is_set():
            return
        try:
            self._heard(message)
        except Exception:  # one who does not listen must not make the others deaf
            _logger.exception("What the database told could not be passed on.")
