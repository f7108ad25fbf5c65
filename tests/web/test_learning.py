"""Learning: the guided first game to its end, the rules by their names, help at the spot."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from longshore.game.actions import AnyAction, Bid, BuildWarehouse, Decline, Repay, TakeLoan
from longshore.game.options import Options
from longshore.text.messages import say
from tests.web.acting import Acting
from tests.web.looking import Someone, acts, board, moment, press, settled, stored
from tests.web.test_in_sight import COVERED

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
STEPS = 600  # that following the coach may take
ROUNDS = 10  # of a guided game


# The guided game


class Pupil:
    """Somebody who does what the coach says, and where it says nothing, what a bot would."""

    def __init__(self, page: Page) -> None:
        self.page, self.acting = page, Acting(page, Options.make("classic", 3).colours)
        self.coach = page.get_by_role("complementary", name=say("guide-name"))
        self.heard: list[str] = []
        table = re.search(r"/t/(\w+)", page.url)
        assert table is not None
        self.path = f"/api/tables/{table[1]}"

    def ask(self, what: str = "", **query: Any) -> Any:
        """What the server knows, asked with the browser's own key."""
        answer = self.page.request.get(self.path + what, params=query)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def over(self) -> bool:
        return bool(self.ask()["status"] == "finished")

    def settle(self) -> None:
        """Wait until it is one's turn on the page, or the game is over."""
        asked = board(self.page).locator("[data-choice], [data-commit], input[type=text]")
        ended = self.page.get_by_role("tab", name=say("page-tab-score"))
        expect(asked.or_(ended).or_(self.acting.root.locator(".primary")).first).to_be_visible()

    def lesson(self) -> str | None:
        found = self.coach.get_attribute("data-lesson")
        if found and found not in self.heard:
            self.heard.append(found)
        return found

    def follow(self) -> None:
        """Do the next thing."""
        lesson = self.lesson()
        do_it = self.coach.get_by_role("button", name=say("guide-do-it"))
        got_it = self.coach.get_by_role("button", name=say("guide-next"))
        phase = self.ask("/offers", seat=0)["phase"]
        if phase in ("bids", "tiebreak"):
            self.bid()
        elif phase == "decide":
            self.decide()
        elif phase == "act" and do_it.is_visible():
            do_it.click()
            expect(self.acting.commit_button).to_be_enabled()
        elif lesson and got_it.is_visible():
            got_it.click()
        elif self.acting.commit_button.is_visible():
            if self.acting.commit_button.get_attribute("data-commit") != "open":  # a whole turn
                expect(self.acting.commit_button).to_have_attribute("data-pointed", "")
            self.acting.commit()
            self.page.wait_for_load_state("networkidle")
        elif phase == "act":
            expect(self.acting.root.locator("[data-choice]").first).to_be_visible()
            if not do_it.or_(got_it).first.is_visible():  # the coach has seen them, too
                self.acting.end_turn()
        else:
            self.acting.choose(self.any_action())

    def bid(self) -> None:
        text = self.coach.inner_text()
        advised = re.search(r"\$(\d+), say", text)
        show = self.coach.get_by_role("button", name=say("guide-show-me"))
        if advised and show.is_visible():  # it is put into the field, and one seals it oneself
            show.click()
            expect(self.acting.amount_field).to_have_value(advised[1])
            self.acting.press(self.acting.seal_button)
        else:
            self.acting.choose(Bid(int(advised[1]) if advised else 0))
        expect(self.acting.seal_button).to_have_count(0)

    def decide(self) -> None:
        keeps = say("guide-decide", **_DECLINE).rsplit(". ", 1)[-1] in self.coach.inner_text()
        if keeps:
            self.acting.choose(Decline())
        else:  # to one of those who bid the most
            sells = say("acting-decide-accept", winner="@").replace("@", r"\w+")
            self.acting.root.get_by_role("button", name=re.compile(f"^{sells}$")).first.click()
        expect(self.acting.root.get_by_text(say("acting-decide-cargo"))).to_have_count(0)

    def any_action(self) -> AnyAction:
        """The first that can be done, where the coach leaves the choice to one."""
        legal = self.ask("/legal", seat=0, most=20)["actions"]
        actions = msgspec.convert(legal, list[AnyAction])
        return next(one for one in actions if not isinstance(one, TakeLoan | Repay))


