"""Looking back: the log, every moment by its own address, the score sheet, the economy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from longshore.game.events import AnyEvent, TurnBegan
from longshore.game.options import SEAT_NAMES
from longshore.game.views import View
from longshore.lab.recorded import replay_table
from longshore.lab.rows import turn_dicts
from longshore.server.domain.settings import Settings
from longshore.server.domain.told import events_of
from longshore.text.messages import say
from tests.server.logged import golden
from tests.server.serving import Served
from tests.web.looking import (
    NAMES,
    Looker,
    Someone,
    acting,
    acts,
    board,
    looks,
    moment,
    press,
    settled,
    stored,
    tab,
)
from tests.web.showing import expected_board, shown_board

_SAID = """
() => [...document.querySelectorAll("li[data-seq]")].map((line) =>
  [Number(line.dataset.seq), [...line.querySelectorAll(".sentence")].map((one) => one.textContent)])
"""


def hidden_cash() -> Settings:
    return Settings(counted_cash=False)


# The log


@pytest.mark.parametrize(
    ("name", "language"), [("anniversary-4", "en"), ("classic-3-domestic-action", "de")]
)
def test_the_log_says_what_the_server_s_log_says(name, language, someone, server, client):
    # people who are called as their seats are: the server's log speaks of seats
    game = stored(server, name, names=[say(f"seat-{seat}", language) for seat in SEAT_NAMES])
    looker = someone(locale=language)
    page = looker.sit(game.link(1))
    page.get_by_role("tab", name=say("page-tab-log", language)).click()
    earlier = page.get_by_role("button", name=say("past-log-earlier", language))
    entries = page.get_by_role("region", name=say("past-log-entries", language))
    for _ in looks(page):  # it grows backwards when one scrolls up
        if not earlier.count():
            break
        entries.evaluate("region => region.scrollTo({ top: 0 })")
    told = game.seat(client, 1).log(language=language)
    wanted: dict[int, list[str]] = {}
    for entry, sentences in zip(told.entries, told.sentences, strict=True):
        heads = [turn_of(event, language) for event in events_of(entry)]
        wanted[entry.seq] = [one for one in sentences if one not in heads]
    wanted = {seq: said for seq, said in wanted.items() if said}
    shown: dict[int, list[str]] = {}
    for seq, sentences in page.evaluate(_SAID):
        shown.setdefault(seq, []).extend(sentences)
    assert {seq: said for seq, said in shown.items() if seq in wanted} == wanted
    # nothing stands there that says nothing
    assert [seq for seq, said in shown.items() if not said] == []


def turn_of(event: AnyEvent, language: str) -> str:
    """The sentence that a turn begins with: on the page it is a heading."""
    if not isinstance(event, TurnBegan):
        return ""
    return say("log-turn-began", language, round=event.round, seat=SEAT_NAMES[event.seat])


def test_the_log_can_be_narrowed_to_a_seat(someone, server):
    game = stored(server, "classic-3", 60)
    page = someone().sit(game.link(0))
    everything = page.locator("li[data-seq]").count()
    red = say("past-log-only", seat="red", name="Bo")
    page.get_by_role("button", name=red).click()
    lines = page.locator("li[data-seq]")
    expect(lines).not_to_have_count(everything)
    for text in lines.all_inner_texts():
        assert re.search(f"{say('seat-red')}|Bo", text), text
    page.get_by_role("button", name=say("past-log-all"), exact=True).click()
    expect(lines).to_have_count(everything)


def test_what_happens_is_read_out_whichever_tab_is_open(someone, server, client):
    game = stored(server, "classic-3", 0, names=[say(f"seat-{seat}") for seat in SEAT_NAMES])
    told = game.visitor(client).info()
    first = told.awaiting[0]
    page = someone().sit(game.link((first + 1) % 3))
    live = page.locator("[aria-live=polite][data-spoken]")
    expect(live).to_have_text("")  # what was there when one came in is no news
    tab(page, "chat").click()
    played = game.seat(client, first).play("build warehouse", told.seq)
    sentence = game.visitor(client).log(played.seq - 1, "en").sentences[0][0]
    expect(live.get_by_text(sentence)).to_have_count(1)
    assert live.evaluate("e => e.closest('[hidden], [inert], [aria-hidden=true]') === null")


# Moments


def test_a_moment_of_the_past_has_its_own_address(someone, server, client):
    number, seat = moment("classic-3", acts, 80)
    game = stored(server, "classic-3", number, hidden_cash())
    mine = game.seat(client, seat)
    last = mine.info().seq
    page = someone().goto(game.link(seat, f"?at={last - 30}"))
    settled(page)
    shows(page, seat, mine.view(at=last - 30).view, "past")
    expect(acting(page).locator("[data-choice]")).to_have_count(0)

    press(page, "past-scrub-back")
    shows(page, seat, mine.view(at=last - 31).view, "past")
    assert page.url.endswith(f"?at={last - 31}")
    # the address alone brings it back, also for somebody who looks on
    page.reload()
    settled(page)
    shows(page, seat, mine.view(at=last - 31).view, "past")
    guest = someone()
    guest.goto(game.to_look_on.replace("#", f"?at={last - 31}#"))
    settled(guest.page)
    shows(guest.page, None, game.visitor(client).view(at=last - 31).view, "past")

    slider = page.get_by_role("slider", name=say("past-scrub-slider"))
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", say("past-scrub-deal"))
    press(page.get_by_role("region", name=say("past-scrub"), exact=True), "acting-to-now")
    shows(page, seat, mine.view().view, "now")
    assert "at=" not in page.url
    expect(acting(page).locator("[data-choice]").first).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_and_the_game_goes_on_meanwhile(
    someone, server, client
):
    number, seat = moment("classic-3", acts, 50)
    game = stored(server, "classic-3", number, hidden_cash())
    looker = (seat + 1) % 3
    page = someone().sit(game.link(looker))
    mine = game.seat(client, looker)
    last = mine.info().seq
    line = page.locator("li[data-seq]").last
    line.get_by_role("button").first.click()
    at = int(line.get_attribute("data-seq") or "")
    shows(page, looker, mine.view(at=at).view, "past")
    game.seat(client, seat).play("build warehouse", last)
    expect(page.locator(f"li[data-seq='{last + 1}']")).to_have_count(1)
    shows(page, looker, mine.view(at=at).view, "past")  # it does not jump away
    page.keyboard.press("Escape")
    shows(page, looker, mine.view().view, "now")


def shows(page: Page, seat: int | None, view: View | None, which: str) -> None:
    """The page comes to show a moment as the server has it."""
    assert view is not None
    expect(board(page)).to_have_attribute("data-moment", which)
    wanted = expected_board(view, which)
    for _ in looks(page):
        shown = shown_board(page)
        if shown == wanted:
            return
    assert shown == wanted


# The end


def finished(someone: Someone, server: Served, name: str) -> Looker:
    looker = someone(viewport={"width": 1440, "height": 900})
    looker.sit(stored(server, name).link(0))
    return looker


def rows_of(table: Locator) -> list[list[str]]:
    """The cells of a table, row by row, as they are read out."""
    read = """table => [...table.rows].map((row) => [...row.cells].map((cell) => {
      const copy = cell.cloneNode(true);
      copy.querySelectorAll("[aria-hidden=true], button").forEach((one) => one.remove());
      return copy.textContent.replace(/\\s+/g, " ").trim();
    }))"""
    rows: list[list[str]] = table.evaluate(read)
    return rows


@pytest.mark.parametrize("name", ["classic-4", "anniversary-3"])
def test_the_score_sheet_works_out_the_result(name, someone, server, client):
    page = finished(someone, server, name).page
    expect(tab(page, "score")).to_have_attribute("aria-selected", "true")
    press(page, "past-score-large")
    sheet = page.get_by_role("dialog", name=say("past-score"))
    rows = {row[0]: row[1:] for row in rows_of(sheet.get_by_role("table")) if row}

    played = replay_table(golden(name))
    seats = range(golden(name).options.seats)
    dollars = [money(played.seats[seat].score) for seat in seats]
    assert [re.search(r"−?\$\d+$", cell)[0] for cell in rows[say("past-score-total")]] == dollars
    cash = [money(played.seats[seat].cash) for seat in seats]
    assert [re.search(r"−?\$\d+$", cell)[0] for cell in rows[say("past-score-cash")]] == cash
    island = [money(played.seats[seat].island_score) for seat in seats]
    assert [re.search(r"−?\$\d+$", cell)[0] for cell in rows[say("past-score-island")]] == island
    places = [say("past-score-place", place=played.seats[seat].rank) for seat in seats]
    assert [
        cell[: len(place)] for cell, place in zip(rows[say("past-score-f4")], places, strict=True)
    ] == places
    # each island's lines and the other lines add up to the total
    for seat in seats:
        parts = [
            amount(cells[seat])
            for head, cells in rows.items()
            if len(cells) == len(seats) and head not in _SUMS
        ]
        assert sum(parts) == played.seats[seat].score


_SUMS = {
    "",
    *(say(f"past-score-{one}") for one in ("total", "island", "f1", "f2", "f4")),
}


def money(amount: int) -> str:
    return say("money", amount=amount) if amount >= 0 else say("money-minus", amount=-amount)


def amount(cell: str) -> int:
    """The dollars at the end of a cell; one that was removed, or is empty, has none."""
    found = re.search(r"(−?)\$(\d+)$", cell)
    return 0 if found is None else int(found[2]) * (-1 if found[1] else 1)


@pytest.mark.parametrize("name", ["classic-3"])
def test_every_figure_is_a_table_too_with_the_lab_s_numbers(name, someone, server):
    page = finished(someone, server, name).page
    tab(page, "economy").click()
    figures = page.locator("figure[data-figure]")
    expect(figures.first).to_be_visible()
    assert figures.count() >= 6
    for figure in figures.all():
        figure.get_by_role("button", name=say("past-plot-as-table")).click()
        assert figure.get_by_role("table").count() >= 1
        expect(figure.get_by_role("button", name=say("past-plot-as-chart"))).to_be_visible()

    played = replay_table(golden(name))
    turns, seats = turn_dicts(played.turn_cells), range(golden(name).options.seats)
    cash = rows_of(page.locator("figure[data-figure=cash]").get_by_role("table"))
    assert cash[0][1:] == [
        say("past-seat", name=NAMES[seat], seat=SEAT_NAMES[seat]) for seat in seats
    ]
    assert [row[1:] for row in cash[-len(turns) :]] == [
        [money(turn[f"cash_{seat}"]) for seat in seats] for turn in turns
    ]
    assert [row[0] for row in cash[-len(turns) :]] == [
        say("past-turn", round=turn["round"], seat=NAMES[turn["seat"]]) for turn in turns
    ]
    worth = rows_of(page.locator("figure[data-figure=worth]").get_by_role("table"))
    assert worth[-1][1:] == [money(played.seats[seat].score) for seat in seats]
    supply = rows_of(page.locator("figure[data-figure=supply]").get_by_role("table"))
    assert [row[1] for row in supply[-len(turns) :]] == [money(turn["money"]) for turn in turns]
    deliveries = rows_of(page.locator("figure[data-figure=deliveries]").get_by_role("table"))
    last = [str(turns[-1][f"island_{seat}"]) for seat in seats]
    assert deliveries[-1][1:] == last


def test_while_the_game_runs_the_figures_show_what_one_may_know(someone, server):
    game = stored(server, "classic-3", 60, hidden_cash())
    page = someone().sit(game.link(1))
    tab(page, "economy").click()
    cash = page.locator("figure[data-figure=cash]")
    cash.get_by_role("button", name=say("past-plot-as-table")).click()
    head = rows_of(cash.get_by_role("table"))[0]
    assert head[1:] == [say("past-seat", name="Bo", seat="red")]
    expect(page.locator("figure[data-figure=supply]")).to_have_count(0)
