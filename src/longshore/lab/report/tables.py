"""The page's tables, and the few numbers at its top."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

import polars as pl

from longshore.engine.scoring import HARBOUR_VALUE, LOAN_COST, PIER_VALUE, SHIP_VALUE
from longshore.game.options import SEAT_NAMES
from longshore.lab.ladder.intervals import Interval
from longshore.lab.report.figures.plot import TextTable
from longshore.lab.report.figures.styles import Style
from longshore.lab.report.numbers import payments, results
from longshore.lab.report.source import OPEN, ReportSource

_DEEDS = {
    "produced": "produced",
    "stocked": "from factories",
    "loaded": "from harbours",
    "shipped": "shipped",
    "auctions": "auctions held",
    "won": "auctions won",
    "received": "received",
    "spent_on_cargo": "spent on cargo",
    "earned_by_cargo": "earned by cargo",
    "machines": "machines",
    "warehouses": "warehouses",
}


def key_numbers(source: ReportSource) -> dict[str, str]:
    """A handful of numbers that one wants to see first."""
    return _of_game(source) if source.kind == "game" else _of_result(source)


def _of_result(source: ReportSource) -> dict[str, str]:
    games, seats = source.games, source.seats
    endings = results.endings(games)
    rounds = games["rounds"]
    forfeits, decisions = int(seats["forfeits"].sum()), int(seats["decisions"].sum())
    return {
        "games": f"{games.height:,}",
        "rounds, median": f"{_number(rounds.median()):.0f}",
        "turns a seat, mean": f"{_number(games['turns'].mean()) / source.seats_at_table:.1f}",
        "ended by the supply": f"{endings.get('supply', 0) / games.height:.1%}",
        "stalled": f"{endings.get('stalled', 0):,}",
        "winning score, mean": f"${_number(games['best_score'].mean()):.1f}",
        "score, mean": f"${_number(seats['score'].mean()):.1f}",
        "containers delivered a seat": f"{_number(seats['received'].mean()):.1f}",
        "decisions forfeited": f"{forfeits:,} of {decisions:,}",
    }


def _of_game(source: ReportSource) -> dict[str, str]:
    game, seats = source.games.row(0, named=True), source.seats
    winners = [SEAT_NAMES[int(seat)] for seat in game["winners"].split()]
    over = game["ended"] != OPEN
    endings = {"supply": "supply ran out", "rounds": "round limit", OPEN: "not over"}
    return {
        "winner" if over else "in the lead": " and ".join(winners),
        "best score" if over else "best so far": f"${game['best_score']}",
        "rounds": str(game["rounds"]),
        "turns": str(game["turns"]),
        "auctions": str(int(seats["auctions"].sum())),
        "containers delivered": str(int(seats["received"].sum())),
        "end": endings[game["ended"]],
    }


def _number(value: Any) -> float:
    return float(value) if value is not None else 0.0


def _interval(found: Interval, form: str) -> str:
    if not isfinite(found.low):
        return "–"
    return _plain(f"{found.low:{form}} to {found.high:{form}}")


def _plain(text: str) -> str:
    """Numbers with a true minus."""
    return text.replace("-", "−")


def bot_tables(source: ReportSource, styles: Mapping[str, Style]) -> list[TextTable]:
    """By bot: how it fared, and what it did."""
    rows = {row["bot"]: row for row in results.bot_means(source.seats).iter_rows(named=True)}
    shares = results.win_shares(source.seats)
    scores = results.mean_scores(source.seats)
    fared, did = [], []
    for bot, style in styles.items():
        row, share, score = rows[bot], shares[bot], scores[bot]
        fared.append(
            (
                style.label,
                f"{row['games']:,}",
                f"{share.value:.1%}",
                _interval(share, ".1%") if len(styles) > 1 else "–",
                _plain(f"{score.value:.1f}"),
                _interval(score, ".1f"),
                _plain(f"{row['median']:.0f}"),
                f"{row['cash']:.1f}",
                f"{row['island_score']:.1f}",
                f"{row['loans']:.2f}",
                f"{row['all_forfeits']:,} of {row['all_decisions']:,}",
            )
        )
        did.append((style.label, *(f"{row[name]:.1f}" for name in _DEEDS)))
    heads = ("Bot", "games", "win share", "95 % interval", "mean score", "95 % interval", "median")
    more = ("cash", "island", "loans", "forfeits")
    even = f"{1 / source.seats_at_table:.1%}"
    return [
        TextTable(
            heads + more,
            fared,
            caption="How each bot fared",
            note=(
                f"Win share: how often a seat of this bot wins; {even} is even, a shared win counts"
                " in parts. Intervals: Wilson's for shares, Student's for means with a game as one"
                " observation. Scores, cash and island in dollars, means at the end."
            ),
        ),
        TextTable(
            ("Bot", *_DEEDS.values()),
            did,
            caption="What a seat of each bot does in a game, in the mean",
            note=(
                "Containers produced, bought from factory and from harbour stores, brought to"
                " the island, and received on its own; dollars spent on cargoes and earned by them,"
                " subsidies included; machines and warehouses at the end."
            ),
        ),
    ]


def payment_table(source: ReportSource, styles: Mapping[str, Style]) -> TextTable:
    """Who paid whom: by bot where there are several, else by seat."""
    names: dict[Any, str]
    if source.kind == "result" and len(styles) > 1:
        names = {bot: style.label for bot, style in styles.items()}
        rows = payments.paid_by_bot(source.seats).rows()
    else:
        names = dict(enumerate(SEAT_NAMES[: source.seats_at_table]))
        rows = payments.paid_by_seat(source.seats).rows()
    paid = {(giver, taker): amount for giver, taker, amount in rows}
    return TextTable(
        ("Paid by", *(f"to {name}" for name in names.values())),
        [
            (
                name,
                *(
                    f"{paid[giver, taker]:.1f}" if (giver, taker) in paid else "–"
                    for taker in names
                ),
            )
            for giver, name in names.items()
        ],
        caption="Who paid whom",
        note=(
            "Dollars that went from one seat to another in a game, in the mean: for goods, cargoes"
            " and wages. Two who pay each other far more than they pay the others live by the"
            " subsidy, which doubles what they bid."
        ),
    )


def score_table(source: ReportSource) -> TextTable:
    """One game's seats, item by item (F3)."""
    rows = [_scored(row) for row in source.seats.sort("rank", "seat").iter_rows(named=True)]
    heads = ("Seat", "score", "card", "cash", "island", "harbour", "afloat", "loans")
    deeds = ("produced", "stocked", "loaded", "shipped", "auctions won", "received")
    return TextTable(
        heads + deeds,
        rows,
        caption="Scores, and what each seat did",
        left=(2,),
        note=(
            "Score = cash + island without its most frequent colour + $2 a container in the harbour"
            " store + $3 on the ship or at the Investment Bank − $11 a loan. The last six columns"
            " count containers and auctions."
        ),
    )


