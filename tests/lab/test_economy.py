"""The books against the engine's own records, over games in which everything happens."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from longshore.engine import places
from longshore.engine.journal import Fact, Reason
from longshore.engine.scoring import island_score, score, winners
from longshore.engine.state import Phase
from longshore.lab.books import TALLIES
from longshore.lab.recorded import replay_table
from longshore.lab.rows import turn_dicts
from tests.lab.lab_support import followed_game, whole_game
from tests.support import SEEDS, SHORT, fold_goods, fold_money

GOLDEN = Path(__file__).parents[1] / "golden"
EVENING = Path(__file__).parent / "evening-3.game"  # no change to a bot moves it
FLOWS = {  # how each changes the money of all seats together
    "subsidy": 1,
    "loans_taken": 1,
    "loans_repaid": -1,
    "buildings": -1,
    "interest": -1,
    "declined": -1,
    "domestic": 1,
    "brokers": 1,
}


@SEEDS
def test_the_books_hold_what_the_engine_holds(seeds):
    finished = 0
    for seed in seeds:
        buffer, economy = whole_game(seed)
        state, books = buffer.state, economy.books[0]
        assert books["cash"].tolist() == state.cash.tolist()
        assert books["goods"].tolist() == state.goods.tolist()
        assert books["loans"].tolist() == state.loans.tolist()
        assert books["warehouses"].tolist() == state.warehouses.tolist()
        assert books["machines"].tolist() == (state.machines >= 0).sum(axis=1).tolist()
        finished += economy.closed
        assert economy.closed == (state.phase == Phase.OVER)
    assert finished > len(seeds) / 2


@SEEDS
def test_a_turn_is_closed_where_it_ends(seeds):
    """As the engine's state has it, less what the journal tells after the next turn has begun."""
    interest = turns = 0
    for seed in seeds[::2]:
        for buffer, economy, rows in followed_game(seed, limit=600):
            begun = [place for place, row in enumerate(rows) if row[0] == Fact.TURN]
            if not begun:
                continue
            later = rows[begun[0] :]
            cash, goods = buffer.state.cash.tolist(), buffer.state.goods.tolist()
            fold_money(cash, [[f, r, b, a, *rest] for f, r, a, b, *rest in later])
            fold_goods(goods, [[f, r, b, a, *rest] for f, r, a, b, *rest in later])
            turn, seats = economy.turns[-1], int(buffer.state.seats)
            assert turn["cash"].tolist() == cash[:seats] + [-1] * (5 - seats)
            assert turn["money"] == sum(cash[:seats])
            assert turn["supply"].tolist() == goods[places.SUPPLY]
            for seat in range(seats):
                assert turn["island"][seat] == sum(goods[places.ISLAND + seat])
                assert turn["ship"][seat] == sum(goods[places.SHIP + seat])
                first = places.HARBOUR + 5 * seat
                assert turn["harbour"][seat] == sum(map(sum, goods[first : first + 5]))
            assert turn["turn"] == len(economy.turns)
            turns += 1
            interest += any(row[:2] == [Fact.MONEY, Reason.INTEREST] for row in later)
    assert turns > 1000
    assert interest > 100  # without them the end of a turn would be where its last move ends


@SEEDS
def test_the_flows_explain_all_money(seeds):
    seen: Counter[str] = Counter()
    for seed in seeds:
        rows = turn_dicts(whole_game(seed)[1].turns)
        for before, after in pairwise(rows):
            change = sum(sign * after[name] for name, sign in FLOWS.items())
            assert after["money"] - before["money"] == change, (seed, after["turn"])
            seen.update(name for name in FLOWS if after[name])
            seen.update(["wages"] if after["wages"] else [])
    assert seen.keys() == {*FLOWS, "wages"}


@SEEDS
def test_what_the_seats_did_adds_up_to_the_turns(seeds):
    kinds: Counter[str] = Counter()
    for seed in seeds:
        _, economy = whole_game(seed)
        if not economy.closed:
            continue  # a turn that is not over is in the seats' numbers, not in the turns
        turns, books = economy.turns, economy.books[0]
        done = {name: int(books[name].sum()) for name in TALLIES}
        sold = turns["auction"] > 0
        assert done["stocked"] == turns["factory_sold"].sum()
        assert done["loaded"] == turns["harbour_sold"].sum()
        assert done["auctions"] == sold.sum()
        assert done["won"] == (turns["auction"] == 1).sum()
        assert done["shipped"] == done["received"] == turns["cargo"][sold].sum()
        paid = turns["bid"][turns["auction"] == 1].sum()
        assert done["earned_by_cargo"] == 2 * paid
        assert done["spent_on_cargo"] == paid + turns["declined"].sum()
        assert (turns["cargo"][~sold] == -1).all()
        assert (turns["bids"][~sold] == -1).all()
        kinds.update(row["auction"] for row in turn_dicts(turns))
    assert kinds.keys() == {"", "sold", "kept", "unsold"}


