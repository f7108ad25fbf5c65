"""Refusals: every reason has its position, every code its sentence, and no sentence is spare."""

from __future__ import annotations

import ast
import random
import re
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest

from longshore import Game, IllegalAction
from longshore.engine.state import Phase
from longshore.engine.why import Why
from longshore.game import refusals
from longshore.game.actions import (
    Action,
    Bid,
    BuildMachine,
    CallForGoods,
    Load,
    LoadBank,
    PriceReturned,
    Produce,
    SailHarbour,
    Stock,
)
from longshore.game.options import written
from longshore.text.messages import languages, say
from tests.positions import ASKED, positions, varied_actions
from tests.tabletop import play, position
from tests.utterances import engine_takes, twisted

GAME = Path(refusals.__file__).parent.parent / "game.py"

# Moves out of order: an action has them in order, so no position leads here.
NET = {"not-possible"}


class Case(NamedTuple):
    """Why, at which table, what is refused, and what was played before."""

    code: str
    table: str
    action: Action | str
    before: tuple[str, ...] = ()
    seat: str | None = None

    def game(self) -> Game:
        game = Game.from_position(f"longshore {self.table}")
        play(game, *self.before)
        return game

    def problem(self) -> IllegalAction:
        with pytest.raises(IllegalAction) as caught:
            self.game().play(self.action, self.seat)
        return caught.value


PLAIN, BANK = "classic 3", "anniversary 3"
LADEN = "classic 3; blue: ship sea k n"
BANK_LADEN = "anniversary 3; blue: ship sea k n"
OPEN = "classic 3 auction=progressive; blue: ship sea k n"
FOUR = "classic 4; blue: ship sea k n"
AT_RED = "; blue: ship red; red: harbour k@2"
CALLED = "anniversary 3; actions 1; called; payment: holder blue, space I goods, money 1"
CALLED += "; broker I: goods g"
OUTBID = "anniversary 3; turn red; round 2; called; phase price; pricer blue; floor: factory k"
OUTBID += "; payment: holder red, space I money, factory n2; red: machines n k"
ENDING = "anniversary 3; actions 1; produced; ending; supply k0 n0 p5 e5 g5; blue: factory k@1"
RED_BIDS = "anniversary 3; round 2; blue: factory k@1; payment: holder red, space "
PAYING = "anniversary 3; turn red; round 2; phase pay; won; red: machines k n; broker I: money 0"
PAYING += "; payment: holder red, space I money, factory k n2"
SHORT = "classic 3; round 2; red: cash 0, loans 2, machines k n o t, warehouses 5"
TIED = ("red: bid 2", "yellow: bid 2", "green: bid 1", "red: bid 0", "yellow: bid 0")
ISLAND = ("sail island",)

