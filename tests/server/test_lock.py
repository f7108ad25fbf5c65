"""The lock of a table: one holds it at a time, in the order in which they came."""

from __future__ import annotations

import asyncio

from longshore.server.runtime.lock import TableLock


def test_whoever_came_first_has_it_first_and_nobody_gets_between() -> None:
    async def run() -> list[str]:
        lock, had = TableLock(), list[str]()

        async def hold(name: str) -> None:
            async with lock:
                had.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        waiting = [asyncio.create_task(hold(name)) for name in "abc"]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take()  # it is the first one's already
        await asyncio.gather(*waiting)
        assert not lock.locked()
        return had

    assert asyncio.run(run()) == ["a", "b", "c"]


def test_who_goes_away_while_waiting_keeps_nobody_from_it() -> None:
    async def run() -> None:
        lock = TableLock()
        assert lock.take()
        first, second, third = (asyncio.create_task(lock.acquire()) for _ in range(3))
        await asyncio.sleep(0)
        first.cancel()  # while it waits
        await asyncio.sleep(0)
        lock.release()
        second.cancel()  # when it was given to it, and does not know yet
        await third
        assert lock.locked()
        lock.release()
        assert lock.take()

    asyncio.run(run())
