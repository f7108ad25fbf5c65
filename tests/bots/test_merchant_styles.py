"""Merchants are not all alike: personalities differ in what they do, and less skill wavers more."""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import mean, pstdev

import pytest

from longshore import Game, Options
from longshore.bots import BotError, make_bot
from longshore.bots.merchant import Merchant
from longshore.bots.merchant.style import PARAMETERS, TABLES, make_styles, style_at, style_names
from longshore.game import actions as said
from tests.bots.asking import Played, bids, decision_at, kinds, mean_price, prices, says
from tests.bots.scenes import deciding, making, sealed, stocking

TURN = """longshore classic 4 supply=20
turn blue, round 8
supply k6 n6 o6 t6 w6
blue: cash 14, card A, machines k n, warehouses 2, factory k@2
red: cash 30, card B, machines n w, warehouses 2, factory n@1 w@2, harbour w@4 n@3
yellow: cash 30, card C, machines o t, factory o@2 t@1, harbour t@4, island n2 k
green: cash 30, card D, machines t k, island n2 k
"""

TABLES_IN_TURN = [(edition, seats) for edition in ("classic", "anniversary") for seats in (3, 4, 5)]


@cache
def habits(style: str) -> Counter[str]:
    """What a merchant does in some games with three steady ones."""
    done: Counter[str] = Counter()
    for seed in range(5):
        bots = [Merchant(style), *(Merchant() for _ in range(3))]
        game = Played(Options.make("classic", 4), seed, bots).to_the_end()
        done.update(type(action).__name__ for seat, action in game.history if seat == 0)
    return done


def test_the_hoarder_bids_more_and_keeps_more() -> None:
    assert mean(bids(sealed(), Merchant("hoarder"))) > mean(bids(sealed())) + 0.5
    dear = deciding("o2 w2", bid=11)
    assert says(dear) == said.Accept()
    assert says(dear, Merchant("hoarder")) == said.Decline()


def test_the_price_cutter_asks_less() -> None:
    for game in (making(island="t3"), stocking("n@1 n@1 k@1 k@1")):
        usual, cut = prices(game), prices(game, Merchant("price-cutter"))
        for colour in usual:
            assert mean_price(cut, colour) < mean_price(usual, colour) - 0.3


def test_the_shipper_sails_where_others_stay() -> None:
    game = Game.from_position(TURN)
    assert kinds(game) == {"Stock"}
    assert kinds(game, Merchant("shipper")) == {"SailHarbour"}


def test_the_maker_produces_more() -> None:
    assert habits("maker")["Produce"] > 1.3 * habits("steady")["Produce"]


def test_the_harbour_master_builds_more_warehouses() -> None:
    assert habits("harbour-master")["BuildWarehouse"] > habits("steady")["BuildWarehouse"]


def test_no_two_styles_are_the_same() -> None:
    styles = {make_styles(name).tobytes() for name in style_names()}
    assert len(styles) == len(style_names()) >= 6


def test_the_first_merchant_is_as_the_table_of_parameters_says() -> None:
    """What learned players were taught by stays as it was."""
    styles = make_styles("first")
    assert len(styles) == TABLES
    for style in styles:
        assert [float(style[name]) for name, _, _ in PARAMETERS] == pytest.approx(
            [value for _, value, _ in PARAMETERS]
        )


def test_each_table_has_numbers_of_its_own() -> None:
    usual = make_styles()
    assert len({style.tobytes() for style in usual}) == TABLES
    for number, (edition, seats) in enumerate(TABLES_IN_TURN):
        assert style_at(usual, Options.make(edition, seats)) == usual[number : number + 1]
    banked = Options.make("classic", 4, investment_bank=True, supply=12)
    assert style_at(usual, banked) == style_at(usual, Options.make("anniversary", 4))


def test_less_skill_wavers_more() -> None:
    """In bids, and in what is done."""
    spread = [pstdev(bids(sealed(), Merchant(skill=skill), seeds=40)) for skill in (1, 0.5, 0)]
    assert spread[0] < spread[1] - 0.5 < spread[2] - 1
    game = Game.from_position(TURN)
    done = [
        len({says(game, Merchant(skill=skill), seed=seed) for seed in range(20)})
        for skill in (1, 0)
    ]
    assert done[0] < done[1]


def test_a_seed_decides_all() -> None:
    game = sealed()
    for style, skill in (("steady", 1.0), ("hoarder", 0.0)):
        bot = Merchant(style, skill)
        first = [bot.choose(decision_at(game, 1, seed)) for seed in range(20)]
        again = [Merchant(style, skill).choose(decision_at(game, 1, seed)) for seed in range(20)]
        assert again == first
        assert len(set(map(tuple, first))) > 1


def test_an_unknown_style_and_a_skill_out_of_range_are_errors_that_say_so() -> None:
    with pytest.raises(ValueError, match=r"no style 'pirate'; there are: steady, shipper,"):
        Merchant("pirate")
    for skill in (-0.1, 1.1, float("nan")):
        with pytest.raises(ValueError, match=r"Skill is a number from 0 to 1, not"):
            Merchant(skill=skill)
    with pytest.raises(BotError, match="no style 'pirate'"):
        make_bot("merchant:style=pirate")
    with pytest.raises(BotError, match="Skill is a number from 0 to 1, not 7"):
        make_bot("merchant:skill=7")
    assert Merchant(skill=0)
    assert Merchant(skill=1)
