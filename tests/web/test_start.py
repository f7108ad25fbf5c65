"""The start page, new tables, the lobby, finished games, and links that lead nowhere."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import asdict
from playwright.sync_api import Page, Route, expect

from longshore.game.options import Options
from longshore.server.domain.settings import Settings
from longshore.text.messages import listed, say
from tests.web.looking import NAMES, acting, board, press, settled, stored

TABLE = re.compile(r"/t/([0-9a-z]{12})$")
# What the presets are to set, as the rules have it; what is not named is as in the edition.
PRESETS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "classic": ("classic", 4, {}),
    "anniversary": ("anniversary", 4, {}),
    "first": ("classic", 4, {"domestic_sale": "pre-turn", "supply": 10}),
    "short": ("classic", 4, {"supply": 8}),
    "five": ("classic", 5, {"domestic_sale": "pre-turn"}),
    "experts": ("anniversary", 4, {"bluff": "cancel"}),
    "open": ("classic", 4, {"money": "open"}),
    "outcry": ("classic", 4, {"auction": "progressive"}),
    "unbanked": ("anniversary", 4, {"investment_bank": False}),
}


def table_of(page: Page) -> str:
    """The table whose address the page has come to."""
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def told(page: Page) -> dict[str, Any]:
    """What the server has, asked with the browser's own key."""
    table = table_of(page)
    answer: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return answer


def test_until_the_page_is_there_one_sees_whose_it_is(someone, server):
    page = someone(new=True).page

    def hold(_: Route) -> None:
        pass

    page.route(re.compile(r"/assets/.*\.js$"), hold)
    page.goto("/", wait_until="commit")
    logo = page.get_by_role("img", name="Longshore")
    expect(logo).to_be_visible()
    expect(logo).not_to_have_css("opacity", "0")
    page.unroute_all()  # what was held goes on
    expect(page.get_by_role("button", name=say("around-play-now"))).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)


def test_play_now_is_one_click_to_a_table_where_one_can_act(someone, server):
    page = someone().goto("/")
    press(page, "around-play-now")

    here = told(page)
    assert here["status"] == "running"
    assert here["mine"] == [0]
    assert [seat["kind"] for seat in here["seats"]] == ["person", "bot", "bot", "bot"]
    expect(board(page)).to_be_visible()
    # who begins is drawn: the bots before oneself play, and then one is asked
    choices = acting(page).locator("[data-choice]")
    expect(choices.first).to_be_enabled()
    page.get_by_role("button", name=say("acting-choose-produce")).first.click()
    press(acting(page), "acting-add")
    expect(acting(page).get_by_text(say("acting-draft-title"))).to_be_visible()


def test_play_now_remembers_against_whom(someone, server):
    someone = someone()
    page = someone.goto("/")
    page.get_by_text(say("around-play-change")).click()
    page.get_by_role("combobox", name=say("option-edition")).select_option("anniversary")
    page.get_by_role("combobox", name=say("option-seats")).select_option("3")
    page.reload()
    how = {"bot": "Steady", "edition": say("option-edition-anniversary"), "n": 3}
    expect(page.get_by_text(say("around-play-how", **how))).to_be_visible()
    press(page, "around-play-now")
    options = told(page)["options"]
    assert (options["edition"], options["seats"]) == ("anniversary", 3)


def test_each_preset_opens_the_table_that_it_names(someone, server):
    page = someone().goto("/new")
    for preset, (edition, seats, changes) in PRESETS.items():
        # one that is an edition is called like it
        name = f"option-edition-{preset}" if preset == edition else f"around-preset-{preset}"
        choice = page.get_by_role("radio", name=say(name), exact=True)
        choice.check()
        expect(choice).to_have_accessible_description(say(f"{name}-about"))
        press(page, "around-new-open")

        here = told(page)
        assert here["options"] == asdict(Options.make(edition, seats, **changes)), preset
        assert here["settings"]["hints"] is (preset == "first"), preset
        assert [seat["kind"] for seat in here["seats"]] == ["person", *["open"] * (seats - 1)]
        expect(page.locator("main li[data-seat]")).to_have_count(seats)
        page.evaluate("localStorage.clear()")  # else the next one is like this one
        page.goto("/new")


