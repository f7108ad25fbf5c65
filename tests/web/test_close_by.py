"""What stands close by something else covers nothing of it, and moves nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from longshore.client import Client
from longshore.game.views import View
from longshore.server.domain.settings import LONGEST_NAME, Settings
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, acting, acts, moment, settled, stored
from tests.web.test_in_sight import COVERED
from tests.web.test_little_room import _BAR

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
LONG = tuple(f"{first} of the far away harbour side"[:LONGEST_NAME] for first in "ABCDE")

# Of the others' boards: badges over letters, and letters that another container covers.
_GOODS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const wrong = [];
  for (const pile of document.querySelectorAll(".strips .pile")) {
    const lying = [...pile.querySelectorAll(".lies")];
    const letters = lying.map((one) => box(one.querySelector("text")));
    for (const worth of pile.querySelectorAll(".worth"))
      if (letters.some((letter) => over(box(worth), letter))) wrong.push("badge");
    if (lying.length !== 2) continue;
    const [one, other] = lying.map((each) => box(each.querySelector("svg")));
    if (over(letters[0], other) || over(letters[1], one)) wrong.push("container");
  }
  const named = [...document.querySelectorAll(".strips .store .what")].filter((one) =>
    one.offsetWidth && one.scrollWidth <= one.clientWidth);
  return [wrong, named.length];
}"""


def two_at_a_price(view: View, seat: int) -> bool:
    """On another's board, and one could buy there."""
    others = [area for other, area in enumerate(view.board.seats) if other != seat]
    prices = [[price for _, price in area.factory] for area in others]
    return acts(view, seat) and any(each.count(one) == 2 for each in prices for one in each)


def test_on_five_boards_goods_are_told_apart(server: Served, someone: Someone) -> None:
    number, seat = moment("anniversary-5", two_at_a_price, 100, "stock")
    page = someone().page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(stored(server, "anniversary-5", number).link(seat))
    settled(page)
    expect(page.locator(".strips .worth").first).to_be_visible()
    wrong, named = page.evaluate(_GOODS)
    assert wrong == []
    assert named == 8  # factory and harbour of each


def test_the_dots_stay_beside_a_long_name(server: Served, someone: Someone) -> None:
    number, seat = moment("classic-5", acts, 60)
    page = someone(**PHONE).sit(stored(server, "classic-5", number, None, LONG).link(seat))
    box = page.locator(".status").bounding_box()
    assert box is not None
    dots = page.locator(".status [data-part=action-dots] i")
    expect(dots).to_have_count(2)
    for dot in dots.all():
        at = dot.bounding_box()
        assert at is not None
        assert at["x"] + at["width"] <= box["x"] + box["width"]


def test_no_name_in_the_bar_moves_for_a_plan(server: Served, someone: Someone) -> None:
    """Nor when it is looked back on."""
    number, seat = moment("classic-4", acts, 0, "loan")
    page = someone().page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(stored(server, "classic-4", number).link(seat))
    settled(page)
    before = page.evaluate(_BAR)
    page.locator('[data-choice="loan"]').click()
    expect(page.locator("[data-part=draft] li")).to_have_count(1)
    expect(page.locator(".turns .moment")).to_be_visible()
    assert page.evaluate(_BAR) == before
    acting(page).locator("[data-part=draft] button").first.click()
    expect(page.locator("[data-part=draft] li")).to_have_count(0)
    page.get_by_role("button", name=say("page-look-back")).click()
    expect(page.locator(".turns .moment")).to_be_visible()
    assert page.evaluate(_BAR) == before


def laden(view: View, seat: int) -> bool:
    return acts(view, seat) and len(view.board.seats[seat].ship) > 1


def test_a_bots_advice_lies_over_no_worth_of_a_cargo(server: Served, someone: Someone) -> None:
    number, seat = moment("anniversary-5", laden, 60)
    page = someone().page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(stored(server, "anniversary-5", number, Settings(hints=True)).link(seat))
    settled(page)
    assert not page.evaluate(COVERED, ".acting .foot > details > summary, .tools button")


def test_an_invitation_is_followed_without_a_refusal(
    server: Served, client: Client, someone: Someone
) -> None:
    host = client.open_table("classic", 3, name="Ada")
    looker = someone()
    refused: list[str] = []
    looker.page.on(
        "response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None
    )
    page = looker.goto(f"{server.url}/t/{host.table}#join={host.invitation}")
    page.get_by_label(say("around-your-name")).fill("Bo")
    page.get_by_role("button", name=say("around-sit-down")).click()
    alone = page.get_by_text(say("around-invite-here-alone-guest"))
    expect(alone).to_be_visible()
    # how a server is started is for whoever opened the table
    how = say("around-invite-here-alone", host="127.0.0.1")
    expect(page.get_by_text(how)).to_have_count(0)
    ada = someone().goto(f"{server.url}/t/{host.table}#join={host.invitation}")
    expect(ada.get_by_role("button", name=say("around-sit-down"))).to_be_visible()
    ada.goto(f"{server.url}/rules")
    ada.goto(f"{server.url}/t/{host.table}#key={host.token}")  # the host, who has the link
    expect(ada.get_by_text(how)).to_be_visible()
    seats = host.info().seats
    page.goto(f"{server.url}/rules")
    page.goto(f"{server.url}/t/{host.table}#join={host.invitation}")  # one's seat is kept
    expect(alone).to_be_visible()
    assert host.info().seats == seats
    assert [seat.name for seat in seats].count("Bo") == 1
    assert refused == []
