"""Push messages, to a push service of our own that decrypts what comes as a browser would."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from longshore.server.domain.orders.forms import Orders, PassOrder
from longshore.server.store import open_store
from longshore.server.webhooks.push import MOST_DEVICES, read_devices
from longshore.server.webhooks.sealing import BrowserKeys, Vapid, browser_keys, coded, sealed
from tests.server.hosting import Host, Opened
from tests.server.moving_time import until
from tests.server.webhooks.pushed import CURVE, Browser, PushService, point


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw(text), "big"), CURVE)


# RFC 8291, appendix A
OWN, THEIRS = (
    "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
)
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
SAID = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_the_standard_says() -> None:
    keys = BrowserKeys(point(private(THEIRS)), raw(AUTH))
    assert coded(sealed(SAID, keys, private(OWN), raw(SALT))) == SEALED


def test_each_message_is_sealed_anew() -> None:
    browser = Browser()
    keys = browser_keys(browser.p256dh, browser.auth)
    first, second = sealed(b"hello", keys), sealed(b"hello", keys)
    assert first != second
    assert browser.read(first) == browser.read(second) == b"hello"


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path, internal_webhooks=True) as made:
        yield made


class Table:
    """Two people and a bot, the turn of the first one."""

    def __init__(self, host: Host) -> None:
        plan = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        self.host, self.at = host, host.open(seats=3, title="Friday", plan=plan)
        self.tokens = [self.at.token, self.at.join("Bo"), self.at.join("Cy")]
        self.at.post("/start")

    @property
    def turn(self) -> int:
        return int(self.at.get()["awaiting"][0])

    def subscribe(self, seat: int, service: PushService, path: str = "/a", **more: Any) -> Browser:
        browser = Browser()
        wish = {"endpoint": service.url + path, "p256dh": browser.p256dh, "auth": browser.auth}
        told = self.host.put(f"{self.at.path}/push", self.tokens[seat], **wish, **more)
        assert len(told["device"]) == 16
        return browser

    def pass_turn(self) -> int:
        """The next seat."""
        seat = self.turn
        wish = {"actions": ["pass"], "seq": self.at.get()["seq"], "key": f"k{time.monotonic_ns()}"}
        self.at.post("/actions", token=self.tokens[seat], **wish)
        return self.turn

    def stored(self, seat: int) -> int:
        store = self.host.served.store
        return len(read_devices(store.private(self.at.id, seat, "push")))


def claims(host: Host, header: str) -> dict[str, Any]:
    """What a call is signed with, checked with the key that browsers are told."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == host.get("/api/push")["key"]
    said, _, signature = parts["t"].rpartition(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(parts["k"]))
    both = raw(signature)
    made = encode_dss_signature(*(int.from_bytes(half, "big") for half in (both[:32], both[32:])))
    public.verify(made, said.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(made, said.encode() + b"x", ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(raw(said.partition(".")[2]))
    return told


def test_a_browser_is_told_that_it_is_ones_turn_in_its_language(
    host: Host, service: PushService
) -> None:
    table = Table(host)
    seat = (table.turn + 1) % 3
    browser = table.subscribe(seat, service, language="de")
    assert table.pass_turn() == seat
    until(lambda: service.heard)
    [pushed] = service.heard
    told = json.loads(browser.read(pushed.body))
    link = {"table": table.at.id, "url": f"/t/{table.at.id}"}
    assert told == {"title": "Friday", "body": "Du bist dran.", **link}
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert len(pushed.headers["topic"]) <= 32
    said = claims(host, pushed.headers["authorization"])
    assert said["aud"] == service.url
    assert 0 < said["exp"] - time.time() <= 24 * 3600
    # nothing of it shows in clear
    for word in (table.at.id, "Friday", "dran"):
        assert word.encode() not in pushed.body


def test_who_is_connected_or_has_an_order_is_not_told(host: Host, service: PushService) -> None:
    table = Table(host)
    first = table.turn
    order = [(first + n) % 3 for n in (1, 2, 3)]
    for seat in order:
        table.subscribe(seat, service, f"/{seat}")
    orders = {"pass": {"turns": 1}}
    assert Orders(pass_=PassOrder(turns=1)) is not None
    host.ask("PUT", f"{table.at.path}/orders", table.tokens[order[1]], json=orders)
    with host.channel(f"{table.at.path}/live?after=0", table.tokens[order[0]]):
        until(lambda: order[0] in table.at.get().get("present", []))
        assert table.pass_turn() == order[0]
        table.pass_turn()  # the order passes, and it is the turn of the first again
        until(lambda: service.heard)
    assert [one.path for one in service.heard] == [f"/{first}"]


def test_browsers_that_are_gone_are_forgotten_and_those_that_are_slow_are_not(
    host: Host, service: PushService
) -> None:
    table = Table(host)
    seat = (table.turn + 1) % 3
    service.plan = [410, 201]
    table.subscribe(seat, service, "/gone")
    table.subscribe(seat, service, "/there")
    table.pass_turn()
    until(lambda: len(service.heard) == 2)
    gone = service.heard[0].path
    until(lambda: table.stored(seat) == 1)
    for _ in range(3):
        table.pass_turn()
    until(lambda: len(service.heard) == 3)
    assert service.heard[2].path != gone


def test_a_browser_is_not_told_on_once_its_key_is_revoked(host: Host, service: PushService) -> None:
    table = Table(host)
    seat = (table.turn + 1) % 3
    table.subscribe(seat, service, "/own")
    made = table.at.post("/keys", token=table.tokens[seat], label="Phone")
    own, table.tokens[seat] = table.tokens[seat], made["token"]
    table.subscribe(seat, service, "/phone")
    table.tokens[seat] = own
    assert table.stored(seat) == 2
    path = f"{table.at.path}/keys/{made['id']}"
    host.ask("DELETE", path, own)
    assert table.stored(seat) == 1
    assert table.pass_turn() == seat
    until(lambda: service.heard)
    for _ in range(3):
        table.pass_turn()
    until(lambda: len(service.heard) == 2)
    assert [one.path for one in service.heard] == ["/own", "/own"]


def test_a_seat_has_a_few_browsers_and_takes_them_back(host: Host, service: PushService) -> None:
    table = Table(host)
    for number in range(MOST_DEVICES + 2):
        table.subscribe(0, service, f"/{number}")
    assert table.stored(0) == MOST_DEVICES
    table.subscribe(0, service, "/6")  # the same again
    assert table.stored(0) == MOST_DEVICES
    browser = Browser()
    wish = {"endpoint": f"{service.url}/6", "p256dh": browser.p256dh, "auth": browser.auth}
    device = host.put(f"{table.at.path}/push", table.tokens[0], **wish)["device"]
    host.ask("DELETE", f"{table.at.path}/push?device={device}", table.tokens[0])
    assert table.stored(0) == MOST_DEVICES - 1
    assert host.ask("DELETE", f"{table.at.path}/push", table.tokens[0]).status_code == 204
    assert table.stored(0) == 0


def test_what_cannot_be_pushed_to_is_refused(tmp_path: Path, service: PushService) -> None:
    with Host(tmp_path) as host:
        at: Opened = host.open(seats=3)
        good = Browser()
        wish = {"endpoint": "https://93.184.216.34/x", "p256dh": good.p256dh, "auth": good.auth}
        for change, code in (
            ({"endpoint": "http://93.184.216.34/x"}, "push-endpoint"),
            ({"endpoint": "https://127.0.0.1/x"}, "push-endpoint"),
            ({"endpoint": "https://[::1]/x"}, "push-endpoint"),
            ({"endpoint": "https://169.254.169.254/latest"}, "push-endpoint"),
            ({"endpoint": "https://93.184.216.34:25/x"}, "push-endpoint"),
            ({"endpoint": "https://u:p@93.184.216.34/x"}, "push-endpoint"),
            ({"endpoint": "file:///etc/passwd"}, "push-endpoint"),
            ({"endpoint": "https://x/" + "y" * 2000}, "wrong-field"),
            ({"p256dh": coded(b"\4" + b"\1" * 64)}, "push-keys"),  # no point of the curve
            ({"p256dh": "???"}, "push-keys"),
            ({"auth": "AAAA"}, "push-keys"),
            ({"language": "tlh"}, "no-such-language"),
        ):
            answer = host.ask("PUT", f"{at.path}/push", at.token, json={**wish, **change})
            assert (answer.status_code, answer.json()["code"]) == (422, code), change
        stranger = host.ask("PUT", f"{at.path}/push", at.invitation, json=wish)
        assert stranger.status_code == 401
        assert host.ask("PUT", f"{at.path}/push", at.token, json=wish).status_code == 200
        at.post("/close")
        late = host.ask("PUT", f"{at.path}/push", at.token, json=wish)
        assert late.json()["code"] == "table-ended"


def test_the_key_is_made_once_and_is_the_same_for_all_processes(any_url: str) -> None:
    store = open_store(any_url)
    first = store.fact("vapid", Vapid.make())
    assert store.fact("vapid", Vapid.make()) == first
    store.close()
    store = open_store(any_url)
    assert store.fact("vapid", Vapid.make()) == first
    assert len(raw(Vapid(first).public)) == 65
    store.close()
