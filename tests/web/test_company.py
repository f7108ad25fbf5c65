"""Company at a table: who is connected, inviting by a camera, and who sits where."""

from __future__ import annotations

from playwright.sync_api import expect

from longshore.text.messages import say
from tests.web.looking import settled, stored
from tests.web.test_seats import menu, seat_line


def test_a_waiting_room_shows_who_is_connected_and_lets_the_host_order_the_seats(
    someone, server, client
):
    host = client.open_table("classic", 3, name="Ada")
    bo = client.join(host.table, "Bo", 1, host.invitation)
    ada = someone()
    page = ada.goto(host.links.seat)
    here, away = say("around-present", here="yes"), say("around-present", here="no")
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
    dots = page.get_by_role("img", name=say("around-present", here="no"), exact=True)
    expect(dots).to_have_count(2)
    someone().sit(game.link(1))
    expect(dots).to_have_count(1)
