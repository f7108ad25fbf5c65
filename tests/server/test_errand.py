from __future__ import annotations

import asyncio

from longshore.server.http.errand import Errand


def test_it_is_begun_at_once_and_goes_on_when_what_it_waits_for_is_there() -> None:
    done: list[object] = []

    async def work(wanted: asyncio.Future[int]) -> None:
        done.append("begun")
        done.append(await wanted)
        await asyncio.sleep(0)
        done.append("ended")

    async def main() -> None:
        wanted = asyncio.get_running_loop().create_future()
        Errand(work(wanted))
        assert done == ["begun"]
        wanted.set_result(7)
        assert done == ["begun"]
        while done[-1] != "ended":
            await asyncio.sleep(0)

    asyncio.run(main())
    assert done == ["begun", 7, "ended"]


def test_what_it_waits_for_may_fail_and_a_lock_is_waited_for_in_turn() -> None:
    done: list[object] = []

    async def work(name: str, lock: asyncio.Lock, wanted: asyncio.Future[int]) -> None:
        async with lock:
            try:
                await wanted
            except ValueError as problem:
                done.append((name, str(problem)))

    async def main() -> None:
        lock, loop = asyncio.Lock(), asyncio.get_running_loop()
        wanted = [loop.create_future() for _ in range(2)]
        for name, one in zip("ab", wanted, strict=True):
            Errand(work(name, lock, one))
        for name, one in reversed([*zip("ab", wanted, strict=True)]):
            one.set_exception(ValueError(f"not for {name}"))
        while len(done) < len(wanted):
            await asyncio.sleep(0)

    asyncio.run(main())
    assert done == [("a", "not for a"), ("b", "not for b")]


def test_what_is_done_at_once_needs_no_loop_to_come_round() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("done")

    async def main() -> None:
        Errand(work())
        assert done == ["done"]

    asyncio.run(main())
