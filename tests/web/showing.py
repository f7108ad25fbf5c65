"""What the page shows of a table, read off the drawn board, and what it ought to show."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from longshore.game.views import SeatArea, View
from longshore.text.messages import say

_READ = """
() => {
  const text = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const places = {};
  for (const place of document.querySelectorAll("main [data-place]")) {
    const boxes = [...place.querySelectorAll("[data-colour]")].map(({dataset: box}) => {
      const price = box.price === undefined ? [] : [Number(box.price)];
      return [Number(box.colour), ...price];
    });
    const sheds = place.querySelectorAll("[data-warehouse]").length;
    (places[place.dataset.place] ??= []).push(...boxes, ...Array(sheds).fill(["warehouse"]));
  }
  const name = (element) => element.ariaLabel ?? text(element);
  const labels = (root) => [...root.querySelectorAll("[role=img]")].map(name);
  const boards = {};
  for (const board of document.querySelectorAll("main article[data-seat]")) {
    boards[board.dataset.seat] = labels(board);
  }
  const purses = {};
  for (const purse of document.querySelectorAll("main [data-cash]")) {
    purses[purse.dataset.purse] = [purse.dataset.cash, text(purse)];
  }
  const berths = {};
  for (const berth of document.querySelectorAll("main [data-berth]")) {
    for (const ship of berth.querySelectorAll("[data-ship]")) {
      berths[ship.dataset.ship] = berth.dataset.berth;
    }
  }
  const supply = [...document.querySelectorAll('main [data-place="supply"]')];
  return {
    places, boards, purses, berths,
    supply: supply.map((one) => name(one.closest("[role=img]"))),
    moment: document.querySelector("main").dataset.moment,
  };
}
"""
_LEFT_OUT = ("supply", "machines", "warehouses")  # told in words


def shown_board(page: Page) -> dict[str, Any]:
    """All that lies on the drawn table."""
    read = page.evaluate(_READ)
    shown: dict[str, Any] = {
        place: sorted(goods)
        for place, goods in read["places"].items()
        if goods and place not in _LEFT_OUT
    }
    shown |= {f"purse-{owner}": purse for owner, purse in read["purses"].items()}
    shown |= {f"berth-{owner}": berth for owner, berth in read["berths"].items()}
    for owner, labels in read["boards"].items():
        shown[f"loans-{owner}"] = next((one for one in labels if one in _LOANS), None)
    return shown | {"supply": read["supply"], "moment": read["moment"]}


_LOANS = [say("board-loans", count=count) for count in range(3)]


def expected_board(view: View, moment: str = "now") -> dict[str, Any]:
    """What ought to lie there, by what a seat may know."""
    board, options = view.board, view.options
    shown: dict[str, Any] = {}
    for seat, area in enumerate(board.seats):
        shown |= _area(seat, area)
        shown[f"purse-{seat}"] = _purse(view, seat)
    for broker, holds in enumerate(board.brokers):
        shown[f"broker-{broker}"] = _colours(holds.goods)
    if board.payment_card is not None:
        card = board.payment_card
        shown["card"] = _colours((*card.factory, *card.harbour))
    if board.floor is not None:
        floor = board.floor
        shown[f"hand-{floor.seat}"] = _colours((*floor.factory, *floor.harbour))
    shown["seized"] = _colours(board.seized)
    shown = {place: goods for place, goods in shown.items() if goods}
    shown["supply"] = [
        say("board-supply-of", colour=colour, left=left, start=options.supply, machines=machines)
        for colour, left, machines in zip(
            options.colours, board.supply, board.machine_supply, strict=True
        )
    ]
    return shown | {"moment": moment}


def _area(seat: int, area: SeatArea) -> dict[str, Any]:
    return {
        f"factory-{seat}": sorted(list(ware) for ware in area.factory),
        f"harbour-{seat}": sorted(list(ware) for ware in area.harbour),
        f"ship-{seat}": _colours(area.ship),
        f"island-{seat}": _colours(area.island),
        f"bank-{seat}": _colours(area.bank),
        f"machines-{seat}": _colours(area.machines),
        f"warehouses-{seat}": [["warehouse"]] * area.warehouses,
        f"berth-{seat}": str(area.berth),
        f"loans-{seat}": say("board-loans", count=area.loans),
    }


def _colours(goods: tuple[int, ...]) -> list[list[int]]:
    return sorted([colour] for colour in goods)


def _purse(view: View, seat: int) -> list[str]:
    own, open_cash = view.own, view.board.seats[seat].cash
    if own is not None and own.seat == seat:
        return ["own", say("money", amount=own.cash)]
    if open_cash is not None:
        return ["open", say("money", amount=open_cash)]
    return ["hidden", "?" + say("board-cash-hidden")]
