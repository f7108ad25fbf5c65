"""A line to a server that can be cut: at once, or after a request was passed on and before its
answer is.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

from tests.server.moving_time import until

HOST = "127.0.0.1"


class CuttableLine:
    """Passes bytes on between clients and a server, until told otherwise."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listening = socket.create_server((HOST, 0))
        self.url = f"http://{HOST}:{self._listening.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self.answers_to_drop = 0
        self.passed_on = 0  # connections
        self.answers = 0  # pieces that came from the server
        self._start(self._listen)

    def cut(self) -> None:
        """Cut every connection there is; new ones may be made."""
        with self._lock:
            for one in self._open:
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def cut_until_called(self) -> None:
        """Cut until somebody has called again, who follows what happens."""
        before = self.passed_on
        until(lambda: self.passed_on > before or self.cut())

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()
        for thread in self._threads:
            thread.join(5)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _start(self, target: object, *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection((HOST, self._server_port))
            except OSError:
                near.close()
                continue
            self.passed_on += 1
            with self._lock:
                self._open |= {near, far}
            ends = [2]
            self._start(self._pass_on, near, far, False, ends)
            self._start(self._pass_on, far, near, True, ends)

    def _pass_on(
        self, source: socket.socket, target: socket.socket, answers: bool, ends: list[int]
    ) -> None:
        try:
            while data := source.recv(65536):
                if answers and self.answers_to_drop:
                    self.answers_to_drop -= 1
                    break
                target.sendall(data)
                self.answers += answers
        except OSError:
            pass
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        with self._lock:
            ends[0] -= 1
            if ends[0] == 0:
                self._open -= {source, target}
                source.close()
                target.close()