def test_a_table_of_own_options_is_the_table_that_the_form_shows(someone, server):
    page = someone().goto("/new")
    page.get_by_label(say("around-your-name")).fill("Ada")
    page.get_by_role("radio", name=say("option-seats-value", n=3)).check()
    page.get_by_label(say("around-new-seat", seat="yellow")).select_option("bot")
    page.get_by_label(say("around-new-bot", seat="yellow")).select_option("hard")
    page.get_by_label(say("around-new-name-of-table")).fill("  Quay   seven ")
    page.get_by_role("radio", name=re.compile(say("around-pace-days"))).check()
    page.get_by_role("checkbox", name=say("around-new-clock-move")).check()
    page.get_by_role("spinbutton", name=say("around-new-clock-move")).fill("2")
    page.get_by_role("checkbox", name=say("around-new-spectators"), exact=True).uncheck()
    page.get_by_label(say("around-new-undo")).select_option("turn")

    rules = page.locator("details", has_text=say("around-new-rules"))
    rules.locator("summary").click()
    field = rules.get_by_label
    field(say("option-supply"), exact=True).fill("7")
    field(say("option-investment-bank"), exact=True).check()
    field(say("option-money"), exact=True).select_option("open")
    field(say("option-round-limit"), exact=True).first.select_option("some")
    rules.get_by_role("spinbutton", name=say("option-round-limit")).fill("12")
    expect(rules).to_contain_text(say("around-new-rules-changed", n=4))
    # what was changed says what the edition has
    expect(rules).to_contain_text(say("option-edition-says", value=12))
    press(page, "around-new-open")

    here = told(page)
    changes = {"supply": 7, "investment_bank": True, "money": "open", "round_limit": 12}
    assert here["options"] == asdict(Options.make("classic", 3, **changes))
    settings = here["settings"]
    assert settings["title"] == "Quay seven"
    assert settings["pace"] == "days"
    assert settings["clock"] == {"move": 2 * 86_400, "game": None, "out": "bot", "bot": "steady"}
    assert (settings["spectators"], settings["undo"], settings["public"]) == (False, "turn", False)
    assert [seat["kind"] for seat in here["seats"]] == ["person", "open", "bot"]
    assert here["seats"][2]["bot"] == "hard"

    # and the waiting room says so
    facts = page.get_by_role("region", name=say("around-facts-title"))
    for text in (
        say("option-investment-bank"),
        say("option-money-open"),
        say("option-round-limit-rounds", n=12),
        say("around-pace-days"),
        say("around-facts-no-spectators"),
        say("around-undo-turn"),
        say("around-facts-move", time=say("around-time-days", n=2)),
    ):
        expect(facts).to_contain_text(text)
    expect(facts).not_to_contain_text(say("option-machines"))  # as in the edition


def test_what_does_not_go_together_is_explained_and_not_opened(someone, server):
    looker = someone()
    page = looker.goto("/new")
    page.get_by_role("radio", name=say("option-edition-anniversary"), exact=True).check()
    rules = page.locator("details", has_text=say("around-new-rules"))
    rules.locator("summary").click()
    opens = page.get_by_role("button", name=say("around-new-open"))

    rules.get_by_label(say("option-supply"), exact=True).fill("20")
    expect(rules.get_by_text(say("option-clash-bank-supply", most=19))).to_be_visible()
    opens.click()
    expect(page.get_by_text(say("around-new-mend", n=1))).to_be_visible()
    expect(rules.get_by_label(say("option-supply"), exact=True)).to_be_focused()
    assert not [one for one in looker.requested if one.endswith("/api/tables")]

    rules.get_by_label(say("option-supply"), exact=True).fill("2.5")
    expect(rules.get_by_text(say("option-clash-number", least=2, most=20))).to_be_visible()
    rules.get_by_label(say("option-supply"), exact=True).fill("13")

    rules.get_by_label(say("option-auction"), exact=True).select_option("progressive")
    # of no use, but allowed: it is said, and hinders nothing
    expect(rules.get_by_text(say("option-clash-bluff-open"))).to_be_visible()
    rules.get_by_label(say("option-bluff"), exact=True).select_option("cancel")
    expect(rules.get_by_text(say("option-clash-cancel-open"))).to_be_visible()
    rules.get_by_label(say("option-bluff"), exact=True).select_option("none")
    expect(rules.get_by_role("alert").filter(visible=True)).to_have_count(0)

    rules.get_by_label(say("option-warehouses"), exact=True).fill("3")
    expect(rules.get_by_text(say("option-clash-few-warehouses", seats=4))).to_be_visible()
    rules.get_by_label(say("option-warehouses"), exact=True).fill("12")
    page.get_by_role("checkbox", name=say("around-new-clock-game")).check()
    page.get_by_role("spinbutton", name=say("around-new-clock-game")).fill("0")
    expect(page.get_by_text(say("around-new-clock-range"))).to_be_visible()
    page.get_by_role("spinbutton", name=say("around-new-clock-game")).fill("40")
    opens.click()
    assert told(page)["options"]["auction"] == "progressive"


