"""An edition that is a file in a folder: chosen, played and looked back at in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from longshore.bots import make_bot, play_out
from longshore.game.editions import VARIABLE
from longshore.game.game import Game
from longshore.notation import Record
from longshore.text.messages import say
from tests.server.serving import Served, served
from tests.third_edition import COLOURS, HUES, LETTERS, NAME, write
from tests.web.acting import Acting
from tests.web.looking import Someone, board, lookers, looks, press, settled, stored_record, tab

TABLE = re.compile(r"/t/([0-9a-z]{12})$")
ROSE, TEAL = 0, 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a third edition."""
    folder = tmp_path_factory.mktemp("third")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(write(folder / "editions")))
        with served(folder) as running:
            yield running


@pytest.fixture
def someone(browser: Browser, server: Served) -> Iterator[Someone]:
    yield from lookers(browser, server)


@cache
def whole_game() -> Record:
    """A game of bots to its end, in which colours come to the island."""
    game = Game.new(NAME, seats=3, seed=4)
    play_out(game, {seat: make_bot("merchant") for seat in range(3)}, seed=4)
    return game.record()


def fills(boxes: Locator) -> list[str]:
    """What containers are painted with by daylight."""
    found: list[str] = boxes.evaluate_all(
        "all => all.map(one => getComputedStyle(one.querySelector('.side')).fill)"
    )
    return found


def rgb(hue: str) -> str:
    return "rgb({}, {}, {})".format(*(int(hue[at : at + 2], 16) for at in (1, 3, 5)))


def shows_its_colours(page: Page, letters: Sequence[str] = LETTERS) -> None:
    boxes = board(page).locator('[data-place="supply"] svg.box')
    expect(boxes).to_have_count(len(COLOURS))
    assert boxes.locator("text").all_text_contents() == [one.upper() for one in letters]
    assert fills(boxes) == [rgb(hue) for hue in HUES]


def test_the_form_offers_it_and_it_is_played(someone: Someone, server: Served) -> None:
    page = someone(color_scheme="light").goto("/new")
    choice = page.get_by_role("radio", name="Third Shore", exact=True)
    expect(choice).to_have_accessible_description("Made for the tests { of all }.")
    choice.check()
    rules = page.locator("details", has_text=say("around-new-rules"))
    rules.locator("summary").click()
    expect(rules.get_by_role("combobox", name=say("option-edition"))).to_have_value(NAME)
    expect(rules.get_by_label(say("option-supply"), exact=True)).to_have_value("8")
    expect(rules.get_by_label(say("option-bluff"), exact=True)).to_have_value("cancel")
    page.get_by_role("radio", name=say("option-seats-value", n=3)).check()
    expect(rules.get_by_label(say("option-supply"), exact=True)).to_have_value("7")
    for seat in ("red", "yellow"):
        page.get_by_label(say("around-new-seat", seat=seat)).select_option("bot")
    press(page, "around-new-start")
    page.wait_for_url(TABLE)

    settled(page)
    shows_its_colours(page)
    acting = Acting(page, COLOURS)
    expect(acting.choice("build-machine")).to_be_enabled()
    acting.press(acting.choice("build-machine"))
    machine = acting.root.get_by_role("button", name=re.compile("teal|lime|rose")).first
    colour = re.search(
        "teal|lime|rose", machine.get_attribute("aria-label") or machine.inner_text()
    )
    assert colour is not None
    acting.press(machine)
    expect(acting.steps).to_contain_text([colour[0]])
    acting.end_turn()
    tab(page, "log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(colour[0])
    expect(page.get_by_role("tabpanel")).to_contain_text("Third Shore")


def test_a_whole_game_is_told_and_counted(someone: Someone, server: Served) -> None:
    record = whole_game()
    result = Game.from_record(record).view().board
    landed = {COLOURS[one] for area in result.seats for one in area.island}
    assert landed
    stored = stored_record(server, record)
    looker = someone(color_scheme="light", locale="de-DE")
    page = looker.sit(stored.link(0))
    shows_its_colours(page, "RBSLP")  # rosa, bernsteinfarben, schwarz, lime, petrolfarben
    page.get_by_role("button", name=say("past-score-large", "de"), exact=True).click()
    sheet = page.get_by_role("dialog", name=say("past-score", "de"))
    for colour in landed:
        name = say(f"colour-{colour}", "de").capitalize()
        expect(sheet.get_by_role("table")).to_contain_text(name)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=say("page-tab-log", "de")).click()
    earlier = page.get_by_role("button", name=say("past-log-earlier", "de"))
    entries = page.get_by_role("region", name=say("past-log-entries", "de"))
    for _ in looks(page):  # it grows backwards when one scrolls up
        if not earlier.count():
            break
        entries.evaluate("region => region.scrollTo({ top: 0 })")
    for name in ("Drittes Ufer", "rosa", "petrolfarben", "bernsteinfarben"):
        expect(page.get_by_role("tabpanel")).to_contain_text(name)


def test_the_rules_tell_of_it(someone: Someone, server: Served) -> None:
    page = someone().goto("/rules#S6")
    for rule, text in {
        "S2": "7 / 8 / 9 of each colour",
        "S6": 'rose, amber "gold", black, lime and teal',
        "K1": "Anniversary and Third Shore",
        "D1": "Third Shore",
        "I5": "Third Shore",
    }.items():
        expect(page.locator(f"section#{rule}")).to_contain_text(text)
