"""The postman: makes the calls that wait in the outbox, and tries again later when one fails.

A call is made at least once, by one process. The calls of a seat are made one after another, in
their order; a webhook that does not answer is left alone for a while, however much there is to tell
it. Only the name of the host is ever logged: the path of a webhook's address is its secret.
"""

from __future__ import annotations

import asyncio
import logging
import random
import ssl
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import NamedTuple, TypeVar

import httpcore
import msgspec

from longshore.server.domain.refused import WishRefused
from longshore.server.metrics import Metrics, Outcome
from longshore.server.store import Store, StoredDelivery, StoreError
from longshore.server.store.steady_clock import steady_clock
from longshore.server.webhooks import devices
from longshore.server.webhooks.calling import Reply, WebhookCaller
from longshore.server.webhooks.guard import Blocked, Guard
from longshore.server.webhooks.letters import Letter, webhook_letter
from longshore.server.webhooks.push import LIFETIME, PUSH, PushDevice, push_letter, read_devices
from longshore.server.webhooks.sealing import Vapid
from longshore.server.webhooks.webhooks import KIND, Queued, read_queued, read_webhook

WAITS = (10, 60, 300, 1800, 7200, 21_600)  # seconds before a call is tried again; then given up
LONGEST_WAIT = WAITS[-1]
REST = 60  # seconds that a webhook which failed is left alone, for its other calls too
_AGAIN = frozenset((408, 425, 429))  # answers that mean: not now. Others below 500 mean: no.

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Addressee(NamedTuple):
    """Whom a call is for: a seat of a table, there a device or none, and the account that has it
    told of all its tables.
    """

    table: str
    seat: int
    device: str = ""
    account: str = ""


class PostmanSettings(NamedTuple):
    """How much at once, and how long things may take."""

    at_once: int = 32
    call_seconds: float = 10.0
    poll_seconds: float = 5.0  # between looks into the outbox when nobody says that there is post
    lease_ms: int = 60_000
    close_seconds: float = 3.0  # that calls under way are given when the server stops


STANDARD = PostmanSettings()