_WORTH = {"now": 1, "most": 1, "open": "no", "sign": "plus"}
_DECLINE = {"winner": "red", "amount": 1, "total": 2, **_WORTH, "better": "decline"}


FIRST = {"welcome", "card", "turn", "produce", "draft", "boss"}


def follow(pupil: Pupil, done: Callable[[], bool]) -> None:
    """Do what the coach says until something holds."""
    missed = 0
    pupil.page.set_default_timeout(3_000)
    for _ in range(STEPS):
        if done():
            return
        if 0 not in pupil.ask()["awaiting"]:
            pupil.page.wait_for_timeout(60)
            continue
        pupil.settle()
        try:
            pupil.follow()
        except (TooLate, AssertionError):  # the table went on before it was pressed: look again
            missed += 1
            assert missed < 20
    raise AssertionError(f"It has not come about; told: {pupil.heard}")


def whole(around: Locator, part: Locator) -> None:
    """A part is not cut by what it lies in."""
    outer, inner = around.bounding_box(), part.bounding_box()
    assert outer is not None
    assert inner is not None
    assert outer["y"] <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def sit_down(someone: Someone, rounds: int = ROUNDS) -> Pupil:
    """The guided game begins; a shorter one, where it has fewer rounds."""
    looker = someone()

    def shorter(route: Route) -> None:
        wish = route.request.post_data_json
        wish.setdefault("options", {})["round_limit"] = rounds
        route.continue_(post_data=wish)

    if rounds != ROUNDS:
        looker.page.route("**/api/tables", shorter)
    page = looker.goto("/learn")
    press(page, "guide-door-go")
    settled(page)
    pupil = Pupil(page)
    expect(pupil.coach).to_be_visible()
    return pupil


def test_the_guided_game_begins_as_the_coach_says(someone, server):
    pupil = sit_down(someone)
    told = pupil.ask()
    assert told["options"]["round_limit"] == ROUNDS
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]
    assert {seat.get("bot") for seat in told["seats"][1:]} == {"easy"}
    pupil.page.set_viewport_size({"width": 1280, "height": 800})
    whole(pupil.coach, pupil.coach.get_by_role("button", name=say("guide-next")))
    pupil.page.set_viewport_size({"width": 844, "height": 390})  # what it says, too
    assert not pupil.page.evaluate(COVERED, ".coach p, .coach .do button")
    pupil.page.set_viewport_size({"width": 1280, "height": 800})
    follow(pupil, lambda: set(pupil.heard) >= FIRST)
    assert pupil.ask("/view", seat=0)["view"]["board"]["round"] > 1


def in_sight(page: Page, *parts: str) -> None:
    """On a laptop and on a phone, whole."""
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for part in parts:
            assert not page.evaluate(COVERED, part), (width, part)


def test_the_coach_shows_what_it_means_and_one_does_it_oneself(someone, server):
    pupil = sit_down(someone)
    follow(pupil, lambda: pupil.coach.get_attribute("data-lesson") == "produce")
    in_sight(pupil.page, ".coach .try", ".coach .do button", "[data-choice=produce]")
    press(pupil.coach, "guide-show-me")
    shelf = pupil.acting.shelf(say("acting-price-title-factory"))
    expect(shelf).to_be_visible()
    expect(pupil.acting.steps).to_have_count(0)  # nothing is done for one
    pupil.acting.press(pupil.acting.button("acting-add"))
    expect(pupil.acting.steps).to_have_count(1)
    in_sight(pupil.page, ".coach .do button", "[data-part=draft] li", "[data-commit]")
    assert not pupil.page.evaluate(COVERED, "#tab-log")  # the draft lies over nothing
    pupil.acting.put(BuildWarehouse())
    pupil.acting.ready()
    expect(pupil.acting.commit_button).to_have_attribute("data-pointed", "")


