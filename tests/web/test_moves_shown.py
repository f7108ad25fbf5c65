"""What the others do is seen before one is asked, and can be skipped."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, prefer
from tests.web.scenes import BLUE, Scene, scene

THEIRS = ("red: build warehouse", "red: build w", "yellow: build warehouse", "yellow: build w")
# Each frame: the newest entry of the log, and whether anything can be chosen, here or on the board.
_WATCH = """() => {
  const seen = (window.seenFrames = []);
  const look = () => {
    const lines = [...document.querySelectorAll('[data-part=log] [data-seq]')];
    const newest = Math.max(0, ...lines.map(({dataset}) => Number(dataset.seq)));
    const offered = document.querySelector('[data-choice], [data-offer=produce]') !== null;
    const last = seen.at(-1);
    if (last?.newest !== newest || last.offered !== offered) {
      seen.push({newest, offered, at: performance.now()});
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def sit(at: Scene, someone: Someone, **wishes: object) -> Page:
    looker = someone(quiet=False)
    prefer(looker.context, **wishes)
    page = looker.sit(f"{at.server.url}/t/{at.table}#key={at.seats[BLUE].token}")
    page.evaluate(_WATCH)
    return page


def test_nothing_is_offered_while_others_moves_are_shown(
    server: Served, browser: Browser, someone: Someone
) -> None:
    with scene(server, browser, "classic", "blue: pass") as at:
        page = sit(at, someone, pace="quick")
        last = at.play(*THEIRS).seq
        choices = page.locator("[data-choice]")
        expect(choices.first).to_be_visible()
        frames = page.evaluate("seenFrames")
        assert [one for one in frames if one["offered"] and one["newest"] < last] == []
        shown = next(one["at"] for one in frames if one["newest"] == last)
        offered = next(one["at"] for one in frames if one["offered"])
        assert offered - shown >= 300  # the last of them is seen, too
        assert len({one["newest"] for one in frames}) >= len(THEIRS)


def test_the_others_moves_are_skipped_with_a_key_or_a_press(
    server: Served, browser: Browser, someone: Someone
) -> None:
    with scene(server, browser, "classic", "blue: pass") as at:
        page = sit(at, someone, pace="calm")
        at.play(*THEIRS)
        skip = page.locator("[data-part=skip]")
        expect(skip).to_be_visible()
        page.keyboard.press("n")
        expect(page.locator("[data-choice]").first).to_be_visible()
        expect(skip).to_have_count(0)
        assert page.evaluate("document.activeElement !== document.body")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text(say("acting-key-skip"))
