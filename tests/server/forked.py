"""A server that can be killed a thousand times: each of its processes is forked, not started."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import sys
import threading
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE
from tests.server.processes import HERE, SECONDS


class Forked:
    """To be used as a `Process`; `clock` is how far ahead the clock of its machine is, in ms."""

    def __init__(self, database: str, **config: Any) -> None:
        self.database, self.clock = database, 0
        self.port, self.url, self.pid = 0, "", 0
        self.said: list[str] = []
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        wanted = json.dumps({"database": database, **config})
        self._parent = subprocess.Popen(
            [sys.executable, "-W", "error", str(HERE / "serving_forked.py"), wanted],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for listen in (self._listen, self._hear):
            threading.Thread(target=listen, daemon=True).start()
        self._heard("prepared")
        self.again()

    def _listen(self) -> None:
        """Its lines; nobody may stop because nobody listens."""
        assert self._parent.stderr is not None
        with self._parent.stderr as lines:
            self.said.extend(lines)

    def _hear(self) -> None:
        assert self._parent.stdout is not None
        with self._parent.stdout as lines:
            for line in lines:
                self._answers.put(json.loads(line))

    def _heard(self, *kinds: str) -> dict[str, Any]:
        """What is said next of these kinds; of servers that are no more nothing counts."""
        while True:
            try:
                told = self._answers.get(timeout=PATIENCE)
            except queue.Empty:
                raise RuntimeError("The server did not answer:\n" + "".join(self.said)) from None
            if told["kind"] in kinds and told.get("pid") in (None, self.pid or told.get("pid")):
                return told

    def _tell(self, **what: Any) -> None:
        assert self._parent.stdin is not None
        self._parent.stdin.write(json.dumps(what) + "\n")
        self._parent.stdin.flush()

    def ready(self) -> Self:
        """Wait until it answers."""
        told = self._heard("ready")
        self.url, self.port = told["url"], int(told["url"].rpartition(":")[2])
        return self

    def again(self) -> Self:
        """A server once more, on the same port."""
        self._tell(do="start", port=self.port, clock=self.clock)
        self.pid = 0
        self.pid = self._heard("started")["pid"]
        return self

    def kill(self) -> None:
        """As a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would; it has to end well."""
        assert self._end(signal.SIGTERM) == 0, "".join(self.said)

    def _end(self, how: signal.Signals) -> int:
        self._tell(do="end", signal=int(how))
        status: int = self._heard("ended")["status"]
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.stop() if problem is None else self.kill()
        finally:
            assert self._parent.stdin is not None
            self._parent.stdin.close()
            self._parent.wait(SECONDS)