class Postman:
    """Delivers. `start` it in an event loop, `wake` it when there is post, `close` it at the end.

    `gone` is called when a webhook was removed because the other side said so, `device_gone` when a
    device is to be. `connected` says of whom it need not tell that it is their turn: they see it.
    """

    def __init__(
        self,
        store: Store,
        process: str,
        guard: Guard,
        metrics: Metrics,
        *,
        settings: PostmanSettings = STANDARD,
        gone: Callable[[str, int], None] | None = None,
        device_gone: Callable[[str, int, str], Awaitable[None]] | None = None,
        connected: Callable[[str, int], bool] = lambda _table, _seat: False,
        vapid: Vapid | None = None,
        clock: Callable[[], int] = steady_clock,
        chance: random.Random | None = None,
        executor: Executor | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._store, self._process, self._metrics = store, process, metrics
        self._settings, self._gone, self._clock = settings, gone, clock
        self._device_gone, self._connected, self._vapid = device_gone, connected, vapid
        self._chance = chance or random.Random()
        self._executor = executor
        self._caller = WebhookCaller(guard, settings.at_once, settings.call_seconds, trust)
        self._rounds: dict[Addressee, deque[_Held]] = {}  # what is in hand, by whom it is for
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting: dict[Addressee, int] = {}  # until when somebody is left alone
        self._woken = asyncio.Event()
        self._more = False  # whether there may be more post than was taken
        self._open = True
        self._looking: asyncio.Task[None] | None = None

    # From outside

    def start(self) -> None:
        """Begin to deliver."""
        self._looking = asyncio.create_task(self._look())

    def wake(self) -> None:
        """There is post."""
        self._woken.set()

    async def close(self) -> None:
        """Take no more, let calls under way end for a moment, and stop.

        What is left stays in the outbox, for when the lease has ended.
        """
        self._open = False
        self._woken.set()
        if self._looking is not None:
            await self._looking
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._settings.close_seconds)
        late = list(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self._caller.close()

    # Taking

    async def _look(self) -> None:
        while self._open:
            self._woken.clear()
            try:
                await self._take()
            except StoreError as problem:
                logger.warning("The outbox cannot be read: %s", problem)
            except Exception:
                logger.exception("The outbox cannot be read.")
            with suppress(TimeoutError):
                async with asyncio.timeout(self._settings.poll_seconds):
                    await self._woken.wait()

    async def _take(self) -> None:
        """As much post as there are hands for."""
        now = self._clock()
        self._resting = {seat: until for seat, until in self._resting.items() if until > now}
        self._more = True
        while self._more and self._open:
            free = self._settings.at_once - sum(map(len, self._rounds.values()))
            if free <= 0:
                return
            taken = await self._ask(
                self._store.deliveries_due, self._process, now, self._settings.lease_ms, free
            )
            self._more = len(taken) == free
            for delivery in taken:
                told = _readable(delivery.body)
                self._hold(_Held(delivery, now + self._settings.lease_ms, told))

    def _hold(self, held: _Held) -> None:
        told = held.told
        place = Addressee(held.delivery.table, held.delivery.seat)
        if told is not None:
            place = place._replace(device=told.device, account=told.account)
        if place in self._rounds:
            self._rounds[place].append(held)
            return
        self._rounds[place] = deque([held])
        task = asyncio.create_task(self._round(place))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _round(self, place: Addressee) -> None:
        """The calls of one seat, in their order; of those to a device the last one is enough."""
        waiting = self._rounds[place]
        try:
            while waiting and self._open:
                if place.device and len(waiting) > 1:
                    await self._finish(waiting[0].delivery, "unwanted")
                else:
                    await self._deliver(place, waiting[0])
                waiting.popleft()
                if self._more:
                    self._woken.set()
        except StoreError as problem:  # the lease will end, and then it is tried again
            logger.warning("The outbox cannot be written: %s", problem)
        except Exception:
            logger.exception("The outbox cannot be written.")
        finally:
            del self._rounds[place]
            if self._more:
                self._woken.set()

    # Delivering

    async def _deliver(self, place: Addressee, held: _Held) -> None:
        now = self._clock()
        delivery = held.delivery
        if now + self._settings.call_seconds * 1000 > held.until:
            return  # it waited in hand for so long that another process may have it
        if self._resting.get(place, 0) > now:
            await self._try_again(place, delivery, "put-off", self._resting[place] - now)
            return
        letter = None if held.told is None else await self._letter(place, held.told)
        if letter is None:
            await self._finish(delivery, "unwanted")
            return
        await self._settle(place, delivery, letter)

    async def _settle(self, place: Addressee, delivery: StoredDelivery, letter: Letter) -> None:
        """Call, and do with the delivery what the answer asks for."""
        try:
            async with asyncio.timeout(self._settings.call_seconds):
                answer = await self._caller.call(letter)
        except (Blocked, WishRefused):
            self._log(place, letter, "blocked")
            await self._finish(delivery, "blocked")
            return
        except (TimeoutError, OSError, *_TROUBLE) as trouble:
            self._log(place, letter, type(trouble).__name__)
            await self._try_again(place, delivery, "failed")
            return
        except Exception:
            logger.exception("A webhook could not be called.")
            await self._try_again(place, delivery, "failed")
            return
        await self._heed(place, delivery, letter, answer)

    async def _heed(
        self, place: Addressee, delivery: StoredDelivery, letter: Letter, answer: Reply
    ) -> None:
        if 200 <= answer.status < 300:
            await self._finish(delivery, "delivered")
            return
        self._log(place, letter, f"status {answer.status}")
        if answer.status in letter.gone:
            await self._forget(place)
            await self._finish(delivery, "gone")
        elif answer.status < 500 and answer.status not in _AGAIN:
            await self._finish(delivery, "refused")
        else:
            await self._try_again(place, delivery, "failed", answer.wait_ms)

    async def _forget(self, place: Addressee) -> None:
        """The other side is gone: it is not called again."""
        table, seat, device, account = place
        if account:
            await self._ask(devices.drop, self._store.database, account, device)
            return
        if device:
            if self._device_gone is not None:
                await self._device_gone(table, seat, device)
            return
        await self._ask(self._store.put_private, table, seat, KIND, None, self._clock())
        if self._gone is not None:
            self._gone(table, seat)

    async def _try_again(
        self, place: Addressee, delivery: StoredDelivery, outcome: Outcome, at_least: int = 0
    ) -> None:
        """Later, and each time later still, or never again."""
        if delivery.attempts >= len(WAITS):
            await self._finish(delivery, "given-up")
            return
        now = self._clock()
        at_least = min(at_least, LONGEST_WAIT * 1000)
        wait = max(WAITS[delivery.attempts] * 1000, at_least)
        if outcome == "failed":
            self._resting[place] = now + max(min(wait, REST * 1000), at_least)
        wait = int(wait * self._chance.uniform(1.0, 1.2))  # so that not all come back at once
        await self._ask(self._store.delivery_failed, delivery.id, now + wait)
        self._metrics.webhook(outcome)

    async def _finish(self, delivery: StoredDelivery, outcome: Outcome) -> None:
        await self._ask(self._store.delivery_done, delivery.id)
        self._metrics.webhook(outcome)

    async def _letter(self, place: Addressee, told: Queued) -> Letter | None:
        """What is sent; None if nobody wants it any more."""
        table, seat, device, account = place
        with suppress(msgspec.MsgspecError, ValueError):
            if account:
                theirs = await self._ask(devices.listed, self._store.database, account)
                return self._to_device(place, told, theirs)
            stored = await self._ask(self._store.private, table, seat, PUSH if device else KIND)
            if stored is None:
                return None
            if device:
                return self._to_device(place, told, read_devices(stored))
            webhook = read_webhook(stored)
            return webhook_letter(webhook, told) if told.what in webhook.on else None
        return None

    def _to_device(
        self, place: Addressee, told: Queued, known: tuple[PushDevice, ...]
    ) -> Letter | None:
        late = self._clock() - told.at > LIFETIME * 1000
        found = next((one for one in known if one.id == place.device), None)
        if found is None or late or self._vapid is None or self._connected(place.table, place.seat):
            return None
        return push_letter(found, told, self._vapid)

    async def _ask(self, call: Callable[..., T], *arguments: object) -> T:
        """Something of the store, away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, call, *arguments)

    def _log(self, place: Addressee, letter: Letter, what: str) -> None:
        fields = {"table": place.table, "seat": place.seat, "host": self._caller.host(letter.url)}
        logger.info("A webhook was not taken: %s.", what, extra={"fields": fields})


class _Held(NamedTuple):
    """A delivery in hand, until when it is ours, and what it says, if that can be read."""

    delivery: StoredDelivery
    until: int
    told: Queued | None


_TROUBLE = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)


def _readable(body: bytes) -> Queued | None:
    with suppress(msgspec.MsgspecError):
        return read_queued(body)
    return None