CASES = (
    Case("game-over", "classic 3 round_limit=1; turn yellow", "blue: pass", ("pass",)),
    Case("not-asked", PLAIN, "red: pass"),
    Case("wrong-moment", PLAIN, "accept"),
    Case("no-actions", "classic 3; actions 0; blue: loans 1", "sail red"),
    Case("no-such-colour", PLAIN, BuildMachine(5)),
    Case("no-such-colour", PLAIN, BuildMachine(-1)),
    Case("no-such-seat", PLAIN, SailHarbour(3)),
    Case("no-such-seat", PLAIN, Stock(-1, ((0, 1),), ((0, 2),))),
    Case("no-such-price", PLAIN, Produce(((0, 5),))),
    Case("no-such-price", "classic 3; red: factory n@1", Stock(1, ((1, 1),), ((1, 1),))),
    Case("not-for-sale", "classic 3; red: harbour k@2", "sail red k@3"),
    Case("not-for-sale", "classic 3; red: factory n@1", "stock red k@3 -> k@4"),
    Case("factory-empty", PLAIN, "stock red k@3 -> k@4"),
    Case("harbour-empty", PLAIN, "sail red k@3"),
    Case("harbour-empty", "classic 3; blue: ship red", "load k@3"),
    Case("bank-harbour-empty", BANK, "sail bank n"),
    Case("nothing-to-sell", "classic 3 domestic_sale=action; round 2", "sell k@2"),
    Case("too-dear", "classic 3; blue: cash 3", "build warehouse"),
    Case("too-dear", f"{LADEN}, cash 3", "decline", (*ISLAND, "red: bid 9", "yellow: bid 1")),
    Case("wage-too-dear", "classic 3; blue: cash 0", "produce k@2"),
    Case("store-differs", "classic 3; blue: harbour n@3", "reprice k@4"),
    Case("store-differs", OUTBID, PriceReturned(((4, 1),))),
    Case("no-machine-space", "classic 3; blue: machines k n o t, cash 99", "build w"),
    Case("no-warehouse-space", "classic 3; blue: warehouses 5, cash 99", "build warehouse"),
    Case("machine-owned", PLAIN, "build k"),
    Case("machines-gone", "classic 3 machines=1", "build n"),
    Case("warehouses-gone", "classic 3 warehouses=3", "build warehouse"),
    Case("produced-already", "classic 3; produced; actions 1", "produce k@1"),
    Case("nothing-to-produce", "classic 3; supply k0 n9 o9 t9 w9", "produce k@1"),
    Case("thrown-away", "classic 3; blue: factory k@2", "produce n@1"),
    Case("must-make", PLAIN, "produce k@1 k@1"),
    Case("must-make", "classic 3; blue: factory k@2", "produce k@1"),
    Case(
        "must-choose", "classic 3; blue: machines k n, factory k@1 k@1 k@1", "produce k@1 k@1 k@1"
    ),
    Case("called-and-ending", f"{CALLED}; supply k1 n0 p5 e5 g5", "produce k@1"),
    Case("own-factory", "classic 3; blue: factory k@2", "stock blue k@2 -> k@2"),
    Case("takes-nothing", PLAIN, Stock(1, (), ())),
    Case("takes-nothing", PLAIN + AT_RED, Load(())),
    Case("takes-nothing", "anniversary 3 docked_loading=on; blue: ship bank, pier k", LoadBank(())),
    Case("harbour-full", "classic 3; red: factory n@1 n@1", "stock red n@1 n@1 -> n@2 n@2"),
    Case("nothing-to-reprice", PLAIN, "reprice k@2"),
    Case("no-domestic-sale", "classic 3; round 2; blue: factory k@2", "sell k@2"),
    Case("first-turn", "classic 3 domestic_sale=action; blue: factory k@2", "sell k@2"),
    Case(
        "sale-comes-first",
        "classic 3 domestic_sale=pre-turn; round 2; actions 1; blue: factory k@2",
        "sell k@2",
    ),
    Case("not-at-sea", PLAIN + AT_RED, "sail yellow"),
    Case("not-at-sea", PLAIN + AT_RED, "sail island"),
    Case("at-sea-already", PLAIN, "sail sea"),
    Case("empty-ship", PLAIN, "sail island"),
    Case("own-harbour", PLAIN, "sail blue"),
    Case("no-investment-bank", PLAIN, "sail bank"),
    Case("no-investment-bank", PLAIN, "call I goods 1"),
    Case("not-in-harbour", "classic 3; red: harbour k@2", "load k@2"),
    Case("not-in-bank-harbour", "anniversary 3; blue: pier k", "load k"),
    Case("no-docked-loading", "classic 3 docked_loading=no" + AT_RED, "load k@2"),
    Case("ship-full", "classic 3; blue: ship sea k5; red: harbour k@2", "sail red k@2"),
    Case("not-on-pier", "anniversary 3; blue: pier k", "sail bank n"),
    Case("negative-bid", LADEN, Bid(-1), ISLAND, "red"),
    Case("too-many-loans", "classic 3; red: loans 2", "red: loan"),
    Case("too-many-loans", f"{LADEN}; red: loans 1", "red: bid 0 loans 2", ISLAND),
    Case("no-bluffing-cards", LADEN, "red: bid 1 bluff 1", ISLAND),
    Case("too-many-bluffs", BANK_LADEN, Bid(1, bluff=3), ISLAND, "red"),
    Case(
        "too-many-bluffs",
        BANK_LADEN,
        "red: bid 0 bluff 2",
        (*ISLAND, "red: bid 3 bluff 1", "yellow: bid 3"),
    ),
    Case("bid-too-high", LADEN, "red: bid 31 loan", ISLAND),
    Case("open-loan-first", OPEN, "bid 25 loan", ISLAND),
    Case("no-bluffing-openly", OPEN, "bid 5 bluff 1", ISLAND),
    Case("bid-too-low", OPEN, "bid 4", (*ISLAND, "bid 4")),
    Case("bid-too-low", "anniversary 3; broker I: goods g", CallForGoods(0, 0)),
    Case("award-instead", FOUR, "accept", (*ISLAND, *TIED)),
    Case("not-tied", FOUR, "award green", (*ISLAND, *TIED)),
    Case("accept-instead", LADEN, "award red", (*ISLAND, "red: bid 1", "yellow: bid 0")),
    Case("loan-with-bid", LADEN, "red: loan", ISLAND),
    Case("in-default", SHORT, "red: loan", ("pass", "give up machine", "seize machine o")),
    Case("not-own-turn", "classic 3; red: loans 1", "red: repay"),
    Case("repay-later", f"{OUTBID}, loans 1", "red: repay"),
    Case("no-loan", PLAIN, "repay"),
    Case("repay-too-dear", "classic 3; blue: loans 1, cash 9", "repay"),
    Case("no-such-broker", BANK, CallForGoods(3, 1)),
    Case("called-already", f"{CALLED}; blue: factory k@1", "call II money factory k@1"),
    Case(
        "won-this-turn",
        "anniversary 3; round 2; won; blue: factory k@1",
        "call II money factory k@1",
    ),
    Case("ending-no-call", ENDING, "call II money factory k@1"),
    Case("empty-space", BANK, "call III goods 1"),
    Case("other-space", f"{RED_BIDS} I goods, money 1; broker I: goods g", "call II goods 3"),
    Case("other-space", f"{RED_BIDS} I money, factory n", "call I goods 3"),
    Case("too-few-containers", f"{RED_BIDS} I money, factory n", "call I money factory k@1"),
    Case("must-pay", PAYING, "pay k n"),
    Case(
        "cannot-seize", "classic 3; round 2; red: cash 0, loans 2, island k n", "seize o", ("pass",)
    ),
    Case(
        "cannot-seize",
        "classic 3; round 2; red: cash 0, loans 2, factory n@1 n@3",
        "seize n",
        ("pass",),
    ),
    Case(
        "machine-safe",
        "classic 3; round 2; red: cash 0, loans 2, machines k n o t",
        "seize machine k",
        ("pass",),
    ),
)


