"""Signing in with a real browser: by passkeys of a virtual authenticator, and at a provider."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from longshore.text.messages import say
from tests.server.people.folk import Town
from tests.server.people.oidc import Oidc
from tests.web.looking import Looker, Someone, lookers
from tests.web.test_access import DEVICES, check

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture(scope="module")
def portal() -> Iterator[Oidc]:
    with Oidc() as portal:
        yield portal


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, portal: Oidc) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("signing"), accounts=portal.settings()) as town:
        yield town


@pytest.fixture
def here(browser: Browser, town: Town) -> Iterator[Someone]:
    yield from lookers(browser, town.served)


def by_name(town: Town) -> str:
    """The host as passkeys need it: by a name."""
    return town.url.replace("127.0.0.1", "localhost")


def authenticator(looker: Looker, page: Page) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, for this page."""
    devtools = looker.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return devtools, str(made["authenticatorId"])


def sign_out(page: Page) -> None:
    page.get_by_role("button", name=say("people-sign-out"), exact=True).click()
    expect(page.get_by_role("button", name=say("people-by-passkey"))).to_be_visible()


def test_an_account_by_a_passkey_and_by_a_code(town: Town, here: Someone) -> None:
    looker = here(new=True, **DEVICES["phone"])
    page = looker.goto(f"{by_name(town)}/me")
    devtools, device = authenticator(looker, page)
    check(page, "signing in", "main")
    page.get_by_label(say("people-name"), exact=True).fill("Ann")
    page.get_by_role("button", name=say("people-make")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    kept = devtools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [one["rpId"] for one in kept] == ["localhost"]
    page.goto(f"{by_name(town)}/me?part=account")
    codes = page.locator("[data-part=codes]")
    codes.get_by_role("button", name=say("people-codes-make")).click()
    expect(codes.locator("li")).to_have_count(10)
    code = codes.locator("li").first.inner_text()
    sign_out(page)
    page.get_by_role("button", name=say("people-by-passkey")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")
    sign_out(page)
    devtools.send("WebAuthn.clearCredentials", {"authenticatorId": device})  # the device is lost
    page.get_by_text(say("people-by-code")).click()
    page.get_by_label(say("people-code"), exact=True).fill(code)
    page.get_by_role("button", name=say("people-sign-in"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann")


def test_a_device_whose_owner_is_not_verified_opens_nothing(town: Town, here: Someone) -> None:
    looker = here(new=True)
    page = looker.goto(f"{by_name(town)}/me")
    devtools, device = authenticator(looker, page)
    page.get_by_label(say("people-name"), exact=True).fill("Bob")
    page.get_by_role("button", name=say("people-make")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bob")
    sign_out(page)
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name=say("people-by-passkey")).click()
    expect(page.get_by_role("alert").first).to_have_text(say("people-cancelled"))


def test_an_account_by_the_provider(town: Town, here: Someone) -> None:
    page = here(new=True).goto(f"{by_name(town)}/me")
    page.get_by_role("button", name=say("people-by-provider", provider="Portal")).click()
    page.get_by_role("link", name="Allow").click()
    expect(page.get_by_text(say("people-vouched", provider="Portal"))).to_be_visible()
    page.get_by_label(say("people-name"), exact=True).fill("Cy")
    page.get_by_role("button", name=say("people-make-vouched")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cy")
    sign_out(page)
    page.get_by_role("button", name=say("people-by-provider", provider="Portal")).click()
    page.get_by_role("link", name="Refuse").click()
    expect(page.get_by_role("alert").first).to_have_text(say("refused-provider-refused"))
    expect(page).to_have_url(re.compile(r"/me\?part=account$"))  # it says so once
