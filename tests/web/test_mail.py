"""Mail chosen and confirmed on one's own page, by a code that came to a local SMTP server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from longshore.server.mail import sending
from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.people.folk import Town
from tests.server.people.mailbox import Mailbox
from tests.web.looking import Someone, lookers
from tests.web.test_access import DEVICES, check
from tests.web.test_matches import signed_in


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Town]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sending, "SWEEP_SECONDS", 0.1)
        with Town(tmp_path_factory.mktemp("mail"), mail=box.settings) as town:
            yield town


@pytest.fixture
def here(browser: Browser, town: Town) -> Iterator[Someone]:
    yield from lookers(browser, town.served)


def test_mail_is_chosen_and_confirmed(town: Town, here: Someone, box: Mailbox) -> None:
    page = signed_in(town, here(**DEVICES["phone"]), "Ann").goto(f"{town.url}/me?part=account")
    part = page.locator("[data-part=mail]")
    part.get_by_label(say("people-mail-address")).fill("ann@example.org")
    part.get_by_label(say("people-mail-turn")).uncheck()
    part.get_by_label(say("people-mail-at")).fill("06:30")
    part.get_by_role("button", name=say("people-mail-save")).click()
    until(lambda: box.got)
    code = re.search(r"\b[2-9a-z]{10}\b", box.got[0].get_content())
    assert code
    check(page, "mail", "main")
    part.get_by_label(say("people-mail-code")).fill(code[0])
    part.get_by_role("button", name=say("people-mail-confirm")).click()
    expect(part).to_contain_text(say("people-mail-confirmed"))
    page.reload()
    expect(part.get_by_label(say("people-mail-turn"))).not_to_be_checked()
    expect(part.get_by_label(say("people-mail-at"))).to_have_value("06:30")
    part.get_by_role("button", name=say("people-mail-forget")).click()
    expect(part.get_by_label(say("people-mail-address"))).to_have_value("")


def test_what_browsers_tell_is_chosen(town: Town, here: Someone) -> None:
    page = signed_in(town, here(**DEVICES["phone"]), "Bob").goto(f"{town.url}/me?part=account")
    part = page.locator("[data-part=push]")
    part.get_by_label(say("people-push-start")).uncheck()
    save = part.get_by_role("button", name=say("people-push-save"))
    save.click()
    expect(part).to_contain_text(say("people-push-saved"))
    check(page, "push", "main")
    page.reload()
    part.get_by_label(say("people-push-here")).check()  # this browser has no push service
    save.click()
    expect(part).to_contain_text(say("people-push-refused"))
    expect(part).to_contain_text(say("people-push-browsers", n=0))
    page.get_by_label(say("people-push-here")).uncheck()
    save.click()
    expect(part).to_contain_text(say("people-push-saved"))
