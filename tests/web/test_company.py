"""Company at a table: who is connected, inviting by a camera, and who sits where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.webhooks.test_push import Browser, PushService
from tests.web.looking import acts, looks, moment, prefer, settled, stored, worker_ready
from tests.web.test_seats import menu, seat_line


def test_a_waiting_room_shows_who_is_connected_and_lets_the_host_order_the_seats(
    someone, server, client
):
    host = client.open_table("classic", 3, name="Ada")
    bo = client.join(host.table, "Bo", 1, host.invitation)
    ada = someone()
    page = ada.goto(host.links.seat)
    here, away = say("board-present", here="yes"), say("board-present", here="no")
    expect(seat_line(page, "blue").get_by_role("img", name=here, exact=True)).to_be_visible()
    expect(seat_line(page, "red").get_by_role("img", name=away, exact=True)).to_be_visible()
    other = someone()
    other.goto(f"{server.url}/t/{bo.table}#key={bo.token}")
    expect(seat_line(page, "red").get_by_role("img", name=here, exact=True)).to_be_visible()
    someone().goto(host.links.invitation)
    expect(page.get_by_text(say("around-watching", n=1))).to_be_visible()
    other.context.close()
    expect(seat_line(page, "red").get_by_role("img", name=away, exact=True)).to_be_visible()

    # by keys alone: the button goes along with who is moved
    down = page.get_by_role("button", name=say("around-order-down", name="Ada"))
    down.focus()
    page.keyboard.press("Enter")
    expect(seat_line(page, "red")).to_contain_text("Ada")
    expect(down).to_be_focused()
    page.keyboard.press("Enter")
    expect(seat_line(page, "yellow")).to_contain_text("Ada")
    expect(seat_line(page, "yellow")).to_contain_text(say("around-seat-you"))
    expect(seat_line(page, "blue")).to_contain_text("Bo")
    seat_line(page, "yellow").drag_to(seat_line(page, "blue"))
    expect(seat_line(page, "blue")).to_contain_text("Ada")
    page.get_by_role("button", name=say("around-order-chance")).click()
    expect(page.get_by_text(say("around-order-drawn"))).to_be_attached()
    assert client.table(host.table, host.invitation).log().entries[-1].drawn


def test_links_are_shown_to_a_camera_when_that_is_wanted(someone, server, client):
    host = client.open_table("classic", 3, name="Ada")
    ada = someone()
    ada.goto(host.links.invitation)  # which the browser keeps
    expect(ada.page.get_by_role("heading", name=say("around-waiting-title"))).to_be_visible()
    ada.goto("/")
    page = ada.goto(host.links.seat)
    button = page.get_by_role("button", name=say("around-qr"), exact=True)
    button.click()
    label = say("around-invite-link")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    button.click()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    dialog = menu(page, "invite")
    dialog.get_by_role("button", name=say("around-qr"), exact=True).click()
    expect(dialog.get_by_role("img", name=say("around-qr-of", what=label))).to_be_visible()


def test_a_running_table_shows_who_is_connected(someone, server, client):
    game = stored(server, "classic-3", 12)
    page = someone().sit(game.link(0))
    settled(page)
    dots = page.get_by_role("img", name=say("board-present", here="no"), exact=True)
    expect(dots).to_have_count(2)
    someone().sit(game.link(1))
    expect(dots).to_have_count(1)


def test_from_any_room_one_sees_at_once_that_a_table_waits(someone, server, client):
    number, seat = moment("classic-3", acts, 12)
    games = [stored(server, "classic-3", number) for _ in range(2)]
    ada = someone()
    other = (seat + 1) % 3
    for game in games:
        ada.sit(game.link(other))
    page = ada.goto("/")
    lines = page.locator("section li").filter(has=page.locator("a[href^='/t/']"))
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text=say("around-mine-state", state="playing"))).to_have_count(2)
    mine = games[0].seat(client, seat)
    while other not in mine.info().awaiting:
        mine.play("pass", mine.info().seq)
    expect(lines.filter(has_text=say("around-mine-state", state="turn"))).to_have_count(1)
    waits = page.get_by_role("link", name=say("around-waits", n=1))
    expect(waits).to_be_visible()
    page.get_by_role("link", name=say("around-start-rules")).first.click()  # another room
    expect(waits).to_have_attribute("href", f"/t/{games[0].table}")
    page.goto(f"/t/{games[1].table}")
    expect(waits).to_be_visible()
    waits.click()
    settled(page)
    expect(waits).to_have_count(0)  # one is there


@pytest.fixture
def service() -> Iterator[PushService]:
    with closing(PushService()) as made:
        yield made


def test_a_browser_with_its_page_closed_is_pushed_to(someone, server, client, service):
    """The browser's own push service is stood in for: the subscription leads to ours."""
    number, seat = moment("classic-3", acts, 12)
    game = stored(server, "classic-3", number)
    other = (seat + 1) % 3
    browser = Browser()
    ada = someone(quiet=False, service_workers="allow", permissions=["notifications"])
    prefer(ada.context, pace="instant", motion=False, notify=True, language="en")
    ada.context.add_init_script(
        f"""
        const told = {{ endpoint: "{service.url}/a", options: {{ applicationServerKey: null }},
          toJSON: () => ({{ endpoint: "{service.url}/a",
            keys: {{ p256dh: "{browser.p256dh}", auth: "{browser.auth}" }} }}),
          unsubscribe: async () => (localStorage.setItem("gone", "yes"), true) }};
        Object.defineProperty(Notification, "permission", {{ get: () => "granted" }});
        PushManager.prototype.getSubscription = async () => null;
        PushManager.prototype.subscribe = async ({{ applicationServerKey }}) =>
          (localStorage.setItem("key", applicationServerKey), told);
        """
    )
    page = ada.sit(game.link(other))
    worker_ready(page)
    page.reload()
    settled(page)
    until(lambda: server.store.private(game.table, other, "push"))
    assert page.evaluate("localStorage.getItem('key')") == server.house.vapid.public
    page.close()
    mine = game.seat(client, seat)
    until(lambda: other not in mine.info().present)
    while other not in mine.info().awaiting:
        mine.play("pass", mine.info().seq)
    until(lambda: service.heard)
    told = json.loads(browser.read(service.heard[0].body))
    assert told["body"] == say("notice-turn")


def test_what_is_pushed_is_shown_and_the_last_of_a_table_alone(someone, server):
    ada = someone(service_workers="allow", permissions=["notifications"])
    page = ada.goto("/")
    worker_ready(page)
    if page.evaluate("Notification.permission") != "granted":
        pytest.skip("a Chromium without a head of its own shows no notifications")
    found: list[str] = []
    wire = ada.context.new_cdp_session(page)
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    for _ in looks(page):
        if found:
            break
    for body in ("first", "last"):
        told = {"title": "Friday", "body": body, "table": "abc", "url": "/t/abc"}
        wish = {"origin": server.url, "registrationId": found[-1], "data": json.dumps(told)}
        wire.send("ServiceWorker.deliverPushMessage", wish)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ title, body, data }) => [title, body, data.url])"""
    until(lambda: page.evaluate(shown) == [["Friday", "last", "/t/abc"]])
