"""Whole games of three people in three browsers, one of them a phone, done on the page alone.

A bot decides for each of them, from what that browser was told and nothing else.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from longshore.bots import Decision, ask, bot_rng, make_bot
from longshore.client.masking import buffer_of
from longshore.game.actions import AnyAction, Pass, Reprice
from longshore.game.game import Game, draw
from longshore.game.options import Options
from longshore.game.spelling import fold
from longshore.game.views import Result
from longshore.text.messages import say
from tests.server.serving import Served
from tests.soaking import some
from tests.web.received import leaks, over
from tests.web.scenes import BLUE, NAMES, RED, YELLOW, Scene, scene
from tests.web.sitting import Sitting

# Short games: few containers, and rounds enough to sell them; in all of them supply runs out (E1).
GAMES = {
    "anniversary, short": ("anniversary", {"supply": 3, "round_limit": 12}, 80),
    "anniversary": ("anniversary", {"supply": 5, "round_limit": 12}, 22),
    "classic": ("classic", {"supply": 7, "round_limit": 12}, 16),
}
COMMON = {"Produce", "Stock", "SailHarbour", "SailSea", "SailIsland", "Bid", "Accept"}
KINDS = {"classic": COMMON, "anniversary": COMMON | {"CallForGoods", "CallForMoney", "SailBank"}}


@pytest.mark.parametrize("name", some(GAMES, ["anniversary, short"]))
def test_three_people_play_a_whole_game(server: Served, browser: Browser, name: str) -> None:
    edition, changes, seed = GAMES[name]
    deal = draw(Options.make(edition, 3, **changes), seed)
    with scene(server, browser, edition, deal=deal, **changes) as at:
        people = [at.sit(BLUE), at.sit(RED, phone=True), at.sit(YELLOW)]
        done = play_out(at, people, seed)
        at.all_show()
        result = at.view(BLUE).board.result
        assert result is not None
        for person in people:
            assert person.view.board.result == result
            expect_score_sheet(person, result)
            nothing_was_told_that_is_secret(person)
        assert done >= KINDS[edition], done


def play_out(at: Scene, people: list[Sitting], seed: int) -> set[str]:
    """Play to the end; the kinds of actions that were done."""
    done: set[str] = set()
    seen: set[tuple[int, str]] = set()
    while True:
        last = max(person.seq for person in people)
        for person in people:
            person.until_told(last)
        board = people[0].view.board
        if board.result is not None:
            return done
        if (board.round, board.phase) not in seen:
            seen.add((board.round, board.phase))
            at.all_show()
        person = people[board.awaiting[0]]
        wished = decided(person, seed)
        person.perform(*wished)
        done.update(type(action).__name__ for action in wished)


def decided(person: Sitting, seed: int) -> list[AnyAction]:
    """What a bot does in a person's place: a decision, or the whole of a turn."""
    memory, seat, bot = person.memory, person.seat, make_bot("merchant")
    game = Game(person.options, buffer_of(person.view).state)
    actions: list[AnyAction] = []
    while not actions or (not game.over and seat in game.waiting and person.turn):
        chance = bot_rng(seed, memory.played + len(actions), seat)
        decision = Decision(
            game.buffer, person.options, seat, chance, witnessed=lambda: memory.auctions
        )
        for action in fold(game.buffer, seat, list(ask(bot, decision).moves)):
            actions.append(Pass() if is_idle(action, game, seat) else action)
            game.play(actions[-1], seat)
    return actions


def is_idle(action: AnyAction, game: Game, seat: int) -> bool:
    """The page does not offer to mark the prices that are marked already: one may as well pass."""
    return isinstance(action, Reprice) and action.store == game.view(seat).board.seats[seat].harbour


def nothing_was_told_that_is_secret(person: Sitting) -> None:
    """Before the end: no other's value card, no sealed bid before its reveal, no other's cash."""
    told = [one for one in person.received.told if not over(one)]
    found = [leak for one in told for leak in leaks(one, person.seat)]
    assert not found, found
    # by the same measure it is more than any other seat may know
    assert all(any(leaks(told, other)) for other in range(3) if other != person.seat)


# The score sheet

LINES = {"island", "cash", "harbour", "ship", "bank", "loans", "total"}


def expect_score_sheet(person: Sitting, result: Result) -> None:
    """F1 to F4 as the page works them out: line by line what the game's result says."""
    sheet = person.page.get_by_role("region", name=say("past-score"), exact=True)
    best = max(score.total for score in result.scores)
    if [score.total for score in result.scores].count(best) == 1:  # else a tie has its own words
        (seat,) = result.winners
        name = say("past-seat", name=NAMES[seat], seat=person.options.seat_names[seat])
        expect(sheet).to_contain_text(say("past-score-won-alone", names=name, amount=best))
    expect(sheet).to_be_visible()
    scores = cards_of(sheet)
    assert scores.keys() == set(range(3))
    for score in result.scores:
        shown = scores[score.seat]
        for line in LINES if person.options.investment_bank else LINES - {"bank"}:
            amount, name = getattr(score, line), say(f"past-score-{line}")
            assert shown.get(name, money(0)) == money(amount), (line, shown, score)
        assert say("past-score-total") in shown
    if not person.phone:
        expect_table(person, sheet, result)


def cards_of(sheet: Locator) -> dict[int, dict[str, str]]:
    """Every seat's card: what each line comes to."""
    read: list[tuple[str, str, str]] = sheet.locator("details[data-seat] tr").evaluate_all(
        """rows => rows.map((row) => [
          row.closest("details").dataset.seat,
          row.querySelector("th").textContent.trim(),
          row.lastElementChild.textContent.trim(),
        ])"""
    )
    cards: dict[int, dict[str, str]] = {}
    for seat, name, amount in read:
        cards.setdefault(int(seat), {})[name] = amount
    return cards


def expect_table(person: Sitting, sheet: Locator, result: Result) -> None:
    """The same side by side, where there is room for it."""
    person.acting.press(sheet.get_by_role("button", name=say("past-score-large")))
    table = person.acting.dialog
    total = person.page.get_by_role("rowheader", name=say("past-score-total"), exact=True)
    cells = table.get_by_role("row").filter(has=total).get_by_role("cell")
    expect(cells).to_have_text([money(score.total) for score in result.scores])


def money(amount: int) -> str:
    return say("money", amount=amount) if amount >= 0 else say("money-minus", amount=-amount)
