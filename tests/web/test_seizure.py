"""Loans in default on the page: the neighbour picks what the bank takes, the debtor what goes."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, acting, stored
from tests.web.scenes import BLUE, RED, YELLOW, scene

BLACK, BROWN, ORANGE, TAN, WHITE = range(5)
OTHERS = ("blue: pass", "red: pass")
# Yellow spends all that it has and can borrow, and keeps a brown and a black container in its
# harbour; it is red's turn, and the next is the one in which yellow cannot pay its interest.
POOR = (
    *OTHERS,
    "yellow: loan",
    "yellow: loan",
    "yellow: build k",
    "yellow: build {fourth}",
    "yellow: pass",
    *OTHERS,
    "yellow: build {fifth}",
    "yellow: build warehouse",
    *OTHERS,
    "yellow: stock red n@2 -> n@2",
    "yellow: stock blue k@2 -> n@2 k@2",
    "blue: pass",
)
# The same without any container, but with four machines and three warehouses.
BARE = (
    "blue: stock yellow o@2 -> o@4",
    "blue: pass",
    "red: pass",
    *POOR[2:7],
    *OTHERS,
    *POOR[9:11],
    *OTHERS,
    "yellow: build warehouse",
    "yellow: pass",
    *OTHERS,
    "yellow: pass",
    "blue: pass",
)


def told(story: tuple[str, ...], fourth: str, fifth: str) -> list[str]:
    """A story in the letters of an edition."""
    return [line.format(fourth=fourth, fifth=fifth) for line in story]


def test_I3_I4_the_neighbour_picks_containers(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *told(POOR, "t", "w")) as at:
        red, yellow = at.sit(RED, phone=True), at.sit(YELLOW)
        red.perform("pass")
        red.until_asked("seize")  # although it is yellow's turn
        assert red.view.board.active == YELLOW
        red.says("acting-seize-why", seat="Cleo", place="harbour", count=2)
        expect(yellow.acting.root).to_contain_text(
            say("acting-waiting", sealed="no", phase="seize", names="Bob")
        )
        at.all_show()
        red.perform("seize k@2")  # and the last one goes without saying
        yellow.until_asked("act")
        assert yellow.view.board.seized == (BLACK, BROWN)
        assert yellow.view.board.seats[YELLOW].harbour == ()
        at.all_show()


def test_I3_I4_a_building_goes(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *told(BARE, "t", "w")) as at:
        red, yellow = at.sit(RED), at.sit(YELLOW, phone=True)
        red.perform("pass")
        yellow.until_asked("seize-kind")
        yellow.says("acting-give-up-why", struck="yes")
        yellow.perform("give up machine")
        red.until_asked("seize-machine")
        red.says("acting-seize-machine-why", seat="Cleo")
        wares = red.acting.root.locator("button[data-colour]")
        assert wares.evaluate_all("all => all.map(one => one.dataset.colour)") == ["3", "4"]
        red.perform("seize machine t")
        yellow.until_asked("seize-kind")
        at.all_show()
        yellow.perform("give up warehouse")
        area = yellow.view.board.seats[YELLOW]
        assert (area.machines, area.warehouses, area.loans) == ((ORANGE, BLACK, WHITE), 2, 0)
        at.all_show()


def test_I6_the_anniversary_edition_takes_one_a_loan(server: Served, browser: Browser) -> None:
    with scene(server, browser, "anniversary", *told(POOR, "e", "g")) as at:
        red, yellow = at.sit(RED), at.sit(YELLOW, phone=True)
        red.perform("pass")
        red.until_asked("seize")
        red.says("acting-seize-why", seat="Cleo", place="harbour", count=1)
        red.perform("seize n@2")
        yellow.until_asked("act")
        assert yellow.view.board.seized == (BROWN,)
        assert yellow.view.board.seats[YELLOW].harbour == ((BLACK, 2),)
        at.all_show()
        assert BLUE not in yellow.view.board.awaiting


def test_I4_a_ship_s_hold_is_taken_from_on_the_board(server: Served, someone: Someone) -> None:
    """In this game seat 3 picks from the ship of seat 0, which has nothing in its stores."""
    page = someone().sit(stored(server, "anniversary-4-docked-loading", 130).link(3))
    ship = page.locator("[data-ship='0']")
    ware = ship.locator("[data-colour]").last
    colour = ware.get_attribute("data-colour")
    ware.click(force=True)  # the goods themselves are what one clicks
    picked = acting(page).locator("button[aria-pressed=true]")
    expect(picked).to_have_attribute("data-colour", colour or "")
    expect(ship.get_by_role("button")).to_be_visible()
