"""A container clicked on the board, or gone to by keys, is picked in the panel that opens."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from longshore.game.views import View
from tests.server.serving import Served
from tests.web.looking import Someone, acting, acts, moment, stored


def could_stock_one_of_two(view: View, seat: int) -> bool:
    """Another's factory store has different goods, and there are room and money for each."""
    board, own = view.board, view.own
    assert own is not None
    return (
        acts(view, seat)
        and own.cash > 8
        and board.seats[seat].facts.harbour_room > 1
        and board.actions_left == 2
        and len(set(board.seats[(seat + 1) % len(board.seats)].factory)) > 1
    )


def came(server: Served, someone: Someone) -> tuple[Page, Locator]:
    """A page at such a moment, and the store's goods on it."""
    number, seat = moment("classic-4", could_stock_one_of_two)
    page = someone().sit(stored(server, "classic-4", number).link(seat))
    store = page.locator(f"[data-place='factory-{(seat + 1) % 4}']")
    expect(page.locator("[data-choice]").first).to_be_visible()
    return page, store.locator(".lies[data-price]")


def is_picked(page: Page, ware: Locator) -> None:
    """In the panel, this good and no other."""
    picked = acting(page).locator("[role=group] button[data-price][aria-pressed=true]").first
    for name in ("data-colour", "data-price"):
        expect(picked).to_have_attribute(name, ware.get_attribute(name) or "")


def test_what_is_clicked_is_picked(server: Served, someone: Someone) -> None:
    page, goods = came(server, someone)
    for ware in (goods.last, goods.first):
        box = ware.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 3, box["y"] + 3)
        is_picked(page, ware)
        page.keyboard.press("Escape")
        expect(page.locator("[data-choice]").first).to_be_visible()


def test_what_keys_go_to_is_picked(server: Served, someone: Someone) -> None:
    page, goods = came(server, someone)
    act = page.get_by_role("group").filter(has=goods).last.locator("[data-offer=stock]")
    act.focus()
    page.keyboard.press("ArrowLeft")
    expect(goods.last).to_have_attribute("data-aimed", "")
    page.keyboard.press("Enter")
    is_picked(page, goods.last)
    expect(goods.last).not_to_have_attribute("data-aimed", "")