@pytest.mark.parametrize("rounds", [2, pytest.param(ROUNDS, marks=pytest.mark.soak)])
def test_the_guided_game_is_played_to_its_end_by_what_the_coach_says(someone, server, rounds):
    pupil = sit_down(someone, rounds)
    page = pupil.page
    follow(pupil, lambda: pupil.over)
    # what it has taught, and what came of it
    assert set(pupil.heard) >= (FIRST if rounds == ROUNDS else {"welcome", "card"})
    assert len(pupil.heard) >= (10 if rounds == ROUNDS else 4)
    result = pupil.ask("/view", seat=0)["view"]["board"]["result"]
    own = next(one for one in result["scores"] if one["seat"] == 0)
    heading = say("guide-over-title", won="yes" if 0 in result["winners"] else "no")
    expect(pupil.coach.get_by_role("heading", name=heading)).to_be_visible()
    expect(pupil.coach).to_contain_text(f"${abs(own['total'])}")
    expect(page.get_by_role("tab", name=say("page-tab-score"))).to_have_attribute(
        "aria-selected", "true"
    )
    # and on to a real one
    before = page.url
    press(pupil.coach, "guide-over-play")
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    settled(page)
    expect(pupil.coach).to_have_count(0)


def test_the_coach_can_be_paused_is_kept_over_a_reload_and_taken_up_again(someone, server):
    looker = someone()
    page = looker.goto("/learn")
    press(page, "guide-door-go")
    settled(page)
    coach = page.get_by_role("complementary", name=say("guide-name"))
    expect(coach).to_have_attribute("data-lesson", "welcome")
    press(coach, "guide-next")
    expect(coach).to_have_attribute("data-lesson", "card")
    # what it speaks of is marked on the board
    expect(page.locator("main [data-pointed]")).to_have_count(1)
    press(coach, "guide-pause")
    expect(coach.get_by_text(say("guide-paused"))).to_be_visible()
    page.reload()
    settled(page)
    expect(coach.get_by_text(say("guide-paused"))).to_be_visible()
    press(coach, "guide-resume")
    expect(coach).to_have_attribute("data-lesson", "card")
    page.goto("/learn")
    page.get_by_role("link", name=say("guide-door-resume")).click()
    settled(page)
    expect(coach).to_have_attribute("data-lesson", "card")


# The rules


def rule_ids() -> list[str]:
    """The rules that the project lays down."""
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_rules_page_has_every_rule_and_each_has_its_address(someone, server):
    ids = rule_ids()
    assert len(ids) > 50
    page = someone().goto("/rules#P4")
    rule = page.locator("section#P4")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    shown = page.evaluate("[...document.querySelectorAll('section.rule')].map(({id}) => id)")
    assert sorted(shown) == sorted(ids)
    for one in ids:
        assert page.locator(f"section#{one} p").first.inner_text().strip()

    search = page.get_by_role("searchbox", name=say("help-search"))
    search.fill("loan")
    found = page.locator("section.rule")
    expect(found).not_to_have_count(len(ids))
    count = found.count() + page.locator("#options dt").count()
    expect(page.locator("main [role=status]")).to_have_text(say("help-found", count=count))
    for text in found.all_inner_texts():
        assert "loan" in text.lower()
    expect(page.locator("section#L1 mark").first).to_be_visible()
    search.fill("zzzz")
    expect(page.locator("section.rule")).to_have_count(0)


def test_help_opens_at_the_spot_and_leads_to_the_rules(someone, server):
    number, seat = moment("classic-3", acts, 20)
    page = someone().sit(stored(server, "classic-3", number).link(seat))
    called = re.escape(say("page-help", rule="@")).replace("@", "[A-Z0-9 ]+")
    helps = page.get_by_role("button", name=re.compile(f"^{called}$"))
    expect(helps.first).to_be_visible()
    spot = helps.filter(visible=True).first
    name = spot.get_attribute("aria-label")
    spot.click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    rule = re.search(r"[A-Z]\d", name)
    assert rule is not None
    heading = dialog.get_by_role("heading", name=say(f"help-{rule[0]}-title"))
    expect(heading.first).to_be_visible()
    link = dialog.get_by_role("link", name=re.compile(say("help-whole-rules")))
    assert link.get_attribute("href") == f"/rules#{rule[0]}"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(spot).to_be_focused()
