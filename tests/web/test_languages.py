"""The page in six languages: every room in one language, chosen by the browser or by hand."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from longshore.text.messages import languages, say, source
from tests.soaking import some
from tests.web.looking import (
    NAMES,
    acts,
    bids,
    moment,
    settled,
    stored,
)

LANGUAGES = languages()
# An id of a message where its text should stand.
RAW = re.compile(r"\b(page|board|acting|around|past|guide|help|option|log|refused)-[a-z]")
# All that a person reads or hears; texts that are hidden from everybody are left out.
_TEXTS = """
() => {
  const found = new Set();
  const add = (text) => { if (text?.trim()) found.add(text.replace(/\\s+/g, " ").trim()); };
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"])
      add(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === 3) add(node.data);
  }
  add(document.title);
  return [...found];
}
"""


@cache
def fragments(language: str) -> frozenset[str]:
    """The longer stretches of plain text in a language's messages."""
    text = re.sub(
        r"^#.*$|^[\w-]+ =|^\s*\*?\[[\w-]+\]", "\n", source(language, "*"), flags=re.MULTILINE
    )
    plain = (part.strip() for part in re.split(r"\{[^{}]*\}|[{}\n]", text))
    return frozenset(part for part in plain if len(part) >= 14 and part.count(" ") >= 2)


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_TEXTS)
    return found


def all_in(language: str, page: Page, where: str) -> None:
    """All that the page says is in a language: no id of a message, nothing left in English."""
    assert page.locator("html").get_attribute("lang") == language
    said = texts(page)
    assert [text for text in said if RAW.search(text)] == [], where
    if language == "en":
        return
    together = "\n".join(said)
    left = [english for english in fragments("en") - fragments(language) if english in together]
    assert left == [], where


# What is left untranslated on the page is so in every language; that all have every message is
# tested by itself.
@pytest.mark.parametrize("language", some(LANGUAGES, ["de"]))
def test_the_rooms_around_the_table_speak_the_browser_s_language(language, someone, server):
    looker = someone(locale=language)
    page = looker.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("around-start-title", language))
    play = page.get_by_role("button", name=say("around-play-now", language))
    expect(play).to_be_visible()
    for room in ("/", "/new", "/lobby", "/games", "/learn", "/rules", "/host"):
        page.goto(room)
        page.wait_for_load_state("networkidle")
        for more in page.locator("main summary").all():  # what is folded up is text, too
            more.evaluate("e => e.parentElement.open = true")
        all_in(language, page, room)

    page.goto("/new")
    opens = page.get_by_role("button", name=say("around-new-open", language))
    opens.click()
    expect(page.get_by_text(say("around-waiting-title", language))).to_be_visible()
    all_in(language, page, "the waiting room")
    menu(page, language)
    page.get_by_role("button", name=say("page-settings", language), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    all_in(language, page, "the settings")


def menu(page: Page, language: str) -> None:
    """Go through the menu of a table."""
    page.get_by_role("button", name=say("page-menu", language), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for part in dialog.get_by_role("navigation").get_by_role("button").all():
        part.click()
        page.wait_for_load_state("networkidle")
        for box in dialog.get_by_role("checkbox").all():  # what they open is text, too
            if not box.is_checked():
                box.check()
        all_in(language, page, f"the menu: {part.inner_text()}")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("language", some(LANGUAGES, ["fr"]))
def test_the_board_speaks_the_browser_s_language(language, someone, server):
    looker = someone(locale=language, viewport={"width": 1440, "height": 900})
    number, seat = moment("anniversary-3", acts, 40)
    page = looker.sit(stored(server, "anniversary-3", number).link(seat))
    expect(page.get_by_role("region", name=say("acting-title", language))).to_be_visible()
    expect(page.get_by_role("region", name=say("board-sea", language))).to_be_visible()
    all_in(language, page, "one's own turn")
    for choice in page.locator("[data-choice]:not([aria-disabled=true])").all()[:6]:
        key = choice.get_attribute("data-choice")
        if key in ("pass", "sail-sea", "sail-island", "build-warehouse", "loan", "repay"):
            continue
        choice.click()
        all_in(language, page, f"the choice {key}")
        back = page.get_by_role("button", name=say("acting-back", language), exact=True)
        back.click()
    menu(page, language)

    number, seat = moment("anniversary-3", bids, 60)
    page = looker.sit(stored(server, "anniversary-3", number).link(seat))
    all_in(language, page, "an auction")
    page = looker.sit(stored(server, "anniversary-3").link(0))
    for name in ("score", "economy", "log"):
        page.get_by_role("tab", name=say(f"page-tab-{name}", language)).click()
        page.wait_for_load_state("networkidle")
        all_in(language, page, name)


def test_another_language_is_spoken_at_once_and_from_then_on(someone, server):
    number, seat = moment("classic-3", acts, 20)
    game = stored(server, "classic-3", number)
    looker = someone(locale="en-GB")
    page = looker.sit(game.link(seat))
    page.evaluate("window.stayed = true")
    page.locator("[data-choice=build-warehouse]").click()
    draft = page.get_by_role("region", name=say("acting-draft-title"))
    expect(draft).to_be_visible()
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    page.get_by_label(say("around-set-language"), exact=True).select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_label(say("around-set-language", "de"), exact=True)).to_have_value("de")
    page.keyboard.press("Escape")
    # what was being done is still there, in the other language
    expect(page.get_by_role("region", name=say("acting-draft-title", "de"))).to_be_visible()
    assert page.evaluate("window.stayed")
    all_in("de", page, "after the change")
    page.reload()
    settled(page)
    all_in("de", page, "after a reload")
    # as the browser prefers, again
    page.get_by_role("button", name=say("page-settings", "de"), exact=True).click()
    page.get_by_label(say("around-set-language", "de"), exact=True).select_option("auto")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("locale", "language"), [("nl-BE", "nl"), ("de-AT", "de"), ("pt-BR", "en"), ("fr", "fr")]
)
def test_the_browser_s_wish_is_followed_also_where_there_is_no_page(
    locale, language, someone, server
):
    looker = someone(locale=locale)
    page = looker.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", language)
    title = f"{say('help-rules-title', language)} · {say('page-name', language)}"
    expect(page).to_have_title(title)
    page.goto("/no-such-room")  # this one the server says by itself
    expect(page.locator("html")).to_have_attribute("lang", language)
    heading = page.get_by_role("heading", name=say("page-not-found-title", language))
    expect(heading).to_be_visible()
    card = page.locator(".card").evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert card not in ("", "rgba(0, 0, 0, 0)")  # it has the house's look


def test_people_s_own_names_are_nobody_s_language(someone, server):
    looker = someone(locale="it")
    page = looker.sit(stored(server, "classic-3", 30).link(0))
    for name in NAMES[1:3]:
        expect(page.get_by_role("article", name=re.compile(name)).first).to_be_visible()
