"""Which tables and figures a source is given, in which order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import polars as pl

from longshore.lab.report.figures import auctions as auction_figures
from longshore.lab.report.figures import economy as economy_figures
from longshore.lab.report.figures import game as game_figures
from longshore.lab.report.figures import results as result_figures
from longshore.lab.report.figures.economy import TimeAxis
from longshore.lab.report.figures.plot import PageSection, Plot
from longshore.lab.report.figures.styles import Style, bot_styles, container_styles, seat_styles
from longshore.lab.report.numbers import auctions, deliveries, money, prices, results, spread
from longshore.lab.report.numbers.economy import TurnRows
from longshore.lab.report.source import OPEN, ReportSource
from longshore.lab.report.tables import auction_table, bot_tables, payment_table, score_table

MOST = 12  # dollars a container; what is above is shown together

WITHOUT_TURNS = (
    "These rows have no turns. With `longshore simulate --turns` this page also shows the money"
    " supply with its sources and drains, loans, prices along the chain by colour, deliveries over"
    " time, and bids and auctions."
)


@dataclass(frozen=True)
class _Workshop:
    """A source with what its sections share."""

    source: ReportSource

    @cached_property
    def bots(self) -> dict[str, Style]:
        return bot_styles(self.source.bots)

    @cached_property
    def seats(self) -> list[Style]:
        return seat_styles(self.source.seats_at_table)

    @cached_property
    def colours(self) -> list[Style]:
        return container_styles(self.source.edition)

    @cached_property
    def economy(self) -> TurnRows:
        if self.source.turns is None:
            raise ValueError("A source without turns has no economy over time.")
        return TurnRows(self.source.turns, "round" if self.source.kind == "result" else "turn")

    @cached_property
    def clock(self) -> TimeAxis:
        economy = self.economy
        return TimeAxis(economy.clock, economy.last, economy.games, economy.fewest)

    @cached_property
    def sold(self) -> pl.DataFrame:
        return prices.sales(self.economy)

    @cached_property
    def auctions(self) -> pl.DataFrame:
        return auctions.held(self.economy)


def make_sections(source: ReportSource) -> list[PageSection]:
    """The whole page, part by part."""
    shop = _Workshop(source)
    if source.kind == "game":
        return [
            _game(shop),
            _money(shop),
            _game_prices(shop),
            _deliveries(shop),
            _game_auctions(shop),
        ]
    found = [_results(shop), _games(shop)]
    if source.turns is None:
        return [*found, _delivered(shop)]
    return [*found, _money(shop), _prices(shop), _deliveries(shop), _auctions(shop)]


# Results of many games


def _results(shop: _Workshop) -> PageSection:
    seats = shop.source.seats
    even = 1 / shop.source.seats_at_table
    plots: list[Plot] = []
    if len(shop.bots) > 1:
        plots.append(result_figures.win_shares(results.win_shares(seats), shop.bots, even))
    orders = results.order_shares(seats)
    plots.append(result_figures.order_shares(orders, shop.bots, shop.source.seats_at_table))
    counted, width = spread.histogram(seats, "bot", "score")
    medians = {row[0]: row[1] for row in seats.group_by("bot").agg(pl.col("score").median()).rows()}
    plots.append(result_figures.scores_by_bot(counted, width, medians, shop.bots))
    boxes = spread.boxes(seats, "seat", "score")
    plots.append(result_figures.scores_by_seat(boxes, shop.seats))
    return PageSection(
        name="results",
        title="Results",
        tables=[*bot_tables(shop.source, shop.bots), payment_table(shop.source, shop.bots)],
        plots=plots,
    )


def _games(shop: _Workshop) -> PageSection:
    games = shop.source.games
    counted, width = results.lengths(games)
    median = float(games.select(pl.col("rounds").median()).item())
    return PageSection(
        name="games",
        title="Length and endings",
        plots=[
            result_figures.lengths(counted, width, median),
            result_figures.endings(results.endings(games)),
        ],
    )


def _delivered(shop: _Workshop) -> PageSection:
    """What rows without turns tell of the deliveries."""
    seats = shop.source.seats
    by_bot = spread.boxes(seats, "bot", "received")
    by_seat = spread.boxes(seats, "seat", "received")
    return PageSection(
        name="deliveries",
        title="Deliveries",
        plots=[
            result_figures.received(by_bot, "bot", dict(shop.bots), "Containers delivered, by bot"),
            result_figures.received(
                by_seat, "seat", dict(enumerate(shop.seats)), "Containers delivered, by seat"
            ),
        ],
    )


def _prices(shop: _Workshop) -> PageSection:
    sold = shop.sold
    if sold.is_empty():
        return PageSection(name="prices", title="Prices", lead="Nothing was sold in these games.")
    spreads = {stage: prices.spread(sold, stage) for stage in prices.STAGES}
    return PageSection(
        name="prices",
        title="Prices",
        plots=[
            economy_figures.prices_over_time(
                prices.over_time(shop.economy, sold), shop.colours, shop.clock
            ),
            economy_figures.price_spreads(spreads, shop.colours),
            _by_stage(sold),
        ],
    )


def _by_stage(sold: pl.DataFrame) -> Plot:
    means = {row["stage"]: row["mean"] for row in prices.by_stage(sold).iter_rows(named=True)}
    middles = {stage: means[stage] for stage in prices.STAGES if stage in means}
    return economy_figures.prices_by_stage(prices.histogram(sold, MOST), middles, MOST)


def _auctions(shop: _Workshop) -> PageSection:
    held = shop.auctions
    if held.is_empty():
        return PageSection(name="auctions", title="Auctions", lead="There was no auction.")
    plots: list[Plot] = []
    gap = auctions.gap(held)
    if gap is not None:
        counts, width = auctions.runners_up(held)
        plots.append(auction_figures.runners_up(counts, width, gap))
    by_dollar = auctions.outcomes(held, MOST)
    plots.append(auction_figures.outcomes(by_dollar, auctions.shares(held), MOST))
    plots.append(auction_figures.bids_by_rank(auctions.by_rank(shop.economy, held), shop.clock))
    if len(shop.bots) > 1:
        by_bot = auctions.by_bot(shop.economy, held, shop.source.seats)
        plots.append(auction_figures.bids_by_bot(by_bot, shop.bots, shop.clock))
    return PageSection(name="auctions", title="Auctions", plots=plots)


# Of many games and of one


def _money(shop: _Workshop) -> PageSection:
    economy, clock = shop.economy, shop.clock
    totals = dict(money.totals(economy).rows())
    plots = [economy_figures.money_flows(money.flows(economy), totals, clock)]
    plots.append(economy_figures.money_supply(money.supply(economy), clock))
    if shop.source.kind == "game":
        by_seat = money.by_seat(economy, "loans")
        plots.append(game_figures.loans_by_seat(by_seat, shop.seats, clock))
        return PageSection(name="money", title="Money", plots=plots)
    plots.append(economy_figures.loans(money.loans(economy), clock))
    if len(shop.bots) > 1:
        for name, figure in (
            ("loans", economy_figures.loans_by_bot),
            ("cash", economy_figures.cash_by_bot),
        ):
            plots.append(figure(money.by_bot(economy, shop.source.seats, name), shop.bots, clock))
    else:
        cash = money.by_seat(economy, "cash")
        plots.append(economy_figures.cash_by_seat(cash, shop.seats, clock))
    return PageSection(name="money", title="Money", plots=plots)


def _deliveries(shop: _Workshop) -> PageSection:
    by_colour = deliveries.by_colour(shop.economy)
    by_seat = deliveries.by_seat(shop.economy, shop.source.seats_at_table)
    return PageSection(
        name="deliveries",
        title="Deliveries",
        plots=[
            economy_figures.deliveries_by_colour(by_colour, shop.colours, shop.clock),
            economy_figures.deliveries_by_seat(by_seat, shop.seats, shop.clock),
        ],
    )


# One game


def _game(shop: _Workshop) -> PageSection:
    plots: list[Plot] = []
    if shop.source.worth is not None:
        winners, ended = shop.source.games.select("winners", "ended").row(0)
        best = [int(seat) for seat in winners.split()]
        found = shop.source.worth
        plots.append(game_figures.worth(found, shop.seats, shop.clock, best, ended != OPEN))
    cash = money.by_seat(shop.economy, "cash")
    plots.append(economy_figures.cash_by_seat(cash, shop.seats, shop.clock))
    return PageSection(
        name="results",
        title="Seats",
        tables=[score_table(shop.source), payment_table(shop.source, shop.bots)],
        plots=plots,
    )


def _game_prices(shop: _Workshop) -> PageSection:
    asked = {stage: prices.marked(shop.economy, stage) for stage in ("factory", "harbour")}
    plots = [game_figures.prices(asked, shop.sold, shop.colours, shop.clock)]
    if not shop.sold.is_empty():
        plots.append(_by_stage(shop.sold))
    return PageSection(name="prices", title="Prices", plots=plots)


def _game_auctions(shop: _Workshop) -> PageSection:
    held = shop.auctions
    if held.is_empty():
        return PageSection(name="auctions", title="Auctions", lead="There was no auction.")
    return PageSection(
        name="auctions",
        title="Auctions",
        plots=[game_figures.auctions(held, shop.seats, shop.colours)],
        below=[auction_table(held, shop.source)],
    )
