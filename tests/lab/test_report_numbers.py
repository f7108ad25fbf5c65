"""From rows to numbers: each against what the rows plainly say."""

from __future__ import annotations

import polars as pl
import pytest

from longshore.lab.report.numbers import (
    auctions,
    deliveries,
    money,
    payments,
    prices,
    results,
    spread,
)
from longshore.lab.report.numbers.economy import FEWEST, TurnRows
from tests.lab.report_support import rival, source

ECONOMIES = ["classic", "anniversary", "classic-4", "anniversary-5", "classic-5-domestic-pre-turn"]


def economy(name: str) -> TurnRows:
    found = source(name)
    assert found.turns is not None
    return TurnRows(found.turns, "round" if found.kind == "result" else "turn")


def rows(name: str) -> pl.DataFrame:
    turns = source(name).turns
    assert turns is not None
    return turns.collect()


# Spreads.


def test_boxes_are_quartiles_and_the_outer_points():
    frame = pl.DataFrame({"who": ["a"] * 101 + ["b"], "score": [*range(101), 7]})
    one, other = spread.boxes(frame, "who", "score").iter_rows(named=True)
    assert one == {
        "who": "a",
        "count": 101,
        "mean": 50,
        "low": 5,
        "q1": 25,
        "median": 50,
        "q3": 75,
        "high": 95,
    }
    assert other["median"] == other["low"] == other["high"] == 7


def test_weighted_boxes_count_a_row_as_often_as_it_says():
    light = pl.DataFrame({"colour": [0, 0, 0], "price": [4.0, 1.0, 2.0], "count": [1, 8, 1]})
    heavy = pl.DataFrame({"colour": 0, "price": [1.0] * 8 + [2.0, 4.0], "count": 1})
    weighted = spread.weighted_boxes(light, "colour", "price", "count")
    assert weighted.equals(spread.weighted_boxes(heavy, "colour", "price", "count"))
    (row,) = weighted.iter_rows(named=True)
    assert (row["q1"], row["median"], row["q3"], row["high"]) == (1, 1, 1, 4)
    assert row["mean"] == pytest.approx(1.4)
    assert row["count"] == 10


def test_a_histogram_has_every_bin_and_sums_to_one():
    frame = pl.DataFrame({"bot": ["a", "a", "a", "b"], "score": [-15, 3, 3, 99]})
    counted, width = spread.histogram(frame, "bot", "score")
    assert width == 5
    ours = counted.filter(pl.col("bot") == "a")
    assert ours["bin"].to_list() == list(range(-15, 100, 5))
    assert dict(ours.filter(pl.col("count") > 0).select("bin", "count").rows()) == {-15: 1, 0: 2}
    shares = counted.group_by("bot").agg(pl.col("share").sum())["share"].to_list()
    assert shares == pytest.approx([1, 1])


@pytest.mark.parametrize(
    ("lowest", "highest", "width"),
    [(0, 10, 1), (0, 39, 1), (0, 40, 2), (-20, 150, 5), (0, 1e4, 251)],
)
def test_bins_have_round_widths(lowest, highest, width):
    assert spread.bin_width(lowest, highest) == width


# Results.


def test_win_shares_are_a_seats_and_sum_to_one_over_a_table():
    seats = source("classic").seats
    shares = results.win_shares(seats)
    assert shares[rival()].value + 2 * shares["random"].value == pytest.approx(1)
    for share in shares.values():
        assert share.low <= share.value <= share.high


def test_a_mean_score_counts_a_game_once():
    seats = pl.DataFrame({"game": [1, 1, 2, 2], "bot": ["a"] * 4, "score": [10, 20, 30, 40]})
    found = results.mean_scores(seats)["a"]
    assert found.value == 25
    assert found.high - found.value == pytest.approx(12.706 * 10, rel=1e-3)  # Student, two games


def test_of_one_game_no_interval_of_a_mean_is_known():
    seats = pl.DataFrame({"game": [1, 1], "bot": ["a", "a"], "score": [10, 20]})
    assert results.mean_scores(seats)["a"].high == float("inf")


def test_turn_order_is_counted_by_bot():
    seats = source("classic").seats
    found = results.order_shares(seats)
    assert found["places"].sum() == seats.height
    assert found["win_share"].sum() == pytest.approx(source("classic").games.height)
    starts = seats.filter(pl.col("bot") == rival(), pl.col("order") == 0)
    row = found.row(by_predicate=(pl.col("bot") == rival()) & (pl.col("order") == 0), named=True)
    assert row["places"] == starts.height
    assert row["value"] == pytest.approx(starts["win_share"].mean())


def test_every_game_has_a_length_and_an_ending():
    games = source("classic").games
    counted, width = results.lengths(games)
    assert width == 1
    assert counted["count"].sum() == games.height == sum(results.endings(games).values())


# The economy over time.


