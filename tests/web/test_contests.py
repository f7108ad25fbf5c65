"""A tournament on the page: opened by one, joined by others, played, and seen by everybody."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from longshore.server.matches import finding, promises
from longshore.server.store.schema import contest_players, contests
from longshore.text.messages import languages, say
from tests.server.people.folk import Town
from tests.web.looking import Someone, lookers
from tests.web.test_access import DEVICES, check
from tests.web.test_matches import signed_in

# Of what is matched: the words that go over an end of a line.
_BROKEN = r"""(all) => [...document.querySelectorAll(all)].flatMap((one) => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const {data} = texts.currentNode;
    for (const {0: word, index} of data.matchAll(/[\p{L}’]+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
})"""


@pytest.fixture(scope="module")
def opens() -> threading.Event:
    """Tables that are promised are opened while it is set."""
    (event := threading.Event()).set()
    return event


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, opens: threading.Event) -> Iterator[Town]:
    unopened = promises.unopened
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "SWEEP_SECONDS", 0.1)
        patch.setattr(
            promises, "unopened", lambda *which: unopened(*which) if opens.is_set() else []
        )
        with Town(tmp_path_factory.mktemp("contests")) as town:
            yield town


@pytest.fixture
def here(browser: Browser, town: Town) -> Iterator[Someone]:
    yield from lookers(browser, town.served)


def test_a_tournament_is_opened_joined_and_begun(
    town: Town, here: Someone, opens: threading.Event, request: pytest.FixtureRequest
) -> None:
    page = signed_in(town, here(**DEVICES["phone"]), "Ann").goto(town.url)
    page.get_by_role("link", name=say("contests-title")).click()
    new = page.locator("[data-part=new]")
    new.get_by_label(say("contests-new-title")).fill("Spring cup")
    new.get_by_label(say("option-seats")).select_option("3")
    check(page, "a new tournament", "main")
    new.get_by_role("button", name=say("contests-new-go")).click()
    expect(page).to_have_url(re.compile("/contests.id="))
    expect(page).to_have_title(re.compile("Spring cup"))
    contest = page.locator("[data-part=contest]")
    contest.get_by_role("button", name=say("contests-join")).click()
    expect(page.locator("[data-part=standings]")).to_contain_text("Ann")
    path = "/api/contests/" + page.url.partition("id=")[2]
    town.person(town.account("Cy")).post(f"{path}/join")
    address = page.url
    bob = signed_in(town, here(), "Bob").goto(address)  # who looks at its page is taken along
    bob.get_by_role("button", name=say("contests-join")).click()
    expect(page.locator("[data-part=standings]")).to_contain_text("Bob")
    contest.get_by_role("button", name=say("contests-start")).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text(say("contests-start-title", title="Spring cup"))
    asked.get_by_role("button", name=say("page-cancel")).click()
    expect(contest).to_contain_text(say("contests-status", status="open"))
    contest.get_by_role("button", name=say("contests-start")).click()
    expect(asked).to_contain_text(say("contests-start-live", kind="tournament"))
    request.addfinalizer(opens.set)
    opens.clear()
    asked.get_by_role("button", name=say("contests-start")).click()
    link = say("contests-table")
    for one in (page, bob):
        expect(one.locator("[data-round='1']")).to_contain_text("Bob")
        expect(one.get_by_role("link", name=link)).to_have_count(0)  # its table is still shut
    opens.set()
    for one in (page, bob):
        expect(one).to_have_url(re.compile("/t/"))
        expect(one.locator(".board")).to_be_visible()
        one.goto(address)
        expect(one.locator("[data-round='1']")).to_contain_text("Bob")
        table = one.locator("[data-part=contest]").get_by_role("link", name=link)
        expect(table).to_be_visible()
    check(page, "a tournament", "main")
    assert page.evaluate(_BROKEN, "[data-part=standings] th") == []
    table.click()
    expect(bob).to_have_url(re.compile("/t/"))

    guest = here().goto(f"{town.url}/contests")  # everybody may look
    guest.get_by_role("link", name="Spring cup").click()
    expect(guest.locator("[data-part=standings]")).to_contain_text("Cy")
    main = guest.locator("#main")
    expect(main.get_by_role("link", name=say("people-sign-in"))).to_be_visible()


def test_one_says_that_one_is_there_before_it_begins(town: Town, here: Someone) -> None:
    looker = signed_in(town, here(**DEVICES["phone"]), "Dee")
    eve = town.person(town.account("Eve"))
    starts = eve.get("/api/contests")["now"] + 3600_000
    told = eve.post("/api/contests", title="Evening cup", seats=3, starts_at=starts)
    id_ = told["contest"]["id"]
    page = looker.goto(f"{town.url}/contests?id={id_}")
    contest = page.locator("[data-part=contest]")
    contest.get_by_role("button", name=say("contests-join")).click()
    expect(contest).to_contain_text(say("contests-check-in-about"))
    ready = contest.get_by_role("button", name=say("contests-check-in"))
    expect(ready).to_have_count(0)  # there is time
    soon = {"next_at": starts - 3000_000}
    with town.served.store.database.writing() as connection:  # fifty minutes later
        connection.execute(contest_players.update().values(here_at=starts - 4000_000))
        connection.execute(contests.update().where(contests.c.id == id_).values(soon))
    ready.click()
    expect(contest).to_contain_text(say("contests-here-about"))
    expect(page.locator("[data-part=standings]")).to_contain_text(f"({say('contests-here')})")
    check(page, "a tournament that begins soon", "main")


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(town: Town, here: Someone, language: str) -> None:
    page = here(locale=language).goto(f"{town.url}/contests")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("contests-title", language))
