"""What many threads read at once, for the first time: none of them ends the process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.patience import PATIENCE

# msgspec looks at a type when it is first read. Here that takes long enough for all threads to come
# while the first one is at it; where it gives them what it has so far, the process is gone.
READING = """
import sys, threading, time
from contextlib import suppress
from msgspec import MsgspecError, _utils
from longshore.client.calling import Caller
from longshore.client.errors import Unreachable
from longshore.server.domain.orders import Orders, stored_orders
from longshore.server.http.api.types import Catalogue, LobbyTable, TableTold
from longshore.server.runtime.units import Card, read_card

look = _utils._forward_ref
def slowly(value):
    time.sleep(0.003)
    return look(value)
_utils._forward_ref = slowly

caller = Caller("http://127.0.0.1:1", patience=0, timeout=1)
answers = [(kind, lambda body, kind=kind: caller.decoded(body, kind))
           for kind in (Catalogue, LobbyTable, TableTold)]
readers = {"client": answers, "server": [(Card, read_card), (Orders, stored_orders)]}[sys.argv[1]]
gate = threading.Barrier(8)

def read(number):
    for kind, reader in readers:
        gate.wait()
        time.sleep(number * 0.005)
        with suppress(Unreachable, MsgspecError):
            reader(b'{"%s": null}' % kind.__struct_encode_fields__[-1].encode())

threads = [threading.Thread(target=read, args=(number,)) for number in range(8)]
for one in threads:
    one.start()
for one in threads:
    one.join()
"""


@pytest.mark.parametrize("who", ["client", "server"])
def test_many_threads_read_something_for_the_first_time(who: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING, who],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
