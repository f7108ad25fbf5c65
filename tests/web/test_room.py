"""The stage has room for what it shows: no words lie on words, names and containers are legible.

People with long names sit at tables of every size, in windows from 1024 px up, in German: its words
are long.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from longshore.game.views import View
from tests.server.logged import golden
from tests.server.serving import Served
from tests.soaking import some
from tests.web.looking import Someone, acts, moment, settled, stored

LONG = ("Margaret", "Bartholomew", "Cleopatra", "Desmond", "Evangeline")
STAGES = ((1024, 720), (1280, 720), (1440, 900), (1920, 1080))
GAMES = tuple(f"{edition}-{seats}" for edition in ("classic", "anniversary") for seats in (3, 4, 5))
QUICK = ("anniversary-5",)
LETTERS = 7  # of a longer name are seen, and that it goes on
# px, the width of containers: on shelves, ships and the island, and of the island alone
LEAST = {1440: 34, 1920: 44}
ISLAND = 14

# What is written over something else; names of which less than wanted is seen; the least width of
# a container, by the kind of its place. What is drawn into a picture or lies on a container on
# purpose (its worth, how many there are) is no text of the stage.
_MEASURE = """async (letters) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shown = (one) => one.checkVisibility({visibilityProperty: true})
    && !one.closest(".unseen, .lies, .column, svg");
  const clipped = (box, one) => {
    let {left, top, right, bottom} = box;
    for (let at = one; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return {left, top, right, bottom};
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.closest("[data-edition], header.bar") || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clipped(rect, one);
      if (box.right - box.left > 1 && box.bottom - box.top > 1)
        texts.push({text: node.data.trim(), one, over: !!one.closest(".over"), ...box});
    }
  }
  const overlap = (a, b) => a.one !== b.one && a.over === b.over
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const names = document.querySelectorAll("article .ribbon .name, .island .name, header .name");
  const seen = ({textContent: {length}, clientWidth, scrollWidth}) =>
    scrollWidth <= clientWidth ? Infinity : Math.floor(length * clientWidth / scrollWidth);
  const boxes = {};
  for (const one of document.querySelectorAll("[data-edition] [data-place] .box")) {
    const kind = one.closest("[data-place]").dataset.place.replace(/-.*/, "");
    boxes[kind] = Math.min(boxes[kind] ?? Infinity, one.getBoundingClientRect().width);
  }
  return {
    over: texts.flatMap((a, n) => texts.slice(n + 1).flatMap((b) =>
      overlap(a, b) ? [[a.text, b.text]] : [])),
    outside: texts.filter(({right, bottom}) => right > innerWidth || bottom > innerHeight)
      .map(({text}) => text),
    cut: [...names].filter((one) => shown(one) && seen(one) <= letters)
      .map((one) => [one.closest("[class]:not(.ribbon, .name)").className, one.textContent]),
    boxes,
  };
}"""


def hosts_several(view: View, seat: int) -> bool:
    """Ships lie beside each other in a harbour of another seat."""
    berths = [area.berth for area in view.board.seats]
    return acts(view, seat) and any(
        berths.count(host) > 1 for host in range(len(berths)) if host != seat
    )


def late(view: View, seat: int) -> bool:
    """There is a lot on the island."""
    return acts(view, seat) and sum(len(area.island) for area in view.board.seats) > 15


def check(found: dict[str, Any], size: tuple[int, int]) -> None:
    assert found["over"] == [], size
    assert found["outside"] == [], size
    assert found["cut"] == [], size
    assert found["boxes"].get("island", ISLAND) >= ISLAND, size
    for kind in ("factory", "harbour", "island"):
        width = found["boxes"].get(kind, LEAST.get(size[0], 0))
        assert width >= LEAST.get(size[0], 0), (size, kind, width)


@pytest.mark.parametrize("game", some(GAMES, QUICK))
def test_words_names_and_containers(server: Served, someone: Someone, game: str) -> None:
    for holds in (late, hosts_several) if game == "classic-5" else (late,):
        page = someone(viewport={"width": 1280, "height": 720}, locale="de-DE").page
        number, seat = moment(game, holds)
        page.goto(stored(server, game, number, names=LONG).link(seat))
        settled(page)
        page.locator("[data-choice]").first.wait_for()
        for size in STAGES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            check(page.evaluate(_MEASURE, LETTERS), size)


@pytest.mark.parametrize("game", some(GAMES, ("anniversary-5",)))
def test_the_end(server: Served, someone: Someone, game: str) -> None:
    page = someone(viewport={"width": 1280, "height": 720}, locale="de-DE").page
    page.goto(stored(server, game, len(golden(game).actions), names=LONG).link(0))
    settled(page)
    page.locator("[data-part=again]").wait_for()
    for size in STAGES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        check(page.evaluate(_MEASURE, LETTERS), size)


# Of the bank's name: how many letters of it are seen; and how far it and what can be done at the
# bank go over each other, or over the bank's edge.
_BANK = """() => {
  const bank = document.querySelector("section.bank").getBoundingClientRect();
  const name = document.querySelector("section.bank h2");
  const {textContent: {length}, clientWidth, scrollWidth} = name;
  const boxes = [name, ...document.querySelectorAll("section.bank header .act")]
    .map((one) => one.getBoundingClientRect());
  const over = boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
  const out = boxes.filter((one) => one.left < bank.left || one.right > bank.right);
  return [Math.floor(length * Math.min(1, clientWidth / scrollWidth)), over.length + out.length];
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
def test_the_bank_is_named(server: Served, someone: Someone, locale: str) -> None:
    number, seat = moment("anniversary-5", acts, 40)
    page = someone(viewport={"width": 1024, "height": 768}, locale=locale).page
    page.goto(stored(server, "anniversary-5", number).link(seat))
    settled(page)
    expect(page.locator("section.bank header .act")).to_have_count(2)
    for width, height in ((1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        letters, wrong = page.evaluate(_BANK)
        assert (letters > 2 * LETTERS, wrong) == (True, 0), (width, letters)