def test_prices_are_those_marked():
    """The mean over all stores of a colour, and nothing where there is none."""
    none = some = 0
    for seed in SHORT[:12]:
        for buffer, economy, rows in followed_game(seed, limit=400):
            # at the end of a turn without interest or a broker's prize: the state as it is
            if not rows or rows[-1][0] != Fact.TURN:
                continue
            turn, goods = economy.turns[-1], buffer.state.goods
            for colour in range(5):
                prices = [
                    2 + (shelf - places.HARBOUR) % 5
                    for shelf in range(places.HARBOUR, places.SHIP)
                    for _ in range(int(goods[shelf, colour]))
                ]
                if prices:
                    assert turn["harbour_price"][colour] == pytest.approx(np.mean(prices))
                    some += 1
                else:
                    assert np.isnan(turn["harbour_price"][colour])
                    none += 1
    assert none > 100
    assert some > 100


@SEEDS
def test_scores_and_places_are_the_engines(seeds):
    shared = 0
    for seed in seeds:
        buffer, economy = whole_game(seed)
        result, seats = economy.result()[0], int(buffer.state.seats)
        scores = [score(buffer.state, seat) for seat in range(seats)]
        assert result["score"][:seats].tolist() == scores
        islands = [island_score(buffer.state, seat) for seat in range(seats)]
        assert result["island_score"][:seats].tolist() == islands
        best = winners(buffer.state)
        ranks = result["rank"][:seats].tolist()
        assert [rank == 1 for rank in ranks] == [bool(best >> seat & 1) for seat in range(seats)]
        for one in range(seats):
            assert ranks[one] >= 1 + sum(other > scores[one] for other in scores)
        shared += len(set(ranks)) < seats
    assert shared > 0


def test_a_known_game_turn_by_turn():
    """The first auctions of a recorded game, read off its text."""
    result = replay_table(EVENING.read_text(encoding="utf-8"))
    first, second, third = [row for row in result.turns if row["auction"]][:3]
    # red: sail island, with k w from blue and n n from blue; blue 8 + 1, yellow 8 + 3
    assert first["auction"] == "sold"
    assert (first["seller"], first["winner"], first["bid"]) == (1, 2, 11)
    assert [first[f"bids_{seat}"] for seat in range(5)] == [9, None, 11, None, None]
    assert [first[f"cargo_{colour}"] for colour in range(5)] == [1, 2, 0, 0, 1]
    assert first["subsidy"] == 11
    assert (first["round"], first["turn"], first["seat"]) == (5, 14, 1)
    # yellow: sail island; red 2, blue 3
    assert (second["seller"], second["winner"], second["bid"]) == (2, 0, 3)
    # blue: sail sea, sail island; red 2, yellow 8
    assert (third["seller"], third["winner"], third["bid"]) == (0, 2, 8)
    # the first round: everybody builds a machine and a warehouse, $6 + $4
    for row in result.turns[:3]:
        assert row["buildings"] == 10
        assert row[f"cash_{row['seat']}"] == 10
    # blue: produce (a wage of $1 to its right-hand neighbour, yellow); stock red w@2
    fourth = result.turns[3]
    assert (fourth["wages"], fourth["cash_0"], fourth["cash_1"], fourth["cash_2"]) == (1, 7, 12, 11)
    assert [fourth[f"factory_sold_{colour}"] for colour in range(5)] == [0, 0, 0, 0, 1]
    assert [fourth[f"factory_paid_{colour}"] for colour in range(5)] == [0, 0, 0, 0, 2]
    assert (fourth["factory_0"], fourth["harbour_0"]) == (3, 1)
    assert fourth["harbour_price_4"] == 4.0
    assert fourth["factory_price_2"] == 3.0  # blue's o@2 o@4
    assert fourth["cash_3"] is None
    assert [row.score for row in result.seats] == [124, 114, 85]
    assert (result.game.winners, result.game.ended, result.game.best_score) == ("0", "supply", 124)


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.game")))
def test_every_recorded_game_gives_rows(name):
    text = (GOLDEN / name).read_text(encoding="utf-8")
    result = replay_table(text, 7)
    scores = next(line for line in text.splitlines() if line.startswith("scores:"))
    assert [row.score for row in result.seats] == [
        int(part.split()[-1]) for part in scores.removeprefix("scores:").split(",")
    ]
    assert result.game.game == 7
    assert len(result.turns) == result.game.turns
    assert result.game.ended == ("rounds" if "round-limit" in name else "supply")