@pytest.mark.parametrize("name", ECONOMIES)
def test_money_grows_by_its_sources_less_its_drains(name):
    """What the figure of flows shows is all that changes the money of the seats."""
    found = economy(name)
    flows, supply = money.flows(found), money.supply(found)
    if found.games > 1:  # the means of games that end are no sums: take one game
        one = found.turns.filter(pl.col("game") == 0)
        found = TurnRows(one, "round")
        flows, supply = money.flows(found), money.supply(found)
    net = flows.group_by("time").agg(pl.col("dollars").sum()).sort("time")["dollars"]
    steps = supply["mean"].diff().drop_nulls()
    assert steps.to_list() == pytest.approx(net.to_list())
    assert supply["mean"][0] == 20 * source(name).seats_at_table
    assert supply["mean"][-1] == rows(name).filter(pl.col("game") == 0)["money"][-1]


def test_a_flow_that_never_happened_is_left_out():
    there = set(money.flows(economy("classic-4"))["flow"])
    assert "subsidy" in there
    assert not there & {"domestic", "brokers_in", "brokers_out"}
    assert "domestic" in set(money.flows(economy("classic-5-domestic-pre-turn"))["flow"])
    assert {"brokers_in", "brokers_out"} <= set(money.flows(economy("anniversary-5"))["flow"])


def test_flows_are_means_of_the_games_still_going_on():
    found = economy("classic")
    last = found.last
    going = found.running.filter(pl.col("time") == last)["games"][0]
    paid = rows("classic").filter(pl.col("round") == last)["interest"].sum()
    shown = money.flows(found).filter(pl.col("flow") == "interest", pl.col("time") == last)
    assert shown["dollars"].sum() == pytest.approx(-paid / going)


def test_a_round_that_few_games_reached_is_not_shown():
    lengths = [10] * 95 + [50] * 5
    turns = pl.LazyFrame(
        {
            "game": [game for game, length in enumerate(lengths) for _ in range(length)],
            "turn": [turn for length in lengths for turn in range(1, length + 1)],
        }
    )
    found = TurnRows(turns.with_columns(round="turn"), "round")
    assert found.last == 10
    assert found.running["games"].to_list() == [100] * 10
    assert found.timed().collect()["round"].max() == 10


def test_loans_are_shares_of_the_seats_at_the_table():
    found = economy("classic-4")
    last = money.loans(found).row(-1, named=True)
    owed = [rows("classic-4")[f"loans_{seat}"][-1] for seat in range(4)]
    assert last["one"] == owed.count(1) / 4
    assert last["two"] == owed.count(2) / 4


def test_what_bots_hold_is_told_by_who_sat_there():
    found = source("classic")
    by_bot = money.by_bot(economy("classic"), found.seats, "cash")
    rivals = found.seats.filter(pl.col("bot") == rival()).select("game", "seat")
    first = rows("classic").filter(pl.col("round") == 1)
    standing = first.filter(pl.col("turn") == pl.col("turn").max().over("game"))
    cash = [
        standing.filter(pl.col("game") == game)[f"cash_{seat}"][0] for game, seat in rivals.rows()
    ]
    shown = by_bot.filter(pl.col("bot") == rival(), pl.col("time") == 1)["cash"][0]
    assert shown == pytest.approx(sum(cash) / len(cash))


# Prices.


@pytest.mark.parametrize("name", ECONOMIES)
def test_all_that_was_paid_for_containers_is_in_the_sales(name):
    found = economy(name)
    sold = prices.sales(found)
    turns = rows(name).filter(pl.col(found.clock) <= found.last)
    for stage in ("factory", "harbour"):
        paid = sum(turns[f"{stage}_paid_{colour}"].sum() for colour in range(5))
        here = sold.filter(pl.col("stage") == stage)
        assert (here["price"] * here["count"]).sum() == pytest.approx(paid)
    bought = turns.filter(pl.col("auction") == "sold")["bid"].sum()
    here = sold.filter(pl.col("stage") == "island")
    assert (here["price"] * here["count"]).sum() == pytest.approx(bought)


def test_a_price_over_time_is_weighed_by_containers_and_has_gaps():
    found = economy("classic")
    sold = pl.DataFrame(
        {
            "stage": "factory",
            "time": [1, 1, 3],
            "colour": 2,
            "count": [FEWEST, 3 * FEWEST, FEWEST - 1],
            "price": [4.0, 2.0, 3.0],
        }
    )
    line = prices.over_time(found, sold)
    assert line["time"].to_list() == list(range(1, found.last + 1))
    assert line["price"].to_list()[:3] == [2.5, None, None]  # nothing sold, then too little


def test_dear_containers_are_counted_together():
    sold = pl.DataFrame({"stage": "island", "price": [1.4, 1.6, 40.0], "count": [1, 2, 1]})
    shown = prices.histogram(sold, 12).select("dollar", "share").rows()
    assert shown == [(1, 0.25), (2, 0.5), (12, 0.25)]