def test_every_table_that_the_form_calls_right_is_one_that_the_server_opens(someone, server):
    """Where the form sees nothing wrong, nothing is; where it does, the server does too."""
    page = someone().goto("/new")
    rules = page.locator("details", has_text=say("around-new-rules"))
    rules.locator("summary").click()
    supply = rules.get_by_label(say("option-supply"), exact=True)
    warehouses = rules.get_by_label(say("option-warehouses"), exact=True)
    for name, field, value in [
        ("supply", supply, 1),
        ("supply", supply, 2),
        ("supply", supply, 20),
        ("supply", supply, 21),
        ("warehouses", warehouses, 3),
        ("warehouses", warehouses, 4),
        ("warehouses", warehouses, 25),
        ("warehouses", warehouses, 26),
    ]:
        before = field.input_value()
        field.fill(str(value))
        wish = {"edition": "classic", "seats": 4, "options": {name: value}}
        answer = page.request.post("/api/tables", data=wish)
        wrong = field.get_attribute("aria-invalid") == "true"
        assert wrong is (answer.status == 422), (name, value, answer.text())
        field.fill(before)


def test_the_lobby_lists_public_tables_and_leads_to_them(someone, server, client):
    title = "Lobby of the day"
    host = client.open_table("anniversary", 3, name="Ada", title=title, public=True)
    page = someone().goto("/lobby")
    line = page.get_by_role("article").filter(has_text=title)
    expect(line).to_contain_text(say("around-free-seats", n=2))
    expect(line).to_contain_text(say("option-edition-anniversary"))
    expect(line).to_contain_text("Ada")
    page.get_by_label(say("option-edition")).select_option("classic")
    expect(line).to_have_count(0)
    page.get_by_label(say("option-edition")).select_option("")
    line.get_by_role("link", name=title).click()
    assert table_of(page) == host.table

    page.get_by_label(say("around-your-name")).fill("Bo")
    page.get_by_label(say("around-sit-seat")).select_option(label=say("seat-yellow"))
    press(page, "around-sit-down")
    expect(page.locator("main li[data-seat=yellow]")).to_contain_text("Bo")
    assert host.info().seats[2].name == "Bo"
    # it is now among one's own, on the start page too
    page.goto("/")
    mine = page.locator("section", has_text=say("around-mine-title"))
    expect(mine.get_by_role("listitem").filter(has_text=title)).to_contain_text(
        say("around-mine-state", state="waiting")
    )


def test_a_pasted_link_leads_to_its_table_and_anything_else_is_explained(someone, server, client):
    host = client.open_table("classic", 3, name="Ada")
    page = someone().goto("/")
    link = page.get_by_label(say("around-join-label"))
    for text, message in (
        ("", "around-join-empty"),
        ("what is this", "around-join-no-link"),
        (f"{server.url}/lobby", "around-join-no-link"),
        ("javascript:alert(1)", "around-join-no-link"),
    ):
        link.fill(text)
        press(page, "around-join-go")
        expect(page.get_by_text(say(message))).to_be_visible()
        assert page.url == f"{server.url}/"
    link.fill(f"  {host.links.invitation} ")
    link.press("Enter")
    assert table_of(page) == host.table
    expect(page.get_by_role("heading", name=say("around-sit-title"))).to_be_visible()
    # the invitation does not stay where it could be read over one's shoulder or in a screenshot
    assert "#" not in page.url


def test_links_that_lead_nowhere_are_explained(someone, server, client):
    host = client.open_table("classic", 3, name="Ada")
    page = someone().goto("/t/aaaaaaaaaaaa")
    expect(page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(
        say("refused-no-such-table", table="aaaaaaaaaaaa")
    )
    page.get_by_role("link", name=say("page-not-found-home"), exact=True).click()
    expect(page.get_by_role("heading", name=say("around-start-title"))).to_be_visible()

    for fragment, code in (("", "invitation-needed"), ("#join=x", None), ("#key=x", None)):
        page.goto(f"/t/{host.table}{fragment}")
        expect(page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
        alert = page.get_by_role("alert").filter(visible=True)
        expect(alert).to_have_text(say(f"refused-{code}") if code else re.compile(r"\w+ .+\."))

    answer = page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name=say("page-not-found-title"))).to_be_visible()
    page.get_by_role("link", name=say("page-not-found-home"), exact=True).click()
    expect(page.get_by_role("heading", name=say("around-start-title"))).to_be_visible()


def test_finished_games_are_listed_with_their_winners_and_can_be_looked_at(someone, server, client):
    title = "The last of its kind"
    game = stored(server, "classic-3", settings=Settings(title=title, public=True))
    result = game.visitor(client).view().view.board.result
    winners = [NAMES[seat] for seat in result.winners]
    page = someone().goto("/games")
    line = page.get_by_role("article").filter(has_text=title)
    expect(line).to_contain_text(say("around-games-won", names=listed(winners), n=len(winners)))
    line.get_by_role("link", name=title).click()
    settled(page)
    assert table_of(page) == game.table
    expect(page.get_by_role("tab", name=say("page-tab-score"))).to_have_attribute(
        "aria-selected", "true"
    )
    seen_from = page.get_by_role("combobox", name=say("page-seen-from"), exact=True)
    expect(seen_from).to_be_visible()
    expect(page.get_by_text(say("page-seen-from"), exact=True).first).to_be_in_viewport()
