"""Bids that are turned over stay to be read, and what came of them until one acts."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.acting import Acting
from tests.web.looking import Someone, prefer
from tests.web.scenes import RED, YELLOW, Scene, scene
from tests.web.test_auctions import LANDED

READ = 2000  # ms at the least
# How long bids lie open in the auction, from the first frame with one to the last.
_WATCH = """() => {
  const seen = (window.seenOpen = {first: null, last: null});
  const look = () => {
    if (document.querySelector('[data-bid] .open')) {
      seen.first ??= performance.now();
      seen.last = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def link(at: Scene, seat: int) -> str:
    return f"{at.server.url}/t/{at.table}#key={at.seats[seat].token}"


def result_of(page: Page) -> str:
    return " ".join(page.locator("[data-part=result] p").inner_text().split())


def test_bids_can_be_read_by_who_sealed_last(
    server: Served, browser: Browser, someone: Someone
) -> None:
    """Without motion too; then who won for how much is told until one's own next act."""
    with scene(server, browser, "classic", *LANDED, "blue: bid 5") as at:
        page = someone(quiet=False, reduced_motion="reduce").sit(link(at, YELLOW))
        acting = Acting(page, at.options.colours)
        page.evaluate(_WATCH)
        acting.fill_bid(1)
        acting.press(acting.seal_button)
        expect(page.locator("[data-bid] .open")).to_have_count(2)
        at.play("red: accept")
        expect(page.locator("[data-part=result]")).to_be_visible()
        shown = page.evaluate("seenOpen.last - seenOpen.first")
        assert shown >= READ, shown
        told = (
            say("board-outcome-sold", part="none", buyer="Ann", owner="Bob", price=5, subsidy=5),
            say("board-outcome-own", amount=1),
            say("board-outcome-subsidy", part="none", subsidy=5),
        )
        assert result_of(page) == " ".join(told)
        acting.press(acting.choice("build-warehouse"))  # it is yellow's turn now
        acting.ready()
        expect(page.locator("[data-part=result]")).to_be_visible()  # nothing is done yet
        acting.commit()
        expect(page.locator("[data-part=result]")).to_have_count(0)


_TURNS = """() => {
  const seen = (window.seenTurns = {turned: [], open: null, asked: null});
  document.addEventListener('transitionend', ({target}) => {
    if (target.matches('.turns')) seen.turned.push(target.closest('[data-bid]').dataset.bid);
  });
  const look = () => {
    if (document.querySelector('[data-bid] .open')) seen.open ??= performance.now();
    if (document.querySelector('[data-way=sell]')) seen.asked ??= performance.now();
    if (seen.asked === null) requestAnimationFrame(look);
  };
  look();
}"""


def test_bids_turn_over_the_highest_last_before_the_seller_is_asked(
    server: Served, browser: Browser, someone: Someone
) -> None:
    with scene(server, browser, "classic", *LANDED) as at:
        looker = someone(quiet=False)
        prefer(looker.context, pace="quick")
        page = looker.sit(link(at, RED))
        page.evaluate(_TURNS)
        at.play("blue: bid 5", "yellow: bid 1")
        expect(page.locator("[data-way=sell]")).to_be_visible()
        seen = page.evaluate("seenTurns")
        assert seen["turned"] == ["2", "0"]
        assert seen["asked"] - seen["open"] >= READ
        expect(page.get_by_role("region", name=say("past-log"), exact=True)).to_contain_text(
            "Ann $5 and Cleo $1"
        )
        # what the line went on to tell is in sight, too
        assert page.locator("[data-part=log] [data-seq]").last.evaluate(_LOW) <= 1


# By how much the end of something lies below the end of what it is scrolled in.
_LOW = """(one) => one.getBoundingClientRect().bottom
  - one.closest('[role=region]').getBoundingClientRect().bottom"""


def test_what_one_kept_oneself(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED, "blue: bid 6", "yellow: bid 1") as at:
        red = at.sit(RED)
        red.perform("decline")
        result = red.page.locator("[data-part=result]")
        expect(result).to_contain_text(say("board-outcome-kept", part="seller", price=6))
        result.get_by_role("button", name=say("board-outcome-close")).click()
        expect(result).to_have_count(0)