def test_asked_prices_are_null_where_nothing_is_for_sale():
    asked = prices.marked(economy("classic-4"), "harbour")
    first = asked.filter(pl.col("time") == 1)
    assert first["price"].null_count() == 5


# Deliveries and auctions.


@pytest.mark.parametrize("name", ["classic-4", "anniversary-5"])
def test_deliveries_end_with_what_the_seats_received(name):
    found, seats = economy(name), source(name).seats
    by_seat = deliveries.by_seat(found, source(name).seats_at_table)
    final = by_seat.filter(pl.col("time") == found.last).sort("seat")["count"].to_list()
    assert final == seats.sort("seat")["received"].to_list()
    by_colour = deliveries.by_colour(found).filter(pl.col("time") == found.last)
    assert by_colour["count"].sum() == sum(final)


def test_deliveries_of_games_that_are_over_still_count():
    found = economy("classic")
    by_colour = deliveries.by_colour(found)
    lines = by_colour.group_by("colour", maintain_order=True).agg("count")["count"]
    assert all(line.to_list() == sorted(line.to_list()) for line in lines)
    shown = rows("classic").filter(pl.col("round") <= found.last, pl.col("auction") != "")
    cargoes = shown.select(pl.sum_horizontal(f"cargo_{colour}" for colour in range(5))).sum().item()
    last = by_colour.filter(pl.col("time") == found.last)["count"].sum()
    assert last == pytest.approx(cargoes / found.games)


def test_auctions_have_their_bids_from_the_highest_down():
    held = auctions.held(economy("classic-4"))
    assert held.height == source("classic-4").seats["auctions"].sum()
    for row in held.iter_rows(named=True):
        assert row["bids"] == sorted(row["bids"], reverse=True)
        assert row["bids"][0] == row["bid"]
        assert row[f"bids_{row['seller']}"] is None
        assert 1 <= row["size"] <= 5
    assert sum(auctions.shares(held).values()) == pytest.approx(1)


def _held(*sets_of_bids: list[int]) -> pl.DataFrame:
    return pl.DataFrame(
        {"bids": list(sets_of_bids), "bid": [bids[0] for bids in sets_of_bids], "size": 2},
        schema_overrides={"bids": pl.List(pl.Int64)},
    )


def test_the_gap_is_between_the_highest_and_the_second_bid():
    assert auctions.gap(_held([9, 4, 0], [5, 5, 5])) == 2.5
    assert auctions.gap(_held([0, 0, 0])) is None
    counts, width = auctions.runners_up(_held([9, 4, 0], [9, 4, 2], [3, 3, 0]))
    assert width == 1
    assert counts.rows() == [(3, 3, 1), (9, 4, 2)]


def test_bids_are_ranked_and_divided_by_the_cargo():
    found = economy("classic-4")
    ranked = auctions.by_rank(found, _held([8, 4, 2]).with_columns(time=pl.lit(1, dtype=pl.Int64)))
    at_once = ranked.filter(pl.col("time") == 1)
    assert dict(at_once.select("rank", "each").rows()) == {1: 4.0, 2: 2.0, 3: 1.0}


def test_outcomes_are_shares_of_each_bid():
    held = _held([9], [8], [8], [90], [0]).with_columns(
        outcome=pl.Series(["sold", "kept", "sold", "sold", "unsold"])
    )
    shown = {(row[0], row[1]): row[3] for row in auctions.outcomes(held, 12).rows()}
    assert shown == {(0, "unsold"): 1, (4, "sold"): 2 / 3, (4, "kept"): 1 / 3, (12, "sold"): 1}


# Who paid whom.


def test_each_pays_each_of_the_others():
    paid = {
        "paid_0": [0, 4, 2],
        "paid_1": [10, 0, 3],
        "paid_2": [1, 5, 0],
        "paid_3": 0,
        "paid_4": 0,
    }
    seats = pl.DataFrame({"game": 7, "seat": [0, 1, 2], "bot": ["a", "b", "b"], **paid})
    by_seat = {(seat, to): dollars for seat, to, dollars in payments.paid_by_seat(seats).rows()}
    assert by_seat == {(0, 1): 10, (0, 2): 1, (1, 0): 4, (1, 2): 5, (2, 0): 2, (2, 1): 3}
    by_bot = {(bot, to): dollars for bot, to, dollars in payments.paid_by_bot(seats).rows()}
    assert by_bot == {("a", "b"): 5.5, ("b", "a"): 3, ("b", "b"): 4}


@pytest.mark.parametrize("name", ["classic", "anniversary"])
def test_what_is_paid_for_cargoes_is_paid_to_somebody(name):
    found = source(name).seats
    paid = found.select(pl.sum_horizontal(pl.col("^paid_.$")).alias("paid"))["paid"].sum()
    assert paid >= found["earned_by_cargo"].sum() / 2 > 0
    assert payments.paid_by_bot(found)["paid"].min() >= 0
