"""What those who look on may say: nothing, unless the host has chosen otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longshore.client import Client
from longshore.client.client import Host
from longshore.server.domain.settings import SeatPlan
from longshore.server.http.limits import STANDARD, Rate
from longshore.server.runtime import notices
from longshore.server.webhooks.webhooks import Notification, WebhookSettings, What
from tests.server.refusing import refused
from tests.server.serving import served

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(tmp_path_factory.mktemp("talk")) as running, Client(running.url) as made:
        yield made


def opened(client: Client, **wish: Any) -> Host:
    return client.open_table(seats=3, name="Ada", plan=(ME, OPEN, OPEN), **wish)


@pytest.mark.parametrize(
    "settings",
    [{}, {"spectator_chat": False}, {"spectators": False, "spectator_chat": True}],
    ids=str,
)
def test_they_read_unless_the_host_lets_them_talk(client: Client, settings: dict[str, Any]) -> None:
    host = opened(client, **settings)
    host.chat("Hello")
    guest = client.table(host.table, host.invitation)
    assert guest.log().entries[-1].text == "Hello"
    assert refused(guest.say, "Hello", "Eva") == ("spectators-read", 403)
    assert host.info().seq == 2


def test_they_talk_under_a_name_of_their_own_and_are_known_as_guests(client: Client) -> None:
    host = opened(client, spectator_chat=True)
    guest = client.table(host.table, host.invitation)
    said = guest.say(" Hello ", "Eva", key="once")
    assert (said.seat, said.name, said.text, said.guest) == (None, "Eva", "Hello", True)
    assert guest.say(" Hello ", "Eva", key="once").seq == said.seq
    for alike in (
        "ADA ",
        "\u0410da",
        "\uff21da",
        "A\u200dda",
    ):  # Cyrillic, wide, with what does not show
        assert refused(guest.say, "I am Ada", alike) == ("guest-name-taken", 409)
    assert refused(guest.say, "Hello", "\u202e")[0] == "empty-text"
    # who sits there speaks for the seat, whatever name is sent along
    mine = host.say("Hello", "Somebody")
    assert (mine.seat, mine.name, mine.guest) == (0, "Ada", False)
    # nobody else comes in by talking
    stranger = client.table(host.table)
    assert refused(stranger.say, "Hello", "Eva") == ("invitation-needed", 403)
    assert refused(stranger._post, "/chat", dict, {"text": "Hello"}) == ("token-needed", 401)
    assert refused(guest._post, "/chat", dict, {"text": "Hello"}) == ("token-needed", 401)
    assert [one.kind for one in host.log().entries] == ["opened", "said", "said"]


def test_at_a_public_table_anybody_who_comes_may_talk(client: Client) -> None:
    host = opened(client, public=True, spectator_chat=True)
    assert client.table(host.table).say("Hello", "Eva").guest


def test_guests_share_an_invitation_but_not_the_rate_of_the_seats(tmp_path: Path) -> None:
    rates = STANDARD._replace(chat=Rate(2, 0.001))
    with served(tmp_path, rates=rates) as running, Client(running.url, patience=0) as client:
        host = opened(client, spectator_chat=True)
        guest = client.table(host.table, host.invitation)
        for text in ("one", "two"):
            guest.say(text, "Eva")
        assert refused(guest.say, "three", "Eva") == ("rate", 429)
        assert host.chat("four").text == "four"


def test_what_guests_say_calls_nobody_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    really = notices.notification

    def spied(what: What, **values: Any) -> Notification:
        called.append(values["name"])
        return really(what, **values)

    monkeypatch.setattr(notices, "notification", spied)
    with served(tmp_path, internal_webhooks=True) as running, Client(running.url) as client:
        host = opened(client, spectator_chat=True)
        bo = client.join(host.table, "Bo", 1, host.invitation)
        host.set_webhook(WebhookSettings(url="http://127.0.0.1:9/x", on=("chat",)))
        client.table(host.table, host.invitation).say("Hello", "Eva")
        bo.chat("Hello")
    assert called == ["Bo"]