def _scored(row: dict[str, Any]) -> tuple[str, ...]:
    return (
        SEAT_NAMES[row["seat"]],
        _money(row["score"]),
        row["card"],
        _money(row["cash"]),
        _money(row["island_score"]),
        _money(HARBOUR_VALUE * row["harbour"]),
        _money(SHIP_VALUE * row["ship"] + PIER_VALUE * row["pier"]),
        _money(-LOAN_COST * row["loans"]),
        *(str(row[name]) for name in ("produced", "stocked", "loaded", "shipped")),
        *(str(row[name]) for name in ("won", "received")),
    )


def _money(dollars: int) -> str:
    return f"${dollars}" if dollars >= 0 else f"−${-dollars}"


def auction_table(held: pl.DataFrame, source: ReportSource) -> TextTable:
    """One game's auctions, one a row."""
    rows = []
    for row in held.iter_rows(named=True):
        cargo = [
            f"{row[f'cargo_{colour}']} {name}"
            for colour, name in enumerate(source.colours)
            if row[f"cargo_{colour}"]
        ]
        bids = [
            (row[f"bids_{seat}"], SEAT_NAMES[seat])
            for seat in range(source.seats_at_table)
            if row[f"bids_{seat}"] is not None
        ]
        bids.sort(key=lambda bid: -bid[0])
        rows.append(
            (
                str(row["turn"]),
                str(row["round"]),
                SEAT_NAMES[row["seller"]],
                ", ".join(cargo),
                ", ".join(f"{name} ${bid}" for bid, name in bids),
                _end_of(row),
            )
        )
    return TextTable(
        ("Turn", "round", "shipper", "cargo", "bids", "what became of it"),
        rows,
        caption="The auctions",
        left=(2, 3, 4, 5),
    )


def _end_of(row: dict[str, Any]) -> str:
    if row["outcome"] == "sold":
        return f"sold to {SEAT_NAMES[row['winner']]} for ${row['bid']}"
    if row["outcome"] == "kept":
        return f"kept, ${row['bid']} to the bank"
    return "no bid, kept for nothing"
