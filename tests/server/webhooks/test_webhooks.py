"""What a webhook is set to, and the forms in which it is told something."""

from __future__ import annotations

import asyncio
import base64
from typing import Any, get_args

import msgspec
import pytest

from longshore.server.domain.refused import Malformed
from longshore.server.webhooks.guard import Guard
from longshore.server.webhooks.webhooks import (
    Form,
    Notification,
    Queued,
    WebhookSettings,
    What,
    checked_webhook,
    notification,
    read_queued,
    read_webhook,
    render,
)

LINK = "https://table.example.com/t/abcdefghjkmn"
VALUES: dict[What, dict[str, str]] = {
    "turn": {},
    "start": {},
    "finish": {"winners": "Ada and Bo"},
    "chat": {"name": "Ada", "text": "Your move!"},
    "undo": {"name": "Bo"},
}


def told(what: What = "turn", title: str = "Friday", **values: Any) -> Notification:
    return notification(
        what, table="abcdefghjkmn", title=title, seat=2, link=LINK, at=1_700_000_000_000, **values
    )


def content(form: Form, notice: Notification) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(render(notice, form).body)
    return decoded


@pytest.mark.parametrize("what", get_args(What))
def test_everything_that_can_be_told_has_words(what: What) -> None:
    text = told(what, **VALUES[what]).text
    assert text
    assert all(value in text for value in VALUES[what].values())


def test_a_notification_is_read_back_as_it_was_kept() -> None:
    notice = told("chat", name="Ada", text="»Hi«\n& <b>bye</b>")
    assert read_queued(msgspec.json.encode(notice)) == Queued(**msgspec.structs.asdict(notice))


def test_a_table_without_a_title_has_one_for_its_messages() -> None:
    assert told(title="").title == "A game of Longshore"


def test_json_is_the_notification_itself() -> None:
    headers, body = render(told(), "json")
    assert dict(headers)[b"content-type"] == b"application/json"
    assert msgspec.json.decode(body) == {
        "table": "abcdefghjkmn",
        "title": "Friday",
        "seat": 2,
        "what": "turn",
        "text": "It is your turn.",
        "link": LINK,
        "at": 1_700_000_000_000,
    }


def test_discord_pings_nobody_and_shows_markup_as_text() -> None:
    text = "@everyone **look** <@123> [here](https://evil.example/) `x` ||y||\n# big\n> quote"
    sent = content("discord", told("chat", title="*T*", name="Ada", text=text))
    assert sent["allowed_mentions"] == {"parse": []}
    assert sent["flags"] == 4
    title, *lines, link = sent["content"].split("\n")
    assert title == r"**\*T\***"
    assert link == f"<{LINK}>"
    said = "\n".join(lines)
    for sign in "@*<>[]()`|#:/":
        assert said.count(sign) == said.count(f"\\{sign}")
    assert said.replace("\\", "") == f"Ada: {text}"


def test_slack_takes_it_as_plain_text() -> None:
    sent = content(
        "slack", told("chat", name="A&B", text="<!channel> *look* <https://e.example|x>")
    )
    assert sent["mrkdwn"] is False
    assert sent["text"] == (
        "Friday\nA&amp;B: &lt;!channel&gt; *look* &lt;https://e.example|x&gt;\n" + f"<{LINK}>"
    )


def test_ntfy_has_the_text_as_body_and_the_rest_in_header_fields() -> None:
    headers, body = render(told("chat", title="Fräitag ⚓", name="Ada", text="Grüße"), "ntfy")
    fields = dict(headers)
    assert body.decode() == "Ada: Grüße"
    assert fields[b"click"] == LINK.encode()
    encoded = fields[b"title"].removeprefix(b"=?UTF-8?B?").removesuffix(b"?=")
    assert base64.b64decode(encoded).decode() == "Fräitag ⚓"


def test_a_host_that_does_not_know_its_address_sends_no_link() -> None:
    notice = msgspec.structs.replace(told(), link="/t/abcdefghjkmn")
    assert content("discord", notice)["content"] == "**Friday**\nIt is your turn\\."
    assert content("slack", notice)["text"] == "Friday\nIt is your turn."
    assert b"click" not in dict(render(notice, "ntfy").headers)


def test_nothing_in_a_title_or_a_link_becomes_a_header_field() -> None:
    evil = "x\r\nX-Evil: 1\r\n\r\nbody"
    notice = msgspec.structs.replace(told(title=evil), link=f"{LINK}\r\nX-Evil: 1")
    for name, value in render(notice, "ntfy").headers:
        assert b"\r" not in value
        assert b"\n" not in value
        assert (name + value).isascii()


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("sign", ["*", "𝔘", "&"])
def test_the_longest_chat_fits_into_every_form(form: Form, sign: str) -> None:
    notice = told("chat", title=sign * 80, name=sign * 40, text=sign * 1000)
    body = render(notice, form).body
    if form == "discord":
        assert len(content(form, notice)["content"].encode("utf-16-le")) // 2 <= 2000
    assert len(body) <= (4096 if form == "ntfy" else 10_000)
    assert "…" in body.decode()


def test_a_webhook_is_kept_as_it_was_set() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.215.14"]

    guard = Guard(resolve=resolve)
    settings = WebhookSettings(url="https://hooks.example.com/x", form="slack", on=("chat",))
    kept = asyncio.run(checked_webhook(settings, guard))
    read = read_webhook(msgspec.json.encode(kept))
    assert (read.settings(), read.secret, read.key) == (settings, kept.secret, "")
    assert kept.settings() == settings
    again = asyncio.run(checked_webhook(settings, guard))
    assert len(kept.secret) >= 40
    assert again.secret != kept.secret
    guard.close()


def test_a_webhook_that_may_not_be_called_is_not_kept() -> None:
    guard = Guard()
    with pytest.raises(Malformed) as refused:
        asyncio.run(checked_webhook(WebhookSettings(url="http://localhost/x"), guard))
    assert "everybody on the internet" in refused.value.say()
    guard.close()


@pytest.mark.parametrize(
    "text",
    [
        '{"url": "https://e.example/", "form": "irc"}',
        '{"url": "https://e.example/", "on": ["everything"]}',
        '{"url": "https://e.example/", "on": []}',
        '{"url": "https://e.example/", "colour": "red"}',
        '{"url": ""}',
        '{"form": "json"}',
    ],
)
def test_settings_that_make_no_sense_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_webhook(text.encode())