def codes_in_sources() -> set[str]:
    """Every code: the rules', and those that are said to `IllegalAction` by themselves."""
    codes = {written(why) for why in Why if why != Why.ALLOWED}
    for node in ast.walk(ast.parse(GAME.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
            codes.add(ast.literal_eval(node.args[0]))
    return codes


def codes_with_messages(language: str) -> set[str]:
    file = resources.files("longshore.text") / "locales" / language / "refusals.ftl"
    return set(re.findall(r"^refused-([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def is_sentence(text: str) -> bool:
    """Whole, with nothing left to fill in."""
    plain = not re.search(r"[{}]|None|\?\?\?| {2}|\n| [.,:;]", text)
    return plain and text.endswith(".") and not text.endswith("..") and text[0].isupper()


# The codes


def test_codes_are_found_in_the_sources() -> None:
    found = codes_in_sources()
    assert {"too-dear", "wage-too-dear", "game-over", "not-possible"} <= found
    assert len(found) > 60
    assert found == {written(why) for why in Why} - {"allowed"}


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_message_and_every_message_a_code(language: str) -> None:
    assert codes_with_messages(language) == codes_in_sources()


def test_every_code_has_a_position_that_it_is_for() -> None:
    assert codes_in_sources() - {case.code for case in CASES} == NET


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.action}")
def test_it_is_refused_for_this_reason(case: Case) -> None:
    game = case.game()
    before = game.state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        game.play(case.action, case.seat)
    assert caught.value.code == case.code
    assert is_sentence(str(caught.value))
    assert game.state.tobytes() == before
    seat, action = game._understand(case.action, case.seat)
    assert not engine_takes(game.buffer, seat, action)


# The sentences


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("too-dear", "Blue cannot pay $4: they have $3, and may take a loan first."),
        ("nothing-to-reprice", "Blue has nothing in their harbour store to price."),
        ("not-for-sale", "There is no black container at $3 there; there is: k@2."),
        ("factory-empty", "Red has nothing in their factory store."),
        ("award-instead", "The bids are tied: award the cargo to one of red, yellow, or decline."),
        ("thrown-away", "Nothing may be thrown away: the factory store already holds k."),
        ("harbour-full", "Blue cannot buy 2 containers: the harbour store has room for 1."),
        ("ship-full", "Blue cannot load 1 container: the ship has room for 0."),
        ("too-many-loans", "Red can take no more loans: two outstanding are the most."),
        ("bid-too-high", "Red can bid at most $30, or up to $40 with a loan."),
        ("too-few-containers", "The bid has to be at least 2 containers."),
        ("other-space", "An auction is open: you can bid only for the containers of broker I."),
        ("cannot-seize", "That orange container cannot be seized; it is one of: k n."),
        ("machine-safe", "The black machine cannot be seized; it is one of: o t."),
        ("must-choose", "There is room for 1: exactly 1 of k n must be made."),
    ],
)
def test_what_is_said(code: str, sentence: str) -> None:
    case = next(case for case in CASES if case.code == code)
    assert str(case.problem()) == case.problem().say("en") == sentence


def test_what_is_listed_is_named_one_by_one() -> None:
    """Names and containers stay values: who shows them says them in a language of its own."""
    listed = {case.code: case.problem().values for case in CASES}
    assert listed["award-instead"] == {"others": ("red", "yellow")}
    assert listed["not-for-sale"]["goods"] == (("brown", 1),)
    assert listed["cannot-seize"]["goods"] == (("brown", 1), ("brown", 3))
    assert listed["must-choose"] == {"count": 1, "goods": ("black", "brown")}
    assert say("refused-must-pay", goods=[]) == (
        "What was bid has to be paid, each container once: -."
    )


def test_a_loan_is_only_advised_where_one_can_be_taken() -> None:
    for loans, advice in ((0, ", and may take a loan first"), (2, "")):
        game = position(seats=3, blue={"cash": 3, "loans": loans})
        with pytest.raises(IllegalAction) as caught:
            game.play("build warehouse")
        assert str(caught.value) == f"Blue cannot pay $4: they have $3{advice}."


@pytest.mark.parametrize("language", languages())
def test_whatever_is_refused_is_said_in_a_sentence(language: str) -> None:
    """Also what is asked in each phase, to who says something else."""
    chance = random.Random(7)
    asked: dict[Phase, set[str]] = {phase: set() for phase in ASKED}
    for at in positions(5):
        game = at.game()
        for seat in at.speakers():
            legal = varied_actions(chance, at, seat, 1)
            for action in (*legal, *(twisted(chance, one) for one in legal), Load(()), Bid(-1)):
                problem = refusals.refusal(game.state, game.options, seat, action)
                if problem is None:
                    continue
                assert is_sentence(problem.say(language)), problem.say(language)
                if problem.code == "wrong-moment":
                    name = say(f"seat-{problem.values['seat']}", language)
                    asked[at.phase].add(problem.say(language).replace(name, "…"))
    assert all(asked.values())
    told = [sentence for sentences in asked.values() for sentence in sentences]
    assert len(told) == len(set(told)) == len(ASKED)


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(LookupError, match=r"There is no language 'xx'; there are: .*en"):
        CASES[0].problem().say("xx")
